"""A shuffle in which several have a hand: a secret that was promised before, and a word of each seat.

Whoever keeps the secret cannot choose it by the words, since its hash is told first; the seats cannot choose words
by the cards, since the secret is told last.
"""

from __future__ import annotations

import hashlib

import msgspec

from tischlein.core.errors import RecordError


class Shuffle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`promise` is the hash of the secret, told before the words were; a seat without a word has an empty one."""

    promise: str
    secret: str
    words: list[str]


def promise(secret: str) -> str:
    """What is told of a secret before the deal."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, words: list[str]) -> str:
    """The seed that secret and words make, as one text that can be read in one way only."""
    return msgspec.json.encode([secret, *words]).decode()


def check_shuffle(shuffle: Shuffle, seed: str) -> None:
    if promise(shuffle.secret) != shuffle.promise:
        raise RecordError("the secret of the shuffle was changed: it is not the one that was promised")
    if seed_of(shuffle.secret, shuffle.words) != seed:
        raise RecordError("the seed was changed: it is not made of the secret and the words of the seats")
