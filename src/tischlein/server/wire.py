"""What goes over the socket: one struct a frame, told apart by `type`. docs/protocol.md is made from these types."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from tischlein.server.deeds import ClientId, Level, SeatNumber, Setup, Sign, Text, Word
from tischlein.server.store.base import Phase

VERSION: Final = 1
MOST_BYTES: Final = 4096
"""The longest frame that a client may send."""
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Shows = Literal["nothing", "top", "owner", "known", "all"]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]


# --- from the client


class Frame(Struct, forbid_unknown_fields=True, tag_field="type"):
    """A frame from a client."""


class Hello(Frame, tag="hello"):
    """The first frame. `keys` are all keys of this table that the client has: invitation, host, seat.

    `since` is the number of the last line that the client has seen: it is sent what came after, or a snapshot.
    """

    version: int
    keys: Annotated[list[Key], Meta(max_length=8)] = []
    since: Annotated[int, Meta(ge=0)] | None = None
    lang: Literal["de", "en", "fr", "hu"] = "en"


class Command(Frame):
    """A frame that asks for something; the answer has the same `id`. Sent again with the same id, it is done once."""

    id: ClientId


class Sit(Command, tag="sit"):
    """Take a free seat, this one or any; the answer holds the key of the seat."""

    seat: SeatNumber | None = None


class Leave(Command, tag="leave"):
    """Give the seat up. During a game a computer player plays on."""


class Fill(Command, tag="fill"):
    """Put a computer player on a free seat, or let one play on for somebody who is away."""

    seat: SeatNumber
    level: Level = "medium"


class Clear(Command, tag="clear"):
    """Free a seat before a game: a computer player's; the host also a person's."""

    seat: SeatNumber


class Rest(Command, tag="rest"):
    """Let a computer player play on for me."""

    level: Level = "medium"


class Back(Command, tag="back"):
    """I play again myself."""


class GiveWord(Command, tag="word"):
    """My word for the shuffle of the next game."""

    word: Word


class Start(Command, tag="start"):
    """Begin a game when all seats are taken; after a game, another one."""


class Move(Command, tag="move"):
    """Make a move, in the notation of the game."""

    move: Notation


class Why(Command, tag="why"):
    """Ask whether a move is legal, and by which rule not; nothing is done.

    move  the move, in the notation of the game
    card  instead of a move, a card that somebody touches: the server finds the move that is meant by it
    zone  where the card was dropped
    """

    move: Notation | None = None
    card: Notation | None = None
    zone: Notation | None = None


class Hint(Command, tag="hint"):
    """Ask a computer player for the best moves, and why."""


class Say(Command, tag="say"):
    """Say something to everybody at the table."""

    text: Text


class React(Command, tag="react"):
    """Say something without words."""

    sign: Sign


AnyCommand = Sit | Leave | Fill | Clear | Rest | Back | GiveWord | Start | Move | Why | Hint | Say | React
AnyFrame = Hello | AnyCommand


# --- from the server


class Zone(Struct):
    """A place for cards. `cards` are those that the viewer sees, from bottom to top, a hand's sorted.

    shows     nothing, the top card, faces in their owner's eyes, faces that were once seen, or all of them
    ids       the handles, first of `cards`, then of covered cards; none where nothing shows
    edges     in a zone of the kind `fan`: what stays in sight of each covered card, from bottom to top
    """

    kind: str
    seat: int | None
    shows: Shows
    count: int
    cards: list[str]
    ids: list[str]
    edges: list[str] | UnsetType = UNSET


class Ask(Struct):
    """A seat that is waited for; `must` is false for an open window, which holds nobody up."""

    seat: int
    what: str
    must: bool


class LegalMove(Struct, omit_defaults=True):
    """A legal move, taken apart for a client that knows no game.

    text   the move in the notation of the game, as `move` takes it
    kind   what is done; the message `move-<kind>` says it, if there is one
    cards  the cards that the mover lays, gives or chooses, as they are written in zones
    to     the zone in which they come to lie
    at     the zone of each card, if not the mover's hand; without cards, the zone that stands for the move: the stock
    named  what is said with it, by the question it answers: a colour, the wanted card, whether UNO is called
    """

    text: str
    kind: str
    cards: list[str] = []
    to: str = ""
    at: list[str] = []
    named: dict[str, Any] = {}


class Call(Struct):
    """What may be said with a card: how moves name it, and the kind of the move that makes up for it."""

    named: str
    late: str


class Look(Struct):
    """How a table looks and how its facts read, for a client that knows no game (docs/adding-a-game.md).

    book             the rulebook, by which messages are called
    cards            every card: how it is drawn (`draw`), the message that names it (`say`) and its parts
    colours          every colour by its letter: its `suit`, or `other` and how it is `named`
    facts            what facts are: a card, a seat, a colour …, or a message that puts them into words
    quiet            events that a journal leaves out, by kind or kind-why
    quiet_of_others  events that a journal tells only to the seat whose doing they are
    call             what may be said while a card is laid
    slips            moves that are offered beside the seat that a fact names
    shortcuts        keys that stand for kinds of moves
    runs             how many cards make a run, by the kind of the zones in which cards lie in runs
    target           the points that a series is played to
    """

    book: str
    cards: dict[str, dict[str, str | int]]
    colours: dict[str, dict[str, str]]
    facts: dict[str, Any]
    quiet: list[str]
    quiet_of_others: list[str]
    call: Call | None
    slips: dict[str, str]
    shortcuts: dict[str, str]
    runs: dict[str, int]
    target: int | None


class View(Struct):
    """A game as one viewer sees it. `table` are the open facts of the game, `moves` the viewer's legal moves.

    question  further facts of what the viewer is asked, for its own eyes
    look      the same during the whole game
    """

    game: str
    seats: int
    options: dict[str, Any]
    viewer: int | None
    zones: dict[str, Zone]
    table: dict[str, Any]
    waiting: list[Ask]
    moves: list[LegalMove]
    question: dict[str, Any]
    over: bool
    scores: list[int] | None
    places: list[int] | None
    look: Look


class Shift(Struct, omit_defaults=True):
    """Cards that move from zone to zone: how many, their handles, and which, where the viewer sees it.

    `instead` is the open card of the target whose place it takes: that one is about to leave. `edges` are what stays in
    sight of the cards directly below the top of the target after the shift, from bottom to top.
    """

    source: str = field(name="from")
    to: str
    count: int
    ids: list[str]
    cards: list[str] | UnsetType = UNSET
    last: bool = False
    hint: str | UnsetType = UNSET
    instead: str | UnsetType = UNSET
    edges: list[str] | UnsetType = UNSET


class Event(Struct):
    """Something that happened in a game, as the viewer saw it. Each game has its own kinds and facts.

    `shown` are zones that lie open from now on, `ids` the handles of their cards; `now` the open facts of the game that
    changed.
    """

    kind: str
    seat: int | None
    facts: dict[str, Any] | UnsetType = UNSET
    shifts: list[Shift] | UnsetType = UNSET
    shown: dict[str, list[str]] | UnsetType = UNSET
    ids: dict[str, list[str]] | UnsetType = UNSET
    now: dict[str, Any] | UnsetType = UNSET


class Person(Struct):
    """Who sits on a seat. `level` is set for a computer player, or while one plays on for a person (`away`)."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    level: str | None = None
    away: bool = False
    word: str | None = None


class Time(Struct):
    """Milliseconds that a seat has for its move; `until`, in server time, when they run out, if they are running."""

    left: int
    until: int | None


class Standing(Struct):
    """How things stand after a line of the log. `promise` is the hash of the secret of the current or next game."""

    phase: Phase
    game: int
    people: list[Person]
    promise: str


class You(Struct):
    """Who the client is: a seat, or a spectator; and whether it rules over the table."""

    seat: int | None
    host: bool


class Line(Struct):
    """Something that was said; newest last."""

    at: int
    seat: int | None
    text: str | None = None
    sign: Sign | None = None


class Remark(Struct):
    """What is allowed about a table, but not as a rule of its game wants it."""

    rule: str
    facts: dict[str, Any]


class Answer(Struct, tag_field="type"):
    """A frame from the server."""


class Welcome(Answer, tag="welcome"):
    """The answer to `hello`, and to `sit`: who the client is now. `now` is the server's time, which clocks are told in.

    What follows is a snapshot, or the news after the line that the client named.
    """

    version: int
    now: int
    table: str
    you: You
    here: list[int]


class Snapshot(Answer, tag="snapshot"):
    """Everything that the client may see, up to line `seq`. `view` is null before the first game, and for whoever
    may not look on.

    remarks  what is allowed about the setup, but not as the rules want it; the same for everybody
    told     the last lines, as far as they were told to this seat, or to those who look on: for a journal, and no more
    """

    seq: int
    setup: Setup
    remarks: list[Remark]
    standing: Standing
    view: View | None
    clock: list[Time | None]
    chat: list[Line]
    told: list[News]


class News(Answer, tag="news"):
    """One line of the log, as the viewer may see it; `seq` goes up by one from frame to frame.

    what      the kind of the line: moved, sat, started … (the server's log has the same names)
    seat      whose
    by        the level of the computer player that moved
    facts     what was said, and the like
    standing  if it changed
    view      a game that has just begun
    events    what happened in the game; `waiting`, `moves`, `question`, `scores`, `places`, `over` are as they are now
    """

    seq: int
    at: int
    what: str
    seat: int | None
    by: str | UnsetType = UNSET
    facts: dict[str, Any] | UnsetType = UNSET
    standing: Standing | UnsetType = UNSET
    view: View | UnsetType = UNSET
    events: list[Event] | UnsetType = UNSET
    waiting: list[Ask] | UnsetType = UNSET
    moves: list[LegalMove] | UnsetType = UNSET
    question: dict[str, Any] | UnsetType = UNSET
    scores: list[int] | UnsetType | None = UNSET
    places: list[int] | UnsetType | None = UNSET
    over: bool | UnsetType = UNSET
    clock: list[Time | None] | UnsetType = UNSET


class Done(Answer, tag="done"):
    """A command was carried out and is durable, in line `seq` of the log. `key` is the key of a seat just taken."""

    id: str
    seq: int
    key: str | UnsetType = UNSET


class Refused(Answer, tag="refused"):
    """The rules forbid the move; nothing has changed. `text` is the rule in the client's language."""

    id: str
    rule: str
    text: str
    facts: dict[str, Any]


class Allowed(Answer, tag="allowed"):
    """The answer to `why`: the move is legal."""

    id: str


class Tip(Struct):
    """A good move; `move` is null to let an open window pass. `reason` is the id of a message."""

    move: LegalMove | None
    place: float
    win: float
    reason: str


class Advice(Answer, tag="advice"):
    """The answer to `hint`, the best move first."""

    id: str
    tips: list[Tip]


class Wrong(Answer, tag="wrong"):
    """A frame that cannot be carried out. With `fatal` the server closes the socket."""

    id: str | None
    code: str
    text: str
    fatal: bool = False


class Here(Answer, tag="here"):
    """Somebody at a seat connected or is gone; not in the log."""

    seat: int
    here: bool


class Hurry(Answer, tag="hurry"):
    """A seat has `left` milliseconds left before a computer player plays on; not in the log."""

    seat: int
    left: int


AnyAnswer = Welcome | Snapshot | News | Done | Refused | Allowed | Advice | Wrong | Here | Hurry
