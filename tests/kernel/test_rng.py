"""The generator: known answers, fairness, streams that do not touch each other."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from itertools import permutations
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i16

from hidalgo.kernel.rng import Rng, stream

WORDS = 1 << 32
words = st.integers(0, WORDS - 1)


def rotated(word: int, left: int) -> int:
    return (word << left | word >> (32 - left)) % WORDS


def reference(state: list[int]) -> int:
    """xoshiro128++ as published by Blackman and Vigna, line by line."""
    result = (rotated((state[0] + state[3]) % WORDS, 7) + state[0]) % WORDS
    t = (state[1] << 9) % WORDS
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= t
    state[3] = rotated(state[3], 11)
    return result


def drawing_first(word: int) -> Rng:
    """A generator whose first word is this one: from a state 0, b, c, d comes d turned by 7."""
    return Rng(0, 1, 2, rotated(word, 25))


def test_published_answers() -> None:
    rng = Rng(1, 2, 3, 4)
    published = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768]
    assert [rng.next32() for _ in published] == published


@given(a=words, b=words, c=words, d=words)
def test_same_words_as_the_reference(a: int, b: int, c: int, d: int) -> None:
    if not a | b | c | d:
        a = 1
    state = [a, b, c, d]
    rng = Rng(a, b, c, d)
    for _ in range(20):
        assert rng.next32() == reference(state)
        assert rng.words() == tuple(state)


def test_larger_words_are_cut() -> None:
    assert Rng(WORDS + 1, 2, 3, 4) == Rng(1, 2, 3, 4)


@pytest.mark.parametrize("zero", [0, WORDS])
def test_four_zeros_are_refused(zero: int) -> None:
    with pytest.raises(ValueError, match="four zeros"):
        Rng(zero, 0, 0, 0)


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 9, 11, 13, 576, 2**31 - 1])
def test_every_number_below_n_comes_from_equally_many_words(n: int) -> None:
    """Of the 2**32 words, floor(2**32 / n) in a row give each number; the others are redrawn."""
    each, unfair = divmod(WORDS, n)
    for number in {0, 1, n // 2, n - 2, n - 1}:
        first = -(-(number * WORDS + unfair) // n)
        last = first + each - 1
        assert drawing_first(first).below(n) == number
        assert drawing_first(last).below(n) == number
        for outside in (first - 1, last + 1):
            if 0 <= outside < WORDS:
                rng = drawing_first(outside)
                once = rng.copy()
                once.next32()
                # Either it is another number, or the word was thrown away for the next one.
                assert rng.below(n) != number or rng != once


@pytest.mark.parametrize("n", [1, 2, 4, 1 << 30])
def test_powers_of_two_never_draw_twice(n: int) -> None:
    rng = stream(0, "test")
    for _ in range(50):
        once = rng.copy()
        once.next32()
        assert 0 <= rng.below(n) < n
        assert rng == once


@given(seed=st.integers(0, 2**128 - 1), n=st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = stream(seed, "test")
    assert all(0 <= rng.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [0, -1, 2**31, 2**32])
def test_below_says_what_it_takes(n: int) -> None:
    with pytest.raises(ValueError, match=rf"from 1 to 2147483647, not {n}"):
        stream(0, "test").below(n)


def test_below_is_even_in_the_long_run() -> None:
    rng = stream(1, "test")
    counts = Counter(int(rng.below(9)) for _ in range(90_000))
    assert sorted(counts) == list(range(9))
    # Six standard deviations: 6 * sqrt(90000 * 1/9 * 8/9) = 566
    assert all(abs(count - 10_000) < 566 for count in counts.values())


def shuffled(rng: Rng, items: list[int], start: int, count: int) -> list[int]:
    vector = vec[i16]([i16(item) for item in items])
    rng.shuffle(vector, start, count)
    return [int(item) for item in vector]


@given(seed=st.integers(0, 1000), size=st.integers(0, 12), data=st.data())
def test_a_shuffle_permutes_its_part_only(seed: int, size: int, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, size))
    count = data.draw(st.integers(0, size - start))
    items = list(range(100, 100 + size))
    result = shuffled(stream(seed, "test"), items, start, count)
    end = start + count
    assert result[:start] == items[:start]
    assert result[end:] == items[end:]
    assert sorted(result[start:end]) == items[start:end]


def test_every_order_is_as_likely() -> None:
    rng = stream(2, "test")
    size = 4
    expected = 1000
    orders = [
        tuple(shuffled(rng, list(range(size)), 0, size)) for _ in range(expected * factorial(size))
    ]
    counts = Counter(orders)
    assert set(counts) == set(permutations(range(size)))
    assert all(abs(count - expected) < 6 * expected**0.5 for count in counts.values())


def test_streams_have_known_beginnings() -> None:
    """Seeds of played games are written down; what they give must never change."""
    assert stream(0, "set-up").words() == (2196574827, 2307467102, 3172742110, 3237051902)
    assert stream(2**128 - 1, "bot 2").words() == (64833889, 3539451607, 518274171, 1833464414)


def test_equal_streams_are_equal_and_others_differ() -> None:
    assert stream(7, "set-up") == stream(7, "set-up")
    others = [
        stream(seed, purpose) for seed in (0, 1, 2, 1 << 64) for purpose in ("a", "b", "ab", "")
    ]
    beginnings = {tuple(int(rng.next32()) for _ in range(4)) for rng in others}
    assert len(beginnings) == len(others)


def test_drawing_from_one_stream_leaves_the_others_alone() -> None:
    quiet, busy, control = stream(3, "a"), stream(3, "b"), stream(3, "a")
    for _ in range(100):
        busy.next32()
    assert [quiet.next32() for _ in range(10)] == [control.next32() for _ in range(10)]


@pytest.mark.parametrize("seed", [-1, 2**128])
def test_seeds_have_128_bits(seed: int) -> None:
    with pytest.raises(ValueError, match=rf"from 0 to 2\*\*128 - 1, not {seed}"):
        stream(seed, "test")


def test_copies_go_their_own_way() -> None:
    rng = stream(4, "test")
    for twin in (rng.copy(), copy.copy(rng), copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))):  # noqa: S301
        assert twin == rng
        assert hash(twin) == hash(rng)
        twin.next32()
        assert twin != rng
    assert rng != rng.words()
