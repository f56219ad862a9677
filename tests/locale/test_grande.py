"""Whole random games, told in every language: what is asked, chosen and done."""

from __future__ import annotations

import pytest

from hidalgo.grande import events
from hidalgo.grande.clauses import REASONS
from hidalgo.grande.decisions import KINDS
from hidalgo.grande.editions import BUILT_IN
from hidalgo.grande.setup import new_game
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.events import Event, EventLog
from hidalgo.kernel.rng import stream
from hidalgo.locale import languages
from hidalgo.locale.grande import Words

FIELDS = {kind.name: kind.fields for kind in events.KINDS}


def happened(name: str, *values: int) -> Event:
    """Make an event."""
    return Event(name, dict(zip(FIELDS[name], values, strict=True)), None)


@pytest.mark.parametrize("edition", BUILT_IN)
@pytest.mark.parametrize("language", languages())
def test_games_can_be_told(language: str, edition: str) -> None:
    words = Words(language, edition, strict=True)
    log = EventLog(events.KINDS)
    out = Choices()
    said: set[str] = set()
    for seed, players in enumerate((2, 4)):
        state = new_game(edition, players, seed, log=log)
        rng = stream(seed, f"locale {language}")
        while (seat := state.actor()) >= 0:
            legal = [out[index] for index in range(state.legal(seat, out))]
            prompt = words.prompt(state, seat)
            assert prompt.text
            assert (prompt.passing is not None) == (KINDS.base("pass") in legal)
            assert words.prompt(state, (seat + 1) % players).text
            # Not every one of a mover's: filling in takes longer than playing.
            for action in {legal[0], legal[-1], legal[rng.below(len(legal))]}:
                said.add(words.choice(action, state, seat))
            state.apply(legal[rng.below(len(legal))], seat)
            said.update(words.event(event) for event in log)
            log.clear()
        assert words.prompt(state, 0) == (words.catalogue.text("prompt-over"), None)
    assert len(said) > 300
    assert not [text for text in said if "{" in text or "  " in text or not text.strip()]


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_event_can_be_told(language: str) -> None:
    words = Words(language, "bigbox", strict=True)
    for name, fields in FIELDS.items():
        assert words.event(happened(name, *[1] * len(fields))).strip()


@pytest.mark.parametrize("language", languages())
def test_every_decision_refusal_and_card_has_words(language: str) -> None:
    words = Words(language, "decennial", strict=True)
    state = new_game("decennial", 5, 1)
    assert len({words.choice(action, state, 0) for action in range(KINDS.size)}) == KINDS.size
    assert len({words.refusal(reason) for reason in REASONS.values()}) == len(REASONS)
    assert all(words.rule(reason.clause) for reason in REASONS.values() if reason.clause)
    assert all(words.card(card) != words.card_text(card) for card in range(len(words.cards)))


def test_english_events_read_well() -> None:
    words = Words("en", "bigbox", ["Ana", "Bo"], strict=True)
    told = [
        (happened("moved", 0, 0, 11, 10, 1), "Ana recruits 1 caballero."),
        (happened("moved", 0, 0, 10, 9, 2), "Ana places 2 caballeros: Castillo."),
        (happened("moved", 0, 1, 0, 2, 2), "Ana moves 2 caballeros of Bo: Galicia → Aragón."),
        (happened("moved", 1, 1, 0, 2, 1), "Bo moves 1 own caballero: Galicia → Aragón."),
        (happened("moved", 0, 1, 10, 11, 3), "3 caballeros of Bo go home: Court."),
        (happened("moved", 1, 1, 8, 10, 3), "Bo takes 3 caballeros back to the Court: Granada."),
        (happened("veto_used", 1, 0, 0), "Veto! Bo stops the special action of Ana."),
        (happened("tile_moved", 2, 1, -1, 9), "P3 brings in tile 4/0/0: Castillo."),
        (happened("tile_moved", 0, 0, 0, 3), "Ana moves tile 8/4/0: Galicia → Cataluña."),
        (happened("scored", 8, 6, 0, 3, 0, 0), "Granada: Ana +6, P3 +3."),
        (happened("castillo_opened", 0, 4, 0, 0, 0), "The Castillo is opened: Bo 4."),
        (happened("castillo_opened", 0, 0, 0, 0, 0), "The Castillo is opened: nobody is in it."),
        (happened("disc_value", 0, 6), "Your disc names Valencia."),
        (happened("power_back_value", 0, 13), "You take back power card 13."),
        (happened("put_back", 0, 9, 3), "Put back: Castillo, 3 of Ana again."),
        (happened("put_back", 1, 10, 0), "Put back: Court, nobody of Bo again."),
        (happened("points_back", 1, 1), "Bo is back at 1 point."),
        (happened("revealed", 4, len(words.cards) - 1), "5: King's card"),
    ]
    assert [words.event(event) for event, _ in told] == [text for _, text in told]


def test_the_same_decision_means_what_is_asked() -> None:
    """Laying a power card and taking one back, say, and one's own caballeros and others'."""
    words = Words("en", "bigbox", ["Ana", "Bo"], strict=True)
    state = new_game("bigbox", 2, 1)
    assert state.prompt() == "power"
    from_text = KINDS.from_text
    assert words.choice(from_text("power 7"), state, 0) == "Play power card 7"
    own, foreign = from_text("move P1 GAL CAS"), from_text("move P2 GAL CAS")
    assert words.choice(own, state, 0) == "Move one of your own: Galicia → Castillo"
    assert words.choice(foreign, state, 0) == "Move one of Bo: Galicia → Castillo"
    back = words.catalogue.text("choice-power", prompt="power-back", value=7)
    assert back == "Take back power card 7"


def test_a_card_without_words_goes_by_its_id() -> None:
    words = Words("fr", "bigbox")
    words.cards = (words.cards[0]._replace(id="of-my-own"),)
    assert (words.card(0), words.card_text(0)) == ("of-my-own", "")


def test_names_are_joined_as_the_language_does() -> None:
    words = Words("es", "bigbox", ["Ana", "Bo"], strict=True)
    assert [words.seats(range(n)) for n in range(4)] == ["", "Ana", "Ana y Bo", "Ana, Bo y P3"]


def test_refusals_name_their_rule() -> None:
    words = Words("nl", "bigbox", strict=True)
    assert words.refusal(REASONS[11]).startswith("Dat mag niet: de Koningsregio is taboe")
    assert words.rule("4.1") == "Regel 4.1: Taboe"
