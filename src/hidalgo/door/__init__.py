"""The public door: games that take decisions in any form, and write themselves down.

`import hidalgo` gives all of it; the modules in here are how it is made.
"""
