"""What counts for a seat that does not answer (rules 6.7, 8.5, 8.6)."""

from __future__ import annotations

from hidalgo.grande import decisions
from hidalgo.grande.absent import NO_DEFAULT, default_decision
from hidalgo.grande.rounds import settle
from hidalgo.grande.state import State
from hidalgo.grande.verbs import numbers
from tests.grande.positions import give_veto, position, say, standing, turn


def default(game: State, seat: int) -> str:
    """Return the default decision of a seat as text."""
    return decisions.KINDS.to_text(int(default_decision(game, seat)))


def test_an_unset_disc_in_a_general_scoring_means_the_kings_region() -> None:
    """EG 5.13, 8.5: the caballeros go to the Court."""
    game = position(king="VAL", regions={"CAS": (2, 1, 0, 0)})
    game.push(numbers.GENERAL_SCORING, 0, 0, 0, 0, 0)
    settle(game)
    assert default(game, 0) == "region VAL"
    say(game, 0, default(game, 0))
    say(game, 1, "region GAL")
    assert game.court(0) == 2
    assert standing(game, "GAL") == (0, 1, 0, 0)


def test_where_the_king_cannot_be_named_it_is_the_region_of_least_value() -> None:
    """EG 6.7: Sevilla pays 4, Aragón 5; a tile counts, printed order breaks the tie."""
    game = position(king="GAL", regions={"GAL": (0, 4), "ARA": (0, 1), "SEV": (0, 2)})
    turn(game, 0, "disc-all")
    say(game, 0, "special")
    assert game.prompt() == "disc"
    assert default(game, 1) == "region SEV"
    lowered = position(
        king="GAL", regions={"GAL": (0, 4), "ARA": (0, 1), "SEV": (0, 2)}, tiles=(None, "ARA")
    )
    turn(lowered, 0, "disc-all")
    say(lowered, 0, "special")
    assert default(lowered, 1) == "region ARA"


def test_a_forced_return_takes_from_the_court_first() -> None:
    """EG 8.6: then from the regions worth least, never from the King's."""
    board = {"GAL": (0, 5), "CLN": (0, 2), "CAT": (0, 1), "SEV": (0, 1)}
    game = position(king="GAL", players=2, regions=board, courts=(0, 1))
    turn(game, 0, "each-returns-3")
    say(game, 0, "special")
    taken = []
    while game.prompt() == "return":
        taken.append(default(game, 1))
        say(game, 1, taken[-1])
    assert taken == ["take P2 COURT", "take P2 CAT", "take P2 SEV"]


def test_nothing_else_has_a_default() -> None:
    """EG 8.5, 8.6: neither the own turn nor an answer to a special action."""
    game = position(king="GAL", regions={"ARA": (1, 1)}, courts=(1, 0))
    give_veto(game, 1)
    turn(game, 0, "move-3")
    assert default_decision(game, 0) == NO_DEFAULT
    say(game, 0, "special")
    assert default_decision(game, 1) == NO_DEFAULT
    assert default_decision(game, 0) == NO_DEFAULT
