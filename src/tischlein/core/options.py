"""What a table may choose about a game, declared once by the game: checked here, shown by whoever asks."""

from __future__ import annotations

from collections.abc import Callable

from tischlein.core.errors import OptionError


class Option:
    """One choice among values, or anything that `read` takes.

    house   it is a house rule, which no printed rule knows (ruling A1)
    read    makes the value that is kept from the one that was given, and refuses what makes no sense
    """

    def __init__(
        self, name: str, values: list[object], house: bool = False, read: Callable[[object], object] | None = None
    ) -> None:
        self.name = name
        self.values = values
        self.house = house
        self.read = read

    @property
    def default(self) -> object:
        """The first value: what the printed rules say."""
        return self.values[0]

    def short(self, value: object) -> object:
        """A settled value as somebody would give it: what the default was made into is called as the default is."""
        if self.read is not None and value == self.read(self.default):
            return self.default
        return value

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.values!r}{', house=True' if self.house else ''})"


def flag(name: str, house: bool = False) -> Option:
    """A choice that is off unless switched on."""
    return Option(name, [False, True], house)


def resolve_options(game: str, options: list[Option], given: dict[str, object]) -> dict[str, object]:
    """All options with a value each; OptionError for a name or a value the game does not know."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise OptionError(f"{game} has no option {str(name)[:40]!r}; it has {', '.join(names)}")
    settled: dict[str, object] = {}
    for option in options:
        value = given.get(option.name, option.default)
        if option.read is not None:
            settled[option.name] = option.read(value)
            continue
        # True == 1 in Python: compare the types, too.
        if not any(type(value) is type(known) and value == known for known in option.values):
            known_values = ", ".join(str(known) for known in option.values)
            raise OptionError(f"option {option.name} of {game} takes {known_values}, not {str(value)[:40]!r}")
        settled[option.name] = value
    return settled


def seat_option(game: str, name: str, options: dict[str, object], seats: int) -> int:
    """The seat that an option names, or -1 where it is left to the lot (ruling A5)."""
    seat = options[name]
    if not isinstance(seat, int):
        return -1
    if seat >= seats:
        raise OptionError(f"option {name} of {game} names seat {seat}, but the seats are 0 to {seats - 1}")
    return seat
