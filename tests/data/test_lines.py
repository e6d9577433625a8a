"""A line describes a game: a table with its seed deals the same cards, and its moves lead to its result."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from librt.strings import BytesWriter

from tests.boxes import read_box
from tests.data.setting import decode_lines, lines, spec
from tests.registered import BOXED, FIRSTS, SERIES
from tischlein import RecordError, Table, games
from tischlein.core.game_lines import write_number, write_numbers
from tischlein.core.options import resolve_options
from tischlein.core.rng import Rng
from tischlein.data.errors import DataError
from tischlein.data.lines import read_game, read_games, replay
from tischlein.data.simulation import Simulation
from tischlein.parallel.executor import Executor


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("play", ["purposeful", "greedy"])
def test_a_table_replays_every_line(game: str, play: str) -> None:
    for seats in games()[game].seats:
        for line in decode_lines(spec(game, seats, play), 1 if game in SERIES else 3):
            table = Table(line["game"], line["seats"], line["seed"], line["options"])
            for move in line["moves"]:
                seat, notation = move.split(" ")
                assert notation in table.moves(int(seat))
                table.make(int(seat), notation)
            assert (table.scores, table.places) == (line["scores"], line["places"])
            assert table.over
            assert not line["truncated"]


def test_the_fields_of_a_line() -> None:
    first, second = decode_lines(spec("uno", 4, "greedy", stacking=True), 2)
    assert list(first) == [
        *("format", "game", "edition", "seats", "options", "play", "seed", "moves", "scores", "places", "truncated"),
    ]
    assert (first["format"], first["game"], first["seats"]) == ("tischlein-game/1", "uno", 4)
    assert (first["play"], first["seed"], second["seed"]) == ("greedy", "sim:7:1", "sim:7:2")
    assert first["options"]["stacking"] is True
    assert first["moves"] != second["moves"]


@pytest.mark.parametrize(("name", "game"), BOXED.items())
def test_a_custom_box_is_written_out_and_the_standard_one_is_named(name: str, game: str) -> None:
    (usual,) = decode_lines(spec(game, 2), 1)
    assert usual["options"]["box"] == "standard"
    box: dict[str, Any] = read_box(name, "standard")
    first = next(name for name, value in box.items() if isinstance(value, list) and value != value[::-1])
    (own,) = decode_lines(spec(game, 2, box=box | {first: box[first][::-1]}), 1)
    assert own["options"]["box"] != "standard"
    again: Any = Table(game, 2, own["seed"], own["options"]).options["box"]
    assert again[first] == box[first][::-1]


def test_a_truncated_game_has_no_result() -> None:
    for line in decode_lines(spec(limit=7)):
        assert (line["scores"], line["places"], line["truncated"], len(line["moves"])) == (None, None, True, 7)


@pytest.mark.parametrize("game", FIRSTS)
def test_a_game_is_the_same_wherever_it_is_played(game: str) -> None:
    alone = Simulation(spec(game, 3))(range(5, 7)).lines
    assert alone.splitlines() == lines(spec(game, 3), 8).splitlines()[4:6]


@pytest.mark.parametrize("game", games())
def test_moves_need_no_quotation_marks(game: str) -> None:
    info = games()[game]
    for part in info.new(resolve_options(game, info.options, {}), 2, Rng(1)).parts():
        for notation in part.catalogue().notations:
            assert re.fullmatch(r"[!-~]+", notation)
            assert json.loads(f'"{notation}"') == notation


def test_numbers_are_written_in_decimal() -> None:
    out = BytesWriter()
    for number in (0, 7, 10, -1, -120, 2**62, 999_999_999):
        write_number(out, number)
        out.append(32)
    assert out.getvalue().split() == [b"0", b"7", b"10", b"-1", b"-120", str(2**62).encode(), b"999999999"]
    out.truncate(0)
    write_numbers(out, [5, -5, 0])
    assert out.getvalue() == b"5,-5,0"


def test_files_are_read_game_by_game(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(lines(spec(), 5, Executor()))
    assert [game.seed for game in read_games(file)] == [f"sim:7:{number}" for number in range(1, 6)]
    table = replay(read_game(file, 4))
    assert table.seed == "sim:7:4"
    with pytest.raises(DataError, match=r"games\.jsonl has no line 6"):
        read_game(file, 6)


def changed(**changes: Any) -> bytes:
    return json.dumps(decode_lines(spec(), 1)[0] | changes).encode()


NO_GAMES = [
    b"hello",
    b"[]",
    b"",
    b"{}",
    b'"\xff"',
    b"[" * 100_000,
    changed(format="tischlein-record/1"),
    changed(extra=1),
    changed(seats=0),
    changed(seats=10**30),
    changed(options=[]),
    changed(options={}, moves="0 r7"),
    changed(moves=[[0, "r7"]]),
    changed(moves=["r7"]),
    changed(moves=["3 r7"]),
    changed(moves=["9" * 5000]),
    changed(scores=None),
    changed(truncated=True),
    changed(scores=[1]),
    changed(scores=[2**40, 0, 0]),
]


@pytest.mark.parametrize("line", NO_GAMES, ids=range(len(NO_GAMES)))
def test_a_line_that_is_not_a_game_is_reported(tmp_path: Path, line: bytes) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(lines(spec(), 2) + line + b"\n")
    with pytest.raises(DataError, match=r"line 3 of .*games\.jsonl is not a game") as error:
        list(read_games(file))
    assert len(str(error.value)) < 400


def test_a_line_with_a_wrong_result_is_refused(tmp_path: Path) -> None:
    (line,) = decode_lines(spec(), 1)
    file = tmp_path / "games.jsonl"

    def refused(**changes: Any) -> str:
        file.write_text(json.dumps(line | changes) + "\n", encoding="utf-8")
        with pytest.raises(RecordError) as error:
            replay(read_game(file, 1))
        return str(error.value)

    assert "different scores or places" in refused(places=line["places"][::-1])
    assert "different scores or places" in refused(moves=line["moves"][:-1])
    assert "move 1" in refused(seed="sim:7:2", moves=["0 r7", *line["moves"]])
    assert "move 2, '9 draw', is refused" in refused(moves=[line["moves"][0], "9 draw"])
    assert "move 2, 'x', is refused" in refused(moves=[line["moves"][0], "x"])
    assert "cannot be set" in refused(game="chess")
    assert "cannot be set" in refused(options={"x": 1})
