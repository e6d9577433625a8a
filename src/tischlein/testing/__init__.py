"""Checks of what every game promises, for our games and for games from other packages.

On the command line, with a line for each check:

    tischlein check-game my-game

As tests of a package, in a file of two lines:

    from tischlein.testing import contract_tests

    TestMyGame = contract_tests("my-game")

Or without a file, in addition to your other tests:

    pytest -p tischlein.testing.plugin --game my-game

The checks are plain functions that raise AssertionError with a sentence; only the plugin needs pytest. The checks of
words need `tischlein[cli]`. On the command line, a rule that never returns is stopped after a while; in pytest, use
`faulthandler_timeout` to see where it hangs.
"""

from tischlein.testing.checks import Check, checks_of
from tischlein.testing.faults import GameFault
from tischlein.testing.runner import Outcome, check_game
from tischlein.testing.tests import contract_tests

__all__ = ["Check", "GameFault", "Outcome", "check_game", "checks_of", "contract_tests"]
