"""Random generators: a fast one for simulation, a SHA-256 stream for real tables.

Both yield 32-bit words and use additions, shifts and masks only: compiled and interpreted runs agree bit for bit.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
SIMULATED: Final = "sim"
MAX_SEED: Final = 2**63 - 1
MAX_GAMES: Final = 10**9
"""Maximum number of games in a simulation: each has two streams, and there are 2³² of them."""


class Rng:
    """A small fast counter generator (sfc32): 128 bits of state, passes PractRand."""

    def __init__(self, seed: i64, warm_up: i64 = 12, stream: i64 = 0) -> None:
        """Seed the generator. Each seed has 2³² independent streams."""
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = 0x9E3779B9 ^ stream
        self.n: i64 = 1
        while warm_up > 0:
            self.word()
            warm_up -= 1

    def word(self) -> i64:
        """Return the next 32 bits."""
        t = (self.a + self.b + self.n) & WORD
        self.n = (self.n + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + t) & WORD
        return t

    def below(self, n: i64) -> i64:
        """Return a number 0 … n-1, each equally likely: words that would favour some are rejected. n is at most 2³¹."""
        m = Rng.word(self) * n  # by name: mypyc does not inline `self.word`, which may be overridden
        if (m & WORD) < n:
            m = self._fair(m, n)
        return m >> 32

    def _fair(self, m: i64, n: i64) -> i64:
        """Return the product, from another word if this one favours a number."""
        floor = (WORD + 1 - n) % n
        while (m & WORD) < floor:
            m = self.word() * n
        return m

    def clone(self) -> Rng:
        twin = Rng(0, warm_up=0)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: Rng) -> None:
        """Copy the state of another generator."""
        self.a, self.b, self.c, self.n = other.a, other.b, other.c, other.n

    def split(self) -> Rng:
        """Return an independent fast generator, seeded from this one."""
        return Rng((self.word() >> 1) << 32 | self.word())

    def save(self) -> str:
        """Return the whole state as text; `load_rng` is the inverse."""
        return f"sfc32:{self.a:08x}:{self.b:08x}:{self.c:08x}:{self.n:08x}"


class ShaStream(Rng):
    """SHA-256(key ‖ counter), eight words a block: the cards seen so far do not predict the next ones."""

    def __init__(self, key: bytes, used: i64 = 0) -> None:
        # `Rng.__init__` would draw words to warm up; this stream has a key instead.
        self.a = self.b = self.c = self.n = 0
        self.key = key
        self.used: i64 = used
        self.block = b""
        self.block_number: i64 = -1

    def word(self) -> i64:
        number = self.used >> 3
        if number != self.block_number:
            self.block = hashlib.sha256(self.key + int(number).to_bytes(8, "big")).digest()
            self.block_number = number
        at = (self.used & 7) << 2
        self.used += 1
        return int.from_bytes(self.block[at : at + 4], "big")

    def below(self, n: i64) -> i64:
        m = self.word() * n
        if (m & WORD) < n:
            m = self._fair(m, n)
        return m >> 32

    def clone(self) -> Rng:
        return ShaStream(self.key, self.used)

    def save(self) -> str:
        return f"sha256:{self.key.hex()}:{self.used}"


def sha_stream(seed: str) -> Rng:
    """Return the stream of a real table, from the text of its seed."""
    return ShaStream(hashlib.sha256(seed.encode()).digest())


def table_stream(seed: str) -> Rng:
    """Return the stream of a table with this seed; `sim:1:17` is the 17th game of a simulation with seed 1."""
    name, *parts = seed.split(":")
    if name == SIMULATED and len(parts) == 2 and all(part.isdecimal() and len(part) < 20 for part in parts):
        run, game = int(parts[0]), int(parts[1])
        if run <= MAX_SEED and game <= MAX_GAMES and seed == f"{SIMULATED}:{run}:{game}":
            return simulated_deal(run, game)
    return sha_stream(seed)


def simulated_deal(run: i64, game: i64) -> Rng:
    """Return the stream for the cards of a game of a simulation: fast, but predictable."""
    return Rng(run, stream=2 * game)


def simulated_choices(run: i64, game: i64) -> Rng:
    """Return the stream for the players of a game of a simulation."""
    return Rng(run, stream=2 * game + 1)


def load_rng(text: str) -> Rng:
    """Return the generator that `save` described; ValueError if the text is malformed."""
    name, *parts = text.split(":")
    if name == "sfc32" and len(parts) == 4 and all(len(part) == 8 for part in parts):
        rng = Rng(0, warm_up=0)
        rng.a, rng.b, rng.c, rng.n = (int(part, 16) for part in parts)
        return rng
    if name == "sha256" and len(parts) == 2 and len(parts[0]) == 64 and parts[1].isdecimal() and len(parts[1]) < 19:
        return ShaStream(bytes.fromhex(parts[0]), int(parts[1]))
    raise ValueError(text)
