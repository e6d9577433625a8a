"""Game 1, *Rauf & Runter* (chapter 1): two piles, continued up or down in one colour.

The heading of a pile is the number of its top card that is being continued, and the direction. Of every covered card,
the number that the next card continued stays in sight (1.4).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.bits import bit, has
from tischlein.core.errors import PositionError
from tischlein.core.features import FeatureWriter
from tischlein.core.fields import Field, derived, entry
from tischlein.core.moves import MoveList
from tischlein.core.piles import Piles
from tischlein.core.position import PositionReader
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.core.zones import Zone
from tischlein.games.kit.card_game import CardGameSetup, PileLayout
from tischlein.games.kit.shedding import SheddingRules
from tischlein.games.xxl.deck import COLOUR_LETTERS, HIGHEST, SIZE, XxlDeck
from tischlein.games.xxl.layout import deck_of, make_setup
from tischlein.games.xxl.shedding import XxlShedding, shedding_rules

GAME: Final = "xxl-rauf-runter"
PILE: Final = 1
HAND: Final = 3
CARDS_EACH: Final = 6
RULES: Final = shedding_rules(chapter=1, play=2, draw=7, end=9)

# The heading of a pile: none yet, or one of the top card's sides (0 or 1), up or down.
NO_HEADING: Final = 0
UP: Final = 1
DOWN: Final = 2

EDGES_OF_PILE: Final = [[f"pile.{pile} edge.{depth}" for depth in range(1, SIZE - 1)] for pile in (1, 2)]
"""The numbers of covered cards that stay in sight, counted from the top; the other pile has at least one card."""


def heading(side: i64, direction: i64) -> i64:
    """Return the heading of a side of the top card, 1 … 4."""
    return 2 * (side & 1) + direction


class RaufRunter(XxlShedding):
    """A move is a side of a card and a pile: the number of that side continues the pile.

    headings  the heading of each pile, three bits a pile (1.4)
    higher    the set of covered cards whose higher number stays in sight
    """

    def __init__(self, setup: CardGameSetup, seats: i64, rng: Rng, piles: Piles) -> None:
        super().__init__(setup, seats, rng, piles)
        self.headings: i64 = 0
        self.higher: i64 = 0

    def clone(self) -> RaufRunter:
        twin = RaufRunter(self.setup, self.seats, self.rng.clone(), self.piles.clone())
        self.copy_shedding_to(twin)
        twin.headings = self.headings
        twin.higher = self.higher
        return twin

    def deal(self) -> None:
        """Deal; the player to the left of the dealer begins, whatever the standing (rule 1.1)."""
        self.deal_hands(CARDS_EACH)
        self.turn_over(PILE, "pile.1")
        self.turn_over(PILE + 1, "pile.2")
        self.update_fitting()
        self.begin(self.next(self.dealer))

    # --- what fits, and how it is played

    def heading_on(self, pile: i64) -> i64:
        return (self.headings >> (3 * pile)) & 7

    def step(self, pile: i64, side: i64) -> i64:
        """Return +1 or -1 if the number of this side continues the pile up or down, else 0 (rules 1.3 to 1.5)."""
        deck = self.deck
        top = deck.side_of(self.piles.top(PILE + pile), deck.colours[side])
        if top < 0:
            return 0
        step = deck.values[side] - deck.values[top]
        if step not in (1, -1):
            return 0
        going = self.heading_on(pile)
        if going == heading(top, UP):
            return max(step, 0)
        if going == heading(top, DOWN):
            return min(step, 0)
        return step

    def update_fitting(self) -> None:
        self.fitting = 0
        pile: i64 = 0
        while pile < 2:
            self._add_fitting(pile, 2 * self.piles.top(PILE + pile))
            self._add_fitting(pile, 2 * self.piles.top(PILE + pile) + 1)
            pile += 1

    def _add_fitting(self, pile: i64, top: i64) -> None:
        """Add the cards that fit on a side of the top card."""
        deck = self.deck
        value = deck.values[top]
        at = deck.colours[top] * (HIGHEST + 1) + value
        going = self.heading_on(pile)
        if value < HIGHEST and going != heading(top, DOWN):
            self.fitting |= deck.showing[at + 1]
        if value > 0 and going != heading(top, UP):
            self.fitting |= deck.showing[at - 1]

    def rule_numbers(self) -> SheddingRules:
        return RULES

    def draw_move(self) -> i64:
        return 4 * SIZE

    def card_of(self, move: i64) -> i64:
        return move >> 2

    def add_plays(self, card: i64, moves: MoveList) -> None:
        """Add the ways to play a card; if it fits by either number, the player chooses (rule 1.6)."""
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

    def target_pile(self, move: i64) -> i64:
        return PILE + (move & 1)

    def named_with(self, move: i64) -> dict[str, object]:
        return {"side": self.deck.number_on(move >> 1)}

    def move_for_drop(self, seat: i64, card: str, zone: str) -> i64:
        """Return the move to the pile the card was dropped on, or to the one with the nearest number."""
        number = self.deck.cards.get(card)
        if number is None:
            return -1
        moves = [4 * number + way for way in range(4)]
        there = [move for move in moves if self.zone_name(self.target_pile(move)) == zone] or moves
        far = [self._distance(move) for move in there]
        return there[far.index(min(far))]

    def _distance(self, move: int) -> int:
        deck, side = self.deck, move >> 1
        top = deck.side_of(self.piles.top(PILE + (move & 1)), deck.colours[side])
        return abs(int(deck.values[side] - deck.values[top])) if top >= 0 else HIGHEST + 1

    def after_play(self, move: i64) -> None:
        """Update the pile's heading, and which number of the card below stays in sight (rule 1.4)."""
        pile, side = move & 1, move >> 1
        below = self.piles.at(PILE + pile, self.piles.size(PILE + pile) - 2)
        continued = self.deck.side_of(below, self.deck.colours[side])
        if continued & 1 == 1:
            self.higher |= bit(below)
        direction: i64 = DOWN
        if self.deck.values[side] > self.deck.values[continued]:
            direction = UP
        self.set_heading(pile, heading(side, direction))

    def set_heading(self, pile: i64, going: i64) -> None:
        other = self.heading_on(1 - pile)
        self.headings = (going << (3 * pile)) | (other << (3 * (1 - pile)))

    # --- views

    def zone_name(self, pile: i64) -> str:
        return f"pile.{pile - PILE + 1}"

    def extra_zones(self) -> list[Zone]:
        shows = "all" if self.has_open_memory() else "top"
        return [Zone(self.zone_name(PILE + pile), "fan", None, shows, PILE + pile) for pile in (0, 1)]

    def fields(self) -> list[Field]:
        """Return the fields; `edges` are saved only if cards and headings alone are ambiguous."""
        return [
            *super().fields(),
            entry(
                "headings",
                lambda game: [name or "" for name in game.heading_names()],
                lambda game, r: game.load_headings(r),
            ),
            entry("edges", lambda game: game.edges_entry()),
            derived("headings", lambda game: game.heading_names(), lambda game, writer: game.write_headings(writer)),
            derived("fits", lambda game: {game.zone_name(PILE + pile): game.fitting_on(pile) for pile in (0, 1)}),
        ]

    def heading_names(self) -> list[str | None]:
        return [self.heading_name(pile) for pile in (0, 1)]

    def fitting_on(self, pile: int) -> dict[str, list[int]]:
        """Return the numbers that continue each side of the top card."""
        found: dict[str, list[int]] = {}
        if self.piles.size(PILE + pile) == 0:
            return found
        for top in (2 * self.piles.top(PILE + pile), 2 * self.piles.top(PILE + pile) + 1):
            value, going = int(self.deck.values[top]), self.heading_on(pile)
            down = [value - 1] if value > 0 and going != heading(top, UP) else []
            up = [value + 1] if value < HIGHEST and going != heading(top, DOWN) else []
            found[self.deck.number_on(top)] = down + up
        return found

    def edge(self, card: i64) -> i64:
        """Return the side of a covered card that stays in sight."""
        if has(self.higher, card):
            return 2 * card + 1
        return 2 * card

    def edges(self, pile: i64) -> list[str]:
        if pile not in (PILE, PILE + 1):
            return []
        return [self.deck.number_on(self.edge(card)) for card in self.piles.cards(pile)[:-1]]

    def heading_name(self, pile: i64) -> str | None:
        """Return the heading of a pile, such as `y6-`: colour and number, and + or - for up or down."""
        going = self.heading_on(pile)
        if going == NO_HEADING:
            return None
        side = 2 * self.piles.top(PILE + pile) + ((going - 1) >> 1)
        sign = "+" if going & 1 == UP else "-"
        return self.deck.number_on(side) + sign

    def write_features(self, writer: FeatureWriter) -> None:
        super().write_features(writer)
        self.write_headings(writer)

    def write_headings(self, writer: FeatureWriter) -> None:
        """Write the heading of each pile, and what stays in sight of the cards below."""
        self._write_heading(writer, 0, "heading.1", "heading.1 number", "heading.1 step")
        self._write_heading(writer, 1, "heading.2", "heading.2 number", "heading.2 step")
        self._write_edges(writer, 0)
        self._write_edges(writer, 1)

    def _write_heading(self, writer: FeatureWriter, pile: i64, colour: str, number: str, step: str) -> None:
        """Write colour and number on top, and 1 or -1 for up or down; zeros while there is no heading."""
        going = self.heading_on(pile)
        if going == NO_HEADING:
            writer.one_of(colour, -1, COLOUR_LETTERS)
            writer.put(number, 0)
            writer.put(step, 0)
            return
        side = 2 * self.piles.top(PILE + pile) + ((going - 1) >> 1)
        writer.one_of(colour, self.deck.colours[side], COLOUR_LETTERS)
        writer.put(number, self.deck.values[side])
        writer.put(step, 2 * (going & 1) - 1)

    def _write_edges(self, writer: FeatureWriter, pile: i64) -> None:
        """Write each edge from the top down: 1 + 11 × colour + number."""
        deck = self.deck
        names = EDGES_OF_PILE[pile]
        covered = self.piles.size(PILE + pile) - 1
        depth: i64 = 0
        while depth < covered:
            side = self.edge(self.piles.at(PILE + pile, covered - 1 - depth))
            writer.put(names[depth], 1 + (HIGHEST + 1) * deck.colours[side] + deck.values[side])
            depth += 1
        writer.zeros(names, depth)

    # --- positions

    def pile_entries(self) -> dict[str, list[int]]:
        return {"piles": [PILE, PILE + 1]}

    def edges_entry(self) -> list[str] | None:
        edges = [self.edges(PILE + pile) for pile in (0, 1)]
        for pile in (0, 1):
            found = replay_pile(self.deck, self.piles.cards(PILE + pile), [], self.heading_name(pile) or "")
            if found is None or [self.deck.number_on(side) for side in found] != edges[pile]:
                return [" ".join(numbers) for numbers in edges]
        return None

    def load_headings(self, reader: PositionReader) -> None:
        headings = reader.texts("headings", 2)
        edges = reader.texts("edges", 2)
        for pile in (0, 1):
            if self.piles.size(PILE + pile) == 0:
                raise PositionError("piles of a position needs a card on each (rule xxl.1.1)")
            self._load_heading(pile, headings[pile], edges[pile])

    def check(self) -> None:
        self.check_turn()

    def _load_heading(self, pile: int, named: str, edges: str) -> None:
        """Replay the pile; a heading may also be named for a single card, whose past does not matter."""
        cards = self.piles.cards(PILE + pile)
        found = replay_pile(self.deck, cards, edges.split(), named)
        if found is None:
            shown = f" with {edges[:40]!r} in sight" if edges else ""
            shown += f" and the heading {named[:20]!r}" if named else ""
            raise PositionError(
                f"piles of a position names cards that no moves play to pile {pile + 1} in this order{shown} "
                f"(rules xxl.1.3, xxl.1.4)"
            )
        for side in found:
            if side & 1:
                self.higher |= bit(side >> 1)
        known: dict[str, int] = {"": NO_HEADING}
        for going in (1, 2, 3, 4):
            self.set_heading(pile, going)
            known[str(self.heading_name(pile))] = going
        if found:
            named = heading_after(self.deck, found[-1], cards[-1])
        if named not in known:
            raise PositionError(
                f"headings of a position names {named[:20]!r}, but the top card of pile {pile + 1} is "
                f"{self.names(PILE + pile)[-1]} (rule xxl.1.4)"
            )
        self.set_heading(pile, known[named])


def heading_after(deck: XxlDeck, edge: int, card: int) -> str:
    """Return the heading after a card has continued the number of an edge, such as `y6-`; empty if it cannot."""
    side = deck.side_of(card, deck.colours[edge])
    if side < 0:
        return ""
    step = deck.values[side] - deck.values[edge]
    if step == 1:
        return deck.number_on(side) + "+"
    if step == -1:
        return deck.number_on(side) + "-"
    return ""


def replay_pile(deck: XxlDeck, cards: list[int], edges: list[str], last: str) -> list[int] | None:
    """Return the side of each covered card that stays in sight, or None if no moves play these cards in this order.

    `edges` and the `last` heading decide between several ways; either may be empty. Of equals, the lower number.
    """
    if edges and len(edges) != len(cards) - 1:
        return None
    return _replay_from(deck, cards, edges, last, 0, "", set())


def _replay_from(
    deck: XxlDeck, cards: list[int], edges: list[str], last: str, at: int, going: str, dead: set[tuple[int, str]]
) -> list[int] | None:
    """Replay the cards after `at`, where the heading is `going`; `dead` are the ends already tried."""
    if at + 1 >= len(cards):
        return [] if at == 0 or last in ("", going) else None
    if (at, going) in dead:
        return None
    for edge in (2 * cards[at], 2 * cards[at] + 1):
        number = deck.number_on(edge)
        after = heading_after(deck, edge, cards[at + 1])
        turned = going[:-1] == number and going[-1:] != after[-1:]
        if after and not turned and (not edges or edges[at] == number):
            rest = _replay_from(deck, cards, edges, last, at + 1, after, dead)
            if rest is not None:
                return [edge, *rest]
    dead.add((at, going))
    return None


def notations(deck: XxlDeck) -> list[str]:
    """Return every move: a card, with the number that continues the pile first, and the pile."""
    plays = [f"{deck.from_side(side)}/{pile}" for side in range(2 * SIZE) for pile in (1, 2)]
    return [*plays, "draw", "keep"]


def new_game(options: dict[str, object], seats: i64, rng: Rng) -> RaufRunter:
    """Return a game before the deal."""
    deck = deck_of(options)
    setup = make_setup(GAME, options, int(seats), deck, PileLayout(HAND + int(seats), HAND), notations(deck))
    return RaufRunter(setup, seats, rng, setup.piles.clone())
