"""The tables of a browser: the server's host on the browser's storage, without a browser."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from tests import daily_deals
from tests.browser_host.fakes import (
    ADA,
    FakeDatabase,
    FakePage,
    FakeThinker,
    QuotaError,
    open_browser,
    open_table,
    request,
    start,
)
from tests.registered import FIRSTS, brief
from tests.review.playing import TINY
from tischlein.browser.host import BrowserHost
from tischlein.browser.store import open_store
from tischlein.browser.thinker import MAX_STARTS, BrowserWorker, WorkerEnded
from tischlein.games.registry import games
from tischlein.puzzles.library import puzzle_games
from tischlein.review import Review, review
from tischlein.review.effort import EFFORTS
from tischlein.server import daily_policy, messages, puzzle_requests
from tischlein.server.bot_requests import position_of
from tischlein.server.store.base import StoreError
from tischlein.server.thinking import choose
from tischlein.table.daily import daily_seats
from tischlein.table.table import Table

SERVER_ONLY = ("litestar", "uvicorn", "sqlalchemy", "alembic", "prometheus_client", "websockets", "httptools")
MISSING_THERE = ("multiprocessing", "uvloop", "typer", "rich", "fluent", "prompt_toolkit", "psycopg", "numpy")


def run(play: Callable[[BrowserHost], Awaitable[None]], database: FakeDatabase | None = None) -> None:
    async def main() -> None:
        async with open_browser(database) as host:
            await play(host)

    asyncio.run(main())


def test_the_tables_of_a_browser_need_no_package_of_a_server() -> None:
    code = f"""
import sys
for name in {(*SERVER_ONLY, *MISSING_THERE)!r}:
    sys.modules[name] = None
import tischlein.browser.host
from tischlein.server import metrics
metrics.errors.labels("none").inc()
metrics.observe_commit(1, 0.1)
"""
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True)


@pytest.mark.parametrize("game", FIRSTS)
def test_a_game_is_played_recorded_and_replayed(game: str) -> None:
    async def play(host: BrowserHost) -> None:
        seats = max(3, games()[game].seats[0])
        opened = await open_table(host, game, seats)
        assert opened["id"].startswith("local-")
        page = await start(host, opened)
        view = await page.until(lambda: page.game if page.game and page.game.moves else None)
        assert isinstance(await page.ask(messages.MakeMove, view.moves[0].text), messages.CommandDone)
        await page.ask(messages.HandOver, "greedy")
        await page.until(page.is_over)
        key = opened["host"]
        status, body = await request(host, "GET", f"/api/tables/{opened['id']}/games", key=key)
        assert status == 200
        (finished,) = body["games"]
        status, record = await request(host, "GET", f"/api/tables/{opened['id']}/games/1/record", key=key)
        table = Table.replay(record)
        assert table.places == finished["places"]
        for viewer in ("none", *range(seats)):
            path = f"/api/tables/{opened['id']}/games/1/replay?viewer={viewer}"
            status, replay = await request(host, "GET", path, key=key)
            assert status == 200
            assert replay["news"]
        assert (await request(host, "GET", f"/api/tables/{opened['id']}/games/1/record"))[0] == 404

    run(play)


def test_a_game_goes_on_after_its_worker_was_killed() -> None:
    database = FakeDatabase()
    opened: dict[str, Any] = {}
    before: list[Any] = []

    async def begin(host: BrowserHost) -> None:
        opened.update(await open_table(host, brief(), 3))
        page = FakePage(host, opened["id"], opened["host"])
        taken = await page.ask(messages.TakeSeat, 0)
        opened["seat"] = taken.key
        await page.ask(messages.StartGame)
        view = await page.until(lambda: page.game if page.game and page.game.moves else None)
        await page.ask(messages.MakeMove, view.moves[0].text)

    async def go_on(host: BrowserHost) -> None:
        before.append(len(database.logs[opened["id"]]))
        page = FakePage(host, opened["id"], opened["seat"])
        welcome = await page.until(lambda: next((m for m in page.messages if isinstance(m, messages.Welcome)), None))
        assert welcome.you.seat == 0
        await page.play_to_the_end()
        assert len(database.logs[opened["id"]]) > before[0]
        assert len(database.finished) == 1

    run(begin, database)
    run(go_on, database)


def test_computer_players_go_on_by_themselves_after_their_worker_was_killed() -> None:
    """Nobody opens the table again: its job is in the database."""
    database = FakeDatabase()

    async def begin(host: BrowserHost) -> None:
        opened = await open_table(host, brief(), 2, pace=300, bots=["greedy", "greedy"])
        page = FakePage(host, opened["id"], opened["host"], None)
        assert isinstance(await page.ask(messages.StartGame), messages.CommandDone)

    async def watch(host: BrowserHost) -> None:
        table = next(iter(database.logs))
        length = len(database.logs[table])
        while len(database.logs[table]) < length + 2:
            await asyncio.sleep(0.05)

    run(begin, database)
    run(watch, database)


def test_a_full_disk_refuses_a_move_and_loses_nothing() -> None:
    database = FakeDatabase()

    async def play(host: BrowserHost) -> None:
        opened = await open_table(host, brief(), 2)
        page = await start(host, opened)
        view = await page.until(lambda: page.game if page.game and page.game.moves else None)
        log = list(database.logs[opened["id"]])
        database.fault = QuotaError("the disk is full")
        refused = await page.ask(messages.MakeMove, view.moves[0].text)
        assert isinstance(refused, messages.ErrorMessage)
        assert refused.code == "unavailable"
        assert database.logs[opened["id"]] == log
        assert (await request(host, "POST", "/api/tables", {"game": brief(), "seats": 2}))[0] == 503
        database.fault = None
        done = await page.ask(messages.MakeMove, view.moves[0].text)
        assert isinstance(done, messages.CommandDone)

    run(play, database)


def test_an_error_of_the_browser_keeps_its_name() -> None:
    async def main() -> None:
        database = FakeDatabase()
        store = await open_store(database)
        database.fault = QuotaError("the disk is full")
        with pytest.raises(StoreError) as caught:
            await store.check_writable()
        assert (caught.value.kind, caught.value.code) == ("full", "QuotaExceededError")
        assert store.has_failed
        database.fault = None
        await store.check_writable()
        assert not store.has_failed

    asyncio.run(main())


def test_a_thought_is_asked_for_again_if_its_worker_ended() -> None:
    async def main() -> None:
        thinker = FakeThinker()
        worker = BrowserWorker(thinker)
        table = Table(brief(), 2, "seed")
        position = position_of("t", 1, table, next(iter(table.waiting)))
        request = position.request(0, 0)
        thinker.deaths = MAX_STARTS - 1
        assert await worker.run(choose, request, "greedy", 1) in table.moves(position.seat)
        thinker.deaths = MAX_STARTS
        with pytest.raises(WorkerEnded):
            await worker.run(choose, request, "greedy", 1)

    asyncio.run(main())


def test_a_hint_comes_from_the_other_worker() -> None:
    async def play(host: BrowserHost) -> None:
        page = await start(host, await open_table(host, brief(), 2))
        await page.until(lambda: page.game and page.game.moves)
        hint = await page.ask(messages.RequestHint)
        assert hint.suggestions[0].reason

    run(play)


def test_a_name_is_normalised_and_known_to_the_table() -> None:
    async def play(host: BrowserHost) -> None:
        guest = msgspec.to_builtins(ADA)
        status, body = await request(host, "POST", "/api/guest", {"name": "  Ada   Lovelace "}, guest=guest)
        assert (status, body) == (200, {"name": "Ada Lovelace", "animal": "hare"})
        status, body = await request(host, "POST", "/api/guest", {"name": "\u202e"}, guest=guest)
        assert (status, body["code"]) == (422, "name-blank")
        assert await request(host, "GET", "/api/guest") == (200, {"name": None, "animal": None})

    run(play)


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/nowhere", None, 404),
        ("GET", "/api/tables/local-none", None, 404),
        ("GET", "/api/puzzles/chess", None, 404),
        ("GET", "/api/puzzles/uno/0", None, 404),
        ("POST", "/api/tables", {"game": "chess", "seats": 2}, 422),
        ("POST", "/api/tables", {"game": 7}, 400),
        ("POST", "/api/tables", None, 400),
        ("POST", "/api/records", {"record": {"format": "none"}}, 422),
        ("POST", "/api/records", {"format": "none"}, 400),
        ("GET", "/api/tables/local-none/games/1/replay?viewer=x", None, 400),
        ("GET", "/api/tables/local-none/games/1/review", None, 404),
        ("GET", "/api/tables/local-none/games/1/review?effort=deep", None, 400),
    ],
)
def test_a_bad_request_gets_a_sentence(method: str, path: str, body: Any, status: int) -> None:
    async def play(host: BrowserHost) -> None:
        found, problem = await request(host, method, path, body)
        assert found == status
        assert problem["code"]
        assert problem["text"]

    run(play)


def finished_record(seed: str = "seed") -> dict[str, Any]:
    table = Table(brief(), 2, seed)
    while not table.over:
        seat = next(seat for seat, ask in table.waiting.items() if ask.must)
        table.play(seat, table.moves(seat)[0])
    return table.record()


def test_a_record_from_elsewhere_becomes_a_game_that_can_be_replayed() -> None:
    async def play(host: BrowserHost) -> None:
        record = finished_record()
        status, body = await request(host, "POST", "/api/records", {"record": record})
        assert status == 200
        finished = body["game"]
        assert finished["table"].startswith("local-")
        assert finished["places"] == record["result"]["places"]
        path = f"/api/tables/{finished['table']}/games/1"
        status, replay = await request(host, "GET", f"{path}/replay?viewer=0")
        assert status == 200
        assert len(replay["news"]) > len(record["moves"])
        status, again = await request(host, "GET", f"{path}/record")
        assert [move[:2] for move in again["moves"]] == [move[:2] for move in record["moves"]]
        assert again["result"] == record["result"]

    run(play)


def test_a_game_is_reviewed_by_the_other_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EFFORTS, "quick", TINY)
    database = FakeDatabase()

    async def play(host: BrowserHost) -> None:
        record = finished_record()
        _, body = await request(host, "POST", "/api/records", {"record": record})
        path = f"/api/tables/{body['game']['table']}/games/1"
        state: dict[str, Any] = {"progress": 0}
        while state["progress"] < 1:
            status, state = await request(host, "GET", f"{path}/review?effort=quick")
            assert status == 200
            await asyncio.sleep(0)
        _, same = await request(host, "GET", f"{path}/record")
        assert msgspec.convert(state["review"], Review) == review(same, "quick")

    async def look(host: BrowserHost) -> None:
        _, archive = await request(host, "GET", "/api/archive")
        (game,) = archive["games"]
        assert game["review"]["effort"] == "quick"
        assert len(game["review"]["seats"]) == 2

    run(play, database)
    run(look, database)


def test_a_record_that_was_changed_or_is_not_over_is_refused() -> None:
    async def play(host: BrowserHost) -> None:
        changed = finished_record()
        changed["seed"] = "another"
        running = Table(brief(), 2, "seed").record()
        for record in (changed, running):
            status, problem = await request(host, "POST", "/api/records", {"record": record})
            assert status == 422
            assert problem["text"]

    run(play)


def test_a_flood_of_messages_is_refused() -> None:
    async def play(host: BrowserHost) -> None:
        page = await start(host, await open_table(host, brief(), 2))
        for number in range(400):
            page.socket.receive_text(f'{{"type":"ping","id":"{number}"}}')
        await page.until(lambda: any(getattr(one, "code", "") == "too-fast" for one in page.messages))

    run(play)


@pytest.mark.parametrize("game", puzzle_games())
def test_puzzles_are_the_same_as_those_of_a_server(game: str) -> None:
    async def play(host: BrowserHost) -> None:
        status, listed = await request(host, "GET", "/api/puzzles")
        assert status == 200
        count = next(entry["count"] for entry in listed["puzzles"] if entry["game"] == game)
        status, puzzles = await request(host, "GET", f"/api/puzzles/{game}")
        assert (status, len(puzzles["puzzles"])) == (200, count)
        status, puzzle = await request(host, "GET", f"/api/puzzles/{game}/{count}")
        assert status == 200
        assert puzzle == msgspec.json.decode(puzzle_requests.read_puzzle(game, count).content)
        assert (await request(host, "GET", f"/api/puzzles/{game}/{count + 1}"))[0] == 404

    run(play)


def test_a_daily_deal_takes_the_same_course_as_on_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_policy, "today", lambda _: daily_deals.DAY)
    game = brief()

    async def play(host: BrowserHost) -> None:
        day = daily_deals.DAY.isoformat()
        opened = await open_table(host, game, daily_seats(game), daily=day)
        page = await start(host, opened)
        table = daily_deals.deal(game)
        for seat, move in daily_deals.play(game):
            if seat == daily_deals.PERSON:
                await page.until(lambda: page.game and page.game.moves)
                assert isinstance(await page.ask(messages.MakeMove, move), messages.CommandDone)
            table.play(seat, move)
        await page.until(page.is_over)
        _, record = await request(host, "GET", f"/api/tables/{opened['id']}/games/1/record", key=opened["host"])
        assert Table.replay(record).log == table.log
        assert (await page.ask(messages.StartGame)).code == "daily"
        late = {"game": game, "seats": 3, "bots": ["greedy"] * 2, "daily": "2026-11-20"}
        status, body = await request(host, "POST", "/api/tables", late)
        assert (status, body["text"]) == (422, "the deal of 2026-11-20 is not out yet: in UTC, today is 2026-11-19")

    run(play)
