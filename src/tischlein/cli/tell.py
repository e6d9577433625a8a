"""What happens at a table, and why a move is refused, in sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tischlein.cli.words import Words
from tischlein.core.refusal import Refusal

if TYPE_CHECKING:
    from tischlein.cli.face import Face

Forms = dict[str, object]
"""A fact in words, in the forms that sentences need, by the suffix of each: `{"": "red 7", "_the": "the red 7"}`."""


@dataclass(frozen=True)
class Teller:
    """Speaks to one viewer: `you` is that viewer's seat, or None for a spectator; all other seats go by their names."""

    face: Face
    words: Words
    names: list[str]
    you: int | None
    options: dict[str, Any]

    def name(self, seat: int) -> str:
        return self.words("seat-you") if seat == self.you else self.names[seat]

    def event(self, event: dict[str, Any]) -> str:
        """Tell an event in a sentence; empty if there is nothing to say."""
        if event["kind"] == "turn" and event["seat"] is None:
            return ""
        name, facts = self.face.told(event)
        return self.say(self.message("event", name), facts, event["seat"])

    def refusal(self, refusal: Refusal) -> str:
        """Say why not, in this very case; the sentence of the rule is another matter."""
        return self.say(f"refuse-{refusal.rule.replace('.', '-')}", refusal.facts)

    def question(self, what: str, view: dict[str, Any]) -> str:
        return self.say(self.message("ask", what), self.face.asked(view))

    def message(self, family: str, name: str) -> str:
        """Find the message of the game, or the one that games share; a name such as draw-deal may stop at draw."""
        names = (name, name.partition("-")[0])
        return self.words.first(*(f"{family}-{owner}{part}" for part in names for owner in (f"{self.face.name}-", "")))

    def say(self, message: str, facts: dict[str, Any], seat: int | None = None) -> str:
        """Say something of the table, about a seat and with facts as the engine gives them."""
        told: dict[str, object] = {} if seat is None else who(self, seat, "")
        for name, fact in facts.items():
            told |= {name + suffix: said for suffix, said in self._forms(name, fact).items()}
        return self.words(message, **told)

    def _forms(self, name: str, fact: Any) -> Forms:
        if name in self.face.facts:
            return self.face.facts[name](self, fact)
        if isinstance(fact, bool):
            return {"": "yes" if fact else "no"}
        return {"": fact} if isinstance(fact, int | str) else {}


def who(teller: Teller, seat: int, prefix: str = "_") -> Forms:
    """Tell a seat by who it is to the viewer, and its name."""
    return {f"{prefix}who": "you" if seat == teller.you else "other", f"{prefix}name": teller.names[seat]}


def totals(teller: Teller, points: list[int]) -> Forms:
    return {"": ", ".join(f"{teller.name(seat)} {total}" for seat, total in enumerate(points))}
