"""Which messages the web client asks for.

Its own begin with `web-` or `play-`. Wherever one of these stands in single quotes, it is one that
is asked for; in Svelte files, names of CSS classes stand in double quotes. Ids that are put
together stand in backticks, and `COMPOSED` says of each beginning what may follow.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import hidalgo.server
from hidalgo.bots import names as bot_names
from hidalgo.grande.editions import editions
from hidalgo.lessons.course import LESSONS

WEB: Final = Path(__file__).resolve().parents[2] / "web" / "src"
SERVER: Final = Path(hidalgo.server.__file__).parent

# Composed ids whose beginning is that of messages the engine's tables ask for.
ENGINE: Final = ("card-", "choice-", "clause-", "event-", "place-", "prompt-", "reason-")

_ID: Final = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)?"
_OWN: Final = re.compile(rf"'((?:web|play)-{_ID})'")
_ASKED: Final = re.compile(rf"\bt\(\s*['\"]({_ID})['\"]")
_COMPOSED: Final = re.compile(r"\bt\(\s*`([^`$]*)\$\{|`((?:web|play)-[^`$]*)\$\{")


def problem_codes() -> set[str]:
    """Return the codes of all problems and refusals that the server can answer with."""
    return {
        code
        for file in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        for code in _codes(node)
    }


def _codes(node: ast.AST) -> Iterator[str]:
    """Return the codes that a piece of the server's source makes problems with."""
    match node:
        case ast.Call(func=ast.Name("ProblemError"), args=[_, ast.Constant(str(code)), *_]):
            yield code
        case ast.Call(func=ast.Name("RefusalError" | "Problem"), args=[ast.Constant(code), *_]):
            yield str(code)
        case ast.AnnAssign(target=ast.Name("_CODES"), value=ast.Dict(values=values)):
            yield from (str(value.value) for value in values if isinstance(value, ast.Constant))


def shortcut_commands() -> set[str]:
    """Return what the keys of a table do, as the client's own table of them says."""
    source = (WEB / "table" / "shortcuts.svelte.ts").read_text(encoding="utf-8")
    return set(re.findall(r"command: '([a-z]+)'", source))


COMPOSED: Final[dict[str, Callable[[], set[str]]]] = {
    "play-key-does-": shortcut_commands,
    "play-told-moved-": lambda: {"placed", "recalled", "home", "own", "other"},
    "web-bot-": lambda: {f"{bot}{part}" for bot in bot_names() for part in ("", ".note")},
    "web-edition-": lambda: {
        f"{name.replace('_', '-')}{part}" for name in editions() for part in ("", ".note")
    },
    "web-learn-lesson-": lambda: {lesson.name for lesson in LESSONS},
    "web-learn-say-": lambda: {
        text
        for lesson in LESSONS
        for step in lesson.steps
        for text in (step.text, *step.replies.values())
    },
    # Beside what the server says: it can't be reached, it says nothing known, the page failed.
    "web-problem-": lambda: {*problem_codes(), "unreachable", "other", "client"},
    "web-speed-": lambda: {"slow", "normal", "fast", "off"},
    "web-theme-": lambda: {"system", "light", "dark"},
}
"""What may follow the beginnings of messages of the client that are put together."""


@cache
def sources() -> dict[str, str]:
    """Return the client's sources by their paths, without its tests."""
    files = sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")])
    return {
        path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8")
        for path in files
        if not path.name.endswith(".test.ts")
    }


def asked_for() -> dict[str, str]:
    """Return all ids that stand in the sources, each with a file where it does."""
    return {
        name: path
        for path, text in sources().items()
        for pattern in (_OWN, _ASKED)
        for name in pattern.findall(text)
    }


def beginnings() -> dict[str, str]:
    """Return the beginnings of ids that are put together, each with a file where it stands."""
    return {
        first or second: path
        for path, text in sources().items()
        for first, second in _COMPOSED.findall(text)
    }


def web_messages() -> set[str]:
    """Return the messages of its own that the client asks for."""
    whole = {name for name in asked_for() if name.startswith(("web-", "play-"))}
    composed = {
        f"{beginning}{end}"
        for beginning in beginnings()
        for end in COMPOSED.get(beginning, set[str])()
    }
    return whole | composed
