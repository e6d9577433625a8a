"""Each check of a game finds the fault planted for it and reports it in one sentence."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.testing.packages import change, complete, faults, install, run, tischlein_with
from tischlein.table.rulebook import LANGUAGES
from tischlein.testing import Check, GameFault, checks_of, contract_tests

RULES, BOOK, WORDS = "__init__.py", "rulebook/en.md", "words/en.ftl"


@pytest.mark.parametrize(
    ("file", "right", "wrong", "sentences"),
    [
        (
            BOOK,
            "**1.2** Players take turns.\nYou play one card.\n\n",
            "",
            [
                "rulebook: rulebook/en.md has no rule 1.2: 1.3 follows instead",
                "contracts at 2 seats: UnknownRule was raised in rule_text (rulebook.py:*): "
                "the rulebook tiny has no rule 'tiny.1.2'",
                "rules cited: the rule tiny.1.2 is cited, but rulebook/en.md does not have it",
            ],
        ),
        (
            BOOK,
            "## 2 The end\n\n**2.1**",
            "**3.1**",
            ["rulebook: rulebook/en.md has no chapter 2: chapter 3 follows instead"],
        ),
        (
            RULES,
            'reader.number("turn", 0, 1, 0)',
            'reader.number("turn", 0, 1, 0) or len("tiny.9.9") * 0',
            ["rules cited: the rule tiny.9.9 is cited, but rulebook/en.md does not have it"],
        ),
        (
            RULES,
            ", draft=True",
            "",
            [
                "languages: the box tiny lacks rulebook/de.md, rulebook/fr.md and rulebook/hu.md, "
                "but is not marked as a draft"
            ],
        ),
        (WORDS, "game-tiny = Tiny\n", "", ["words: words/en.ftl lacks the message game-tiny"]),
        (WORDS, "game-tiny = Tiny\n", "game-tiny = Tiny\n!?\n", ["words: words/en.ftl cannot be read at '!?'"]),
        (
            RULES,
            "worth[i] = float(moves.at(i))",
            "worth[i] = 1 / 0",
            ["policy at 2 seats: ZeroDivisionError was raised in weigh (__init__.py:*): division by zero"],
        ),
        (
            RULES,
            'MOVES = Catalogue("tiny"',
            'MOVES = Catalogue("huge"',
            ["policy at 2 seats: the catalogue of moves names the game 'huge', which does not exist"],
        ),
        (
            RULES,
            "self.piles.move_card(HAND + seat, move + 1, PLAYED + seat)",
            "self.turn = 0",
            [
                "random games at 2 seats: a random game did not end within 20000 moves",
                "*",
            ],
        ),
        (
            RULES,
            "        self.over = self.piles.size(HAND + self.turn) == 0\n",
            "        self.over = False\n",
            ["random games at 2 seats: seat 0 has to move, but has no legal move", "*"],
        ),
        (
            RULES,
            "        if self.piles.find(HAND + seat, move + 1) < 0:\n",
            "        if self.piles.find(HAND + seat, move + 1) < 0 or move == 4:\n",
            ["contracts at 2 seats: 5 is among the legal moves of seat *, but rule tiny.1.3 refuses it", "*"],
        ),
        (
            RULES,
            "*self.hand_zones(False)",
            '*[Zone(f"hand.{seat}", "hand", seat, "all", HAND + seat) for seat in range(SEATS)]',
            ["contracts at 2 seats: seat 0 can tell the states apart"],
        ),
        (
            RULES,
            'writer.seat("turn", self.turn, not self.over)',
            'writer.seat("turn", 0, not self.over)',
            ["contracts at 2 seats: seat *: the observation says turn=* = *, the view *"],
        ),
    ],
)
def test_a_planted_fault_is_reported(tmp_path: Path, file: str, right: str, wrong: str, sentences: list[str]) -> None:
    change(install(tmp_path, "tiny") / file, right, wrong)
    found = faults(tmp_path, "tiny")
    assert tischlein_with(tmp_path, "games").returncode == 0
    for number, sentence in enumerate(sentences):
        if sentence == "*":
            return
        assert matches(found[number], f"tiny: {sentence}"), found
    assert len(found) == len(sentences), found


WORDLESS = [
    ('Event("play"', 'Event("put"', "the event put has no message event-tiny-put"),
    ('return "play"', 'return "put"', "the question put has no message ask-tiny-put"),
    (
        "class HighestFirst(Policy):",
        "class HighestFirst(Policy):\n    def reason(self, state, seat, move):\n        return 'high'\n",
        "the reason high of the policy has no message reason-high",
    ),
]


@pytest.mark.parametrize(("right", "wrong", "sentence"), WORDLESS)
def test_a_missing_message_is_reported(tmp_path: Path, right: str, wrong: str, sentence: str) -> None:
    change(install(tmp_path, "tiny") / RULES, right, wrong)
    assert faults(tmp_path, "tiny") == [f"tiny: messages: {sentence}"]


LOOKS = [
    ("look.toml", "cards = 3", "look.toml of the box tiny cannot be read: Expected `array`, got `int` - at `$.cards`"),
    ("look.toml", "cards", "look.toml of the box tiny cannot be read: Expected '=' after a key*"),
    (
        "look.toml",
        '[[cards]]\nlike = "("\ndraw = "hem"',
        "look.toml of the box tiny has no pattern in '(': missing ), unterminated subpattern at position 0",
    ),
    (
        "look.toml",
        '[[cards]]\nlike = "."\ndraw = "hem"\nsay = "card-tiny"',
        "look.toml or lesson.toml names the message card-tiny, but words/en.ftl does not have it",
    ),
    ("look.toml", '[facts]\nturn = "chair"', "look.toml says that the fact turn is a chair, but a fact is one of *"),
    ("lesson.toml", "chapters = 1", "lesson.toml of the box tiny cannot be read: Expected `array`, got `int`*"),
    (
        "lesson.toml",
        '[[chapters]]\n[[chapters.lessons]]\nsay = "game-tiny"\nrule = "9.9"',
        "lesson.toml cites the rule 9.9, but rulebook/en.md does not have it",
    ),
]


@pytest.mark.parametrize(("file", "text", "sentence"), LOOKS)
def test_an_invalid_look_is_reported_and_does_no_harm(tmp_path: Path, file: str, text: str, sentence: str) -> None:
    (install(tmp_path, "tiny") / file).write_text(text, encoding="utf-8")
    (found,) = faults(tmp_path, "tiny")
    assert matches(found, f"tiny: look: {sentence}"), found
    played = tischlein_with(tmp_path, "play", "tiny", "--seats", "2", "--seed", "1", typed="hint\n1\n1\n1\n")
    assert played.returncode == 0, played.stderr
    code = (
        "from tischlein.server.content import catalog; from tischlein import Table; "
        "Table('tiny', 2, 1).look(); print(b'tiny' in bytes(str(catalog()), 'utf-8'))"
    )
    assert run(tmp_path, "-c", code).stdout == "True\n"


def test_a_game_without_words_can_be_played(tmp_path: Path) -> None:
    folder = install(tmp_path, "tiny")
    for right, wrong, _ in WORDLESS:
        change(folder / RULES, right, wrong)
    (folder / WORDS).write_text("game-tiny = Tiny\n", encoding="utf-8")
    for lang in LANGUAGES:
        played = tischlein_with(
            *(tmp_path, "play", "tiny", "--seats", "2", "--seed", "1", "--lang", lang),
            typed="why 1\n9\nhint\n1\n1\n1\n",
        )
        assert played.returncode == 0, played.stderr
        assert played.stdout.count("1.3") >= 1  # the rule explains why a card is refused


def test_a_refusal_needs_no_words(tmp_path: Path) -> None:
    folder = install(tmp_path, "tiny")
    change(folder / WORDS, "refuse-tiny-1-3 = You do not hold { $card }.\n", "")
    complete(folder)
    assert tischlein_with(tmp_path, "check-game", "tiny").returncode == 0


def matches(text: str, pattern: str) -> bool:
    """Return whether a text matches a pattern in which a star matches anything."""
    parts = pattern.split("*")
    at = 0
    for part in parts:
        found = text.find(part, at)
        if found < 0 or (part is parts[0] and found != 0):
            return False
        at = found + len(part)
    return parts[-1] == "" or text.endswith(parts[-1])


def test_a_rule_that_never_returns(tmp_path: Path) -> None:
    change(
        install(tmp_path, "tiny") / RULES, "        self.turn = 1 - seat\n", "        while True:\n            pass\n"
    )
    assert matches(
        faults(tmp_path, "tiny", "--seconds", "10")[0],
        "tiny: random games at 2 seats: apply (__init__.py:*) did not return within 10 seconds",
    )
    assert tischlein_with(tmp_path, "games").returncode == 0


def test_a_rule_that_ends_the_process(tmp_path: Path) -> None:
    change(install(tmp_path, "tiny") / RULES, "        self.turn = 1 - seat\n", "        import os; os._exit(7)\n")
    assert faults(tmp_path, "tiny") == [
        "tiny: random games at 2 seats: the process ended with code 7 while it was checked"
    ]


def test_different_languages_are_reported(tmp_path: Path) -> None:
    folder = install(tmp_path, "tiny")
    (folder / "rulebook" / "de.md").write_text("# Tiny\n\n**1.1** Neun Karten.\n", encoding="utf-8")
    (folder / "words" / "de.ftl").write_text("game-tiny = Winzig\n", encoding="utf-8")
    assert faults(tmp_path, "tiny") == [
        "tiny: rulebook: rulebook/de.md and rulebook/en.md differ in tiny.1.2",
        "tiny: words: words/de.ftl and words/en.ftl differ in the message ask-tiny-play",
    ]


def test_a_broken_other_package_is_reported_but_is_no_fault_of_the_game(tmp_path: Path) -> None:
    install(tmp_path, "tiny")
    install(tmp_path, "other", entry="NOTHING")
    done = tischlein_with(tmp_path, "check-game", "tiny")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-2] == (
        "! the package other is skipped: other:NOTHING cannot be loaded "
        "(AttributeError: module 'other' has no attribute 'NOTHING')"
    )


def pytest_with(site: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", *args)


def test_the_plugin_adds_the_checks_of_a_game(tmp_path: Path) -> None:
    change(install(tmp_path, "tiny") / WORDS, "game-tiny = Tiny\n", "")
    done = pytest_with(tmp_path, "-p", "tischlein.testing.plugin", "--game", "tiny")
    assert "1 failed, 9 passed" in done.stdout
    assert "tiny: words: words/en.ftl lacks the message game-tiny" in done.stdout
    unknown = pytest_with(tmp_path, "-p", "tischlein.testing.plugin", "--game", "huge")
    assert "there is no game 'huge'" in unknown.stdout + unknown.stderr
    assert unknown.returncode == 4


def test_a_file_of_one_line_runs_the_checks_of_a_game(tmp_path: Path) -> None:
    install(tmp_path, "tiny")
    line = "from tischlein.testing import contract_tests\n\nTestTiny = contract_tests('tiny')\n"
    (tmp_path / "test_tiny.py").write_text(line, encoding="utf-8")
    assert "10 passed" in pytest_with(tmp_path, "test_tiny.py").stdout


def test_only_the_plugin_needs_pytest(tmp_path: Path) -> None:
    code = "import sys; sys.modules['pytest'] = None; import tischlein.testing, tischlein.cli.app; print('fine')"
    assert run(tmp_path, "-c", code).stdout == "fine\n"


def test_the_checks_of_a_game_by_name() -> None:
    names = [check.name for check in checks_of("uno")]
    assert names[:5] == ["packages", "languages", "rulebook", "words", "look"]
    assert [name for name in names if name.startswith("contracts")] == [f"contracts at {n} seats" for n in range(2, 11)]
    assert "test_contracts_at_10_seats" in vars(contract_tests("uno"))


def test_any_exception_becomes_a_sentence() -> None:
    def leave(_: object) -> None:
        raise SystemExit("so\nlong")

    def fail(_: object) -> None:
        raise AssertionError

    assert matches(
        Check("uno", "x", leave).find_fault(), "uno: x: SystemExit was raised in leave (test_checks.py:*): so long"
    )
    with pytest.raises(GameFault, match=r"^uno: x: an assertion failed in fail \(test_checks.py:\d+\)$"):
        Check("uno", "x", fail).run()
