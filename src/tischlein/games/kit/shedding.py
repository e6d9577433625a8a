"""Shedding games: play a card if one fits, else draw one, which may be played at once or kept.

Each game defines what fits, where cards are played and what they do. The game ends with an empty hand, or when nothing
is left to draw and nobody can play; the fewest points in hand win.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tischlein.core.bits import bit, has
from tischlein.core.errors import PositionError
from tischlein.core.events import EVERYBODY, Event, Shift
from tischlein.core.hands import HandState
from tischlein.core.moves import MoveList, MoveParts
from tischlein.core.piles import Piles
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.core.state import places_from_scores
from tischlein.core.zones import Zone
from tischlein.games.kit.card_game import STOCK, CardGame, CardGameSetup, PileLayout
from tischlein.games.kit.cards import CardDeck

DISCARD: Final = 1
"""The pile that cards are played to, unless a game has other piles."""

PLAY_PHASE: Final = 0
DRAWN_PHASE: Final = 1  # has drawn; the drawn card is the last of the hand
OVER_PHASE: Final = 2
PHASES: Final = ["play", "drawn", "over"]


@dataclass(frozen=True)
class SheddingRules:
    """The numbers of the rules that refusals cite.

    turn  only the seat on turn may act
    play  what may be played, and that playing is compulsory
    draw  drawing, and playing or keeping the drawn card
    skip  which seats are skipped when nothing is left to draw
    end   when the game is over
    """

    turn: str
    play: str
    draw: str
    skip: str
    end: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Shedding(CardGame):
    """A game defines which cards fit (`fits`), their effects (`after_play`, `move_on`) and their points (`worth`).

    fitting  the set of cards that fit somewhere now
    """

    def __init__(self, setup: CardGameSetup, seats: i64, rng: Rng, piles: Piles) -> None:
        super().__init__(setup, seats, rng, piles)
        self.fitting: i64 = 0

    def copy_to(self, twin: CardGame) -> None:
        assert isinstance(twin, Shedding)
        Shedding.copy_shedding_to(self, twin)

    def copy_shedding_to(self, twin: Shedding) -> None:
        """Copy the fields declared here and in the base classes."""
        CardGame.copy_table_to(self, twin)
        twin.fitting = self.fitting

    @staticmethod
    def pile_layout(seats: int) -> PileLayout:
        """Return stock, discard and hands; the discard becomes the stock when the stock is empty."""
        return PileLayout(2 + seats, 2, renewed=DISCARD)

    @staticmethod
    def moves(deck: CardDeck) -> list[str]:
        """Return every possible move: cards, `draw` and `keep`. A card may name something, `hJ=s`, or call, `h7!`."""
        return [*deck.names.values(), "draw", "keep"]

    def phases(self) -> list[str]:
        return PHASES

    # --- what a game defines

    def rule_numbers(self) -> SheddingRules:
        """Return the numbers of the rules."""
        raise NotImplementedError

    def fits(self, card: i64) -> bool:
        """Say whether a card may be played now."""
        raise NotImplementedError

    def after_play(self, move: i64) -> None:
        """Apply the effects of a card that was just played; `update_fitting` follows."""

    def move_on(self, card: i64) -> None:
        """Pass the turn to the seat that comes after a card."""
        self.turn = self.next(self.turn)

    def may_draw_freely(self) -> bool:
        """Say whether the seat on turn may draw although it could play."""
        return False

    def on_nothing_to_draw(self) -> None:
        """Apply what the rules want when nothing is left to draw, before seats that cannot play are skipped."""

    def worth(self, card: i64) -> i64:
        """Return the points of a card left in a hand."""
        return 1

    # --- how moves are numbered and where cards go; games that compute with move numbers override these

    def draw_move(self) -> i64:
        """Return the number of the move `draw`; `keep` is the next one, and all before it play a card."""
        return self.setup.plays().draw

    def card_of(self, move: i64) -> i64:
        """Return the card that a move plays."""
        return self.setup.plays().cards[move]

    def named_by(self, move: i64) -> str:
        """Return the word named with a card, or an empty text."""
        return self.setup.plays().named[move]

    def is_called(self, move: i64) -> bool:
        """Say whether a move calls something with its card."""
        return self.setup.plays().called[move]

    def add_plays(self, card: i64, moves: MoveList) -> None:
        """Add every way to play a card that fits."""
        for move in self.setup.plays().ways[card]:
            moves.add(move)

    def why_not_there(self, move: i64) -> Refusal | None:
        """Return why a card of the hand cannot be played in this way, or None."""
        card = self.card_of(move)
        if has(self.fitting, card):
            return None
        facts: dict[str, object] = {"why": "fit", "card": self.written[int(card)], "top": self.names(DISCARD)[-1]}
        return Refusal(self.rule_numbers().play, facts)

    def target_pile(self, move: i64) -> i64:
        """Return the pile that a move plays its card to."""
        return DISCARD

    def zone_name(self, pile: i64) -> str:
        """Return the name of a pile's zone."""
        return "discard"

    def update_fitting(self) -> None:
        """Work out which cards fit now."""
        found: i64 = 0
        for card in self.written:
            if self.fits(card):
                found |= bit(card)
        self.fitting = found

    # --- who must move

    def begin(self, seat: i64) -> None:
        """Start play with this seat."""
        self.turn = seat
        self.phase = PLAY_PHASE
        Shedding._skip_stuck_seats(self)
        self.ask_next()

    def question(self, seat: i64) -> dict[str, object]:
        return {"table": "play" if self.can_play(seat) else "draw"} if self.phase == PLAY_PHASE else {}

    def describe(self, seat: i64, move: i64) -> MoveParts:
        if move >= self.draw_move():
            return MoveParts("keep") if move > self.draw_move() else MoveParts("draw", at=["stock"])
        card = self.written[int(self.card_of(move))]
        return MoveParts("play", [card], self.zone_name(self.target_pile(move)), named=self.named_with(move))

    def named_with(self, move: i64) -> dict[str, object]:
        """Return what is said with a card, by the question it answers: a suit, a word, or a call."""
        said: dict[str, object] = {}
        named = self.named_by(move)
        if named:
            said["suit" if named in self.setup.deck.letters else "word"] = named
        if self.is_called(move):
            said["call"] = True
        return said

    def can_play(self, seat: i64) -> bool:
        return CardGame.mask(self, seat) & self.fitting != 0

    # --- legal moves

    def legal(self, seat: i64, moves: MoveList) -> None:
        Shedding.list_moves(self, seat, moves, False)

    def purposeful(self, seat: i64, moves: MoveList) -> None:
        """Add the plays, and drawing only if no card fits."""
        Shedding.list_moves(self, seat, moves, True)

    def list_moves(self, seat: i64, moves: MoveList, purposeful: bool) -> None:
        """Add the moves of the seat on turn; a purposeful player who can play does not draw."""
        if not has(self.must, seat):
            return
        zone = self.hands + seat
        before = moves.size
        if self.phase == DRAWN_PHASE:
            if has(self.fitting, self.piles.top(zone)):
                self.add_plays(self.piles.top(zone), moves)
            moves.add(self.draw_move() + 1)
            return
        cells = self.piles.cells
        at = self.piles.base(zone)
        end = at + self.piles.size(zone)
        left = self.fitting
        while at < end:
            card = i64(cells[at])
            if has(left, card):
                left ^= bit(card)  # the second of two equal cards is the same move
                self.add_plays(card, moves)
            at += 1
        if moves.size == before or (not purposeful and self.may_draw_freely()):
            moves.add(self.draw_move())

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        rules = self.rule_numbers()
        if self.over:
            return Refusal(rules.end, {"why": "over"})
        if seat != self.turn:
            return Refusal(rules.turn, {"turn": int(self.turn)})
        drawn = self.phase == DRAWN_PHASE
        if move > self.draw_move():
            return None if drawn else Refusal(rules.draw, {"why": "keep"})
        zone = self.hands + seat
        if move == self.draw_move():
            if drawn:
                return Refusal(rules.draw, {"why": "drawn", "drawn": self.written[int(self.piles.top(zone))]})
            must = self.can_play(seat) and not self.may_draw_freely()
            return Refusal(rules.play, {"why": "must"}) if must else None
        card = self.card_of(move)
        if self.piles.find(zone, card) < 0:
            return Refusal(rules.play, {"why": "held", "card": self.written[int(card)]})
        if drawn and card != self.piles.top(zone):
            return Refusal(rules.draw, {"why": "drawn", "drawn": self.written[int(self.piles.top(zone))]})
        return self.why_not_there(move)

    # --- effects of a move

    def apply(self, seat: i64, move: i64) -> None:
        draw = self.draw_move()
        if move == draw:
            self.draw_on_turn(seat)
        elif move > draw:
            self.emit("keep", seat)
            self.pass_on()
        else:
            Shedding._play(self, seat, move)
        self.ask_next()

    def draw_on_turn(self, seat: i64) -> None:
        """Draw a card. Where playing is compulsory, this shows everybody that no card of the hand fits."""
        if self.tracking and not self.may_draw_freely():
            self.ensure_knowledge().restrict(seat, 0, self.piles.size(self.hands + seat), ~self.fitting)
        self.draw(seat, 1, "turn")
        self.phase = DRAWN_PHASE

    def _play(self, seat: i64, move: i64) -> None:
        card = self.card_of(move)
        zone = self.hands + seat
        target = self.target_pile(move)
        drawn = self.phase == DRAWN_PHASE
        if drawn:
            self.piles.move(zone, target, 1)  # everybody knows which card it is
        else:
            HandState.leave(self, seat, card, target)
        self.after_play(move)
        self.update_fitting()
        if self.journal is not None:
            self._emit_play(seat, move, target, drawn)
        if self.piles.size(zone) == 0:
            self.finish()
            return
        self.phase = PLAY_PHASE
        self.move_on(card)
        Shedding._skip_stuck_seats(self)

    def _emit_play(self, seat: i64, move: i64, target: i64, drawn: bool) -> None:
        if self.journal is not None:
            name = self.written[int(self.card_of(move))]
            facts: dict[str, object] = {"card": name, **self.named_facts(move), "on": self.zone_name(target)}
            shift = Shift(
                f"hand.{seat}", self.zone_name(target), [name], EVERYBODY, drawn, edges=self.edges(target)[-1:]
            )
            self.journal.append(Event("play", int(seat), facts, shifts=[shift]))

    def named_facts(self, move: i64) -> dict[str, object]:
        """Return further facts of a play event: what was named with the card."""
        named = self.named_by(move)
        return {"suit": named} if named in self.setup.deck.letters else {}

    def pass_on(self) -> None:
        """Pass the turn to the next seat after a turn without a play."""
        self.phase = PLAY_PHASE
        self.turn = self.next(self.turn)
        Shedding._skip_stuck_seats(self)

    def skip(self) -> None:
        """Skip the seat on turn."""
        self.emit("skip", self.turn)
        self.turn = self.next(self.turn)

    def _skip_stuck_seats(self) -> None:
        """Skip seats that cannot play if nothing is left to draw; end the game if no seat can."""
        if self.piles.size(STOCK) > 0 or self.available() > 0:
            return
        self.on_nothing_to_draw()
        if not Shedding._can_anybody_play(self):
            self.finish()
            return
        while not Shedding.can_play(self, self.turn):
            if self.tracking:
                self.ensure_knowledge().restrict(self.turn, 0, self.piles.size(self.hands + self.turn), ~self.fitting)
            self.emit("idle", self.turn)
            self.turn = self.next(self.turn)
        if self.tracking:
            # Everybody knows that the seat can play, or it would have been skipped.
            n = self.piles.size(self.hands + self.turn)
            self.ensure_knowledge().require_one_of(self.piles, self.turn, n, self.fitting)

    def _can_anybody_play(self) -> bool:
        seat: i64 = 0
        while seat < self.seats:
            if Shedding.can_play(self, seat):
                return True
            seat += 1
        return False

    # --- views and positions

    def extra_zones(self) -> list[Zone]:
        return [Zone("discard", "pile", None, "all" if self.has_open_memory() else "top", DISCARD)]

    def pile_entries(self) -> dict[str, list[int]]:
        return {"discard": [DISCARD]}

    def check(self) -> None:
        if self.piles.size(DISCARD) == 0:
            raise PositionError("discard of a position is empty, but it always has a top card")
        self.check_turn()

    def check_turn(self) -> None:
        """Work out what fits, and raise PositionError if the turn or the phase is impossible."""
        self.update_fitting()
        empty = [seat for seat in range(self.seats) if self.piles.size(self.hands + seat) == 0]
        stuck = self.available() == 0 and not self._can_anybody_play()
        rules = self.rule_numbers()
        if self.over != (bool(empty) or (stuck and self.phase != DRAWN_PHASE)):
            raise PositionError(
                f"phase of a position does not agree with the cards: a game is over with an empty hand, or with an "
                f"empty stock when nobody can play (rule {rules.end})"
            )
        if self.phase == PLAY_PHASE and self.available() == 0 and not self.can_play(self.turn):
            raise PositionError(
                f"turn of a position is seat {self.turn}, which would be passed over (rule {rules.skip})"
            )

    # --- scoring

    def hand_totals(self) -> list[int]:
        """Return the points left in each hand."""
        hands = [self.piles.cards(self.hands + seat) for seat in range(self.seats)]
        return [sum(int(self.worth(card)) for card in hand) for hand in hands]

    def scores(self) -> list[int] | None:
        return self.hand_totals() if self.over else None

    def places(self) -> list[int] | None:
        return places_from_scores(self.hand_totals(), -1) if self.over else None
