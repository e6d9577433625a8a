"""Fields of a game, declared once for positions, views and observations.

A declaration is a list, in the order in which positions name the fields:

    def fields(self) -> list[Field]:
        return [*super().fields(), fields.number("owed", 0, 32), fields.word("suit", SUITS)]

Each field is an attribute of the state. From the list come the entries of positions, the open facts of views and, for
games that do not write them by hand, the features of observations. Fields are read by name, which is too slow for
search: compiled games copy their attributes and write their features in native code, and `tests/core/test_fields.py`
compares that code with the declarations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tischlein.core.errors import PositionError
from tischlein.core.features import FeatureWriter
from tischlein.core.position import PositionReader, cite_rule

When = Callable[[Any], bool]


class Field:
    """One attribute of a state; the subclasses say which values it takes.

    name    the attribute, and its name in positions, views and observations
    start   the value before the deal, and in a position that does not name it; may be a function of the state
    saved   positions name it; with `brief`, not if it is blank: 0, nobody, none or an empty text
    public  everybody sees it; if there is a `when` that does not hold, it is None
    first   positions name it before the cards
    """

    def __init__(
        self,
        name: str,
        start: Any,
        saved: bool = True,
        public: bool = True,
        brief: bool = False,
        first: bool = False,
        when: When | None = None,
    ) -> None:
        self.name = name
        self.start = start
        self.saved = saved
        self.public = public
        self.brief = brief
        self.first = first
        self.when = when

    def start_value(self, state: Any) -> Any:
        """Return the value that the field starts with."""
        return self.start(state) if callable(self.start) else self.start

    def is_visible(self, state: Any) -> bool:
        """Return whether everybody sees the field now."""
        return self.when is None or self.when(state)

    def save(self, state: Any, position: dict[str, object]) -> None:
        """Add the entry of a position."""
        value = getattr(state, self.name)
        if not self.brief or not self.is_blank(value):
            position[self.name] = self.format(state, value)

    def load(self, state: Any, reader: PositionReader) -> None:
        """Read the entry; PositionError says which values it takes."""
        setattr(state, self.name, self.parse(state, reader))

    def fact(self, state: Any) -> object:
        """Return the fact for a view."""
        return self.format(state, getattr(state, self.name)) if self.is_visible(state) else None

    def is_blank(self, value: Any) -> bool:
        """Return whether a brief position leaves the value out."""
        return not value

    def format(self, state: Any, value: Any) -> object:
        """Format a value for positions and views."""
        raise NotImplementedError

    def parse(self, state: Any, reader: PositionReader) -> object:
        """Parse the value that a position names."""
        raise NotImplementedError

    def write_features(self, state: Any, writer: FeatureWriter) -> None:
        """Write the field as features."""
        raise NotImplementedError


class SeatField(Field):
    """A seat, or -1 for nobody."""

    nobody = False

    def is_blank(self, value: Any) -> bool:
        return bool(value < 0)

    def format(self, state: Any, value: Any) -> object:
        return int(value)

    def parse(self, state: Any, reader: PositionReader) -> object:
        return reader.number(self.name, -1 if self.nobody else 0, int(state.seats) - 1, int(self.start_value(state)))

    def fact(self, state: Any) -> object:
        seat = int(getattr(state, self.name))
        return seat if seat >= 0 and self.is_visible(state) else None

    def write_features(self, state: Any, writer: FeatureWriter) -> None:
        writer.seat(self.name, int(getattr(state, self.name)), self.is_visible(state))


class NumberField(Field):
    """A number within limits, which may depend on the state."""

    low = 0
    high: Any = 0

    def format(self, state: Any, value: Any) -> object:
        return int(value)

    def parse(self, state: Any, reader: PositionReader) -> object:
        high = self.high(state) if callable(self.high) else self.high
        return reader.number(self.name, self.low, int(high), int(self.start_value(state)))

    def write_features(self, state: Any, writer: FeatureWriter) -> None:
        writer.put(self.name, int(getattr(state, self.name)) if self.is_visible(state) else 0)


class ChoiceField(Field):
    """The index of one of several words, or -1 for none of them, if there may be none."""

    choices: Any = None
    none = False

    def is_blank(self, value: Any) -> bool:
        return bool(value < 0)

    def words(self, state: Any) -> list[str]:
        """Return the words by index."""
        return list(self.choices(state) if callable(self.choices) else self.choices)

    def format(self, state: Any, value: Any) -> object:
        return self.words(state)[int(value)] if value >= 0 else ""

    def parse(self, state: Any, reader: PositionReader) -> object:
        words = self.words(state)
        start = self.format(state, self.start_value(state))
        word = reader.choice(self.name, ["", *words] if self.none else words, str(start))
        return words.index(word) if word else -1

    def fact(self, state: Any) -> object:
        return super().fact(state) or None

    def write_features(self, state: Any, writer: FeatureWriter) -> None:
        index = int(getattr(state, self.name)) if self.is_visible(state) else -1
        writer.one_of(self.name, index, self.words(state))


class WordField(ChoiceField):
    """One of several words as a text; an empty text is none of them."""

    def is_blank(self, value: Any) -> bool:
        return not value

    def format(self, state: Any, value: Any) -> object:
        return str(value)

    def parse(self, state: Any, reader: PositionReader) -> object:
        return reader.choice(self.name, ["", *self.words(state)], str(self.start_value(state)))

    def write_features(self, state: Any, writer: FeatureWriter) -> None:
        words = self.words(state)
        word = self.fact(state)
        writer.one_of(self.name, words.index(str(word)) if word else -1, words)


class FlagField(Field):
    """True or False; `yes` or `no` in a position."""

    def format(self, state: Any, value: Any) -> object:
        return "yes" if value else "no"

    def parse(self, state: Any, reader: PositionReader) -> object:
        return reader.choice(self.name, ["no", "yes"], "yes" if self.start_value(state) else "no") == "yes"

    def fact(self, state: Any) -> object:
        return bool(getattr(state, self.name)) if self.is_visible(state) else None

    def write_features(self, state: Any, writer: FeatureWriter) -> None:
        writer.flag(self.name, self.fact(state) is True)


class PointsField(Field):
    """A number for each seat, not below 0, as a list that is replaced or changed in place."""

    rule: Any = ""

    def start_value(self, state: Any) -> Any:
        return [int(self.start)] * int(state.seats)

    def save(self, state: Any, position: dict[str, object]) -> None:
        points = getattr(state, self.name)
        if not self.brief or any(points):
            position[self.name] = " ".join(str(int(number)) for number in points)

    def parse(self, state: Any, reader: PositionReader) -> object:
        text = reader.text(self.name, "")
        points = text.split()
        if not points:
            return self.start_value(state)
        if len(points) != state.seats or not all(number.isdecimal() and len(number) < 6 for number in points):
            rule = self.rule(state) if callable(self.rule) else self.rule
            raise PositionError(
                f"{self.name} of a position is a number for each seat, not {text[:40]!r}{cite_rule(rule)}"
            )
        return [int(number) for number in points]

    def format(self, state: Any, value: Any) -> object:
        return [int(number) for number in value]

    def write_features(self, state: Any, writer: FeatureWriter) -> None:
        points = getattr(state, self.name)
        visible = self.is_visible(state)
        for step, name in enumerate(writer.seat_names):
            writer.put(f"{self.name}.{name}", int(points[writer.seat_at(step)]) if visible else 0)


class DerivedField(Field):
    """A fact computed from the state; it has no attribute and no entry."""

    value_of: Any = None
    write: Any = None

    def fact(self, state: Any) -> object:
        value: object = self.value_of(state)
        return value

    def write_features(self, state: Any, writer: FeatureWriter) -> None:
        if self.write is not None:
            self.write(state, writer)


class EntryField(Field):
    """An entry of positions with custom code; None leaves it out."""

    write: Any = None
    read_entry: Any = None

    def save(self, state: Any, position: dict[str, object]) -> None:
        value = self.write(state)
        if value is not None:
            position[self.name] = value

    def load(self, state: Any, reader: PositionReader) -> None:
        if self.read_entry is not None:
            self.read_entry(state, reader)


# --- how to declare a field


def seat(name: str, start: Any = 0, nobody: bool = False, **how: Any) -> Field:
    """Declare a seat. With `nobody` it may be -1, which is also the default start."""
    field = SeatField(name, -1 if nobody and start == 0 else start, **how)
    field.nobody = nobody
    return field


def number(name: str, low: int, high: Any, start: Any = None, **how: Any) -> Field:
    """Declare a number from `low` to `high`, which may be a function of the state; it starts at `low`."""
    field = NumberField(name, low if start is None else start, **how)
    field.low = low
    field.high = high
    return field


def choice(name: str, choices: Any, start: Any = 0, none: bool = False, **how: Any) -> Field:
    """Declare one of several words, stored as its index; with `none` it starts as -1, which is none of them."""
    field = ChoiceField(name, -1 if none and start == 0 else start, **how)
    field.choices = choices
    field.none = none
    return field


def word(name: str, choices: Any, start: Any = "", **how: Any) -> Field:
    """Declare one of several words, stored as a text; it starts as an empty text, which is none of them."""
    field = WordField(name, start, **how)
    field.choices = choices
    return field


def flag(name: str, start: Any = False, **how: Any) -> Field:
    """Declare a flag, true or false."""
    return FlagField(name, start, **how)


def points(name: str, start: int = 0, rule: Any = "", **how: Any) -> Field:
    """Declare a list with a number for each seat; `rule` is cited when a position gets it wrong."""
    field = PointsField(name, start, **how)
    field.rule = rule
    return field


def derived(
    name: str, value: Callable[[Any], object], write: Callable[[Any, FeatureWriter], None] | None = None
) -> Field:
    """Declare a fact that follows from the state; `write` writes its features, unless the zones already do."""
    field = DerivedField(name, None, saved=False)
    field.value_of = value
    field.write = write
    return field


def figure(name: str, value: Callable[[Any], int | None]) -> Field:
    """Declare a number that follows from the state; its feature is 0 for None."""
    return derived(name, value, lambda state, writer: writer.put(name, value(state) or 0))


def entry(
    name: str,
    write: Callable[[Any], object],
    read: Callable[[Any, PositionReader], None] | None = None,
    first: bool = False,
) -> Field:
    """Declare an entry of positions with custom code to write and to read it.

    Without `read` it is read together with something else, such as another entry or the cards.
    """
    field = EntryField(name, None, public=False, first=first)
    field.write = write
    field.read_entry = read
    return field


# --- positions, facts and features from the declarations


def set_up(state: Any) -> None:
    """Set every declared field that the state does not have yet to its start."""
    for field in state.fields():
        if field.start is not None and not hasattr(state, field.name):
            setattr(state, field.name, field.start_value(state))


def save_fields(state: Any, position: dict[str, object], first: bool) -> None:
    """Add the entries of the fields that positions name before (`first`) or after the cards."""
    for field in state.fields():
        if field.saved and field.first == first:
            field.save(state, position)


def load_fields(state: Any, reader: PositionReader, first: bool) -> None:
    """Read the entries of these fields, in the order of their declaration."""
    for field in state.fields():
        if field.saved and field.first == first:
            field.load(state, reader)


def public_facts(state: Any) -> dict[str, object]:
    """Return the public facts of a view."""
    return {field.name: field.fact(state) for field in state.fields() if field.public}


def write_field_features(state: Any, writer: FeatureWriter) -> None:
    """Write the public facts as features, in the order of their declaration."""
    for field in state.fields():
        if field.public:
            field.write_features(state, writer)
