"""Hints at the table, and how well the bots play."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from tests.cli.command import NO_LOCALE, complaint, game, lines, run
from tests.cli.hinting import brief, check_hint, hint_lines
from tischlein import Table
from tischlein.cli.keyboard import PlainReader
from tischlein.cli.play import Sitting
from tischlein.cli.saved_game import LocalTable
from tischlein.cli.screen import Screen
from tischlein.cli.words import load_words
from tischlein.table.rulebook import LANGUAGES

TWO_LEFT = "uno; seats=3; hands=r7 r8 g8 | b3 b4 b5 | y1 y2 y5; discard=r5; turn=0"
FORGOT = "uno; seats=3; hands=g7 g8 | b3 | r1 r2 r5; discard=r5; turn=2; forgot=1"


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    brief(monkeypatch)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_best_moves_with_their_numbers_and_reasons(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_hint(TWO_LEFT, "♥r", lang, monkeypatch)


def test_the_move_is_drawn_as_in_the_list_and_words_are_words(monkeypatch: pytest.MonkeyPatch) -> None:
    (_, first, *_) = hint_lines("uno; seats=2; hands=r7 | b1 b2; discard=r5; turn=0", monkeypatch)
    assert re.fullmatch(r"  ♥r7 +1\.0 +100% +\d+  It is your last card: you win the round\.", first)
    only = "uno; seats=2; hands=g1 b2 | b1 b2; discard=r5; turn=0"
    (_, drawing) = hint_lines(only, monkeypatch, "de")
    assert re.fullmatch(r" ziehen( +–){3}  Du hast keinen anderen Zug\.", drawing)


def test_a_narrow_terminal_breaks_the_reason_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    page = hint_lines(TWO_LEFT, monkeypatch, "de", 60)
    assert page[0].split() == ["Tipp", "Rang", "Sieg", "Spiele"]
    column = re.search(r"\d  (?=[A-Z])", page[1])
    assert column is not None
    assert all(not row[: column.end()].strip() or row[column.end() - 3].isdigit() for row in page[1:])


def test_doing_nothing_is_a_move_in_an_open_window(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [game(Table(position=FORGOT, seed=seed), monkeypatch, lines("tipp", "quit"), "de") for seed in range(8)]
    catch = load_words("de")("move-catch")
    asked = [page for page in found if f"1 {catch}" in page.partition("\ntipp\n")[0]]
    assert asked
    for page in asked:
        assert re.search(rf"\n {catch} +\d,\d ", page)
        assert re.search(r"\n nichts tun +\d,\d .* Abwarten ist besser\.", page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_for_it_is_understood_and_help_says_so(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = load_words(lang).entries("word-hint")
    page = game(Table(position=TWO_LEFT, seed=1), monkeypatch, lines("?", *said, "HINT", "quit"), lang)
    assert page.count(f" {load_words(lang)('hint')} ") == len(said) + 1
    assert re.search(rf"\n  {said[0]} +{load_words(lang)('key-hint')}", page)


def test_a_hint_in_a_pipe_shows_nobody_thinking() -> None:
    result = run("play", "--seed", "6", "--level", "expert:5", typed="hint\nquit\n")
    assert result.exit_code == 0
    assert "Games" in result.stdout
    assert "think" not in result.stdout
    assert "\x1b" not in result.stdout


def test_on_a_terminal_it_is_shown_that_somebody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    for level, shown in (("expert:5", True), ("greedy", False)):
        page = io.StringIO()
        console = Console(file=page, width=100, force_terminal=True, _environ={"TERM": "xterm", **NO_LOCALE})
        words = load_words("en")
        table = Table(position="uno; seats=2; hands=r7 r8 | r1 b2 b4; discard=r5; turn=1", seed=1)
        sitting = Sitting(LocalTable(table, level), words, Screen(console, words, PlainReader(console)))
        typist = lines("hint", "quit")
        monkeypatch.setattr("builtins.input", lambda _, typist=typist, sitting=sitting: typist(sitting.game))
        sitting.run()
        assert ("Mia is thinking …" in page.getvalue()) == shown
        assert "Let me think …" in page.getvalue()
        assert "\x1b[2K" in page.getvalue()  # and taken away again


# --- levels


@pytest.mark.parametrize("level", ["beginner", "expert:3", "greedy", "random"])
def test_a_whole_game_against_every_kind_of_player(level: str) -> None:
    first, again = (run("play", "--level", level, "--seed", "4", typed="1\n" * 500) for _ in range(2))
    assert first.exit_code == 0
    assert "wins the round" in first.stdout or "You win the round" in first.stdout
    assert first.stdout == again.stdout


def test_the_level_matters() -> None:
    pages = {run("play", "--level", level, "--seed", "4", typed="1\n" * 20).stdout for level in ("greedy", "random")}
    assert len(pages) == 2


def test_levels_that_are_none() -> None:
    for level in ("strong", "expert:0", "expert:x", "EXPERT", ""):
        said = complaint("play", "--level", level, "--record", "/nowhere/at/all.json")
        assert f"there is no computer player '{level}'; there are random, greedy, beginner, easy, medium" in said
    assert complaint("play", "--level", "strong", "--lang", "fr").startswith("Erreur")
    assert "--level" in run("play", "--help").stdout
