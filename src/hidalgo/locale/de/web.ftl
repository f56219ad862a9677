# What the web client says around the tables.

web-tagline = El Grande spielen, mit Freunden oder Bots.
web-language = Sprache
