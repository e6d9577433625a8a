"""People type as they like; we understand what they mean."""

from __future__ import annotations

import pytest

from tests.cli.parsers import parser
from tischlein import Table, games
from tischlein.cli.input_parser import fold
from tischlein.cli.words import load_words
from tischlein.games.uno.cards import CATALOGUE

LISTED = ["r7", "W=r", "draw"]


@pytest.mark.parametrize("notation", CATALOGUE.notations)
def test_every_move_is_understood_as_written_and_as_people_write_it(notation: str) -> None:
    for text in (notation, notation.upper(), notation.lower(), f"  {notation} ", " ".join(notation)):
        assert parser().parse(text, LISTED).move == notation


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
    assert parser().parse(text, LISTED).move == move


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
    assert parser(lang).parse(text, LISTED).move == move


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
    entry = parser(lang).parse(text, LISTED)
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
    entry = parser().parse(text, LISTED)
    assert entry.error == wrong
    assert load_words("en")(entry.error, **dict(entry.facts))


def test_what_does_not_matter_is_left_out() -> None:
    assert fold(" W + 4 = B ") == fold("w+4b")
    assert fold("Húzás") == "huzas"
    assert fold("r1 / 2") == fold("r1 2") != fold("r12")


@pytest.mark.once
@pytest.mark.parametrize("game", games())
def test_every_move_of_every_game_is_understood_as_written(game: str) -> None:
    listens = parser(game=game)
    for notation in Table(game, games()[game].seats[0], 1).notations:
        assert listens.parse(notation, []).move == notation
        assert listens.parse(f"  {notation.upper()} ", []).move == notation


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("text", ["r7/9", "/", ":", "*", "b2*", "\x00\x1b[2J", "🂡", "r" * 3000, "²/²", "7" * 3000])
def test_nonsense_is_answered_in_every_game(game: str, text: str) -> None:
    entry = parser(game=game).parse(text, [])
    assert entry.move or load_words("en")(entry.error, **dict(entry.facts))
