"""What is told of a card: whoever only listens knows the board afterwards."""

from __future__ import annotations

import pytest

from hidalgo.grande import events
from hidalgo.grande.board import CASTILLO, PLACE_WORDS
from hidalgo.grande.layout import SCORE
from hidalgo.grande.state import State
from hidalgo.kernel.events import Event, EventLog
from tests.grande.cards.common import (
    begin,
    courts,
    every_card,
    every_edition,
    every_stepwise_card,
    full,
    provinces,
)
from tests.grande.positions import (
    card_number,
    give_veto,
    heard,
    legal,
    listen,
    points,
    position,
    say,
    standing,
    turn,
)


class Listener:
    """Pieces and points, kept up to date by nothing but events that everybody may hear."""

    def __init__(self, game: State) -> None:
        places = [list(standing(game, word)) for word in PLACE_WORDS]
        self.pieces = [*places, list(courts(game)), list(provinces(game))]
        self.points = list(points(game))
        self.king = int(game.king())
        self.grandes = [int(game.grande(seat)) for seat in range(4)]
        self.tiles = [int(game.tile_at(tile)) for tile in range(2)]

    def hear(self, event: Event) -> None:
        data = event.data
        if event.name == "moved":
            self.pieces[data["from"]][data["seat"]] -= data["count"]
            self.pieces[data["to"]][data["seat"]] += data["count"]
        elif event.name == "scored":
            for seat in range(4):
                self.points[seat] += data[f"p{seat + 1}"]
        elif event.name == "king_moved":
            assert self.king == data["from"]
            self.king = data["to"]
        elif event.name == "grande_moved":
            assert self.grandes[data["seat"]] == data["from"]
            self.grandes[data["seat"]] = data["to"]
        elif event.name == "tile_moved":
            assert self.tiles[data["tile"]] == data["from"]
            self.tiles[data["tile"]] = data["to"]
        elif event.name == "put_back":
            assert self.pieces[data["place"]][data["seat"]] != data["count"]
            self.pieces[data["place"]][data["seat"]] = data["count"]
        elif event.name == "points_back":
            assert self.points[data["seat"]] != data["points"]
            self.points[data["seat"]] = data["points"]
        elif event.name == "castillo_opened":
            assert [data[f"p{seat + 1}"] for seat in range(4)] == self.pieces[CASTILLO]

    def hear_all(self, log: EventLog) -> Listener:
        for event in log:
            if event.visible_to(None):
                self.hear(event)
        return self


def carried_out(game: State, card: str, choice: int) -> EventLog:
    """Let all choose what is listed first or last until a card is through; return what was told."""
    log = listen(game)
    begin(game, card)
    for _ in range(60):
        if game.prompt() in {"place", "power"}:
            break
        seat = int(game.actor())
        say(game, seat, legal(game, seat)[choice])
    return log


@every_edition
@every_card
@pytest.mark.parametrize("choice", [0, -1], ids=["first", "last"])
def test_a_listener_knows_the_board(edition: str, card: str, choice: int) -> None:
    game = full(edition)
    listener = Listener(game)
    listener.hear_all(carried_out(game, card, choice))
    assert vars(listener) == vars(Listener(game))


@every_edition
@every_card
def test_an_action_is_announced_before_anything_else(edition: str, card: str) -> None:
    game = full(edition)
    log = carried_out(game, card, -1)
    assert log[0].name == "special_announced"
    assert log[0].data == {"seat": 0, "card": card_number(game, card)}
    assert len(log) > 1


@every_edition
def test_who_sends_whom_home_is_told(edition: str) -> None:
    """The active seat takes, or makes others return; either way it is by the active seat."""
    for card in ("one-of-each", "each-returns-3", "disc-all", "courts-lose-3"):
        moved = heard(carried_out(full(edition), card, -1), "moved")
        assert {event.data["by"] for event in moved} == {0}
        assert {event.data["seat"] for event in moved} <= {1, 2, 3}
        assert {event.data["to"] for event in moved} == {int(events.AT_PROVINCE)}


@every_edition
def test_movers_tell_by_whom(edition: str) -> None:
    game = begin(full(edition), "move-3-foreign")
    log = listen(game)
    say(game, 0, "move P2 GAL CAS")
    [moved] = list(log)
    assert moved.data == {"by": 0, "seat": 1, "from": 0, "to": int(CASTILLO), "count": 1}


@every_edition
def test_what_a_veto_did_is_told(edition: str) -> None:
    game = full(edition)
    log = listen(game)
    give_veto(game, 1)
    give_veto(game, 2)
    begin(game, "move-3")
    say(game, 1, "pass")
    say(game, 2, "let")
    say(game, 0, "move P2 GAL CAS")
    say(game, 1, "veto")
    told = [event.data for event in heard(log, "let_pass")]
    assert told == [{"seat": 1, "rest": 0}, {"seat": 2, "rest": 1}]
    [used] = heard(log, "veto_used")
    assert used.data == {"seat": 1, "against": 0, "undone": 1}
    assert used.audience is None


@every_edition
@every_stepwise_card
def test_what_a_veto_puts_back_is_told(edition: str, card: str) -> None:
    """Piece by piece and point by point, as it stands again (EG 7.13)."""
    game = full(edition)
    for seat in range(4):
        game.put(SCORE + seat, 10 * seat + 5)
    before_all = vars(Listener(game))
    log = listen(game)
    listener = Listener(game)
    give_veto(game, 3)
    begin(game, card)
    say(game, 3, "pass")
    while game.prompt() != "window":
        seat = int(game.actor())
        say(game, seat, legal(game, seat)[-1])
    before = len(log)
    say(game, 3, "veto")
    names = {event.name for event in list(log)[before + 1 :]}
    assert names == ({"points_back"} if card.startswith("score") else {"put_back"})
    assert vars(listener.hear_all(log)) == before_all


@every_edition
@pytest.mark.parametrize("origin", [word for word in PLACE_WORDS[:9] if word != "CLN"])
@pytest.mark.parametrize("seat", [0, 1])
def test_both_places_of_a_move_that_is_undone_are_told(
    edition: str, origin: str, seat: int
) -> None:
    """EG 7.13: in the order of places, for whom the caballero belongs to."""
    game = full(edition)
    give_veto(game, 3)
    say(begin(game, "move-3"), 3, "pass")
    here, there = PLACE_WORDS.index(origin), int(CASTILLO)
    counts = [int(game.caballeros(place, seat)) for place in (here, there)]
    say(game, 0, f"move P{seat + 1} {origin} CAS")
    log = listen(game)
    say(game, 3, "veto")
    told = [event.data for event in heard(log, "put_back")]
    assert told == [
        {"seat": seat, "place": place, "count": count}
        for place, count in zip((here, there), counts, strict=True)
    ]


@every_edition
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_undone_step_is_told_of_those_who_play(edition: str, players: int) -> None:
    """EG 7.13: two places of one seat, whatever the number of chairs; points of who had earned."""
    board = {"GAL": [2] * players, "ARA": [1] * players}
    game = position(edition, players, king="CLN", regions=board)
    give_veto(game, 1)
    say(begin(game, "move-3"), 1, "pass")
    say(game, 0, "move P1 ARA GAL")
    log = listen(game)
    say(game, 1, "veto")
    told = [(event.data["seat"], event.data["place"]) for event in heard(log, "put_back")]
    assert told == [(0, 0), (0, 2)]
    assert not heard(log, "points_back")


@every_edition
def test_a_veto_on_the_announcement_puts_nothing_back(edition: str) -> None:
    game = full(edition)
    log = listen(game)
    give_veto(game, 1)
    begin(game, "move-3")
    say(game, 1, "veto")
    assert [event.name for event in log] == ["special_announced", "veto_used"]


@every_edition
def test_an_eviction_tells_the_region_then_the_discs(edition: str) -> None:
    game = begin(full(edition), "eviction")
    log = listen(game)
    say(game, 0, "region PVA")
    say(game, 2, "region SEV")
    say(game, 1, "region ARA")
    public = [event for event in log if event.visible_to(None)]
    assert [event.name for event in public] == [
        "evicted_from",
        "disc_set",
        "disc_set",
        "disc_shown",
        "moved",
        "disc_shown",
        "moved",
    ]
    assert public[0].data == {"by": 0, "region": 1}
    assert [event.data for event in heard(log, "disc_set")] == [{"seat": 2}, {"seat": 1}]
    secret = heard(log, "disc_value")
    assert [event.audience for event in secret] == [frozenset({2}), frozenset({1})]
    assert [event.data["region"] for event in secret] == [7, 2]


@every_edition
@every_card
def test_declining_is_told(edition: str, card: str) -> None:
    game = turn(full(edition), 0, card)
    log = listen(game)
    say(game, 0, "first", "pass", "pass")
    [declined] = heard(log, "special_declined")
    assert declined.data == {"seat": 0, "card": card_number(game, card)}
