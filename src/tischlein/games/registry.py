"""The registry of games: boxes in folders next to this file, and boxes of installed packages.

An installed package names its `GameBox` in the entry point group `tischlein.games`. A broken package is skipped with a
sentence (`broken`); all other games keep working.
"""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import Distribution, EntryPoint, distributions
from importlib.resources import files
from pathlib import Path
from typing import Final

from tischlein.core.errors import TischleinError, UnknownGame
from tischlein.core.game import GameBox, GameInfo
from tischlein.core.options import Option
from tischlein.core.policy import Policy

GROUP: Final = "tischlein.games"
MIN_SEATS: Final = 2
MAX_SEATS: Final = 10
MAX_LETTERS: Final = 40
"""The maximum length of an id."""
_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_OPTION: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


class _BoxRejected(TischleinError):
    """The reason why an external box is rejected; `ids` are the ids it wanted that are already taken."""

    def __init__(self, why: str, ids: tuple[str, ...] = ()) -> None:
        super().__init__(why)
        self.ids = ids


@dataclass
class _Registry:
    """All boxes by id, the packages of external ones, and which packages were skipped.

    clashes  by id: the sentences of packages that wanted it although it was taken
    """

    boxes: dict[str, GameBox]
    origins: dict[str, str] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)
    clashes: dict[str, list[str]] = field(default_factory=dict)

    def add(self, package: str, entry: EntryPoint) -> None:
        """Add the box of an entry point, or record why it is skipped."""
        try:
            box = _load(entry)
            _check_box(box)
            self._check_ids(box)
            _check_texts(box)
        except _BoxRejected as fault:
            sentence = f"the package {package} is skipped: {fault}"
            self.broken.append(sentence)
            for taken in fault.ids:
                self.clashes.setdefault(taken, []).append(sentence)
        else:
            self.boxes[box.id] = box
            self.origins[box.id] = package

    def _check_ids(self, box: GameBox) -> None:
        if box.id in self.boxes:
            whose = self.origins.get(box.id, "tischlein")
            raise _BoxRejected(f"the box {box.id} is already in {whose}", (box.id, *(game.id for game in box.games)))
        owners = {game.id: other.id for other in self.boxes.values() for game in other.games}
        for game in box.games:
            if game.id in owners:
                whose = self.origins.get(owners[game.id], "tischlein")
                raise _BoxRejected(f"the game {game.id} is already in {whose}", (game.id,))


@cache
def _registry() -> _Registry:
    packages = [module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]) if module.ispkg]
    modules = [import_module(f"{__package__}.{name}") for name in packages]
    ours: list[GameBox] = [module.BOX for module in modules if hasattr(module, "BOX")]
    found = _Registry({box.id: box for box in sorted(ours, key=lambda box: (box.order, box.id))})
    for package, entry in sorted(_entries(found.broken), key=lambda pair: (pair[0], pair[1].name, pair[1].value)):
        found.add(package, entry)
    outside = sorted((found.boxes[name] for name in found.origins), key=lambda box: (box.order, box.id))
    found.boxes = {name: box for name, box in found.boxes.items() if name not in found.origins}
    found.boxes |= {box.id: box for box in outside}
    return found


def _entries(broken: list[str]) -> Iterator[tuple[str, EntryPoint]]:
    """Yield the entry points of our group with the names of their packages.

    Distributions are read one by one: with `importlib.metadata.entry_points`, one malformed file would hide all others.
    """
    seen: set[str] = set()
    for distribution in distributions():
        try:
            text = distribution.read_text("entry_points.txt") or ""
        except (OSError, ValueError):
            continue
        if GROUP not in text:
            continue
        name = _name_of(distribution)
        if name in seen:  # shadowed by an earlier one on the path
            continue
        seen.add(name)
        try:
            found = list(distribution.entry_points.select(group=GROUP))
        except Exception as error:  # the parser may raise anything for a malformed file
            broken.append(f"the package {name} is skipped: its entry points cannot be read ({_describe_error(error)})")
        else:
            yield from ((name, entry) for entry in found)


def _name_of(distribution: Distribution) -> str:
    try:
        return str(distribution.metadata["Name"])
    except Exception:
        return "without a name"


def _load(entry: EntryPoint) -> GameBox:
    try:
        box = entry.load()
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a third-party import may raise anything, including SystemExit
        raise _BoxRejected(f"{entry.value} cannot be loaded ({_describe_error(error)})") from None
    if not isinstance(box, GameBox):
        raise _BoxRejected(f"{entry.value} is not a GameBox but a {type(box).__name__}")
    return box


def _describe_error(error: BaseException) -> str:
    """Return an exception as one line."""
    try:
        text = " ".join(str(error).split())[:200]
    except Exception:
        text = ""
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _check_box(box: GameBox) -> None:
    try:
        if not is_id(box.id):
            raise _BoxRejected(f"{str(box.id)[:60]!r} is not a valid box id: use lowercase letters, digits and hyphens")
        if not box.games or not all(isinstance(game, GameInfo) for game in box.games):
            raise _BoxRejected(f"the box {box.id} has no games, or entries that are not games")
        if [type(box.order), type(box.package)] != [int, str]:
            raise _BoxRejected(f"the box {box.id} needs a number as its order and a package name")
        names = [game.id for game in box.games]
        for game in box.games:
            _check_game(box, game)
            if names.count(game.id) > 1:
                raise _BoxRejected(f"the box {box.id} has two games {game.id}")
    except _BoxRejected:
        raise
    except Exception as error:  # fields of the wrong type
        raise _BoxRejected(f"its box is malformed ({_describe_error(error)})") from None


def _check_game(box: GameBox, game: GameInfo) -> None:
    if not is_id(game.id):
        raise _BoxRejected(f"{str(game.id)[:60]!r} is not a valid game id: use lowercase letters, digits and hyphens")
    if game.rulebook != box.id:
        raise _BoxRejected(f"the game {game.id} names the rulebook {str(game.rulebook)[:60]}, but its box is {box.id}")
    low, high = game.seats
    if type(low) is not int or type(high) is not int or not MIN_SEATS <= low <= high <= MAX_SEATS:
        raise _BoxRejected(f"the game {game.id} is for {low} to {high} seats; {MIN_SEATS} to {MAX_SEATS} are supported")
    if not all(map(callable, (game.new, game.load, game.save))):
        raise _BoxRejected(f"new, load and save of the game {game.id} must be functions")
    if game.policy is not None and not isinstance(game.policy, Policy):
        raise _BoxRejected(f"the policy of the game {game.id} is not a Policy")
    for option in game.options:
        if not _is_option(option):
            raise _BoxRejected(
                f"the game {game.id} has an option whose name is not lowercase letters, digits and underscores"
            )
        if not option.values or not all(isinstance(value, str | int) for value in option.values):
            raise _BoxRejected(f"the values of the option {option.name} of the game {game.id} must be texts or numbers")
    if not all(isinstance(kind, str) for kind in (*game.reveals, *game.changed, *game.reveals_with)):
        raise _BoxRejected(f"reveals and changed of the game {game.id} must be texts")


def _check_texts(box: GameBox) -> None:
    for folder, name in (("rulebook", "en.md"), ("words", "en.ftl")):
        try:
            files(box.package).joinpath(folder, name).read_text(encoding="utf-8")
        except FileNotFoundError:
            raise _BoxRejected(f"the box {box.id} lacks {folder}/{name}") from None
        except Exception as error:
            raise _BoxRejected(
                f"{folder}/{name} of the box {box.id} cannot be read ({_describe_error(error)})"
            ) from None


def is_id(name: object) -> bool:
    """Say whether a value can be a game id: lowercase letters, digits and hyphens."""
    return isinstance(name, str) and len(name) <= MAX_LETTERS and _ID.fullmatch(name) is not None


def _is_option(option: object) -> bool:
    return isinstance(option, Option) and _OPTION.fullmatch(option.name) is not None


def boxes() -> dict[str, GameBox]:
    """Return all boxes by id, in display order: built-in ones first, then external ones."""
    return dict(_registry().boxes)


def broken() -> list[str]:
    """Return a sentence for each package with a game that was skipped."""
    return list(_registry().broken)


def clashes(name: str) -> list[str]:
    """Return the sentences of packages that were skipped because they wanted this game or box id."""
    return list(_registry().clashes.get(name, ()))


def origin(box: str) -> str:
    """Return the name of the package that provides a box, or an empty text for a built-in one."""
    return _registry().origins.get(box, "")


@cache
def _games() -> dict[str, GameInfo]:
    return {game.id: game for box in boxes().values() for game in box.games}


def games() -> dict[str, GameInfo]:
    """Return all games by id."""
    return dict(_games())


def measured_games() -> dict[str, GameInfo]:
    """Return the games whose strength and figures are documented: built-in ones that are not drafts."""
    return {name: game for name, game in _games().items() if not (origin(game.rulebook) or is_draft(game))}


def is_draft(game: GameInfo) -> bool:
    """Say whether the box of a game is marked as a draft."""
    return _registry().boxes[game.rulebook].draft


def game_info(name: object) -> GameInfo:
    """Return the game with this id; raise UnknownGame, which lists all games, if there is none."""
    found = _games().get(name) if isinstance(name, str) else None
    if found is None:
        raise UnknownGame(f"there is no game {str(name)[:40]!r}; there are {', '.join(_games())}")
    return found


def policy_of(game: str) -> Policy:
    """Return the policy of a game; a game without one is searched without guidance."""
    return game_info(game).policy or Policy(guides_playouts=False)
