"""What the server answers over HTTP, beside people's own affairs: tables, pages, its health.

`tables` is the API of lobby and tables, `history` that of looking back, `live` the socket, `pages`
the web client, `watch` what those who run the server look at.
"""
