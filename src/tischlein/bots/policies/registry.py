"""Which policy goes with which game; a game without one is weighed by search alone."""

from __future__ import annotations

from typing import Final

from tischlein.bots.policies.piles import DrunterBleibenPolicy, RaufRunterPolicy
from tischlein.bots.policies.raise_ import RaisePolicy
from tischlein.bots.policies.reihe import ReihePolicy
from tischlein.bots.policies.strassenbau import StrassenbauPolicy
from tischlein.bots.policy import Policy

POLICIES: Final[dict[str, Policy]] = {
    "raise": RaisePolicy(),
    "xxl-drunter-bleiben": DrunterBleibenPolicy(),
    "xxl-rauf-runter": RaufRunterPolicy(),
    "xxl-reihe": ReihePolicy(),
    "xxl-strassenbau": StrassenbauPolicy(),
}

_NONE: Final = Policy()


def policy_of(game: str) -> Policy:
    return POLICIES.get(game, _NONE)
