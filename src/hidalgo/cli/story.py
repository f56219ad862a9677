"""What happened in a game of El Grande, as lines for the terminal, in the words of a catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.text import Text

from hidalgo.cli.seats import with_seats
from hidalgo.door.game import Game
from hidalgo.grande.layout import NONE, OPEN, STACKS
from hidalgo.grande.rounds import number_now
from hidalgo.kernel.events import Event
from hidalgo.locale.grande import Words

# Everybody sees these without being told: who is asked next, that all discs are in, the end.
SILENT: Final = frozenset({"let_pass", "disc_set", "game_over"})
HEADINGS: Final = frozenset({"round_begins", "general_scoring"})
# Not of a turn, so not indented below its heading.
AROUND_TURNS: Final = frozenset({"power_played", "marker_passed", "veto_expired", "revealed"})

MoveKey = tuple[int, int, int, int]


class Story:
    """Turns events into lines; moves of a kind that follow each other become one line."""

    def __init__(
        self,
        words: Words,
        silent: Iterable[str] = (),
        *,
        told: Iterable[str] = (),
        explained: bool = False,
    ) -> None:
        """Tell in some words; leave out some kinds of events on top of what is never told.

        Some that are never told can be `told` nevertheless; cards turned up can be `explained`.
        """
        self.words = words
        self.explained = explained
        self.silent = (SILENT | frozenset(silent)) - frozenset(told)
        self.moves: dict[MoveKey, Event] = {}
        self.indent = ""

    def tell(self, event: Event) -> Iterator[Text]:
        """Return the lines that an event completes; moves wait for the next other event."""
        if event.name in self.silent:
            return
        if event.name == "moved":
            self._gather(event)
            return
        yield from self.flush()
        if event.name in HEADINGS or event.name in AROUND_TURNS:
            self.indent = "  " if event.name in HEADINGS else ""
        if event.name in HEADINGS:
            yield Text()
            yield Text(self.words.event(event), style="bold underline")
        elif event.name == "revealed" and self.explained:
            text = self.words.card_text(event.data["card"])
            yield Text.assemble((self.words.event(event), "bold"), (f". {text}", "dim"))
        elif event.name == "turn_begins":
            self.indent = "  "
            yield self._line("", event, "bold")
        else:
            yield self._line(self.indent, event)

    def tell_all(self, events: Sequence[Event]) -> Iterator[Text]:
        """Return all lines of some events, none waiting."""
        for event in events:
            yield from self.tell(event)
        yield from self.flush()

    def flush(self) -> Iterator[Text]:
        """Return the lines of moves that have been waiting."""
        for event in self.moves.values():
            yield self._line(self.indent, event)
        self.moves.clear()

    def _gather(self, event: Event) -> None:
        """Add a move to those of its kind that are waiting."""
        data = event.data
        key = (data["by"], data["seat"], data["from"], data["to"])
        waiting = self.moves.get(key)
        if waiting is not None:
            event = event._replace(data=data | {"count": waiting.data["count"] + data["count"]})
        self.moves[key] = event

    def _line(self, indent: str, event: Event, style: str = "") -> Text:
        """Return an event as a line, names of players in their colours."""
        return with_seats(indent + self.words.event(event), self.words.names, style)


def victory(words: Words, winners: Sequence[int], points: Sequence[int]) -> Text:
    """Say who has won, or who share the victory."""
    best = max(points)
    if len(winners) == 1:
        text = words.catalogue.text("winner", seat=words.seat(winners[0]), points=best)
    else:
        text = words.catalogue.text("shared-victory", seats=words.seats(winners), points=best)
    return with_seats(text, words.names, "bold")


def all_events(game: Game, viewer: int | None) -> list[Event]:
    """Return the events a viewer may know, with those of the set-up that came before the game."""
    told = game.events(viewer)
    if told and told[0].name == "round_begins":
        return told
    state = game.back_at(0).view().known()
    cards = [(stack, int(state.get(OPEN + stack))) for stack in range(STACKS)]
    opening = [Event("round_begins", {"round": int(number_now(state))}, None)]
    opening += [
        Event("revealed", {"stack": stack, "card": card}, None)
        for stack, card in cards
        if card != NONE
    ]
    return opening + told


def by_round(events: list[Event]) -> dict[int, list[Event]]:
    """Return events by the printed number of their round."""
    rounds: dict[int, list[Event]] = {}
    number = 0
    for event in events:
        if event.name == "round_begins":
            number = event.data["round"]
        rounds.setdefault(number, []).append(event)
    return rounds or {0: []}
