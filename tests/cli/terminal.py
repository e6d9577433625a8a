"""The program on a real terminal: a person who types and reads."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from tests.cli.emulator import Display
from tests.cli.process import PROGRAM, environ, heed_interrupts

SECONDS = 20
"""Time for the program to answer on the slowest machine."""
CODES = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|[()][A-Z0-9]|[=>78]|\][^\x07]*\x07)")
ENTER, TAB, UP, INTERRUPT, END_OF_INPUT = "\r", "\t", "\x1b[A", "\x03", "\x04"
BEGINS_READING = "\x1b[?2004h"
"""Sent whenever a line is about to be read: what is pasted is to be marked."""
ENDS_READING = "\x1b[?2004l"
LEAVES_ALTERNATE = "\x1b[?1049l"
ENTERS_ALTERNATE = "\x1b[?1049h"


class Terminal:
    """A terminal that runs the program; `page` is all that it was sent, `display` what can be seen."""

    def __init__(self, master: int, process: subprocess.Popen[bytes], display: Display) -> None:
        self.master = master
        self.process = process
        self.display = display
        self.page = ""
        self._seen = 0
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def wait_for(self, text: str) -> None:
        """Read until a text can be seen."""
        self._wait(lambda _: text in self.display.text, text)

    def wait_for_question(self) -> str:
        """Read until the program can be answered; return what it shows."""
        return self._wait(lambda fresh: "\n>" in plain("\n" + fresh.partition(BEGINS_READING)[2]), "a question")

    def _wait(self, seen: Callable[[str], bool], what: str) -> str:
        while not seen(fresh := self.page[self._seen :]):
            ready, _, _ = select.select([self.master], [], [], SECONDS)
            assert ready, f"{what!r} does not appear after:\n{plain(fresh)}"
            assert self._receive(), f"the program ended before {what!r}:\n{plain(self.page)}"
        self._seen = len(self.page)
        return plain(fresh.rpartition(ENDS_READING)[2])

    def _receive(self) -> bool:
        try:
            data = os.read(self.master, 65536)
        except OSError:  # Linux says so when the other side has closed
            data = b""
        text = self._decoder.decode(data)
        self.page += text
        self.display.feed(text)
        return bool(data)

    def end(self) -> int:
        """Read to the end and return the exit code."""
        while self._receive():
            pass
        return self.process.wait(SECONDS)

    def resize(self, width: int, height: int) -> None:
        self.display.resize(width, height)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    @property
    def left_behind(self) -> str:
        """What stays when the program has left the alternate screen."""
        return plain(self.page.rpartition(LEAVES_ALTERNATE)[2])


def plain(text: str) -> str:
    return CODES.sub("", text).replace("\r", "")


@contextmanager
def terminal(*args: str, width: int = 80, height: int = 24, **env: str) -> Iterator[Terminal]:
    """Start the program on a terminal of this size; it is ended afterwards if it has not ended."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
    env = {"TERM": "xterm-256color", **env}
    for unwanted in ("COLUMNS", "LINES", "NO_COLOR", "PAGER", "LESS"):
        env.setdefault(unwanted, "")
    process = subprocess.Popen(
        [*PROGRAM, *args],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env={name: value for name, value in environ(**env).items() if value},
        preexec_fn=_sit_down,  # noqa: PLW1509  (no threads here)
    )
    os.close(slave)
    try:
        yield Terminal(master, process, Display(width, height))
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
        with suppress(OSError):
            os.close(master)


def _sit_down() -> None:
    """Make the terminal the one that sends Ctrl-C and changes of its size."""
    heed_interrupts()
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
