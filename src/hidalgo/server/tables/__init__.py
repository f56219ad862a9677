"""Tables: the log of each, what follows from it, and what a viewer is shown of it.

`entries` are the rows of the log, `session` is what follows from them, `showing` turns a session
into messages for one viewer, `store` keeps the log, `desk` is where everything comes together,
`timing` does what is due by itself: bots' turns and clocks. `http` are the routes.
"""
