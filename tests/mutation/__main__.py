"""Mutation testing: `python -m tests.mutation [--about WORDS] [--every N] [MODULE ...]`.

The tests run once, to see which of them call what. Then, for every mutant, a child process takes
over the changed function and runs the tests that call it, quickest first, until one fails. A mutant
that no test minds *survived*: a test is missing, or the change makes no difference.

All in one process tree and interpreted: to change a function is to swap its code.
"""

from __future__ import annotations

import argparse
import inspect
import os
import re
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Final, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tests.mutation.changes import Mutant, mutants

ROOT: Final = Path(__file__).resolve().parents[2]
GRANDE: Final = "hidalgo.grande"
MODULES: Final = (
    "scoring",
    "veto",
    "views",
    "unseen",
    "stacks",
    "table",
    "verbs.turn",
    "verbs.move",
    "verbs.royal",
    "verbs.discs",
    "verbs.send_home",
    "verbs.score",
)
TESTS: Final = ("tests/grande", "tests/rulebook", "tests/laws", "tests/golden")
# Its tests run engines in processes of their own, where nothing is changed.
LEFT_OUT: Final = "tests/laws/test_modes.py"

SURVIVED: Final = 0
KILLED: Final = 1
MEMORY: Final = 2 << 30  # bytes: what runs wild should not take the machine with it


class Reach(NamedTuple):
    """A test, how long it takes, and which functions it calls."""

    item: pytest.Item
    seconds: float
    called: frozenset[CodeType]


class MutationRun:
    """A pytest plugin that runs the tests once for themselves, and then against every mutant."""

    def __init__(self, names: list[str], about: str, every: int) -> None:
        self.names = names
        self.about = re.compile(about)
        self.every = every
        self.reaches: list[Reach] = []
        self.killers: list[pytest.Item] = []  # the latest one first
        self.counts: Counter[tuple[str, str]] = Counter()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Take pytest's place once all tests are collected."""
        modules = {name: import_module(f"{GRANDE}.{name}") for name in self.names}
        functions = {name: self.chosen(module) for name, module in modules.items()}
        watched = {f.__code__ for found in functions.values() for f in found.values()}
        self.learn(session, watched)
        number = 0
        for name, module in modules.items():
            source = Path(str(module.__file__)).read_text(encoding="utf-8")
            for mutant in mutants(module, source):
                if mutant.function not in functions[name]:
                    continue
                number += 1
                if number % self.every == 0:
                    self.judge(name, functions[name], mutant)
            self.sum_up(name)
        self.sum_up("all")
        return True

    def chosen(self, module: ModuleType) -> dict[str, FunctionType]:
        """Return the functions of a module that say something of what is asked about."""
        found = functions_of(module)
        return {name: f for name, f in found.items() if self.about.search(inspect.getsource(f))}

    def learn(self, session: pytest.Session, watched: set[CodeType]) -> None:
        """Run all tests unchanged; note how long each takes and which functions it calls."""
        say(f"{len(session.items)} tests, unchanged")
        for index, item in enumerate(session.items):
            called: set[CodeType] = set()
            following = session.items[index + 1] if index + 1 < len(session.items) else None
            start = time.process_time()
            sys.setprofile(watcher(watched, called))
            try:
                failed = has_failed(item, following)
            finally:
                sys.setprofile(None)
            if failed:
                pytest.exit(f"{item.nodeid} fails without any change", returncode=2)
            self.reaches.append(Reach(item, time.process_time() - start, frozenset(called)))
        self.reaches.sort(key=lambda reach: reach.seconds)

    def judge(self, name: str, functions: dict[str, FunctionType], mutant: Mutant) -> None:
        """See whether a test notices a mutant, and say so if none does."""
        function = functions[mutant.function]
        tests = [reach for reach in self.reaches if function.__code__ in reach.called]
        tests.sort(key=lambda reach: reach.item not in self.killers[:8])
        verdict, killer = in_a_child(lambda tell: try_mutant(function, mutant, tests, tell))
        outcome = "killed"
        if verdict == SURVIVED:
            outcome = "survived"
            where = f"{name.replace('.', '/')}.py:{mutant.line} {mutant.function}"
            say(f"SURVIVED {where} ({len(tests)} tests): {mutant.change}")
        elif killer < len(tests):
            item = tests[killer].item
            self.killers = [item, *(other for other in self.killers if other != item)][:50]
        self.counts[name, outcome] += 1
        self.counts["all", outcome] += 1

    def sum_up(self, name: str) -> None:
        """Say how many mutants of a module were killed."""
        killed, survived = self.counts[name, "killed"], self.counts[name, "survived"]
        say(f"{name}: {killed} of {killed + survived} killed")


def functions_of(module: ModuleType) -> dict[str, FunctionType]:
    """Return the functions and methods of a module by qualified name."""
    found: dict[str, FunctionType] = {}
    owners: list[object] = [module]
    while owners:
        for value in vars(owners.pop()).values():
            if getattr(value, "__module__", None) != module.__name__:
                continue
            if isinstance(value, FunctionType):
                found[value.__qualname__] = value
            elif isinstance(value, type):
                owners.append(value)
    return found


def watcher(
    watched: set[CodeType], called: set[CodeType]
) -> Callable[[FrameType, str, object], None]:
    """Return a profiler that notes which of the watched functions are called."""

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code in watched:
            called.add(frame.f_code)

    return note


def has_failed(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Run a test; tell whether it failed."""
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def in_a_child(work: Callable[[Callable[[int], object]], int]) -> tuple[int, int]:
    """Do something in a child process; return its verdict, and the last number it told of."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        verdict = KILLED
        try:
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            verdict = work(lambda number: os.write(writing, number.to_bytes(4, "big")))
        finally:
            os._exit(verdict)  # whatever happened: the parent's clean-up is not the child's
    os.close(writing)
    told = b""
    while part := os.read(reading, 1 << 16):
        told += part
    os.close(reading)
    _, status = os.waitpid(child, 0)
    verdict = os.WEXITSTATUS(status) if os.WIFEXITED(status) else KILLED
    return verdict, int.from_bytes(told[-4:], "big")


def try_mutant(
    function: FunctionType, mutant: Mutant, tests: list[Reach], tell: Callable[[int], object]
) -> int:
    """Take over a changed function and run tests until one fails, or the time of one is up."""
    function.__code__ = mutant.code
    for number, reach in enumerate(tests):
        tell(number)
        # Processor time: a loop without end is a difference too, a busy machine is not.
        signal.setitimer(signal.ITIMER_PROF, 2 + 10 * reach.seconds)
        following = tests[number + 1].item if number + 1 < len(tests) else None
        if has_failed(reach.item, following):
            return KILLED
    return SURVIVED


def say(text: str) -> None:
    """Tell whoever watches, at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> int:
    """Read what is asked for and run it."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation")
    parser.add_argument("modules", nargs="*", help="of hidalgo.grande; the usual ones if not said")
    parser.add_argument("--about", default="", help="only functions that this expression matches")
    parser.add_argument("--every", type=int, default=1, help="only every Nth mutant")
    asked = parser.parse_args()
    os.environ["HIDALGO_INTERPRETED"] = "1"
    os.environ.setdefault("HIDALGO_LAWS", "2")
    os.chdir(ROOT)
    plugin = MutationRun(asked.modules or list(MODULES), asked.about, asked.every)
    options = ["-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist", "--capture=no"]
    return int(pytest.main([*TESTS, f"--ignore={LEFT_OUT}", *options], plugins=[plugin]))


if __name__ == "__main__":
    sys.exit(main())
