"""Which rules a game is played by: the version of the engine's rules, and an edition's cards."""

from __future__ import annotations

from typing import NamedTuple

from hidalgo.door.record import RULES
from hidalgo.grande.editions import edition as edition_named
from hidalgo.grande.editions import editions


class Rules(NamedTuple):
    """What has to be the same for a log to lead to the same game."""

    version: int
    digest: str
    """What stands for the cards."""


def rules_here(edition: str) -> Rules:
    """Return the rules by which this server plays an edition."""
    return Rules(RULES, edition_named(edition).digest)


def all_rules_here() -> dict[str, Rules]:
    """Return the rules of every edition that can be played here."""
    return {name: rules_here(name) for name in editions()}
