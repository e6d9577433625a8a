"""Trick-taking games: one seat leads, the others must follow if they can, and the winner takes the cards and leads.

Each game defines which cards follow and which one wins. By default players follow suit, a trump beats everything else,
and otherwise the highest card of the suit led wins. The last trick stays in sight.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tischlein.core import fields
from tischlein.core.bits import has
from tischlein.core.errors import PositionError
from tischlein.core.events import EVERYBODY, Event, Shift
from tischlein.core.features import FeatureWriter, seat_names
from tischlein.core.fields import Field
from tischlein.core.hands import HandState
from tischlein.core.knowledge import ANY
from tischlein.core.moves import MoveList, MoveParts
from tischlein.core.piles import Piles
from tischlein.core.position import PositionReader, cite_rule
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.core.state import places_from_scores
from tischlein.core.zones import Zone
from tischlein.games.kit.card_game import FIELDS, CardGame, CardGameSetup, PileLayout

# The stock holds cards that are not dealt. WON + seat holds what a seat has won; the hands follow.
TRICK: Final = 1
WON: Final = 2

PLAY_PHASE: Final = 0
OVER_PHASE: Final = 1

NO_COLOUR: Final = -1
MAX_SEATS: Final = 15


class TakenTrick:
    """A trick that was taken: players and cards in order, its colour, and its winner."""

    def __init__(self, players: list[int], cards: list[int], colour: int, winner: int) -> None:
        self.players = players
        self.cards = cards
        self.colour = colour
        self.winner = winner


NO_TRICK: Final = TakenTrick([], [], NO_COLOUR, -1)
PLAYED: Final = [f"played.{name}" for name in seat_names(MAX_SEATS)]
LAST_PLAYED: Final = [f"last.played.{name}" for name in seat_names(MAX_SEATS)]


@dataclass(frozen=True)
class TrickRules:
    """The numbers of the rules that refusals and positions cite.

    turn   only the seat on turn may act
    order  the order in which seats play
    play   what may be played: a card of the hand, and one that follows
    last   that the last trick stays in sight
    end    when the game is over
    """

    turn: str
    order: str
    play: str
    last: str
    end: str


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickGame(CardGame):
    """A move is the number of the card, unless a game has other moves.

    leader     the seat that leads the trick
    colour     the colour (suit) of the trick by index, or NO_COLOUR while it is open
    following  the set of cards that follow; before the lead, every card
    players    the seats that played the cards of the trick, four bits each
    last       the last trick, which stays in sight; kept while tracking
    trump      the trump colour, or NO_COLOUR; `trumps` is the set of trump cards
    """

    def __init__(self, setup: CardGameSetup, seats: i64, rng: Rng, piles: Piles) -> None:
        super().__init__(setup, seats, rng, piles)
        self.leader: i64 = 0
        self.colour: i64 = NO_COLOUR
        self.following: i64 = ANY
        self.players: i64 = 0
        self.last: TakenTrick | None = None
        self.trump: i64 = NO_COLOUR
        self.trumps: i64 = 0

    def copy_to(self, twin: CardGame) -> None:
        assert isinstance(twin, TrickGame)
        TrickGame.copy_tricks_to(self, twin)

    def copy_tricks_to(self, twin: TrickGame) -> None:
        """Copy the fields declared here and in the base classes."""
        CardGame.copy_table_to(self, twin)
        twin.leader = self.leader
        twin.colour = self.colour
        twin.following = self.following
        twin.players = self.players
        twin.last = self.last
        twin.trump = self.trump
        twin.trumps = self.trumps

    @staticmethod
    def pile_layout(seats: int) -> PileLayout:
        return PileLayout(WON + 2 * seats, WON + seats)

    # --- what a game defines

    def rule_numbers(self) -> TrickRules:
        """Return the numbers of the rules."""
        raise NotImplementedError

    def letters(self) -> list[str]:
        """Return the letters of the colours, by index."""
        return self.setup.deck.letters

    def update_colour(self, card: i64, first: bool) -> None:
        """Update the colour of the trick and what follows after a card; by default its first card decides, by suit."""
        if first:
            self.colour = self.setup.deck.suits[card]
            self.following = self.setup.deck.of_suit[self.colour]

    def strength(self, card: i64) -> i64:
        """Return the strength of a card of the trick, or -1 if it cannot win; by default higher cards of a suit win."""
        if has(self.trumps, card):
            return 64 + card
        if self.setup.deck.suits[card] == self.colour:
            return card
        return -1

    def winning_seat(self) -> i64:
        """Return who wins the trick as it is: the first of the strongest cards."""
        best: i64 = -1
        winner = self.leader
        i: i64 = 0
        while i < self.piles.size(TRICK):
            strength = self.strength(self.piles.at(TRICK, i))
            if strength > best:
                best = strength
                winner = self.player(i)
            i += 1
        return winner

    def after_trick(self) -> None:
        """Apply what comes after a trick, which its winner is about to lead from: the game ends with the last card."""
        if self.piles.size(self.hands + self.leader) == 0:
            self.finish()

    def points_won(self) -> list[int]:
        """Return what each seat has won; by default its tricks."""
        return [int(self.piles.size(WON + seat)) // int(self.seats) for seat in range(self.seats)]

    def name_trump(self, c: i64) -> None:
        """Make a colour trump."""
        self.trump = c
        self.trumps = self.setup.deck.of_suit[c]

    def show_trump(self) -> None:
        """Show everybody the dealer's last card, whose suit is trump."""
        hand = self.hands + self.dealer
        TrickGame.name_trump(self, self.setup.deck.suits[self.piles.top(hand)])
        CardGame.show_to_all(self, self.dealer, self.piles.size(hand) - 1)
        if self.journal is not None:
            facts: dict[str, object] = {"card": self.names(hand)[-1], "colour": self.letter(self.trump)}
            self.journal.append(Event("trump", int(self.dealer), facts))

    # --- who must move

    def player(self, i: i64) -> i64:
        """Return who played the i-th card of the trick."""
        return (self.players >> (4 * i)) & 15

    def begin(self, seat: i64) -> None:
        """Start a trick that this seat leads."""
        self.leader = seat
        self.turn = seat
        self.colour = NO_COLOUR
        self.following = ANY
        self.players = 0

    def ask(self, seat: i64) -> str:
        if self.phase == PLAY_PHASE and self.piles.size(TRICK) == 0:
            return "lead"
        return self.phases()[self.phase]

    def question(self, seat: i64) -> dict[str, object]:
        if self.phase != PLAY_PHASE:
            return {}
        if self.piles.size(TRICK) == 0:
            return {"table": "lead"}
        can = "follow" if CardGame.mask(self, seat) & self.following != 0 else "throw"
        return {"table": can, "colours": self.asked_colours()}

    def asked_colours(self) -> list[str]:
        """Return the colours that must be followed."""
        return [] if self.colour == NO_COLOUR else [self.letters()[self.colour]]

    def describe(self, seat: i64, move: i64) -> MoveParts:
        return self.play_parts(move, "")

    def play_parts(self, card: i64, named: str) -> MoveParts:
        """Describe the move that plays a card, and the colour named with it, if any."""
        return MoveParts("play", [self.written[int(card)]], "trick", named={"colour": named} if named else None)

    # --- legal moves

    def legal(self, seat: i64, moves: MoveList) -> None:
        if has(self.must, seat):
            TrickGame.add_plays(self, seat, moves, 0)

    def add_plays(self, seat: i64, moves: MoveList, first: i64) -> None:
        """Add the cards that follow, or all cards if none does. The move of card 0 is `first`."""
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
        """Say whether the card does not follow although another card of the hand would."""
        return not has(self.following, card) and CardGame.mask(self, seat) & self.following != 0

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        rules = self.rule_numbers()
        if self.over:
            return Refusal(rules.end, {"why": "over"})
        if seat != self.turn:
            return Refusal(rules.turn, {"turn": int(self.turn)})
        card = self.written[int(move)]
        if self.piles.find(self.hands + seat, move) < 0:
            return Refusal(rules.play, {"why": "held", "card": card})
        if self.must_follow(seat, move):
            return self.why_must_follow(move, card)
        return None

    def why_must_follow(self, move: i64, card: str) -> Refusal:
        """Return the refusal of a card that does not follow although another card of the hand would."""
        return Refusal(self.rule_numbers().play, {"why": "follow", "card": card, "colour": self.letters()[self.colour]})

    # --- effects of a move

    def apply(self, seat: i64, move: i64) -> None:
        TrickGame.play_to_trick(self, seat, move)
        if self.journal is not None:
            self.emit_play(seat, move, "")
        TrickGame.pass_on(self)
        self.ask_next()

    def play_to_trick(self, seat: i64, card: i64) -> None:
        """Play a card of the hand to the trick."""
        at = self.piles.size(TRICK)
        HandState.leave(self, seat, card, TRICK)
        TrickGame.add_to_trick(self, seat, card, at)

    def add_to_trick(self, seat: i64, card: i64, at: i64) -> None:
        """Add a card to the trick as number `at`. One that does not follow shows everybody that the seat cannot."""
        if self.tracking and not has(self.following, card):
            self.ensure_knowledge().restrict(seat, 0, self.piles.size(self.hands + seat), ~self.following)
        self.players |= seat << (4 * at)
        self.update_colour(card, at == 0)

    def pass_on(self) -> None:
        """Pass the turn to the next seat with a card; take the trick once every seat has had its turn."""
        seat = HandState.next(self, self.turn)
        while seat != self.leader and self.piles.size(self.hands + seat) == 0:
            seat = HandState.next(self, seat)
        self.turn = seat
        if seat == self.leader:
            TrickGame._take_trick(self)

    def _take_trick(self) -> None:
        winner = self.winning_seat()
        size = self.piles.size(TRICK)
        if self.tracking or self.journal is not None:
            players = [int(TrickGame.player(self, i)) for i in range(size)]
            self.last = TakenTrick(players, self.piles.cards(TRICK), int(self.colour), int(winner))
        self.piles.move(TRICK, WON + winner, size)
        if self.journal is not None:
            self._emit_trick()
        TrickGame.begin(self, winner)
        self.after_trick()

    # --- scoring

    def scores(self) -> list[int] | None:
        """Return the points won once the game is over; until then won cards are face down."""
        return self.points_won() if self.over else None

    def places(self) -> list[int] | None:
        return places_from_scores(self.points_won(), 1) if self.over else None

    # --- views

    def extra_zones(self) -> list[Zone]:
        shows = "all" if self.has_open_memory() or self.over else "nothing"
        won = [Zone(f"won.{seat}", "pile", seat, shows, WON + seat) for seat in range(self.seats)]
        return [Zone("trick", "trick", None, "all", TRICK), *won]

    def needs_history(self) -> bool:
        return True  # of the last trick

    def plays(self) -> list[list[object]]:
        """Return who played which card of the trick."""
        players = [int(self.player(i)) for i in range(self.piles.size(TRICK))]
        return self._plays(players, self.piles.cards(TRICK))

    def leading_seat(self) -> int | None:
        """Return who would win the trick as it is, or None while its colour is open."""
        return None if self.colour == NO_COLOUR or self.piles.size(TRICK) == 0 else int(self.winning_seat())

    def last_facts(self) -> dict[str, object] | None:
        """Return what everybody may know of the last trick."""
        last = self.last
        if last is None:
            return None
        return {
            "plays": self._plays(last.players, last.cards),
            "colour": self.letter(last.colour),
            "winner": last.winner,
        }

    def write_trick(self, writer: FeatureWriter) -> None:
        """Write who has played, as the index of their card in the trick."""
        TrickGame._write_plays(self, writer, PLAYED, self.players, self.piles.size(TRICK))

    def _write_plays(self, writer: FeatureWriter, names: list[str], players: i64, size: i64) -> None:
        """Write for each seat 1 + the index of the card it played to the trick, or 0."""
        step: i64 = 0
        while step < self.seats:
            seat = writer.seat_at(step)
            index = size
            while index > 0 and (players >> (4 * (index - 1))) & 15 != seat:
                index -= 1
            writer.put(names[step], index)
            step += 1

    def write_last(self, writer: FeatureWriter) -> None:
        """Write the last trick."""
        last = self.last
        if last is None:
            last = NO_TRICK
        players: i64 = 0
        for index, seat in enumerate(last.players):
            players |= i64(seat) << (4 * index)
        TrickGame._write_plays(self, writer, LAST_PLAYED, players, len(last.players))
        writer.one_of("last.colour", last.colour, self.letters())
        writer.seat("last.winner", last.winner)
        writer.cards("last", last.cards, self.setup.deck.card_slots, True)

    def letter(self, c: i64) -> str | None:
        """Return the letter of a colour, or None."""
        return None if c == NO_COLOUR else self.letters()[c]

    def _plays(self, players: list[int], cards: list[int]) -> list[list[object]]:
        return [[seat, self.written[card]] for seat, card in zip(players, cards, strict=True)]

    # --- events

    def emit_play(self, seat: i64, card: i64, named: str) -> None:
        """Emit that a card was played; `named` is the colour named with it, if any."""
        if self.journal is not None:
            name = self.written[int(card)]
            facts: dict[str, object] = {"card": name}
            if named:
                facts["colour"] = named
            self.journal.append(
                Event("play", int(seat), facts, shifts=[Shift(f"hand.{seat}", "trick", [name], EVERYBODY)])
            )

    def _emit_trick(self) -> None:
        """Emit that a trick was taken; its cards have already moved, one by one from the top."""
        last = self.last
        if self.journal is not None and last is not None:
            facts: dict[str, object] = {"colour": self.letter(last.colour), "cards": len(last.cards)}
            cards = [self.written[card] for card in reversed(last.cards)]
            shift = Shift("trick", f"won.{last.winner}", cards, EVERYBODY)
            self.journal.append(Event("trick", last.winner, facts, shifts=[shift]))

    def emit_end(self) -> None:
        """Emit the end; won cards are turned up, too, in their order."""
        if self.journal is not None:
            facts: dict[str, object] = {"scores": self.scores(), "places": self.places()}
            won = {f"won.{seat}": self.names(WON + seat) for seat in range(self.seats)}
            self.journal.append(Event("end", facts=facts, shown=self.all_hands() | won))

    # --- positions

    def check(self) -> None:
        if self.trump != NO_COLOUR:
            self.name_trump(self.trump)

    def fields(self) -> list[Field]:
        return TRICK_FIELDS

    def pile_entries(self) -> dict[str, list[int]]:
        return {"trick": [TRICK], "won": [WON + seat for seat in range(self.seats)]}

    def players_entry(self) -> str:
        """Return the seats that played the cards of the trick, as positions write them."""
        return " ".join(str(self.player(i)) for i in range(self.piles.size(TRICK)))

    def load_players(self, reader: PositionReader) -> None:
        """Replay the cards of the trick, as far as the position names them."""
        seats = int(self.seats)
        cards = self.piles.cards(TRICK)
        turn, leader = int(self.turn), int(self.leader)
        rule = self.rule_numbers().play
        default = " ".join(str((leader + i) % seats) for i in range(len(cards)))
        players = self._read_players(reader.text("players", default), leader, turn)
        if len(players) != len(cards) or (cards and self.phase != PLAY_PHASE):
            raise PositionError(
                f"trick of a position has {len(cards)} cards, which its players and phase do not agree with"
                f"{cite_rule(rule)}"
            )
        named = self.colour
        self.begin(leader)
        self.colour = named
        self.turn = turn
        for at, (seat, card) in enumerate(zip(players, cards, strict=True)):
            if self.must_follow(seat, card):
                raise PositionError(
                    f"trick of a position has {self.written[card]} of seat {seat}, which could have followed"
                    f"{cite_rule(rule)}"
                )
            self.add_to_trick(seat, card, at)

    def _read_players(self, text: str, leader: int, turn: int) -> list[int]:
        """Return the players of the trick: seats from the leader to the left, up to the seat on turn."""
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
            f"not {text[:40]!r}{cite_rule(self.rule_numbers().order)}"
        )

    def last_entry(self) -> str | None:
        """Return the last trick as positions write it: winner, colour, seat:card …"""
        last = self.last
        if last is None:
            return None
        plays = [f"{seat}:{self.written[card]}" for seat, card in zip(last.players, last.cards, strict=True)]
        return f"{last.winner} {self.letter(last.colour)} {' '.join(plays)}"

    def load_last(self, reader: PositionReader) -> None:
        """Read the last trick, whose cards must be among those won."""
        text = reader.text("last", "")
        if not text:
            return
        words = text.split()
        names = [str(seat) for seat in range(self.seats)]
        plays = [word.partition(":") for word in words[2:]]
        players = [int(play[0]) for play in plays if play[0] in names]
        if len(words) > 2 and words[1] in self.letters() and len(set(players)) == len(plays) and words[0] in names:
            cards = self.setup.deck.parse(" ".join(play[2] for play in plays))
            winner = int(words[0])
            won = self.piles.cards(WON + winner)
            if len(cards) == len(plays) and winner in players and all(card in won for card in cards):
                self.last = TakenTrick(players, cards, self.letters().index(words[1]), winner)
                return
        raise PositionError(
            f"last of a position is 'winner colour seat:card …' of a trick among the cards won, not {text[:40]!r}"
            f"{cite_rule(self.rule_numbers().last)}"
        )

    def check_equal_hands(self, dealt: int, rule: str) -> None:
        """Raise PositionError unless hands are equal, not counting cards played, and only whole tricks are won."""
        players = [int(self.player(i)) for i in range(self.piles.size(TRICK))]
        held = [int(self.piles.size(self.hands + seat)) + players.count(seat) for seat in range(self.seats)]
        won = [int(self.piles.size(WON + seat)) for seat in range(self.seats)]
        tricks = sum(won) // len(won)
        if len(set(held)) > 1 or any(cards % len(won) for cards in won) or held[0] + tricks > dealt:
            raise PositionError(
                f"hands or won of a position do not agree: everybody is dealt {dealt} cards and plays one to each "
                f"trick{cite_rule(rule)}"
            )
        if len(players) != (self.turn - self.leader) % self.seats:
            raise PositionError(f"players of a position leaves a seat out that had to play{cite_rule(rule)}")


def _leader(game: Any) -> int:
    """Return the seat that led, assuming every seat since has played a card."""
    return int((game.turn - game.piles.size(TRICK)) % game.seats)


LEADER: Final = fields.seat("leader", start=_leader, when=lambda game: game.has_turn())
COLOUR: Final = fields.choice("colour", lambda game: game.letters(), none=True, saved=False)
TRICK_FACTS: Final[list[Field]] = [
    fields.entry("players", lambda game: game.players_entry(), lambda game, reader: game.load_players(reader)),
    fields.entry("last", lambda game: game.last_entry(), lambda game, reader: game.load_last(reader)),
    fields.derived("plays", lambda game: game.plays(), lambda game, writer: game.write_trick(writer)),
    fields.derived("ahead", lambda game: game.leading_seat()),
    fields.derived("last", lambda game: game.last_facts(), lambda game, writer: game.write_last(writer)),
]
TRICK_FIELDS: Final[list[Field]] = [*FIELDS, LEADER, COLOUR, *TRICK_FACTS]
