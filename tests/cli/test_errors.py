"""Every error that the terminal can show is said wholly in the chosen language."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.command import complaint
from tests.cli.wording import HOUSE, entries
from tests.registered import BOXED
from tischlein import Table
from tischlein.cli.errors import find_message, translate
from tischlein.cli.words import load_words
from tischlein.review.self_play import play_out
from tischlein.table.rulebook import LANGUAGES

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
MODULES = [
    "arena/contest.py",
    "arena/entrants.py",
    "arena/plot.py",
    "arena/results_file.py",
    "bots/levels.py",
    "core/game.py",
    "core/move_replay.py",
    "core/options.py",
    "data/errors.py",
    "data/files.py",
    "data/lines.py",
    "data/parquet.py",
    "data/simulation.py",
    "games/ex_hop/box.py",
    "games/ex_hop/layout.py",
    "games/kit/boxes.py",
    "games/raise_/box.py",
    "games/registry.py",
    "games/xxl/box.py",
    "games/xxl/series.py",
    "parallel/errors.py",
    "parallel/ray_cluster.py",
    "cli/puzzles.py",
    "puzzles/library.py",
    "puzzles/puzzle_file.py",
    "review/effort.py",
    "review/picture.py",
    "review/timeline.py",
    "review/trials_file.py",
    "server/commands.py",
    "server/keys.py",
    "server/seat_policy.py",
    "server/listening.py",
    "server/supervisor.py",
    "server/store/backup.py",
    "server/store/backup_file.py",
    "server/store/administration.py",
    "server/store/engine.py",
    "server/store/sqlite.py",
    "table/daily.py",
    "table/record.py",
    "table/rulebook.py",
    "table/shuffle.py",
]
"""The modules whose errors a command can meet."""
KINDS = [
    "Game",
    "Seat",
    "Option",
    "Box",
    "Record",
    "Entrant",
    "Plot",
    "Puzzle",
    "ResultsFile",
    "Data",
    "Executor",
    "Store",
    "Backup",
    "Review",
]
ERRORS = {f"{kind}Error" for kind in KINDS} | {
    *(
        "UnknownGame",
        "UnknownBot",
        "UnknownRule",
        "MissingPackage",
        "NoDailyDeal",
        "AddressUnavailable",
        "ProcessesUnavailable",
        "BadKey",
        "DatabaseInUse",
    )
}
FILLED = {
    "who": "x on seat 0 chose 'y'",
    "where": "move 1, 'y' of seat 0,",
    "broken": "is damaged",
    "BY_LOT": "lot",
    "why": "",
    "URL_FORMS": "sqlite:///file",
}
"""What some parts of a sentence look like; all others may be any text."""
NOT_NOW = "not-now"
"""The code of commands that a server refuses with a sentence."""
NOT_AT_THE_COMMAND_LINE = (
    "seats= is missing",
    "a box of",
    "rulebooks are written in",
    "move x, x, is refused",
    "that game has not been finished",
    "anyone may watch that game",
    "nobody has proposed to share",
    "nobody who played that game",
)
"""Beginnings of sentences about arguments that only Python code can pass, and commands that only the page sends."""
ELSEWHERE = [
    "Object missing required field `game`",
    "Object contains unknown field `x` - at `$.y`",
    "Expected `int`, got `str` - at number of cards entry 3",
    "Invalid enum value 'x' - at game",
    "Expected `array` of length 6",
    "x entry 3 has an unknown symbol 'y'; there are a, b",
    "the game was played by edition 1 of the rules of ex-hop; since then ex-hop.3.6 has changed",
    "deal 4 ended its worker 3 times; all finished deals are kept",
    "the batch of games 1 to 5 ended its worker 3 times",
    "game 4 ended its worker 3 times; all puzzles found before are kept",
    "puzzle 4 ended its worker 3 times",
    "event 4 of the review ended its worker 3 times",
    "game 1 of the review ended its worker 3 times",
    "the file x breaks off, after line 3",
    "the seats of this table are 0 to 2, not 7",
    "move 3, 'x', is refused: y",
    "No such option: --x",
    "No such option: --x (Possible options: --y)",
    "No such command 'x'.",
    "Missing argument 'GAME'.",
    "Missing option '--out'.",
    "Got unexpected extra argument(s) (x)",
    "Option '--x' requires an argument.",
    "Option '--x' does not take a value.",
    "Invalid value for '--seats': Input should be a valid integer, unable to parse string as an integer",
    "Input should be a valid integer, unable to parse string as an integer",
    "Value error, 'x' is not one of 'random', 'greedy'.",
    *("No such file or directory", "Permission denied", "Is a directory", "Not a directory", "File exists"),
    *("No space left on device", "Read-only file system", "File name too long", "embedded null byte"),
]
"""Sentences of other libraries, and those that are put together elsewhere."""


def sentences(module: str) -> Iterator[str]:
    """Return an example of each sentence that a module raises, with `x` for its facts."""
    for node in ast.walk(ast.parse((HOUSE / module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            said = raised_by(node.func.id, node.args)
            if said and not said.startswith(NOT_AT_THE_COMMAND_LINE):
                yield said


def raised_by(error: str, args: list[ast.expr]) -> str:
    if error == "CommandError" and len(args) > 1 and example(args[0]) == NOT_NOW:
        return example(args[1])
    return example(args[0]) if error in ERRORS and args else ""


def example(said: ast.expr) -> str:
    if isinstance(said, ast.Constant):
        return str(said.value)
    if isinstance(said, ast.JoinedStr):
        return "".join(example(part) for part in said.values)
    if isinstance(said, ast.FormattedValue):
        return FILLED.get(ast.unparse(said.value), "x")
    return ""


@pytest.mark.parametrize("module", MODULES)
def test_every_sentence_that_is_raised_has_a_message(module: str) -> None:
    found = list(sentences(module))
    assert [said for said in found if find_message(said) is None] == []
    for said in found:
        assert all(translate(load_words(lang), said) != said for lang in OTHERS)


def test_every_message_is_raised_somewhere() -> None:
    raised = [*ELSEWHERE, *(said for module in MODULES for said in sentences(module))]
    found = {match[0] for match in map(find_message, raised) if match is not None}
    assert found == {name for name in entries("en") if name.startswith("error-")}


def test_facts_keep_their_text_and_lose_their_quotation_marks() -> None:
    german = load_words("de")
    assert translate(german, 'there is no game "Mia\'s"; there are uno, raise') == (
        "Das Spiel „Mia's“ gibt es nicht; es gibt uno, raise."
    )
    assert translate(
        german, "the record begins with a table that cannot be set up: uno is for 2 to 10 seats, not 99"
    ) == ("Die Aufzeichnung beginnt mit einem Tisch, den es so nicht gibt: uno ist für 2 bis 10 Plätze, nicht für 99.")
    assert translate(german, "something nobody knows") == "something nobody knows"
    assert translate(load_words("en"), "there is no rulebook 'x'") == "there is no rulebook 'x'"


FILES = {
    "text": "nonsense",
    "other.json": "{}",
    "box.toml": f"game = {next(iter(BOXED.values()))!r}\n",
    "bad.toml": "=",
    "port.toml": "port = 70000\n",
    "limits.toml": "[limits]\nframes = -1\n",
    "lines.jsonl": "nonsense\n",
    "review.jsonl": '{"format":"tischlein-review-trials/1"}\n',
    "player.py": "class Player:\n    def __init__(self, seed): pass\n",
}
BAD_INPUTS = """
play chess
play --seats 99
play --seats three
play --level strong
play --nonsense
play uno more
play --plain=1
play --option x=1
play --option stacking=maybe
play --option dealer=9
play --option x
play ex-hop --option colours=rr
play xxl-individuell --option games=9
play raise --box @/box.toml
play raise --box @/bad.toml
play raise --box /nowhere
play --box @/box.toml
play --record /nowhere/x
play --resume /nowhere
play --resume @/text
play --people A,A
play --seats
rules
rules chess
rules uno 99
verify /nowhere
verify @/text
verify @/other.json
verify @/record.json
verify @
replay @/good.json --seat 7
replay @/good.json --line 0
replay @/good.json --line 1
review /nowhere
review @/text
review @/other.json
review @/record.json
review @/good.json
review @/good.json --seat 7
review @/over.json --effort huge
review @/over.json --workers 0
review @/over.json --json /nowhere/x
review @/over.json --picture x
review @/over.json --resume @/text
review @/over.json --resume @/review.jsonl
sim chess
sim uno --play x
sim uno --games 0
sim uno --out x
sim uno --seed x
sim uno --seed=-1
arena uno --bots strong
puzzles chess --solve
puzzles uno
puzzles uno --count 2 --check
puzzles uno 3 --check
puzzles uno 99999 --solve
puzzles uno-match --solve
puzzles uno-match --count 1
puzzles uno --count 0
puzzles uno --count 1 --out @/text
puzzles uno --count 1 --out @
puzzles uno --check --out /nowhere
puzzles uno --check --out @/text
arena uno --bots /nowhere.py:X
arena uno --bots @/player.py:X
arena uno --bots @/player.py:Player
export /nowhere --out x.parquet
export @/lines.jsonl --out x.parquet
export x
export x --out y
serve --port 99999
serve --limit x
serve --database mysql://x
serve --config /nowhere
serve --config @/bad.toml
serve --config @/box.toml
serve --config @/port.toml
serve --config @/limits.toml
serve --log-level loud
backup @/copy --database sqlite:////nowhere/x
restore /nowhere
restore @/text
join nonsense!
join http://127.0.0.1:1/t/x
new-game Ä
new-game uno
new-game x --family y
check-game chess
nonsense
"""
"""Command lines that are refused, each for another reason; @ is a folder with the files above and three records."""


@pytest.mark.once
def test_nothing_english_is_left(tmp_path: Path) -> None:
    """Compare what two languages say: beyond lists of names, no run of three English words is the same."""
    record = Table("uno", 2, "s").record()
    records = {"good.json": json.dumps(record), "record.json": json.dumps(record | {"seed": "t"})}
    records["over.json"] = json.dumps(play_out(Table("uno", 2, "s"), ["greedy"] * 2, 1).record())
    for name, text in (FILES | records).items():
        (tmp_path / name).write_text(text)
    for number, line in enumerate(BAD_INPUTS.strip().splitlines()):
        lang = OTHERS[number % len(OTHERS)]
        args = line.replace("@", str(tmp_path)).split()
        english = complaint("--lang", "en", *args)
        said = complaint("--lang", lang, *args)
        assert said.startswith(load_words(lang)("error")), said
        assert [run for run in english_runs(english) if run in said] == [], (args, english, said)


def english_runs(sentence: str) -> set[str]:
    """Return all runs of three words of letters."""
    words = sentence.split()
    threes = zip(words, words[1:], words[2:], strict=False)
    return {" ".join(three) for three in threes if all(re.fullmatch("[a-z]+", word) for word in three)}
