"""The numbered rulebooks of the package, in four languages with the same numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from tischlein.core.errors import TischleinError
from tischlein.core.game import GameBox
from tischlein.games.registry import boxes, origin

LANGUAGES = ("de", "en", "fr", "hu")

_RULE = re.compile(r"^\*\*(\d+\.\d+)\*\* (.+?)(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)


class UnknownRule(TischleinError):
    """No rulebook has this number, or not in this language."""


@dataclass(frozen=True)
class Rulebook:
    """`text` is the whole book in Markdown; `rules` are its sentences by number, such as "uno.3.2"."""

    name: str
    lang: str
    text: str
    rules: dict[str, str]


def box_text(box: GameBox, folder: str, lang: str, ending: str) -> str:
    """Read a text of a box; an external box without one in this language falls back to English."""
    file = files(box.package).joinpath(folder, f"{lang}.{ending}")
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        if lang == "en" or not origin(box.id):
            raise
    return box_text(box, folder, "en", ending)


@cache
def rulebook(name: str, lang: str) -> Rulebook:
    if lang not in LANGUAGES:
        raise UnknownRule(f"rulebooks are written in {', '.join(LANGUAGES)}, not in {lang[:20]!r}")
    if name not in boxes():
        raise UnknownRule(f"there is no rulebook {name[:40]!r}")
    text = box_text(boxes()[name], "rulebook", lang, "md")
    return Rulebook(
        name, lang, text, {f"{name}.{number}": " ".join(rule.split()) for number, rule in _RULE.findall(text)}
    )


def rule_text(rule: str, lang: str = "en") -> str:
    """Return the sentences of one rule, without the marks of rulings and house rules."""
    name, _, _ = rule.partition(".")
    sentences = rulebook(name, lang).rules.get(rule)
    if sentences is None:
        raise UnknownRule(f"the rulebook {name} has no rule {rule!r}")
    return sentences.replace("† ", "").replace("⌂ ", "")
