"""Programs that the tests need beside Python: those of the machine, or, on Debian as root, from its packages."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def install(package: str) -> None:
    """Nothing happens elsewhere than on Debian, or without its rights."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return
    with _alone():
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for args in (["update"], ["install", "--yes", "--no-install-recommends", package]):
            call = [apt, "--quiet", *args]
            subprocess.run(call, env=environment, stdout=subprocess.DEVNULL, timeout=900, check=False)


@contextmanager
def _alone() -> Iterator[None]:
    """One process at a time; whoever comes second finds it installed, which takes apt a second to see."""
    with (Path(tempfile.gettempdir()) / "tischlein-tests-install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
