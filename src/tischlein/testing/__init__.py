"""What every game promises, as checks that anybody can run on a game: ours, or one from a package outside.

On the command line, with a line for each check:

    tischlein check-game my-game

As tests of a package, in a file of one line and its import:

    from tischlein.testing import contract_tests

    TestMyGame = contract_tests("my-game")

Or without a file, beside whatever tests there are:

    pytest -p tischlein.testing.plugin --game my-game

The checks are plain functions that raise AssertionError with a sentence; only the plugin needs pytest. The checks of
words need `tischlein[cli]`. On the command line a rule that never returns is stopped after a while; in pytest its
`faulthandler_timeout` shows where it hangs.
"""

from tischlein.testing.checks import Check, checks_of
from tischlein.testing.faults import GameFault
from tischlein.testing.running import Outcome, check_game
from tischlein.testing.tests import contract_tests

__all__ = ["Check", "GameFault", "Outcome", "check_game", "checks_of", "contract_tests"]
