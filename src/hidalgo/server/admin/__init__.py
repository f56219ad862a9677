"""What hosts do with a server's data: backups, games taken out and in, what a seat was sent.

`backup` and `restore` are for whole databases, `portable` is a form of them that both kinds of
database read, `transfer` is for single games, `sent` for questions about what somebody saw.
"""
