"""An environment in which one of the example packages is installed."""

from __future__ import annotations

import pytest

from tests.examples.environment import PACKAGES, Environment, install_copy


@pytest.fixture(scope="package", params=PACKAGES, ids=lambda package: package.name)
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Install a package into a fresh environment."""
    return install_copy(request.param, tmp_path_factory)
