"""Game 3, *Verweigern gestattet* (chapter 3): tricks in two halves; cards won in the first are played in the second."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.bits import bit, has
from tischlein.core.errors import PositionError
from tischlein.core.events import NOBODY, Event, Shift, only
from tischlein.core.features import FeatureWriter
from tischlein.core.fields import Field, derived, entry, number
from tischlein.core.moves import MoveList, MoveParts
from tischlein.core.piles import Piles
from tischlein.core.position import PositionReader
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.games.kit.card_game import STOCK, CardGameSetup
from tischlein.games.kit.tricks import NO_COLOUR, OVER_PHASE, PLAY_PHASE, TRICK, WON, TrickRules
from tischlein.games.xxl.deck import COLOURS, SIZE, XxlDeck
from tischlein.games.xxl.layout import deck_of, make_setup
from tischlein.games.xxl.tricks import CHOICE_PHASE, XxlTricks

GAME: Final = "xxl-verweigern"
CARDS_EACH: Final = 8
PHASES: Final = ["play", "over", "aside"]
RULES: Final = TrickRules("xxl.8.5", "xxl.8.2", "xxl.3.3", "xxl.10.1", "xxl.3.5")

# The moves: a side of a card leads it and names that side's colour; then cards that follow; then cards to set aside.
FOLLOW: Final = 2 * SIZE
PASS: Final = 3 * SIZE
ASIDE: Final = 3 * SIZE + 1
ASIDE_NONE: Final = 4 * SIZE + 1

CHOSE_NONE: Final = 127


class Verweigern(XxlTricks):
    """A game in progress. Cards set aside stay where they were won, so that nobody sees whether one is missing.

    half    1 or 2
    asides  what has been set aside so far, a byte a seat: a card plus 1, CHOSE_NONE, or 0 for no choice yet
    """

    def __init__(self, setup: CardGameSetup, seats: i64, rng: Rng, piles: Piles) -> None:
        super().__init__(setup, seats, rng, piles)
        self.half: i64 = 1
        self.asides: i64 = 0

    def clone(self) -> Verweigern:
        twin = Verweigern(self.setup, self.seats, self.rng.clone(), self.piles.clone())
        self.copy_tricks_to(twin)
        twin.half = self.half
        twin.asides = self.asides
        return twin

    def resample(self, seat: i64, rng: Rng) -> Verweigern:
        """Return a possible twin: everybody has seen the cards won; what others set aside is chosen again at random."""
        other = self.clone()
        other.reshuffle(seat, rng)
        owner: i64 = 0
        while owner < self.seats:
            if owner != seat and self.aside_of(owner) != 0:
                pick = rng.below(self.piles.size(WON + owner) + 1)
                choice: i64 = CHOSE_NONE
                if pick < self.piles.size(WON + owner):
                    choice = self.piles.at(WON + owner, pick) + 1
                other._choose(owner, choice)
            owner += 1
        return other

    def hide_from(self, seat: i64) -> None:
        super().hide_from(seat)
        owner: i64 = 0
        while owner < self.seats:
            if owner != seat and self.aside_of(owner) != 0:
                self._choose(owner, CHOSE_NONE)
            owner += 1

    def _choose(self, seat: i64, choice: i64) -> None:
        """Record what a seat sets aside, replacing an earlier choice."""
        self.asides &= ~(bit(8 * seat) * 255)
        self.asides |= choice << (8 * seat)

    def rule_numbers(self) -> TrickRules:
        return RULES

    def deal(self) -> None:
        """Deal eight cards each (rule 3.1)."""
        self.deal_hands(CARDS_EACH)
        self.begin(self.starting_seat())
        self.ask_next()

    # --- who must move

    def phases(self) -> list[str]:
        return PHASES

    def ask_next(self) -> None:
        if self.phase == CHOICE_PHASE:
            self.must = self._seats_choosing()
            self.emit_turn()
        else:
            super().ask_next()

    def aside_of(self, seat: i64) -> i64:
        return (self.asides >> (8 * seat)) & 255

    def _seats_choosing(self) -> i64:
        """Return the seats that have won a trick and not chosen yet, as a set (rule 3.6)."""
        found: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.piles.size(WON + seat) > 0 and self.aside_of(seat) == 0:
                found |= bit(seat)
            seat += 1
        return found

    # --- the colour of the trick (3.2, 3.4)

    def update_colour(self, card: i64, first: bool) -> None:
        """Update what follows; the colour was named with the lead."""
        if first:
            self.following = self.deck.coloured[self.colour]

    def settle_colour(self) -> i64:
        return self.colour

    # --- legal moves

    def question(self, seat: i64) -> dict[str, object]:
        asked = super().question(seat)
        if asked.get("table") == "lead":
            return {"table": "name"}
        if self.half == 2 and self.phase == PLAY_PHASE and self._somebody_holds_more(seat):
            asked["table"] = f"{asked['table']}-pass"
        return asked

    def describe(self, seat: i64, move: i64) -> MoveParts:
        if move < FOLLOW:
            return self.play_parts(move >> 1, COLOURS[self.deck.colours[move]])
        if move < PASS:
            return self.play_parts(move - FOLLOW, "")
        if ASIDE <= move < ASIDE_NONE:
            return MoveParts("aside", [self.written[int(move - ASIDE)]], at=[f"won.{seat}"])
        return MoveParts("pass" if move == PASS else "none")

    def move_for_drop(self, seat: i64, card: str, zone: str) -> i64:
        """Return the move that sets the card aside, leads it with its first colour, or follows with it."""
        number = self.deck.cards.get(card)
        if number is None:
            return -1
        if self.phase == CHOICE_PHASE:
            return ASIDE + number
        return 2 * number if self.piles.size(TRICK) == 0 else FOLLOW + number

    def legal(self, seat: i64, moves: MoveList) -> None:
        if not has(self.must, seat):
            return
        if self.phase == CHOICE_PHASE:
            self._add_asides(seat, moves)
        elif self.piles.size(TRICK) == 0:
            self._add_leads(seat, moves)
        else:
            self.add_plays(seat, moves, FOLLOW)
            if self.half == 2 and self._somebody_holds_more(seat):
                moves.add(PASS)

    def _add_leads(self, seat: i64, moves: MoveList) -> None:
        cells = self.piles.cells
        at = self.piles.base(self.hands + seat)
        end = at + self.piles.size(self.hands + seat)
        while at < end:
            side = 2 * i64(cells[at])
            moves.add(side)
            moves.add(side + 1)
            at += 1

    def _add_asides(self, seat: i64, moves: MoveList) -> None:
        i: i64 = 0
        while i < self.piles.size(WON + seat):
            moves.add(ASIDE + self.piles.at(WON + seat, i))
            i += 1
        moves.add(ASIDE_NONE)

    def _somebody_holds_more(self, seat: i64) -> bool:
        """Say whether another seat holds more cards, so that this one may pass (rule 3.9)."""
        cells = self.piles.cells
        cards = cells[self.hands + seat]
        zone = self.hands
        end = zone + self.seats
        while zone < end:
            if cells[zone] > cards:
                return True
            zone += 1
        return False

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        if self.over:
            return Refusal("xxl.3.5" if self.half == 1 else "xxl.3.10", {})
        if move >= ASIDE:
            return self._why_not_aside(seat, move)
        if self.phase == CHOICE_PHASE:
            return Refusal("xxl.3.6", {"why": "due"})
        if seat != self.turn:
            return Refusal("xxl.8.5", {"turn": int(self.turn)})
        if move == PASS:
            return self._why_not_pass(seat)
        return self._why_not_play(seat, move)

    def _why_not_aside(self, seat: i64, move: i64) -> Refusal | None:
        if self.phase != CHOICE_PHASE:
            return Refusal("xxl.3.6", {"why": "now"})
        if self.piles.size(WON + seat) == 0:
            return Refusal("xxl.3.6", {"why": "empty"})
        if self.aside_of(seat) != 0:
            return Refusal("xxl.3.6", {"why": "final"})
        if move < ASIDE_NONE and self.piles.find(WON + seat, move - ASIDE) < 0:
            return Refusal("xxl.3.6", {"why": "won", "card": self.written[int(move - ASIDE)]})
        return None

    def _why_not_pass(self, seat: i64) -> Refusal | None:
        if self.half == 1:
            return Refusal("xxl.3.9", {"why": "half"})
        if self.piles.size(TRICK) == 0:
            return Refusal("xxl.3.9", {"why": "lead"})
        if not self._somebody_holds_more(seat):
            return Refusal("xxl.3.9", {"why": "most"})
        return None

    def _why_not_play(self, seat: i64, move: i64) -> Refusal | None:
        leading = self.piles.size(TRICK) == 0
        card = move >> 1
        if move >= FOLLOW:
            card = move - FOLLOW
        facts: dict[str, object] = {"card": self.written[int(card)]}
        if leading and move >= FOLLOW:
            return Refusal("xxl.3.2", {"why": "name", **facts})
        if not leading and move < FOLLOW:
            return Refusal("xxl.3.2", {"why": "led", **facts, "colour": COLOURS[self.colour]})
        if self.piles.find(self.hands + seat, card) < 0:
            return Refusal("xxl.3.3", {"why": "held", **facts})
        if self.must_follow(seat, card):
            return Refusal("xxl.3.3", {"why": "follow", **facts, "colour": COLOURS[self.colour]})
        return None

    # --- effects of a move

    def apply(self, seat: i64, move: i64) -> None:
        if move >= ASIDE:
            self._set_aside(seat, move)
        elif move == PASS:
            self.emit("pass", seat)
            self.pass_on()
        else:
            self._play(seat, move)
        self.ask_next()

    def public_move(self, seat: i64, move: i64) -> i64:
        """Return what everybody sees of a move: what is set aside is secret."""
        if move >= ASIDE:
            return -1
        return move

    def _play(self, seat: i64, move: i64) -> None:
        if move >= FOLLOW:
            self.play_to_trick(seat, move - FOLLOW)
            self.emit_play(seat, move - FOLLOW, "")
        else:
            self.colour = self.deck.colours[move]
            self.play_to_trick(seat, move >> 1)
            self.emit_play(seat, move >> 1, COLOURS[self.colour])
        self.pass_on()

    def after_trick(self) -> None:
        """End a half or find the next leader (rules 3.5, 3.8 and 3.10). All hands of the first half end together."""
        if self.half == 1:
            if self.piles.size(self.hands + self.leader) == 0:
                self._end_first_half()
            return
        if self._too_many_empty(self.hands):
            self.finish()
            return
        seat = self.leader
        while self.piles.size(self.hands + seat) == 0:
            seat = self.next(seat)
        self.begin(seat)

    def _too_many_empty(self, first: i64) -> bool:
        """Say whether one of these piles, one a seat, is empty; or two, with four or more seats (rules 3.5, 3.10)."""
        empty: i64 = 0
        zone = first
        while zone < first + self.seats:
            if self.piles.size(zone) == 0:
                empty += 1
            zone += 1
        return empty > 1 or (empty == 1 and self.seats < 4)

    # --- between the halves

    def _end_first_half(self) -> None:
        if self._too_many_empty(WON):
            self.finish()
        else:
            self.phase = CHOICE_PHASE

    def _set_aside(self, seat: i64, move: i64) -> None:
        """Record a card set aside; nothing happens before the last choice (rule 3.6)."""
        choice: i64 = CHOSE_NONE
        if move < ASIDE_NONE:
            choice = move - ASIDE + 1
        self._choose(seat, choice)
        self._emit_aside(seat, choice)
        if self._seats_choosing() == 0:
            self._begin_second_half()

    def _begin_second_half(self) -> None:
        """Shuffle the won cards and deal the second half (rule 3.7). Knowledge of the cards is lost."""
        self.knowledge = None
        self.knowledge_is_shared = False
        self.last = None
        won: i64 = 0  # a byte a seat
        seat: i64 = 0
        while seat < self.seats:
            size = self.piles.size(WON + seat)
            won |= size << (8 * seat)
            self.piles.move(WON + seat, STOCK, size)
            seat += 1
        self._emit_half(won)
        self._take_back()
        self.piles.shuffle(STOCK, self.rng)
        seat = self.dealer
        left = self.seats
        while left > 0:
            seat = self.next(seat)
            cards = (won >> (8 * seat)) & 255
            if cards > 0:
                self.take(seat, cards - self.piles.size(self.hands + seat))
                self.emit_draw(seat, 0, "deal")
            left -= 1
        self.half = 2
        self.phase = PLAY_PHASE
        self.begin(self._second_half_starter())

    def _take_back(self) -> None:
        """Return the cards set aside to the hands, before the others are dealt."""
        seat: i64 = 0
        while seat < self.seats:
            choice = self.aside_of(seat)
            if 0 < choice < CHOSE_NONE:
                self.piles.move_card(STOCK, choice - 1, self.hands + seat)
            seat += 1
        self.asides = 0

    def _second_half_starter(self) -> i64:
        """Return who has the most cards; among equals, rule 8.4 decides (rule 3.8)."""
        best = self.next(self.dealer)
        seat = self.next(best)
        while seat != self.next(self.dealer):
            more = self.piles.size(self.hands + seat) - self.piles.size(self.hands + best)
            if more > 0 or (more == 0 and self.standing[seat] > self.standing[best]):
                best = seat
            seat = self.next(seat)
        return best

    # --- views and events

    def passed_seats(self) -> list[int]:
        """Return who has passed in this trick: seats with cards that the turn has gone by."""
        players = [self.player(i) for i in range(self.piles.size(TRICK))]
        found: list[int] = []
        seat = self.leader
        while seat != self.turn:
            if seat not in players and self.piles.size(self.hands + seat) > 0:
                found.append(int(seat))
            seat = self.next(seat)
        return found

    def fields(self) -> list[Field]:
        return [
            *super().fields(),
            number("half", 1, 2),
            entry("colour", lambda game: game.letter(game.colour) or ""),
            entry("asides", lambda game: game.asides_entry(), lambda game, reader: game.load_asides(reader)),
            derived("passed", lambda game: game.passed_seats(), lambda game, writer: game.write_passed(writer)),
        ]

    def write_features(self, writer: FeatureWriter) -> None:
        super().write_features(writer)
        writer.put("half", self.half)
        self.write_passed(writer)

    def write_passed(self, writer: FeatureWriter) -> None:
        passed: i64 = 0
        for seat in self.passed_seats():
            passed |= bit(seat)
        writer.by_seat("passed", passed)

    def has_turn(self) -> bool:
        """Say whether it is a seat's turn; everybody sets cards aside at the same time."""
        return not self.over and self.phase != CHOICE_PHASE

    def emit_turn(self) -> None:
        if self.phase != CHOICE_PHASE:
            super().emit_turn()
        elif self.journal is not None:
            self.journal.append(Event("turn", None, now=self.open_facts()))

    def _emit_aside(self, seat: i64, choice: i64) -> None:
        """Emit that a seat has chosen, which everybody sees."""
        if self.journal is not None:
            secret: dict[str, object] = {"why": "none"}
            if choice != CHOSE_NONE:
                secret = {"card": self.written[int(choice) - 1]}
            self.journal.append(Event("aside", int(seat), secret=secret, visible_to=only(int(seat))))

    def _emit_half(self, won: i64) -> None:
        """Emit that all cards go to the stock, including those set aside, which the others must not miss."""
        if self.journal is not None:
            shifts: list[Shift] = []
            for seat in range(self.seats):
                count = int((won >> (8 * seat)) & 255)
                shifts.append(Shift(f"won.{seat}", "stock", [""] * count, NOBODY))
            self.journal.append(Event("half", facts={"half": 2}, shifts=shifts))

    # --- positions

    def asides_entry(self) -> str | None:
        if self.phase != CHOICE_PHASE:
            return None
        return " ".join(f"{seat}:{self._aside_name(seat)}" for seat in range(self.seats) if self.aside_of(seat) != 0)

    def _aside_name(self, seat: i64) -> str:
        choice = int(self.aside_of(seat))
        return "none" if choice == CHOSE_NONE else self.written[choice - 1]

    def load_players(self, reader: PositionReader) -> None:
        """Read the colour, which was named with the lead, and then the trick."""
        self._load_colour(reader)
        super().load_players(reader)

    def _check_half(self) -> None:
        if self.half == 1:
            self.check_equal_hands(CARDS_EACH, "xxl.3.1")
        else:
            self._check_second_half()
        self._check_phase()

    def _load_colour(self, reader: PositionReader) -> None:
        letter = reader.choice("colour", ["", *COLOURS], "")
        lead = self.piles.cards(TRICK)[:1]
        shown = {COLOURS[self.deck.colours[2 * card + side]] for card in lead for side in (0, 1)} or {""}
        if letter not in shown:
            raise PositionError(
                f"colour of a position is one of the card that was led, not {letter!r} (rule xxl.3.2)"
                if lead
                else "colour of a position is named, but no card has been led (rule xxl.3.2)"
            )
        self.colour = COLOURS.index(letter) if letter else NO_COLOUR

    def _check_second_half(self) -> None:
        """Check that no more cards than dealt are in play and only seats that might pass have (rules 3.7, 3.9)."""
        zones = [TRICK, *(zone + seat for zone in (WON, self.hands) for seat in range(self.seats))]
        if sum(self.piles.size(zone) for zone in zones) > CARDS_EACH * self.seats:
            raise PositionError("hands and won of a position hold more cards than were dealt (rule xxl.3.7)")
        held = [int(self.piles.size(self.hands + seat)) for seat in range(self.seats)]
        left_out = self.passed_seats()
        players = [int(self.player(i)) for i in range(self.piles.size(TRICK))]
        seat = (int(self.turn) - 1) % len(held)
        while self.leader not in (seat, self.turn):
            if seat in left_out and max(held) <= held[seat]:
                raise PositionError(
                    f"players of a position leaves out seat {seat}, which might not pass (rule xxl.3.9)"
                )
            held[seat] += players.count(seat)
            seat = (seat - 1) % len(held)

    def _check_phase(self) -> None:
        """Check that the phase fits: the seat on turn can act, and no half is over."""
        played = [self.player(i) for i in range(self.piles.size(TRICK))]
        empty = [seat for seat in range(self.seats) if self.piles.size(self.hands + seat) == 0]
        if self.half == 1:
            ended = len(empty) == self.seats
            allowed = [OVER_PHASE if self._too_many_empty(WON) else CHOICE_PHASE] if ended else [PLAY_PHASE]
        else:
            left = [seat for seat in empty if seat not in played]
            ended = len(left) > (0 if self.seats < 4 else 1)
            allowed = [OVER_PHASE if ended else PLAY_PHASE]
        if self.phase not in allowed or (self.phase == PLAY_PHASE and self.turn in empty):
            raise PositionError(
                "phase or turn of a position does not agree with the cards: the seat on turn holds a card, and a half "
                "ends with empty hands (rules xxl.3.5 and xxl.3.10)"
            )

    def load_asides(self, reader: PositionReader) -> None:
        """Read the cards set aside, once the won cards they are chosen from are known to be right."""
        self._check_half()
        if self.phase != CHOICE_PHASE:
            return
        for word in reader.text("asides", "").split():
            name, _, card = word.partition(":")
            names = [str(seat) for seat in range(self.seats) if has(self._seats_choosing(), seat)]
            card = self.deck.respell(card)
            if name not in names or (card != "none" and card not in self.names(WON + int(name))):
                raise PositionError(
                    f"asides of a position are seat:card of a card won, or seat:none, not {word[:40]!r} (rule xxl.3.6)"
                )
            choice = CHOSE_NONE if card == "none" else self.deck.cards[card] + 1
            self.asides |= i64(choice) << (8 * int(name))
        if self._seats_choosing() == 0:
            raise PositionError("asides of a position has every choice, so the half is over (rule xxl.3.7)")


def notations(deck: XxlDeck) -> list[str]:
    leads = [f"{deck.names[side >> 1]}={COLOURS[deck.colours[side]]}" for side in range(2 * SIZE)]
    names = list(deck.names.values())
    return [*leads, *names, "pass", *(f"-{name}" for name in names), "none"]


def new_game(options: dict[str, object], seats: i64, rng: Rng) -> Verweigern:
    """Return a game before the deal."""
    deck = deck_of(options)
    setup = make_setup(GAME, options, int(seats), deck, Verweigern.pile_layout(int(seats)), notations(deck))
    return Verweigern(setup, seats, rng, setup.piles.clone())
