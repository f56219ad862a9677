"""What all tests share: how much chance they get, and which engine they run."""

from __future__ import annotations

import os

import hypothesis
import pytest

import hidalgo

USUAL = 20
LAWS = int(os.environ.get("HIDALGO_LAWS", str(USUAL)))

hypothesis.settings.register_profile(
    "hidalgo",
    # A test's time says more about the machine it runs on than about hidalgo.
    deadline=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
    # The usual run gives the same result again; a deep one looks where nobody has looked.
    derandomize=LAWS <= USUAL,
    print_blob=True,
)
hypothesis.settings.load_profile("hidalgo")


@pytest.fixture(scope="session")
def laws() -> int:
    """How many random games a law is tried on (`HIDALGO_LAWS`)."""
    return LAWS


def pytest_report_header() -> str:
    """Name the engine in the report: the same tests mean something else for another one."""
    return f"hidalgo {hidalgo.__version__}, engine {hidalgo.mode()}, {LAWS} games per law"
