"""Several people at one keyboard: what is secret does not stay on the screen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

import hidalgo
from hidalgo.cli.screen import LeftError
from hidalgo.cli.session import Session
from tests.cli.players import TOGETHER, Keyboard, asks, at_random, moment, seated


def test_secrets_of_several_people_never_reach_the_shared_screen(tmp_path: Path) -> None:
    """Discs and power cards taken back are asked on private screens, and told nowhere else."""
    chosen = at_random(1)
    asked: list[tuple[int, int, str]] = []

    def answer(session: Session, seat: int, words: Sequence[str]) -> str:
        if session.kind(seat) in {"disc", "power-back"}:
            screen = session.screen
            assert isinstance(screen, Keyboard)
            assert screen.is_private
            asked.append((session.game.made, len(session.game.actors()), screen.paper.getvalue()))
        return chosen(session, seat, words)

    session, screen = seated(tmp_path / "g.txt", answer, TOGETHER, seed=1)
    session.run()
    text = screen.paper.getvalue()
    assert "Your disc names" not in text
    assert "You take back power card" not in text
    assert "Ana has set the disc." in text
    hidden = 0
    for (made, owing, shown), (later, still, then) in pairwise(asked):
        if later == made + 1 and still == owing - 1:  # another of those who set discs together
            told = then.removeprefix(shown).strip()
            assert re.fullmatch(r"\w+ has set the disc\.", told)
            hidden += 1
    assert hidden >= 4


def test_a_hand_with_a_secret_in_it_is_asked_in_private(tmp_path: Path) -> None:
    """Whoever took a power card back unseen does not show the hand afterwards."""

    def holds_a_secret(game: hidalgo.Game, seat: int) -> bool:
        mine, known = game.view(seat).known(), game.view().known()
        return asks("power")(game, seat) and mine.hand(seat) != known.hand(seat)

    for wanted, private in ((holds_a_secret, True), (asks("power"), False)):
        seen: list[bool] = []

        def answer(
            session: Session, _seat: int, _words: Sequence[str], seen: list[bool] = seen
        ) -> str:
            assert isinstance(session.screen, Keyboard)
            seen.append(session.screen.is_private)
            raise LeftError

        session, screen = seated(tmp_path / "g.txt", answer, TOGETHER, game=moment(wanted))
        with pytest.raises(LeftError):
            session.run()
        assert seen == [private]
        assert ("Play a power card" in screen.paper.getvalue()) != private
