"""What an operator orders reaches the tables in memory: closed, deleted and rewritten tables, bans, retention."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.in_process import Client, ClockedHost, connect, open_table_with, run_with_host, sit
from tischlein.server import messages
from tischlein.server.bans import BadTarget, BanList, parse_target
from tischlein.server.log_events import ChatRemoved
from tischlein.server.retention import DAY
from tischlein.server.store.administration import Administration, open_administration
from tischlein.server.store.base import Ban

MONTH = 30


def administer(tmp_path: Path, act: Any) -> Any:
    with open_administration(f"sqlite:///{tmp_path / 'tables.sqlite'}") as administration:
        return act(administration)


async def ended(client: Client) -> str:
    """Return the code with which a client was disconnected."""
    await client.until(lambda: client.closed)
    assert client.closed is not None
    return client.closed[1]


def test_a_closed_table_disconnects_its_players(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await open_table_with(table_host, "Ada", "Ben")
        other, (stays,) = await open_table_with(table_host, "Eva", seats=2)
        assert administer(tmp_path, lambda it: it.close_table(table))
        await table_host.follow_orders()
        assert [await ended(client) for client in clients] == ["table-closed"] * 2
        assert table not in table_host.rooms
        again = await connect(table_host, table, [table_host.keys.invitation(table)], "Ada")
        assert again.frames[-1].code == "table-closed"
        stranger = await connect(table_host, table, [])
        assert stranger.frames[-1].code == "no-table", "a private table does not exist for strangers"
        assert isinstance(await stays.ask(messages.SendChat, "hello"), messages.CommandDone)
        assert other in table_host.rooms

    run_with_host(tmp_path, play)


def test_nobody_writes_at_a_table_that_was_closed(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, (ada, _) = await open_table_with(table_host, "Ada", "Ben")
        room = table_host.rooms[table]
        await ada.ask(messages.StartGame)
        administer(tmp_path, lambda it: it.close_table(table))
        await table_host.follow_orders()
        seq = room.state.seq
        ada.submit(messages.SendChat("c", "too late"))
        await ended(ada)
        assert len(await table_host.store.read_log(table)) == seq
        assert await table_host.store.lease_jobs(table_host.now() + DAY, 1, 9) == []

    run_with_host(tmp_path, play)


def test_a_deleted_table_is_gone(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, (ada,) = await open_table_with(table_host, "Ada", seats=2)
        assert await asyncio.to_thread(administer, tmp_path, lambda it: it.delete_table(table))
        await table_host.follow_orders()
        assert await ended(ada) == "no-table"
        assert await table_host.room(table) is None
        assert await table_host.store.read_log(table) == []

    run_with_host(tmp_path, play)


def test_a_rewritten_table_is_loaded_again(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, (ada, ben) = await open_table_with(table_host, "Ada", "Ben")
        await ada.ask(messages.SendChat, "a word in private")
        seq = table_host.rooms[table].state.seq

        def erase(administration: Administration) -> bool:
            return administration._erase_at(table_host.keys, table, "guest-Ada", {})

        assert administer(tmp_path, erase)
        await table_host.follow_orders()
        assert await ended(ben) == "unavailable"
        again = await connect(table_host, table, [table_host.keys.invitation(table)], "Ben", since=seq)
        snapshot = await again.wait_for(messages.Snapshot)
        assert [seat.name for seat in snapshot.status.seats] == ["N. N.", "Ben"]
        assert snapshot.chat == []

    run_with_host(tmp_path, play)


@pytest.mark.parametrize("target", ["guest-Ada", "192.0.2.0/24"])
def test_banned_people_leave_and_others_play_on(tmp_path: Path, target: str) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, (ben,) = await open_table_with(table_host, "Ben", seats=2)
        keys = [table_host.keys.invitation(table)]
        ada = await connect(table_host, table, keys, "Ada", address="192.0.2.7")
        administer(tmp_path, lambda it: it.ban(target, "spam", 1))
        await table_host.follow_orders()
        assert await ended(ada) == "banned"
        refused = await connect(table_host, table, keys, "Ada", address="192.0.2.7")
        assert refused.frames[-1].code == "banned"
        assert isinstance(await ben.ask(messages.SendChat, "hello"), messages.CommandDone)
        table_host.ahead += DAY + 1_000
        welcome = await connect(table_host, table, keys, "Ada", address="192.0.2.7")
        assert isinstance(welcome.frames[0], messages.Welcome), "a ban may expire"
        administer(tmp_path, lambda it: it.ban(target, "again", None))
        administer(tmp_path, lambda it: it.unban(target))
        await table_host.follow_orders()
        assert not table_host.bans.covers("guest-Ada", "192.0.2.7")

    run_with_host(tmp_path, play)


def test_bans_are_known_from_the_start(tmp_path: Path) -> None:
    async def before(table_host: ClockedHost) -> None:
        administer(tmp_path, lambda it: it.ban("guest-Ada", "", None))

    async def after(table_host: ClockedHost) -> None:
        assert table_host.bans.covers("guest-Ada", "192.0.2.7")

    run_with_host(tmp_path, before)
    run_with_host(tmp_path, after)


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("203.0.113.9", "203.0.113.9/32"),
        ("203.0.113.9/24", "203.0.113.0/24"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("::ffff:203.0.113.9", "203.0.113.9/32"),
        ("Q2FyZFRhYmxlR3Vlc3RfMQ", "Q2FyZFRhYmxlR3Vlc3RfMQ"),
    ],
)
def test_what_a_ban_names(text: str, target: str) -> None:
    assert parse_target(text) == target


@pytest.mark.parametrize("text", ["", "Anna", "203.0.113.0/33", "localhost"])
def test_what_a_ban_cannot_name(text: str) -> None:
    with pytest.raises(BadTarget):
        parse_target(text)


@pytest.mark.parametrize(
    ("address", "is_banned"),
    [
        ("203.0.113.9", True),
        ("203.0.114.9", False),
        ("2001:db8::/64", True),
        ("2001:db9::/64", False),
        ("unix", False),
    ],
)
def test_an_address_is_banned_by_its_network(address: str, is_banned: bool) -> None:
    bans = BanList(lambda: 100)
    bans.replace([Ban("203.0.113.0/24", "", 1, None), Ban("2001:db8::/32", "", 1, 101), Ban("unix", "", 1, 50)])
    assert bans.covers(None, address) is is_banned


def test_old_tables_go_and_young_ones_stay(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        old, (leaver,) = await open_table_with(table_host, "Ada", seats=2)
        leaver.hang_up()
        used, (stays,) = await open_table_with(table_host, "Ben", seats=2)
        table_host.ahead += (MONTH + 1) * DAY
        await asyncio.sleep(0)
        table_host._evict()
        table_host._evicted.clear()  # the visit was a month ago
        await table_host.mark_used()
        young, _ = await open_table_with(table_host, "Eva", seats=2)
        await table_host._retention.remove_old()
        await table_host.follow_orders()
        store = table_host.store
        assert await store.summary(old) is None
        assert await store.read_log(old) == []
        assert await store.summary(used) is not None, "somebody is connected"
        assert await store.summary(young) is not None
        assert isinstance(await stays.ask(messages.SendChat, "hello"), messages.CommandDone)

    run_with_host(tmp_path, play, keep_tables=MONTH)


def test_a_visit_keeps_an_old_table(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, (ada,) = await open_table_with(table_host, "Ada", seats=2)
        ada.hang_up()
        while table_host.rooms[table].participants:
            await asyncio.sleep(0.001)
        table_host.ahead += (MONTH + 1) * DAY
        table_host._evict()
        table_host._evicted.clear()
        await connect(table_host, table, [table_host.keys.invitation(table)], "Ada")
        await table_host._retention.remove_old()
        assert await table_host.store.summary(table) is not None

    run_with_host(tmp_path, play, keep_tables=MONTH)


def test_without_a_setting_everything_stays(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, (ada,) = await open_table_with(table_host, "Ada", seats=2)
        await ada.ask(messages.SendChat, "hello")
        log = await table_host.store.read_log(table)
        table_host.ahead += 10_000 * DAY
        await table_host._retention.remove_old()
        assert await table_host.store.read_log(table) == log

    run_with_host(tmp_path, play)


def test_old_chat_is_no_longer_shown(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, (ada,) = await open_table_with(table_host, "Ada", seats=2)
        await ada.ask(messages.SendChat, "old")
        table_host.ahead += 2 * DAY
        await ada.ask(messages.SendChat, "new")
        seq = table_host.rooms[table].state.seq
        await table_host._retention.remove_old()
        assert isinstance((await table_host.store.read_log(table))[-2].event, ChatRemoved)
        ben = await sit(table_host, table, "Ben")
        snapshot = await ben.wait_for(messages.Snapshot)
        assert [message.text for message in snapshot.chat] == ["new"]
        assert not any(b'"old"' in frame for frame in ben.raw)
        assert table_host.rooms[table].state.seq == seq + 1

    run_with_host(tmp_path, play, keep_chat=1)
