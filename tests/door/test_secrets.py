"""Records and positions of games under way, searched for what their readers must not know."""

from __future__ import annotations

import json
from typing import Any

import hidalgo
from hidalgo.door import record as records
from hidalgo.kernel.rng import stream
from tests.door.play import games, step


class Watcher:
    """Follows a game by its events alone, and says which decisions are still whose secret."""

    def __init__(self, game: hidalgo.Game) -> None:
        """Begin before the first decision."""
        self.game = game
        self.secret: dict[int, int] = {}  # by number of the decision: whose it is
        self.discs: dict[int, list[int]] = {}  # by seat: decisions that set its disc unseen
        self.met: set[str] = set()

    def watch(self, action: int, seat: int, since: int) -> None:
        """Take note of what the latest decision, of this seat, has brought.

        A disc that can name one region only is nobody's decision and no secret; nor is the only
        power card that can be taken back.
        """
        number = self.game.made - 1
        kind = self.game.describe(action).split()[0]
        for event in self.game.events(seat, since=since):
            if event.name == "disc_value" and event.data["seat"] == seat and kind == "region":
                self.discs.setdefault(seat, []).append(number)
                self.secret[number] = seat
                self.met.add("disc")
            if event.name == "power_back_value" and kind == "power":
                self.secret[number] = seat
                self.met.add("power")
        for event in self.game.events(None, since=since):
            if event.name == "disc_shown" and self.discs.get(event.data["seat"]):
                *changed, shown = self.discs.pop(event.data["seat"])
                del self.secret[shown]
                self.met.add("shown")
                if changed:
                    self.met.add("changed")

    def check(self) -> None:
        """Compare every viewer's record with what was decided: hidden what must be, and no more."""
        everything = self.game.record(complete=True)
        told = [line.text for line in everything.lines]
        seed, salt = f"{everything.seed:032x}", everything.salt
        for viewer in (None, *range(self.game.players)):
            record = self.game.record(viewer)
            assert len(record.lines) == len(told)
            for number, (line, whole) in enumerate(zip(record.lines, told, strict=True)):
                hidden = self.secret.get(number, viewer) != viewer
                assert line.text == (f"{whole.split()[0]} ?" if hidden else whole), number
            for text in (str(record), json.dumps(records.to_json(record))):
                assert seed not in text
                assert str(salt) not in text
                assert "salt" not in text
                assert str(record.commitment) in text


def test_records_hide_what_is_secret_and_nothing_else(laws: int) -> None:
    met: set[str] = set()
    for game, rng in games(max(16, laws // 5), "record secrets"):
        watcher = Watcher(game)
        while True:
            heard = game.heard
            changing = [s for s in range(game.players) if game.legal(s) and s not in game.actors()]
            if changing and rng.below(2):
                seat = changing[rng.below(len(changing))]
                choices = game.legal(seat)
                action = game.apply(choices[rng.below(len(choices))], seat)
            else:
                action, seat = step(game, rng)
            if game.over:
                break
            watcher.watch(action, seat, heard)
            if watcher.secret and rng.below(12) == 0:
                watcher.check()
        met |= watcher.met
        for viewer in (None, *range(game.players)):
            assert game.record(viewer) == game.record(complete=True)
            assert hidalgo.load(str(game.record(viewer))).outcome() == game.outcome()
    assert met == {"disc", "power", "shown", "changed"}


def unseen(position: dict[str, Any], whole: dict[str, Any]) -> list[tuple[Any, Any]]:
    """Return what a position shows and what is so, for all that its viewer cannot know."""
    pairs: list[tuple[Any, Any]] = []
    viewer = position["viewer"]
    turned = whole["rounds_played"] + (whole["phase"] in {"power", "turns"})
    for shown, real in zip(position["stacks"], whole["stacks"], strict=True):
        pairs += list(zip(shown, real, strict=True))[turned:]
    for seat, (shown, real) in enumerate(zip(position["seats"], whole["seats"], strict=True)):
        if viewer != f"P{seat + 1}":
            secret = set(real["hand"]) & set(real["shown"])
            pairs += [(card if card in shown["hand"] else None, card) for card in sorted(secret)]
            pairs += [(shown["disc"], real["disc"])] if real["disc"] else []
    return pairs


def test_positions_hide_what_is_secret_at_every_decision(laws: int) -> None:
    kinds: set[type] = set()
    for game, rng in games(max(6, laws // 10), "position secrets"):
        while not game.over:
            whole = game.position(complete=True)
            viewer = (None, *range(game.players))[rng.below(game.players + 1)]
            position = game.position(viewer)
            pairs = unseen(position, whole)
            assert all(shown is None for shown, _ in pairs)
            kinds |= {type(real) for _, real in pairs}
            other = hidalgo.sample(game.view(viewer), stream(game.made, "behind the screen"))
            assert other.position(viewer) == position
            for key in position.keys() - {"viewer", "stacks", "seats"}:
                assert position[key] == whole[key]
            step(game, rng)
    assert kinds == {str, int}


def test_a_game_goes_on_the_same_after_it_was_saved_in_any_form(laws: int) -> None:
    for game, rng in games(max(4, laws // 20), "forms"):
        twin = game
        while not game.over:
            if rng.below(25) == 0:
                record = game.record(complete=True)
                forms: list[Any] = [record, str(record), records.to_json(record)]
                twin = hidalgo.load(forms[rng.below(3)])
            action, seat = step(game, rng)
            again: list[Any] = [action, game.describe(action), f" {game.describe(action)} ".upper()]
            if twin is not game:
                assert twin.legal(seat)
                twin.apply(again[rng.below(3)], seat)
                assert twin.view(seat) == game.view(seat)
                assert twin.prompt(seat) == game.prompt(seat)
        assert twin.outcome() == game.outcome()
        assert twin.record() == game.record()
