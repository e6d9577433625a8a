"""`tischlein review`: review a finished game with a progress bar, and draw the result."""

from __future__ import annotations

import errno
import math
import os
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
import typer
from rich.console import Console, RenderableType
from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn
from rich.text import Text

from tischlein.cli import moves, show
from tischlein.cli.curve import ChanceCurve, style_of
from tischlein.cli.event_formatter import EventFormatter
from tischlein.cli.records import make_formatter
from tischlein.cli.words import InputError, Words
from tischlein.core.series import current_game
from tischlein.parallel.executor import Executor
from tischlein.review import Review, Reviewer, picture
from tischlein.review.results import GRADES, TERMS, DecisionReview, GameReview, ReviewEvent
from tischlein.review.timeline import TimelineEvent
from tischlein.review.trials_file import TrialsFile
from tischlein.table.table import Table

INTERRUPTED: Final = 130
STDOUT: Final = "-"
STEPS: Final = 1000
"""Steps of the progress bar."""
MAX_ERROR: Final = 50
"""A skill score with a larger standard error would say nothing."""


@dataclass(frozen=True)
class ReviewRun:
    """A review, and how to make it; finished jobs are kept in the file `resume`."""

    table: Table
    effort: str
    seed: str
    executor: Executor
    resume: Path | None


def run_review(run: ReviewRun, words: Words, console: Console) -> tuple[Reviewer, Review]:
    """Do what is left to do; the bar appears on `console` if that is a terminal."""
    run.executor.check()
    reviewer = Reviewer(run.table.record(), run.effort, run.seed)
    kept = None if run.resume is None else TrialsFile(run.resume, reviewer)
    columns = (BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task("", total=STEPS, completed=int(STEPS * reviewer.progress))
            with closing(reviewer.run(run.executor.map_unordered)) as done:
                for result in done:
                    if kept is not None:
                        kept.add(result)
                    bar.update(task, completed=int(STEPS * reviewer.progress))
    except KeyboardInterrupt:
        message = "review-cli-stopped" if run.resume is None else "review-cli-stopped-file"
        console.print(words(message, rate=reviewer.progress, file=str(run.resume)), soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None
    return reviewer, reviewer.review()


def check_json(file: str) -> None:
    """Refuse before a review what could only fail after it."""
    path = Path(file)
    if file == STDOUT:
        return
    problem = errno.EISDIR if path.is_dir() else 0 if path.parent.is_dir() else errno.ENOENT
    if problem:
        raise InputError("bad-write", file=file, reason=os.strerror(problem))


def write_json(found: Review, file: str) -> None:
    """Write a review to a file, or to standard output."""
    data = msgspec.json.encode(found) + b"\n"
    if file == STDOUT:
        sys.stdout.write(data.decode())
        return
    try:
        Path(file).write_bytes(data)
    except (OSError, ValueError) as error:
        raise InputError("bad-write", file=file, reason=str(getattr(error, "strerror", error))) from None


def draw_picture(reviewer: Reviewer, found: Review, words: Words, file: Path) -> None:
    """Draw everybody's chances and accounts; of a series, the standing and the mean account of a game."""
    formatter = make_formatter(reviewer.table, words, None)
    captions = picture.PictureCaptions(
        title=_title(found, words),
        chances=words("review-cli-standing" if found.standing else "review-cli-curve"),
        account=words("review-cli-account"),
        points=words("review-cli-games" if found.standing else "review-cli-events"),
        seats=formatter.names,
        fair=words("review-cli-fair"),
        terms=[words(f"review-cli-{term}") for term in TERMS],
        percent=lambda rate: words("hint-percent", rate=rate),
    )
    picture.draw(found, captions, file)


def draw(reviewer: Reviewer, found: Review, words: Words, seat: int | None) -> Iterator[RenderableType]:
    """Draw a review; the moments of all seats, or of one."""
    formatter = make_formatter(reviewer.table, words, None)
    yield Text(_title(found, words), style="bold")
    if found.standing:
        yield from _series(found, formatter)
    for number, game in enumerate(found.games, 1):
        if found.standing:
            name = formatter.game(game.game)
            yield Text(words("review-cli-game", number=number, games=len(found.games), game=name), style="bold")
        yield _overview(game, formatter)
        yield _account(game, formatter)
        yield from _curve(game, formatter, seat)
        yield from _moments(game, reviewer.games[number - 1].events, formatter, seat)
    yield Text(words("review-cli-note"), style="dim")


def _title(found: Review, words: Words) -> str:
    name = words.or_else(f"game-{found.game}", found.game)
    return words("review-cli-title", game=name, seats=found.seats, effort=found.effort, seed=found.seed)


def _series(found: Review, formatter: EventFormatter) -> Iterator[RenderableType]:
    """Draw the skill over all games and the standing after each."""
    words = formatter.words
    scores = [_score(words, *score) for score in zip(found.skill, found.skill_error, strict=True)]
    yield show.WideTable(
        show.Column(words("head-player"), formatter.names), [show.Column(words("review-cli-skill"), scores)]
    )
    fair = [1 / found.seats] * found.seats
    yield Text(words("review-cli-standing"), style="bold")
    yield ChanceCurve([fair, *found.standing], formatter.names, [], len(found.standing), words)
    after = [words("review-cli-after", number=number) for number in range(1, len(found.standing) + 1)]
    yield show.WideTable(
        show.Column("", after),
        [
            show.Column(name, [_share(words, standing[seat]) for standing in found.standing])
            for seat, name in enumerate(formatter.names)
        ],
    )


def _overview(game: GameReview, formatter: EventFormatter) -> RenderableType:
    words = formatter.words
    columns = {
        "review-cli-result": [_share(words, one.result) for one in game.seats],
        "review-cli-fair": [_share(words, one.fair) for one in game.seats],
        "review-cli-luck": [_change(words, _round(one.luck)) for one in game.seats],
        "review-cli-skill": [_score(words, one.skill, one.skill_error) for one in game.seats],
        "review-cli-gave-away": [words("arena-percent", rate=one.gave_away) for one in game.seats],
        **{
            f"review-cli-grade-{grade}": [words("sim-whole", number=one.grades.get(grade, 0)) for one in game.seats]
            for grade in GRADES
        },
    }
    return show.WideTable(
        show.Column(words("head-player"), formatter.names),
        [show.Column(words(title), cells) for title, cells in columns.items()],
    )


def _account(game: GameReview, formatter: EventFormatter) -> RenderableType:
    """Draw how the fair share became the result, in whole points that add up."""
    words = formatter.words
    rows = [round_account(one.fair, [getattr(one, term) for term in TERMS], one.result) for one in game.seats]
    terms = [
        show.Column(words(f"review-cli-{term}"), [_change(words, row[number]) for row in rows])
        for number, term in enumerate(TERMS)
    ]
    fair = show.Column(words("review-cli-fair"), [_share(words, one.fair) for one in game.seats])
    result = show.Column(words("review-cli-result"), [_share(words, one.result) for one in game.seats])
    names = show.Column(words("head-player"), formatter.names)
    return show.WideTable(names, [fair, *terms, result], words("review-cli-account"))


def round_account(fair: float, terms: list[float], result: float) -> list[int]:
    """Round terms to whole hundredths that add up to the rounded result, by the largest remainders."""
    wanted = _round(result) - _round(fair)
    rounded = [math.floor(100 * term) for term in terms]
    missing = wanted - sum(rounded)
    by_remainder = sorted(range(len(terms)), key=lambda number: rounded[number] - 100 * terms[number])
    for step in range(abs(missing)):
        rounded[by_remainder[step % len(terms)]] += 1 if missing > 0 else -1
    return rounded


def _round(share: float) -> int:
    return math.floor(100 * share + 0.5)


def _curve(game: GameReview, formatter: EventFormatter, seat: int | None) -> Iterator[RenderableType]:
    words = formatter.words
    points = {event.number: point for point, event in enumerate(game.events)}
    shown = [one for one in range(len(game.seats)) if seat in (None, one)]
    marks = [(points[number], one) for one in shown for number in game.seats[one].moments]
    count = len({event.after_moves for event in game.events if event.kind == "move"})
    yield Text(words("review-cli-curve"), style="bold")
    yield ChanceCurve([event.values for event in game.events], formatter.names, marks, count, words)


def _moments(
    game: GameReview, events: list[TimelineEvent], formatter: EventFormatter, seat: int | None
) -> Iterator[RenderableType]:
    words = formatter.words
    reviewed = {event.number: event for event in game.events}
    played = {event.number: event for event in events}
    yield Text("\n" + words("review-cli-moments"), style="bold")
    for one in range(len(game.seats)) if seat is None else [seat]:
        yield show.indent(Text(formatter.name(one), style=f"bold {style_of(one)}"))
        for number in game.seats[one].moments:
            yield show.indent(_moment(reviewed[number], played[number], formatter), 3)
        if not game.seats[one].moments:
            yield show.indent(Text(words("review-cli-no-moment"), style="dim"), 3)


def _moment(event: ReviewEvent, played: TimelineEvent, formatter: EventFormatter) -> RenderableType:
    """Draw what a seat played, and what would have been better or made it the best move."""
    words, decision = formatter.words, event.decision
    assert decision is not None
    best = decision.moves[0]
    made = next(one for one in decision.moves if one.move == event.move)
    head = show.in_line(
        [Text(words("review-cli-move", number=event.after_moves + 1)), _draw_move(event.move, played, formatter)]
    )
    reason = words.or_else(decision.reason, "")
    if made is best:
        return show.stack(head, show.indent(Text(f"{_found(decision, words)} {reason}".strip()), 2))
    lost = words("review-cli-lost", rate=decision.gave_away, error=decision.error)
    grade = words(f"review-cli-grade-{decision.grade}")
    better = show.in_line([Text(words("review-cli-better")), _draw_move(best.move, played, formatter)])
    instead = words("review-cli-instead", best=best.chance, made=made.chance)
    return show.stack(
        head.append(f"  {grade} · {lost}"), show.indent(better.append(f"  {instead} {reason}".rstrip()), 2)
    )


def _found(decision: DecisionReview, words: Words) -> str:
    return words("review-cli-found", rate=decision.moves[1].behind)


def _draw_move(move: str | None, played: TimelineEvent, formatter: EventFormatter) -> Text:
    if move is None:
        return Text(formatter.words("hint-nothing"), style="bold")
    game = current_game(played.state)
    parts = game.describe(played.seat, game.catalogue().notations.index(move))
    return moves.draw_one(formatter, parts.to_json(move))


def _share(words: Words, share: float) -> str:
    return words("hint-percent", rate=share)


def _change(words: Words, hundredths: int) -> str:
    sign = "+" if hundredths > 0 else "−" if hundredths < 0 else "±"
    return words("review-cli-change", sign=sign, rate=abs(hundredths) / 100)


def _score(words: Words, score: float | None, error: float | None) -> str:
    if score is None or error is None or error > MAX_ERROR:
        return words("sim-none")
    return words("review-cli-score", score=score, error=error)
