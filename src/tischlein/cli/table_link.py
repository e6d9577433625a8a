"""Find a table at a server, and stay connected to it.

The connection comes back by itself: with the keys of the table, the last log entry it has seen, and the commands that
were not answered, under the same ids (docs/protocol.md).
"""

from __future__ import annotations

import json
import random
import re
import secrets
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

from tischlein.cli.words import InputError, load_words
from tischlein.parallel.errors import import_optional
from tischlein.server.messages import VERSION

Frame = dict[str, Any]
SECONDS: Final = 10.0
"""Time for a server to answer."""
PAUSES: Final = (0.5, 10.0)
"""Seconds before it reconnects, at first and at most."""
RESTART: Final = 1012
"""The close code of a server process that is about to be replaced."""
RESTART_SECONDS: Final = 0.3
"""Seconds in which all clients of such a process reconnect, each at a random moment."""
FINAL: Final = ("bad-version", "no-table", "table-closed", "banned", "no-seat", "bad-message", "too-long")
"""Errors that would repeat with the same hello."""
DEFAULT_SERVER: Final = "http://localhost:8765"


@dataclass
class TableAddress:
    """Where a table is.

    origin  the server, such as http://localhost:8765
    keys    the keys of the table: of the invitation and, once taken, of the seat
    """

    origin: str
    table: str
    keys: list[str] = field(default_factory=list)

    @property
    def link(self) -> str:
        return f"{self.origin}/t/{self.table}"

    @property
    def invitation(self) -> str:
        """The link for others; the key of the invitation is the last one."""
        return "#".join([self.link, *self.keys[-1:]])


def find_table(text: str, server: str | None) -> TableAddress:
    """Find the table of a link or of a join code; InputError if it is neither, or the server does not answer."""
    found = re.fullmatch(r"(https?://[^/\s]+)/t/([\w-]+)/?(?:\?[^#]*)?(?:#([\w-]*))?", text.strip())
    if found:
        return TableAddress(found[1], found[2], [found[3]] if found[3] else [])
    if not re.fullmatch(r"[\w-]{4,12}", text.strip()):
        raise InputError("bad-link", text=text[:60])
    origin = check_origin(server or DEFAULT_SERVER)
    answer = post(origin, "/api/join", {"code": text.strip()})[0]
    return TableAddress(origin, str(answer["id"]), [str(answer["invitation"])])


def check_origin(server: str) -> str:
    parts = urlsplit(server if "://" in server else f"http://{server}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise InputError("bad-server", text=server[:60])
    return f"{parts.scheme}://{parts.netloc}"


def wrong_message(code: str) -> str:
    """Return the message for an error of a server."""
    return load_words("en").first(f"page-wrong-{code}") or "page-wrong-unavailable"


class ServerError(InputError):
    """A server has refused a request; the code says why."""

    def __init__(self, code: str, text: str = "") -> None:
        super().__init__(wrong_message(code), text=text)


def post(origin: str, path: str, body: Frame, cookie: str = "") -> tuple[Frame, str]:
    """Send a request; return the answer, and the cookie that it sets."""
    headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
    try:
        opener = build_opener(ProxyHandler({})) if _is_local(origin) else build_opener()
        with opener.open(Request(origin + path, json.dumps(body).encode(), headers), timeout=SECONDS) as answer:
            cookie = (answer.headers["set-cookie"] or cookie).partition(";")[0]
            return json.load(answer), cookie
    except HTTPError as error:
        try:
            problem = json.load(error)
            refused: InputError = ServerError(str(problem["code"]), str(problem["text"]))
        except (ValueError, KeyError, TypeError):
            refused = InputError("bad-server-away", server=origin)
        raise refused from None
    except (URLError, OSError, ValueError):
        raise InputError("bad-server-away", server=origin) from None


def _is_local(origin: str) -> bool:
    return urlsplit(origin).hostname in ("localhost", "127.0.0.1", "::1")


class TableLink:
    """A connection to a table, in a separate thread.

    receive  is called with every message that is no reply, in that thread
    changed  is called after every message, and when the connection is lost or back
    """

    def __init__(
        self,
        address: TableAddress,
        cookie: str,
        lang: str,
        receive: Callable[[Frame], None],
        changed: Callable[[], None],
    ) -> None:
        import_optional("websockets", "cli")
        self.address = address
        self.live = False
        self.refused = ""
        """The code with which the server has turned us away for good."""
        self.cookie = cookie
        self._lang = lang
        self._receive = receive
        self._changed = changed
        self._seq: int | None = None
        self._prefix = secrets.token_hex(4)
        self._count = 0
        self._pending: dict[str, Frame] = {}
        self._replies: dict[str, Frame] = {}
        self._news = threading.Condition()
        self._socket: Any = None
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        if self._socket is not None:
            self._socket.close()
        self._thread.join(SECONDS)

    def ask(self, kind: str, **fields: Any) -> Frame:
        """Send a command and wait for the reply, across lost connections; EOFError if there will be none."""
        with self._news:
            self._count += 1
            number = f"{self._prefix}-{self._count}"
            command = {"type": kind, "id": number, **fields}
            self._pending[number] = command
            if self.live:
                self._send(command)
            while number not in self._replies:
                if self.refused or self._closing.is_set():
                    raise EOFError
                self._news.wait(0.2)  # short, so that Ctrl-C is heard everywhere
            return self._replies.pop(number)

    def wait(self, done: Callable[[], bool]) -> None:
        """Wait until something holds, or the server has turned us away."""
        with self._news:
            while not (done() or self.refused):
                self._news.wait(0.2)

    # --- the thread

    def _run(self) -> None:
        from websockets.exceptions import (  # noqa: PLC0415  (an optional package)
            ConnectionClosed,
            InvalidURI,
            WebSocketException,
        )
        from websockets.sync.client import connect  # noqa: PLC0415

        pause = PAUSES[0]
        url = f"{self.address.origin.replace('http', 'ws', 1)}/api/tables/{self.address.table}/socket"
        while not (self._closing.is_set() or self.refused):
            is_restart = False
            try:
                with connect(
                    url,
                    additional_headers={"cookie": self.cookie},
                    open_timeout=SECONDS,
                    ping_interval=SECONDS,
                    ping_timeout=SECONDS,
                    max_size=None,
                    proxy=None if _is_local(self.address.origin) else True,
                ) as self._socket:
                    self._say_hello()
                    for text in self._socket:
                        self._handle(json.loads(text))
                        pause = PAUSES[0]
            except InvalidURI:
                self.refused = "no-table"
            except ConnectionClosed as error:
                is_restart = error.rcvd is not None and error.rcvd.code == RESTART
            except (WebSocketException, OSError, ValueError):
                pass
            if self.live and is_restart:
                with self._news:
                    self.live = False  # not worth a word
                self._closing.wait(random.uniform(0, RESTART_SECONDS))
                continue
            self._set_live(False)
            self._closing.wait(pause)
            pause = min(PAUSES[1], 2 * pause)

    def _say_hello(self) -> None:
        hello = {"type": "hello", "version": VERSION, "keys": self.address.keys, "lang": self._lang}
        self._send(hello | ({} if self._seq is None else {"since": self._seq}))

    def _send(self, frame: Frame) -> None:
        from websockets.exceptions import WebSocketException  # noqa: PLC0415  (an optional package)

        with suppress(WebSocketException, OSError):  # it is sent again after the next welcome
            self._socket.send(json.dumps(frame))

    def _set_live(self, live: bool) -> None:
        with self._news:
            self.live = live
            self._news.notify_all()
        self._changed()

    def _handle(self, frame: Frame) -> None:
        kind = frame["type"]
        if kind == "error" and frame.get("fatal") and frame["code"] in FINAL:
            self.refused = frame["code"]
        if kind in ("snapshot", "news"):
            self._seq = frame["seq"]
        if kind == "command-done" and "key" in frame:
            self.address.keys = [frame["key"], *self.address.keys][:8]
        self._receive(frame)
        with self._news:
            if kind == "welcome" and not self.live:
                self.live = True
                for command in self._pending.values():
                    self._send(command)
            number = frame.get("id")
            if number in self._pending:
                del self._pending[number]
                self._replies[number] = frame
            self._news.notify_all()
        self._changed()
