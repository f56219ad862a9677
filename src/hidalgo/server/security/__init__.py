"""What stands between the network and the application, whatever the application does.

`Guard` wraps the whole application: it says where a request really comes from, refuses what other
sites have made a browser send, what is too long or comes too fast, and puts headers on answers
that tell browsers to be strict.
"""

from hidalgo.server.security.guard import Guard

__all__ = ["Guard"]
