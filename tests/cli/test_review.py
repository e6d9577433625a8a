"""`tischlein review`: what it shows and writes, how it goes on, and what it says to nonsense."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from tests.cli.command import complaint, run
from tests.cli.process import in_a_terminal
from tests.registered import FIRSTS, MIXED, brief
from tests.review.playing import TINY, played
from tischlein import Table, games
from tischlein.cli.curve import ChanceCurve
from tischlein.cli.review import draw, draw_picture, round_account
from tischlein.cli.words import load_words
from tischlein.review import Reviewer, ReviewError
from tischlein.review.effort import EFFORTS
from tischlein.review.results import Review
from tischlein.review.trials_file import TrialsFile
from tischlein.table.rulebook import LANGUAGES


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EFFORTS, "tiny", TINY)


def record_file(folder: Path, game: str = "uno", seats: int = 3) -> str:
    file = folder / f"{game}-{seats}.json"
    file.write_text(json.dumps(played(game, seats)))
    return str(file)


@cache
def reviewed(game: str, seats: int) -> tuple[Reviewer, Review]:
    reviewer = Reviewer(played(game, seats), "tiny")
    for _ in reviewer.run():
        pass
    return reviewer, reviewer.review()


def render(parts: Iterable[RenderableType], width: int) -> str:
    page = io.StringIO()
    Console(file=page, width=width, markup=False, emoji=False, highlight=False).print(*parts, sep="\n")
    return page.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats"), [("uno", 10), ("uno-match", 2), *((game, games()[game].seats[0]) for game in FIRSTS)]
)
def test_a_review_fits_every_width(game: str, seats: int, lang: str) -> None:
    reviewer, found = reviewed(game, seats)
    for width in (40, 60, 80, 120, 200):
        page = render(draw(reviewer, found, load_words(lang), None), width)
        assert max(map(cell_len, page.splitlines())) <= width
        assert "{" not in page
        assert "\x1b" not in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_is_shown(tmp_path: Path, lang: str) -> None:
    args = ("review", record_file(tmp_path), "--effort", "tiny", "--lang", lang)
    result = run(*args)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert run(*args, "--seed", "1").stdout != result.stdout
    assert run("--lang", lang, *args[:-2]).stdout == result.stdout


def test_the_moments_of_one_seat(tmp_path: Path) -> None:
    file = record_file(tmp_path)
    page = run("review", file, "--effort", "tiny", "--seat", "1").stdout
    moments = page.partition("Moments that mattered")[2]
    assert "Seat 1" in moments
    assert "Seat 0" not in moments
    assert "Seat 0" in page


@pytest.mark.parametrize(
    ("fair", "terms", "result"),
    [
        (1 / 3, [0.1, 0.1, 0.1, 0.1, 0.1, 1 / 6], 1.0),
        (0.25, [-0.004, -0.004, -0.004, -0.004, -0.004, -0.23], 0.0),
        (0.1, [0.333, 0.333, 0.333, -0.333, -0.333, -0.433], 0.0),
        (1 / 7, [0.0, 0.0, 0.0, 0.0, 0.0, 6 / 7], 1.0),
    ],
)
def test_rounded_accounts_add_up(fair: float, terms: list[float], result: float) -> None:
    rounded = round_account(fair, terms, result)
    assert round(100 * fair) + sum(rounded) == round(100 * result)
    assert all(abs(whole - 100 * term) <= 1.5 for whole, term in zip(rounded, terms, strict=True))


def test_json(tmp_path: Path) -> None:
    file, out = record_file(tmp_path), tmp_path / "review.json"
    command = ("review", file, "--effort", "tiny")
    alone = run(*command, "--json", "-")
    found = json.loads(alone.stdout)
    assert alone.stdout.count("\n") == 1
    assert alone.stderr == ""
    assert found["format"] == "tischlein-review/1"
    assert found["progress"] == 1
    assert run(*command, "--json", str(out)).stdout == run(*command).stdout
    assert out.read_text() == alone.stdout
    assert run("review", "-", *command[2:], "--json", "-", typed=Path(file).read_text()).stdout == alone.stdout


def test_a_line_of_a_file_of_games(tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    assert run("sim", brief(), "--games", "3", "--seats", "2", "--play", "greedy", "--out", file).exit_code == 0
    pages = [run("review", file, "--line", line, "--effort", "tiny", "--json", "-").stdout for line in ("1", "2")]
    assert [json.loads(page)["game"] for page in pages] == [brief()] * 2
    assert pages[0] != pages[1]


@pytest.mark.parametrize(("game", "seats"), [("uno", 4), (MIXED, 2)])
def test_the_picture_is_the_same_again(tmp_path: Path, game: str, seats: int) -> None:
    file = tmp_path / "review.svg"
    draw_picture(*reviewed(game, seats), load_words("hu"), file)
    assert ElementTree.parse(file).getroot().tag.endswith("svg")
    drawn = file.read_bytes()
    draw_picture(*reviewed(game, seats), load_words("hu"), file)
    assert file.read_bytes() == drawn


def test_the_picture(tmp_path: Path) -> None:
    command = ("review", record_file(tmp_path, seats=2), "--effort", "tiny")
    assert run(*command, "--picture", str(tmp_path / "review.PNG")).exit_code == 0
    assert (tmp_path / "review.PNG").read_bytes().startswith(b"\x89PNG\r\n")
    (tmp_path / "folder.svg").mkdir()
    assert "cannot be written: Is a directory" in complaint(*command, "--picture", str(tmp_path / "folder.svg"))


def test_two_workers_print_what_one_prints(tmp_path: Path) -> None:
    """Both are processes, which know the effort."""
    command = ("review", record_file(tmp_path, brief(), 2), "--effort", "quick", "--json", "-")
    assert run(*command, "--workers", "2").stdout == run(*command).stdout


# --- the file of a review


def results_until(file: Path, jobs: int, record: dict[str, Any]) -> None:
    """Write the file of a review that was interrupted after some jobs."""
    reviewer = Reviewer(record, "tiny")
    kept = TrialsFile(file, reviewer)
    for result, _ in zip(reviewer.run(), range(jobs), strict=False):
        kept.add(result)


def test_an_interrupted_review_goes_on(tmp_path: Path) -> None:
    record, kept = played("uno-match", 2), tmp_path / "review.jsonl"
    command = ("review", record_file(tmp_path, "uno-match", 2), "--effort", "tiny", "--json", "-")
    whole = run(*command, "--resume", str(kept)).stdout
    data = kept.read_bytes()
    assert whole == run(*command).stdout
    assert run(*command, "--resume", str(kept)).stdout == whole
    assert kept.read_bytes() == data
    for jobs in (1, 1700):
        kept.unlink()
        results_until(kept, jobs, record)
        with kept.open("ab") as file:
            file.write(b'{"type":"ev')  # as if it had been killed in the middle of a line
        assert run(*command, "--resume", str(kept)).stdout == whole
        assert sorted(kept.read_bytes().splitlines()) == sorted(data.splitlines())


def test_every_incomplete_header_is_completed(tmp_path: Path) -> None:
    record, kept = played("uno", 2), tmp_path / "review.jsonl"
    results_until(kept, 0, record)
    header = kept.read_bytes()
    for cut in range(0, len(header), 7):
        kept.write_bytes(header[:cut])
        TrialsFile(kept, Reviewer(record, "tiny"))
        assert kept.read_bytes() == header


def test_other_files_are_refused_and_not_touched(tmp_path: Path) -> None:
    record, kept = played("uno", 2), tmp_path / "review.jsonl"
    results_until(kept, 5, record)
    lines = kept.read_bytes().splitlines(keepends=True)
    cases = [
        (b"text\n", "not the file of a review"),
        (b"half", "not the file of a review"),
        (b'{"format":"tischlein-arena/1"}\n', "not the file of a review"),
        (lines[0].replace(b'"seed":"0"', b'"seed":"1"'), "its seed is 1, not 0"),
        (lines[0].replace(b'"effort":"tiny"', b'"effort":"deep"'), "its effort is deep, not tiny"),
        (lines[0] + lines[1] + lines[1], "line 3 of .* is not a result"),
        (lines[0] + b"{}\n", "line 2 of .* is not a result"),
        (lines[0] + lines[1].replace(b'"samples":', b'"samples":-'), "line 2 of .* is not a result"),
    ]
    for data, sentence in cases:
        kept.write_bytes(data)
        with pytest.raises(ReviewError, match=sentence):
            TrialsFile(kept, Reviewer(record, "tiny"))
        assert kept.read_bytes() == data
    with pytest.raises(ReviewError, match="cannot be used: Is a directory"):
        TrialsFile(tmp_path, Reviewer(record, "tiny"))


@pytest.mark.parametrize(("workers", "keeps"), [("1", True), ("2", True), ("1", False)])
def test_an_interrupt_says_how_to_go_on(tmp_path: Path, workers: str, keeps: bool) -> None:
    kept = tmp_path / "review.jsonl"
    file = record_file(tmp_path, "uno-match", 2)
    resume = ["--resume", str(kept)] if keeps else []
    with in_a_terminal(["review", file, "--effort", "deep", "--workers", workers, *resume]) as running:
        wait_until_busy(running, kept if keeps else None)
        os.killpg(running.pid, signal.SIGINT)
        output, errors = (stream.decode() for stream in running.communicate())
    assert running.returncode == 130
    assert output == ""
    assert errors.startswith("Stopped at ")
    assert (f"continues from {kept}.\n" if keeps else "--resume FILE") in errors


def wait_until_busy(running: subprocess.Popen[bytes], kept: Path | None) -> None:
    """Wait until a review is in the middle of its work: results are in its file, or it has used some time."""
    while not (kept.exists() and kept.read_bytes().count(b"\n") > 3) if kept else cpu_ticks(running.pid) < 150:
        assert running.poll() is None
        os.sched_yield()


def cpu_ticks(pid: int) -> int:
    """Return how long a process has computed, in hundredths of a second."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()[11])


# --- errors


def test_complaints(tmp_path: Path) -> None:
    file = record_file(tmp_path)
    running = tmp_path / "running.json"
    running.write_text(json.dumps(Table("uno", 2, 1).record()))
    record = json.loads(Path(file).read_text())
    (tmp_path / "changed.json").write_text(json.dumps(record | {"moves": record["moves"][:-1]}))
    (tmp_path / "edition.json").write_text(json.dumps(record | {"edition": 99}))
    (tmp_path / "text").write_text("text")
    assert "cannot be read" in complaint("review", str(tmp_path / "none"))
    assert "is not JSON" in complaint("review", str(tmp_path / "text"))
    assert "is not JSON" in complaint("review", "-", typed="text")
    assert "not a record" in complaint("review", "-", typed="{}")
    assert "moves are missing" in complaint("review", str(tmp_path / "changed.json"))
    assert "by edition 99 of the rules" in complaint("review", str(tmp_path / "edition.json"))
    assert "only a finished game" in complaint("review", str(running))
    assert "there is no effort 'huge'; there are quick, normal, deep" in complaint("review", file, "--effort", "huge")
    assert "0 to 2, not 3" in complaint("review", file, "--seat", "3")
    assert "--workers must be between 1" in complaint("review", file, "--workers", "0")
    assert "ends in .png or .svg" in complaint("review", file, "--picture", "review.gif")
    assert "there is no folder" in complaint("review", file, "--picture", str(tmp_path / "none" / "review.png"))
    assert "No such file or directory" in complaint("review", file, "--json", str(tmp_path / "none" / "review.json"))
    assert "Is a directory" in complaint("review", file, "--json", str(tmp_path))
    assert "cannot be reached" in complaint("review", file, "--ray", "127.0.0.1:1")


@pytest.mark.parametrize(("package", "args"), [("matplotlib", ("--picture", "x.png")), ("ray", ("--ray", "local"))])
def test_a_missing_package_is_named_before_any_work(
    tmp_path: Path, package: str, args: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    assert f"this needs {package}: pip install" in complaint("review", record_file(tmp_path), *args)


# --- the curve


def curve_of(found: Review) -> ChanceCurve:
    game = found.games[0]
    names = [f"Seat {seat}" for seat in range(found.seats)]
    marks = [(0, 0), (len(game.events) - 1, 1)]
    return ChanceCurve([event.values for event in game.events], names, marks, 9, load_words("en"))


@pytest.mark.parametrize("width", [20, 40, 50, 80, 120, 300])
@pytest.mark.parametrize("seats", [2, 4, 6, 7, 10])
def test_the_curve_names_every_seat_in_every_width(seats: int, width: int) -> None:
    page = render([curve_of(reviewed("uno", seats)[1])], width)
    lines = page.splitlines()
    assert max(map(cell_len, lines)) <= width
    if width < 50 or seats > 6:
        assert [line.split()[1] for line in lines] == [str(seat) for seat in range(seats)]
    else:
        assert all(str(seat) in "".join(lines[:10]) for seat in range(seats))
        assert sum(line.count("┤") for line in lines) == 4


@pytest.mark.parametrize("points", [1, 2, 3, 500])
def test_a_curve_of_any_number_of_points(points: int) -> None:
    values = [[1 - point / 500, point / 500] for point in range(points)]
    for width in (30, 80):
        curve = ChanceCurve(values, ["A", "B"], [(points - 1, 0)], points, load_words("en"))
        assert render([curve], width)
