"""A database for a whole module of tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.conftest import POSTGRESQL, PostgreSQL


@pytest.fixture(scope="module")
def module_postgresql_url(postgresql: PostgreSQL, migrated_name: str) -> Iterator[str]:
    """The address of a migrated PostgreSQL database without rows, for a module."""
    name = postgresql.create(migrated_name)
    yield f"{POSTGRESQL}/{name}"
    postgresql.drop(name)
