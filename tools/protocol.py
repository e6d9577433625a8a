#!/usr/bin/env python3
"""Generate parts of docs/protocol.md: the messages, from the types in `messages.py`, and an example, from a real game.
Generate docs/protocol.schema.json as well.

.venv/bin/python tools/protocol.py            write
.venv/bin/python tools/protocol.py --check    say what is out of date
"""

from __future__ import annotations

import asyncio
import inspect
import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any, get_args

import msgspec
from marks import fill
from msgspec.inspect import type_info

from tischlein.server import commands, messages
from tischlein.server.bot_processes import process_pool
from tischlein.server.host import TableHost
from tischlein.server.http.content import message_schema
from tischlein.server.keys import Keys
from tischlein.server.log_events import LogEntry, TableOpened, TableSetup, TimeControl
from tischlein.server.people import Guest
from tischlein.server.settings import Settings
from tischlein.server.store.base import LogBatch
from tischlein.server.store.opening import open_store
from tischlein.server.table_state import fold

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "protocol.md"
SCHEMA = DOCS / "protocol.schema.json"
WIDTH = 110


# --- the reference


def reference(structs: list[type[msgspec.Struct]], heading: str) -> str:
    return "\n\n".join(describe(struct, heading) for struct in structs)


def describe(struct: type[msgspec.Struct], heading: str) -> str:
    """Return a heading, the sentences of a type, and a table of its fields."""
    config = struct.__struct_config__
    name = config.tag or struct.__name__
    sentences, notes = read_docstring(struct)
    rows = ["| field | type | default | |", "|---|---|---|---|"]
    for field in type_info(struct).fields:  # type: ignore[attr-defined]
        note = notes.get(field.name, "")
        rows.append(f"| `{field.encode_name}` | {spell(field.type)} | {default_of(field)} | {note} |")
    return "\n\n".join(part for part in (f"{heading} {name}", sentences, "\n".join(rows)) if part)


def read_docstring(struct: type[msgspec.Struct]) -> tuple[str, dict[str, str]]:
    """Return the sentences of a docstring, and its notes on fields: lines such as `seat      whose`."""
    sentences: list[str] = []
    notes: dict[str, str] = {}
    for line in inspect.cleandoc(struct.__dict__.get("__doc__") or "").splitlines():
        found = re.match(r"(\w+) {2,}(\S.*)", line)
        if found and found[1] in struct.__struct_fields__:
            notes[found[1]] = found[2]
        else:
            sentences.append(line)
    return "\n".join(sentences).strip(), notes


def default_of(field: msgspec.inspect.Field) -> str:
    if field.required:
        return "required"
    if field.default_factory is not msgspec.NODEFAULT:
        return f"`{json.dumps(field.default_factory())}`"
    return "left out" if field.default is msgspec.NODEFAULT else f"`{json.dumps(field.default)}`"


def spell(kind: msgspec.inspect.Type) -> str:
    """Return the name of a type for authors of clients."""
    match kind:
        case msgspec.inspect.UnionType(types):
            return " or ".join(map(spell, types))
        case msgspec.inspect.LiteralType(values):
            return ", ".join(f"`{value}`" for value in values)
        case msgspec.inspect.ListType():
            item = spell(kind.item_type)
            item = f"({item})" if isinstance(kind.item_type, msgspec.inspect.UnionType) else item
            return f"list of {item}" + bounds(kind.min_length, kind.max_length, "")
        case msgspec.inspect.DictType():
            return f"object of {spell(kind.value_type)}"
        case msgspec.inspect.StructType(struct):
            return f"[{struct.__name__}](#{struct.__name__.lower()})"
        case msgspec.inspect.StrType():
            form = f" matching `{kind.pattern}`" if kind.pattern else ""
            return "text" + bounds(kind.min_length, kind.max_length, " characters") + form
        case msgspec.inspect.IntType():
            return "integer" + bounds(kind.ge, kind.le, "")
        case msgspec.inspect.FloatType():
            return "number"
        case msgspec.inspect.BoolType():
            return "true or false"
        case msgspec.inspect.NoneType():
            return "null"
        case msgspec.inspect.AnyType():
            return "anything"
    raise TypeError(f"no word for the type {kind}")


def bounds(least: float | None, most: float | None, unit: str) -> str:
    if least is None and most is None:
        return ""
    if most is None:
        return f" ({least} or more)"
    return f" ({least} to {most}{unit})" if least is not None else f" (at most {most}{unit})"


def part_types() -> list[type[msgspec.Struct]]:
    """Return the types that answers contain."""
    classes = [found for found in vars(messages).values() if inspect.isclass(found)]
    frames = (msgspec.Struct, messages.ClientMessage, messages.ServerMessage)
    inside = [found for found in classes if issubclass(found, msgspec.Struct) and found not in frames]
    return [
        *(part for part in inside if not issubclass(part, frames[1:]) and part is not TableSetup),
        TableSetup,
        TimeControl,
    ]


# --- the example


class SteppedHost(TableHost):
    """A host whose clock advances by a second with each message of the example."""

    hour = 1_700_000_000_000

    def now(self) -> int:
        return self.hour


class Client:
    """A socket driven from both ends; all messages go into `book`."""

    def __init__(self, table_host: SteppedHost, name: str, book: list[str] | None = None) -> None:
        self.table_host = table_host
        self.book = [] if book is None else book
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.told: asyncio.Queue[str | None] = asyncio.Queue()
        self.end = asyncio.create_task(
            table_host.serve_client(self, TABLE, Guest(name.lower(), name, "fox"), "127.0.0.1")
        )
        self.moves: list[dict[str, Any]] = []

    async def receive(self) -> str | None:
        return await self.told.get()

    def stop_receiving(self) -> None:
        self.told.put_nowait(None)

    def send_now(self, frames: list[bytes]) -> bool:
        for frame in frames:
            self.hear(frame)
        return True

    async def send(self, frame: bytes) -> None:
        self.hear(frame)

    def hear(self, frame: bytes) -> None:
        answer = json.loads(frame)
        self.moves = (answer.get("view") or answer).get("moves", self.moves)
        self.book.append(f"The server:\n\n```json\n{fold_json(without_look(answer))}\n```")
        self.answers.put_nowait(answer)

    async def close(self, code: int, reason: str) -> None:
        self.told.put_nowait(None)

    async def tell(self, until: str, **frame: Any) -> dict[str, Any]:
        """Send a frame; the answer of the type that it leads to."""
        self.table_host.hour += 1_000
        self.book.append(f"The client:\n\n```json\n{fold_json(frame)}\n```")
        self.told.put_nowait(json.dumps(frame))
        async with asyncio.timeout(60):
            while (answer := await self.answers.get())["type"] != until:
                pass
        return answer


TABLE = "kx3m9qw2ab"


async def play_example(folder: str) -> list[str]:
    """Play UNO with two people, and return what the first one sends and receives."""
    commands.new_salt = lambda: "salt"  # the same example every time
    store = await open_store(f"sqlite:///{folder}/tables.sqlite")
    table_host = SteppedHost(Settings(), store, Keys(bytes(range(32))), process_pool(1))
    opened = [
        LogEntry(
            TABLE, 1, table_host.now(), None, TableOpened(TableSetup("uno", 2, window=0, clock=TimeControl("move", 60)))
        )
    ]
    await store.append(LogBatch(opened, fold(table_host.keys, opened).summary()))
    invitation = table_host.keys.invitation(TABLE)
    book: list[str] = []
    try:
        other = Client(table_host, "Bo")
        await other.tell("snapshot", type="hello", version=1, keys=[invitation])
        await other.tell("snapshot", type="take-seat", id="b1", seat=1)
        client = Client(table_host, "Ada", book)
        await client.tell("snapshot", type="hello", version=1, keys=[invitation])
        await client.tell("snapshot", type="take-seat", id="7f3a-1")
        await client.tell("command-done", type="add-entropy", id="7f3a-2", entropy="blue moon")
        await client.tell("command-done", type="start-game", id="7f3a-3")
        await one_turn_each(client, other)
        for one in (client, other):
            one.told.put_nowait(None)
            await one.end
    finally:
        await table_host.close()
    return book


async def one_turn_each(client: Client, other: Client) -> None:
    """First a card that nobody holds, then one that fits; then the other one moves."""
    if not client.moves:
        await move(other, "b2")
    await client.tell("move-refused", type="make-move", id="7f3a-4", move="g1")
    await move(client, "7f3a-5")
    if other.moves:
        await move(other, "b3")


async def move(client: Client, name: str) -> None:
    await client.tell("command-done", type="make-move", id=name, move=client.moves[0]["text"])


def example() -> str:
    with tempfile.TemporaryDirectory() as folder:
        return "\n\n".join(asyncio.run(play_example(folder)))


def without_look(answer: dict[str, Any]) -> dict[str, Any]:
    """Leave out how most cards look, which is long and the same in every view."""
    if not answer.get("view"):
        return answer
    look = answer["view"]["look"]
    some = {name: look["cards"][name] for name in list(look["cards"])[:2]}
    return answer | {"view": answer["view"] | {"look": look | {"cards": some}}}


def fold_json(value: Any, indent: int = 0) -> str:
    """Format a value as JSON that breaks lines only where it must."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + indent <= WIDTH or not isinstance(value, dict | list):
        return flat
    signs = "{}" if isinstance(value, dict) else "[]"
    inner = [fold_json(part, indent + 2) for part in (value.values() if isinstance(value, dict) else value)]
    if isinstance(value, dict):
        inner = [f"{json.dumps(name)}: {part}" for name, part in zip(value, inner, strict=True)]
    pad = " " * (indent + 2)
    return f"{signs[0]}\n{pad}{(chr(10) + pad).join(wrap_entries(inner, WIDTH - indent - 2))}\n{' ' * indent}{signs[1]}"


def wrap_entries(entries: list[str], width: int) -> list[str]:
    """Return entries with commas, as many to a line as fit; an entry of several lines gets its own."""
    lines: list[str] = []
    for place, entry in enumerate(entries):
        text = entry + "," * (place < len(entries) - 1)
        alone = not lines or "\n" in entry or "\n" in lines[-1]
        if alone or len(lines[-1]) + 1 + len(text) > width:
            lines.append(text)
        else:
            lines[-1] += f" {text}"
    return lines


# --- the page


def page(text: str) -> str:
    """Return the page with its generated sections filled."""
    made = {
        "client": reference(list(get_args(messages.AnyClientMessage)), "###"),
        "server": reference(list(get_args(messages.AnyServerMessage)), "###"),
        "types": reference(part_types(), "###"),
        "example": example(),
    }
    for name, content in made.items():
        text = fill(text, name, "protocol", content)
    return text


def schema() -> str:
    return json.dumps(json.loads(message_schema()), indent=1, sort_keys=True) + "\n"


def main() -> None:
    wanted = {PAGE: page(PAGE.read_text(encoding="utf-8")), SCHEMA: schema()}
    for path, text in wanted.items():
        if sys.argv[1:] != ["--check"]:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"docs/{path.name} is out of date: run .venv/bin/python tools/protocol.py")


if __name__ == "__main__":
    main()
