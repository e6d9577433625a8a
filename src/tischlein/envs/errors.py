"""What can go wrong with an environment: each error is one sentence, and nothing has changed."""

from __future__ import annotations

from tischlein.core.errors import TischleinError
from tischlein.core.refusal import Refusal


class EnvError(TischleinError):
    """Arguments that make no environment, or actions that are no batch of them."""


class IllegalAction(EnvError):
    """An action that a seat may not take. `refusal` is the rule against it, if it is a move of the game at all."""

    def __init__(self, where: str, action: str, refusal: Refusal | None) -> None:
        why = f"rule {refusal.rule}" if refusal is not None else "it is no answer to what is asked"
        super().__init__(f"{where} may not take the action {action}: {why}")
        self.refusal = refusal


class WorkerError(EnvError):
    """A process that plays some of the games is gone."""
