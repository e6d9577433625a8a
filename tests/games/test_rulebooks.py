"""The rulebooks hold together: the same rules in every language, each shown by a test, each refusal with its rule.

So does docs/rulings.md: every ruling is shown by a test, and names the rules that carry it.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter
from pathlib import Path

import pytest

import tischlein
from tests.games.rulings import PAGE, ROOT, RULINGS, TESTS, anchor
from tests.registered import declared
from tischlein.games.registry import boxes
from tischlein.table.rulebook import LANGUAGES, UnknownRule, rule_text, rulebook

PACKAGE = Path(tischlein.__file__).parent
BOOKS = sorted(boxes())
LETTERS = "".join(dict.fromkeys(ruling[0] for ruling in RULINGS))
RULING = re.compile(rf"\b[{LETTERS}]\d{{1,2}}\b")
RULE = re.compile(rf"\b(?:{'|'.join(BOOKS)})\.\d+\.\d+\b")
RULES = re.compile(rf"\[{RULE.pattern}\](?:, \[{RULE.pattern}\])*")
GENERAL = "A"
"""The letter of rulings about all games; the section of each box has a table of its rules that carry them."""
CARRYING = re.findall(r"^\| \[(\w+)\] \| (.+?) \|", PAGE, re.M)


def cited(mark: str) -> set[str]:
    """Return all arguments of a mark in the tests."""
    calls = [
        call
        for file in TESTS.glob("**/test_*.py")
        for call in re.findall(rf"@(?:pytest\.mark\.)?{mark}\(([^)]*)\)", file.read_text("utf-8"))
    ]
    return {word for call in calls for word in re.findall(r'"([^"]+)"', call)}


def prose(file: Path) -> str:
    """Return the prose of a file: the comments and docstrings of Python, the text of a page without its code."""
    text = file.read_text("utf-8")
    if not RULING.search(text):
        return ""
    if file.suffix == ".md":
        return re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.S)
    comments = [
        token.string for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type == tokenize.COMMENT
    ]
    strings = [
        node.value.value
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]
    return "\n".join(comments + strings)


def target(name: str) -> str:
    """Return the target of a reference on the page of rulings: to the ruling, or to the chapter that holds the rule."""
    if name in RULINGS:
        return anchor(f"{name} {RULINGS[name].splitlines()[0]}")
    book, chapter, _ = name.split(".")
    (heading,) = re.findall(rf"^## ({chapter} .+)$", rulebook(book, "en").text, re.M)
    folder = boxes()[book].package.rpartition(".")[2]
    return f"../src/tischlein/games/{folder}/rulebook/en.md{anchor(heading)}"


def marks(text: str) -> list[tuple[str, int, int]]:
    return [
        (number, rule.count("†"), rule.count("⌂"))
        for number, rule in re.findall(r"^\*\*(\d+\.\d+)\*\*(.+?)(?=\n\n|\Z)", text, re.M | re.S)
    ]


def test_there_is_a_rulebook_for_every_game() -> None:
    assert {game.rulebook for game in tischlein.games().values()} == set(BOOKS)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_rules(book: str, lang: str) -> None:
    english = rulebook(book, "en")
    other = rulebook(book, lang)
    assert list(other.rules) == list(english.rules)
    assert marks(other.text) == marks(english.text), "rulings and house rules are marked alike"
    for rule, text in other.rules.items():
        assert re.findall(r"`[^`]+`", text) == re.findall(r"`[^`]+`", english.rules[rule]), f"{rule}: notation"


PRINTED = {rule: marks for module in declared("printed").values() for rule, marks in module.PRINTED.items()}
"""Rules that begin with what the printed rules say, and how many marks come after it."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("rule", "marked"), PRINTED.items())
def test_what_the_sheet_prints_is_not_marked_as_ours(rule: str, marked: int, lang: str) -> None:
    text = rulebook(rule.partition(".")[0], lang).rules[rule]
    assert not text.startswith("†")
    assert text.count("†") == marked


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_notes_speak_of_the_same_rules_in_every_language(book: str, lang: str) -> None:
    def cited_in_notes(text: str) -> list[set[str]]:
        title = re.search(r"^## (Notes|Anmerkungen|Megjegyzések)$", text, re.M)
        assert title, "there are notes"
        return [set(re.findall(r"\d+\.\d+", note)) for note in text[title.end() :].strip().split("\n\n")]

    noted = cited_in_notes(rulebook(book, lang).text)
    assert noted == cited_in_notes(rulebook(book, "en").text)
    assert set().union(*noted) <= {rule.partition(".")[2] for rule in rulebook(book, lang).rules}


@pytest.mark.parametrize("book", BOOKS)
def test_rules_are_numbered_without_gaps(book: str) -> None:
    chapters: dict[int, list[int]] = {}
    for rule in rulebook(book, "en").rules:
        _, chapter, number = rule.split(".")
        chapters.setdefault(int(chapter), []).append(int(number))
    assert list(chapters) == list(range(1, len(chapters) + 1))
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in chapters.values())


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_is_cited_by_a_test_and_every_citation_exists(book: str) -> None:
    rules = set(rulebook(book, "en").rules)
    citations = {rule for rule in cited("rule") if rule.startswith(f"{book}.")}
    assert rules - citations == set(), "rules without a test"
    assert citations - rules == set(), "tests of rules that do not exist"


def test_rulings_are_numbered_without_gaps() -> None:
    letters = Counter(ruling[0] for ruling in RULINGS)
    assert re.findall(r"^### (\S+)", PAGE, re.M) == [
        f"{letter}{n}" for letter in LETTERS for n in range(1, letters[letter] + 1)
    ]


def test_every_ruling_is_cited_by_a_test_and_every_citation_exists() -> None:
    assert set(RULINGS) - cited("ruling") == set(), "rulings without a test"
    assert cited("ruling") - set(RULINGS) == set(), "tests of rulings that do not exist"


def test_every_ruling_named_in_a_comment_a_docstring_or_a_page_exists() -> None:
    files = [
        file
        for folder, kinds in {"src": ("py", "md"), "tests": ("py",), "docs": ("py", "md")}.items()
        for kind in kinds
        for file in (ROOT / folder).rglob(f"*.{kind}")
    ]
    named = {(str(file.relative_to(ROOT)), ruling) for file in files for ruling in RULING.findall(prose(file))}
    assert any(file.endswith(".py") for file, _ in named)
    assert [(file, ruling) for file, ruling in sorted(named) if ruling not in RULINGS] == []


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_has_a_question_a_decision_and_the_rules_that_carry_it(ruling: str) -> None:
    _, question, decision, *rest = RULINGS[ruling].strip().split("\n\n")
    reason = [part for part in rest if part.startswith("**Ours:** ")]
    carried = [part for part in rest if part.startswith("Rules: ")]
    assert not question.startswith("**")
    assert decision.startswith("**Decision:** ")
    assert len(reason) <= 1
    assert rest == reason + carried
    if ruling in dict(CARRYING):
        assert carried == []
    else:
        assert re.fullmatch(rf"Rules: (none; .+|{RULES.pattern})", *carried)


def test_boxes_say_which_rules_carry_the_rulings_about_all_games() -> None:
    assert CARRYING
    for ruling, carried in CARRYING:
        assert ruling in RULINGS
        assert ruling[0] == GENERAL
        assert RULES.fullmatch(carried), ruling


def test_every_rule_on_the_page_of_rulings_exists_and_every_reference_leads_there() -> None:
    rules = {rule for book in BOOKS for rule in rulebook(book, "en").rules}
    assert set(RULE.findall(PAGE)) - rules == set()
    used = set(re.findall(r"\[([^]]+)\](?![(:])", PAGE))
    defined = set(re.findall(r"^\[([^]]+)\]: (.+)$", PAGE, re.M))
    wanted = {(name, target(name)) for name in used}
    assert (defined - wanted, wanted - defined) == (set(), set())


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_marked_as_a_ruling_is_carried_by_one(book: str) -> None:
    carried = set(RULE.findall(" ".join([*RULINGS.values(), *(rules for _, rules in CARRYING)])))
    marked = {f"{book}.{number}" for number, daggers, _ in marks(rulebook(book, "en").text) if daggers}
    assert marked - carried == set()


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_a_game_refers_to_exists(book: str) -> None:
    sources = [file.read_text("utf-8") for file in (PACKAGE / "games").glob("**/*.py")]
    named = {rule for source in sources for rule in re.findall(rf"\b{book}\.\d+\.\d+\b", source)}
    assert named
    for rule in named:
        for lang in LANGUAGES:
            assert rule_text(rule, lang)


def test_a_rule_in_words() -> None:
    assert rule_text("uno.3.3") == "You can only play a card that is in your hand."
    assert not any(mark in rule_text("uno.9.1", lang) for mark in "†⌂" for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("rule", "lang"), [("uno.99.1", "en"), ("chess.1.1", "en"), ("uno.3.2", "xx"), ("../uno.1.1", "en")]
)
def test_unknown_rules(rule: str, lang: str) -> None:
    with pytest.raises(UnknownRule):
        rule_text(rule, lang)
