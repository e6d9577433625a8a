"""Golden playthroughs: whole games as text to read beside the rulebook. `make playthroughs` writes them again.

A box has a package `tests/games/<box>/playthroughs`, with the texts and these:

PLAYTHROUGHS     the tables, by name
ANY_MOVE_EVERY   every n-th move is any legal move instead of a purposeful one; None for never
situation(view)  what matters most on the table, and what else
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tests.registered import declared
from tischlein import Table
from tischlein.core.events import Event
from tischlein.core.playout import RandomPlayer
from tischlein.core.rng import Rng


@dataclass(frozen=True)
class Playthrough:
    """One game as text."""

    name: str
    settings: dict[str, Any]
    folder: Path
    any_move_every: int | None
    situation: Callable[[dict[str, Any]], tuple[str, str]]

    @property
    def path(self) -> Path:
        return self.folder / f"{self.name}.txt"

    def text(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        """Yield one line a move: number, seat, move → what it caused | the situation then."""
        table = Table(**self.settings, seed=self.name)
        rng = Rng(len(self.name))
        purposeful, uniform = RandomPlayer(rng, purposeful=True), RandomPlayer(rng)
        yield f"# {self.name}: {self.settings}"
        for event in table._journal:
            yield f"     {format_event(event)}"
        while not table.over:
            told = len(table._journal)
            any_move = self.any_move_every is not None and (len(table.log) + 1) % self.any_move_every == 0
            player = uniform if any_move else purposeful
            player.choose(table.state)
            move = table.state.catalogue().notations[player.move]
            table.play(player.seat, move)
            caused = "; ".join(format_event(event) for event in table._journal[told:] if event.kind != "turn")
            yield f"{len(table.log):4} {player.seat} {move:10} → {caused} | {self._situation_line(table)}"
        yield f"scores {table.scores} places {table.places} after {len(table.log)} moves"
        yield ""

    def _situation_line(self, table: Table) -> str:
        """Return a line: most important facts | cards in hand | other facts | whose turn."""
        view = table.view(None)
        hands = " ".join(str(view["zones"][f"hand.{seat}"]["count"]) for seat in range(table.seats))
        first, last = self.situation(view)
        return f"{first} | {hands} | {last} | turn {view['table']['turn']}"


def format_event(event: Event) -> str:
    """Tell an event with all its secrets, in a few words."""
    facts = {name: fact for name, fact in (event.facts | event.secret).items() if name not in ("zones", "known")}
    words = [
        event.kind,
        *([str(event.seat)] if event.seat is not None else []),
        *(f"{name}={fact}" for name, fact in facts.items()),
    ]
    for shift in event.shifts:
        if 0 < len(shift.cards) < 20:
            over = f" over {' '.join(shift.edges)}" if shift.edges else ""
            words.append(f"[{shift.source} > {shift.target}: {' '.join(shift.cards)}{over}]")
    for zone, cards in event.shown.items():
        words.append(f"[{zone}: {' '.join(cards)}]")
    return " ".join(words)


@cache
def all_playthroughs() -> dict[str, Playthrough]:
    """Return the playthroughs of all boxes by name."""
    return {
        name: Playthrough(name, settings, Path(str(module.__file__)).parent, module.ANY_MOVE_EVERY, module.situation)
        for module in declared("playthroughs").values()
        for name, settings in module.PLAYTHROUGHS.items()
    }
