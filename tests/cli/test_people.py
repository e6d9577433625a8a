"""Several people at one terminal: each sees their own hand, in their own words, and nothing of the others'."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import complaint, run
from tests.cli.terminal import ENTER, UP, plain, terminal
from tischlein.cli.screen import WIPE
from tischlein.cli.words import load_words
from tischlein.table.rulebook import LANGUAGES

PEOPLE = ("play", "--people", "Anna,Ben", "--seed", "3")
PASS = "Pass the keyboard to"


def test_the_keyboard_is_passed_on_and_everybody_is_addressed() -> None:
    typed = run(*PEOPLE, typed="\ndraw\nkeep\n\ndraw\n").stdout
    parts = typed.split(PASS)
    assert len(parts) >= 3
    names = ["Anna" if part.startswith(" Anna") else "Ben" for part in parts[1:]]
    assert names[0] != names[1]
    for name, other, part in zip(names, names[1:], parts[1:], strict=False):
        assert "Your hand" in part
        assert "│ ▶ You" in part
        assert f"  {other} " in part
        assert f"  {name} " not in part


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_three_people_and_a_computer_player_in_every_language(lang: str) -> None:
    args = ("play", "--people", "Anna,Mia,Ben", "--seats", "4", "--level", "greedy", "--seed", "3", "--lang", lang)
    shown = run(*args, typed="1\n" * 200).stdout
    for name in ("Anna", "Mia", "Ben"):
        assert load_words(lang)("pass-keyboard", name=name) in " ".join(shown.split())
    assert "Leo" in shown  # not a second Mia
    assert "{" not in shown


def test_alone_nobody_passes_anything_on() -> None:
    shown = run("play", "--people", "Anna", "--seed", "3", typed="quit\n").stdout
    assert PASS not in shown


def test_people_who_cannot_sit_down() -> None:
    assert "same name" in complaint("play", "--people", "Anna,ANNA")
    assert "1 to 20 characters" in complaint("play", "--people", "Anna,")
    assert "1 to 20 characters" in complaint("play", "--people", f"Anna,{'x' * 21}")
    assert "more people (3) than seats (2)" in complaint("play", "--people", "A,B,C", "--seats", "2")
    assert "2 to 10 seats, not 11" in complaint("play", "--people", ",".join("abcdefghijk"))


@pytest.mark.once
@pytest.mark.parametrize("mode", [(), ("--plain",)])
def test_no_hand_stays_on_the_screen(mode: tuple[str, ...], tmp_path: Path) -> None:
    """Before the keyboard is passed on, everything is wiped off, including what has scrolled away."""
    with terminal(*PEOPLE, *mode, XDG_DATA_HOME=str(tmp_path)) as screen:
        assert PASS in screen.wait_for_question()
        screen.type(ENTER)
        assert "Your hand" in screen.wait_for_question()
        while True:
            screen.type("draw" + ENTER)
            shown = screen.wait_for_question()
            if PASS in shown:
                break
            screen.type("keep" + ENTER)
            shown = screen.wait_for_question()
            if PASS in shown:
                break
        wiped = screen.page.rpartition(WIPE if mode else "\x1b[2J")[2]
        assert PASS in plain(wiped)
        assert "Your hand" not in plain(wiped)
        screen.type(ENTER)
        assert "Your hand" in screen.wait_for_question()
        screen.type(UP + "x" + ENTER)  # nobody else's line comes back
        assert "“x”" in screen.wait_for_question()
        screen.type("quit" + ENTER)
        assert screen.end() == 0
        left = screen.page.rpartition(WIPE)[2] if mode else screen.left_behind
        assert "Your hand" not in plain(left)
