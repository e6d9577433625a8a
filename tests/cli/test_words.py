"""The words are complete, in all four languages, and nothing else is there."""

from __future__ import annotations

import itertools
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

import tischlein
from tischlein import games
from tischlein.cli.typed import COMMANDS, MOVES, fold
from tischlein.cli.words import InputError, ftl, speak, system_language, words_in
from tischlein.games.uno.cards import COLOURS
from tischlein.table.rulebook import LANGUAGES

HOUSE = Path(tischlein.__file__).parent
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted((HOUSE / "cli").glob("*.py")))
ENGINE = "\n".join(
    path.read_text(encoding="utf-8") for path in [*sorted((HOUSE / "games").glob("**/*.py")), HOUSE / "core/series.py"]
)

EVENTS = set(re.findall(r'(?:Event|tell)\("(\w+)"', ENGINE)) - {"draw", "play", "challenge"} | {
    *("draw-deal", "draw-turn", "draw-two", "draw-four", "draw-bluff", "draw-challenge", "draw-caught"),
    *("play", "play-wild", "challenge-guilty", "challenge-innocent"),
}
RULES = {rule.replace(".", "-") for rule in re.findall(r'"(uno\.\d+\.\d+)"', ENGINE)}

FAMILIES = {
    *(f"event-{kind}" for kind in EVENTS),
    *(f"refuse-{rule}" for rule in RULES),
    *(f"ask-{what}" for what in ("play", "drawn", "answer", "hit", "colour", "catch", "uno")),
    *(f"game-{name}" for name in games()),
    *(f"option-{option.name}" for info in games().values() for option in info.options),
    *(f"move-{move}" for move in MOVES),
    *(f"word-{command}" for command in COMMANDS),
    *(f"sim-title-{play}" for play in ("random", "brisk")),
}
"""Ids that the code makes up from what the engine says."""

SAMPLES: dict[str, list[object]] = {
    "colour": [*COLOURS],
    "kind": ["number", "two", "reverse", "skip", "wild", "four"],
    "number": [*range(10)],
    "count": [1, 2, 7, 108],
    "left": [0, 2, 21],
    **{fact: ["you", "other"] for fact in ("who", "caught_who", "challenged_who")},
    **{fact: ["yes", "no"] for fact in ("call", "draw", "lay", "due", "self")},
    **{fact: [0.25] for fact in ("mean", "margin", "rate", "low", "high")},
}


class Needs(visitor.Visitor):  # type: ignore[misc,unused-ignore]
    """The variables and other messages that a message speaks of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (named by the parser)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries(lang: str) -> dict[str, ast.Message]:
    resource = FluentResource(ftl(lang))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    found = {message.id.name: message for message in messages}
    assert len(found) == len(messages), "an id is used twice"
    return found


@cache
def needs(lang: str, name: str) -> Needs:
    found = Needs()
    messages = entries(lang)
    found.visit(messages[name])
    for other in found.messages - {name}:
        found.variables |= needs(lang, other).variables
    return found


def facts_of(lang: str, name: str) -> set[str]:
    """The facts that a message needs, whatever forms of a card or colour it takes."""
    return {fact.removesuffix("_the").removesuffix("_on") for fact in needs(lang, name).variables}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_facts(lang: str) -> None:
    assert list(entries(lang)) == list(entries("en"))
    for name in entries("en"):
        assert facts_of(lang, name) <= facts_of("en", name), name


def test_every_message_is_used_and_every_message_used_is_there() -> None:
    there = set(entries("en"))
    quoted = set(re.findall(r"""["']([a-z][a-z0-9_-]*)(?:\.\w+)?["']""", CODE))
    inner = {other for name in there for other in needs("en", name).messages}
    assert there <= quoted | inner | FAMILIES
    asked = set(re.findall(r"""(?:words|language|InputError|_wrong)\(\s*f?["']([a-z][a-z0-9-]*)["'.]""", CODE))
    helped = set(re.findall(r"help=\"([\w-]+)\"", CODE))
    assert asked | helped | FAMILIES <= there


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_with_every_fact(lang: str) -> None:
    words = words_in(lang)
    for name, message in entries(lang).items():
        wanted = sorted(needs(lang, name).variables)
        for facts in itertools.product(*(SAMPLES.get(fact, ["x"]) for fact in wanted)):
            for form in ["", *(f".{attribute.id.name}" for attribute in message.attributes)]:
                said = words(name + form, **dict(zip(wanted, facts, strict=True)))
                assert said == said.strip()
                assert said
                assert "{" not in said
                assert "  " not in said
                assert "[" not in said, "no markup in messages"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_end_as_sentences_do(lang: str) -> None:
    words = words_in(lang)
    for name in entries(lang):
        if name.startswith(("event-", "refuse-", "ask-", "bad-", "cli-")) and not name.startswith("cli-title"):
            facts = {fact: SAMPLES.get(fact, ["x"])[0] for fact in needs(lang, name).variables}
            assert words(name, **facts)[-1] in ".!?)", name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_means_two_things(lang: str) -> None:
    words = words_in(lang)
    commands = [fold(word) for command in COMMANDS for word in words.entries(f"word-{command}")]
    moves = [fold(word) for move in MOVES for word in (words(f"move-{move}"), *words.entries(f"move-{move}.typed"))]
    colours = [fold(words("colour", colour=letter)) for letter in COLOURS]
    said = commands + moves + colours
    assert sorted(set(said)) == sorted(said)
    assert len(words.entries("bot-names")) == 9


def test_the_language_asked_for_is_spoken() -> None:
    assert speak("hu", {"LANG": "de_DE.UTF-8"}).lang == "hu"
    with pytest.raises(InputError):
        speak("xx", {})
    with pytest.raises(InputError):
        speak("", {})


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "hu.UTF-8"}, "hu"),
        ({"LANG": "de_AT@euro", "LC_MESSAGES": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "FR-fr"}, "fr"),
        ({"LANG": "denmark"}, "en"),
    ],
)
def test_the_system_chooses_the_language(environ: dict[str, str], lang: str) -> None:
    assert system_language(environ) == lang
