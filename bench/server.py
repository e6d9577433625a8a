"""Our server under load, compared with boardgame.io's: run it with `tools/bench-server`, which installs that one.

This process plays all seats; the server is another process, and only one server runs at a time. The servers take turns,
and a ratio is the median of the ratios of the rounds. See README.md.
"""

from __future__ import annotations

import argparse
import resource
import shlex
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import HERE, machine, number, show, write_json
from bench.load import boardgame, tischlein
from bench.load.measuring import GeneratorFailed, Measurement, NewLobby, Plan, Results, no_database, run
from bench.load.process import Server, ServerFailed, cpu_of, free_port, process_tree
from tests.server.postgres import Cluster, find_programs

SPARE = 200
"""Open files beside the sockets."""
BOARDGAME = HERE.parent / "build" / "boardgame"
PEERS = ("boardgame-memory", "boardgame-flatfile")
OURS = "tischlein"
ON_POSTGRESQL = "tischlein-postgresql"
LIMITS = (
    "frames",
    "burst",
    "address_frames",
    "table_frames",
    "sockets",
    "connections",
    "requests",
    "creations",
)
NO_LIMIT = 1_000_000
"""All players of the load generator have one address and are faster than people."""
DEFAULT_COMMAND = (
    shlex.join([sys.executable, "-m", "tischlein", "serve", "--host", "127.0.0.1"])
    + " --port {port} --database {database} --key-file {folder}/key"
    + "".join(f" --limit {name}={NO_LIMIT}" for name in LIMITS)
)


@dataclass(frozen=True)
class Contestant:
    """A server to measure. `command` starts it, given a port and an empty folder.

    Several `processes` have the ports after that one. `database` returns the CPU seconds of a separate database.
    """

    name: str
    command: Callable[[int, Path], list[str]]
    environment: Callable[[Path], dict[str, str]]
    lobby: NewLobby
    processes: int = 1
    database: Callable[[], float] = no_database


def serve_command(port: int, folder: Path) -> list[str]:
    """Return the command that starts our server without limits, with its data in a folder."""
    facts = {"port": port, "folder": folder, "database": sqlite_file(folder)}
    return [part.format_map(facts) for part in shlex.split(DEFAULT_COMMAND)]


def ours(
    name: str,
    game: str,
    command: str,
    database: Callable[[Path], str],
    processes: int = 1,
    database_cpu: Callable[[], float] = no_database,
) -> Contestant:
    """Return our server, with a new database for each run."""
    if processes > 1:
        command += f" --processes {processes} --process-port {{first_port}}"

    def start(port: int, folder: Path) -> list[str]:
        facts = {"port": port, "first_port": port + 1, "folder": folder, "database": database(folder)}
        return [part.format_map(facts) for part in shlex.split(command)]

    lobby = partial(tischlein.Lobby, game=game)
    return Contestant(name, start, lambda folder: {"XDG_DATA_HOME": str(folder)}, lobby, processes, database_cpu)


def sqlite_file(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.sqlite"


@contextmanager
def running_postgresql(place: Path | None) -> Iterator[Cluster]:
    """Start a PostgreSQL server with an empty data folder, and stop it at the end."""
    programs = find_programs()
    if programs is None:
        sys.exit("PostgreSQL is not installed")
    with tempfile.TemporaryDirectory(prefix="tischlein-postgresql-", dir=place) as folder:
        cluster = Cluster(programs, Path(folder))
        cluster.create()
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()


def peer(name: str) -> Contestant:
    storage = name.removeprefix("boardgame-")

    def start(port: int, folder: Path) -> list[str]:
        return ["node", str(BOARDGAME / "server.js"), str(port), storage, str(folder / "matches")]

    return Contestant(name, start, lambda _: {"NODE_ENV": "production"}, boardgame.Lobby)


def measure(contestant: Contestant, plan: Plan, place: Path | None, generators: int) -> Results:
    """Start the server, measure it, and stop it."""
    with tempfile.TemporaryDirectory(prefix="tischlein-bench-", dir=place) as name:
        folder, port = Path(name), free_port()
        ports = [port] if contestant.processes == 1 else [port + 1 + i for i in range(contestant.processes)]
        with Server(contestant.command(port, folder), port, folder, contestant.environment(folder)) as server:
            server.wait_for(ports)
            return run(server, ports, contestant.lobby, plan, generators, contestant.database)


# --- printing

Row = tuple[str, Callable[[Results], float | None]]


def _measurement_rows(title: str, part: Callable[[Results], Measurement | None]) -> list[Row]:
    def of(value: Callable[[Measurement], float | None]) -> Callable[[Results], float | None]:
        return lambda figures: None if (measurement := part(figures)) is None else value(measurement)

    return [
        (f"{title}: moves per second", of(lambda measurement: measurement.rate)),
        *(
            (f"  {label} to the last view, ms", of(partial(Measurement.milliseconds, quantile=at)))
            for label, at in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("longest", 1.0))
        ),
        ("  server, CPU µs per move", of(lambda measurement: 1e6 * measurement.cpu_per_move)),
        ("  PostgreSQL, CPU µs per move", of(lambda measurement: 1e6 * measurement.database_cpu_per_move or None)),
        ("  server, fraction of a core", of(lambda measurement: measurement.server_cpu)),
        ("  load generators, fraction of a core", of(lambda measurement: measurement.tool_cpu)),
    ]


def _memory_row(title: str, when: str) -> Row:
    return title, lambda figures: figures.per_table(when) if when in figures.memory else None


ROWS: list[Row] = [
    *_measurement_rows("at a steady pace", lambda figures: figures.paced),
    ("  late moves", lambda figures: float(figures.paced.late) if figures.paced else None),
    *_measurement_rows("at full speed", lambda figures: figures.full),
    ("memory of the server, MiB", lambda figures: figures.memory["empty"].pss / 1024),
    _memory_row("  per table, nobody connected, KiB", "away"),
    _memory_row("  per table, nobody moves, KiB", "idle"),
    _memory_row("  per table while playing, KiB", "active"),
    ("errors", lambda figures: float(sum(figures.errors.values()))),
]


def ratio(mine: Sequence[Results], theirs: Sequence[Results], value: Callable[[Results], float | None]) -> str:
    """Return the median over the rounds of ours : theirs."""
    pairs = [(value(one), value(other)) for one, other in zip(mine, theirs, strict=True)]
    found = [one / other for one, other in pairs if one is not None and other]
    return number(median(found)) if found else "-"


def middle(rounds: Sequence[Results], value: Callable[[Results], float | None]) -> str:
    found = [amount for figures in rounds if (amount := value(figures)) is not None]
    return number(median(found)) if found else "-"


def report(results: dict[str, list[Results]], generators: int) -> None:
    mine = results.get(OURS)
    columns, cells = ["", *results], []
    columns += [f"ours : {name}" for name in results if mine and name != OURS]
    for title, value in ROWS:
        row = [title, *(middle(rounds, value) for rounds in results.values())]
        row += [ratio(mine, rounds, value) for name, rounds in results.items() if mine and name != OURS]
        cells.append(row)
    plan = next(iter(results.values()))[0].plan
    show(
        f"{plan.tables} tables of {plan.seats}, {plan.pace:g} moves per second at each, then full speed", columns, cells
    )
    for name, rounds in results.items():
        for figures in rounds:
            for what, times in figures.errors.items():
                print(f"{name}: {times} × {what}")
            if figures.full and figures.full.tool_cpu > 0.9 * generators:
                print(f"{name}: the load generators were busy all the time, so the server may be faster than this")


def report_capacity(results: dict[str, list[Results]], processes: int) -> None:
    """Print how many times the moves of one process several make where each has a core, from their CPU per move."""
    one, several = results.get(ON_POSTGRESQL), results.get(f"{ON_POSTGRESQL}-{processes}")
    if not one or not several or processes == 1:
        return
    pairs = [(a.full, b.full) for a, b in zip(one, several, strict=True) if a.full and b.full]
    times = processes * median(a.cpu_per_move / b.cpu_per_move for a, b in pairs)
    database = 1e6 * median(b.database_cpu_per_move for _, b in pairs)
    print(
        f"computed from the CPU per move: {processes} processes make {times:.2f} times the moves of one if each has a "
        f"core, and PostgreSQL, at {database:.0f} µs per move, as many as it needs"
    )


def plain(figures: Results) -> dict[str, object]:
    """Return plain data for the JSON file: all results, with percentiles instead of single latencies."""
    facts = asdict(figures)
    facts["figures"] = {title.strip(): value(figures) for title, value in ROWS}
    for measurement in (facts["paced"], facts["full"]):
        if measurement:
            measurement.pop("latencies")
    return facts


# --- the command


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--game", default="uno", help="the game on our server; boardgame.io always plays its UNO")
    parser.add_argument("--pace", type=float, default=1, help="moves per second at each table; 0 skips this part")
    parser.add_argument("--seconds", type=float, default=20, help="duration of each of the two parts")
    parser.add_argument("--warm", type=float, default=5, help="seconds before each part that are not measured")
    parser.add_argument("--rounds", type=int, default=1, help="how often each server is measured")
    parser.add_argument("--peer", action="append", choices=(*PEERS, "none"), help="default: both")
    parser.add_argument("--only-peers", action="store_true")
    parser.add_argument("--postgresql", action="store_true", help="measure our server on PostgreSQL, too")
    parser.add_argument(
        "--processes", type=int, default=1, help="measure our server on PostgreSQL with that many processes, too"
    )
    parser.add_argument("--generators", type=int, default=1, help="processes that generate the load")
    parser.add_argument(
        "--command",
        default=DEFAULT_COMMAND,
        help="the command that starts our server",
    )
    parser.add_argument("--place", type=Path, help="where databases are written (default: the temporary folder)")
    parser.add_argument("--json", type=Path, metavar="FILE")
    return parser.parse_args()


def allow_sockets(wanted: int) -> None:
    """Raise the limit of open files, which the servers inherit."""
    _, limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    if limit != resource.RLIM_INFINITY and limit < wanted:
        sys.exit(f"{wanted} sockets are needed, but the system allows {limit} open files (ulimit -Hn)")
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))


def measure_in_turn(contestants: list[Contestant], plan: Plan, options: argparse.Namespace) -> dict[str, list[Results]]:
    results: dict[str, list[Results]] = {contestant.name: [] for contestant in contestants}
    try:
        for _ in range(options.rounds):
            for contestant in contestants:
                print(f"{contestant.name} …", file=sys.stderr)
                results[contestant.name].append(measure(contestant, plan, options.place, options.generators))
    except (ServerFailed, GeneratorFailed) as error:
        sys.exit(f"{contestant.name}: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
    return results


def main() -> None:
    options = arguments()
    peers = [name for name in options.peer or PEERS if name != "none"]
    if peers and not (BOARDGAME / "node_modules").exists():
        sys.exit("boardgame.io is not installed: use tools/bench-server, or --peer none")
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    allow_sockets(options.tables * options.seats + SPARE)
    plan = Plan(options.tables, options.seats, options.seconds, options.warm, options.pace)
    print(", ".join(map(str, machine().values())))
    with ExitStack() as stack:
        contestants = [] if options.only_peers else [ours(OURS, options.game, options.command, sqlite_file)]
        if options.postgresql or options.processes > 1:
            cluster = stack.enter_context(running_postgresql(options.place))
            used: Callable[[], float] = lambda: sum(map(cpu_of, process_tree(cluster.pid)))  # noqa: E731
            make = partial(ours, game=options.game, command=options.command, database_cpu=used)
            new_database: Callable[[Path], str] = lambda _: cluster.address(cluster.fresh())  # noqa: E731
            contestants.append(make(ON_POSTGRESQL, database=new_database))
            if options.processes > 1:
                name = f"{ON_POSTGRESQL}-{options.processes}"
                contestants.append(make(name, database=new_database, processes=options.processes))
        contestants += map(peer, peers)
        if not contestants:
            sys.exit("there is no server to measure")
        results = measure_in_turn(contestants, plan, options)
    report(results, options.generators)
    report_capacity(results, options.processes)
    if options.json:
        write_json(options.json, {name: [plain(figures) for figures in rounds] for name, rounds in results.items()})


if __name__ == "__main__":
    main()
