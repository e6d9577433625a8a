"""What the tests of the server share."""

from tests.server.postgres import cluster, postgres_address

__all__ = ["cluster", "postgres_address"]
