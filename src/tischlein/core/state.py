"""One game in progress: the base class of every rulebook."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tischlein.core.events import EVERYBODY, NOBODY, Event, Shift, only
from tischlein.core.features import CardSlots, FeatureWriter
from tischlein.core.fields import Field, public_facts, write_field_features
from tischlein.core.moves import Catalogue, MoveList, MoveParts
from tischlein.core.piles import Piles
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.core.zones import Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress. It is mutable; `clone` copies it. A game overrides the methods below.

    must, may  sets of seats: those that have to act (several choose at the same time), and those that may use a window
    journal    receives the events; None during search
    tracking   whether to track what seats know of hidden cards, for `resample`; off in playouts
    """

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.must: i64 = 0
        self.may: i64 = 0
        self.over = False
        self.journal: list[Event] | None = None
        self.tracking = True

    def listen(self, journal: list[Event]) -> None:
        """Emit events to a journal from now on."""
        self.journal = journal

    def emit(self, kind: str, seat: i64) -> None:
        """Emit an event without further facts, if there is a journal."""
        if self.journal is not None:
            self.journal.append(Event(kind, int(seat)))

    def stop_tracking(self) -> None:
        """Stop tracking what seats know; for a state that will be played out and thrown away."""
        self.tracking = False

    def clone(self) -> State:
        """Return a copy that shares nothing mutable; it emits no events."""
        raise NotImplementedError

    def reseed(self, rng: Rng) -> None:
        """Use another generator from now on."""
        self.rng = rng

    def fields(self) -> list[Field]:
        """Declare the fields of the state, from which positions, facts and features follow (`core.fields`)."""
        return []

    def catalogue(self) -> Catalogue:
        raise NotImplementedError

    def deal(self) -> None:
        """Deal and begin the game."""
        raise NotImplementedError

    def emit_setup(self) -> None:
        """Emit all zones and the public facts: the first event of a table, also of one set up in the middle."""
        if self.journal is None:
            return
        shifts: list[Shift] = []
        zones: dict[str, object] = {}
        for zone in self.zones():
            visible_to = NOBODY if zone.shows == "nothing" else EVERYBODY
            if zone.shows in ("owner", "known") and zone.seat is not None:
                visible_to = only(zone.seat)
            cards = self.format_cards(zone, self.pile_group(zone.group).cards(zone.pile))
            if zone.shows == "top" and len(cards) > 1:
                shifts.append(Shift("box", zone.name, cards[:-1], NOBODY))
                cards = cards[-1:]
            shifts.append(Shift("box", zone.name, cards, visible_to, edges=self.edges(zone.pile)))
            zones[zone.name] = {"kind": zone.kind, "seat": zone.seat, "shows": zone.shows}
        shown = self.all_hands() if self.over else None
        self.journal.append(Event("setup", facts={"zones": zones}, shifts=shifts, shown=shown, now=self.open_facts()))

    def emit_end(self) -> None:
        """Emit the end of the game, with its result and all hands."""
        if self.journal is not None:
            facts: dict[str, object] = {"scores": self.scores(), "places": self.places()}
            self.journal.append(Event("end", facts=facts, shown=self.all_hands()))

    def ask(self, seat: i64) -> str:
        """Return what a waiting seat is asked, as a word that reveals nothing."""
        raise NotImplementedError

    def question(self, seat: i64) -> dict[str, object]:
        """Return further facts about what a waiting seat is asked, for that seat only."""
        return {}

    def describe(self, seat: i64, move: i64) -> MoveParts:
        """Return the parts of a move of this seat, legal or not; by default its notation is its kind."""
        return MoveParts(self.catalogue().notations[move])

    def move_for_drop(self, seat: i64, card: str, zone: str) -> i64:
        """Return the move of a player who clicks a card (`zone` is empty) or drops it on a zone; -1 if there is none.

        It need not be legal: `why_not` then explains why.
        """
        found: i64 = -1
        for number in range(len(self.catalogue().notations)):
            parts = self.describe(seat, number)
            if parts.cards == [card]:
                if zone in ("", parts.target):
                    return number
                if found < 0:
                    found = number
        return found

    def legal(self, seat: i64, moves: MoveList) -> None:
        """Add the seat's legal moves; the fast counterpart of `why_not`."""
        raise NotImplementedError

    def purposeful(self, seat: i64, moves: MoveList) -> None:
        """Add the seat's legal moves that do not just delay the game.

        A game overrides this if random play among all moves hardly ever ends.
        """
        self.legal(seat, moves)

    def random_move(self, seat: i64, purposeful: bool, rng: Rng, moves: MoveList) -> i64:
        """Return one of the seat's legal, or purposeful, moves, each equally likely; `moves` is an empty buffer.

        A game with very many moves overrides this to avoid listing them all.
        """
        if purposeful:
            self.purposeful(seat, moves)
        else:
            self.legal(seat, moves)
        return moves.at(rng.below(moves.size))

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        """Return the first rule, in the order of the rulebook, that forbids the move; None if it is legal."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64) -> None:
        """Make a legal move."""
        raise NotImplementedError

    def public_move(self, seat: i64, move: i64) -> i64:
        """Return how a legal move looks to others: the move itself, or a number below 0 for all that look alike."""
        return move

    def public_chance_key(self) -> i64:
        """Return a key for what chance, or the end of a secret choice, has revealed to everybody.

        A search uses it to distinguish tables after the same moves. Cards that only one seat sees do not count.
        """
        return 0

    def warnings(self) -> list[Refusal]:
        """Return what is allowed at this table but deviates from the rules: the rule, and the facts."""
        return []

    def scores(self) -> list[int] | None:
        """Return the points by seat, if everybody sees them (ruling A9)."""
        raise NotImplementedError

    def places(self) -> list[int] | None:
        """Return the places by seat once the game is over."""
        raise NotImplementedError

    def view(self, viewer: int | None) -> dict[str, object]:
        """Return what a viewer may see; None is a spectator."""
        zones: dict[str, object] = {zone.name: self._zone_view(zone, viewer) for zone in self.zones()}
        return {"zones": zones, "table": self.open_facts()}

    def open_facts(self) -> dict[str, object]:
        """Return what everybody sees beside the cards: the declared fields."""
        return public_facts(self)

    def _zone_view(self, zone: Zone, viewer: int | None) -> dict[str, object]:
        seen: dict[str, object] = {
            "kind": zone.kind,
            "seat": zone.seat,
            "count": int(self.pile_group(zone.group).size(zone.pile)),
            "cards": self.seen_in(zone, viewer),
        }
        if zone.kind == "fan":
            seen["edges"] = self.edges(zone.pile)
        return seen

    def seen_in(self, zone: Zone, viewer: int | None) -> list[str]:
        """Return the cards of a zone that a viewer sees: open ones from bottom to top, its own hand sorted."""
        cards = self.pile_group(zone.group).cards(zone.pile)
        if zone.shows == "all":
            return self.format_cards(zone, cards)
        if zone.shows == "top":
            return self.format_cards(zone, cards[-1:])
        if zone.seat is not None and zone.shows != "nothing" and (self.over or zone.seat == viewer):
            return self.format_cards(zone, sorted(cards))
        return []

    def all_hands(self) -> dict[str, list[str]]:
        """Return all hands, which are shown when a game is over."""
        hands = [zone for zone in self.zones() if zone.kind == "hand"]
        return {
            zone.name: self.format_cards(zone, sorted(self.pile_group(zone.group).cards(zone.pile))) for zone in hands
        }

    def format_cards(self, zone: Zone, cards: list[int]) -> list[str]:
        """Return the notations of cards of a zone."""
        faces = self.card_slots(zone)
        return [faces.names[int(faces.slots[card])] for card in cards]

    def edges(self, pile: i64) -> list[str]:
        """Return what stays in sight of each covered card of a fan, from bottom to top."""
        return []

    # --- observations (`core.observation`)

    def zones(self) -> list[Zone]:
        """Return all zones of the table."""
        raise NotImplementedError

    def pile_group(self, number: i64) -> Piles:
        """Return the piles of the zones of a group; most states have only one group."""
        raise NotImplementedError

    def card_slots(self, zone: Zone) -> CardSlots:
        """Return the cards that a zone can hold."""
        raise NotImplementedError

    def write_features(self, writer: FeatureWriter) -> None:
        """Write the public facts as features, always in the same order; seats are counted from the viewer.

        By default the declared fields write themselves; a compiled game does it in native code, which is faster.
        """
        write_field_features(self, writer)

    def needs_history(self) -> bool:
        """Return whether what a seat sees depends on past events, so that the state has to track them."""
        return False

    def parts(self) -> list[State]:
        """Return the different games of a series, each before the deal; any other state is its only part."""
        return [self]

    def part(self) -> i64:
        """Return the index of the part being played."""
        return 0

    def resample(self, seat: i64, rng: Rng) -> State:
        """Return a random state that this seat could not tell from this one."""
        raise NotImplementedError

    def hide_from(self, seat: i64) -> None:
        """Make this clone forget what the seat does not know: put hidden things into a canonical order.

        Two states that the seat could not tell apart become equal.
        """
        raise NotImplementedError

    def census(self) -> list[int]:
        """Return all cards of the box in order, wherever they are: none may get lost."""
        raise NotImplementedError


def places_from_scores(scores: list[int], best: int) -> list[int]:
    """Return places by score; `best` is +1 if more is better, -1 if less is. Ties share a place and skip the next."""
    places: list[int] = []
    for score in scores:
        place = 1
        for other in scores:
            if (other > score) if best > 0 else (other < score):
                place += 1
        places.append(place)
    return places


def mean_place(places: list[int], seat: i64) -> float:
    """Return the place of a seat; for a shared one, the mean of the places it covers."""
    place = places[seat]
    return place + (places.count(place) - 1) / 2


def worth_of_place(places: list[int], seat: i64) -> float:
    """Return 1 for the first place, 0 for the last."""
    return (len(places) - mean_place(places, seat)) / (len(places) - 1)
