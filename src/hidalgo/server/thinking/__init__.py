"""Where bots think: worker processes that get views and give decisions, away from the loop.

`pool` is the server's end of it: a queue that is fair to all tables, and workers that are replaced
when they crash or hang. `worker` is what runs in each process, `process` the server's hold on one,
`wire` what the two say to each other.
"""
