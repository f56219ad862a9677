"""Fuzzing guided by coverage: `python -m tests.fuzz.guided [--seconds N] [TARGET ...]`.

Each target of `targets.py` runs in a process of its own under atheris, which changes sound examples
and keeps what reaches new lines. A finding ends it with the input written to a file; so does an
input that takes long. Where there is no atheris it says so and ends well.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SLOWEST: Final = 20  # seconds; an input that takes longer is a finding
FINDINGS: Final = ROOT / "build" / "fuzz"


def main() -> None:
    """Run the targets one after the other; fail if one of them had a finding."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.guided")
    parser.add_argument("targets", nargs="*", help="which to run; all of them if not said")
    parser.add_argument("--seconds", type=int, default=60, help="for each target")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    asked, rest = parser.parse_known_args()
    if find_spec("atheris") is None:
        say("fuzz: atheris is not to be had on this platform, so this step is left out")
        return
    if asked.inside:
        fuzz(asked.targets[0], [sys.argv[0], *rest])
        return
    # Only here: finding out that atheris is missing should not need the engine.
    from tests.fuzz.targets import BY_BYTES

    for name in asked.targets:
        if name not in BY_BYTES:
            parser.error(f"there is no target {name!r}; take some of {', '.join(BY_BYTES)}")
    failed = [name for name in asked.targets or BY_BYTES if not run(name, asked.seconds)]
    if failed:
        sys.exit(f"fuzz: findings in {', '.join(failed)}; the inputs are in {FINDINGS}")


def say(text: str) -> None:
    """Tell whoever watches, at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def run(target: str, seconds: int) -> bool:
    """Fuzz a target in a process of its own; tell whether it found nothing."""
    from tests.fuzz.targets import seeds

    FINDINGS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for number, data in enumerate(seeds(target)):
            (Path(folder) / f"sound-{number}").write_bytes(data)
        command = [
            *(sys.executable, "-m", "tests.fuzz.guided", "--inside", target),
            *(f"-max_total_time={seconds}", f"-timeout={SLOWEST}", "-rss_limit_mb=2048"),
            *("-max_len=20000", "-print_final_stats=1"),
            *(f"-artifact_prefix={FINDINGS}/{target}-", folder),
        ]
        # The sources, not the compiled engine: only their lines can be watched.
        environment = {**os.environ, "HIDALGO_INTERPRETED": "1"}
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
    runs = re.search(r"number_of_executed_units: (\d+)", done.stderr)
    covered = re.findall(r" cov: (\d+)", done.stderr)
    say(
        f"fuzz: {target}: {runs[1] if runs else '?'} inputs in {seconds} s, "
        f"{covered[-1] if covered else '?'} places reached" + ("" if done.returncode == 0 else ":")
    )
    if done.returncode != 0:
        say(done.stdout[-4000:] + done.stderr[-4000:])
    return done.returncode == 0


def fuzz(target: str, arguments: list[str]) -> None:
    """Fuzz a target in this process, which ends with it."""
    import atheris

    from tests.fuzz.targets import BY_BYTES

    # Not by hooking into imports: hidalgo's own hook, which prefers sources, comes before others'.
    atheris.instrument_all()

    def once(data: bytes) -> None:
        BY_BYTES[target](data)

    atheris.Setup(arguments, once)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
