"""A computer player for any game: `python bot.py http://localhost:8765 TABLE INVITATION [NAME]`.

It takes a free seat, waits until the host starts, plays the first move that does something, and leaves after the game.
"""

import json
import secrets
import sys
import time
from urllib.request import Request, urlopen

from websockets.sync.client import connect

LAZY = {"draw", "keep", "pass"}


def guest_cookie(base: str, name: str) -> str:
    body = json.dumps({"name": name}).encode()
    with urlopen(Request(f"{base}/api/guest", body, {"content-type": "application/json"}), timeout=10) as answer:
        return answer.headers["set-cookie"].partition(";")[0]


def play(base: str, table: str, invitation: str, name: str = "Robot") -> str:
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"cookie": guest_cookie(base, name)}) as socket:
        moves, over = [], ""

        def ask(kind: str, **more: object) -> str:
            time.sleep(0.1)  # a server takes ten frames a second, unless it is told otherwise
            socket.send(json.dumps({"type": kind, "id": secrets.token_hex(8), **more}))
            return kind

        socket.send(json.dumps({"type": "hello", "version": 1, "keys": [invitation]}))
        waits_for = ask("take-seat")
        for frame in map(json.loads, socket):
            match frame["type"]:
                case "snapshot" | "news":
                    moves = (frame.get("view") or frame).get("moves", moves)
                    over = over or (f"places: {frame['facts']['places']}" if frame.get("kind") == "game-ended" else "")
                case "error" if frame["fatal"] or waits_for == "take-seat":
                    sys.exit(frame["text"])
                case "command-done" | "move-refused":
                    waits_for = ""
                case "error":
                    moves, waits_for = [], ""
            if over:
                ask("leave-seat")
                return over
            if moves and not waits_for:
                waits_for = ask("make-move", move=min(moves, key=lambda move: move["kind"] in LAZY)["text"])
    sys.exit("the connection was closed")


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
