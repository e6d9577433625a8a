"""Do in Pyodide what a table does in a page, and write the names of all imported modules.

`rehearsal.py PACKAGES FILE`: the folder with our package and what it needs, and the file to write.

Which modules of the standard library a page gets follows from this.
"""

import importlib
import json
import sys
from pathlib import Path

ENTRY_MODULES = (
    "tischlein",
    "tischlein.browser.host",
    "tischlein.browser.thinker",
    "tischlein.server.journal",
    "tischlein.server.limits",
)
"""Modules that a page imports, with all that these import."""
LEVELS = ("random", "greedy", "medium", "hard")


def rehearse() -> None:
    """Play some moves of each game, and read its texts."""
    for name in ENTRY_MODULES:
        importlib.import_module(name)
    from tischlein import Table, explain, games, make_bot  # noqa: PLC0415
    from tischlein.table.locales import ftl  # noqa: PLC0415
    from tischlein.table.look import table_look  # noqa: PLC0415
    from tischlein.table.rulebook import rulebook  # noqa: PLC0415

    ftl("de")

    for game, info in games().items():
        table = Table(game, seats=4, seed=1)
        bots = [make_bot(level, seed=1) for level in LEVELS]
        for _ in range(8):
            if table.over:
                break
            seat = min(table.waiting)
            move = bots[seat].choose(table.insight(seat))
            table.play(seat, move or table.moves(seat)[0])
        Table.replay(json.loads(json.dumps(table.record())))
        explain(table.insight(min(table.waiting)), simulations=20)
        table_look(info, table.options)
        rulebook(info.rulebook, "de")
    review_a_game()


def review_a_game() -> None:
    """Play a game to the end, and do the first pass of its review."""
    from msgspec import Raw  # noqa: PLC0415

    from tischlein import Table, games  # noqa: PLC0415
    from tischlein.server.reviewing import ReviewRequest, plan_review, try_review_job  # noqa: PLC0415

    table = Table(next(iter(games())), seats=2, seed=1)
    while not table.over:
        seat = next(seat for seat, ask in table.waiting.items() if ask.must)
        table.play(seat, table.moves(seat)[0])
    request = ReviewRequest("rehearsal", Raw(json.dumps(table.record()).encode()), "quick")
    results = [try_review_job(request, planned.job) for planned in plan_review(request, []).jobs]
    if not plan_review(request, results).jobs:
        raise RuntimeError("the review ends after its first pass")


if __name__ == "__main__":
    sys.path.append(sys.argv[1])
    rehearse()
    Path(sys.argv[2]).write_text(json.dumps(sorted(sys.modules)), encoding="utf-8")
