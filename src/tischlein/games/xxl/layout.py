"""What the games of XXL share: the deck and the deal, who begins, and how it is told (chapters 8 and 10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from tischlein.core.bits import bit
from tischlein.core.events import EVERYBODY, Event, Shift
from tischlein.core.hands import HandState
from tischlein.core.knowledge import SAME, kinds_in
from tischlein.core.moves import Catalogue
from tischlein.core.options import Option, flag, seat_by_lot
from tischlein.core.piles import Piles, empty_piles
from tischlein.core.position import Reader
from tischlein.core.rng import Rng
from tischlein.core.tape import Faces
from tischlein.core.zones import Zone
from tischlein.games.xxl.deck import SIZE, Deck

OPTIONS: Final[list[Option]] = [
    Option("dealer", ["lot", 0, 1, 2, 3, 4, 5]),
    flag("open_memory"),
]

TALON: Final = 0
"""The talon is the first pile of every game; its own piles and the hands follow."""

LOT: Final = -1
NOT_SET: Final = -1


class Rules:
    """The options of a table, its deck and the moves with it; `piles` is the table before the deal.

    `notations` lists the moves of the game with the cards of a deck.
    """

    def __init__(
        self,
        game: str,
        options: dict[str, object],
        seats: int,
        zones: int,
        notations: Callable[[Deck], list[str]],
    ) -> None:
        box = options["box"]
        assert isinstance(box, dict)
        self.game = game
        self.deck = Deck(box["cards"])
        self.catalogue = Catalogue(game, notations(self.deck), self.deck.respell)
        self.dealer: i64 = seat_by_lot(game, "dealer", options, seats)
        self.open_memory = options["open_memory"] is True
        self.piles = empty_piles(zones, SIZE)
        self.piles.fill(TALON, list(range(SIZE)))


class Layout(HandState):
    """A game of XXL.

    dealer, turn  who deals, and whose turn it is
    standing      points of the series before this game, by seat: whoever has most begins (8.4)
    begins        who begins whatever the standing (9.4), or NOT_SET
    """

    def __init__(self, rules: Rules, seats: i64, rng: Rng, piles: Piles, hands: i64) -> None:
        super().__init__(seats, rng, piles, hands, TALON, rules.deck.names, SAME)
        self.rules: Final = rules
        self.deck: Final = rules.deck
        self.dealer = rules.dealer
        self.phase: i64 = 0
        self.standing: list[int] = [0] * int(seats)
        self.begins: i64 = NOT_SET

    def clone(self) -> Layout:
        raise NotImplementedError

    def resample(self, seat: i64, rng: Rng) -> Layout:
        raise NotImplementedError

    def copy_layout_to(self, twin: Layout) -> None:
        """Everything here but the rules, the piles and the generator, which a twin is made with."""
        self.copy_hands_to(twin)
        twin.dealer = self.dealer
        twin.phase = self.phase
        twin.standing = self.standing  # never changed in place
        twin.begins = self.begins

    def catalogue(self) -> Catalogue:
        return self.rules.catalogue

    def census(self) -> list[int]:
        return sorted(card for zone in range(self.piles.zones) for card in self.piles.cards(zone))

    def mask(self, seat: i64) -> i64:
        """A hand as a set of cards."""
        return kinds_in(self.piles, self.hands + seat, self.piles.size(self.hands + seat))

    def next(self, seat: i64) -> i64:
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    # --- the deal (8.3)

    def deal_hands(self, cards: i64) -> None:
        """The dealer is found, everything shuffled, and everybody gets so many cards."""
        self.tell_setup()
        if self.dealer == LOT:
            self.dealer = self.rng.below(self.seats)
        self.tell("dealer", self.dealer)
        self.piles.shuffle(TALON, self.rng)
        seat = self.next(self.dealer)
        left = self.seats
        while left > 0:
            self.draw(seat, cards, "deal")
            seat = self.next(seat)
            left -= 1

    def draw(self, seat: i64, cards: i64, why: str) -> None:
        """As many cards of the talon as there are."""
        before = self.piles.size(self.hands + seat)
        cards = min(cards, self.piles.size(TALON))
        if cards > 0:
            self.take(seat, cards)
            self.tell_draw(seat, before, why)

    def beginner(self) -> i64:
        """8.4: who is doing worst in the series; of equals the first to the left of the dealer, who comes last."""
        if self.begins != NOT_SET:
            return self.begins
        best = self.next(self.dealer)
        seat = self.next(best)
        while seat != self.next(self.dealer):
            if self.standing[seat] > self.standing[best]:
                best = seat
            seat = self.next(seat)
        return best

    def turn_over(self, target: i64, zone: str) -> None:
        """The top card of the talon is laid open."""
        self.piles.move(TALON, target, 1)
        if self.journal is not None:
            name = self.names(target)[-1]
            shift = Shift("stock", zone, [name], EVERYBODY)
            self.journal.append(Event("turn_over", facts={"card": name, "on": zone}, shifts=[shift]))

    def settle(self) -> None:
        """Say who waits, after everything that a move caused is done."""
        self.must = 0
        if not self.over:
            self.must = bit(self.turn)
        self.tell_turn()

    # --- what is seen

    def faces(self, zone: Zone) -> Faces:
        return self.deck.faces

    # --- positions: a game says which entries are piles, and adds its own

    def phases(self) -> list[str]:
        raise NotImplementedError

    def pile_entries(self) -> dict[str, list[int]]:
        """The entries of a position that are piles, beside hands and talon; several are a list."""
        raise NotImplementedError

    def save_more(self) -> dict[str, object]:
        """Further entries of a position."""
        return {}

    def load_more(self, reader: Reader) -> None:
        """Read them, and refuse a table that cannot be."""
