"""Ex & Hop in the terminal."""

from __future__ import annotations

import pytest

from tests.boxes import read_box
from tests.cli.command import PLAY, first_move, game, lines, run, script
from tests.cli.samples import OFFER
from tischlein import Table
from tischlein.cli.play import PERSON
from tischlein.table.rulebook import LANGUAGES

MIA_ON_TURN = f"{OFFER}; turn=1".replace("y4", "r4")
"""Nobody but you has yellow."""


def test_a_whole_game_through_stdin(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = script("ex-hop", 3, "6", monkeypatch)
    result = run(*PLAY, "ex-hop", "--seed", "6", typed="\n".join(typed) + "\n")
    assert result.exit_code == 0
    assert result.stderr == ""
    for expected in ("Everybody gets a colour", "Row 1", "offer a card for", "is full", "The game is over.", "Tiles"):
        assert expected in result.stdout
    assert "Seat" not in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_every_language(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for seats in (2, 6):
        table = Table("ex-hop", seats, "all", {"open_memory": seats == 2})
        page = game(table, monkeypatch, first_move, lang)
        assert table.over
        assert "{" not in page


def test_the_table_shows_colours_rows_and_piles(monkeypatch: pytest.MonkeyPatch) -> None:
    position = f"{OFFER}; turn=0; rows=y5 r6 | g12 | | "
    page = game(Table(position=position, seed=1), monkeypatch, lines("quit"))
    assert "▶ You  ☀y  yellow 2 ▮▮  0" in page
    assert "  Mia  ♣g  green  3 ▮▮▮ 0" in page
    assert "Row 1  +5   ☀y5   ♥r6  · · ·" in page
    assert "Row 2  −4   ♣g12  · · ·" in page
    assert " in the stock · 0 in the discard" in page
    assert "14 tiles face down" in page


def test_the_row_scored_last_stays_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(position=f"{OFFER}; turn=0; rows= | | | r6", seed=1)
    page = game(table, monkeypatch, lines("y2/4"))
    assert "Row 4 is full: red 6, yellow 2. Leo gets the tile, +2." in page
    assert "Scored last: row 4  ♥r6   ☀y2  →  +2  → Leo" in page


def test_moves_come_in_two_lines_and_not_in_a_heap(monkeypatch: pytest.MonkeyPatch) -> None:
    page = game(Table(position=f"{OFFER}; turn=0", seed=1), monkeypatch, lines("2", "y1", "quit"))
    assert "lay a card in row   1  2  3  4 " in page
    assert "offer a card for    ☀y   ♣g   ♥r   y1:y" in page
    assert "The list has no number 2." in page
    assert "You can type: y1/1  y1/2  y1/3  y1/4  y1:y  y1:g  y1:r" in page


def test_a_refused_move_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(position=f"{OFFER}; turn=0", seed=1)
    page = game(table, monkeypatch, lines("r7/2", "y1:b", "decline", "why g5", "y1 2"))
    assert "You do not hold a card like that: red 7." in page
    assert "3.3 You can only lay or offer a card that you hold." in page
    assert "Nobody plays for blue: it is not in play." in page
    assert page.count("There is no offer to answer.") == 2
    assert table.log[0] == (PERSON, "y1/2")


def test_an_offer_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    for answer, outcome in (("r7/1", ""), ("y1", "Mia swaps with you: you give the yellow 1 and get the green 1.")):
        table = Table(position=MIA_ON_TURN, seed=1)
        table.play(1, "g1:y")
        page = game(table, monkeypatch, lines("r3", answer))
        assert "Mia gives green for yellow. Answer with a card, or decline." in page
        assert "1  ☀y1    2  ☀y2    3 decline" in page
        assert "You do not hold a card like that: red 3." in page
        assert outcome in page
        assert bool(outcome) == (table.log[1:2] == [(PERSON, "y1")])


def test_the_person_answers_before_the_others_and_nothing_tells_what_they_said(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(position=MIA_ON_TURN, seed=1)
    table.play(1, "g1:y")
    page = game(table, monkeypatch, lines("decline"))
    assert table.log[1] == (PERSON, "decline")
    assert table.log[2][0] == 2
    assert "answer" not in page.partition("\ndecline\n")[2]
    assert "Nobody gives a card: Mia takes theirs back." in page


def test_your_own_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    page = game(Table(position=f"{OFFER}; turn=0", seed=1), monkeypatch, lines("y1:g"))
    assert "You offer the yellow 1 for green." in page
    assert "has answered" not in page


def test_a_box_with_other_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    box = read_box("ex-hop", "standard")
    box["colours"][-1] = {"letter": "w", "name": "white"}
    for lang in LANGUAGES:
        table = Table("ex-hop", 2, "box", {"box": box, "colours": "wr"})
        page = game(table, monkeypatch, first_move, lang)
        assert "●w  white" in page
        assert table.over
