# What the web client says around the tables.

web-tagline = Juega a El Grande, con amigos o con bots.
web-language = Idioma
