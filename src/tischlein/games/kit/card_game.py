"""The base class of card games with hands and a common stock: deal, turn order, clones and positions.

A game in plain Python derives from `CardGame`, or from a family such as `Shedding` or `TrickGame`, declares its fields
and implements its rules. Clones, positions, views and observations are derived.
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
"""The stock is the first pile of every game, followed by the game's piles and the hands."""

PHASES: Final = ["play", "over"]
UNDECIDED: Final = -1
NOT_SET: Final = -1


class PileLayout:
    """The number of piles, the index of the first hand, and the pile that becomes the stock, if any."""

    def __init__(self, piles: int, hands: int, renewed: int = -1) -> None:
        self.piles = piles
        self.hands = hands
        self.renewed = renewed


class PlayIndex:
    """An index of the moves that play a card: `h7`, `hJ=s` with a word named, `h7!` with a call.

    cards, named  by move: the card, or -1, and the word
    called        by move: whether it makes a call
    ways          by card: the moves that play it
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
    """What a game and its clones share: options, deck and moves.

    rules  the rules cited by errors about positions: `position` and `standing`, if any
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
        """Return the fields that a game declares in addition to the kit's."""
        if self._declared is None:
            inherited = {field.name for field in FIELDS}
            self._declared = [field.name for field in game.fields() if field.name not in inherited]
        return self._declared

    def plays(self) -> PlayIndex:
        """Return the index of moves that play a card, for games that do not compute with move numbers."""
        if self._plays is None:
            self._plays = PlayIndex(self.deck, self.catalogue.notations)
        return self._plays


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(HandState):
    """A game in progress. A subclass with an `__init__` takes the same arguments; most need none.

    dealer    the seat that deals, or UNDECIDED before the deal
    phase     the index of the current phase in `phases`
    standing  points of a series before this game, by seat; the highest begins
    starter   the seat that begins if a series decides it, or NOT_SET
    """

    def __init__(self, setup: CardGameSetup, seats: i64, rng: Rng, piles: Piles) -> None:
        super().__init__(seats, rng, piles, setup.hands, STOCK, setup.deck.names, SAME, setup.renewed)
        self.setup: Final = setup
        self.dealer = setup.dealer
        self.phase: i64 = 0
        self.standing: list[int] = setup.no_standing
        self.starter: i64 = NOT_SET

    # --- what a game defines

    @staticmethod
    def make_deck(options: dict[str, object]) -> CardDeck:
        """Return the deck that a table with these options plays with."""
        raise NotImplementedError

    @staticmethod
    def pile_layout(seats: int) -> PileLayout:
        """Return the piles of a table: the stock and the hands."""
        return PileLayout(1 + seats, 1)

    @staticmethod
    def moves(deck: CardDeck) -> list[str]:
        """Return every possible move in notation: playing a card."""
        return list(deck.names.values())

    def phases(self) -> list[str]:
        """Return the names of the phases; the game is over in the one called `over`."""
        return PHASES

    def fields(self) -> list[Field]:
        return FIELDS

    def has_turn(self) -> bool:
        """Say whether it is a seat's turn."""
        return not self.over

    # --- clones

    def clone(self) -> CardGame:
        """Return a copy of everything; compiled games override this with native code."""
        twin = type(self)(self.setup, self.seats, self.rng.clone(), self.piles.clone())
        self.copy_to(twin)
        copy_attributes(self, twin)
        return twin

    def copy_to(self, twin: CardGame) -> None:
        """Copy what a compiled class keeps, except piles and generator, which the twin is constructed with."""
        self.copy_table_to(twin)

    def copy_table_to(self, twin: CardGame) -> None:
        """Copy the fields declared here."""
        # Called through the class, here and below: a method that plain subclasses may override is looked up every time.
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
        """Determine the dealer, shuffle, and deal each seat this many cards."""
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
        """Return who begins: the series' choice, else the worst standing, else the seat to the dealer's left."""
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
        """Turn the top card of the stock face up onto a pile."""
        self.piles.move(STOCK, target, 1)
        if self.journal is not None:
            name = self.names(target)[-1]
            shift = Shift("stock", zone, [name], EVERYBODY)
            self.journal.append(Event("turn_over", facts={"card": name, "on": zone}, shifts=[shift]))

    # --- whose turn it is

    def ask_next(self) -> None:
        """Update who must move, once all effects of a move are done."""
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

    # --- drawing and showing cards

    def available(self) -> i64:
        """Return how many cards can be drawn, including those of a pile that would become the stock."""
        cards = self.piles.size(STOCK)
        if self.renewed >= 0:
            cards += max(self.piles.size(self.renewed) - 1, 0)
        return cards

    def show_to_all(self, seat: i64, at: i64) -> None:
        """Remember that everybody has seen card number `at` of a hand."""
        known = self.ensure_knowledge()
        known.add_drawn(seat, at, at + 1)
        for viewer in range(self.seats):
            if viewer != seat:
                known.add_sights(viewer, seat, [int(self.piles.at(self.hands + seat, at))])

    # --- views

    def zones(self) -> list[Zone]:
        """Return the stock, the game's piles and the hands."""
        return [
            Zone("stock", "pile", None, "nothing", STOCK),
            *self.extra_zones(),
            *self.hand_zones(self.has_open_memory()),
        ]

    def extra_zones(self) -> list[Zone]:
        """Return the zones other than stock and hands."""
        return []

    def has_open_memory(self) -> bool:
        """Say whether cards that everybody has seen stay in sight."""
        return self.setup.open_memory

    def card_slots(self, zone: Zone) -> CardSlots:
        return self.setup.deck.card_slots

    # --- positions

    def pile_entries(self) -> dict[str, list[int]]:
        """Return the position entries that are piles other than hands and stock; several piles form a list."""
        return {}

    def check(self) -> None:
        """Raise PositionError for an impossible table, and derive what positions do not name."""

    def save(self) -> dict[str, object]:
        """Return the position: hands as held (a drawn card last), piles up to the top, the stock from the next card."""
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
        """Set up this undealt game from a position; cards that are not named are at the bottom of the stock."""
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
"""Attributes that the constructor sets, or that clones do not keep. Only relevant in uncompiled mode."""
KNOWLEDGE: Final = frozenset({"knowledge", "knowledge_is_shared"})


def copy_attributes(state: Any, twin: Any) -> None:
    """Copy the attributes of a class in plain Python; lists and dicts in full, other objects are shared.

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
    """Return a copy of a value that can change in place."""
    if isinstance(value, list):
        return [copy_value(each) for each in value]
    if isinstance(value, dict):
        return {key: copy_value(each) for key, each in value.items()}
    if isinstance(value, set):
        return set(value)
    return value.clone() if isinstance(value, Piles) else value


def new_game(name: str, kind: Any, options: dict[str, object], seats: int, rng: Rng) -> CardGame:
    """Return an undealt game of a class, with its fields at their start values."""
    deck = kind.make_deck(options)
    setup = CardGameSetup(name, options, seats, deck, kind.pile_layout(seats), kind.moves(deck))
    game: CardGame = kind(setup, seats, rng, setup.piles.clone())
    fields.set_up(game)
    return game


def load_game(
    name: str, kind: Any, reader: PositionReader, options: dict[str, object], seats: int, rng: Rng
) -> CardGame:
    """Return a game of a class, set up from a position."""
    game = new_game(name, kind, options, seats, rng)
    game.load(reader)
    return game


def save_game(game: CardGame) -> dict[str, object]:
    """Return the position of a game."""
    return game.save()


REVEALING_EVENTS: Final = ("idle", "turn_over")
"""Events that reveal something hidden by the rules: a seat that cannot play, a card of the stock."""


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
    """Describe a game whose class derives from `CardGame`; its rulebook has the game's name by default."""
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
