"""Static content: games, rulebooks, words, lessons, and the schema of the socket's frames."""

from __future__ import annotations

import inspect
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from tischlein.server import messages
from tischlein.server.bodies import GameCatalog, RulebookText
from tischlein.server.content import catalog, lesson_file, rulebook_text
from tischlein.server.http.caching import cached_response
from tischlein.server.http.problems import AnyRequest, problem_responses
from tischlein.server.problems import ProblemError
from tischlein.table.lesson import LessonFile, UnknownLesson
from tischlein.table.locales import UnknownChapter, UnknownLanguage, chapter_ftl, ftl
from tischlein.table.rulebook import UnknownRule

UNCHANGED: Final = {304: ResponseSpec(None, generate_examples=False, description="Not modified.")}
TEXT: Final = "text/plain"
PathName = Annotated[str, PathParameter(min_length=1, max_length=40)]


@get("/api/games", responses={**problem_responses(), **UNCHANGED}, sync_to_thread=False, tags=["content"])
def list_games(request: AnyRequest) -> Response[GameCatalog]:
    """List the games with their options, and the levels of computer players."""
    return cached_response(request, catalog(), "application/json")


@get(
    "/api/rulebooks/{book:str}/{lang:str}",
    responses={**problem_responses(404), **UNCHANGED},
    sync_to_thread=False,
    tags=["content"],
)
def read_rulebook(request: AnyRequest, book: PathName, lang: PathName) -> Response[RulebookText]:
    """Return a rulebook in one language."""
    try:
        return cached_response(request, rulebook_text(book, lang), "application/json")
    except UnknownRule as error:
        raise ProblemError(404, str(error)) from None


@get(
    "/api/locales/{lang:str}",
    responses={**problem_responses(404), **UNCHANGED},
    media_type=TEXT,
    sync_to_thread=False,
    tags=["content"],
)
def read_locale(request: AnyRequest, lang: PathName) -> Response[str]:
    """Return the messages of the program in one language, without its chapters, as Fluent source."""
    try:
        return cached_response(request, ftl(lang).encode(), TEXT)
    except UnknownLanguage as error:
        raise ProblemError(404, str(error)) from None


@get(
    "/api/locales/{lang:str}/{chapter:str}",
    responses={**problem_responses(404), **UNCHANGED},
    media_type=TEXT,
    sync_to_thread=False,
    tags=["content"],
)
def read_locale_chapter(request: AnyRequest, lang: PathName, chapter: PathName) -> Response[str]:
    """Return a chapter of the messages, which only some pages need: `review` or `puzzles`."""
    try:
        return cached_response(request, chapter_ftl(chapter, lang).encode(), TEXT)
    except (UnknownChapter, UnknownLanguage) as error:
        raise ProblemError(404, str(error)) from None


@get(
    "/api/lessons/{book:str}", responses={**problem_responses(404), **UNCHANGED}, sync_to_thread=False, tags=["content"]
)
def read_lessons(request: AnyRequest, book: PathName) -> Response[LessonFile]:
    """Return the guided first games of a rulebook: what is explained at the table, and when."""
    try:
        return cached_response(request, lesson_file(book), "application/json")
    except UnknownLesson as error:
        raise ProblemError(404, str(error)) from None


@get("/api/protocol", responses={**problem_responses(), **UNCHANGED}, sync_to_thread=False, tags=["content"])
def read_message_schema(request: AnyRequest) -> Response[dict[str, Any]]:
    """Return the JSON Schema of a table's socket: `client` and `server` messages."""
    return cached_response(request, message_schema(), "application/json")


@cache
def message_schema() -> bytes:
    (client, server), parts = msgspec.json.schema_components(
        [messages.AnyClientMessage, messages.AnyServerMessage], ref_template="#/$defs/{name}"
    )
    for part in parts.values():  # Python 3.13 removes the indentation of docstrings, earlier versions do not
        part["description"] = inspect.cleandoc(part.get("description", ""))
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "version": messages.VERSION,
        "client": client,
        "server": server,
        "$defs": parts,
    }
    return msgspec.json.encode(schema)
