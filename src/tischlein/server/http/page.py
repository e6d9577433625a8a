"""The page, built from `web/`: its files are read once, and nothing else is served."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath

from tischlein.server.http.caching import IMMUTABLE, REVALIDATE, cached_response
from tischlein.server.http.problems import AnyRequest, ProblemError

MEDIA_TYPES: Final = {
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
HASHED_FOLDER: Final = "assets/"
"""The folder of files with a hash of their content in their name."""
PAGE_PATHS: Final = [
    "/",
    "/t/{table:str}",
    "/t/{table:str}/screen",
    "/t/{table:str}/replay/{number:int}",
    "/hotseat/{table:str}",
    "/played",
    "/rules",
    "/rules/{book:str}",
    "/learn/{game:str}",
]
NOT_BUILT: Final = """\
This is Tischlein, but its page has not been built here.

In a checkout, `make play` builds it (and `make page` that alone); then start the server again.
"""


@cache
def page_files() -> dict[str, bytes]:
    """Return the files of the page by path; empty if it has not been built."""
    page = files("tischlein.server").joinpath("page")
    return dict(_walk(page, "")) if page.is_dir() else {}


def _walk(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _walk(entry, f"{path}{entry.name}/")
        elif entry.name.rpartition(".")[2] in MEDIA_TYPES:
            found.append((f"{path}{entry.name}", entry.read_bytes()))
    return found


def _page_file(request: AnyRequest, name: str) -> Response[Any]:
    content = page_files().get(name)
    if content is None:
        raise ProblemError(404)
    return cached_response(
        request,
        content,
        MEDIA_TYPES[name.rpartition(".")[2]],
        IMMUTABLE if name.startswith(HASHED_FOLDER) else REVALIDATE,
    )


@get(PAGE_PATHS, include_in_schema=False, sync_to_thread=False)
def read_page(request: AnyRequest) -> Response[Any]:
    """Return the page, which reads from its address what to show."""
    if not page_files():
        return Response(NOT_BUILT, status_code=503, media_type="text/plain")
    return _page_file(request, "index.html")


@get("/sw.js", include_in_schema=False, sync_to_thread=False)
def read_worker(request: AnyRequest) -> Response[Any]:
    """Return the service worker, from the root because it controls only the paths below its own."""
    return _page_file(request, "sw.js")


@get("/static/{path:path}", include_in_schema=False, sync_to_thread=False)
def read_file(request: AnyRequest, path: FromPath[str]) -> Response[Any]:
    return _page_file(request, path.lstrip("/"))
