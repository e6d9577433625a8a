"""What the server answers to the pages that are measured: a full lobby, finished games, tables with long names."""

from __future__ import annotations

from functools import cache
from typing import Any
from urllib.parse import parse_qs, urlsplit

from tests.browser.geometry.scenes import NAMES, VIEWER, ScriptedTable
from tests.browser.geometry.stage import HOST_KEY, INVITATION, Feeds, stored_keys
from tests.registered import FIRSTS
from tests.server.log_builder import KEYS as SERVER_KEYS
from tests.server.log_builder import TABLE
from tischlein.games.registry import games
from tischlein.review import review
from tischlein.server.bodies import Archive, ListedTable, Lobby, OpenedTable, ReviewState, ShownCode, TableGames
from tischlein.server.log_events import Phase
from tischlein.server.people import BOT_ANIMALS
from tischlein.server.replay import replay
from tischlein.server.store.base import FinishedGame, TableSummary
from tischlein.table.lesson import lesson_seed, lessons

LONG_NAMES = {
    0: "Ada",
    1: "Maximiliane-Charlotte",
    2: "Ada 👩🏽‍🔬🦊",
    3: "Jean-Sébastien de La Tour",
    4: "🐻🐻🐻🐻🐻🐻🐻🐻",
}
"""Names of up to 24 characters, which is the limit."""
MAX_MOVES = 20_000
"""Enough for a series at random."""
CODE = {f"POST /api/tables/{TABLE}/code": ShownCode("WXM-8QW", 4_000_000_000_000)}
OPENED = {"POST /api/tables": OpenedTable(TABLE, HOST_KEY, INVITATION, f"/t/{TABLE}")}


def our_keys(*seats: int) -> dict[str, Any]:
    """Return what the browser stores about our table, if these seats are ours."""
    return {f"table.{TABLE}": stored_keys(*seats)}


@cache
def full_lobby() -> Lobby:
    """Return a lobby with a table of each game, in every phase."""
    names, animals = list(LONG_NAMES.values()), list(BOT_ANIMALS.values())
    found = []
    for at, (game, info) in enumerate(games().items()):
        seats = info.seats[at % 2]
        taken = min(seats, at % 4 + 1)
        phase: Phase = "playing" if at % 3 == 2 else "gathering"
        found.append(
            ListedTable(f"t{at}", game, seats, taken, names[:taken], animals[:taken], phase, {}, None, True, 0, 0)
        )
    return Lobby(found, None)


def own_tables() -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the answers about two tables of ours, one of them with a running game, and their keys."""
    answers, stored = {}, {}
    setup = ScriptedTable("uno", 4, "own").feed.state.setup
    people, animals = list(LONG_NAMES.values())[:4], list(BOT_ANIMALS.values())[:4]
    phases: dict[str, Phase] = {"own1": "playing", "own2": "gathering"}
    for name, phase in phases.items():
        answers[f"GET /api/tables/{name}"] = TableSummary(name, setup, phase, 4, people, 0, 0, animals)
        stored[f"table.{name}"] = stored_keys(0)
    return answers, stored


def gathering(seats: int, free: int) -> Feeds:
    """Return a table before its game, with long names and some free seats at the end."""
    table = ScriptedTable("uno", seats, "gathering", LONG_NAMES, range(seats - free, seats))
    return {VIEWER: (table.snapshot(),), None: (table.snapshot(None),)}


@cache
def finished_game(game: str, seats: int, long: bool = False) -> tuple[ScriptedTable, FinishedGame]:
    """Return a game that was played to its end by computer players and people, if `long` with long names."""
    table = ScriptedTable(game, seats, f"{game} {seats}", LONG_NAMES if long else NAMES).start()
    for _ in table.moves(limit=MAX_MOVES):
        pass
    return table, table.end()


def about_finished(game: str, seats: int, long: bool = False) -> dict[str, Any]:
    """Return the answers about a finished game: the games of its table, its record, and its replay for each viewer."""
    table, over = finished_game(game, seats, long)

    def answer_replay(url: str) -> bytes:
        (viewer,) = parse_qs(urlsplit(url).query)["viewer"]
        return replay(SERVER_KEYS, table.entries, over, None if viewer == "none" else int(viewer))

    path = f"GET /api/tables/{TABLE}/games"
    return {
        path: TableGames([over]),
        f"{path}/1/replay": answer_replay,
        f"{path}/1/record": table.table.record(),
    }


@cache
def finished_review(game: str, seats: int, long: bool = False) -> ReviewState:
    table, _ = finished_game(game, seats, long)
    return ReviewState(1.0, review(table.table.record(), "quick"))


def about_review(game: str, seats: int, long: bool = False) -> dict[str, Any]:
    """Return the answers about a finished game and its review."""
    path = f"GET /api/tables/{TABLE}/games/1/review"
    return about_finished(game, seats, long) | {path: finished_review(game, seats, long)}


def archive() -> dict[str, Any]:
    """Return the answer about public games: one of each box, with long names."""
    found = [finished_game(game, games()[game].seats[1], long=True)[1] for game in FIRSTS]
    return {"GET /api/archive": Archive(found, None)}


@cache
def guided_game(game: str) -> tuple[bytes, ...]:
    """Return what the server sends during a guided game: the table after the deal, and the news up to the end."""
    book = games()[game].rulebook
    seats = lessons(book).seats
    table = ScriptedTable(game, seats, f"{game} guided", {VIEWER: "Ada"}, deal=lesson_seed(game, seats)).start()
    first, heard = table.snapshot(), len(table.viewer.frames)
    for _ in table.moves(limit=MAX_MOVES):
        pass
    table.end()
    return (first, *table.viewer.frames[heard:])
