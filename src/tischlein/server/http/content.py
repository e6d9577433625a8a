"""Static content: games, rulebooks, words, lessons, and the schema of the socket's frames."""

from __future__ import annotations

import inspect
from functools import cache
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from tischlein.bots.levels import BOTS
from tischlein.core.game import GameInfo
from tischlein.core.options import Option
from tischlein.games.registry import games
from tischlein.server import messages
from tischlein.server.http.bodies import GameCatalog, GameDescription, GameOption, PictureItem, RulebookText
from tischlein.server.http.caching import cached_response
from tischlein.server.http.problems import AnyRequest, ProblemError, problem_responses
from tischlein.server.people import BOT_ANIMALS
from tischlein.table.lesson import LessonFile, UnknownLesson, has_lessons, lessons
from tischlein.table.locales import UnknownLanguage, ftl
from tischlein.table.look import examples_of, look_file, picture_of
from tischlein.table.rulebook import LANGUAGES, UnknownRule, rulebook

UNCHANGED: Final = {304: ResponseSpec(None, generate_examples=False, description="Not modified.")}
TEXT: Final = "text/plain"
PathName = Annotated[str, PathParameter(min_length=1, max_length=40)]


@get("/api/games", responses={**problem_responses(), **UNCHANGED}, sync_to_thread=False, tags=["content"])
def list_games(request: AnyRequest) -> Response[GameCatalog]:
    """List the games with their options, and the levels of computer players."""
    return cached_response(request, _catalog(), "application/json")


@cache
def _catalog() -> bytes:
    return msgspec.json.encode(
        GameCatalog(list(map(_describe_game, games().values())), BOTS, BOT_ANIMALS, list(LANGUAGES))
    )


def _describe_game(info: GameInfo) -> GameDescription:
    picture = [PictureItem(**thing) for thing in picture_of(info)]
    options = list(map(_to_option, info.options))
    look = look_file(info.rulebook)
    return GameDescription(
        info.id,
        info.seats,
        info.rulebook,
        options,
        picture,
        has_lessons(info.rulebook),
        look.minutes.get(info.id),
        look.chapters.get(info.id),
    )


def _to_option(option: Option) -> GameOption:
    values = cast("list[str | int | bool]", option.values)
    return GameOption(option.name, values, values[0], option.house, option.read is not None)


@get(
    "/api/rulebooks/{book:str}/{lang:str}",
    responses={**problem_responses(404), **UNCHANGED},
    sync_to_thread=False,
    tags=["content"],
)
def read_rulebook(request: AnyRequest, book: PathName, lang: PathName) -> Response[RulebookText]:
    """Return a rulebook in one language."""
    try:
        found = rulebook(book, lang)
    except UnknownRule as error:
        raise ProblemError(404, str(error)) from None
    body = msgspec.json.encode(RulebookText(found.name, found.lang, found.text, found.rules, examples_of(book)))
    return cached_response(request, body, "application/json")


@get(
    "/api/locales/{lang:str}",
    responses={**problem_responses(404), **UNCHANGED},
    media_type=TEXT,
    sync_to_thread=False,
    tags=["content"],
)
def read_locale(request: AnyRequest, lang: PathName) -> Response[str]:
    """Return all messages of the program in one language, as Fluent source."""
    try:
        return cached_response(request, ftl(lang).encode(), TEXT)
    except UnknownLanguage as error:
        raise ProblemError(404, str(error)) from None


@get(
    "/api/lessons/{book:str}", responses={**problem_responses(404), **UNCHANGED}, sync_to_thread=False, tags=["content"]
)
def read_lessons(request: AnyRequest, book: PathName) -> Response[LessonFile]:
    """Return the guided first games of a rulebook: what is explained at the table, and when."""
    try:
        return cached_response(request, msgspec.json.encode(lessons(book)), "application/json")
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
