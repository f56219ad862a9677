"""What the greedy bot would do at a question, with its reasons in points."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from hidalgo.bots.greedy import GreedyBot
from hidalgo.cli.menu import label, place_label
from hidalgo.door.game import Game
from hidalgo.grande.board import PLACES
from hidalgo.grande.decisions import KINDS
from hidalgo.grande.scoring import award, points_of
from hidalgo.grande.state import State
from hidalgo.kernel.rng import stream
from hidalgo.locale.grande import Words

SHOWN: Final = 3
TELLING: Final = frozenset({"place", "region", "take", "move", "tile"})


def hint_lines(game: Game, seat: int, words: Words) -> list[Text]:
    """Return the best plans as lines, what they lack against the best, and what the best brings."""
    known = game.view(seat)
    plans = GreedyBot().advise(known, stream(game.made, "hints"))
    say = words.catalogue.text
    best = plans[0]
    lines = [Text(say("terminal-hint-title"), style="bold")]
    for plan in plans[:SHOWN]:
        text = in_a_row([game.describe(action) for action in plan.actions])
        short = f"{plan.value - best.value:+.1f}".replace("-", "−")  # noqa: RUF001 (a minus sign)
        close = round(best.value - plan.value, 1) == 0
        worse = "" if close else say("terminal-hint-worse", points=short)
        said = [f"  {part}" for part in (meaning(plan.actions, game, seat, words), worse) if part]
        lines.append(Text.assemble("  ", (text, "bold" if plan is best else ""), *said))
    lines += reasons(game, seat, list(best.actions), words)
    return lines


def meaning(actions: Sequence[int], game: Game, seat: int, words: Words) -> str:
    """Return what the menu says of a decision whose notation says little: cards, yes and no."""
    if len(actions) > 1 or KINDS.kind_of(actions[0]).name in TELLING:
        return ""
    return label(actions[0], game.view(seat).known(), seat, words)


def in_a_row(texts: list[str]) -> str:
    """Return decisions in a row as they can be typed: 2 place ARA, place GAL."""
    parts = [(text, len(list(same))) for text, same in groupby(sorted(texts))]
    kinds = {KINDS.kind_of(KINDS.from_text(text)).name for text in texts}
    if kinds != {"place"}:
        return ", ".join(texts)
    return ", ".join(f"{count} {text}" if count > 1 else text for text, count in parts)


def reasons(game: Game, seat: int, actions: list[int], words: Words) -> list[Text]:
    """Say what some decisions bring at once, and what a scoring would give more or less then."""
    draft = game.draft(seat, actions)
    say = words.catalogue.text
    lines: list[Text] = []
    if any(draft.gains):
        gains = [f"{words.seat(s)} {gain:+d}" for s, gain in enumerate(draft.gains) if gain]
        lines.append(Text(f"  {say('terminal-hint-at-once', list=', '.join(gains))}"))
    before, after = game.view(seat).known(), draft.view.known()
    changes: list[str] = []
    for place in range(PLACES):
        pairs = zip(would_give(before, place), would_give(after, place), strict=True)
        parts = [f"{words.seat(s)} {b - a:+d}" for s, (a, b) in enumerate(pairs) if a != b]
        if parts:
            changes.append(f"{place_label(place, words)}: {', '.join(parts)}")
    lines += [Text(f"  {say('terminal-hint-scored', list='; '.join(changes))}")] if changes else []
    return lines


def would_give(state: State, place: int) -> list[int]:
    """Return what a scoring of a place would give each seat."""
    packed = award(state, place, False)
    return [int(points_of(packed, seat)) for seat in range(int(state.players()))]
