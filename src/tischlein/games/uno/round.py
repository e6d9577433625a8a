"""The rules of one round of UNO. Rule numbers are those of `rulebook/`.

In short: play a card that matches the discard by colour, number or symbol (3.2), or draw one (3.5) and play or keep it
(3.6, 3.7). Draw-two, reverse and skip hit the next seat (4); wilds name a colour. Playing a wild-draw-four with the
colour in hand is a bluff that the next seat may challenge (5). A player left with one card calls UNO, or may be caught
until the next seat acts (6). An empty hand ends the round (7).
"""

from __future__ import annotations

from mypy_extensions import i64

from tischlein.core.bits import bit, has, members
from tischlein.core.knowledge import kinds_in
from tischlein.core.moves import Catalogue, MoveList
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.core.state import places_from_scores
from tischlein.games.uno.cards import (
    ACCEPT,
    CALL,
    CARDS,
    CATALOGUE,
    CATCH,
    CHALLENGE,
    COLOURS,
    DRAW,
    DRAW_TWO,
    DRAW_TWOS,
    FIRST_NAME,
    KEEP,
    MOVES,
    NAME,
    PASS,
    PLAIN_CALL,
    PLAY,
    REVERSE,
    SKIP,
    TAKE,
    WILD_FOUR,
    UnoMove,
    colour,
    fitting,
    is_wild,
    of_colour,
    play_number,
    points,
    rank,
    word_number,
)
from tischlein.games.uno.layout import (
    ANSWER_PHASE,
    COLOUR_PHASE,
    DISCARD,
    DRAWN_PHASE,
    HAND,
    HIT_PHASE,
    NOBODY_FORGOT,
    OVER_PHASE,
    PHASES,
    PLAY_PHASE,
    STOCK,
    UnoLayout,
    UnoRules,
)


class Uno(UnoLayout):
    """A round of UNO."""

    def clone(self) -> Uno:
        twin = Uno(self.rules, self.seats, self.rng.clone(), self.piles.clone())
        self.copy_to(twin)
        return twin

    def catalogue(self) -> Catalogue:
        return CATALOGUE

    # --- setup (chapter 2)

    def deal(self) -> None:
        self.emit_setup()
        if self.dealer < 0:
            self._draw_for_dealer()
        self.piles.shuffle(STOCK, self.rng)
        self.emit("dealer", self.dealer)
        seat: i64 = 0
        while seat < self.seats:
            self.draw(seat, 7, "deal")
            seat += 1
        self._turn_over_first_card()
        self.ask_next()

    def _draw_for_dealer(self) -> None:
        """Draw for the dealer: the highest number deals, ties draw again (rule 2.1)."""
        # Drawn cards go to the end of the stock, where they cannot be drawn again.
        tied = bit(self.seats) - 1
        left = self.piles.size(STOCK)
        while tied & (tied - 1) != 0:
            if left < self.seats:
                left = self.piles.size(STOCK)
            best: i64 = -1
            highest: i64 = 0
            seat: i64 = 0
            while seat < self.seats:
                if has(tied, seat):
                    left -= 1
                    self.piles.swap(STOCK, self.rng.below(left + 1), left)
                    number = rank(self.piles.at(STOCK, left))
                    if number >= DRAW_TWO:
                        number = 0
                    if number > best:
                        best = number
                        highest = 0
                    if number == best:
                        highest |= bit(seat)
                seat += 1
            if self.journal is not None:
                self.emit_lot(members(tied), left)
            tied = highest
        self.dealer = 0
        while not has(tied, self.dealer):
            self.dealer += 1

    def _turn_over_first_card(self) -> None:
        """Turn over the first card and apply its effect (rules 2.4 to 2.9)."""
        card = self._turn_over()
        while card == WILD_FOUR:
            self.piles.push(STOCK, self.piles.draw(DISCARD))
            self.piles.shuffle(STOCK, self.rng)
            self.emit_return(card)
            card = self._turn_over()
        self.turn = self.next(self.dealer)
        if is_wild(card):
            self.phase = COLOUR_PHASE
            return
        self.set_colour(colour(card))
        if rank(card) == DRAW_TWO:
            self._hit(2)
        elif rank(card) == SKIP:
            self._skip()
        elif rank(card) == REVERSE:
            self.direction = -1
            self.turn = self.dealer

    def _turn_over(self) -> i64:
        card = self.piles.draw(STOCK)
        self.piles.push(DISCARD, card)
        self.emit_start(card)
        return card

    # --- who must move

    def ask_next(self) -> None:
        """Update who must and who may move, once all effects of a move are done."""
        self.must = 0
        self.may = 0
        if not self.over:
            self.must = bit(self.turn)
            if self.forgot != NOBODY_FORGOT:
                # 6.2, 6.3: everybody else may catch; the seat that forgot may still call.
                self.may = bit(self.seats) - 1
        if self.journal is not None:
            self.emit_turn()

    def ask(self, seat: i64) -> str:
        if has(self.must, seat):
            return PHASES[self.phase]
        return "uno" if seat == self.forgot else "catch"

    # --- legal moves

    def set_colour(self, c: i64) -> None:
        """Set the current colour; with the top card it decides what fits."""
        self.colour = c
        self.fitting = fitting(c, self.piles.top(DISCARD))

    def fits(self, card: i64) -> bool:
        return has(self.fitting, card)

    def can_draw(self) -> bool:
        """Say whether a card is in the stock or below the top of the discard (rules 3.8 and 3.9)."""
        return self.piles.size(STOCK) > 0 or self.piles.size(DISCARD) > 1

    def can_play(self, seat: i64) -> bool:
        return kinds_in(self.piles, HAND + seat, self.piles.size(HAND + seat)) & self.fitting != 0

    def legal(self, seat: i64, moves: MoveList) -> None:
        self._list(seat, moves, False)

    def purposeful(self, seat: i64, moves: MoveList) -> None:
        """Add the plays, and drawing or keeping only if no card fits."""
        self._list(seat, moves, True)

    def _list(self, seat: i64, moves: MoveList, purposeful: bool) -> None:
        if has(self.must, seat):
            before = moves.size
            if self.phase == PLAY_PHASE:
                self._legal_plays(seat, moves)
                if moves.size == before or not purposeful:
                    if self.can_draw():
                        moves.add(word_number(DRAW))
                    elif moves.size == before:
                        moves.add(word_number(PASS))
            elif self.phase == DRAWN_PHASE:
                card = self.piles.top(HAND + seat)
                if self.fits(card):
                    add_plays(card, self.piles.size(HAND + seat) == 2, moves)
                if moves.size == before or not purposeful:
                    moves.add(word_number(KEEP))
            elif self.phase == ANSWER_PHASE:
                moves.add(word_number(ACCEPT))
                moves.add(word_number(CHALLENGE))
            elif self.phase == HIT_PHASE:
                self._legal_plays(seat, moves)
                moves.add(word_number(TAKE))
            else:
                c: i64 = 0
                while c < 4:
                    moves.add(FIRST_NAME + c)
                    c += 1
        if has(self.may, seat):
            moves.add(word_number(CALL) if seat == self.forgot else word_number(CATCH))

    def _legal_plays(self, seat: i64, moves: MoveList) -> None:
        left: i64 = DRAW_TWOS
        if self.phase != HIT_PHASE:
            left = self.fitting
        cells = self.piles.cells
        at = self.piles.base(HAND + seat)
        size = self.piles.size(HAND + seat)
        end = at + size
        while at < end:
            card = i64(cells[at])
            if has(left, card):
                left ^= bit(card)  # the second of two equal cards is the same move
                add_plays(card, size == 2, moves)
            at += 1

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        m = MOVES[move]
        if self.over:
            return Refusal("uno.7.1", {})
        if m.kind == CATCH:
            if self.forgot in (NOBODY_FORGOT, seat):
                return Refusal("uno.6.4", {"self": seat == self.forgot})
            return None
        if m.kind == CALL:
            return None if seat == self.forgot else Refusal("uno.6.3", {})
        answers = m.kind in (ACCEPT, CHALLENGE)
        if seat != self.turn:
            return Refusal("uno.5.3", {"due": False}) if answers else Refusal("uno.3.1", {"turn": int(self.turn)})
        if (m.kind == NAME) != (self.phase == COLOUR_PHASE):
            return Refusal("uno.4.6" if m.kind == NAME else "uno.2.8", {})
        if m.kind == NAME:
            return None
        if answers != (self.phase == ANSWER_PHASE):
            return Refusal("uno.5.3", {"due": self.phase == ANSWER_PHASE})
        if self.phase == ANSWER_PHASE:
            return None
        if self.phase == HIT_PHASE and m.kind != TAKE and not (m.kind == PLAY and rank(m.card) == DRAW_TWO):
            return Refusal("uno.9.1", {"due": True, "owed": int(self.owed)})
        if m.kind == TAKE:
            return None if self.phase == HIT_PHASE else Refusal("uno.9.1", {"due": False, "owed": 0})
        if m.kind == PLAY:
            return self._why_not_play(seat, m)
        if m.kind == KEEP:
            return None if self.phase == DRAWN_PHASE else Refusal("uno.3.7", {})
        if self.phase == DRAWN_PHASE:
            return Refusal("uno.3.6", {"drawn": CARDS[int(self.piles.top(HAND + seat))]})
        if m.kind == DRAW:
            return None if self.can_draw() else Refusal("uno.3.9", {"draw": True, "play": self.can_play(seat)})
        if self.can_draw() or self.can_play(seat):
            return Refusal("uno.3.9", {"draw": False, "play": self.can_play(seat)})
        return None

    def _why_not_play(self, seat: i64, m: UnoMove) -> Refusal | None:
        card = CARDS[int(m.card)]
        if self.piles.find(HAND + seat, m.card) < 0:
            return Refusal("uno.3.3", {"card": card})
        if self.phase == DRAWN_PHASE and m.card != self.piles.top(HAND + seat):
            return Refusal("uno.3.6", {"card": card, "drawn": CARDS[int(self.piles.top(HAND + seat))]})
        if self.phase != HIT_PHASE and not self.fits(m.card):
            rules = ["uno.4.1", "uno.4.2", "uno.4.4"]
            rule = rules[rank(m.card) - DRAW_TWO] if rank(m.card) >= DRAW_TWO else "uno.3.2"
            return Refusal(
                rule, {"card": card, "top": CARDS[int(self.piles.top(DISCARD))], "colour": COLOURS[self.colour]}
            )
        if m.call and self.piles.size(HAND + seat) != 2:
            return Refusal("uno.6.1", {"left": int(self.piles.size(HAND + seat)) - 1})
        return None

    # --- effects of a move

    def apply(self, seat: i64, move: i64) -> None:
        m = MOVES[move]
        kind = m.kind
        forgot = self.forgot
        self.forgot = NOBODY_FORGOT  # 6.2, 6.3: any move closes the window
        if kind == PLAY:
            self._play(seat, m)
        elif kind == DRAW:
            self._draw_one(seat)
        elif kind == KEEP:
            self.emit("keep", seat)
            self._pass_on()
        elif kind == PASS:
            self._pass(seat)
        elif kind == CALL:
            self.emit("call", seat)
        elif kind == CATCH:
            self._catch(seat, forgot)
        elif kind == ACCEPT:
            self.emit("accept", seat)
            self.draw(seat, 4, "four")
            self.phase = PLAY_PHASE
            self._skip()
        elif kind == CHALLENGE:
            self._challenge(seat)
        elif kind == NAME:
            self.set_colour(m.names)
            self.phase = PLAY_PHASE
            self.emit_name(seat)
        else:
            self.emit("take", seat)
            self._pay()
        self.ask_next()

    def _pass_on(self) -> None:
        self.phase = PLAY_PHASE
        self.turn = self.next(self.turn)

    def _skip(self) -> None:
        """Skip the seat on turn."""
        self.emit("skip", self.turn)
        self.turn = self.next(self.turn)

    def _play(self, seat: i64, m: UnoMove) -> None:
        card = m.card
        before = self.colour
        drawn = self.phase == DRAWN_PHASE
        if drawn:
            self.piles.move(HAND + seat, DISCARD, 1)  # 3.6: everybody knows which card it is
        else:
            self.leave(seat, card, DISCARD)
        self.colour = m.names
        self.fitting = m.fitting
        left = self.piles.size(HAND + seat)
        if self.journal is not None:
            self.emit_play(seat, m, drawn)
        if left == 1 and not m.call:
            self.forgot = seat
        if rank(card) == REVERSE:
            self.direction = -self.direction
        self._pass_on()
        if left == 0:
            self._go_out(seat, card)
        elif rank(card) == DRAW_TWO:
            self._hit(2)
        elif rank(card) == SKIP or (rank(card) == REVERSE and self.rules.reverse_skips):
            self._skip()
        elif card == WILD_FOUR:
            self.phase = ANSWER_PHASE
            self.played_by = seat
            self.cards_left = left
            self.colour_before = before

    def _hit(self, cards: i64) -> None:
        """Hit the seat on turn with a draw-two (rules 4.1 and 9.1)."""
        self.owed += cards
        if self.rules.stacking:
            self.phase = HIT_PHASE
        else:
            self._pay()

    def _pay(self) -> None:
        self.draw(self.turn, self.owed, "two")
        self.owed = 0
        self.phase = PLAY_PHASE
        self._skip()

    def _draw_one(self, seat: i64) -> None:
        """Draw a card (rule 3.5), or draw until one fits (rule 9.3)."""
        self.draw(seat, 1, "turn")
        if self.rules.draw_until_playable:
            fitting_kinds = self.fitting
            while self.can_draw():  # with nothing left, nobody else can tell whether the last card fits
                last = self.piles.size(HAND + seat) - 1
                fits = self.fits(self.piles.top(HAND + seat))
                if self.tracking:
                    self.ensure_knowledge().restrict(seat, last, last + 1, fitting_kinds if fits else ~fitting_kinds)
                if fits:
                    break
                self.draw(seat, 1, "turn")
        self.phase = DRAWN_PHASE

    def _pass(self, seat: i64) -> None:
        """Pass; everybody sees that no card of this hand fits (rule 3.9)."""
        if self.tracking:
            self.ensure_knowledge().restrict(seat, 0, self.piles.size(HAND + seat), ~self.fitting)
        self.emit("pass", seat)
        self._pass_on()

    def _catch(self, seat: i64, caught: i64) -> None:
        """Make the seat that forgot to call draw two cards (rule 6.2)."""
        self.emit_catch(seat, caught)
        self.draw(caught, 2, "caught")

    def _challenge(self, seat: i64) -> None:
        """Challenge a wild-draw-four (rules 5.4 to 5.6)."""
        guilty = kinds_in(self.piles, HAND + self.played_by, self.cards_left) & of_colour(self.colour_before) != 0
        if self.tracking:
            self._learn_from_challenge(seat, guilty)
        self.emit_challenge(seat, guilty)
        self.phase = PLAY_PHASE
        if guilty:
            self.draw(self.played_by, 4, "bluff")
        else:
            self.draw(seat, 6, "challenge")
            self._skip()

    def _learn_from_challenge(self, seat: i64, guilty: bool) -> None:
        known = self.ensure_knowledge()
        by = self.played_by
        if guilty:
            known.require_one_of(self.piles, by, self.cards_left, of_colour(self.colour_before))
        else:
            known.restrict(by, 0, self.cards_left, ~of_colour(self.colour_before))
        known.add_sights(seat, by, self.piles.cards(HAND + by)[: self.cards_left])

    def _go_out(self, seat: i64, card: i64) -> None:
        """End the round; the last card still hits the next seat (rules 7.1 and 7.2)."""
        if rank(card) == DRAW_TWO:
            self.draw(self.turn, self.owed + 2, "two")
        elif card == WILD_FOUR:
            self.draw(self.turn, 4, "four")
        self.owed = 0
        self.over = True
        self.phase = OVER_PHASE
        self.turn = seat
        self.emit_end()

    # --- scoring (7.4 to 7.7, 8.3)

    def leftovers(self) -> list[int]:
        """Return the points left in each hand."""
        return [int(self._left_in_hand(seat)) for seat in range(self.seats)]

    def _left_in_hand(self, seat: i64) -> i64:
        total: i64 = 0
        i: i64 = 0
        while i < self.piles.size(HAND + seat):
            total += points(self.piles.at(HAND + seat, i))
            i += 1
        return total

    def scores(self) -> list[int] | None:
        if not self.over:
            return None
        if self.rules.own_scoring:
            return self.leftovers()
        total: i64 = 0
        for seat in range(self.seats):
            total += self._left_in_hand(seat)
        return [int(total) if seat == self.turn else 0 for seat in range(self.seats)]

    def places(self) -> list[int] | None:
        if not self.over:
            return None
        if not self.rules.own_scoring:
            return [1 if seat == self.turn else 2 for seat in range(self.seats)]
        left = self.leftovers()
        left[self.turn] = -1  # the winner is first even if another hand holds only zeros
        return places_from_scores(left, -1)


def add_plays(card: i64, calls: bool, moves: MoveList) -> None:
    """Add every way to play a card: by colour named, and with and without the call where it belongs (rule 6.1)."""
    move = play_number(card)
    last = move
    if is_wild(card):
        last += 3
    while move <= last:
        moves.add(move)
        if calls:
            moves.add(move + PLAIN_CALL)
        move += 1


def undealt_round(rules: UnoRules, seats: i64, rng: Rng) -> Uno:
    """Return a round before the deal."""
    return Uno(rules, seats, rng, rules.undealt.clone())


def new_round(options: dict[str, object], seats: i64, rng: Rng) -> Uno:
    return undealt_round(UnoRules(options, int(seats)), seats, rng)
