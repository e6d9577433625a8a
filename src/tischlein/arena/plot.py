"""A plot of a run: the win rate of each player, and who beats whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tischlein.arena.errors import PlotError
from tischlein.arena.results import ArenaStanding, ArenaSummary, Estimate
from tischlein.parallel.errors import import_optional

LINEN: Final = "#f4efe6"
INK: Final = "#2b2a28"
FAINT: Final = "#a2988a"
ACCENT: Final = "#b3402a"
STONE: Final = "#7d776c"
INCH_A_PLAYER: Final = 0.62
MAX_LETTERS: Final = 45
"""Letters of names that fit side by side below the squares."""


@dataclass(frozen=True)
class Captions:
    """The words of the plot, in any language; `percent` formats a rate."""

    title: str
    wins: str
    fair: str
    beats: str
    percent: Callable[[float], str]


def check(file: Path) -> None:
    """Raise PlotError before a run for a plot that would fail after it."""
    import_optional("matplotlib", "arena")
    if not file.parent.is_dir():
        raise PlotError(f"the plot {file} cannot be written: there is no folder {file.parent}")


def draw(summary: ArenaSummary, captions: Captions, file: Path) -> None:
    """Write the plot as PNG or SVG, by the suffix of the name; the best player is on top."""
    matplotlib = import_optional("matplotlib", "arena")
    matplotlib.use("Agg")
    pyplot = import_optional("matplotlib.pyplot", "arena")
    ranking = sorted(summary.standings, key=lambda one: -one.wins.mean if one.wins else 0.0)
    size = len(ranking)
    style = {"svg.hashsalt": "tischlein", "svg.fonttype": "path", "font.size": 10, "text.color": INK}
    with pyplot.rc_context(style):
        height = 1.9 + INCH_A_PLAYER * max(size, 2)
        figure, (left, right) = pyplot.subplots(
            1, 2, figsize=(10.5, height), facecolor=LINEN, width_ratios=(1.25, 1), layout="constrained"
        )
        try:
            figure.suptitle(captions.title, x=0.02, ha="left", fontsize=12.5, fontweight="bold")
            figure.get_layout_engine().set(w_pad=0.25, h_pad=0.14)
            _wins(left, ranking, summary.fair_share, captions)
            _beats(right, [one.bot for one in ranking], summary, captions)
            figure.savefig(file, dpi=160, metadata={"Date": None} if file.suffix.lower() == ".svg" else None)
        except OSError as error:
            raise PlotError(f"the plot {file} cannot be written: {error.strerror}") from None
        finally:
            pyplot.close(figure)


def _wins(axes: Any, ranking: list[ArenaStanding], fair: float, captions: Captions) -> None:
    """Draw a dot and an interval for each player, and the fair share as a line; below it in grey as played, if luck
    was taken out."""
    _bare(axes, captions.wins)
    axes.axvline(fair, color=FAINT, linewidth=1.2, linestyle=(0, (4, 3)), zorder=1)
    axes.text(fair, len(ranking) - 0.53, f" {captions.fair}", color=FAINT, fontsize=8)
    for row, one in enumerate(ranking):
        axes.axhline(row, color=FAINT, linewidth=0.6, alpha=0.5, zorder=0)
        if one.wins is not None and one.luckless is not None:
            _interval(axes, one.wins, row + 0.16, STONE)
        rate = one.wins if one.luckless is None else one.luckless.wins
        if rate is not None:
            _interval(axes, rate, row, ACCENT)
            axes.annotate(
                captions.percent(rate.mean), (rate.mean, row), (0, 9), textcoords="offset points", ha="center"
            )
    axes.set_yticks(range(len(ranking)), [_short(one.bot) for one in ranking])
    axes.set_ylim(len(ranking) - 0.5, -0.5)
    axes.set_xlim(left=0)
    axes.xaxis.set_major_formatter(lambda rate, _: captions.percent(rate))


def _interval(axes: Any, rate: Estimate, height: float, colour: str) -> None:
    if rate.low is not None:
        axes.plot([rate.low, rate.high], [height, height], color=colour, linewidth=3, alpha=0.45)
    axes.plot(rate.mean, height, "o", color=colour, markersize=8 if colour == ACCENT else 5)


def _beats(axes: Any, bots: list[str], summary: ArenaSummary, captions: Captions) -> None:
    """Draw a square for each pair: warm if the player of the row is stronger, grey if weaker."""
    _bare(axes, captions.beats)
    axes.set_visible(bool(summary.pairings))
    colours = import_optional("matplotlib.colors", "arena").LinearSegmentedColormap.from_list(
        "beats", [STONE, LINEN, ACCENT]
    )
    for pair in summary.pairings:
        column, row, rate = bots.index(pair.other), bots.index(pair.bot), pair.beats.mean
        axes.fill_between([column - 0.46, column + 0.46], row - 0.44, row + 0.44, color=colours(rate), linewidth=0)
        ink = LINEN if abs(rate - 0.5) > 0.35 else INK
        axes.text(column, row, captions.percent(rate), ha="center", va="bottom", color=ink)
        axes.text(column, row + 0.06, _span(pair.beats), ha="center", va="top", color=ink, fontsize=7.5)
    names = [_short(bot) for bot in bots]
    crowded = sum(map(len, names)) > MAX_LETTERS
    axes.set_xticks(range(len(bots)), names, rotation=30 if crowded else 0, ha="right" if crowded else "center")
    axes.set_yticks(range(len(bots)), names)
    axes.set_xlim(-0.5, len(bots) - 0.5)
    axes.set_ylim(len(bots) - 0.5, -0.5)


def _bare(axes: Any, title: str) -> None:
    axes.set_facecolor(LINEN)
    axes.set_title(title, loc="left", fontsize=10.5, color=INK, pad=10)
    axes.spines[:].set_visible(False)
    axes.tick_params(length=0, colors=INK)


def _span(rate: Estimate) -> str:
    return "" if rate.low is None or rate.high is None else f"{100 * rate.low:.0f}–{100 * rate.high:.0f}"


def _short(bot: str) -> str:
    """Return the name of a player's file without its folder."""
    return Path(bot).name
