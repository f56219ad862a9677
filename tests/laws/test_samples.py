"""A view can be completed at random to a game that fits it, and that can be played to its end."""

from __future__ import annotations

from hidalgo.grande import decisions
from hidalgo.grande.board import CABALLEROS, MAX_SEATS
from hidalgo.grande.cards import CARD_COUNTS
from hidalgo.grande.check import faults
from hidalgo.grande.editions import edition
from hidalgo.grande.layout import DISC, EDITION, HAND, STACK, STACK_SIZE
from hidalgo.grande.state import State
from hidalgo.grande.views import sample, view
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.playout import play_random
from hidalgo.kernel.rng import stream
from tests.grande.positions import legal, position, say, turn
from tests.laws.games import Step, Walk, choices, owing, walks
from tests.laws.secrets import PUBLIC, Onlooker
from tests.laws.test_pieces import colours

# Slots that a viewer does not know entirely: from, to.
SECRET_SLOTS = (
    (int(HAND), int(HAND + MAX_SEATS)),
    (int(DISC), int(DISC + MAX_SEATS)),
    (int(STACK), int(STACK + 4 * STACK_SIZE)),
)


def in_the_open(state: State) -> bytes:
    """Return all of a state that everybody knows."""
    data = bytearray(state.to_bytes())
    for start, end in reversed(SECRET_SLOTS):
        del data[2 * start : 2 * end]
    return bytes(data)


def check_fits(step: Step, viewer: int, drawn: State, onlooker: Onlooker) -> None:
    """A sample looks like its view, and differs from the game only in what is hidden."""
    state = step.after
    known = view(state, viewer)
    assert view(drawn, viewer).to_bytes() == known.to_bytes(), (step, viewer)
    assert in_the_open(drawn) == in_the_open(state), (step, viewer)
    for seat in range(state.players()):
        assert int(drawn.hand(seat)) in onlooker.hands[seat], (step, viewer)
        assert (drawn.disc(seat) == -1) == (state.disc(seat) == -1), (step, viewer)
        assert drawn.disc(seat) == -1 or (
            not drawn.is_asked(seat) or drawn.disc(seat) + decisions.REGION in choices(drawn, seat)
        ), (step, viewer)
    if viewer != PUBLIC:
        assert drawn.hand(viewer) == state.hand(viewer), step
        assert drawn.disc(viewer) == state.disc(viewer), step
        assert choices(drawn, viewer) == choices(state, viewer), step
    assert drawn.prompt() == state.prompt(), step
    assert owing(drawn) == owing(state), step


def stacks_of(state: State) -> list[list[int]]:
    """Return the cards of the four stacks, each in ascending order."""
    slots = [int(STACK + stack * STACK_SIZE) for stack in range(4)]
    return [sorted(int(state.get(start + d)) for d in range(STACK_SIZE)) for start in slots]


def check_whole(walk: Walk, state: State) -> None:
    """Every caballero and every card is there once."""
    assert not faults(state), walk
    players = walk.setting.players
    assert colours(state) == [int(CABALLEROS)] * players + [0] * (5 - players), walk
    cards = edition(walk.setting.edition).cards
    expected = [
        sorted(card.number if walk.setting.vetos or card.verb != "veto" else -1 for card in stack)
        for stack in ([c for c in cards if c.stack == number] for number in (1, 2, 3, 4))
    ]
    assert stacks_of(state) == expected, walk
    assert CARD_COUNTS[state.get(EDITION)] == len(cards)


def test_samples_fit_their_views(laws: int) -> None:
    for walk in walks(laws, "samples"):
        onlooker = Onlooker(walk.setting.players)
        rng = stream(walk.index, "samples")
        for step in walk:
            onlooker.watch(step)
            before = step.after.to_bytes()
            for viewer in range(PUBLIC, walk.setting.players):
                known = view(step.after, viewer)
                data = known.to_bytes()
                drawn = sample(known, rng)
                assert known.to_bytes() == data, step
                if viewer == PUBLIC:
                    check_whole(walk, drawn)
                check_fits(step, viewer, drawn, onlooker)
            assert step.after.to_bytes() == before, step


def test_samples_can_be_played_to_their_end(laws: int) -> None:
    out = Choices()
    for walk in walks(laws, "playouts"):
        rng = stream(walk.index, "playouts")
        for step in walk:
            if len(walk.made) % 4:
                continue
            viewer = int(rng.below(walk.setting.players + 1)) - 1
            drawn = sample(view(step.after, viewer), rng)
            play_random(drawn, rng, out)
            assert drawn.over(), step
            check_whole(walk, drawn)


def test_equal_views_and_randomness_give_equal_samples(laws: int) -> None:
    for walk in walks(laws, "reproducible"):
        for step in walk:
            one, other = (
                sample(view(step.after, 0), stream(len(walk.made), "samples")) for _ in range(2)
            )
            assert one == other, step


def test_samples_draw_every_disc_and_other_stacks() -> None:
    """A hidden disc is drawn from all it may name; an own one is kept."""
    game = position(regions={"SEV": (1, 0, 0)}, players=3)
    turn(game, 0, "disc-scoring")
    say(game, 0, "special")
    say(game, 1, "region SEV")
    rng = stream(1, "samples")
    drawn = [sample(view(game, 0), rng) for _ in range(200)]
    assert {int(state.disc(1)) for state in drawn} == set(range(9))
    assert {int(state.disc(2)) for state in drawn} == {-1}
    assert len({state.to_bytes() for state in drawn}) == 200
    own = [sample(view(game, 1), rng) for _ in range(20)]
    assert {int(state.disc(1)) for state in own} == {7}
    assert legal(own[0], 1) == legal(game, 1)
