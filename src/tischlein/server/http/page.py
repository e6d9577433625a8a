"""The page, built from `web/`: its files are read once, and nothing else is served."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from tischlein.server.http.caching import IMMUTABLE, REVALIDATE, cached_response
from tischlein.server.http.context import context_of
from tischlein.server.http.middleware import POLICY_HEADER, WORKER_POLICY
from tischlein.server.http.previews import (
    Preview,
    general_preview,
    invitation_preview,
    preferred_language,
    replay_preview,
)
from tischlein.server.http.problems import AnyRequest, problem_response
from tischlein.server.log_events import is_table_id
from tischlein.server.problems import ProblemError
from tischlein.server.store.base import StoreError

MEDIA_TYPES: Final = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "json": "application/json",
    "svg": "image/svg+xml",
    "png": "image/png",
    "jpg": "image/jpeg",
    "ico": "image/x-icon",
    "woff2": "font/woff2",
    "webmanifest": "application/manifest+json",
}
HASHED_FOLDER: Final = "assets/"
"""The folder of files with a hash of their content in their name."""
WORKERS: Final = tuple(f"{HASHED_FOLDER}{name}.worker-" for name in ("host", "thinker"))
"""How the names of the scripts begin that play without a server."""
GENERAL_PATHS: Final = [
    "/",
    "/played",
    "/rules",
    "/rules/{book:str}",
    "/learn/{game:str}",
    "/daily",
    "/puzzles",
    "/puzzles/{game:str}/{number:int}",
]
TABLE_PATHS: Final = ["/t/{table:str}", "/t/{table:str}/screen", "/hotseat/{table:str}"]
GAME_PATHS: Final = ["/t/{table:str}/replay/{number:int}", "/t/{table:str}/review/{number:int}"]
PAGE_PATHS: Final = [*GENERAL_PATHS, *TABLE_PATHS, *GAME_PATHS]
MAX_NUMBER: Final = 1_000_000
"""The number of a game is below; a larger one would not fit into the database."""
MACHINE_PATHS: Final = ("/api/", "/static/")
"""Below these, unknown addresses are answered in JSON."""
ROBOTS: Final = """\
User-agent: *
Disallow: /api/
Disallow: /t/
Disallow: /hotseat/

# Previews of invitations in messengers.
User-agent: facebookexternalhit
User-agent: LinkedInBot
User-agent: Slackbot-LinkExpanding
User-agent: Twitterbot
Disallow: /api/
"""
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
    caching = IMMUTABLE if name.startswith(HASHED_FOLDER) else REVALIDATE
    response = cached_response(request, content, MEDIA_TYPES[name.rpartition(".")[2]], caching)
    if name.startswith(WORKERS):
        response.headers[POLICY_HEADER] = WORKER_POLICY
    return response


@get(GENERAL_PATHS, include_in_schema=False, sync_to_thread=False)
def read_page(request: AnyRequest) -> Response[Any]:
    """Return the page, which reads from its address what to show."""
    return _page_with(request, general_preview(_language(request)))


@get(TABLE_PATHS, include_in_schema=False)
async def read_table_page(request: AnyRequest, table: FromPath[str]) -> Response[Any]:
    """Return the page with a preview of the invitation; it describes only public tables."""
    try:
        summary = await context_of(request).table_host.store.summary(table) if is_table_id(table) else None
    except StoreError:  # the page says that the server is unavailable
        summary = None
    public = summary if summary is not None and summary.setup.public else None
    game = request.query_params.get("game", "")
    return _page_with(request, invitation_preview(_language(request), public, game))


@get(GAME_PATHS, include_in_schema=False)
async def read_game_page(request: AnyRequest, table: FromPath[str], number: FromPath[int]) -> Response[Any]:
    """Return the page with a preview of a finished game that anyone may watch."""
    try:
        can_exist = is_table_id(table) and number < MAX_NUMBER
        game = await context_of(request).table_host.store.finished_game(table, number) if can_exist else None
    except StoreError:
        game = None
    public = game if game is not None and (game.replays or game.shared) else None
    return _page_with(request, replay_preview(_language(request), public))


def _language(request: AnyRequest) -> str:
    return preferred_language(request.headers.get("accept-language", ""))


def _page_with(request: AnyRequest, preview: Preview) -> Response[Any]:
    """Return the page with the tags of a preview."""
    files_of_page = page_files()
    if not files_of_page:
        return Response(NOT_BUILT, status_code=503, media_type="text/plain")
    context = context_of(request)
    origin = context.proxies.page_origin(request.scope, context.settings.secure)
    page = preview.insert_into(files_of_page["index.html"], origin, request.scope["path"], set(files_of_page))
    return cached_response(request, page, MEDIA_TYPES["html"], vary="accept-encoding, accept-language")


def respond_not_found(request: AnyRequest, error: NotFoundException) -> Response[Any]:
    """Return the page, which says that there is nothing; programs get a problem."""
    page = page_files().get("index.html")
    if page is None or request.method != "GET" or f"{request.scope['path']}/".startswith(MACHINE_PATHS):
        return problem_response(404, headers=error.headers)
    return Response(page, status_code=404, media_type=MEDIA_TYPES["html"])


@get("/robots.txt", include_in_schema=False, sync_to_thread=False)
def read_robots(request: AnyRequest) -> Response[Any]:
    """Ask search engines to leave out tables, which are for those who have their link."""
    return cached_response(request, ROBOTS.encode(), "text/plain")


@get("/sw.js", include_in_schema=False, sync_to_thread=False)
def read_worker(request: AnyRequest) -> Response[Any]:
    """Return the service worker, from the root because it controls only the paths below its own."""
    return _page_file(request, "sw.js")


@get("/static/{path:path}", include_in_schema=False, sync_to_thread=False)
def read_file(request: AnyRequest, path: FromPath[str]) -> Response[Any]:
    return _page_file(request, path.lstrip("/"))
