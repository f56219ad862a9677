"""Seeded randomness: a small generator, and one independent stream per purpose from one seed.

The games draw from it only while they are set up (a shuffled deck is all the chance there is);
bots, samples and tests draw from streams of their own and so never disturb a game's.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hidalgo.kernel.errors import MalformedError, shown

SEED_BITS: Final = 128
WORD: Final[i64] = 0xFFFFFFFF


class Rng:
    """xoshiro128++: four 32-bit words of state, equal results compiled and interpreted."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        """Start from four 32-bit words, not all zero; see `stream` for how to get them."""
        if (a | b | c | d) & WORD == 0:
            raise ValueError("a generator cannot start from four zeros")
        self.a: i64 = a & WORD
        self.b: i64 = b & WORD
        self.c: i64 = c & WORD
        self.d: i64 = d & WORD

    def next32(self) -> i64:
        """Return the next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        total: i64 = (a + d) & WORD
        result: i64 = (((total << 7) | (total >> 25)) + a) & WORD
        shifted: i64 = (b << 9) & WORD
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = ((d << 11) | (d >> 21)) & WORD
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        return result

    def below(self, n: i64) -> i64:
        """Return a whole number from 0 to n - 1, each exactly as likely as the others."""
        if n <= 0 or n > WORD >> 1:
            raise ValueError(f"below() takes a number from 1 to {WORD >> 1}, not {n}")
        product: i64 = self.next32() * n
        if product & WORD < n:
            unfair: i64 = (WORD + 1 - n) % n
            while product & WORD < unfair:
                product = self.next32() * n
        return product >> 32

    def shuffle(self, items: vec[i16], start: i64, count: i64) -> None:
        """Shuffle `count` items of a vector in place, beginning at `start`."""
        left: i64 = count
        while left > 1:
            pick: i64 = start + self.below(left)
            left -= 1
            last: i64 = start + left
            kept: i16 = items[last]
            items[last] = items[pick]
            items[pick] = kept

    def copy(self) -> Rng:
        """Return a generator that will give the same numbers."""
        return Rng(self.a, self.b, self.c, self.d)

    def words(self) -> tuple[int, int, int, int]:
        """Return the four words of the state."""
        return (self.a, self.b, self.c, self.d)

    def __eq__(self, other: object) -> bool:
        """Tell whether two generators will give the same numbers."""
        return isinstance(other, Rng) and self.words() == other.words()

    def __hash__(self) -> int:
        """Hash by state; only sensible while nobody draws."""
        return hash(self.words())

    def __reduce__(self) -> tuple[type[Rng], tuple[int, int, int, int]]:
        """Pickle as the four words."""
        return (Rng, self.words())


def stream(seed: int, purpose: str) -> Rng:
    """Return the generator that belongs to a purpose ("set-up", "bot 2", ...) under a seed.

    Streams of different purposes are independent; a seed has up to 128 bits.
    """
    if not 0 <= seed < 1 << SEED_BITS:
        raise MalformedError(
            f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {shown(seed)}"
        )
    digest = blake2b(seed.to_bytes(16, "big") + purpose.encode(), digest_size=16).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]
    if not any(words):
        words[0] = 1
    return Rng(words[0], words[1], words[2], words[3])
