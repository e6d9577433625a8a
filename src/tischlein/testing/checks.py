"""All checks of one game, in order. `tischlein check-game` prints a line for each, pytest runs them as tests."""

from __future__ import annotations

import contextlib
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tischlein.games.registry import clashes, game_info
from tischlein.testing import play_checks, texts
from tischlein.testing.faults import GameFault
from tischlein.testing.play_checks import Tick, Vocabulary, no_tick


@dataclass(frozen=True)
class Check:
    """One check of one game; `function` raises an exception if it fails, and calls its argument after each move."""

    game: str
    name: str
    function: Callable[[Tick], None]

    def run(self, tick: Tick = no_tick) -> None:
        """Run the check; raise GameFault with a sentence that names game and check if it fails in any way."""
        try:
            self.function(tick)
        except GameFault as fault:
            raise GameFault(f"{self.game}: {self.name}: {_one_line(str(fault))}") from None
        except AssertionError as fault:
            text = _one_line(str(fault).partition("\nassert ")[0]) or f"an assertion failed{_where(fault)}"
            raise GameFault(f"{self.game}: {self.name}: {text}") from fault
        except (Exception, SystemExit) as error:
            text = f"{type(error).__name__} was raised{_where(error)}: {_one_line(str(error)) or 'no message'}"
            raise GameFault(f"{self.game}: {self.name}: {text}") from error

    def find_fault(self, tick: Tick = no_tick) -> str:
        """Run the check and return the sentence that says what is wrong, or an empty string."""
        try:
            self.run(tick)
        except GameFault as fault:
            return str(fault)
        return ""


def _one_line(text: str) -> str:
    return " ".join(text.split())[:500]


def _where(error: BaseException) -> str:
    """Return where an exception came from, as text."""
    frames = traceback.extract_tb(error.__traceback__)
    return f" in {frames[-1].name} ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""


def checks_of(game: str) -> list[Check]:
    """Return all checks of a game in order; raise UnknownGame if there is no such game.

    The checks of words need a vocabulary, so the first of them to run plays games to collect it.
    """
    info = game_info(game)
    collected: list[Vocabulary] = []

    def vocabulary(tick: Tick) -> Vocabulary:
        if not collected:
            collected.append(play_checks.collect_vocabulary(info, tick))
        return collected[0]

    def check_packages(_: Tick) -> None:
        for sentence in dict.fromkeys(clashes(game) + clashes(info.rulebook)):
            raise GameFault(sentence)

    def check_messages(tick: Tick) -> None:
        found = vocabulary(tick)
        with contextlib.suppress(Exception):  # the check of the policy reports its faults
            play_checks.check_policy(info, info.seats[0], tick, found)
        texts.check_messages(info, found)

    found = [
        Check(game, "packages", check_packages),
        Check(game, "languages", lambda _: texts.check_languages(info)),
        Check(game, "rulebook", lambda _: texts.check_rulebook(info)),
        Check(game, "words", lambda _: texts.check_words(info)),
        Check(game, "look", lambda _: texts.check_look(info)),
    ]
    for name, check in (
        ("random games", play_checks.check_ends),
        ("contracts", play_checks.check_contracts),
        ("policy", play_checks.check_policy),
    ):
        found += [
            Check(game, f"{name} at {seats} seats", partial(check, info, seats))
            for seats in play_checks.seat_counts(info)
        ]
    found.append(Check(game, "rules cited", lambda tick: texts.check_cited_rules(info, vocabulary(tick))))
    found.append(Check(game, "messages", check_messages))
    return found
