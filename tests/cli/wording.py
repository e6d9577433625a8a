"""Read the words of the program, and the source of the page that uses them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

import tischlein
from tischlein.table.locales import ftl

HOUSE = Path(tischlein.__file__).parent
WEB = HOUSE.parents[1] / "web" / "src"
PAGE = "\n".join(path.read_text("utf-8") for ending in ("ts", "svelte") for path in sorted(WEB.glob(f"**/*.{ending}")))
"""The page speaks with the same words, and with some of its own, which are called page-…"""


@cache
def entries(lang: str) -> dict[str, ast.Message]:
    """Return all messages of a language by their ids."""
    resource = FluentResource(ftl(lang))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    found = {message.id.name: message for message in messages}
    assert len(found) == len(messages), "an id is used twice"
    return found


def of_the_kit(family: str) -> set[str]:
    """Return the messages for games made with the kit; `test_kit.py` hears each of them."""
    kit = files("tischlein").joinpath("locales", "en.kit.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{family}-[\w-]+", kit, re.M))
