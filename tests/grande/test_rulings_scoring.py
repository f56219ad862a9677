"""Section 5 of the rules: scoring."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from hidalgo.grande import decisions
from hidalgo.grande.rounds import settle
from hidalgo.grande.scoring import award, points_of
from hidalgo.grande.state import State
from hidalgo.grande.table import on_board
from tests.grande.positions import (
    heard,
    legal,
    listen,
    place,
    points,
    position,
    say,
    standing,
    turn,
)
from tests.grande.scenes import (
    EDITIONS,
    LONELY,
    REGIONS,
    moved,
    offers_special,
    score_all,
    scorings,
    special,
    words,
)

AWAY = ("SEV",) * 5


def paid(region: str, *counts: int) -> tuple[int, ...]:
    """Return what a region pays by these numbers of caballeros, without bonuses."""
    game = special(
        "bigbox",
        "score-region",
        players=len(counts),
        king="VAL",
        grandes=AWAY,
        regions={region: counts, "CAT": (1,)},
    )
    return points(say(game, 0, f"region {region}"))


@pytest.mark.parametrize(
    ("counts", "points_paid"),
    [
        # Castilla la Vieja pays 6/4/2.
        ((4, 3, 2, 1), (6, 4, 2, 0)),
        ((3, 3, 3, 2), (4, 4, 4, 2)),
        ((3, 3, 2, 2), (4, 4, 0, 0)),
        ((4, 1, 1, 0), (6, 2, 2, 0)),
        ((2, 2, 1, 0), (4, 4, 2, 0)),
        ((4, 3, 2, 2), (6, 4, 0, 0)),
        ((1, 1, 1, 1), (4, 4, 4, 4)),
        ((5, 5, 2, 1), (4, 4, 2, 0)),
        ((5, 4, 4, 1), (6, 2, 2, 0)),
        ((5, 4, 4, 4, 4), (6, 2, 2, 2, 2)),
        ((3, 3, 2, 2, 1), (4, 4, 0, 0, 0)),
        ((3, 2, 2, 1, 1), (6, 2, 2, 0, 0)),
        ((0, 1, 0, 0, 0), (0, 6, 0, 0, 0)),
    ],
)
def test_ranks_and_ties(counts: tuple[int, ...], points_paid: tuple[int, ...]) -> None:
    """EG 5.1, 5.2, 5.3, 5.5: who is not there takes no part."""
    assert paid("CLV", *counts) == points_paid


@pytest.mark.parametrize(
    ("counts", "points_paid"),
    [
        ((2, 1), (6, 0)),
        ((2, 2), (0, 0)),
        ((0, 1), (0, 6)),
        ((3, 2, 1), (6, 4, 0)),
        ((2, 2, 1), (4, 4, 0)),
        ((2, 1, 1), (6, 0, 0)),
        ((1, 1, 1), (4, 4, 4)),
        ((3, 2, 1, 0), (6, 4, 2, 0)),
        ((3, 2, 1, 0, 0), (6, 4, 2, 0, 0)),
    ],
)
def test_ranks_that_pay(counts: tuple[int, ...], points_paid: tuple[int, ...]) -> None:
    """EG 5.4: one rank with two players, two with three, else three."""
    assert paid("CLV", *counts) == points_paid


def rank(counts: tuple[int, ...], seat: int) -> int:
    """Return a seat's rank: above it, every number takes one rank, or two where it is shared."""
    own = counts[seat]
    above = {number for number in counts if number > own}
    shared = counts.count(own) > 1
    return 1 + sum(2 if counts.count(number) > 1 else 1 for number in above) + shared


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_ways_to_share_a_region(players: int) -> None:
    """EG 5.2, 5.3, 5.4: for all numbers up to 3, against another way to count the ranks."""
    figures = (6, 4, 2)[: players - 1]
    game = position(players=players, king="VAL", grandes=AWAY)
    for counts in product(range(4), repeat=players):
        for seat, count in enumerate(counts):
            game.put(on_board(place("CLV"), seat), count)
        packed = award(game, place("CLV"), False)
        for seat, count in enumerate(counts):
            reached = rank(counts, seat)
            pays = count > 0 and reached <= len(figures)
            assert points_of(packed, seat) == (figures[reached - 1] if pays else 0), counts


@pytest.mark.parametrize(
    ("king", "home", "counts", "points_paid"),
    [
        ("SEV", "GAL", (2, 1), (6, 3)),
        ("GAL", "SEV", (2, 1), (6, 3)),
        ("SEV", "SEV", (2, 1), (8, 3)),
        ("SEV", "SEV", (1, 1), (3, 3)),
        ("SEV", "SEV", (1, 2), (3, 6)),
        ("SEV", "SEV", (1, 0), (8, 0)),
    ],
)
def test_bonuses_of_a_sole_first(
    king: str, home: str, counts: tuple[int, int], points_paid: tuple[int, int]
) -> None:
    """EG 5.6, 5.7, 5.8, 5.9: Sevilla pays 4/3/1; a tie for first earns nobody a bonus."""
    how: dict[str, Any] = {
        "king": king,
        "grandes": (home, "GAL", "GAL", "GAL"),
        "regions": {"SEV": counts},
    }
    game = say(special("bigbox", "score-region", **how), 0, "region SEV")
    assert points(game)[:2] == points_paid
    assert score_all(position(round_index=2, **how))["SEV"][:2] == points_paid


def test_the_castillo_earns_no_bonus() -> None:
    """EG 5.9, 5.14."""
    for king in REGIONS:
        game = special("bigbox", "score-castillo", king=king, regions={"CAS": (1,)})
        assert points(game)[0] == 5


def test_a_special_scoring_follows_the_general_rules() -> None:
    """EG 5.10: all ranks, and the bonuses."""
    game = special(
        "bigbox", "score-6-7", king="GRA", grandes=("GAL", "GRA"), regions={"GRA": (1, 3, 2)}
    )
    assert points(game) == (1, 6 + 2 + 2, 3, 0)


def test_points_stay_when_pieces_move_on() -> None:
    """EG 5.11."""
    game = turn(position(regions={"ARA": (1,)}, courts=(0, 9)), 0, "score-5")
    say(game, 0, "special")
    turn(game, 1, "move-3")
    say(game, 1, "special", "move P1 ARA SEV")
    assert points(game) == (5, 0, 0, 0)


def general_scoring() -> State:
    """Return a game in which seats 0 and 2 owe their discs."""
    board = {**LONELY, "CAS": (2, 0, 1, 0)}
    return position(king="VAL", regions=board, grandes=AWAY, round_index=2)


def test_discs_castillo_discs_shown_regions_in_printed_order() -> None:
    """EG 1.1, 5.12, 5.15, 5.17."""
    game = general_scoring()
    log = listen(game)
    settle(game)
    say(game, 0, "region ARA")
    say(game, 2, "region GRA")
    told = [event.name for event in log if event.name in {"castillo_opened", "disc_shown"}]
    assert told == ["castillo_opened", "disc_shown", "disc_shown"]
    assert tuple(scorings(log)) == ("CAS", *REGIONS)
    assert moved(log) == [(0, "CAS", "ARA", 2), (2, "CAS", "GRA", 1)]
    # Those who arrive count: in Granada seats 0 and 2 are level now.
    assert scorings(log)["GRA"] == (3, 0, 3, 0, 0)
    names = [event.name for event in log]
    assert max(i for i, name in enumerate(names) if name == "moved") < next(
        i for i, e in enumerate(log) if e.name == "scored" and e.data["place"] == 0
    )


def test_only_who_has_caballeros_inside_sets_a_disc() -> None:
    """EG 5.13: and all of them at the same time."""
    game = general_scoring()
    settle(game)
    assert game.prompt() == "disc"
    assert game.owing() == 0b0101
    assert legal(game, 1) == legal(game, 3) == []
    assert len(legal(game, 0)) == len(legal(game, 2)) == 9


def test_a_court_is_not_the_castillo() -> None:
    """EG 5.13: of five, seat 0 has caballeros in its Court only, and names nothing."""
    board = {"CAS": (0, 1, 0, 1, 1)}
    game = position(players=5, regions=board, courts=(5, 5, 5, 5, 5), round_index=2)
    settle(game)
    assert (game.prompt(), game.owing()) == ("disc", 0b11010)
    say(game, 1, "region SEV")
    assert [seat for seat in range(5) if legal(game, seat)] == [1, 3, 4]


def test_an_empty_castillo_asks_nobody() -> None:
    """EG 5.13."""
    game = position(king="VAL", regions={"GAL": (1,)}, round_index=2)
    settle(game)
    assert (game.prompt(), points(game)[0]) == ("power", 4)


def test_castillo_is_emptied_by_the_general_scoring() -> None:
    """EG 4.5, 5.15: all of a seat's go to the one region it named."""
    game = general_scoring()
    settle(game)
    say(game, 0, "region SEV")
    say(game, 2, "region GRA")
    assert standing(game, "CAS") == (0, 0, 0, 0)
    assert standing(game, "SEV") == (3, 0, 0, 0)
    assert standing(game, "GRA") == (1, 0, 1, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_disc_on_the_kings_region_means_the_court(edition: str) -> None:
    """EG 5.16: naming it is allowed in every edition."""
    game = position(edition, king="VAL", regions={"CAS": (2, 0, 1, 0)}, round_index=2)
    settle(game)
    say(game, 0, "region VAL")
    say(game, 2, "region GAL")
    assert game.court(0) == 2
    assert standing(game, "VAL") == (0, 0, 0, 0)
    assert points(game)[:3] == (5, 0, 3 + 4)


def test_a_special_castillo_scoring_shows_and_keeps_what_is_inside() -> None:
    """EG 4.6, 5.18."""
    game = turn(position(regions={"CAS": (2, 2, 1, 0)}), 0, "score-castillo")
    log = listen(game)
    say(game, 0, "special")
    assert points(game) == (3, 3, 1, 0)
    assert standing(game, "CAS") == (2, 2, 1, 0)
    opened = heard(log, "castillo_opened")
    assert [tuple(event.data.values()) for event in opened] == [(2, 2, 1, 0, 0)]
    assert opened[0].audience is None


def test_the_castillo_of_five_is_told_in_full() -> None:
    """EG 4.6, 5.18: what each of five seats has in it, and what each earns."""
    game = turn(position(players=5, regions={"CAS": (1, 2, 4, 3, 5)}), 0, "score-castillo")
    log = listen(game)
    say(game, 0, "special")
    assert [tuple(event.data.values()) for event in heard(log, "castillo_opened")] == [
        (1, 2, 4, 3, 5)
    ]
    assert scorings(log) == {"CAS": (0, 0, 3, 1, 5)}
    assert points(game) == (0, 0, 3, 1, 5)


def watched(edition: str, card: str, **how: Any) -> State:
    """A scoring of several regions whose announcement a holder of a Veto has let pass."""
    game = special(edition, card, veto_of=2, regions=LONELY, **how)
    return say(game, 2, "pass")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_active_seat_settles_the_order(edition: str) -> None:
    """EG 5.19."""
    game = watched(edition, "score-5", king="GAL")
    assert legal(game, 0) == ["region PVA", "region ARA", "region VAL"]
    log = listen(game)
    say(game, 0, "region VAL")
    say(game, 2, "pass")
    assert legal(game, 0) == ["region PVA", "region ARA"]
    say(game, 0, "region PVA")
    say(game, 2, "pass")
    # The last one needs no question, and still has its window.
    assert game.prompt() == "window"
    assert words(heard(log, "scored"), "place") == ["VAL", "PVA", "ARA"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_order_of_the_first_places_card(edition: str) -> None:
    """EG 5.19, 6.24: printed in `bigbox` and `decennial`, the active seat's in `bigbox_nl`."""
    game = watched(edition, "score-firsts")
    if edition == "bigbox_nl":
        assert legal(game, 0) == [f"region {word}" for word in REGIONS]
    else:
        log = listen(game)
        for _ in REGIONS:
            assert game.prompt() == "window"
            say(game, 2, "pass")
        assert words(heard(log, "scored"), "place") == list(REGIONS[1:])
        assert points(game)[0] > 0


def test_without_a_veto_the_order_is_not_asked() -> None:
    """EG 5.20: the printed order is taken."""
    game = turn(position(regions=LONELY), 0, "score-5")
    log = listen(game)
    say(game, 0, "special")
    assert tuple(scorings(log)) == ("PVA", "ARA", "VAL")


def test_the_own_veto_does_not_make_the_order_a_question() -> None:
    """EG 5.20: it is another seat's that matters."""
    game = special("bigbox", "score-5", veto_of=0, regions=LONELY)
    assert points(game)[0] == 15


def test_the_order_is_not_asked_once_the_rest_is_let_pass() -> None:
    """EG 5.20, 7.17: nobody is left to whom it could matter."""
    game = special("bigbox", "score-5", veto_of=2, regions=LONELY)
    log = listen(game)
    say(game, 2, "let")
    assert tuple(scorings(log)) == ("PVA", "ARA", "VAL")


def test_no_total_depends_on_the_order() -> None:
    """EG 5.20."""
    board = {"PVA": (2, 1, 1, 0), "ARA": (1, 1, 3, 0), "VAL": (1, 0, 0, 2)}
    totals = set()
    for order in permutations(("PVA", "ARA", "VAL")):
        game = special("bigbox", "score-5", veto_of=2, king="ARA", regions=board)
        say(game, 2, "pass")
        for word in order:
            if game.prompt() != "window":
                say(game, 0, f"region {word}")
            say(game, 2, "pass")
        totals.add(points(game))
    assert totals == {(5 + 1 + 3, 1 + 1, 1 + 5 + 2, 5)}


def test_regions_that_pay_nobody_are_no_steps() -> None:
    """EG 5.21: here País Vasco is empty, so there are two steps."""
    game = special("bigbox", "score-5", veto_of=2, regions={"ARA": (1,), "VAL": (1,)})
    say(game, 2, "pass")
    assert legal(game, 0) == ["region ARA", "region VAL"]


def test_a_single_region_that_pays_is_a_single_step() -> None:
    """EG 5.21: no window follows it, and no rest of the action is there to be let pass."""
    game = special("bigbox", "score-5", veto_of=2, regions={"ARA": (1,)})
    assert legal(game, 2) == ["pass", "veto"]
    say(game, 2, "pass")
    assert game.prompt() == "power"
    assert points(game)[0] == 5


@pytest.mark.parametrize(
    ("card", "regions"),
    [
        ("score-4", {"GAL": (1,)}),
        ("score-4", {"SEV": (1,)}),
        ("score-firsts", {"GAL": (1, 1), "ARA": (2, 1), "GRA": (3, 3, 1)}),
    ],
)
def test_one_region_that_pays_has_one_window(card: str, regions: dict[str, Any]) -> None:
    """EG 5.21, 7.11: where only first places count, a tie for first pays nobody."""
    game = special("bigbox", card, veto_of=2, king="VAL", grandes=AWAY, regions=regions)
    assert legal(game, 2) == ["pass", "veto"]
    say(game, 2, "pass")
    assert game.prompt() == "power"
    assert sum(points(game)) > 0


@pytest.mark.parametrize(
    ("regions", "points_paid"),
    [
        ({"ARA": (2, 1)}, (5, 0, 0, 0)),
        ({"ARA": (2, 1), "VAL": (1, 3, 2), "GRA": (1, 1)}, (5, 5, 0, 0)),
    ],
)
@pytest.mark.parametrize("veto_of", [None, 2])
def test_first_places_alone_are_paid(
    regions: dict[str, Any], points_paid: tuple[int, ...], veto_of: int | None
) -> None:
    """EG 5.21, 6.24: in one region or several, with windows or without."""
    how: dict[str, Any] = {"king": "GAL", "grandes": AWAY, "regions": regions}
    game = special("bigbox", "score-firsts", veto_of=veto_of, **how)
    while game.prompt() == "window":
        say(game, 2, "pass")
    assert points(game) == points_paid


@pytest.mark.parametrize("last", ["GAL", "SEV"])
def test_the_last_region_needs_no_question(last: str) -> None:
    """EG 4.12, 5.19: whichever is left."""
    first = {"GAL": "SEV", "SEV": "GAL"}[last]
    game = special("bigbox", "score-4", veto_of=2, regions={"GAL": (1,), "SEV": (1,)})
    say(game, 2, "pass")
    log = listen(game)
    say(game, 0, f"region {first}")
    say(game, 2, "pass")
    assert words(heard(log, "scored"), "place") == [first, last]
    assert game.prompt() == "window"


@pytest.mark.parametrize("card", ["score-region", "score-5"])
def test_only_regions_are_an_answer_to_which_to_score(card: str) -> None:
    """EG 5.19, 6.28: all else was not asked, and neither was the Castillo, which comes next."""
    game = watched("bigbox", card)
    listed = legal(game, 0)
    for action in range(int(decisions.END)):
        text = decisions.KINDS.to_text(action)
        reason = game.explain(action, 0)
        if text in listed:
            assert reason is None
        else:
            wanted = "not-scored" if text.startswith("region") else "not-asked"
            assert reason is not None
            assert reason.key == wanted, text


@pytest.mark.parametrize("card", ["score-5", "score-firsts", "score-castillo", "score-region"])
def test_a_scoring_is_offered_only_while_it_pays(card: str) -> None:
    """EG 5.22: two players who are level everywhere earn nothing."""
    level = dict.fromkeys([*REGIONS, "CAS"], (1, 1))
    assert not offers_special("bigbox", card, players=2, regions=level)
    assert offers_special("bigbox", card, players=2, regions={**level, "ARA": (2, 1), "CAS": (1,)})
