"""Section 8 of the rules: seats, secrets, and what everybody can tell."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from hidalgo.grande.board import REGIONS
from hidalgo.grande.layout import DISC, HAND, NONE, SHOWN, SLOTS, STACK, STACK_SIZE
from hidalgo.grande.rounds import settle
from hidalgo.grande.setup import new_game
from hidalgo.grande.state import State
from hidalgo.grande.unseen import card_played, card_taken_back, certain_hand, possible_hand
from hidalgo.grande.views import PUBLIC, sample, view
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.playout import play_random
from hidalgo.kernel.rng import stream
from tests.grande.positions import (
    heard,
    legal,
    listen,
    place,
    position,
    say,
    standing,
    turn,
)
from tests.grande.scenes import LONELY, begin_turns, sit_out_round, special


def cards(mask: int) -> set[int]:
    """Return the power cards of a set of bits."""
    return {value for value in range(1, 14) if mask >> (value - 1) & 1}


# Seats and hands


@pytest.mark.parametrize("players", [2, 3, 5])
def test_left_is_the_next_seat(players: int) -> None:
    """EG 8.1: and after the last comes the first."""
    game = position(players=players)
    assert [game.left_of(seat) for seat in range(players)] == [*range(1, players), 0]


@pytest.mark.parametrize("seed", range(5))
def test_a_hand_can_always_play(seed: int) -> None:
    """EG 3.4, 8.2: five cards at least, against four closed values at most."""
    game = new_game("bigbox", 5, seed)
    rng, out = stream(seed, "moves"), Choices()
    fewest = 13
    while not game.over():
        if game.prompt() == "power":
            fewest = min(fewest, *[len(cards(game.hand(seat))) for seat in range(5)])
            assert legal(game, game.actor())
        play_random(game, rng, out, 1)
    # The last round begins with five, and a card less for those who have laid theirs.
    assert fewest >= 4


# Discs


def waiting_for_discs() -> State:
    """Everybody names a region for a scoring by disc; seats 0 and 2 have."""
    game = special("bigbox", "disc-scoring", regions=LONELY)
    say(game, 0, "region GAL")
    return say(game, 2, "region GRA")


@pytest.mark.parametrize("viewer", [1, 3, PUBLIC])
def test_nobody_sees_a_disc_before_all_are_in(viewer: int) -> None:
    """EG 8.3: whatever is on it, the others and the spectators see the same."""
    seen = set()
    for word in ("GAL", "SEV", "CLN"):
        game = say(waiting_for_discs(), 0, f"region {word}")
        seen.add(view(game, viewer).to_bytes())
        assert view(game, viewer).get(DISC) == NONE
        assert view(game, 0).get(DISC) == place(word)
    assert len(seen) == 1


def test_who_has_chosen_is_public() -> None:
    """EG 8.3: seats 1 and 3 still owe a disc, and everybody can see that."""
    assert view(waiting_for_discs()).known().owing() == 0b1010


def test_what_is_on_a_disc_is_told_to_its_seat_alone() -> None:
    """EG 8.3: until all are shown."""
    game = special("bigbox", "disc-scoring", regions=LONELY)
    log = listen(game)
    say(game, 0, "region GAL")
    assert heard(log, "disc_set")[0].audience is None
    assert [event.audience for event in heard(log, "disc_value")] == [frozenset({0})]
    assert not heard(log, "disc_shown")


def test_a_disc_changed_before_the_last_is_in() -> None:
    """EG 6.6, 8.3: what counts is what it shows in the end."""
    board = {"CAS": (1, 1)}
    game = position(king="VAL", regions=board, round_index=2)
    settle(game)
    say(game, 0, "region GAL")
    say(game, 0, "region GAL")
    say(game, 0, "region SEV")
    say(game, 1, "region GRA")
    assert standing(game, "SEV") == (1, 0, 0, 0)
    assert standing(game, "GAL") == (0, 0, 0, 0)
    assert legal(game, 0) != [f"region {word}" for word in LONELY]


def test_nothing_depends_on_who_answers_faster() -> None:
    """EG 8.4: discs in whatever order they come, the same game results, told in the same order."""
    named = {0: "GAL", 1: "SEV", 2: "GAL", 3: "GRA"}
    outcomes = set()
    for order in permutations(named):
        game = special("bigbox", "disc-scoring", regions=LONELY)
        log = listen(game)
        for seat in order:
            say(game, seat, f"region {named[seat]}")
        told = tuple(
            (event.name, *event.data.values())
            for event in log
            if event.name not in {"disc_set", "disc_value"}
        )
        outcomes.add((game.to_bytes(), told))
    assert len(outcomes) == 1


# Power cards


def last_to_play(*, took_back: bool) -> State:
    """Five players; seat 0 is the last to lay a power card, and 1 to 4 are closed to it.

    It holds these four and the 9; everybody can tell the 9 only if it was not taken back.
    """
    hand = (1, 2, 3, 4) if took_back else (1, 2, 3, 4, 9)
    game = position(players=5, played=(8, 5, 6, 7, 10), hands=(hand,))
    if took_back:
        say(turn(game, 0, "power-back"), 0, "special", "power 9")
    else:
        settle(game)
    for seat in (1, 2, 3, 4):
        say(game, seat, f"power {seat}")
    return game


def test_a_single_open_card_that_all_know_is_laid_without_asking() -> None:
    """EG 8.7."""
    game = last_to_play(took_back=False)
    assert game.prompt() == "recruit"
    assert 9 not in cards(game.hand(0))


def test_a_single_open_card_taken_back_unseen_is_asked_for() -> None:
    """EG 8.7: laying it by itself would tell that it was no other one."""
    game = last_to_play(took_back=True)
    assert (game.prompt(), game.actor()) == ("power", 0)
    assert legal(game, 0) == ["power 9"]


def test_asking_tells_nothing_about_the_card_taken_back() -> None:
    """EG 8.7: whichever it was, the others see the same."""
    seen = set()
    for value in (5, 9, 12):
        game = position(players=5, played=(8, 5, 6, 7, 10), hands=((1, 2, 3, 4),))
        say(turn(game, 0, "power-back"), 0, "special", f"power {value}")
        for seat in (1, 2, 3, 4):
            say(game, seat, f"power {seat}")
        seen.add(view(game, 1).to_bytes())
    assert len(seen) == 1


def took_back(value: int) -> State:
    """Seat 0 laid 6, 4 and (this round) 13 and has taken one of them back."""
    hand = tuple(card for card in range(1, 14) if card not in {4, 6, 13})
    game = position(players=3, played=(13, 3, 2), hands=(hand,))
    return say(turn(game, 0, "power-back"), 0, "special", f"power {value}")


def lay(game: State, value: int) -> State:
    """Let seat 0 lay a power card, and the others some that say nothing about it."""
    while game.prompt() == "power":
        seat = int(game.actor())
        others = [text for text in legal(game, seat) if int(text.removeprefix("power ")) > 6]
        say(game, seat, others[0] if seat else f"power {value}")
    return game


def test_the_others_are_left_with_candidates() -> None:
    """EG 8.11: the discard and the card laid in that round."""
    known = view(took_back(6), 1).known()
    assert cards(possible_hand(known, 0)) == set(range(1, 14))
    assert cards(certain_hand(known, 0)) == set(range(1, 14)) - {4, 6, 13}
    assert known.get(HAND) == certain_hand(known, 0)


def test_the_own_hand_is_seen() -> None:
    """EG 8.8."""
    assert 6 in cards(view(took_back(6), 0).get(HAND))
    assert not {4, 13} & cards(view(took_back(6), 0).get(HAND))


def test_later_plays_shrink_the_candidates() -> None:
    """EG 8.11: laying the card shows which it was; laying another of the hand shows nothing."""
    game = took_back(6)
    lay(game, 5)
    known = view(game, 1).known()
    assert {4, 6, 13} <= cards(possible_hand(known, 0))

    game = took_back(6)
    lay(game, 6)
    known = view(game, 1).known()
    assert cards(possible_hand(known, 0)) == set(range(1, 14)) - {4, 6, 13}


def test_a_single_candidate_is_no_secret() -> None:
    """EG 8.11: in the first round it can only be the card just laid."""
    game = say(turn(position(players=3, played=(13, 3, 2)), 0, "power-back"), 0, "special")
    known = view(game, 1).known()
    assert 13 in cards(certain_hand(known, 0))


def took_back_twice(first: int, second: int) -> State:
    """Seat 0 takes back a card of 4, 6, 13, lays the 5, and takes back one more."""
    game = lay(took_back(first), 5)
    say(turn(game, 0, "power-back"), 0, "special", f"power {second}")
    return sit_out_to_power(game)


def sit_out_to_power(game: State) -> State:
    """Go on to the next round."""
    sit_out_round(game)
    assert game.prompt() == "power"
    return game


def test_two_returns_by_one_seat() -> None:
    """EG 8.11: nobody can tell which two of the four it holds."""
    views = set()
    for first, second in ((6, 4), (4, 6), (13, 5), (6, 5)):
        game = took_back_twice(first, second)
        assert {first, second} <= cards(game.hand(0))
        known = view(game, 1)
        views.add(known.to_bytes())
        assert cards(certain_hand(known.known(), 0)) == set(range(1, 14)) - {4, 5, 6, 13}
        assert cards(possible_hand(known.known(), 0)) == set(range(1, 14))
    assert len(views) == 1


def test_of_two_returns_a_card_that_only_the_later_can_be_settles_that_one() -> None:
    """EG 8.11: the 5 was not yet laid when the first was taken back."""
    game = lay(took_back_twice(6, 5), 5)
    known = view(game, 1).known()
    assert cards(possible_hand(known, 0)) & {4, 5, 6, 13} == {4, 6, 13}


def test_of_two_returns_a_card_that_either_can_be_leaves_one_of_the_rest() -> None:
    """EG 8.11: the 6 may have been the first or the second, so the other is 4, 5 or 13."""
    game = lay(took_back_twice(6, 5), 6)
    known = view(game, 1).known()
    assert cards(possible_hand(known, 0)) & {4, 5, 6, 13} == {4, 5, 13}


def test_of_two_returns_both_laid_leave_no_doubt() -> None:
    """EG 8.11."""
    game = lay(took_back_twice(6, 5), 6)
    sit_out_to_power(game)
    lay(game, 5)
    known = view(game, 1).known()
    assert possible_hand(known, 0) == certain_hand(known, 0)
    assert not {4, 5, 6, 13} & cards(possible_hand(known, 0))


def test_every_hand_that_fits_can_be_drawn() -> None:
    """EG 8.11: the seats' pictures of a hand are all the hands it may be, and no others."""
    known = view(took_back_twice(6, 5), 1)
    rng = stream(1, "samples")
    drawn = {frozenset(cards(sample(known, rng).hand(0)) & {4, 5, 6, 13}) for _ in range(200)}
    assert drawn == {
        frozenset(pair) for pair in ((4, 6), (4, 13), (6, 13), (4, 5), (6, 5), (13, 5))
    }


@pytest.mark.parametrize("seed", range(60))
def test_candidates_are_what_a_patient_table_works_out(seed: int) -> None:
    """EG 8.11: followed over nine rounds with up to two returns, against all hands that fit."""
    chance = Random(seed)
    game = position(played=(4, 3, 2, 1), hands=[range(1, 14)] * 4)
    game.put(SHOWN, 0)
    fitting = {frozenset(range(1, 14))}
    back = set(chance.sample(range(9), 2))
    for round_index in range(9):
        card = chance.choice(sorted(cards(game.hand(0))))
        card_played(game, 0, 1 << (card - 1))
        fitting = {hand - {card} for hand in fitting if card in hand}
        if round_index in back:
            absent = sorted(set(range(1, 14)) - cards(game.hand(0)))
            card_taken_back(game, 0, 1 << (chance.choice(absent) - 1))
            fitting = {hand | {c} for hand in fitting for c in range(1, 14) if c not in hand}
        assert cards(possible_hand(game, 0)) == frozenset.union(*fitting)
        assert cards(certain_hand(game, 0)) == frozenset.intersection(*fitting)


def laid_before(players: int, *values: int) -> State:
    """Return a game in which every seat has laid these power cards, and holds all others."""
    held = [value for value in range(1, 14) if value not in values]
    return position(players=players, hands=[held] * players)


def test_a_return_that_is_known_again_leaves_no_trace() -> None:
    """EG 8.11: seat 0 has laid again what it took back; seat 1 is where it would be without that.

    Whoever compares the two games by their bytes finds them equal.
    """
    alone, after_another = laid_before(3, 4, 6), laid_before(3, 4, 6)
    card_taken_back(after_another, 0, 1 << 3)
    for game in (alone, after_another):
        card_taken_back(game, 1, 1 << 5)
    card_played(after_another, 0, 1 << 3)
    assert after_another.to_bytes() == alone.to_bytes()
    assert cards(possible_hand(alone, 1)) - cards(certain_hand(alone, 1)) == {4, 6}


def test_candidates_of_two_seats_do_not_mix() -> None:
    """EG 8.11: seat 1 lays again what it took back after seat 0 did; seat 0 stays in doubt."""
    game = laid_before(3, 4, 6)
    card_taken_back(game, 0, 1 << 3)
    card_taken_back(game, 1, 1 << 5)
    card_played(game, 1, 1 << 5)
    assert cards(possible_hand(game, 1)) == cards(certain_hand(game, 1))
    assert not {4, 6} & cards(possible_hand(game, 1))
    assert cards(possible_hand(game, 0)) == set(range(1, 14))
    assert not {4, 6} & cards(certain_hand(game, 0))


def test_a_single_candidate_is_no_secret_beside_the_doubt_about_another_seat() -> None:
    """EG 8.11: seat 0 may have taken back two cards, seat 2 only the one it laid."""
    game = laid_before(3, 4, 6)
    game.put(SHOWN + 2, 1 << 3)
    card_taken_back(game, 0, 1 << 3)
    card_taken_back(game, 2, 1 << 3)
    assert cards(certain_hand(game, 2)) == set(range(1, 14))
    assert not {4, 6} & cards(certain_hand(game, 0))


# Views


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1])
def test_all_else_is_open(viewer: int, players: int) -> None:
    """EG 8.8: a view differs in stacks, discs and hands from what is, and in nothing else."""
    secret = set(range(int(STACK), int(STACK + 4 * STACK_SIZE)))
    for first in (int(DISC), int(HAND)):
        secret |= {first + seat for seat in range(players) if seat != viewer}
    game = new_game("bigbox", players, 7)
    rng, out = stream(7, "moves"), Choices()
    hidden = set()
    while not game.over():
        known = view(game, viewer)
        hidden |= {slot for slot in range(int(SLOTS)) if known.get(slot) != game.get(slot)}
        play_random(game, rng, out, 1)
    assert hidden <= secret
    assert hidden & set(range(int(STACK), int(STACK + 4 * STACK_SIZE)))


def test_views_are_hashed_by_what_they_hold() -> None:
    """EG 8.8: whoever gathers views in a dict does not compare each with all others."""
    game = new_game(seed=3)
    assert len({hash(view(game, viewer)) for viewer in (PUBLIC, 0, 1, 2, 3)}) == 5


def test_the_order_of_the_stacks_is_hidden() -> None:
    """EG 8.8: two games that differ in it alone look alike until the next card is turned up."""
    game, other = new_game(seed=3), new_game(seed=3)
    slot = STACK + 1
    other.put(slot, game.get(slot + 1))
    other.put(slot + 1, game.get(slot))
    assert game != other
    assert all(view(game, seat) == view(other, seat) for seat in (PUBLIC, 0, 1, 2, 3))


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 3])
def test_the_castillo_is_public(viewer: int) -> None:
    """EG 8.9: it is thirty less what is seen elsewhere."""
    game = begin_turns(position(regions={"CAS": (4, 0, 3, 2), "ARA": (1, 2)}, courts=(5, 1)))
    known = view(game, viewer).known()
    assert standing(known, "CAS") == (4, 0, 3, 2)
    for seat in range(4):
        elsewhere = known.court(seat) + known.province(seat)
        elsewhere += sum(known.caballeros(region, seat) for region in range(int(REGIONS)))
        assert 30 - elsewhere == standing(known, "CAS")[seat]
