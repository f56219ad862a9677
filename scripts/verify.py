"""Run the checks and the tests, each under its own heading, and sum up at the end.

`make lint`, `make test` and `make test-deep` are this script. Every step runs even if one before
it failed: one run tells all there is to mend.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from hidalgo import _mode

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
WEB = ROOT / "web"

IN_CI = os.environ.get("CI") == "true"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")

# Random games per law of the engine: (compiled, interpreted). Interpreted ones cost far more.
LAWS = {"test": (100, 10), "deep": (5000, 250)}

# How often a server under load is killed: (compiled, interpreted).
KILLS = {"test": (3, 1), "deep": (200, 20)}


@dataclass
class Step:
    """A command that has to succeed."""

    title: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)
    folder: Path = ROOT

    def run(self) -> tuple[bool, float]:
        """Run it, and say whether it succeeded and how long it took."""
        print(f"\n== {self.title}", flush=True)
        start = time.monotonic()
        tool = BIN if self.folder == ROOT else self.folder / "node_modules" / ".bin"
        done = subprocess.run(
            [str(tool / self.command[0]), *self.command[1:]],
            cwd=self.folder,
            env={**os.environ, **self.environment},
            check=False,
        )
        return done.returncode == 0, time.monotonic() - start


def lint_steps() -> list[Step]:
    """What can be said of the sources without running them."""
    return [
        Step("lint: ruff check", ["ruff", "check", "."]),
        Step("format: ruff format --check", ["ruff", "format", "--check", "."]),
        Step("types: mypy", ["mypy", "src", "tests", "scripts", "bench"]),
        Step("imports: lint-imports", ["lint-imports", "--no-logo"]),
        *web_steps(),
    ]


def web_steps() -> list[Step]:
    """What is checked and tested of the web client; its tests know nothing of the engine's mode."""
    if not (WEB / "node_modules").is_dir():
        if IN_CI:
            sys.exit("verify: CI has to test the web client; make setup says why it is not built")
        print("verify: THE WEB CLIENT IS NOT TESTED: make setup says why it could not be built")
        return []
    check = ["svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"]
    return [
        Step("web types: svelte-check", [*check, "--output", "human"], folder=WEB),
        Step("web lint: eslint", ["eslint", "--max-warnings", "0", "."], folder=WEB),
        Step("web format: prettier --check", ["prettier", "--check", "."], folder=WEB),
        Step("web tests: vitest", ["vitest", "run"], folder=WEB),
    ]


def provide_browser() -> None:
    """Install the browser that tests play in, where that is missing and may be installed."""
    if os.environ.get("HIDALGO_TEST_BROWSER") or any(map(shutil.which, BROWSERS)):
        return
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        print("verify: NO BROWSER: tests that need one are skipped; on Debian and Ubuntu:")
        print("verify: sudo apt-get install chromium")
        return
    print("verify: installing chromium, which the tests play in", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-qq", *command], env=quiet, check=False, stdout=sys.stderr)


def test_steps(depth: str) -> list[Step]:
    """The tests, with the engine compiled and interpreted: one source, and two ways to run it.

    `HIDALGO_LAWS` overrides the number of random games; the interpreted engine plays a tenth.
    """
    compiled, interpreted = LAWS[depth]
    kills = os.environ.get("HIDALGO_KILLS")
    kills_compiled, kills_interpreted = (kills, kills) if kills else map(str, KILLS[depth])
    if asked := os.environ.get("HIDALGO_LAWS"):
        compiled, interpreted = int(asked), max(1, int(asked) // 10)
    # Tests in a browser run apart from the others: what drives it keeps a loop of its own running,
    # in which no other test can start one. The browser does not care how the engine is run.
    command = ["pytest", "--quiet", "--numprocesses=auto", "--dist=worksteal", "-m", "not browser"]
    browser = Step(
        "tests in a browser",
        ["pytest", "--quiet", "--numprocesses=auto", "--dist=loadfile", "tests/e2e"],
        {"HIDALGO_SCREENS": "all"} if depth == "deep" else {},
    )
    both = [
        Step(
            f"tests, engine compiled, {compiled} games per law",
            command,
            {
                "HIDALGO_LAWS": str(compiled),
                "HIDALGO_KILLS": kills_compiled,
                "HIDALGO_INTERPRETED": "0",
            },
        ),
        Step(
            f"tests, engine interpreted, {interpreted} games per law",
            [*command],
            {
                "HIDALGO_LAWS": str(interpreted),
                "HIDALGO_KILLS": kills_interpreted,
                "HIDALGO_INTERPRETED": "1",
            },
        ),
    ]
    mode = _mode.detect()
    if mode == "compiled":
        if depth == "test":
            # The server does not care how the engine is run; once is enough for every change.
            both[1].command.append("--ignore=tests/server")
        return [*both, browser]
    reason = _mode.hindrance()
    if _mode.switched_on("HIDALGO_NO_COMPILE"):
        reason = "HIDALGO_NO_COMPILE is set"
    if reason is None or _mode.switched_on("HIDALGO_REQUIRE_COMPILED"):
        sys.exit(f"verify: the engine should be compiled and is {mode}; make setup says why")
    print(f"verify: ONLY THE INTERPRETED ENGINE IS TESTED: {reason}")
    return [both[1], browser]


def main() -> None:
    """Run the steps of what is asked for: lint, test or deep."""
    # Each step says for itself which engine it means.
    os.environ.pop("HIDALGO_INTERPRETED", None)
    asked = sys.argv[1] if len(sys.argv) > 1 else "test"
    steps = lint_steps()
    if asked != "lint":
        provide_browser()
        steps += test_steps(asked)
    if asked == "deep":
        guided = ["python", "-m", "tests.fuzz.guided", "--seconds", "120"]
        steps.append(Step("fuzzing, guided by coverage, two minutes a parser", guided))
    results = [(step.title, *step.run()) for step in steps]
    print()
    for title, succeeded, seconds in results:
        print(f"{'ok    ' if succeeded else 'FAILED'} {seconds:6.1f} s  {title}")
    sys.exit(not all(succeeded for _, succeeded, _ in results))


if __name__ == "__main__":
    main()
