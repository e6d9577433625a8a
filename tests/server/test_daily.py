"""Daily deals at the tables of a server: for one person, once, without help, and the same wherever they are played."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests import daily_deals
from tests.daily_deals import DAY, PERSON
from tests.registered import SINGLE, brief, simultaneous
from tests.server.in_process import Client, ClockedHost, connect, open_host, run_with_host, sit
from tests.server.log_builder import KEYS, LogBuilder
from tischlein.core.errors import TischleinError
from tischlein.server import messages
from tischlein.server.daily_policy import PLAYER, daily_deal
from tischlein.server.log_events import MoveMade, TableOpened, TableSetup, TimeControl
from tischlein.server.table_state import fold
from tischlein.server.tasks import pending_tasks
from tischlein.table.daily import OPPONENTS, daily_seats, daily_seed
from tischlein.table.table import Table

NOON = 1_795_089_600_000
"""The middle of `DAY` in UTC."""
PLAYED = sorted({brief(), *simultaneous()[:1], SINGLE[0]})
"""Games that are played over the server: a short one, one with choices at the same time, and one with windows."""


def ahead() -> int:
    """Return how far to set the clock so that it is noon of `DAY`."""
    return NOON - time.time_ns() // 1_000_000


def setup(name: str, **changes: Any) -> TableSetup:
    chosen: dict[str, Any] = {
        "game": name,
        "seats": daily_seats(name),
        "daily": DAY.isoformat(),
        "pace": 0,
        "window": 0,
    }
    return TableSetup(**(chosen | changes))


def opponents(game: str) -> list[str]:
    return [OPPONENTS] * (daily_seats(game) - 1)


def begun(game: str) -> LogBuilder:
    """Return the log of a daily deal that has begun."""
    seats = daily_seats(game)
    log = LogBuilder(daily_seed(game, DAY), game=game, seats=seats, daily=DAY.isoformat())
    return log.people(PERSON).bots(*range(1, seats)).start()


async def start(table_host: ClockedHost, game: str, **changes: Any) -> tuple[str, Client]:
    """Open a table with a daily deal and start it."""
    table = await table_host.open_table(setup(game, **changes), opponents(game))
    client = await sit(table_host, table, "Ada")
    assert isinstance(await client.ask(messages.StartGame), messages.CommandDone)
    return table, client


async def play_on(table_host: ClockedHost, table: str, client: Client, moves: int = 10_000) -> list[tuple[int, str]]:
    """Play as the person, and return all moves at the end, or after that number of own moves."""
    state = table_host.rooms[table].state
    for _ in range(moves):
        await client.until(lambda: state.phase == "over" or state.asks.get(PERSON) is not None)
        game = state.game
        assert game is not None
        if state.phase == "over":
            return game.log
        if not state.asks[PERSON].must:
            await client.until(lambda: PERSON not in state.asks or state.asks[PERSON].must or state.phase == "over")
            continue
        move = daily_deals.think(game, PERSON)
        assert isinstance(await client.ask(messages.MakeMove, move), messages.CommandDone)
    assert state.game is not None
    return state.game.log


@pytest.mark.parametrize("game", SINGLE)
def test_the_record_names_the_deal_and_can_be_replayed(game: str) -> None:
    table = begun(game).state.game
    assert table is not None
    record = table.record()
    assert record["seed"] == f"daily:2026-11-19:{game}"
    assert record["shuffle"] is None
    assert Table.replay(record).position() == table.position()
    assert table.position() == daily_deals.deal(game).position()


@pytest.mark.parametrize("pace", [0, 10])
@pytest.mark.parametrize("game", PLAYED)
def test_a_deal_takes_the_same_course_at_every_server_and_at_every_pace(tmp_path: Path, game: str, pace: int) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, client = await start(table_host, game, pace=pace)
        assert await play_on(table_host, table, client) == daily_deals.play(game)

    run_with_host(tmp_path, play, ahead=ahead())


def test_a_deal_goes_on_after_a_restart(tmp_path: Path) -> None:
    game = brief()
    tables: list[str] = []

    async def begin(table_host: ClockedHost) -> None:
        table, client = await start(table_host, game)
        tables.append(table)
        await play_on(table_host, table, client, 2)
        entries = await table_host.store.read_state(table)
        opened = entries[0].event
        assert isinstance(opened, TableOpened)
        assert (opened.setup.daily, opened.deal) == ("2026-11-19", daily_seed(game, DAY))
        assert fold(KEYS, entries).setup.daily == "2026-11-19"

    async def go_on() -> None:
        async with open_host(tmp_path, ahead=ahead()) as table_host:
            (table,) = tables
            room = await table_host.room(table)
            assert room is not None
            key = room.state.seat_key(PERSON)
            assert key is not None
            client = await connect(table_host, table, [key], "Ada")
            assert (await client.ask(messages.RequestHint)).code == "daily"
            assert await play_on(table_host, table, client) == daily_deals.play(game)

    run_with_host(tmp_path, begin, ahead=ahead())
    asyncio.run(go_on())


def test_computer_players_choose_after_the_person() -> None:
    """What they choose does not depend on how fast the person is."""
    met = 0
    for game in simultaneous():
        log = begun(game)
        while log.state.game is not None and not log.state.game.over:
            if {PERSON} < log.state.waiting_since.keys():
                met += 1
                assert [task for task in pending_tasks(log.state, 0) if task.what == "move"] == []
            seat, move = daily_deals.next_move(log.state.game)
            log.add(MoveMade(move), seat)
    assert met > 0


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"public": True}, "a daily deal is private"),
        ({"replays": True}, "a daily deal is private"),
        ({"spectators": True}, "a daily deal is private"),
        ({"lesson": True}, "a daily deal is private"),
        ({"options": {"stacking": True}}, "a daily deal is private"),
        ({"clock": TimeControl("move", 60)}, "a daily deal is private"),
        ({"seats": 4}, "a daily deal is for one person and 2 computer players 'greedy'"),
        ({"daily": "2026-11-20"}, "the deal of 2026-11-20 is not out yet"),
        ({"daily": "2026-11-11"}, "the deal of 2026-11-11 is too old"),
        ({"daily": ""}, "'' is not a date such as 2026-11-19"),
        ({"daily": "2026-02-30"}, "'2026-02-30' is not a date such as 2026-11-19"),
        ({"game": "uno-match"}, "there is no daily deal of uno-match: it is a series of games"),
    ],
)
def test_a_table_that_is_not_for_a_daily_deal_is_refused(changes: dict[str, Any], text: str) -> None:
    with pytest.raises(TischleinError, match=text):
        daily_deal(setup("uno", **changes), [OPPONENTS] * 2, NOON)


@pytest.mark.parametrize("bots", [[], [OPPONENTS], [OPPONENTS] * 3, ["expert", OPPONENTS], ["beginner"] * 2])
def test_other_opponents_are_refused(bots: list[str]) -> None:
    with pytest.raises(TischleinError, match="a daily deal is for one person and 2 computer players 'greedy'"):
        daily_deal(setup("uno"), bots, NOON)


def test_nothing_of_a_refused_table_is_stored(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        with pytest.raises(TischleinError, match="is not out yet"):
            await table_host.open_table(setup("uno", daily="2026-11-20"), opponents("uno"))
        assert table_host.counts()["tables"] == 0
        assert await table_host.store.lobby(10, None, 0) == []

    run_with_host(tmp_path, play, ahead=ahead())


@pytest.mark.parametrize("day", [f"2026-11-{number}" for number in range(12, 20)])
def test_deals_of_the_last_days_can_be_played(day: str) -> None:
    assert daily_deal(setup("uno", daily=day), opponents("uno"), NOON) == f"daily:{day}:uno"


def test_nobody_gets_help_or_hands_the_game_over(tmp_path: Path) -> None:
    commands: list[tuple[type[Any], list[Any]]] = [
        (messages.RequestHint, []),
        (messages.TakeBackMove, []),
        (messages.HandOver, ["expert"]),
        (messages.AddBot, [1, "beginner"]),
        (messages.ClearSeat, [1]),
        (messages.LeaveSeat, []),
    ]

    async def play(table_host: ClockedHost) -> None:
        table, client = await start(table_host, "uno")
        await play_on(table_host, table, client, 1)
        state = table_host.rooms[table].state
        await client.until(lambda: PERSON in state.asks)
        seq = state.seq
        for command, arguments in commands:
            assert (await client.ask(command, *arguments)).code == "daily", command
        assert state.seq == seq

    run_with_host(tmp_path, play, ahead=ahead())


def test_opponents_cannot_be_changed_before_the_deal(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table = await table_host.open_table(setup("uno"), opponents("uno"))
        client = await connect(table_host, table, [table_host.keys.host(table)], "Ada")
        assert (await client.ask(messages.ClearSeat, 1)).code == "daily"
        assert (await client.ask(messages.AddBot, 1, "beginner")).code == "daily"
        assert (await client.ask(messages.TakeSeat, 1)).code == "not-free"
        assert isinstance(await client.ask(messages.TakeSeat), messages.CommandDone)
        assert table_host.rooms[table].state.holders[PLAYER].name == "Ada"

    run_with_host(tmp_path, play, ahead=ahead())


def test_nobody_else_can_sit_down(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, _ = await start(table_host, "uno")
        other = await connect(table_host, table, [table_host.keys.invitation(table)], "Bob")
        for seat in (None, 0, 1):
            answer = await other.ask(messages.TakeSeat, seat)
            assert (answer.code, answer.text) == ("no-free-seat", "a daily deal is for one person")

    run_with_host(tmp_path, play, ahead=ahead())


def test_there_is_no_second_game_at_the_table(tmp_path: Path) -> None:
    game = brief()

    async def play(table_host: ClockedHost) -> None:
        table, client = await start(table_host, game)
        await play_on(table_host, table, client)
        answer = await client.ask(messages.StartGame)
        assert (answer.code, answer.text) == ("daily", "a daily deal is played once at a table")
        assert table_host.rooms[table].state.game_number == 1
        assert isinstance(await client.ask(messages.LeaveSeat), messages.CommandDone)

    run_with_host(tmp_path, play, ahead=ahead())
