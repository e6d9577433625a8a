"""The checks of a game in a separate process: rules that hang or exit end only that process.

A `faulthandler` timer watches the process, and every move resets it. It does not need the interpreter's lock, so it
also ends a compiled loop.
"""

from __future__ import annotations

import faulthandler
import multiprocessing
import re
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from tischlein.games.registry import boxes, game_info
from tischlein.testing.checks import checks_of

SECONDS: Final = 30
"""Time limit for one move and its checks."""


@dataclass(frozen=True)
class Outcome:
    """The outcome of a check; `fault` says what is wrong and is empty if nothing is."""

    check: str
    fault: str = ""


def check_game(game: str, seconds: int = SECONDS) -> Iterator[Outcome]:
    """Run all checks of a game and yield each outcome; raise UnknownGame if there is no such game."""
    info = game_info(game)
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        dump = Path(folder) / "stack"
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=_run_checks, args=(game, seconds, str(dump), there), daemon=True)
        process.start()
        there.close()
        begun = ""
        try:
            while True:
                message = here.recv()
                if isinstance(message, Outcome):
                    yield message
                    begun = ""
                elif message:
                    begun = message
                else:
                    break
        except EOFError:
            process.join()
            stopped = _innermost_frame(dump, boxes()[info.rulebook].package)
            why = f"{stopped} did not return within {seconds} seconds" if stopped else _describe_exit(process.exitcode)
            yield Outcome(begun, f"{game}: {begun or 'checks'}: {why}")
        finally:
            process.kill()
            process.join()
            here.close()


def _run_checks(game: str, seconds: int, dump: str, parent: Connection) -> None:
    """Run the checks and send the parent the name and the outcome of each; an empty string marks the end."""
    with open(dump, "w", encoding="utf-8") as file:

        def tick() -> None:
            faulthandler.dump_traceback_later(seconds, exit=True, file=file)

        for check in checks_of(game):
            parent.send(check.name)
            tick()
            fault = check.find_fault(tick)
            faulthandler.cancel_dump_traceback_later()
            parent.send(Outcome(check.name, fault))
        parent.send("")


def _describe_exit(code: int | None) -> str:
    return f"the process ended with code {code} while it was checked"


def _innermost_frame(dump: Path, package: str) -> str:
    """Return the innermost function of the package in a dumped stack, or else the innermost function."""
    stack = dump.read_text(encoding="utf-8") if dump.exists() else ""
    frames = re.findall(r'File "(.+)", line (\d+) in (\S+)', stack)
    home = package.replace(".", "/")
    own = [frame for frame in frames if f"/{home}/" in Path(frame[0]).as_posix()]
    for file, line, function in own or frames:
        return f"{function} ({Path(file).name}:{line})"
    return ""
