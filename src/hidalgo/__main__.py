"""`python -m hidalgo`: the command, where it is not on the path."""

from hidalgo.cli.main import app

app(prog_name="hidalgo")
