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
    """Mutable, with a `clone` of its own. A game fills in the methods below, in this order.

    must, may  sets of seats: who has to act (several: at the same time, unseen), and who may use an open window
    journal    events are told here; None during search
    tracking   what seats could know of hidden cards is kept, for `resample`; off in playouts
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
        """Tell what happens from now on."""
        self.journal = journal

    def emit(self, kind: str, seat: i64) -> None:
        """Tell an event that is all said with a word; nothing happens while nobody listens."""
        if self.journal is not None:
            self.journal.append(Event(kind, int(seat)))

    def stop_tracking(self) -> None:
        """This state will be played out and thrown away: nobody will ask what a seat knows."""
        self.tracking = False

    def clone(self) -> State:
        """A twin that shares nothing that changes; it tells no events."""
        raise NotImplementedError

    def reseed(self, rng: Rng) -> None:
        """From now on chance comes from here."""
        self.rng = rng

    def fields(self) -> list[Field]:
        """Declare the fields of the state, from which positions, facts and features follow (`core.fields`)."""
        return []

    def catalogue(self) -> Catalogue:
        raise NotImplementedError

    def deal(self) -> None:
        """Set the table and begin."""
        raise NotImplementedError

    def emit_setup(self) -> None:
        """Tell what lies where, and the open facts: the first event of a table, also of one set up in the middle."""
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
        """Tell that the game is over: the result, and all hands."""
        if self.journal is not None:
            facts: dict[str, object] = {"scores": self.scores(), "places": self.places()}
            self.journal.append(Event("end", facts=facts, shown=self.all_hands()))

    def ask(self, seat: i64) -> str:
        """What a waiting seat is asked, in a word that tells no more than the table sees."""
        raise NotImplementedError

    def question(self, seat: i64) -> dict[str, object]:
        """Return further facts of what a waiting seat is asked, for its own eyes: what its hand allows, say."""
        return {}

    def describe(self, seat: i64, move: i64) -> MoveParts:
        """Take a move of this seat apart, legal or not. One that is no more than a word needs nothing else."""
        return MoveParts(self.catalogue().notations[move])

    def move_for_drop(self, seat: i64, card: str, zone: str) -> i64:
        """Return the move of somebody who touches a card, and drops it on a zone; an empty text is no zone.

        It need not be legal: the answer of the rules to it is what the seat wants to know. Below 0 if there is none.
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
        """Add the seat's legal moves; the fast twin of `why_not`."""
        raise NotImplementedError

    def purposeful(self, seat: i64, moves: MoveList) -> None:
        """The legal moves of a player who does not dawdle.

        A game overrides this where a move may only put things off: random play among all moves then hardly ever ends.
        """
        self.legal(seat, moves)

    def random_move(self, seat: i64, purposeful: bool, rng: Rng, moves: MoveList) -> i64:
        """One of the seat's legal, or purposeful, moves, each equally likely; `moves` is an empty list to work with.

        A game with very many moves overrides this to find one without listing them all.
        """
        if purposeful:
            self.purposeful(seat, moves)
        else:
            self.legal(seat, moves)
        return moves.at(rng.below(moves.size))

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        """The first rule, in the order of the rulebook, that forbids the move."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64) -> None:
        """Make a legal move."""
        raise NotImplementedError

    def public_move(self, seat: i64, move: i64) -> i64:
        """How a legal move looks to the others: the move itself, or a number below 0 that all like it share."""
        return move

    def public_chance_key(self) -> i64:
        """What chance, or the end of a secret choice, has laid open: equal numbers, equal tables, as far as that goes.

        A search tells apart by it what the moves do not say. Cards that only one seat sees do not count.
        """
        return 0

    def warnings(self) -> list[Refusal]:
        """What is allowed about this table, but not as it should be: the rule, and the facts."""
        return []

    def scores(self) -> list[int] | None:
        """Points by seat, as far as they lie open (ruling A9)."""
        raise NotImplementedError

    def places(self) -> list[int] | None:
        """Places by seat once the game is over."""
        raise NotImplementedError

    def view(self, viewer: int | None) -> dict[str, object]:
        """What a viewer may see, built up fact by fact; None is a spectator."""
        zones: dict[str, object] = {zone.name: self._zone_view(zone, viewer) for zone in self.zones()}
        return {"zones": zones, "table": self.open_facts()}

    def open_facts(self) -> dict[str, object]:
        """What everybody sees beside the cards: the declared fields."""
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
        """Return the cards of a zone that a viewer sees: what lies open from bottom to top, its own cards sorted."""
        cards = self.pile_group(zone.group).cards(zone.pile)
        if zone.shows == "all":
            return self.format_cards(zone, cards)
        if zone.shows == "top":
            return self.format_cards(zone, cards[-1:])
        if zone.seat is not None and zone.shows != "nothing" and (self.over or zone.seat == viewer):
            return self.format_cards(zone, sorted(cards))
        return []

    def all_hands(self) -> dict[str, list[str]]:
        """Return what is turned up when a game is over."""
        hands = [zone for zone in self.zones() if zone.kind == "hand"]
        return {
            zone.name: self.format_cards(zone, sorted(self.pile_group(zone.group).cards(zone.pile))) for zone in hands
        }

    def format_cards(self, zone: Zone, cards: list[int]) -> list[str]:
        """Return how cards of a zone are written."""
        faces = self.card_slots(zone)
        return [faces.names[int(faces.slots[card])] for card in cards]

    def edges(self, pile: i64) -> list[str]:
        """Return what stays in sight of each covered card, from bottom to top, where cards lie fanned."""
        return []

    # --- what a seat may know, as numbers (`core.observation`)

    def zones(self) -> list[Zone]:
        """All zones of the table."""
        raise NotImplementedError

    def pile_group(self, number: i64) -> Piles:
        """The piles of the zones of this heap; most states have but one."""
        raise NotImplementedError

    def card_slots(self, zone: Zone) -> CardSlots:
        """The cards that can lie in a zone."""
        raise NotImplementedError

    def write_features(self, writer: FeatureWriter) -> None:
        """The open facts of the view as numbers, in an order that is always the same; seats as the viewer counts.

        The declared fields put themselves down; a compiled game does it in native code, which is faster.
        """
        write_field_features(self, writer)

    def needs_history(self) -> bool:
        """What a seat may see is more than lies there: it depends on what is tracked."""
        return False

    def parts(self) -> list[State]:
        """The different games of a series, each before the deal; anything else is all there is."""
        return [self]

    def part(self) -> i64:
        """Which of them is being played."""
        return 0

    def resample(self, seat: i64, rng: Rng) -> State:
        """Another state that this seat could not tell from this one."""
        raise NotImplementedError

    def hide_from(self, seat: i64) -> None:
        """Make this, a fresh clone, forget what the seat does not know: hidden things lie in an order of no meaning.

        Two states that the seat could not tell apart become the same one.
        """
        raise NotImplementedError

    def census(self) -> list[int]:
        """Every card of the box, wherever it lies, in order: none may get lost."""
        raise NotImplementedError


def places_from_scores(scores: list[int], best: int) -> list[int]:
    """Places by score; `best` is +1 if more is better, -1 if less is. Ties share a place, the next ones stay vacant."""
    places: list[int] = []
    for score in scores:
        place = 1
        for other in scores:
            if (other > score) if best > 0 else (other < score):
                place += 1
        places.append(place)
    return places


def mean_place(places: list[int], seat: i64) -> float:
    """A shared place is the mean of those it stands for."""
    place = places[seat]
    return place + (places.count(place) - 1) / 2


def worth_of_place(places: list[int], seat: i64) -> float:
    """1 for the first place, 0 for the last."""
    return (len(places) - mean_place(places, seat)) / (len(places) - 1)
