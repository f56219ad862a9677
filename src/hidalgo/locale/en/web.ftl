# What the web client says around the tables.

web-tagline = Play El Grande, with friends or bots.
web-language = Language
