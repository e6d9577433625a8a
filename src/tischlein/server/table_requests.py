"""What clients can request of tables besides playing at them: over HTTP, and in a browser that is its own server.

A table that is private, or whose games are, is not found without one of its keys.
"""

from __future__ import annotations

from typing import Final

from tischlein.server.bodies import (
    Archive,
    Lobby,
    NewTable,
    OpenedTable,
    TableGames,
    is_nested_too_deep,
    to_listed_table,
)
from tischlein.server.feed import Viewer
from tischlein.server.host import TableHost
from tischlein.server.keys import secrets_equal
from tischlein.server.prepared_body import PreparedBody
from tischlein.server.problems import ProblemError
from tischlein.server.store.base import FinishedGame, TableSummary

LOBBY_MAX_AGE: Final = 86_400_000
"""Milliseconds after its last change during which a table is listed in the lobby."""


def is_table_key(host: TableHost, table: str, key: str, address: str) -> bool:
    """Return whether a key is the invitation key of a table, or its host key.

    A wrong key counts as a guess, and after many of them an address gets 429 for right ones as well.
    """
    if host.guesses.is_blocked(address):
        raise ProblemError(429, "Too many wrong links; try again in a minute.")
    invited, hosting = secrets_equal(key, host.keys.invitation(table)), secrets_equal(key, host.keys.host(table))
    if not (invited or hosting):
        host.guesses.count(address)
    return invited or hosting


async def read_lobby(host: TableHost, limit: int, before: int | None, now: int) -> Lobby:
    """Return public tables that changed within the last day."""
    summaries = await host.store.lobby(limit, before, now - LOBBY_MAX_AGE)
    return Lobby(list(map(to_listed_table, summaries)), summaries[-1].updated if len(summaries) == limit else None)


async def open_table(host: TableHost, new: NewTable) -> OpenedTable:
    """Open a table and return its keys."""
    if is_nested_too_deep(new.options):
        raise ProblemError(422, "The options are nested too deeply.")
    table = await host.open_table(new.setup(), new.bots)
    invitation = host.keys.invitation(table)
    return OpenedTable(table, host.keys.host(table), invitation, f"/t/{table}#{invitation}")


async def read_table(host: TableHost, table: str, has_key: bool) -> TableSummary:
    summary = await host.store.summary(table)
    if summary is None or not (has_key or summary.setup.public):
        raise ProblemError(404)
    return summary


async def read_games(host: TableHost, table: str, has_key: bool) -> TableGames:
    """Return the finished games of a table."""
    summary = await host.store.summary(table)
    if summary is None or not (has_key or summary.setup.replays):
        raise ProblemError(404)
    return TableGames(await host.store.finished_games(table))


async def read_record(host: TableHost, table: str, number: int, has_key: bool) -> tuple[PreparedBody, str]:
    """Return the record of a finished game and the name of its file."""
    game = await _visible_game(host, table, number, has_key)
    return await host.archive.record(game), f"{game.game}-{table}-{number}.json"


async def read_replay(host: TableHost, table: str, number: int, viewer: Viewer, has_key: bool) -> PreparedBody:
    """Return a finished game as a seat or a spectator saw it."""
    game = await _visible_game(host, table, number, has_key)
    if viewer is not None and viewer >= len(game.names):
        raise ProblemError(404)
    return await host.archive.replay(game, viewer)


async def read_review(
    host: TableHost, table: str, number: int, effort: str, address: str, has_key: bool
) -> PreparedBody:
    """Return how far the review of a finished game is, and what it says so far; it goes on while somebody asks."""
    game = await _visible_game(host, table, number, has_key)
    return await host.reviews.read(game, effort, address)


async def _visible_game(host: TableHost, table: str, number: int, has_key: bool) -> FinishedGame:
    game = await host.store.finished_game(table, number)
    if game is None or not (has_key or game.replays or game.shared):
        raise ProblemError(404)
    return game


async def read_archive(host: TableHost, limit: int, before: int | None) -> Archive:
    """Return finished games with public replays."""
    found = await host.store.archive(limit, before)
    return Archive(found, found[-1].ended if len(found) == limit else None)
