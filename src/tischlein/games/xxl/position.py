"""Positions of the XXL games: everything on the table as a flat dict, and a table set up from one (rule 10.3)."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from tischlein.core.errors import PositionError
from tischlein.core.position import Reader, rest_of_box
from tischlein.core.rng import Rng
from tischlein.games.xxl.deck import SIZE
from tischlein.games.xxl.layout import TALON, Layout

New = Callable[[dict[str, object], i64, Rng], Layout]


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
    game.load_more(reader)
    game.load_knowledge(reader, deck.cards)
    game.rng = reader.chance(rng)
    reader.finish()
    game.settle()
    return game


def _load_standing(reader: Reader, game: Layout) -> None:
    text = reader.text("standing", "")
    points = text.split()
    if not points:
        return
    if len(points) != game.seats or not all(number.isdecimal() and len(number) < 6 for number in points):
        raise PositionError(f"standing of a position is a number for each seat, not {text[:40]!r} (rule xxl.8.4)")
    game.standing = [int(number) for number in points]
