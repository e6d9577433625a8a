"""The page keeps to its policy, and folds what happens into what the server would show."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest

import tischlein.server
from tests.server.http.conftest import Client
from tischlein import Table, games

PAGE = Path(tischlein.server.__file__).parent / "page"

COMPARE = """
import { createInterface } from "readline";
const { happen, zonesOf } = await import(process.argv[1]);
const wrong = [];
let compared = 0;
const within = (some, all) => {
  const left = [...all];
  return some.every((card) => left.includes(card) && left.splice(left.indexOf(card), 1));
};
for await (const line of createInterface({ input: process.stdin })) {
  const { game, first, steps } = JSON.parse(line);
  const zones = zonesOf(first);
  for (const { events, view } of steps) {
    for (const event of events) happen(zones, event, view.viewer);
    for (const [name, zone] of Object.entries(view.zones)) {
      const cards = zones[name].items.map((item) => item.card).filter((card) => card !== null);
      const foreign = zone.kind === "hand" && zone.seat !== view.viewer;
      const right = foreign ? within(cards, zone.cards) : within(zone.cards, cards);
      if (!right || zones[name].count !== zone.count) wrong.push(`${game} ${name}`);
      compared += 1;
    }
  }
}
console.log(JSON.stringify({ wrong, compared }));
"""


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def test_the_page_is_there_for_lobby_and_tables(client: Client) -> None:
    page = client.get("/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert client.get("/t/abc").content == page.content


def test_the_page_keeps_to_its_policy(client: Client) -> None:
    """Nothing inline, nothing from elsewhere; and everything it names is there."""
    tags = Tags()
    tags.feed(client.get("/").text)
    named = [attrs.get("src") or attrs.get("href") for tag, attrs in tags.found if tag in ("script", "link", "img")]
    assert len(named) == 3
    for path in named:
        assert path is not None
        assert path.startswith("/static/")
        assert client.get(path).status_code == 200
    assert not [tag for tag, attrs in tags.found if tag == "style" or "style" in attrs]
    assert not [name for _, attrs in tags.found for name in attrs if name.startswith("on")]
    scripts = "".join(path.read_text() for path in PAGE.glob("*.js"))
    assert not re.search(r"innerHTML|insertAdjacentHTML|document\.write|\beval\b|https?://|\.style\b", scripts)
    for name in re.findall(r'from "\./([\w.]+)"', scripts):
        assert client.get(f"/static/{name}").headers["content-type"] == "text/javascript; charset=utf-8"


def test_the_page_can_be_used_without_seeing_it(client: Client) -> None:
    tags = Tags()
    tags.feed(client.get("/").text)
    ids = [attrs["id"] for _, attrs in tags.found if "id" in attrs]
    assert len(ids) == len(set(ids))
    assert [attrs.get("lang") for tag, attrs in tags.found if tag == "html"] == ["en"]
    roles = {attrs.get("role") for _, attrs in tags.found}
    assert {"status", "alert", "log"} <= roles
    asked = set(re.findall(r'\$\("([\w-]+)"\)', (PAGE / "table.js").read_text()))
    assert asked <= set(ids)


@pytest.mark.parametrize("path", ["../app.py", "..%2f..%2fkeys.py", "%2e%2e/keys.py", "style.css/x", "", "Style.css"])
def test_nothing_but_the_page_is_served(client: Client, path: str) -> None:
    assert client.get(f"/static/{path}").status_code == 404


@pytest.mark.skipif(shutil.which("node") is None, reason="no Node.js here")
def test_the_page_shows_what_the_server_would() -> None:
    """All games, as a seat and as a spectator see them: after every move the folded zones are those of the view."""
    played = [_played(game, viewer) for game in games() for viewer in (0, None)]
    fold = (PAGE / "fold.js").as_uri()
    command = ["node", "--input-type=module", "-e", COMPARE, fold]
    done = subprocess.run(command, input="\n".join(played), capture_output=True, text=True, timeout=120, check=True)
    told = json.loads(done.stdout)
    assert told["wrong"] == []
    assert told["compared"] > 10_000


def _played(game: str, viewer: int | None) -> str:
    table, dice = Table(game, seats=3, seed=5), random.Random(1)
    seen, first = len(table.events(viewer)), table.view(viewer)
    steps: list[dict[str, object]] = []
    while not table.over and len(steps) < 120:
        seat = dice.choice([seat for seat, ask in table.waiting.items() if ask.must])
        table.play(seat, dice.choice(table.moves(seat)))
        steps.append({"events": table.events(viewer, seen), "view": table.view(viewer)})
        seen = len(table.events(viewer))
    return json.dumps({"game": game, "first": first, "steps": steps})
