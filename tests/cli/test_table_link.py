"""The connection of a terminal to a table, when the server process is replaced."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.sync.server import ServerConnection, serve

from tischlein.cli.table_link import Frame, TableAddress, TableLink

WELCOME = {"type": "welcome", "version": 1, "now": 0, "table": "t", "you": {"seat": None, "host": False}}


class RestartingServer:
    """Welcomes a client and closes its socket with a code; the next one it answers."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.hellos: list[Frame] = []

    def handle(self, socket: ServerConnection) -> None:
        self.hellos.append(json.loads(socket.recv()))
        socket.send(json.dumps(WELCOME))
        if len(self.hellos) == 1:
            socket.send(json.dumps({"type": "news", "seq": 5, "kind": "chat-sent"}))
            socket.recv()
            socket.close(self.code)
            return
        for text in socket:
            socket.send(json.dumps({"type": "command-done", "id": json.loads(text)["id"], "seq": 6}))

    @contextmanager
    def run(self) -> Iterator[str]:
        with serve(self.handle, "127.0.0.1", 0) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.socket.getsockname()[1]}"
            server.shutdown()


@pytest.mark.parametrize(("code", "is_noticed"), [(1012, False), (1011, True)])
def test_the_replacement_of_a_process_goes_unnoticed(code: int, is_noticed: bool) -> None:
    server = RestartingServer(code)
    seen: list[bool] = []
    with server.run() as origin:
        link = TableLink(TableAddress(origin, "t"), "", "en", lambda _: None, lambda: seen.append(link.live))
        link.start()
        link.wait(lambda: link.live)
        assert link.ask("send-chat", text="hello")["seq"] == 6
        assert [hello.get("since") for hello in server.hellos] == [None, 5]
        assert (False in seen) == is_noticed
        link.close()
