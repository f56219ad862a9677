"""The repository as a whole: what its files promise each other, and how the package is loaded."""

from __future__ import annotations

import ast
import importlib.machinery
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import hidalgo
from hidalgo import _mode

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "hidalgo"

# Put together here, since this file is searched too.
REGISTRY_HOSTS = [
    name + "." + ending
    for name, ending in (
        ("pypi", "org"),
        ("files.python" + "hosted", "org"),
        ("registry.npm" + "js", "org"),
        ("registry.yarn" + "pkg", "com"),
        ("deb.debian", "org"),
        ("conda.ana" + "conda", "org"),
    )
]


def repository_files() -> list[Path]:
    """All files of the repository, those not yet committed included."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.split(b"\0")
    return [file for name in names if name and (file := ROOT / os.fsdecode(name)).is_file()]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git checkout")
def test_no_file_names_a_package_registry() -> None:
    found = [
        f"{file.relative_to(ROOT)}: {host}"
        for file in repository_files()
        for host in REGISTRY_HOSTS
        if host.encode() in file.read_bytes()
    ]
    assert not found


def test_locks_hold_hashes_and_no_addresses() -> None:
    for lock in sorted((ROOT / "locks").glob("*.txt")):
        text = lock.read_text()
        assert "://" not in text
        assert not re.search(r"^--?\w", text, re.MULTILINE), f"{lock.name} holds an option"
        releases = re.findall(r"^\S+==[^\\]*\\\n((?: +--hash=\S+(?: \\)?\n)*)", text, re.MULTILINE)
        assert len(releases) == len(re.findall(r"^\S+==", text, re.MULTILINE))
        assert all(releases), f"a release in {lock.name} has no hash"


def direct_dependencies() -> Iterator[str]:
    """Names in locks/*.in."""
    for file in sorted((ROOT / "locks").glob("*.in")):
        for line in file.read_text().splitlines():
            if match := re.match(r"[A-Za-z0-9][\w.-]*", line):
                yield match[0]


def accounts() -> tuple[list[str], list[str]]:
    """Return the dependencies that docs/dependencies.md accounts for: of Python, of the page."""
    text = (ROOT / "docs" / "dependencies.md").read_text()
    python, web = text.split("## The web client")
    found = []
    for part in (python, web):
        rows = re.findall(r"^\| ([^|]+) \| (?!why)", part, re.MULTILINE)
        found.append(sorted({name for row in rows for name in row.split(", ")} - {"---"}))
    return found[0], found[1]


def test_every_dependency_is_accounted_for() -> None:
    assert accounts()[0] == sorted(direct_dependencies())


def test_every_dependency_of_the_page_is_accounted_for() -> None:
    wanted: set[str] = set()
    for folder in ("web", "web/geography"):
        package = json.loads((ROOT / folder / "package.json").read_text())
        wanted |= {*package.get("dependencies", {}), *package.get("devDependencies", {})}
    assert accounts()[1] == sorted(wanted)


def test_every_dependency_is_locked() -> None:
    locked = (ROOT / "locks" / "dev.txt").read_text()
    for name in direct_dependencies():
        assert re.search(rf"^{re.escape(name)}==", locked, re.MULTILINE), name


def test_changelog_knows_the_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text()
    assert hidalgo.__version__ in changelog
    assert "## [Unreleased]" in changelog


def undescribed(tree: ast.Module) -> Iterator[str]:
    """Public names at the top of a module, and the module itself, that have no docstring."""
    if not ast.get_docstring(tree):
        yield "the module"
    for node in tree.body:
        if (
            isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            and not node.name.startswith("_")
            and not ast.get_docstring(node)
        ):
            yield node.name


@pytest.mark.parametrize(
    "file", sorted(PACKAGE.rglob("*.py")), ids=lambda file: str(file.relative_to(PACKAGE))
)
def test_public_names_say_what_they_are_for(file: Path) -> None:
    assert not list(undescribed(ast.parse(file.read_text())))


def test_the_public_door_is_small_and_sorted() -> None:
    assert hidalgo.__all__ == sorted(hidalgo.__all__)
    assert all(hasattr(hidalgo, name) for name in hidalgo.__all__)


# How the package is loaded. Other processes are asked: this one has made its choice.


def run_python(code: str, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code in a fresh Python that knows nothing of this one's choice of engine."""
    kept = {k: v for k, v in os.environ.items() if k != "HIDALGO_INTERPRETED"}
    return subprocess.run(
        [sys.executable, *options, "-c", code],
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=True,
    )


# Where a build left binaries, they are what is tested; where there is no compiler, there are none.
needs_binaries = pytest.mark.skipif(not _mode.binaries(), reason="the engine is not compiled here")

ORIGINS = """
import importlib, sys
from hidalgo import _mode
names = ["hidalgo." + path.removesuffix(".py").replace("/", ".") for path in _mode.sources()]
print(_mode.mode(), *sorted({type(importlib.import_module(n).__loader__).__name__ for n in names}))
"""


@needs_binaries
def test_compiled_modules_are_preferred() -> None:
    done = run_python(ORIGINS, "-W", "error")
    assert done.stdout.split() == ["compiled", "ExtensionFileLoader"]


def test_sources_are_preferred_on_request() -> None:
    done = run_python(ORIGINS, "-W", "error", HIDALGO_INTERPRETED="1")
    assert done.stdout.split() == ["interpreted", "SourceFileLoader"]


@needs_binaries
def test_this_process_runs_the_engine_that_was_asked_for() -> None:
    wanted = "interpreted" if _mode.interpreted_by_request() else "compiled"
    assert hidalgo.mode() == wanted


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package's loader around a small engine, as an ordinary build leaves it."""
    package = tmp_path / "hidalgo"
    (package / "kernel" / "deep").mkdir(parents=True)
    shutil.copy2(PACKAGE / "_mode.py", package / "_mode.py")
    # As far as the loader goes: there is no engine here for the public door behind it.
    before, call, _ = (PACKAGE / "__init__.py").read_text().partition("\nprepare()\n")
    assert call
    (package / "__init__.py").write_text(before + call)
    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    for folder in (package / "kernel", package / "kernel" / "deep"):
        (folder / "__init__.py").write_text("")
        (folder / "part.py").write_text("FROM = 'source'\n")
        (folder / f"part{suffix}").write_bytes(b"stands in for a binary: only looked at")
    (tmp_path / f"hidalgo__mypyc{suffix}").write_bytes(b"likewise")
    record = _mode.describe(str(package))
    assert sorted(record) == ["kernel/deep/part.py", "kernel/part.py"]
    (package / _mode.RECORD).write_text(json.dumps(record))
    return package


def ask_mode(package: Path, **environment: str) -> str:
    """The mode that a copy of the package says it runs in; warnings are part of the answer."""
    code = "import hidalgo; print(hidalgo.mode())"
    done = run_python(code, PYTHONPATH=str(package.parent), **environment)
    warned = "RuntimeWarning" in done.stderr
    assert warned == (done.stdout.strip() == "stale")
    assert not warned or "make setup" in done.stderr
    return done.stdout.strip()


def test_mode_of_a_build_is_compiled(package: Path) -> None:
    assert ask_mode(package) == "compiled"


def test_a_touched_source_is_not_stale(package: Path) -> None:
    os.utime(package / "kernel" / "part.py", (0, 0))
    assert ask_mode(package) == "compiled"


@pytest.mark.parametrize("folder", ["kernel", "kernel/deep"])
def test_an_edited_source_is_stale(package: Path, folder: str) -> None:
    (package / folder / "part.py").write_text("FROM = 'SOURCE'\n")
    assert ask_mode(package) == "stale"


def test_a_longer_source_is_stale(package: Path) -> None:
    part = package / "kernel" / "part.py"
    part.write_text(part.read_text() + "MORE = 1\n")
    assert ask_mode(package) == "stale"


def test_a_new_source_is_stale(package: Path) -> None:
    (package / "kernel" / "other.py").write_text("")
    assert ask_mode(package) == "stale"


def test_a_binary_without_its_source_is_stale(package: Path) -> None:
    (package / "kernel" / "part.py").unlink()
    assert ask_mode(package) == "stale"


def test_a_build_without_a_record_is_stale(package: Path) -> None:
    (package / _mode.RECORD).unlink()
    assert ask_mode(package) == "stale"


def test_a_half_written_record_is_stale(package: Path) -> None:
    record = package / _mode.RECORD
    record.write_text(record.read_text()[:20])
    assert ask_mode(package) == "stale"


def test_a_build_without_its_library_is_stale(package: Path) -> None:
    Path(str(_mode.shared_library(str(package)))).unlink()
    assert ask_mode(package) == "stale"


def test_an_edited_package_init_is_not_stale(package: Path) -> None:
    (package / "kernel" / "__init__.py").write_text("MORE = 1\n")
    assert ask_mode(package) == "compiled"


def test_without_binaries_the_mode_is_interpreted(package: Path) -> None:
    for binary in _mode.binaries(str(package)).values():
        (package / binary).unlink()
    assert ask_mode(package) == "interpreted"


def test_binaries_of_another_python_do_not_count(package: Path) -> None:
    for binary in _mode.binaries(str(package)).values():
        (package / binary).rename((package / binary).with_name("part.cpython-27-other.so"))
    assert ask_mode(package) == "interpreted"


def test_on_request_sources_load_beside_binaries(package: Path) -> None:
    (package / "kernel" / "part.py").write_text("FROM = 'edited source'\n")
    assert ask_mode(package, HIDALGO_INTERPRETED="1") == "interpreted"
    done = run_python(
        "import hidalgo.kernel.part as a, hidalgo.kernel.deep.part as b; print(a.FROM, b.FROM)",
        PYTHONPATH=str(package.parent),
        HIDALGO_INTERPRETED="1",
    )
    assert done.stdout.strip() == "edited source source"


def test_the_command_names_version_and_mode() -> None:
    code = "from hidalgo.cli.main import app; app(['--version'])"
    done = run_python(code, HIDALGO_INTERPRETED="1")
    assert done.stdout.strip() == f"hidalgo {hidalgo.__version__} (interpreted)"
