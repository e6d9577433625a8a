"""Raise in the terminal."""

from __future__ import annotations

import pytest

from tests.boxes import read_box
from tests.cli.command import PERSON, PLAY, first_move, game, lines, run, script
from tests.cli.formatters import said, secrets_told
from tests.cli.hinting import check_hint
from tests.cli.parsers import parser
from tischlein import Table
from tischlein.table.rulebook import LANGUAGES

DICE = "dice=diamond diamond bell bell bell gear blank"
CHOOSING = f"raise; seats=3; roller=0; {DICE}; prize=10; hands=b2 b3 h1 | d5 h2 | g3 c4 c3"
RAISING = f"raise; seats=3; phase=raise; {DICE}; prize=10; track=6:0 8:1,2; hands=b2 b3 h1 | d5 h2 | g3 c4"


def test_a_whole_game_through_stdin(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = script("raise", 3, "6", monkeypatch)
    result = run(*PLAY, "raise", "--seed", "6", typed="\n".join(typed) + "\n")
    assert result.exit_code == 0
    assert result.stderr == ""
    for expected in ("1/9", "Factors", "Track", "victory points", "wins the round", "The game is over."):
        assert expected in result.stdout
    assert "Seat" not in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_every_language(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for seats in (2, 5):
        table = Table("raise", seats, "all")
        page = game(table, monkeypatch, first_move, lang)
        assert table.over
        assert "{" not in page


def test_the_table_shows_the_dice_and_what_cards_are_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    page = game(Table(position=CHOOSING, seed=1), monkeypatch, lines("quit"))
    shown = {line.strip("│ ").partition("  ")[0]: line.strip("│ ").split() for line in page.splitlines()}
    assert shown["Point card"][2:] == ["10"]
    assert shown["Pot"] == ["Pot", "empty"]
    assert "♪ ♪ ♪  ◆ ◆  ⚙  ·" in page
    assert " ♪b×4   ◆d×3   ⚙g×2   ⧗h×1   ☁c×1" in page
    assert shown["worth"] == ["worth", "8", "12", "1"]
    assert shown["victory points"] == ["victory", "points", "1", "1", "3"]


def test_the_track_lists_stones_from_the_front_and_the_top_one_first(monkeypatch: pytest.MonkeyPatch) -> None:
    page = game(Table(position=RAISING, seed=1), monkeypatch, lines("quit"))
    track = [line.rstrip("│ ").split()[-2:] for line in page.splitlines() if line.startswith("│")][-4:]
    assert track == [["Points", "Track"], ["8", "Leo"], ["0", "Mia"], ["▶", "You"]]
    assert "raise by 3 or more to get past space 8, or pass?" in page


def test_everybody_chooses_unseen_and_the_person_first(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(position=CHOOSING, seed=1)
    page = game(table, monkeypatch, lines("b2"))
    assert [seat for seat, _ in table.log[:3]] == [0, 1, 2]
    before, _, after = page.partition("\nb2\n")[2].partition("The cards are turned over.")
    assert "Mia" not in before
    assert "You: bell 2 → 8" in after


def test_a_refused_move_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    page = game(Table(position=CHOOSING, seed=1), monkeypatch, lines("pass", "d5", "why bell 3"))
    assert "You cannot pass now: everyone chooses a card." in page
    assert "You do not have this card: diamond 5." in page
    assert "3.5 You can only play a card that is in your hand." in page
    assert "That move is allowed." in page


def test_card_by_card(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(position=RAISING, seed=1)
    page = game(table, monkeypatch, lines("h1", "pass", "b2"))
    assert "You play the hourglass 1, worth 1." in page
    assert "You need 2 more to get past space 8: play the next card." in page
    assert "You have already played cards worth 1, so you can no longer pass." in page
    assert "Your marker moves from space 6 to space 15." in page
    assert table.log[:2] == [(PERSON, "h1"), (PERSON, "b2")]


def test_a_card_is_taken_back_until_somebody_has_seen_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that is not enough yet can be taken back; after others have moved, the next one cannot."""
    page = game(Table(position=RAISING, seed=1), monkeypatch, lines("undo", "h1", "undo", "b2", "undo"))
    assert "You have made no move that could be taken back." in page
    assert "Taken back: h1." in page
    assert "Your marker moves from space 6 to space 14." in page
    assert "That cannot be taken back: something new has been seen since." in page


def test_a_hand_that_is_not_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    position = RAISING.replace("6:0 8:1,2", "6:0 80:1,2")
    page = game(Table(position=position, seed=1), monkeypatch, lines("b2"))
    assert "Your whole hand is worth 21: from space 6 that does not get you past space 80. You must pass." in page


def test_a_box_with_different_points_on_the_same_card(monkeypatch: pytest.MonkeyPatch) -> None:
    box = read_box("raise", "standard")
    bell = next(card for card in box["cards"] if (card["symbol"], card["number"]) == ("bell", 2))
    bell["count"] -= 1
    box["cards"].append({"symbol": "bell", "number": 2, "count": 1, "points": 3})
    position = CHOOSING.replace("b2 b3", "b2*1 b2*3")
    page = game(Table(position=position, options={"box": box}, seed=1), monkeypatch, lines("b2", "b2*3"))
    assert "You can type: b2*1  b2*3" in page
    assert "You: bell 2 *3 → 8" in page
    for lang in LANGUAGES:
        table = Table("raise", 4, "box", {"box": box})
        game(table, monkeypatch, first_move, lang)
        assert table.over


# --- typed


@pytest.mark.parametrize(
    ("lang", "text", "move"),
    [
        ("en", "bell 2", "b2"),
        ("de", "Diamant 5", "d5"),
        ("fr", "passer", "pass"),
        ("hu", "felhő 4", "c4"),
        ("en", "B2", "b2"),
    ],
)
def test_forgiving(lang: str, text: str, move: str) -> None:
    assert parser(lang, "raise").parse(text, ["b2", "pass"]).move == move


# --- messages


def test_a_secret_choice_is_told_to_nobody_else() -> None:
    """3.4: neither the sentence nor the cards after it differ between what could be."""
    position = "raise; seats=3; prize=10; dice=bell bell bell bell bell bell gear; hands=b2 | d5 h2 | g3"
    assert secrets_told(position, ("d5", "h2"), 1) == 1


def test_cards_are_declined() -> None:
    raised = {"card": "d5", "worth": 15, "total": 15}
    assert said("de", "raise", 1, raised, game="raise") == "Leo legt den Diamanten 5, Wert 15."
    assert said("fr", "raise", 1, raised | {"card": "g3"}, game="raise") == "Leo pose l’engrenage 3, valeur 15."
    assert said("hu", "raise", 0, raised | {"card": "c4"}, game="raise") == "Leteszed a felhő 4-et, értéke 15."
    assert said("en", "raise", 1, raised | {"card": "b2*3"}, game="raise") == "Leo plays the bell 2 *3, worth 15."


# --- hints and levels


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_best_moves_with_their_numbers_and_reasons(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_hint(CHOOSING, "[♪⧗]", lang, monkeypatch)


def test_bots_have_separate_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two who choose at random from the same moves do not choose alike, and another seed chooses otherwise."""
    choices = set()
    for seed in range(5):
        table = Table("raise", 3, seed)
        moves = [table.moves(seat) for seat in range(3)]
        game(table, monkeypatch, lines(moves[PERSON][0]), level="random")
        choices.add(tuple(moves[seat].index(move) for seat, move in table.log[1:3]))
    assert len(choices) > 2
    assert any(mine != other for mine, other in choices)
