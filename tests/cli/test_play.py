"""A session at one keyboard: whole games, everything that can be said, nothing lost."""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

import hidalgo
from hidalgo.cli import commands, saves
from hidalgo.cli.main import app
from hidalgo.cli.play import bot_plans, seats
from hidalgo.cli.saves import Player
from hidalgo.cli.screen import LeftError
from hidalgo.cli.session import Session
from hidalgo.grande.decisions import KINDS
from hidalgo.kernel.errors import MalformedError
from hidalgo.kernel.rng import stream
from hidalgo.locale import languages
from tests.cli.players import Keyboard, at_random, seated

ALONE = [Player("Ana"), Player("Bea", "random"), Player("Cleo", "random")]
TOGETHER = [Player("Ana"), Player("Bea"), Player("Cleo")]


def says(*lines: str) -> Script:
    """Return somebody who types some lines and then leaves."""
    return Script(lines)


class Script:
    """Types lines one after the other; leaves when there are no more."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = list(lines)

    def __call__(self, _session: Session, _seat: int, _words: Sequence[str]) -> str:
        if not self.lines:
            raise LeftError
        return self.lines.pop(0)


def heard(file: Path, *lines: str, game: hidalgo.Game | None = None) -> tuple[Session, str]:
    """Type some lines, leave, and return the session and all that was shown."""
    session, screen = seated(file, says(*lines), ALONE, game=game and game.copy())
    with pytest.raises(LeftError):
        session.run()
    return session, screen.paper.getvalue()


@pytest.mark.parametrize("language", languages())
def test_whole_games_in_every_language(language: str, tmp_path: Path) -> None:
    """With every command in between: nothing is missing, and nothing wider than the terminal."""
    chosen = at_random(3)
    said: list[str] = []

    def answer(session: Session, seat: int, words: Sequence[str]) -> str:
        wanted = [*commands.names(session.words), "xyzzy", "why gra", "cards veto"]
        unsaid = [line for line in wanted if line not in said and line != session.say("word-quit")]
        if unsaid and session.game.made > len(said):
            said.append(unsaid[0])
            return unsaid[0]
        return chosen(session, seat, words)

    session, screen = seated(tmp_path / "g.txt", answer, ALONE, language=language, short=True)
    session.run()
    text = screen.paper.getvalue()
    assert session.game.over
    assert len(said) == len(commands.COMMANDS) + 2
    lines = [line for line in text.splitlines() if str(tmp_path) not in line]
    assert max(len(line) for line in lines) <= 80
    assert session.say("terminal-score-title") in text
    assert session.say("error-malformed", text="xyzzy") in text
    assert hidalgo.load((tmp_path / "g.txt").read_text()).outcome() == session.game.outcome()


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


def test_bad_input_is_explained_and_changes_nothing(tmp_path: Path) -> None:
    bad = ["xyzzy", "99", "power 14", "power", "place ara", ",", "2,ara", "\x1b[31mred", "é" * 500]
    bad += ["power 1 2", "-1", "+", "0", "P1: power 3", "power -3", "\u202e7"]
    game = hidalgo.new(players=3, seed=1)
    while game.actors() != (0,):
        game.apply(game.legal(game.actors()[0])[-1], game.actors()[0])
    for line in bad:
        before = str(game.record(complete=True))
        session, text = heard(tmp_path / "g.txt", line, game=game.copy())
        assert str(session.game.record(complete=True)) == before, line
        assert re.search("not a move|not allowed|could be several|does not fit", text), line
        assert "\x1b" not in text
        assert "\u202e" not in text


def test_a_refusal_names_its_rule_and_why_shows_it(tmp_path: Path) -> None:
    game = hidalgo.new(players=3, seed=1)
    while game.actors() != (0,):
        game.apply("power 5" if game.made == 0 else "power 6", game.actors()[0])
    assert game.made > 0
    _, text = heard(tmp_path / "g.txt", "why", "5", "why", "why 7", "why 6", game=game)
    assert "Nothing has been refused" in text
    assert "somebody has played this value this round" in text
    assert "Rule 3.3: A value once. To read it: why" in text
    assert "closed to the later" in text
    assert "“7” is allowed" in text


def test_undo_takes_back_what_this_keyboard_decided_and_no_more(tmp_path: Path) -> None:
    session, _ = seated(tmp_path / "g.txt", at_random(1), TOGETHER)
    first = session.game.actors()[0]
    session.game.apply("power 7", first)
    before = session.game.made
    session2, screen = seated(tmp_path / "g.txt", says("undo", "undo"), TOGETHER, game=session.game)
    with pytest.raises(LeftError):
        session2.run()
    text = screen.paper.getvalue()
    assert session2.game.made == before - 1 == 0
    assert "Taken back: power 7" in text
    assert "There is nothing to take back" in text
    assert saves.read(tmp_path / "g.txt").game.made == 0
    assert "; undone" in (tmp_path / "g.txt").read_text()


def test_bots_decisions_are_not_taken_back(tmp_path: Path) -> None:
    game = hidalgo.new(players=3, seed=1)
    while game.actors() != (0,):
        game.apply(game.legal(game.actors()[0])[0], game.actors()[0])
    _, text = heard(tmp_path / "g.txt", "undo", game=game)
    assert "There is nothing to take back" in text


def test_several_caballeros_in_one_line(tmp_path: Path) -> None:
    game = moment(asks("place", left=3))
    state = game.view(0).known()
    legal = [game.describe(action).split()[-1] for action in game.legal(0)[1:]]
    one, two = legal[0].lower(), legal[1]
    before = [int(state.caballeros(place, 0)) for place in range(10)]
    session, _ = heard(tmp_path / "g.txt", f"2 {one}, {two}", game=game)
    after = [int(session.game.view(0).known().caballeros(place, 0)) for place in range(10)]
    assert sum(after) - sum(before) == 3
    assert sorted(b - a for a, b in zip(before, after, strict=True))[-2:] == [1, 2]


def test_more_than_there_are_is_refused_as_a_whole(tmp_path: Path) -> None:
    game = moment(asks("place", left=3))
    one = game.describe(game.legal(0)[1]).split()[-1].lower()
    session, text = heard(tmp_path / "g.txt", f"9 {one}", game=game)
    assert session.game.made == game.made
    assert "after decision 3 of this" in " ".join(text.split())


def test_moves_are_asked_in_two_steps_where_they_are_many(tmp_path: Path) -> None:
    game = moment(lambda game, seat: len(game.legal(seat)) > 40)
    made = game.made
    session, text = heard(tmp_path / "g.txt", "1", "", "1", "2", game=game)
    assert session.game.made > made
    menus = re.findall(r"^1 .*(?:\n\d+ .*)*", text, re.MULTILINE)
    assert max(menu.count("\n") for menu in menus) < 15
    assert "Enter shows all choices again" in text


def moment(wanted: Callable[[hidalgo.Game, int], bool], players: int = 3) -> hidalgo.Game:
    """Return a random game at the first moment when seat 0 is asked something wanted."""
    for seed in range(500):
        game = hidalgo.new(players=players, seed=seed)
        rng = stream(seed, "moments")
        while not game.over:
            seat = game.actors()[0]
            if seat == 0 and wanted(game, seat):
                return game
            legal = game.legal(seat)
            game.apply(legal[rng.below(len(legal))], seat)
    raise AssertionError("there is no such moment")


def asks(kind: str, **fields: object) -> Callable[[hidalgo.Game, int], bool]:
    """Return whether a seat is asked something of a kind, with some fields of the prompt."""

    def asked(game: hidalgo.Game, seat: int) -> bool:
        prompt = game.prompt(seat)
        return (
            prompt is not None
            and prompt.kind == kind
            and all(getattr(prompt, name) == value for name, value in fields.items())
        )

    return asked


def test_only_rounds_that_were_played_have_a_log(tmp_path: Path) -> None:
    _, text = heard(tmp_path / "g.txt", "log 99", "log x", "log 1x", "log 1", "log *")
    assert text.count("Nothing found: ") == 3
    assert text.count("Round 1\n") == 3


def test_a_veto_is_asked_calmly_and_enter_lets_it_pass(tmp_path: Path) -> None:
    game = moment(asks("window"))
    session, text = heard(tmp_path / "g.txt", "", game=game)
    assert session.game.made > game.made
    assert re.search("Use your Veto|Undo it with your Veto", text)
    assert "0 Let it pass" in text
    lines = session.game.record(complete=True).lines
    assert lines[game.made].text == "pass"


def test_let_the_rest_pass_asks_no_more_in_this_action(tmp_path: Path) -> None:
    let = KINDS.from_text("let")
    game = moment(lambda game, seat: let in game.legal(seat))
    session, text = heard(tmp_path / "g.txt", "let", "xyzzy", game=game)
    made = [line.text for line in session.game.record(complete=True).lines[game.made :]]
    assert made[0] == "let"
    assert text.count("Veto?") == 1
    assert session.kind(0) != "window"


def test_what_was_said_goes_on_after_a_veto_was_let_pass(tmp_path: Path) -> None:
    """Several moves in one line are made to the end though somebody is asked in between."""

    def vetoed_mover(game: hidalgo.Game, seat: int) -> bool:
        several = asks("move")(game, seat) and not asks("move", left=1)(game, seat)
        return several and asked_after(game, two(game)[0])

    game = moment(vetoed_mover)
    moves = two(game)
    typed = [", ".join(moves)]

    def answer(session: Session, seat: int, _words: Sequence[str]) -> str:
        if session.kind(seat) == "window":
            return ""
        if not typed:
            raise LeftError
        return typed.pop()

    session, _ = seated(tmp_path / "g.txt", answer, TOGETHER, game=game.copy())
    with pytest.raises(LeftError):
        session.run()
    texts = [line.text for line in session.game.record(complete=True).lines[game.made :]]
    assert [text for text in texts if text != "pass"] == moves
    assert "pass" in texts


def two(game: hidalgo.Game) -> list[str]:
    """Return two moves of seat 0 that can follow each other."""
    rest = [a for a in game.legal(0) if game.describe(a).startswith("move")]
    for first in rest:
        for second in reversed(rest):
            origin, target = KINDS.decode(first).values[1:]
            if KINDS.decode(second).values[1] not in {origin, target}:
                return [game.describe(first), game.describe(second)]
    return [game.describe(rest[0])] * 2


def asked_after(game: hidalgo.Game, action: str) -> bool:
    """Tell whether somebody else is asked for a Veto after a decision of seat 0."""
    trial = game.copy()
    trial.apply(action, 0)
    other = trial.actors()[0]
    return other != 0 and asks("window")(trial, other)


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


def test_how_it_begins_is_told_once(tmp_path: Path) -> None:
    """Also to several people, whose first questions come before anything has happened."""
    session, screen = seated(tmp_path / "g.txt", at_random(1), TOGETHER, short=True)
    session.run()
    lines = screen.paper.getvalue().splitlines()
    assert [line for line in lines if line.startswith("Round ")] == [
        f"Round {number}" for number in (2, 3, 5, 6, 8, 9)
    ]


@pytest.mark.parametrize(
    ("people", "bots", "players", "expected"),
    [
        ("", None, None, "Alba* Bruno Carmen Diego"),
        ("", None, 2, "Alba* Bruno"),
        ("Zoë", "random,greedy:rivals=0.5,court=1", None, "Zoë* Bruno Carmen"),
        ("Ana,Bo", None, None, "Ana* Bo*"),
        ("Ana,Bo", None, 4, "Ana* Bo* Carmen Diego"),
        ("Bruno", None, 3, "Bruno* Carmen Diego"),
        ("a,b,c,d,e", "none", 5, "a* b* c* d* e*"),
    ],
)
def test_who_sits_where(people: str, bots: str | None, players: int | None, expected: str) -> None:
    seated_ = seats(people, bots, players)
    assert " ".join(p.name + "*" * p.is_person for p in seated_) == expected


def test_parameters_of_bots_stay_with_them() -> None:
    assert bot_plans("greedy:rivals=0.5,court=1,random", 1, None) == [
        "greedy:rivals=0.5,court=1",
        "random",
    ]


@pytest.mark.parametrize(
    ("people", "bots", "players"),
    [
        ("", "none", None),
        ("Ana,ana", None, None),
        ("", "wizard", None),
        ("", "greedy:luck=1", None),
        ("a,b,c,d,e,f", "none", None),
        ("", "random", 4),
    ],
)
def test_tables_that_cannot_be_are_refused(
    people: str, bots: str | None, players: int | None
) -> None:
    with pytest.raises(MalformedError):
        seats(people, bots, players)


def run(*arguments: str, typed: str = "", home: Path) -> tuple[int, str]:
    """Run `hidalgo` with some lines on its standard input."""
    environment = {"COLUMNS": "80", "XDG_STATE_HOME": str(home), "LC_ALL": "C"}
    result = CliRunner().invoke(app, arguments, input=typed, env=environment)
    return result.exit_code, result.output


def test_the_unfinished_game_is_offered(tmp_path: Path) -> None:
    code, output = run("play", "--seed", "5", typed="9\n", home=tmp_path)
    assert code == 0
    assert "hidalgo play --resume" in output
    code, output = run("play", typed="perhaps\n\n", home=tmp_path)
    assert code == 0
    assert output.count("unfinished game of Alba, Bruno, Carmen, Diego, in round 1") == 2
    assert "Alba plays power card 9." in output
    code, output = run("play", typed="no\n", home=tmp_path)
    assert "It stays where it is" in output
    assert "Alba plays" not in output
    assert len(list((tmp_path / "hidalgo" / "games").iterdir())) == 2


@pytest.mark.parametrize("how", [["--new"], ["--seed", "6"], ["--people", "Zoë"], ["--no-vetos"]])
def test_nothing_is_offered_to_whoever_sets_up_a_game(tmp_path: Path, how: list[str]) -> None:
    run("play", "--seed", "5", typed="9\n", home=tmp_path)
    code, output = run("play", *how, home=tmp_path)
    assert code == 0
    assert "unfinished" not in output
    assert len(list((tmp_path / "hidalgo" / "games").iterdir())) == 2
    file = next((tmp_path / "hidalgo" / "games").iterdir())
    code, output = run("play", "--resume", str(file), *how, home=tmp_path)
    assert code == 2
    assert f"leave out {how[0]}" in " ".join(output.replace("│", " ").split())


def test_a_file_that_holds_no_game_is_passed_over_and_kept(tmp_path: Path) -> None:
    """What can still be played is offered all the same."""
    run("play", "--seed", "5", "--people", "Zoë", typed="9\n", home=tmp_path)
    folder = tmp_path / "hidalgo" / "games"
    broken = folder / "broken.txt"
    broken.write_text("precious")
    os.utime(broken, (4e9, 4e9))
    code, output = run("play", typed="yes\n", home=tmp_path)
    text = " ".join(output.split())
    assert code == 0
    assert "One game cannot be continued, and stays as it is" in text
    assert "unfinished game of Zoë" in text
    assert broken.read_text() == "precious"


def test_what_cannot_be_resumed_is_explained(tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    for text in ("", "hidalgo record 1\n", "nonsense", "\udcff"):
        bad.write_text(text, errors="surrogateescape")
        code, output = run("play", "--resume", str(bad), home=tmp_path)
        assert code == 2, text
        assert "Invalid value" in output
    code, output = run("play", "--resume", str(tmp_path / "none"), home=tmp_path)
    assert code == 2
    assert "cannot be read" in " ".join(output.replace("│", " ").split())


def test_a_record_of_bots_alone_is_not_played(tmp_path: Path) -> None:
    file = tmp_path / "g.txt"
    saves.write(
        file, hidalgo.new(players=2, seed=1), [Player("A", "random"), Player("B", "random")]
    )
    code, output = run("play", "--resume", str(file), home=tmp_path)
    assert code == 2
    assert "nobody at the keyboard" in " ".join(output.replace("│", " ").split())
