"""What players are asked, card by card, in positions that are set up for it."""

from __future__ import annotations

from hidalgo.grande.state import State
from hidalgo.locale.grande import Words
from tests.grande.positions import position, say, turn
from tests.grande.scenes import special

WORDS = Words("en", "bigbox", ["Ana", "Bo", "Cas", "Dee"], strict=True)
BOARD = {"ARA": (3, 2, 2, 0), "SEV": (1, 2, 1, 1), "CAS": (2, 2, 0, 0)}


def asked(game: State, seat: int = 0) -> str:
    """Return what a seat is asked."""
    return WORDS.prompt(game, seat).text


def begin(card: str, edition: str = "bigbox", **how: object) -> State:
    """Announce a card's special action on the same board each time."""
    return special(edition, card, regions=BOARD, courts=(2, 2, 2, 2), **how)


def test_a_turn_names_its_card_and_can_be_declined() -> None:
    game = turn(position(regions=BOARD), 0, "score-region")
    prompt = WORDS.prompt(game, 0)
    assert prompt.text == "Score a region: use the special action?"
    assert prompt.passing == "Leave the special action"


def test_movers_say_whose_and_how_many() -> None:
    for card, text in {
        "move-3": "Move a caballero (3 left).",
        "move-4-own": "Move one of your own caballeros (4 left).",
        "move-3-foreign": "Move a caballero of an opponent (3 left).",
        "move-2-own-2-foreign": "Move a caballero (2 own and 2 of opponents left).",
        "move-5-from-one": "Move a caballero (5 left).",
        "move-own-from-one": "Pick a region and move your own caballeros out of it.",
    }.items():
        assert asked(begin(card)) == text


def test_movers_say_from_where_once_that_is_fixed() -> None:
    game = say(begin("move-5-from-one"), 0, "move P2 ARA SEV")
    assert asked(game) == "Move a caballero out of Aragón (4 left)."
    game = say(begin("move-own-from-one"), 0, "move P1 ARA SEV")
    assert WORDS.prompt(game, 0) == ("Move your own caballeros out of Aragón.", "Stop moving")


def test_who_must_complete_cannot_pass() -> None:
    game = say(begin("move-own-from-one", "decennial"), 0, "move P1 ARA SEV")
    assert WORDS.prompt(game, 0).passing is None


def test_windows_say_whether_a_step_was_made() -> None:
    game = begin("move-3", veto_of=1)
    assert asked(game, 1) == "Ana announces: Move 3. Use your Veto?"
    say(game, 1, "pass")
    say(game, 0, "move P2 ARA SEV")
    prompt = WORDS.prompt(game, 1)
    assert prompt == ("Ana made a step: Move 3. Undo it with your Veto?", "Let it pass")
    assert asked(game) == "Waiting for Bo."


def test_discs_say_what_they_are_for() -> None:
    home = "of your caballeros there go home."
    assert asked(begin("disc-all"), 1) == f"Secretly name a region; all {home}"
    assert asked(begin("disc-two", "decennial"), 1) == f"Secretly name a region; 2 {home}"
    text = "Secretly name a region to score; it counts if nobody else names it."
    assert asked(begin("disc-scoring"), 0) == text
    for edition in ("bigbox", "decennial"):
        game = say(begin("eviction", edition), 0, "region SEV")
        text = "You must leave Sevilla. Secretly name where all of your caballeros go."
        assert asked(game, 2) == text


def test_a_disc_that_is_set_may_be_changed() -> None:
    game = say(begin("disc-scoring"), 1, "region GAL")
    assert asked(game, 1) == "Your disc is set. You may change it until all are in."
    assert asked(game, 0).startswith("Secretly")
    game = say(begin("eviction"), 0, "region SEV")
    assert asked(game, 0) == "Waiting for Bo, Cas and Dee."


def test_returns_say_who_wants_them_and_how_many() -> None:
    game = begin("each-returns-3")
    assert asked(game, 1) == "Ana makes you send your own caballeros home (3 left)."
    say(game, 1, "take P2 ARA")
    assert asked(game, 1).endswith("(2 left).")


def test_one_of_each_counts_opponents() -> None:
    game = begin("one-of-each")
    assert asked(game) == "Send home one caballero of each opponent (3 opponents left)."
    say(game, 0, "take P2 ARA", "take P3 ARA")
    assert WORDS.prompt(game, 0) == (
        "Send home one caballero of each opponent (1 opponent left).",
        "Spare the rest",
    )


def test_kings_go_near_or_far() -> None:
    assert asked(begin("royal-advisor")) == "To which neighbouring region does the King go?"
    assert asked(begin("king")) == "To which region does the King go?"
