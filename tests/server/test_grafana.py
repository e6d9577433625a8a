"""The Grafana board shows every metric of the server, and queries no others."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tests.server.fake_store import FakeHost
from tischlein.server.http.exposition import format_metrics

BOARD: dict[str, Any] = json.loads((Path(__file__).parents[2] / "docs" / "grafana.json").read_text(encoding="utf-8"))
PANELS = [panel for panel in BOARD["panels"] if panel["type"] != "row"]
TARGETS = [target for panel in PANELS for target in panel["targets"]]
HISTOGRAM_PARTS = ("", "_bucket", "_sum", "_count")


def exposed() -> dict[str, str]:
    """Return the kinds of all metrics by name."""
    text = format_metrics(FakeHost().counts()).decode()
    found = re.findall(r"^# TYPE (\w+) (\w+)$", text, re.M)
    return {name: kind for name, kind in found if not name.endswith("_created")}


def queried() -> set[str]:
    return {name for target in TARGETS for name in re.findall(r"\b(?:tischlein|process|python)_\w+", target["expr"])}


def test_every_query_names_a_metric_that_exists() -> None:
    kinds = exposed()
    parts = {name + part for name, kind in kinds.items() if kind == "histogram" for part in HISTOGRAM_PARTS[1:]}
    plain = {name for name, kind in kinds.items() if kind != "histogram"}
    assert queried() <= parts | plain


def test_every_metric_is_shown() -> None:
    shown = queried()
    missing = {name for name in exposed() if shown.isdisjoint(name + part for part in HISTOGRAM_PARTS)}
    assert missing == set()


def test_counters_are_shown_as_rates() -> None:
    counters = {name for name, kind in exposed().items() if kind == "counter"}
    for target in TARGETS:
        for name in re.findall(r"\b\w+_(?:total|bucket|sum|count)\b", target["expr"]):
            assert name not in counters or f"rate({name}{{" in target["expr"]


def test_panels_have_ids_titles_and_places_of_their_own() -> None:
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(BOARD["panels"])
    assert len({panel["title"] for panel in BOARD["panels"]}) == len(BOARD["panels"])
    cells: set[tuple[int, int]] = set()
    for panel in BOARD["panels"]:
        place = panel["gridPos"]
        assert place["x"] + place["w"] <= 24
        covered = {(place["x"] + x, place["y"] + y) for x in range(place["w"]) for y in range(place["h"])}
        assert cells.isdisjoint(covered)
        cells |= covered


def test_labels_in_legends_and_groups_exist() -> None:
    """A label that a legend names must survive the query: it is grouped by, or nothing is summed."""
    for target in TARGETS:
        for label in re.findall(r"{{(\w+)}}", target.get("legendFormat", "")):
            grouped = re.search(r"sum by \(([^)]*)\)", target["expr"])
            assert grouped is None or label in grouped[1].split(", ")
            assert grouped is not None or "sum(" not in target["expr"]


def test_the_data_source_and_the_processes_can_be_chosen() -> None:
    assert [variable["name"] for variable in BOARD["templating"]["list"]] == ["datasource", "instance"]
    assert all('instance=~"$instance"' in target["expr"] for target in TARGETS)
    assert all(target["datasource"]["uid"] == "${datasource}" for target in TARGETS)
