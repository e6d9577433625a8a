"""Faults planted in XXL, which the contracts must find."""

from __future__ import annotations

from typing import Any

CHOOSING = {"xxl-verweigern": "aside"}
DRAWN_UNSEEN: dict[str, str] = {}
VIEWS: list[tuple[str, Any]] = [
    ("xxl-verweigern", lambda table: table.position()["asides"]),  # what was set aside
    ("xxl-verweigern", lambda table: "none" in table.position()["asides"]),  # whether anything was
]
NUMBERS: list[tuple[str, Any]] = [
    ("xxl-verweigern", lambda state: state.asides & 0xFFFFFF),  # what was set aside
]
MISTAKES: list[tuple[str, str, str]] = []
