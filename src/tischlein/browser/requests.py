"""The requests that the page makes of its own worker: those of the REST API that make sense without a server."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import msgspec
from msgspec import Struct

from tischlein.browser.records import take_in
from tischlein.core.errors import TischleinError
from tischlein.server import puzzle_requests, table_requests
from tischlein.server.bodies import GuestProfile, NewProfile, NewTable, PublicAddress
from tischlein.server.host import TableHost
from tischlein.server.people import Guest, default_animal, normalise_name
from tischlein.server.problems import ProblemError, problem, refusal_of

HERE: Final = "here"
"""The address of the only client."""


class PageRequest(Struct):
    """A request as over HTTP, with the key of a table and the guest who makes it."""

    method: str
    path: str
    key: str | None = None
    body: str | None = None
    guest: Guest | None = None


class PageResponse(Struct):
    """A response as over HTTP."""

    status: int
    body: msgspec.Raw


Handler = Callable[[TableHost, PageRequest, dict[str, str]], Awaitable[Any]]


async def respond(host: TableHost, text: str) -> str:
    """Carry out a request, and return the response."""
    try:
        request = msgspec.json.decode(text, type=PageRequest)
        status, body = 200, await _carry_out(host, request)
    except msgspec.DecodeError as error:
        status, body = 400, problem(400, str(error))
    except ProblemError as error:
        status, body = error.status, problem(error.status, error.text, error.code)
    except TischleinError as error:
        refusal = refusal_of(error)
        status, body = refusal.status, problem(refusal.status, refusal.text, refusal.code)
    encoded = body if isinstance(body, bytes) else msgspec.json.encode(body)
    return msgspec.json.encode(PageResponse(status, msgspec.Raw(encoded))).decode()


async def _carry_out(host: TableHost, request: PageRequest) -> Any:
    for method, pattern, handler in ROUTES:
        found = pattern.fullmatch(urlsplit(request.path).path)
        if found is not None and method == request.method:
            return await handler(host, request, found.groupdict())
    raise ProblemError(404)


def _body(request: PageRequest, kind: type[Any]) -> Any:
    return msgspec.json.decode(request.body or "", type=kind)


def _has_key(host: TableHost, request: PageRequest, table: str) -> bool:
    return request.key is not None and table_requests.is_table_key(host, table, request.key, HERE)


async def _read_guest(_: TableHost, request: PageRequest, __: dict[str, str]) -> GuestProfile:
    guest = request.guest
    return GuestProfile(guest.name, guest.animal) if guest else GuestProfile(None, None)


async def _name_guest(host: TableHost, request: PageRequest, _: dict[str, str]) -> GuestProfile:
    chosen: NewProfile = _body(request, NewProfile)
    known = request.guest
    name = normalise_name(chosen.name)
    animal = chosen.animal or (known.animal if known else default_animal(name))
    if known is not None and (known.name, known.animal) != (name, animal):
        host.rename_guest(Guest(known.id, name, animal))
    return GuestProfile(name, animal)


async def _read_address(_: TableHost, __: PageRequest, ___: dict[str, str]) -> PublicAddress:
    return PublicAddress(None)


async def _read_lobby(host: TableHost, _: PageRequest, __: dict[str, str]) -> Any:
    return await table_requests.read_lobby(host, 50, None, host.now())


async def _open_table(host: TableHost, request: PageRequest, _: dict[str, str]) -> Any:
    return await table_requests.open_table(host, _body(request, NewTable))


async def _read_table(host: TableHost, request: PageRequest, path: dict[str, str]) -> Any:
    return await table_requests.read_table(host, path["table"], _has_key(host, request, path["table"]))


async def _read_games(host: TableHost, request: PageRequest, path: dict[str, str]) -> Any:
    return await table_requests.read_games(host, path["table"], _has_key(host, request, path["table"]))


async def _read_record(host: TableHost, request: PageRequest, path: dict[str, str]) -> bytes:
    table = path["table"]
    body, _ = await table_requests.read_record(host, table, int(path["number"]), _has_key(host, request, table))
    return body.content


async def _read_replay(host: TableHost, request: PageRequest, path: dict[str, str]) -> bytes:
    table = path["table"]
    (viewer,) = parse_qs(urlsplit(request.path).query).get("viewer", ["none"])
    if not re.fullmatch("none|[0-9]", viewer):
        raise ProblemError(400)
    seat = None if viewer == "none" else int(viewer)
    has_key = _has_key(host, request, table)
    return (await table_requests.read_replay(host, table, int(path["number"]), seat, has_key)).content


async def _read_review(host: TableHost, request: PageRequest, path: dict[str, str]) -> bytes:
    table = path["table"]
    (effort,) = parse_qs(urlsplit(request.path).query).get("effort", ["normal"])
    if effort not in ("quick", "normal"):
        raise ProblemError(400)
    has_key = _has_key(host, request, table)
    body = await table_requests.read_review(host, table, int(path["number"]), effort, HERE, has_key)
    return body.content


async def _read_archive(host: TableHost, _: PageRequest, __: dict[str, str]) -> Any:
    return await table_requests.read_archive(host, 50, None)


async def _list_puzzles(_: TableHost, __: PageRequest, ___: dict[str, str]) -> Any:
    return puzzle_requests.list_puzzles()


async def _list_game_puzzles(_: TableHost, __: PageRequest, path: dict[str, str]) -> Any:
    return puzzle_requests.list_game_puzzles(path["game"])


async def _read_puzzle(_: TableHost, __: PageRequest, path: dict[str, str]) -> bytes:
    return puzzle_requests.read_puzzle(path["game"], int(path["number"])).content


async def _take_in_record(host: TableHost, request: PageRequest, _: dict[str, str]) -> Any:
    return await take_in(host, _body(request, object))


TABLE: Final = "/api/tables/(?P<table>[A-Za-z0-9_-]{1,40})"
GAME: Final = TABLE + "/games/(?P<number>[1-9][0-9]{0,5})"
PUZZLES: Final = "/api/puzzles/(?P<game>[a-z0-9-]{1,40})"
ROUTES: Final[list[tuple[str, re.Pattern[str], Handler]]] = [
    (method, re.compile(pattern), handler)
    for method, pattern, handler in (
        ("GET", "/api/guest", _read_guest),
        ("POST", "/api/guest", _name_guest),
        ("GET", "/api/address", _read_address),
        ("GET", "/api/tables", _read_lobby),
        ("POST", "/api/tables", _open_table),
        ("GET", TABLE, _read_table),
        ("GET", TABLE + "/games", _read_games),
        ("GET", GAME + "/record", _read_record),
        ("GET", GAME + "/replay", _read_replay),
        ("GET", GAME + "/review", _read_review),
        ("GET", "/api/archive", _read_archive),
        ("POST", "/api/records", _take_in_record),
        ("GET", "/api/puzzles", _list_puzzles),
        ("GET", PUZZLES, _list_game_puzzles),
        ("GET", PUZZLES + "/(?P<number>[1-9][0-9]{0,5})", _read_puzzle),
    )
]
