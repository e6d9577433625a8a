"""The words of the program: Fluent messages in four languages, and which language to speak."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentFormatError

from tischlein.core.errors import TischleinError
from tischlein.table.locales import ftl
from tischlein.table.rulebook import LANGUAGES


class InputError(TischleinError):
    """Bad input at the command line; `message` is the id of the sentence that says so."""

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


class Words:
    """Everything the program can say in one language, by the id of the message."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(ftl(lang)))

    def __call__(self, message: str, /, **facts: object) -> str:
        """Fill the facts into a message; `id.form` is another form of it, such as a case of a noun."""
        name, _, form = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[form] if form else found.value
        assert pattern is not None, f"{name} has forms only"
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise errors[0]
        return str(text)

    def or_else(self, message: str, text: str) -> str:
        """Say a message without facts, or this text where a box from outside has none that can be said."""
        try:
            return self(message)
        except (LookupError, FluentFormatError, AssertionError):
            return text

    def first(self, *messages: str) -> str:
        """Return the first of these ids that has a message; an empty text if none has."""
        return next((message for message in messages if self._bundle.has_message(message)), "")

    def forms(self, message: str) -> list[str]:
        """List a message and its other forms: `card`, `card.the`, …."""
        return [message, *(f"{message}.{form}" for form in self._bundle.get_message(message).attributes)]

    def entries(self, message: str) -> list[str]:
        """Split a message that is a list, apart by commas."""
        return [entry.strip() for entry in self(message).split(",")]


@cache
def load_words(lang: str) -> Words:
    return Words(lang)


def select_words(lang: str | None, environ: Mapping[str, str]) -> Words:
    """Speak the language asked for, or else that of the system."""
    if lang is None:
        return load_words(system_language(environ))
    if lang not in LANGUAGES:
        raise InputError("bad-lang", lang=lang[:20], langs=", ".join(LANGUAGES))
    return load_words(lang)


def system_language(environ: Mapping[str, str]) -> str:
    """Look at the usual variables, of which the first that is set decides; English if we do not speak it."""
    told = next(filter(None, (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    lang = told.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return lang if lang in LANGUAGES else "en"
