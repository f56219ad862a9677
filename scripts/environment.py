"""Set up what everything else runs in: .venv, locked tools, the compiled engine, the web client.

Run by `make setup`. Each of the steps keeps a stamp in .venv, a hash of all that the step was
made from, and does nothing while it is unchanged: repeating is a matter of milliseconds, and a
change repeats only what depends on it. Needs nothing but the standard library, since it is what
installs everything else.
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PACKAGE = ROOT / "src" / "hidalgo"
LOCK = ROOT / "locks" / "dev.txt"
WEB = ROOT / "web"
PAGE = PACKAGE / "server" / "web" / "index.html"
OLDEST_NODE = (20, 19)


def say(text: str) -> None:
    """Tell what happens."""
    print(f"setup: {text}", flush=True)


def fail(text: str) -> NoReturn:
    """Say what is wrong and end."""
    print(f"setup: {text}", file=sys.stderr, flush=True)
    raise SystemExit(1)


def run(*command: str | Path, folder: Path = ROOT, **environment: str) -> None:
    """Run a step's command; its failure is that of the set-up, and it has said why."""
    done = subprocess.run(
        [str(word) for word in command], cwd=folder, env={**os.environ, **environment}, check=False
    )
    if done.returncode:
        fail(f"stopped: {Path(str(command[0])).name} ended with {done.returncode} (see above)")


def load_mode() -> ModuleType:
    """Load the module that knows which sources are compiled, without the package around it."""
    spec = importlib.util.spec_from_file_location("hidalgo_mode", PACKAGE / "_mode.py")
    if spec is None or spec.loader is None:
        fail("src/hidalgo/_mode.py is missing: is this a whole checkout?")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def digest(*parts: object) -> str:
    """Hash of files (by content) and of other values (by their text)."""
    total = hashlib.sha256()
    for part in parts:
        content = part.read_bytes() if isinstance(part, Path) else str(part).encode()
        total.update(hashlib.sha256(content).digest())
    return total.hexdigest()


class Stamp:
    """A step's memory of what it was last made from."""

    def __init__(self, name: str, *parts: object) -> None:
        self.file = VENV / ".hidalgo" / name
        self.value = digest(*parts)

    def is_current(self) -> bool:
        """Whether the step was made from just this."""
        return self.file.is_file() and self.file.read_text() == self.value

    def set(self) -> None:
        """Remember that the step is done."""
        self.file.parent.mkdir(exist_ok=True)
        self.file.write_text(self.value)


def offer_venv() -> None:
    """Make sure this Python can create environments; Debian packs that part separately."""
    missing = [name for name in ("venv", "ensurepip") if importlib.util.find_spec(name) is None]
    if not missing:
        return
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        fail(
            f"{sys.executable} lacks the module {missing[0]}, without which there is no "
            f"environment; on Debian and Ubuntu: sudo apt-get install {package}"
        )
    say(f"installing {package}, without which this Python can't create environments")
    run("apt-get", "update", "-qq")
    run("apt-get", "install", "-y", "-qq", package, DEBIAN_FRONTEND="noninteractive")


def create_venv() -> None:
    """Create .venv, or create it anew if the Python it was made with is gone."""
    if PYTHON.exists() and (VENV / "pyvenv.cfg").is_file():
        return
    offer_venv()
    say(f"creating .venv with Python {sys.version.split()[0]}")
    shutil.rmtree(VENV, ignore_errors=True)
    run(sys.executable, "-m", "venv", VENV)


def pip_install(*words: str | Path, **environment: str) -> None:
    """Install something into .venv: one moving line while it works, everything if it fails."""
    command = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", *words]
    said = []
    with subprocess.Popen(
        [str(word) for word in command],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as pip:
        assert pip.stdout is not None
        for line in pip.stdout:
            said.append(line)
            if sys.stdout.isatty():
                print(f"\r\033[K  {line.strip()[:76]}", end="", flush=True)
    if sys.stdout.isatty():
        print("\r\033[K", end="", flush=True)
    if pip.returncode:
        sys.stderr.writelines(said)
        fail("stopped: pip could not install (see above)")


def install_dependencies() -> None:
    """Install the locked releases, each checked against its hash."""
    stamp = Stamp("dependencies", LOCK)
    if not stamp.is_current():
        say("installing the locked dependencies (locks/dev.txt); the first time takes a minute")
        pip_install("--require-hashes", "-r", LOCK)
        stamp.set()


def link_project() -> None:
    """Install the project itself as a link to src/, so that edits count at once."""
    parts = [ROOT / name for name in ("pyproject.toml", "setup.py", "locks/runtime.in")]
    stamp = Stamp("project", *parts)
    if not stamp.is_current() or not (VENV / "bin" / "hidalgo").exists():
        say("linking hidalgo into .venv")
        # Compiling is the next step's, where it can be seen: pip hides what a build says.
        pip_install(
            *("--no-deps", "--no-build-isolation", "--editable", ROOT), HIDALGO_NO_COMPILE="1"
        )
        stamp.set()


def remove_binaries(mode: ModuleType) -> None:
    """Take the compiled engine away, so that the interpreted one is left."""
    package = str(PACKAGE)
    library = mode.shared_library(package)
    files: Iterable[str | None] = [*mode.binaries(package).values(), mode.RECORD, library]
    for file in files:
        if file is not None:
            (PACKAGE / file).unlink(missing_ok=True)


def compile_engine() -> None:
    """Compile the engine if its sources, its build or its compiler changed."""
    mode = load_mode()
    package = str(PACKAGE)
    if mode.switched_on("HIDALGO_NO_COMPILE"):
        remove_binaries(mode)
        say("the engine is not compiled, since HIDALGO_NO_COMPILE is set")
        return
    paths = list(mode.sources(package))
    parts = [*paths, *(PACKAGE / path for path in paths)]
    stamp = Stamp("engine", ROOT / "setup.py", PACKAGE / "_mode.py", LOCK, *parts)
    # Compiling knows nothing of HIDALGO_INTERPRETED, which only chooses among what is there.
    os.environ.pop("HIDALGO_INTERPRETED", None)
    if stamp.is_current() and mode.detect(package) == "compiled":
        return
    # The build decides whether a failure to compile is one of the set-up, and says why. Only a
    # success is remembered: while there is no compiler, every set-up has to say so.
    run(PYTHON, "setup.py", "--quiet", "build_ext", "--inplace")
    if mode.detect(package) == "compiled":
        stamp.set()


def node_hindrance() -> str:
    """Say why the web client cannot be built here; nothing if it can."""
    oldest = ".".join(str(part) for part in OLDEST_NODE)
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return f"there is no Node.js with npm (at least {oldest})"
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    if version is None or (int(version[1]), int(version[2])) < OLDEST_NODE:
        return f"Node.js is {said.strip() or 'broken'}, and has to be {oldest} at least"
    return ""


def web_sources() -> list[Path]:
    """Return all that the web client is made from, in a fixed order."""
    tops = [path for path in WEB.iterdir() if path.name != "node_modules"]
    files = [path for top in tops for path in (top, *top.rglob("*")) if path.is_file()]
    return sorted([*files, *(PACKAGE / "locale").glob("*/*.ftl")])


def build_web() -> None:
    """Build the web client if its sources changed; without Node.js, say what that means."""
    sources = web_sources()
    packages = Stamp("web-packages", WEB / "package.json", WEB / "package-lock.json")
    page = Stamp("web", *sources, *(path.relative_to(ROOT) for path in sources))
    if packages.is_current() and page.is_current() and PAGE.is_file():
        return
    if hindrance := node_hindrance():
        say(f"NO WEB CLIENT: {hindrance}; all else works. Install it and run make setup again")
        return
    if not packages.is_current() or not (WEB / "node_modules").is_dir():
        say("installing what the web client is built with (web/package-lock.json)")
        run("npm", "ci", "--silent", folder=WEB)
        packages.set()
    say("building the web client")
    run("npm", "run", "--silent", "build", "--", "--logLevel", "warn", folder=WEB)
    page.set()


def main() -> None:
    """Do what has to be done and say how it ended."""
    start = time.monotonic()
    with (ROOT / "Makefile").open() as only_one_at_a_time:
        fcntl.flock(only_one_at_a_time, fcntl.LOCK_EX)
        create_venv()
        install_dependencies()
        link_project()
        compile_engine()
        build_web()
    mode = load_mode().detect(str(PACKAGE))
    say(f"ready in {time.monotonic() - start:.1f} s: .venv/bin/hidalgo, engine {mode}")


if __name__ == "__main__":
    main()
