"""The messages of the WebSocket protocol: one struct each, discriminated by `type`.

`tools/protocol.py` generates the reference in docs/protocol.md from these types.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from tischlein.server.log_events import (
    Animal,
    ClientId,
    Entropy,
    HandOverReason,
    Level,
    Pace,
    Phase,
    Reaction,
    SeatNumber,
    TableSetup,
    Text,
)

VERSION: Final = 1
MAX_MESSAGE_BYTES: Final = 4096
"""The longest message that a client may send."""
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Visibility = Literal["nothing", "top", "owner", "known", "all"]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]


# --- from the client


class ClientMessage(Struct, forbid_unknown_fields=True, tag_field="type"):
    """A message from a client."""


class Hello(ClientMessage, tag="hello"):
    """The first message.

    keys   all keys of this table that the client has: invitation, host, seat
    since  the last log entry that the client has seen; the server sends what came after it, or a snapshot
    lang   the language of refusals
    """

    version: int
    keys: Annotated[list[Key], Meta(max_length=8)] = []
    since: Annotated[int, Meta(ge=0)] | None = None
    lang: Literal["de", "en", "fr", "hu"] = "en"


class Command(ClientMessage):
    """A request; the reply has the same `id`. A command sent again with the same id is carried out once."""

    id: ClientId


class TakeSeat(Command, tag="take-seat"):
    """Take this seat, or any: the first free one or, before a game, a computer player's. The reply has its key.

    During a game, anyone but the host only asks for a computer player's seat: the reply has no key, and the client
    sends the command again, with a new id, once the status says that the seat is granted.

    name    the name of another person on this device; without it, the person of the cookie sits down
    animal  the animal of that person
    """

    seat: SeatNumber | None = None
    name: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    animal: Animal | None = None


class AnswerNewcomer(Command, tag="answer-newcomer"):
    """Let a newcomer take the seat that it has asked for, or not; for the host."""

    seat: SeatNumber
    agree: bool


class LeaveSeat(Command, tag="leave-seat"):
    """Give up the seat. During a game a computer player continues."""


class AddBot(Command, tag="add-bot"):
    """Put a computer player on a free seat, or let one play for a person who is away or keeps the others waiting."""

    seat: SeatNumber
    level: Level = "medium"


class ClearSeat(Command, tag="clear-seat"):
    """Take a seat from its holder. During a game, which only the host may do, a computer player continues."""

    seat: SeatNumber


class HandOver(Command, tag="hand-over"):
    """Let a computer player play for me."""

    level: Level = "medium"


class TakeOver(Command, tag="take-over"):
    """Play again myself after a computer player has played for me."""


class AddEntropy(Command, tag="add-entropy"):
    """Contribute a text to the shuffle of the next game."""

    entropy: Entropy


class StartGame(Command, tag="start-game"):
    """Start a game when all seats are taken; after a game, start another one."""


class MakeMove(Command, tag="make-move"):
    """Make a move, in the notation of the game."""

    move: Notation


class CheckMove(Command, tag="check-move"):
    """Ask whether a move is legal, or which rule forbids it; nothing changes.

    move  the move, in the notation of the game
    card  instead of a move, a card that the player touched: the server finds the move it stands for
    zone  the zone on which the card was dropped
    """

    move: Notation | None = None
    card: Notation | None = None
    zone: Notation | None = None


class RequestHint(Command, tag="request-hint"):
    """Ask a computer player for the best moves and the reasons for them."""


class SetPace(Command, tag="set-pace"):
    """Set how long computer players wait before they move; for the host, or the only person at the table."""

    pace: Pace


class PauseGame(Command, tag="pause-game"):
    """Stop the clocks and let everybody wait, until somebody resumes the game."""


class ResumeGame(Command, tag="resume-game"):
    """Continue a game that was paused."""


class TakeBackMove(Command, tag="take-back"):
    """Take back my last move: at once among computer players, else if all other players agree."""


class AnswerTakeBack(Command, tag="answer-take-back"):
    """Agree that another player takes back a move, or not; the player who asked withdraws with `agree: false`."""

    agree: bool


class AgreeToShare(Command, tag="agree-to-share"):
    """Propose or agree that anyone with the link may watch a finished game.

    Once every person at the table has agreed, the game is public and stays so. Computer players are not asked. One of
    the people at the table must have played the game.
    """

    game: Annotated[int, Meta(ge=1)]


class DeclineToShare(Command, tag="decline-to-share"):
    """Decline the proposal to share a game, or withdraw it."""


class SendChat(Command, tag="send-chat"):
    """Say something to everyone at the table."""

    text: Text


class SendReaction(Command, tag="send-reaction"):
    """React with a symbol instead of words."""

    reaction: Reaction


class Ping(Command, tag="ping"):
    """Ask for a `pong`, to find out whether the connection is alive."""


AnyCommand = (
    TakeSeat
    | AnswerNewcomer
    | LeaveSeat
    | AddBot
    | ClearSeat
    | HandOver
    | TakeOver
    | AddEntropy
    | StartGame
    | MakeMove
    | CheckMove
    | RequestHint
    | PauseGame
    | ResumeGame
    | TakeBackMove
    | AnswerTakeBack
    | SetPace
    | AgreeToShare
    | DeclineToShare
    | SendChat
    | SendReaction
    | Ping
)
AnyClientMessage = Hello | AnyCommand


# --- from the server


class ZoneView(Struct):
    """A zone as the viewer sees it.

    shows  nothing, the top card, faces for the owner only, faces that were once seen, or all faces
    cards  the faces that the viewer sees, from bottom to top; a hand is sorted
    ids    the handles, first of `cards`, then of covered cards; empty where nothing shows
    edges  in a zone of the kind `fan`: the visible part of each covered card, from bottom to top
    """

    kind: str
    seat: int | None
    shows: Visibility
    count: int
    cards: list[str]
    ids: list[str]
    edges: list[str] | UnsetType = UNSET


class WaitingSeat(Struct):
    """A seat that is asked for a move; `must` is false for an open window, which does not hold up the game."""

    seat: int
    what: str
    must: bool


class LegalMove(Struct, omit_defaults=True):
    """A legal move in parts, for a client that does not know the game.

    text   the move in the notation of the game, as `make-move` takes it
    kind   the kind of move; the message `move-<kind>` puts it into words, if there is one
    cards  the cards that the player plays, gives or chooses, as zones spell them
    to     the zone to which they go
    at     the zone of each card, unless it is the player's hand; without cards, the zone to touch, such as the stock
    named  what the player names with it, by question: a colour, the wanted card, whether UNO is called
    """

    text: str
    kind: str
    cards: list[str] = []
    to: str = ""
    at: list[str] = []
    named: dict[str, Any] = {}


class Announcement(Struct):
    """What a player may announce with a card: its name in moves, and the kind of move that makes up for it later."""

    named: str
    late: str


class GameLook(Struct):
    """How cards look and facts read, for a client that does not know the game (docs/adding-a-game.md).

    book             the rulebook, which prefixes the ids of messages
    cards            every card: how it is drawn (`draw`), the message that names it (`say`) and its parts
    colours          every colour by its letter: its `suit`, or `other` and how it is `named`
    facts            the type of each fact: a card, a seat, a colour …, or a message that puts it into words
    quiet            events that a journal omits, by kind or kind-why
    quiet_of_others  events that a journal shows only to the seat that caused them
    call             what may be announced while playing a card
    slips            moves against the seat that a fact names, offered in a prompt
    shortcuts        keyboard shortcuts for kinds of moves
    runs             how many cards make a run, by the kind of the zones that hold runs
    ends             kinds of events that end a part of a game, such as a round
    takes            kinds of events that take cards off the table, such as a trick
    target           the points that a series is played to
    """

    book: str
    cards: dict[str, dict[str, str | int]]
    colours: dict[str, dict[str, str]]
    facts: dict[str, Any]
    quiet: list[str]
    quiet_of_others: list[str]
    call: Announcement | None
    slips: dict[str, str]
    shortcuts: dict[str, str]
    runs: dict[str, int]
    ends: list[str]
    takes: list[str]
    target: int | None


class GameView(Struct):
    """A game as one viewer sees it.

    table     the public facts of the game
    moves     the viewer's legal moves
    question  further facts about what the viewer is asked, visible only to the viewer
    look      constant during the whole game
    """

    game: str
    seats: int
    options: dict[str, Any]
    viewer: int | None
    zones: dict[str, ZoneView]
    table: dict[str, Any]
    waiting: list[WaitingSeat]
    moves: list[LegalMove]
    question: dict[str, Any]
    over: bool
    scores: list[int] | None
    places: list[int] | None
    look: GameLook


class ShiftView(Struct, omit_defaults=True):
    """Cards that move from zone to zone: how many, their handles, and their faces if the viewer sees them.

    instead  the open card of the target that this card replaces; that card is about to leave
    edges    the visible parts of the cards directly below the top of the target after the shift, from bottom to top
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


class EventView(Struct):
    """An event of the game as the viewer saw it. Each game has its own kinds and facts.

    shown  zones whose cards are open from now on
    ids    the handles of those cards
    now    the public facts of the game that changed
    """

    kind: str
    seat: int | None
    facts: dict[str, Any] | UnsetType = UNSET
    shifts: list[ShiftView] | UnsetType = UNSET
    shown: dict[str, list[str]] | UnsetType = UNSET
    ids: dict[str, list[str]] | UnsetType = UNSET
    now: dict[str, Any] | UnsetType = UNSET


class SeatInfo(Struct):
    """The holder of a seat. `level` is set for a computer player, also while one plays for a person (`away`).

    name    different from all other names at the table: of two people called Anna, one is Anna 2
    animal  the holder's picture; null for a free seat
    mark    0, or 1 and more for further people with the same animal
    person  an id of the person that stays the same at this table and says nothing at any other
    reason  why it plays for the person: the clock ran out, the person asked for it, or the others did
    """

    kind: Literal["free", "person", "bot"]
    name: str = ""
    animal: Animal | None = None
    mark: int = 0
    person: str = ""
    level: str | None = None
    away: bool = False
    entropy: str | None = None
    reason: HandOverReason | None = None


class ClockState(Struct):
    """A seat's clock: milliseconds left for its move and, if it is running, the server time at which it runs out."""

    left: int
    until: int | None


class GamePause(Struct):
    """A pause of the game: the seat that asked for it, null for a host without one, and since when it lasts."""

    seat: int | None
    since: int


class TakeBackRequest(Struct):
    """A player who wants to take back a move, the players who agree, and until when computer players wait for it."""

    seat: int
    agreed: list[int]
    until: int


class SeatRequest(Struct):
    """A newcomer who has asked for the seat of a computer player, and whether the host agrees."""

    seat: int
    name: str
    granted: bool


class ShareProposal(Struct):
    """A finished game that the table is asked to share, and the seats whose people agree."""

    game: int
    agreed: list[int]


class TableStatus(Struct):
    """The status of a table after a log entry. `commitment` is the hash of the secret of the current or next game.

    pace       milliseconds that a computer player waits before it moves
    pause      set while the game is paused
    take_back  set while players decide about a take-back
    newcomers  the requests for the seats of computer players
    sharing    the proposal to share a game, if there is one
    shared     the numbers of the games that the table has shared
    """

    phase: Phase
    game_number: int
    seats: list[SeatInfo]
    commitment: str
    pace: int
    pause: GamePause | None = None
    take_back: TakeBackRequest | None = None
    newcomers: list[SeatRequest] = []
    sharing: ShareProposal | None = None
    shared: list[int] = []


class ClientRole(Struct):
    """The role of the client: its seat, or null for a spectator; and whether it is the host of the table."""

    seat: int | None
    host: bool


class AbsentSeat(Struct):
    """A person who is not connected, and since when; if not `exact`, at least since then: the server was restarted."""

    seat: int
    since: int
    exact: bool


class ChatMessage(Struct):
    """A chat message or a reaction."""

    at: int
    seat: int | None
    text: str | None = None
    reaction: Reaction | None = None


class SetupWarning(Struct):
    """Something about the setup of the table that a rule advises against."""

    rule: str
    facts: dict[str, Any]


class ServerMessage(Struct, tag_field="type"):
    """A message from the server."""


class Welcome(ServerMessage, tag="welcome"):
    """The reply to `hello` and to `take-seat`; a snapshot or the missed news follow.

    now        the server time, in which clocks are given
    connected  the seats whose players are connected; all seats for a spectator who watches with a delay
    absent     the people who are not connected
    """

    version: int
    now: int
    table: str
    you: ClientRole
    connected: list[int]
    absent: list[AbsentSeat] = []


class PastEvent(Struct, omit_defaults=True):
    """Something that happened earlier in the game, for a journal only.

    seq      the log entry
    kind     the kind of the game event, or of the log entry if it was no move (`in_game` is false)
    seat     the seat it concerns
    mover    the seat whose move it was
    name     the name of the player in the seat at the time, for entries that are no moves
    in_game  whether it is an event of the game
    """

    seq: int
    kind: str
    seat: int | None
    mover: int | None
    facts: dict[str, Any] = {}
    name: str = ""
    in_game: bool = True


class Snapshot(ServerMessage, tag="snapshot"):
    """Everything that the client may see, up to log entry `seq`.

    warnings  what the rules advise against in the setup; the same for every viewer
    view      null before the first game, and for clients that may not watch
    chat      the last chat messages, newest last
    past      what happened in the current game before `recent` as this viewer saw it, oldest first; at most 400 events
    recent    news of the last log entries as this viewer saw them, for a journal only
    """

    seq: int
    setup: TableSetup
    warnings: list[SetupWarning]
    status: TableStatus
    view: GameView | None
    clocks: list[ClockState | None]
    chat: list[ChatMessage]
    recent: list[News]
    past: list[PastEvent] = []


class News(ServerMessage, tag="news"):
    """One log entry as the viewer may see it; `seq` increases by one from message to message.

    kind       the kind of the log event: `move-made`, `seat-taken`, `game-started` …
    seat       the seat it concerns
    bot_level  the level of the computer player that moved
    facts      details such as the text of a chat message
    status     if it changed
    view       the view of a game that has just started, or in which a move was taken back
    events     what happened in the game; `waiting` to `over` describe the game after it
    """

    seq: int
    at: int
    kind: str
    seat: int | None
    bot_level: str | UnsetType = UNSET
    facts: dict[str, Any] | UnsetType = UNSET
    status: TableStatus | UnsetType = UNSET
    view: GameView | UnsetType = UNSET
    events: list[EventView] | UnsetType = UNSET
    waiting: list[WaitingSeat] | UnsetType = UNSET
    moves: list[LegalMove] | UnsetType = UNSET
    question: dict[str, Any] | UnsetType = UNSET
    scores: list[int] | UnsetType | None = UNSET
    places: list[int] | UnsetType | None = UNSET
    over: bool | UnsetType = UNSET
    clocks: list[ClockState | None] | UnsetType = UNSET


class CommandDone(ServerMessage, tag="command-done"):
    """The command was carried out and is durable, in log entry `seq`. `key` is the key of a seat just taken."""

    id: str
    seq: int
    key: str | UnsetType = UNSET


class MoveRefused(ServerMessage, tag="move-refused"):
    """The rules forbid the move; nothing has changed. `text` is the rule in the client's language."""

    id: str
    rule: str
    text: str
    facts: dict[str, Any]


class MoveAllowed(ServerMessage, tag="move-allowed"):
    """The reply to `check-move`: the move is legal."""

    id: str


class SuggestedMove(Struct):
    """A good move, or null to let an open window pass. `reason` is the id of a message."""

    move: LegalMove | None
    place: float
    win: float
    reason: str


class Hint(ServerMessage, tag="hint"):
    """The reply to `request-hint`, the best move first."""

    id: str
    suggestions: list[SuggestedMove]


class Pong(ServerMessage, tag="pong"):
    """The reply to `ping`."""

    id: str


class ErrorMessage(ServerMessage, tag="error"):
    """The message cannot be carried out. If `fatal`, the server closes the connection."""

    id: str | None
    code: str
    text: str
    fatal: bool = False


class Presence(ServerMessage, tag="presence"):
    """A seat's player connected or disconnected at `since` (server time); not in the log."""

    seat: int
    connected: bool
    since: int


class ClockWarning(ServerMessage, tag="clock-warning"):
    """A seat has `left` milliseconds before a computer player takes over; not in the log."""

    seat: int
    left: int


AnyServerMessage = (
    Welcome
    | Snapshot
    | News
    | CommandDone
    | MoveRefused
    | MoveAllowed
    | Hint
    | Pong
    | ErrorMessage
    | Presence
    | ClockWarning
)
