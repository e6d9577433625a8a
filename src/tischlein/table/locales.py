"""The messages of the program in four languages: Fluent sources in the package."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tischlein.core.errors import TischleinError
from tischlein.games.registry import boxes
from tischlein.table.rulebook import LANGUAGES, box_text


class UnknownLanguage(TischleinError):
    """A language without messages."""


@cache
def ftl(lang: str) -> str:
    """Read the source of the messages of a language: shared ones, then those of each box."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"there are words in {', '.join(LANGUAGES)}, not in {lang[:20]!r}")
    shared = sorted(
        files("tischlein").joinpath("locales").iterdir(), key=lambda file: (file.name.count("."), file.name)
    )
    sources = [file.read_text(encoding="utf-8") for file in shared if file.name.startswith(f"{lang}.")]
    sources += [box_text(box, "words", lang, "ftl") for box in boxes().values()]
    return "\n".join(sources)


@cache
def terminal_ftl(lang: str) -> str:
    """Read the source of all messages of a language, including those that only the terminal needs."""
    own = sorted(files("tischlein").joinpath("locales", "terminal").iterdir(), key=lambda file: file.name)
    sources = [file.read_text(encoding="utf-8") for file in own if file.name.startswith(f"{lang}.")]
    return "\n".join([ftl(lang), *sources])
