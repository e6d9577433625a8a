"""Positions of UNO: the table as a flat dict, and back (rule 10.3)."""

from __future__ import annotations

from tischlein.core.errors import PositionError
from tischlein.core.fields import load_fields, save_fields
from tischlein.core.position import PositionReader, remaining_cards
from tischlein.core.rng import Rng
from tischlein.games.uno.cards import (
    BOX,
    CARDS,
    COLOURS,
    KINDS,
    NO_COLOUR,
    WILD_FOUR,
    colour,
    format_cards,
    is_wild,
    parse_cards,
)
from tischlein.games.uno.layout import (
    ANSWER_PHASE,
    COLOUR_PHASE,
    DISCARD,
    DRAWN_PHASE,
    HAND,
    HIT_PHASE,
    NOBODY_FORGOT,
    OVER_PHASE,
    PHASES,
    STOCK,
)
from tischlein.games.uno.match import GOAL, UnoMatch, new_match
from tischlein.games.uno.round import Uno, new_round


def save_round(uno: Uno) -> dict[str, object]:
    """Return the position: hands as held (a drawn card last), discard up to its top, stock from the next card."""
    position: dict[str, object] = {}
    save_fields(uno, position, first=True)
    position |= {
        "hands": [format_cards(uno.piles.cards(HAND + seat)) for seat in range(uno.seats)],
        "discard": format_cards(uno.piles.cards(DISCARD)),
        "stock": format_cards(uno.piles.cards(STOCK)[::-1]),
        "rng": uno.rng.save(),
    }
    save_fields(uno, position, first=False)
    if uno.phase == ANSWER_PHASE:
        position["played"] = f"{uno.played_by} {uno.cards_left} {COLOURS[uno.colour_before]}"
    position |= uno.save_knowledge()
    return position


def load_round(reader: PositionReader, options: dict[str, object], seats: int, rng: Rng) -> Uno:
    uno = new_round(options, seats, rng)
    hands = [parse_cards(text) for text in reader.texts("hands", seats)]
    discard = parse_cards(reader.text("discard", ""))
    stock = parse_cards(reader.text("stock", ""))
    named = [*discard, *stock, *(card for hand in hands for card in hand)]
    rest = remaining_cards(BOX, named, CARDS, f"the box of {len(BOX)} cards", "uno.10.3")
    for seat, hand in enumerate(hands):
        uno.piles.fill(HAND + seat, hand)
    uno.piles.fill(DISCARD, discard)
    uno.piles.stack(STOCK, rest, stock, rng)
    _load_turn(reader, uno)
    uno.load_knowledge(reader, KINDS)
    uno.rng = reader.rng(rng)
    reader.finish()
    uno.ask_next()
    return uno


def _load_turn(reader: PositionReader, uno: Uno) -> None:
    if uno.piles.size(DISCARD) == 0:
        raise PositionError("discard of a position is empty, but it always has a top card (rule uno.2.4)")
    load_fields(uno, reader, first=True)
    load_fields(uno, reader, first=False)
    uno.over = uno.phase == OVER_PHASE
    if uno.direction == 0:
        raise PositionError("direction of a position is 1 (to the left) or -1 (to the right), not 0")
    for seat in range(uno.seats):
        if uno.piles.size(HAND + seat) == 0 and not (uno.over and seat == uno.turn):
            raise PositionError(
                f"hands of a position leaves seat {seat} without a card, and the round would be over (rule uno.7.1)"
            )
    if uno.over and uno.piles.size(HAND + uno.turn) > 0:
        raise PositionError(
            f"phase of a position is over, but seat {uno.turn} on turn still holds cards (rule uno.7.1)"
        )
    if uno.forgot != NOBODY_FORGOT and uno.piles.size(HAND + uno.forgot) != 1:
        raise PositionError(
            f"forgot of a position names seat {uno.forgot}, which does not hold exactly one card (rule uno.6.1)"
        )
    if uno.forgot != NOBODY_FORGOT and uno.phase in (DRAWN_PHASE, COLOUR_PHASE, OVER_PHASE):
        raise PositionError(
            f"forgot of a position names seat {uno.forgot}, but in phase {PHASES[uno.phase]} nobody can be caught "
            "(rule uno.6.2)"
        )
    if uno.phase == HIT_PHASE and not uno.rules.stacking:
        raise PositionError("phase of a position is hit, but the option stacking is off (rule uno.9.1)")
    if (uno.owed > 0) != (uno.phase == HIT_PHASE):
        raise PositionError(
            f"owed of a position is {uno.owed}, but in phase {PHASES[uno.phase]} "
            f"{'cards are' if uno.phase == HIT_PHASE else 'no cards are'} to be taken (rule uno.9.1)"
        )
    _check_colour(uno)
    if uno.phase == ANSWER_PHASE:
        _load_played(reader, uno)


def _check_colour(uno: Uno) -> None:
    top = uno.piles.top(DISCARD)
    if (uno.colour == NO_COLOUR) != (uno.phase == COLOUR_PHASE):
        raise PositionError(
            "colour of a position is missing: the wild on top needs one"
            if uno.colour == NO_COLOUR
            else "colour of a position is not named yet in phase colour"
        )
    if not is_wild(top) and uno.colour != colour(top):
        raise PositionError(f"colour of a position is {COLOURS[uno.colour]}, but {CARDS[int(top)]} is on top")
    if uno.phase == COLOUR_PHASE and (not is_wild(top) or top == WILD_FOUR):
        raise PositionError(f"phase of a position is colour, but {CARDS[int(top)]} is on top (rule uno.2.8)")
    if uno.colour != NO_COLOUR:
        uno.set_colour(uno.colour)


def _load_played(reader: PositionReader, uno: Uno) -> None:
    if uno.piles.top(DISCARD) != WILD_FOUR:
        raise PositionError(
            f"phase of a position is answer, but {CARDS[int(uno.piles.top(DISCARD))]} is on top (rule uno.5.3)"
        )
    text = reader.text("played", "")
    parts = text.split()
    if len(parts) == 3 and all(part.isdecimal() and len(part) < 4 for part in parts[:2]) and parts[2] in COLOURS:
        seat, left = int(parts[0]), int(parts[1])
        if seat < uno.seats and seat != uno.turn and 0 < left <= uno.piles.size(HAND + seat):
            uno.played_by, uno.cards_left, uno.colour_before = seat, left, COLOURS.index(parts[2])
            return
    raise PositionError(
        f"played of a position is 'seat cards colour' of the wild-draw-four to be answered, not {text[:40]!r}"
    )


def save_match(match: UnoMatch) -> dict[str, object]:
    position: dict[str, object] = {"current": match.current_name()}
    position |= save_round(match.round)
    position["sheet"] = ", ".join(" ".join(str(points) for points in row) for row in match.sheet)
    return position


def load_match(reader: PositionReader, options: dict[str, object], seats: int, rng: Rng) -> UnoMatch:
    match = new_match(options, seats, rng)
    reader.expect("current", match.current_name(), "the only game of a match")
    for text in filter(None, reader.text("sheet", "").split(", ")):
        row = text.split()
        if len(row) != seats or not all(points.isdecimal() for points in row):
            raise PositionError(f"sheet of a position has {seats} numbers a round, not {text[:40]!r}")
        match.sheet.append([int(points) for points in row])
    match.round = load_round(reader, options, seats, rng)
    match.rng = match.round.rng
    match.over = match.round.over
    if match.over != (max(match.totals()) >= GOAL):
        raise PositionError(
            f"sheet of a position does not agree with its phase: a match is over with {GOAL} points (rule uno.8.1)"
        )
    match._mirror()
    return match
