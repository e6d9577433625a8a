"""Positions of Ex & Hop: the table as a flat dict, and back (rule 7.3)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from tischlein.core.bits import bit, has
from tischlein.core.errors import OptionError, PositionError
from tischlein.core.fields import load_fields, save_fields
from tischlein.core.moves import MoveList
from tischlein.core.position import PositionReader, remaining_cards
from tischlein.core.rng import Rng
from tischlein.games.ex_hop.cards import (
    GIVE,
    MOVES,
    ROWS,
    colour,
    format_tiles,
    parse_tiles,
    slot,
    tile_name,
    value,
)
from tischlein.games.ex_hop.layout import (
    ANSWER_PHASE,
    BATCHES,
    DISCARD,
    FIRST_KINDS,
    HAND,
    NO_COLOUR,
    OVER_PHASE,
    ROW,
    STACK,
    STOCK,
    TILE,
    TURN,
    ScoredRow,
)
from tischlein.games.ex_hop.rules import DECLINED, FULL_HAND, ExHop, new_game


def save(game: ExHop) -> dict[str, object]:
    """Return the position: hands as held (an offered card last), piles up to the top, stocks from the next card."""
    piles, deck = game.piles, game.rules.deck
    seats = range(game.seats)
    position: dict[str, object] = {}
    save_fields(game, position, first=True)
    position |= {
        "hands": [deck.format(piles.cards(HAND + seat)) for seat in seats],
        "rows": [deck.format(piles.cards(ROW + row)) for row in range(ROWS)],
        "tiles": [format_tiles(piles.cards(TILE + row)) for row in range(ROWS)],
        "won": [format_tiles(piles.cards(game.won_pile(seat))) for seat in seats],
        "discard": deck.format(piles.cards(DISCARD)),
        "stock": deck.format(piles.cards(STOCK)[::-1]),
        "stack": format_tiles(piles.cards(STACK)[::-1]),
    }
    save_fields(game, position, first=False)
    if game.phase == ANSWER_PHASE:
        answers = [(seat, int(game.answer_of(seat))) for seat in seats if game.answer_of(seat) != 0]
        written = game.written | {DECLINED: "decline"}
        position["answers"] = " ".join(f"{seat}:{written[answer]}" for seat, answer in answers)
    last = game.last
    if last is not None:
        winner = "-" if last.winner < 0 else str(last.winner)
        position["last"] = f"{last.row + 1} {tile_name(last.tile)} {winner} {deck.format(last.cards)}"
    if game.knowledge is not None:
        position["batch"] = int(game.batch)
        position["batches"] = "".join(str(game.knowledge.kinds[card] % BATCHES) for card in deck.names)
    return position | game.save_knowledge()


def load(reader: PositionReader, options: dict[str, object], seats: int, rng: Rng) -> ExHop:
    game = new_game(options, seats, rng)
    _load_colours(reader, game)
    _load_cards(reader, game, rng)
    _load_tiles(reader, game, rng)
    _load_turn(reader, game)
    if game.phase == ANSWER_PHASE:
        _load_answers(reader, game)
    elif game.wants != NO_COLOUR:
        raise PositionError(
            f"wants of a position is {game.letter(game.wants)}, but there is an offer only in phase answer "
            "(rule ex-hop.4.1)"
        )
    _load_last(reader, game)
    _load_batches(reader, game)
    game.load_knowledge(reader, game.rules.deck.cards)
    game.rng = reader.rng(rng)
    reader.finish()
    game.ask_next()
    return game


def _load_colours(reader: PositionReader, game: ExHop) -> None:
    """Read the colours of the position, or take those of the option, or else the first ones of the box."""
    seats = int(game.seats)
    letters = reader.text("colours", "".join(game.rules.deck.letters[c] for c in game.rules.colours or range(seats)))
    try:
        game.set_colours(game.rules.read_colours(letters, seats))
    except OptionError as error:
        raise PositionError(f"of a position, {error} (rule ex-hop.2.1)") from None


def _load_cards(reader: PositionReader, game: ExHop, rng: Rng) -> None:
    """Read the cards; those that are not named are at the bottom of the stock (rule 7.3)."""
    deck, piles = game.rules.deck, game.piles
    zones = {HAND + seat: deck.parse(text) for seat, text in enumerate(reader.texts("hands", int(game.seats)))}
    zones |= {ROW + row: deck.parse(text) for row, text in enumerate(reader.texts("rows", ROWS))}
    zones[DISCARD] = deck.parse(reader.text("discard", ""))
    stock = deck.parse(reader.text("stock", ""))
    named = [*stock, *(card for cards in zones.values() for card in cards)]
    for card in named:
        if named.count(card) > 1:
            raise PositionError(f"the position names {deck.names[card]} twice (rule ex-hop.7.3)")
        if not game.is_in_play(colour(card)):
            raise PositionError(f"the position names {deck.names[card]}, whose colour is not in play (rule ex-hop.2.2)")
    rest = [card for card in deck.names if card not in named and game.is_in_play(colour(card))]
    piles.stack(STOCK, rest, stock, rng)
    for zone, cards in zones.items():
        piles.fill(zone, cards)
    for seat in range(game.seats):
        if piles.size(HAND + seat) > FULL_HAND:
            raise PositionError(f"hands of a position gives seat {seat} more than four cards (rule ex-hop.2.3)")


def _load_tiles(reader: PositionReader, game: ExHop, rng: Rng) -> None:
    """Read the tiles; those that are not named are at the bottom of the stack."""
    piles = game.piles
    zones = {TILE + row: parse_tiles(text) for row, text in enumerate(reader.texts("tiles", ROWS))}
    zones |= {game.won_pile(seat): parse_tiles(text) for seat, text in enumerate(reader.texts("won", int(game.seats)))}
    stack = parse_tiles(reader.text("stack", ""))
    named = [*stack, *(tile for tiles in zones.values() for tile in tiles)]
    names = {tile: f"the tile {tile_name(tile)}" for tile in named}
    rest = remaining_cards(game.rules.tiles, named, names, "the box", "ex-hop.7.3")
    piles.stack(STACK, rest, stack, rng)
    for zone, tiles in zones.items():
        piles.fill(zone, tiles)
    for row in range(ROWS):
        _check_row(game, row)


def _check_row(game: ExHop, row: i64) -> None:
    piles = game.piles
    where = f"row {row + 1}"
    if piles.size(TILE + row) > 1:
        raise PositionError(f"tiles of a position names more than one tile for {where} (rule ex-hop.2.4)")
    if piles.size(TILE + row) == 0:
        if piles.size(ROW + row) > 0:
            raise PositionError(f"rows of a position has cards in {where}, which is closed (rule ex-hop.3.4)")
        if piles.size(STACK) > 0:
            raise PositionError(
                f"tiles of a position names none for {where}, but the stack is not empty (rule ex-hop.5.3)"
            )
    elif piles.size(ROW + row) >= value(piles.top(TILE + row)):
        raise PositionError(f"rows of a position has a full {where}, which would have been scored (rule ex-hop.5.1)")


def _load_turn(reader: PositionReader, game: ExHop) -> None:
    TURN.load(game, reader)  # first: by default, the seat on turn began
    load_fields(game, reader, first=True)
    load_fields(game, reader, first=False)
    game.over = game.phase == OVER_PHASE
    tiles_left = any(game.piles.size(TILE + row) > 0 for row in range(ROWS))
    if game.over == tiles_left:
        raise PositionError(
            "phase of a position does not agree with its tiles: the game is over when none is left (rule ex-hop.6.1)"
        )
    if not game.over and game.piles.size(HAND + game.turn) == 0:
        raise PositionError(f"turn of a position is seat {game.turn}, which holds no card (rule ex-hop.3.7)")


def _load_answers(reader: PositionReader, game: ExHop) -> None:
    game.must = game.others_with_cards()
    if game.must == 0 or game.offers == 0:
        raise PositionError("phase of a position is answer, but nobody made an offer or can answer (rule ex-hop.4.6)")
    if game.wants == NO_COLOUR:
        raise PositionError("wants of a position is missing: the colour wanted in the offer (rule ex-hop.4.1)")
    if not game.is_in_play(game.wants):
        raise PositionError(f"wants of a position is {game.letter(game.wants)}, which is not in play (rule ex-hop.4.1)")
    for text in reader.text("answers", "").split():
        seat, answer = _read_answer(game, text)
        game.record_answer(seat, answer)
        game.must &= ~bit(seat)
    if game.must == 0:
        raise PositionError("answers of a position has all of them, so the offer would be over (rule ex-hop.4.4)")


def _read_answer(game: ExHop, text: str) -> tuple[int, int]:
    """Return a seat and the card it gives, or 0 if it declines."""
    name, _, answer = text.partition(":")
    if name.isdecimal() and len(name) == 1 and int(name) < game.seats and has(game.must, int(name)):
        moves = MoveList()
        game.legal(int(name), moves)
        for move in moves.sorted():
            if game.catalogue().notations[move] == answer:
                return int(name), int(MOVES[move].card) if MOVES[move].kind == GIVE else 0
    raise PositionError(f"answers of a position are seat:card or seat:decline, not {text[:40]!r}")


def _load_last(reader: PositionReader, game: ExHop) -> None:
    text = reader.text("last", "")
    if not text:
        return
    parts = text.split()
    winners = ["-"] + [str(seat) for seat in range(game.seats)]
    if len(parts) > 3 and parts[0] in ("1", "2", "3", "4") and parts[2] in winners:
        tiles, cards = parse_tiles(parts[1]), game.rules.deck.parse(" ".join(parts[3:]))
        winner = -1 if parts[2] == "-" else int(parts[2])
        if len(cards) == value(tiles[0]) and all(game.is_in_play(colour(card)) for card in cards):
            game.last = ScoredRow(int(parts[0]) - 1, tiles[0], winner, cards)
            return
    raise PositionError(
        f"last of a position is 'row tile winner cards' of the row scored last (winner - for a tie), not {text[:40]!r}"
    )


def _load_batches(reader: PositionReader, game: ExHop) -> None:
    """Read when each card was last shuffled into the stock, which everybody knows."""
    game.batch = reader.number("batch", 0, BATCHES - 1, 0)
    text = reader.text("batches", "")
    if not text:
        return
    names = game.rules.deck.names
    if len(text) != len(names) or not all(digit in "0123456789" for digit in text):
        raise PositionError(f"batches of a position is a digit for each card of the box, not {text[:40]!r}")
    kinds = FIRST_KINDS[:]
    for card in names:
        kinds[card] = u8(colour(card) * BATCHES + int(text[slot(card)]))
    game.ensure_knowledge().kinds = kinds
