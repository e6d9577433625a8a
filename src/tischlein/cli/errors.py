"""Errors as sentences in the user's language.

The library and the parser of the command line raise errors in English. Each of their sentences is a message
(`locales/terminal/en.errors.ftl`); the one that an error matches gives its facts, and is said in the user's language.
"""

from __future__ import annotations

import ast
import re
from functools import cache

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Placeable, TextElement, VariableReference

from tischlein.cli.words import InputError, Words
from tischlein.core.errors import TischleinError
from tischlein.table.locales import terminal_ftl

ENGLISH = "en"
FAMILY = "error-"
MAY_BE_EMPTY = "rest"
"""A fact that stands for what a sentence goes on with, if it does."""


def say_error(words: Words, error: TischleinError) -> str:
    """Put an error into words."""
    if not isinstance(error, InputError):
        return translate(words, str(error))
    return words(error.message, **{name: _say_fact(words, fact) for name, fact in error.facts.items()})


def _say_fact(words: Words, fact: object) -> object:
    if isinstance(fact, TischleinError):
        return say_error(words, fact)
    return translate(words, fact) if isinstance(fact, str) else fact


def translate(words: Words, sentence: str) -> str:
    """Say an English sentence in another language; return it as it is if it is none of those that are known."""
    if words.lang == ENGLISH:
        return sentence
    found = find_message(sentence)
    if found is None:
        return sentence
    message, facts = found
    return words(message, **{name: translate(words, _unquote(fact)) for name, fact in facts.items()})


def find_message(sentence: str) -> tuple[str, dict[str, str]] | None:
    """Find the message of an English sentence and the facts in it."""
    for message, pattern in _patterns():
        found = pattern.fullmatch(sentence)
        if found:
            return message, found.groupdict()
    return None


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """Return a pattern for each sentence; those with more text of their own come first."""
    made: list[tuple[int, str, re.Pattern[str]]] = []
    for entry in FluentResource(terminal_ftl(ENGLISH)).body:
        if isinstance(entry, Message) and entry.id.name.startswith(FAMILY) and entry.value is not None:
            texts = [part.value for part in entry.value.elements if isinstance(part, TextElement)]
            pattern = "".join(map(_pattern, entry.value.elements))
            made.append((sum(map(len, texts)), entry.id.name, re.compile(pattern, re.DOTALL)))
    return [(name, pattern) for _, name, pattern in sorted(made, key=lambda one: -one[0])]


def _pattern(part: TextElement | Placeable) -> str:
    """Return the pattern of a text or of a fact in a message."""
    if isinstance(part, TextElement):
        return re.escape(part.value)
    assert isinstance(part.expression, VariableReference)
    name = part.expression.id.name
    return f"(?P<{name}>.{'*' if name == MAY_BE_EMPTY else '+?'})"


def _unquote(fact: str) -> str:
    """Remove the quotation marks that Python puts around a text, since each language has its own."""
    if fact[:1] not in ("'", '"') or fact[-1:] not in ("'", '"') or len(fact) == 1:
        return fact
    try:
        inside = ast.literal_eval(fact)
    except (ValueError, SyntaxError):
        return fact
    return ", ".join(map(str, inside)) if isinstance(inside, tuple) else str(inside)
