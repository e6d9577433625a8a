"""The file of a run: an interrupted run resumes from it, and other files are not touched."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.arena.setting import contest, own, play_here
from tischlein.arena.contest import Contest
from tischlein.arena.correction import DEFAULT_SOFTNESS, SOFTNESS, Correction
from tischlein.arena.errors import ResultsFileError
from tischlein.arena.results_file import ResultsFile


def write_file(file: Path, played: Contest, deals: int = 3) -> bytes:
    results = ResultsFile(file, played)
    for deal in play_here(played, range(1, deals + 1)):
        results.add(deal)
    return file.read_bytes()


def test_written_deals_are_read_back(tmp_path: Path) -> None:
    played = contest("greedy", "random")
    file = tmp_path / "run.jsonl"
    data = write_file(file, played)
    again = ResultsFile(file, played)
    assert list(again.deals) == [1, 2, 3]
    assert again.deals == {deal.deal: deal for deal in again.deals.values()}
    assert file.read_bytes() == data
    head = json.loads(data.splitlines()[0])
    assert (head["format"], head["bots"], head["seats"]) == ("tischlein-arena/1", ["greedy", "random"], 2)


def test_every_incomplete_end_is_cut_off(tmp_path: Path) -> None:
    played = contest("greedy", "random")
    file = tmp_path / "run.jsonl"
    data = write_file(file, played, deals=2)
    ends = [at + 1 for at, byte in enumerate(data) if byte == ord("\n")]
    for cut in [0, 1, *range(ends[0] - 2, len(data), 97), len(data) - 1]:
        file.write_bytes(data[:cut])
        whole = max((end for end in ends if end <= cut), default=ends[0])
        assert len(ResultsFile(file, played).deals) == ends.index(whole)
        assert file.read_bytes() == data[:whole]


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (contest("greedy", "random", seed=2), "its seed is 1, not 2"),
        (contest("random", "greedy"), "its bots is greedy, random, not random, greedy"),
        (contest("greedy", "random", seats=3), "its seats is 2, not 3"),
        (contest("greedy", "random", limit=9), "its limit is 20000, not 9"),
        (contest("greedy", "random", game="uno-match"), "its game is uno, not uno-match"),
    ],
)
def test_the_file_of_another_run_is_refused(tmp_path: Path, other: Contest, sentence: str) -> None:
    file = tmp_path / "run.jsonl"
    data = write_file(file, contest("greedy", "random"), deals=1)
    with pytest.raises(ResultsFileError, match="belongs to another run") as caught:
        ResultsFile(file, other)
    assert sentence in str(caught.value)
    assert file.read_bytes() == data


CORRECTED = contest("greedy", "random", correction=Correction(4, 1))


def test_luck_is_read_back_and_the_header_says_how_it_was_measured(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    data = write_file(file, CORRECTED, deals=2)
    head = json.loads(data.splitlines()[0])
    assert {key: head[key] for key in head if key.startswith("correction")} == {
        "correction playouts": 4,
        "correction asks": 1,
        "correction softness": {"default": DEFAULT_SOFTNESS} | SOFTNESS,
    }
    again = [game.luck for deal in ResultsFile(file, CORRECTED).deals.values() for game in deal.games]
    assert again == [game.luck for deal in play_here(CORRECTED, [1, 2]) for game in deal.games]
    assert all(again)


def test_a_run_is_corrected_from_its_beginning_or_not_at_all(tmp_path: Path) -> None:
    plain, corrected = tmp_path / "plain.jsonl", tmp_path / "corrected.jsonl"
    write_file(plain, contest("greedy", "random"), deals=1)
    write_file(corrected, CORRECTED, deals=1)
    for file, other, sentence in (
        (plain, CORRECTED, "its correction playouts is None, not 4"),
        (corrected, contest("greedy", "random"), "its correction playouts is 4, not None"),
        (corrected, contest("greedy", "random", correction=Correction(4, 2)), "its correction asks is 1, not 2"),
    ):
        with pytest.raises(ResultsFileError, match=sentence):
            ResultsFile(file, other)
    assert "luck" not in plain.read_text()


def test_a_corrected_deal_without_luck_is_named(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    lines = write_file(file, CORRECTED, deals=1).splitlines(keepends=True)
    deal = json.loads(lines[1])
    for luck in (None, deal["games"][0]["luck"][:1]):
        deal["games"][0]["luck"] = luck
        file.write_bytes(lines[0] + json.dumps(deal).encode() + b"\n")
        with pytest.raises(ResultsFileError, match=r"line 2 of .* is not a finished deal"):
            ResultsFile(file, CORRECTED)


def test_a_changed_option_and_a_changed_player_are_named(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    name = own(tmp_path, "Lowest")
    played = contest(name, "greedy")
    write_file(file, played, deals=1)
    options = played.options | {"scoring": "own"}
    with pytest.raises(ResultsFileError, match="its scoring is winner, not own"):
        ResultsFile(file, Contest("uno", 2, options, played.entrants, 1, 20_000))
    (tmp_path / "mine.py").write_text((tmp_path / "mine.py").read_text() + "\n# better now\n")
    with pytest.raises(ResultsFileError, match="its files is"):
        ResultsFile(file, contest(name, "greedy"))


def test_files_that_are_something_else_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    for text in (b"my notes", b"my notes\n", b"{}\n", b"\xff\n", b"[1]\n[2]\n", b'{"format": "tischlein-record/1"}\n'):
        file.write_bytes(text)
        with pytest.raises(ResultsFileError, match="is not the file of an arena run"):
            ResultsFile(file, contest("greedy"))
        assert file.read_bytes() == text


def test_a_line_that_was_changed_is_named(tmp_path: Path) -> None:
    played = contest("greedy", "random")
    file = tmp_path / "run.jsonl"
    lines = write_file(file, played).splitlines(keepends=True)
    game = {"lineup": ["greedy", "random"], "places": [1, 2], "scores": [5, 3], "moves": 9, "thinking": [[0, 0, 0]] * 2}
    faults: list[dict[str, object]] = [{"places": [1]}, {"scores": None}, {"lineup": ["greedy", "x"]}, {"moves": ""}]
    for text in ('{"deal": "two"}', '{"deal": 2, "games": []}', *(encode(game | fault) for fault in faults)):
        file.write_bytes(b"".join([*lines[:2], text.encode() + b"\n", *lines[3:]]))
        with pytest.raises(ResultsFileError, match=r"line 3 of .* is not a finished deal"):
            ResultsFile(file, played)
    file.write_bytes(b"".join([*lines[:2], encode(game).encode() + b"\n"]))
    assert list(ResultsFile(file, played).deals) == [1, 2]


def encode(game: dict[str, object]) -> str:
    return json.dumps({"deal": 2, "games": [game]})


def test_unwritable_paths_are_refused(tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "nowhere" / "run.jsonl", Path("a\0b")):
        with pytest.raises(ResultsFileError, match="cannot be used"):
            ResultsFile(file, contest("greedy"))
