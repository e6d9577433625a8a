"""Positions of Raise: the table as a flat dict, and back (rule 7.3)."""

from __future__ import annotations

from tischlein.core.bits import bit
from tischlein.core.errors import PositionError
from tischlein.core.fields import load_fields, save_fields
from tischlein.core.position import PositionReader, remaining_cards
from tischlein.core.rng import Rng
from tischlein.games.raise_.cards import DICE, FACES, RaiseComponents, card_of, owner
from tischlein.games.raise_.layout import (
    CHOOSE_PHASE,
    MAX_FIELD,
    MORE_PHASE,
    OVER_PHASE,
    PHASES,
    POINTS,
    POT,
    PRIZE,
    REMOVED,
    TRACK,
    chosen_of,
    hand_of,
    stock_of,
    taken_of,
    won_of,
)
from tischlein.games.raise_.rules import HAND_SIZE, Raise, new_game


def save(game: Raise) -> dict[str, object]:
    """Return the position: hands as held, stocks and points from the next card; pot and won cards with their seat."""
    seats = range(game.seats)
    position: dict[str, object] = {}
    save_fields(game, position, first=True)
    position |= {
        "hands": [" ".join(game.names(hand_of(seat))) for seat in seats],
        "chosen": [" ".join(game.names(chosen_of(seat))) for seat in seats],
        "stocks": [" ".join(game.names(stock_of(seat))[::-1]) for seat in seats],
        "pot": _format_owned(game, POT),
        "won": [_format_owned(game, won_of(seat)) for seat in seats],
        "taken": [" ".join(game.values(taken_of(seat))) for seat in seats],
        "prize": " ".join(game.values(PRIZE)),
        "points": " ".join(game.values(POINTS)[::-1]),
        "removed": " ".join(game.values(REMOVED)),
    }
    save_fields(game, position, first=False)
    return position


def _format_owned(game: Raise, zone: int) -> str:
    return " ".join(f"{game.rules.box.name(card)}.{owner(card)}" for card in game.won.cards(zone))


def load(reader: PositionReader, options: dict[str, object], seats: int, rng: Rng) -> Raise:
    game = new_game(options, seats, rng)
    load_fields(game, reader, first=True)
    game.over = game.phase == OVER_PHASE
    _load_number_cards(reader, game)
    _load_point_cards(reader, game)
    _load_dice(reader, game)
    _load_track(reader, game)
    load_fields(game, reader, first=False)
    _check_raised(game)
    game.rng = reader.rng(rng)
    reader.finish()
    _check_round(game)
    return game


# --- number cards


def _load_number_cards(reader: PositionReader, game: Raise) -> None:
    seats = int(game.seats)
    hands = _parse_sets(reader, game, "hands")
    chosen = _parse_sets(reader, game, "chosen")
    stocks = _parse_sets(reader, game, "stocks")
    pot = _parse_owned(game, "pot", reader.text("pot", ""))
    won = [_parse_owned(game, "won", text) for text in reader.texts("won", seats)]
    spent = [*pot, *(card for pile in won for card in pile)]
    for seat in range(seats):
        _check_hand(game, seat, hands[seat], chosen[seat])
        named = [*hands[seat], *chosen[seat], *stocks[seat], *(card for card in spent if owner(card) == seat)]
        rest = _rest_of_set(game, seat, named)
        game.piles.stack(stock_of(seat), rest, stocks[seat], game.rng)
        game.piles.fill(hand_of(seat), hands[seat])
        game.piles.fill(chosen_of(seat), chosen[seat])
        game.won.fill(won_of(seat), won[seat])
    game.won.fill(POT, pot)


def _parse_sets(reader: PositionReader, game: Raise, entry: str) -> list[list[int]]:
    """Return the cards of an entry with one text for each seat, all of that seat's set."""
    texts = reader.texts(entry, int(game.seats))
    return [[int(card_of(seat, kind)) for kind in game.rules.box.parse(entry, text)] for seat, text in enumerate(texts)]


def _parse_owned(game: Raise, entry: str, text: str) -> list[int]:
    """Return cards that name the seat each is from, such as "b2.0 d5.1"."""
    cards: list[int] = []
    seats = [str(seat) for seat in range(game.seats)]
    for word in text.split():
        name, _, seat = word.rpartition(".")
        if seat not in seats:
            raise PositionError(
                f"{entry} of a position names cards with the seat each is from, such as b2.0, not {word[:20]!r}"
            )
        cards += [int(card_of(seats.index(seat), kind)) for kind in game.rules.box.parse(entry, name)]
    return cards


def _check_hand(game: Raise, seat: int, hand: list[int], chosen: list[int]) -> None:
    if len(chosen) > 1:
        raise PositionError(f"chosen of a position names {len(chosen)} cards of seat {seat}, not one (rule raise.3.4)")
    if chosen and game.phase != CHOOSE_PHASE:
        raise PositionError(
            f"chosen of a position names a card of seat {seat}, which phase {PHASES[game.phase]} has turned over "
            "(rule raise.3.6)"
        )
    if len(hand) + len(chosen) > HAND_SIZE:
        raise PositionError(
            f"hands of a position gives seat {seat} {len(hand) + len(chosen)} cards, which is more than {HAND_SIZE} "
            "(rule raise.2.1)"
        )


def _rest_of_set(game: Raise, seat: int, named: list[int]) -> list[int]:
    """Return the cards of a set that are not named; they are in the stock (rule 7.3)."""
    box = game.rules.box
    whole = [int(card_of(seat, kind)) for kind, copies in enumerate(box.copies) for _ in range(copies)]
    names = {card: f"{box.name(card)} of seat {seat}" for card in whole}
    return remaining_cards(whole, named, names, "its set", "raise.7.3")


# --- point cards


def _load_point_cards(reader: PositionReader, game: Raise) -> None:
    taken = [_parse_values(game, "taken", text) for text in reader.texts("taken", int(game.seats))]
    prize = _parse_values(game, "prize", reader.text("prize", ""))
    points = _parse_values(game, "points", reader.text("points", ""))
    removed = _parse_values(game, "removed", reader.text("removed", ""))
    if len(prize) != (0 if game.over else 1):
        wanted = "no point card when the game is over" if game.over else "the one point card that is played for"
        raise PositionError(f"prize of a position is {wanted}, not {' '.join(map(str, prize))!r} (rule raise.3.2)")
    awarded = sum(len(values) for values in taken) + len(prize)
    if awarded + len(points) > game.rules.rounds:
        raise PositionError(
            f"the position names {awarded + len(points)} point cards as won, to be won or in the stack, "
            f"but {game.seats} seats play for {game.rules.rounds} (rule raise.2.2)"
        )
    if len(removed) > game.rules.removed:
        raise PositionError(
            f"removed of a position names {len(removed)} point cards, but with {game.seats} seats "
            f"{game.rules.removed} are taken out (rule raise.2.2)"
        )
    named = [*prize, *points, *removed, *(value for values in taken for value in values)]
    names = {value: f"the point card {value}" for value in named}
    rest = remaining_cards(
        game.rules.box.values, named, names, "the box", "raise.7.3"
    )  # 7.3: in the stack, or taken out
    game.piles.stack(REMOVED, rest, [], game.rng)
    rest = game.piles.cards(REMOVED)
    missing = int(game.rules.removed) - len(removed)
    game.piles.fill(REMOVED, removed + rest[:missing])
    game.piles.fill(POINTS, rest[missing:] + points[::-1])
    game.piles.fill(PRIZE, prize)
    for seat, values in enumerate(taken):
        game.piles.fill(taken_of(seat), values)
    if reader.number("round", 0, int(game.rules.rounds), game.round_number()) != game.round_number():
        raise PositionError(
            f"round of a position is not {game.round_number()}, the number of point cards turned over (rule raise.3.2)"
        )


def _parse_values(game: Raise, entry: str, text: str) -> list[int]:
    known = {str(value): value for value in game.rules.box.values}
    for word in text.split():
        if word not in known:
            raise PositionError(f"{entry} of a position names {word[:20]!r}, which is not a point card of this box")
    return [known[word] for word in text.split()]


# --- dice and track


def _load_dice(reader: PositionReader, game: Raise) -> None:
    """Read the dice; those that are not named are rolled, unless the game is over. Faces may be in any order."""
    if "dice" not in reader:
        if not game.over:
            game.roll(game.rng)
        return
    faces = reader.text("dice", "").split()
    if not faces and game.over:
        return
    if len(faces) != DICE or any(face not in FACES for face in faces):
        raise PositionError(
            f"dice of a position is {DICE} faces out of {', '.join(FACES)}, not {' '.join(faces)[:60]!r}"
        )
    box = game.rules.box
    shown: list[str] | None = faces
    if not all(box.can_show(die, face) for die, face in enumerate(faces)):
        shown = _faces_by_die(box, 0, sorted(faces))
    if shown is None:
        raise PositionError(
            f"dice of a position is {' '.join(faces)}, which the dice of this box cannot show (rule raise.1.1)"
        )
    game.clear_dice()
    for die, face in enumerate(shown):
        game.show_die(die, FACES.index(face))


def _faces_by_die(box: RaiseComponents, die: int, faces: list[str]) -> list[str] | None:
    """Return the faces in an order in which the dice from this one on can show them, or None if there is none."""
    if not faces:
        return []
    for face in dict.fromkeys(faces):
        if box.can_show(die, face):
            left = faces[:]
            left.remove(face)
            after = _faces_by_die(box, die + 1, left)
            if after is not None:
                return [face, *after]
    return None


def _load_track(reader: PositionReader, game: Raise) -> None:
    text = reader.text("track", "")
    stones = [_parse_stack(game, word) for word in text.split()]
    fields = [field for field, _ in stones]
    seats = [seat for _, stack in stones for seat in stack]
    if len(set(seats)) < len(seats):
        raise PositionError(f"track of a position sets the stone of a seat twice: {text[:40]!r} (rule raise.2.1)")
    if fields != sorted(set(fields)):
        raise PositionError(f"track of a position names fields from the back, each once, not {text[:40]!r}")
    for field, stack in stones:
        for seat in stack:
            game.set_stone(seat, field)


def _parse_stack(game: Raise, word: str) -> tuple[int, list[int]]:
    """Return a field and the seats of its stones from bottom to top, such as "8:1,2"."""
    field, _, stack = word.partition(":")
    seats = [str(seat) for seat in range(game.seats)]
    if (
        field.isdecimal()
        and len(field) < 5
        and 0 < int(field) <= MAX_FIELD
        and all(seat in seats for seat in stack.split(","))
    ):
        return int(field), [seats.index(seat) for seat in stack.split(",")]
    raise PositionError(
        f"track of a position is made of fields from 1 to {MAX_FIELD} with the seats of their stones, such as 8:1,2, "
        f"not {word[:20]!r}"
    )


def _check_raised(game: Raise) -> None:
    if (game.raised > 0) != (game.phase == MORE_PHASE):
        raise PositionError(
            f"raised of a position is {game.raised}, but in phase {PHASES[game.phase]} "
            f"{'a card has' if game.phase == MORE_PHASE else 'no card has'} been played this turn (rule raise.4.3)"
        )


# --- who must move


def _check_round(game: Raise) -> None:
    """Raise PositionError unless the phase agrees with the table and a seat can act; set whose turn it is."""
    stones = game.piles.size(TRACK)
    if game.phase in (CHOOSE_PHASE, OVER_PHASE):
        for entry, size in (("track", stones), ("pot", game.won.size(POT))):
            if size > 0:
                raise PositionError(
                    f"{entry} of a position is not empty, but no card has been turned over in phase "
                    f"{PHASES[game.phase]} (rule raise.3.6)"
                )
    elif stones < 2:
        raise PositionError(
            f"track of a position has {stones} stones, but the round is over with fewer than two (rule raise.5.1)"
        )
    for seat in game.piles.cards(TRACK):
        if game.field(seat) + game.raised + game.hand_worth(seat) > MAX_FIELD:
            raise PositionError(
                f"track of a position sets the stone of seat {seat} where it could pass field {MAX_FIELD}"
            )
    if game.over:
        left = any(game.piles.size(hand_of(seat)) + game.piles.size(stock_of(seat)) > 0 for seat in range(game.seats))
        if left and game.piles.size(POINTS) > 0:
            raise PositionError(
                "phase of a position is over, but a seat has cards, and there are point cards to be won "
                "(rule raise.6.1)"
            )
    elif game.phase == CHOOSE_PHASE:
        _ask_to_choose(game)
    else:
        _ask_to_raise(game)


def _ask_to_choose(game: Raise) -> None:
    game.must = game.holders()
    for seat in range(game.seats):
        if game.piles.size(chosen_of(seat)) > 0:
            game.must &= ~bit(seat)
    if game.must == 0:
        raise PositionError("hands of a position leaves no seat with a card to choose (rule raise.3.4)")


def _ask_to_raise(game: Raise) -> None:
    game.turn = game.piles.top(TRACK)
    game.must = bit(game.turn)
    if game.piles.size(hand_of(game.turn)) == 0:
        raise PositionError(
            f"hands of a position leaves seat {game.turn}, whose turn it is, without a card, and it would have passed "
            "(rule raise.4.4)"
        )
    if game.phase == MORE_PHASE:
        if game.short_by(game.turn) <= 0:
            raise PositionError(
                f"raised of a position brings seat {game.turn} ahead, and its turn would be over (rule raise.4.2)"
            )
        if not game.can_raise(game.turn):
            raise PositionError(
                f"hands of a position is not enough for seat {game.turn} to get ahead, and it could not have played "
                "a card (rule raise.4.4)"
            )
