"""A client that reconnects gets the news it missed, or a snapshot."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest

from tests.registered import SERIES, SINGLE
from tests.server.live.client import Client, LiveTable, run
from tests.server.live.expected_frames import ExpectedFrames, check_received
from tests.server.live.process import Server
from tischlein import Table
from tischlein.core.scene import Scene
from tischlein.server.feed import MAX_RECENT, OUTSIDE
from tischlein.server.log_events import GameStarted, LogEntry
from tischlein.server.table_state import fold
from tischlein.testing.contracts import scene_facts, view_facts


async def reconnect(client: Client, since: int) -> list[str]:
    """Reconnect a client that saw the log up to an entry, and return the frames it gets; nobody moves meanwhile."""
    newest = client.seq
    client.seq, before = since, len(client.frames)
    client.connect()
    await client.until(lambda: len(client.frames) > before and (client.seq == newest))
    await client.disconnect()
    return [raw for raw in client.frames[before:] if json.loads(raw)["type"] in ("news", "snapshot")]


@pytest.mark.parametrize("game", SINGLE)
def test_a_returning_client_is_sent_what_it_missed(server: Server, game: str) -> None:
    async def play() -> None:
        async with await LiveTable.gather([server.port], 3, game=game, seed=3) as live:
            stayed = live.people[0]
            newest = 0
            while newest < MAX_RECENT + 10:
                await live.start()
                await live.play(lambda: any(client.seq >= MAX_RECENT + 10 for client in live.people))
                newest = await live.settle()
            missed = sorted({0, 1, MAX_RECENT, MAX_RECENT + 1, *stayed.rng.sample(range(MAX_RECENT + 5), 4)})
            for count in missed:
                again = Client([server.port], stayed.table, stayed.keys)
                again.seq = newest
                frames = await reconnect(again, newest - count)
                if count <= MAX_RECENT:
                    assert frames == [stayed.news[newest - count + 1 + offset] for offset in range(count)]
                else:
                    assert len(frames) == 1
                    check_snapshot(json.loads(frames[0]), stayed, server.read_log(stayed.table), server)

    run(play())


def check_snapshot(snapshot: dict[str, Any], stayed: Client, entries: list[LogEntry], server: Server) -> None:
    """Check that a snapshot agrees with the scene folded from all earlier news, and with the log."""
    assert snapshot["type"] == "snapshot"
    dealt = max(entry.seq for entry in entries if isinstance(entry.event, GameStarted))
    scene = Scene(stayed.seat)
    for event in deal_events(server, entries[:dealt], stayed.seat):
        scene.fold(event)
    for seq in range(dealt + 1, snapshot["seq"] + 1):
        for event in json.loads(stayed.news[seq]).get("events", []):
            again = scene.fold({**event, "shifts": [dict(shift) for shift in event.get("shifts", [])]})
            assert again.get("shifts", []) == event.get("shifts", []), "each viewer numbers the cards itself"
    view = snapshot["view"]
    assert scene_facts(scene) == view_facts(view)
    assert all(scene.ids(name, zone["cards"]) == zone["ids"] for name, zone in view["zones"].items())
    whole = fold(server.keys, entries[: snapshot["seq"]]).game
    assert whole is not None
    assert stayed.seat is not None
    rest = {"moves": whole.parts(stayed.seat), "look": json.loads(whole.look())}
    assert view == whole.view(stayed.seat) | rest


def deal_events(server: Server, entries: list[LogEntry], seat: int | None) -> Iterable[dict[str, Any]]:
    """Return the events that a seat saw of the deal, of which the first frame has only the resulting view."""
    state = fold(server.keys, entries)
    assert state.game is not None
    game = state.game
    return Table(game.info.id, game.seats, game.seed, game.options).events(seat)


@pytest.mark.parametrize("game", [*SINGLE, *SERIES[:1]])
def test_the_socket_sends_what_the_feed_shows(server: Server, game: str) -> None:
    """Compare all frames about the game, for each seat and a spectator, byte for byte."""

    async def play() -> tuple[LiveTable, Client]:
        seen = LiveTable.gather([server.port], 3, game=game, spectators=True)
        async with await seen as live, live.spectator() as spectator:
            await live.start()
            await live.play(lambda: live.people[0].seq > 120)
            await live.settle(spectator)
            return live, spectator

    live, spectator = run(play())
    expected = ExpectedFrames(server.keys, server.read_log(live.table.id), [0, 1, 2, None])
    for seat, client in enumerate(live.people):
        check_received(expected, client, None, seat)
    check_received(expected, spectator, None, None)


def test_an_outsider_learns_who_plays_and_no_more(server: Server) -> None:
    async def play() -> tuple[LiveTable, Client]:
        async with await LiveTable.gather([server.port], 2, game="uno") as live, live.spectator() as outside:
            await live.start()
            await live.play()
            await outside.until(lambda: outside.phase == "over")
            return live, outside

    live, outside = run(play())
    expected = ExpectedFrames(server.keys, server.read_log(live.table.id), [OUTSIDE])
    check_received(expected, outside, OUTSIDE, OUTSIDE)
    for answer in outside.answers:
        if answer.get("kind") in ("move-made", "game-started"):
            assert set(answer) <= {"type", "seq", "at", "kind", "seat", "status"}
