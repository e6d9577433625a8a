"""XXL in the terminal: shedding games, trick games, runs, and series."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import PERSON, PLAY, first_move, game, lines, run, script
from tests.cli.formatters import formatter
from tests.cli.hinting import check_hint
from tests.cli.parsers import parser
from tischlein import Table, games
from tischlein.cli.input_parser import MAX_NAMED
from tischlein.cli.local_game import LocalGame
from tischlein.cli.words import load_words
from tischlein.table.rulebook import LANGUAGES

SINGLE = [name for name in games() if name.startswith("xxl-") and name not in ("xxl-pur", "xxl-individuell")]
PILES = "xxl-rauf-runter; seats=3; hands=y5g6 r6b10 g2r6 | r1y3 | g3b4; piles=y6r7 | g9r10; headings=y6- | r10+"
DISCARD = "xxl-drunter-bleiben; seats=2; hands=g1r2 y5g6 | r1y3; discard=g0r6"
SEQUENCES = "xxl-reihe; seats=2; hands=g9r10 b8g9 y5g6 | r1y3; sequences= | | r6b10 | "
HALVES = "xxl-verweigern; seats=2; half=2; hands=g1r2 r0y7 b8g9 | r1y3 g2b5 y6r9 b4y7; turn=0"
OPEN_COLOUR = (
    "xxl-farbe; seats=2; hands=r5g7 b8g9 y6r9 y5g6 r3b5 b4y7 y4b9 b7y8 b2r9 r6b10 r0b10 y7g10 "
    "| g2b5 y0g1 y0g3 b0y5 r1y3 r1y5 b1y10 y2b3 b3y9 y3b7 b0y2; turn=0; leader=1; trick=g1r2"
)
RUNS = "xxl-strassenbau; seats=2; hands=r2g7 r3b5 b1y10 y0g1 | r1y3 g2b5 y6r9 b4y7; open=y1r4 g9r10 b8g9; turn=0"


def shown(position: str, monkeypatch: pytest.MonkeyPatch, *typed: str, lang: str = "en") -> str:
    return game(Table(position=position, seed=1), monkeypatch, lines(*typed), lang)


@pytest.mark.parametrize("name", SINGLE)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_every_language(lang: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for seats in (2, 6):
        table = Table(name, seats, "all", {"open_memory": seats == 2})
        page = game(table, monkeypatch, first_move, lang)
        assert table.over
        assert "{" not in page


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("xxl-rauf-runter", ("Pile 1", "fits", "in the stock", "Cards left")),
        ("xxl-verweigern", ("First half", "Last trick, to ", "set aside for the second half?", "Won")),
        ("xxl-strassenbau", ("Open", "swap a card for an open one", "put a card in the middle and draw one", "Runs")),
    ],
)
def test_a_whole_game_through_stdin(
    name: str, expected: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = script(name, 3, "7", monkeypatch)
    file = str(tmp_path / "record.json")
    result = run(*PLAY, name, "--seats", "3", "--seed", "7", "--record", file, typed="\n".join(typed) + "\n")
    assert result.exit_code == 0
    assert result.stderr == ""
    for text in (*expected, "The game is over."):
        assert text in result.stdout
    assert "Seat" not in result.stdout
    replay = run("replay", file)
    assert replay.exit_code == 0
    assert "The game is over." in replay.stdout
    assert "A consistent record of XXL" in run("verify", file).stdout


# --- shedding games


def test_piles_show_open_numbers_and_where_they_go(monkeypatch: pytest.MonkeyPatch) -> None:
    page = shown(PILES, monkeypatch, "quit")
    assert "Pile 1   ☀y6↓  ♥r7↕    fits  ☀y5   ♥r6   ♥r8 " in page
    assert "Pile 2   ♣g9↕  ♥r10✕   fits  ♣g8   ♣g10 " in page
    assert "▶ You 3 ▮▮▮" in page
    assert " ♣g2♥r6   ☀y5♣g6   ♥r6♠b10 " in page
    assert "1  ♥r6♣g2 /1   2  ☀y5♣g6 /1   3  ♥r6♠b10 /1" in page


def test_playing_to_a_pile_is_refused_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    page = shown(PILES, monkeypatch, "draw", "why y7r0/1", "g6y5/2", "keep", "why y0g1/1", "y5")
    assert "You cannot draw: one of your cards fits, so you must play." in page
    assert "You do not have this card: red 0 / yellow 7." in page
    assert "green 6 does not fit on pile 2: green 9 / red 10 is on top." in page
    assert "1.3 A card fits if one of its numbers" in page
    assert "You have not drawn a card to keep." in page
    assert "You play yellow 5 / green 6 on pile 1." in page


def test_runs_that_turned_or_ended_are_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    position = "xxl-rauf-runter; seats=2; hands=b4y7 y6r9 r7g9 | r1y3; piles=y6r7 | g9r10; headings=y6- | r10+"
    page = shown(position.replace("y6r9", "y0g3"), monkeypatch, "why y7b4/1")
    assert "The sequence on pile 1 goes the other way, so yellow 7 does not fit." in page
    page = shown(position.replace("y6r9", "b2r9"), monkeypatch, "why r9b2/2")
    assert "The sequence on pile 2 is finished, so red 9 does not fit." in page


def test_the_discard_shows_what_is_lower(monkeypatch: pytest.MonkeyPatch) -> None:
    page = shown(DISCARD, monkeypatch, "g6y5", "red 2 green 1")
    assert "On top   ♣g0♥r6   fits  ♥r0–5 " in page
    assert "yellow 5 / green 6 is not lower than the top card in any of its colours: green 0 / red 6." in page
    assert "You play green 1 / red 2 on the discard pile." in page


def test_runs_show_what_comes_next(monkeypatch: pytest.MonkeyPatch) -> None:
    page = shown(SEQUENCES, monkeypatch, "y5g6", "r10", "quit")
    assert " ♠b   10  →  ♠b9 " in page
    assert " ♥r   ·   →  ♥r10 " in page
    assert "The next number in yellow is 10, so yellow 5 does not fit." in page
    assert "You play green 9 / red 10 on the red sequence." in page


def test_half_a_card_is_enough_if_no_other_move_is_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    page = shown(PILES, monkeypatch, "r6", "quit")
    assert "That move is not complete. You can type: r6g2/1  r6b10/1" in page


# --- games with tricks


def test_a_lead_names_a_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(position=HALVES, seed=1)
    page = game(table, monkeypatch, lines("r0y7", "pass", "2g1", "y7r0 = yellow"))
    assert "You lead: play a card and name one of its two colours." in page
    assert "Second half" in page
    assert "You can type: r0y7=r  r0y7=y" in page
    assert "You lead, so you cannot pass." in page
    assert "You lead red 0 / yellow 7 and name yellow." in page
    assert table.log[0] == (PERSON, "r0y7=y")


def test_the_colour_of_a_trick_may_be_open(monkeypatch: pytest.MonkeyPatch) -> None:
    page = shown(OPEN_COLOUR, monkeypatch, "b4y7", "g7r5")
    assert "Trick colour still open" in page
    assert "Mia  ♣g1♥r2 " in page
    assert "Your turn: follow with green / red." in page
    assert "You can follow, so you must play green / red; this card has neither: blue 4 / yellow 7." in page
    assert "You play red 5 / green 7." in page


def test_trump_is_named_and_stays_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("xxl-farbe-plus", 2, 4, {"dealer": 1})
    page = game(table, monkeypatch, lines("r0y7", "blue", "1"))
    assert "You lead first: name the trump colour." in page
    assert "First name the trump colour: type =r, =g, =b or =y." in page
    assert "You name the trump colour: blue." in page
    assert "Trump  ♠ blue " in page
    assert table.log[0] == (PERSON, "=b")


def test_cards_are_set_aside_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("xxl-verweigern", 2, 6)
    asked = False

    def typist(played: LocalGame) -> str:
        nonlocal asked
        asked = asked or played.table.waiting[PERSON].what == "aside"
        if asked:
            raise EOFError
        return first_move(played)

    page = game(table, monkeypatch, typist)
    assert "Which of the cards you won do you set aside for the second half?" in page
    card = table.moves(PERSON)[0]
    table.play(PERSON, card)
    formatter = LocalGame(table, load_words("en"), None, "greedy").formatter(PERSON)  # type: ignore[arg-type]
    assert "aside." in formatter.event(table.events(PERSON)[-2])
    assert formatter.event(table.events(1)[-2]) == "You have chosen."


# --- runs


def test_runs_are_listed_and_exchanges_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(position=RUNS, seed=1)
    page = game(table, monkeypatch, lines("r4y1 r2g7 r3b5", "done"))
    assert "Open   ☀y1♥r4   ♣g9♥r10   ♠b8♣g9 " in page
    assert "1  ♥r2♣g7 + ♥r3♠b5 + ☀y1♥r4    2 pass" in page
    assert "swap a card for an open one            y0g1>y1r4" in page
    assert "You play a run in red for 22 points.  ♥r2♣g7   ♥r3♠b5   ☀y1♥r4 " in page
    assert "▶ You    4 ▮▮▮▮     22  ♥r2–4 " in page
    assert "Swap a card, or say that you are done." in page
    assert table.log[:2] == [(PERSON, "r2g7+r3b5+y1r4"), (PERSON, "done")]


def test_exchanges_are_typed_with_or_without_a_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    for typed, move in (("r2g7 b8g9", "r2g7>b8g9"), ("g7r2 > g9b8", "r2g7>b8g9"), ("r2g7>", "r2g7>")):
        table = Table(position=RUNS, seed=1)
        game(table, monkeypatch, lines(typed))
        assert table.log[0] == (PERSON, move)
    page = shown(RUNS, monkeypatch, "r2g7", "done", "r0y7>", "r2g7>r0y7", "y2b3+r3b5+y1r4", "r1y3+r2g7+r3b5")
    assert "You can type: r2g7>y1r4  r2g7>b8g9  r2g7>g9r10  r2g7>" in page
    assert "You have not played a run; if you do not want to do anything, pass." in page
    assert "You do not have this card: red 0 / yellow 7." in page
    assert "This card is not in the middle: red 0 / yellow 7." in page
    assert "This card is neither in your hand nor in the middle: red 1 / yellow 3." in page


# --- series


def test_a_series_with_its_sheet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    options = {"games": "5,6+,4", "rounds": 1}
    table = Table("xxl-individuell", 3, "sheet", options)
    page = game(table, monkeypatch, first_move, "de")
    assert table.over
    assert "Es sollten mindestens so viele Runden sein wie Spieler; hier ist es eine für 3 Spieler." in page
    assert "Spiel 6+ wird einmal von 3 Spielern gespielt, also nennt nicht jeder gleich oft den Trumpf." in page
    for number, title in enumerate(
        ("5: Auf die Reihe bekommen", "6+: Ich bestimm’ die Farbe! Plus", "4: Straßenbau"), 1
    ):
        assert f"─ XXL individuell · {number}/3 · {title} ─" in page
    sheet = page.rpartition("Punkteblatt")[2].splitlines()
    rows = [line.split()[-3:] for line in sheet if line.strip().startswith(("5:", "6+:", "4:", "Gesamt"))]
    assert [list(map(int, row)) for row in rows] == [*table.view(None)["table"]["sheet"], table.scores]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pure_series_in_every_language(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("xxl-pur", 2, "pur")
    page = game(table, monkeypatch, first_move, lang)
    assert table.over
    assert "{" not in page
    assert page.count("1: Rauf & Runter") > 6


def test_a_series_is_told_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = script("xxl-pur", 2, "6", monkeypatch)
    file = str(tmp_path / "record.json")
    result = run(*PLAY, "xxl-pur", "--seats", "2", "--seed", "6", "--record", file, typed="\n".join(typed) + "\n")
    assert result.exit_code == 0
    replay = run("replay", file).stdout
    assert "2: Immer schön drunter bleiben (game 2 of 6)" in replay
    assert "6: Ich bestimm’ die Farbe! (game 6 of 6)" in replay
    assert "A consistent record of XXL pur" in run("verify", file).stdout


# --- typed


@pytest.mark.parametrize(
    ("name", "lang", "text", "listed", "move"),
    [
        ("xxl-rauf-runter", "de", "Gelb 7 Rot 0 / 2", ["y7r0/1", "y7r0/2"], "y7r0/2"),
        ("xxl-rauf-runter", "en", "Y7R0 2", ["y7r0/1", "y7r0/2"], "y7r0/2"),
        ("xxl-rauf-runter", "en", "y7r0", ["y7r0/1", "r0y7/1"], "y7r0/1"),
        ("xxl-rauf-runter", "en", "r0b10 2", ["b10r0/2"], "b10r0/2"),
        ("xxl-rauf-runter", "en", "r0b10 2", [], "r0b10/2"),
        ("xxl-drunter-bleiben", "fr", "7 jaune 0 rouge", [], ""),
        ("xxl-drunter-bleiben", "hu", "sárga 7 piros 0", ["r0y7"], "r0y7"),
        ("xxl-verweigern", "de", "gelb 7 rot 0 gelb", ["r0y7=r", "r0y7=y"], "r0y7=y"),
        ("xxl-verweigern", "de", "y7r0", ["-r0y7", "none"], "-r0y7"),
        ("xxl-verweigern", "de", "-y7r0", ["-r0y7", "none"], "-r0y7"),
        ("xxl-verweigern", "de", "keine", ["-r0y7", "none"], "none"),
        ("xxl-farbe-plus", "fr", "bleu", ["=r", "=b"], "=b"),
        ("xxl-strassenbau", "hu", "kész", ["done"], "done"),
    ],
)
def test_forgiving(name: str, lang: str, text: str, listed: list[str], move: str) -> None:
    assert parser(lang, name).parse(text, listed).move == move


def test_not_too_many_moves_are_named() -> None:
    entry = parser(game="xxl-strassenbau").parse("r2g7", [])
    assert entry.error == "say-more"
    assert len(dict(entry.facts)["moves"].split()) == MAX_NAMED + 1


@pytest.mark.parametrize("name", SINGLE)
@pytest.mark.parametrize("text", ["r7/9", "/", "+", ">", "-", "=", "r0y7+", ">r0y7", "r0y7>>", "r99y7", "\x00\x1b[2J"])
def test_nonsense_is_answered(name: str, text: str) -> None:
    entry = parser(game=name).parse(text, ["draw"])
    assert entry.move or load_words("en")(entry.error, **dict(entry.facts))


# --- messages


@pytest.mark.parametrize(
    ("lang", "one_round", "two_rounds", "one_plus", "two_plus"),
    [
        (
            "en",
            "there is 1 for 3 players.",
            "there are 2 for 3 players.",
            "6+ played once, not",
            "6+ played 2 times, not",
        ),
        (
            "de",
            "hier ist es eine für 3 Spieler.",
            "hier sind es 2 für 3 Spieler.",
            "wird einmal von 3",
            "wird 2-mal von 3",
        ),
        (
            "fr",
            "ici, une seule pour 3 joueurs.",
            "ici, 2 pour 3 joueurs.",
            "joue une seule fois à 3",
            "joue 2 fois à 3",
        ),
        ("hu", "itt 3 játékosra 1 jut.", "itt 3 játékosra 2 jut.", "egyszer kerül sor", "2 alkalommal kerül sor"),
    ],
)
def test_warnings_know_one_from_many(lang: str, one_round: str, two_rounds: str, one_plus: str, two_plus: str) -> None:
    for number, rounds, plus in ((1, one_round, one_plus), (2, two_rounds, two_plus)):
        table = Table("xxl-individuell", 3, 1, {"games": "6+", "rounds": number})
        few, uneven = (formatter(lang, "xxl-individuell").refusal(warning) for warning in table.warnings(lang))
        assert rounds in few
        assert plus in uneven


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("position", "drawn"), [(PILES, "[♥☀]"), (RUNS, "[♥☀♣♠]")])
def test_the_best_moves_with_their_numbers_and_reasons(
    position: str, drawn: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_hint(position, drawn, lang, monkeypatch)
