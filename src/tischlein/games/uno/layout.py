"""The table of UNO: its state, views and events (chapter 10). The rules are in `round`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core import fields
from tischlein.core.events import EVERYBODY, Event, Shift, only
from tischlein.core.features import CardSlots, FeatureWriter
from tischlein.core.fields import Field
from tischlein.core.hands import HandState
from tischlein.core.knowledge import SAME
from tischlein.core.moves import MoveParts
from tischlein.core.options import Option, flag, seat_option
from tischlein.core.piles import Piles, empty_piles
from tischlein.core.rng import Rng
from tischlein.core.zones import Zone
from tischlein.games.uno.cards import (
    ACCEPT,
    BOX,
    CARD_SLOTS,
    CARDS,
    COLOUR_LETTERS,
    COLOURS,
    DRAW,
    MOVES,
    NAME,
    NO_COLOUR,
    PLAY,
    TAKE,
    UnoMove,
    colour,
    is_wild,
)

OPTIONS: Final[list[Option]] = [
    Option("scoring", ["winner", "own"]),
    Option("dealer", ["draw", 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    flag("open_memory"),
    flag("stacking", house=True),
    flag("reverse_skips", house=True),
    flag("draw_until_playable", house=True),
]

# The piles; the hand of a seat is HAND + seat.
STOCK: Final = 0
DISCARD: Final = 1
HAND: Final = 2

# What the seat on turn is asked.
PLAY_PHASE: Final = 0
DRAWN_PHASE: Final = 1  # has drawn; the drawn card is the last of the hand
ANSWER_PHASE: Final = 2  # to a wild-draw-four
HIT_PHASE: Final = 3  # by a draw-two, with stacking
COLOUR_PHASE: Final = 4  # of a wild turned over as first card
OVER_PHASE: Final = 5
PHASES: Final = ["play", "drawn", "answer", "hit", "colour", "over"]

NOBODY_FORGOT: Final = -1

FIELDS: Final[list[Field]] = [
    fields.seat("dealer", start=lambda uno: uno.seats - 1, first=True, public=False),
    fields.seat("turn", first=True, when=lambda uno: not uno.over),
    fields.number("direction", -1, 1, start=1, first=True),
    fields.choice("phase", PHASES, first=True),
    fields.derived("dealer", lambda uno: int(uno.dealer), lambda uno, writer: writer.seat("dealer", uno.dealer)),
    fields.choice("colour", COLOUR_LETTERS, start=lambda uno: uno.colour_on_top(), none=True, brief=True),
    fields.seat("forgot", nobody=True, brief=True),
    fields.number("owed", 0, len(BOX), start=lambda uno: 2 if uno.phase == HIT_PHASE else 0, brief=True),
    fields.seat("played_by", saved=False, when=lambda uno: uno.phase == ANSWER_PHASE),
]


class UnoRules:
    """The options of a table."""

    def __init__(self, options: dict[str, object], seats: int) -> None:
        self.dealer: i64 = seat_option("uno", "dealer", options, seats)
        self.own_scoring = options["scoring"] == "own"
        self.open_memory = options["open_memory"] is True
        self.stacking = options["stacking"] is True
        self.reverse_skips = options["reverse_skips"] is True and seats == 2
        self.draw_until_playable = options["draw_until_playable"] is True
        self.undealt = empty_piles(HAND + seats, len(BOX))
        """The table before the deal: everything in the stock."""
        for card in BOX:
            self.undealt.push(STOCK, card)


class UnoLayout(HandState):
    """The table during a round. The discard becomes the stock, all but its top card, when that is empty (3.8).

    turn, direction  whose turn, and +1 to the left or -1 to the right; when the round is over, `turn` is its winner
    colour           the current colour; NO_COLOUR only until the colour of a wild turned over is named
    fitting          the kinds of card that may be played now (3.2)
    forgot           the seat that forgot to call and can be caught, or NOBODY_FORGOT
    owed             cards a stack of draw-twos adds up to (9.1)
    played_by        whose wild-draw-four is to be answered; `cards_left` in that hand, after `colour_before`
    """

    def __init__(self, rules: UnoRules, seats: i64, rng: Rng, piles: Piles) -> None:
        super().__init__(seats, rng, piles, HAND, STOCK, CARDS, SAME, DISCARD)
        self.rules: Final = rules
        self.dealer = rules.dealer
        self.colour: i64 = NO_COLOUR
        self.fitting: i64 = 0
        self.phase: i64 = PLAY_PHASE
        self.forgot: i64 = NOBODY_FORGOT
        self.owed: i64 = 0
        self.played_by: i64 = 0
        self.cards_left: i64 = 0
        self.colour_before: i64 = NO_COLOUR

    def copy_to(self, twin: UnoLayout) -> None:
        """Copy everything except the rules, the piles and the generator, which the twin is constructed with."""
        self.copy_hands_to(twin)
        twin.dealer = self.dealer
        twin.colour = self.colour
        twin.fitting = self.fitting
        twin.phase = self.phase
        twin.forgot = self.forgot
        twin.owed = self.owed
        twin.played_by = self.played_by
        twin.cards_left = self.cards_left
        twin.colour_before = self.colour_before

    # --- views

    def zones(self) -> list[Zone]:
        memory = self.rules.open_memory
        return [
            Zone("stock", "pile", None, "nothing", STOCK),
            Zone("discard", "pile", None, "all" if memory else "top", DISCARD),
            *self.hand_zones(memory),
        ]

    def describe(self, seat: i64, move: i64) -> MoveParts:
        m = MOVES[move]
        named: dict[str, object] = {}
        if m.kind == NAME or (m.kind == PLAY and is_wild(m.card)):
            named["colour"] = COLOURS[m.names]
        if m.call:
            named["call"] = True
        if m.kind == PLAY:
            return MoveParts("play", [CARDS[int(m.card)]], "discard", named=named)
        if m.kind == NAME:
            return MoveParts("name", named=named)
        return MoveParts(m.notation, at=["stock"] if m.kind in (DRAW, ACCEPT, TAKE) else None)

    def fields(self) -> list[Field]:
        return FIELDS

    def colour_on_top(self) -> int:
        """Return the colour of the top card, or NO_COLOUR if that is a wild."""
        top = self.piles.top(DISCARD)
        return NO_COLOUR if is_wild(top) else int(colour(top))

    def card_slots(self, zone: Zone) -> CardSlots:
        return CARD_SLOTS

    def write_features(self, writer: FeatureWriter) -> None:
        writer.seat("turn", self.turn, not self.over)
        writer.put("direction", self.direction)
        writer.one_of("colour", self.colour, COLOUR_LETTERS)
        writer.one_of("phase", self.phase, PHASES)
        writer.seat("dealer", self.dealer)
        writer.seat("forgot", self.forgot)
        writer.put("owed", self.owed)
        writer.seat("played_by", self.played_by, self.phase == ANSWER_PHASE)

    # --- events; each method does nothing while nobody listens

    def emit_lot(self, tied: list[int], left: i64) -> None:
        """Emit that the tied seats have drawn the stock's cards from `left` on, the first seat the last of them."""
        if self.journal is not None:
            drawn = self.names(STOCK)[left : left + len(tied)]
            draws = [[seat, card] for seat, card in zip(tied, reversed(drawn), strict=True)]
            self.journal.append(Event("lot", facts={"draws": draws}))

    def emit_start(self, card: i64) -> None:
        if self.journal is not None:
            name = CARDS[int(card)]
            shift = Shift("stock", "discard", [name], EVERYBODY)
            self.journal.append(Event("start", facts={"card": name}, shifts=[shift]))

    def emit_return(self, card: i64) -> None:
        if self.journal is not None:
            shift = Shift("discard", "stock", [CARDS[int(card)]], EVERYBODY)
            self.journal.append(Event("return", shifts=[shift]))

    def emit_play(self, seat: i64, m: UnoMove, drawn: bool) -> None:
        if self.journal is not None:
            card = CARDS[int(m.card)]
            facts: dict[str, object] = {"card": card, "call": m.call}
            if is_wild(m.card):
                facts["colour"] = COLOURS[m.names]
            shift = Shift(f"hand.{seat}", "discard", [card], EVERYBODY, drawn)
            self.journal.append(Event("play", int(seat), facts, shifts=[shift]))

    def emit_name(self, seat: i64) -> None:
        if self.journal is not None:
            self.journal.append(Event("name", int(seat), {"colour": COLOURS[self.colour]}))

    def emit_catch(self, seat: i64, caught: i64) -> None:
        if self.journal is not None:
            self.journal.append(Event("catch", int(seat), {"caught": int(caught)}))

    def emit_challenge(self, seat: i64, guilty: bool) -> None:
        """Emit a challenge: everybody hears the verdict, only the challenger sees the hand."""
        if self.journal is not None:
            facts: dict[str, object] = {"challenged": int(self.played_by), "why": "guilty" if guilty else "innocent"}
            shown = sorted(self.piles.cards(HAND + self.played_by)[: self.cards_left])
            secret: dict[str, object] = {"known": {f"hand.{self.played_by}": [CARDS[card] for card in shown]}}
            self.journal.append(Event("challenge", int(seat), facts, secret, only(int(seat))))

    def emit_end(self) -> None:
        """Emit the end; the winner is on turn."""
        if self.journal is not None:
            facts: dict[str, object] = {"scores": self.scores(), "places": self.places()}
            self.journal.append(Event("end", int(self.turn), facts, shown=self.all_hands()))
