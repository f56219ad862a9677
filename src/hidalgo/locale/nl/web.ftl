# What the web client says around the tables.

web-tagline = Speel El Grande, met vrienden of bots.
web-language = Taal
