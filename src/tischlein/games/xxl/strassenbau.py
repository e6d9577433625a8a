"""Game 4, *Straßenbau* (chapter 4): runs of three cards, from the hand and from the open cards.

Every game ends: a run takes three cards out of play, every other turn that changes the stock shortens it, and so
does a series of turns that change nothing (4.7). With an empty stock a round without a run is the last (4.8).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.bits import bit, has
from tischlein.core.knowledge import kinds_in
from tischlein.core.moves import MoveList, MoveParts
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.core.state import places_from_scores
from tischlein.games.kit.card_game import STOCK, PileLayout
from tischlein.games.xxl.layout import deck_of, make_setup
from tischlein.games.xxl.run_layout import (
    CARDS_EACH,
    EXCHANGE_PHASE,
    HAND,
    OPEN,
    OPEN_CARDS,
    PATIENCE,
    PLAY_PHASE,
    RunLayout,
)
from tischlein.games.xxl.runs import LENGTH, RunIndex

GAME: Final = "xxl-strassenbau"


class Strassenbau(RunLayout):
    """A game of Straßenbau."""

    def clone(self) -> Strassenbau:
        twin = Strassenbau(self.setup, self.runs, self.seats, self.rng.clone(), self.piles.clone())
        self.copy_runs_to(twin)
        return twin

    def deal(self) -> None:
        """Deal four cards each and turn over two (rule 4.1)."""
        self.deal_hands(CARDS_EACH)
        self._turn_over(OPEN_CARDS)
        self.turn = self.starting_seat()
        self.ask_next()

    # --- who must move

    def question(self, seat: i64) -> dict[str, object]:
        return {"table": "run"} if self.phase == PLAY_PHASE else {}

    # --- legal moves

    def describe(self, seat: i64, move: i64) -> MoveParts:
        runs = self.runs
        if move >= runs.pass_move:
            return MoveParts("pass" if move == runs.pass_move else "done")
        if move < runs.first_swap:
            cards = runs.cards_of(move)
            shown = self.piles.cards(OPEN)
            at = ["open" if card in shown else f"hand.{seat}" for card in cards]
            return MoveParts("build", [self.written[card] for card in cards], f"runs.{seat}", at)
        taken = self.written[int(runs.card_taken(move))] if move < runs.first_put else None
        return MoveParts("exchange", [self.written[int(runs.card_given(move))]], "open", named={"take": taken})

    def move_for_drop(self, seat: i64, card: str, zone: str) -> i64:
        """Return the move that puts the card in the open."""
        number = self.deck.cards.get(card)
        return -1 if number is None else self.runs.first_put + number

    def legal(self, seat: i64, moves: MoveList) -> None:
        if has(self.must, seat):
            if self.phase == PLAY_PHASE:
                self.add_runs(seat, moves)
            self._add_others(seat, moves)

    def purposeful(self, seat: i64, moves: MoveList) -> None:
        """Add the runs, and other moves only if there is none."""
        if has(self.must, seat):
            before = moves.size
            if self.phase == PLAY_PHASE:
                self.add_runs(seat, moves)
            if moves.size == before:
                self._add_others(seat, moves)

    def random_move(self, seat: i64, purposeful: bool, rng: Rng, moves: MoveList) -> i64:
        """Return a random run or exchange, redrawn if the run cannot be built: listing all takes longer."""
        if purposeful:
            self.purposeful(seat, moves)
            return moves.at(rng.below(moves.size))
        runs: i64 = 0
        if self.phase == PLAY_PHASE:
            runs = self.runs.first_swap
        hand = self.mask(seat)
        both = hand | kinds_in(self.piles, OPEN, self.piles.size(OPEN))
        row = self.piles.size(OPEN)
        each = row
        if self.piles.size(STOCK) > 0:
            each += 1
        others = each * self.piles.size(HAND + seat) + 1
        pick = rng.below(runs + others)
        while pick < runs and not self.runs.fits(pick, hand, both):
            pick = rng.below(runs + others)
        if pick < runs:
            return pick
        return self._other(seat, pick - runs, row, each)

    def _other(self, seat: i64, pick: i64, row: i64, each: i64) -> i64:
        """Return an exchange by its index, `each` for every card in hand; then `pass` or `done`."""
        i: i64 = 0
        while i < self.piles.size(HAND + seat):
            if pick < row:
                return self.runs.swap(self.piles.at(HAND + seat, i), self.piles.at(OPEN, pick))
            if pick < each:
                return self.runs.first_put + self.piles.at(HAND + seat, i)
            pick -= each
            i += 1
        if self.phase == PLAY_PHASE:
            return self.runs.pass_move
        return self.runs.done_move

    def add_runs(self, seat: i64, moves: MoveList) -> None:
        cells = self.piles.cells
        shown = self.runs.shown
        hand: i64 = 0
        hand_shows: i64 = 0
        at = self.piles.base(HAND + seat)
        end = at + self.piles.size(HAND + seat)
        while at < end:
            card = i64(cells[at])
            hand |= bit(card)
            hand_shows |= shown[card]
            at += 1
        both = hand
        both_show = hand_shows
        at = self.piles.base(OPEN)
        end = at + self.piles.size(OPEN)
        while at < end:
            card = i64(cells[at])
            both |= bit(card)
            both_show |= shown[card]
            at += 1
        self.runs.add(hand, hand_shows, both, both_show, moves)

    def _add_others(self, seat: i64, moves: MoveList) -> None:
        """Add all exchanges (rule 4.5), and `pass` or `done`."""
        runs = self.runs
        cells = self.piles.cells
        row = self.piles.base(OPEN)
        row_end = row + self.piles.size(OPEN)
        stock = self.piles.size(STOCK) > 0
        at = self.piles.base(HAND + seat)
        end = at + self.piles.size(HAND + seat)
        while at < end:
            give = i64(cells[at])
            runs.add_swaps(give, cells, row, row_end, moves)
            if stock:
                moves.add(runs.first_put + give)
            at += 1
        if self.phase == PLAY_PHASE:
            moves.add(runs.pass_move)
        else:
            moves.add(runs.done_move)

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        if self.over:
            return Refusal("xxl.4.8", {})
        if seat != self.turn:
            return Refusal("xxl.8.5", {"turn": int(self.turn)})
        runs = self.runs
        built = self.phase == EXCHANGE_PHASE
        if move < runs.first_swap:
            return Refusal("xxl.4.2", {"why": "second"}) if built else self._why_not_build(seat, move)
        if move == runs.pass_move:
            return Refusal("xxl.4.2", {"why": "pass"}) if built else None
        if move == runs.done_move:
            return None if built else Refusal("xxl.4.6", {})
        return self._why_not_exchange(seat, move)

    def _why_not_build(self, seat: i64, run: i64) -> Refusal | None:
        held = False
        for card in self.runs.cards_of(run):
            if self.piles.find(HAND + seat, card) >= 0:
                held = True
            elif self.piles.find(OPEN, card) < 0:
                return Refusal("xxl.4.3", {"why": "missing", "card": self.written[card]})
        return None if held else Refusal("xxl.4.3", {"why": "hand"})

    def _why_not_exchange(self, seat: i64, move: i64) -> Refusal | None:
        give = self.runs.card_given(move)
        if self.piles.find(HAND + seat, give) < 0:
            return Refusal("xxl.4.5", {"why": "held", "card": self.written[int(give)]})
        if move >= self.runs.first_put:
            why = "nothing" if self.piles.size(OPEN) == 0 else "stock"
            return Refusal("xxl.4.5", {"why": why}) if self.piles.size(STOCK) == 0 else None
        take = self.runs.card_taken(move)
        if self.piles.find(OPEN, take) < 0:
            return Refusal("xxl.4.5", {"why": "open", "card": self.written[int(take)]})
        return None

    # --- effects of a move

    def apply(self, seat: i64, move: i64) -> None:
        runs = self.runs
        if move < runs.first_swap:
            self._build(seat, move)
        elif move < runs.first_put:
            self._swap(seat, runs.card_given(move), runs.card_taken(move))
        elif move < runs.pass_move:
            self._put_open(seat, runs.card_given(move))
        elif move == runs.pass_move:
            self.emit("pass", seat)
            self.passes += 1
            self._end_idle_turn()
        else:
            self.emit("done", seat)
            self._pass_on()
        self.ask_next()

    def public_chance_key(self) -> i64:
        """Return the open cards."""
        return kinds_in(self.piles, OPEN, self.piles.size(OPEN))

    def _build(self, seat: i64, run: i64) -> None:
        """Build a run, and refill the hand and the open cards (rules 4.3 and 4.4)."""
        self.emit_run(seat, run)
        used: i64 = 0
        i: i64 = LENGTH * run
        while i < LENGTH * (run + 1):
            card = self.runs.cards[i]
            if self.piles.find(OPEN, card) >= 0:
                self.piles.move_card(OPEN, card, self.run_pile(seat))
                used += 1
            else:
                self.leave(seat, card, self.run_pile(seat))
            i += 1
        self.passes = 0
        self.idle_turns = 0
        self.draw(seat, CARDS_EACH - self.piles.size(HAND + seat), "refill")
        self._turn_over(used)
        if self.can_exchange(seat):
            self.phase = EXCHANGE_PHASE
        else:
            self._pass_on()

    def _swap(self, seat: i64, give: i64, take: i64) -> None:
        """Swap a card for an open one, which it replaces (rule 4.5)."""
        self.leave(seat, give, OPEN)
        at = self.piles.size(HAND + seat)
        self.piles.move_card(OPEN, take, HAND + seat)
        if self.tracking:
            self.show_to_all(seat, at)
        self.emit_exchange(seat, give, take)
        self.passes = 0
        if self.phase == PLAY_PHASE:
            self._end_idle_turn()
        else:
            self._pass_on()

    def _put_open(self, seat: i64, card: i64) -> None:
        """Put a card in the open and draw one (rule 4.5)."""
        self.leave(seat, card, OPEN)
        self.emit_put_open(seat, card)
        self.draw(seat, 1, "exchange")
        self.passes = 0
        self.idle_turns = 0
        self._pass_on()

    def _turn_over(self, cards: i64) -> None:
        """Turn over this many cards, as far as the stock lasts."""
        cards = min(cards, self.piles.size(STOCK))
        while cards > 0:
            self.turn_over(OPEN, "open")
            cards -= 1

    # --- the next turn (4.7, 4.8)

    def _end_idle_turn(self) -> None:
        """End a turn that changed neither stock nor runs."""
        self.idle_turns += 1
        self._pass_on()

    def _pass_on(self) -> None:
        """Pass the turn to the next seat that can do anything."""
        self.phase = PLAY_PHASE
        self._check_all_idle()
        while not self.over:
            self.turn = self.next(self.turn)
            if self.can_act(self.turn):
                return
            self.emit("idle", self.turn)
            self.idle_turns += 1
            self._check_all_idle()

    def _check_all_idle(self) -> None:
        """Turn over a card for the first seat that passed, or end the game, if all turns were idle."""
        if self.piles.size(STOCK) == 0:
            if self.idle_turns == self.seats:
                self.finish()
            return
        passed = self.passes == self.seats
        if passed or self.idle_turns == PATIENCE * self.seats:
            self.emit_all_passed(passed)
            self._turn_over(1)
            self.passes = 0
            self.idle_turns = 0

    # --- scoring (4.9): runs lie open

    def scores(self) -> list[int] | None:
        return self.totals()

    def places(self) -> list[int] | None:
        return places_from_scores(self.totals(), 1) if self.over else None


def new_game(options: dict[str, object], seats: i64, rng: Rng) -> Strassenbau:
    """Return a game before the deal."""
    deck = deck_of(options)
    runs = RunIndex(deck)
    setup = make_setup(GAME, options, int(seats), deck, PileLayout(HAND + 2 * int(seats), HAND), runs.notations())
    setup.catalogue.respell = runs.respell
    return Strassenbau(setup, runs, seats, rng, setup.piles.clone())
