"""People type as they like; we understand what they mean."""

from __future__ import annotations

import pytest

from tischlein import Table
from tischlein.cli.faces import FACES
from tischlein.cli.typed import Ear, fold
from tischlein.cli.words import words_in
from tischlein.games.uno.cards import CATALOGUE

LISTED = ["r7", "W=r", "draw"]


def ear(lang: str = "en", game: str = "uno") -> Ear:
    table = Table(game, 2, 1)
    languages = (words_in("en"), words_in(lang))
    return Ear(FACES[table.info.rulebook], languages, table.options, table.state.catalogue().notations)


@pytest.mark.parametrize("notation", CATALOGUE.notations)
def test_every_move_is_understood_as_written_and_as_people_write_it(notation: str) -> None:
    for text in (notation, notation.upper(), notation.lower(), f"  {notation} ", " ".join(notation)):
        assert ear().hear(text, LISTED).move == notation


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("R7", "r7"),
        ("w+4 = b", "W+4=b"),
        ("R7 !", "r7!"),
        ("rr", "rR"),
        ("RS", "rS"),
        ("wb", "W=b"),
        ("r7 uno", "r7!"),
        ("W+4 g UNO", "W+4=g!"),
        ("b", "=b"),
        ("blue", "=b"),
        ("red 7", "r7"),
        ("W+4 green", "W+4=g"),
        ("W", "W=r"),
        ("UNO!", "uno"),
        ("1", "r7"),
        ("3", "draw"),
    ],
)
def test_forgiving(text: str, move: str) -> None:
    assert ear().hear(text, LISTED).move == move


@pytest.mark.parametrize(
    ("lang", "text", "move"),
    [
        ("de", "Ziehen", "draw"),
        ("de", "anzweifeln", "challenge"),
        ("de", "grün", "=g"),
        ("fr", "piocher", "draw"),
        ("fr", "contester", "challenge"),
        ("hu", "húzás", "draw"),
        ("hu", "HUZAS", "draw"),
        ("hu", "rajtakapás", "catch"),
        ("hu", "challenge", "challenge"),
    ],
)
def test_words_of_the_language_and_english(lang: str, text: str, move: str) -> None:
    assert ear(lang).hear(text, LISTED).move == move


@pytest.mark.parametrize(
    ("lang", "text", "command", "rest"),
    [
        ("en", "?", "help", ""),
        ("en", "Help", "help", ""),
        ("en", "why g3", "why", "g3"),
        ("en", "why not  W = b", "why", "W = b"),
        ("en", "rules 3.2", "rules", "3.2"),
        ("en", "quit", "quit", ""),
        ("de", "warum g3", "why", "g3"),
        ("fr", "règles 3.2", "rules", "3.2"),
        ("hu", "miert g3", "why", "g3"),
        ("hu", "quit", "quit", ""),
    ],
)
def test_commands(lang: str, text: str, command: str, rest: str) -> None:
    entry = ear(lang).hear(text, LISTED)
    assert (entry.command, entry.rest) == (command, rest)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("xyzzy", "not-understood"),
        ("chalenge", "did-you-mean"),
        ("w+4", "say-more"),
        ("4", "no-number"),
        ("0", "no-number"),
        ("9" * 5000, "no-number"),
        ("²", "did-you-mean"),
        ("!", "not-understood"),
        ("=", "not-understood"),
        ("\x00\x1b[2J", "not-understood"),
    ],
)
def test_nonsense_is_answered(text: str, wrong: str) -> None:
    entry = ear().hear(text, LISTED)
    assert entry.wrong == wrong
    assert words_in("en")(entry.wrong, **dict(entry.facts))


def test_what_does_not_matter_is_left_out() -> None:
    assert fold(" W + 4 = B ") == fold("w+4b")
    assert fold("Húzás") == "huzas"
    assert fold("r1 / 2") == fold("r1 2") != fold("r12")


AT_YOUR_TURN = ["r7/1", "r7/2", "r12/1", "r12/2", "r7:g", "r7:r", "r12:g", "r12:r"]
TO_ANSWER = ["g5", "g12", "decline"]


@pytest.mark.parametrize("game", ["ex-hop", "raise"])
def test_every_move_of_the_other_games_is_understood_as_written(game: str) -> None:
    listens = ear(game=game)
    for notation in Table(game, 2, 1).state.catalogue().notations:
        for text in (notation, notation.upper(), f"  {notation} ", notation.replace("/", " ").replace(":", " ")):
            assert listens.hear(text, []).move == notation


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
def test_forgiving_in_ex_hop(lang: str, text: str, listed: list[str], move: str) -> None:
    assert ear(lang, "ex-hop").hear(text, listed).move == move


def test_half_a_move_is_asked_for_the_rest() -> None:
    entry = ear(game="ex-hop").hear("r7", AT_YOUR_TURN)
    assert (entry.wrong, dict(entry.facts)) == ("say-more", {"moves": "r7/1  r7/2  r7:g  r7:r"})
    assert ear(game="ex-hop").hear("2", AT_YOUR_TURN, numbered=[]).wrong == "no-number"


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
def test_forgiving_in_raise(lang: str, text: str, move: str) -> None:
    assert ear(lang, "raise").hear(text, ["b2", "pass"]).move == move


@pytest.mark.parametrize("game", ["ex-hop", "raise"])
@pytest.mark.parametrize("text", ["r7/9", "/", ":", "*", "b2*", "\x00\x1b[2J", "🂡", "r" * 3000, "²/²", "7" * 3000])
def test_nonsense_is_answered_in_every_game(game: str, text: str) -> None:
    entry = ear(game=game).hear(text, TO_ANSWER)
    assert words_in("en")(entry.wrong, **dict(entry.facts))
