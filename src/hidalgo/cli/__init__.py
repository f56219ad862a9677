"""The command `hidalgo`: one module for each of its commands, put together in `main`."""
