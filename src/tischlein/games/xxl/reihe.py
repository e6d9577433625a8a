"""Game 5, *Auf die Reihe bekommen* (chapter 5): sequences of one colour, from a 10 down to 0."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.errors import PositionError
from tischlein.core.features import FeatureWriter
from tischlein.core.fields import Field, derived
from tischlein.core.moves import MoveList
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.core.zones import Zone
from tischlein.games.kit.card_game import PileLayout
from tischlein.games.kit.shedding import SheddingRules
from tischlein.games.xxl.deck import COLOURS, HIGHEST, SIZE, XxlDeck
from tischlein.games.xxl.layout import deck_of, make_setup
from tischlein.games.xxl.shedding import XxlShedding, shedding_rules

GAME: Final = "xxl-reihe"
SEQUENCE: Final = 1
HAND: Final = 5
RULES: Final = shedding_rules(chapter=5, play=2, draw=6, end=8)
WANTED: Final = [f"wanted.{letter}" for letter in COLOURS]


class Reihe(XxlShedding):
    """The sequence of a colour is the pile SEQUENCE + colour. A move is a side of a card."""

    def clone(self) -> Reihe:
        twin = Reihe(self.setup, self.seats, self.rng.clone(), self.piles.clone())
        self.copy_shedding_to(twin)
        return twin

    def deal(self) -> None:
        """Deal nine cards each, or seven with more than four seats (rule 5.1)."""
        cards: i64 = 9
        if self.seats > 4:
            cards = 7
        self.deal_hands(cards)
        self.update_fitting()
        self.begin(self.starting_seat())

    # --- what fits, and how it is played

    def wanted(self, c: i64) -> i64:
        """Return the number that comes next in a colour; after a 0 it is a 10 again (rules 5.3 and 5.4)."""
        played = self.piles.size(SEQUENCE + c)
        while played > HIGHEST:
            played -= HIGHEST + 1
        return HIGHEST - played

    def update_fitting(self) -> None:
        self.fitting = 0
        c: i64 = 0
        while c < 4:
            self.fitting |= self.deck.showing[c * (HIGHEST + 1) + self.wanted(c)]
            c += 1

    def _fits(self, side: i64) -> bool:
        return self.deck.values[side] == self.wanted(self.deck.colours[side])

    def rule_numbers(self) -> SheddingRules:
        return RULES

    def draw_move(self) -> i64:
        return 2 * SIZE

    def card_of(self, move: i64) -> i64:
        return move >> 1

    def add_plays(self, card: i64, moves: MoveList) -> None:
        """Add the ways to play a card; if it fits two sequences, the player chooses (rule 5.5)."""
        if self._fits(2 * card):
            moves.add(2 * card)
        if self._fits(2 * card + 1):
            moves.add(2 * card + 1)

    def why_not_there(self, move: i64) -> Refusal | None:
        if self._fits(move):
            return None
        c = self.deck.colours[move]
        wanted = int(self.wanted(c))
        started = self.piles.size(SEQUENCE + c) > 0
        rule = "xxl.5.4" if started and self.deck.values[move] == HIGHEST else "xxl.5.3"
        return Refusal(rule, {"card": self.deck.from_side(move), "colour": COLOURS[c], "wanted": wanted})

    def target_pile(self, move: i64) -> i64:
        return SEQUENCE + self.deck.colours[move]

    def named_with(self, move: i64) -> dict[str, object]:
        return {"side": self.deck.number_on(move)}

    def move_for_drop(self, seat: i64, card: str, zone: str) -> i64:
        """Return the side of the sequence the card was dropped on, or the side nearer to what its sequence wants."""
        number = self.deck.cards.get(card)
        if number is None:
            return -1
        sides = [2 * number, 2 * number + 1]
        for side in sides:
            if self.zone_name(self.target_pile(side)) == zone:
                return side
        far = [abs(int(self.deck.values[side] - self.wanted(self.deck.colours[side]))) for side in sides]
        return sides[far.index(min(far))]

    # --- views

    def zone_name(self, pile: i64) -> str:
        return f"sequence.{COLOURS[pile - SEQUENCE]}"

    def extra_zones(self) -> list[Zone]:
        return [Zone(self.zone_name(SEQUENCE + c), "sequence", None, "all", SEQUENCE + c) for c in range(4)]

    def fields(self) -> list[Field]:
        wanted = derived("wanted", lambda game: game.all_wanted(), lambda game, writer: game.write_wanted(writer))
        return [*super().fields(), wanted]

    def all_wanted(self) -> dict[str, int]:
        return {letter: int(self.wanted(c)) for c, letter in enumerate(COLOURS)}

    def write_features(self, writer: FeatureWriter) -> None:
        super().write_features(writer)
        self.write_wanted(writer)

    def write_wanted(self, writer: FeatureWriter) -> None:
        c: i64 = 0
        while c < 4:
            writer.put(WANTED[c], self.wanted(c))
            c += 1

    # --- positions

    def pile_entries(self) -> dict[str, list[int]]:
        return {"sequences": [SEQUENCE, SEQUENCE + 1, SEQUENCE + 2, SEQUENCE + 3]}

    def check(self) -> None:
        for c, letter in enumerate(COLOURS):
            for at, card in enumerate(self.piles.cards(SEQUENCE + c)):
                side = self.deck.side_of(card, c)
                if side < 0 or self.deck.values[side] != HIGHEST - at % (HIGHEST + 1):
                    raise PositionError(
                        f"sequences of a position has {self.written[card]}, which does not continue {letter} "
                        f"(rule xxl.5.3)"
                    )
        self.check_turn()


def notations(deck: XxlDeck) -> list[str]:
    """Return every move: a card, with the number by which it is played first."""
    return [*(deck.from_side(side) for side in range(2 * SIZE)), "draw", "keep"]


def new_game(options: dict[str, object], seats: i64, rng: Rng) -> Reihe:
    """Return a game before the deal."""
    deck = deck_of(options)
    setup = make_setup(GAME, options, int(seats), deck, PileLayout(HAND + int(seats), HAND), notations(deck))
    return Reihe(setup, seats, rng, setup.piles.clone())
