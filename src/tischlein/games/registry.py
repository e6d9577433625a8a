"""Every game there is. A box is found by its folder beside this file: nothing lists the games."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path

from tischlein.core.errors import UnknownGame
from tischlein.core.game import GameBox, GameInfo
from tischlein.core.policy import Policy


@cache
def boxes() -> dict[str, GameBox]:
    """Return all boxes by id, in the order in which they are offered."""
    packages = [module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]) if module.ispkg]
    modules = [import_module(f"{__package__}.{name}") for name in packages]
    found: list[GameBox] = [module.BOX for module in modules if hasattr(module, "BOX")]
    return {box.id: box for box in sorted(found, key=lambda box: (box.shelf, box.id))}


@cache
def _games() -> dict[str, GameInfo]:
    return {game.id: game for box in boxes().values() for game in box.games}


def games() -> dict[str, GameInfo]:
    """Return all games by id."""
    return dict(_games())


def game_info(name: object) -> GameInfo:
    """Return the game of this id; UnknownGame names those that there are."""
    found = _games().get(name) if isinstance(name, str) else None
    if found is None:
        raise UnknownGame(f"there is no game {str(name)[:40]!r}; there are {', '.join(_games())}")
    return found


def policy_of(game: str) -> Policy:
    """Return the policy of a game; one without a policy is weighed by search alone."""
    return game_info(game).policy or Policy(guided=False)
