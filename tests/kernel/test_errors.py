"""The three errors, and that they survive the way from one process to another."""

from __future__ import annotations

import copy
import pickle

import pytest

from hidalgo.kernel.errors import HidalgoError, IllegalError, MalformedError, StaleError


@pytest.mark.parametrize("kind", [MalformedError, IllegalError, StaleError])
def test_all_errors_have_one_root(kind: type[HidalgoError]) -> None:
    assert issubclass(kind, HidalgoError)
    with pytest.raises(HidalgoError, match="what was wrong"):
        raise kind("what was wrong")


def test_malformed_is_a_value_error() -> None:
    assert issubclass(MalformedError, ValueError)
    assert not issubclass(IllegalError, ValueError)


def test_an_illegal_decision_names_clause_and_alternatives() -> None:
    error = IllegalError("not there", "4.1", (1, 2))
    assert (str(error), error.clause, error.legal) == ("not there", "4.1", (1, 2))
    bare = IllegalError("not there")
    assert (bare.clause, bare.legal) == ("", ())


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_an_illegal_decision_can_be_pickled(protocol: int) -> None:
    error = IllegalError("not there", "4.1", (1, 2))
    for twin in (pickle.loads(pickle.dumps(error, protocol)), copy.copy(error)):  # noqa: S301
        assert type(twin) is IllegalError
        assert (str(twin), twin.clause, twin.legal) == ("not there", "4.1", (1, 2))


@pytest.mark.parametrize("error", [MalformedError("unreadable"), StaleError("too late")])
def test_the_others_can_be_pickled(error: HidalgoError) -> None:
    twin = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert type(twin) is type(error)
    assert str(twin) == str(error)
