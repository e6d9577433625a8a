"""`tischlein admin`: what an operator can see and change of a server's tables, while the server runs or not."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

from tischlein.cli import serve, show
from tischlein.cli.command_group import CommandGroup
from tischlein.cli.words import InputError, Words, select_words
from tischlein.parallel.errors import import_optional
from tischlein.server.settings import Settings

if TYPE_CHECKING:
    from tischlein.server.store.administration import Administration
    from tischlein.server.store.overview import TableDetails, TableRow

DAY: Final = 86_400_000
MAX_DAYS: Final = 36_500
MAX_ROWS: Final = 1_000_000
MAX_WIDTH: Final = 1_000
PHASES: Final = {
    "gathering": "admin-phase-gathering",
    "playing": "admin-phase-playing",
    "over": "admin-phase-over",
}

app = typer.Typer(cls=CommandGroup, add_completion=False)

Database = Annotated[
    str, typer.Option("--database", metavar="URL", envvar="TISCHLEIN_DATABASE", help="cli-admin-database")
]
KeyFile = Annotated[
    Path | None, typer.Option("--key-file", metavar="FILE", envvar="TISCHLEIN_KEY_FILE", help="cli-admin-key-file")
]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="cli-admin-table")]
OlderThan = Annotated[int | None, typer.Option("--older-than", metavar="DAYS", help="cli-admin-older-than")]
Yes = Annotated[bool, typer.Option("--yes", help="cli-admin-yes")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-admin-json")]
Target = Annotated[str, typer.Argument(metavar="GUEST|NETWORK", help="cli-admin-target")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="de|en|fr|hu", help="cli-lang")]


@app.command("list", help="cli-admin-list")
def list_tables(
    *,
    limit: Annotated[int, typer.Option("--limit", metavar="N", help="cli-admin-limit")] = 50,
    older_than: OlderThan = None,
    public: Annotated[bool, typer.Option("--public", help="cli-admin-public")] = False,
    as_json: AsJson = False,
    database: Database = "",
    lang: Lang = None,
) -> None:
    words = select_words(lang, os.environ)
    _check_number("--limit", limit, MAX_ROWS)
    before = _time_before(older_than)
    with _opened(database) as administration:
        rows = administration.tables(limit, before, public)
    if as_json:
        _print_json(rows)
    elif not rows:
        _say(words("admin-no-tables"))
    else:
        _print_wide(_draw_tables(rows, words))


@app.command("show", help="cli-admin-show")
def show_table(table: TableName, as_json: AsJson = False, database: Database = "", lang: Lang = None) -> None:
    words = select_words(lang, os.environ)
    with _opened(database) as administration:
        details = administration.details(table)
    if details is None:
        raise InputError("bad-admin-table", table=table[:40])
    if as_json:
        _print_json(details)
    else:
        _print_details(details, words)


@app.command("close", help="cli-admin-close")
def close_table(table: TableName, database: Database = "", lang: Lang = None) -> None:
    words = select_words(lang, os.environ)
    with _opened(database) as administration:
        if not administration.close_table(table):
            raise InputError("bad-admin-table", table=table[:40])
    _say(words("admin-closed", table=table))


@app.command("delete", help="cli-admin-delete")
def delete_tables(
    table: Annotated[str | None, typer.Argument(metavar="TABLE", help="cli-admin-table")] = None,
    *,
    older_than: OlderThan = None,
    yes: Yes = False,
    database: Database = "",
    lang: Lang = None,
) -> None:
    words = select_words(lang, os.environ)
    if (table is None) == (older_than is None):
        raise InputError("bad-admin-delete")
    before = _time_before(older_than)
    with _opened(database) as administration:
        if table is not None:
            if administration.details(table) is None:
                raise InputError("bad-admin-table", table=table[:40])
            if _is_confirmed(words, words("admin-ask-delete", table=table), yes=yes):
                administration.delete_table(table)
                _say(words("admin-deleted", table=table))
        elif before is not None:
            _delete_untouched(administration, words, before, yes=yes)


def _delete_untouched(administration: Administration, words: Words, before: int, *, yes: bool) -> None:
    count = administration.count_untouched(before)
    if not count:
        _say(words("admin-no-tables"))
    elif _is_confirmed(words, words("admin-ask-delete-many", count=count), yes=yes):
        _say(words("admin-deleted-many", count=administration.delete_untouched(before)))


@app.command("ban", help="cli-admin-ban")
def ban(
    target: Target,
    *,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="cli-admin-reason")] = "",
    days: Annotated[int | None, typer.Option("--days", metavar="N", help="cli-admin-days")] = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    words = select_words(lang, os.environ)
    if days is not None:
        _check_number("--days", days, MAX_DAYS)
    with _opened(database) as administration:
        made = administration.ban(_target(target), reason, days)
    if made.expires is None:
        _say(words("admin-banned-for-ever", target=made.target))
    else:
        _say(words("admin-banned", target=made.target, until=_time(made.expires)))


@app.command("unban", help="cli-admin-unban")
def unban(target: Target, database: Database = "", lang: Lang = None) -> None:
    words = select_words(lang, os.environ)
    with _opened(database) as administration:
        if not administration.unban(_target(target)):
            raise InputError("bad-admin-ban", target=target[:40])
    _say(words("admin-unbanned", target=target))


@app.command("bans", help="cli-admin-bans")
def list_bans(as_json: AsJson = False, database: Database = "", lang: Lang = None) -> None:
    words = select_words(lang, os.environ)
    with _opened(database) as administration:
        found = administration.bans()
    if as_json:
        _print_json(found)
    elif not found:
        _say(words("admin-no-bans"))
    else:
        grid = _grid(words, "admin-target", "admin-since", "admin-until", "admin-reason")
        for one in found:
            until = words("admin-for-ever") if one.expires is None else _time(one.expires)
            grid.add_row(one.target, _time(one.created), until, one.reason)
        _print_wide(grid)


@app.command("erase", help="cli-admin-erase")
def erase(
    guest: Annotated[str, typer.Argument(metavar="GUEST", help="cli-admin-guest")],
    *,
    yes: Yes = False,
    database: Database = "",
    key_file: KeyFile = None,
    lang: Lang = None,
) -> None:
    words = select_words(lang, os.environ)
    with _opened(database) as administration:
        keys = administration.keys(Settings(key_file=key_file).key_path)
        count = len(administration.tables_of(guest)) if guest.isascii() and guest else 0
        if not count:
            raise InputError("bad-admin-guest", guest=guest[:40])
        if _is_confirmed(words, words("admin-ask-erase", guest=guest, count=count), yes=yes):
            _say(words("admin-erased", guest=guest, count=administration.erase(keys, guest)))


# --- helpers


@contextmanager
def _opened(database: str) -> Iterator[Administration]:
    for package in serve.NEEDED:
        import_optional(package, "server")
    from tischlein.server.store.administration import open_administration  # noqa: PLC0415  (an optional package)

    with open_administration(Settings(database=database).database_url) as administration:
        yield administration


def _target(text: str) -> str:
    from tischlein.server.bans import BadTarget, parse_target  # noqa: PLC0415  (an optional package)

    try:
        return parse_target(text)
    except BadTarget:
        raise InputError("bad-admin-target", target=text[:40]) from None


def _time_before(days: int | None) -> int | None:
    if days is None:
        return None
    _check_number("--older-than", days, MAX_DAYS)
    return time.time_ns() // 1_000_000 - days * DAY


def _check_number(name: str, given: int, most: int) -> None:
    if not 1 <= given <= most:
        raise InputError("bad-count", name=name, given=str(given), least="1", most=str(most))


def _is_confirmed(words: Words, question: str, *, yes: bool) -> bool:
    """Ask on the terminal; anything but a yes means no."""
    if yes:
        return True
    try:
        answer = input(f"{question} ")
    except EOFError:
        print()
        answer = ""
    if answer.strip().casefold() in words.entries("word-yes"):
        return True
    _say(words("admin-nothing"))
    return False


def _draw_tables(rows: list[TableRow], words: Words) -> Grid:
    grid = _grid(
        words, "head-id", "head-game", "head-seats", "admin-phase", "admin-created", "admin-changed", "admin-games",
        "admin-entries",
    )  # fmt: skip
    for row in rows:
        phase = words("admin-phase-closed" if row.closed else PHASES[row.phase])
        times = (_time(row.created), _time(row.changed))
        grid.add_row(row.id, row.game, f"{row.taken}/{row.seats}", phase, *times, str(row.games), str(row.entries))
    return grid


def _print_details(details: TableDetails, words: Words) -> None:
    _print_wide(_draw_tables([details.table], words))
    setup = msgspec.to_builtins(details.setup)
    _say(words("admin-setup", setup=", ".join(f"{name}={_value(value)}" for name, value in setup.items())))
    _say(words("admin-size", entries=details.table.entries, size=details.size))
    seats = _grid(words, "admin-seat", "head-player", "admin-animal", "admin-guest", "admin-level")
    for seat in details.seats:
        name = words("join-free") if seat.kind == "free" else seat.name
        seats.add_row(str(seat.seat), name, seat.animal or "", seat.guest, seat.level or "")
    _print_wide(seats)
    if details.games:
        games = _grid(words, "admin-number", "admin-ended", "admin-players")
        for game in details.games:
            names = sorted(zip(game.places, game.names, strict=True))
            players = ", ".join(f"{place}. {name}" for place, name in names)
            games.add_row(str(game.number), _time(game.ended), players)
        _print_wide(games)


def _value(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _grid(words: Words, *columns: str) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        grid.add_column(words(column), no_wrap=True)
    return grid


def _time(milliseconds: int) -> str:
    """Return a time as the clock of this computer shows it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def _say(sentence: str) -> None:
    show.console().print(sentence, soft_wrap=True)


def _print_wide(grid: Grid) -> None:
    """Print a table whole, also into a pipe or a narrow window: an id that is cut off is of no use."""
    console = show.console()
    wanted = console.measure(grid, options=console.options.update(max_width=MAX_WIDTH)).maximum
    Console(width=max(console.width, wanted), markup=False, emoji=False, highlight=False).print(grid)


def _print_json(value: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
