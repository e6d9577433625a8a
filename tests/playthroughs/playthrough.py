"""Golden playthroughs: whole games as text to read beside the rulebook. `make playthroughs` writes them anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tischlein import Table
from tischlein.core.events import Event
from tischlein.core.playout import RandomPlayer
from tischlein.core.rng import Rng

FOLDER = Path(__file__).parent
GAMES: dict[str, dict[str, Any]] = {
    "uno-2": {"game": "uno", "seats": 2},
    "uno-4": {"game": "uno", "seats": 4},
    "uno-10": {"game": "uno", "seats": 10},
    "uno-house-rules": {
        "game": "uno",
        "seats": 2,
        "options": {"stacking": True, "reverse_skips": True, "draw_until_playable": True, "scoring": "own"},
    },
    "uno-match": {"game": "uno-match", "seats": 3},
    "ex-hop-2": {"game": "ex-hop", "seats": 2},
    "ex-hop-6": {"game": "ex-hop", "seats": 6},
    "raise-2": {"game": "raise", "seats": 2},
    "raise-5": {"game": "raise", "seats": 5},
    "xxl-rauf-runter": {"game": "xxl-rauf-runter", "seats": 3},
    "xxl-drunter-bleiben": {"game": "xxl-drunter-bleiben", "seats": 4},
    "xxl-verweigern": {"game": "xxl-verweigern", "seats": 4},
    "xxl-strassenbau": {"game": "xxl-strassenbau", "seats": 2},
    "xxl-reihe": {"game": "xxl-reihe", "seats": 5},
    "xxl-farbe": {"game": "xxl-farbe", "seats": 3},
    "xxl-farbe-plus": {"game": "xxl-farbe-plus", "seats": 6},
    "xxl-pur": {"game": "xxl-pur", "seats": 2},
    "xxl-individuell": {"game": "xxl-individuell", "seats": 2, "options": {"games": "6+,5", "rounds": 2}},
}


DAWDLE = {"uno": 1_000_000, "ex-hop": 4, "raise": 1, "xxl": 1}
"""One move in so many is any legal move, not only a brisk one: few swaps are offered, and UNO comes to an end."""


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def lines(name: str) -> Iterator[str]:
    """One line a move: number, seat, move → what it caused | the situation then."""
    settings = GAMES[name]
    table = Table(**settings, seed=name)
    rng = Rng(len(name))
    brisk, dawdling = RandomPlayer(rng, brisk=True), RandomPlayer(rng)
    yield f"# {name}: {settings}"
    for event in table._journal:
        yield f"     {tell(event)}"
    while not table.over:
        told = len(table._journal)
        player = dawdling if (len(table.log) + 1) % DAWDLE[table.info.rulebook] == 0 else brisk
        player.choose(table.state)
        move = table.state.catalogue().notations[player.move]
        table.play(player.seat, move)
        caused = "; ".join(tell(event) for event in table._journal[told:] if event.kind != "turn")
        yield f"{len(table.log):4} {player.seat} {move:10} → {caused} | {situation(table)}"
    yield f"scores {table.scores} places {table.places} after {len(table.log)} moves"
    yield ""


def tell(event: Event) -> str:
    """An event with all its secrets, in a few words."""
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


def situation(table: Table) -> str:
    """What matters most | cards in hand | what else | whose turn."""
    view = table.view(None)
    hands = " ".join(str(view["zones"][f"hand.{seat}"]["count"]) for seat in range(table.seats))
    first, last = SITUATIONS[table.info.rulebook](view)
    return f"{first} | {hands} | {last} | turn {view['table']['turn']}"


def uno(view: dict[str, Any]) -> tuple[str, str]:
    """The top of the discard and the colour in force; cards in the stock."""
    zones = view["zones"]
    return f"{zones['discard']['cards'][-1]} {view['table']['colour']}", str(zones["stock"]["count"])


def ex_hop(view: dict[str, Any]) -> tuple[str, str]:
    """The rows; cards in stock and discard, and scores."""
    zones = view["zones"]
    rows = [" ".join([*zones[f"tile.{row}"]["cards"], *zones[f"row.{row}"]["cards"]]) for row in (1, 2, 3, 4)]
    return ", ".join(rows), f"{zones['stock']['count']} {zones['discard']['count']} {view['scores']}"


def raise_(view: dict[str, Any]) -> tuple[str, str]:
    """The stones, each stack from its bottom; cards in the pot, and scores."""
    track = " ".join(f"{stack['field']}:{','.join(map(str, stack['seats']))}" for stack in view["table"]["track"])
    return track, f"{view['zones']['pot']['count']} {view['scores']}"


def xxl(view: dict[str, Any]) -> tuple[str, str]:
    """What lies open; cards in the talon."""
    piles = ("pile.1", "pile.2", "discard", "run.r", "run.g", "run.b", "run.y", "trick", "open")
    shown = [" ".join(view["zones"][name]["cards"][-4:]) for name in piles if name in view["zones"]]
    return ", ".join(shown), str(view["zones"]["stock"]["count"])


SITUATIONS: dict[str, Callable[[dict[str, Any]], tuple[str, str]]] = {
    "uno": uno,
    "ex-hop": ex_hop,
    "raise": raise_,
    "xxl": xxl,
}


def text(name: str) -> str:
    return "\n".join(lines(name))
