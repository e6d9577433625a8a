"""The log says what happened, and contains no secrets."""

from __future__ import annotations

import io
import json
import logging
import re
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.fake_store import FakeHost
from tests.server.http.conftest import FOREIGN, Client, came_from
from tischlein.server import logs
from tischlein.server.settings import LogFormat, LogLevel


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def wait_until(there: Callable[[], bool]) -> None:
    """Wait for a condition: the server may log after its response."""
    for _ in range(2_000):
        if there():
            return
        threading.Event().wait(0.005)
    raise AssertionError("it did not come")


def test_each_request_is_logged(client: Client, log: io.StringIO) -> None:
    client.get("/api/tables/t77?limit=3", headers=came_from("192.0.2.77"))
    client.request("SHOUT", "/nowhere")
    first, second = lines(log)
    assert first["time"].endswith("+00:00")
    logged = {name: first[name] for name in ("level", "event", "method", "route", "status", "address")}
    assert logged == {
        "level": "info",
        "event": "request",
        "method": "GET",
        "route": "/api/tables/{table}",
        "status": 404,
        "address": "192.0.2.0/24",
    }
    assert isinstance(first["ms"], float)
    assert (second["method"], second["route"], second["status"]) == ("other", "unknown", 404)


def test_each_socket_is_logged(client: Client, log: io.StringIO) -> None:
    with client.websocket_connect("/api/tables/t1/socket"):
        pass
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/x", headers={"origin": FOREIGN}):
        pass
    wait_until(lambda: len(lines(log)) == 2)
    logged = [(line["method"], line["route"], line["status"]) for line in lines(log)]
    assert logged == [("socket", "/api/tables/{table}/socket", 101), ("socket", "unknown", 403)]


def test_no_secret_gets_into_the_log(
    client: Client, table_host: FakeHost, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Put secrets everywhere: path, query, headers, body, cookie, frames and errors."""
    secret = "TellNobody7"
    headers = {
        "authorization": f"Bearer {secret}",
        "cookie": f"guest={secret}; other={secret}",
        "user-agent": secret,
        "referer": f"http://testserver.local/t/x#{secret}",
        "x-request-id": secret,
        **came_from("203.0.113.99"),
    }
    paths = ["/", "/api/tables", "/api/archive", "/api/guest", "/health", "/metrics", "/api/protocol", f"/{secret}"]
    paths += [f"/t/{secret}", f"/static/{secret}", f"/api/tables/{secret}", f"/api/rulebooks/{secret}/{secret}"]
    paths += [f"/api/tables/{secret}/games", f"/api/tables/{secret}/games/1/record", f"/api/locales/{secret}"]
    paths += [f"/api/tables/{secret}/games/1/replay"]
    for path in paths:
        client.get(f"{path}?key={secret}&limit={secret}", headers=headers)
    client.request(secret, f"/{secret}", headers=headers)
    for body in ({"name": secret}, {"name": secret * 20}, {"game": secret, "seats": 2}, {secret: secret}):
        for path in ("/api/guest", "/api/tables"):
            client.post(path, json=body, headers=headers)
            client.post(path, json=body, headers=headers | {"origin": f"http://{secret}.example"})
            client.post(path, content=secret.encode(), headers=headers | {"content-type": secret})

    def broken(*_: object) -> Any:
        raise RuntimeError(f"it was {secret}")

    monkeypatch.setattr(table_host, "open_table", broken)
    monkeypatch.setattr(table_host, "counts", broken)
    monkeypatch.setattr(table_host.store, "is_ready", broken)
    client.post("/api/tables", json={"game": "uno", "seats": 2}, headers=headers)
    client.get("/metrics", headers=headers)
    client.get("/health", headers=headers)
    with client.websocket_connect(f"/api/tables/{secret}/socket?{secret}", headers=headers) as socket:
        socket.send_text(secret)
        assert socket.receive_json()["table"] == secret
        assert socket.receive_text() == secret
    monkeypatch.setattr(table_host, "serve_client", broken)
    with client.websocket_connect(f"/api/tables/{secret}/socket", headers=headers) as socket:
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert secret not in closed.value.detail
    written = log.getvalue()
    assert len(lines(log)) > 40
    assert secret.lower() not in written.lower()
    assert "203.0.113.99" not in written
    errors = [line for line in lines(log) if line["level"] == "error"]
    assert {line["error"] for line in errors} == {"RuntimeError"}
    assert {line.get("route") for line in errors} >= {"/api/tables", "/metrics", "/api/tables/{table}/socket"}
    assert all(any(place.startswith("tischlein.server.http") for place in line["where"]) for line in errors)


@pytest.fixture
def loggers() -> Iterator[None]:
    """Restore what `configure` changes."""
    names = ["", "tischlein.server", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"]
    found = [logging.getLogger(name) for name in names]
    before = [(list(logger.handlers), logger.level, logger.propagate) for logger in found]
    yield
    for logger, (handlers, level, propagate) in zip(found, before, strict=True):
        logger.handlers[:], logger.propagate = handlers, propagate
        logger.setLevel(level)


def log_everything() -> None:
    """Log what a process with all its libraries may log, with a secret wherever there can be one."""
    logs.log("begun", port=8765)
    logs.log("detail", logging.DEBUG)
    logging.getLogger("uvicorn.access").info("%s - %s", "192.0.2.1", "/t/x?key=secret")
    logging.getLogger("uvicorn.error").info("listening")
    for line in logs.IGNORED_MESSAGES:
        logging.getLogger("uvicorn.error").error(line)
    logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: <secret>")
    logging.getLogger("elsewhere").warning("cannot read %s: %-5.1f%% of %(x)s and %r", "secret", 12.5, "secret", 3)
    logging.getLogger("elsewhere").warning("%(name)s is %(size)d", {"name": "secret", "size": 3})
    logging.getLogger("uvicorn.error").error("Cancel %s running task(s), 100%% sure", 7)
    try:
        raise RuntimeError("secret")
    except RuntimeError as error:
        logs.log_error("broken", error, table="t7", nothing="")


@pytest.mark.usefixtures("loggers")
def test_all_loggers_of_the_process_write_json() -> None:
    stream = io.StringIO()
    logs.configure(stream)
    log_everything()
    found = lines(stream)
    assert [(line["level"], line["event"], line.get("logger")) for line in found] == [
        ("info", "begun", None),
        ("error", "Task exception was never retrieved", "asyncio"),
        ("warning", "cannot read …: 12.5% of … and 3", "elsewhere"),
        ("warning", "… is …", "elsewhere"),
        ("error", "Cancel 7 running task(s), 100% sure", "uvicorn.error"),
        ("error", "broken", None),
    ]
    assert found[0]["port"] == 8765
    assert (found[-1]["error"], found[-1]["table"]) == ("RuntimeError", "t7")
    assert "secret" not in stream.getvalue()


@pytest.mark.usefixtures("loggers")
def test_people_get_readable_lines() -> None:
    stream = io.StringIO()
    logs.configure(stream, log_format=LogFormat.text)
    log_everything()
    found = [re.sub(r"^\d\d:\d\d:\d\d ", "", line) for line in stream.getvalue().splitlines()]
    assert found[:3] == [
        "info    begun port=8765",
        "error   Task exception was never retrieved logger=asyncio",
        "warning cannot read …: 12.5% of … and 3 logger=elsewhere",
    ]
    assert re.fullmatch(r"error   broken table=t7 error=RuntimeError where=[\w.]+:\d+", found[-1])
    assert "secret" not in stream.getvalue()


@pytest.mark.usefixtures("loggers")
@pytest.mark.parametrize(("level", "count"), [("debug", 7), ("info", 6), ("warning", 5), ("error", 3)])
def test_a_level_hides_what_matters_less(level: str, count: int) -> None:
    stream = io.StringIO()
    logs.configure(stream, LogLevel(level))
    log_everything()
    assert len(lines(stream)) == count


@pytest.mark.usefixtures("loggers")
def test_a_terminal_gets_text() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    stream = Terminal()
    logs.configure(stream)
    logs.log("begun")
    assert stream.getvalue().endswith("info    begun\n")
    logs.configure(stream, log_format=LogFormat.json)
    logs.log("begun")
    assert stream.getvalue().endswith('"event":"begun"}\n')
