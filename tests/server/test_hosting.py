"""What hosts are given to start with fits what the server is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hidalgo.server.config import Settings
from hidalgo.server.config.load import CONFIG
from hidalgo.server.config.settings import definitions, variable

ROOT = Path(__file__).resolve().parent.parent.parent
KNOWN = {variable(definition.name) for definition in definitions()}


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "docs/hosting.md"])
def test_settings_are_called_by_their_names(name: str) -> None:
    build = {"HIDALGO_REQUIRE_COMPILED", CONFIG}
    assert set(re.findall(r"\bHIDALGO_[A-Z_]+\b", text(name))) <= KNOWN | build
    # As TOML: lines of the blocks that look like settings.
    names = {definition.name for definition in definitions()}
    for block in re.findall(r"```toml\n(.*?)```", text(name), re.DOTALL):
        assert set(re.findall(r"^(\w+) =", block, re.MULTILINE)) <= names


def test_the_proxy_lets_through_what_the_server_takes() -> None:
    conf = text("deploy/nginx.conf")
    (kilobytes,) = re.findall(r"client_max_body_size (\d+)k;", conf)
    assert int(kilobytes) * 1024 == Settings().body_bytes
    for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host"):
        assert f"proxy_set_header {header} $" in conf
    # The processes it names are those that are started.
    named = set(re.findall(r"server (hidalgo-\w+):8000;", conf))
    assert named == set(
        re.findall(r"^  (hidalgo-\w+): \*hidalgo", text("compose.yaml"), re.MULTILINE)
    )


def test_nobody_is_cut_off_by_an_impatient_keeper() -> None:
    (grace,) = re.findall(r"stop_grace_period: (\d+)s", text("compose.yaml"))
    (timeout,) = re.findall(r"TimeoutStopSec=(\d+)", text("docs/hosting.md"))
    assert min(int(grace), int(timeout)) > Settings().shutdown_seconds


def test_images_are_named_without_a_host() -> None:
    images = re.findall(r"^FROM (\S+)", text("Dockerfile"), re.MULTILINE)
    images += re.findall(r"^ +image: (\S+)", text("compose.yaml"), re.MULTILINE)
    assert len(images) >= 6
    assert not [image for image in images if "/" in image]
