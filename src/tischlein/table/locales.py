"""The messages of the program in four languages: Fluent sources in the package."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from tischlein.core.errors import TischleinError
from tischlein.games.registry import boxes
from tischlein.table.rulebook import LANGUAGES, box_text

CHAPTERS: Final = ("review", "puzzles", "imports")
"""Messages of pages that few visits reach; the page loads them with these pages."""


class UnknownLanguage(TischleinError):
    """A language without messages."""


class UnknownChapter(TischleinError):
    """No chapter of the messages has this name."""


@cache
def ftl(lang: str) -> str:
    """Read the source of the messages of a language: shared ones, then those of each box, but no chapters."""
    _check_language(lang)
    shared = sorted(
        files("tischlein").joinpath("locales").iterdir(), key=lambda file: (file.name.count("."), file.name)
    )
    sources = [file.read_text(encoding="utf-8") for file in shared if file.name.startswith(f"{lang}.")]
    sources += [box_text(box, "words", lang, "ftl") for box in boxes().values()]
    return "\n".join(sources)


@cache
def chapter_ftl(chapter: str, lang: str) -> str:
    """Read the source of a chapter of the messages in one language."""
    if chapter not in CHAPTERS:
        raise UnknownChapter(f"there are the chapters {', '.join(CHAPTERS)}, not {chapter[:20]!r}")
    _check_language(lang)
    return files("tischlein").joinpath("locales", chapter, f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def terminal_ftl(lang: str) -> str:
    """Read the source of all messages of a language, including chapters and those that only the terminal needs."""
    own = sorted(files("tischlein").joinpath("locales", "terminal").iterdir(), key=lambda file: file.name)
    sources = [file.read_text(encoding="utf-8") for file in own if file.name.startswith(f"{lang}.")]
    return "\n".join([ftl(lang), *(chapter_ftl(chapter, lang) for chapter in CHAPTERS), *sources])


def _check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"there are words in {', '.join(LANGUAGES)}, not in {lang[:20]!r}")
