"""What holds for every bot: legal answers everywhere, no peeking, the same again from the same."""

from __future__ import annotations

import pytest

from hidalgo import bots
from hidalgo.bots.match import play
from hidalgo.grande.verbs import numbers
from hidalgo.grande.verbs.registry import verb_of
from hidalgo.grande.views import view
from hidalgo.kernel.rng import stream
from tests.bots.table import choose, few, moments
from tests.laws.games import Walk, asked, choices, setting
from tests.laws.secrets import Onlooker

SILENT = {
    "veto",
    "general-scoring",
    "empty-courts",
    "each-returns",
    "disc-return",
    "score-value",
    "score-castillo",
    "score-firsts",
    "score-crowd",
    "disc-scoring",
}


@pytest.mark.parametrize("name", bots.names())
def test_every_kind_of_prompt_is_answered_legally(name: str, laws: int) -> None:
    """In positions that greedy would never reach, too: those of random games."""
    bot = bots.make(name)
    met = set()
    for number, step in enumerate(moments(max(10, laws // 2), "answers", every=250)):
        for seat in asked(step.before):
            assert choose(bot, step.before, seat, number) in choices(step.before, seat), step
            met.add(step.before.prompt())
    every = {verb_of(number).name for number in range(int(numbers.VERBS))} - SILENT
    assert met >= every - {"score-set", "recall"}
    if laws >= 20:
        assert met == every


@pytest.mark.parametrize("name", bots.names())
def test_every_bot_plays_every_setting(name: str, laws: int) -> None:
    """Half of the seats are taken by the bot, the others choose at random."""
    for index in range(few(laws)):
        setting_ = setting(index)
        names = [name if (seat + index) % 2 else "random" for seat in range(setting_.players)]
        state = setting_.begin(index)
        rngs = [stream(index, f"bot {seat}") for seat in range(setting_.players)]
        decisions, _ = play(state, [bots.make(who) for who in names], rngs)
        assert state.over(), setting_
        assert len(decisions) == setting_.players
        assert min(decisions) > 5


@pytest.mark.parametrize("name", bots.names())
def test_the_same_randomness_gives_the_same_choice(name: str, laws: int) -> None:
    bot, other = bots.make(name), bots.make(name)
    for number, step in enumerate(moments(few(laws), "again", every=25)):
        seat = step.seat
        rng, same = stream(number, "bot"), stream(number, "bot")
        seen = view(step.before, seat)
        before = seen.to_bytes()
        assert bot.decide(seen, bots.UNLIMITED, rng) == other.decide(seen, bots.UNLIMITED, same)
        assert rng == same
        assert seen.to_bytes() == before, "a bot leaves its view alone"


@pytest.mark.parametrize("name", bots.names())
def test_equal_views_give_equal_choices(name: str, laws: int) -> None:
    """Two games that look alike to a seat, with other cards, hands and discs behind the screen."""
    bot = bots.make(name)
    differed = 0
    for index in range(few(laws)):
        walk = Walk(index, "two games")
        onlooker = Onlooker(walk.setting.players)
        rng = stream(index, "other games")
        for number, step in enumerate(walk):
            if number % 20 == 0 or step.before.prompt() == "disc":
                other = onlooker.other_game(step.before, step.seat, rng)
                differed += other != step.before
                one = choose(bot, step.before, step.seat, number)
                assert choose(bot, other, step.seat, number) == one, step
            onlooker.watch(step)
    assert differed > 3
