"""The table of Ex & Hop: its state, views and events (chapter 7). The rules are in `rules`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tischlein.core import fields
from tischlein.core.bits import bit
from tischlein.core.errors import OptionError
from tischlein.core.events import EVERYBODY, Event, Shift, only
from tischlein.core.features import CardSlots, FeatureWriter, seat_names
from tischlein.core.fields import Field
from tischlein.core.hands import HandState
from tischlein.core.moves import MoveParts
from tischlein.core.options import Option, flag, seat_option
from tischlein.core.piles import Piles, empty_piles
from tischlein.core.rng import Rng
from tischlein.core.zones import Zone
from tischlein.games.ex_hop.cards import (
    COLOURS,
    DECLINE,
    FIRST_TILE,
    HIGHEST,
    MOVES,
    OFFER,
    PLAY,
    RED,
    ROWS,
    TILE_SLOTS,
    colour,
    deck,
    give_number,
    play_number,
    points,
    value,
)

BY_LOT: Final = "lot"


def _read_colours(given: object) -> object:
    """Return `lot`, or the letters of the seats' colours; the box decides which letters there are."""
    if isinstance(given, str) and given.isalpha() and len(set(given)) == len(given):
        return given
    if given == BY_LOT:
        return given
    raise OptionError(
        f"option colours of ex-hop is {BY_LOT}, or a different letter for each seat, such as rgb, "
        f"not {str(given)[:40]!r}"
    )


OPTIONS: Final[list[Option]] = [
    Option("colours", [BY_LOT], read=_read_colours),
    Option("starter", [BY_LOT, 0, 1, 2, 3, 4, 5]),
    flag("open_memory"),
]

# The piles; the hand of a seat is HAND + seat, and the tiles it has won are HAND + seats + seat.
STOCK: Final = 0
DISCARD: Final = 1
ROW: Final = 2
STACK: Final = 6  # the tiles that are face down
TILE: Final = 7
HAND: Final = 11

# Phases.
PLAY_PHASE: Final = 0
ANSWER_PHASE: Final = 1
OVER_PHASE: Final = 2
PHASES: Final = ["play", "answer", "over"]

NO_COLOUR: Final = -1
BATCHES: Final = 10

TURN: Final = fields.seat("turn", start=lambda game: game.turn, first=True, when=lambda game: not game.over)
FIELDS: Final[list[Field]] = [
    fields.entry("colours", lambda game: "".join(game.colour_letters()), first=True),
    fields.seat("starter", start=lambda game: game.turn, first=True, public=False),
    TURN,
    fields.choice("phase", PHASES, first=True),
    fields.seat("starter", saved=False),
    fields.derived("colours", lambda game: game.colour_letters(), lambda game, writer: game.write_colours(writer)),
    fields.number("offers", 0, lambda game: game.seats, start=lambda game: 1 if game.phase == ANSWER_PHASE else 0),
    fields.entry("rng", lambda game: game.rng.save()),
    fields.choice("wants", lambda game: game.rules.deck.colours, none=True, brief=True, public=False),
    fields.derived(
        "offer",
        lambda game: game.offer_facts() if game.phase == ANSWER_PHASE else None,
        lambda game, writer: game.write_offer(writer),
    ),
    fields.derived("free", lambda game: {f"row.{row + 1}": game.free_in(row) for row in range(ROWS)}),
    fields.derived("last", lambda game: game.last_facts(), lambda game, writer: game.write_last(writer)),
]


def _first_kinds() -> vec[u8]:
    """Return the kind of each card: its colour and its batch, which is when it was last shuffled into the stock."""
    kinds = vec[u8]([0] * 256)
    for c in range(COLOURS):
        for n in range(1, HIGHEST + 1):
            kinds[16 * c + n] = u8(c * BATCHES)
    return kinds


FIRST_KINDS: Final[vec[u8]] = _first_kinds()


def of_colour(c: i64) -> i64:
    """Return the set of all kinds of a colour."""
    return bit(c * BATCHES) * 0x3FF


class ExHopRules:
    """The options of a table, and its box."""

    def __init__(self, options: dict[str, object], seats: int) -> None:
        box = options["box"]
        assert isinstance(box, dict)
        self.deck = deck("".join(entry["letter"] for entry in box["colours"]))
        self.tiles: list[int] = [
            FIRST_TILE + (RED if entry["colour"] == "red" else 0) + entry["value"]
            for entry in box["tiles"]
            for _ in range(entry["count"])
        ]
        self.starter: i64 = seat_option("ex-hop", "starter", options, seats)
        self.open_memory = options["open_memory"] is True
        colours = str(options["colours"])
        self.colours: list[int] = []
        """By seat; empty if they are drawn by lot."""
        if colours != BY_LOT:
            self.colours = self.read_colours(colours, seats)
        self.undealt = empty_piles(HAND + 2 * seats, HIGHEST * seats)
        """The table before the deal; there are never more tiles than cards."""
        for tile in self.tiles:
            self.undealt.push(STACK, tile)

    def read_colours(self, letters: str, seats: int) -> list[int]:
        known = self.deck.letters
        if len(letters) != seats or len(set(letters)) != seats or not all(letter in known for letter in letters):
            raise OptionError(
                f"colours of ex-hop are {seats} different letters of {known} for {seats} seats, not {letters[:40]!r}"
            )
        return [known.index(letter) for letter in letters]


class ScoredRow:
    """The row scored last. `winner` is -1 after a tie."""

    def __init__(self, row: int, tile: int, winner: int, cards: list[int]) -> None:
        self.row = row
        self.tile = tile
        self.winner = winner
        self.cards = cards


NO_ROW: Final = ScoredRow(-1, 0, -1, [])
ROW_NAMES: Final = [str(row + 1) for row in range(ROWS)]
COLOURS_OF: Final = [f"colour.{name}" for name in seat_names(COLOURS)]


class ExHopLayout(HandState):
    """The table during a game.

    turn, starter  the seats on turn and that began
    colours        the colour of each seat, four bits a seat; `owners` is the seat of each colour, likewise
    offers         consecutive offers (4.7)
    wants          the colour wanted in the offer to be answered, or NO_COLOUR; the card offered is the last in the hand
                   on turn
    answers        the answers given so far, a byte a seat: a card, DECLINED, or 0 for none yet
    batch          how often the stock was replenished, modulo BATCHES
    last           the row scored last; kept while tracking
    """

    def __init__(self, rules: ExHopRules, seats: i64, rng: Rng, piles: Piles) -> None:
        super().__init__(seats, rng, piles, HAND, STOCK, rules.deck.written, FIRST_KINDS)
        self.rules: Final = rules
        self.starter = rules.starter
        self.phase: i64 = PLAY_PHASE
        self.colours: i64 = 0
        self.owners: i64 = 0
        self.offers: i64 = 0
        self.wants: i64 = NO_COLOUR
        self.answers: i64 = 0
        self.batch: i64 = 0
        self.last: ScoredRow | None = None

    def copy_to(self, twin: ExHopLayout) -> None:
        """Copy everything except the rules, the piles and the generator, which the twin is constructed with."""
        self.copy_hands_to(twin)
        twin.starter = self.starter
        twin.phase = self.phase
        twin.colours = self.colours
        twin.owners = self.owners
        twin.offers = self.offers
        twin.wants = self.wants
        twin.answers = self.answers
        twin.batch = self.batch
        twin.last = self.last

    def colour_of(self, seat: i64) -> i64:
        return (self.colours >> (4 * seat)) & 15

    def owner_of(self, c: i64) -> i64:
        """Return the seat that plays for a colour, which must be in play."""
        return (self.owners >> (4 * c)) & 15

    def is_in_play(self, c: i64) -> bool:
        seat: i64 = 0
        while seat < self.seats:
            if self.colour_of(seat) == c:
                return True
            seat += 1
        return False

    def set_colours(self, colours: list[int]) -> None:
        self.colours = 0
        self.owners = 0
        for seat, c in enumerate(colours):
            self.colours |= i64(c) << (4 * seat)
            self.owners |= i64(seat) << (4 * c)

    def won_pile(self, seat: i64) -> i64:
        """Return the pile of the tiles a seat has won."""
        return HAND + self.seats + seat

    def letter(self, c: i64) -> str:
        return self.rules.deck.letters[c]

    def score(self, seat: i64) -> i64:
        """Return the points of a seat (rule 6.2)."""
        total: i64 = 0
        zone = self.won_pile(seat)
        i: i64 = 0
        while i < self.piles.size(zone):
            total += points(self.piles.at(zone, i))
            i += 1
        return total

    def census(self) -> list[int]:
        """Return every card and tile, including colours that are not in play and stay in the box (rule 2.2)."""
        unused = [c for c in range(COLOURS) if self.colours == 0 or not self.is_in_play(c)]
        in_box = [16 * c + n for c in unused for n in range(1, HIGHEST + 1)]
        return sorted(in_box + [card for zone in range(self.piles.zones) for card in self.piles.cards(zone)])

    # --- views

    def zones(self) -> list[Zone]:
        memory = self.rules.open_memory
        zones = [
            Zone("stock", "pile", None, "nothing", STOCK),
            Zone("discard", "pile", None, "all" if memory else "top", DISCARD),
            Zone("stack", "tiles", None, "nothing", STACK),
        ]
        for row in range(ROWS):
            zones.append(Zone(f"tile.{row + 1}", "tile", None, "all", TILE + row))
            zones.append(Zone(f"row.{row + 1}", "row", None, "all", ROW + row))
        zones += [Zone(f"won.{seat}", "tiles", seat, "all", self.won_pile(seat)) for seat in range(self.seats)]
        return zones + self.hand_zones(memory)

    def describe(self, seat: i64, move: i64) -> MoveParts:
        m = MOVES[move]
        if m.kind == DECLINE:
            return MoveParts("decline")
        card = [self.written[int(m.card)]]
        if m.kind == PLAY:
            return MoveParts("play", card, f"row.{m.row + 1}")
        if m.kind == OFFER:
            return MoveParts("offer", card, named={"wants": self.letter(m.wants)})
        return MoveParts("give", card)

    def move_for_drop(self, seat: i64, card: str, zone: str) -> i64:
        """Return the move that plays the card, or gives it in answer to an offer."""
        number = self.rules.deck.cards.get(card)
        if number is None:
            return -1
        if self.phase == ANSWER_PHASE:
            return give_number(number)
        rows = [f"row.{row + 1}" for row in range(ROWS)]
        return play_number(number) + (rows.index(zone) if zone in rows else 0)

    def fields(self) -> list[Field]:
        return FIELDS

    def colour_letters(self) -> list[str]:
        """Return the colours by seat."""
        return [self.letter(self.colour_of(seat)) for seat in range(self.seats)]

    def free_in(self, row: i64) -> int:
        """Return how many cards a row still takes; none if it is closed."""
        if self.piles.size(TILE + row) == 0:
            return 0
        return int(value(self.piles.top(TILE + row)) - self.piles.size(ROW + row))

    def offer_facts(self) -> dict[str, object]:
        card = self.piles.top(HAND + self.turn)
        return {"seat": int(self.turn), "gives": self.letter(colour(card)), "wants": self.letter(self.wants)}

    def last_facts(self) -> dict[str, object] | None:
        """Return the row scored last, which stays in sight (rule 7.1)."""
        last = self.last
        if last is None:
            return None
        return {
            "row": last.row + 1,
            "tile": self.written[last.tile],
            "winner": None if last.winner < 0 else last.winner,
            "cards": [self.written[card] for card in last.cards],
            "sums": self.sums(last.cards),
        }

    def sums(self, cards: list[int]) -> dict[str, int]:
        """Return the sum of each colour, by its letter (rule 5.2)."""
        total: dict[str, int] = {}
        for card in cards:
            letter = self.letter(colour(card))
            total[letter] = total.get(letter, 0) + (card & 15)
        return total

    def card_slots(self, zone: Zone) -> CardSlots:
        return TILE_SLOTS if zone.kind in ("tile", "tiles") else self.rules.deck.card_slots

    def needs_history(self) -> bool:
        return True  # of the row scored last

    def write_features(self, writer: FeatureWriter) -> None:
        writer.seat("turn", self.turn, not self.over)
        writer.one_of("phase", self.phase, PHASES)
        writer.seat("starter", self.starter)
        self.write_colours(writer)
        writer.put("offers", self.offers)
        self.write_offer(writer)
        self.write_last(writer)

    def write_colours(self, writer: FeatureWriter) -> None:
        colours = self.rules.deck.colours
        step: i64 = 0
        while step < self.seats:
            writer.one_of(COLOURS_OF[step], self.colour_of(writer.seat_at(step)), colours)
            step += 1

    def write_offer(self, writer: FeatureWriter) -> None:
        colours = self.rules.deck.colours
        gives: i64 = NO_COLOUR
        if self.phase == ANSWER_PHASE:
            gives = colour(self.piles.top(HAND + self.turn))
        writer.one_of("gives", gives, colours)
        writer.one_of("wants", self.wants, colours)

    def write_last(self, writer: FeatureWriter) -> None:
        last = self.last
        if last is None:
            last = NO_ROW
        writer.one_of("last.row", last.row, ROW_NAMES)
        writer.put("last.tile", points(last.tile))
        writer.seat("last.winner", last.winner)
        writer.cards("last", last.cards, self.rules.deck.card_slots, True)

    # --- events; each method does nothing while nobody listens

    def emit_colours(self) -> None:
        if self.journal is not None:
            facts: dict[str, object] = {"colours": self.colour_letters()}
            self.journal.append(Event("colours", facts=facts, now=facts))

    def emit_tile(self, row: i64) -> None:
        if self.journal is not None:
            tile = self.names(TILE + row)[-1]
            shift = Shift("stack", f"tile.{row + 1}", [tile], EVERYBODY)
            self.journal.append(Event("tile", facts={"row": int(row) + 1, "tile": tile}, shifts=[shift]))

    def emit_play(self, seat: i64, card: i64, row: i64) -> None:
        if self.journal is not None:
            name = self.written[int(card)]
            shift = Shift(f"hand.{seat}", f"row.{row + 1}", [name], EVERYBODY)
            self.journal.append(Event("play", int(seat), {"card": name, "row": int(row) + 1}, shifts=[shift]))

    def emit_scored(self, scored: ScoredRow) -> None:
        """Emit that a row was scored; the cards and the tile have already moved."""
        if self.journal is None:
            return
        row = scored.row + 1
        tile = self.written[scored.tile]
        facts: dict[str, object] = {"row": row, "tile": tile, "sums": self.sums(scored.cards)}
        cards = [self.written[card] for card in reversed(scored.cards)]  # from the top, one by one
        shifts = [Shift(f"row.{row}", "discard", cards, EVERYBODY)]
        if scored.winner < 0:
            self.journal.append(Event("tie", facts=facts, shifts=shifts))
        else:
            shifts.append(Shift(f"tile.{row}", f"won.{scored.winner}", [tile], EVERYBODY))
            self.journal.append(Event("win_row", scored.winner, facts, shifts=shifts))

    def emit_closed(self, row: i64) -> None:
        if self.journal is not None:
            self.journal.append(Event("closed", facts={"row": int(row) + 1}))

    def emit_offer(self) -> None:
        """Emit an offer: everybody learns the colours, only the seat knows the card."""
        if self.journal is not None:
            facts = self.offer_facts()
            secret: dict[str, object] = {"card": self.names(HAND + self.turn)[-1]}
            self.journal.append(Event("offer", int(self.turn), facts, secret, only(int(self.turn))))

    def emit_answer(self, seat: i64, card: i64) -> None:
        """Emit that a seat has answered; only the seat itself sees how."""
        if self.journal is not None:
            secret: dict[str, object] = {"card": self.written[int(card)]} if card > 0 else {"why": "decline"}
            self.journal.append(Event("answer", int(seat), secret=secret, visible_to=only(int(seat))))

    def emit_swap(self, partner: i64) -> None:
        """Emit a swap; the two cards have already changed hands and are the last of each hand."""
        if self.journal is not None:
            visible_to = only(int(self.turn)) | only(int(partner))
            given, got = self.names(HAND + partner)[-1], self.names(HAND + self.turn)[-1]
            shifts = [
                Shift(f"hand.{self.turn}", f"hand.{partner}", [given], visible_to, hint=given[0]),
                Shift(f"hand.{partner}", f"hand.{self.turn}", [got], visible_to, hint=got[0]),
            ]
            facts: dict[str, object] = {"with": int(partner)}
            secret: dict[str, object] = {"given": given, "got": got}
            self.journal.append(Event("swap", int(self.turn), facts, secret, visible_to, shifts))
