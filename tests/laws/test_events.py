"""From what is told in public the board can be followed, and secrets are told to one seat only."""

from __future__ import annotations

from hidalgo.grande import decisions, events
from hidalgo.grande.board import CASTILLO, MAX_SEATS, PLACES, TILES
from hidalgo.grande.layout import COURT, MARKER, PROVINCE, VETO_SEAT, VETOS
from hidalgo.grande.state import State
from hidalgo.kernel.events import Event
from tests.laws.games import Step, walks

SECRET = {"disc_value", "power_back_value"}
CHANGES = {"moved", "scored", "king_moved", "grande_moved", "tile_moved"}
KING, GRANDE, TILE, SCORE, VETO_OF = "King", "Grande", "tile", "score", "Veto"

Slot = tuple[str, int] | tuple[int, int]


class Follower:
    """Somebody who saw the set-up and then only listens."""

    def __init__(self, state: State) -> None:
        self.holds = snapshot(state)
        self.steps: list[tuple[Slot, int]] = []  # what undoes the latest step
        self.is_step_over = True
        self.to_be_told: dict[Slot, int] = {}  # what a veto has put back, until that is told

    def hear(self, event: Event) -> None:
        """Take note of one public event."""
        data = event.data
        if event.name in CHANGES:
            if self.is_step_over:
                self.steps.clear()
                self.is_step_over = False
            self.change(event.name, data)
        elif event.name in {"let_pass", "special_announced"}:
            self.is_step_over = True
        elif event.name == "veto_laid":
            self.holds[VETO_OF, data["seat"]] += 1
        elif event.name == "veto_expired":
            self.holds[VETO_OF, data["seat"]] -= 1
        elif event.name == "veto_used":
            self.holds[VETO_OF, data["seat"]] -= 1
            if data["undone"]:
                self.undo()
            self.is_step_over = True
        elif event.name == "put_back":
            assert self.to_be_told.pop((data["place"], data["seat"])) == data["count"], event
        elif event.name == "points_back":
            assert self.to_be_told.pop((SCORE, data["seat"])) == data["points"], event
        elif event.name == "marker_passed":
            self.holds["marker", 0] = data["seat"]
        elif event.name == "castillo_opened":
            for seat in range(MAX_SEATS):
                assert data[f"p{seat + 1}"] == self.holds.get((int(CASTILLO), seat), 0), event

    def undo(self) -> None:
        """Take the latest step back; what that changes is to be told."""
        undone = self.holds.copy()
        for slot, number in reversed(self.steps):
            self.holds[slot] -= number
        self.to_be_told = {slot: now for slot, now in self.holds.items() if now != undone[slot]}

    def change(self, name: str, data: dict[str, int]) -> None:
        """Move a piece or count points."""
        if name == "moved":
            king = self.holds[KING, 0]
            assert king not in {data["from"], data["to"]}, "the King's region is taboo"
            assert data["count"] > 0
            self.add((data["from"], data["seat"]), -data["count"])
            self.add((data["to"], data["seat"]), data["count"])
            assert self.holds[data["from"], data["seat"]] >= 0
        elif name == "scored":
            assert any(data[f"p{seat + 1}"] for seat in range(MAX_SEATS))
            for seat in range(MAX_SEATS):
                if data[f"p{seat + 1}"]:
                    self.add((SCORE, seat), data[f"p{seat + 1}"])
        else:
            piece = {"king_moved": KING, "grande_moved": GRANDE, "tile_moved": TILE}[name]
            number = {KING: 0, GRANDE: data.get("seat", 0), TILE: data.get("tile", 0)}[piece]
            assert self.holds[piece, number] == data["from"]
            self.add((piece, number), data["to"] - data["from"])

    def add(self, slot: Slot, number: int) -> None:
        """Change a number, and remember that for the case of a veto."""
        self.holds[slot] += number
        self.steps.append((slot, number))


def snapshot(state: State) -> dict[Slot, int]:
    """Return all that a follower is to know, by name."""
    result: dict[Slot, int] = {(KING, 0): int(state.king()), ("marker", 0): int(state.get(MARKER))}
    for seat in range(state.players()):
        for place in range(PLACES):
            result[place, seat] = int(state.caballeros(place, seat))
        result[int(events.AT_COURT), seat] = int(state.get(COURT + seat))
        result[int(events.AT_PROVINCE), seat] = int(state.get(PROVINCE + seat))
        result[SCORE, seat] = int(state.score(seat))
        result[GRANDE, seat] = int(state.grande(seat))
        result[VETO_OF, seat] = sum(state.get(VETO_SEAT + card) == seat for card in range(VETOS))
    for tile in range(TILES):
        result[TILE, tile] = int(state.tile_at(tile))
    return result


def test_the_board_can_be_followed_by_listening(laws: int) -> None:
    """All pieces, points and Vetos, and who has the marker; undone steps too (EG 7.13)."""
    for walk in walks(laws, "following"):
        follower = Follower(walk.state)
        for step in walk:
            for event in step.events:
                if event.audience is None:
                    follower.hear(event)
            assert follower.holds == snapshot(step.after), step
            assert not follower.to_be_told, step


def test_secrets_are_told_to_their_seat_only(laws: int) -> None:
    for walk in walks(laws, "audiences"):
        for step in walk:
            for event in step.events:
                if event.name in SECRET:
                    assert event.audience == frozenset({event.data["seat"]}), step
                    assert event.visible_to(event.data["seat"]), step
                    assert not event.visible_to(None), step
                else:
                    assert event.audience is None, step
                    assert event.visible_to(None), step


def check_secrets_are_told(step: Step) -> None:
    """The seat itself hears its disc and the power card it takes back, as they are."""
    seat, told = step.seat, [event for event in step.events if event.name in SECRET]
    if step.before.prompt() == "disc":
        assert told[0].name == "disc_value", step
        assert told[0].data == {"seat": seat, "region": step.action - decisions.REGION}, step
    if step.before.prompt() == "power-back":
        assert told[0].name == "power_back_value", step
        gained = int(step.after.hand(seat)) & ~int(step.before.hand(seat))
        assert step.after.round() > step.before.round() or gained >> told[0].data["value"] - 1 == 1


def test_a_seat_hears_its_own_secrets(laws: int) -> None:
    for walk in walks(laws, "own secrets"):
        for step in walk:
            check_secrets_are_told(step)


def test_the_course_of_the_game_is_told(laws: int) -> None:
    """Rounds, scorings, power cards and turns come in number and order as the rules have it."""
    for walk in walks(laws, "the course"):
        told: list[Event] = list(walk.log)
        for step in walk:
            told += step.events
        players, rounds = walk.setting.players, walk.setting.rounds
        names = [event.name for event in told]
        assert names.count("round_begins") == rounds, walk
        assert names.count("revealed") == 5 * rounds, walk
        assert names.count("power_played") == names.count("turn_begins") == players * rounds
        assert names.count("card_chosen") == players * rounds, walk
        assert names.count("marker_passed") == rounds, walk
        assert names.count("game_over") == 1, walk
        assert names[-1] == "game_over", walk
        printed = [event.data["round"] for event in told if event.name == "round_begins"]
        assert printed == ([2, 3, 5, 6, 8, 9] if walk.setting.short else list(range(1, 10)))
        check_scorings(names)
        check_turn_order(told, players)


def check_scorings(names: list[str]) -> None:
    """Three general scorings, each after a third of the rounds."""
    course = [name for name in names if name in {"round_begins", "general_scoring", "game_over"}]
    third = course.index("general_scoring")
    assert course == ["round_begins"] * third + ["general_scoring"] + (
        ["round_begins"] * third + ["general_scoring"]
    ) * 2 + ["game_over"]


def check_turn_order(told: list[Event], players: int) -> None:
    """The highest power card goes first, and the lowest takes the marker (EG 3.5, 3.17)."""
    powers: list[tuple[int, int]] = []
    turns: list[int] = []
    marker = -1
    for event in told:
        if event.name == "power_played":
            if not powers and marker >= 0:
                assert event.data["seat"] == marker
            powers.append((-event.data["value"], event.data["seat"]))
        elif event.name == "turn_begins":
            turns.append(event.data["seat"])
        elif event.name == "marker_passed":
            marker = event.data["seat"]
            assert len({value for value, _ in powers}) == players
            assert turns == [seat for _, seat in sorted(powers)]
            assert turns[-1] == marker
            powers, turns = [], []
