"""Messages conform to their types: the server accepts nothing else, and sends nothing else."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.registered import options_of
from tests.server.log_builder import KEYS, LogBuilder
from tests.server.setup_warnings import check_warnings
from tischlein import Table, games
from tischlein.server import messages
from tischlein.server.connection import parse_message
from tischlein.server.errors import CommandError
from tischlein.server.feed import OUTSIDE, TableFeed, Viewer
from tischlein.server.log_events import (
    ChatSent,
    EntropyAdded,
    GameEnded,
    GamePaused,
    GameResumed,
    HandedOver,
    MoveMade,
    MoveTakenBack,
    PaceSet,
    ReactionSent,
    SeatCleared,
    SeatLeft,
    TakeBackAgreed,
    TakeBackAsked,
    TakeBackDeclined,
    TakenOver,
    TimeControl,
)
from tischlein.server.table_state import TableState

FRAMES: list[messages.ClientMessage] = [
    messages.Hello(1, ["a-key"], 12, "hu"),
    messages.TakeSeat("1", 3),
    messages.LeaveSeat("1"),
    messages.AddBot("1", 2, "hard"),
    messages.ClearSeat("1", 2),
    messages.HandOver("1", "easy"),
    messages.TakeOver("1"),
    messages.AddEntropy("1", "blue moon"),
    messages.StartGame("1"),
    messages.MakeMove("1", "r7!"),
    messages.CheckMove("1", "r7!"),
    messages.CheckMove("1", card="r7", zone="discard"),
    messages.RequestHint("1"),
    messages.SetPace("1", 300),
    messages.PauseGame("1"),
    messages.ResumeGame("1"),
    messages.TakeBackMove("1"),
    messages.AnswerTakeBack("1", True),
    messages.AnswerNewcomer("1", 2, True),
    messages.SendChat("1", "Guten Abend"),
    messages.SendReaction("1", "bravo"),
    messages.AgreeToShare("1", 2),
    messages.DeclineToShare("1"),
    messages.Ping("1"),
]
ANSWERS: list[messages.ServerMessage] = [
    messages.Welcome(1, 1_000, "a-table", messages.ClientRole(None, True), [0, 2], [messages.AbsentSeat(1, 500, True)]),
    messages.News(3, 1_000, "move-made", 1, bot_level="easy", scores=None, over=False),
    messages.CommandDone("1", 3, "a-key"),
    messages.MoveRefused("1", "uno.3.2", "It does not fit.", {"card": "g3"}),
    messages.MoveAllowed("1"),
    messages.Hint("1", [messages.SuggestedMove(None, 1.5, 0.5, "reason-only")]),
    messages.Pong("1"),
    messages.ErrorMessage(None, "too-many", "too many mistakes", True),
    messages.Presence(2, False, 1_000),
    messages.ClockWarning(2, 10_000),
]
MOVES = 120
"""The most moves of each game: long ones are not played to the end."""
EVENT_KINDS = [
    "seat-taken",
    "entropy-added",
    "chat-sent",
    "reaction-sent",
    "bot-added",
    "seat-cleared",
    "game-started",
    "move-made",
    "handed-over",
    "taken-over",
    "pace-set",
    "game-paused",
    "game-resumed",
    "take-back-asked",
    "take-back-agreed",
    "take-back-declined",
    "move-taken-back",
    "game-ended",
    "seat-left",
]
"""All kinds of events in news. No client is connected before the table is opened."""

_answers = msgspec.json.Decoder(messages.AnyServerMessage)
_encode = msgspec.json.Encoder().encode


# --- from clients


def test_every_client_message_round_trips() -> None:
    assert {type(frame) for frame in FRAMES} == set(get_args(messages.AnyClientMessage))
    for frame in FRAMES:
        assert parse_message(_encode(frame)) == frame
        assert parse_message(_encode(frame).decode()) == frame


def test_optional_fields() -> None:
    assert parse_message('{"type": "hello", "version": 1}') == messages.Hello(1, [], None, "en")
    assert parse_message('{"type": "take-seat", "id": "1"}') == messages.TakeSeat("1", None)
    assert parse_message('{"type": "add-bot", "id": "1", "seat": 0}') == messages.AddBot("1", 0, "medium")


@pytest.mark.parametrize(
    ("frame", "sentence"),
    [
        ({"type": "cheat", "id": "1"}, "Invalid value 'cheat' - at `$.type`"),
        ({"id": "1"}, "Object missing required field `type`"),
        ({"type": "make-move", "id": "1"}, "Object missing required field `move`"),
        ({"type": "make-move", "id": "1", "move": "r7", "seat": 1}, "Object contains unknown field `seat`"),
        ({"type": "make-move", "id": "", "move": "r7"}, "Expected `str` of length >= 1 - at `$.id`"),
        ({"type": "make-move", "id": "x" * 41, "move": "r7"}, "Expected `str` of length <= 40 - at `$.id`"),
        ({"type": "make-move", "id": 1, "move": "r7"}, "Expected `str`, got `int` - at `$.id`"),
        ({"type": "check-move", "id": "1", "move": "x" * 81}, "Expected `str` of length <= 80 - at `$.move`"),
        ({"type": "send-chat", "id": "1", "text": "x" * 301}, "Expected `str` of length <= 300 - at `$.text`"),
        ({"type": "add-entropy", "id": "1", "entropy": "x" * 41}, "Expected `str` of length <= 40 - at `$.entropy`"),
        ({"type": "hand-over", "id": "1", "level": "x" * 21}, "Expected `str` of length <= 20 - at `$.level`"),
        ({"type": "send-reaction", "id": "1", "reaction": "wave"}, "Invalid enum value 'wave' - at `$.reaction`"),
        ({"type": "take-seat", "id": "1", "seat": 10}, "Expected `int` <= 9 - at `$.seat`"),
        ({"type": "clear-seat", "id": "1", "seat": -1}, "Expected `int` >= 0 - at `$.seat`"),
        ({"type": "hello", "version": 1, "since": -1}, "Expected `int` >= 0 - at `$.since`"),
        ({"type": "hello", "version": 1, "lang": "it"}, "Invalid enum value 'it' - at `$.lang`"),
        ({"type": "hello", "version": 1, "keys": ["k"] * 9}, "Expected `array` of length <= 8 - at `$.keys`"),
        ({"type": "hello", "version": 1, "keys": ["k" * 65]}, "Expected `str` of length <= 64 - at `$.keys[0]`"),
    ],
)
def test_values_out_of_bounds_are_named(frame: dict[str, Any], sentence: str) -> None:
    with pytest.raises(CommandError) as wrong:
        parse_message(json.dumps(frame))
    assert str(wrong.value) == f"this is not a message: {sentence}"
    assert (wrong.value.code, wrong.value.fatal) == ("bad-message", True)


def test_messages_have_a_maximum_length() -> None:
    fits = json.dumps({"type": "leave-seat", "id": "1"}).ljust(messages.MAX_MESSAGE_BYTES)
    assert parse_message(fits) == messages.LeaveSeat("1")
    with pytest.raises(CommandError, match="a message has at most 4096 bytes, not 4097") as wrong:
        parse_message(fits + " ")
    assert (wrong.value.code, wrong.value.fatal) == ("too-long", True)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


def check_parsed_or_rejected(data: str | bytes) -> None:
    """Check that data is either parsed or rejected with a fatal error."""
    frame: messages.ClientMessage | None = None
    wrong: CommandError | None = None
    try:
        frame = parse_message(data)
    except CommandError as error:
        wrong = error
    assert isinstance(frame, messages.ClientMessage) or (wrong is not None and wrong.fatal and len(str(wrong)) < 300)


@given(st.binary() | st.text() | JSON.map(json.dumps) | JSON.map(lambda value: json.dumps(value).encode("utf-16")))
def test_no_data_breaks_anything(data: str | bytes) -> None:
    check_parsed_or_rejected(data)


@given(st.sampled_from(FRAMES), st.dictionaries(st.sampled_from(["type", "id", "seat", "move", "keys", "since"]), JSON))
def test_no_frame_with_odd_parts_breaks_anything(frame: messages.ClientMessage, odd: dict[str, Any]) -> None:
    check_parsed_or_rejected(json.dumps(msgspec.to_builtins(frame) | odd))


@pytest.mark.parametrize("data", ["[" * 4096, '{"a":' * 800, b"\xff\xfe", "\ud800", '"\\ud800"', "1e999", "", b"\0"])
def test_deep_broken_and_empty_frames(data: str | bytes) -> None:
    with pytest.raises(CommandError):
        parse_message(data)


# --- to clients


def test_every_server_message_round_trips() -> None:
    assert {type(answer) for answer in ANSWERS} | {messages.Snapshot} == set(get_args(messages.AnyServerMessage))
    for answer in ANSWERS:
        assert _answers.decode(_encode(answer)) == answer


@pytest.mark.parametrize("game", games())
def test_every_viewer_gets_the_same_warnings_about_the_setup(game: str) -> None:
    seats, options = games()[game].seats[0], options_of("USUAL", game) or {}
    table = Table(game, seats, 1, options)
    setup = {"game": game, "seats": seats, "options": options}
    check_warnings(setup, {warning.rule: warning.facts for warning in table.warnings()})


class NewsRecorder:
    """A subscriber that keeps its frames."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.frames: list[bytes] = []

    def send_news(self, frame: bytes) -> None:
        self.frames.append(frame)


def play_game(game: str) -> LogBuilder:
    """Return the log of a table with all kinds of events."""
    log = LogBuilder(game=game, seats=3, clock=TimeControl("game", 600), spectators=True).people(0, 1)
    log.add(EntropyAdded("blue moon"), 0)
    log.add(ChatSent("Guten Abend"), 0)
    log.add(ReactionSent("hello"), None)
    log.bots(2).add(SeatCleared(), 2)
    log.bots(2).start()
    dice = random.Random(game)
    for number in range(MOVES):
        if not make_move(log, dice):
            break
        if number == 5:
            log.add(HandedOver("easy", "clock"), 0)
        elif number == 9:
            log.add(TakenOver(), 0)
            log.add(PaceSet(300), 1)
            log.add(GamePaused(), 1)
            log.add(GameResumed(), 0)
        elif number == 12:
            log.add(TakeBackAsked(), 0)
            log.add(TakeBackDeclined(), 1)
            log.add(TakeBackAsked(), 0)
            log.add(TakeBackAgreed(), 1)
            log.add(MoveTakenBack(), log.entries[-5].seat)
    result = log.state.game
    assert result is not None
    log.add(GameEnded(KEYS.secret(log.state.id, 1), result.scores, result.places or [1, 2, 3]))
    log.add(SeatLeft(), 1)
    return log


def make_move(log: LogBuilder, dice: random.Random) -> bool:
    """Make a random move of a seat that may move, also in a window; return False if the game is over."""
    game = log.state.game
    assert game is not None
    if game.over:
        return False
    seat = dice.choice(list(log.state.asks))
    moves = game.moves(seat)
    busy = [move for move in moves if move not in ("draw", "keep", "pass")]
    log.add(MoveMade(dice.choice(busy or moves), log.state.bot_level(seat)), seat)
    return True


def all_frames(log: LogBuilder) -> Iterator[tuple[Viewer, bytes]]:
    """Yield all frames of a table for all viewers, with some snapshots."""
    feed = TableFeed(TableState(KEYS, log.entries[0]))
    recorders = [NewsRecorder(viewer) for viewer in (0, 1, 2, None, OUTSIDE)]
    for recorder in recorders:
        feed.subscribe(recorder, None)
    for number, entry in enumerate(log.entries[1:]):
        feed.apply(entry)
        if number % 10 == 0:
            yield from ((recorder.viewer, feed.snapshot(recorder.viewer)) for recorder in recorders)
    yield from ((recorder.viewer, frame) for recorder in recorders for frame in recorder.frames)


@pytest.mark.parametrize("game", games())
def test_nothing_undocumented_goes_out(game: str) -> None:
    seen = set()
    for viewer, frame in all_frames(play_game(game)):
        answer = _answers.decode(frame)
        assert json.loads(_encode(answer)) == json.loads(frame)
        if isinstance(answer, messages.News):
            seen.add((viewer, answer.kind))
        view = answer.view if isinstance(answer, messages.Snapshot | messages.News) else None
        assert not (viewer == OUTSIDE and isinstance(view, messages.GameView))
    assert seen == {(viewer, kind) for viewer in (0, 1, 2, None, OUTSIDE) for kind in EVENT_KINDS}
