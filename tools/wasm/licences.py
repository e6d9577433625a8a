"""Collect the licences of what a page gets from others."""

from __future__ import annotations

from wasm.inputs import Inputs

LICENCES: list[dict[str, str]] = []


def licence_texts(inputs: Inputs) -> str:
    return ""
