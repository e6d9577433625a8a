#!/usr/bin/env python3
"""Check dependencies for known vulnerabilities: `audit [--strict] [REQUIREMENTS …]`.

Exit with 1 if there are any. If the advisory database is unreachable, say so, and fail only with --strict.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 300


def ask(files: list[str]) -> str:
    """Return the report of pip-audit as JSON; empty if it timed out."""
    named = [part for file in files for part in ("-r", file)]
    command = [sys.executable, "-m", "pip_audit", "--require-hashes", "--disable-pip", "--progress-spinner=off"]
    try:
        done = subprocess.run(
            [*command, "--format=json", *named], cwd=ROOT, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout


def verdict(report: str, strict: bool) -> tuple[int, list[str]]:
    """Return the exit status and the lines to print."""
    try:
        packages = json.loads(report)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return int(strict), ["audit: the advisory database is unreachable; nothing was audited"]
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    faults = [
        f"{package['name']} {package['version']}: {fault['id']}"
        + (f", fixed in {', '.join(fault['fix_versions'])}" if fault["fix_versions"] else "")
        for package in packages
        for fault in package.get("vulns", [])
    ]
    if len(skipped) == len(packages):
        return int(strict), ["audit: the advisory database knows none of the packages here; nothing was audited"]
    lines = [*faults, f"audit: {len(packages) - len(skipped)} packages, {len(faults)} known vulnerabilities"]
    if skipped:
        lines.append(f"audit: not audited: {', '.join(skipped)}")
    return int(bool(faults) or (strict and bool(skipped))), lines


def main() -> None:
    strict = "--strict" in sys.argv[1:]
    files = [name for name in sys.argv[1:] if name != "--strict"] or ["requirements/play.txt"]
    status, lines = verdict(ask(files), strict)
    print("\n".join(lines))
    sys.exit(status)


if __name__ == "__main__":
    main()
