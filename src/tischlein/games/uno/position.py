"""Positions of UNO: everything on the table as a flat dict, and a table set up from one (rule 10.3)."""

from __future__ import annotations

from tischlein.core.bits import has
from tischlein.core.errors import PositionError
from tischlein.core.knowledge import Sight
from tischlein.core.position import Reader
from tischlein.core.rng import Rng, load_rng
from tischlein.games.uno.cards import BOX, CARDS, COLOURS, NO_COLOUR, WILD_FOUR, colour, copies, is_wild, read, write
from tischlein.games.uno.match import GOAL, UnoMatch, new_match
from tischlein.games.uno.round import (
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
    Uno,
    new_round,
)


def save_round(round: Uno) -> dict[str, object]:
    """Hands in the order held (after a draw the drawn card is last), the discard up to its top, the stock from the next card to be drawn."""
    position: dict[str, object] = {
        "dealer": int(round.dealer),
        "turn": int(round.turn),
        "direction": int(round.direction),
        "phase": PHASES[round.phase],
        "hands": [write(round.piles.cards(HAND + seat)) for seat in range(round.seats)],
        "discard": write(round.piles.cards(DISCARD)),
        "stock": write(round.piles.cards(STOCK)[::-1]),
        "rng": round.rng.save(),
    }
    if round.colour != NO_COLOUR:
        position["colour"] = COLOURS[round.colour]
    if round.forgot != NOBODY_FORGOT:
        position["forgot"] = int(round.forgot)
    if round.owed:
        position["owed"] = int(round.owed)
    if round.phase == ANSWER_PHASE:
        position["laid"] = f"{round.laid_by} {round.laid_left} {COLOURS[round.laid_on]}"
    known = round.known
    if known is not None:
        position["limits"] = [
            " ".join(f"{known.limits[seat * known.room + i]:x}" for i in range(round.piles.size(HAND + seat)))
            for seat in range(round.seats)
        ]
        position["limits_stock"] = f"{known.stock:x}"
        position["sights"] = ", ".join(f"{s.viewer} {s.owner} {write(s.cards)}" for s in known.sights)
    return position


def load_round(reader: Reader, options: dict[str, object], seats: int, rng: Rng) -> Uno:
    round = new_round(options, seats, rng)
    hands = [read(text) for text in reader.texts("hands", seats)]
    discard = read(reader.text("discard", ""))
    stock = read(reader.text("stock", ""))
    rest = _rest_of_box([*discard, *stock, *(card for hand in hands for card in hand)])
    round.piles.clear(STOCK)
    for seat, hand in enumerate(hands):
        for card in hand:
            round.piles.push(HAND + seat, card)
    for card in discard:
        round.piles.push(DISCARD, card)
    for card in rest:
        round.piles.push(STOCK, card)
    round.piles.shuffle(STOCK, rng)
    for card in reversed(stock):
        round.piles.push(STOCK, card)
    _load_turn(reader, round)
    _load_knowledge(reader, round)
    if "rng" in reader:
        text = reader.text("rng", "")
        try:
            round.rng = load_rng(text)
        except ValueError:
            raise PositionError(f"rng of a position is not the state of a generator: {text[:40]!r}") from None
    reader.finish()
    round._settle()
    return round


def _rest_of_box(named: list[int]) -> list[int]:
    """10.3: what is not named is in the stock."""
    for card in CARDS:
        if named.count(card) > copies(card):
            raise PositionError(
                f"the position names {CARDS[card]} {named.count(card)} times, but the box of {len(BOX)} cards holds it {copies(card)} times (rule uno.10.3)"
            )
    rest = list(BOX)
    for card in named:
        rest.remove(card)
    return rest


def _load_turn(reader: Reader, round: Uno) -> None:
    last = int(round.seats) - 1
    round.dealer = reader.number("dealer", 0, last, last)
    round.turn = reader.number("turn", 0, last, 0)
    round.direction = reader.number("direction", -1, 1, 1)
    round.phase = PHASES.index(reader.choice("phase", PHASES, "play"))
    round.forgot = reader.number("forgot", NOBODY_FORGOT, last, NOBODY_FORGOT)
    round.owed = reader.number("owed", 0, len(BOX), 2 if round.phase == HIT_PHASE else 0)
    round.over = round.phase == OVER_PHASE
    if round.direction == 0:
        raise PositionError("direction of a position is 1 (to the left) or -1 (to the right), not 0")
    if round.piles.size(DISCARD) == 0:
        raise PositionError("discard of a position names no card, but one always lies on top (rule uno.2.4)")
    for seat in range(round.seats):
        if round.piles.size(HAND + seat) == 0 and not (round.over and seat == round.turn):
            raise PositionError(f"hands of a position leaves seat {seat} without a card, and the round would be over (rule uno.7.1)")
    if round.over and round.piles.size(HAND + round.turn) > 0:
        raise PositionError(f"phase of a position is over, but seat {round.turn} on turn still holds cards (rule uno.7.1)")
    if round.forgot != NOBODY_FORGOT and round.piles.size(HAND + round.forgot) != 1:
        raise PositionError(f"forgot of a position names seat {round.forgot}, which does not hold exactly one card (rule uno.6.1)")
    if round.phase == HIT_PHASE and not round.rules.stacking:
        raise PositionError("phase of a position is hit, but the option stacking is off (rule uno.9.1)")
    _load_colour(reader, round)
    if round.phase == ANSWER_PHASE:
        _load_laid(reader, round)


def _load_colour(reader: Reader, round: Uno) -> None:
    top = round.piles.top(DISCARD)
    default = COLOURS[colour(top)] if not is_wild(top) else ""
    name = reader.choice("colour", [*COLOURS, ""], default)
    if (name == "") != (round.phase == COLOUR_PHASE):
        raise PositionError("colour of a position is missing: the wild on top needs one" if name == "" else "colour of a position is not named yet in phase colour")
    if default and name != default:
        raise PositionError(f"colour of a position is {name}, but {CARDS[int(top)]} lies on top")
    if round.phase == COLOUR_PHASE and (not is_wild(top) or top == WILD_FOUR):
        raise PositionError(f"phase of a position is colour, but {CARDS[int(top)]} lies on top (rule uno.2.8)")
    if name:
        round.set_colour(COLOURS.index(name))


def _load_laid(reader: Reader, round: Uno) -> None:
    if round.piles.top(DISCARD) != WILD_FOUR:
        raise PositionError(f"phase of a position is answer, but {CARDS[int(round.piles.top(DISCARD))]} lies on top (rule uno.5.3)")
    text = reader.text("laid", "")
    parts = text.split()
    if len(parts) == 3 and parts[0].isdecimal() and parts[1].isdecimal() and parts[2] in COLOURS:
        seat, left = int(parts[0]), int(parts[1])
        if seat < round.seats and seat != round.turn and 0 < left <= round.piles.size(HAND + seat):
            round.laid_by, round.laid_left, round.laid_on = seat, left, COLOURS.index(parts[2])
            return
    raise PositionError(f"laid of a position is 'seat cards colour' of the wild-draw-four to be answered, not {text[:40]!r}")


def _load_knowledge(reader: Reader, round: Uno) -> None:
    if "limits" not in reader:
        return
    known = round._know()
    try:
        for seat, text in enumerate(reader.texts("limits", int(round.seats))):
            hand = round.piles.cards(HAND + seat)
            masks = [int(limit, 16) for limit in text.split()]
            if len(masks) != len(hand) or not all(has(mask, card) for mask, card in zip(masks, hand)):
                raise ValueError(text)
            for i, mask in enumerate(masks):
                known.limits[seat * known.room + i] = mask
        known.stock = int(reader.text("limits_stock", ""), 16)
        for text in filter(None, reader.text("sights", "").split(", ")):
            viewer, owner, cards = text.split(" ", 2)
            sight = Sight(int(viewer), int(owner), read(cards))
            held = round.piles.cards(HAND + sight.owner)
            if sight.viewer >= round.seats or any(sight.cards.count(card) > held.count(card) for card in sight.cards):
                raise ValueError(text)
            known.sights.append(sight)
    except (ValueError, IndexError, OverflowError):
        raise PositionError("limits or sights of a position are malformed; leave them out to start with no knowledge") from None


def save_match(match: UnoMatch) -> dict[str, object]:
    position = save_round(match.round)
    position["sheet"] = ", ".join(" ".join(str(points) for points in row) for row in match.sheet)
    return position


def load_match(reader: Reader, options: dict[str, object], seats: int, rng: Rng) -> UnoMatch:
    match = new_match(options, seats, rng)
    for text in filter(None, reader.text("sheet", "").split(", ")):
        row = text.split()
        if len(row) != seats or not all(points.isdecimal() for points in row):
            raise PositionError(f"sheet of a position has {seats} numbers a round, which {text[:40]!r} has not")
        match.sheet.append([int(points) for points in row])
    match.round = load_round(reader, options, seats, rng)
    match.rng = match.round.rng
    match.over = match.round.over
    if match.over != (max(match.totals()) >= GOAL):
        raise PositionError(f"sheet of a position does not agree with its phase: a match is over with {GOAL} points (rule uno.8.1)")
    match._mirror()
    return match
