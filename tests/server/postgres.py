"""A PostgreSQL server for the tests, in a temporary directory, with a new database for each test."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.programs import require

SECONDS = 120
ATTEMPTS = 5


class Cluster:
    """A PostgreSQL server on the loopback interface, with SCRAM passwords and fsync."""

    def __init__(self, programs: Path, directory: Path) -> None:
        self._programs = programs
        self._directory = directory
        self.password = secrets.token_hex(16)
        self.port = 0

    def create(self) -> None:
        word = self._directory / "password"
        word.write_text(self.password)
        if os.geteuid() == 0:
            for path in (self._directory, word):
                shutil.chown(path, unprivileged_user())
        self._run(
            *("initdb", "--pgdata", self._data, "--username", "tischlein", "--pwfile", str(word)),
            *("--auth", "scram-sha-256", "--encoding", "UTF8", "--no-locale", "--no-instructions"),
        )

    def start(self) -> None:
        """Start on the previous port, or on a free one; try several, since another process may take it first."""
        for attempt in range(ATTEMPTS):
            port = self.port or free_port()
            options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories= -c max_connections=60"
            try:
                self._control("start", "--options", options, "--log", str(self._directory / "log"))
            except subprocess.CalledProcessError:
                if attempt == ATTEMPTS - 1:
                    raise
            else:
                self.port = port
                return

    def stop(self) -> None:
        self._control("stop", "--mode", "fast")

    def crash(self) -> None:
        """Stop without closing connections properly."""
        self._control("stop", "--mode", "immediate")

    def restart(self) -> None:
        """Restart as after a crash."""
        self.crash()
        self.start()

    @property
    def pid(self) -> int:
        return int((self._directory / "data" / "postmaster.pid").read_text().split()[0])

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://tischlein:{self.password}@127.0.0.1:{self.port}/{database}"

    def execute(self, statement: str, database: str = "postgres") -> None:
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def fresh(self) -> str:
        """Create an empty database and return its name."""
        name = f"t{secrets.token_hex(6)}"
        self.execute(f"CREATE DATABASE {name}")
        return name

    @property
    def _data(self) -> str:
        return str(self._directory / "data")

    def _control(self, *args: str) -> None:
        self._run("pg_ctl", "--pgdata", self._data, "--wait", "--timeout", str(SECONDS), *args)

    def _run(self, program: str, *args: str) -> None:
        """Run a program, not as root, which PostgreSQL refuses. Its children keep our pipes, so it logs to a file."""
        user = unprivileged_user() if os.geteuid() == 0 else None
        group = pwd.getpwnam(user).pw_gid if user else None
        with (self._directory / "words").open("ab") as words:
            subprocess.run(
                [self._programs / program, *args],
                user=user,
                group=group,
                extra_groups=None if user is None else [],
                cwd=self._directory,
                stdin=subprocess.DEVNULL,
                stdout=words,
                stderr=words,
                timeout=2 * SECONDS,
                check=True,
            )


def unprivileged_user() -> str:
    """Return a user other than root."""
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def find_programs() -> Path | None:
    """Return the folder of `initdb` and `pg_ctl`, of the newest version if there are several."""
    homes = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda home: float(home.parent.name), reverse=True)
    on_path = shutil.which("initdb")
    if on_path is not None:
        homes.append(Path(on_path).resolve().parent)
    return next((home for home in homes if (home / "initdb").exists() and (home / "pg_ctl").exists()), None)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    programs = require(find_programs(), "postgresql")
    # Not below pytest's directory, which only its user may enter.
    directory = Path(tempfile.mkdtemp(prefix="tischlein-postgresql-"))
    running = Cluster(programs, directory)
    try:
        running.create()
        running.start()
        try:
            yield running
        finally:
            running.stop()
    except subprocess.CalledProcessError as error:
        words = (directory / "words").read_text(errors="replace")
        pytest.fail(f"PostgreSQL does not run: {error}\n{words}", pytrace=False)
    finally:
        shutil.rmtree(directory)


@pytest.fixture
def postgres_address(cluster: Cluster) -> str:
    """Return the address of a new database."""
    return cluster.address(cluster.fresh())
