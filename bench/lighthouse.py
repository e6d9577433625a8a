"""Measure the page with Lighthouse: start page, table and rules, on a phone and on a desktop.

    tools/bench-lighthouse [--rounds 5] [--page start] [--form mobile] [--json FILE]

Prints the median score of each category over the rounds, and the audits of the last round that fail. The table is a
running game, opened by an invitation. Performance is measured with Lighthouse's simulated network and processor, so
only other work on the machine disturbs it; the first line shows the load.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.local_server import running_server

PROGRAM: Final = Path(__file__).parents[1] / "build" / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
CATEGORIES: Final = ("performance", "accessibility", "best-practices", "seo")
FORMS: Final = ("mobile", "desktop")
FLAGS: Final = "--headless=new --no-sandbox"
SKIPPED: Final = {"table": "is-crawlable"}
"""robots.txt keeps search engines away from tables on purpose."""
ATTEMPTS: Final = 4
"""Now and then Lighthouse misses the start of the navigation, which says nothing about the page."""
METRICS: Final = {
    "first-contentful-paint": "FCP",
    "largest-contentful-paint": "LCP",
    "total-blocking-time": "TBT",
    "speed-index": "SI",
    "cumulative-layout-shift": "CLS",
}


def open_table(address: str) -> str:
    """Open a table of computer players that friends can join, and return its link."""
    data = {"game": "uno", "seats": 4, "bots": ["beginner"] * 3, "public": True}
    request = urllib.request.Request(
        f"{address}/api/tables", json.dumps(data).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as response:
        return address + str(json.load(response)["link"])


def run_lighthouse(name: str, url: str, form: str) -> dict[str, Any]:
    """Run Lighthouse once and return its report."""
    command = [str(PROGRAM), url, "--quiet", "--output=json", f"--chrome-flags={FLAGS}"]
    command += [f"--only-categories={','.join(CATEGORIES)}"]
    if form == "desktop":
        command.append("--preset=desktop")
    if name in SKIPPED:
        command.append(f"--skip-audits={SKIPPED[name]}")
    for _ in range(ATTEMPTS):
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
        if "NO_NAVSTART" not in done.stdout + done.stderr:
            break
    if done.returncode:
        sys.exit(f"Lighthouse failed on {url}:\n{done.stderr}")
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def summarise(reports: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the median scores and metrics of several reports, and what fails in the last one."""
    scores = {
        name: round(statistics.median(report["categories"][name]["score"] or 0 for report in reports) * 100)
        for name in CATEGORIES
    }
    metrics = {
        short: round(statistics.median(report["audits"][name]["numericValue"] for report in reports), 3)
        for name, short in METRICS.items()
    }
    weighty = {ref["id"] for category in reports[-1]["categories"].values() for ref in category["auditRefs"]}
    failed = [
        f"{audit['id']} {audit.get('displayValue', '')}".strip()
        for audit in reports[-1]["audits"].values()
        if audit["id"] in weighty - set(METRICS) and audit["score"] is not None and audit["score"] < 0.9
    ]
    return {"scores": scores, "metrics": metrics, "failed": failed}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--page", choices=("start", "table", "rules"), action="append")
    parser.add_argument("--form", choices=FORMS, action="append")
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    if not PROGRAM.exists():
        sys.exit("Lighthouse is not installed; run tools/bench-lighthouse.")
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores, median of {arguments.rounds}")
    results: dict[str, Any] = {}
    with running_server() as address:
        urls = {"start": f"{address}/", "table": open_table(address), "rules": f"{address}/rules/uno"}
        for name in arguments.page or urls:
            for form in arguments.form or FORMS:
                found = summarise([run_lighthouse(name, urls[name], form) for _ in range(arguments.rounds)])
                results[f"{name}, {form}"] = found
                scores = "  ".join(f"{category} {score:3}" for category, score in found["scores"].items())
                metrics = "  ".join(f"{metric} {value:g}" for metric, value in found["metrics"].items())
                print(f"{name:6}{form:9}{scores}\n               {metrics}", flush=True)
                for failure in found["failed"]:
                    print(f"               - {failure}")
    print(f"load {os.getloadavg()[0]:.1f}")
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
