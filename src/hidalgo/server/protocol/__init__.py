"""What server and clients say to each other, as types; everything else is generated from them.

`live` holds the messages of live play, `api` what goes over HTTP, `schema` publishes them as JSON
Schema and `typescript` as the types that the web client is compiled with.
"""
