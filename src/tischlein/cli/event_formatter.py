"""Format events, refusals and questions as sentences.

The box says which facts are cards, seats or colours (`table/look.py`); this module formats each kind.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from fluent.runtime.errors import FluentReferenceError

from tischlein.cli.words import Words
from tischlein.core.refusal import Refusal
from tischlein.table.look import FactLook, Look

Forms = dict[str, object]
"""A formatted fact in the forms that sentences need, by suffix: `{"": "red 7", "_the": "the red 7"}`."""

DRAWN: Final = ("setup", "turn", "score", "sheet", "end")
"""Kinds of events that the journal leaves out, because they are drawn."""
SHAPES: Final[dict[str, type | tuple[type, ...]]] = {
    **dict.fromkeys(("card", "colour", "game"), str),
    **dict.fromkeys(("colours", "either", "seats", "totals"), list),
    **dict.fromkeys(("facts", "sums"), dict),
    "signed": (int, str),
}
"""The types of facts by kind. A game may use the name of a shared fact for something else."""


@dataclass(frozen=True)
class EventFormatter:
    """Formats for one viewer: `you` is its seat, or None for a spectator; other seats are called by their names."""

    look: Look
    words: Words
    names: list[str]
    you: int | None

    def name(self, seat: int) -> str:
        return self.words("seat-you") if seat == self.you else self.names[seat]

    # --- sentences

    def event(self, event: dict[str, Any]) -> str:
        """Format an event as a sentence; empty if there is no message."""
        if event["kind"] == "turn" and event["seat"] is None:
            return ""
        return self._say_if(self.event_message(event), event_facts(event), event["seat"])

    def event_message(self, event: dict[str, Any]) -> str:
        """Find the message for an event: by its reason, or by the first fact that has a message.

        A message of the box for the kind of event takes precedence over shared messages for its facts.
        """
        kind, facts = event["kind"], event_facts(event)
        if "why" in facts:
            return self.message("event", f"{kind}-{facts['why']}", kind)
        names = [*(f"{kind}-{fact}" for fact in _fact_names(facts)), kind]
        return self.words.first(*(f"event-{owner}{name}" for owner in (f"{self.look.book}-", "") for name in names))

    def refusal(self, refusal: Refusal) -> str:
        """Format a refusal by its rule or by its reason; without a message, return the text of the rule."""
        ways = [str(refusal.facts["why"])] if "why" in refusal.facts else _fact_names(refusal.facts)
        names = [refusal.rule.replace(".", "-"), *ways]
        return self._say_if(self.words.first(*(f"refuse-{name}" for name in names)), refusal.facts) or refusal.text

    def question(self, what: str, view: dict[str, Any]) -> str:
        """Format what a seat is asked; without a message, ask for a move."""
        facts = {"table": "", **view["table"], **view["question"]}
        return self._say_if(self.message("ask", what), facts) or self.say("event-turn", {}, self.you)

    def message(self, family: str, *names: str) -> str:
        """Find the first of these messages, each first among those of the box, then among shared ones."""
        owners = (f"{self.look.book}-", "")
        return self.words.first(*(f"{family}-{owner}{name}" for name in names for owner in owners))

    def say(self, message: str, facts: dict[str, Any], seat: int | None = None) -> str:
        """Format a message about a seat, with facts as the engine gives them."""
        about = {} if seat is None else self.who(seat, "")
        return self.words(message, **about | self._all_forms(facts))

    def _say_if(self, message: str, facts: dict[str, Any], seat: int | None = None) -> str:
        """Format a message; empty if an external box lacks it, or if its facts do not suffice."""
        if not message:
            return ""
        try:
            return self.say(message, facts, seat)
        except FluentReferenceError:
            if self.look.ours:
                raise
            return ""

    def is_silent(self, event: dict[str, Any]) -> bool:
        """Return whether the viewer's journal leaves an event out, because it is drawn."""
        why = event.get("facts", {}).get("why")
        if event["kind"] in DRAWN or why == "deal":
            return True
        journal, names = self.look.file.journal, {event["kind"], f"{event['kind']}-{why}"}
        others = journal.quiet_of_others if event["seat"] != self.you else []
        return not names.isdisjoint([*journal.quiet, *others])

    # --- facts, in all forms

    def who(self, seat: int, prefix: str = "_") -> Forms:
        """Return the arguments for a seat: whether it is the viewer, and its name."""
        return {f"{prefix}who": "you" if seat == self.you else "other", f"{prefix}name": self.names[seat]}

    def card(self, name: str) -> Forms:
        """Format a card in all forms of its message; without a message, by its notation."""
        card = self.look.card(name)
        if not self.words.first(card["say"]):
            card = card | {"say": "card-other", "card": name.replace("-", "−") if "number" in card else name}
        facts = card | (self.colour_facts(card["colour"]) if "colour" in card else {})
        for order, number in zip(("first", "second"), self.look.numbers(name), strict=False):
            facts[order] = self.card(number)[""]
        suffix = f" {card['suffix']}" if "suffix" in card else ""
        return {
            form.removeprefix(card["say"]).replace(".", "_"): self.words(form, **facts) + suffix
            for form in self.words.forms(card["say"])
        }

    def colour_facts(self, letter: str) -> dict[str, str]:
        """Return the arguments for a colour; custom colours of a box have names."""
        if "suit" in self.look.colours.get(letter, {}) and "named" not in self.look.colours[letter]:
            return {"colour": self.look.colours[letter]["suit"][:1]}
        symbol = self.look.file.names.get("symbol", {}).get(letter, letter)
        return {"colour": "other", "named": self.look.colours.get(letter, {}).get("named", symbol)}

    def colour(self, letter: str) -> Forms:
        """Format a colour in all forms, or a symbol of the cards, such as a suit."""
        forms = self.words.forms("colour")
        symbol = self.look.file.names.get("symbol", {}).get(letter, letter)
        message = self.words.first(f"symbol-{self.look.book}")
        if letter not in self.look.colours and symbol in self.look.file.symbols and message:
            said = self.words(message, symbol=symbol)
            return {form.removeprefix("colour").replace(".", "_"): said for form in forms}
        facts = self.colour_facts(letter)
        return {form.removeprefix("colour").replace(".", "_"): self.words(form, **facts) for form in forms}

    def game(self, name: str) -> str:
        """Return the name of a game of a series, the short one if there is one."""
        full, short = f"game-{name}", f"game-{name}.short"
        if not self.words.first(full):
            return name
        return self.words(short if short in self.words.forms(full) else full)

    def tally(self, name: str, things: list[str]) -> list[tuple[str, int]]:
        """Count how often each thing occurs in a fact: the most frequent first, `last` of its look at the end."""
        look = self.look.file.facts.get(name)
        last = look.last if isinstance(look, FactLook) else ""
        known = [thing for thing in self.look.file.symbols if thing in things]
        counts = [(thing, things.count(thing)) for thing in dict.fromkeys([*known, *things])]
        return sorted(counts, key=lambda count: (count[0] == last, -count[1]))

    def _all_forms(self, facts: dict[str, Any], prefix: str = "") -> Forms:
        return {
            prefix + name + suffix: said
            for name, fact in facts.items()
            for suffix, said in self._forms(name, fact).items()
        }

    def _forms(self, name: str, fact: Any) -> Forms:
        kind = self.look.file.facts.get(name, "")
        if fact is None:
            return {}
        if isinstance(kind, FactLook) and isinstance(fact, str if kind.zone else list):
            return {"": self._format_fact(name, kind, fact)}
        if isinstance(kind, str) and kind and self._is_of(kind, fact):
            return self._of_kind(kind, fact)
        if isinstance(fact, bool):
            return {"": "yes" if fact else "no"}
        return {"": fact} if isinstance(fact, int | str) else {}

    def _is_of(self, kind: str, fact: Any) -> bool:
        if kind == "seat":
            return isinstance(fact, int) and 0 <= fact < len(self.names)
        return isinstance(fact, SHAPES.get(kind, ()))

    def _of_kind(self, kind: str, fact: Any) -> Forms:
        """Format a fact of one of the kinds of `look.KINDS`."""
        match kind:
            case "card":
                return self.card(fact)
            case "seat":
                return self.who(fact)
            case "colour":
                return self.colour(fact)
            case "either":
                said = [self.colour(letter) for letter in fact]
                return {form: " / ".join(str(each[form]) for each in said) for form in (said[0] if said else ())}
            case "facts":
                return self._all_forms(fact, "_")
            case "game":
                return {"": self.game(fact)}
            case "seats":
                return {"": ", ".join(self.name(seat) for seat in reversed(fact)), "_any": "yes" if fact else "no"}
            case "colours":
                return {"": ", ".join(f"{self.name(seat)} {self.colour(one)['']}" for seat, one in enumerate(fact))}
            case "sums":
                highest_first = sorted(fact.items(), key=lambda item: -item[1])
                return {"": ", ".join(f"{self.colour(letter)['']} {total}" for letter, total in highest_first)}
            case "totals":
                return {"": ", ".join(f"{self.name(seat)} {signed(total)}" for seat, total in enumerate(fact))}
        assert kind == "signed", kind
        return {"": signed(fact)}

    def _format_fact(self, name: str, look: FactLook, fact: Any) -> str:
        """Format a fact by its message."""
        if look.zone:
            place, _, which = fact.partition(".")
            number = int(which) if which.isdecimal() else 0
            colour = which if which in self.look.colours else next(iter(self.look.colours), "")
            return self.words(look.zone, place=place, number=number, **self.colour_facts(colour))
        if look.tally:
            counts = self.tally(name, fact)
            return ", ".join(self.words(look.tally, **{look.of[0]: thing, "count": count}) for thing, count in counts)
        return ", ".join(self.words(look.each, **self._entry(look.of, entry)) for entry in fact)

    def _entry(self, names: list[str], entry: Iterable[Any]) -> Forms:
        facts = dict(zip(names, entry, strict=True))
        seat = {"name": self.name(facts.pop("seat"))} if "seat" in facts else {}
        return seat | self._all_forms(facts)


def _fact_names(facts: dict[str, Any]) -> list[str]:
    """Return the names of the facts that may have a message."""
    return [name for name, fact in facts.items() if fact is not None and not isinstance(fact, bool)]


def event_facts(event: dict[str, Any]) -> dict[str, Any]:
    """Return the facts of an event; for a new row on the sheet of a series, which game begins."""
    if event["kind"] != "sheet":
        facts: dict[str, Any] = event.get("facts", {})
        return facts
    now, number = event["now"], len(event["now"]["sheet"]) + 1
    games = now.get("games", [])
    return {"number": number} | ({"game": games[number - 1], "of": len(games)} if games else {})


def signed(number: int | str) -> str:
    """Format a number with a minus sign instead of a hyphen."""
    return str(number).replace("-", "−")
