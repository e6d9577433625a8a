"""The numbered rulebooks that come with the package, in four languages with the same numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from tischlein.core.errors import TischleinError
from tischlein.games.registry import boxes

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


@cache
def rulebook(name: str, lang: str) -> Rulebook:
    if lang not in LANGUAGES:
        raise UnknownRule(f"rulebooks are written in {', '.join(LANGUAGES)}, not in {lang[:20]!r}")
    if name not in boxes():
        raise UnknownRule(f"there is no rulebook {name[:40]!r}")
    text = files(boxes()[name].package).joinpath("rulebook", f"{lang}.md").read_text(encoding="utf-8")
    return Rulebook(
        name, lang, text, {f"{name}.{number}": " ".join(rule.split()) for number, rule in _RULE.findall(text)}
    )


def rule_text(rule: str, lang: str = "en") -> str:
    """The sentences of one rule, without the marks of rulings and house rules."""
    name, _, _ = rule.partition(".")
    sentences = rulebook(name, lang).rules.get(rule)
    if sentences is None:
        raise UnknownRule(f"the rulebook {name} has no rule {rule!r}")
    return sentences.replace("† ", "").replace("⌂ ", "")
