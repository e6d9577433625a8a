"""A game in the terminal, from the deal to the score sheet."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import LAST_ROUNDS, PERSON, PLAY, complaint, first_move, game, lines, run
from tischlein import Table
from tischlein.cli import serve
from tischlein.cli.local_game import LocalGame
from tischlein.core.rng import Rng
from tischlein.table.rulebook import LANGUAGES

FORGOT = "uno; seats=3; hands=g7 g8 | b3 | r1 r2 r5; discard=r5; turn=2; forgot=1"
"""Leo is on turn, and Mia has forgotten to call."""
TWO_LEFT = "uno; seats=3; hands=r7 g8 | b3 b4 b5 | y1 y2 y5; discard=r5; turn=0"
"""The person has two cards left."""


def test_a_whole_game_through_stdin() -> None:
    result = run(*PLAY, "--seed", "7", typed="1\n" * 500)
    assert result.exit_code == 0
    assert "Seat" not in result.stdout
    for expected in ("Your hand", "You can", "UNO, one round", "♥r", "wins the round", "Place", "Points", "See you!"):
        assert expected in result.stdout
    assert result.stderr == ""
    assert "\x1b" not in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_in_every_language(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(position=LAST_ROUNDS, seed="match")
    page = game(table, monkeypatch, first_move, lang)
    assert table.over
    assert "{" not in page


def test_the_score_sheet_grows_with_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(position=LAST_ROUNDS, seed="sheet")
    page = game(table, monkeypatch, first_move)
    rounds = len(table.view(None)["table"]["sheet"])
    assert rounds > 2
    assert page.count("Score sheet") == rounds
    assert f"Round {rounds}" in page
    assert page.count("Result") == rounds


def test_the_same_seed_gives_the_same_game() -> None:
    first, again = (run(*PLAY, "--seed", "abc", typed="1\n" * 300).stdout for _ in range(2))
    other = run(*PLAY, "--seed", "abd", typed="1\n" * 300).stdout
    assert first == again
    assert first != other


def test_without_a_command_and_without_the_server_uno_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "can_serve", lambda: False)
    result = run(typed="quit\n")
    assert result.exit_code == 0
    assert "UNO, one round" in result.stdout
    assert "Deine Hand" in run("--lang", "de", typed="").stdout


def test_the_language_of_the_system() -> None:
    result = run("play", "--seed", "1", env={"LC_ALL": "hu_HU.UTF-8"})
    assert "A lapjaid" in result.stdout


def test_end_of_input_is_no_error() -> None:
    result = run("play", "--seed", "1", typed="")
    assert result.exit_code == 0
    assert result.stderr == ""


def test_a_refused_move_is_explained_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(position=TWO_LEFT)
    page = game(table, monkeypatch, lines("g8", "b1", "y9!", "keep", "challenge", "r7!"))
    assert "You cannot play the green 8 on the red 5: the colour is red." in page
    assert "3.2 On your turn you play one card" in page
    assert "You do not have this card: blue 1." in page
    assert "You have not drawn a card to keep." in page
    assert "There is no wild-draw-four for you to answer." in page
    assert "You play the red 7 and call UNO!" in page
    assert table.log[0] == (PERSON, "r7!")


def test_why(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = lines("why g8", "why r7", "why", "why nonsense", "why W", "warum y3")
    page = game(Table(position=TWO_LEFT), monkeypatch, asked, "de")
    assert "Du kannst die grüne 8 nicht auf die rote 5 legen: Es gilt Rot." in page
    assert "Das kannst du tun." in page
    assert "Warum was?" in page
    assert "verstehe ich nicht" in page
    assert "Das ist noch kein ganzer Zug. Du kannst schreiben: W=r  W=g  W=b  W=y" in page
    assert "3.3 Du kannst nur eine Karte legen, die du auf der Hand hast." in page


def test_help_rules_and_quit(monkeypatch: pytest.MonkeyPatch) -> None:
    page = game(Table(position=TWO_LEFT), monkeypatch, lines("?", "rules 6.1", "rules", "rules 99", "quit", "r7"))
    assert "plays a card, here the red 7" in page
    assert "6.1 When you play your second-to-last card" in page
    assert "10.4" in page
    assert "has no rule" in page
    assert "You play the red 7" not in page
    assert page.rstrip().endswith("See you!")


def test_enter_shows_the_table_again(monkeypatch: pytest.MonkeyPatch) -> None:
    page = game(Table(position=TWO_LEFT), monkeypatch, lines("", "  ", "quit"))
    assert page.count("Your hand") == 3


def test_numbers_of_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(position=TWO_LEFT)
    page = game(table, monkeypatch, lines("9", "3"))
    assert "There is no number 9 in the list." in page
    assert table.log[0] == (PERSON, "draw")


def windows(position: str, monkeypatch: pytest.MonkeyPatch, *typed: str) -> list[tuple[Table, str]]:
    """Return tables with the same window and different luck."""
    found = []
    for seed in range(30):
        table = Table(position=position, seed=seed)
        found.append((table, game(table, monkeypatch, lines(*typed))))
    return found


def test_a_person_may_catch_before_the_bots_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    caught = [table.log[0] for table, _ in windows(FORGOT, monkeypatch, "catch")]
    assert (PERSON, "catch") in caught  # the person was faster
    assert (2, "catch") in caught  # Leo was
    assert (1, "uno") in caught  # Mia noticed herself
    assert len(set(caught)) == 3


def test_enter_lets_a_chance_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0
    for table, page in windows(FORGOT, monkeypatch, ""):
        if "Mia has one card left and did not call UNO!" in page:
            asked += 1
            assert table.log[0][0] != PERSON
    assert asked > 5


def test_a_forgetful_person_has_a_chance_and_so_have_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    second = [table.log[1] for table, _ in windows(TWO_LEFT, monkeypatch, "r7", "uno")]
    assert (PERSON, "uno") in second
    assert (1, "catch") in second
    assert (2, "catch") in second


def test_a_person_on_turn_finds_the_chance_among_the_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    position = FORGOT.replace("turn=2", "turn=0")
    found = windows(position, monkeypatch, "catch")
    assert any(table.log[0] == (PERSON, "catch") for table, _ in found)
    assert any("no call!" in page for _, page in found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_asked(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    positions = [
        "uno; seats=2; hands=r7 b3 | r1 r2; discard=W; phase=colour",
        "uno; seats=2; hands=r7 b3 | r1 r2; discard=g5 W+4; colour=b; phase=answer; played=1 2 g",
        "uno; seats=2; options=stacking:true; hands=r7 b3 | r1 r2; discard=r+2; phase=hit; owed=4",
        "uno; seats=2; hands=r7 b3 | r1 r2; discard=r5; phase=drawn",
    ]
    for position in positions:
        table = Table(position=position)
        page = game(table, monkeypatch, lines("?", "1"), lang)
        assert "{" not in page
        assert table.log[0][0] == PERSON


def test_a_persons_game_drawn_at_random_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Rng(5)

    def typist(played: LocalGame) -> str:
        moves = played.table.moves(PERSON)
        return moves[rng.below(len(moves))]

    for seats in range(2, 11):
        table = Table("uno", seats, seats, {"stacking": seats % 2 == 0})
        game(table, monkeypatch, typist)
        assert table.over


def test_the_record_is_written_however_the_game_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for typed in ("quit\n", "1\n", "1\n" * 500):
        file = tmp_path / "game.json"
        result = run(*PLAY, "--seed", "6", "--record", str(file), typed=typed)
        assert result.exit_code == 0
        assert str(file) in result.stdout.replace("\n", "")
        table = Table.replay(json.loads(file.read_text()))
        assert table.seed == "6"
        assert table.over == (len(typed) > 100)


def test_ctrl_c_ends_the_game_and_keeps_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    file = tmp_path / "game.json"
    result = run("play", "--seed", "6", "--record", str(file))
    assert result.exit_code == 130
    assert result.stderr == ""
    assert not Table.replay(json.loads(file.read_text())).over


def test_options_reach_the_table() -> None:
    typed = "quit\n"
    assert run("play", "--option", "stacking=true", "--option", "dealer=2", "--seed", "1", typed=typed).exit_code == 0
    assert "Leo deals." in run("play", "--option", "DEALER=2".lower(), "--seed", "1", typed=typed).stdout


def test_complaints() -> None:
    assert "there is no game 'chess'" in complaint("play", "chess")
    assert "2 to 10 seats, not 11" in complaint("play", "--seats", "11")
    assert "2 to 10 seats, not -1" in complaint("play", "--seats", "-1")
    assert "has no option 'colour'" in complaint("play", "--option", "colour=red")
    assert "takes False, True, not 'maybe'" in complaint("play", "--option", "stacking=maybe")
    assert "names seat 9" in complaint("play", "--option", "dealer=9")
    assert "name=value" in complaint("play", "--option", "stacking")
    assert "choose from de, en, fr, hu" in complaint("play", "--lang", "xx")
    assert "'--seats'" in complaint("play", "--seats", "three")
    assert "UTF-8" in complaint("play", "--seed", "\udcff")
    assert "cannot be written" in complaint("play", "--record", "/nowhere/at/all.json")
    assert complaint("play", "chess", "--lang", "de").startswith("Fehler: ")
    assert complaint("--lang", "hu", "play", "chess").startswith("Hiba: ")
