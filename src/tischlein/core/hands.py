"""Base class of games in which every seat has a hand and draws from a common stock."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tischlein.core.bits import bit, has, members
from tischlein.core.errors import PositionError
from tischlein.core.events import NOBODY, Event, Shift, only
from tischlein.core.hidden import arrange_hidden, reshuffle_hidden
from tischlein.core.knowledge import ANY, Knowledge, Sight, no_knowledge
from tischlein.core.piles import Piles
from tischlein.core.position import PositionReader
from tischlein.core.rng import Rng
from tischlein.core.state import State
from tischlein.core.zones import Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class HandState(State):
    """The piles of a table, and what seats can know of the hidden cards among them.

    turn, direction  whose turn it is, and +1 if turns go to the left, -1 if to the right
    hands, stock     the pile of the first seat's hand, which those of the other seats follow, and that of the stock
    renewed          the pile that becomes the stock when the stock is empty, or -1
    written          the notation of each card
    kinds            the kind of each card, for `Knowledge`
    knowledge        what can be known of hidden cards; None while nothing is known
    knowledge_is_shared  a clone may hold the same `knowledge`: copy it before changing it
    """

    def __init__(
        self,
        seats: i64,
        rng: Rng,
        piles: Piles,
        hands: i64,
        stock: i64,
        written: dict[int, str],
        kinds: vec[u8],
        renewed: i64 = -1,
    ) -> None:
        super().__init__(seats, rng)
        self.piles: Final = piles
        self.hands: Final = hands
        self.stock: Final = stock
        self.written: Final = written
        self.kinds: Final = kinds
        self.renewed: Final = renewed
        self.turn: i64 = 0
        self.direction: i64 = 1
        self.knowledge: Knowledge | None = None
        self.knowledge_is_shared = False

    def clone(self) -> HandState:
        raise NotImplementedError

    def resample(self, seat: i64, rng: Rng) -> HandState:
        other = self.clone()
        other.reshuffle(seat, rng)
        return other

    def census(self) -> list[int]:
        return sorted(card for zone in range(self.piles.zones) for card in self.piles.cards(zone))

    def copy_hands_to(self, twin: HandState) -> None:
        """Copy everything but the piles and the generator, which the twin already has."""
        twin.must = self.must
        twin.may = self.may
        twin.over = self.over
        twin.tracking = self.tracking
        twin.turn = self.turn
        twin.direction = self.direction
        # Most clones are played out without tracking and never read it, so it is copied only on change.
        twin.knowledge = self.knowledge
        twin.knowledge_is_shared = self.knowledge_is_shared = self.knowledge is not None

    def names(self, zone: i64) -> list[str]:
        """Return the notations of the cards of a pile, from bottom to top."""
        return [self.written[card] for card in self.piles.cards(zone)]

    def hand(self, seat: i64) -> list[str]:
        """Return the notations of a hand, sorted."""
        return [self.written[card] for card in sorted(self.piles.cards(self.hands + seat))]

    def hand_zones(self, open_memory: bool) -> list[Zone]:
        shows = "known" if open_memory else "owner"
        return [Zone(f"hand.{seat}", "hand", seat, shows, self.hands + seat) for seat in range(self.seats)]

    # --- knowledge

    def ensure_knowledge(self) -> Knowledge:
        """Return what is known of hidden cards, to be changed; empty if nothing was known."""
        known = self.own_knowledge()
        if known is None:
            known = no_knowledge(self.piles, self.hands, self.seats, self.kinds)
            self.knowledge = known
        return known

    def own_knowledge(self) -> Knowledge | None:
        """Return what is known of hidden cards, to be changed; None if nothing is known."""
        known = self.knowledge
        if known is not None and self.knowledge_is_shared:
            known = known.clone()
            self.knowledge = known
            self.knowledge_is_shared = False
        return known

    def stop_tracking(self) -> None:
        self.tracking = False
        self.knowledge = None

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        """Turn this clone into another state that the seat could not tell apart."""
        self.rng = rng.split()
        reshuffle_hidden(self.piles, self.own_knowledge(), seat, self.stock, self.hands, self.seats, rng)

    def hide_from(self, seat: i64) -> None:
        self.rng = Rng(0)
        arrange_hidden(self.piles, self.own_knowledge(), seat, self.stock, self.hands, self.seats)

    # --- turns, and cards that move

    def next(self, seat: i64) -> i64:
        """Return the neighbour whose turn comes after that of a seat."""
        neighbour = seat + self.direction
        if neighbour == self.seats:
            return 0
        if neighbour < 0:
            return self.seats - 1
        return neighbour

    def draw(self, seat: i64, cards: i64, why: str) -> None:
        """Draw as many cards as there are; an empty stock is renewed, if the game does that."""
        piles = self.piles
        while cards > 0:
            if piles.size(self.stock) == 0 and self.renewed >= 0 and piles.size(self.renewed) > 1:
                self.renew()
            now = min(cards, piles.size(self.stock))
            if now == 0:
                return
            before = piles.size(self.hands + seat)
            # By name, here and below: mypyc looks up methods of classes with plain subclasses at every call.
            HandState.take(self, seat, now)
            if self.journal is not None:
                self.emit_draw(seat, before, why)
            cards -= now

    def renew(self) -> None:
        """Shuffle the discard, all but its top card, to be the stock."""
        top = self.piles.draw(self.renewed)
        self.piles.move(self.renewed, self.stock, self.piles.size(self.renewed))
        self.piles.push(self.renewed, top)
        if self.tracking:
            self.ensure_knowledge().restock(self.piles, self.stock)
        self.piles.shuffle(self.stock, self.rng)
        self.emit_renew()

    def take(self, seat: i64, cards: i64) -> None:
        """Move cards from the stock to a hand."""
        before = self.piles.size(self.hands + seat)
        self.piles.move(self.stock, self.hands + seat, cards)
        if not self.tracking:
            return
        known = HandState.own_knowledge(self)
        if known is not None:
            known.add_drawn(seat, before, before + cards)

    def leave(self, seat: i64, card: i64, target: i64) -> None:
        """Move a card from a hand to an open pile."""
        if not self.tracking:
            self.piles.move_card(self.hands + seat, card, target)
            return
        known = HandState.own_knowledge(self)
        if known is not None:
            known.leave(self.piles, seat, card)
            self.piles.push(target, card)
        else:
            self.piles.move_card(self.hands + seat, card, target)

    # --- what viewers see

    def pile_group(self, number: i64) -> Piles:
        return self.piles

    def needs_history(self) -> bool:
        return any(zone.shows == "known" for zone in self.zones())

    def format_cards(self, zone: Zone, cards: list[int]) -> list[str]:
        return [self.written[card] for card in cards]

    def seen_in(self, zone: Zone, viewer: int | None) -> list[str]:
        """Return the cards that a viewer sees; with open memory, also what it knows of another hand."""
        seat, known = zone.seat, self.knowledge
        if viewer is None or seat is None or seat == viewer or zone.shows != "known" or self.over or known is None:
            return super().seen_in(zone, viewer)
        return self.format_cards(zone, sorted(known.seen(viewer, seat)))

    # --- events; nothing happens without a journal

    def emit_setup(self) -> None:
        super().emit_setup()
        self._emit_recalls()

    def emit_draw(self, seat: i64, before: i64, why: str) -> None:
        """Emit that the cards of the hand from `before` on have just been drawn."""
        if self.journal is not None:
            cards = self.names(self.hands + seat)[before:]
            shift = Shift("stock", f"hand.{seat}", cards, only(int(seat)))
            self.journal.append(Event("draw", int(seat), {"count": len(cards), "why": why}, shifts=[shift]))

    def emit_turn(self) -> None:
        if self.journal is not None:
            self.journal.append(Event("turn", None if self.over else int(self.turn), now=self.open_facts()))

    def emit_renew(self) -> None:
        """Emit that the discard has become the stock."""
        if self.journal is not None:
            self.journal.append(Event("renew", shifts=[Shift("discard", "stock", self.names(self.stock), NOBODY)]))

    def _emit_recalls(self) -> None:
        """Emit to each seat what it knows of other hands; for a table set up in the middle."""
        if self.journal is None or self.knowledge is None:
            return
        for viewer in range(self.seats):
            seen = {owner: self.knowledge.seen(viewer, owner) for owner in range(self.seats)}
            known = {f"hand.{owner}": [self.written[card] for card in cards] for owner, cards in seen.items() if cards}
            # Every seat gets one: whether a card that it gave away was played since is its secret, too.
            self.journal.append(Event("recall", viewer, secret={"known": known}, visible_to=only(viewer)))

    # --- positions

    def save_knowledge(self) -> dict[str, object]:
        """Return the entries of a position about what is known; none if nothing is."""
        known = self.knowledge
        if known is None:
            return {}
        return {
            "limits": [
                " ".join(f"{known.limits[seat * known.room + i]:x}" for i in range(self.piles.size(self.hands + seat)))
                for seat in range(self.seats)
            ],
            "limits_stock": f"{known.stock:x}",
            "sights": ", ".join(
                f"{sight.viewer} {'+'.join(map(str, members(sight.owners)))} {self.written[sight.card]}"
                for sight in known.sights
            ),
        }

    def load_knowledge(self, reader: PositionReader, cards: dict[str, int]) -> None:
        """Read these entries; the cards must satisfy them."""
        if "limits" not in reader:
            return
        try:
            self._load_limits(reader)
            for text in filter(None, reader.text("sights", "").split(", ")):
                self._load_sight(text, cards)
        except (ValueError, KeyError, OverflowError):
            raise PositionError(
                "limits or sights of a position are malformed; leave them out to start with no knowledge"
            ) from None

    def _load_limits(self, reader: PositionReader) -> None:
        known = self.ensure_knowledge()
        for seat, text in enumerate(reader.texts("limits", int(self.seats))):
            hand = self.piles.cards(self.hands + seat)
            limits = [int(limit, 16) for limit in text.split()]
            if len(limits) != len(hand) or not all(0 <= limit <= ANY for limit in limits):
                raise ValueError(text)
            for i, limit in enumerate(limits):
                if not has(limit, known.kind(hand[i])):
                    raise ValueError(text)
                known.limits[seat * known.room + i] = limit
        stock = int(reader.text("limits_stock", ""), 16)
        if not 0 <= stock <= ANY or known.kinds_in(self.piles, self.stock) & ~stock != 0:
            raise ValueError(stock)
        known.stock = stock

    def _load_sight(self, text: str, cards: dict[str, int]) -> None:
        viewer, holders, name = text.split(" ")
        seats = [str(seat) for seat in range(self.seats)]
        owners: i64 = 0
        for holder in holders.split("+"):
            owners |= bit(seats.index(holder))
        if has(owners, seats.index(viewer)):
            raise ValueError(text)
        known = self.ensure_knowledge()
        known.sights.append(Sight(seats.index(viewer), owners, cards[name]))
        known.cells_of_sights(self.piles)  # ValueError if the card is not there
