"""Which engine runs: compiled, interpreted, or a binary that no longer fits its sources.

The modules of `hidalgo.kernel` and `hidalgo.grande` are ordinary Python that mypyc can compile.
A compiled module lies beside its source, and Python always prefers the binary; so an edited
source would silently run the old rules. A build therefore leaves a record of the sources it
compiled (`_compiled.json`), and this module compares.

The build (`setup.py`) loads this file on its own, without the package around it, so that which
sources are compiled, and how they are recorded, is said in one place.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

Mode: TypeAlias = Literal["compiled", "interpreted", "stale"]

COMPILED_PACKAGES: Final = ("kernel", "grande")
"""The parts of hidalgo that are compiled, each with all the packages inside it."""

GROUP: Final = "hidalgo"
"""Name of the one group that mypyc compiles them into: modules of a group call each other fast."""

RECORD: Final = "_compiled.json"
"""File, beside this one, in which a build says what it compiled."""

SHARED_LIBRARY: Final = f"{GROUP}__mypyc"
"""Top-level module in which mypyc puts all the code; the binaries beside the sources are shims."""

_PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))
_PREFIXES: Final = tuple(f"hidalgo.{name}." for name in COMPILED_PACKAGES)


def switched_on(name: str) -> bool:
    """Whether a switch of the environment is set; nothing and `0` mean off."""
    return os.environ.get(name, "0") not in {"", "0"}


def interpreted_by_request() -> bool:
    """Whether the environment asks for the sources even where binaries lie beside them."""
    return switched_on("HIDALGO_INTERPRETED")


def _walk(package: str) -> Iterator[tuple[str, os.DirEntry[str]]]:
    """All files of the compiled parts, with their paths relative to the package."""
    pending = list(COMPILED_PACKAGES)
    while pending:
        folder = pending.pop()
        try:
            entries = list(os.scandir(os.path.join(package, folder)))
        except FileNotFoundError:
            continue
        for entry in entries:
            path = f"{folder}/{entry.name}"
            if not entry.is_dir():
                yield path, entry
            elif entry.name != "__pycache__":
                pending.append(path)


def _stem(path: str) -> str | None:
    """The source's path without suffix if this is a binary for the running Python."""
    for suffix in EXTENSION_SUFFIXES:
        stem = path.removesuffix(suffix)
        # The plain suffix `.so` also ends binaries that carry another Python's tag.
        if stem != path and "." not in stem:
            return stem
    return None


def sources(package: str = _PACKAGE) -> dict[str, os.stat_result]:
    """The sources to compile, as paths relative to the package, in order.

    A package's `__init__.py` is left out: it only gathers names, and mypyc would give it a
    binary with a name of its own.
    """
    return {
        path: entry.stat()
        for path, entry in sorted(_walk(package), key=lambda found: found[0])
        if path.endswith(".py") and entry.name != "__init__.py"
    }


def binaries(package: str = _PACKAGE) -> dict[str, str]:
    """The binaries that the running Python would load: the source's path without suffix -> path."""
    found = ((_stem(path), path) for path, _ in _walk(package))
    return {stem: path for stem, path in found if stem is not None}


def shared_library(package: str = _PACKAGE) -> str | None:
    """Path of the library that holds the compiled code, if there is one for the running Python."""
    base = os.path.join(os.path.dirname(package), SHARED_LIBRARY)
    return next((base + end for end in EXTENSION_SUFFIXES if os.path.exists(base + end)), None)


def hindrance() -> str | None:
    """What keeps this machine from compiling the engine, as far as can be seen beforehand."""
    # Imported late: only builds and tests ask.
    import shutil
    import sysconfig

    if os.name != "posix":
        return None
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not os.path.isfile(os.path.join(sysconfig.get_path("include"), "Python.h")):
        return "Python's C headers are missing (on Debian and Ubuntu: python3-dev)"
    return None


def _digest(path: str) -> str:
    # Imported late: an unedited checkout never gets here, and OpenSSL takes a while to load.
    import hashlib

    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def describe(package: str = _PACKAGE) -> dict[str, list[int | str]]:
    """What a build writes to its record: size, time of change and hash of every source."""
    return {
        path: [stat.st_size, stat.st_mtime_ns, _digest(os.path.join(package, path))]
        for path, stat in sources(package).items()
    }


def _fits(package: str, record: Mapping[str, Sequence[int | str]]) -> bool:
    """Whether the sources are those of the record; reads only the files that were touched."""
    present = sources(package)
    return present.keys() == record.keys() and all(
        (size == stat.st_size and changed == stat.st_mtime_ns)
        or (size == stat.st_size and digest == _digest(os.path.join(package, path)))
        for (path, stat), (size, changed, digest) in zip(
            present.items(), record.values(), strict=True
        )
    )


def detect(package: str = _PACKAGE) -> Mode:
    """Look at the files of a package and say what running it would run."""
    if interpreted_by_request():
        return "interpreted"
    built = binaries(package)
    if not built:
        return "interpreted"
    # Imported late: where nothing was compiled, nothing has to be read.
    import json

    try:
        with open(os.path.join(package, RECORD), encoding="utf-8") as file:
            record = json.load(file)
    except (OSError, ValueError):
        return "stale"
    whole = shared_library(package) is not None and built.keys() == {
        path.removesuffix(".py") for path in record
    }
    return "compiled" if whole and _fits(package, record) else "stale"


@cache
def mode() -> Mode:
    """Say which engine this process runs.

    `compiled`: binaries that were built from the sources beside them. `interpreted`: plain
    Python, since nothing was compiled for this Python or since `HIDALGO_INTERPRETED=1` asks for
    it. `stale`: binaries whose sources have changed since; what runs is not what can be read.
    The answer is that of the moment at which hidalgo was imported.
    """
    return detect()


class _SourcesFirst:
    """Import finder that takes a compiled part's source although a binary lies beside it."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module of the compiled parts by its source; leave all others to Python."""
        if path is None or not name.startswith(_PREFIXES):
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def prepare() -> None:
    """Heed `HIDALGO_INTERPRETED` and warn of stale binaries, before any engine module loads."""
    if interpreted_by_request() and _SourcesFirst not in sys.meta_path:
        sys.meta_path.insert(0, _SourcesFirst)
    if mode() == "stale":
        import warnings

        warnings.warn(
            "hidalgo's compiled engine does not fit its sources, and the old one runs: rebuild "
            "with `make setup`, or set HIDALGO_INTERPRETED=1 to run the sources",
            RuntimeWarning,
            stacklevel=3,
        )
