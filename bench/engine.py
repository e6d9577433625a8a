"""Measure the speed of the rules, compiled and interpreted: `python bench/engine.py` (see README.md)."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import (
    Play,
    Replay,
    Stepping,
    call_time,
    deal_time,
    is_compiled,
    machine,
    midgame,
    number,
    pure_process,
    rates,
    show,
    undealt,
    write_json,
)
from tischlein import GameInfo, games

LATE = 0.9
"""The part of a game after which a state counts as late: by then it tracks most of what can be known."""

Row = dict[str, Any]

# Key and heading; keys in ns and µs are times, where less is better.
FIGURES = [
    ("uniform_ns", "uniform, ns/move"),
    ("uniform_games", "uniform, games/s"),
    ("uniform_length", "uniform, moves/game"),
    ("purposeful_ns", "purposeful, ns/move"),
    ("purposeful_games", "purposeful, games/s"),
    ("purposeful_length", "purposeful, moves/game"),
    ("deal_us", "deal, µs"),
    ("clone_us", "clone, µs"),
    ("late_clone_us", "clone late in a game, µs"),
    ("python_steps", "Python loop, steps/s"),
    ("table_moves", "Table.play, moves/s"),
]


def seat_counts(info: GameInfo) -> list[int]:
    """Return the smallest number of seats, four, and the largest."""
    low, high = info.seats
    return sorted({low, min(max(4, low), high), high})


def measure(info: GameInfo, seats: int, seconds: float) -> Row:
    """Return all figures of one game in the mode of this process."""
    start = undealt(info, seats)
    batch = 20 if is_compiled() else 1
    row: Row = {"game": info.id, "seats": seats}
    for policy in ("uniform", "purposeful"):
        play = Play(start, policy == "purposeful", batch)
        played, moves = rates(play, seconds)
        row |= {f"{policy}_games": played, f"{policy}_ns": 1e9 / moves, f"{policy}_length": moves / played}
        row[f"{policy}_truncated"] = int(play.totals.truncated)
    row["deal_us"] = deal_time(start, seconds) * 1e6
    row["clone_us"] = call_time(midgame(start, 0.25).clone, seconds) * 1e6
    row["late_clone_us"] = call_time(midgame(start, LATE).clone, seconds) * 1e6
    row["python_steps"] = rates(Stepping(start, purposeful=False, steps=50 * batch), seconds)[0]
    row["table_moves"] = rates(Replay(info, seats), seconds)[0]
    return row


def ratio(name: str, compiled: Row, pure: Row) -> float | None:
    """Return how many times as fast the compiled figure is; None if it is not a speed."""
    if name.endswith("_length"):
        return None
    if name.endswith(("_ns", "_us")):
        return float(pure[name] / compiled[name])
    return float(compiled[name] / pure[name])


def show_game(compiled: Row, pure: Row | None) -> None:
    """Print a table for each game and number of seats, with a row for each figure."""
    columns = ["", "compiled" if is_compiled() else "pure"]
    rows = [[heading, number(compiled[name])] for name, heading in FIGURES]
    if pure is not None:
        columns += ["pure", "compiled/pure"]
        for (name, _), cells in zip(FIGURES, rows, strict=True):
            times = ratio(name, compiled, pure)
            cells += [number(pure[name]), "" if times is None else f"{times:.1f} x"]
    show(f"{compiled['game']}, {compiled['seats']} seats", columns, rows)


def show_beside_uno(results: list[Row]) -> None:
    """Compare a move of every game with one of UNO with as many seats, or the nearest number."""
    uno = [row for row in results if row["game"] == "uno"]
    if not uno or len(uno) == len(results):
        return
    rows = []
    for row in results:
        base = min(uno, key=lambda other: abs(other["seats"] - row["seats"]))
        times = [row[name] / base[name] for name in ("uniform_ns", "purposeful_ns")]
        rows.append([row["game"], str(row["seats"]), str(base["seats"]), *(f"{ratio:.2f} x" for ratio in times)])
    show("A move, beside UNO", ["game", "seats", "UNO's seats", "uniform", "purposeful"], rows)


def resident_kib() -> int:
    """Return the resident memory of this process."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise OSError("/proc/self/status has no VmRSS")


def watch_memory(total: int, every: int) -> list[dict[str, int]]:
    """Play purposeful two-seat UNO and print the resident memory at intervals."""
    play = Play(undealt(games()["uno"], 2), purposeful=True, games=every)
    seen = [{"games": 0, "resident_kib": resident_kib()}]
    while seen[-1]["games"] < total:
        play()
        seen.append({"games": seen[-1]["games"] + every, "resident_kib": resident_kib()})
    show(
        "Resident memory over purposeful games of two-seat UNO",
        ["games", "KiB", "since the second line"],
        [
            [f"{s['games']:,}", f"{s['resident_kib']:,}", f"{s['resident_kib'] - seen[1]['resident_kib']:+,}"]
            for s in seen
        ],
    )
    return seen


def options() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="duration of a measurement (default: %(default)s)")
    parser.add_argument("--game", action="append", choices=list(games()), help="only this game; may be repeated")
    parser.add_argument("--seats", type=int, help="measure only this number of seats")
    parser.add_argument("--no-pure", action="store_true", help="skip the interpreted run")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to a file")
    parser.add_argument("--memory", action="store_true", help="play a million games and print the memory instead")
    parser.add_argument("--raw", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def chosen(given: argparse.Namespace) -> list[tuple[GameInfo, int]]:
    """Return the games and numbers of seats to measure."""
    found = []
    for info in games().values():
        if given.game is None or info.id in given.game:
            counts = seat_counts(info) if given.seats is None else [info.check_seats(given.seats)]
            found += [(info, seats) for seats in counts]
    return found


def main() -> None:
    given = options()
    if given.raw:
        json.dump([measure(info, seats, given.seconds) for info, seats in chosen(given)], sys.stdout)
        return
    if given.memory:
        seen = watch_memory(1_000_000, 100_000)
        if given.json:
            write_json(given.json, {"memory": seen})
        return
    print(", ".join(str(fact) for fact in machine().values()), flush=True)
    results = []
    for info, seats in chosen(given):
        compiled = measure(info, seats, given.seconds)
        pure: Row | None = None
        if is_compiled() and not given.no_pure:
            same = (f"--seconds={given.seconds}", f"--game={info.id}", f"--seats={seats}")
            pure = pure_process("engine.py", "--raw", *same)[0]
        show_game(compiled, pure)
        results.append({"compiled" if is_compiled() else "pure": compiled} | ({"pure": pure} if pure else {}))
    show_beside_uno([result["compiled" if is_compiled() else "pure"] for result in results])
    if not is_compiled():
        print("The compiled modules are missing, or TISCHLEIN_PURE is set: these figures are of plain Python.")
    if given.json:
        write_json(given.json, {"seconds": given.seconds, "engine": results})


if __name__ == "__main__":
    main()
