"""The learning curve of a net: its strength on duplicate deals against computer players."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from examples.trained import Net, Trained
from tischlein.arena.contest import ArenaGame
from tischlein.arena.plot import ACCENT, FAINT, INK, LINEN, STONE
from tischlein.arena.results import Estimate, estimate
from tischlein.bots.levels import make_bot
from tischlein.core.rng import Rng, sha_stream
from tischlein.envs.setup import EnvSetup
from tischlein.parallel.errors import import_optional

OPPONENTS: Final = {"random": STONE, "greedy": ACCENT}
MAX_MOVES: Final = 500
"""A longer game counts as half a win: an untrained net may draw forever."""


@dataclass(frozen=True)
class Point:
    """Win rates by opponent after a number of training steps."""

    steps: int
    wins: dict[str, Estimate]


def measure(net: Net, steps: int, deals: int) -> Point:
    """Measure win rates on the same deals against each opponent, each deal from both sides."""
    wins = {}
    for opponent in OPPONENTS:
        shares = estimate([[_share(net, opponent, deal, seat) for seat in range(2)] for deal in range(deals)], 0.0, 1.0)
        assert shares is not None
        wins[opponent] = shares
    return Point(steps, wins)


def _share(net: Net, opponent: str, deal: int, seat: int) -> float:
    """Return 1 if the net on this seat wins, 0 if it loses, 0.5 for an unfinished game."""
    state = EnvSetup("uno", 2, None).new_state()
    state.reseed(sha_stream(f"curve-{deal}"))
    state.deal()
    players: list[Any] = [make_bot(opponent, deal), make_bot(opponent, deal)]
    players[seat] = Trained(deal, net)
    ArenaGame(state, ("", ""), players, Rng(deal)).play(MAX_MOVES)
    places = state.places()
    return 0.5 if places is None else float(places[seat] == 1)


def write(points: list[Point], file: Path) -> None:
    """Write the curve as CSV."""
    with file.open("w", encoding="utf-8", newline="") as out:
        lines = csv.writer(out, lineterminator="\n")
        lines.writerow(["steps", *(f"{name}{part}" for name in OPPONENTS for part in ("", "_low", "_high"))])
        for point in points:
            rates = [rate for name in OPPONENTS for rate in _parts(point.wins[name])]
            lines.writerow([point.steps, *(f"{rate:.4f}" for rate in rates)])


def _parts(rate: Estimate) -> tuple[float, float, float]:
    low, high = rate.low, rate.high
    return rate.mean, rate.mean if low is None else low, rate.mean if high is None else high


def format_point(point: Point) -> str:
    """Return a point as a line of text."""
    shares = {name: "{:.1%} ({:.1%} – {:.1%})".format(*_parts(rate)) for name, rate in point.wins.items()}
    return f"{point.steps:11,} steps: wins against " + ", against ".join(f"{name} {shares[name]}" for name in shares)


def draw(points: list[Point], title: str, file: Path) -> None:
    """Plot the curve: win rates with 95 % intervals over training steps."""
    import_optional("matplotlib", "train").use("Agg")
    pyplot = import_optional("matplotlib.pyplot", "train")
    style = {"svg.hashsalt": "tischlein", "svg.fonttype": "path", "font.size": 10, "text.color": INK}
    with pyplot.rc_context(style):
        figure, axes = pyplot.subplots(figsize=(7.5, 4), facecolor=LINEN, layout="constrained")
        figure.get_layout_engine().set(w_pad=0.2, h_pad=0.15)
        _frame(axes, title)
        steps = [point.steps / 1e6 for point in points]
        axes.set_xlim(0, steps[-1])
        for name, colour in OPPONENTS.items():
            means, lows, highs = zip(*(_parts(point.wins[name]) for point in points), strict=True)
            axes.fill_between(steps, lows, highs, color=colour, alpha=0.18, linewidth=0)
            axes.plot(steps, means, color=colour, linewidth=2, clip_on=False)
            axes.annotate(
                f"against {name}\n{means[-1]:.0%}",
                (steps[-1], means[-1]),
                (8, 0),
                textcoords="offset points",
                va="center",
                color=colour,
            )
        figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
        pyplot.close(figure)


def _frame(axes: Any, title: str) -> None:
    axes.set_facecolor(LINEN)
    axes.set_title(title, loc="left", fontsize=11, color=INK, pad=10)
    axes.spines[:].set_visible(False)
    axes.tick_params(length=0, colors=INK)
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter(lambda rate, _: f"{rate:.0%}")
    axes.set_xlabel("million steps", color=INK)
    axes.set_ylabel("games won, with 95 % intervals", color=INK)
    axes.grid(axis="y", color=FAINT, linewidth=0.6, alpha=0.5)
    axes.axhline(0.5, color=FAINT, linewidth=1.2, linestyle=(0, (4, 3)))
