"""Limits that all connections of an address, a seat or a table share. Nothing refills while a test runs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.in_process import HIGH_LIMITS, Client, ClockedHost, connect, open_table_with, run_with_host
from tischlein.server import messages
from tischlein.server.limits import TokenBucket
from tischlein.server.log_events import TableSetup
from tischlein.server.settings import Limits
from tischlein.server.traffic import TableTraffic

SLOW = 0.0001
"""Frames per second of which the second one is not due before the test ends."""


async def join_seat(table_host: ClockedHost, table: str, seat: int) -> Client:
    """Connect to a seat that is taken, as another socket of the same person."""
    room = await table_host.room(table)
    assert room is not None
    key = room.state.seat_key(seat)
    assert key is not None
    return await connect(table_host, table, [key])


def chat_lines(client: Client) -> int:
    return sum(isinstance(frame, messages.News) and frame.kind == "chat-sent" for frame in client.frames)


def test_more_sockets_on_a_seat_send_no_more_chat(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, (_, bo) = await open_table_with(table_host, "Ann", "Bo")
        sockets = [await join_seat(table_host, table, 0) for _ in range(20)]
        replies = [await socket.ask(messages.SendChat, "spam") for socket in sockets for _ in range(2)]
        assert [type(reply) for reply in replies] == [messages.CommandDone] * 5 + [messages.ErrorMessage] * 35
        assert {(reply.code, reply.fatal) for reply in replies[5:]} == {("too-fast", False)}
        assert isinstance(await bo.ask(messages.SendChat, "stop it"), messages.CommandDone), "others may still speak"
        await bo.until(lambda: chat_lines(bo) == 6)
        assert isinstance(await sockets[0].ask(messages.StartGame), messages.CommandDone), "and all may play"

    run_with_host(tmp_path, play, replace(HIGH_LIMITS, chat=5))


def test_a_table_has_a_limit_of_chat_as_well(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        _, (ann, bo) = await open_table_with(table_host, "Ann", "Bo")
        replies = [await person.ask(messages.SendReaction, "bravo") for person in (ann, bo, ann, bo)]
        assert [type(reply) for reply in replies] == [messages.CommandDone] * 3 + [messages.ErrorMessage]

    run_with_host(tmp_path, play, replace(HIGH_LIMITS, table_chat=3))


def test_chat_that_is_sent_again_is_confirmed(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        _, (ann, _) = await open_table_with(table_host, "Ann", "Bo")
        for _ in range(5):
            ann.submit(messages.SendChat("same", "once"))
        await ann.until(lambda: sum(getattr(frame, "id", None) == "same" for frame in ann.frames) == 5)
        assert chat_lines(ann) == 1
        assert not any(isinstance(frame, messages.ErrorMessage) for frame in ann.frames)

    run_with_host(tmp_path, play, replace(HIGH_LIMITS, chat=1))


def test_the_sockets_of_a_seat_share_its_frames(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, (_, bo) = await open_table_with(table_host, "Ann", "Bo")
        first, second = [await join_seat(table_host, table, 0) for _ in range(2)]
        for _ in range(5):
            assert isinstance(await first.ask(messages.Ping), messages.Pong)
            assert isinstance(await second.ask(messages.Ping), messages.Pong)
        second.submit(messages.Ping("one-more"))
        await second.until(lambda: second.closed)
        assert second.closed == (1008, "too-fast")
        assert isinstance(await bo.ask(messages.Ping), messages.Pong)

    run_with_host(tmp_path, play, replace(HIGH_LIMITS, frames=SLOW, burst=10))


def test_frames_of_one_address_wait_for_each_other(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table = await table_host.open_table(TableSetup("uno", 2, spectators=True), [])
        keys = [table_host.keys.invitation(table)]
        first, second = [await connect(table_host, table, keys, address="192.0.2.1") for _ in range(2)]
        other = await connect(table_host, table, keys, address="192.0.2.2")
        assert isinstance(await first.ask(messages.Ping), messages.Pong)
        second.submit(messages.Ping("waits"))
        assert isinstance(await other.ask(messages.Ping), messages.Pong)
        assert not any(isinstance(frame, messages.Pong) for frame in second.frames)
        assert second.closed is None, "it is slowed down, not sent away"

    run_with_host(tmp_path, play, replace(HIGH_LIMITS, address_frames=SLOW))


def test_commands_at_one_table_wait_for_each_other(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, another = [await table_host.open_table(TableSetup("uno", 2), []) for _ in range(2)]
        first, second = [await connect(table_host, table, [table_host.keys.host(table)]) for _ in range(2)]
        elsewhere = await connect(table_host, another, [table_host.keys.host(another)])
        assert isinstance(await first.ask(messages.SendChat, "hello"), messages.CommandDone)
        second.submit(messages.SendChat("waits", "hello"))
        assert isinstance(await elsewhere.ask(messages.SendChat, "hello"), messages.CommandDone)
        assert isinstance(await first.ask(messages.Ping), messages.Pong), "signs of life are not counted"
        assert not any(getattr(frame, "id", None) == "waits" for frame in second.frames)

    run_with_host(tmp_path, play, replace(HIGH_LIMITS, table_frames=SLOW))


def test_all_connections_of_a_sender_share_its_frames() -> None:
    traffic = TableTraffic(Limits(frames=SLOW, burst=2))
    assert [traffic.frames_of("s1").take(0.0) for _ in range(3)] == [True, True, False]
    for number in range(2, 100):
        assert traffic.frames_of(f"s{number}").take(0.0), "another sender has separate frames"
    assert not traffic.frames_of("s1").take(1.0), "it is remembered"


def test_reserved_tokens_come_one_after_the_other() -> None:
    bucket = TokenBucket(rate=2, burst=2)
    assert [bucket.reserve(10.0) for _ in range(4)] == pytest.approx([0, 0, 0.5, 1])
    assert bucket.reserve(10.5) == pytest.approx(1)
    assert bucket.reserve(100.0) == 0


def test_a_class_behind_one_address_can_play() -> None:
    """Thirty people at one address have their ten frames per second, and a table of ten says two things a second."""
    limits = Limits()
    assert limits.address_frames >= limits.frames * 30
    traffic = TableTraffic(limits)
    assert all(traffic.take_chat(f"s{number % 10}", number / 2) for number in range(600))
