"""Fixtures for the tests of the server."""

from tests.server.postgres import cluster, postgres_address

__all__ = ["cluster", "postgres_address"]
