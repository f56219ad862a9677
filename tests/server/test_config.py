"""Settings: where they come from, what is refused, and what is never shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from hidalgo.server.config import ConfigError, Settings, load
from hidalgo.server.config.kinds import read_network, without_password
from hidalgo.server.config.reference import describe, reference
from hidalgo.server.config.settings import definitions, kind_of

ROOT = Path(__file__).resolve().parent.parent.parent


def faults(environment: dict[str, str], file: Path | None = None) -> list[str]:
    with pytest.raises(ConfigError) as caught:
        load(file, environment)
    return caught.value.faults


def test_nothing_has_to_be_set() -> None:
    settings = load(environment={"PATH": "/bin"})
    assert settings == Settings()
    assert settings.database_url == "sqlite:///data/hidalgo.db"
    assert settings.bus_url == "memory://"


def test_defaults_are_values_of_their_kinds() -> None:
    for definition in definitions():
        kind = kind_of(definition)
        shown = kind.shown(definition.default)
        # What is shown is what could be written: numbers and words plainly, text in quotes.
        plain = [part for part in shown.strip("[]").replace('"', "").split(", ") if part]
        again = kind.read(plain if shown.startswith("[") else "".join(plain))
        assert again == definition.default, definition.name


def test_options_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "hidalgo.toml"
    file.write_text('port = 1\nbody_bytes = 5000\nlog_level = "debug"\n')
    settings = load(
        environment={
            "HIDALGO_CONFIG": str(file),
            "HIDALGO_PORT": "2",
            "HIDALGO_LOG_LEVEL": "error",
        },
        options={"port": 3, "host": None},
    )
    assert (settings.port, settings.body_bytes) == (3, 5000)
    assert (settings.log_level, settings.host) == ("error", "127.0.0.1")


def test_file_and_environment_say_the_same(tmp_path: Path) -> None:
    file = tmp_path / "hidalgo.toml"
    file.write_text("""
        origins = ["https://Play.example.org:443/", "http://[::1]:8000"]
        trusted_proxies = ["10.1.2.3/8", "::1"]
        metrics = false
        base_path = "/games/hidalgo/"
        database = "postgresql://me@host/name"
        web = ""
    """)
    by_environment = load(
        environment={
            "HIDALGO_ORIGINS": "https://Play.example.org:443/, http://[::1]:8000,",
            "HIDALGO_TRUSTED_PROXIES": "10.1.2.3/8,::1",
            "HIDALGO_METRICS": "Off",
            "HIDALGO_BASE_PATH": "/games/hidalgo",
            "HIDALGO_DATABASE": " postgresql://me@host/name ",
            "HIDALGO_WEB": "",
        }
    )
    by_file = load(file, {})
    assert by_file == by_environment
    assert by_file.origins == ("https://play.example.org", "http://[::1]:8000")
    assert by_file.trusted_proxies == (read_network("10.0.0.0/8"), read_network("::1/128"))
    assert (by_file.base_path, by_file.metrics, by_file.web) == ("/games/hidalgo", False, None)
    assert by_file.bus_url == "postgresql:"


def test_a_star_trusts_everybody() -> None:
    settings = load(environment={"HIDALGO_TRUSTED_PROXIES": "*"})
    assert [str(network) for network in settings.trusted_proxies] == ["0.0.0.0/0", "::/0"]


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "hidalgo.toml"
    file.write_text('ports = 1\nlog_format = "xml"\nmetrics = 3\norigins = [1]\nhost = ["a"]\n')
    told = faults({"HIDALGO_PORT": "70000", "HIDALGO_BODY_BYTE": "5000"}, file)
    assert sorted(told) == sorted(expected(file))


def expected(file: Path) -> list[str]:
    return [
        f"{file}: ports: is no setting; did you mean port?",
        "HIDALGO_BODY_BYTE: is no setting; did you mean HIDALGO_BODY_BYTES?",
        f'{file}: log_format: must be one of "text", "json"',
        f"{file}: metrics: must be true or false",
        f'{file}: origins: must be a list of origins, such as "https://play.example.org"',
        f'{file}: host: must be an address or name to listen on, such as "127.0.0.1" or "0.0.0.0"',
        "HIDALGO_PORT: must be a whole number from 0 to 65535",
    ]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", ""),
        ("PORT", "1.5"),
        ("PORT", "9" * 5000),
        ("PORT", "-1"),
        ("HOST", ""),
        ("HOST", "a b"),
        ("METRICS", "perhaps"),
        ("DATA", " "),
        ("DATA", "a\0b"),
        ("BASE_PATH", "hidalgo"),
        ("BASE_PATH", "/a/../b"),
        ("BASE_PATH", "/a//b"),
        ("BASE_PATH", "/a?b"),
        ("ORIGINS", "play.example.org"),
        ("ORIGINS", "https://play.example.org/path"),
        ("ORIGINS", "https://me@play.example.org"),
        ("ORIGINS", "https://play.example.org:port"),
        ("ORIGINS", "https://[::1"),
        ("ORIGINS", "null"),
        ("TRUSTED_PROXIES", "proxy.example.org"),
        ("TRUSTED_PROXIES", "10.0.0.0/99"),
        ("TRUSTED_PROXIES", "*,10.0.0.0/8"),
        ("DATABASE", "mysql://host/name"),
        ("DATABASE", "sqlite://"),
        ("LOG_LEVEL", "loud"),
    ],
)
def test_wrong_values_are_refused_by_name(name: str, value: str) -> None:
    (told,) = faults({f"HIDALGO_{name}": value})
    assert told.startswith(f"HIDALGO_{name}: must be ")


@pytest.mark.parametrize("value", ["true", "[true]", "1.5", "2026-01-01", "{}", "[[1]]"])
def test_values_of_other_types_are_refused(tmp_path: Path, value: str) -> None:
    file = tmp_path / "hidalgo.toml"
    names = [d.name for d in definitions() if d.name != "metrics" or value != "true"]
    file.write_text("".join(f"{name} = {value}\n" for name in names))
    assert len(faults({}, file)) == len(names)


@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({"BUS": "carrier-pigeon://loft"}, "bus: 'carrier-pigeon' is no bus"),
        ({"BUS": "postgresql:"}, "bus: the bus 'postgresql:' needs the server's database"),
        (
            {"ORIGINS": "https://a.example", "SECURE_COOKIES": "never"},
            'secure_cookies: must be "auto" or "always"',
        ),
        (
            {"ORIGINS": "https://a.example, http://b.example", "SECURE_COOKIES": "always"},
            'secure_cookies: must be "auto"',
        ),
        ({"BASE_PATH": "/api/games"}, "base_path: must not begin with"),
    ],
)
def test_contradictions_are_refused(environment: dict[str, str], told: str) -> None:
    (fault,) = faults({f"HIDALGO_{name}": value for name, value in environment.items()})
    assert fault.startswith(told)


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    assert faults({"HIDALGO_CONFIG": str(missing)}) == [
        f"{missing}: can't be read: No such file or directory"
    ]
    broken = tmp_path / "broken.toml"
    broken.write_text("port = \n")
    assert faults({}, broken)[0].startswith(f"{broken}: is no TOML: Invalid value (at line 1")
    broken.write_bytes(b"\xff")
    assert faults({}, broken)[0].startswith(f"{broken}: is no TOML: ")


PASSWORDS = {
    "HIDALGO_DATABASE": "postgresql://hidalgo:Tr0ub4dor@db/hidalgo",
    "HIDALGO_BUS": "redis://:Tr0ub4dor@cache:6379/0",
}


def test_passwords_are_never_shown() -> None:
    settings = load(environment=PASSWORDS)
    assert "Tr0ub4dor" in settings.database_url
    assert "Tr0ub4dor" in settings.bus_url
    shown = dict(describe(settings))
    assert shown["database"] == '"postgresql://hidalgo:***@db/hidalgo"'
    assert shown["bus"] == '"redis://***@cache:6379/0"'
    assert "Tr0ub4dor" not in f"{shown} {settings!r} {settings}"


@pytest.mark.parametrize(
    "wrong",
    [
        {"HIDALGO_DATABASE": "postgresql://hidalgo:Tr0ub4dor@db:port/hidalgo"},
        {"HIDALGO_DATABASE": "mysql://hidalgo:Tr0ub4dor@db/hidalgo"},
        {"HIDALGO_BUS": "rabbit://hidalgo:Tr0ub4dor@db/hidalgo"},
        {"HIDALGO_BUS": "postgresql://hidalgo:Tr0ub4dor@db:port/hidalgo"},
        {"HIDALGO_BUS": "redis://hidalgo:Tr0ub4dor@db:port/hidalgo"},
        {"HIDALGO_BUS": "redis://hidalgo:Tr0ub4dor@db?channel=A+B"},
        {"HIDALGO_DATABSE": "postgresql://hidalgo:Tr0ub4dor@db/hidalgo"},
    ],
)
def test_faults_do_not_tell_passwords(wrong: dict[str, str]) -> None:
    assert "Tr0ub4dor" not in "".join(faults(wrong))


def test_addresses_of_buses_lose_what_is_before_the_host() -> None:
    assert without_password("memory://") == "memory://"
    assert without_password("rediss://me:p@ss@host/1") == "rediss://***@host/1"


def test_the_reference_is_up_to_date() -> None:
    written = (ROOT / "docs" / "configuration.md").read_text()
    assert written == reference(), "write it: python -m hidalgo.server.config.reference"
    assert all(f"### `{definition.name}`" in written for definition in definitions())
