"""The games with tricks: 3, 6 and 6+. What they share is written here by the rules of game 6.

Whoever leads plays a card, and everybody else in turn must follow; whoever cannot throws any card (6.2). The highest
number of the trick's colour wins, and its owner takes the cards face down and leads next (6.5).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.bits import has
from tischlein.core.errors import PositionError
from tischlein.core.events import EVERYBODY, Event, Shift
from tischlein.core.knowledge import ANY, kinds_in
from tischlein.core.moves import MoveList
from tischlein.core.piles import Piles
from tischlein.core.position import Reader
from tischlein.core.rng import Rng
from tischlein.core.state import places_by
from tischlein.core.tape import Tape, seat_names
from tischlein.core.zones import Zone
from tischlein.games.xxl.deck import COLOUR_LETTERS, COLOURS
from tischlein.games.xxl.layout import LOT, TALON, Layout, Rules

# The talon holds the cards put aside. What a seat has won is the pile WON + seat; the hands follow.
TRICK: Final = 1
WON: Final = 2

PLAY_PHASE: Final = 0
OVER_PHASE: Final = 1
CHOICE_PHASE: Final = 2  # a card is set aside in game 3, trump is named in game 6+

NO_COLOUR: Final = -1


class Taken:
    """The last trick: who played what, in that order, its colour, and who won it."""

    def __init__(self, players: list[int], cards: list[int], colour: int, winner: int) -> None:
        self.players = players
        self.cards = cards
        self.colour = colour
        self.winner = winner


NO_TRICK: Final = Taken([], [], NO_COLOUR, -1)
PLAYED: Final = [f"played.{name}" for name in seat_names(6)]
LAST_PLAYED: Final = [f"last.played.{name}" for name in seat_names(6)]


class Tricks(Layout):
    """A game says which colour a card gives the trick, and what comes after a trick.

    leader     who leads the trick
    colour     the colour of the trick, or NO_COLOUR while it is open
    following  the set of cards that follow; before the lead every card will do
    players    who played the cards of the trick, four bits each
    last       the last trick, which stays in sight (10.1); kept while tracking
    """

    def __init__(self, rules: Rules, seats: i64, rng: Rng, piles: Piles, hands: i64) -> None:
        super().__init__(rules, seats, rng, piles, hands)
        self.leader: i64 = 0
        self.colour: i64 = NO_COLOUR
        self.following: i64 = ANY
        self.players: i64 = 0
        self.last: Taken | None = None

    def copy_tricks_to(self, twin: Tricks) -> None:
        self.copy_layout_to(twin)
        twin.leader = self.leader
        twin.colour = self.colour
        twin.following = self.following
        twin.players = self.players
        twin.last = self.last

    def show(self, card: i64, first: bool) -> None:
        """What a card does to the colour of the trick, and so to what follows."""
        raise NotImplementedError

    def decide(self) -> i64:
        """Settle the colour of a trick that is complete; the colour whose highest number wins it."""
        raise NotImplementedError

    def trick_taken(self) -> None:
        """The winner is about to lead, unless the rules have something else in mind."""
        raise NotImplementedError

    def player(self, i: i64) -> i64:
        """Who played the i-th card of the trick."""
        return (self.players >> (4 * i)) & 15

    # --- who is asked

    def begin(self, seat: i64) -> None:
        """A new trick, led by this seat."""
        self.leader = seat
        self.turn = seat
        self.colour = NO_COLOUR
        self.following = ANY
        self.players = 0

    def ask(self, seat: i64) -> str:
        if self.phase == PLAY_PHASE and self.piles.size(TRICK) == 0:
            return "lead"
        return self.phases()[self.phase]

    # --- what is allowed

    def add_plays(self, seat: i64, moves: MoveList, first: i64) -> None:
        """6.2: the cards that follow; if there is none, all. The move of card 0 is `first`."""
        before = moves.size
        cells = self.piles.cells
        start = self.piles.base(self.hands + seat)
        end = start + self.piles.size(self.hands + seat)
        following = self.following
        at = start
        while at < end:
            card = i64(cells[at])
            if has(following, card):
                moves.add(first + card)
            at += 1
        if moves.size == before:
            at = start
            while at < end:
                moves.add(first + i64(cells[at]))
                at += 1

    def must_follow(self, seat: i64, card: i64) -> bool:
        """The card does not follow, but another one of the hand would."""
        return not has(self.following, card) and self.mask(seat) & self.following != 0

    # --- what a move does

    def put(self, seat: i64, card: i64) -> None:
        """A card of the hand goes to the trick."""
        at = self.piles.size(TRICK)
        known = self.own_known()
        if known is not None:
            known.leave(self.piles, seat, card)
            self.piles.push(TRICK, card)
        else:
            self.piles.lay(self.hands + seat, card, TRICK)
        self.join(seat, card, at)

    def join(self, seat: i64, card: i64, at: i64) -> None:
        """The card lies in the trick, as number `at`. If it was thrown, everybody sees that the seat cannot follow."""
        if self.tracking and not has(self.following, card):
            self.know().restrict(seat, 0, self.piles.size(self.hands + seat), ~self.following)
        self.players |= seat << (4 * at)
        self.show(card, at == 0)

    def pass_on(self) -> None:
        """On to the next seat with a card; once everybody has had their turn, the trick is taken."""
        seat = self.next(self.turn)
        while seat != self.leader and self.piles.size(self.hands + seat) == 0:
            seat = self.next(seat)
        self.turn = seat
        if seat == self.leader:
            self._take_trick()

    def _take_trick(self) -> None:
        """6.5."""
        winner = self.highest(self.decide())
        size = self.piles.size(TRICK)
        if self.tracking or self.journal is not None:
            players = [int(self.player(i)) for i in range(size)]
            self.last = Taken(players, self.piles.cards(TRICK), int(self.colour), int(winner))
        self.piles.move(TRICK, WON + winner, size)
        self._tell_trick()
        self.begin(winner)
        self.trick_taken()

    def highest(self, c: i64) -> i64:
        """6.5: who played the highest number of a colour; of two equal ones, the card with the higher total."""
        deck = self.deck
        best: i64 = -1
        winner: i64 = 0
        i = self.piles.size(TRICK) - 1
        while i >= 0:
            card = self.piles.at(TRICK, i)
            side = deck.side_of(card, c)
            if side >= 0:
                worth = 32 * deck.values[side] + deck.totals[card]
                if worth > best:
                    best = worth
                    winner = self.player(i)
            i -= 1
        return winner

    def finish(self) -> None:
        self.over = True
        self.phase = OVER_PHASE
        self.tell_end()

    # --- scoring (6.6)

    def won_totals(self) -> list[int]:
        piles = self.piles
        return [int(self.deck.total(kinds_in(piles, WON + seat, piles.size(WON + seat)))) for seat in range(self.seats)]

    def scores(self) -> list[int] | None:
        """Won cards lie face down before the end."""
        return self.won_totals() if self.over else None

    def places(self) -> list[int] | None:
        return places_by(self.won_totals(), 1) if self.over else None

    # --- what is seen

    def zones(self) -> list[Zone]:
        memory = self.rules.open_memory
        shows = "all" if memory or self.over else "nothing"
        return [
            Zone("stock", "pile", None, "nothing", TALON),
            Zone("trick", "trick", None, "all", TRICK),
            *(Zone(f"won.{seat}", "pile", seat, shows, WON + seat) for seat in range(self.seats)),
            *self.hand_zones(memory),
        ]

    def facts(self) -> dict[str, object]:
        players = [int(self.player(i)) for i in range(self.piles.size(TRICK))]
        return {
            "turn": None if self.over else int(self.turn),
            "phase": self.phases()[self.phase],
            "dealer": None if self.dealer == LOT else int(self.dealer),
            "leader": None if self.over else int(self.leader),
            "plays": self._plays(players, self.piles.cards(TRICK)),
            "colour": self.letter(self.colour),
            "last": self._last_facts(),
        }

    def looks_back(self) -> bool:
        return True  # at the last trick

    def note(self, tape: Tape) -> None:
        choosing = self.chooses_apart()
        tape.seat("turn", self.turn, not self.over and not choosing)
        tape.one_of("phase", self.phase, self.phases())
        tape.seat("dealer", self.dealer)
        tape.seat("leader", self.leader, not self.over and not choosing)
        self._note_plays(tape, PLAYED, self.players, self.piles.size(TRICK))
        tape.one_of("colour", self.colour, COLOUR_LETTERS)
        self._note_last(tape)

    def chooses_apart(self) -> bool:
        """Everybody chooses at the same time: nobody leads, and it is nobody's turn."""
        return False

    def _note_plays(self, tape: Tape, names: list[str], players: i64, size: i64) -> None:
        """Seat by seat: 1 + the place in the trick of the card it played, or 0."""
        step: i64 = 0
        while step < self.seats:
            seat = tape.seat_at(step)
            place = size
            while place > 0 and (players >> (4 * (place - 1))) & 15 != seat:
                place -= 1
            tape.put(names[step], place)
            step += 1

    def _note_last(self, tape: Tape) -> None:
        last = self.last
        if last is None:
            last = NO_TRICK
        players: i64 = 0
        for place, seat in enumerate(last.players):
            players |= i64(seat) << (4 * place)
        self._note_plays(tape, LAST_PLAYED, players, len(last.players))
        tape.one_of("last.colour", last.colour, COLOUR_LETTERS)
        tape.seat("last.winner", last.winner)
        tape.cards("last", last.cards, self.deck.faces, True)

    def letter(self, c: i64) -> str | None:
        return None if c == NO_COLOUR else COLOURS[c]

    def _plays(self, players: list[int], cards: list[int]) -> list[list[object]]:
        return [[seat, self.written[card]] for seat, card in zip(players, cards, strict=True)]

    def _last_facts(self) -> dict[str, object] | None:
        last = self.last
        if last is None:
            return None
        return {
            "plays": self._plays(last.players, last.cards),
            "colour": self.letter(last.colour),
            "winner": last.winner,
        }

    # --- what is told

    def tell_play(self, seat: i64, card: i64, named: str) -> None:
        """`named` is the colour that was said with the card, if any."""
        if self.journal is not None:
            name = self.written[int(card)]
            facts: dict[str, object] = {"card": name}
            if named:
                facts["colour"] = named
            self.journal.append(
                Event("play", int(seat), facts, shifts=[Shift(f"hand.{seat}", "trick", [name], EVERYBODY)])
            )

    def _tell_trick(self) -> None:
        """The cards have moved already, from the top, one by one."""
        last = self.last
        if self.journal is not None and last is not None:
            facts: dict[str, object] = {"colour": self.letter(last.colour), "cards": len(last.cards)}
            cards = [self.written[card] for card in reversed(last.cards)]
            shift = Shift("trick", f"won.{last.winner}", cards, EVERYBODY)
            self.journal.append(Event("trick", last.winner, facts, shifts=[shift]))

    def tell_end(self) -> None:
        """Won cards are turned up, too, in the order in which they lie there."""
        if self.journal is not None:
            facts: dict[str, object] = {"scores": self.scores(), "places": self.places()}
            won = {f"won.{seat}": self.names(WON + seat) for seat in range(self.seats)}
            self.journal.append(Event("end", facts=facts, shown=self.all_hands() | won))

    # --- positions

    def pile_entries(self) -> dict[str, list[int]]:
        return {"trick": [TRICK], "won": [WON + seat for seat in range(self.seats)]}

    def save_tricks(self) -> dict[str, object]:
        """Who leads, who played the cards of the trick, and the last one: winner, colour, seat:card …"""
        size = self.piles.size(TRICK)
        position: dict[str, object] = {
            "leader": int(self.leader),
            "players": " ".join(str(self.player(i)) for i in range(size)),
        }
        last = self.last
        if last is not None:
            plays = [f"{seat}:{self.written[card]}" for seat, card in zip(last.players, last.cards, strict=True)]
            position["last"] = f"{last.winner} {self.letter(last.colour)} {' '.join(plays)}"
        return position

    def load_tricks(self, reader: Reader, follow: str) -> None:
        """The plays of a trick happen again, as far as they say anything; `follow` is the rule that one must."""
        seats = int(self.seats)
        cards = self.piles.cards(TRICK)
        turn = int(self.turn)
        leader = reader.number("leader", 0, seats - 1, (turn - len(cards)) % seats)
        default = " ".join(str((leader + i) % seats) for i in range(len(cards)))
        players = self._read_players(reader.text("players", default), leader, turn)
        if len(players) != len(cards) or (cards and self.phase != PLAY_PHASE):
            raise PositionError(
                f"trick of a position has {len(cards)} cards, which its players and phase do not agree with "
                f"(rule {follow})"
            )
        named = self.colour
        self.begin(leader)
        self.colour = named
        self.turn = turn
        for at, (seat, card) in enumerate(zip(players, cards, strict=True)):
            if self.must_follow(seat, card):
                raise PositionError(
                    f"trick of a position has {self.written[card]} of seat {seat}, which could have followed "
                    f"(rule {follow})"
                )
            self.join(seat, card, at)
        self._load_last(reader)

    def _read_players(self, text: str, leader: int, turn: int) -> list[int]:
        """Seats to the left of each other, from the leader on; the seat on turn is yet to come."""
        names = [str(seat) for seat in range(self.seats)]
        words = text.split()
        if all(word in names for word in words):
            players = [int(word) for word in words]
            steps = [(seat - leader) % len(names) for seat in players]
            ahead = steps[:1] in ([], [0]) and steps == sorted(set(steps))
            if ahead and (steps[-1] if steps else -1) < (turn - leader) % len(names) and (steps or turn == leader):
                return players
        raise PositionError(
            f"players of a position are seats from the leader {leader} to the left, up to the one on turn, "
            f"not {text[:40]!r} (rule xxl.8.2)"
        )

    def _load_last(self, reader: Reader) -> None:
        text = reader.text("last", "")
        if not text:
            return
        words = text.split()
        names = [str(seat) for seat in range(self.seats)]
        plays = [word.partition(":") for word in words[2:]]
        players = [int(play[0]) for play in plays if play[0] in names]
        if len(words) > 2 and words[1] in list(COLOURS) and len(set(players)) == len(plays) and words[0] in names:
            cards = self.deck.read(" ".join(play[2] for play in plays))
            winner = int(words[0])
            won = self.piles.cards(WON + winner)
            if len(cards) == len(plays) and winner in players and all(card in won for card in cards):
                self.last = Taken(players, cards, COLOURS.index(words[1]), winner)
                return
        raise PositionError(
            f"last of a position is 'winner colour seat:card …' of a trick among the cards won, not {text[:40]!r} "
            f"(rule xxl.10.1)"
        )

    def check_even(self, dealt: int, rule: str) -> None:
        """Where nobody passes, hands are equal, but for the card played already, and whole tricks have been won."""
        players = [int(self.player(i)) for i in range(self.piles.size(TRICK))]
        held = [int(self.piles.size(self.hands + seat)) + players.count(seat) for seat in range(self.seats)]
        won = [int(self.piles.size(WON + seat)) for seat in range(self.seats)]
        tricks = sum(won) // len(won)
        if len(set(held)) > 1 or any(cards % len(won) for cards in won) or held[0] + tricks > dealt:
            raise PositionError(
                f"hands or won of a position do not agree: everybody is dealt {dealt} cards and plays one to each "
                f"trick (rule {rule})"
            )
        if len(players) != (self.turn - self.leader) % self.seats:
            raise PositionError(f"players of a position leaves a seat out that had to play (rule {rule})")
