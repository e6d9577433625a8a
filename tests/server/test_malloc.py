"""What a process no longer uses goes back to the system, where the C library can do that."""

from __future__ import annotations

import ctypes
import platform
import subprocess
import sys

import pytest

from tischlein.server import memory

FRAGMENTED = """
import sys
from tischlein.server.memory import limit_malloc, trim_malloc

def resident():
    return int(open("/proc/self/statm").read().split()[1]) * 4096

limit_malloc()
blocks = [bytes(2000) for _ in range(40_000)]
blocks = blocks[::100]
before = resident()
trim_malloc()
print(before - resident())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="the C library is another one than glibc")
def test_gaps_in_the_heap_go_back_to_the_system() -> None:
    found = subprocess.run([sys.executable, "-c", FRAGMENTED], capture_output=True, text=True, check=True)
    assert int(found.stdout) > 30 * 2**20


@pytest.mark.parametrize("error", [AttributeError, OSError, TypeError])
def test_nothing_happens_with_another_c_library(monkeypatch: pytest.MonkeyPatch, error: type[Exception]) -> None:
    def fail(_: object) -> None:
        raise error

    monkeypatch.setattr(ctypes, "CDLL", fail)
    memory.limit_malloc()
    memory.trim_malloc()
