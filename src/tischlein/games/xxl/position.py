"""Positions of the XXL games: everything on the table as a flat dict, and a table set up from one (rule 10.3)."""

from __future__ import annotations

from tischlein.core.errors import PositionError
from tischlein.core.position import Reader, rest_of_box
from tischlein.core.rng import Rng
from tischlein.games.xxl.deck import SIZE
from tischlein.games.xxl.layout import NOT_SET, TALON, Layout
from tischlein.games.xxl.series import GAMES, New, NewSeries, XxlSeries


def save(game: Layout) -> dict[str, object]:
    """Hands as held (a drawn card is last), piles up to the top, the talon from the next card to be drawn."""
    deck, piles = game.deck, game.piles
    position: dict[str, object] = {
        "dealer": int(game.dealer),
        "turn": int(game.turn),
        "phase": game.phases()[game.phase],
        "hands": [deck.write(piles.cards(game.hands + seat)) for seat in range(game.seats)],
        "talon": deck.write(piles.cards(TALON)[::-1]),
    }
    for name, zones in game.pile_entries().items():
        texts = [deck.write(piles.cards(zone)) for zone in zones]
        position[name] = texts if len(texts) > 1 else texts[0]
    if any(game.standing):
        position["standing"] = " ".join(map(str, game.standing))
    if game.begins != NOT_SET:
        position["begins"] = int(game.begins)
    return position | game.save_more() | {"rng": game.rng.save()} | game.save_knowledge()


def load(new: New, reader: Reader, options: dict[str, object], seats: int, rng: Rng) -> Layout:
    """A table set up from a position; what it does not name is in the talon, below what is."""
    game = new(options, seats, rng)
    deck, piles = game.deck, game.piles
    zones = {int(game.hands) + seat: deck.read(text) for seat, text in enumerate(reader.texts("hands", seats))}
    for name, targets in game.pile_entries().items():
        texts = reader.texts(name, len(targets))
        zones |= {zone: deck.read(text) for zone, text in zip(targets, texts, strict=True)}
    talon = deck.read(reader.text("talon", ""))
    named = [*talon, *(card for cards in zones.values() for card in cards)]
    rest = rest_of_box(list(range(SIZE)), named, deck.names, "the deck", "xxl.10.3")
    piles.stack(TALON, rest, talon, rng)
    for zone, cards in zones.items():
        piles.fill(zone, cards)
    phases = game.phases()
    game.phase = phases.index(reader.choice("phase", phases, phases[0]))
    game.over = phases[game.phase] == "over"
    game.turn = reader.number("turn", 0, seats - 1, 0)
    game.dealer = reader.number("dealer", 0, seats - 1, seats - 1)
    _load_standing(reader, game)
    game.begins = reader.number("begins", NOT_SET, seats - 1, NOT_SET)
    game.load_more(reader)
    game.load_knowledge(reader, deck.cards)
    game.rng = reader.chance(rng)
    reader.finish()
    game.settle()
    return game


def save_series(series: XxlSeries) -> dict[str, object]:
    """The game being played, and the score sheet."""
    sheet = ", ".join(" ".join(map(str, row)) for row in series.sheet)
    position: dict[str, object] = {"current": series.current_name(), "sheet": sheet}
    return position | {"trump_from": int(series.trump_from)} | save(series.current)


def load_series(new: NewSeries, reader: Reader, options: dict[str, object], seats: int, rng: Rng) -> XxlSeries:
    series = new(options, seats, rng)
    for text in filter(None, reader.text("sheet", "").split(", ")):
        row = text.split()
        if len(row) != seats or not all(place.isdecimal() and 1 <= int(place[:3]) <= seats for place in row):
            raise PositionError(f"sheet of a position has {seats} places a game, which {text[:40]!r} has not")
        series.sheet.append([int(place) for place in row])
    series.trump_from = reader.number("trump_from", NOT_SET, seats - 1, NOT_SET)
    if len(series.sheet) > len(series.plan):
        raise PositionError(f"sheet of a position has more games than the {len(series.plan)} of the series")
    finished = len(series.sheet) == len(series.plan)
    before = series.sheet[:-1] if finished else series.sheet
    number = series.plan[len(before)]
    reader.same("current", series.tables[number].catalogue().game, "the game after those of its sheet")
    series.current = load(GAMES[number], reader, options, seats, rng)
    _stand_by_sheet(series.current, before)
    series.rng = series.current.rng
    if series.current.over != finished:
        raise PositionError("sheet of a position does not agree with its phase: places are entered when a game is over")
    series.over = finished
    series._mirror()
    return series


def _stand_by_sheet(game: Layout, before: list[list[int]]) -> None:
    """The points before a game are the sums of the games before it."""
    standing = [sum(row[seat] for row in before) for seat in range(game.seats)]
    if any(game.standing) and game.standing != standing:
        raise PositionError(
            f"standing of a position is not {' '.join(map(str, standing))}, which its sheet comes to (rule xxl.8.4)"
        )
    game.standing = standing


def _load_standing(reader: Reader, game: Layout) -> None:
    text = reader.text("standing", "")
    points = text.split()
    if not points:
        return
    if len(points) != game.seats or not all(number.isdecimal() and len(number) < 6 for number in points):
        raise PositionError(f"standing of a position is a number for each seat, not {text[:40]!r} (rule xxl.8.4)")
    game.standing = [int(number) for number in points]
