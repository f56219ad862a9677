"""Compare hidalgo's speed with that of other engines for board and card games.

Run by the project's own Python: .venv/bin/python bench/rivals/run.py. Everything is measured in
the same run, in turns, since machines are noisy. bench/README.md says what the numbers mean.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv-bench"
PYTHON = VENV / "bin" / "python"
LOCK = ROOT / "bench" / "rivals" / "requirements.txt"
HIDALGO = ROOT / ".venv" / "bin" / "hidalgo"
GAME = ["--game", "grande", "--edition", "bigbox", "--players", "4"]
RIVALS = {
    "catanatron": "bench.rivals.catanatron_random",
    "OpenSpiel hearts": "bench.rivals.openspiel_hearts",
}


class BenchError(Exception):
    """Something can't be measured; the text says what, and why."""


def say(text: str) -> None:
    """Tell what happens, apart from the result."""
    print(f"bench: {text}", file=sys.stderr, flush=True)


def execute(name: str, command: list[str], timeout: float) -> str:
    """Run a command and return what it printed."""
    try:
        done = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=timeout
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise BenchError(f"{name}: {error}") from error
    if done.returncode:
        said = "\n".join(done.stderr.strip().splitlines()[-8:])
        raise BenchError(f"{name} ended with {done.returncode}:\n{said}")
    return done.stdout


def last_object(name: str, text: str) -> dict[str, Any]:
    """Return the last JSON object that starts a line of the text."""
    for start in reversed([match.start() for match in re.finditer(r"^\{", text, re.MULTILINE)]):
        try:
            found, _ = json.JSONDecoder().raw_decode(text, start)
        except json.JSONDecodeError:
            continue
        return dict(found)
    raise BenchError(f"{name} printed no JSON object")


def set_up() -> None:
    """Make .venv-bench from the lock, unless it was made from this lock already."""
    stamp = VENV / "made-from"
    made_from = f"{hashlib.sha256(LOCK.read_bytes()).hexdigest()} {platform.python_version()}"
    if PYTHON.exists() and stamp.is_file() and stamp.read_text() == made_from:
        return
    say(f"creating {VENV.name} with Python {platform.python_version()}")
    execute("creating it", [sys.executable, "-m", "venv", "--clear", str(VENV)], 300)
    (VENV / ".gitignore").write_text("*\n")
    say(f"installing the rivals ({LOCK.relative_to(ROOT)}); takes a minute")
    install = ["-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--quiet"]
    # Wheels only: OpenSpiel from its sources is a large build in C++.
    locked = ["--require-hashes", "--only-binary", ":all:", "--requirement", str(LOCK)]
    try:
        execute("pip", [str(PYTHON), *install, *locked], 1800)
    except BenchError as error:
        raise BenchError(
            f"the rivals can't be had: no wheel for this machine and Python, or no network. {error}"
        ) from error
    stamp.write_text(made_from)


def run_hidalgo(seconds: float) -> dict[str, Any]:
    """Run hidalgo's own benchmark of its engine."""
    if not HIDALGO.exists():
        raise BenchError("hidalgo is not set up: run make setup first")
    command = [str(HIDALGO), "bench", "engine", *GAME, "--seconds", f"{seconds:g}", "--json"]
    name = "hidalgo bench engine"
    return last_object(name, execute(name, command, 60 + 20 * seconds))


def run_rival(name: str, seconds: float, round_: int) -> dict[str, Any]:
    """Run a rival's worker; every round plays other games."""
    command = [str(PYTHON), "-m", RIVALS[name], "--seconds", f"{seconds:g}"]
    command += ["--seed", str(1 + 10_000_000 * round_)]
    return last_object(name, execute(name, command, 60 + 5 * seconds))


def measure(options: argparse.Namespace) -> tuple[dict[str, list[dict[str, Any]]], list[str]]:
    """Run everything in turns and return the results by name, and what went wrong."""
    runs: dict[str, list[dict[str, Any]]] = {}
    problems: dict[str, str] = {}
    names = ([] if options.rivals_only else ["hidalgo"]) + list(RIVALS)
    try:
        set_up()
    except BenchError as error:
        problems["rivals"] = str(error)
        names = [name for name in names if name not in RIVALS]
    for round_ in range(options.rounds):
        for name in names:
            if name in problems:
                continue
            say(f"round {round_ + 1} of {options.rounds}: {name}")
            try:
                if name == "hidalgo":
                    result = run_hidalgo(options.seconds)
                else:
                    result = run_rival(name, options.seconds, round_)
            except BenchError as error:
                problems[name] = str(error)
            else:
                runs.setdefault(name, []).append(result)
    return runs, list(problems.values())


def row(label: str, rates: list[float], per_game: float, **more: Any) -> dict[str, Any]:
    """Sum up the rounds of one contender: its best rate, and how far the others were from it."""
    best = max(rates)
    return {
        "name": label,
        "decisions_per_s": best,
        "spread": 1 - min(rates) / best,
        "games_per_s": best / per_game,
        "decisions_per_game": per_game,
        **more,
    }


def summarise(runs: dict[str, list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """Return a row per contender; a rival's has the ratios of hidalgo's rates to its own."""
    rows: list[dict[str, Any]] = []
    if own := runs.get("hidalgo"):
        per_game = own[-1]["decisions_per_game"]
        mode = "compiled" if own[-1]["compiled"] else "INTERPRETED"
        loop = [run["decisions_per_s"] for run in own]
        steps = [run["python_steps_per_s"] for run in own]
        rows.append(row(f"hidalgo, own loop ({mode})", loop, per_game))
        rows.append(row(f"hidalgo, from Python ({mode})", steps, per_game))
    own_rates = [line["decisions_per_s"] for line in rows]
    for name in RIVALS:
        if not (results := runs.get(name)):
            continue
        best = max(results, key=lambda run: float(run["decisions_per_s"]))
        line = row(
            f"{name} {best['version']}",
            [run["decisions_per_s"] for run in results],
            best["decisions_per_game"],
            choice_share=best["choice_share"],
        )
        for key, rate in zip(("ratio_own_loop", "ratio_from_python"), own_rates, strict=False):
            line[key] = rate / line["decisions_per_s"]
        rows.append(line)
    return rows


def show(rows: list[dict[str, Any]]) -> None:
    """Print the table."""
    heads = ("decisions/s", "spread", "games/s", "per game", "own loop", "from Python")
    print(f"{'':34}" + "".join(f"{head:>13}" for head in heads))
    for line in rows:
        ratios = [line.get(key) for key in ("ratio_own_loop", "ratio_from_python")]
        cells = [
            f"{line['decisions_per_s']:,.0f}",
            f"{line['spread']:.0%}",
            f"{line['games_per_s']:,.1f}",
            f"{line['decisions_per_game']:,.0f}",
            *("" if ratio is None else f"{ratio:.2f} : 1" for ratio in ratios),
        ]
        print(f"{line['name']:34}" + "".join(f"{cell:>13}" for cell in cells))
    print("\nThe last two columns: hidalgo's decisions/s, in its own loop and with each step made")
    print("from Python, to those of the rival. Rates are the best round's; bench/README.md.")


def main() -> None:
    """Measure, print, and fail if something could not be measured."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=5.0, help="length of each run")
    parser.add_argument("--rounds", type=int, default=2, help="runs of each contender")
    parser.add_argument("--rivals-only", action="store_true", help="leave hidalgo itself out")
    parser.add_argument("--json", action="store_true", help="print one JSON object, no table")
    options = parser.parse_args()
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("--rounds and --seconds have to be positive")

    runs, problems = measure(options)
    rows = summarise(runs)
    if options.json:
        machine = {"python": platform.python_version(), "cpus": os.cpu_count()}
        result = {"seconds": options.seconds, "rounds": options.rounds, "machine": machine}
        print(json.dumps({**result, "rows": rows, "runs": runs, "problems": problems}))
    elif rows:
        show(rows)
    for problem in problems:
        say(problem)
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
