"""Many games at random, counted: how long, who wins, by how much."""

from __future__ import annotations

import math
import time
from dataclasses import asdict, dataclass
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from tischlein.cli.words import Words
from tischlein.core.options import settle
from tischlein.core.playout import RandomPlayer, Tally, play_games
from tischlein.core.rng import Rng
from tischlein.table.registry import GameInfo

Z: Final = 1.959964
"""The half width of a 95 % interval, in standard deviations."""
CHUNK: Final = 200
"""How many games between two looks at the clock and the keyboard. All games come from one stream of chance, so the
result does not depend on it."""


@dataclass(frozen=True)
class Order:
    """What is to be played."""

    info: GameInfo
    seats: int
    games: int
    seed: int
    brisk: bool
    limit: int
    options: dict[str, Any]


@dataclass(frozen=True)
class Mean:
    """A mean and half the width of its 95 % interval; None where there are too few games to tell."""

    mean: float | None
    margin: float | None


@dataclass(frozen=True)
class SeatSummary:
    """How one seat fared in the games that were played to the end."""

    seat: int
    wins: float
    win_rate: float | None
    win_interval: tuple[float, float] | None
    mean_place: float | None
    score: Mean


@dataclass(frozen=True)
class Summary:
    """What came out."""

    game: str
    seats: int
    games: int
    seed: int
    play: str
    limit: int
    options: dict[str, Any]
    truncated: int
    length: Mean
    shortest: int
    longest: int
    by_seat: list[SeatSummary]
    games_per_second: float


def simulate(order: Order, console: Console) -> Summary:
    """Play the games; the bar appears on `console` if that is a terminal."""
    options = settle(order.info.id, order.info.options, order.options)
    start = order.info.new(options, order.info.check_seats(order.seats), Rng(order.seed))
    player = RandomPlayer(Rng(order.seed), order.brisk)
    tally = Tally(order.seats)
    began = time.perf_counter()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=order.games)
        while tally.games < order.games:
            play_games(start, min(CHUNK, order.games - tally.games), player, order.limit, tally)
            bar.update(task, completed=int(tally.games))
    return _summary(order, options, tally, order.games / (time.perf_counter() - began))


def _summary(order: Order, options: dict[str, Any], tally: Tally, speed: float) -> Summary:
    return Summary(
        game=order.info.id,
        seats=order.seats,
        games=int(tally.games),
        seed=order.seed,
        play="brisk" if order.brisk else "random",
        limit=order.limit,
        options=options,
        truncated=int(tally.truncated),
        length=_mean(int(tally.moves), int(tally.squared_moves), int(tally.games)),
        shortest=int(tally.shortest),
        longest=int(tally.longest),
        by_seat=[_seat(tally, seat) for seat in range(order.seats)],
        games_per_second=speed,
    )


def _seat(tally: Tally, seat: int) -> SeatSummary:
    n = int(tally.games - tally.truncated)
    wins = tally.wins[seat]
    return SeatSummary(
        seat=seat,
        wins=wins,
        win_rate=wins / n if n else None,
        win_interval=wilson(wins, n) if n else None,
        mean_place=tally.places[seat] / n if n else None,
        score=_mean(tally.scores[seat], tally.squared_scores[seat], n),
    )


def _mean(total: int, squares: int, n: int) -> Mean:
    if n == 0:
        return Mean(None, None)
    if n == 1:
        return Mean(float(total), None)
    # Whole numbers to the end: a difference of two large floats would be noise.
    variance = (squares * n - total * total) / (n * (n - 1))
    return Mean(total / n, Z * math.sqrt(variance / n))


def wilson(wins: float, n: int) -> tuple[float, float]:
    """Give the 95 % interval of Wilson for a rate; unlike the usual one it stays within 0 and 1."""
    rate, spread = wins / n, Z * Z / n
    middle = (rate + spread / 2) / (1 + spread)
    half = Z * math.sqrt(rate * (1 - rate) / n + spread / (4 * n)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def as_json(summary: Summary) -> dict[str, Any]:
    return asdict(summary)


def draw(summary: Summary, words: Words) -> RenderableType:
    title = words(
        f"sim-title-{summary.play}",
        game=words(f"game-{summary.game}"),
        games=summary.games,
        seats=summary.seats,
        seed=str(summary.seed),
    )
    head = Grid.grid(padding=(0, 2))
    head.add_row(words("sim-truncated"), words("sim-whole", number=summary.truncated))
    head.add_row(words("sim-length"), _write(words, summary.length))
    head.add_row(words("sim-range"), words("sim-from-to", low=summary.shortest, high=summary.longest))
    head.add_row(words("sim-speed"), words("sim-whole", number=round(summary.games_per_second)))
    seats = Grid(box=SIMPLE_HEAD, pad_edge=False)
    for column in ("sim-seat", "sim-wins", "sim-place", "sim-score"):
        seats.add_column(words(column), justify="right")
    for one in summary.by_seat:
        seats.add_row(
            str(one.seat), _rate(words, one), _write(words, Mean(one.mean_place, None)), _write(words, one.score)
        )
    return Group(Text(title, style="bold"), head, seats, Text(words("sim-note"), style="dim"))


def _write(words: Words, mean: Mean) -> str:
    if mean.mean is None:
        return words("sim-none")
    return (
        words("sim-number", number=mean.mean)
        if mean.margin is None
        else words("sim-mean", mean=mean.mean, margin=mean.margin)
    )


def _rate(words: Words, seat: SeatSummary) -> str:
    if seat.win_rate is None or seat.win_interval is None:
        return words("sim-none")
    return words("sim-rate", rate=seat.win_rate, low=seat.win_interval[0], high=seat.win_interval[1])
