"""Options of UNO that tests of all games use."""

from __future__ import annotations

from typing import Any

EVERYTHING: dict[str, list[dict[str, Any]]] = {"uno": [{}, {"stacking": True}]}
"""Tables at which all entries of a position occur."""
SHORT: dict[str, dict[str, Any]] = {"uno-match": {"scoring": "own"}}
"""Options with which a series is soon over."""
