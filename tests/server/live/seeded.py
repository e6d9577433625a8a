"""Run `tischlein` with the same random numbers every time: `python -m tests.server.live.seeded serve …`.

Tables get the same ids and cards, and computer players make the same choices.
Anybody can predict the cards, so use it for pictures only.
"""

from __future__ import annotations

import random
import secrets

from tischlein.__main__ import main

NUMBERS = random.Random(1)
"""With this seed the film shows a wild early; after a change of the rules another seed may be better."""


def randbits(k: int) -> int:
    return NUMBERS.getrandbits(k)


def token_hex(nbytes: int | None = None) -> str:
    return NUMBERS.randbytes(nbytes or secrets.DEFAULT_ENTROPY).hex()


if __name__ == "__main__":
    secrets.choice = NUMBERS.choice
    secrets.randbits = randbits
    secrets.token_hex = token_hex
    main()
