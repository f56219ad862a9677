"""The list into which games write what may be chosen."""

from __future__ import annotations

import pytest

from hidalgo.kernel.choices import CAPACITY, Choices


def filled(*actions: int, limit: int = int(CAPACITY)) -> Choices:
    choices = Choices(limit)
    for action in actions:
        choices.add(action)
    return choices


def test_a_new_list_is_empty() -> None:
    choices = Choices()
    assert len(choices) == 0
    assert choices.to_list() == []
    assert 0 not in choices


def test_what_was_added_is_there_in_order() -> None:
    choices = filled(2, 30, 575)
    assert len(choices) == 3
    assert choices.to_list() == list(choices) == [2, 30, 575]
    assert [choices[0], choices[1], choices[2]] == [2, 30, 575]
    assert choices.at(2) == 575
    assert 30 in choices
    assert 31 not in choices
    assert "30" not in choices


@pytest.mark.parametrize("index", [3, -1])
def test_an_index_must_be_there(index: int) -> None:
    with pytest.raises(IndexError, match=f"there are 3 choices, none at {index}"):
        filled(2, 30, 575)[index]


def test_clearing_makes_it_as_new() -> None:
    choices = filled(2, 30, 575)
    choices.clear()
    assert choices.to_list() == []
    choices.add(9)
    assert choices.to_list() == [9]
    with pytest.raises(IndexError):
        choices[1]


def test_full_means_that_the_limit_is_reached() -> None:
    assert not filled(1, limit=2).full()
    assert filled(1, 2, limit=2).full()
    assert filled(1, 2, 3, limit=2).full()
    assert not filled(1, 2, 3).full()


def test_lists_do_not_share_their_room() -> None:
    one, other = filled(1, 2), filled(3)
    assert one.to_list() == [1, 2]
    assert other.to_list() == [3]


def test_the_whole_capacity_can_be_used() -> None:
    choices = filled(*range(int(CAPACITY)))
    assert choices.to_list() == list(range(int(CAPACITY)))
    assert choices.full()
