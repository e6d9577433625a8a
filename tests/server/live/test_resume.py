"""Whoever comes back is where it would be had it stayed: by the news that it missed, or by a snapshot."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest

from tests.registered import SERIES, SINGLE
from tests.server.live.client import Client, Party, run
from tests.server.live.process import Server
from tests.server.live.retelling import Retold, check_told
from tischlein import Table
from tischlein.core.scene import Scene
from tischlein.server.feed import MAX_RECENT, OUTSIDE
from tischlein.server.log_events import GameStarted, LogEntry
from tischlein.server.table_state import fold
from tischlein.testing.contracts import scene_facts, view_facts


async def come_back(client: Client, since: int) -> list[str]:
    """What somebody is sent who saw everything up to a line; nobody moves meanwhile."""
    newest = client.seq
    client.seq, before = since, len(client.heard)
    client.come()
    await client.until(lambda: len(client.heard) > before and (client.seq == newest))
    await client.go()
    return [raw for raw in client.heard[before:] if json.loads(raw)["type"] in ("news", "snapshot")]


@pytest.mark.parametrize("game", SINGLE)
def test_who_comes_back_is_sent_what_it_missed(server: Server, game: str) -> None:
    async def play() -> None:
        async with await Party.gather([server.port], 3, game=game, seed=3) as party:
            stayed = party.people[0]
            newest = 0
            while newest < MAX_RECENT + 10:
                await party.start()
                await party.play(lambda: any(client.seq >= MAX_RECENT + 10 for client in party.people))
                newest = await party.settle()
            missed = sorted({0, 1, MAX_RECENT, MAX_RECENT + 1, *stayed.rng.sample(range(MAX_RECENT + 5), 4)})
            for count in missed:
                again = Client([server.port], stayed.table, stayed.keys)
                again.seq = newest
                frames = await come_back(again, newest - count)
                if count <= MAX_RECENT:
                    assert frames == [stayed.lines[newest - count + 1 + place] for place in range(count)]
                else:
                    assert len(frames) == 1
                    check_snapshot(json.loads(frames[0]), stayed, server.lines(stayed.table), server)

    run(play())


def check_snapshot(snapshot: dict[str, Any], stayed: Client, entries: list[LogEntry], server: Server) -> None:
    """It says the same as all news until then: by the scene that they make, and by the log."""
    assert snapshot["type"] == "snapshot"
    dealt = max(entry.seq for entry in entries if isinstance(entry.event, GameStarted))
    scene = Scene(stayed.seat)
    for event in dealing(server, entries[:dealt], stayed.seat):
        scene.fold(event)
    for seq in range(dealt + 1, snapshot["seq"] + 1):
        for event in json.loads(stayed.lines[seq]).get("events", []):
            again = scene.fold({**event, "shifts": [dict(shift) for shift in event.get("shifts", [])]})
            assert again.get("shifts", []) == event.get("shifts", []), "handles are the viewer's own counting"
    view = snapshot["view"]
    assert scene_facts(scene) == view_facts(view)
    assert all(scene.ids(name, zone["cards"]) == zone["ids"] for name, zone in view["zones"].items())
    whole = fold(server.keys, entries[: snapshot["seq"]]).game
    assert whole is not None
    assert stayed.seat is not None
    told = {"moves": whole.parts(stayed.seat), "look": json.loads(whole.look())}
    assert view == whole.view(stayed.seat) | told


def dealing(server: Server, entries: list[LogEntry], seat: int | None) -> Iterable[dict[str, Any]]:
    """What a seat saw of the deal, which the frame of the beginning holds as a view."""
    state = fold(server.keys, entries)
    assert state.game is not None
    game = state.game
    return Table(game.info.id, game.seats, game.seed, game.options).events(seat)


@pytest.mark.parametrize("game", [*SINGLE, *SERIES[:1]])
def test_the_socket_sends_what_the_stage_shows(server: Server, game: str) -> None:
    """Every frame about the game, to every seat and to a spectator, byte for byte."""

    async def play() -> tuple[Party, Client]:
        seen = Party.gather([server.port], 3, game=game, spectators=True)
        async with await seen as party, party.spectator() as spectator:
            await party.start()
            await party.play(lambda: party.people[0].seq > 120)
            await party.settle(spectator)
            return party, spectator

    party, spectator = run(play())
    retold = Retold(server.keys, server.lines(party.table.id), [0, 1, 2, None])
    for seat, client in enumerate(party.people):
        check_told(retold, client, None, seat)
    check_told(retold, spectator, None, None)


def test_who_may_not_look_on_is_told_who_plays_and_no_more(server: Server) -> None:
    async def play() -> tuple[Party, Client]:
        async with await Party.gather([server.port], 2, game="uno") as party, party.spectator() as outside:
            await party.start()
            await party.play()
            await outside.until(lambda: outside.phase == "over")
            return party, outside

    party, outside = run(play())
    retold = Retold(server.keys, server.lines(party.table.id), [OUTSIDE])
    check_told(retold, outside, OUTSIDE, OUTSIDE)
    for answer in outside.answers:
        if answer.get("kind") in ("move-made", "game-started"):
            assert set(answer) <= {"type", "seq", "at", "kind", "seat", "status"}
