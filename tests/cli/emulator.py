"""A small terminal: what a person sees after the control codes that the program sends."""

from __future__ import annotations

import re

TOKEN = re.compile(
    r"\x1b\[([?]?)([0-9;]*)([A-Za-z])|\x1b[()][A-Z0-9]|\x1b[=>78]|\x1b\][^\x07]*\x07|[\r\n\x08\x07]|[^\x1b]"
)
BEGUN = re.compile(r"\x1b(\[[?0-9;]*|[()]|\][^\x07]*)?\Z")
"""A code whose end has not arrived yet."""


class Display:
    """The characters on a screen of this size; the alternate screen is cleared when it is entered and left."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._rest = ""
        self._cells: list[list[str]] = []
        self._row = self._column = 0
        self._clear()

    def _clear(self) -> None:
        self._cells = [[" "] * self.width for _ in range(self.height)]

    @property
    def text(self) -> str:
        return "\n".join("".join(row).rstrip() for row in self._cells)

    def resize(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._row = self._column = 0
        self._clear()

    def feed(self, data: str) -> None:
        data = self._rest + data
        begun = BEGUN.search(data)
        self._rest = begun[0] if begun else ""
        for token in TOKEN.finditer(data[: len(data) - len(self._rest)]):
            if token[3]:
                self._control(token[1], [int(number or 0) for number in token[2].split(";")], token[3])
            elif not token[0].startswith("\x1b"):
                self._put(token[0])

    def _put(self, character: str) -> None:
        if character == "\r":
            self._column = 0
        elif character == "\b":
            self._column = max(0, self._column - 1)
        elif character == "\n":
            self._row += 1
            if self._row == self.height:
                self._row -= 1
                self._cells = [*self._cells[1:], [" "] * self.width]
        elif character.isprintable():
            self._cells[self._row][min(self._column, self.width - 1)] = character
            self._column += 1

    def _control(self, private: str, numbers: list[int], final: str) -> None:
        count = max(1, numbers[0])
        match private + final:
            case "A":
                self._row = max(0, self._row - count)
            case "B":
                self._row = min(self.height - 1, self._row + count)
            case "C":
                self._column = min(self.width - 1, self._column + count)
            case "D":
                self._column = max(0, self._column - count)
            case "H":
                self._row = min(self.height, count) - 1
                self._column = min(self.width, max(1, numbers[1] if len(numbers) > 1 else 1)) - 1
            case "J":
                self._erase(numbers[0])
            case "K":
                row = self._cells[self._row]
                first = 0 if numbers[0] == 2 else self._column
                row[first:] = [" "] * (self.width - first)
            case "?h" | "?l" if numbers[0] == 1049:
                self._clear()

    def _erase(self, how: int) -> None:
        if how >= 2:
            self._clear()
            return
        self._cells[self._row][self._column :] = [" "] * (self.width - self._column)
        for row in range(self._row + 1, self.height):
            self._cells[row] = [" "] * self.width
