# What the web client says around the tables.

web-tagline = Jouez à El Grande, entre amis ou contre des bots.
web-language = Langue
