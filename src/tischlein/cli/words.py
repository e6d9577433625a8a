"""The words of the program: Fluent messages in four languages, and which language to speak."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from tischlein.core.errors import TischleinError
from tischlein.table.rulebook import LANGUAGES


class Complaint(TischleinError):
    """Bad input at the command line; `id` is the message that says so."""

    def __init__(self, id: str, **facts: object) -> None:
        super().__init__(id)
        self.id = id
        self.facts = facts


class Words:
    """Everything the program can say in one language, by the id of the message."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(ftl(lang)))

    def __call__(self, id: str, /, **facts: object) -> str:
        """The message with its facts filled in; `id.form` is another form of it, such as a case of a noun."""
        name, _, form = id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[form] if form else message.value
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise errors[0]
        return str(text)

    def list(self, id: str) -> list[str]:
        """The entries of a message that is a list, apart by commas."""
        return [entry.strip() for entry in self(id).split(",")]


def ftl(lang: str) -> str:
    """The source of all messages of a language."""
    return files("tischlein").joinpath("locales", f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def words_in(lang: str) -> Words:
    return Words(lang)


def speak(lang: str | None, environ: Mapping[str, str]) -> Words:
    """The language asked for, or else that of the system."""
    if lang is None:
        return words_in(system_language(environ))
    if lang not in LANGUAGES:
        raise Complaint("bad-lang", lang=lang[:20], langs=", ".join(LANGUAGES))
    return words_in(lang)


def system_language(environ: Mapping[str, str]) -> str:
    """The first of the usual variables that is set decides, as for other programs; English if we do not speak it."""
    told = next(filter(None, (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    lang = told.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return lang if lang in LANGUAGES else "en"
