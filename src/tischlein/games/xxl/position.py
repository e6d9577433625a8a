"""Positions of the XXL games: the table as a flat dict, and back (rule 10.3)."""

from __future__ import annotations

from tischlein.core.errors import PositionError
from tischlein.core.position import PositionReader
from tischlein.core.rng import Rng
from tischlein.games.kit.card_game import NOT_SET, CardGame
from tischlein.games.xxl.series import GAMES, New, NewSeries, XxlSeries


def load(new: New, reader: PositionReader, options: dict[str, object], seats: int, rng: Rng) -> CardGame:
    game = new(options, seats, rng)
    game.load(reader)
    return game


def save_series(series: XxlSeries) -> dict[str, object]:
    """Return the position of the current game with the score sheet."""
    sheet = ", ".join(" ".join(map(str, row)) for row in series.sheet)
    position: dict[str, object] = {"current": series.current_name(), "sheet": sheet}
    return position | {"trump_from": int(series.trump_from)} | series.current.save()


def load_series(new: NewSeries, reader: PositionReader, options: dict[str, object], seats: int, rng: Rng) -> XxlSeries:
    series = new(options, seats, rng)
    for text in filter(None, reader.text("sheet", "").split(", ")):
        row = text.split()
        if len(row) != seats or not all(place.isdecimal() and 1 <= int(place[:3]) <= seats for place in row):
            raise PositionError(f"sheet of a position has {seats} places a game, not {text[:40]!r}")
        series.sheet.append([int(place) for place in row])
    series.trump_from = reader.number("trump_from", NOT_SET, seats - 1, NOT_SET)
    if len(series.sheet) > len(series.plan):
        raise PositionError(f"sheet of a position has more games than the {len(series.plan)} of the series")
    finished = len(series.sheet) == len(series.plan)
    before = series.sheet[:-1] if finished else series.sheet
    number = series.plan[len(before)]
    reader.expect("current", series.tables[number].catalogue().game, "the game after those of its sheet")
    series.current = load(GAMES[number], reader, options, seats, rng)
    _check_standing(series.current, before)
    series.rng = series.current.rng
    if series.current.over != finished:
        raise PositionError("sheet of a position does not agree with its phase: places are entered when a game is over")
    series.over = finished
    series._mirror()
    return series


def _check_standing(game: CardGame, before: list[list[int]]) -> None:
    """Set the points before a game to the sums of the games before it, which a named standing must equal."""
    standing = [sum(row[seat] for row in before) for seat in range(game.seats)]
    if any(game.standing) and game.standing != standing:
        raise PositionError(
            f"standing of a position is not {' '.join(map(str, standing))}, the sums of its sheet (rule xxl.8.4)"
        )
    game.standing = standing
