"""A person in the terminal at the table of a real server."""

from __future__ import annotations

import asyncio
import json
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import complaint, run
from tests.cli.joining import opened, own_data, server, shared
from tests.cli.samples import settings
from tests.cli.terminal import ENTER, terminal
from tests.registered import plain, simultaneous_first
from tests.server.live.client import OpenedTable, create_guest, rest
from tests.server.live.process import Server
from tischlein import Table
from tischlein.cli.remote_table import RemoteTable
from tischlein.cli.words import load_words
from tischlein.core.moves import MoveList
from tischlein.core.rng import Rng
from tischlein.table.rulebook import LANGUAGES

__all__ = ["own_data", "server", "shared"]  # fixtures of these tests, too
pytestmark = pytest.mark.once
GAMES = dict(zip(LANGUAGES, cycle(["uno", plain(), *simultaneous_first()]), strict=False))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_at_a_server_in_every_language(lang: str, server: Server) -> None:
    words = load_words(lang)
    game = GAMES[lang]
    table, link = opened(server, game=game, seats=2)
    start = [words.entries(f"word-{command}")[0] for command in ("fill", "start")]
    moves = [*start, *(str(number % 3 + 1) for number in range(300))]
    typed = "\n".join([f"{start[0]} greedy", *moves[1:]]) + "\n"
    result = run("join", link, "--name", "Zoë", "--lang", lang, typed=typed)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "{" not in result.stdout
    for expected in (words("your-hand"), words("result"), words(f"game-{game}")):
        assert expected in result.stdout
    record = asyncio.run(read_games(server, table))
    assert record


async def read_games(server: Server, table: OpenedTable) -> Any:
    async with rest(server.port) as http:
        bearer = {"authorization": f"Bearer {table.invitation}"}
        return (await http.get(f"/api/tables/{table.id}/games", headers=bearer)).json()


def test_a_player_comes_back_to_the_same_seat(server: Server) -> None:
    _, link = opened(server, game="uno", seats=2)
    first = run("join", link, "--name", "Anna", typed="fill random\nstart\nquit\n").stdout
    assert "Your seat stays yours" in first
    again = run("join", link.partition("#")[0], "--name", "Anna", typed="quit\n").stdout
    assert "Your hand" in again


def test_a_join_code_leads_to_the_table(server: Server) -> None:
    table, _ = opened(server, game="uno", seats=2)

    async def code() -> str:
        async with rest(server.port) as http:
            bearer = {"authorization": f"Bearer {table.invitation}"}
            return str((await http.post(f"/api/tables/{table.id}/code", headers=bearer, json={})).json()["code"])

    args = (asyncio.run(code()).lower(), "--server", f"127.0.0.1:{server.port}", "--name", "Anna")
    assert "UNO, one round" in run("join", *args, typed="quit\n").stdout
    said = complaint("join", "AAAAAA", "--server", f"http://127.0.0.1:{server.port}", "--lang", "de")
    assert said.startswith("Fehler: ")
    assert load_words("de")("page-wrong-no-code") in said


def test_two_people_see_each_other_and_a_lost_server_comes_back(tmp_path: Path) -> None:
    """The server is killed while it is the person's turn; the move is typed before it is back, and is made once."""
    with Server(tmp_path) as own:
        _, link = opened(own, game="uno", seats=2, bots=["random"])
        with terminal("join", link, "--name", "Anna", XDG_DATA_HOME=str(tmp_path)) as screen:
            screen.wait_for("Type start to begin.")
            screen.type("start" + ENTER)
            screen.wait_for("You can")
            own.kill()
            screen.wait_for("The connection is lost.")
            own.start()
            screen.wait_for("You can")
            screen.type("1" + ENTER)
            screen.wait_for(" · You ")
            screen.type("leave" + ENTER)
            assert screen.end() == 0
            assert "You have left the table." in screen.left_behind


def test_bad_links(server: Server) -> None:
    assert "neither the link of a table nor a join code" in complaint("join", "http://localhost/")
    assert "does not answer" in complaint("join", "http://127.0.0.1:1/t/abc#def")
    assert "not the address of a server" in complaint("join", "ABCDEF", "--server", "ftp://x")
    here = f"http://127.0.0.1:{server.port}"
    for lang in LANGUAGES:
        said = complaint("join", f"{here}/t/nowhere123#key", "--lang", lang)
        assert load_words(lang)("page-wrong-no-table") in said
    _, full = opened(server, game="uno", seats=2, bots=["easy", "easy"], public=False)
    asyncio.run(create_guest(server.port, "Bo"))
    assert complaint("join", full, "--name", "x" * 200)


def test_the_view_of_a_client_is_the_view_of_the_table() -> None:
    """Follow tables of every game by their events only, as a client does."""
    rng = Rng(3)
    for table in list(settings())[::5]:
        clients = {viewer: client_of(table, viewer) for viewer in (0, table.seats - 1, None)}
        for _ in range(60):
            if table.over:
                break
            waiting = list(table.waiting)
            seat = waiting[rng.below(len(waiting))]
            move = table.state.random_move(seat, rng.below(5) > 0, rng, MoveList())
            before = len(table.events(None))
            table.play(seat, table.notations[move])
            for viewer, client in clients.items():
                events = json.loads(json.dumps(table.events(viewer, before)))
                client.receive({"type": "news", "seq": 1, "kind": "move-made", "events": events})
                assert comparable(client.view()) == comparable(table.view(viewer))
        assert clients[0].pattern().state.catalogue().game == table.state.catalogue().game


def test_a_take_back_replaces_the_view() -> None:
    table = next(table for table in settings() if table.info.id == plain())
    before = [client_of(table, viewer) for viewer in range(table.seats)]
    after = Table(position=table.position())
    seat = next(iter(after.waiting))
    after.play(seat, after.moves(seat)[0])
    for viewer, expected in enumerate(before):
        client = client_of(after, viewer)
        client.receive({"type": "news", "seq": 2, "kind": "move-taken-back", "view": view_of(table, viewer)})
        assert client.view() == expected.view()
        assert client.question() == expected.question()


def view_of(table: Table, viewer: int | None) -> Any:
    """Return the view of a table as the server sends it, but without the legal moves."""
    return json.loads(json.dumps(table.view(viewer) | {"look": json.loads(table.look()), "moves": []}))


def client_of(table: Table, viewer: int | None) -> RemoteTable:
    """Return a client that has just received the snapshot of a table."""
    setup = {"game": table.info.id, "seats": table.seats, "options": table.options}
    status = {"phase": "playing", "seats": []}
    client = RemoteTable()
    snapshot = {"type": "snapshot", "setup": setup, "view": view_of(table, viewer), "status": status}
    client.receive(json.loads(json.dumps(snapshot)))
    return client


def comparable(view: dict[str, Any]) -> Any:
    """Return the zones and facts of a view, without handles and without the order of hands."""
    zones = {}
    for name, zone in view["zones"].items():
        cards = sorted(zone["cards"]) if zone["kind"] == "hand" else zone["cards"]
        zones[name] = {part: value for part, value in zone.items() if part != "ids"} | {"cards": cards}
    return json.loads(json.dumps([zones, view["table"]]))
