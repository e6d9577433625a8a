"""Rooms: commands become log entries, entries become frames, and each viewer sees only what it may."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET, structs

from tests.server.in_process import (
    BOUND,
    Client,
    ClockedHost,
    FakeNotifier,
    connect,
    open_table_with,
    run_with_host,
    sit,
)
from tischlein import Table
from tischlein.server import messages, scheduler
from tischlein.server.bot_requests import Position
from tischlein.server.feed import MAX_RECENT
from tischlein.server.host import LINGER
from tischlein.server.log_events import GameEnded, LogEntry, MoveMade, TableSetup
from tischlein.server.messages import SuggestedMove
from tischlein.server.room import LEASE
from tischlein.server.seat_holders import PATIENCE
from tischlein.server.settings import Limits
from tischlein.server.store.base import LogBatch, StoreError, TableJob


async def start_game(table_host: ClockedHost, *names: str, bots: int = 0, **setup: Any) -> tuple[str, list[Client]]:
    table, clients = await open_table_with(table_host, *names, bots=bots, **setup)
    assert isinstance(await clients[0].ask(messages.StartGame), messages.CommandDone)
    for client in clients:
        await client.until(partial(has_view, client))
    return table, clients


def has_view(client: Client) -> bool:
    return client.view is not None


def has_news(client: Client, what: str) -> bool:
    return any(getattr(frame, "kind", "") == what for frame in client.frames)


def has_seen(client: Client, seq: int) -> bool:
    return last_seq(client) >= seq


def player_to_move(clients: list[Client]) -> Client:
    """Return the client of the player who must move."""
    seat: int = next(ask.seat for ask in clients[0].view.waiting if ask.must)
    return clients[seat]


async def make_move(clients: list[Client], like: str = "draw") -> messages.CommandDone:
    """Make a move for the player who must move. By default it draws, so that the game does not end."""
    mover = player_to_move(clients)
    moves = [move.text for move in mover.view.moves]
    done = await mover.ask(messages.MakeMove, like if like in moves else moves[0])
    assert isinstance(done, messages.CommandDone), done
    for client in clients:
        await client.until(partial(has_seen, client, done.seq))
    return done


def last_seq(client: Client) -> int:
    return max(frame.seq for frame in client.frames if isinstance(frame, messages.News | messages.Snapshot))


def test_a_game_of_people_from_the_first_seat_to_the_record(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await start_game(table_host, "Ann", "Bo")
        while not clients[0].view.over:
            await make_move(clients, like="the first")
        for client in clients:
            await client.until(partial(has_news, client, "game-ended"))
        game = await table_host.store.finished_game(table, 1)
        assert game is not None
        record = await table_host.archive.record(game)
        assert Table.replay(msgspec.json.decode(record.content)).places == clients[0].view.places
        assert isinstance(await clients[1].ask(messages.StartGame), messages.CommandDone), (
            "any player at the table may start another game"
        )

    run_with_host(tmp_path, play)


def test_a_game_is_ended_though_the_storage_failed_at_that_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(table_host: ClockedHost) -> None:
        _, clients = await start_game(table_host, "Ann", "Bo")
        write, failures = table_host.store.append, [StoreError("the disk is full")]

        async def append(batch: LogBatch) -> bool:
            if failures and isinstance(batch.entries[0].event, GameEnded):
                raise failures.pop()
            return await write(batch)

        monkeypatch.setattr(table_host.store, "append", append)
        while not clients[0].view.over:
            await make_move(clients, like="the first")
        await clients[0].until(partial(has_news, clients[0], "game-ended"))
        assert failures == []

    monkeypatch.setattr(scheduler, "RETRY_SECONDS", 0.01)
    run_with_host(tmp_path, play)


def test_computer_players_move_by_themselves(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        _, (ann,) = await start_game(table_host, "Ann", bots=2)
        while not ann.view.over:
            await ann.until(lambda: ann.view.over or (ann.view.moves and any(a.seat == 0 for a in ann.view.waiting)))
            if not ann.view.over:
                await ann.ask(messages.MakeMove, ann.view.moves[0].text)
        assert {frame.bot_level for frame in ann.frames if isinstance(frame, messages.News) and frame.seat == 1} >= {
            "greedy"
        }

    run_with_host(tmp_path, play)


def test_a_command_sent_twice_is_carried_out_once(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await start_game(table_host, "Ann", "Bo")
        mover = player_to_move(clients)
        text = messages.MakeMove("same", mover.view.moves[0].text)
        mover.submit(text)
        first = await mover.wait_for(messages.CommandDone, len(mover.frames))
        mover.submit(text)
        await mover.until(
            lambda: [f.id for f in mover.frames if isinstance(f, messages.CommandDone)].count("same") == 2
        )
        again = [frame for frame in mover.frames if isinstance(frame, messages.CommandDone) and frame.id == "same"]
        assert {done.seq for done in again} == {first.seq}
        assert sum(isinstance(entry.event, MoveMade) for entry in await table_host.store.read_log(table)) == 1

    run_with_host(tmp_path, play)


def test_a_refusal_names_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        _, clients = await start_game(table_host, "Ann", "Bo")
        mover = player_to_move(clients)
        other = next(client for client in clients if client is not mover)
        before = last_seq(other)
        refused = await other.ask(messages.MakeMove, "draw")
        assert isinstance(refused, messages.MoveRefused)
        assert refused.rule.startswith("uno.")
        assert refused.text
        assert isinstance(await mover.ask(messages.CheckMove, mover.view.moves[0].text), messages.MoveAllowed)
        assert last_seq(other) == before
        nonsense = await mover.ask(messages.MakeMove, "nonsense")
        assert (nonsense.code, nonsense.fatal) == ("bad-move", False)

    run_with_host(tmp_path, play)


def test_a_touched_card_is_checked_as_a_move(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        _, clients = await start_game(table_host, "Ann", "Bo")
        mover = player_to_move(clients)
        other = next(client for client in clients if client is not mover)
        for zone in (None, "discard", "nowhere"):
            refused = await other.ask(messages.CheckMove, None, "r7", zone)
            assert refused.rule.startswith("uno.")
        fitting = next((move for move in mover.view.moves if move.kind == "play"), None)
        if fitting is not None:
            answer = await mover.ask(messages.CheckMove, None, fitting.cards[0], fitting.to)
            assert isinstance(answer, messages.MoveAllowed | messages.MoveRefused)
        for asked_for in ((None, "x99"), (None, None), ("draw", "r7")):
            wrong = await mover.ask(messages.CheckMove, *asked_for)
            assert (wrong.code, wrong.fatal) == ("bad-move", False)

    run_with_host(tmp_path, play)


@pytest.mark.parametrize("direct", [True, False])
def test_a_returning_client_gets_what_it_missed(tmp_path: Path, direct: bool) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await start_game(table_host, "Ann", "Bo")
        for client in clients:
            client.direct = direct
        key = next(frame.key for frame in clients[0].frames if isinstance(frame, messages.CommandDone) and frame.key)
        first = len(clients[0].raw)
        since = last_seq(clients[0])
        twin = await connect(table_host, table, [key], since=since)
        for _ in range(5):
            await make_move(clients)
        gone = await connect(table_host, table, [key], since=since)
        await gone.until(lambda: last_seq(gone) == last_seq(clients[0]))
        missed = [frame for frame in clients[0].raw[first:] if b'"news"' in frame]
        assert [frame for frame in gone.raw if b'"news"' in frame] == missed
        assert [frame for frame in twin.raw if b'"news"' in frame] == missed
        late = await connect(table_host, table, [key], since=1)
        await late.until(lambda: any(isinstance(frame, messages.Snapshot) for frame in late.frames))

    run_with_host(tmp_path, play)


def test_a_reloaded_page_gets_the_most_recent_news(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await start_game(table_host, "Ann", "Bo")
        for _ in range(MAX_RECENT - 1):  # a game may have fewer moves, so chat fills the rest
            assert isinstance(await clients[1].ask(messages.SendChat, "hm"), messages.CommandDone)
        await make_move(clients)
        key = next(frame.key for frame in clients[0].frames if isinstance(frame, messages.CommandDone) and frame.key)
        again = await connect(table_host, table, [key])
        await again.until(partial(has_view, again))
        received = [frame for frame in clients[0].frames if isinstance(frame, messages.News)]
        assert snapshot_of(again.raw[-1]).recent == received[-MAX_RECENT:]

    run_with_host(tmp_path, play)


def test_a_new_player_does_not_get_the_news_of_the_previous_one(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await start_game(table_host, "Ann", "Bo")
        await make_move(clients)
        clients[0].submit(messages.LeaveSeat("bye"))
        await clients[0].until(lambda: bool(clients[0].closed))
        new = await connect(table_host, table, [table_host.keys.host(table)], name="Cy")
        assert isinstance(await new.ask(messages.TakeSeat, 0), messages.CommandDone)
        await new.until(partial(has_view, new))
        shown = snapshot_of(new.raw[-1])
        assert (shown.recent, shown.past) == ([], [])

    run_with_host(tmp_path, play)


def snapshot_of(raw: bytes) -> messages.Snapshot:
    return msgspec.json.decode(raw, type=messages.Snapshot)


def test_a_slow_client_gets_a_snapshot_instead_of_a_backlog(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await start_game(table_host, "Ann", "Bo", spectators=True)
        slow = await connect(table_host, table, [table_host.keys.invitation(table)])
        await slow.until(lambda: any(isinstance(frame, messages.Snapshot) for frame in slow.frames))
        slow.stuck = True
        got = len(slow.frames)
        for _ in range(12):
            await make_move(clients)
        slow.resume_reading()
        await slow.until(lambda: any(isinstance(frame, messages.Snapshot) for frame in slow.frames[got:]))
        assert len(slow.frames) - got <= 7, "not the whole backlog"
        await make_move(clients)
        await slow.until(lambda: last_seq(slow) == last_seq(clients[0]))

    run_with_host(tmp_path, play, Limits(frames=10_000, burst=10_000, queue=5))


def test_a_player_who_leaves_a_seat_sees_nothing_more_of_it(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await start_game(table_host, "Ann", "Bo")
        key = next(frame.key for frame in clients[0].frames if isinstance(frame, messages.CommandDone) and frame.key)
        clients[0].submit(messages.LeaveSeat("bye"))
        await clients[0].until(lambda: clients[0].closed)
        assert clients[0].closed == (1008, "no-seat")
        assert [type(frame) for frame in clients[0].frames[-2:]] == [messages.CommandDone, messages.ErrorMessage], (
            "the command is acknowledged, and then the connection ends"
        )
        again = await connect(table_host, table, [key])
        assert again.frames[-1].code == "no-table"
        invited = await connect(table_host, table, [table_host.keys.invitation(table)])
        await invited.until(lambda: any(isinstance(frame, messages.Snapshot) for frame in invited.frames))
        assert invited.frames[-1].view is None, "this table has no spectators"

    run_with_host(tmp_path, play)


def test_commands_sent_before_hanging_up_are_carried_out(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await open_table_with(table_host, "Ann", "Bo")
        room = table_host.rooms[table]
        async with room._lock:  # the commands have to wait
            for client in clients:
                client.submit(messages.LeaveSeat("bye"))
                client.hang_up()
                client.gone = True
            room.broadcast(messages.ClockWarning(0, 1))
            for _ in range(20):
                await asyncio.sleep(0)
        while any(holder.kind != "free" for holder in room.state.holders):
            await room.wait_for_entry(BOUND)

    run_with_host(tmp_path, play)


def test_private_tables_do_not_exist_for_strangers(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, _ = await open_table_with(table_host, "Ann", "Bo")
        other, _ = await open_table_with(table_host, "Cy", "Di")
        answers = [
            (await connect(table_host, where, keys)).frames[-1]
            for where, keys in (
                (table, []),
                (table, ["guess"]),
                (table, [table_host.keys.invitation(other), table_host.keys.host(other)]),
                ("no-such-table", []),
                ("no-such-table", [table_host.keys.invitation("no-such-table")]),
            )
        ]
        assert {(answer.code, answer.text) for answer in answers} == {("no-table", answers[0].text)}

    run_with_host(tmp_path, play)


def test_outsiders_know_who_sits_there_and_nothing_of_the_game(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await start_game(table_host, "Ann", "Bo")
        outsider = await connect(table_host, table, [table_host.keys.invitation(table)])
        await make_move(clients)
        await outsider.until(lambda: last_seq(outsider) == last_seq(clients[0]))
        news = outsider.frames[-1]
        assert (news.kind, news.events, news.moves, news.waiting) == ("move-made", *[UNSET] * 3)

    run_with_host(tmp_path, play)


def test_a_spectator_with_a_delay_sees_the_past(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await start_game(table_host, "Ann", "Bo", spectators=True, delay=600)
        for _ in range(4):
            await make_move(clients)
        spectator = await connect(table_host, table, [table_host.keys.invitation(table)])
        await spectator.until(lambda: any(isinstance(frame, messages.Snapshot) for frame in spectator.frames))
        assert last_seq(spectator) == 1
        assert spectator.frames[-1].view is None
        table_host.ahead = 601_000
        await make_move(clients)
        room = table_host.rooms[table]
        room.replan()
        await spectator.until(lambda: last_seq(spectator) == last_seq(clients[0]) - 1)
        assert room.snapshot(None) != room.live.snapshot(None)

    run_with_host(tmp_path, play)


def test_a_computer_player_stands_in_until_an_absent_person_returns(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        clock = {"each": "move", "seconds": 1}
        _, clients = await start_game(table_host, "Ann", "Bo", clock=clock)
        mover = player_to_move(clients)
        warning = await mover.wait_for(messages.ClockWarning)
        assert 0 <= warning.left <= 1000
        await mover.until(lambda: any(getattr(frame, "kind", "") == "handed-over" for frame in mover.frames))
        away = next(frame for frame in mover.frames if getattr(frame, "kind", "") == "handed-over")
        assert away.facts["reason"] == "clock"
        await mover.until(lambda: any(getattr(frame, "bot_level", UNSET) == "medium" for frame in mover.frames))
        refused = await mover.ask(messages.MakeMove, "draw")
        assert refused.code == "not-now"
        assert isinstance(await mover.ask(messages.TakeOver), messages.CommandDone)

    run_with_host(tmp_path, play)


def test_others_must_wait_before_a_computer_player_takes_over(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await start_game(table_host, "Ann", "Bo")
        mover = player_to_move(clients)
        waiting = next(client for client in clients if client is not mover)
        seat = clients.index(mover)
        early = await waiting.ask(messages.AddBot, seat, "easy")
        assert early.code == "not-away"
        table_host.ahead = PATIENCE + 1
        assert isinstance(await waiting.ask(messages.AddBot, seat, "easy"), messages.CommandDone)
        assert table_host.rooms[table].state.holders[seat].away

    run_with_host(tmp_path, play)


def test_an_absent_player_whose_turn_it_is_is_reminded_once(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await start_game(table_host, "Ann", "Bo")
        assert isinstance(table_host._runtime.notifier, FakeNotifier)
        assert table_host._runtime.notifier.sent == []
        mover = player_to_move(clients)
        waiting = next(client for client in clients if client is not mover)
        waiting.hang_up()
        room = table_host.rooms[table]
        while len(room.participants) > 1:
            await asyncio.sleep(0)
        while clients.index(waiting) not in room.state.waiting_since:
            await mover.ask(messages.MakeMove, mover.view.moves[0].text)
        assert [reminder.guest for reminder in table_host._runtime.notifier.sent] == [
            f"guest-{['Ann', 'Bo'][clients.index(waiting)]}"
        ]
        assert isinstance(await mover.ask(messages.SendChat, "are you there?"), messages.CommandDone)
        for command in (messages.PauseGame, messages.ResumeGame) * 2:
            table_host.ahead += 1000
            assert isinstance(await mover.ask(command), messages.CommandDone)
        assert len(table_host._runtime.notifier.sent) == 1

    run_with_host(tmp_path, play)


def test_a_hint_comes_with_its_reason(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        _, clients = await start_game(table_host, "Ann", "Bo")
        mover = player_to_move(clients)
        hint = await mover.ask(messages.RequestHint)
        assert hint.suggestions[0].move in mover.view.moves
        assert hint.suggestions[0].reason.startswith("reason-")
        other = next(client for client in clients if client is not mover)
        assert (await other.ask(messages.RequestHint)).code == "not-your-turn"

    run_with_host(tmp_path, play)


def test_a_hint_that_cannot_be_computed_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table_host: ClockedHost) -> None:
        async def advise(_: Position) -> list[SuggestedMove]:
            raise BrokenProcessPool("computer players cannot think")

        _, clients = await start_game(table_host, "Ann", "Bo")
        monkeypatch.setattr(table_host.bots, "suggest", advise)
        mover = player_to_move(clients)
        assert await mover.ask(messages.RequestHint) is None
        assert mover.closed == (1008, "unavailable")

    run_with_host(tmp_path, play)


def test_an_evicted_table_is_loaded_again_unchanged(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await start_game(table_host, "Ann", "Bo")
        key = next(frame.key for frame in clients[0].frames if isinstance(frame, messages.CommandDone) and frame.key)
        await make_move(clients)
        room = table_host.rooms[table]
        view = snapshot_of(room.snapshot(0))
        for client in clients:
            client.hang_up()
        while room.participants:
            await asyncio.sleep(0)
        table_host._evict()
        assert table in table_host.rooms
        table_host.ahead = LINGER + 1
        table_host._evict()
        assert table not in table_host.rooms
        back = await connect(table_host, table, [key])
        await back.until(lambda: any(isinstance(frame, messages.Snapshot) for frame in back.frames))
        again = snapshot_of(back.raw[-1])
        assert [news.kind for news in view.recent] == ["seat-taken", "game-started", "move-made"]
        assert again.recent == [], "recent news is kept only while the table is in memory"
        assert {past.seq for past in again.past} == {again.seq - 1, again.seq}, "the deal and the move"
        assert structs.replace(view, recent=[]) == structs.replace(again, past=[])

    run_with_host(tmp_path, play)


def test_a_table_stays_in_memory_while_a_client_is_connecting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await start_game(table_host, "Ann", "Bo")
        keys = [
            next(f.key for f in client.frames if isinstance(f, messages.CommandDone) and f.key) for client in clients
        ]
        for client in clients:
            client.hang_up()
        while table_host.rooms[table].participants:
            await asyncio.sleep(0)
        table_host.ahead = LINGER + 1
        read = table_host.store.read_state

        async def read_state(name: str, until: int | None = None) -> list[LogEntry]:
            table_host._evict()  # the eviction runs while the log is read
            return await read(name, until)

        monkeypatch.setattr(table_host.store, "read_state", read_state)
        for key in keys:
            await connect(table_host, table, [key, "a key that may be in the log by now"])
        assert table_host.rooms[table].attendance.connected_seats() == [0, 1], "both are in one room"

    run_with_host(tmp_path, play)


def test_a_restart_goes_on_where_it_was(tmp_path: Path) -> None:
    moves: list[Any] = []

    async def before(table_host: ClockedHost) -> None:
        table, clients = await start_game(table_host, "Ann", bots=2, pace=10_000)
        assert isinstance(await clients[0].ask(messages.HandOver), messages.CommandDone)  # it may be her turn
        moves.append(table)
        key = next(frame.key for frame in clients[0].frames if isinstance(frame, messages.CommandDone) and frame.key)
        moves.append(key)

    async def after(table_host: ClockedHost) -> None:
        table, key = moves
        while not (await table_host.store.read_log(table))[-1].seq > 6:
            await asyncio.sleep(0.05)  # until the scheduler leases the job and the computer players move
        ann = await connect(table_host, table, [key])
        await ann.until(lambda: ann.view is not None)

    run_with_host(tmp_path, before)
    run_with_host(tmp_path, after, ahead=20_000)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-message"),
        ("{", "bad-message"),
        (b"\xff\xfe", "bad-message"),
        ("[" * 4000, "bad-message"),
        ('{"type":"dance"}', "bad-message"),
        ('{"type":"make-move","id":"1","move":"r7","seat":3}', "bad-message"),
        ('{"type":"send-chat","id":"1","text":"' + "x" * 5000 + '"}', "too-long"),
        ('{"type":"hello","version":1}', "bad-message"),
    ],
)
def test_nonsense_gets_one_error_and_ends_the_connection(tmp_path: Path, text: str | bytes, code: str) -> None:
    async def play(table_host: ClockedHost) -> None:
        _, clients = await start_game(table_host, "Ann", "Bo")
        first = len(clients[0].frames)
        clients[0].submit(text)
        await clients[0].until(lambda: clients[0].closed)
        assert [frame.code for frame in clients[0].frames[first:] if isinstance(frame, messages.ErrorMessage)] == [code]
        assert clients[0].closed == (1008, code)

    run_with_host(tmp_path, play)


def test_a_client_that_is_too_fast_or_makes_too_many_mistakes_is_dropped(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        _, (ann, bo) = await start_game(table_host, "Ann", "Bo")
        for number in range(12):
            ann.submit(messages.ClearSeat(f"x{number}", 1))
        await ann.until(lambda: ann.closed)
        assert ann.closed == (1008, "too-many")
        for number in range(40):
            bo.submit(messages.SendReaction(f"y{number}", "bravo"))
        await bo.until(lambda: bo.closed)
        assert bo.closed == (1008, "too-fast")

    run_with_host(tmp_path, play, Limits(frames=1, burst=25))


@pytest.mark.parametrize("bad", ["a b", "ü", "a\\u0000b"])
def test_the_error_says_what_an_id_may_be(tmp_path: Path, bad: str) -> None:
    async def play(table_host: ClockedHost) -> None:
        _, (ann, _) = await open_table_with(table_host, "Ann", "Bo")
        ann.submit(f'{{"type":"ping","id":"{bad}"}}')
        await ann.until(lambda: ann.closed)
        assert "printable ASCII characters without spaces" in ann.frames[-1].text
        assert ann.closed == (1008, "bad-message")

    run_with_host(tmp_path, play)


@pytest.mark.parametrize("table", ["a\0b", "\0", "", "ä", "a b", "x" * 41, "../etc", "\u202eabc"])
def test_what_cannot_be_a_table_is_not_looked_for(tmp_path: Path, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table_host: ClockedHost) -> None:
        monkeypatch.setattr(table_host.store, "read_log", None)
        client = await connect(table_host, table, [])
        assert client.frames[-1].code == "no-table"

    run_with_host(tmp_path, play)


def test_busy_is_no_mistake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table_host: ClockedHost) -> None:
        async def never(_: object, __: object) -> list[messages.SuggestedMove]:
            await asyncio.Event().wait()
            return []

        monkeypatch.setattr(table_host.bots, "suggest", never)
        _, clients = await start_game(table_host, "Ann", "Bo")
        mover = next(client for client in clients if client.view.moves)
        mover.submit(messages.RequestHint("first"))
        replies = [await mover.ask(messages.RequestHint) for _ in range(20)]
        assert {reply.code for reply in replies} == {"busy"}
        assert mover.closed is None

    run_with_host(tmp_path, play)


def test_a_silent_client_is_dropped(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        client = Client()
        table_host.spawn(table_host.serve_client(client, "any", None, "127.0.0.1"))
        await client.until(lambda: client.closed)
        assert client.closed == (1008, "too-slow")

    run_with_host(tmp_path, play, Limits(hello_seconds=0.05))


def test_a_client_that_guesses_links_is_rejected_unread(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, _ = await open_table_with(table_host, "Ann", "Bo")
        codes = [(await connect(table_host, table, [f"guess{number}"])).frames[-1].code for number in range(25)]
        assert codes[0] == "no-table"
        assert codes[-1] == "too-many"

    run_with_host(tmp_path, play)


def test_seats_bots_and_hosts(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, (ann,) = await open_table_with(table_host, "Ann", seats=3)
        early = await ann.ask(messages.StartGame)
        assert early.code == "not-now"
        assert isinstance(await ann.ask(messages.AddBot, 1, "hard"), messages.CommandDone)
        assert (await ann.ask(messages.AddBot, 2, "wizard")).code == "unknown-level"
        assert (await ann.ask(messages.AddBot, 7)).code == "no-such-seat"
        bo = await sit(table_host, table, "Bo")
        assert (await ann.ask(messages.ClearSeat, 2)).code == "not-host"
        host = await connect(table_host, table, [table_host.keys.host(table)])
        assert isinstance(await host.ask(messages.ClearSeat, 2), messages.CommandDone)
        await bo.until(lambda: bo.closed)
        assert isinstance(await host.ask(messages.SendChat, "sit down, please"), messages.CommandDone)
        nameless = await connect(table_host, table, [table_host.keys.invitation(table)])
        assert (await nameless.ask(messages.TakeSeat)).code == "no-guest"
        assert (await nameless.ask(messages.StartGame)).code == "no-seat"

    run_with_host(tmp_path, play)


def test_who_may_set_the_pace_of_computer_players(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, (ann,) = await open_table_with(table_host, "Ann", bots=2)
        assert isinstance(await ann.ask(messages.SetPace, 300), messages.CommandDone)
        news: Any = next(frame for frame in reversed(ann.frames) if isinstance(frame, messages.News))
        assert (news.kind, news.seat, news.facts, news.status.pace) == ("pace-set", 0, {"pace": 300}, 300)
        bo = await sit(table_host, table, "Bo", 1)
        host = await connect(table_host, table, [table_host.keys.host(table)])
        stranger = await connect(table_host, table, [table_host.keys.invitation(table)], "Cy")
        assert (await ann.ask(messages.SetPace, 0)).code == "not-host", "among people the host decides"
        assert (await bo.ask(messages.SetPace, 0)).code == "not-host"
        assert (await stranger.ask(messages.SetPace, 0)).code == "no-seat"
        assert table_host.rooms[table].state.pace == 300
        assert isinstance(await host.ask(messages.SetPace, 2_000), messages.CommandDone)
        assert table_host.rooms[table].state.pace == 2_000

    run_with_host(tmp_path, play)


def test_a_ping_is_answered_and_leaves_no_trace(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, (ann,) = await open_table_with(table_host, "Ann", bots=1)
        spectator = await connect(table_host, table, [table_host.keys.invitation(table)])
        before = table_host.rooms[table].state.seq
        for client in (ann, spectator):
            assert isinstance(await client.ask(messages.Ping), messages.Pong)
        assert table_host.rooms[table].state.seq == before

    run_with_host(tmp_path, play)


def test_a_public_table_has_one_seat_for_each_person(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, _ = await open_table_with(table_host, "Ann", seats=3, public=True, clock={"each": "move", "seconds": 60})
        again = await connect(table_host, table, [], "Ann")
        assert (await again.ask(messages.TakeSeat)).code == "already-seated"
        assert [row.id for row in await table_host.store.lobby(10)] == [table]

    run_with_host(tmp_path, play)


def test_outsiders_do_not_learn_the_order_of_the_cards(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await start_game(table_host, "Ann", "Bo")
        outsider = await connect(table_host, table, [table_host.keys.invitation(table)])
        while not clients[0].view.over:
            await make_move(clients, like="the first")
        await outsider.until(partial(has_news, outsider, "game-ended"))
        ended = next(frame for frame in outsider.frames if getattr(frame, "kind", "") == "game-ended")
        assert ended.facts is UNSET
        await clients[0].until(partial(has_news, clients[0], "game-ended"))
        assert clients[0].frames[-1].facts["secret"]

    run_with_host(tmp_path, play)


def test_a_spectator_with_a_delay_learns_nothing_of_the_present(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await start_game(table_host, "Ann", "Bo", spectators=True, delay=600)
        spectator = await connect(table_host, table, [table_host.keys.invitation(table)])
        table_host.rooms[table].broadcast(messages.ClockWarning(0, 1))
        clients[1].hang_up()
        await clients[0].until(
            lambda: any(isinstance(f, messages.Presence) and not f.connected for f in clients[0].frames)
        )
        assert not any(isinstance(frame, messages.Presence | messages.ClockWarning) for frame in spectator.frames)
        late = await connect(table_host, table, [table_host.keys.invitation(table)])
        for welcome in (spectator.frames[0], late.frames[0]):
            assert (welcome.connected, welcome.absent) == ([0, 1], [])

    run_with_host(tmp_path, play)


def test_the_number_of_tables_in_memory_is_limited(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        await open_table_with(table_host, "Ann", "Bo")
        second = await table_host.open_table(TableSetup("uno", 2), [])
        turned = await connect(table_host, second, [table_host.keys.invitation(second)])
        assert turned.frames[-1].code == "too-many"

    run_with_host(tmp_path, play, Limits(frames=10_000, burst=10_000, tables=1))


def test_a_full_host_runs_the_tasks_of_a_table_once_it_has_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before(table_host: ClockedHost) -> None:
        await start_game(table_host, "Ann", "Bo", clock={"each": "move", "seconds": 60})

    async def full(table_host: ClockedHost) -> None:
        pauses: asyncio.Queue[int] = asyncio.Queue()

        async def release_job(_table: str, _lease: int, due: int) -> None:
            pauses.put_nowait(due - table_host.now())

        monkeypatch.setattr(table_host.store, "release_job", release_job)
        assert await pauses.get() <= LEASE

    run_with_host(tmp_path, before)
    run_with_host(tmp_path, full, Limits(tables=0), ahead=20_000)


def test_a_repeated_take_seat_gives_the_same_seat_and_key(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, _ = await open_table_with(table_host, "Ann", seats=3)
        keys = []
        for _ in range(2):
            client = await connect(table_host, table, [table_host.keys.invitation(table)], "Bo")
            client.submit(messages.TakeSeat("the-same"))
            done = await client.wait_for(messages.CommandDone)
            keys.append(done.key)
        assert keys[0] == keys[1]
        assert sum(holder.kind == "person" for holder in table_host.rooms[table].state.holders) == 2

    run_with_host(tmp_path, play)


def test_a_table_that_cannot_be_read_holds_nobody_up(tmp_path: Path) -> None:
    tables: list[str] = []
    lengths: list[int] = []

    async def before(table_host: ClockedHost) -> None:
        for _ in range(2):
            table, clients = await start_game(table_host, "Ann", bots=1, pace=10_000)
            tables.append(table)
            state = table_host.rooms[table].state
            while state.game is not None and 0 in state.waiting_since:
                await clients[0].ask(messages.MakeMove, state.game.moves(0)[0])
        entries = await table_host.store.read_log(tables[0])
        wrong = structs.replace(entries[-1], seq=entries[-1].seq + 1, seat=0, event=MoveMade("no such move"))
        assert await table_host.store.append(LogBatch([wrong], job=TableJob(1, 0)))
        lengths.append(len(await table_host.store.read_log(tables[1])))

    async def after(table_host: ClockedHost) -> None:
        broken = await connect(table_host, tables[0], [table_host.keys.invitation(tables[0])])
        assert broken.frames[-1].code == "unavailable"
        while [len(await table_host.store.read_log(tables[1]))] == lengths:
            await asyncio.sleep(0.05)  # until the scheduler skips the broken table

    run_with_host(tmp_path, before)
    run_with_host(tmp_path, after, ahead=20_000)
