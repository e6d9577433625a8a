"""Tiny: the smallest game that keeps every promise. The tests copy it and break the copy."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from tischlein.core.errors import PositionError
from tischlein.core.events import EVERYBODY, Event, Shift
from tischlein.core.features import CardSlots, FeatureWriter
from tischlein.core.game import GameBox, GameInfo
from tischlein.core.hands import HandState
from tischlein.core.moves import Catalogue, MoveList
from tischlein.core.piles import Piles, empty_piles
from tischlein.core.policy import Policy
from tischlein.core.position import PositionReader, remaining_cards
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.core.state import State, places_from_scores
from tischlein.core.zones import Zone

CARDS = {card: str(card) for card in range(1, 10)}
MOVES = Catalogue("tiny", list(CARDS.values()))
SEATS, EACH = 2, 3
HAND, PLAYED, STOCK = 0, 2, 4
KINDS = vec[u8](range(10))
CARD_SLOTS = CardSlots(CARDS, single=True)


class Tiny(HandState):
    """Each player plays three cards, one at a time; the higher sum wins."""

    def __init__(self, seats: i64, rng: Rng, piles: Piles) -> None:
        super().__init__(seats, rng, piles, HAND, STOCK, CARDS, KINDS)

    def clone(self) -> Tiny:
        twin = Tiny(self.seats, self.rng.clone(), self.piles.clone())
        self.copy_hands_to(twin)
        return twin

    def resample(self, seat: i64, rng: Rng) -> Tiny:
        twin = self.clone()
        twin.reshuffle(seat, rng)
        return twin

    def catalogue(self) -> Catalogue:
        return MOVES

    def census(self) -> list[int]:
        return sorted(card for pile in range(STOCK + 1) for card in self.piles.cards(pile))

    def deal(self) -> None:
        self.piles.fill(STOCK, list(CARDS))
        self.piles.shuffle(STOCK, self.rng)
        for seat in range(SEATS):
            self.piles.move(STOCK, HAND + seat, EACH)
        self.ask_next()
        self.emit_setup()

    def ask_next(self) -> None:
        self.over = self.piles.size(HAND + self.turn) == 0
        self.must = 0 if self.over else 1 << self.turn

    def ask(self, seat: i64) -> str:
        return "play"

    def legal(self, seat: i64, moves: MoveList) -> None:
        if self.must >> seat & 1:
            for card in self.piles.cards(HAND + seat):
                moves.add(card - 1)

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        if not self.must >> seat & 1:
            return Refusal("tiny.1.2", {"turn": int(self.turn)})
        if self.piles.find(HAND + seat, move + 1) < 0:
            return Refusal("tiny.1.3", {"card": CARDS[int(move) + 1]})
        return None

    def apply(self, seat: i64, move: i64) -> None:
        self.piles.move_card(HAND + seat, move + 1, PLAYED + seat)
        if self.journal is not None:
            card = CARDS[int(move) + 1]
            shift = Shift(f"hand.{seat}", f"played.{seat}", [card], EVERYBODY)
            self.journal.append(Event("play", int(seat), {"card": card}, shifts=[shift]))
        self.turn = 1 - seat
        self.ask_next()
        self.emit_turn()
        if self.over:
            self.emit_end()

    def scores(self) -> list[int]:
        return [sum(self.piles.cards(PLAYED + seat)) for seat in range(SEATS)]

    def places(self) -> list[int] | None:
        return places_from_scores(self.scores(), 1) if self.over else None

    def zones(self) -> list[Zone]:
        played = [Zone(f"played.{seat}", "row", seat, "all", PLAYED + seat) for seat in range(SEATS)]
        return [*self.hand_zones(False), *played, Zone("stock", "stock", None, "nothing", STOCK)]

    def card_slots(self, zone: Zone) -> CardSlots:
        return CARD_SLOTS

    def open_facts(self) -> dict[str, object]:
        return {"turn": None if self.over else int(self.turn)}

    def write_features(self, writer: FeatureWriter) -> None:
        writer.seat("turn", self.turn, not self.over)


class HighestFirst(Policy):
    """Prefers high cards."""

    def weigh(self, state: State, seat: i64, moves: MoveList, worth: vec[float]) -> None:
        for i in range(moves.size):
            worth[i] = float(moves.at(i))


def new(options: dict[str, object], seats: int, rng: Rng) -> Tiny:
    return Tiny(seats, rng, empty_piles(STOCK + 1, len(CARDS)))


def save(state: Tiny) -> dict[str, object]:
    piles = [" ".join(state.names(pile)) for pile in range(STOCK)]
    stock = " ".join(reversed(state.names(STOCK)))
    return {"hands": piles[:2], "played": piles[2:], "stock": stock, "turn": int(state.turn), "rng": state.rng.save()}


def load(reader: PositionReader, options: dict[str, object], seats: int, rng: Rng) -> Tiny:
    state = new(options, seats, rng)
    piles = [read(text) for text in [*reader.texts("hands", 2), *reader.texts("played", 2), reader.text("stock", "")]]
    rest = remaining_cards(list(CARDS), [card for pile in piles for card in pile], CARDS, "the box", "tiny.1.1")
    for pile, cards in enumerate(piles[:STOCK]):
        state.piles.fill(pile, cards)
    state.piles.stack(STOCK, rest, piles[STOCK], rng)
    state.turn = reader.number("turn", 0, 1, 0)
    state.rng = reader.rng(rng)
    reader.finish()
    state.ask_next()
    return state


def read(text: str) -> list[int]:
    if not all(card in MOVES.numbers for card in text.split()):
        raise PositionError(f"{text[:40]!r} names something that is no card")
    return [int(card) for card in text.split()]


BOX = GameBox("tiny", __name__, [GameInfo("tiny", (2, 2), [], "tiny", new, load, save, HighestFirst())], draft=True)
