"""The words are complete, in all four languages, and nothing else is there."""

from __future__ import annotations

import itertools
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

import tischlein
from tischlein import Table, games
from tischlein.cli.faces import FACES
from tischlein.cli.faces.colours import USUAL
from tischlein.cli.typed import COMMANDS, fold
from tischlein.cli.words import InputError, speak, system_language, words_in
from tischlein.core.game import GameInfo
from tischlein.games.raise_.cards import FACES as SIDES
from tischlein.games.registry import boxes
from tischlein.server.errors import CODES
from tischlein.table.locales import ftl
from tischlein.table.rulebook import LANGUAGES

HOUSE = Path(tischlein.__file__).parent
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted((HOUSE / "cli").glob("**/*.py")))


def engine(info: GameInfo) -> str:
    """The source of a game, and of the parts of the core it is made from; positions make no moves."""
    folder = HOUSE / "games" / info.new.__module__.split(".")[2]
    others = ("__init__", "position", "policy", "box")
    source = "\n".join(path.read_text("utf-8") for path in sorted(folder.glob("*.py")) if path.stem not in others)
    parts = sorted(set(re.findall(r"^from tischlein\.core\.(\w+) import", source, re.M)))
    return "\n".join([source, *((HOUSE / f"core/{part}.py").read_text("utf-8") for part in parts)])


ENGINES = {info.rulebook: engine(info) for info in games().values()}
KINDS = {
    game: set(re.findall(r'(?:Event|tell|_leave)\((?:seat, )?"(\w+)"', source)) for game, source in ENGINES.items()
}
"""The kinds of event of each game."""
KINDS["xxl"].remove("renew")  # the talon comes to an end
# What is checked of a position is no refusal of a move.
RULES = {
    *(
        rule.replace(".", "-")
        for game, source in ENGINES.items()
        for rule in re.findall(rf'"({game}\.\d+\.\d+)"', re.sub(r"\bcheck_\w+\(.*", "", source))
    ),
    *(
        f"xxl-{chapter}-{rule}"
        for chapter, *rules in re.findall(r"LayingRules\(chapter=(\d), lay=(\d), draw=(\d), end=(\d)\)", ENGINES["xxl"])
        for rule in rules
    ),
}
ASKS = {
    "uno": ("play", "drawn", "answer", "hit", "colour", "catch", "uno"),
    "ex-hop": ("play", "lay", "answer"),
    "raise": ("choose", "raise", "more"),
    "xxl": ("play", "drawn", "lead", "aside", "trump", "exchange"),
}

POLICIES = "\n".join(path.read_text("utf-8") for path in (HOUSE / "games").glob("*/polic*/**/*.py"))
POLICIES += "\n".join(path.read_text("utf-8") for path in (HOUSE / "games").glob("*/policy.py"))
REASONS = {"best", "only", "clear", "wait", "close", "worse", *re.findall(r'"([a-z]+(?:-[a-z]+)+)"', POLICIES)}

WEB = HOUSE.parents[1] / "web" / "src"
PAGE = "\n".join(path.read_text("utf-8") for ending in ("ts", "svelte") for path in sorted(WEB.glob(f"**/*.{ending}")))
"""The page speaks with the same words, and with some of its own, which are called page-…"""
LINES = (
    "sat",
    "filled",
    "left",
    "cleared",
    "back",
    "worded",
    "started",
    "ended",
    "away-clock",
    "away-wish",
    "away-others",
)

FAMILIES = {
    *(f"refuse-{rule}" for rule in RULES),
    *(f"ask-{game}-{what}" for game, asks in ASKS.items() for what in asks),
    *(f"game-{name}" for name in games()),
    *(f"option-{option.name}" for info in games().values() for option in info.options),
    *(f"value-{option.name}" for info in games().values() for option in info.options if option.read is not None),
    *(f"move-{move}" for face in FACES.values() for move in face.words),
    *(f"word-{command}" for command in COMMANDS),
    *(f"reason-{code}" for code in REASONS),
    *(f"sim-title-{play}" for play in ("random", "brisk", "greedy")),
    *(f"page-news-{what}" for what in LINES),
}
"""Ids that the code makes up from what the engine says. Those of events are compared where games are told."""

SAMPLES: dict[str, list[object]] = {
    "colour": [*USUAL, "other"],
    "kind": ["number", "two", "reverse", "skip", "wild", "four"],
    "symbol": [*SIDES],
    "number": [*range(13)],
    "count": [0, 1, 2, 7, 108],
    "cards": [1, 2, 20],
    "left": [0, 2, 21],
    "rounds": [1, 2, 11],
    "plus": [1, 2, 11],
    "state": ["due", "own", "final", "empty", "none"],
    "why": [
        *("chosen", "empty", "pass"),
        *("must", "held", "keep", "drawn", "name", "led", "follow", "open", "due", "now", "final", "won"),
        *("half", "lead", "most", "second", "missing", "hand", "talon", "nothing", "named"),
    ],
    "table": ["lay", "draw", "follow", "follow-pass", "throw", "throw-pass", "street", "name", "lead"],
    "place": ["pile", "run", "open", "discard"],
    **{fact: ["you", "other"] for fact in ("who", "caught_who", "challenged_who", "with_who", "seat_who")},
    **{fact: ["yes", "no"] for fact in ("call", "draw", "lay", "due", "self", "held", "on_any")},
    **{fact: [0.25] for fact in ("mean", "margin", "rate", "low", "high")},
}
FORMS = ("_the", "_on", "_some", "_for")


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
    suffix = re.compile(f"({'|'.join(FORMS)})$")
    return {suffix.sub("", fact) for fact in needs(lang, name).variables}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_facts(lang: str) -> None:
    assert list(entries(lang)) == list(entries("en"))
    for name in entries("en"):
        assert facts_of(lang, name) <= facts_of("en", name), name


def test_every_message_is_used_and_every_message_used_is_there() -> None:
    there = set(entries("en"))
    quoted = set(re.findall(r"""["'`]([a-z][a-z0-9_-]*)(?:\.\w+)?["'`]""", CODE + PAGE))
    quoted |= {f"page-wrong-{code}" for code in (*CODES, "away", "closed")} | {f"page-{name}" for name in there}
    inner = {other for name in there for other in needs("en", name).messages}
    assert {name for name in there if not name.startswith("event-")} <= quoted | inner | FAMILIES
    asked = set(re.findall(r"""(?:words|InputError|_wrong)\(\s*f?["']([a-z][a-z0-9-]*)["'.]""", CODE))
    helped = set(re.findall(r"help=\"([\w-]+)\"", CODE))
    shown = set(re.findall(r"""["'](page-[a-z0-9-]*[a-z0-9])["']""", PAGE))
    assert asked | helped | shown | FAMILIES <= there


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
        if name.startswith(("event-", "refuse-", "ask-", "bad-", "cli-", "reason-")) and not name.startswith(
            "cli-title"
        ):
            facts = {fact: SAMPLES.get(fact, ["x"])[0] for fact in needs(lang, name).variables}
            assert words(name, **facts)[-1] in ".!?)", name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_no_word_means_two_things(lang: str, game: str) -> None:
    words = words_in(lang)
    table = Table(game, 2, 1)
    face = FACES[table.info.rulebook]
    said = [fold(word) for command in COMMANDS for word in words.entries(f"word-{command}")]
    said += [
        fold(word) for move in face.words for word in (words(f"move-{move}"), *words.entries(f"move-{move}.typed"))
    ]
    said += [fold(word) for word in face.letters(words, table.options)]
    assert sorted(set(said)) == sorted(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_bots_for_every_table(lang: str) -> None:
    assert len(words_in(lang).entries("bot-names")) + 1 == max(info.seats[1] for info in games().values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_game_stand_in_its_file(lang: str) -> None:
    """A game that is taken out takes its words along."""
    for game in FACES:
        text = files(boxes()[game].package).joinpath("words", f"{lang}.ftl").read_text(encoding="utf-8")
        for family in ("event", "ask", "refuse", "key", "table"):
            named = set(re.findall(rf"^{family}-[\w-]+", text, re.M))
            assert all(name.startswith(f"{family}-{game}-") for name in named)


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
