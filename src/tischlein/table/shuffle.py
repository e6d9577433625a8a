"""A verifiable shuffle: the seed is made of a secret, whose hash was published before, and a word of each seat.

The holder of the secret cannot choose it to suit the words, since its hash is published first; the seats cannot choose
words to suit the cards, since the secret is published last.
"""

from __future__ import annotations

import hashlib

import msgspec

from tischlein.core.errors import RecordError


class Shuffle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`promise` is the hash of the secret, published before the words; a seat without a word has an empty one."""

    promise: str
    secret: str
    words: list[str]


def promise(secret: str) -> str:
    """Return the hash of a secret, which is published before the deal."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, words: list[str]) -> str:
    """Return the seed made of secret and words, as one unambiguous text."""
    return msgspec.json.encode([secret, *words]).decode()


def check_promise(shuffle: Shuffle | None, noted: str) -> None:
    """Raise RecordError unless a shuffle keeps a promise that was noted before the deal."""
    if shuffle is None:
        raise RecordError("the record has no promise: the game was not shuffled by a server")
    if shuffle.promise != noted.strip().lower():
        raise RecordError("the promise in the record is not the one that was noted before the deal")


def check_shuffle(shuffle: Shuffle, seed: str) -> None:
    if promise(shuffle.secret) != shuffle.promise:
        raise RecordError("the secret of the shuffle was changed: it does not match the promise in the record")
    if seed_of(shuffle.secret, shuffle.words) != seed:
        raise RecordError("the seed was changed: it is not made of the secret and the words of the seats")
