"""What happens at a table, and why a move is refused, in sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tischlein.cli.words import Words
from tischlein.core.refusal import Refusal

KINDS: Final = {"+2": "two", "R": "reverse", "S": "skip", "W": "wild", "W+4": "four"}
"""Cards that are not numbers, as the messages call them."""

CARD_FACTS: Final = ("card", "top", "drawn")
SEAT_FACTS: Final = ("turn", "caught", "challenged", "forgot", "laid_by")


def card_words(words: Words, card: str, form: str = "") -> str:
    """Name a card: "red 7"; with a form, as it stands in a sentence."""
    rank = card if card in KINDS else card[1:]
    kind = KINDS.get(rank, "number")
    number = int(rank) if kind == "number" else 0
    return words(f"card{form}", colour=card[0], kind=kind, number=number)


def message_of(event: dict[str, Any]) -> str:
    """Find the message for an event; some kinds have one for each way they happen."""
    kind, facts = event["kind"], event.get("facts", {})
    way = ""
    if kind == "draw":
        way = facts["why"]
    elif kind == "play" and "colour" in facts:
        way = "wild"
    elif kind == "challenge":
        way = "guilty" if facts["guilty"] else "innocent"
    return f"event-{kind}-{way}" if way else f"event-{kind}"


@dataclass(frozen=True)
class Teller:
    """Speaks to one viewer: `you` is that viewer's seat, or None for a spectator; all other seats go by their names."""

    words: Words
    names: list[str]
    you: int | None

    def name(self, seat: int) -> str:
        return self.words("seat-you") if seat == self.you else self.names[seat]

    def event(self, event: dict[str, Any]) -> str:
        """Tell an event in a sentence; empty if there is nothing to say."""
        if event["kind"] == "turn" and event["seat"] is None:
            return ""
        return self.say(message_of(event), event.get("facts", {}), event["seat"])

    def refusal(self, refusal: Refusal) -> str:
        """Say why not, in this very case; the sentence of the rule is another matter."""
        return self.say(f"refuse-{refusal.rule.replace('.', '-')}", refusal.facts)

    def say(self, message: str, facts: dict[str, Any], seat: int | None = None) -> str:
        """Say something of the table, about a seat and with facts as the engine gives them."""
        told: dict[str, object] = {} if seat is None else dict(self._who(seat))
        for name, fact in facts.items():
            told |= self._fact(name, fact)
        return self.words(message, **told)

    def _who(self, seat: int, prefix: str = "") -> dict[str, str]:
        return {f"{prefix}who": "you" if seat == self.you else "other", f"{prefix}name": self.names[seat]}

    def _fact(self, name: str, fact: Any) -> dict[str, object]:
        """Give a fact as messages want it: cards and colours by their names in each case, seats by who they are."""
        words = self.words
        told: dict[str, object] = {}
        if name in CARD_FACTS:
            told = {name + form.replace(".", "_"): card_words(words, fact, form) for form in ("", ".the", ".on")}
        elif name in SEAT_FACTS:
            told = {**self._who(fact, f"{name}_")}
        elif name == "colour":
            told = {"colour": words("colour", colour=fact), "colour_the": words("colour.the", colour=fact)}
        elif name == "draws":
            told = {
                name: ", ".join(
                    words("draws-entry", name=self.name(seat), card=card_words(words, card)) for seat, card in fact
                )
            }
        elif name == "totals":
            told = {name: ", ".join(f"{self.name(seat)} {points}" for seat, points in enumerate(fact))}
        elif isinstance(fact, bool):
            told = {name: "yes" if fact else "no"}
        elif isinstance(fact, int | str):
            told = {name: fact}
        return told


def cards_of(event: dict[str, Any]) -> list[str]:
    """List the cards that the viewer of an event sees in it."""
    moved = [card for shift in event.get("shifts", []) for card in shift.get("cards", [])]
    known = [card for cards in event.get("facts", {}).get("known", {}).values() for card in cards]
    return moved + known
