"""`tischlein arena`: run a contest with a progress bar, and draw its results."""

from __future__ import annotations

import re
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import typer
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from tischlein.arena import plot
from tischlein.arena.contest import Contest, DealRunner
from tischlein.arena.correction import Correction, check_correctable
from tischlein.arena.entrants import parse_entrant
from tischlein.arena.results import ArenaStanding, ArenaSummary, Estimate, LucklessResult, Pairing, summarize
from tischlein.arena.results_file import ResultsFile
from tischlein.cli import show
from tischlein.cli.words import InputError, Words
from tischlein.core.game import GameInfo
from tischlein.core.options import resolve_options
from tischlein.parallel.errors import import_optional
from tischlein.parallel.executor import Executor

INTERRUPTED: Final = 130


@dataclass(frozen=True)
class ContestRun:
    """A contest, and how to run it."""

    contest: Contest
    deals: int
    out: Path
    executor: Executor


def make_contest(
    info: GameInfo,
    seats: int,
    bots: str,
    seed: int,
    limit: int,
    options: dict[str, Any],
    correction: Correction | None = None,
) -> Contest:
    """Check everything that can be wrong before the first card is dealt."""
    entrants = tuple(parse_entrant(name.strip()) for name in bots.split(","))
    settled = resolve_options(info.id, info.options, options)
    if correction is not None:
        check_correctable(entrants)
    return Contest(info.id, info.check_seats(seats), settled, entrants, seed, limit, correction)


def default_file(contest: Contest) -> Path:
    """Return the default file of a contest."""
    bots = "-".join(Path(bot).name for bot in contest.bots)
    name = f"arena-{contest.game}-{contest.seats}-{bots}" + ("-corrected" if contest.correction else "")
    return Path(re.sub(r"[^\w.+-]+", "_", name)[:120] + ".jsonl")


def run_contest(run: ContestRun, words: Words, console: Console) -> ArenaSummary:
    """Play the deals that are not in the file yet; the bar appears on `console` if that is a terminal."""
    import_optional("openskill", "arena")  # fail now rather than after hours
    run.executor.check()
    results = ResultsFile(run.out, run.contest)
    wanted = range(1, run.deals + 1)
    missing = [deal for deal in wanted if deal not in results.deals]
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task("", total=run.deals, completed=run.deals - len(missing))
            with closing(run.executor.map_unordered(DealRunner(run.contest), missing)) as played:
                for deal in played:
                    results.add(deal)
                    bar.advance(task)
    except KeyboardInterrupt:
        written = ResultsFile(run.out, run.contest).deals  # the last one may not have been counted
        done = sum(deal in written for deal in wanted)
        console.print(words("arena-stopped", done=done, deals=run.deals, file=str(run.out)), soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None
    return summarize(run.contest, [results.deals[deal] for deal in wanted])


def check_plot(file: Path) -> None:
    """Refuse before a run what could only fail after it."""
    if file.suffix.lower() not in (".png", ".svg"):
        raise InputError("bad-plot", file=str(file))
    plot.check(file)


def draw_plot(summary: ArenaSummary, words: Words, file: Path) -> None:
    captions = plot.Captions(
        title=title(summary, words),
        wins=words("sim-wins" if summary.correction is None else "arena-wins-both"),
        fair=words("arena-fair"),
        beats=words("arena-rows"),
        percent=lambda rate: words("arena-round", rate=rate),
    )
    plot.draw(summary, captions, file)


def as_json(summary: ArenaSummary) -> dict[str, Any]:
    return asdict(summary)


def draw(summary: ArenaSummary, words: Words) -> RenderableType:
    parts: list[RenderableType] = [Text(title(summary, words), style="bold"), _head(summary, words)]
    parts.append(_standings(summary, words))
    if summary.correction is not None:
        parts += [Text(words("arena-luckless"), style="bold"), _luckless(summary, words)]
    if summary.pairings:
        parts.append(_pairings(summary, words))
    notes = [words("arena-note")]
    if summary.correction is not None:
        notes.append(words("arena-luckless-note", playouts=summary.correction.playouts, asks=summary.correction.asks))
    return Group(*parts, *(Text(note, style="dim") for note in notes))


def title(summary: ArenaSummary, words: Words) -> str:
    return words(
        "arena-title",
        game=words.or_else(f"game-{summary.game}", summary.game),
        deals=summary.deals,
        games=summary.games,
        seats=summary.seats,
        seed=str(summary.seed),
    )


def _head(summary: ArenaSummary, words: Words) -> RenderableType:
    head = Grid.grid(padding=(0, 2))
    head.add_row(words("arena-fair"), words("arena-percent", rate=summary.fair_share))
    head.add_row(words("sim-length"), words("sim-number", number=summary.moves))
    head.add_row(words("sim-truncated"), words("sim-whole", number=summary.truncated))
    return head


def _ranked(summary: ArenaSummary) -> list[ArenaStanding]:
    return sorted(summary.standings, key=lambda one: -one.rating.ordinal)


def _standings(summary: ArenaSummary, words: Words) -> RenderableType:
    ranked = _ranked(summary)
    places = [words("sim-number", number=one.place.mean) if one.place else words("sim-none") for one in ranked]
    ratings = [words("sim-mean", mean=one.rating.mu, margin=one.rating.sigma) for one in ranked]
    return show.WideTable(
        show.Column(words("arena-bot"), [one.bot for one in ranked]),
        [
            show.Column(words("sim-wins"), [_rate(words, one.wins) for one in ranked]),
            show.Column(words("head-place"), places),
            show.Column(words("arena-margin"), [_margin(words, one.margin) for one in ranked]),
            show.Column(words("arena-rating"), ratings),
            show.Column(words("arena-time"), [_time(words, one) for one in ranked]),
        ],
    )


def _luckless(summary: ArenaSummary, words: Words) -> RenderableType:
    ranked = _ranked(summary)
    results = [one.luckless for one in ranked]
    return show.WideTable(
        show.Column(words("arena-bot"), [one.bot for one in ranked]),
        [
            show.Column(words("sim-wins"), [_rate(words, one.wins if one else None) for one in results]),
            show.Column(words("head-place"), [_place(words, one) for one in results]),
            show.Column(words("arena-margin"), [_margin(words, one.margin if one else None) for one in results]),
            show.Column(words("arena-saved"), [_saved(words, one) for one in results]),
        ],
    )


def _place(words: Words, one: LucklessResult | None) -> str:
    return words("sim-none") if one is None else words("sim-number", number=one.place.mean)


def _saved(words: Words, one: LucklessResult | None) -> str:
    return words("sim-none") if one is None or one.saved is None else words("arena-times", number=one.saved)


def _pairings(summary: ArenaSummary, words: Words) -> RenderableType:
    """Return each pair once, the more successful bot first."""
    pairings: list[Pairing] = []
    for pairing in sorted(summary.pairings, key=lambda pairing: -pairing.beats.mean):
        if (pairing.other, pairing.bot) not in [(one.bot, one.other) for one in pairings]:
            pairings.append(pairing)
    return show.WideTable(
        show.Column(words("arena-bot"), [one.bot for one in pairings]),
        [
            show.Column(words("arena-other"), [one.other for one in pairings]),
            show.Column(words("arena-beats"), [_rate(words, one.beats) for one in pairings]),
        ],
    )


def _rate(words: Words, estimate: Estimate | None) -> str:
    if estimate is None:
        return words("sim-none")
    if estimate.low is None or estimate.high is None:
        return words("arena-percent", rate=estimate.mean)
    return words("arena-rate", rate=estimate.mean, low=100 * estimate.low, high=100 * estimate.high)


def _margin(words: Words, estimate: Estimate | None) -> str:
    if estimate is None:
        return words("sim-none")
    if estimate.low is None or estimate.high is None:
        return words("sim-number", number=estimate.mean)
    return words("arena-number", mean=estimate.mean, low=estimate.low, high=estimate.high)


def _time(words: Words, one: ArenaStanding) -> str:
    if one.seconds is None:
        return words("sim-none")
    return words("arena-thought", mean=1000 * one.seconds, high=1000 * one.longest)
