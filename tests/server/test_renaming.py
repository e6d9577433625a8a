"""A guest who chooses another name or animal has it at once at every table where the guest sits."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.server.in_process import Client, ClockedHost, FakeGuest, connect, open_table_with, run_with_host
from tests.server.log_builder import LogBuilder
from tischlein.server import messages
from tischlein.server.host import EVERY_TABLE
from tischlein.server.log_events import Animal, BotAdded, HolderRenamed, SeatLeft, SeatTaken
from tischlein.server.people import is_numbered
from tischlein.server.seat_holders import rename, rename_on_return


def guest(was: str, name: str, animal: Animal = "hare") -> FakeGuest:
    """Return a guest who sat down under another name."""
    renamed = FakeGuest(was)
    renamed.name, renamed.animal = name, animal
    return renamed


def renamings(client: Client) -> list[messages.News]:
    return [frame for frame in client.frames if isinstance(frame, messages.News) and frame.kind == "holder-renamed"]


def names(table_host: ClockedHost, table: str) -> list[str]:
    return [holder.name for holder in table_host.rooms[table].state.holders]


def test_everybody_sees_a_new_name_at_once_at_every_table(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        first, (ada, bo) = await open_table_with(table_host, "Ada", "Bo")
        second, (_, cy) = await open_table_with(table_host, "Ada", "Cy")
        await bo.ask(messages.StartGame)
        table_host.rename_guest(guest("Ada", "Cy", "owl"))
        for client in (ada, bo, cy):
            await client.until(partial(renamings, client))
        assert names(table_host, first) == ["Cy", "Bo"]
        assert names(table_host, second) == ["Cy 2", "Cy"]
        (news,) = renamings(bo)
        assert (news.seat, news.facts) == (0, {"name": "Cy", "was": "Ada"})
        assert isinstance(news.status, messages.TableStatus)
        assert [(seat.name, seat.animal) for seat in news.status.seats] == [("Cy", "owl"), ("Bo", "hare")]

    run_with_host(tmp_path, play)


def test_a_table_follows_when_the_guest_comes_back(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, (ada, bo) = await open_table_with(table_host, "Ada", "Bo")
        key = table_host.rooms[table].state.seat_key(0)
        assert key is not None
        ada.hang_up()
        returning = Client()
        table_host.spawn(table_host.serve_client(returning, table, guest("Ada", "Eva"), "127.0.0.1"))
        returning.submit(messages.Hello(messages.VERSION, [key]))
        await bo.until(lambda: renamings(bo))
        assert names(table_host, table) == ["Eva", "Bo"]
        await connect(table_host, table, [key], "Bo")  # with the key, but as another guest
        assert names(table_host, table) == ["Eva", "Bo"]

    run_with_host(tmp_path, play)


def test_a_guest_sits_down_under_the_new_name(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, _ = await open_table_with(table_host, "Bo", bots=1)
        client = await connect(table_host, table, [table_host.keys.invitation(table)], "Ada")
        table_host._on_signal(EVERY_TABLE, '{"id": "guest-Ada", "name": "Eva", "animal": "hen"}')  # of another process
        done = await client.ask(messages.TakeSeat, 1)
        assert isinstance(done, messages.CommandDone)
        assert names(table_host, table) == ["Bo", "Eva"]

    run_with_host(tmp_path, play)


def test_names_stay_distinct_and_only_the_guests_own_seats_change() -> None:
    log = LogBuilder(seats=4)
    log.add(BotAdded("easy", "Mia"), 3)
    for seat, (name, owner) in enumerate([("Anna", "g0"), ("Anna 2", "g1"), ("Zoe", "g1/zoe")]):
        log.add(SeatTaken(name, owner, animal="fox"), seat)
    holders = log.state.holders
    person = guest("", "anna", "fox")
    person.id = "g1"
    assert rename(holders, 1, person) == HolderRenamed("anna 2", "Anna 2", "fox")
    assert [rename(holders, seat, person) for seat in (0, 2, 3)] == [None, None, None]
    person.name = "mia"
    event = rename(holders, 1, person)
    assert event == HolderRenamed("mia", "Anna 2", "fox")
    assert event is not None
    log.add(event, 1)
    assert [seat.name for seat in log.state.seats()] == ["Anna", "mia", "Zoe", "Leo"]
    assert rename(log.state.holders, 1, person) is None


def test_a_number_stays_when_the_namesake_has_left() -> None:
    log = LogBuilder(seats=2)
    log.add(SeatTaken("Anna", "g0", animal="fox"), 0)
    log.add(SeatTaken("Anna 2", "g1", animal="fox"), 1)
    log.add(SeatLeft(), 0)
    person = guest("", "Anna", "fox")
    person.id = "g1"
    assert rename_on_return(log.state.holders, 1, person) is None
    person.animal = "hen"
    assert rename_on_return(log.state.holders, 1, person) == HolderRenamed("Anna 2", "Anna 2", "hen")
    person.name = "Bo"
    assert rename_on_return(log.state.holders, 1, person) == HolderRenamed("Bo", "Anna 2", "hen")


@pytest.mark.parametrize(
    ("distinct", "expected"), [("Anna", True), ("Anna 2", True), ("Anna2", False), ("Anna B", False), ("Ann", False)]
)
def test_a_numbered_name(distinct: str, expected: bool) -> None:
    assert is_numbered(distinct, "Anna") is expected
