"""A card game with hands and a common stock, on any deck: the deal, who begins, clones and positions.

A game in plain Python derives from `CardGame`, or from a family such as `Shedding` or `TrickGame`, declares its fields
and says what its rules are. Its clones, positions, views and observations follow.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tischlein.core import fields
from tischlein.core.bits import bit
from tischlein.core.events import EVERYBODY, Event, Shift
from tischlein.core.features import CardSlots
from tischlein.core.fields import Field
from tischlein.core.game import GameInfo
from tischlein.core.hands import HandState
from tischlein.core.knowledge import SAME, kinds_in
from tischlein.core.moves import Catalogue
from tischlein.core.options import Option, seat_option
from tischlein.core.piles import Piles, empty_piles
from tischlein.core.policy import Policy
from tischlein.core.position import PositionReader, remaining_cards
from tischlein.core.rng import Rng
from tischlein.core.zones import Zone
from tischlein.games.kit.cards import CardDeck

STOCK: Final = 0
"""The stock is the first pile of every game; its own piles and the hands follow."""

PHASES: Final = ["play", "over"]
UNDECIDED: Final = -1
NOT_SET: Final = -1


class PileLayout:
    """How many piles a table has, where the hands begin, and the pile that becomes the stock, if one does."""

    def __init__(self, piles: int, hands: int, renewed: int = -1) -> None:
        self.piles = piles
        self.hands = hands
        self.renewed = renewed


class PlayIndex:
    """Moves that lay a card, taken apart: `h7`, `hJ=s` with a word named, `h7!` with something called.

    cards, named  by move: the card, or -1, and the word
    called        by move: whether something is called with the card
    ways          by card: the moves that lay it
    draw          the number of the move `draw`, or -1
    """

    def __init__(self, deck: CardDeck, notations: list[str]) -> None:
        parts = [notation.removesuffix("!").partition("=") for notation in notations]
        self.called: Final = vec[bool]([notation.endswith("!") for notation in notations])
        self.cards: Final = vec[i64]([deck.cards.get(part[0], -1) for part in parts])
        self.named: Final = [part[2] for part in parts]
        self.ways: Final[list[list[int]]] = [[] for _ in deck.names]
        for move in range(len(notations)):
            if self.cards[move] >= 0:
                self.ways[self.cards[move]].append(move)
        self.draw: Final = notations.index("draw") if "draw" in notations else -1


class CardGameSetup:
    """What a table and all its clones share: options, deck and moves.

    rules  the rules that error messages about positions quote: on `position` and `standing`, if there are any
    piles  the table before the deal
    """

    def __init__(
        self,
        game: str,
        options: dict[str, object],
        seats: int,
        deck: CardDeck,
        layout: PileLayout,
        notations: list[str],
    ) -> None:
        self.game = game
        self.options = options
        self.deck = deck
        self.catalogue = Catalogue(game, notations, deck.respell)
        self.dealer: i64 = seat_option(game, "dealer", options, seats) if "dealer" in options else UNDECIDED
        self.open_memory = options.get("open_memory") is True
        self.hands: i64 = layout.hands
        self.renewed: i64 = layout.renewed
        self.rules: dict[str, str] = {}
        self.piles = empty_piles(layout.piles, len(deck.box))
        self.piles.fill(STOCK, deck.box)
        self.no_standing: list[int] = [0] * seats
        self._plays: PlayIndex | None = None
        self._declared: list[str] | None = None

    def declared_fields(self, game: CardGame) -> list[str]:
        """Return the fields that a game declares beside those of the kit."""
        if self._declared is None:
            inherited = {field.name for field in FIELDS}
            self._declared = [field.name for field in game.fields() if field.name not in inherited]
        return self._declared

    def plays(self) -> PlayIndex:
        """Return the moves taken apart, for games that do not count with their numbers."""
        if self._plays is None:
            self._plays = PlayIndex(self.deck, self.catalogue.notations)
        return self._plays


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(HandState):
    """A game in progress. An `__init__` of your own takes the same arguments; most games need none.

    dealer    who deals, or UNDECIDED before the deal
    phase     what is going on: the index of one of `phases`
    standing  points of a series before this game, by seat: whoever has most begins
    starter   who begins, if a series says so, or NOT_SET
    """

    def __init__(self, setup: CardGameSetup, seats: i64, rng: Rng, piles: Piles) -> None:
        super().__init__(seats, rng, piles, setup.hands, STOCK, setup.deck.names, SAME, setup.renewed)
        self.setup: Final = setup
        self.dealer = setup.dealer
        self.phase: i64 = 0
        self.standing: list[int] = setup.no_standing
        self.starter: i64 = NOT_SET

    # --- what a game is made of

    @staticmethod
    def make_deck(options: dict[str, object]) -> CardDeck:
        """Return the deck that a table with these options plays with."""
        raise NotImplementedError

    @staticmethod
    def pile_layout(seats: int) -> PileLayout:
        """Say which piles there are: the stock and the hands."""
        return PileLayout(1 + seats, 1)

    @staticmethod
    def moves(deck: CardDeck) -> list[str]:
        """List every conceivable move, as it is written: to play a card."""
        return list(deck.names.values())

    def phases(self) -> list[str]:
        """Name what can be going on; the game is over in the one called `over`."""
        return PHASES

    def fields(self) -> list[Field]:
        return FIELDS

    def has_turn(self) -> bool:
        """Say whether it is somebody's turn."""
        return not self.over

    # --- clones

    def clone(self) -> CardGame:
        """Copy everything: a compiled game does it in native code instead."""
        twin = type(self)(self.setup, self.seats, self.rng.clone(), self.piles.clone())
        self.copy_to(twin)
        copy_attributes(self, twin)
        return twin

    def copy_to(self, twin: CardGame) -> None:
        """Copy everything that a compiled class keeps but the piles and the generator, which a twin is made with."""
        self.copy_table_to(twin)

    def copy_table_to(self, twin: CardGame) -> None:
        """Copy what is declared here."""
        # By name, here and below: a method of a class with plain subclasses is looked up at every call.
        HandState.copy_hands_to(self, twin)
        twin.dealer = self.dealer
        twin.phase = self.phase
        twin.standing = self.standing  # never changed in place
        twin.starter = self.starter

    def catalogue(self) -> Catalogue:
        return self.setup.catalogue

    def mask(self, seat: i64) -> i64:
        """Return a hand as a set of cards."""
        return kinds_in(self.piles, self.hands + seat, self.piles.size(self.hands + seat))

    # --- the deal

    def deal_hands(self, cards: i64) -> None:
        """Find the dealer, shuffle, and deal everybody so many cards."""
        self.emit_setup()
        if self.dealer == UNDECIDED:
            self.dealer = self.rng.below(self.seats)
        self.emit("dealer", self.dealer)
        self.piles.shuffle(STOCK, self.rng)
        seat = self.next(self.dealer)
        left = self.seats
        while left > 0:
            self.draw(seat, cards, "deal")
            seat = self.next(seat)
            left -= 1

    def starting_seat(self) -> i64:
        """Say who begins: to the left of the dealer, or whoever is doing worst in a series, unless it says who."""
        if self.starter != NOT_SET:
            return self.starter
        best = self.next(self.dealer)
        seat = self.next(best)
        while seat != self.next(self.dealer):
            if self.standing[seat] > self.standing[best]:
                best = seat
            seat = self.next(seat)
        return best

    def turn_over(self, target: i64, zone: str) -> None:
        """Lay the top card of the stock open."""
        self.piles.move(STOCK, target, 1)
        if self.journal is not None:
            name = self.names(target)[-1]
            shift = Shift("stock", zone, [name], EVERYBODY)
            self.journal.append(Event("turn_over", facts={"card": name, "on": zone}, shifts=[shift]))

    # --- whose turn it is

    def ask_next(self) -> None:
        """Say who waits, after everything that a move caused is done."""
        self.must = 0
        if not self.over:
            self.must = bit(self.turn)
        if self.journal is not None:
            self.emit_turn()

    def finish(self) -> None:
        """End the game."""
        self.over = True
        self.phase = self.phases().index("over")
        self.emit_end()

    def ask(self, seat: i64) -> str:
        return self.phases()[self.phase]

    # --- cards come and go

    def available(self) -> i64:
        """Return how many cards can be drawn, those of a pile that would become the stock included."""
        cards = self.piles.size(STOCK)
        if self.renewed >= 0:
            cards += max(self.piles.size(self.renewed) - 1, 0)
        return cards

    def show_to_all(self, seat: i64, at: i64) -> None:
        """Remember that everybody has seen which card is number `at` of a hand."""
        known = self.ensure_knowledge()
        known.add_drawn(seat, at, at + 1)
        for viewer in range(self.seats):
            if viewer != seat:
                known.add_sights(viewer, seat, [int(self.piles.at(self.hands + seat, at))])

    # --- what is seen

    def zones(self) -> list[Zone]:
        """List the stock, the piles of the game and the hands."""
        return [
            Zone("stock", "pile", None, "nothing", STOCK),
            *self.extra_zones(),
            *self.hand_zones(self.has_open_memory()),
        ]

    def extra_zones(self) -> list[Zone]:
        """List the zones beside stock and hands."""
        return []

    def has_open_memory(self) -> bool:
        """Say whether the table keeps in sight what everybody has seen."""
        return self.setup.open_memory

    def card_slots(self, zone: Zone) -> CardSlots:
        return self.setup.deck.card_slots

    # --- positions

    def pile_entries(self) -> dict[str, list[int]]:
        """Name the entries of a position that are piles, beside hands and stock; several piles are a list."""
        return {}

    def check(self) -> None:
        """Refuse, with PositionError, a table that cannot be; and work out what positions do not name."""

    def save(self) -> dict[str, object]:
        """Return hands as held (a drawn card is last), piles up to the top, the stock from the next card on."""
        deck, piles = self.setup.deck, self.piles
        position: dict[str, object] = {}
        fields.save_fields(self, position, first=True)
        position["hands"] = [deck.format(piles.cards(self.hands + seat)) for seat in range(self.seats)]
        position["stock"] = deck.format(piles.cards(STOCK)[::-1])
        for name, zones in self.pile_entries().items():
            texts = [deck.format(piles.cards(zone)) for zone in zones]
            position[name] = texts if len(texts) > 1 else texts[0]
        fields.save_fields(self, position, first=False)
        return position | {"rng": self.rng.save()} | self.save_knowledge()

    def load(self, reader: PositionReader) -> None:
        """Set this, a game before the deal, up from a position; what it does not name is in the stock, below."""
        deck, piles, rng = self.setup.deck, self.piles, self.rng
        hands = reader.texts("hands", int(self.seats))
        zones = {int(self.hands) + seat: deck.parse(text) for seat, text in enumerate(hands)}
        for name, targets in self.pile_entries().items():
            texts = reader.texts(name, len(targets))
            zones |= {zone: deck.parse(text) for zone, text in zip(targets, texts, strict=True)}
        stock = deck.parse(reader.text("stock", ""))
        named = [*stock, *(card for cards in zones.values() for card in cards)]
        rest = remaining_cards(deck.box, named, deck.names, "the deck", self.setup.rules.get("position", ""))
        piles.stack(STOCK, rest, stock, rng)
        for zone, cards in zones.items():
            piles.fill(zone, cards)
        fields.load_fields(self, reader, first=True)
        self.over = self.phases()[self.phase] == "over"
        fields.load_fields(self, reader, first=False)
        self.check()
        self.load_knowledge(reader, deck.cards)
        self.rng = reader.rng(rng)
        reader.finish()
        self.ask_next()


FIELDS: Final[list[Field]] = [
    fields.seat("dealer", start=lambda game: game.seats - 1, first=True),
    fields.seat("turn", first=True, when=lambda game: game.has_turn()),
    fields.choice("phase", lambda game: game.phases(), first=True),
    fields.points("standing", rule=lambda game: game.setup.rules.get("standing", ""), brief=True, public=False),
    fields.seat("starter", nobody=True, brief=True, public=False),
]


# --- games in plain Python

CONSTRUCTED: Final = frozenset(
    {"seats", "rng", "journal", "piles", "hands", "stock", "written", "kinds", "renewed", "setup"}
)
"""Attributes that a twin is made with, or does without. They are in the way only where nothing is compiled."""
KNOWLEDGE: Final = frozenset({"knowledge", "knowledge_is_shared"})


def copy_attributes(state: Any, twin: Any) -> None:
    """Copy what a class in plain Python keeps; lists and dicts in full, other objects are shared.

    A compiled class has no dictionary: there, what it declares is copied.
    """
    attributes = getattr(state, "__dict__", None)
    if attributes is None:
        for name in state.setup.declared_fields(state):
            setattr(twin, name, copy_value(getattr(state, name)))
        return
    twins = twin.__dict__
    for name, value in attributes.items():
        if name not in CONSTRUCTED and name not in KNOWLEDGE:
            twins[name] = copy_value(value)


def copy_value(value: Any) -> Any:
    """Copy what can be changed in place."""
    if isinstance(value, list):
        return [copy_value(each) for each in value]
    if isinstance(value, dict):
        return {key: copy_value(each) for key, each in value.items()}
    if isinstance(value, set):
        return set(value)
    return value.clone() if isinstance(value, Piles) else value


def new_game(name: str, kind: Any, options: dict[str, object], seats: int, rng: Rng) -> CardGame:
    """Return a game of a class before the deal, its fields as they start."""
    deck = kind.make_deck(options)
    setup = CardGameSetup(name, options, seats, deck, kind.pile_layout(seats), kind.moves(deck))
    game: CardGame = kind(setup, seats, rng, setup.piles.clone())
    fields.set_up(game)
    return game


def load_game(
    name: str, kind: Any, reader: PositionReader, options: dict[str, object], seats: int, rng: Rng
) -> CardGame:
    """Return a game of a class in the middle, from a position."""
    game = new_game(name, kind, options, seats, rng)
    game.load(reader)
    return game


def save_game(game: CardGame) -> dict[str, object]:
    """Return the position of a game."""
    return game.save()


REVEALING_EVENTS: Final = ("idle", "turn_over")
"""Events of the kit by which the rules open something hidden: a seat that cannot lay, a card of the stock."""


def info_for(
    name: str,
    kind: Any,
    seats: tuple[int, int],
    options: list[Option] | None = None,
    policy: Policy | None = None,
    rulebook: str = "",
    changed: tuple[str, ...] = (),
    reveals: tuple[str, ...] = (),
    random_stalls: bool = False,
) -> GameInfo:
    """Describe a game that is a class derived from `CardGame`; its rulebook has its name, unless you say otherwise."""
    return GameInfo(
        name,
        seats,
        options or [],
        rulebook or name,
        partial(new_game, name, kind),
        partial(load_game, name, kind),
        save_game,
        policy,
        changed,
        reveals=(*REVEALING_EVENTS, *reveals),
        random_stalls=random_stalls,
    )
