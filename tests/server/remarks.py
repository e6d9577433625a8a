"""Check what a table remarks on its setup."""

from __future__ import annotations

import itertools
import json
from typing import Any

from tests.server.folding import Log
from tischlein.server.stage import OUTSIDE, Stage


def check_remarks(setup: dict[str, Any], rules: dict[str, Any]) -> None:
    """Check that everybody is told before a game and during it: remarks follow from the setup alone."""
    setup = {**setup, "spectators": True}
    log = Log(**setup)
    stages = [Stage(log.sitting), Stage(Log(**setup).bots(*range(log.sitting.setup.seats)).start().sitting)]
    for stage, viewer in itertools.product(stages, (0, None, OUTSIDE)):
        told = json.loads(stage.snapshot(viewer))["warnings"]
        assert {remark["rule"]: remark["facts"] for remark in told} == rules
        assert stage.sitting.warnings() is stage.sitting.warnings(), "found once"
