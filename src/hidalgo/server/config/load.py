"""Reads the settings: defaults, then a TOML file, then the environment, then the command line.

All faults are found before any of them is told, each with what would be right.
"""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from hidalgo.server.bus import make_bus
from hidalgo.server.config.settings import PREFIX, Settings, definitions, kind_of, variable

CONFIG: Final = "HIDALGO_CONFIG"

_CLOSE: Final = 0.85
"""How alike a variable has to be to a setting's to be taken for one that is misspelt."""


class ConfigError(Exception):
    """The settings are wrong; `faults` holds all that is, one line each."""

    def __init__(self, faults: list[str]) -> None:
        """Take all faults."""
        super().__init__("\n".join(faults))
        self.faults = faults


def load(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
) -> Settings:
    """Return the settings.

    The file is the one given, or the one that `HIDALGO_CONFIG` names, or none. Options are those
    of the command line, by the names of the settings; None stands for one that was not given.
    """
    environment = os.environ if environment is None else environment
    faults: list[str] = []
    if file is None and environment.get(CONFIG):
        file = Path(environment[CONFIG])
    values: dict[str, object] = {}
    for where, name, value in [
        *_from_file(file, faults),
        *_from_environment(environment, faults),
        *((f"--{name}", name, value) for name, value in (options or {}).items()),
    ]:
        if value is None:
            continue
        definition = _DEFINITIONS[name]
        try:
            values[name] = kind_of(definition).read(value)
        except ValueError as error:
            faults.append(f"{where}: {error}")
    # Where a value is wrong, its default stands in, so that the others can still be checked.
    settings = Settings(**values)  # type: ignore[arg-type]
    faults += _contradictions(settings)
    if faults:
        raise ConfigError(faults)
    return settings


_DEFINITIONS: Final = {definition.name: definition for definition in definitions()}


def _from_file(file: Path | None, faults: list[str]) -> Iterator[tuple[str, str, object]]:
    """Yield what a file sets."""
    if file is None:
        return
    try:
        found: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        faults.append(f"{file}: can't be read: {error.strerror or error}")
        return
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        # tomllib names line and column, and repeats nothing of a value.
        faults.append(f"{file}: is no TOML: {error}")
        return
    for name, value in found.items():
        if name in _DEFINITIONS:
            yield f"{file}: {name}", name, value
        else:
            faults.append(f"{file}: {name}: is no setting{_meant(name, _DEFINITIONS)}")


def _from_environment(
    environment: Mapping[str, str], faults: list[str]
) -> Iterator[tuple[str, str, object]]:
    """Yield what the environment sets; other programs' variables are theirs."""
    ours = {variable(name): name for name in _DEFINITIONS}
    for name, value in environment.items():
        if name in ours:
            yield name, ours[name], value
        elif name.startswith(PREFIX) and name != CONFIG and _misspelt(name, ours):
            faults.append(f"{name}: is no setting{_meant(name, ours)}")


def _misspelt(name: str, known: Iterable[str]) -> bool:
    """Tell whether a variable looks like a slip; tests and builds have variables of their own."""
    return bool(difflib.get_close_matches(name, known, n=1, cutoff=_CLOSE))


def _meant(name: str, known: Iterable[str]) -> str:
    """Return a guess at what was meant, or where to look."""
    close = difflib.get_close_matches(name, known, n=1)
    return f"; did you mean {close[0]}?" if close else "; docs/configuration.md lists them all"


def _contradictions(settings: Settings) -> Iterator[str]:
    """Yield what each setting allows, but not both together."""
    try:
        make_bus(settings.bus_url, "check", settings.database_url)
    except ValueError as error:
        yield f"bus: {error}"
    secure = [origin for origin in settings.origins if origin.startswith("https:")]
    if secure and settings.secure_cookies == "never":
        yield (
            f'secure_cookies: must be "auto" or "always", since people come by {secure[0]}; '
            "otherwise their cookies could be read on the way"
        )
    plain = [origin for origin in settings.origins if origin.startswith("http:")]
    if plain and settings.secure_cookies == "always":
        yield (
            f'secure_cookies: must be "auto", since people come by {plain[0]} too; there, no '
            "browser would keep a secure cookie"
        )
    if settings.base_path.split("/")[1:2] in (["api"], ["health"], ["metrics"]):
        yield (
            f"base_path: must not begin with {settings.base_path!r}, which is a path of hidalgo "
            'itself; "/hidalgo" would do'
        )
