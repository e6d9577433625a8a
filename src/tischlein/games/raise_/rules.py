"""The rules of Raise. Rule numbers are those of `rulebook/`.

In short: the player with the dice turns over a point card and rolls (3.2); a card is worth its number times one more
than the dice that show its symbol (3.3). All play one card face down at the same time (3.4), and its worth is the
field of their stone (3.6). The stone furthest back, on a shared field the one on top, is on turn (4.1): it raises, card
by card, until it is ahead of the second-to-last one (4.2), or passes and refills its hand (4.6). When one stone is
left, or no player still in holds a card (5.1), the stone in front takes the point card and the pot (5.2, 5.3), and all
refill (5.4). The game is over with the last point card (6.1), or when nobody holds a card (3.1).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischlein.core.bits import bit, has
from tischlein.core.moves import Catalogue, MoveList
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.core.state import places_from_scores
from tischlein.games.raise_.cards import DICE, card_of, kind
from tischlein.games.raise_.layout import (
    CHOOSE_PHASE,
    MORE_PHASE,
    NO_SEAT,
    OVER_PHASE,
    PHASES,
    POINTS,
    POT,
    PRIZE,
    RAISE_PHASE,
    REMOVED,
    TRACK,
    RaiseLayout,
    RaiseRules,
    chosen_of,
    hand_of,
    stock_of,
    taken_of,
    won_of,
)

HAND_SIZE: Final = 6


class Raise(RaiseLayout):
    """A game of Raise."""

    def clone(self) -> Raise:
        twin = Raise(self.rules, self.seats, self.rng.clone(), self.piles.clone(), self.won.clone())
        self.copy_to(twin)
        return twin

    # --- what a seat cannot see
    #
    # All cards played lie open and nobody sees another hand, so there is nothing to remember of hidden cards. Passing
    # reveals nothing, since it is allowed with a good hand. Playing a first card shows that the hand is worth enough
    # (4.4). By the end of the turn the cards played have shown as much; only within the turn it limits the other cards.

    def resample(self, seat: i64, rng: Rng) -> Raise:
        other = self.clone()
        other.rng = rng.split()
        owner: i64 = 0
        while owner < self.seats:
            if owner == seat:
                other.piles.shuffle(stock_of(owner), rng)
            else:
                other._reshuffle_set(owner, rng)
            owner += 1
        indices = other._add_cells(vec[i64](), POINTS)
        other._reshuffle(other._add_cells(indices, REMOVED), 0, rng)
        return other

    def _reshuffle_set(self, owner: i64, rng: Rng) -> None:
        """Redistribute the hand, the chosen card and the stock of another seat among themselves."""
        indices = self._add_cells(vec[i64](), hand_of(owner))
        limited: i64 = 0
        if self.phase == MORE_PHASE and owner == self.turn:
            limited = i64(len(indices))
        indices = self._add_cells(indices, chosen_of(owner))
        self._reshuffle(self._add_cells(indices, stock_of(owner)), limited, rng)

    def _add_cells(self, indices: vec[i64], zone: i64) -> vec[i64]:
        at = self.piles.base(zone)
        end = at + self.piles.size(zone)
        while at < end:
            indices = append(indices, at)
            at += 1
        return indices

    def _reshuffle(self, indices: vec[i64], limited: i64, rng: Rng) -> None:
        """Permute the cards of these cells; the first `limited` are the hand on turn, which must stay worth enough."""
        cells = self.piles.cells
        spare: i64 = 0
        if limited > 0:
            spare = self.hand_worth(self.turn) - self.short_by(self.turn)
        last = i64(len(indices)) - 1
        while last > 0:
            j = rng.below(last + 1)
            one = cells[indices[last]]
            other = cells[indices[j]]
            gain: i64 = 0
            if j < limited <= last:
                gain = self.worth(i64(one)) - self.worth(i64(other))
            if spare + gain >= 0:
                spare += gain
                cells[indices[last]] = other
                cells[indices[j]] = one
            last -= 1

    def hide_from(self, seat: i64) -> None:
        """Give other hands their most valuable cards, so that a hand on turn is worth enough (rule 4.4)."""
        self.rng = Rng(0)
        for owner in range(self.seats):
            if owner == seat:
                self.piles.sort(stock_of(owner))
                continue
            zones = (hand_of(owner), chosen_of(owner), stock_of(owner))
            cards = [card for zone in zones for card in self.piles.cards(zone)]
            cards.sort(key=lambda card: (-self.worth(card), card))
            self._lay_out(cards, [int(zone) for zone in zones])
        self._lay_out(sorted(self.piles.cards(POINTS) + self.piles.cards(REMOVED)), [POINTS, REMOVED])

    def _lay_out(self, cards: list[int], zones: list[int]) -> None:
        """Fill each pile with as many cards as it had, in order."""
        for zone in zones:
            count = self.piles.size(zone)
            self.piles.fill(zone, cards[:count])
            cards = cards[count:]

    def catalogue(self) -> Catalogue:
        return self.rules.box.catalogue

    # --- setup (chapter 2)

    def deal(self) -> None:
        self.piles.shuffle(POINTS, self.rng)
        self.piles.move(POINTS, REMOVED, self.rules.removed)
        if self.journal is not None:
            self.emit_setup()
        if self.roller == NO_SEAT:
            self.roller = self.rng.below(self.seats)
        self.emit("starter", self.roller)
        seat: i64 = 0
        while seat < self.seats:
            self.piles.shuffle(stock_of(seat), self.rng)
            self._refill(seat, "deal")
            seat += 1
        self._begin_round()
        if self.journal is not None:
            self.emit_turn()

    def _refill(self, seat: i64, why: str) -> None:
        """Draw up to six cards, or as many as there are (rules 2.1, 4.6 and 5.4)."""
        before = self.piles.size(hand_of(seat))
        count = min(HAND_SIZE - before, self.piles.size(stock_of(seat)))
        if count > 0:
            self.piles.move(stock_of(seat), hand_of(seat), count)
            if self.journal is not None:
                self.emit_draw(seat, before, why)

    # --- a round begins (chapter 3)

    def holders(self) -> i64:
        """Return the seats that hold a card, as a set."""
        found: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.piles.size(hand_of(seat)) > 0:
                found |= bit(seat)
            seat += 1
        return found

    def _begin_round(self) -> None:
        self.turn = NO_SEAT
        self.must = self.holders()
        if self.piles.size(POINTS) == 0 or self.must == 0:
            self._finish()
            return
        self.phase = CHOOSE_PHASE
        self.piles.move(POINTS, PRIZE, 1)
        if self.journal is not None:
            self.emit_prize()
        self.roll(self.rng)
        if self.journal is not None:
            self.emit_roll()

    def roll(self, rng: Rng) -> None:
        self.clear_dice()
        faces = self.rules.box.faces
        die: i64 = 0
        while die < DICE:
            self.show_die(die, faces[6 * die + rng.below(6)])
            die += 1

    def _finish(self) -> None:
        """End the game (rules 3.1 and 6.1)."""
        self.must = 0
        self.over = True
        self.phase = OVER_PHASE
        if self.journal is not None:
            self.emit_end()

    # --- who must move

    def ask(self, seat: i64) -> str:
        return PHASES[self.phase]

    def question(self, seat: i64) -> dict[str, object]:
        """Return what the stone on turn still needs to get ahead (rule 4.2)."""
        return {"need": int(self.short_by(seat))} if seat == self.turn else {}

    # --- legal moves

    def hand_worth(self, seat: i64) -> i64:
        total: i64 = 0
        cells = self.piles.cells
        at = self.piles.base(hand_of(seat))
        end = at + self.piles.size(hand_of(seat))
        while at < end:
            total += self.worth(i64(cells[at]))
            at += 1
        return total

    def short_by(self, seat: i64) -> i64:
        """Return what the seat on turn still has to play to get ahead of the second-to-last stone (rule 4.2)."""
        return self.ahead_of() - self.field(seat) - self.raised + 1

    def can_raise(self, seat: i64) -> bool:
        """Say whether the whole hand is worth enough (rule 4.4)."""
        return self.hand_worth(seat) >= self.short_by(seat)

    def legal(self, seat: i64, moves: MoveList) -> None:
        if not has(self.must, seat):
            return
        if self.phase == RAISE_PHASE:
            moves.add(self.rules.box.pass_move)
            if not self.can_raise(seat):
                return
        seen: i64 = 0
        cells = self.piles.cells
        at = self.piles.base(hand_of(seat))
        end = at + self.piles.size(hand_of(seat))
        while at < end:
            found = kind(i64(cells[at]))
            if not has(seen, found):
                seen |= bit(found)  # the second of two equal cards is the same move
                moves.add(found)
            at += 1

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        if self.over:
            return Refusal("raise.6.1" if self.piles.size(POINTS) == 0 else "raise.3.1", {})
        if self.phase == CHOOSE_PHASE:
            return self._why_not_choose(seat, move)
        if seat != self.turn:
            return Refusal("raise.4.1", {"turn": int(self.turn)})
        if move == self.rules.box.pass_move:
            return Refusal("raise.4.3", {"raised": int(self.raised)}) if self.phase == MORE_PHASE else None
        if not self._holds(seat, move):
            return Refusal("raise.3.5", {"card": self.rules.box.names[move]})
        if not self.can_raise(seat):
            facts: dict[str, object] = {
                "card": self.rules.box.names[move],
                "field": int(self.field(seat)),
                "worth": int(self.hand_worth(seat)),
                "ahead_of": int(self.ahead_of()),
            }
            return Refusal("raise.4.4", facts)
        return None

    def _why_not_choose(self, seat: i64, move: i64) -> Refusal | None:
        if self.piles.size(chosen_of(seat)) > 0:
            return Refusal("raise.3.4", {"why": "chosen", "card": self.names(chosen_of(seat))[0]})
        if self.piles.size(hand_of(seat)) == 0:
            return Refusal("raise.3.4", {"why": "empty"})
        if move == self.rules.box.pass_move:
            return Refusal("raise.3.4", {"why": "pass"})
        return None if self._holds(seat, move) else Refusal("raise.3.5", {"card": self.rules.box.names[move]})

    def _holds(self, seat: i64, found: i64) -> bool:
        return self.piles.find(hand_of(seat), card_of(seat, found)) >= 0

    # --- effects of a move

    def apply(self, seat: i64, move: i64) -> None:
        if self.phase == CHOOSE_PHASE:
            self._choose(seat, move)
        elif move == self.rules.box.pass_move:
            self._leave(seat, "pass")
            self._go_on()
        else:
            self._raise(seat, move)
        if self.journal is not None:
            self.emit_turn()

    def public_move(self, seat: i64, move: i64) -> i64:
        """Return what everybody sees of a move: a first card is chosen face down."""
        if self.phase == CHOOSE_PHASE:
            return -1
        return move

    def public_chance_key(self) -> i64:
        """Return a number for the dice, the prize, and the stones once the first cards are turned up."""
        return self.spots ^ (self.dice << 20) ^ (self.piles.size(POINTS) << 41)

    def _choose(self, seat: i64, move: i64) -> None:
        """Choose a first card (rule 3.4)."""
        self.piles.move_card(hand_of(seat), card_of(seat, move), chosen_of(seat))
        self.must ^= bit(seat)
        if self.journal is not None:
            self.emit_choose(seat)
        if self.must == 0:
            self._reveal()

    def _reveal(self) -> None:
        """Turn up the first cards, from the roller to the left (rule 3.6)."""
        seat = self.roller
        left = self.seats
        while left > 0:
            if self.piles.size(chosen_of(seat)) > 0:
                card = self.piles.draw(chosen_of(seat))
                self.won.push(POT, card)
                self.set_stone(seat, self.worth(card))
            seat += 1
            if seat == self.seats:
                seat = 0
            left -= 1
        if self.journal is not None:
            self.emit_reveal()
        self._go_on()

    def _raise(self, seat: i64, move: i64) -> None:
        """Play a card to raise, and move the stone once it gets ahead (rules 4.2 and 4.3)."""
        card = card_of(seat, move)
        self.piles.remove_at(hand_of(seat), self.piles.find(hand_of(seat), card))
        self.won.push(POT, card)
        self.raised += self.worth(card)
        if self.journal is not None:
            self.emit_raise(seat, card)
        if self.short_by(seat) > 0:
            self.phase = MORE_PHASE
            return
        start = self.field(seat)
        self.piles.draw(TRACK)
        self.set_stone(seat, start + self.raised)
        self.raised = 0
        if self.journal is not None:
            self.emit_move(seat, start)
        self._go_on()

    def _leave(self, seat: i64, how: str) -> None:
        """Take the stone on turn off the track; its new hand is for the next round (rule 4.6)."""
        self.piles.draw(TRACK)
        self.emit(how, seat)
        self._refill(seat, "refill")

    def _go_on(self) -> None:
        """Find the next stone on turn, dropping those with an empty hand, or end the round (rules 4.1, 4.4 and 5.1)."""
        while self.piles.size(TRACK) > 1:
            seat = self.piles.top(TRACK)
            if self.piles.size(hand_of(seat)) > 0:
                self.turn = seat
                self.phase = RAISE_PHASE
                self.must = bit(seat)
                return
            if not self._anybody_in_holds():
                break
            self._leave(seat, "out")
        self._win(self.piles.at(TRACK, 0))

    def _anybody_in_holds(self) -> bool:
        i: i64 = 0
        while i < self.piles.size(TRACK):
            if self.piles.size(hand_of(self.piles.at(TRACK, i))) > 0:
                return True
            i += 1
        return False

    def _win(self, seat: i64) -> None:
        """Give a seat the prize and the pot, and begin the next round (rules 5.2 to 5.4)."""
        if self.journal is not None:
            self.emit_win(seat)
        self.piles.move(PRIZE, taken_of(seat), 1)
        self.won.move(POT, won_of(seat), self.won.size(POT))
        self.roller = seat
        self.piles.clear(TRACK)
        refilled: i64 = 0
        while refilled < self.seats:
            self._refill(refilled, "refill")
            refilled += 1
        self._begin_round()

    # --- scoring (6.2, 6.3)

    def scores(self) -> list[int]:
        """Return the points that lie open; hands count once the game is over."""
        return [int(self._score(seat)) for seat in range(self.seats)]

    def _score(self, seat: i64) -> i64:
        points = self.rules.box.points
        total: i64 = 0
        i: i64 = 0
        while i < self.piles.size(taken_of(seat)):
            total += self.piles.at(taken_of(seat), i)
            i += 1
        i = 0
        while i < self.won.size(won_of(seat)):
            total += points[kind(self.won.at(won_of(seat), i))]
            i += 1
        if self.over:
            i = 0
            while i < self.piles.size(hand_of(seat)):
                total += points[kind(self.piles.at(hand_of(seat), i))]
                i += 1
        return total

    def places(self) -> list[int] | None:
        if not self.over:
            return None
        return places_from_scores(self.scores(), 1)


def new_game(options: dict[str, object], seats: i64, rng: Rng) -> Raise:
    """Return a game before the deal."""
    rules = RaiseRules(options, int(seats))
    return Raise(rules, seats, rng, rules.piles.clone(), rules.won.clone())
