"""Metrics are counted, and Prometheus can read them."""

from __future__ import annotations

import platform
from importlib.metadata import version

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.fake_store import FakeHost
from tests.server.http.conftest import FOREIGN, Client
from tischlein.core import piles
from tischlein.server import metrics

Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


def samples(client: Client) -> Samples:
    families = text_string_to_metric_families(client.get("/metrics").text)
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in families
        for sample in family.samples
    }


def gained(before: Samples, after: Samples, name: str, **labels: str) -> float:
    key = (f"tischlein_{name}", frozenset(labels.items()))
    return after.get(key, 0) - before.get(key, 0)


def test_requests_are_counted_by_route_and_status(client: Client) -> None:
    before = samples(client)
    for table in ("a", "b", "c"):
        client.get(f"/api/tables/{table}")
    client.get("/nowhere")
    client.post("/api/guest", json={"name": "x"}, headers={"origin": FOREIGN})
    after = samples(client)
    assert gained(before, after, "requests_total", route="/api/tables/{table}", status="404") == 3
    assert gained(before, after, "requests_total", route="unknown", status="404") == 1
    assert gained(before, after, "rejected_requests_total", status="403") == 1
    assert gained(before, after, "request_seconds_count") == 6


def test_moves_frames_and_commits_are_counted(client: Client, table_host: FakeHost) -> None:
    before = samples(client)
    assert before["tischlein_tables", frozenset()] == 0
    assert before["tischlein_sockets", frozenset()] == 3
    client.post("/api/tables", json={"game": "uno", "seats": 2})
    metrics.frames_in.inc()
    metrics.frames_out.inc(4)
    metrics.moves.inc()
    metrics.bot_moves.inc(2)
    metrics.illegal_moves.inc()
    metrics.observe_commit(12, 0.003)
    after = samples(client)
    assert after["tischlein_tables", frozenset()] == 1
    assert gained(before, after, "frames_total", direction="in") == 1
    assert gained(before, after, "frames_total", direction="out") == 4
    assert gained(before, after, "moves_total", by="person") == 1
    assert gained(before, after, "moves_total", by="bot") == 2
    assert gained(before, after, "illegal_moves_total") == 1
    assert gained(before, after, "commit_entries_bucket", le="8.0") == 0
    assert gained(before, after, "commit_entries_bucket", le="16.0") == 1
    assert gained(before, after, "commit_seconds_sum") == pytest.approx(0.003)


def test_the_media_type_is_that_of_prometheus(client: Client) -> None:
    assert client.get("/metrics").headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"


def test_the_process_and_the_build_describe_themselves(client: Client) -> None:
    found = samples(client)
    kinds = {name for name, _ in found}
    assert kinds >= {"python_info", "python_gc_collections_total", "process_start_time_seconds"}
    assert found["process_resident_memory_bytes", frozenset()] > 1_000_000
    assert found["process_open_fds", frozenset()] > 2
    assert found["process_cpu_seconds_total", frozenset()] > 0
    (build,) = [dict(labels) for name, labels in found if name == "tischlein_build_info"]
    compiled = "no" if str(piles.__file__).endswith(".py") else "yes"
    assert build == {"version": version("tischlein"), "python": platform.python_version(), "compiled": compiled}


def test_logged_errors_are_counted(client: Client, table_host: FakeHost, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError

    before = samples(client)
    monkeypatch.setattr(table_host, "open_table", broken)
    client.post("/api/tables", json={"game": "uno", "seats": 2})
    assert gained(before, samples(client), "errors_total", event="request_failed") == 1
