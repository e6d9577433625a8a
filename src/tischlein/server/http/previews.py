"""Link previews: what a messenger shows of an invitation or a replay, in the language of the request.

The server sees the path of a link, never its key, so a preview of a private table says no more than the link itself.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from tischlein.games.registry import games
from tischlein.server.store.base import FinishedGame, TableSummary
from tischlein.table.locales import ftl
from tischlein.table.rulebook import LANGUAGES

DEFAULT_LANGUAGE: Final = "en"
DEFAULT_IMAGE: Final = "previews/tischlein.jpg"
IMAGE_SIZE: Final = (1200, 630)
DESCRIPTION: Final = re.compile(r'<meta\s+name="description"\s+content="[^"]*"\s*/?>')
WEIGHT: Final = re.compile(r"\s*([A-Za-z-]+|\*)\s*(?:;\s*q\s*=\s*([0-9.]{1,5}))?\s*")
MAX_PREFERENCES: Final = 20


class Preview:
    """What a link leads to, in words and with a picture. Without a `game`, it shows the project."""

    def __init__(self, lang: str, title: str, description: str, game: str | None = None) -> None:
        self.lang = lang
        self.title = title
        self.description = description
        self.game = game

    def insert_into(self, page: bytes, origin: str, path: str, images: set[str]) -> bytes:
        """Return the page with the tags of this preview in its head."""
        book = games()[self.game].rulebook if self.game is not None else ""
        image = f"previews/{book}.jpg" if f"previews/{book}.jpg" in images else DEFAULT_IMAGE
        facts = {
            "og:site_name": "Tischlein",
            "og:type": "website",
            "og:locale": self.lang,
            "og:url": f"{origin}{path}",
            "og:title": self.title,
            "og:description": self.description,
        }
        if image in images:
            width, height = IMAGE_SIZE
            facts |= {
                "og:image": f"{origin}/static/{image}",
                "og:image:width": str(width),
                "og:image:height": str(height),
            }
        tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()]
        tags.append('<meta name="twitter:card" content="summary_large_image" />')
        described = f'<meta name="description" content="{escape(self.description)}" />'
        html = DESCRIPTION.sub(lambda _: described, page.decode(), count=1)
        return html.replace("</head>", "".join(f"{tag}\n" for tag in tags) + "</head>", 1).encode()


def preferred_language(accepted: str) -> str:
    """Return the best language of an `Accept-Language` header."""
    wishes: list[tuple[float, str]] = []
    for entry in accepted.split(",")[:MAX_PREFERENCES]:
        found = WEIGHT.fullmatch(entry)
        if found is not None:
            wishes.append((_weight(found[2]), found[1].partition("-")[0].lower()))
    known = [(weight, lang) for weight, lang in wishes if weight > 0 and lang in LANGUAGES]
    return max(known, key=lambda wish: wish[0], default=(0, DEFAULT_LANGUAGE))[1]


def _weight(text: str | None) -> float:
    try:
        return 1.0 if text is None else float(text)
    except ValueError:
        return 0.0


def general_preview(lang: str) -> Preview:
    return Preview(lang, "Tischlein", _say(lang, "preview-general"))


def invitation_preview(lang: str, table: TableSummary | None, game: str) -> Preview:
    """Return the preview of an invitation.

    table  a public table; a private one is not described, nor is its existence revealed
    game   the game that the link itself names, if it does
    """
    if table is None:
        name = _game_name(lang, game) if game in games() else ""
        title = _say(lang, "preview-invited-to", game=name) if name else _say(lang, "preview-invited")
        return Preview(lang, title, _say(lang, "preview-how"), game if name else None)
    name = _game_name(lang, table.setup.game)
    host = next(iter(table.people), "")
    title = _say(lang, "preview-host-invites" if host else "preview-invited-to", name=host, game=name)
    free = table.setup.seats - table.taken
    seats = _say(lang, "preview-free", count=free)
    return Preview(lang, title, f"{seats} {_say(lang, 'preview-how')}", table.setup.game)


def replay_preview(lang: str, game: FinishedGame | None) -> Preview:
    """Return the preview of a replay; None for one that is private or does not exist."""
    if game is None or game.game not in games():
        return Preview(lang, _say(lang, "preview-replay"), _say(lang, "preview-general"))
    winners = [name for name, place in zip(game.names, game.places, strict=True) if place == 1]
    title = _say(lang, "preview-won", game=_game_name(lang, game.game), count=len(winners), names=", ".join(winners))
    return Preview(lang, title, _say(lang, "preview-replay-of", names=", ".join(game.names)), game.game)


def _game_name(lang: str, game: str) -> str:
    """Return the name of a game without the number of its rounds, which follows a comma."""
    message = f"game-{game}"
    return _say(lang, message).partition(", ")[0] if _bundle(lang).has_message(message) else game


def _say(lang: str, message: str, **facts: object) -> str:
    pattern = _bundle(lang).get_message(message).value
    assert pattern is not None, f"{message} has no text"
    text, errors = _bundle(lang).format_pattern(pattern, facts)
    assert not errors, errors
    return str(text)


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(ftl(lang)))
    return bundle
