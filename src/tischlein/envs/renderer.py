"""Renders a view as text or as an image, from its zones and facts, for every game alike."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tischlein.core.state import State

Image: TypeAlias = NDArray[np.uint8]
Colour: TypeAlias = tuple[int, int, int]

SHAPES: Final = """
075557 126227 271747 371317 455711 574717 674757 771111 875757 975717 a75755 b65656 c74447 d65556 e74647
f74644 g74557 h55755 i72227 j11157 k55655 l44447 m57755 n65555 o25552 p75744 q75571 r75655 s34216 t72222
u55557 v55552 w55775 x55255 y55222 z71247 +02720 -00700 .00002 =07070 /11244 !22202 *52725 :02020 >42124
"""
FONT: Final = {shape[0]: shape[1:] for shape in SHAPES.split()}
"""Letters of three by five dots: a digit for each of five rows holds its three bits."""
DOT: Final = 2
LETTER: Final = 4 * DOT
LINE: Final = 24
WIDTH: Final = 720
LABEL: Final = 130
"""Where cards start, to the right of a zone's name."""

GROUND: Final = (31, 77, 58)
INK: Final = (240, 240, 232)
BACK: Final = (92, 92, 100)
PLAIN: Final = (58, 58, 66)
COLOURS: Final[dict[str, Colour]] = {
    "r": (190, 40, 40),
    "g": (24, 120, 50),
    "b": (32, 80, 180),
    "y": (150, 118, 0),
    "o": (190, 96, 0),
    "p": (120, 50, 140),
}


class TableRenderer:
    """Renders views. All images of a game or a series have the same size."""

    def __init__(self, start: State, rulebook: str) -> None:
        self._lines: Final = max(len(part.zones()) for part in start.parts()) + 5
        self._coloured: Final = rulebook != "raise"  # in Raise, letters are symbols

    def render_text(self, head: str, view: dict[str, Any], moves: list[str]) -> str:
        """Return zones with their card counts and visible cards, facts, and legal moves."""
        lines = [head]
        for name, zone in view["zones"].items():
            lines.append(f"  {name:<11}{zone['count']:>4}  {' '.join(zone['cards'])}".rstrip())
        lines.append("  " + ", ".join(_format_facts(view)))
        if moves:
            lines.append("  may: " + " ".join(moves))
        return "\n".join(lines) + "\n"

    def render_image(self, head: str, view: dict[str, Any]) -> Image:
        image = np.empty((self._lines * LINE, WIDTH, 3), np.uint8)
        image[:] = GROUND
        _write(image, 4, 0, head)
        line = 1
        for name, zone in view["zones"].items():
            _write(image, 4, line, name)
            self._draw_zone(image, line, zone)
            line += 1
        self._draw_facts(image, line, _format_facts(view))
        return image

    def _draw_zone(self, image: Image, line: int, zone: dict[str, Any]) -> None:
        """Draw the visible cards of a zone with their names, and the number of all cards."""
        x = LABEL
        _write(image, x, line, f"{zone['count']:>3}")
        x += 4 * LETTER
        for card in zone["cards"]:
            width = LETTER * len(card) + 6
            if x + width > WIDTH:
                return
            self._paint(image, line, x, width, card)
            x += width + 2
        if not zone["cards"] and zone["count"]:
            image[line * LINE + 2 : line * LINE + LINE - 4, x : x + 14] = BACK

    def _paint(self, image: Image, line: int, x: int, width: int, card: str) -> None:
        """Draw a card; one with two colours shows both."""
        colours = [COLOURS[letter] for letter in card if letter in COLOURS] if self._coloured else []
        colours = (colours or [PLAIN])[:2]
        top, each = line * LINE + 2, width // len(colours)
        for number, colour in enumerate(colours):
            end = x + width if number == len(colours) - 1 else x + each
            image[top : top + LINE - 6, x + number * each : end] = colour
        _write(image, x + 4, line, card)

    def _draw_facts(self, image: Image, line: int, facts: list[str]) -> None:
        x = 4
        for fact in facts:
            width = LETTER * (len(fact) + 2)
            if x > 4 and x + width > WIDTH:
                line, x = line + 1, 4
            if line < self._lines:
                _write(image, x, line, fact)
            x += width


def _format_facts(view: dict[str, Any]) -> list[str]:
    """Format the open facts, leaving out empty ones."""
    return [f"{name}={_format_value(value)}" for name, value in view["table"].items() if value not in (None, [], {})]


def _format_value(value: object) -> str:
    if isinstance(value, dict):
        return "/".join(f"{name}:{_format_value(each)}" for name, each in value.items())
    if isinstance(value, list):
        return "/".join(_format_value(each) for each in value)
    return str(value)


def _write(image: Image, x: int, line: int, text: str) -> None:
    y = line * LINE + (LINE - 5 * DOT) // 2 - 1
    for char in text.lower():
        for row, bits in enumerate(FONT.get(char, "00000")):
            for column in range(3):
                if int(bits) >> (2 - column) & 1:
                    top, left = y + DOT * row, x + DOT * column
                    image[top : top + DOT, left : left + DOT] = INK
        x += LETTER
