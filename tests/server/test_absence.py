"""A table does not hang on a person: absence, stand-ins, removal, pause and take-back, with a real host and bots."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from tests.server.in_process import Client, ClockedHost, connect, open_host, open_table_with, run_with_host, sit
from tischlein.server import messages
from tischlein.server.seat_holders import PATIENCE


def news_of(client: Client, kind: str) -> list[messages.News]:
    return [frame for frame in client.frames if isinstance(frame, messages.News) and frame.kind == kind]


def has_news(client: Client, kind: str, count: int = 1) -> bool:
    return len(news_of(client, kind)) >= count


def key_of(client: Client) -> str:
    return next(frame.key for frame in client.frames if isinstance(frame, messages.CommandDone) and frame.key)


def absences(client: Client) -> list[messages.Presence]:
    return [frame for frame in client.frames if isinstance(frame, messages.Presence) and not frame.connected]


async def start(table_host: ClockedHost, *names: str, bots: int = 0, **setup: object) -> tuple[str, list[Client]]:
    table, clients = await open_table_with(table_host, *names, bots=bots, **setup)
    assert isinstance(await clients[0].ask(messages.StartGame), messages.CommandDone)
    return table, clients


def test_an_absent_player_is_replaced_by_any_other_and_comes_back(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, (ann, bo, cy) = await start(table_host, "Ann", "Bo", "Cy")
        key = key_of(cy)
        cy.hang_up()
        await ann.until(lambda: absences(ann))
        gone = absences(ann)[0]
        assert (gone.seat, abs(gone.since - table_host.now()) < 60_000) == (2, True)
        assert (await bo.ask(messages.AddBot, 2)).code == "not-away"
        table_host.ahead = PATIENCE + 1
        late = await connect(table_host, table, [table_host.keys.invitation(table)])
        assert late.frames[0].absent == [messages.AbsentSeat(2, gone.since, True)]
        assert isinstance(await bo.ask(messages.AddBot, 2, "greedy"), messages.CommandDone)
        await ann.until(partial(has_news, ann, "handed-over"))
        status = news_of(ann, "handed-over")[0].status
        assert isinstance(status, messages.TableStatus)
        assert (status.seats[2].away, status.seats[2].reason) == (True, "others")
        back = await connect(table_host, table, [key], "Cy")
        assert back.frames[0].you.seat == 2
        assert isinstance(await back.ask(messages.TakeOver), messages.CommandDone)
        assert not table_host.rooms[table].state.holders[2].away

    run_with_host(tmp_path, play)


def test_a_removed_player_is_sent_away_and_the_key_opens_nothing(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, (ann, bo) = await start(table_host, "Ann", "Bo", bots=1)
        host = await connect(table_host, table, [table_host.keys.host(table)])
        key = key_of(bo)
        assert (await ann.ask(messages.ClearSeat, 1)).code == "not-host"
        assert isinstance(await host.ask(messages.ClearSeat, 1), messages.CommandDone)
        await bo.until(lambda: bo.closed)
        assert (bo.frames[-1].code, bo.frames[-1].fatal) == ("no-seat", True)
        await ann.until(partial(has_news, ann, "seat-cleared"))
        assert news_of(ann, "seat-cleared")[0].facts == {"reason": "removed"}
        refused = await connect(table_host, table, [key], "Bo")
        assert refused.frames[0].code == "no-table"

    run_with_host(tmp_path, play)


def test_after_a_restart_absence_is_known_from_then_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_host(tmp_path) as table_host:
            table, _ = await start(table_host, "Ann", "Bo")
        async with open_host(tmp_path) as table_host:
            guest = await connect(table_host, table, [table_host.keys.invitation(table)])
            absent = guest.frames[0].absent
            assert [(one.seat, one.exact) for one in absent] == [(0, False), (1, False)]
            assert all(abs(one.since - table_host.now()) < 60_000 for one in absent)

    asyncio.run(play())


def test_a_pause_holds_computer_players_through_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_host(tmp_path) as table_host:
            table, (ann,) = await open_table_with(table_host, "Ann", bots=2, pace=10_000)
            key = key_of(ann)
            await ann.ask(messages.StartGame)
            assert isinstance(await ann.ask(messages.HandOver, "greedy"), messages.CommandDone)
            assert isinstance(await ann.ask(messages.PauseGame), messages.CommandDone)
            assert isinstance(await ann.ask(messages.SetPace, 0), messages.CommandDone)
            moves = len(news_of(ann, "move-made"))
        async with open_host(tmp_path) as table_host:
            again = await connect(table_host, table, [key], "Ann")
            await again.wait_for(messages.Snapshot)
            room = table_host.rooms[table]
            assert room.state.pause is not None
            assert (room.next_due(), len(room.state.game.log) if room.state.game else -1) == (None, moves)
            assert isinstance(await again.ask(messages.ResumeGame), messages.CommandDone)
            await again.until(partial(has_news, again, "move-made", 3))

    asyncio.run(play())


def test_computer_players_play_on_from_before_a_move_that_was_taken_back(tmp_path: Path) -> None:
    """The worker has played along with the move that is undone, and must forget it."""

    async def play(table_host: ClockedHost) -> None:
        table, (ann,) = await open_table_with(table_host, "Ann", bots=2, pace=0)
        await ann.ask(messages.StartGame)
        room = table_host.rooms[table]
        taken = 0
        for _ in range(400):
            await ann.until(lambda: has_turn(ann) or has_news(ann, "game-ended"))
            if has_news(ann, "game-ended"):
                break
            plain = [move.text for move in ann.view.moves if len(move.text) == 2 and move.text[1].isdigit()]
            await ann.ask(messages.SetPace, 10_000 if plain and taken < 3 else 0)
            done = await ann.ask(messages.MakeMove, plain[0] if plain else ann.view.moves[0].text)
            assert isinstance(done, messages.CommandDone)
            if plain and taken < 3:
                reply = await ann.ask(messages.TakeBackMove)
                if isinstance(reply, messages.CommandDone):
                    taken += 1
                    await ann.until(partial(has_news, ann, "move-taken-back", taken))
                await ann.ask(messages.SetPace, 0)
        assert has_news(ann, "game-ended")
        assert taken == 3
        assert room.state.game is not None

    run_with_host(tmp_path, play)


def has_turn(client: Client) -> bool:
    return bool(client.view and client.view.moves and any(ask.must and ask.seat == 0 for ask in client.view.waiting))


def test_newcomers_take_the_places_of_computer_players_in_a_gathering(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, _ = await open_table_with(table_host, "Ann", bots=3)
        await sit(table_host, table, "Bo")
        holders = table_host.rooms[table].state.holders
        assert [(holder.kind, holder.name) for holder in holders[:2]] == [("person", "Ann"), ("person", "Bo")]
        assert [holder.kind for holder in holders[2:]] == ["bot", "bot"]
        summary = await table_host.store.summary(table)
        assert summary is not None
        assert (summary.taken, summary.people) == (2, ["Ann", "Bo"])

    run_with_host(tmp_path, play)
