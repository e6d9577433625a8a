"""Reasons against a move: the number of the rule, and the facts of the case."""

from __future__ import annotations


class Refusal:
    """Why a move is illegal: the `rule`, such as "uno.3.2", and `facts` that the seat may see.

    The table fills in `text`, the sentences of that rule.
    """

    def __init__(self, rule: str, facts: dict[str, object]) -> None:
        self.rule = rule
        self.facts = facts
        self.text = ""

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.facts!r})"
