"""Read the words of the program, and the source of the page that uses them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

import tischlein
from tischlein.table.locales import terminal_ftl

HOUSE = Path(tischlein.__file__).parent
WEB = HOUSE.parents[1] / "web" / "src"
PAGE = "\n".join(path.read_text("utf-8") for ending in ("ts", "svelte") for path in sorted(WEB.glob(f"**/*.{ending}")))
"""The page uses the same messages, and some others, whose keys begin with page-."""

NUMBERS = [0, 1, 2, 7, 12, 108]
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def entries(lang: str) -> dict[str, ast.Message]:
    """Return all messages of a language by their ids."""
    resource = FluentResource(terminal_ftl(lang))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    found = {message.id.name: message for message in messages}
    assert len(found) == len(messages), "an id is used twice"
    return found


class Needs(visitor.Visitor):  # type: ignore[misc,unused-ignore]
    """The variables and other messages that a message speaks of, and what a message tells apart by a variable."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.formatted: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                variant.key.name if hasattr(variant.key, "name") else variant.key.value for variant in node.variants
            }
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        given = node.arguments.positional
        self.formatted |= {argument.id.name for argument in given if isinstance(argument, ast.VariableReference)}
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (named by the parser)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def needs(lang: str, name: str) -> Needs:
    found = Needs()
    messages = entries(lang)
    found.visit(messages[name])
    for other in found.messages - {name}:
        inner = needs(lang, other)
        found.variables |= inner.variables
        found.formatted |= inner.formatted
        for fact, keys in inner.keys.items():
            found.keys.setdefault(fact, set()).update(keys)
    return found


def samples(lang: str, name: str, fact: str) -> list[object]:
    """Values of a fact that bring about everything a message can say."""
    found = needs(lang, name)
    keys = found.keys.get(fact, set())
    if fact in found.formatted:
        return [0.25]
    words = sorted(key for key in keys if not key.isdecimal())
    counted = any(key.isdecimal() for key in keys) or (bool(keys) and keys <= PLURALS and fact != "who")
    return [*NUMBERS] if counted and set(words) <= PLURALS else [*words] or ["x"]


def of_the_kit(family: str) -> set[str]:
    """Return the messages for games made with the kit; `test_kit.py` hears each of them."""
    kit = files("tischlein").joinpath("locales", "en.kit.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{family}-[\w-]+", kit, re.M))
