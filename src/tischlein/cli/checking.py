"""`tischlein check-game`: a line for each promise of a game, and what is wrong with it."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from tischlein.cli.words import Words
from tischlein.core.errors import UnknownGame
from tischlein.games.registry import broken, games
from tischlein.testing.running import check_game


def check(game: str, seconds: int, words: Words, console: Console) -> bool:
    """Check a game and print each outcome; False if it breaks a promise. UnknownGame also tells what was left out."""
    if game not in games():
        raise UnknownGame("; ".join([f"there is no game {game[:40]!r}; there are {', '.join(games())}", *broken()]))
    kept = True
    for outcome in check_game(game, seconds):
        line = Text("✗ ", style="bold red") if outcome.fault else Text("✓ ", style="green")
        console.print(line.append(outcome.fault or outcome.check, style="not bold default"), soft_wrap=True)
        kept = kept and not outcome.fault
    for sentence in broken():
        console.print(Text("! ", style="yellow").append(sentence, style="not bold default"), soft_wrap=True)
    console.print(words("checked-well" if kept else "checked-badly", game=game))
    return kept
