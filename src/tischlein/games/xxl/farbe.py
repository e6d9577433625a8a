"""Game 6, *Ich bestimm' die Farbe!*, and 6+, the same with trump (chapters 6 and 7): who follows makes the colour."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.bits import has
from tischlein.core.errors import PositionError
from tischlein.core.events import Event
from tischlein.core.knowledge import kinds_in
from tischlein.core.moves import MoveList
from tischlein.core.piles import Piles
from tischlein.core.position import Reader
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.core.tape import Tape
from tischlein.games.xxl.deck import COLOUR_LETTERS, COLOURS, SIZE, Deck
from tischlein.games.xxl.layout import Rules
from tischlein.games.xxl.tricks import CHOICE_PHASE, NO_COLOUR, PLAY_PHASE, TRICK, WON, Tricks

GAME: Final = "xxl-farbe"
PLUS: Final = "xxl-farbe-plus"
PHASES: Final = ["play", "over"]
PLUS_PHASES: Final = ["play", "over", "trump"]


class Farbe(Tricks):
    """A move is the number of the card.

    trump, trumps  the trump colour and the set of trump cards, in game 6+
    """

    def __init__(self, rules: Rules, seats: i64, rng: Rng, piles: Piles, hands: i64) -> None:
        super().__init__(rules, seats, rng, piles, hands)
        self.trump: i64 = NO_COLOUR
        self.trumps: i64 = 0

    def clone(self) -> Farbe:
        twin = Farbe(self.rules, self.seats, self.rng.clone(), self.piles.clone(), self.hands)
        self.copy_tricks_to(twin)
        return twin

    def resample(self, seat: i64, rng: Rng) -> Farbe:
        other = self.clone()
        other.reshuffle(seat, rng)
        return other

    def cards_each(self) -> i64:
        """6.1."""
        if self.seats > 4:
            return 9
        return 12

    def deal(self) -> None:
        self.deal_hands(self.cards_each())
        self.begin(self.beginner())
        self.settle()

    def phases(self) -> list[str]:
        return PHASES

    # --- the colour of the trick (6.3, 6.4, 7.2, 7.4)

    def show(self, card: i64, first: bool) -> None:
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
        """A colour of the card that was led."""
        return self.deck.colours[2 * self.piles.at(TRICK, 0) + side]

    def _fix(self, c: i64) -> None:
        self.colour = c
        self.following = self.deck.coloured[c] & ~self.trumps

    def decide(self) -> i64:
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

    # --- what is allowed

    def legal(self, seat: i64, moves: MoveList) -> None:
        if has(self.must, seat):
            self.add_plays(seat, moves, 0)

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        if self.over:
            return Refusal("xxl.6.6", {})
        if seat != self.turn:
            return Refusal("xxl.8.5", {"turn": int(self.turn)})
        card = self.written[int(move)]
        if self.piles.find(self.hands + seat, move) < 0:
            return Refusal("xxl.6.2", {"why": "held", "card": card})
        if self.must_follow(seat, move):
            return self._why_follow(move, card)
        return None

    def _why_follow(self, move: i64, card: str) -> Refusal:
        """Another card of the hand follows, this one does not."""
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
        """It shows a colour asked for, and would follow if it were no trump."""
        coloured = self.deck.coloured
        if self.colour != NO_COLOUR:
            return has(coloured[self.colour], card)
        return has(coloured[self._led(0)] | coloured[self._led(1)], card)

    # --- what a move does

    def apply(self, seat: i64, move: i64) -> None:
        self.put(seat, move)
        self.tell_play(seat, move, "")
        self.pass_on()
        self.settle()

    def trick_taken(self) -> None:
        """6.6: all hands get empty at the same time."""
        if self.piles.size(self.hands + self.leader) == 0:
            self.finish()

    def open_facts(self) -> dict[str, object]:
        return self.facts()

    # --- positions

    def save_more(self) -> dict[str, object]:
        return self.save_tricks()

    def load_more(self, reader: Reader) -> None:
        self.load_tricks(reader, "xxl.6.2")
        self.check_even(int(self.cards_each()), "xxl.6.1")
        if self.over != (self.piles.size(self.hands + self.turn) == 0):
            raise PositionError(
                "phase of a position does not agree with the cards: a game is over when all have been played "
                "(rule xxl.6.6)"
            )


class FarbePlus(Farbe):
    """With trump (chapter 7). The moves that name a colour come after the cards."""

    def clone(self) -> FarbePlus:
        twin = FarbePlus(self.rules, self.seats, self.rng.clone(), self.piles.clone(), self.hands)
        self.copy_tricks_to(twin)
        twin.trump = self.trump
        twin.trumps = self.trumps
        return twin

    def deal(self) -> None:
        self.deal_hands(self.cards_each())
        self.begin(self.beginner())
        self.phase = CHOICE_PHASE
        self.settle()

    def phases(self) -> list[str]:
        return PLUS_PHASES

    def name_trump(self, c: i64) -> None:
        """7.1."""
        self.trump = c
        self.trumps = self.deck.coloured[c]

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
        self.tell_trump(seat)
        self.settle()

    def tell_trump(self, seat: i64) -> None:
        if self.journal is not None:
            self.journal.append(Event("trump", int(seat), {"colour": COLOURS[self.trump]}))

    def open_facts(self) -> dict[str, object]:
        return self.facts() | {"trump": self.letter(self.trump)}

    def note(self, tape: Tape) -> None:
        super().note(tape)
        tape.one_of("trump", self.trump, COLOUR_LETTERS)

    def save_more(self) -> dict[str, object]:
        return self.save_tricks() | {"trump": self.letter(self.trump) or ""}

    def load_more(self, reader: Reader) -> None:
        letter = reader.choice("trump", ["", *COLOURS], "")
        if (letter == "") != (self.phase == CHOICE_PHASE):
            raise PositionError(
                "trump of a position is named unless its phase is trump, before the first lead (rule xxl.7.1)"
            )
        if letter:
            self.name_trump(COLOURS.index(letter))
        elif any(self.piles.size(WON + seat) > 0 for seat in range(self.seats)):
            raise PositionError("won of a position has cards, but trump is named before the first lead (rule xxl.7.1)")
        super().load_more(reader)


def cards(deck: Deck) -> list[str]:
    return list(deck.names.values())


def cards_and_trumps(deck: Deck) -> list[str]:
    return [*deck.names.values(), *(f"={letter}" for letter in COLOURS)]


def new_game(options: dict[str, object], seats: i64, rng: Rng) -> Farbe:
    """A game before the deal."""
    rules = Rules(GAME, options, int(seats), WON + 2 * int(seats), cards)
    return Farbe(rules, seats, rng, rules.piles.clone(), WON + seats)


def new_plus(options: dict[str, object], seats: i64, rng: Rng) -> FarbePlus:
    """A game with trump before the deal."""
    rules = Rules(PLUS, options, int(seats), WON + 2 * int(seats), cards_and_trumps)
    return FarbePlus(rules, seats, rng, rules.piles.clone(), WON + seats)
