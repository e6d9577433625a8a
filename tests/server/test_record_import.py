"""Games that were played elsewhere are checked and can be replayed here, once for each guest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.registered import brief
from tests.server.brought_in import game_import, import_body
from tests.server.in_process import ClockedHost, connect, run_with_host
from tischlein import Table, TischleinError, games
from tischlein.server import messages
from tischlein.server.bodies import GameImport, ImportedPlayer
from tischlein.server.people import Guest
from tischlein.server.problems import ProblemError
from tischlein.server.record_import import IMPORT_PREFIX, IMPORTS_AT_ONCE, MAX_REPLAYED, seats_for
from tischlein.table.record import TAKE_BACK

ADA = Guest("guest-Ada", "Ada", "owl")
BO = Guest("guest-Bo", "Bo", "hen")
HERE = "127.0.0.1"


@pytest.mark.parametrize("game", games())
def test_every_game_can_be_brought_in_and_replayed(tmp_path: Path, game: str) -> None:
    async def play(table_host: ClockedHost) -> None:
        for seats in games()[game].seats:
            body = import_body(game, seats)
            added = await table_host.imports.add(msgspec.convert(body, GameImport), ADA, HERE)
            found = added.game
            assert added.new
            assert found.table.startswith(IMPORT_PREFIX)
            assert (found.game, found.number, found.replays) == (game, 1, False)
            assert found.names == [player["name"] for player in body["players"]]
            assert (found.scores, found.places) == (
                body["record"]["result"]["scores"],
                body["record"]["result"]["places"],
            )
            assert found == await table_host.store.finished_game(found.table, 1)
            again = Table.replay(msgspec.json.decode((await table_host.archive.record(found)).content))
            assert again.history == [(seat, move) for seat, move, _ in body["record"]["moves"]]
            for viewer in (None, seats - 1):
                replay = msgspec.json.decode((await table_host.archive.replay(found, viewer)).content)
                assert len(replay["news"]) > len(again.history)

    run_with_host(tmp_path, play)


def test_a_table_that_was_brought_in_is_private_and_goes_on(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        added = await table_host.imports.add(game_import(brief()), ADA, HERE)
        table = added.game.table
        assert added.link == f"/t/{table}#{table_host.keys.invitation(table)}"
        summary = await table_host.store.summary(table)
        assert summary is not None
        assert (summary.phase, summary.people, summary.setup.public, summary.setup.replays) == (
            "over",
            ["Ada"],
            False,
            False,
        )
        client = await connect(table_host, table, added.seats, "Ada")
        welcome = await client.wait_for(messages.Welcome)
        assert welcome.you.seat == 0
        assert isinstance(await client.ask(messages.StartGame), messages.CommandDone)
        room = await table_host.room(table)
        assert room is not None
        assert room.state.game is not None
        assert room.state.game_number == 2
        assert room.state.game.seed != import_body(brief())["record"]["seed"]

    run_with_host(tmp_path, play)


def test_no_guest_brings_in_a_game_twice(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        first = await table_host.imports.add(game_import(brief()), ADA, HERE)
        again = await table_host.imports.add(game_import(brief()), Guest("guest-Ada", "Another", "hen"), HERE)
        assert msgspec.structs.replace(again, new=True) == first
        assert not again.new
        own = msgspec.json.decode((await table_host.archive.record(first.game)).content)
        assert own["head"] != import_body(brief())["record"]["head"]
        from_here = GameImport(own, game_import(brief()).players)
        assert not (await table_host.imports.add(from_here, ADA, HERE)).new
        assert (await table_host.imports.add(game_import(brief(), deal=2), ADA, HERE)).new
        other = await table_host.imports.add(game_import(brief()), BO, HERE)
        assert other.new
        assert other.game.table != first.game.table
        entries = await table_host.store.read_log(first.game.table)
        assert len(entries) == first.game.last

    run_with_host(tmp_path, play)


def record_with_take_backs(count: int) -> dict[str, Any]:
    """Return the record of a game whose first move was taken back that often."""
    table = Table(brief(), 2, "seed")
    for _ in range(count):
        seat = next(iter(table.waiting))
        table.play(seat, table.moves(seat)[0])
        table = table.rewound(seat)
    while not table.over:
        seat = next(seat for seat, ask in table.waiting.items() if ask.must)
        table.play(seat, table.moves(seat)[0])
    return table.record()


def test_moves_that_were_taken_back_are_brought_in(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        body = import_body(brief()) | {"record": record_with_take_backs(2)}
        added = await table_host.imports.add(msgspec.convert(body, GameImport), ADA, HERE)
        again = msgspec.json.decode((await table_host.archive.record(added.game)).content)
        assert [move for _, move, _ in again["moves"]].count(TAKE_BACK) == 2

    run_with_host(tmp_path, play)


def too_many_take_backs() -> list[list[Any]]:
    return [[0, TAKE_BACK, ""] for _ in range(int((2 * MAX_REPLAYED) ** 0.5) + 2)]


def nested(levels: int) -> Any:
    return [nested(levels - 1)] if levels else 0


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"seed": "another"}, "the seed was changed"),
        ({"head": "0"}, "moves are missing"),
        ({"result": None}, "the result was changed"),
        ({"format": "none"}, "this is not a record of a game"),
        ({"moves": too_many_take_backs()}, "too many moves of this game were taken back"),
        ({"options": {"a": nested(12)}}, "the options of this record are nested too deeply"),
        ({"edition": 99}, "edition"),
        ({"moves": 7}, "this is not a record of a game"),
    ],
)
def test_a_record_that_was_changed_is_refused(tmp_path: Path, changes: dict[str, Any], text: str) -> None:
    async def play(table_host: ClockedHost) -> None:
        with pytest.raises(TischleinError, match=text):
            await table_host.imports.add(game_import(brief(), **changes), ADA, HERE)

    run_with_host(tmp_path, play)


def test_a_game_without_end_or_beginning_is_refused(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        over = Table.replay(record_with_take_backs(0))
        later = Table(position=Table(brief(), 2, "seed").position_text())
        while not later.over:
            seat = next(seat for seat, ask in later.waiting.items() if ask.must)
            later.play(seat, later.moves(seat)[0])
        for record, text in (
            (Table(brief(), 2, "seed").record(), "is not over"),
            (later.record(), "began in the middle"),
        ):
            body = import_body(brief()) | {"record": record}
            with pytest.raises(TischleinError, match=text):
                await table_host.imports.add(msgspec.convert(body, GameImport), ADA, HERE)
        assert over.over

    run_with_host(tmp_path, play)


@pytest.mark.parametrize(
    ("players", "text"),
    [
        ([], "has 2 seats, and the request names 0 players"),
        ([{"name": "Ada"}] * 3, "has 2 seats, and the request names 3 players"),
        ([{"name": "Ada"}, {"name": "\u202e"}], "a name must"),
        ([{"name": "Ada"}, {"name": "Mia", "level": "genius"}], "there is no computer player 'genius'"),
        ([{"name": "Ada"}, {"name": "Mia", "level": "expert:60s"}], "without a budget"),
    ],
)
def test_bad_players_are_refused(tmp_path: Path, players: list[dict[str, str]], text: str) -> None:
    async def play(table_host: ClockedHost) -> None:
        body = import_body(brief()) | {"players": players}
        with pytest.raises((TischleinError, ProblemError)) as caught:
            await table_host.imports.add(msgspec.convert(body, GameImport), ADA, HERE)
        assert text in (str(caught.value))
        assert await table_host.store.archive(9) == []

    run_with_host(tmp_path, play)


@pytest.mark.parametrize(
    ("names", "people"),
    [
        (("Ada", "Bo"), ["guest-Ada", "guest-Ada/bo"]),
        (("Bo", "Ada"), ["guest-Ada/bo", "guest-Ada"]),
        (("Cleo", "Bo"), ["guest-Ada", "guest-Ada/bo"]),
        (("Ada", "Ada"), ["guest-Ada", "guest-Ada/ada 2"]),
    ],
)
def test_the_guest_is_the_person_of_that_name_or_the_first(names: tuple[str, str], people: list[str]) -> None:
    seats = seats_for([ImportedPlayer(name) for name in names], ADA)
    assert [getattr(seat, "guest", None) for seat in seats] == people


def test_an_address_brings_in_so_many_games_at_once(tmp_path: Path) -> None:
    async def play(table_host: ClockedHost) -> None:
        for _ in range(IMPORTS_AT_ONCE):
            with pytest.raises(TischleinError):
                await table_host.imports.add(game_import(brief(), head="0"), ADA, HERE)
        with pytest.raises(ProblemError) as caught:
            await table_host.imports.add(game_import(brief()), ADA, HERE)
        assert caught.value.status == 429
        assert (await table_host.imports.add(game_import(brief()), ADA, "127.0.0.2")).new

    run_with_host(tmp_path, play)
