"""The worked examples that several rulebooks share, each as a scene played in a given edition.

Seats: Ramon (Michael) 0, Benita (Pien) 1, Gabriel (Marianne) 2, Ricarda (Tessa) 3.
"""

from __future__ import annotations

from hidalgo.grande import events
from hidalgo.grande.layout import CHOSEN, OPEN
from hidalgo.grande.rounds import settle
from hidalgo.grande.setup import new_game
from hidalgo.grande.state import State
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.events import EventLog
from hidalgo.kernel.playout import play_random
from hidalgo.kernel.rng import stream
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
from tests.grande.scenes import (
    LONELY,
    begin_turns,
    face_up,
    power_phase,
    recruits_offered,
    refused,
    score_all,
    scorings,
    sit_out,
    sit_out_round,
    words,
)

RAMON, BENITA, GABRIEL, RICARDA = range(4)
SEATS = (RAMON, BENITA, GABRIEL, RICARDA)
POWERS = (7, 3, 2, 8)
NEXT_TO_CLN = {"ARA", "CLV", "GRA", "SEV", "VAL"}


# The round


def five_cards_face_up(edition: str) -> None:
    """EG 3.1: the top cards of all five stacks."""
    log = EventLog(events.KINDS)
    new_game(edition, 4, seed=5, log=log)
    revealed = heard(log, "revealed")
    assert [event.data["stack"] for event in revealed] == [0, 1, 2, 3, 4]
    assert all(event.data["card"] >= 0 for event in revealed)

    shown = ("move-5-from-one", "veto", "score-5", "grande", "king")
    game = begin_turns(face_up(position(edition), *shown))
    say(game, game.actor(), "recruit 0")
    assert legal(game, game.actor()) == ["card 1", "card 2", "card 3", "card 4", "card 5"]


def no_value_twice(edition: str) -> None:
    """EG 3.2, 3.3: clockwise from the marker, and no value twice."""
    game = power_phase(edition, first=RAMON)
    for seat, value in zip(SEATS, POWERS, strict=True):
        gone = {f"power {played}" for played in POWERS[:seat]}
        free = {f"power {card}" for card in range(1, 14)} - gone
        assert game.actor() == seat
        assert set(legal(game, seat)) == free
        for text in gone:
            assert refused(game, seat, text) == "3.3"
        say(game, seat, f"power {value}")
    assert game.prompt() == "recruit"


def recruits_by_power_card(edition: str) -> None:
    """EG 1.10, 3.7: the power card says how many may be recruited."""
    game = begin_turns(position(edition, played=POWERS))
    offered: dict[int, int] = {}
    while game.prompt() == "recruit":
        offered[int(game.actor())] = recruits_offered(game, int(game.actor()))
        sit_out(game)
    assert offered == {RICARDA: 2, RAMON: 3, BENITA: 5, GABRIEL: 5}


def turns_from_the_highest_card(edition: str) -> None:
    """EG 3.5: from the highest power card down."""
    game = begin_turns(position(edition, played=POWERS))
    assert sit_out_round(game) == [RICARDA, RAMON, BENITA, GABRIEL]


def benita_with_three_in_the_province(edition: str) -> State:
    board = {"GAL": (0, 7), "ARA": (0, 10), "VAL": (0, 5), "CAS": (0, 5)}
    game = begin_turns(position(edition, played=POWERS, regions=board))
    sit_out(game)
    sit_out(game)
    assert game.actor() == BENITA
    assert game.province(BENITA) == 3
    assert recruits_offered(game, BENITA) == 3
    return game


def province_short_rest_from_regions(edition: str, *origins: str) -> None:
    """EG 3.8: what the Province lacks may come from regions."""
    game = benita_with_three_in_the_province(edition)
    say(game, BENITA, "recruit 3")
    assert set(legal(game, BENITA)) == {"pass", "take P2 ARA", "take P2 VAL"}
    for origin in origins:
        say(game, BENITA, f"take P2 {origin}")
    assert game.court(BENITA) == 5
    assert game.province(BENITA) == 0
    assert standing(game, "ARA")[BENITA] == 10 - origins.count("ARA")
    assert standing(game, "VAL")[BENITA] == 5 - origins.count("VAL")
    assert game.prompt() == "choose"


def province_short_board_left_alone(edition: str) -> None:
    """EG 3.8: it may also be left undone."""
    game = benita_with_three_in_the_province(edition)
    say(game, BENITA, "recruit 3", "pass")
    assert game.court(BENITA) == 3
    assert game.prompt() == "choose"


# Using a card


def all_five_point_regions_even_for_others(edition: str) -> None:
    """EG 4.9, 6.23: all or nothing, whoever earns more by it."""
    board = {"PVA": (1, 3), "ARA": (1, 3), "VAL": (1, 3), "SEV": (3, 0)}
    game = turn(position(edition, regions=board), RAMON, "score-5")
    say(game, RAMON, "special")
    assert points(game) == (3 + 4 + 3, 15, 0, 0)


def mover_of_four_moves_none_to_four(edition: str) -> None:
    """EG 4.10, 6.3, 6.8: fewer than the card allows is fine."""
    for count in range(5):
        game = turn(position(edition, regions={"SEV": (6,)}), RAMON, "move-4")
        say(game, RAMON, "special", *["move P1 SEV VAL"] * count)
        if count < 4:
            assert "move P1 SEV VAL" in legal(game, RAMON)
            say(game, RAMON, "pass")
        assert standing(game, "VAL") == (count, 0, 0, 0)
        assert game.prompt() != "move"


def placing_is_not_split(edition: str) -> None:
    """EG 3.11: neither is split around the other."""
    board = {"SEV": (6,)}
    game = turn(position(edition, regions=board, courts=(5,)), RAMON, "king")
    say(game, RAMON, "first", "place PVA")
    assert refused(game, RAMON, "special") == "3.6"
    say(game, RAMON, "pass")
    assert legal(game, RAMON) == ["pass", "special"]
    say(game, RAMON, "special", "region SEV")
    assert game.court(RAMON) == 4
    assert game.prompt() == "power"

    game = turn(position(edition, regions=board, courts=(5,)), RAMON, "move-3")
    say(game, RAMON, "special", "move P1 SEV VAL")
    assert refused(game, RAMON, "first") == "3.6"
    assert refused(game, RAMON, "place PVA") == "3.6"
    say(game, RAMON, "pass", "place PVA")
    assert game.prompt() == "power"


def king_first_then_five_near_him(edition: str) -> None:
    """EG 3.13, 6.37: what counts is where the King stands by then."""
    game = turn(position(edition, king="GAL", courts=(0, 0, 0, 6)), RICARDA, "king")
    say(game, RICARDA, "special", "region CLN")
    allowed = {f"place {word}" for word in NEXT_TO_CLN | {"CAS"}}
    assert set(legal(game, RICARDA)) == allowed | {"pass"}
    assert refused(game, RICARDA, "place CLN") == "4.1"
    assert refused(game, RICARDA, "place GAL") == "3.13"
    say(game, RICARDA, "place ARA", "place ARA", "place GRA", "place SEV", "place CAS")
    assert game.court(RICARDA) == 1
    assert game.prompt() == "power"


def benita_places_first(edition: str) -> State:
    board = {"PVA": (1, 0, 0, 0), "ARA": (2, 0, 0, 1), "VAL": (0, 0, 3, 0), "CAS": (4, 0, 0, 0)}
    game = position(edition, king="GAL", courts=(0, 3), regions=board, grandes=("SEV",) * 4)
    return say(turn(game, BENITA, "score-5"), BENITA, "first")


def placing_first_beside_galicia(edition: str) -> None:
    """EG 3.12, 3.13: near the King or into the Castillo."""
    game = benita_places_first(edition)
    assert set(legal(game, BENITA)) == {"pass", "place CLV", "place PVA", "place CAS"}
    say(game, BENITA, "place PVA", "place PVA", "place CAS")
    assert standing(game, "PVA") == (1, 2, 0, 0)
    assert standing(game, "CAS") == (4, 1, 0, 0)
    assert game.court(BENITA) == 0


def then_the_five_point_regions(edition: str) -> None:
    """EG 1.2, 6.23: the Castillo is no region."""
    game = benita_places_first(edition)
    say(game, BENITA, "place PVA", "place PVA", "place CAS")
    log = listen(game)
    say(game, BENITA, "special")
    paid = scorings(log)
    assert set(paid) == {"ARA", "PVA", "VAL"}
    assert paid["PVA"] == (3, 5, 0, 0, 0)


def five_neighbours_of_castilla_la_nueva(edition: str) -> None:
    """EG 1.3: the regions with a common border."""
    game = turn(position(edition, king="CLN", courts=(5,)), RAMON, "king")
    say(game, RAMON, "first")
    assert set(legal(game, RAMON)) == {f"place {w}" for w in NEXT_TO_CLN | {"CAS"}} | {"pass"}


# The end of the round


def the_card_left_goes_under_its_stack(edition: str) -> None:
    """EG 3.16: it does not come up again, the King's card does."""
    game = begin_turns(position(edition, played=POWERS))
    log = listen(game)
    first_five = {int(game.get(OPEN + stack)) for stack in range(5)}
    for _ in range(3):
        sit_out(game)
    say(game, GABRIEL, "recruit 0")
    assert len(legal(game, GABRIEL)) == 2
    say(game, GABRIEL, legal(game, GABRIEL)[0])
    taken = {int(game.get(CHOSEN + seat)) for seat in SEATS}
    assert len(first_five - taken) == 1
    while game.prompt() == "turn":
        say(game, GABRIEL, "pass")
    revealed = {event.data["card"] for event in heard(log, "revealed")}
    assert revealed & first_five == {card_number(game, "king")}

    # Face down under a stack of eleven, no card but the King's is seen twice in nine rounds.
    log.clear()
    played_out = new_game(edition, 4, seed=3, log=log)
    play_random(played_out, stream(3, "moves"), Choices())
    cards = [event.data["card"] for event in heard(log, "revealed") if event.data["stack"] < 4]
    assert len(cards) == len(set(cards)) == 36


def lowest_card_takes_the_marker(edition: str) -> State:
    """EG 3.17: and begins the next round."""
    game = begin_turns(position(edition, played=POWERS))
    sit_out_round(game)
    assert game.marker() == GABRIEL
    for seat in (GABRIEL, RICARDA, RAMON, BENITA):
        assert (game.prompt(), game.actor()) == ("power", seat)
        if seat != BENITA:
            say(game, seat, f"power {13 - seat}")
    return game


def played_cards_are_discarded(edition: str) -> None:
    """EG 3.18: they are gone from the hands."""
    game = begin_turns(position(edition, played=POWERS))
    sit_out_round(game)
    for seat, value in zip(SEATS, POWERS, strict=True):
        assert game.hand(seat) >> (value - 1) & 1 == 0
    assert refused(game, GABRIEL, "power 2") == "3.4"


# General scoring


def before_scoring(edition: str, **board: tuple[int, ...]) -> State:
    """A position at the end of round 3; Grandes stand where no example looks."""
    king = "SEV" if "SEV" not in board else "VAL"
    return position(
        edition, king=king, regions=board, grandes=("CLN", "CLN", "CLN", "CLN"), round_index=2
    )


def disc_names_galicia(edition: str) -> None:
    """EG 1.11, 5.13: one of nine regions."""
    game = before_scoring(edition, CAS=(2, 0, 0, 0))
    log = listen(game)
    settle(game)
    assert legal(game, RAMON) == [
        f"region {word}" for word in ("GAL", "PVA", "ARA", "CAT", "CLV", "CLN", "VAL", "SEV", "GRA")
    ]
    say(game, RAMON, "region GAL")
    assert words(heard(log, "disc_shown"), "region") == ["GAL"]


def castillo_with_a_tie_for_first(edition: str) -> None:
    """EG 5.3, 5.14: those level on first place take the second's points."""
    game = before_scoring(edition, CAS=(2, 2, 1, 0))
    assert score_all(game) == {"CAS": (3, 3, 1, 0, 0)}
    assert points(game) == (3, 3, 1, 0)


def both_ways(edition: str, region: str, counts: tuple[int, ...], paid: tuple[int, ...]) -> None:
    """Score a region in the general scoring, and by a card: both pay the same."""
    game = before_scoring(edition, **{region: counts})
    assert score_all(game)[region][:4] == paid
    game = turn(before_scoring(edition, **{region: counts}), RAMON, "score-region")
    assert points(say(game, RAMON, "special", f"region {region}"))[:4] == tuple(
        # The turn ends round 3, so the general scoring has paid it once more.
        2 * point
        for point in paid
    )


def galicia_three_ranks(edition: str) -> None:
    """EG 5.2, 5.5: in order, and the third figure is 0."""
    both_ways(edition, "GAL", (1, 2, 3, 0), (0, 2, 4, 0))


def pais_vasco_three_tied_for_first(edition: str) -> None:
    """EG 5.3: three take the second rank, the next is third."""
    both_ways(edition, "PVA", (3, 3, 2, 3), (3, 3, 1, 3))


def aragon_two_pairs(edition: str) -> None:
    """EG 5.3: the second pair falls below the third rank."""
    both_ways(edition, "ARA", (2, 2, 3, 3), (0, 0, 4, 4))


def castillo_to_granada(edition: str) -> None:
    """EG 5.15, 5.17: they arrive before the regions are scored."""
    game = before_scoring(edition, CAS=(2, 0, 0, 0))
    settle(game)
    say(game, RAMON, "region GRA")
    assert standing(game, "GRA") == (2, 0, 0, 0)
    assert standing(game, "CAS") == (0, 0, 0, 0)
    assert points(game)[RAMON] == 5 + 6


def kings_bonus_in_cataluna(edition: str) -> None:
    """EG 5.1, 5.6: two more for the first, nothing for who is not there."""
    board = {"CAT": (1, 0, 2, 0)}
    game = position(edition, king="CAT", regions=board, grandes=("CLN",) * 4, round_index=2)
    assert score_all(game) == {"CAT": (2, 0, 6, 0, 0)}


def home_bonus_in_granada(edition: str) -> None:
    """EG 5.7: two more for the first whose Grande stands there."""
    board = {"GRA": (4, 0, 1, 1)}
    game = position(
        edition, king="CAT", regions=board, grandes=("GRA", "CLN", "CLN", "CLN"), round_index=2
    )
    assert score_all(game) == {"GRA": (8, 0, 1, 1, 0)}


def tile_lowers_castilla_la_vieja(edition: str) -> None:
    """EG 1.6: the tile's figures stand in for the printed ones."""
    game = before_scoring(edition, CLV=(3, 2, 1, 0))
    log = listen(game)
    say(turn(game, RAMON, "tile"), RAMON, "special", "tile 4/0/0 CLV")
    assert scorings(log) == {"CLV": (4, 0, 0, 0, 0)}
    assert score_all(before_scoring(edition, CLV=(3, 2, 1, 0))) == {"CLV": (6, 4, 2, 0, 0)}


# Cards


def two_from_one_region_one_from_another(edition: str) -> None:
    """EG 6.2, 6.8: sources and targets are mixed."""
    board = {"SEV": (1, 1), "VAL": (0, 0, 1)}
    game = turn(position(edition, regions=board), RAMON, "move-3")
    say(game, RAMON, "special", "move P1 SEV GRA", "move P2 SEV CAS", "move P3 VAL GRA")
    assert standing(game, "GRA") == (1, 0, 1, 0)
    assert standing(game, "CAS") == (0, 1, 0, 0)


def veto_after_the_third_move(edition: str) -> None:
    """EG 7.8, 7.13: the last step is undone, earlier ones stand."""
    game = position(edition, regions={"SEV": (4,)})
    give_veto(game, GABRIEL)
    log = listen(game)
    turn(game, RAMON, "move-4")
    say(game, RAMON, "special")
    say(game, GABRIEL, "pass")
    for answer in ("pass", "pass", "veto"):
        say(game, RAMON, "move P1 SEV VAL")
        say(game, GABRIEL, answer)
    assert standing(game, "VAL") == (2, 0, 0, 0)
    assert standing(game, "SEV") == (2, 0, 0, 0)
    assert game.prompt() != "move"
    assert not game.holds_veto(GABRIEL)
    assert heard(log, "veto_used")[0].data == {"seat": GABRIEL, "against": RAMON, "undone": 1}


def two_more_from_the_court(edition: str, more: tuple[str, ...] = ("SEV", "CAS")) -> None:
    """EG 6.14: besides the ordinary one, anywhere."""
    game = turn(position(edition, king="GAL", courts=(4,)), RAMON, "reinforce-2")
    say(game, RAMON, "special", *[f"place {word}" for word in more])
    assert set(legal(game, RAMON)) == {"pass", "place PVA", "place CLV", "place CAS"}
    say(game, RAMON, "place PVA")
    assert game.court(RAMON) == 1
    assert game.prompt() == "power"

    game = turn(position(edition, king="GAL", courts=(4,)), RAMON, "reinforce-2")
    say(game, RAMON, "first", "place CAS", "special", "place PVA", "place VAL")
    assert game.court(RAMON) == 1


def scored_by(edition: str, card: str, tiles: tuple[str | None, str | None] = (None, None)) -> str:
    """Return the places that a card scores on a board where every place would pay."""
    board = {**LONELY, "CAS": (1,)}
    game = position(edition, king="CLN", regions=board, tiles=tiles)
    log = listen(game)
    say(turn(game, RAMON, card), RAMON, "special")
    return " ".join(scorings(log))


def four_point_regions(edition: str) -> None:
    """EG 1.7, 6.23."""
    assert scored_by(edition, "score-4") == "GAL CAT SEV"


def lowering_tile_makes_a_four_point_region(edition: str) -> None:
    """EG 1.7: by the visible figure; never the Castillo."""
    assert scored_by(edition, "score-4", (None, "ARA")) == "GAL ARA CAT SEV"
    assert scored_by(edition, "score-4", (None, "CLV")) == "GAL CAT CLV SEV"
    assert scored_by(edition, "score-4", (None, "CAS")) == "GAL CAT SEV"


def raising_tile_unmakes_a_four_point_region(edition: str) -> None:
    """EG 1.7: by the visible figure."""
    assert scored_by(edition, "score-4", ("GAL", None)) == "CAT SEV"
    assert scored_by(edition, "score-4", ("CAT", None)) == "GAL SEV"
    assert scored_by(edition, "score-4", ("SEV", None)) == "GAL CAT"


def five_point_regions(edition: str) -> None:
    """EG 1.7, 6.23."""
    assert scored_by(edition, "score-5") == "PVA ARA VAL"


def six_and_seven_point_regions(edition: str) -> None:
    """EG 1.7, 6.23."""
    assert scored_by(edition, "score-6-7") == "CLV CLN GRA"
