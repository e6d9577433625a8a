"""The rulebooks hold together: the same rules in every language, each shown by a test, each refusal with its rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tischlein
from tischlein.table.rulebook import LANGUAGES, UnknownRule, rule_text, rulebook

PACKAGE = Path(tischlein.__file__).parent
TESTS = Path(__file__).parents[1]
BOOKS = sorted(folder.name for folder in (PACKAGE / "rulebooks").iterdir())
RULINGS = [
    f"{letter}{n}" for letter, last in {"A": 12, "U": 10, "E": 6, "R": 11, "X": 14}.items() for n in range(1, last + 1)
]


def cited(mark: str) -> set[str]:
    """All arguments of a mark in the tests."""
    calls = [
        call
        for file in TESTS.glob("**/test_*.py")
        for call in re.findall(rf"@(?:pytest\.mark\.)?{mark}\(([^)]*)\)", file.read_text("utf-8"))
    ]
    return {word for call in calls for word in re.findall(r'"([^"]+)"', call)}


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


PRINTED = {
    "raise.2.3": 0,
    "raise.4.6": 0,
    "raise.5.3": 1,
    "xxl.2.2": 1,
    "xxl.2.3": 0,
    "xxl.3.3": 0,
    "xxl.3.7": 0,
    "xxl.4.1": 0,
    "xxl.4.3": 0,
    "xxl.4.8": 1,
    "xxl.5.2": 1,
    "xxl.6.3": 1,
    "xxl.8.6": 1,
    "xxl.9.4": 1,
}
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


def test_every_ruling_is_cited_by_a_test() -> None:
    assert set(RULINGS) - cited("ruling") == set()


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_a_game_refers_to_exists(book: str) -> None:
    sources = [file.read_text("utf-8") for file in (PACKAGE / "games").glob("**/*.py")]
    named = {rule for source in sources for rule in re.findall(rf"\b{book}\.\d+\.\d+\b", source)}
    assert named
    for rule in named:
        for lang in LANGUAGES:
            assert rule_text(rule, lang)


def test_a_rule_in_words() -> None:
    assert rule_text("uno.3.3") == "You can only lay a card that you hold."
    assert not any(mark in rule_text("uno.9.1", lang) for mark in "†⌂" for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("rule", "lang"), [("uno.99.1", "en"), ("chess.1.1", "en"), ("uno.3.2", "xx"), ("../uno.1.1", "en")]
)
def test_unknown_rules(rule: str, lang: str) -> None:
    with pytest.raises(UnknownRule):
        rule_text(rule, lang)
