"""Why a move is not allowed: the number of the rule, and the facts it is measured against."""

from __future__ import annotations


class Refusal:
    """`rule` is a number of the rulebook, such as "uno.3.2"; `facts` are open to the seat that asked.

    The table fills in `text`, the sentences of that rule.
    """

    def __init__(self, rule: str, facts: dict[str, object]) -> None:
        self.rule = rule
        self.facts = facts
        self.text = ""

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.facts!r})"
