"""The commands: serve, backup, restore, admin, games, rules, play, join, sim, arena, puzzles, review and so on.

Each parses its arguments and delegates.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from enum import StrEnum
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from tischlein.arena.correction import Correction
from tischlein.cli import admin, book, checking, config_file, listing, records, saved_game, scaffold, show, tables
from tischlein.cli import arena as contests
from tischlein.cli import backup as backups
from tischlein.cli import join as visits
from tischlein.cli import play as terminal
from tischlein.cli import puzzles as riddles
from tischlein.cli import review as reviews
from tischlein.cli import serve as server
from tischlein.cli import sim as simulation
from tischlein.cli.command_group import CommandGroup
from tischlein.cli.daily_game import daily_table
from tischlein.cli.pager import print_pages
from tischlein.cli.saved_game import LocalTable, check_people
from tischlein.cli.table_link import find_table
from tischlein.cli.words import InputError, Words, select_words
from tischlein.core.game import GameInfo
from tischlein.core.options import resolve_options
from tischlein.core.rng import MAX_GAMES, MAX_SEED
from tischlein.data.simulation import SimulationSpec
from tischlein.games.registry import broken, game_info
from tischlein.games.registry import games as all_games
from tischlein.parallel.executor import Executor
from tischlein.server.settings import LogFormat, LogLevel, Settings
from tischlein.table.daily import OPPONENTS
from tischlein.table.shuffle import check_promise
from tischlein.table.table import Table
from tischlein.testing import runner

FIRST_GAME: Final = next(iter(all_games()))
MAX_MOVES: Final = 10**9
MAX_WORKERS: Final = 1000
MAX_SECONDS: Final = 3600
MAX_PLAYOUTS: Final = 10**6
MAX_ASKS: Final = 1000
MAX_PUZZLES: Final = 10_000

app = typer.Typer(cls=CommandGroup, add_completion=False, pretty_exceptions_enable=False)

app.add_typer(admin.app, name="admin", help="cli-admin")

Lang = Annotated[str | None, typer.Option("--lang", metavar="de|en|fr|hu", help="cli-lang")]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="cli-game")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-option")]
BoxFile = Annotated[Path | None, typer.Option("--box", metavar="FILE", help="cli-box")]
RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="cli-file")]
RecordLine = Annotated[int | None, typer.Option("--line", metavar="N", help="cli-line")]
Workers = Annotated[int, typer.Option("--workers", metavar="N", help="cli-workers")]
NoPager = Annotated[bool, typer.Option("--no-pager", help="cli-no-pager")]
Plain = Annotated[bool, typer.Option("--plain", help="cli-plain")]
Database = Annotated[str, typer.Option("--database", metavar="URL", envvar="TISCHLEIN_DATABASE", help="cli-database")]
KeyFile = Annotated[
    Path | None, typer.Option("--key-file", metavar="FILE", envvar="TISCHLEIN_KEY_FILE", help="cli-key-file")
]
Config = Annotated[
    Path | None,
    typer.Option(
        config_file.FLAG,
        metavar="FILE",
        envvar="TISCHLEIN_CONFIG",
        is_eager=True,
        callback=config_file.load_config,
        help="cli-config",
    ),
]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-backup-file")]
RayAddress = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="cli-ray")]


class Strategy(StrEnum):
    """The strategy of the players of a simulation."""

    random = "random"
    purposeful = "purposeful"
    greedy = "greedy"


def _version(wanted: bool) -> None:
    if wanted:
        print(f"tischlein {version('tischlein')}")
        raise typer.Exit


@app.callback(invoke_without_command=True, help="cli-app")
def main(
    context: typer.Context,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="cli-home")] = None,
    lang: Lang = None,
    _: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="cli-version")] = False,
) -> None:
    assert isinstance(context.command, CommandGroup)
    context.default_map = context.command.defaults_for(lang)
    if host is not None:
        context.default_map["serve"]["host"] = host
    if context.invoked_subcommand is None:
        if server.can_serve():
            server.open_table(_words(lang), show.console(), host)
        else:
            play(lang=lang)


@app.command(help="cli-serve")
def serve(
    context: typer.Context,
    *,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="cli-host")] = server.DEFAULT.host,
    port: Annotated[int, typer.Option("--port", metavar="N", help="cli-port")] = server.DEFAULT.port,
    database: Database = "",
    key_file: KeyFile = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help="cli-origin")] = None,
    proxy: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help="cli-proxy")] = None,
    bot_workers: Annotated[
        int, typer.Option("--bot-workers", metavar="N", help="cli-bot-workers")
    ] = server.DEFAULT.bot_workers,
    processes: Annotated[
        int, typer.Option("--processes", metavar="N", help="cli-processes")
    ] = server.DEFAULT.processes,
    process_port: Annotated[int | None, typer.Option("--process-port", metavar="N", help="cli-process-port")] = None,
    secure: Annotated[bool, typer.Option("--secure", help="cli-secure")] = False,
    limit: Annotated[list[str] | None, typer.Option("--limit", metavar="NAME=N", help="cli-limits")] = None,
    keep_tables: Annotated[int | None, typer.Option("--keep-tables", metavar="DAYS", help="cli-keep-tables")] = None,
    keep_chat: Annotated[int | None, typer.Option("--keep-chat", metavar="DAYS", help="cli-keep-chat")] = None,
    log_level: Annotated[LogLevel, typer.Option("--log-level", help="cli-log-level")] = server.DEFAULT.log_level,
    log_format: Annotated[LogFormat | None, typer.Option("--log-format", help="cli-log-format")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="cli-open")] = False,
    _: Config = None,
    lang: Lang = None,
) -> None:
    with config_file.naming_entry(context, "--lang"):
        words = _words(lang)
    with config_file.naming_entry(context, "--port"):
        if not 0 <= port <= server.MAX_PORT:
            raise InputError("bad-port", given=str(port))
    with config_file.naming_entry(context, "--bot-workers"):
        _check_count("--bot-workers", bot_workers, MAX_WORKERS)
    with config_file.naming_entry(context, "--processes"):
        _check_count("--processes", processes, MAX_WORKERS)
    with config_file.naming_entry(context, "--process-port"):
        if process_port is not None:
            server.check_process_port(process_port, processes)
    for name, days in (("--keep-tables", keep_tables), ("--keep-chat", keep_chat)):
        with config_file.naming_entry(context, name):
            if days is not None:
                _check_count(name, days, admin.MAX_DAYS)
    limits = server.read_limits([*config_file.limits_of(context), *(limit or [])])
    settings = Settings(
        host, port, database, key_file, tuple(origin or ()), tuple(proxy or ()), bot_workers, secure, limits,
        keep_tables=keep_tables, keep_chat=keep_chat, processes=processes, process_port=process_port,
        log_level=log_level, log_format=log_format,
    )  # fmt: skip
    server.serve(settings, words, show.console(), open_page)


@app.command(help="cli-backup")
def backup(
    file: BackupFile,
    *,
    database: Database = "",
    key_file: KeyFile = None,
    with_key: Annotated[bool, typer.Option("--with-key", help="cli-with-key")] = False,
    _: Config = None,
    lang: Lang = None,
) -> None:
    settings = Settings(database=database, key_file=key_file)
    backups.back_up(settings, file, with_key, _words(lang), show.console(stderr=True))


@app.command(help="cli-restore")
def restore(
    file: BackupFile,
    *,
    database: Database = "",
    key_file: KeyFile = None,
    replace: Annotated[bool, typer.Option("--replace", help="cli-replace")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="cli-yes")] = False,
    _: Config = None,
    lang: Lang = None,
) -> None:
    settings = Settings(database=database, key_file=key_file)
    backups.restore(settings, file, replace, yes, _words(lang), show.console(stderr=True))


@app.command(help="cli-games")
def games(no_pager: NoPager = False, lang: Lang = None) -> None:
    print_pages(show.console(), [listing.draw(_words(lang))], paged=not no_pager)
    for sentence in broken():
        show.console(stderr=True).print(sentence, soft_wrap=True)


@app.command(help="cli-rules")
def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-book")],
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help="cli-rule")] = None,
    no_pager: NoPager = False,
    lang: Lang = None,
) -> None:
    rulebook = book.find_rulebook(game, _words(lang))
    console = show.console()
    parts = list(book.draw_book(rulebook)) if rule is None else [book.draw_rule(rulebook, rule)]
    print_pages(console, parts, min(console.width, book.WIDTH), paged=not no_pager)


@app.command(help="cli-play")
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-game")] = None,
    *,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help="cli-seats")] = None,
    people: Annotated[str | None, typer.Option("--people", metavar="NAME,NAME", help="cli-people")] = None,
    level: Annotated[str | None, typer.Option("--level", metavar="NAME", help="cli-level")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="S", help="cli-seed")] = None,
    option: Options = None,
    box: BoxFile = None,
    lang: Lang = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help="cli-record")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="cli-resume")] = None,
    daily: Annotated[str | None, typer.Option("--daily", metavar="DATE|today", help="cli-daily")] = None,
    plain: Plain = False,
) -> None:
    words = _words(lang)
    if daily is not None:
        chosen = {"--seats": seats, "--people": people, "--level": level, "--seed": seed, "--box": box}
        given = [name for name, value in (chosen | {"--resume": resume}).items() if value is not None]
        given += ["--option"] * bool(option)
        if given:
            raise InputError("bad-daily", option=given[0])
        local = LocalTable(daily_table(game_info(game or FIRST_GAME).id, daily), OPPONENTS)
    elif resume is None:
        names = people.split(",") if people else []
        count = seats if seats is not None else max(2, len(names)) if names else 3
        info = game_info(game or FIRST_GAME)
        table = Table(info.id, count, _text(seed), _read_options(info, option or [], box))
        local = LocalTable(table, "medium" if level is None else level, check_people(names, table.seats))
    else:
        fixed = {"GAME": game, "--seats": seats, "--people": people, "--level": level, "--seed": seed, "--box": box}
        given = [name for name, value in fixed.items() if value is not None] + ["--option"] * bool(option)
        if given:
            raise InputError("bad-resume", option=given[0])
        local = saved_game.load(resume)
    screen = terminal.make_screen(show.console(), words, plain=plain)
    terminal.Sitting(local, words, screen, record, resume).run()


@app.command(help="cli-join")
def join(
    link: Annotated[str, typer.Argument(metavar="LINK|CODE", help="cli-link")],
    *,
    server: Annotated[str | None, typer.Option("--server", metavar="URL", help="cli-server")] = None,
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="cli-name")] = "",
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    words = _words(lang)
    screen = terminal.make_screen(show.console(), words, plain=plain)
    visits.Visit(find_table(link, server), name, words, screen).run()


@app.command(help="cli-sim")
def sim(
    game: GameId,
    *,
    seats: Annotated[int, typer.Option("--seats", metavar="N", help="cli-seats")] = 3,
    games: Annotated[int, typer.Option("--games", metavar="K", help="cli-count")] = 1000,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="cli-seed")] = 1,
    strategy: Annotated[Strategy, typer.Option("--play", help="cli-strategy")] = Strategy.random,
    limit: Annotated[int, typer.Option("--limit", metavar="MOVES", help="cli-limit")] = 1_000_000,
    workers: Workers = 1,
    ray: RayAddress = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE.jsonl[.zst]", help="cli-lines")] = None,
    option: Options = None,
    box: BoxFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
    lang: Lang = None,
) -> None:
    words = _words(lang)
    info = game_info(game)
    _check_seed(seed)
    _check_count("--games", games, MAX_GAMES)
    _check_count("--limit", limit, MAX_MOVES)
    _check_count("--workers", workers, MAX_WORKERS)
    options = resolve_options(info.id, info.options, _read_options(info, option or [], box))
    if out is not None:
        simulation.check_out(out)
    spec = SimulationSpec(info.id, info.check_seats(seats), options, strategy.value, seed, limit, lines=out is not None)
    summary = simulation.run_simulation(
        simulation.SimulationJob(spec, games, Executor(workers, ray), out), words, show.console(stderr=True)
    )
    if as_json:
        print(json.dumps(asdict(summary), indent=2))
    else:
        show.console().print(simulation.draw(summary, words))


@app.command(help="cli-arena")
def arena(
    game: GameId,
    *,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…", help="cli-bots")] = "greedy,random",
    seats: Annotated[int, typer.Option("--seats", metavar="N", help="cli-seats")] = 3,
    deals: Annotated[int, typer.Option("--deals", metavar="K", help="cli-deals")] = 200,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="cli-seed")] = 1,
    limit: Annotated[int, typer.Option("--limit", metavar="MOVES", help="cli-limit")] = 20_000,
    workers: Workers = 1,
    ray: RayAddress = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE.jsonl", help="cli-out")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE.png|.svg", help="cli-plot")] = None,
    correct: Annotated[bool, typer.Option("--correct", help="cli-correct")] = False,
    playouts: Annotated[int | None, typer.Option("--playouts", metavar="N", help="cli-playouts")] = None,
    asks: Annotated[int | None, typer.Option("--asks", metavar="N", help="cli-asks")] = None,
    option: Options = None,
    box: BoxFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
    lang: Lang = None,
) -> None:
    words = _words(lang)
    info = game_info(game)
    _check_seed(seed)
    _check_count("--deals", deals, MAX_GAMES)
    _check_count("--limit", limit, MAX_MOVES)
    _check_count("--workers", workers, MAX_WORKERS)
    correction = _read_correction(correct, playouts, asks)
    contest = contests.make_contest(info, seats, bots, seed, limit, _read_options(info, option or [], box), correction)
    if plot is not None:
        contests.check_plot(plot)
    run = contests.ContestRun(contest, deals, out or contests.default_file(contest), Executor(workers, ray))
    summary = contests.run_contest(run, words, show.console(stderr=True))
    if plot is not None:
        contests.draw_plot(summary, words, plot)
    if as_json:
        print(json.dumps(contests.as_json(summary), indent=2))
    else:
        show.console().print(contests.draw(summary, words))


def _read_correction(correct: bool, playouts: int | None, asks: int | None) -> Correction | None:
    """Return how to correct the results of a contest; None without `--correct`."""
    for name, given, most, least in (("--playouts", playouts, MAX_PLAYOUTS, 1), ("--asks", asks, MAX_ASKS, 0)):
        if given is not None:
            if not correct:
                raise InputError("needs-correct", name=name)
            _check_count(name, given, most, least)
    default = Correction()
    if not correct:
        return None
    return Correction(default.playouts if playouts is None else playouts, default.asks if asks is None else asks)


@app.command(help="cli-puzzles")
def puzzles(
    game: GameId,
    number: Annotated[int | None, typer.Argument(metavar="NUMBER", help="cli-puzzle-number")] = None,
    *,
    count: Annotated[int | None, typer.Option("--count", metavar="N", help="cli-puzzle-count")] = None,
    check: Annotated[bool, typer.Option("--check", help="cli-puzzle-check")] = False,
    solve: Annotated[bool, typer.Option("--solve", help="cli-puzzle-solve")] = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE.jsonl", help="cli-puzzle-out")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="cli-puzzle-seed")] = 1,
    workers: Workers = 1,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    words, info = _words(lang), game_info(game)
    riddles.choose_task(count, check=check, solve=solve, number=number)
    _check_seed(seed)
    _check_count("--workers", workers, MAX_WORKERS)
    console = show.console()
    if solve:
        riddles.solve_puzzle(info.id, number, words, terminal.make_screen(console, words, plain=plain))
    elif check:
        if not riddles.check_puzzles(info.id, out, Executor(workers), words, console):
            raise typer.Exit(1)
    elif count is not None:
        _check_count("--count", count, MAX_PUZZLES)
        run = riddles.MiningRun(info.id, count, seed, out or riddles.default_file(info.id), Executor(workers))
        console.print(riddles.find_puzzles(run, info, words, show.console(stderr=True)), soft_wrap=True)


@app.command(help="cli-export")
def export(
    source: Annotated[Path, typer.Argument(metavar="GAMES.jsonl[.zst]", help="cli-source")],
    *,
    out: Annotated[Path, typer.Option("--out", metavar="GAMES.parquet", help="cli-table-games")],
    moves: Annotated[Path | None, typer.Option("--moves", metavar="MOVES.parquet", help="cli-table-moves")] = None,
    lang: Lang = None,
) -> None:
    show.console().print(tables.export(source, out, moves, _words(lang)), soft_wrap=True)


@app.command(help="cli-replay")
def replay(
    file: RecordFile,
    lang: Lang = None,
    line: RecordLine = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="cli-seat")] = None,
    open_cards: Annotated[bool, typer.Option("--all", help="cli-all")] = False,
) -> None:
    console = show.console()
    for sentence in records.format_game(_recorded(file, line), _words(lang), seat, open_cards):
        console.print(sentence)


@app.command(help="cli-verify")
def verify(
    file: RecordFile,
    lang: Lang = None,
    line: RecordLine = None,
    promise: Annotated[str | None, typer.Option("--promise", metavar="TEXT", help="cli-promise")] = None,
) -> None:
    words, table = _words(lang), _recorded(file, line)
    if promise is not None:
        check_promise(table.shuffle, promise)
    show.console().print(
        records.format_verification(table, words, sealed=line is None, is_promised=promise is not None)
    )


@app.command(help="cli-review")
def review(
    file: RecordFile,
    *,
    line: RecordLine = None,
    effort: Annotated[str, typer.Option("--effort", metavar="quick|normal|deep", help="cli-effort")] = "normal",
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="cli-review-seat")] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="cli-review-seed")] = "0",
    workers: Workers = 1,
    ray: RayAddress = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="cli-review-resume")] = None,
    json_file: Annotated[str | None, typer.Option("--json", metavar="FILE", help="cli-review-json")] = None,
    picture: Annotated[Path | None, typer.Option("--picture", metavar="FILE.png|.svg", help="cli-picture")] = None,
    lang: Lang = None,
) -> None:
    words, table = _words(lang), _recorded(file, line)
    _check_count("--workers", workers, MAX_WORKERS)
    if seat is not None:
        table.moves(seat)  # raises SeatError
    if json_file is not None:
        reviews.check_json(json_file)
    if picture is not None:
        contests.check_plot(picture)
    run = reviews.ReviewRun(table, effort, _text(seed) or "", Executor(workers, ray), resume)
    reviewer, found = reviews.run_review(run, words, show.console(stderr=True))
    if picture is not None:
        reviews.draw_picture(reviewer, found, words, picture)
    if json_file is not None:
        reviews.write_json(found, json_file)
    if json_file != reviews.STDOUT:
        show.console().print(*reviews.draw(reviewer, found, words, seat), sep="\n")


@app.command("check-game", help="cli-check-game")
def check_game(
    game: GameId,
    *,
    seconds: Annotated[int, typer.Option("--seconds", metavar="N", help="cli-seconds")] = runner.SECONDS,
    lang: Lang = None,
) -> None:
    words = _words(lang)
    _check_count("--seconds", seconds, MAX_SECONDS)
    if not checking.check(game, seconds, words, show.console()):
        raise typer.Exit(1)


@app.command("new-game", help="cli-new-game")
def new_game(
    game: Annotated[str, typer.Argument(metavar="NAME", help="cli-new-name")],
    *,
    family: Annotated[
        str, typer.Option("--family", metavar="|".join(scaffold.FAMILIES), help="cli-family")
    ] = scaffold.FAMILIES[0],
    folder: Annotated[Path, typer.Option("--in", metavar="FOLDER", help="cli-folder")] = Path(),
    lang: Lang = None,
) -> None:
    scaffold.write_game(game, family, folder, _words(lang), show.console())


def _recorded(file: str, line: int | None) -> Table:
    if line is None:
        return records.load(file)
    _check_count("--line", line, MAX_GAMES)
    return records.load_line(file, line)


def _words(lang: str | None) -> Words:
    return select_words(lang, os.environ)


def _text(seed: str | None) -> str | None:
    """Check that a seed is text: a shell may pass any bytes."""
    try:
        return seed if seed is None else seed.encode().decode()
    except UnicodeEncodeError:
        raise InputError("bad-text") from None


def _check_seed(seed: int) -> None:
    if not 0 <= seed <= MAX_SEED:
        raise InputError("bad-seed", text=str(seed), most=str(MAX_SEED))


def _check_count(name: str, given: int, most: int, least: int = 1) -> None:
    if not least <= given <= most:
        raise InputError("bad-count", name=name, given=str(given), least=str(least), most=str(most))


def _read_options(info: GameInfo, entries: list[str], box: Path | None) -> dict[str, Any]:
    """Parse `name=value` entries; a value is one of those listed for the option."""
    given: dict[str, Any] = {}
    for entry in entries:
        name, equals, text = (part.strip() for part in entry.partition("="))
        if not equals:
            raise InputError("bad-option", text=entry[:40])
        values = [value for option in info.options if option.name == name for value in option.values]
        given[name] = next((value for value in values if str(value).lower() == text.lower()), text)
    if box is not None:
        if all(option.name != "box" for option in info.options):
            raise InputError("bad-box", game=info.id)
        given["box"] = box
    return given
