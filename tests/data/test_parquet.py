"""The tables match the lines, and docs/data.md matches the tables."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.data.setting import decode_lines, lines, spec
from tests.registered import FIRSTS
from tischlein import Table, games
from tischlein.data import rows
from tischlein.data.errors import DataError
from tischlein.data.files import open_line_writer
from tischlein.data.parquet import export, schemas

pa = pytest.importorskip("pyarrow")
pq = pytest.importorskip("pyarrow.parquet")
PAGE = (Path(__file__).parents[2] / "docs" / "data.md").read_text(encoding="utf-8")


def write_parts(file: Path, *parts: bytes) -> Path:
    with open_line_writer(file) as out:
        for part in parts:
            out.write(part)
    return file


@pytest.mark.parametrize("game", games())
def test_the_tables_match_the_lines(tmp_path: Path, game: str) -> None:
    by = spec(game, 3, "greedy", 600)
    source = write_parts(tmp_path / "games.jsonl.zst", lines(by, 2))
    done = export(source, tmp_path / "games.parquet", tmp_path / "moves.parquet")
    table, moves = (pq.read_table(tmp_path / f"{name}.parquet").to_pylist() for name in ("games", "moves"))
    assert (done.games, done.moves) == (len(table), len(moves))
    for number, line in enumerate(decode_lines(by, 2), 1):
        row = table[number - 1]
        assert json.loads(row["options"]) == line["options"]
        assert (row["number"], row["moves"], f"{row['opener']}") == (number, len(line["moves"]), line["moves"][0][0])
        for name in ("game", "seats", "play", "seed", "truncated", "scores", "places"):
            assert row[name] == line[name]
        check_moves(line, [move for move in moves if move["number"] == number])


def check_moves(line: dict[str, Any], moves: list[dict[str, Any]]) -> None:
    table = Table(line["game"], line["seats"], line["seed"], line["options"])
    assert [f"{move['seat']} {move['notation']}" for move in moves] == line["moves"]
    for number, move in enumerate(moves, 1):
        seat = move["seat"]
        assert move["move"] == number
        assert move["ask"] == table.waiting[seat].what
        assert move["choices"] == len(table.moves(seat))
        assert move["hand"] == table.state.view(seat)["zones"][f"hand.{seat}"]["count"]  # type: ignore[index]
        table.make(seat, move["notation"])


def test_a_file_may_contain_several_kinds_of_games_and_many_groups(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "GAMES_AT_ONCE", 50)
    monkeypatch.setattr(rows, "MOVES_AT_ONCE", 50)
    one, other = "uno", FIRSTS[-1]
    source = write_parts(tmp_path / "games.jsonl", lines(spec(one, 2), 60), lines(spec(other, 4), 60))
    done = export(source, tmp_path / "games.parquet", tmp_path / "moves.parquet")
    games_file, moves_file = (pq.ParquetFile(tmp_path / f"{name}.parquet") for name in ("games", "moves"))
    assert (games_file.metadata.num_rows, moves_file.metadata.num_rows) == (120, done.moves)
    assert games_file.metadata.num_row_groups == 3
    assert moves_file.metadata.num_row_groups > 60
    assert games_file.read().column("game").to_pylist() == [one] * 60 + [other] * 60


def test_exporting_only_games_does_not_replay_them(tmp_path: Path) -> None:
    (line,) = decode_lines(spec(), 1)
    source = write_parts(tmp_path / "games.jsonl", json.dumps(line | {"moves": ["0 x"]}).encode() + b"\n")
    assert export(source, tmp_path / "games.parquet", None).games == 1
    with pytest.raises(DataError, match=r"line 1 of .*games\.jsonl cannot be replayed: move 1, '0 x', cannot be"):
        export(source, tmp_path / "games.parquet", tmp_path / "moves.parquet")


BAD: list[dict[str, Any]] = [
    {"moves": ["0 draw", "9 draw"]},
    {"moves": ["0 draw", "10 draw"]},
    {"moves": ["0 nothing"]},
    {"seed": "sim:7:99"},
    {"game": "chess"},
    {"seats": 50, "scores": [0] * 50, "places": [1] * 50},
    {"options": {"x": 1}},
    {"edition": 2},
    {"scores": [1, 2, 3]},
]


@pytest.mark.parametrize("changes", BAD)
def test_an_invalid_line_is_reported_and_nothing_is_written(tmp_path: Path, changes: dict[str, Any]) -> None:
    good, bad = decode_lines(spec(), 2)
    source = tmp_path / "games.jsonl"
    source.write_text("".join(json.dumps(line) + "\n" for line in (good, bad | changes)), encoding="utf-8")
    (tmp_path / "games.parquet").write_text("old")
    with pytest.raises(DataError, match=r"line 2 of .*games\.jsonl cannot be replayed"):
        export(source, tmp_path / "games.parquet", tmp_path / "moves.parquet")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games.jsonl", "games.parquet"]
    assert (tmp_path / "games.parquet").read_text() == "old"


def test_the_page_lists_the_columns() -> None:
    for name, schema in zip(("games", "moves"), schemas(), strict=True):
        (part,) = re.findall(rf"### The table of {name}\n(.*?)(?=\n##|\Z)", PAGE, re.S)
        columns = re.findall(r"^\| `(\w+)` \| (\S+) \|", part, re.M)
        assert columns == [(field.name, _type(field)) for field in schema]


def _type(field: Any) -> str:
    kind = f"list[{field.type.value_type}]" if pa.types.is_list(field.type) else str(field.type)
    return kind + ("?" if field.nullable else "")


def test_the_line_of_the_page_is_a_line() -> None:
    (line,) = re.findall(r"```json\n(.*?)\n```", PAGE, re.S)
    sample = json.loads(line)
    assert list(sample) == list(decode_lines(spec(), 1)[0])
    table = Table(sample["game"], sample["seats"], sample["seed"], sample["options"])
    for move in sample["moves"][:-1]:
        seat, _, notation = move.partition(" ")
        table.make(int(seat), notation)


def test_the_examples_of_the_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs the examples that need only installed packages."""
    monkeypatch.chdir(tmp_path)
    table_of, by_arrow, *others = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    for code in others:
        compile(code, "docs/data.md", "exec")
    by = spec("uno", 2)
    export(write_parts(tmp_path / "games.jsonl", lines(by, 3)), tmp_path / "games.parquet", None)
    printed: list[Any] = []
    exec(by_arrow, {"print": printed.append})
    assert printed[0].column("seats").to_pylist() == [2]
    made: dict[str, Any] = {}
    exec(table_of, made)
    line = lines(by, 1).decode()
    assert made["table_of"](line).places == json.loads(line)["places"]
