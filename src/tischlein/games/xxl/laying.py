"""The games in which one gets rid of cards: 1, 2 and 5. What they share is written here by the rules of game 1.

On your turn you must lay a card if one fits (1.2); only if none does you draw one, which you may lay at once or keep
(1.7). With an empty talon whoever cannot lay is passed over (1.8). The game ends with an empty hand, or when the talon
is empty and nobody can lay; the lowest total in hand wins (1.9).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.bits import has
from tischlein.core.errors import PositionError
from tischlein.core.events import EVERYBODY, Event, Shift
from tischlein.core.moves import MoveList
from tischlein.core.piles import Piles
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.core.state import places_by
from tischlein.core.tape import Tape
from tischlein.games.xxl.layout import LOT, TALON, Layout, Rules

PLAY_PHASE: Final = 0
DRAWN_PHASE: Final = 1  # has drawn; the last card of the hand is the drawn one
OVER_PHASE: Final = 2
PHASES: Final = ["play", "drawn", "over"]


class LayingRules:
    """The numbers of the same rules in the chapter of a game."""

    def __init__(self, chapter: int, lay: int, draw: int, end: int) -> None:
        self.lay = f"xxl.{chapter}.{lay}"
        self.draw = f"xxl.{chapter}.{draw}"
        self.skip = f"xxl.{chapter}.{draw + 1}"
        self.end = f"xxl.{chapter}.{end}"


class Laying(Layout):
    """`fitting` is the set of cards that fit somewhere now; a game says how a card is laid, and what fits then."""

    def __init__(self, rules: Rules, seats: i64, rng: Rng, piles: Piles, hands: i64) -> None:
        super().__init__(rules, seats, rng, piles, hands)
        self.fitting: i64 = 0

    def copy_laying_to(self, twin: Laying) -> None:
        self.copy_layout_to(twin)
        twin.fitting = self.fitting

    def numbers(self) -> LayingRules:
        raise NotImplementedError

    def draw_move(self) -> i64:
        """The number of the move `draw`; `keep` is the next one, and all before it lay a card."""
        raise NotImplementedError

    def card_of(self, move: i64) -> i64:
        raise NotImplementedError

    def add_lays(self, card: i64, moves: MoveList) -> None:
        """All ways to lay a card that fits."""
        raise NotImplementedError

    def why_not_there(self, move: i64) -> Refusal | None:
        """Why a card of the hand cannot be laid in this way."""
        raise NotImplementedError

    def target_of(self, move: i64) -> i64:
        """The pile on which a move lays its card."""
        raise NotImplementedError

    def laid(self, move: i64) -> None:
        """The card lies there."""

    def zone_of(self, pile: i64) -> str:
        """The name of the zone of a pile."""
        raise NotImplementedError

    def look(self) -> None:
        """Say what fits now."""
        raise NotImplementedError

    # --- who is asked

    def begin(self, seat: i64) -> None:
        self.turn = seat
        self.phase = PLAY_PHASE
        self._find_turn()
        self.settle()

    def phases(self) -> list[str]:
        return PHASES

    def ask(self, seat: i64) -> str:
        return PHASES[self.phase]

    def can_lay(self, seat: i64) -> bool:
        return self.mask(seat) & self.fitting != 0

    # --- what is allowed

    def legal(self, seat: i64, moves: MoveList) -> None:
        if not has(self.must, seat):
            return
        zone = self.hands + seat
        if self.phase == DRAWN_PHASE:
            if has(self.fitting, self.piles.top(zone)):
                self.add_lays(self.piles.top(zone), moves)
            moves.add(self.draw_move() + 1)
            return
        before = moves.size
        cells = self.piles.cells
        at = self.piles.base(zone)
        end = at + self.piles.size(zone)
        while at < end:
            card = i64(cells[at])
            if has(self.fitting, card):
                self.add_lays(card, moves)
            at += 1
        if moves.size == before:
            moves.add(self.draw_move())

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        rules = self.numbers()
        if self.over:
            return Refusal(rules.end, {})
        if seat != self.turn:
            return Refusal("xxl.8.5", {"turn": int(self.turn)})
        drawn = self.phase == DRAWN_PHASE
        if move > self.draw_move():
            return None if drawn else Refusal(rules.draw, {"why": "keep"})
        zone = self.hands + seat
        if move == self.draw_move():
            if drawn:
                return Refusal(rules.draw, {"why": "drawn", "drawn": self.written[int(self.piles.top(zone))]})
            return Refusal(rules.lay, {"why": "must"}) if self.can_lay(seat) else None
        card = self.card_of(move)
        if self.piles.find(zone, card) < 0:
            return Refusal(rules.lay, {"why": "held", "card": self.written[int(card)]})
        if drawn and card != self.piles.top(zone):
            return Refusal(rules.draw, {"why": "drawn", "drawn": self.written[int(self.piles.top(zone))]})
        return self.why_not_there(move)

    # --- what a move does

    def apply(self, seat: i64, move: i64) -> None:
        if move == self.draw_move():
            self._draw_one(seat)
        elif move > self.draw_move():
            self.tell("keep", seat)
            self._pass_on()
        else:
            self._lay(seat, move)
        self.settle()

    def _draw_one(self, seat: i64) -> None:
        """1.7: everybody sees that no card of the hand fits."""
        if self.tracking:
            self.know().restrict(seat, 0, self.piles.size(self.hands + seat), ~self.fitting)
        self.draw(seat, 1, "turn")
        self.phase = DRAWN_PHASE

    def _lay(self, seat: i64, move: i64) -> None:
        card = self.card_of(move)
        zone = self.hands + seat
        target = self.target_of(move)
        drawn = self.phase == DRAWN_PHASE
        known = self.own_known()
        if drawn:
            self.piles.move(zone, target, 1)  # everybody knows which card it is
        elif known is not None:
            known.leave(self.piles, seat, card)
            self.piles.push(target, card)
        else:
            self.piles.lay(zone, card, target)
        self.laid(move)
        self.look()
        if self.journal is not None:
            self._tell_lay(seat, card, target, drawn)
        if self.piles.size(zone) == 0:
            self._finish()
        else:
            self._pass_on()

    def _tell_lay(self, seat: i64, card: i64, target: i64, drawn: bool) -> None:
        if self.journal is not None:
            name = self.written[int(card)]
            edges = self.edges(target)[-1:]
            shift = Shift(f"hand.{seat}", self.zone_of(target), [name], EVERYBODY, drawn, edges=edges)
            self.journal.append(Event("lay", int(seat), {"card": name, "on": self.zone_of(target)}, shifts=[shift]))

    def _pass_on(self) -> None:
        self.phase = PLAY_PHASE
        self.turn = self.next(self.turn)
        self._find_turn()

    def _find_turn(self) -> None:
        """1.8, 1.9: with an empty talon, on to the first seat that can lay; if there is none, the game is over."""
        if self.piles.size(TALON) > 0:
            return
        if not self._anybody_can_lay():
            self._finish()
            return
        while not self.can_lay(self.turn):
            if self.tracking:
                self.know().restrict(self.turn, 0, self.piles.size(self.hands + self.turn), ~self.fitting)
            self.tell("idle", self.turn)
            self.turn = self.next(self.turn)
        if self.tracking:
            # Everybody knows that the seat can lay, or it would have been passed over.
            n = self.piles.size(self.hands + self.turn)
            self.know().holds_one_of(self.piles, self.turn, n, self.fitting)

    def _anybody_can_lay(self) -> bool:
        seat: i64 = 0
        while seat < self.seats:
            if self.can_lay(seat):
                return True
            seat += 1
        return False

    def _finish(self) -> None:
        self.over = True
        self.phase = OVER_PHASE
        self.tell_end()

    def facts(self) -> dict[str, object]:
        return {
            "turn": None if self.over else int(self.turn),
            "phase": PHASES[self.phase],
            "dealer": None if self.dealer == LOT else int(self.dealer),
        }

    def note(self, tape: Tape) -> None:
        tape.seat("turn", self.turn, not self.over)
        tape.one_of("phase", self.phase, PHASES)
        tape.seat("dealer", self.dealer)

    def check_position(self) -> None:
        """What fits is looked up; nobody may be asked who would have been passed over, or after the end."""
        self.look()
        empty = [seat for seat in range(self.seats) if self.piles.size(self.hands + seat) == 0]
        stuck = self.piles.size(TALON) == 0 and not self._anybody_can_lay()
        rules = self.numbers()
        if self.over != (bool(empty) or (stuck and self.phase != DRAWN_PHASE)):
            raise PositionError(
                f"phase of a position does not agree with the cards: a game is over with an empty hand, or with an "
                f"empty talon when nobody can lay (rule {rules.end})"
            )
        if self.phase == PLAY_PHASE and self.piles.size(TALON) == 0 and not self.can_lay(self.turn):
            raise PositionError(
                f"turn of a position is seat {self.turn}, which would be passed over (rule {rules.skip})"
            )

    # --- scoring (1.9)

    def hand_totals(self) -> list[int]:
        return [int(self.deck.total(self.mask(seat))) for seat in range(self.seats)]

    def scores(self) -> list[int] | None:
        return self.hand_totals() if self.over else None

    def places(self) -> list[int] | None:
        return places_by(self.hand_totals(), -1) if self.over else None
