"""Which policy goes with which game; a game without one is weighed by search alone."""

from __future__ import annotations

from typing import Final

from tischlein.bots.policies.ex_hop import ExHopPolicy
from tischlein.bots.policies.farbe import FarbePolicy
from tischlein.bots.policies.piles import DrunterBleibenPolicy, RaufRunterPolicy
from tischlein.bots.policies.raise_ import RaisePolicy
from tischlein.bots.policies.reihe import ReihePolicy
from tischlein.bots.policies.strassenbau import StrassenbauPolicy
from tischlein.bots.policies.uno import UnoPolicy
from tischlein.bots.policies.verweigern import VerweigernPolicy
from tischlein.bots.policy import Policy

POLICIES: Final[dict[str, Policy]] = {
    "ex-hop": ExHopPolicy(),
    "raise": RaisePolicy(),
    "uno": UnoPolicy(),
    "xxl-drunter-bleiben": DrunterBleibenPolicy(),
    "xxl-rauf-runter": RaufRunterPolicy(),
    "xxl-reihe": ReihePolicy(),
    "xxl-verweigern": VerweigernPolicy(),
    "xxl-farbe": FarbePolicy(),
    "xxl-farbe-plus": FarbePolicy(),
    "xxl-strassenbau": StrassenbauPolicy(),
}

_NONE: Final = Policy(guided=False)


def policy_of(game: str) -> Policy:
    return POLICIES.get(game, _NONE)
