"""The page: its files are read once, and nothing else can be asked for."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath

from tischlein.server.http.books import cached
from tischlein.server.http.problems import AnyRequest, Refused

TYPES: Final = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "json": "application/json",
    "svg": "image/svg+xml",
    "png": "image/png",
    "ico": "image/x-icon",
    "woff2": "font/woff2",
    "webmanifest": "application/manifest+json",
}
ASK: Final = "no-cache"
"""Keep it, but ask each time whether it has changed."""


@cache
def page_files() -> dict[str, bytes]:
    """All files of the page by name, those in folders by `folder/name`."""
    return dict(_walk(files("tischlein.server").joinpath("page"), ""))


def _walk(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _walk(entry, f"{path}{entry.name}/")
        elif entry.name.rpartition(".")[2] in TYPES:
            found.append((f"{path}{entry.name}", entry.read_bytes()))
    return found


def serve(request: AnyRequest, name: str) -> Response[Any]:
    content = page_files().get(name)
    if content is None:
        raise Refused(404)
    return cached(request, content, TYPES[name.rpartition(".")[2]], ASK)


@get(["/", "/t/{table:str}"], include_in_schema=False, sync_to_thread=False, media_type=TYPES["html"])
def read_page(request: AnyRequest) -> Response[Any]:
    """The page, for the lobby and for every table: which one, it reads from its address."""
    return serve(request, "index.html")


@get("/static/{path:path}", include_in_schema=False, sync_to_thread=False)
def read_file(request: AnyRequest, path: FromPath[str]) -> Response[Any]:
    return serve(request, path.lstrip("/"))
