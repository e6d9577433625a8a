"""Game 1, *Rauf & Runter* (chapter 1): two piles, on which runs of one colour go up and down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.errors import PositionError
from tischlein.core.moves import MoveList
from tischlein.core.piles import Piles
from tischlein.core.position import Reader
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.core.tape import Tape
from tischlein.core.zones import Zone
from tischlein.games.xxl.deck import COLOUR_LETTERS, COLOURS, HIGHEST, SIZE, Deck
from tischlein.games.xxl.laying import Laying, LayingRules
from tischlein.games.xxl.layout import TALON, Rules

GAME: Final = "xxl-rauf-runter"
PILE: Final = 1
HAND: Final = 3
CARDS_EACH: Final = 6
NUMBERS: Final = LayingRules(chapter=1, lay=2, draw=7, end=9)

# What continues on a pile: nothing yet, or one of the top card's sides (0 or 1), upwards or downwards.
NO_RUN: Final = 0
UP: Final = 1
DOWN: Final = 2


def run(side: i64, direction: i64) -> i64:
    """The run by a side of the top card, 1 … 4."""
    return 2 * (side & 1) + direction


class RaufRunter(Laying):
    """A move is a side of a card and a pile: the number of that side continues the pile.

    runs   the run on each pile, three bits a pile (1.4)
    """

    def __init__(self, rules: Rules, seats: i64, rng: Rng, piles: Piles, hands: i64) -> None:
        super().__init__(rules, seats, rng, piles, hands)
        self.runs: i64 = 0

    def clone(self) -> RaufRunter:
        twin = RaufRunter(self.rules, self.seats, self.rng.clone(), self.piles.clone(), HAND)
        self.copy_laying_to(twin)
        twin.runs = self.runs
        return twin

    def resample(self, seat: i64, rng: Rng) -> RaufRunter:
        other = self.clone()
        other.reshuffle(seat, rng)
        return other

    def deal(self) -> None:
        """1.1: the player to the left of the dealer begins, whatever the standing."""
        self.deal_hands(CARDS_EACH)
        self.turn_over(PILE, "pile.1")
        self.turn_over(PILE + 1, "pile.2")
        self.look()
        self.begin(self.next(self.dealer))

    # --- what fits, and how it is laid

    def run_on(self, pile: i64) -> i64:
        return (self.runs >> (3 * pile)) & 7

    def step(self, pile: i64, side: i64) -> i64:
        """1.3 to 1.5: +1 or -1 if the number of this side goes on upwards or downwards there, else 0."""
        deck = self.deck
        top = deck.side_of(self.piles.top(PILE + pile), deck.colours[side])
        if top < 0:
            return 0
        step = deck.values[side] - deck.values[top]
        if step not in (1, -1):
            return 0
        going = self.run_on(pile)
        if going == run(top, UP):
            return max(step, 0)
        if going == run(top, DOWN):
            return min(step, 0)
        return step

    def look(self) -> None:
        self.fitting = 0
        pile: i64 = 0
        while pile < 2:
            self._look_at(pile, 2 * self.piles.top(PILE + pile))
            self._look_at(pile, 2 * self.piles.top(PILE + pile) + 1)
            pile += 1

    def _look_at(self, pile: i64, top: i64) -> None:
        """What fits on a side of the top card."""
        deck = self.deck
        value = deck.values[top]
        at = deck.colours[top] * (HIGHEST + 1) + value
        going = self.run_on(pile)
        if value < HIGHEST and going != run(top, DOWN):
            self.fitting |= deck.showing[at + 1]
        if value > 0 and going != run(top, UP):
            self.fitting |= deck.showing[at - 1]

    def numbers(self) -> LayingRules:
        return NUMBERS

    def draw_move(self) -> i64:
        return 4 * SIZE

    def card_of(self, move: i64) -> i64:
        return move >> 2

    def add_lays(self, card: i64, moves: MoveList) -> None:
        """1.6: a card that fits by either number goes by the one its player says."""
        move = 4 * card
        end = move + 4
        while move < end:
            if self.step(move & 1, move >> 1) != 0:
                moves.add(move)
            move += 1

    def why_not_there(self, move: i64) -> Refusal | None:
        pile, side = move & 1, move >> 1
        if self.step(pile, side) != 0:
            return None
        deck = self.deck
        top = deck.side_of(self.piles.top(PILE + pile), deck.colours[side])
        facts: dict[str, object] = {
            "card": deck.from_side(side),
            "top": self.names(PILE + pile)[-1],
            "pile": int(pile) + 1,
        }
        if top >= 0 and deck.values[side] - deck.values[top] in (1, -1):
            dead = deck.values[top] in (0, HIGHEST)
            return Refusal("xxl.1.5" if dead else "xxl.1.4", facts)
        return Refusal("xxl.1.3", facts)

    def target_of(self, move: i64) -> i64:
        return PILE + (move & 1)

    def laid(self, move: i64) -> None:
        """1.4: the direction is that from the card below."""
        pile, side = move & 1, move >> 1
        below = self.piles.at(PILE + pile, self.piles.size(PILE + pile) - 2)
        step = self.deck.values[side] - self.deck.values[self.deck.side_of(below, self.deck.colours[side])]
        direction: i64 = DOWN
        if step > 0:
            direction = UP
        self.set_run(pile, run(side, direction))

    def set_run(self, pile: i64, going: i64) -> None:
        other = self.run_on(1 - pile)
        self.runs = (going << (3 * pile)) | (other << (3 * (1 - pile)))

    # --- what is seen

    def zone_of(self, pile: i64) -> str:
        return f"pile.{pile - PILE + 1}"

    def zones(self) -> list[Zone]:
        memory = self.rules.open_memory
        piles = [
            Zone(self.zone_of(PILE + pile), "pile", None, "all" if memory else "top", PILE + pile) for pile in (0, 1)
        ]
        return [Zone("stock", "pile", None, "nothing", TALON), *piles, *self.hand_zones(memory)]

    def open_facts(self) -> dict[str, object]:
        return self.facts() | {"runs": [self.run_name(pile) for pile in (0, 1)]}

    def run_name(self, pile: i64) -> str | None:
        """The run of a pile as `y6-`: its colour and number, and + or - for up or down."""
        going = self.run_on(pile)
        if going == NO_RUN:
            return None
        side = 2 * self.piles.top(PILE + pile) + ((going - 1) >> 1)
        sign = "+" if going & 1 == UP else "-"
        return f"{COLOURS[self.deck.colours[side]]}{self.deck.values[side]}{sign}"

    def note(self, tape: Tape) -> None:
        super().note(tape)
        self._note_run(tape, 0, "run.1", "run.1 number", "run.1 step")
        self._note_run(tape, 1, "run.2", "run.2 number", "run.2 step")

    def _note_run(self, tape: Tape, pile: i64, colour: str, number: str, step: str) -> None:
        """The colour and the number on top, and 1 or -1 for up or down; nothing while there is no run."""
        going = self.run_on(pile)
        if going == NO_RUN:
            tape.one_of(colour, -1, COLOUR_LETTERS)
            tape.put(number, 0)
            tape.put(step, 0)
            return
        side = 2 * self.piles.top(PILE + pile) + ((going - 1) >> 1)
        tape.one_of(colour, self.deck.colours[side], COLOUR_LETTERS)
        tape.put(number, self.deck.values[side])
        tape.put(step, 2 * (going & 1) - 1)

    # --- positions

    def pile_entries(self) -> dict[str, list[int]]:
        return {"piles": [PILE, PILE + 1]}

    def save_more(self) -> dict[str, object]:
        return {"runs": [self.run_name(pile) or "" for pile in (0, 1)]}

    def load_more(self, reader: Reader) -> None:
        names = reader.texts("runs", 2)
        for pile in (0, 1):
            if self.piles.size(PILE + pile) == 0:
                raise PositionError("piles of a position needs a card on each (rule xxl.1.1)")
            known: dict[str, int] = {"": NO_RUN}
            for going in (1, 2, 3, 4):
                self.set_run(pile, going)
                known[str(self.run_name(pile))] = going
            if names[pile] not in known:
                raise PositionError(
                    f"runs of a position names {names[pile][:20]!r}, but on pile {pile + 1} lies "
                    f"{self.names(PILE + pile)[-1]} (rule xxl.1.4)"
                )
            self.set_run(pile, known[names[pile]])
        self.check_position()


def notations(deck: Deck) -> list[str]:
    """A card is written with the number first by which it is laid, then the pile."""
    lays = [f"{deck.from_side(side)}/{pile}" for side in range(2 * SIZE) for pile in (1, 2)]
    return [*lays, "draw", "keep"]


def new_game(options: dict[str, object], seats: i64, rng: Rng) -> RaufRunter:
    """A game before the deal."""
    rules = Rules(GAME, options, int(seats), HAND + int(seats), notations)
    return RaufRunter(rules, seats, rng, rules.piles.clone(), HAND)
