"""Games that are kept are played again, decision by decision, to the same digests and scores.

A failure means that old records no longer play: the rules, the order of a deck or the form of a
state changed. If that was meant, `python -m tests.golden.make` writes the games anew.
"""

from __future__ import annotations

import pytest

from hidalgo.kernel.errors import IllegalError
from tests.golden.record import FOLDER, goldens, rendered, replay

GOLDENS = goldens()


@pytest.mark.parametrize("name", [golden.file.name for golden in GOLDENS])
def test_a_game_that_is_kept_plays_as_it_is_written(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert replay(text, name).over()


def test_every_edition_option_and_number_of_players_has_a_game() -> None:
    settings = {golden.setting for golden in GOLDENS}
    assert len({(setting.edition, setting.players) for setting in settings}) == 12
    assert any(not setting.vetos for setting in settings)
    assert any(setting.short for setting in settings)
    assert {golden.file for golden in GOLDENS} == set(FOLDER.glob("*.txt"))


def test_games_are_written_as_they_are_read() -> None:
    """A game made now plays, and one with a decision altered does not."""
    text = rendered(GOLDENS[0])
    assert replay(text, "made now").over()
    first = next(line for line in text.splitlines() if " power " in line)
    seat, word, *_ = first.split(";", maxsplit=1)[0].split()
    twice = text.replace(first, f"{seat} {word} 1; {seat} {word} 2", 1)
    with pytest.raises(IllegalError):
        replay(twice, "altered")
    with pytest.raises(AssertionError, match="scores 999"):
        replay(text.replace("\nscores ", "\nscores 999 "), "altered")
