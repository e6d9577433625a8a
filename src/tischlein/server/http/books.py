"""What can be read without a table: games, rulebooks, words, and the types of the socket's frames."""

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
from tischlein.server import wire
from tischlein.server.http.bodies import Book, Choice, Game, PictureThing, Shelf
from tischlein.server.http.kept import kept
from tischlein.server.http.problems import AnyRequest, Refused, told
from tischlein.table.lesson import LessonFile, UnknownLesson, has_lessons, lessons
from tischlein.table.locales import UnknownLanguage, ftl
from tischlein.table.look import picture_of
from tischlein.table.rulebook import LANGUAGES, UnknownRule, rulebook

UNCHANGED: Final = {304: ResponseSpec(None, generate_examples=False, description="Nothing has changed.")}
TEXT: Final = "text/plain"
Word = Annotated[str, PathParameter(min_length=1, max_length=40)]


@get("/api/games", responses={**told(), **UNCHANGED}, sync_to_thread=False, tags=["books"])
def list_games(request: AnyRequest) -> Response[Shelf]:
    """What can be played, by how many, with which options, against whom."""
    return kept(request, _shelf(), "application/json")


@cache
def _shelf() -> bytes:
    return msgspec.json.encode(Shelf(list(map(_game, games().values())), BOTS, list(LANGUAGES)))


def _game(info: GameInfo) -> Game:
    picture = [PictureThing(**thing) for thing in picture_of(info)]
    options = list(map(_choice, info.options))
    return Game(info.id, info.seats, info.rulebook, options, picture, has_lessons(info.rulebook))


def _choice(option: Option) -> Choice:
    values = cast("list[str | int | bool]", option.values)
    return Choice(option.name, values, values[0], option.house, option.read is not None)


@get("/api/rulebooks/{book:str}/{lang:str}", responses={**told(404), **UNCHANGED}, sync_to_thread=False, tags=["books"])
def read_rulebook(request: AnyRequest, book: Word, lang: Word) -> Response[Book]:
    """A rulebook in one language."""
    try:
        found = rulebook(book, lang)
    except UnknownRule as error:
        raise Refused(404, str(error)) from None
    body = msgspec.json.encode(Book(found.name, found.lang, found.text, found.rules))
    return kept(request, body, "application/json")


@get(
    "/api/locales/{lang:str}",
    responses={**told(404), **UNCHANGED},
    media_type=TEXT,
    sync_to_thread=False,
    tags=["books"],
)
def read_locale(request: AnyRequest, lang: Word) -> Response[str]:
    """Every word of the program in one language, as Fluent source."""
    try:
        return kept(request, ftl(lang).encode(), TEXT)
    except UnknownLanguage as error:
        raise Refused(404, str(error)) from None


@get("/api/lessons/{book:str}", responses={**told(404), **UNCHANGED}, sync_to_thread=False, tags=["books"])
def read_lessons(request: AnyRequest, book: Word) -> Response[LessonFile]:
    """The guided first game of a box: what is said at the table, and when."""
    try:
        return kept(request, msgspec.json.encode(lessons(book)), "application/json")
    except UnknownLesson as error:
        raise Refused(404, str(error)) from None


@get("/api/wire", responses={**told(), **UNCHANGED}, sync_to_thread=False, tags=["books"])
def read_wire(request: AnyRequest) -> Response[dict[str, Any]]:
    """The JSON Schema of what goes over a table's socket: `frame` from the client, `answer` from the server."""
    return kept(request, wire_schema(), "application/json")


@cache
def wire_schema() -> bytes:
    (frame, answer), parts = msgspec.json.schema_components(
        [wire.AnyFrame, wire.AnyAnswer], ref_template="#/$defs/{name}"
    )
    for part in parts.values():  # Python 3.13 takes the indentation out of docstrings, others do not
        part["description"] = inspect.cleandoc(part.get("description", ""))
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "version": wire.VERSION,
        "frame": frame,
        "answer": answer,
        "$defs": parts,
    }
    return msgspec.json.encode(schema)
