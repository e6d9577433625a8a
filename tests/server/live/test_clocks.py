"""Clocks, windows and delays as clients see them. What is asserted are the times and the order that frames tell."""

from __future__ import annotations

import asyncio

import pytest

from tests.registered import brief, simultaneous
from tests.server.live.client import Answer, Client, Party, run
from tests.server.live.process import Server
from tests.server.live.retelling import Retold
from tischlein.server.log_events import MoveMade
from tischlein.server.table_state import STAND_IN

WINDOW = 1_500


def test_who_does_not_move_is_warned_then_played_for_and_comes_back(server: Server) -> None:
    async def play() -> tuple[Client, Client]:
        clock = {"each": "move", "seconds": 2}
        async with await Party.gather([server.port], 2, game=brief(), clock=clock, pace=500) as party:
            await party.start()
            sleeper = next(client for client in party.people if client.musts())
            other = next(client for client in party.people if client is not sleeper)
            playing = asyncio.ensure_future(other.play())
            await other.until(lambda: any(answer.get("bot_level") for answer in other.told("move-made")))
            assert (await sleeper.ask("make-move", move="x"))["code"] == "not-now", "somebody else plays"
            assert (await sleeper.ask("take-over"))["type"] == "command-done"
            await sleeper.play()
            await playing
            return sleeper, other

    sleeper, other = run(play())
    for client in (sleeper, other):
        (started,), away = client.told("game-started"), client.told("handed-over")[0]
        hurry = client.told("clock-warning")[0]
        assert (hurry["seat"], away["seat"]) == (sleeper.seat, sleeper.seat)
        assert 0 <= hurry["left"] <= 1_000
        assert client.answers.index(started) < client.answers.index(hurry) < client.answers.index(away)
        assert away["facts"] == {"level": STAND_IN, "reason": "clock"}
        assert away["at"] >= started["at"] + 2_000
        assert started["clocks"][sleeper.seat]["until"] <= away["at"]
        assert away["clocks"][sleeper.seat]["until"] is None
        assert away["status"]["seats"][sleeper.seat]["away"]
        told = [news for news in client.told("news") if news.get("seat") == sleeper.seat]
        kinds = [
            (news["kind"], news.get("bot_level"))
            for news in told
            if news["kind"] in ("handed-over", "move-made", "taken-over")
        ]
        back = kinds.index(("taken-over", None))
        assert kinds[0] == ("handed-over", None)
        assert set(kinds[1:back]) == {("move-made", STAND_IN)}
        assert kinds[back + 1] in (("move-made", None), ("handed-over", None)), (
            "the person plays again, unless late again"
        )


def test_an_absent_person_never_blocks_the_table(server: Server) -> None:
    """The only person of a table goes away and says nothing; the game goes on to its end."""

    async def play() -> str:
        clock = {"each": "move", "seconds": 1}
        async with await Party.gather([server.port], 1, game=brief(), bots=["random"], clock=clock) as party:
            await party.start()
        async with party.spectator() as outside:
            await outside.until(lambda: outside.phase == "over")
        return party.table.id

    table = run(play())
    moved = [entry for entry in server.lines(table) if isinstance(entry.event, MoveMade)]
    assert all(isinstance(entry.event, MoveMade) and entry.event.level for entry in moved)


# --- an open window


async def until_forgotten(party: Party) -> Answer:
    """Play without ever calling, until a window stands open; the line that opened it."""
    while True:
        await party.settle()
        if party.people[0].phase == "over":
            await party.start()
            continue
        news = [answer for answer in party.people[0].answers if answer["type"] == "news"][-1]
        forgot = [ask["seat"] for ask in party.people[0].waiting if ask["what"] == "uno"]
        if any(client.seat in forgot for client in party.people):
            return news
        mover = next((client for client in party.people if client.musts()), None)
        if mover is None:  # a computer player's turn
            seq = party.people[0].seq
            await party.people[0].until(lambda seq=seq: party.people[0].seq > seq)  # type: ignore[misc]
            continue
        silent = [move for move in mover.moves if not move.endswith("!") and move not in ("draw", "keep", "catch")]
        answer = await mover.ask("make-move", move=mover.rng.choice(silent or mover.moves))
        assert answer["type"] == "command-done", answer
        await mover.until(lambda mover=mover, answer=answer: mover.seq >= answer["seq"])  # type: ignore[misc]


def plain_move(client: Client) -> str:
    return next(move for move in client.moves if move not in ("catch", "uno"))


def test_to_catch_comes_before_a_move_that_is_held(server: Server) -> None:
    async def play() -> None:
        async with await Party.gather([server.port], 3, window=10_000, seed=5) as party:
            await party.start()
            opening = await until_forgotten(party)
            following = next(client for client in party.people if client.musts())
            (catcher,) = [c for c in party.people if c is not following and "catch" in c.moves]
            held = asyncio.ensure_future(following.ask("make-move", move=plain_move(following)))
            assert (await following.ask("check-move", move=plain_move(following)))["type"] == "move-allowed"
            assert not held.done()
            assert server.lines(party.table.id)[-1].seq == opening["seq"], "the move is held"
            caught = await catcher.ask("make-move", move="catch")
            assert (caught["type"], caught["seq"]) == ("command-done", opening["seq"] + 1)
            later = await held
            assert later["type"] == "move-refused" or later["seq"] == caught["seq"] + 1

    run(play())


def test_a_held_move_goes_through_when_nobody_reacts(server: Server) -> None:
    async def play() -> None:
        async with await Party.gather([server.port], 3, window=WINDOW, seed=8) as party:
            await party.start()
            opening = await until_forgotten(party)
            following = next(client for client in party.people if client.musts())
            done = await following.ask("make-move", move=plain_move(following))
            assert (done["type"], done["seq"]) == ("command-done", opening["seq"] + 1)
            await party.settle()
            line = server.lines(party.table.id)[done["seq"] - 1]
            assert line.at >= opening["at"] + WINDOW

    run(play())


def test_computer_players_use_a_window_last(server: Server) -> None:
    async def play() -> None:
        async with await Party.gather([server.port], 2, bots=["greedy"], window=WINDOW, seed=2) as party:
            await party.start()
            opening = await until_forgotten(party)
            watcher = party.people[0]
            await watcher.until(lambda: watcher.seq > opening["seq"])
            line = server.lines(party.table.id)[opening["seq"]]
            assert line.seat == 2
            assert isinstance(line.event, MoveMade)
            assert (line.event.move, line.event.level) == ("catch", "greedy")
            assert line.at >= opening["at"] + WINDOW, "people had their time"

    run(play())


# --- looking on


@pytest.mark.parametrize("game", ["uno", *simultaneous()[:1]])
def test_a_spectator_sees_everything_late(server: Server, game: str) -> None:
    delay = 1

    async def play() -> tuple[str, Client, Client]:
        seen = Party.gather([server.port], 2, game=game, spectators=True, delay=delay)
        async with await seen as party, party.spectator() as early:
            await party.start()
            await party.play(lambda: party.people[0].seq > 30)
            await party.settle()
            async with party.spectator() as late:
                said = (await party.people[0].ask("send-chat", text="You have seen nothing yet."))["seq"]
                for spectator in (early, late):
                    await spectator.until(lambda spectator=spectator: said in spectator.lines)  # type: ignore[misc]
                return party.table.id, early, late

    table, early, late = run(play())
    entries = server.lines(table)
    retold = Retold(server.keys, entries, [None])
    for spectator in (early, late):
        seqs = []
        for raw, answer, arrived in zip(spectator.heard, spectator.answers, spectator.arrived, strict=True):
            told = {"news": retold.news, "snapshot": retold.snapshots}.get(answer["type"])
            if told is not None:
                assert raw == told[None, answer["seq"]]
                opened = answer["seq"] == 1  # that there is a table, everybody may know at once
                assert opened or entries[answer["seq"] - 1].at + 1_000 * delay <= arrived
                seqs.append(answer["seq"])
        assert seqs == list(range(seqs[0], seqs[-1] + 1))
