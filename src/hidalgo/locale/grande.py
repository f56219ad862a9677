"""El Grande in words: names, cards, decisions, refusals and events in one language.

words = Words("fr", "bigbox", ["Anne", "Bram"])
words.event(event)
words.choice(action, state, seat)
words.prompt(state, seat).text
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from hidalgo.grande.board import CASTILLO, PLACE_WORDS, TILE_WORDS
from hidalgo.grande.clauses import Reason
from hidalgo.grande.decisions import KINDS
from hidalgo.grande.editions import edition
from hidalgo.grande.events import AT_COURT, AT_PROVINCE
from hidalgo.grande.layout import OPEN
from hidalgo.grande.state import State
from hidalgo.kernel.events import Event
from hidalgo.locale.catalogue import Catalogue
from hidalgo.locale.grande_prompts import ask

_PLACE_IDS: Final = (*(f"place-{word.lower()}" for word in PLACE_WORDS), "place-court")
_PLACES: Final = (*_PLACE_IDS, "place-province")
_SEATS: Final = ("seat", "by", "against")
_PLACE_FIELDS: Final = ("from", "to", "region", "place")


class Prompt(NamedTuple):
    """What a seat is asked, and what passing would do; None where it cannot pass."""

    text: str
    passing: str | None


class Words:
    """What there is to say about games of an edition, in one language, with the players' names."""

    def __init__(
        self, language: str, edition_name: str, names: Sequence[str] = (), *, strict: bool = False
    ) -> None:
        """Take the players' names in the order of seats; a seat without one is P1, P2, ..."""
        self.catalogue = Catalogue(language, strict=strict)
        self.edition_name = edition_name
        self.cards = edition(edition_name).cards
        self.names = names

    def seat(self, seat: int) -> str:
        """Return a player's name."""
        if seat < len(self.names):
            return self.names[seat]
        return self.catalogue.text("seat-name", number=seat + 1)

    def seats(self, seats: Iterable[int]) -> str:
        """Return players' names in a row: A, B and C."""
        names = [self.seat(seat) for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self.catalogue.text('word-and')} {names[-1]}"

    def place(self, place: int) -> str:
        """Return the name of a place, of the Court (10) or the Province (11)."""
        return self.catalogue.text(_PLACES[place])

    def card(self, number: int) -> str:
        """Return the title of a card, by its number in the edition.

        A card of somebody's own card file may have no words; its id has to do then.
        """
        card = self.cards[number].id
        if self.catalogue.has(f"card-{card}") or self.catalogue.strict:
            return self.catalogue.text(f"card-{card}")
        return card

    def card_text(self, number: int) -> str:
        """Return what a card's special action does; nothing if the card has no words."""
        message_id = f"card-{self.cards[number].id}"
        if not self.catalogue.has(message_id, "text") and not self.catalogue.strict:
            return ""
        return self.catalogue.attribute(message_id, "text", edition=self.edition_name)

    def choice(self, action: int, state: State, seat: int) -> str:
        """Return what a seat may choose as a sentence; the state says what it would mean."""
        decision = KINDS.decode(action)
        kind = KINDS.by_name[decision.kind]
        arguments: dict[str, str | int] = {"prompt": state.prompt()}
        for parameter, value in zip(kind.parameters, decision.values, strict=True):
            name = parameter.name
            if name in {"place", "region", "from", "to"}:
                arguments[name] = self.place(value)
            elif name == "seat":
                arguments[name] = self.seat(value)
                arguments["whose"] = "own" if value == seat else "other"
            elif name == "tile":
                arguments[name] = TILE_WORDS[value]
            else:
                arguments[name] = int(parameter.words[value])
        if kind.name == "card":
            card = int(state.get(OPEN + decision.values[0]))
            arguments["card"] = self.card(card) if card >= 0 else ""
        return self.catalogue.text(f"choice-{kind.name}", **arguments)

    def prompt(self, state: State, seat: int) -> Prompt:
        """Return what a seat is asked now, or who else is."""
        asked = ask(state, seat)
        arguments: dict[str, str | int] = dict(asked.arguments)
        if asked.card >= 0:
            arguments["card"] = self.card(asked.card)
        if asked.seat >= 0:
            arguments["seat"] = self.seat(asked.seat)
        if asked.region >= 0:
            arguments["region"] = self.place(asked.region)
        arguments["seats"] = self.seats(s for s in range(5) if state.owing() >> s & 1)
        text = self.catalogue.text(asked.message_id, **arguments)
        passing = self.catalogue.attribute(asked.message_id, "pass") if asked.may_pass else None
        return Prompt(text, passing)

    def refusal(self, reason: Reason) -> str:
        """Say why something is not allowed."""
        return self.catalogue.text(
            "error-illegal", reason=self.catalogue.text(f"reason-{reason.key}")
        )

    def rule(self, clause: str) -> str:
        """Return the number and title of a clause."""
        title = self.catalogue.text(f"clause-{clause.replace('.', '-')}")
        return self.catalogue.attribute("error-illegal", "rule", clause=clause, title=title)

    def event(self, event: Event) -> str:
        """Return what happened, in one line."""
        data = event.data
        if event.name in {"castillo_opened", "scored"}:
            return self._shares(event)
        arguments: dict[str, str | int] = {}
        for name, value in data.items():
            if name in _SEATS:
                arguments[name] = self.seat(value)
            elif name in _PLACE_FIELDS:
                arguments[name] = self.place(value) if value >= 0 else ""
            elif name == "tile":
                arguments[name] = TILE_WORDS[value]
            elif name == "card":
                arguments[name] = self.card(value)
            elif name == "stack":
                arguments[name] = value + 1
            else:
                arguments[name] = value
        if event.name == "moved":
            arguments["whose"] = "own" if data["by"] == data["seat"] else "other"
        return self.catalogue.text(event_message(event), **arguments)

    def _shares(self, event: Event) -> str:
        """Return an event that gives every seat a number, those with none left out."""
        message_id = event_message(event)
        field = "points" if event.name == "scored" else "count"
        parts = []
        for seat in range(5):
            count = event.data[f"p{seat + 1}"]
            if count:
                name = self.seat(seat)
                parts.append(
                    self.catalogue.attribute(message_id, "part", seat=name, **{field: count})
                )
        if not parts and event.name == "castillo_opened":
            return self.catalogue.attribute(message_id, "empty")
        place = self.place(event.data.get("place", int(CASTILLO)))
        return self.catalogue.text(message_id, place=place, list=", ".join(parts))


def event_message(event: Event) -> str:
    """Return the id of the message for an event: by its kind, and by where pieces come from."""
    data = event.data
    if event.name == "moved":
        if data["to"] == AT_PROVINCE:
            return "event-moved-home"
        if data["from"] == AT_PROVINCE:
            return "event-moved-recruited"
        if data["to"] == AT_COURT:
            return "event-moved-recalled"
        return "event-moved-placed" if data["from"] == AT_COURT else "event-moved"
    if event.name == "tile_moved" and data["from"] < 0:
        return "event-tile-new"
    return f"event-{event.name.replace('_', '-')}"
