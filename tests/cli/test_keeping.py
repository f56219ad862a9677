"""A game at one keyboard is written down: nothing of it is lost, whatever files do."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from hidalgo.cli import saves
from hidalgo.cli.screen import LeftError
from hidalgo.cli.session import Session
from tests.cli.players import ALONE, at_random, heard, seated


def test_the_game_is_written_down_after_every_decision(tmp_path: Path) -> None:
    """Whenever a question is asked, the file holds all that was decided before."""
    file = tmp_path / "g.txt"
    chosen = at_random(5)
    asked: list[int] = []

    def answer(session: Session, seat: int, words: Sequence[str]) -> str:
        kept = saves.read(file)
        assert kept.players == ALONE
        assert str(kept.game.record(complete=True)) == str(session.game.record(complete=True))
        asked.append(session.game.made)
        return chosen(session, seat, words)

    session, _ = seated(file, answer, ALONE, short=True)
    session.run()
    assert len(asked) > 30
    assert [path.name for path in tmp_path.iterdir()] == ["g.txt"]


def test_a_game_brought_back_goes_on_as_it_would_have(tmp_path: Path) -> None:
    """Bots do the same again, whether or not the game was interrupted (hidden choices too)."""
    session, _ = seated(tmp_path / "one.txt", at_random(5), ALONE, short=True)
    session.run()
    file = tmp_path / "two.txt"
    chosen = at_random(5)
    left = [4, 17, 33]

    def answer(session: Session, seat: int, words: Sequence[str]) -> str:
        if left and session.game.made >= left[0]:
            left.pop(0)
            raise LeftError
        return chosen(session, seat, words)

    game = session.game.back_at(0)
    players = list(ALONE)
    while not game.over:
        again, _ = seated(file, answer, players, game=game)
        with contextlib.suppress(LeftError):
            again.run()
        game, players, _ = saves.read(file)
    assert left == []
    assert str(game.record()) == str(session.game.record())


def test_save_writes_a_copy_and_overwrites_nothing(tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    other = tmp_path / "other.txt"
    other.write_text("precious")
    session, text = heard(
        tmp_path / "g.txt", "save", f"save {copy}", f"save {other}", "save /dev/null/x"
    )
    joined = "".join(text.split())
    assert f"Writtento{copy}" in joined
    assert saves.read(copy).game.made == session.game.made
    assert other.read_text() == "precious"
    assert f"{other}istherealready" in joined
    assert "/dev/null/x cannot be written: Not a directory" in " ".join(text.split())


@pytest.mark.parametrize(
    "name", ["~nobody-has-this-name/x", "x" * 300, "null\0character", "a" * 5000]
)
def test_names_that_no_file_can_have_are_refused(tmp_path: Path, name: str) -> None:
    _, text = heard(tmp_path / "g.txt", f"save {name}", "0")
    assert " ".join(text.split()).count("cannot be written: ") == 1


def test_a_game_that_cannot_be_written_is_kept_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the other games if it comes from outside, else among the temporary files."""
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    (tmp_path / "file").write_text("")
    session, text = heard(tmp_path / "file" / "g.txt", "save")
    assert session.keeper.file == tmp_path / "state" / "hidalgo" / "games" / "g.txt"
    assert f"hidalgo play --resume {session.keeper.file}\n" in text
    (tmp_path / "state").rename(tmp_path / "gone")
    (tmp_path / "state").write_text("")
    for name in ("hidalgo-g.txt", "hidalgo-g-2.txt"):
        session, _ = heard(tmp_path / "file" / "g.txt", "9")
        assert session.keeper.file == temporary / name
        assert saves.read(session.keeper.file).game.made == session.game.made


def test_a_game_that_can_be_written_nowhere_goes_on_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "file"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    session, screen = seated(tmp_path / "file" / "g.txt", at_random(1), ALONE, short=True)
    session.run()
    text = " ".join(screen.paper.getvalue().split())
    assert session.game.over
    assert text.count("cannot be written: ") == 2  # as soon as it is so, and at the end
    assert "game is kept" not in text
    session, text = heard(tmp_path / "file" / "g.txt", f"save {tmp_path / 'mine'}", "undo", "save")
    assert text.count("is kept") == 1
    assert session.keeper.file == tmp_path / "mine"


def test_what_another_terminal_wrote_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game taken up twice: each goes on, the second in a file of its own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    file = tmp_path / "g.txt"
    heard(file, "9")
    there = saves.read(file)
    chosen = at_random(2)

    def answer(session: Session, seat: int, words: Sequence[str]) -> str:
        if session.keeper.file == file:
            saves.write(file, there.game, there.players)
            there.game.apply(there.game.legal(there.game.actors()[0])[0], there.game.actors()[0])
            saves.write(file, there.game, there.players)
        return chosen(session, seat, words)

    session, screen = seated(file, answer, ALONE, game=saves.read(file).game)
    session.run()
    text = " ".join(screen.paper.getvalue().split())
    assert text.count("Another program has written to") == 1
    assert session.keeper.file == tmp_path / "state" / "hidalgo" / "games" / "g.txt"
    assert saves.read(session.keeper.file).game.over
    assert saves.read(file).game.record(complete=True) == there.game.record(complete=True)
