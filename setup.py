"""Builds the engine with mypyc where that is possible, and installs plain Python where not.

Everything else about the package is in pyproject.toml. Environment switches:

- `HIDALGO_REQUIRE_COMPILED=1`: fail instead of installing the interpreted package.
- `HIDALGO_NO_COMPILE=1`: don't compile; binaries of an earlier build are left as they are.
"""

from __future__ import annotations

import importlib.util
import json
import os
import sys
import time
from pathlib import Path
from types import ModuleType

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, ExecError, LinkError, PlatformError

PACKAGE = Path("src/hidalgo")


def load_mode() -> ModuleType:
    """Load the module that knows what is compiled, but not the package: it may not import yet."""
    spec = importlib.util.spec_from_file_location("hidalgo_mode", PACKAGE / "_mode.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MODE = load_mode()


def say(text: str) -> None:
    """Tell the person who builds something, past whatever captures standard output."""
    print(f"hidalgo: {text}", file=sys.stderr, flush=True)


def generate_c() -> list[Extension]:
    """Translate the engine's modules to C; mypyc ends the process on an error in them."""
    from mypyc.build import mypycify

    extensions: list[Extension] = mypycify(
        # The project's own mypy settings are for `make lint`: a build must not end for style.
        ["--config-file=", "--follow-imports=silent"]
        + [(PACKAGE / path).as_posix() for path in MODE.sources(str(PACKAGE))],
        opt_level="3",
        group_name=MODE.GROUP,
        verbose=True,
    )
    for extension in extensions:
        # A newer compiler's new warning about generated C is no reason to have no engine.
        options = [option for option in extension.extra_compile_args if option != "-Werror"]
        if os.name == "posix":
            # The engine is one library: its small functions may be inlined into each other,
            # which the default rules for shared libraries forbid.
            options += ["-fno-semantic-interposition", "-fvisibility=hidden", "-finline-limit=160"]
        extension.extra_compile_args = options
    return extensions


class EngineDistribution(Distribution):
    """A package that has extension modules, though they are known only once they are built."""

    def has_ext_modules(self) -> bool:
        """Whether there is an engine to compile and nobody asked not to."""
        return bool(MODE.sources(str(PACKAGE))) and not MODE.switched_on("HIDALGO_NO_COMPILE")


class BuildEngine(build_ext):
    """Compile the engine; when that fails, say so and go on without."""

    def run(self) -> None:
        """Translate, compile, and record what was compiled."""
        if not self.distribution.has_ext_modules():
            return
        # Before the build: a source edited meanwhile has to count as changed.
        record = MODE.describe(str(PACKAGE))
        say(f"compiling {len(record)} engine modules")
        start = time.monotonic()
        try:
            self.compile()
        except (Exception, SystemExit) as error:  # noqa: BLE001  # whatever fails, install the rest
            self.give_up(error)
        else:
            self.remove_orphans(record)
            self.record_file().write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
            say(f"compiled in {time.monotonic() - start:.0f} s")

    def compile(self) -> None:
        """Run mypyc, then an ordinary build of the C that it made."""
        if reason := MODE.hindrance():
            raise PlatformError(reason)
        self.distribution.ext_modules = generate_c()
        # This command was set up before there were extensions, and can be set up only once. They
        # are not made earlier since even a question for the package's name sets it up, and
        # translating takes seconds.
        builder = build_ext(self.distribution)
        for option, _, _ in self.user_options:
            name = option.rstrip("=").replace("-", "_")
            if name in vars(builder) and name != "swig_opts":
                setattr(builder, name, getattr(self, name))
        builder.ensure_finalized()
        builder.run()

    def give_up(self, error: BaseException) -> None:
        """Fail if a compiled engine is required, else leave an interpreted package behind."""
        if isinstance(error, SystemExit):
            reason = "mypyc refused the sources, see above"
        elif isinstance(error, CompileError | LinkError | ExecError):
            reason = "the C compiler failed, see above"
        else:
            reason = str(error)
        if MODE.switched_on("HIDALGO_REQUIRE_COMPILED"):
            say(f"the engine could not be compiled: {reason}")
            raise SystemExit(1) from error
        say(f"THE ENGINE IS NOT COMPILED: {reason}")
        say("it works all the same, some hundred times slower")
        self.distribution.ext_modules = []
        self.record_file().unlink(missing_ok=True)
        self.remove_orphans({})

    def target(self) -> Path:
        """The package that gets the binaries: in the source tree or among what is built."""
        return PACKAGE if self.inplace else Path(self.build_lib, PACKAGE.name)

    def record_file(self) -> Path:
        """The file that says what was compiled."""
        return self.target() / MODE.RECORD

    def remove_orphans(self, record: dict[str, object]) -> None:
        """Remove binaries without a source: Python would go on importing them."""
        package = str(self.target())
        for stem, path in MODE.binaries(package).items():
            if f"{stem}.py" not in record:
                (self.target() / path).unlink()
        library = MODE.shared_library(package)
        if library is not None and not record:
            Path(library).unlink()


setup(distclass=EngineDistribution, cmdclass={"build_ext": BuildEngine})
