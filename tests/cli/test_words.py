"""The words are complete, in all four languages, and nothing else is there."""

from __future__ import annotations

import itertools
import re
from functools import cache
from importlib.resources import files

import pytest

from tests.bots.playing import deal_state
from tests.cli.wording import HOUSE, PAGE, entries, needs, samples
from tests.registered import SINGLE
from tischlein import Table, games
from tischlein.cli import moves
from tischlein.cli.input_parser import COMMANDS, fold, letters
from tischlein.cli.words import InputError, load_words, select_words, system_language
from tischlein.core.bits import members
from tischlein.core.playout import RandomPlayer
from tischlein.core.rng import Rng
from tischlein.core.series import Series
from tischlein.games.registry import boxes, policy_of
from tischlein.review.results import GRADES, TERMS
from tischlein.server.errors import ERROR_TEXTS
from tischlein.server.problems import CODES
from tischlein.table.lesson import has_lessons, lessons
from tischlein.table.locales import ftl
from tischlein.table.look import FactLook, look_file, table_look
from tischlein.table.rulebook import LANGUAGES, rulebook
from tischlein.testing.contracts import legal

WORDED = [*sorted((HOUSE / "cli").glob("**/*.py")), HOUSE / "server" / "http" / "previews.py"]
CODE = "\n".join(path.read_text(encoding="utf-8") for path in WORDED)

REASONS = {"best", "only", "clear", "wait", "close", "worse"}
"""What advice says of moves in any game."""

LINES = (
    "seat-taken",
    "holder-renamed",
    "holder-renamed-animal",
    "seat-asked",
    "seat-granted",
    "seat-declined",
    "bot-added",
    "seat-left",
    "seat-cleared",
    "taken-over",
    "entropy-added",
    "game-started",
    "game-ended",
    "handed-over-clock",
    "handed-over-request",
    "handed-over-others",
    "seat-cleared-removed",
    "game-paused",
    "game-paused-host",
    "game-resumed",
    "game-resumed-host",
    "take-back-asked",
    "take-back-agreed",
    "take-back-declined",
    "move-taken-back",
)


@cache
def words_of(game: str) -> list[str]:
    """Return the moves of a game that are words, with neither a card nor anything named."""
    state = Table(game, games()[game].seats[0], 1).state
    described = ((text, state.describe(0, number)) for number, text in enumerate(state.catalogue().notations))
    return [text for text, parts in described if not parts.cards and not parts.named]


def look_messages() -> set[str]:
    """Return the messages that `look.toml` files name."""
    found: set[str] = set()
    for file in map(look_file, boxes()):
        found |= (
            {card.say for card in file.cards} | {key.say for key in file.keys} | {group.say for group in file.groups}
        )
        for fact in file.facts.values():
            if isinstance(fact, FactLook):
                found |= {fact.each, fact.tally, fact.zone}
    return found - {""}


def page_messages() -> set[str]:
    """Return the messages that lessons name, and those for buttons and keys of a box on the page."""
    found = {
        lesson.say
        for book in boxes()
        if has_lessons(book)
        for chapter in lessons(book).chapters
        for lesson in chapter.lessons
    }
    for book, file in ((book, look_file(book)) for book in boxes()):
        found |= {f"page-key-{kind}" for kind in file.shortcuts} | {f"page-move-{kind}" for kind in file.slips}
        if file.call is not None:
            found |= {f"page-named-{book}-{file.call.named}", f"page-move-{file.call.late}"}
        found |= {f"page-end-{part}-{book}-{kind}" for kind in file.ends for part in ("title", "next")}
    tables = {name: Table(name, info.seats[0], 1) for name, info in games().items()}
    series = {name: table.state for name, table in tables.items() if isinstance(table.state, Series)}
    mixed = {games()[name].rulebook for name, state in series.items() if len(state.part_names()) > 1}
    found |= {f"page-goal-{name}" for name, info in games().items() if info.rulebook in mixed and name not in series}
    return found


def no_cards_messages() -> set[str]:
    """Return the ids by which the page may tell a player without cards why: one for each public fact of a game."""
    return {
        f"page-no-cards-{info.rulebook}-{fact}"
        for name, info in games().items()
        for fact in Table(name, info.seats[0], 1).view(None)["table"]
    }


def reasons_of_policies() -> set[str]:
    """Play some random games of each kind, and collect what their policies say of the moves."""
    found: set[str] = set()
    for game, seed in itertools.product(SINGLE, range(16)):
        low, high = games()[game].seats
        state = deal_state(game, low + seed % (high - low + 1), seed)
        player, policy = RandomPlayer(Rng(seed)), policy_of(game)
        for _ in range(150):
            if state.over:
                break
            for seat in members(state.must | state.may):
                found |= {policy.reason(state, seat, move) for move in legal(state, seat)}
            player.step(state)
    return found


HTTP_CODES = {"removed", *(code for code, _ in CODES.values())}
FAMILIES = {
    *page_messages(),
    *(f"game-{name}" for name in games()),
    *(f"option-{option.name}" for info in games().values() for option in info.options),
    *(f"value-{option.name}" for info in games().values() for option in info.options if option.read is not None),
    *(f"{family}-{command}" for family in ("word", "key") for command in COMMANDS),
    *(f"sim-title-{play}" for play in ("random", "purposeful", "greedy")),
    *(f"page-news-{what}" for what in LINES),
    *(f"move-{move}" for game in games() for move in words_of(game)),
    *(f"review-cli-{term}" for term in TERMS),
    *(f"review-cli-grade-{grade}" for grade in GRADES),
    *look_messages(),
    *(f"{part}-{book}" for book in boxes() for part in look_file(book).names if f"{part}-{book}" in ftl("en")),
    *("key-play", "key-name"),  # for boxes that name no keys
    *(f"page-wrong-{code}" for code in (*ERROR_TEXTS, *HTTP_CODES, "away", "closed", "no-code")),
}
"""Ids that the code makes up from what the engine and the boxes say."""
ELSEWHERE = (
    "event-",
    "page-about-",
    "ask-",
    "refuse-",
    "table-",
    "head-",
    "hand-",
    "mark-",
    "error-",
    "page-event-",
    "page-seat-event-",
    "page-taken-",
    "page-zone-",
)
"""Keys that are compared where games are formatted (`test_event_formatter.py`) and drawn (`test_board.py`), and where
errors are translated (`test_errors.py`).

The page has tests for the last three: `seatEvents.test.ts`, `takes.test.ts` and `zoneNames.test.ts`.
"""

FORMS = ("_the", "_on", "_some", "_for")


def facts_of(lang: str, name: str) -> set[str]:
    """Return the facts that a message needs, without the forms of cards and colours."""
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
    quoted |= {f"page-{name}" for name in there}
    quoted |= no_cards_messages()
    inner = {other for name in there for other in needs("en", name).messages}
    made_up = FAMILIES | {f"reason-{code}" for code in REASONS | reasons_of_policies()}
    assert {name for name in there if not name.startswith(ELSEWHERE)} <= quoted | inner | made_up
    asked = set(re.findall(r"""(?:(?<!_)words|InputError|_wrong)\(\s*f?["']([a-z][a-z0-9-]*)["'.]""", CODE))
    helped = set(re.findall(r"help=\"([\w-]+)\"", CODE))
    shown = set(re.findall(r"""["'](page-[a-z0-9-]*[a-z0-9])["']""", PAGE))
    assert asked | helped | shown | made_up <= there


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_with_every_fact(lang: str) -> None:
    words = load_words(lang)
    for name, message in entries(lang).items():
        wanted = sorted(needs(lang, name).variables)
        for facts in itertools.product(*(samples(lang, name, fact) for fact in wanted)):
            for form in ["", *(f".{attribute.id.name}" for attribute in message.attributes)]:
                said = words(name + form, **dict(zip(wanted, facts, strict=True)))
                assert said == said.strip()
                assert said
                assert "{" not in said
                assert "  " not in said
                assert "[" not in said, "no markup in messages"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_end_as_sentences_do(lang: str) -> None:
    words = load_words(lang)
    for name in entries(lang):
        if name.startswith(("event-", "refuse-", "ask-", "bad-", "cli-", "reason-")) and not name.startswith(
            "cli-title"
        ):
            facts = {fact: samples(lang, name, fact)[0] for fact in needs(lang, name).variables}
            assert words(name, **facts)[-1] in ".!?)", name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_no_word_means_two_things(lang: str, game: str) -> None:
    words = load_words(lang)
    table = Table(game, games()[game].seats[0], 1)
    look = table_look(table.info, table.options)
    said = [fold(word) for command in COMMANDS for word in words.entries(f"word-{command}")]
    for move in words_of(game):
        message = moves.word_message(look, words, move)
        assert message, f"{move} has no word"
        said += [fold(word) for word in (words(message), *words.entries(f"{message}.typed"))]
    said += [fold(word) for word in letters(look, words)]
    assert sorted(set(said)) == sorted(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_bots_for_every_table(lang: str) -> None:
    assert len(load_words(lang).entries("bot-names")) + 1 == max(info.seats[1] for info in games().values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_game_stand_in_its_file(lang: str) -> None:
    """A game that is taken out takes its words along."""
    for game in boxes():
        text = files(boxes()[game].package).joinpath("words", f"{lang}.ftl").read_text(encoding="utf-8")
        for family in ("event", "ask", "refuse", "key", "table"):
            named = set(re.findall(rf"^{family}-[\w-]+", text, re.M))
            assert all(name.startswith(f"{family}-{game}-") for name in named)


def test_french_has_a_narrow_space_before_high_punctuation() -> None:
    text = "\n".join([ftl("fr"), *(rulebook(book, "fr").text for book in boxes())])
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"[ \u00a0][:;!?»](?!\w)|«(?!\u202f)", line)] == []
    assert "\u202f:" in text


def test_the_language_asked_for_is_spoken() -> None:
    assert select_words("hu", {"LANG": "de_DE.UTF-8"}).lang == "hu"
    with pytest.raises(InputError):
        select_words("xx", {})
    with pytest.raises(InputError):
        select_words("", {})


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
