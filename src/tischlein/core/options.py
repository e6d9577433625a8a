"""Options of a game: declared by the game, checked here."""

from __future__ import annotations

from collections.abc import Callable

from tischlein.core.errors import OptionError


class Option:
    """A choice among values, or anything that `read` accepts.

    house   it is a house rule, not a printed one (ruling A1)
    read    converts the given value to the stored one, or raises OptionError
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
        """The first value: the printed rules."""
        return self.values[0]

    def short_value(self, value: object) -> object:
        """Return a resolved value as it is given: the default for what `read` makes of the default."""
        if self.read is not None and value == self.read(self.default):
            return self.default
        return value

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.values!r}{', house=True' if self.house else ''})"


def flag(name: str, house: bool = False) -> Option:
    """Return an option that is off by default."""
    return Option(name, [False, True], house)


def resolve_options(game: str, options: list[Option], given: dict[str, object]) -> dict[str, object]:
    """Return a value for each option; OptionError for a name or a value that the game does not have."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise OptionError(f"{game} has no option {str(name)[:40]!r}; it has {', '.join(names)}")
    resolved: dict[str, object] = {}
    for option in options:
        value = given.get(option.name, option.default)
        if option.read is not None:
            resolved[option.name] = option.read(value)
            continue
        # True == 1 in Python: compare the types, too.
        if not any(type(value) is type(known) and value == known for known in option.values):
            known_values = ", ".join(str(known) for known in option.values)
            raise OptionError(f"option {option.name} of {game} takes {known_values}, not {str(value)[:40]!r}")
        resolved[option.name] = value
    return resolved


def seat_option(game: str, name: str, options: dict[str, object], seats: int) -> int:
    """Return the seat that an option names, or -1 if it is drawn by lot (ruling A5)."""
    seat = options[name]
    if not isinstance(seat, int):
        return -1
    if seat >= seats:
        raise OptionError(f"option {name} of {game} names seat {seat}, but the seats are 0 to {seats - 1}")
    return seat
