"""Messages of the program, in Fluent and four languages, and the choice of language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentFormatError

from tischlein.core.errors import TischleinError
from tischlein.table.locales import terminal_ftl
from tischlein.table.rulebook import LANGUAGES


class InputError(TischleinError):
    """Bad input at the command line; `message` is the key of its text."""

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


class Words:
    """All messages of the program in one language, by key."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(terminal_ftl(lang)))

    def __call__(self, message: str, /, **facts: object) -> str:
        """Format a message with facts; `key.form` is another form of it, such as a case of a noun."""
        name, _, form = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[form] if form else found.value
        assert pattern is not None, f"{name} has forms only"
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise errors[0]
        return str(text)

    def or_else(self, message: str, text: str) -> str:
        """Format a message without facts; return `text` if an external box lacks it."""
        try:
            return self(message)
        except (LookupError, FluentFormatError, AssertionError):
            return text

    def first(self, *messages: str) -> str:
        """Return the first of these keys that has a message; an empty text if none has."""
        return next((message for message in messages if self._bundle.has_message(message)), "")

    def forms(self, message: str) -> list[str]:
        """Return the keys of a message and its other forms: `card`, `card.the`, …."""
        return [message, *(f"{message}.{form}" for form in self._bundle.get_message(message).attributes)]

    def entries(self, message: str) -> list[str]:
        """Split a message that is a comma-separated list."""
        return [entry.strip() for entry in self(message).split(",")]


@cache
def load_words(lang: str) -> Words:
    return Words(lang)


def select_words(lang: str | None, environ: Mapping[str, str]) -> Words:
    """Return the messages of a language, by default that of the system."""
    if lang is None:
        return load_words(system_language(environ))
    if lang not in LANGUAGES:
        raise InputError("bad-lang", lang=lang[:20], langs=", ".join(LANGUAGES))
    return load_words(lang)


def system_language(environ: Mapping[str, str]) -> str:
    """Return the language of the first of the usual variables that is set; English if it is not supported."""
    locale = next(filter(None, (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    lang = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return lang if lang in LANGUAGES else "en"
