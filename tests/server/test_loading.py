"""Loading a table: what the store leaves out of its log makes no difference, and other tables do not wait for it."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.registered import options_of
from tests.server.in_process import ClockedHost, open_table_with, run_with_host
from tests.server.log_builder import KEYS, TABLE, LogBuilder
from tests.server.store.builders import opened
from tischlein import games
from tischlein.server import host as server_host
from tischlein.server import messages
from tischlein.server.feed import TableFeed
from tischlein.server.keys import Keys
from tischlein.server.log_events import (
    AnyLogEvent,
    ChatSent,
    EntropyAdded,
    GameEnded,
    GamePaused,
    GameResumed,
    GameStarted,
    HandedOver,
    HolderRenamed,
    LogEntry,
    MoveMade,
    MoveTakenBack,
    PaceSet,
    ReactionSent,
    SeatCleared,
    SeatLeft,
    SeatTaken,
    ShareAgreed,
    ShareDeclined,
    TableSetup,
    TakeBackAgreed,
    TakeBackAsked,
    TakeBackDeclined,
    TakenOver,
    TimeControl,
    encode_event,
    encoded_beginning,
)
from tischlein.server.store.base import MAX_CHAT, MAX_COMMAND_IDS, LogBatch
from tischlein.server.table_state import TableState, fold

MOVES = 25
"""Moves of each game in a random log, which may end anywhere."""


def random_log(name: str, dice: random.Random, rounds: int = 3) -> LogBuilder:
    """Return the log of a table at which all kinds of things happen during several games and between them."""
    log = LogBuilder(
        game=name,
        seats=3,
        options=options_of("USUAL", name) or {},
        spectators=True,
        clock=dice.choice([None, TimeControl("game", 300), TimeControl("move", 30)]),
    ).people(0, 1, 2)
    for _ in range(rounds):
        for _ in range(dice.randrange(4)):
            add_something(log, dice)
        if log.state.holders[0].kind == "free":
            log.people(0)
        log.start()
        for _ in range(MOVES):
            while dice.random() < 0.3:
                add_something(log, dice)
            play_move(log, dice)
        if dice.random() < 0.8:
            end_game(log)
    for _ in range(dice.randrange(4)):
        add_something(log, dice)
    return log


def play_move(log: LogBuilder, dice: random.Random) -> None:
    state = log.state
    if state.pause is not None:
        log.add(GameResumed(), 0)
    if state.game is not None and not state.game.over:
        seat = dice.choice(list(state.asks))
        level = dice.choice([None, "easy"])
        log.add(MoveMade(dice.choice(state.game.moves(seat)), level), seat, client=command_id(log, dice))


def end_game(log: LogBuilder) -> None:
    game = log.state.game
    assert game is not None
    log.add(GameEnded(log.state.secret(), game.scores, game.places or [1] * game.seats, "salt"))


def command_id(log: LogBuilder, dice: random.Random) -> str | None:
    return dice.choice([None, f"c{len(log.entries)}"])


def add_something(log: LogBuilder, dice: random.Random) -> None:
    """Add an entry that is neither a move nor the start or the end of a game."""
    state, seat = log.state, dice.randrange(3)
    holder = state.holders[seat]
    wishes: list[AnyLogEvent] = [ChatSent(f"text {len(log.entries)}"), ReactionSent("oh"), PaceSet(dice.randrange(900))]
    if holder.kind == "person":
        wishes += [
            HolderRenamed(f"N{len(log.entries)}", holder.name, "owl"),
            HandedOver("easy", "request"),
            TakenOver(),
        ]
        wishes += [SeatLeft(), SeatCleared("removed"), EntropyAdded(f"word {len(log.entries)}")]
    else:
        wishes += [SeatTaken(f"P{len(log.entries)}", f"guest{len(log.entries)}")] * 3
    if state.phase == "playing":
        wishes += [GamePaused() if state.pause is None else GameResumed(), TakeBackAsked()]
        wishes += [] if state.take_back is None else [TakeBackAgreed(), TakeBackDeclined()]
        if state.game is not None and any(mover == seat for mover, _ in state.game.log):
            wishes.append(MoveTakenBack())
    elif state.game_number and state.sharing.is_finished(state.game_number):
        wishes += [ShareAgreed(state.game_number), ShareAgreed(state.game_number, public=True), ShareDeclined()]
    log.add(dice.choice(wishes), seat, client=command_id(log, dice))


def facts_of(state: TableState) -> list[Any]:
    """Return everything that clients, tasks and later entries can learn from a state."""
    feed = TableFeed(state)
    return [
        *[msgspec.json.decode(feed.snapshot(viewer)) for viewer in (None, *range(len(state.holders)))],
        *(state.seq, state.at, state.phase, state.first_entry, state.holders, state.secret(), state.outdated),
        *(state.waiting_since, state.time_used, state.window_seats, state.window_since, state._consent_until),
        *(vars(state.sharing), list(state._commands.items()), state.game and state.game.record()),
    ]


def check_loading(log: LogBuilder, entries: list[LogEntry], keys: Keys = KEYS) -> None:
    assert entries[-1] == log.entries[-1]
    assert facts_of(fold(keys, entries)) == facts_of(log.state)


@pytest.mark.parametrize("name", games())
def test_a_loaded_table_is_the_fold_of_its_whole_log(tmp_path: Path, name: str) -> None:
    """`LogBuilder` has applied every entry."""

    async def check(table_host: ClockedHost) -> None:
        for number in range(3):
            log = random_log(name, random.Random(f"{name} {number}"))
            entries = [msgspec.structs.replace(entry, table=f"{TABLE}{number}") for entry in log.entries]
            await table_host.store.append(LogBatch(entries))
            read = await table_host.store.read_state(f"{TABLE}{number}")
            read = [msgspec.structs.replace(entry, table=TABLE) for entry in read]
            check_loading(log, read)
            check_loading(log, log.entries)

    run_with_host(tmp_path, check)


def long_log() -> LogBuilder:
    """Return the log of three games with much chat and many commands."""
    log = LogBuilder(game="uno", seats=2, spectators=True).people(0, 1)
    for number in range(3):
        log.start()
        for count in range(MAX_COMMAND_IDS):
            log.add(ChatSent(f"{number} {count}"), 0, client=f"chat {number} {count}" if count % 3 else None)
            if count % 8 == 0 and log.state.waiting_since:
                log.move()
        end_game(log)
    return log


def test_both_databases_leave_out_the_same(tmp_path: Path, postgres_address: str) -> None:
    log = long_log()
    found = []

    async def check() -> None:
        for address in (f"sqlite:///{tmp_path / 'tables.sqlite'}", postgres_address):
            async with opened(address) as store:
                await store.append(LogBatch(log.entries))
                assert await store.read_state("nowhere") == []
                game = next(entry.seq for entry in log.entries if entry.event == GameStarted(2))
                end = next(e.seq for e in log.entries if e.seq > game and isinstance(e.event, GameEnded))
                found.append(
                    [
                        await store.read_state(TABLE),
                        await store.read_state(TABLE, until=log.entries[end].at),
                        await store.read_state(TABLE, until=0),
                        await store.read_game(TABLE, game, end),
                    ]
                )

    asyncio.run(check())
    assert found[0] == found[1]
    newest, earlier, first, _ = found[0]
    check_loading(log, newest)
    assert first == log.entries[:1]
    until = LogBuilder(game="uno", seats=2, spectators=True)
    for entry in log.entries[1 : earlier[-1].seq]:
        until.state.apply(entry)
    assert facts_of(fold(KEYS, earlier)) == facts_of(until.state)
    assert len(newest) < len(log.entries) // 2


def test_old_chat_and_moves_of_earlier_games_are_not_read(tmp_path: Path) -> None:
    log = LogBuilder(game="uno", seats=2, spectators=True).people(0, 1)
    for _ in range(5):
        log.start()
        for _ in range(20):
            log.move()
            log.add(ChatSent("hello"), 0)
        end_game(log)

    async def check(table_host: ClockedHost) -> None:
        await table_host.store.append(LogBatch(log.entries))
        read = await table_host.store.read_state(TABLE)
        assert sum(isinstance(entry.event, MoveMade) for entry in read) == 20
        assert sum(isinstance(entry.event, ChatSent) for entry in read) == MAX_CHAT
        check_loading(log, read)

    run_with_host(tmp_path, check)


def test_a_table_is_folded_outside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one table is folded, which does not end before another has moved on, that one goes on."""
    moved = threading.Event()

    def fold_slowly(keys: Keys, entries: list[LogEntry]) -> TableState:
        assert moved.wait(30), "the fold stops the event loop"
        return fold(keys, entries)

    async def play(table_host: ClockedHost) -> None:
        _, (client,) = await open_table_with(table_host, "Ann", bots=1)
        slow = await table_host.open_table(TableSetup("uno", 2), [])
        monkeypatch.setattr(server_host, "fold", fold_slowly)
        loading = asyncio.ensure_future(table_host.room(slow))
        assert isinstance(await client.ask(messages.SendChat, "meanwhile"), messages.CommandDone)
        moved.set()
        assert await loading is not None

    run_with_host(tmp_path, play)


def test_what_is_written_while_a_table_is_loaded_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table_host: ClockedHost) -> None:
        table = await table_host.open_table(TableSetup("uno", 2), [])
        read_state = table_host.store.read_state

        async def read_too_early(name: str, until: int | None = None) -> list[LogEntry]:
            entries = await read_state(name, until)
            theirs = LogEntry(table, 2, entries[-1].at, None, ChatSent("theirs"))
            assert await table_host.store.append(LogBatch([theirs]))
            table_host._on_append(table, 2)
            return entries

        monkeypatch.setattr(table_host.store, "read_state", read_too_early)
        room = await table_host.room(table)
        assert room is not None
        while room.state.seq < 2:
            await room.wait_for_entry(1)
        assert [message.text for message in room.state.chat] == ["theirs"]

    run_with_host(tmp_path, play)


@pytest.mark.parametrize("event", [ChatSent("hello"), ReactionSent("oh"), MoveMade("r7"), GameStarted(1)])
def test_encoded_events_begin_with_their_kind(event: AnyLogEvent) -> None:
    assert encode_event(event).startswith(encoded_beginning(type(event)))
