"""Pack files into archives that are the same whenever they are made: sorted, without compression, all of one date.

Servers compress what they send, better than a compressed archive could be, and a page unpacks a plain one at once.
"""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path

DATE = (1980, 1, 1, 0, 0, 0)


def pack(target: Path, files: Mapping[str, bytes]) -> None:
    """Write an archive with these files."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, DATE), files[name])
