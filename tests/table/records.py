"""Edit records of games."""

from __future__ import annotations

import copy
from typing import Any


def change(record: dict[str, Any], where: list[Any], value: Any) -> dict[str, Any]:
    """Return a copy of a record with another value in one place."""
    edited = copy.deepcopy(record)
    target: Any = edited
    for key in where[:-1]:
        target = target[key]
    target[where[-1]] = value
    return edited
