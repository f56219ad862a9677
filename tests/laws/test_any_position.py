"""Every card in any position: what random games seldom reach, and shrunk to little if it fails."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hidalgo.grande import decisions
from hidalgo.grande.board import CABALLEROS, PLACE_WORDS
from hidalgo.grande.check import faults
from hidalgo.grande.editions import BUILT_IN, edition
from hidalgo.grande.state import State
from hidalgo.grande.verbs import numbers
from hidalgo.grande.views import sample, view
from hidalgo.kernel.rng import stream
from hidalgo.kernel.state import VERB
from tests.conftest import LAWS
from tests.grande.positions import give_veto, listen, position, turn
from tests.laws.games import Step, Walk, asked, board, choices, setting
from tests.laws.test_legality import check_options, check_refused, near
from tests.laws.test_pieces import check_places, check_taboo, colours, counts
from tests.laws.test_vetos import Windows, ends_in_scoring

REGION_WORDS = PLACE_WORDS[:9]


class Scene(Walk):
    """A turn in a position; like a random game, it can be told in a few words."""

    def __init__(self, state: State, title: str) -> None:
        self.index, self.law, self.setting, self.eager = 0, title, setting(0), False
        self.rng = stream(0, title)
        self.state = state
        self.log = listen(state)
        self.made: list[tuple[int, int]] = []

    def __repr__(self) -> str:
        made = [f"P{seat + 1} {decisions.KINDS.to_text(action)}" for action, seat in self.made]
        return f"{self.law}: {'; '.join(made)}"

    def step(self, seat: int, action: int) -> Step:
        """Make a decision."""
        before = self.state.copy()
        self.log.clear()
        self.made.append((action, seat))
        self.state.apply(action, seat)
        return Step(self, before, seat, action)


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    """Draw a position, who holds Vetos, and a card that a seat has just taken."""
    name, players = draw(st.sampled_from(BUILT_IN)), draw(st.integers(2, 5))
    card = draw(st.sampled_from(sorted({c.id for c in edition(name).cards if c.verb != "veto"})))
    seat = draw(st.integers(0, players - 1))
    king = draw(st.sampled_from(REGION_WORDS))
    regions: dict[str, list[int]] = {word: [0] * players for word in PLACE_WORDS}
    courts = [0] * players
    for other in range(players):
        left = int(CABALLEROS)
        for word in draw(st.lists(st.sampled_from([*PLACE_WORDS, "COURT"]), max_size=6)):
            number = min(left, draw(st.integers(1, 4) | st.just(left)))
            left -= number
            if word == "COURT":
                courts[other] += number
            else:
                regions[word][other] += number
    tiles = draw(st.permutations([*PLACE_WORDS, None, None]))[:2]
    game = position(
        name,
        players,
        regions=regions,
        courts=courts,
        grandes=[draw(st.sampled_from(REGION_WORDS)) for _ in range(players)],
        tiles=(tiles[0], tiles[1]),
        played=draw(st.permutations(range(1, 14)))[:players],
        king=king,
        round_index=draw(st.integers(0, 8)),
    )
    for holder in draw(st.lists(st.integers(0, players - 1), max_size=2)):
        give_veto(game, holder)
    title = f"{name}, {players} players, King in {king}, P{seat + 1} took {card}"
    return Scene(turn(game, seat, card), title)


def under_way(state: State) -> bool:
    """Tell whether the turn goes on."""
    return state.depth() > 0 and state.frame_at(1, VERB) == numbers.TURN


def check(step: Step) -> None:
    """All that must hold after any decision."""
    check_taboo(step)
    check_places(step)
    assert not faults(step.after), step
    players = int(step.after.players())
    assert colours(step.after)[:players] == [int(CABALLEROS)] * players, step
    assert min(counts(step.after)) >= 0, step
    undone = any(event.data["undone"] for event in step.told("veto_used"))
    for seat in range(players):
        assert undone or step.after.score(seat) >= step.before.score(seat), step


def look_round(scene: Scene, action: int, viewer: int) -> None:
    """Try all that can be chosen, something else, and what a viewer makes of it."""
    state = scene.state
    for seat in asked(state):
        listed = choices(state, seat)
        assert state.prompt() == "power" or len(listed) > 1, scene
        check_options(state, seat, listed, scene)
        for option in listed:
            check(Step.tried(scene, seat, option))
        for other in [action, *near(listed)]:
            if other not in listed:
                check_refused(state, seat, other, listed, scene)
    known = view(state, viewer)
    drawn = sample(known, stream(len(scene.made), "samples"))
    assert view(drawn, viewer) == known, scene
    assert not faults(drawn), scene


@given(scene=scenes(), data=st.data())
@settings(
    max_examples=max(10, 2 * LAWS),
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
def test_a_card_obeys_all_laws_wherever_pieces_stand(scene: Scene, data: st.DataObject) -> None:
    state = scene.state
    windows = Windows()
    while under_way(state):
        viewer = len(scene.made) % (int(state.players()) + 1) - 1
        look_round(scene, data.draw(st.integers(0, 575)), viewer)
        seat = data.draw(st.sampled_from(asked(state)))
        listed = choices(state, seat)
        # Drawn from the end: in shrunk examples the last option stands for many that do much.
        action = listed[-1 - data.draw(st.integers(0, len(listed) - 1))]
        step = scene.step(seat, action)
        windows.look(step)
        check(step)
        if step.told("veto_used"):
            assert ends_in_scoring(step) or board(step.after) == windows.expected(), step
