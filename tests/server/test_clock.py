"""Tables go on when the clock of the computer is set back, and when their log is ahead of it after a restart."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from tests.registered import brief
from tests.server.in_process import Client, ClockedHost, connect, open_table_with, run_with_host
from tischlein.server import clock, messages
from tischlein.server.clock import SteadyClock
from tischlein.server.host import TableHost

HOUR = 3_600_000


class FakeTime:
    """The clock of the computer in milliseconds, and the time since it was switched on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 10 * HOUR
        self._running = 0
        monkeypatch.setattr(clock, "monotonic_ns", lambda: self._running)

    def read(self) -> int:
        return self.now

    def pass_by(self, milliseconds: int) -> None:
        self.now += milliseconds
        self._running += 1_000_000 * milliseconds


def test_a_steady_clock_follows_the_other_and_goes_on_alone_while_that_is_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time = FakeTime(monkeypatch)
    steady = SteadyClock(time.read)
    assert (steady.now(), steady.lead()) == (10 * HOUR, 0)
    steady.note(10 * HOUR + 5)
    assert (steady.now(), steady.lead()) == (10 * HOUR + 5, 5)
    time.now -= HOUR
    time.pass_by(20)
    assert (steady.now(), steady.lead()) == (10 * HOUR + 25, HOUR + 5)
    time.now += 2 * HOUR
    assert (steady.now(), steady.lead()) == (11 * HOUR + 20, 0)


def test_a_known_time_in_the_past_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    time = FakeTime(monkeypatch)
    steady = SteadyClock(time.read, 12 * HOUR)
    time.pass_by(10)
    steady.note(11 * HOUR)
    assert steady.now() == 12 * HOUR + 10


def test_the_time_of_a_server_never_goes_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        right = table_host.now()
        monkeypatch.setattr("tischlein.server.host.time.time_ns", lambda: 1_000_000 * (right - HOUR))
        assert right <= TableHost.now(table_host) < right + HOUR

    run_with_host(tmp_path, play)


async def let_computers_finish(client: Client) -> None:
    """Hand the seat over and wait for the end of the game."""
    assert isinstance(await client.ask(messages.HandOver, "random"), messages.CommandDone)
    await client.until(lambda: any(getattr(frame, "kind", "") == "game-ended" for frame in client.frames))


async def start_game(table_host: ClockedHost) -> tuple[str, Client]:
    table, (ann,) = await open_table_with(table_host, "Ann", bots=1, game=brief())
    assert isinstance(await ann.ask(messages.StartGame), messages.CommandDone)
    return table, ann


async def check_times(table_host: ClockedHost, table: str) -> None:
    entries = await table_host.store.read_log(table)
    assert all(earlier.at <= later.at for earlier, later in pairwise(entries))


def test_a_game_goes_on_when_the_clock_is_set_back(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, ann = await start_game(table_host)
        table_host.ahead = -HOUR
        await let_computers_finish(ann)
        await check_times(table_host, table)

    run_with_host(tmp_path, play)


def test_a_game_goes_on_after_a_restart_with_an_earlier_time(tmp_path: Path) -> None:
    keys: list[str] = []

    async def before(table_host: ClockedHost) -> None:
        table, _ = await start_game(table_host)
        key = table_host.rooms[table].state.seat_key(0)
        assert key is not None
        keys.extend([table, key])

    async def after(table_host: ClockedHost) -> None:
        table, key = keys
        await let_computers_finish(await connect(table_host, table, [key], "Ann"))
        await check_times(table_host, table)

    run_with_host(tmp_path, before, ahead=HOUR)
    run_with_host(tmp_path, after)


def test_the_time_of_a_player_does_not_stop_when_the_clock_is_set_back(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        _, (ann, _bo) = await open_table_with(table_host, "Ann", "Bo", clock={"each": "move", "seconds": 1})
        assert isinstance(await ann.ask(messages.StartGame), messages.CommandDone)
        table_host.ahead = -HOUR
        await ann.until(lambda: any(getattr(frame, "kind", "") == "handed-over" for frame in ann.frames))

    run_with_host(tmp_path, play)
