"""The rules of Ex & Hop. Rule numbers are those of `rulebook/`.

In short: play a card to any of four rows (3.4) and draw (3.5), or offer a card face down for one of another colour
(4.1), which all others answer at once and in secret (4.2); the nearest player to give one swaps (4.4). A row with as
many cards as its tile has points is scored (5.1): the tile, good or bad, goes to the colour with the highest sum (5.2),
and stays where it is after a tie (5.4). The game ends with the last tile (6.1).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tischlein.core.bits import bit, has
from tischlein.core.moves import Catalogue, MoveList
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.core.state import places_from_scores
from tischlein.games.ex_hop.cards import (
    COLOURS,
    DECLINE,
    DECLINE_NUMBER,
    GIVE,
    MOVES,
    OFFER,
    PLAY,
    ROWS,
    ExHopMove,
    colour,
    give_number,
    number,
    offer_number,
    play_number,
    value,
)
from tischlein.games.ex_hop.layout import (
    ANSWER_PHASE,
    BATCHES,
    DISCARD,
    HAND,
    NO_COLOUR,
    OVER_PHASE,
    PHASES,
    PLAY_PHASE,
    ROW,
    STACK,
    STOCK,
    TILE,
    ExHopLayout,
    ExHopRules,
    ScoredRow,
    of_colour,
)

FULL_HAND: Final = 4
DECLINED: Final = 127
NOBODY_WINS: Final = -1


class ExHop(ExHopLayout):
    """A game of Ex & Hop."""

    def clone(self) -> ExHop:
        twin = ExHop(self.rules, self.seats, self.rng.clone(), self.piles.clone())
        self.copy_to(twin)
        return twin

    def resample(self, seat: i64, rng: Rng) -> ExHop:
        other = self.clone()
        other.reshuffle(seat, rng)
        other.piles.shuffle(STACK, rng)
        owner: i64 = 0
        while owner < self.seats:
            if owner != seat and other.answer_of(owner) != 0:
                other.answer_at_random(owner, rng)
            owner += 1
        return other

    def hide_from(self, seat: i64) -> None:
        super().hide_from(seat)
        self.piles.sort(STACK)
        owner: i64 = 0
        while owner < self.seats:
            if owner != seat and self.answer_of(owner) != 0:
                self._clear_answer(owner)
                self.record_answer(owner, 0)
            owner += 1

    def catalogue(self) -> Catalogue:
        return self.rules.deck.catalogue

    # --- setup (chapter 2)

    def deal(self) -> None:
        colours = self.rules.colours
        if not colours:
            colours = self._draw_colours()
        self.set_colours(colours)
        for c in colours:
            n: i64 = 1
            while n <= 12:
                self.piles.push(STOCK, 16 * i64(c) + n)
                n += 1
        self.piles.shuffle(STOCK, self.rng)
        self.piles.shuffle(STACK, self.rng)
        if self.starter < 0:
            self.starter = self.rng.below(self.seats)
        self.turn = self.starter
        self.emit_setup()
        self.emit_colours()
        seat: i64 = 0
        while seat < self.seats:
            self._refill(seat, "deal")
            seat += 1
        row: i64 = 0
        while row < ROWS:
            self._turn_over_tile(row)
            row += 1
        self.emit("starter", self.starter)
        self.ask_next()

    def _draw_colours(self) -> list[int]:
        """Draw a colour for each seat (rule 2.1)."""
        left = list(range(COLOURS))
        return [left.pop(int(self.rng.below(len(left)))) for _ in range(self.seats)]

    def _turn_over_tile(self, row: i64) -> None:
        """Turn over a tile for a row, or close the row if none is left (rules 2.4 and 5.3)."""
        if self.piles.size(STACK) == 0:
            self.emit_closed(row)
            return
        self.piles.move(STACK, TILE + row, 1)
        self.emit_tile(row)

    # --- who must move

    def ask_next(self) -> None:
        """Update who must move, once all effects of a move are done."""
        if self.phase == PLAY_PHASE:
            self.must = bit(self.turn)
        elif self.over:
            self.must = 0
        if self.journal is not None:
            self.emit_turn()

    def ask(self, seat: i64) -> str:
        """Return what a seat is asked; everybody can see whether an offer is possible (rules 4.6 and 4.7)."""
        if self.phase == PLAY_PHASE and not self.can_offer():
            return "play-only"
        return PHASES[self.phase]

    def others_with_cards(self) -> i64:
        """Return the seats other than the one on turn that hold a card, as a set."""
        found: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if seat != self.turn and self.piles.size(HAND + seat) > 0:
                found |= bit(seat)
            seat += 1
        return found

    # --- legal moves

    def can_offer(self) -> bool:
        """Say whether the seat on turn may offer a swap (rules 4.6 and 4.7)."""
        return self.offers < self.seats and self.others_with_cards() != 0

    def legal(self, seat: i64, moves: MoveList) -> None:
        self._list(seat, moves, self.phase == PLAY_PHASE and self.can_offer())

    def purposeful(self, seat: i64, moves: MoveList) -> None:
        """Add the moves that do not offer a swap."""
        self._list(seat, moves, False)

    def _list(self, seat: i64, moves: MoveList, offers: bool) -> None:
        if not has(self.must, seat):
            return
        cells = self.piles.cells
        at = self.piles.base(HAND + seat)
        end = at + self.piles.size(HAND + seat)
        if self.phase == ANSWER_PHASE:
            wants = self.wants
            while at < end:
                card = i64(cells[at])
                if colour(card) == wants:
                    moves.add(give_number(card))
                at += 1
            moves.add(DECLINE_NUMBER)
            return
        while at < end:
            card = i64(cells[at])
            move = play_number(card)
            row: i64 = TILE
            while row < TILE + ROWS:
                if cells[row] != 0:  # the size of the pile
                    moves.add(move)
                move += 1
                row += 1
            if offers:
                move = offer_number(card)
                colours = self.colours
                left = self.seats
                while left > 0:
                    moves.add(move + (colours & 15))
                    colours >>= 4
                    left -= 1
            at += 1

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        m = MOVES[move]
        if self.over:
            return Refusal("ex-hop.6.1", {})
        if m.kind in (GIVE, DECLINE):
            return self._why_not_answer(seat, m)
        if self.phase == ANSWER_PHASE:
            return Refusal("ex-hop.4.2", {"state": "due", **self.offer_facts()})
        if seat != self.turn:
            return Refusal("ex-hop.3.1", {"turn": int(self.turn)})
        card = self.written[int(m.card)]
        if self.piles.find(HAND + seat, m.card) < 0:
            return Refusal("ex-hop.3.3", {"card": card})
        if m.kind == PLAY:
            if self.piles.size(TILE + m.row) == 0:
                return Refusal("ex-hop.3.4", {"card": card, "row": int(m.row) + 1})
            return None
        if not self.is_in_play(m.wants):
            return Refusal("ex-hop.4.1", {"wants": self.letter(m.wants)})
        if self.others_with_cards() == 0:
            return Refusal("ex-hop.4.6", {})
        if self.offers >= self.seats:
            return Refusal("ex-hop.4.7", {"offers": int(self.offers)})
        return None

    def _why_not_answer(self, seat: i64, m: ExHopMove) -> Refusal | None:
        if self.phase != ANSWER_PHASE:
            return Refusal("ex-hop.4.2", {"state": "none"})
        if not has(self.must, seat):
            own = seat == self.turn
            given = self.answer_of(seat) != 0
            return Refusal("ex-hop.4.2", {"state": "own" if own else "final" if given else "empty"})
        if m.kind == GIVE and (colour(m.card) != self.wants or self.piles.find(HAND + seat, m.card) < 0):
            facts: dict[str, object] = {"card": self.written[int(m.card)], "wants": self.letter(self.wants)}
            return Refusal("ex-hop.4.3", {"held": self.piles.find(HAND + seat, m.card) >= 0, **facts})
        return None

    # --- effects of a move

    def apply(self, seat: i64, move: i64) -> None:
        m = MOVES[move]
        if m.kind == PLAY:
            self._play(seat, m.card, m.row)
        elif m.kind == OFFER:
            self._offer(seat, m.card, m.wants)
        else:
            self._answer(seat, m.card)
        self.ask_next()

    def public_move(self, seat: i64, move: i64) -> i64:
        """Return what everybody sees of a move: the two colours of an offer, nothing of an answer."""
        m = MOVES[move]
        if m.kind == PLAY:
            return move
        if m.kind == OFFER:
            return -2 - 16 * colour(m.card) - m.wants
        return -1

    def public_chance_key(self) -> i64:
        """Return the tiles in the rows."""
        cells = self.piles.cells
        tiles: i64 = 0
        row: i64 = TILE
        while row < TILE + ROWS:
            tiles <<= 8
            if cells[row] != 0:
                tiles |= self.piles.top(row)
            row += 1
        return tiles

    def _play(self, seat: i64, card: i64, row: i64) -> None:
        self.leave(seat, card, ROW + row)
        self.emit_play(seat, card, row)
        self.offers = 0
        if self.piles.size(ROW + row) == value(self.piles.top(TILE + row)):
            self._score(row)
        if not self.over:
            self._refill(seat, "refill")
            self._pass_on()

    def _refill(self, seat: i64, why: str) -> None:
        """Draw up to four cards, or as many as there are (rules 3.5 to 3.7)."""
        while self.piles.size(HAND + seat) < FULL_HAND:
            if self.piles.size(STOCK) == 0:  # the discard was empty when the stock ran out
                if self.piles.size(DISCARD) == 0:
                    return
                self._renew()
            before = self.piles.size(HAND + seat)
            self.take(seat, min(FULL_HAND - before, self.piles.size(STOCK)))
            self.emit_draw(seat, before, why)
            if self.piles.size(STOCK) == 0 and self.piles.size(DISCARD) > 0:
                self._renew()

    def _renew(self) -> None:
        """Turn the discard into the stock; everybody has seen these cards (rule 3.6)."""
        self.piles.move(DISCARD, STOCK, self.piles.size(DISCARD))
        if self.tracking:
            self.batch += 1
            if self.batch == BATCHES:
                self.batch = 0
            known = self.ensure_knowledge()
            kinds: vec[u8] = known.kinds[:]
            for card in self.piles.cards(STOCK):
                kinds[card] = u8(colour(card) * BATCHES + self.batch)
            known.kinds = kinds
            known.restock(self.piles, STOCK)
        self.piles.shuffle(STOCK, self.rng)
        self.emit_renew()

    def _pass_on(self) -> None:
        """Pass the turn to the next seat that holds a card or can draw one (rule 3.7).

        There always is one: four rows hold at most 20 cards before one is full, and twelve cards a seat are in play.
        """
        self.phase = PLAY_PHASE
        self.turn = self.next(self.turn)
        while self.piles.size(HAND + self.turn) == 0:
            self._refill(self.turn, "refill")
            if self.piles.size(HAND + self.turn) == 0:
                self.turn = self.next(self.turn)

    # --- the swap (chapter 4)

    def _offer(self, seat: i64, card: i64, wants: i64) -> None:
        if self.tracking:
            self.ensure_knowledge().put_on_top(self.piles, seat, card, of_colour(colour(card)))
        else:
            self._put_on_top(seat, card)
        self.phase = ANSWER_PHASE
        self.offers += 1
        self.wants = wants
        self.must = self.others_with_cards()
        self.emit_offer()

    def _put_on_top(self, seat: i64, card: i64) -> None:
        zone = HAND + seat
        self.piles.swap(zone, self.piles.find(zone, card), self.piles.size(zone) - 1)

    def answer_of(self, seat: i64) -> i64:
        return (self.answers >> (8 * seat)) & 255

    def answer_at_random(self, seat: i64, rng: Rng) -> None:
        """Replace an answer by one that the seat could have given."""
        moves = MoveList()
        self.must |= bit(seat)
        self._list(seat, moves, False)
        self.must &= ~bit(seat)
        self._clear_answer(seat)
        self.record_answer(seat, MOVES[moves.at(rng.below(moves.size))].card)

    def _clear_answer(self, seat: i64) -> None:
        """Forget an answer."""
        self.answers &= ~(bit(8 * seat) * 255)

    def record_answer(self, seat: i64, card: i64) -> None:
        """Keep an answer; no card declines."""
        answer = card
        if answer == 0:
            answer = DECLINED
        self.answers |= answer << (8 * seat)

    def _answer(self, seat: i64, card: i64) -> None:
        """Record an answer; nothing happens before the last one (rule 4.2)."""
        self.record_answer(seat, card)
        self.must &= ~bit(seat)
        self.emit_answer(seat, card)
        if self.must == 0:
            self._close_offer()

    def _close_offer(self) -> None:
        """Swap with the nearest seat that gives a card, if there is one (rules 4.4 and 4.5)."""
        partner = self.next(self.turn)
        while partner != self.turn and not self._gives(partner):
            partner = self.next(partner)
        if partner == self.turn:
            self.emit("no_swap", self.turn)
        else:
            self._swap(partner, self.answer_of(partner))
        self.answers = 0
        self.wants = NO_COLOUR
        self._pass_on()

    def _gives(self, seat: i64) -> bool:
        answer = self.answer_of(seat)
        return 0 < answer < DECLINED

    def _swap(self, partner: i64, got: i64) -> None:
        given = self.piles.top(HAND + self.turn)
        if self.tracking:
            known = self.ensure_knowledge()
            known.put_on_top(self.piles, partner, got, of_colour(self.wants))
            known.exchange_tops(self.piles, self.turn, partner)
            known.widen_sights(self.turn, partner, of_colour(colour(given)))
            known.widen_sights(partner, self.turn, of_colour(self.wants))
            known.hand_over(self.turn, partner, given)
            known.hand_over(partner, self.turn, got)
        else:
            self._put_on_top(partner, got)
            self.piles.draw(HAND + partner)
            self.piles.draw(HAND + self.turn)
            self.piles.push(HAND + partner, given)
            self.piles.push(HAND + self.turn, got)
        self.emit_swap(partner)

    # --- scoring (chapter 5)

    def _score(self, row: i64) -> None:
        winner = self._highest(ROW + row)
        scored: ScoredRow | None = None
        if self.tracking or self.journal is not None:
            tile = int(self.piles.top(TILE + row))
            scored = ScoredRow(int(row), tile, int(winner), self.piles.cards(ROW + row))
            self.last = scored
        self.piles.move(ROW + row, DISCARD, self.piles.size(ROW + row))
        if winner != NOBODY_WINS:
            self.piles.move(TILE + row, self.won_pile(winner), 1)
        if scored is not None:
            self.emit_scored(scored)
        if winner != NOBODY_WINS:
            self._turn_over_tile(row)
            self._end_if_no_tile()

    def _highest(self, zone: i64) -> i64:
        """Return the seat whose colour has the highest sum, or NOBODY_WINS (rules 5.2 and 5.4)."""
        sums: i64 = 0  # a byte a colour
        i: i64 = 0
        while i < self.piles.size(zone):
            card = self.piles.at(zone, i)
            sums += number(card) << (8 * colour(card))
            i += 1
        best: i64 = 0
        winner: i64 = NOBODY_WINS
        c: i64 = 0
        while c < COLOURS:
            total = sums & 255
            if total > best:
                best = total
                winner = self.owner_of(c)
            elif total == best:
                winner = NOBODY_WINS
            sums >>= 8
            c += 1
        return winner

    def _end_if_no_tile(self) -> None:
        """End the game once no tile is left (rule 6.1)."""
        row: i64 = 0
        while row < ROWS:
            if self.piles.size(TILE + row) > 0:
                return
            row += 1
        self.over = True
        self.phase = OVER_PHASE
        self.emit_end()

    # --- the result (6.2)

    def scores(self) -> list[int] | None:
        """Return the points of the won tiles, which lie open."""
        return [int(self.score(seat)) for seat in range(self.seats)]

    def places(self) -> list[int] | None:
        if not self.over:
            return None
        return places_from_scores([int(self.score(seat)) for seat in range(self.seats)], 1)


def new_game(options: dict[str, object], seats: i64, rng: Rng) -> ExHop:
    """Return a game before the deal."""
    rules = ExHopRules(options, int(seats))
    return ExHop(rules, seats, rng, rules.undealt.clone())
