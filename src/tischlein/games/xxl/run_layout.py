"""The table of *Straßenbau*: its state, views, events and positions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.errors import PositionError
from tischlein.core.events import EVERYBODY, Event, Shift
from tischlein.core.features import FeatureWriter
from tischlein.core.fields import Field, figure, number
from tischlein.core.piles import Piles
from tischlein.core.rng import Rng
from tischlein.core.zones import Zone
from tischlein.games.kit.card_game import STOCK, CardGame, CardGameSetup
from tischlein.games.xxl.deck import XxlDeck
from tischlein.games.xxl.runs import LENGTH, RunIndex

OPEN: Final = 1
HAND: Final = 2
CARDS_EACH: Final = 4
OPEN_CARDS: Final = 2
PATIENCE: Final = 3
"""The rounds that change neither stock nor runs after which all seats count as passing (4.7)."""

PLAY_PHASE: Final = 0
EXCHANGE_PHASE: Final = 1  # has built a run
OVER_PHASE: Final = 2
PHASES: Final = ["play", "exchange", "over"]


class RunLayout(CardGame):
    """The runs of a seat are a pile, three cards each.

    passes      how many seats in a row have passed
    idle_turns  how many turns in a row have changed neither stock nor runs, including seats passed over; if
                the stock is empty, all of them began so, since the turn that emptied it changed it
    """

    def __init__(self, setup: CardGameSetup, runs: RunIndex, seats: i64, rng: Rng, piles: Piles) -> None:
        super().__init__(setup, seats, rng, piles)
        self.deck: Final[XxlDeck] = runs.deck
        self.runs: Final = runs
        self.passes: i64 = 0
        self.idle_turns: i64 = 0

    def copy_runs_to(self, twin: RunLayout) -> None:
        self.copy_table_to(twin)
        twin.passes = self.passes
        twin.idle_turns = self.idle_turns

    def run_pile(self, seat: i64) -> i64:
        """Return the pile of a seat's runs."""
        return HAND + self.seats + seat

    def totals(self) -> list[int]:
        """Return the points of each seat's runs (rule 4.9)."""
        piles = [self.piles.cards(self.run_pile(seat)) for seat in range(self.seats)]
        return [sum(int(self.deck.totals[card]) for card in cards) for cards in piles]

    # --- what the number of cards alone shows

    def can_exchange(self, seat: i64) -> bool:
        """Say whether the seat can exchange a card (rule 4.6)."""
        return self.piles.size(HAND + seat) > 0 and self.piles.size(OPEN) + self.piles.size(STOCK) > 0

    def can_act(self, seat: i64) -> bool:
        """Say whether the seat can exchange, or might build a run from its hand alone (rule 4.8)."""
        return self.can_exchange(seat) or self.piles.size(HAND + seat) >= LENGTH

    # --- views

    def phases(self) -> list[str]:
        return PHASES

    def zones(self) -> list[Zone]:
        return [
            Zone("stock", "pile", None, "nothing", STOCK),
            Zone("open", "row", None, "all", OPEN),
            *self.hand_zones(self.has_open_memory()),
            *(Zone(f"runs.{seat}", "runs", seat, "all", self.run_pile(seat)) for seat in range(self.seats)),
        ]

    def fields(self) -> list[Field]:
        return [
            *super().fields(),
            number("passes", 0, lambda game: game.seats),
            number("idle_turns", 0, lambda game: PATIENCE * game.seats, start=lambda game: game.fewest_idle_turns()),
            figure("last_round", lambda game: game.last_round()),
        ]

    def fewest_idle_turns(self) -> int:
        return int(self.seats if self.over else self.passes)

    def last_round(self) -> int:
        """Return how many turns of the last round are over."""
        return 0 if self.piles.size(STOCK) > 0 else int(self.idle_turns)

    def write_features(self, writer: FeatureWriter) -> None:
        writer.seat("turn", self.turn, not self.over)
        writer.one_of("phase", self.phase, PHASES)
        writer.seat("dealer", self.dealer)
        writer.put("passes", self.passes)
        writer.put("idle_turns", self.idle_turns)
        last_round: i64 = 0
        if self.piles.size(STOCK) == 0:
            last_round = self.idle_turns
        writer.put("last_round", last_round)

    # --- events; each method does nothing while nobody listens

    def emit_run(self, seat: i64, run: i64) -> None:
        """Emit a run before its cards move, with one shift for each card, so that they stay in order."""
        if self.journal is None:
            return
        shifts: list[Shift] = []
        cards = self.runs.cards_of(run)
        for card in cards:
            source = "open" if self.piles.find(OPEN, card) >= 0 else f"hand.{seat}"
            shifts.append(Shift(source, f"runs.{seat}", [self.written[card]], EVERYBODY))
        facts: dict[str, object] = {
            "cards": [self.written[card] for card in cards],
            "colour": self.runs.colour(run),
            "points": sum(int(self.deck.totals[card]) for card in cards),
        }
        self.journal.append(Event("run", int(seat), facts, shifts=shifts))

    def emit_exchange(self, seat: i64, give: i64, take: i64) -> None:
        if self.journal is not None:
            gave, took = self.written[int(give)], self.written[int(take)]
            shifts = [
                Shift(f"hand.{seat}", "open", [gave], EVERYBODY, instead=took),
                Shift("open", f"hand.{seat}", [took], EVERYBODY),
            ]
            self.journal.append(Event("exchange", int(seat), {"gave": gave, "took": took}, shifts=shifts))

    def emit_put_open(self, seat: i64, card: i64) -> None:
        if self.journal is not None:
            name = self.written[int(card)]
            shift = Shift(f"hand.{seat}", "open", [name], EVERYBODY)
            self.journal.append(Event("put_open", int(seat), {"card": name}, shifts=[shift]))

    def emit_all_passed(self, passed: bool) -> None:
        """Emit that everybody has passed, by saying so or because nothing has changed for too long."""
        if self.journal is not None:
            self.journal.append(Event("all_passed", facts={"why": "passes" if passed else "turns"}))

    # --- positions

    def pile_entries(self) -> dict[str, list[int]]:
        return {"open": [OPEN], "runs": [int(self.run_pile(seat)) for seat in range(self.seats)]}

    def check(self) -> None:
        self._load_runs()
        self._check_counts()
        if self.phase == EXCHANGE_PHASE:
            self._check_exchange()
        else:
            self._check_turn()

    def _load_runs(self) -> None:
        """Arrange the runs; the three cards of a run may be named in any order."""
        for seat in range(self.seats):
            cards = self.piles.cards(self.run_pile(seat))
            built: list[int] = []
            for at in range(0, len(cards), LENGTH):
                run = self.runs.arrange(cards[at : at + LENGTH])
                if run is None:
                    raise PositionError(
                        f"runs of a position has {self.deck.format(cards[at : at + LENGTH])} for seat {seat}, which "
                        f"is not a run (rule xxl.4.3)"
                    )
                built += run
            self.piles.fill(self.run_pile(seat), built)

    def _check_counts(self) -> None:
        """Check that hands and open cards are full while the stock lasts."""
        lasts = self.piles.size(STOCK) > 0
        for seat in range(self.seats):
            held = int(self.piles.size(HAND + seat))
            if held > CARDS_EACH or (lasts and held < CARDS_EACH):
                raise PositionError(
                    f"hands of a position has {held} cards for seat {seat}; everybody holds {CARDS_EACH}, and fewer "
                    f"only after the stock has run out (rule xxl.4.4)"
                )
        if lasts and self.piles.size(OPEN) < OPEN_CARDS:
            raise PositionError(
                f"open of a position has {self.piles.size(OPEN)} cards, but while the stock lasts there are at least "
                f"{OPEN_CARDS} (rule xxl.4.4)"
            )

    def _check_exchange(self) -> None:
        """Check that a run has just been played and something can be exchanged."""
        if self.passes + self.idle_turns > 0:
            raise PositionError("passes and idle_turns of a position start again from 0 with a run (rule xxl.4.7)")
        if self.piles.size(self.run_pile(self.turn)) == 0:
            raise PositionError(f"phase of a position is exchange, but seat {self.turn} has no run (rule xxl.4.6)")
        if not self.can_exchange(self.turn):
            raise PositionError(
                f"phase of a position is exchange, but seat {self.turn} can exchange nothing (rule xxl.4.6)"
            )

    def _check_turn(self) -> None:
        """Check that the game is not over and the seat on turn would not have been passed over."""
        empty = self.piles.size(STOCK) == 0
        if self.over != (empty and self.idle_turns == self.seats):
            raise PositionError(
                f"phase of a position does not agree with stock and idle_turns: a game is over when the stock is empty "
                f"and {self.seats} turns have brought no run (rule xxl.4.8)"
            )
        if self.passes > self.idle_turns:
            raise PositionError("passes of a position are more than its idle_turns (rule xxl.4.7)")
        rounds = 1 if empty else PATIENCE
        if not self.over and (self.passes == self.seats or self.idle_turns >= rounds * self.seats):
            raise PositionError(
                "passes or idle_turns of a position are too many: they would have started again from 0 (rule xxl.4.7)"
            )
        if not self.over and not self.can_act(self.turn):
            raise PositionError(f"turn of a position is seat {self.turn}, which would be passed over (rule xxl.4.8)")
