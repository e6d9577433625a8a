"""Game 6, *Ich bestimm' die Farbe!*, and 6+, the same with trump (chapters 6 and 7): followers decide the colour."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.bits import has
from tischlein.core.errors import PositionError
from tischlein.core.events import Event
from tischlein.core.features import FeatureWriter
from tischlein.core.fields import Field, choice
from tischlein.core.knowledge import kinds_in
from tischlein.core.moves import MoveList, MoveParts
from tischlein.core.position import PositionReader
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.games.kit.tricks import NO_COLOUR, PLAY_PHASE, TRICK, WON, TrickRules
from tischlein.games.xxl.deck import COLOUR_LETTERS, COLOURS, SIZE
from tischlein.games.xxl.layout import deck_of, make_setup
from tischlein.games.xxl.tricks import CHOICE_PHASE, XxlTricks

GAME: Final = "xxl-farbe"
PLUS: Final = "xxl-farbe-plus"
RULES: Final = TrickRules("xxl.8.5", "xxl.8.2", "xxl.6.2", "xxl.10.1", "xxl.6.6")
PLUS_PHASES: Final = ["play", "over", "trump"]
TRUMP: Final = choice("trump", COLOUR_LETTERS, start=lambda game: game.trump, none=True)


class Farbe(XxlTricks):
    """A move is the number of the card. Only game 6+ has trump."""

    def clone(self) -> Farbe:
        twin = Farbe(self.setup, self.seats, self.rng.clone(), self.piles.clone())
        self.copy_tricks_to(twin)
        return twin

    def rule_numbers(self) -> TrickRules:
        return RULES

    def cards_each(self) -> i64:
        """Return how many cards each seat is dealt (rule 6.1)."""
        if self.seats > 4:
            return 9
        return 12

    def deal(self) -> None:
        self.deal_hands(self.cards_each())
        self.begin(self.starting_seat())
        self.ask_next()

    # --- the colour of the trick (6.3, 6.4, 7.2, 7.4)

    def update_colour(self, card: i64, first: bool) -> None:
        coloured = self.deck.coloured
        if first:
            if has(self.trumps, card):
                self.colour = self.trump
                self.following = self.trumps
            else:
                self.following = (coloured[self._led(0)] | coloured[self._led(1)]) & ~self.trumps
        elif self.colour == NO_COLOUR and has(self.following, card):
            one, other = self._led(0), self._led(1)
            if not has(coloured[other], card):
                self._fix(one)
            elif not has(coloured[one], card):
                self._fix(other)

    def _led(self, side: i64) -> i64:
        """Return a colour of the card that was led."""
        return self.deck.colours[2 * self.piles.at(TRICK, 0) + side]

    def _fix(self, c: i64) -> None:
        self.colour = c
        self.following = self.deck.coloured[c] & ~self.trumps

    def settle_colour(self) -> i64:
        size = self.piles.size(TRICK)
        if self.colour == NO_COLOUR:
            both = self.deck.coloured[self._led(0)] & self.deck.coloured[self._led(1)]
            last = size - 1
            while not has(both, self.piles.at(TRICK, last)):
                last -= 1
            self.colour = self.deck.colours[2 * self.piles.at(TRICK, last) + 1]
        if self.trumps != 0 and kinds_in(self.piles, TRICK, size) & self.trumps != 0:
            return self.trump
        return self.colour

    def leading_seat(self) -> int | None:
        """Return who would win the trick; a trump beats every other card, even while the colour is open (rule 7.4)."""
        if self.trumps != 0 and kinds_in(self.piles, TRICK, self.piles.size(TRICK)) & self.trumps != 0:
            return int(self.highest(self.trump))
        return super().leading_seat()

    # --- legal moves

    def why_must_follow(self, move: i64, card: str) -> Refusal:
        facts: dict[str, object] = {"card": card}
        if self.colour == NO_COLOUR:
            facts |= {"why": "open", "colours": [COLOURS[self._led(0)], COLOURS[self._led(1)]]}
        else:
            facts |= {"why": "follow", "colour": COLOURS[self.colour]}
        if self.trumps == 0:
            return Refusal("xxl.6.2", facts)
        facts["trump"] = COLOURS[self.trump]
        if not has(self.trumps, move):
            return Refusal("xxl.7.3" if self.colour == self.trump else "xxl.6.2", facts)
        return Refusal("xxl.7.2" if self._seems_to_follow(move) else "xxl.7.3", facts)

    def _seems_to_follow(self, card: i64) -> bool:
        """Say whether the card shows a colour asked for, and would follow if it were not trump."""
        coloured = self.deck.coloured
        if self.colour != NO_COLOUR:
            return has(coloured[self.colour], card)
        return has(coloured[self._led(0)] | coloured[self._led(1)], card)

    # --- positions

    def check(self) -> None:
        self.check_equal_hands(int(self.cards_each()), "xxl.6.1")
        if self.over != (self.piles.size(self.hands + self.turn) == 0):
            raise PositionError(
                "phase of a position does not agree with the cards: a game is over when all have been played "
                "(rule xxl.6.6)"
            )


class FarbePlus(Farbe):
    """With trump (chapter 7). The moves that name a colour come after the cards."""

    def clone(self) -> FarbePlus:
        twin = FarbePlus(self.setup, self.seats, self.rng.clone(), self.piles.clone())
        self.copy_tricks_to(twin)
        return twin

    def deal(self) -> None:
        self.deal_hands(self.cards_each())
        self.begin(self.starting_seat())
        self.phase = CHOICE_PHASE
        self.ask_next()

    def phases(self) -> list[str]:
        return PLUS_PHASES

    def name_trump(self, c: i64) -> None:
        """Make a colour trump (rule 7.1)."""
        self.trump = c
        self.trumps = self.deck.coloured[c]

    def describe(self, seat: i64, move: i64) -> MoveParts:
        if move >= SIZE:
            return MoveParts("name", named={"colour": COLOURS[move - SIZE]})
        return super().describe(seat, move)

    def legal(self, seat: i64, moves: MoveList) -> None:
        if not has(self.must, seat):
            return
        if self.phase == PLAY_PHASE:
            self.add_plays(seat, moves, 0)
            return
        move: i64 = SIZE
        while move < SIZE + 4:
            moves.add(move)
            move += 1

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        if seat == self.turn and not self.over:
            if self.phase == CHOICE_PHASE:
                return Refusal("xxl.7.1", {"why": "due"}) if move < SIZE else None
            if move >= SIZE:
                return Refusal("xxl.7.1", {"why": "named", "trump": COLOURS[self.trump]})
        return super().why_not(seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        if move < SIZE:
            super().apply(seat, move)
            return
        self.name_trump(move - SIZE)
        self.phase = PLAY_PHASE
        self.emit_trump(seat)
        self.ask_next()

    def emit_trump(self, seat: i64) -> None:
        if self.journal is not None:
            self.journal.append(Event("trump", int(seat), {"colour": COLOURS[self.trump]}))

    def fields(self) -> list[Field]:
        return [*super().fields(), TRUMP]

    def write_features(self, writer: FeatureWriter) -> None:
        super().write_features(writer)
        writer.one_of("trump", self.trump, COLOUR_LETTERS)

    def load_players(self, reader: PositionReader) -> None:
        """Read trump, which is named before anyone plays, and then the trick."""
        TRUMP.load(self, reader)
        if (self.trump == NO_COLOUR) != (self.phase == CHOICE_PHASE):
            raise PositionError(
                "trump of a position is named unless its phase is trump, before the first lead (rule xxl.7.1)"
            )
        if self.trump != NO_COLOUR:
            self.name_trump(self.trump)
        elif any(self.piles.size(WON + seat) > 0 for seat in range(self.seats)):
            raise PositionError("won of a position has cards, but trump is named before the first lead (rule xxl.7.1)")
        super().load_players(reader)


def new_game(options: dict[str, object], seats: i64, rng: Rng) -> Farbe:
    """Return a game before the deal."""
    deck = deck_of(options)
    setup = make_setup(GAME, options, int(seats), deck, Farbe.pile_layout(int(seats)), Farbe.moves(deck))
    return Farbe(setup, seats, rng, setup.piles.clone())


def new_plus(options: dict[str, object], seats: i64, rng: Rng) -> FarbePlus:
    """Return a game with trump, before the deal."""
    deck = deck_of(options)
    moves = [*Farbe.moves(deck), *(f"={letter}" for letter in COLOURS)]
    setup = make_setup(PLUS, options, int(seats), deck, FarbePlus.pile_layout(int(seats)), moves)
    return FarbePlus(setup, seats, rng, setup.piles.clone())
