"""A picture of a review: everybody's chances, and how fair shares became results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tischlein.parallel.errors import import_optional
from tischlein.review.errors import ReviewError
from tischlein.review.results import TERMS, Review

LINEN: Final = "#f4efe6"
INK: Final = "#2b2a28"
FAINT: Final = "#a2988a"
SEAT_COLOURS: Final = (
    "#b3402a",
    "#1f6f8b",
    "#c98a12",
    "#7a4a9a",
    "#3c7a3a",
    "#2f4b9b",
    "#d0607a",
    "#4aa39a",
    "#8a5a2b",
    "#5c5c5c",
)
MARKERS: Final = "osD^vPX*<>"
"""The marker of each seat, for readers who do not see the colours."""
TERM_COLOURS: Final = ("#c98a12", "#e0b45c", "#f0d9a8", "#1f6f8b", "#8fb7c4", "#b7aea2")
"""Luck is yellow, choices are blue; what the others did is paler."""
HATCHES: Final = ("", "//", "..", "", "//", "xx")
MARKS: Final = 12
"""Markers on the line of a seat."""


@dataclass(frozen=True)
class PictureCaptions:
    """The words of the picture, in any language; `percent` formats a rate."""

    title: str
    chances: str
    account: str
    points: str
    seats: list[str]
    fair: str
    terms: list[str]
    percent: Callable[[float], str]


def draw(found: Review, captions: PictureCaptions, file: Path) -> None:
    """Write the picture as PNG or SVG, by the suffix of the name; of a series, the standing and mean accounts."""
    import_optional("matplotlib", "arena").use("Agg")
    pyplot = import_optional("matplotlib.pyplot", "arena")
    style = {"svg.hashsalt": "tischlein", "svg.fonttype": "path", "font.size": 10, "text.color": INK}
    with pyplot.rc_context(style):
        figure, (upper, lower) = pyplot.subplots(
            2,
            1,
            figsize=(9.5, 5.4 + 0.42 * found.seats),
            facecolor=LINEN,
            height_ratios=(3.6, 0.6 + 0.42 * found.seats),
            layout="constrained",
        )
        try:
            figure.suptitle(captions.title, x=0.02, ha="left", fontsize=12.5, fontweight="bold")
            figure.get_layout_engine().set(w_pad=0.25, h_pad=0.14)
            _chances(upper, found, captions)
            _account(lower, found, captions)
            figure.savefig(file, dpi=160, metadata={"Date": None} if file.suffix.lower() == ".svg" else None)
        except OSError as error:
            raise ReviewError(f"the plot {file} cannot be written: {error.strerror}") from None
        finally:
            pyplot.close(figure)


def _chances(axes: Any, found: Review, captions: PictureCaptions) -> None:
    """Draw the line of each seat; a ring marks its moments."""
    _bare(axes, captions.chances)
    fair = [1 / found.seats] * found.seats
    points = [fair, *found.standing] if found.standing else [event.values for event in found.games[0].events]
    axes.axhline(fair[0], color=FAINT, linewidth=1.2, linestyle=(0, (4, 3)), zorder=1)
    right_edge = axes.get_yaxis_transform()
    axes.text(1, fair[0], captions.fair, color=FAINT, fontsize=8, ha="right", va="bottom", transform=right_edge)
    for seat, name in enumerate(captions.seats):
        line = [values[seat] for values in points]
        every = max(1, len(points) // MARKS)
        axes.plot(
            line, color=SEAT_COLOURS[seat % len(SEAT_COLOURS)], marker=MARKERS[seat % len(MARKERS)], markersize=4,
            markevery=(seat % every, every), linewidth=1.8, label=name,
        )  # fmt: skip
        _moments(axes, found, seat, line)
    axes.set_ylim(-0.02, 1.16)  # with room for the legend
    axes.set_xlim(0, max(1, len(points) - 1))
    axes.set_xlabel(captions.points, color=INK)
    axes.set_yticks([0, 0.2, 0.4, 0.6, 0.8, 1])
    axes.yaxis.set_major_formatter(lambda rate, _: captions.percent(rate))
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.legend(loc="upper left", ncols=5, frameon=False, fontsize=8.5)


def _moments(axes: Any, found: Review, seat: int, line: list[float]) -> None:
    if found.standing:
        return
    (game,) = found.games
    at = [point for point, event in enumerate(game.events) if event.number in game.seats[seat].moments]
    axes.plot(
        at, [line[point] for point in at], linestyle="", marker="o", markersize=11, markerfacecolor="none",
        markeredgecolor=SEAT_COLOURS[seat % len(SEAT_COLOURS)], markeredgewidth=1.5,
        clip_on=False,
    )  # fmt: skip


def _account(axes: Any, found: Review, captions: PictureCaptions) -> None:
    """Draw a bar for each seat: terms that helped it to the right of 0, the others to the left."""
    _bare(axes, captions.account)
    axes.axvline(0, color=INK, linewidth=0.8)
    for row in range(found.seats):
        accounts = [game.seats[row] for game in found.games]
        right = left = 0.0
        for number, term in enumerate(TERMS):
            change = sum(getattr(one, term) for one in accounts) / len(accounts)
            axes.barh(
                row, change, left=right if change > 0 else left, height=0.62, color=TERM_COLOURS[number],
                hatch=HATCHES[number], edgecolor=LINEN, linewidth=0.5,
                label=captions.terms[number] if row == 0 else None,
            )  # fmt: skip
            right, left = right + max(0.0, change), left + min(0.0, change)
    axes.set_yticks(range(found.seats), captions.seats)
    axes.set_ylim(found.seats - 0.5, -0.5)
    axes.xaxis.set_major_formatter(lambda rate, _: captions.percent(rate))
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.16), ncols=6, frameon=False, fontsize=8.5)


def _bare(axes: Any, title: str) -> None:
    axes.set_facecolor(LINEN)
    axes.set_title(title, loc="left", fontsize=10.5, color=INK, pad=10)
    axes.spines[:].set_visible(False)
    axes.tick_params(length=0, colors=INK)
