"""Clocks, windows and delays as clients see them: the times in the frames, and their order."""

from __future__ import annotations

import asyncio

import pytest

from tests.registered import brief, simultaneous
from tests.server.live.client import Answer, Client, LiveTable, run
from tests.server.live.expected_frames import ExpectedFrames
from tests.server.live.process import Server
from tischlein.server.log_events import MoveMade
from tischlein.server.seat_holders import STAND_IN

WINDOW = 1_500


def test_an_idle_player_is_warned_then_replaced_and_returns(server: Server) -> None:
    async def play() -> tuple[Client, Client]:
        clock = {"each": "move", "seconds": 2}
        async with await LiveTable.gather([server.port], 2, game=brief(), clock=clock, pace=500) as live:
            await live.start()
            sleeper = next(client for client in live.people if client.must_move())
            other = next(client for client in live.people if client is not sleeper)
            playing = asyncio.ensure_future(other.play())
            await other.until(lambda: any(answer.get("bot_level") for answer in other.received("move-made")))
            assert (await sleeper.ask("make-move", move="x"))["code"] == "not-now", "a computer player plays"
            assert (await sleeper.ask("take-over"))["type"] == "command-done"
            await sleeper.play()
            await playing
            return sleeper, other

    sleeper, other = run(play())
    for client in (sleeper, other):
        (started,), away = client.received("game-started"), client.received("handed-over")[0]
        warning = client.received("clock-warning")[0]
        assert (warning["seat"], away["seat"]) == (sleeper.seat, sleeper.seat)
        assert 0 <= warning["left"] <= 1_000
        assert client.answers.index(started) < client.answers.index(warning) < client.answers.index(away)
        assert away["facts"] == {"level": STAND_IN, "reason": "clock"}
        assert away["at"] >= started["at"] + 2_000
        assert started["clocks"][sleeper.seat]["until"] <= away["at"]
        assert away["clocks"][sleeper.seat]["until"] is None
        assert away["status"]["seats"][sleeper.seat]["away"]
        about_sleeper = [news for news in client.received("news") if news.get("seat") == sleeper.seat]
        kinds = [
            (news["kind"], news.get("bot_level"))
            for news in about_sleeper
            if news["kind"] in ("handed-over", "move-made", "taken-over")
        ]
        back = kinds.index(("taken-over", None))
        assert kinds[0] == ("handed-over", None)
        assert set(kinds[1:back]) == {("move-made", STAND_IN)}
        assert kinds[back + 1] in (("move-made", None), ("handed-over", None)), (
            "the person plays again, unless late again"
        )


def test_an_absent_person_never_blocks_the_table(server: Server) -> None:
    """The only person at a table disconnects; the game continues to its end."""

    async def play() -> str:
        clock = {"each": "move", "seconds": 1}
        async with await LiveTable.gather([server.port], 1, game=brief(), bots=["random"], clock=clock) as live:
            await live.start()
        async with live.spectator() as outside:
            await outside.until(lambda: outside.phase == "over")
        return live.table.id

    table = run(play())
    moved = [entry for entry in server.read_log(table) if isinstance(entry.event, MoveMade)]
    assert all(isinstance(entry.event, MoveMade) and entry.event.level for entry in moved)


# --- an open window


async def play_until_window(live: LiveTable) -> Answer:
    """Play without calling until a window is open, and return the news that opened it."""
    while True:
        await live.settle()
        if live.people[0].phase == "over":
            await live.start()
            continue
        news = [answer for answer in live.people[0].answers if answer["type"] == "news"][-1]
        forgot = [ask["seat"] for ask in live.people[0].waiting if ask["what"] == "uno"]
        if any(client.seat in forgot for client in live.people):
            return news
        mover = next((client for client in live.people if client.must_move()), None)
        if mover is None:  # a computer player's turn
            seq = live.people[0].seq
            await live.people[0].until(lambda seq=seq: live.people[0].seq > seq)  # type: ignore[misc]
            continue
        silent = [move for move in mover.moves if not move.endswith("!") and move not in ("draw", "keep", "catch")]
        answer = await mover.ask("make-move", move=mover.rng.choice(silent or mover.moves))
        assert answer["type"] == "command-done", answer
        await mover.until(lambda mover=mover, answer=answer: mover.seq >= answer["seq"])  # type: ignore[misc]


def plain_move(client: Client) -> str:
    return next(move for move in client.moves if move not in ("catch", "uno"))


def test_a_catch_comes_before_a_move_that_is_held(server: Server) -> None:
    async def play() -> None:
        async with await LiveTable.gather([server.port], 3, window=10_000, seed=5) as live:
            await live.start()
            opening = await play_until_window(live)
            following = next(client for client in live.people if client.must_move())
            (catcher,) = [c for c in live.people if c is not following and "catch" in c.moves]
            held = asyncio.ensure_future(following.ask("make-move", move=plain_move(following)))
            assert (await following.ask("check-move", move=plain_move(following)))["type"] == "move-allowed"
            assert not held.done()
            assert server.read_log(live.table.id)[-1].seq == opening["seq"], "the move is held"
            caught = await catcher.ask("make-move", move="catch")
            assert (caught["type"], caught["seq"]) == ("command-done", opening["seq"] + 1)
            later = await held
            assert later["type"] == "move-refused" or later["seq"] == caught["seq"] + 1

    run(play())


def test_a_held_move_goes_through_when_nobody_reacts(server: Server) -> None:
    async def play() -> None:
        async with await LiveTable.gather([server.port], 3, window=WINDOW, seed=8) as live:
            await live.start()
            opening = await play_until_window(live)
            following = next(client for client in live.people if client.must_move())
            done = await following.ask("make-move", move=plain_move(following))
            assert (done["type"], done["seq"]) == ("command-done", opening["seq"] + 1)
            await live.settle()
            entry = server.read_log(live.table.id)[done["seq"] - 1]
            assert entry.at >= opening["at"] + WINDOW

    run(play())


def test_computer_players_use_a_window_last(server: Server) -> None:
    async def play() -> None:
        async with await LiveTable.gather([server.port], 2, bots=["greedy"], window=WINDOW, seed=2) as live:
            await live.start()
            opening = await play_until_window(live)
            watcher = live.people[0]
            await watcher.until(lambda: watcher.seq > opening["seq"])
            entry = server.read_log(live.table.id)[opening["seq"]]
            assert entry.seat == 2
            assert isinstance(entry.event, MoveMade)
            assert (entry.event.move, entry.event.level) == ("catch", "greedy")
            assert entry.at >= opening["at"] + WINDOW, "people go first"

    run(play())


# --- spectators


@pytest.mark.parametrize("game", ["uno", *simultaneous()[:1]])
def test_a_spectator_sees_everything_late(server: Server, game: str) -> None:
    delay = 1

    async def play() -> tuple[str, Client, Client]:
        seen = LiveTable.gather([server.port], 2, game=game, spectators=True, delay=delay)
        async with await seen as live, live.spectator() as early:
            await live.start()
            await live.play(lambda: live.people[0].seq > 30)
            await live.settle()
            async with live.spectator() as late:
                seq = (await live.people[0].ask("send-chat", text="You have seen nothing yet."))["seq"]
                for spectator in (early, late):
                    await spectator.until(lambda spectator=spectator: seq in spectator.news)  # type: ignore[misc]
                return live.table.id, early, late

    table, early, late = run(play())
    entries = server.read_log(table)
    expected = ExpectedFrames(server.keys, entries, [None])
    for spectator in (early, late):
        seqs = []
        for raw, answer, arrived in zip(spectator.frames, spectator.answers, spectator.arrived, strict=True):
            frames = {"news": expected.news, "snapshot": expected.snapshots}.get(answer["type"])
            if frames is not None:
                assert raw == frames[None, answer["seq"]]
                opened = answer["seq"] == 1  # all clients may know at once that the table exists
                assert opened or entries[answer["seq"] - 1].at + 1_000 * delay <= arrived
                seqs.append(answer["seq"])
        assert seqs == list(range(seqs[0], seqs[-1] + 1))
