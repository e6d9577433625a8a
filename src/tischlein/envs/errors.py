"""Errors of environments: each is one sentence, and the environment has not changed."""

from __future__ import annotations

from tischlein.core.errors import TischleinError
from tischlein.core.refusal import Refusal


class EnvError(TischleinError):
    """Invalid arguments of an environment, or invalid actions."""


class IllegalAction(EnvError):
    """A seat may not take an action. `refusal` names the rule against it, if the action is a move of the game."""

    def __init__(self, where: str, action: str, refusal: Refusal | None) -> None:
        why = f"rule {refusal.rule}" if refusal is not None else "it does not answer the question"
        super().__init__(f"{where} may not take the action {action}: {why}")
        self.refusal = refusal


class WorkerError(EnvError):
    """A worker process is gone."""
