"""The entry point of `tischlein` and `python -m tischlein`."""

from __future__ import annotations

import importlib
import io
import sys
from typing import Final

NEEDED: Final = ("typer", "rich", "fluent")


def main() -> None:
    """Run the command line, if its dependencies are installed."""
    try:
        cli = importlib.import_module("tischlein.cli.app")
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in NEEDED:
            raise
        print('The command line needs typer, rich and fluent.runtime: pip install "tischlein[cli]"', file=sys.stderr)
        sys.exit(2)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot encode a character shows a substitute instead of ending the game.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    cli.app(prog_name="tischlein")


if __name__ == "__main__":
    main()
