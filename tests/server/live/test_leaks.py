"""Frames are a function of what a viewer may know, and of nothing else."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

import pytest

from tests.registered import SERIES, simultaneous
from tests.server.live.client import Client, LiveTable, hello, receive_all, run, socket_to
from tests.server.live.planted_leaks import SEATS, MoveCountLeak, StockLeak, check_leak, moments
from tests.server.live.process import Server
from tests.server.live.twin_tables import TwinTables, start_table
from tischlein import games
from tischlein.core.rng import Rng
from tischlein.server.feed import OUTSIDE, TableFeed
from tischlein.server.log_events import LogEntry, MoveMade
from tischlein.server.messages import News
from tischlein.server.table_state import TableState, fold

ROUNDS = int(os.environ.get("TISCHLEIN_LEAKS", "2"))
"""Random games of each kind in which twin tables are compared."""


@pytest.mark.parametrize("game", games())
def test_frames_are_a_function_of_what_the_viewer_may_know(game: str) -> None:
    same = dict.fromkeys([*range(SEATS), None, OUTSIDE], 0)
    for number in range(1 if game in SERIES else ROUNDS):
        rng = Rng(100 + number)
        for log in moments(game, number):
            for viewer in same:
                same[viewer] += TwinTables(log, viewer, rng).check()
    assert min(same.values()) >= 10, f"too little was compared: {same}"


class MoveLeak(TableFeed):
    """A feed that shows all viewers the notation of a move, which may be a secret choice."""

    def _common_news(self, entry: LogEntry) -> News:
        news = super()._common_news(entry)
        if isinstance(entry.event, MoveMade):
            news.facts = {"move": entry.event.move}
        return news


@pytest.mark.parametrize(
    ("game", "feeds"),
    [*((game, MoveLeak) for game in simultaneous()), ("uno", StockLeak), ("uno", MoveCountLeak)],
)
def test_a_planted_leak_is_found(game: str, feeds: type[TableFeed]) -> None:
    check_leak(game, feeds)


# --- the first frame


def secret_words(state: TableState, server: Server) -> list[str]:
    """Return texts that would reveal cards or keys."""
    game = state.game
    assert game is not None
    keys, table = state.keys, state.id
    words = [keys.host(table), keys.invitation(table), state.secret(), game.seed, game.commitment]
    words += [str(game.position()["rng"]), server.key_file.read_text().strip()]
    words += [key for seat in range(state.setup.seats) if (key := state.seat_key(seat)) is not None]
    words += [holder.guest for holder in state.holders]
    return [*words, game.salt, str(game.position()["rng"]).split(":")[1]]


def hidden_cards(state: TableState, viewer: int | None) -> dict[str, list[str]]:
    """Return the cards of each zone that the viewer must not see, in order, as the position names them."""
    game = state.game
    assert game is not None
    seen = game.view(viewer)["zones"]
    found: dict[str, list[str]] = {}
    for name, entry in game.position().items():
        entries = entry if isinstance(entry, list) else [entry]
        for number, text in enumerate(entries):
            cards = str(text).split()
            zone = seen.get(f"hand.{number}") if name == "hands" else None
            if len(cards) >= 4 and name in HIDDEN and not (zone and zone["cards"]):
                found[f"{name}.{number}"] = cards
    return found


HIDDEN = ("hands", "stock", "stocks", "stack", "points", "removed")


def texts(value: Any) -> Iterator[str]:
    """Yield every text and number in a frame, in order."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield str(name)
            yield from texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts(part)
    else:
        yield from str(value).split() or [""]


def holds_run(found: list[str], cards: list[str]) -> bool:
    """Return whether texts contain cards in order, in reverse order or sorted."""
    orders = (cards, cards[::-1], sorted(cards))
    return any(found[at : at + len(cards)] == order for order in orders for at in range(len(found)))


@pytest.mark.parametrize("game", games())
def test_the_first_snapshot_holds_neither_stock_nor_hands_nor_seed(server: Server, game: str) -> None:
    """The first sync of boardgame.io holds the whole game: deck, hands and seed. Ours holds what the viewer may see."""

    async def play() -> tuple[str, list[tuple[int | None, str]]]:
        async with await LiveTable.gather([server.port], 3, game=game, spectators=True) as live:
            await live.start()
            first = []
            for seat, client in enumerate([*live.people, live.spectator()]):
                again = Client([server.port], client.table, client.keys)
                async with again:
                    kinds = [answer["type"] for answer in again.answers]
                    assert (kinds[0], kinds.count("snapshot")) == ("welcome", 1)
                    first += [(seat if seat < 3 else None, raw) for raw in again.frames]
            return live.table.id, first

    table, first = run(play())
    state = fold(server.keys, server.read_log(table))
    compared = 0
    for viewer, raw in first:
        for word in secret_words(state, server):
            assert word not in raw
        found = list(texts(json.loads(raw)))
        hidden = hidden_cards(state, viewer)
        assert hidden
        for name, cards in hidden.items():
            assert not holds_run(found, cards), f"viewer {viewer} gets {name}"
            compared += 1
    assert compared >= 4 * 2


def test_the_search_for_secrets_finds_them() -> None:
    log = start_table("uno", 3, 0)
    game = log.state.game
    assert game is not None
    for viewer in (0, None):
        hidden = hidden_cards(log.state, viewer)
        assert ("hands.0" in hidden) == (viewer is None)
        assert {"hands.1", "hands.2", "stock.0"} <= hidden.keys()
        whole = list(texts(json.loads(json.dumps(game.position()))))
        assert all(holds_run(whole, cards) for cards in hidden.values())
        mine = list(texts(game.view(viewer)))
        assert not any(holds_run(mine, cards) for cards in hidden.values())


def test_an_invalid_link_reveals_nothing(server: Server) -> None:
    async def play() -> list[str]:
        async with await LiveTable.gather([server.port], 2, spectators=True) as live:
            await live.start()
            async with socket_to(server.port, live.table.id) as socket:
                await socket.send(hello(["x" * 24]))
                return await receive_all(socket)

    (raw,) = run(play())
    assert json.loads(raw)["code"] == "no-table"
