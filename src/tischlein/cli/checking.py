"""`tischlein check-game`: a line for each check of a game, with what is wrong."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from tischlein.cli.words import Words
from tischlein.core.errors import UnknownGame
from tischlein.games.registry import broken, games
from tischlein.testing.runner import check_game


def check(game: str, seconds: int, words: Words, console: Console) -> bool:
    """Check a game and print each outcome; return whether all passed. UnknownGame also names packages left out."""
    if game not in games():
        raise UnknownGame("; ".join([f"there is no game {game[:40]!r}; there are {', '.join(games())}", *broken()]))
    passed = True
    for outcome in check_game(game, seconds):
        line = Text("✗ ", style="bold red") if outcome.fault else Text("✓ ", style="green")
        console.print(line.append(outcome.fault or outcome.check, style="not bold default"), soft_wrap=True)
        passed = passed and not outcome.fault
    for sentence in broken():
        console.print(Text("! ", style="yellow").append(sentence, style="not bold default"), soft_wrap=True)
    console.print(words("checked-well" if passed else "checked-badly", game=game))
    return passed
