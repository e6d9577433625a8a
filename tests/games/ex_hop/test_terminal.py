"""Ex & Hop in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.boxes import read_box
from tests.cli.command import PERSON, PLAY, first_move, game, lines, run, script
from tests.cli.formatters import formatter, said, secrets_told
from tests.cli.parsers import parser
from tests.games.ex_hop.moments import OFFER
from tischlein import Table
from tischlein.cli import chips
from tischlein.table.rulebook import LANGUAGES

MIA_ON_TURN = f"{OFFER}; turn=1".replace("y4", "r4")
"""Nobody but you has yellow."""


def test_a_whole_game_through_stdin(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = script("ex-hop", 3, "6", monkeypatch)
    result = run(*PLAY, "ex-hop", "--seed", "6", typed="\n".join(typed) + "\n")
    assert result.exit_code == 0
    assert result.stderr == ""
    for expected in ("Everyone gets a colour", "Row 1", "offer a card for", "is full", "The game is over.", "Tiles"):
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
    assert " in the stock · 0 in the discard pile" in page
    assert "14 tiles face down" in page


def test_the_row_scored_last_stays_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(position=f"{OFFER}; turn=0; rows= | | | r6", seed=1)
    page = game(table, monkeypatch, lines("y2/4"))
    assert "Row 4 is full: red 6, yellow 2. Leo gets the tile, +2." in page
    assert "Last scored: row 4  ♥r6   ☀y2  →  +2  → Leo" in page


def test_moves_come_in_two_lines_and_not_in_a_heap(monkeypatch: pytest.MonkeyPatch) -> None:
    page = game(Table(position=f"{OFFER}; turn=0", seed=1), monkeypatch, lines("2", "y1", "quit"))
    assert "play a card in row   1  2  3  4 " in page
    assert "offer a card for     ☀y   ♣g   ♥r   y1:y" in page
    assert "There is no number 2 in the list." in page
    assert "You can type: y1/1  y1/2  y1/3  y1/4  y1:y  y1:g  y1:r" in page


def test_a_refused_move_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(position=f"{OFFER}; turn=0", seed=1)
    page = game(table, monkeypatch, lines("r7/2", "y1:b", "decline", "why g5", "y1 2"))
    assert "You do not have this card: red 7." in page
    assert "3.3 You can only play or offer a card that is in your hand." in page
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
        assert "You do not have this card: red 3." in page
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


# --- typed

AT_YOUR_TURN = ["r7/1", "r7/2", "r12/1", "r12/2", "r7:g", "r7:r", "r12:g", "r12:r"]
TO_ANSWER = ["g5", "g12", "decline"]


@pytest.mark.parametrize(
    ("lang", "text", "listed", "move"),
    [
        ("en", "R7/2", AT_YOUR_TURN, "r7/2"),
        ("en", "r7 2", AT_YOUR_TURN, "r7/2"),
        ("en", "r 7 2", AT_YOUR_TURN, "r7/2"),
        ("en", "red 7 / 2", AT_YOUR_TURN, "r7/2"),
        ("en", "r1 2", AT_YOUR_TURN, "r1/2"),
        ("en", "r12 2", AT_YOUR_TURN, "r12/2"),
        ("en", "r7 g", AT_YOUR_TURN, "r7:g"),
        ("en", "r7:green", AT_YOUR_TURN, "r7:g"),
        ("de", "rot 7 grün", AT_YOUR_TURN, "r7:g"),
        ("hu", "piros 7 zold", AT_YOUR_TURN, "r7:g"),
        ("en", "r7", ["r7/3"], "r7/3"),
        ("en", "g5", TO_ANSWER, "g5"),
        ("en", "2", TO_ANSWER, "g12"),
        ("en", "no", TO_ANSWER, "decline"),
        ("de", "Ablehnen", TO_ANSWER, "decline"),
        ("fr", "refuser", TO_ANSWER, "decline"),
        ("hu", "ELUTASÍTÁS", TO_ANSWER, "decline"),
    ],
)
def test_forgiving(lang: str, text: str, listed: list[str], move: str) -> None:
    assert parser(lang, "ex-hop").parse(text, listed).move == move


def test_half_a_move_is_asked_for_the_rest() -> None:
    entry = parser(game="ex-hop").parse("r7", AT_YOUR_TURN)
    assert (entry.error, dict(entry.facts)) == ("say-more", {"moves": "r7/1  r7/2  r7:g  r7:r"})
    assert parser(game="ex-hop").parse("2", AT_YOUR_TURN, numbered=[]).error == "no-number"


# --- messages


def test_a_secret_answer_is_told_to_nobody_else() -> None:
    """4.4: neither the sentence nor the cards after it differ between what could be."""
    assert secrets_told(f"{OFFER}; turn=0", ("g1", "g2", "decline"), 1, ("y1:g",)) == 1


def test_cards_are_declined() -> None:
    played = {"card": "b12", "row": 2}
    assert said("hu", "play", 1, played, game="ex-hop") == "Leo leteszi a kék 12-t ide: 2. sor."
    assert said("fr", "play", 0, played, game="ex-hop") == "Vous posez le 12 bleu dans la rangée 2."


def test_an_offer_names_its_colours() -> None:
    offer = {"seat": 1, "gives": "r", "wants": "o"}
    told = [said(lang, "offer", 1, offer, game="ex-hop") for lang in LANGUAGES]
    assert told == [
        "Leo bietet einen Tausch an: Rot für Orange.",
        "Leo offers a swap: red for orange.",
        "Leo propose un échange\u202f: du rouge contre de l’orange.",
        "Leo cserét ajánl: pirosat narancssárgáért.",
    ]


def test_a_swap_is_told_from_either_side() -> None:
    swap = {"kind": "swap", "seat": 1, "facts": {"with": 0, "given": "r7", "got": "g5"}}
    assert formatter("en", "ex-hop", 0).event(swap) == "Leo swaps with you: you give the green 5 and get the red 7."
    assert formatter("en", "ex-hop", 1).event(swap) == "You swap with Mia: you give the red 7 and get the green 5."
    assert formatter("en", "ex-hop", 2).event(swap | {"facts": {"with": 0}}) == "Leo and Mia swap."


def test_the_colours_of_your_own_box_have_the_names_it_gives() -> None:
    box = read_box("ex-hop", "standard")
    box["colours"][-2:] = [{"letter": "w", "name": "white"}, {"letter": "o", "name": "olive"}]
    for lang in LANGUAGES:
        speaks = formatter(lang, "ex-hop", box=box)
        for letter, name in (("w", "white"), ("o", "olive")):
            assert name in speaks.event({"kind": "play", "seat": 1, "facts": {"card": f"{letter}7", "row": 1}})
            assert chips.chip(speaks.look, f"{letter}7").plain == f" ●{letter}7 "
    assert chips.chip(formatter("en", "ex-hop").look, "r7").plain == " ♥r7 "
    assert "x 7" in formatter("en", "ex-hop").event({"kind": "play", "seat": 1, "facts": {"card": "x7", "row": 1}})


def test_replay_keeps_secrets(tmp_path: Path) -> None:
    table = Table(position=OFFER + "; turn=0", seed=1)
    for seat, move in ((0, "y1:g"), (1, "g2"), (2, "g3")):
        table.play(seat, move)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(table.record()))
    spectator = run("replay", str(file)).stdout
    assert "Seat 1 has answered." in spectator
    assert "Seat 0 and Seat 1 swap." in spectator
    assert "green 2" not in spectator
    assert "green 3" not in run("replay", str(file), "--seat", "1").stdout
    assert "You answer with the green 3." in run("replay", str(file), "--seat", "2").stdout
    assert "Seat 0 gives Seat 1 the yellow 1 and gets the green 2." in run("replay", str(file), "--all").stdout
