"""Options of XXL that tests of all games use."""

from __future__ import annotations

from typing import Any

from tischlein.games.xxl.series import GAMES

EVERYTHING: dict[str, list[dict[str, Any]]] = {
    "xxl-individuell": [{"games": ",".join(reversed(GAMES)), "rounds": 2}],
}
"""Tables at which all entries of a position occur."""
SHORT: dict[str, dict[str, Any]] = {"xxl-individuell": {"games": "6,6+"}}
"""Options with which a series is soon over."""
USUAL: dict[str, dict[str, Any]] = {"xxl-individuell": {"games": "6+,4,3,1"}}
"""Options in place of the usual ones, with which this game would be `xxl-pur` again."""
