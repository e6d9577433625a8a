"""The table of Raise: its state, views and events (chapter 7). The rules are in `rules`."""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64, u8

from tischlein.core import fields
from tischlein.core.bits import bit
from tischlein.core.events import EVERYBODY, Event, Shift, only
from tischlein.core.features import CardSlots, FeatureWriter, seat_names
from tischlein.core.fields import Field
from tischlein.core.moves import MoveParts
from tischlein.core.options import Option, seat_option
from tischlein.core.piles import Piles, empty_piles
from tischlein.core.rng import Rng
from tischlein.core.state import State
from tischlein.core.zones import Zone
from tischlein.games.raise_.cards import DICE, FACES, LETTERS, MAX_SEATS, PASS, RaiseComponents, card_of, kind, owner

OPTIONS: Final[list[Option]] = [Option("starter", ["lot", 0, 1, 2, 3, 4])]

# Piles of the table, then four for each seat. The track holds seats, from the stone in front to the one on turn.
POINTS: Final = 0
REMOVED: Final = 1
PRIZE: Final = 2
TRACK: Final = 3

# The pot and the number cards won are a separate group of piles, with room for all cards.
WON_PILES: Final = 1
POT: Final = 0


def hand_of(seat: i64) -> i64:
    return 4 + 4 * seat


def stock_of(seat: i64) -> i64:
    return 5 + 4 * seat


def chosen_of(seat: i64) -> i64:
    return 6 + 4 * seat


def taken_of(seat: i64) -> i64:
    """Return the pile of the point cards a seat has won."""
    return 7 + 4 * seat


def won_of(seat: i64) -> i64:
    """Return the pile of the number cards a seat has won."""
    return 1 + seat


CHOOSE_PHASE: Final = 0
RAISE_PHASE: Final = 1
MORE_PHASE: Final = 2  # has played a card this turn, and is not ahead yet
OVER_PHASE: Final = 3
PHASES: Final = ["choose", "raise", "more", "over"]

NO_SEAT: Final = -1
NOT_ROLLED: Final = -1
NO_FACTORS: Final = 0x11111
"""The factors before a roll: every symbol counts once (3.3)."""

MAX_FIELD: Final = 4095
"""The last field that can be counted (twelve bits), far beyond any game."""

CENSUS_POINTS: Final = 200
"""The offset of point cards in a census, after all number cards."""

FIELDS: Final[list[Field]] = [
    fields.seat("roller", first=True, public=False),
    fields.entry("round", lambda game: game.round_number(), first=True),
    fields.seat("turn", saved=False, when=lambda game: game.is_raising()),
    fields.choice("phase", PHASES, first=True),
    fields.seat("roller", saved=False),
    fields.figure("round", lambda game: game.round_number()),
    fields.figure("rounds", lambda game: int(game.rules.rounds)),
    fields.entry("dice", lambda game: " ".join(game.shown_faces()), first=True),
    fields.derived("dice", lambda game: game.shown_faces(), lambda game, writer: game.write_dice(writer)),
    fields.derived("factors", lambda game: game.factors_by_letter(), lambda game, writer: game.write_factors(writer)),
    fields.entry("track", lambda game: " ".join(f"{field}:{','.join(map(str, on))}" for field, on in game.stones())),
    fields.derived(
        "track",
        lambda game: [{"field": field, "seats": on} for field, on in game.stones()],
        lambda game, writer: game.write_track(writer),
    ),
    fields.number("raised", 0, MAX_FIELD),
    fields.figure("ahead_of", lambda game: int(game.ahead_of()) if game.is_raising() else None),
    fields.entry("rng", lambda game: game.rng.save()),
]

DIE_NAMES: Final = [f"die.{die + 1}" for die in range(DICE)]
FACTOR_NAMES: Final = [f"factor.{letter}" for letter in LETTERS]
STONE_NAMES: Final = [f"stone.{name}" for name in seat_names(MAX_SEATS)]
FIELD_NAMES: Final = [f"stone.{name} field" for name in seat_names(MAX_SEATS)]


class RaiseRules:
    """The box and the options of a table."""

    def __init__(self, options: dict[str, object], seats: int) -> None:
        self.starter: i64 = seat_option("raise", "starter", options, seats)
        self.box: Final = RaiseComponents(cast(Any, options["box"]))
        self.removed: Final[i64] = 8 - seats
        """How many point cards are taken out (2.2)."""
        self.rounds: Final[i64] = len(self.box.values) - self.removed
        self.piles: Final = empty_piles(4 + 4 * seats, 30)
        """The table before the deal: everything in the stocks."""
        self.won: Final = empty_piles(1 + seats, 30 * seats)
        for value in self.box.values:
            self.piles.push(POINTS, value)
        for seat in range(seats):
            for found, count in enumerate(self.box.copies):
                for _ in range(count):
                    self.piles.push(stock_of(seat), card_of(seat, found))


class RaiseLayout(State):
    """The table during a game.

    piles, won   everything on the table; `won` holds the pot and the number cards won, which need more room
    roller       the seat that has the dice
    turn         whose stone is on turn; NO_SEAT while everybody chooses
    dice         the faces shown, three bits a die, or NOT_ROLLED
    factors      how often each symbol counts (3.3), four bits a symbol
    spots        the fields of the stones, twelve bits a seat
    raised       what the cards played this turn are worth
    """

    def __init__(self, rules: RaiseRules, seats: i64, rng: Rng, piles: Piles, won: Piles) -> None:
        super().__init__(seats, rng)
        self.rules: Final = rules
        self.piles: Final = piles
        self.won: Final = won
        self.roller = rules.starter
        self.turn: i64 = NO_SEAT
        self.phase: i64 = CHOOSE_PHASE
        self.dice: i64 = NOT_ROLLED
        self.factors: i64 = NO_FACTORS
        self.spots: i64 = 0
        self.raised: i64 = 0

    def copy_to(self, twin: RaiseLayout) -> None:
        """Copy everything except the rules, the piles and the generator, which the twin is constructed with."""
        twin.must = self.must
        twin.over = self.over
        twin.tracking = self.tracking
        twin.roller = self.roller
        twin.turn = self.turn
        twin.phase = self.phase
        twin.dice = self.dice
        twin.factors = self.factors
        twin.spots = self.spots
        twin.raised = self.raised

    # --- dice and track

    def show_die(self, die: i64, face: i64) -> None:
        """Set the face of a die; blanks are counted, too, but no card asks for them."""
        self.dice |= face << (3 * die)
        self.factors += bit(4 * face)

    def clear_dice(self) -> None:
        self.dice = 0
        self.factors = NO_FACTORS

    def worth(self, card: i64) -> i64:
        """Return the worth of a card: its number times one more than the dice that show its symbol (rule 3.3)."""
        box = self.rules.box
        return box.numbers[kind(card)] * ((self.factors >> box.shifts[kind(card)]) & 15)

    def field(self, seat: i64) -> i64:
        return (self.spots >> (12 * seat)) & 4095

    def set_stone(self, seat: i64, field: i64) -> None:
        """Put a stone on a field, on top of those already there (rule 3.6)."""
        shift = 12 * seat
        self.spots = (self.spots & ~(bit(shift) * 4095)) | (field << shift)
        cells = self.piles.cells
        base = self.piles.base(TRACK)
        at = base + i64(cells[TRACK])
        cells[TRACK] += 1
        while at > base and self.field(i64(cells[at - 1])) < field:
            cells[at] = cells[at - 1]
            at -= 1
        cells[at] = u8(seat)

    def ahead_of(self) -> i64:
        """Return the field of the second-to-last stone."""
        return self.field(self.piles.at(TRACK, self.piles.size(TRACK) - 2))

    def stones(self) -> list[tuple[int, list[int]]]:
        """Return the fields with stones, from the back, and the seats of each from bottom to top."""
        found: dict[int, list[int]] = {}
        for seat in self.piles.cards(TRACK):
            found.setdefault(int(self.field(seat)), []).append(seat)
        return sorted(found.items())

    # --- contents of piles

    def names(self, zone: i64) -> list[str]:
        """Return the names of the number cards of a pile, from bottom to top."""
        return [self.rules.box.name(card) for card in self.piles.cards(zone)]

    def won_names(self, zone: i64) -> list[str]:
        return [self.rules.box.name(card) for card in self.won.cards(zone)]

    def values(self, zone: i64) -> list[str]:
        """Return the point cards of a pile."""
        return [str(value) for value in self.piles.cards(zone)]

    def round_number(self) -> int:
        """Return how many point cards have been turned over."""
        return int(self.rules.rounds - self.piles.size(POINTS))

    def census(self) -> list[int]:
        found = [CENSUS_POINTS + value for zone in (POINTS, REMOVED, PRIZE) for value in self.piles.cards(zone)]
        found += self.won.cards(POT)
        for seat in range(self.seats):
            for zone in (hand_of(seat), stock_of(seat), chosen_of(seat)):
                found += self.piles.cards(zone)
            found += self.won.cards(won_of(seat))
            found += [CENSUS_POINTS + value for value in self.piles.cards(taken_of(seat))]
        return sorted(found)

    # --- views (7.1); removed point cards are in no zone (2.2)

    def zones(self) -> list[Zone]:
        zones = [
            Zone("points", "pile", None, "nothing", POINTS),
            Zone("prize", "pile", None, "all", PRIZE),
            Zone("pot", "pile", None, "all", POT, WON_PILES),
        ]
        for seat in range(self.seats):
            zones += [
                Zone(f"stock.{seat}", "pile", seat, "nothing", stock_of(seat)),
                Zone(f"hand.{seat}", "hand", seat, "owner", hand_of(seat)),
                Zone(f"chosen.{seat}", "chosen", seat, "owner", chosen_of(seat)),
                Zone(f"won.{seat}", "pile", seat, "all", won_of(seat), WON_PILES),
                Zone(f"taken.{seat}", "pile", seat, "all", taken_of(seat)),
            ]
        return zones

    def pile_group(self, number: i64) -> Piles:
        if number == WON_PILES:
            return self.won
        return self.piles

    def card_slots(self, zone: Zone) -> CardSlots:
        box = self.rules.box
        return box.point_slots if _holds_points(zone) else box.number_slots

    def describe(self, seat: i64, move: i64) -> MoveParts:
        box = self.rules.box
        if move == box.pass_move:
            return MoveParts(PASS)
        if self.phase == CHOOSE_PHASE:
            return MoveParts("play", [box.names[move]], f"chosen.{seat}")
        return MoveParts("play", [box.names[move]], "pot")

    def fields(self) -> list[Field]:
        return FIELDS

    def is_raising(self) -> bool:
        """Say whether a stone is on turn."""
        return self.phase in (RAISE_PHASE, MORE_PHASE)

    def factors_by_letter(self) -> dict[str, int]:
        return {letter: int((self.factors >> (4 * symbol)) & 15) for symbol, letter in enumerate(LETTERS)}

    def write_features(self, writer: FeatureWriter) -> None:
        raising = self.is_raising()
        writer.seat("turn", self.turn, raising)
        writer.one_of("phase", self.phase, PHASES)
        writer.seat("roller", self.roller)
        writer.put("round", self.rules.rounds - self.piles.size(POINTS))
        writer.put("rounds", self.rules.rounds)
        self.write_dice(writer)
        self.write_factors(writer)
        self.write_track(writer)
        writer.put("raised", self.raised)
        ahead_of: i64 = 0
        if raising:
            ahead_of = self.ahead_of()
        writer.put("ahead_of", ahead_of)

    def write_dice(self, writer: FeatureWriter) -> None:
        die: i64 = 0
        while die < DICE:
            face: i64 = -1
            if self.dice != NOT_ROLLED:
                face = (self.dice >> (3 * die)) & 7
            writer.one_of(DIE_NAMES[die], face, FACES)
            die += 1

    def write_factors(self, writer: FeatureWriter) -> None:
        symbol: i64 = 0
        while symbol < len(FACTOR_NAMES):
            writer.put(FACTOR_NAMES[symbol], (self.factors >> (4 * symbol)) & 15)
            symbol += 1

    def write_track(self, writer: FeatureWriter) -> None:
        """Write for each seat 1 + the number of stones behind its stone, or 0 off the track; and the stone's field."""
        stones = self.piles.size(TRACK)
        step: i64 = 0
        while step < self.seats:
            seat = writer.seat_at(step)
            at = self.piles.find(TRACK, seat)
            rank: i64 = 0
            field: i64 = 0
            if at >= 0:
                rank = stones - at
                field = self.field(seat)
            writer.put(STONE_NAMES[step], rank)
            writer.put(FIELD_NAMES[step], field)
            step += 1

    def shown_faces(self) -> list[str]:
        if self.dice == NOT_ROLLED:
            return []
        return [FACES[(self.dice >> (3 * die)) & 7] for die in range(DICE)]

    # --- events; each method does nothing while nobody listens

    def emit_draw(self, seat: i64, before: i64, why: str) -> None:
        """Emit that the cards of the hand from `before` on were drawn."""
        if self.journal is not None:
            cards = self.names(hand_of(seat))[before:]
            shift = Shift(f"stock.{seat}", f"hand.{seat}", cards, only(int(seat)))
            self.journal.append(Event("draw", int(seat), {"count": len(cards), "why": why}, shifts=[shift]))

    def emit_prize(self) -> None:
        if self.journal is not None:
            shift = Shift("points", "prize", self.values(PRIZE), EVERYBODY)
            self.journal.append(Event("prize", facts={"points": int(self.piles.top(PRIZE))}, shifts=[shift]))

    def emit_roll(self) -> None:
        if self.journal is not None:
            self.journal.append(Event("roll", int(self.roller), {"dice": self.shown_faces()}))

    def emit_choose(self, seat: i64) -> None:
        if self.journal is not None:
            shift = Shift(f"hand.{seat}", f"chosen.{seat}", self.names(chosen_of(seat)), only(int(seat)))
            self.journal.append(Event("choose", int(seat), shifts=[shift]))

    def emit_reveal(self) -> None:
        """Emit the chosen cards, which are all that is in the pot, in the order in which stones are set."""
        if self.journal is not None:
            name = self.rules.box.name
            cards = self.won.cards(POT)
            plays = [[int(owner(card)), name(card), int(self.worth(card))] for card in cards]
            shifts = [Shift(f"chosen.{owner(card)}", "pot", [name(card)], EVERYBODY) for card in cards]
            self.journal.append(Event("reveal", facts={"plays": plays}, shifts=shifts))

    def emit_raise(self, seat: i64, card: i64) -> None:
        if self.journal is not None:
            name = self.rules.box.name(card)
            facts: dict[str, object] = {"card": name, "worth": int(self.worth(card)), "total": int(self.raised)}
            shift = Shift(f"hand.{seat}", "pot", [name], EVERYBODY)
            self.journal.append(Event("raise", int(seat), facts, shifts=[shift]))

    def emit_move(self, seat: i64, start: i64) -> None:
        """Emit that a stone has moved from `start`."""
        if self.journal is not None:
            field = int(self.field(seat))
            below = dict(self.stones())[field][:-1]
            self.journal.append(Event("move", int(seat), {"from": int(start), "to": field, "on": below}))

    def emit_win(self, seat: i64) -> None:
        """Emit that a seat wins the round, before it takes the prize and the pot."""
        if self.journal is not None:
            pot = self.won_names(POT)
            facts: dict[str, object] = {"points": int(self.piles.top(PRIZE)), "cards": len(pot)}
            shifts = [
                Shift("prize", f"taken.{seat}", self.values(PRIZE), EVERYBODY),
                Shift("pot", f"won.{seat}", pot, EVERYBODY),
            ]
            self.journal.append(Event("win", int(seat), facts, shifts=shifts))

    def emit_turn(self) -> None:
        if self.journal is not None:
            seat = None if self.turn == NO_SEAT else int(self.turn)
            self.journal.append(Event("turn", seat, now=self.open_facts()))


def _holds_points(zone: Zone) -> bool:
    return zone.name in ("points", "prize") or zone.name.startswith("taken.")
