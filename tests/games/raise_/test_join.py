"""A game of Raise at a server, joined from the terminal."""

from __future__ import annotations

import pytest

from tests.cli.command import run
from tests.cli.joining import opened, own_data, server, shared
from tests.server.live.process import Server

__all__ = ["own_data", "server", "shared"]  # fixtures of these tests, too
pytestmark = pytest.mark.once


def test_refusals_hints_chat_and_leaving(server: Server) -> None:
    """A game of Raise begins with the choice of a card, which nobody can pass."""
    _, link = opened(server, game="raise", seats=2)
    typed = ["fill random", "start", "why xyz", "why pass", "pass", "hint", "/say hello there", "leave"]
    result = run("join", link, "--name", "Anna", typed="\n".join(typed) + "\n")
    assert result.exit_code == 0
    assert "I do not understand" in result.stdout
    assert result.stdout.count("You cannot pass now: everyone chooses a card.") == 2
    assert "Hint " in result.stdout
    assert "Anna: hello there" in result.stdout
    assert result.stdout.endswith("You have left the table.\n")
    again = run("join", link, "--name", "Anna", typed="leave\n")  # in the place of the computer player
    assert again.stdout.endswith("You have left the table.\n")
