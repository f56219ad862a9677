"""The server: tables whose moves are durable before they are acknowledged, and live play.

The log in the database is the truth. A process that plays a table reads its log, and all that
it sends is computed from views of the game that the log tells.
"""
