"""Schemathesis sends requests that the OpenAPI description allows, and many that it does not."""

from __future__ import annotations

from typing import Any, cast

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.fake_store import FakeHost
from tischlein.server.host import TableHost
from tischlein.server.http.app import OPENAPI_PATH, make_app
from tischlein.server.log_events import TableSetup
from tischlein.server.settings import Limits, Settings
from tischlein.server.store.base import TableSummary


def host_with_games() -> FakeHost:
    table_host = FakeHost()
    table_host.add(TableSummary("1", TableSetup("uno", 2, public=True, replays=True), "gathering", 1, ["Ada"], 0, 0))
    table_host.finish("1", 1, replays=True)
    return table_host


APP = make_app(Settings(limits=Limits(requests=10**9, creations=10**9)), cast(TableHost, host_with_games()))
SCHEMA = schemathesis.openapi.from_asgi(OPENAPI_PATH, APP)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@SCHEMA.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_response_conforms_to_its_description(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate(checks=CHECKS)
