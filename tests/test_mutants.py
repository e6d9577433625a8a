"""A mutation run makes the changes it reports, is reproducible, and does not touch the tree."""

from __future__ import annotations

import ast
import json
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tests.tools import FOLDER

CHANGES = [
    ("boundary", "if a < b:\n    c = 1", "if a <= b:\n    c = 1"),
    ("boundary", "x = a >= (b)", "x = a > (b)"),
    ("comparison", "x = (a) == (b)", "x = (a) != (b)"),
    ("comparison", "x = a is not b", "x = a is b"),
    ("comparison", "x = ä not in b", "x = ä in b"),
    ("arithmetic", "x = a + b", "x = a - b"),
    ("arithmetic", "x = a << b", "x = a >> b"),
    ("arithmetic", "x |= b", "x &= b"),
    ("number", "x = 3", "x = 4"),
    ("number", "x = 3", "x = 2"),
    ("number", "x = 0", "x = 1"),
    ("truth", "x = True", "x = False"),
    ("condition", "while a < b:\n    f", "while (not (a < b)):\n    f"),
    ("condition", "x = [a for a in b if not a]", "x = [a for a in b if (a)]"),
    ("condition", "x = a if b else c", "x = a if (not (b)) else c"),
    ("connective", "x = a and (b or c) and d", "x = a or (b or c) or d"),
    ("connective", "x = a and (b or c) and d", "x = a and (b and c) and d"),
    ("statement", "f(a)", "pass"),
    ("statement", "a.b = c", "pass"),
    ("statement", "a.b += c", "pass"),
    ("return", "def f() -> bool:\n    return a", "def f() -> bool:\n    return not (a)"),
    ("return", "def f() -> int | None:\n    return a", "def f() -> int | None:\n    return None"),
    ("return", "def f() -> None:\n    return", "def f() -> None:\n    pass"),
    ("jump", "while a:\n    break", "while a:\n    continue"),
    ("jump", "while a:\n    continue", "while a:\n    break"),
    ("refusal", "x = Refusal('uno.3.2', {})", 'x = Refusal("uno.3.2x", {})'),
]
LEFT_ALONE = [
    '"""Takes 3 < 4 steps."""',
    "x: list[int | str]",
    "def f(a: int | None) -> bool | None: ...",
    "class A:\n    def __repr__(self) -> str:\n        return f(1 + 2)",
    "class A(Protocol):\n    b = 1",
    "raise ValueError(1)",
    "assert a > 1",
    "logger.info(1)",
    "x = f'{a + 1}'",
    "X = A | B",
    "WORDS = ('one', 'two')",
]
SUMS = """\
LOW = 1


def clip(number: int) -> int:
    if number < LOW:
        return LOW
    return number


def spare(number: int) -> int:
    return number + 1
"""
TESTS = """\
from tischlein.core.sums import clip


def test_clips() -> None:
    assert (clip(0), clip(5)) == (1, 5)
"""


@pytest.fixture
def mutations(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(FOLDER))
    return import_module("mutations")


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(FOLDER))
    return import_module("mutants")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Write a package with one module, and a test that misses half of it."""
    files = {"src/tischlein/core/sums.py": SUMS, "tests/core/test_sums.py": TESTS}
    for name in ("src/tischlein/__init__.py", "src/tischlein/core/__init__.py", *files):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(files.get(name, ""), encoding="utf-8")
    return tmp_path


def outcomes(tree: Path) -> dict[str, str]:
    """Return the outcome of each mutant by its text."""
    lines = (tree / "build/mutants/results.jsonl").read_text(encoding="utf-8").splitlines()
    results = [json.loads(line) for line in lines]
    assert len(results) == len({tuple(result["key"]) for result in results}), "a mutant was run twice"
    return {result["key"][3]: result["outcome"] for result in results}


@pytest.mark.parametrize(("kind", "before", "after"), CHANGES)
def test_each_kind_makes_its_change(mutations: ModuleType, kind: str, before: str, after: str) -> None:
    found = [mutant for mutant in mutations.mutants_of("a.py", before) if mutant.kind == kind]
    assert after in [mutant.apply(before) for mutant in found]


@pytest.mark.parametrize("source", LEFT_ALONE)
def test_what_no_test_should_notice_is_left_alone(mutations: ModuleType, source: str) -> None:
    assert mutations.mutants_of("a.py", source) == []


def test_every_mutant_of_a_module_is_valid_python_with_a_unique_key(mutations: ModuleType) -> None:
    source = (FOLDER / "mutations.py").read_text(encoding="utf-8")
    found = mutations.mutants_of("a.py", source)
    assert len({mutant.key for mutant in found}) == len(found) > 50
    for mutant in found[::10]:
        assert ast.dump(ast.parse(mutant.apply(source))) != ast.dump(ast.parse(source))


def test_a_key_stays_the_same_when_lines_move(mutations: ModuleType) -> None:
    moved = "import os\n\n" + SUMS
    before, after = (mutations.mutants_of("a.py", source) for source in (SUMS, moved))
    assert [mutant.key for mutant in before] == [mutant.key for mutant in after]


def test_a_seed_draws_the_same_mutants_and_a_larger_sample_contains_the_smaller(tool: ModuleType) -> None:
    found = tool.find_mutants(FOLDER.parent, ["core", "bots", "games/registry.py"])
    sample = tool.sample_of(found, 60, 1)
    assert tool.sample_of(found, 60, 1) == sample
    assert tool.sample_of(found, 20, 1) == sample[:20]
    assert tool.sample_of(found, 60, 2) != sample
    total = sum(len(mutants) for mutants in found.values())
    for package, mutants in found.items():
        drawn = sum(tool.package_of(mutant.path) == package for mutant in sample)
        assert abs(drawn - 60 * len(mutants) / total) <= 1


def test_a_run_tells_killed_mutants_from_survivors_and_leaves_the_tree_alone(tool: ModuleType, tree: Path) -> None:
    def contents() -> dict[str, bytes]:
        return {
            str(path): path.read_bytes() for path in tree.rglob("*") if path.is_file() and "build" not in path.parts
        }

    before = contents()
    page = tree / "build" / "page.md"
    (tree / "tools").mkdir()
    (tree / "tools/mutants-explained.toml").write_text(
        '[[equivalent]]\npath = "src/tischlein/core/sums.py"\nfunction = "clip"\nkind = "boundary"\n'
        'text = "if number < LOW: => if number <= LOW:"\nwhy = "The smallest number is itself."\n',
        encoding="utf-8",
    )
    before |= contents()
    tool.main(["--sample", "2", "--workers", "1"], root=tree)
    assert len(outcomes(tree)) == 2
    tool.main(["--workers", "1", "--report", str(page)], root=tree)
    assert outcomes(tree) == {
        "LOW = 1 => LOW = 2": "killed",
        "LOW = 1 => LOW = 0": "killed",
        "if number < LOW: => if number <= LOW:": "survived",
        "if number < LOW: => if (not (number < LOW)):": "killed",
        "return number + 1 => return number - 1": "survived",
        "return number + 1 => return number + 2": "survived",
        "return number + 1 => return number + 0": "survived",
    }
    assert contents() == before
    text = page.read_text(encoding="utf-8")
    assert "| core | 7 | 7 | 3 | 0 | 0 | 3 | 1 | 50% (19% to 81%) |" in text
    assert "The smallest number is itself." in text
    assert "+    return number - 1" in text


def test_a_mutant_is_shown_as_a_diff(tool: ModuleType, tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = set()
    for number in range(1, 8):
        tool.main(["--show", str(number)], root=tree)
        shown.add(capsys.readouterr().out)
    assert len(shown) == 7
    assert any("-LOW = 1\n+LOW = 0\n" in text and text.endswith("not run\n") for text in shown)


def test_a_mutant_that_never_ends_or_cannot_be_imported_is_noticed(tool: ModuleType, tree: Path) -> None:
    loop = "    while number is None:\n        pass\n"
    source = f"FIRST = [''][0]\n\n\ndef clip(number: int) -> int:\n{loop}    return number\n"
    (tree / "src/tischlein/core/sums.py").write_text(source, encoding="utf-8")
    (tree / "tests/core/test_sums.py").write_text(TESTS.replace("(1, 5)", "(0, 5)"), encoding="utf-8")
    tool.main(["--workers", "2"], root=tree)
    assert outcomes(tree) == {
        "FIRST = [''][0] => FIRST = [''][1]": "error",
        "while number is None: => while number is not None:": "timeout",
    }


def test_a_function_called_at_import_meets_the_tests_of_its_module(tool: ModuleType, tree: Path) -> None:
    make = "def make() -> int:\n    return 2 + 3\n\n\nHIGH = make()\n"
    source = f"{make}\n\ndef clip(number: int) -> int:\n    return HIGH\n"
    (tree / "src/tischlein/core/sums.py").write_text(source, encoding="utf-8")
    (tree / "tests/core/test_sums.py").write_text(TESTS.replace("(1, 5)", "(5, 5)"), encoding="utf-8")
    tool.main(["--workers", "1"], root=tree)
    assert set(outcomes(tree).values()) == {"killed"}


def test_tests_that_start_a_server_meet_every_mutant_of_it(tool: ModuleType) -> None:
    files = tool.files_for("src/tischlein/server/serve.py", FOLDER.parent)
    assert FOLDER.parent / "tests/server/live/test_games.py" in files
    assert all(file.exists() for file in files)


def test_a_survivor_is_tried_again_when_a_test_has_changed(tool: ModuleType, tree: Path) -> None:
    results, test = tree / "build/mutants/results.jsonl", tree / "tests/core/test_sums.py"
    (tree / "src/tischlein/core/sums.py").write_text("def clip(number: int) -> int:\n    return number + 1\n")
    test.write_text(TESTS.replace("== (1, 5)", "> (0, 5)"), encoding="utf-8")
    tool.main(["--workers", "1"], root=tree)
    before = outcomes(tree)
    assert sorted(before.values()) == ["killed", "killed", "survived"]
    first = results.read_text(encoding="utf-8")
    results.write_text(first + '{"torn', encoding="utf-8")
    test.write_text(TESTS.replace("(1, 5)", "(1, 6)"), encoding="utf-8")
    tool.main(["--workers", "1", "--only", "core/sums.py"], root=tree)
    (again,) = (json.loads(line) for line in results.read_text(encoding="utf-8").removeprefix(first).splitlines()[1:])
    assert before[again["key"][3]] == "survived"
    assert again["outcome"] == "killed"
    assert again["by"] == "tests/core/test_sums.py::test_clips"
