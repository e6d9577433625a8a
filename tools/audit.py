#!/usr/bin/env python3
"""Asks an advisory database whether known faults are in what we depend on: `audit [--strict] [REQUIREMENTS …]`.

Exits with 1 if there are some. Where the database cannot be reached nothing is known: that is said, and is a failure
only with --strict.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 300


def ask(files: list[str]) -> str:
    """What pip-audit found, as JSON; empty if it could not find out anything."""
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
    """The status to exit with, and what to say."""
    try:
        packages = json.loads(report)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return int(strict), ["audit: the advisory database cannot be reached; nothing was audited"]
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    faults = [
        f"{package['name']} {package['version']}: {fault['id']}"
        + (f", mended in {', '.join(fault['fix_versions'])}" if fault["fix_versions"] else "")
        for package in packages
        for fault in package.get("vulns", [])
    ]
    if len(skipped) == len(packages):
        return int(strict), ["audit: the advisory database knows none of the packages here; nothing was audited"]
    said = [*faults, f"audit: {len(packages) - len(skipped)} packages, {len(faults)} known faults"]
    if skipped:
        said.append(f"audit: not audited: {', '.join(skipped)}")
    return int(bool(faults) or (strict and bool(skipped))), said


def main() -> None:
    strict = "--strict" in sys.argv[1:]
    files = [name for name in sys.argv[1:] if name != "--strict"] or ["requirements/play.txt"]
    status, said = verdict(ask(files), strict)
    print("\n".join(said))
    sys.exit(status)


if __name__ == "__main__":
    main()
