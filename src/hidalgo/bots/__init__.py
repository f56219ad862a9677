"""Bots: programs that play from a view, a budget and randomness of their own.

`make("greedy")` gives one by name, `names()` says which there are, `register` adds another's.
"""

from hidalgo.bots.base import UNLIMITED, Bot, Budget
from hidalgo.bots.registry import make, names, register

__all__ = ["UNLIMITED", "Bot", "Budget", "make", "names", "register"]
