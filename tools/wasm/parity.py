"""Compare games natively and in Pyodide, move by move: `python -m wasm.parity [--games 1000] [--first 0] [KIND …]`."""

from __future__ import annotations

import argparse
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from pathlib import Path

from wasm.steps import HERE, ROOT, RUNTIME, node

SCRIPT = HERE / "parity_games.py"


def compare(games: int, first: int = 0, kinds: list[str] | None = None) -> tuple[int, list[str]]:
    """Play the same games in both and return how many there are, and those whose records differ."""
    arguments = [str(games), str(first), *(kinds or [])]
    commands = [[sys.executable], [node(), "--no-warnings", str(HERE / "node" / "run.mjs"), str(RUNTIME)]]

    def play(command: list[str]) -> list[str]:
        done = subprocess.run(
            [*command, str(SCRIPT), *arguments], stdout=subprocess.PIPE, text=True, cwd=ROOT, check=True
        )
        return [line for line in done.stdout.splitlines() if line]

    with ThreadPoolExecutor() as threads:
        native, page = threads.map(play, commands)
    different = [f"{one} natively, {other} in a page" for one, other in zip_longest(native, page) if one != other]
    return len(native), different


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each kind (default: %(default)s)")
    parser.add_argument("--first", type=int, default=0, help="number of the first game (default: %(default)s)")
    parser.add_argument("kinds", nargs="*", metavar="KIND")
    args = parser.parse_args()
    if not Path(RUNTIME, "manifest.json").exists():
        sys.exit("There is no runtime to compare with: `make static-runtime` builds it.")
    count, different = compare(args.games, args.first, args.kinds)
    print(f"{count} games, {len(different)} of them different")
    if different:
        sys.exit("\n".join(different[:10]))


if __name__ == "__main__":
    main()
