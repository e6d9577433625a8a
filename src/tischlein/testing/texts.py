"""Checks of the rulebooks and words of a box: complete, and equal in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

from tischlein.core.game import GameBox, GameInfo
from tischlein.games.registry import boxes
from tischlein.table.lesson import lessons_in
from tischlein.table.locales import ftl
from tischlein.table.look import KINDS, FactLook, LookError, read_look
from tischlein.table.rulebook import LANGUAGES, rulebook
from tischlein.testing.faults import GameFault
from tischlein.testing.play_checks import Vocabulary

ENGLISH: Final = "en"


def box_of(info: GameInfo) -> GameBox:
    """Return the box of a game."""
    return boxes()[info.rulebook]


def _languages_of(box: GameBox, folder: str, ending: str) -> list[str]:
    """List the languages of a box's texts."""
    return [lang for lang in LANGUAGES if files(box.package).joinpath(folder, f"{lang}.{ending}").is_file()]


def check_languages(info: GameInfo) -> None:
    """Check that a box has its rulebook and words in every language, unless it is a draft."""
    box = box_of(info)
    if box.draft:
        return
    for folder, ending in (("rulebook", "md"), ("words", "ftl")):
        there = _languages_of(box, folder, ending)
        missing = [f"{folder}/{lang}.{ending}" for lang in LANGUAGES if lang not in there]
        if missing:
            raise GameFault(f"the box {box.id} lacks {_list(missing)}, but is not marked as a draft")


def check_rulebook(info: GameInfo) -> None:
    """Check that rules are numbered without gaps, with the same numbers in every language of the box."""
    box = box_of(info)
    english = list(rulebook(box.id, ENGLISH).rules)
    if not english:
        raise GameFault("rulebook/en.md has no rule, such as **1.1** at the start of a paragraph")
    chapters: dict[int, list[int]] = {}
    for rule in english:
        chapter, number = map(int, rule.split(".")[-2:])
        chapters.setdefault(chapter, []).append(number)
    for expected, (chapter, numbers) in enumerate(chapters.items(), 1):
        if chapter != expected:
            raise GameFault(f"rulebook/en.md has no chapter {expected}: chapter {chapter} follows instead")
        for wanted, found in enumerate(numbers, 1):
            if found != wanted:
                raise GameFault(f"rulebook/en.md has no rule {chapter}.{wanted}: {chapter}.{found} follows instead")
    for lang in _languages_of(box, "rulebook", "md"):
        other = list(rulebook(box.id, lang).rules)
        if other != english:
            odd = sorted(set(other) ^ set(english)) or ["the order of the rules"]
            raise GameFault(f"rulebook/{lang}.md and rulebook/en.md differ in {odd[0]}")


def check_cited_rules(info: GameInfo, said: Vocabulary) -> None:
    """Check that every rule cited by the package or by a refusal is in the rulebook."""
    box = box_of(info)
    cited = set(said.rules)
    for source in _sources(files(box.package)):
        cited |= set(re.findall(rf"""["']({re.escape(box.id)}\.\d+\.\d+)["']""", source.read_text(encoding="utf-8")))
    unknown = sorted(cited - set(rulebook(box.id, ENGLISH).rules))
    if unknown:
        raise GameFault(f"the rule {unknown[0]} is cited, but rulebook/en.md does not have it")


def _sources(folder: Traversable) -> Iterable[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry


@cache
def messages(source: str) -> dict[str, ast.Message]:
    """Return the messages of a Fluent source by id."""
    entries = [entry for entry in FluentResource(source).body if isinstance(entry, ast.Message)]
    return {entry.id.name: entry for entry in entries}


def check_words(info: GameInfo) -> None:
    """Check that the words of a box are valid, have the same messages in every language, and reuse no other ids."""
    box = box_of(info)
    texts = {
        lang: files(box.package).joinpath("words", f"{lang}.ftl").read_text(encoding="utf-8")
        for lang in _languages_of(box, "words", "ftl")
    }
    for lang, text in texts.items():
        for entry in FluentResource(text).body:
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").strip().partition("\n")[0]
                raise GameFault(f"words/{lang}.ftl cannot be read at {line[:60]!r}")
        odd = sorted(set(messages(text)) ^ set(messages(texts[ENGLISH])))
        if odd:
            raise GameFault(f"words/{lang}.ftl and words/en.ftl differ in the message {odd[0]}")
    for name in messages(texts[ENGLISH]):
        if len(re.findall(rf"^{re.escape(name)} *=", ftl(ENGLISH), re.M)) > 1:
            raise GameFault(f"words/en.ftl has the message {name}, which already exists")
    for name in _labels(info):
        if name not in messages(ftl(ENGLISH)):
            raise GameFault(f"words/en.ftl lacks the message {name}")


def _labels(info: GameInfo) -> list[str]:
    """Return the ids of the messages for a game and its options in lists."""
    labels = [f"game-{info.id}"]
    for option in info.options:
        labels += [f"option-{option.name}"] + [f"value-{option.name}"] * (option.read is not None)
    return labels


def check_look(info: GameInfo) -> None:
    """Check that `look.toml` and `lesson.toml` of a box are valid, and name existing messages, facts and rules."""
    try:
        look, lessons = read_look(info.rulebook), lessons_in(info.rulebook)
    except LookError as fault:
        raise GameFault(str(fault)) from None
    there = messages(ftl(ENGLISH))
    facts = [fact for fact in look.facts.values() if isinstance(fact, FactLook)]
    said = [card.say for card in look.cards] + [key.say for key in look.keys] + [group.say for group in look.groups]
    said += [name for fact in facts for name in (fact.each, fact.tally, fact.zone)]
    for lesson in lessons:
        said.append(lesson.say)
        if f"{info.rulebook}.{lesson.rule}" not in rulebook(info.rulebook, ENGLISH).rules:
            raise GameFault(f"lesson.toml cites the rule {lesson.rule}, but rulebook/en.md does not have it")
    for name in said:
        if name and name not in there:
            raise GameFault(f"look.toml or lesson.toml names the message {name}, but words/en.ftl does not have it")
    for fact, kind in look.facts.items():
        if isinstance(kind, str) and kind not in KINDS:
            raise GameFault(f"look.toml says that the fact {fact} is a {kind}, but a fact is one of {', '.join(KINDS)}")


def check_messages(info: GameInfo, said: Vocabulary) -> None:
    """Check that every event, question and reason that came up has a message.

    A refusal needs none: its reason or the sentences of its rule are shown instead.
    """
    there = messages(ftl(ENGLISH))
    book = info.rulebook
    for kind in sorted(said.events):
        heads = (f"event-{book}-{kind}", f"event-{kind}")
        if not any(name == head or name.startswith(f"{head}-") for head in heads for name in there):
            raise GameFault(f"the event {kind} has no message event-{book}-{kind}")
    for what in sorted(said.asks):
        if f"ask-{book}-{what}" not in there and f"ask-{what}" not in there:
            raise GameFault(f"the question {what} has no message ask-{book}-{what}")
    for reason in sorted(said.reasons):
        if f"reason-{reason}" not in there:
            raise GameFault(f"the reason {reason} of the policy has no message reason-{reason}")


def _list(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
