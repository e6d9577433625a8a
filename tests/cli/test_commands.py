"""The commands other than `play`: what they print, and what they say to nonsense."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.bots.playing import make_bots, play_out
from tests.cli.command import LAST_ROUNDS, complaint, record, run
from tischlein import Table, games
from tischlein.data.summary import wilson
from tischlein.games import registry
from tischlein.table.rulebook import LANGUAGES, rulebook
from tischlein.table.shuffle import Shuffle, promise, seed_of


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games(lang: str) -> None:
    result = run("games", "--lang", lang)
    assert result.exit_code == 0
    for info in games().values():
        assert info.id in result.stdout
        for option in info.options:
            assert f"{option.name} ⌂" in result.stdout if option.house else option.name in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", ["40", "60", "200"])
def test_the_rulebook_keeps_every_word_and_number(lang: str, columns: str) -> None:
    result = run("rules", "uno", "--lang", lang, env={"COLUMNS": columns})
    assert result.exit_code == 0
    printed = " ".join(result.stdout.split())
    for rule, text in rulebook("uno", lang).rules.items():
        plain = text.replace("`", "").replace("*", "")
        assert f"{rule.removeprefix('uno.')} {plain}" in printed
    assert max(map(len, result.stdout.splitlines())) <= min(int(columns), 88)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_values_that_cannot_be_listed_have_a_word(lang: str) -> None:
    printed = run("games", "--lang", lang).stdout
    assert "standard | " in printed
    assert "lot | rgb" in printed
    assert "lot | 0 … 5" in printed


@pytest.mark.parametrize("game", [box.games[0].id for box in registry.boxes().values()])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_knows_every_game(game: str, lang: str, tmp_path: Path) -> None:
    table = Table(game, 3, 5)
    play_out(table, make_bots("greedy", table.seats))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(table.record()))
    pages = [run("rules", game, "--lang", lang), run("rules", game, "1.1", "--lang", lang)]
    pages += [run("replay", str(file), *more, "--lang", lang) for more in ((), ("--seat", "1"), ("--all",))]
    pages += [run("verify", str(file), "--lang", lang), run("sim", game, "--games", "3", "--lang", lang)]
    for page in pages:
        assert page.exit_code == 0
        assert page.stderr == ""
        assert "{" not in page.stdout
    assert run_sim(game, "--games", "20", "--play", "purposeful")["truncated"] == 0


def test_one_rule() -> None:
    result = run("rules", "uno-match", "3.2")
    assert result.exit_code == 0
    assert result.stdout.startswith("  3.2 On your turn you play one card")
    assert "3.3" not in result.stdout
    assert run("rules", "uno", "3.2").stdout == result.stdout
    assert "A dobozban" in run("rules", "uno", "1.1", env={"LC_ALL": "hu_HU"}).stdout


def test_no_such_rule() -> None:
    assert "no rulebook 'chess'" in complaint("rules", "chess")
    assert "no rulebook '../uno'" in complaint("rules", "../uno")
    for number in ("99.9", "garbage", "3", "3.2.1", "", "3.2\n"):
        assert "has no rule" in complaint("rules", "uno", number)
    assert complaint("rules").startswith("Error: ")


def run_sim(*args: str) -> dict[str, Any]:
    result = run("sim", *args, "--json")
    assert result.exit_code == 0
    summary: dict[str, Any] = json.loads(result.stdout)
    return summary


def test_sim_counts() -> None:
    summary = run_sim("uno", "--seats", "4", "--games", "50", "--seed", "7", "--play", "purposeful")
    assert summary["games"] == 50
    assert summary["truncated"] == 0
    assert summary["options"]["stacking"] is False
    assert summary["shortest"] <= summary["length"]["mean"] <= summary["longest"]
    assert sum(seat["wins"] for seat in summary["by_seat"]) == pytest.approx(50)
    for seat in summary["by_seat"]:
        low, high = seat["win_interval"]
        assert 0 <= low <= seat["win_rate"] <= high <= 1
        assert 1 <= seat["mean_place"] <= 2


def test_sim_is_the_same_again() -> None:
    args = ("uno", "--games", "30", "--seed", "9", "--play", "purposeful", "--option", "stacking=true")
    summaries = [run_sim(*args), run_sim(*args), run_sim(*args, "--seed", "10")]
    for summary in summaries:
        assert summary.pop("games_per_second") > 0
    assert summaries[0] == summaries[1]
    assert summaries[0]["length"] != summaries[2]["length"]


def test_sim_breaks_games_off() -> None:
    summary = run_sim("uno-match", "--games", "3", "--limit", "5")
    assert summary["truncated"] == 3
    assert summary["length"] == {"mean": 5.0, "margin": 0.0}
    assert summary["by_seat"][0]["win_rate"] is None
    assert run("sim", "uno", "--games", "1", "--limit", "1").exit_code == 0
    assert run_sim("uno", "--games", "1", "--limit", "1")["length"]["margin"] is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sim_prints_a_table(lang: str) -> None:
    result = run("sim", "uno", "--games", "5", "--play", "purposeful", "--lang", lang)
    assert result.exit_code == 0
    assert "±" in result.stdout
    assert result.stderr == ""
    assert run("sim", "uno", "--games", "2", "--lang", lang).exit_code == 0


def test_sim_complaints() -> None:
    assert "there is no game" in complaint("sim", "chess")
    assert "not 11" in complaint("sim", "uno", "--seats", "11")
    assert "has no option" in complaint("sim", "uno", "--option", "x=1")
    for seed in ("-1", str(2**63), "9" * 400):
        assert "is not a number between 0" in complaint("sim", "uno", "--seed", seed)
    for name in ("--games", "--limit", "--workers"):
        for given in ("0", "-5", "9" * 30):
            assert f"{name} must be between 1" in complaint("sim", "uno", name, given)
    assert "--play" in complaint("sim", "uno", "--play", "wisely")
    assert "--seed" in complaint("sim", "uno", "--seed", "x")


def test_the_interval_of_wilson() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_tells_the_game(tmp_path: Path, lang: str) -> None:
    file = str(record(tmp_path))
    for args in ((), ("--seat", "1"), ("--all",), ("--all", "--seat", "2")):
        result = run("replay", file, *args, "--lang", lang)
        assert result.exit_code == 0
        assert "{" not in result.stdout


def test_replay_shows_what_the_viewer_may_see(tmp_path: Path) -> None:
    file = str(record(tmp_path))
    spectator = run("replay", file).stdout
    assert "  Seat 0 is dealt 7 cards.\n" in spectator
    seat = run("replay", file, "--seat", "1").stdout
    assert "  You are dealt 7 cards. " in seat
    assert "  Seat 0 is dealt 7 cards.\n" in seat
    everything = run("replay", file, "--all").stdout
    dealt = [line for line in everything.splitlines() if "is dealt" in line]
    assert [sum(line.count(sign) for sign in "♥♣♠☀★") for line in dealt] == [7, 7, 7]
    assert spectator.rstrip().splitlines()[-5].split() == ["Place", "Player", "Points"]


def test_replay_of_a_game_that_is_not_over(tmp_path: Path) -> None:
    file = record(tmp_path, ["1", "quit"])
    assert "ends before the game is over" in run("replay", str(file)).stdout
    assert "ends before the game is over" in run("verify", str(file)).stdout
    assert "1 vert" not in run("replay", str(record(tmp_path, ["quit"], "--lang", "fr"))).stdout


def test_replay_of_a_match(tmp_path: Path) -> None:
    table = Table(position=LAST_ROUNDS, seed=1)
    play_out(table, make_bots("greedy", table.seats))
    file = tmp_path / "match.json"
    file.write_text(json.dumps(table.record()))
    told = run("replay", str(file)).stdout
    assert told.count("Score: ") == told.count("wins the round") + 1


def test_replay_from_standard_input(tmp_path: Path) -> None:
    text = record(tmp_path).read_text()
    assert run("replay", "-", typed=text).exit_code == 0
    assert run("verify", "-", typed=text).exit_code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_says_what_it_checked(tmp_path: Path, lang: str) -> None:
    file = record(tmp_path)
    told = json.loads(file.read_text())
    result = run("verify", str(file), "--lang", lang)
    assert result.exit_code == 0
    assert told["commitment"] in result.stdout
    assert str(len(told["moves"])) in result.stdout
    assert result.stdout.count("✓") == 4


def shuffled_record(folder: Path, secret: str) -> str:
    """Write the record of a game that was shuffled at a table; return its file."""
    shuffle = Shuffle(promise(secret), secret, ["moon", ""])
    table = Table("uno", 2, seed_of(shuffle.secret, shuffle.words))
    table.shuffle = shuffle
    file = folder / "shuffled.json"
    file.write_text(json.dumps(table.record()))
    return str(file)


def test_verify_tells_of_the_words_in_a_shuffle(tmp_path: Path) -> None:
    assert "words added: moon" in run("verify", shuffled_record(tmp_path, "s3cret")).stdout


def test_only_a_promise_from_before_the_deal_tells_a_forged_record(tmp_path: Path) -> None:
    noted = promise("s3cret")
    said = " ".join(run("verify", shuffled_record(tmp_path, "s3cret"), "--promise", noted.upper()).stdout.split())
    assert "The secret is the one that was promised before the deal" in said
    assert "agrees with itself" not in said
    forged = shuffled_record(tmp_path, "a secret that suits somebody")
    said = " ".join(run("verify", forged).stdout.split())
    assert "The secret matches the promise in the record" in said
    assert "promised before the deal" not in said
    assert "The record agrees with itself. Only the promise that the page showed" in said
    assert "is not the one that was noted before the deal" in complaint("verify", forged, "--promise", noted)
    local = str(record(tmp_path))
    assert "the record has no promise" in complaint("verify", local, "--promise", noted)


def test_verify_rejects_whatever_was_changed(tmp_path: Path) -> None:
    told = json.loads(record(tmp_path).read_text())
    file = tmp_path / "edited.json"

    def edited(**changes: Any) -> str:
        file.write_text(json.dumps(told | changes))
        for command in ("verify", "replay"):
            sentence = complaint(command, str(file))
        return sentence

    assert "the seed was changed" in edited(seed="7")
    assert "moves are missing" in edited(moves=told["moves"][:-1], result=None)
    assert "does not fit its link" in edited(moves=[[0, "draw", "0" * 16], *told["moves"][1:]])
    assert "the result was changed" in edited(result={"scores": [500, 0, 0], "places": [1, 2, 2]})
    assert "the seed does not deal" in edited(deal=told["deal"] | {"stock": "r7"})
    assert "not a record" in edited(format="other/1")
    assert "cannot be set" in edited(seats=11)
    assert "cannot be set" in edited(game="chess")
    assert "cannot be set" in edited(options={"x": 1})


def test_files_that_are_no_records(tmp_path: Path) -> None:
    file = tmp_path / "no.json"
    contents = ["", "hello", '{"format": ', "[" * 100_000, "\ufeff{}", '"\\ud800"', "1" * 5000]
    for content in [*map(str.encode, contents), b"\xff\xfe\x00", b'"\xed\xa0\x80"']:
        file.write_bytes(content)
        assert "is not JSON" in complaint("verify", str(file))
    for text in ("[]", "{}", "null", "3", '"text"', '{"format": "tischlein-record/1"}'):
        file.write_text(text)
        assert "not a record" in complaint("replay", str(file))
    truncated = record(tmp_path).read_text()[:400]
    file.write_text(truncated)
    assert "is not JSON" in complaint("verify", str(file))
    assert "cannot be read: No such file" in complaint("verify", str(tmp_path / "missing.json"))
    assert "cannot be read: Is a directory" in complaint("replay", str(tmp_path))
    assert "cannot be read" in complaint("replay", "a\0b")
    assert "not 9" in complaint("replay", str(record(tmp_path)), "--seat", "9")
    assert "not 9" in complaint("replay", str(record(tmp_path)), "--seat", "9", "--all")


def test_version_and_help() -> None:
    assert run("--version").stdout.startswith("tischlein ")
    german = run("--help", "--lang", "de")
    assert german.exit_code == 0
    assert "Kartentisch" in german.stdout
    assert "Prüfen, ob eine Aufzeichnung in sich stimmt." in german.stdout
    for command in ("games", "rules", "play", "sim", "arena", "export", "replay", "verify"):
        text = run(command, "--help", env={"LC_ALL": "fr_FR.UTF-8"}).stdout
        assert "Afficher cette aide." in text
        assert "cli-" not in text


def test_commands_that_are_none() -> None:
    assert "'nonsense'" in complaint("nonsense")
    assert "--nonsense" in complaint("--nonsense")
    assert "choose from de, en, fr, hu" in complaint("games", "--lang", "klingon")
    assert "choose from de, en, fr, hu" in complaint("--lang", "klingon", "games")
    assert complaint("play", "a", "b", "c").startswith("Error: ")
