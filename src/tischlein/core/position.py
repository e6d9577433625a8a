"""Positions as text or as a flat dict: `uno; seats=2; hands=r7 b3 | W; discard=r5; turn=0`."""

from __future__ import annotations

from tischlein.core.errors import PositionError
from tischlein.core.rng import Rng, load_rng


def parse_position(text: str) -> dict[str, object]:
    """Parse a text: the game's id, then entries separated by `;` or line ends, with lists separated by `|`."""
    entries = [entry.strip() for line in text.splitlines() for entry in line.split(";")]
    position: dict[str, object] = {}
    for number, entry in enumerate(entry for entry in entries if entry):
        name, equals, value = entry.partition("=")
        name = name.strip()
        if not equals and number == 0:
            name, value = "game", entry
        elif not equals:
            raise PositionError(f"a position is made of name=value entries, which {entry[:40]!r} is not")
        if name in position:
            raise PositionError(f"the position names {name} twice")
        parts = [part.strip() for part in value.split("|")]
        position[name] = parts if len(parts) > 1 else parts[0]
    return position


def format_position(position: dict[str, object]) -> str:
    """Format a position as one line; `parse_position` is the inverse, except that it returns numbers as texts."""
    entries = [str(position["game"])]
    for name, value in position.items():
        if name != "game":
            entries.append(f"{name}={' | '.join(value) if isinstance(value, list) else value}")
    return "; ".join(entries)


def remaining_cards(box: list[int], named: list[int], names: dict[int, str], whose: str, rule: str) -> list[int]:
    """Return the cards that a position does not name; PositionError if it names one more often than the box has it."""
    rest = list(box)
    for card in named:
        if card not in rest:
            raise PositionError(
                f"the position names {names[card]} {named.count(card)} times, "
                f"but {whose} holds it {box.count(card)} times{cite_rule(rule)}"
            )
        rest.remove(card)
    return rest


def cite_rule(rule: str) -> str:
    """Return a citation of a rule for the end of a sentence; empty without a rule."""
    return f" (rule {rule})" if rule else ""


class PositionReader:
    """Reads a position entry by entry; PositionError names the entry that is wrong."""

    def __init__(self, position: dict[str, object]) -> None:
        self.entries = dict(position)

    def __contains__(self, name: str) -> bool:
        return name in self.entries

    def text(self, name: str, default: str) -> str:
        value = self.entries.pop(name, default)
        if isinstance(value, str):
            return value
        raise PositionError(f"{name} of a position is a text, not {str(value)[:40]!r}")

    def number(self, name: str, low: int, high: int, default: int) -> int:
        value = self.entries.pop(name, default)
        if isinstance(value, str) and value.removeprefix("-").isdecimal() and len(value) < 10:
            value = int(value)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise PositionError(f"{name} of a position is a number from {low} to {high}, not {str(value)[:40]!r}")

    def choice(self, name: str, choices: list[str], default: str) -> str:
        value = self.text(name, default)
        if value in choices:
            return value
        raise PositionError(f"{name} of a position is one of {', '.join(filter(None, choices))}, not {value[:40]!r}")

    def expect(self, name: str, text: str, why: str) -> None:
        """Check an entry that follows from others; it may be missing."""
        value = self.text(name, text)
        if value != text:
            raise PositionError(f"{name} of a position is {text}, {why}, not {value[:40]!r}")

    def texts(self, name: str, count: int) -> list[str]:
        """Return a list of `count` texts; all empty if the entry is missing."""
        if name not in self.entries:
            return [""] * count
        value = self.entries.pop(name)
        if isinstance(value, str):
            value = [value]
        if isinstance(value, list) and len(value) == count and all(isinstance(part, str) for part in value):
            return value
        raise PositionError(f"{name} of a position is a list of {count} texts, not {str(value)[:40]!r}")

    def rng(self, default: Rng) -> Rng:
        """Return the generator whose state the position names, or the default."""
        if "rng" not in self.entries:
            return default
        text = self.text("rng", "")
        try:
            return load_rng(text)
        except ValueError:
            raise PositionError(f"rng of a position is not the state of a generator: {text[:40]!r}") from None

    def finish(self) -> None:
        """Raise PositionError if an entry was not read."""
        if self.entries:
            raise PositionError(f"a position has no entry {str(next(iter(self.entries)))[:40]!r}")
