"""Writes sample sessions for the tests of the browser part: what a seat, a spectator and somebody outside are sent, the
true view after every line, and what the terminal says of it in four languages.

    npm run samples

Nothing of it is kept in the repository: the rules and the words may change, and the page has to agree with them as they
are.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server.folding import KEYS, TABLE, Log
from tischlein import games
from tischlein.cli.faces import FACES
from tischlein.cli.tell import Teller
from tischlein.cli.words import words_in
from tischlein.core.refusal import Refusal
from tischlein.server.deeds import Away, Back, Clock, Ended, Left, Moved, Reacted, Said, Started, Worded
from tischlein.server.replay import Eye, replay
from tischlein.server.sitting import Sitting, fold
from tischlein.server.stage import OUTSIDE, Stage, Viewer
from tischlein.server.store.base import Finished
from tischlein.table.locales import ftl
from tischlein.table.rulebook import LANGUAGES
from tischlein.table.table import Table

OUT = Path(__file__).resolve().parent.parent / "samples"
MOST_MOVES = 200
"""The long games are not played to the end."""
SLOW = ("draw", "keep", "pass", "decline")
REFUSALS = 4
"""Moves tried at every turn that may be against the rules."""


def settings() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every game, plainly and with the options that change what is seen."""
    for number, (name, info) in enumerate(games().items()):
        known = {option.name for option in info.options}
        chosen: dict[str, Any] = {"games": "6+,4,3,1"} if name == "xxl-individuell" else {}
        yield name, {"game": name, "seats": 3, "options": chosen}
        seats = min(info.seats[1], (4, 2)[number % 2])
        if "open_memory" in known:
            more: dict[str, Any] = {"stacking": True, "draw_until_playable": True} if "stacking" in known else {}
            if name.startswith("xxl-"):
                more["dealer"] = seats - 1  # so that seat 0, which is looked at, leads
            yield f"{name}-memory", {"game": name, "seats": seats, "options": {"open_memory": True} | more | chosen}
        else:
            yield f"{name}-more", {"game": name, "seats": seats, "options": chosen}
    box = Table("ex-hop", 2, 0).options["box"]
    box["colours"][-2:] = [{"letter": "w", "name": "white"}, {"letter": "o", "name": "olive"}]
    yield "ex-hop-box", {"game": "ex-hop", "seats": 6, "options": {"box": box}}
    yield "ex-hop-swaps", {"game": "ex-hop", "seats": 4, "options": {"open_memory": True}}
    yield "uno-ten", {"game": "uno", "seats": 10, "options": {}}


def played(name: str, setup: dict[str, Any]) -> Log:
    """A table at which most of what can happen does."""
    dice = random.Random(name)
    log = Log(**setup, spectators=True, clock=Clock("move", 60))
    log.people(0, 1).add(Worded("blue moon"), 0)
    log.add(Said("Guten Abend"), 0)
    log.add(Reacted("hello"), 1)
    log.bots(*range(2, setup["seats"])).start()
    game = log.sitting.game
    assert game is not None
    for number in range(MOST_MOVES):
        if game.over:
            break
        seat = dice.choice(list(log.sitting.asks))
        log.add(Moved(one_of(game, seat, dice, 0.7 if name.endswith("swaps") else 0.1), log.sitting.level(seat)), seat)
        if number == 5:
            log.add(Away("easy", "clock"), 0)
        elif number == 9:
            log.add(Back(), 0)
    if game.over:
        log.add(Ended(KEYS.secret(log.sitting.id, 1), game.scores, game.places or []))
        log.start()
    log.add(Left(), 1)
    return log


def one_of(game: Table, seat: int, dice: random.Random, offers: float) -> str:
    """A move that gets the game on, most of the time."""
    moves = game.moves(seat)
    busy = [move for move in moves if move not in SLOW and (":" not in move or dice.random() < offers)]
    return dice.choice(busy if busy and dice.random() < 0.9 else moves)


def session(name: str, setup: dict[str, Any]) -> dict[str, Any]:
    """All lines of a table, for each viewer."""
    log = played(name, setup)
    stage = Stage(Sitting(KEYS, log.entries[0]))
    eyes = [Eye(viewer) for viewer in (0, None, OUTSIDE)]
    for eye in eyes:
        eye.frames += stage.join(eye, None)
    viewers = [{"viewer": eye.viewer, "snapshot": json.loads(eye.frames.pop()), "lines": []} for eye in eyes]
    dice = random.Random(f"refusals of {name}")
    for entry in log.entries[1:]:
        stage.take(entry)
        for eye, told in zip(eyes, viewers, strict=True):
            told["lines"].append(line(stage.sitting, eye, dice))
    book = games()[setup["game"]].rulebook
    return {"name": name, "book": book, "remarks": remarks(stage.sitting), "viewers": viewers}


def remarks(sitting: Sitting) -> list[dict[str, str]]:
    """What the terminal says first about a table that is not as the rules want it."""
    game = sitting.game
    assert game is not None
    tellers = [teller(lang, game, None, sitting) for lang in LANGUAGES]
    return [{one.words.lang: one.refusal(warning) for one in tellers} for warning in game.warnings()]


def line(sitting: Sitting, eye: Eye, dice: random.Random) -> dict[str, Any]:
    """A frame, what the table looks like after it, and what the terminal says of it."""
    news = json.loads(eye.frames[-1])
    game = sitting.game
    if game is None or eye.viewer == OUTSIDE:
        return {"news": news, "view": None}
    view = game.view(eye.viewer)
    del view["options"]  # they stand in the first view of a game
    found: dict[str, Any] = {"news": news, "view": view}
    tellers = [teller(lang, game, eye.viewer, sitting) for lang in LANGUAGES]
    if "events" in news:
        found["said"] = [{one.words.lang: one.event(event) for one in tellers} for event in news["events"]]
        found["silent"] = [tellers[0].face.silent(eye.viewer, event) for event in news["events"]]
    ask = game.waiting.get(eye.viewer) if eye.viewer is not None else None
    if ask is not None:
        found["asked"] = {one.words.lang: one.question(ask.what, view) for one in tellers}
        found["refused"] = refusals(game, tellers, dice)
    return found


def replays() -> Iterator[dict[str, Any]]:
    """Whole games as they are looked at again: the record, and what each viewer is told."""
    for name, setup in settings():
        entries = played(name, setup).entries
        last = next((entry.seq for entry in entries if isinstance(entry.deed, Ended)), None)
        if last is None:
            continue
        first = next(entry.seq for entry in entries if isinstance(entry.deed, Started))
        game = fold(KEYS, entries[:last]).game
        assert game is not None
        assert game.places is not None
        finished = Finished(TABLE, 1, setup["game"], [], first, last, 0, game.scores, game.places, True)
        told = {viewer: json.loads(replay(KEYS, entries, finished, viewer)) for viewer in (None, *range(game.seats))}
        yield {"name": name, "record": game.record(), "viewers": [told[None], *(told[s] for s in range(game.seats))]}


def teller(lang: str, game: Table, viewer: Viewer, sitting: Sitting) -> Teller:
    names = [holder.name or f"S{seat}" for seat, holder in enumerate(sitting.holders)]
    return Teller(FACES[game.info.rulebook], words_in(lang), names, viewer, game.options)


def refusals(game: Table, tellers: list[Teller], dice: random.Random) -> list[dict[str, Any]]:
    you = tellers[0].you
    assert you is not None
    tried = dice.sample(game.state.catalogue().notations, REFUSALS)
    found = [(move, refusal) for move in tried if (refusal := game.why_not(you, move)) is not None]
    return [
        {
            "move": move,
            "rule": refusal.rule,
            "facts": plain(refusal),
            "said": {t.words.lang: t.refusal(refusal) for t in tellers},
        }
        for move, refusal in found
    ]


def plain(refusal: Refusal) -> Any:
    return json.loads(json.dumps(refusal.facts))


def main() -> None:
    OUT.mkdir(exist_ok=True)
    for old in OUT.glob("*"):
        old.unlink()
    for lang in LANGUAGES:
        (OUT / f"{lang}.ftl").write_text(ftl(lang), encoding="utf-8")
    for name, setup in settings():
        text = json.dumps(session(name, setup), ensure_ascii=False, separators=(",", ":"))
        (OUT / f"{name}.json").write_text(text, encoding="utf-8")
    catalogues = {name: Table(name, info.seats[0], 1).state.catalogue().notations for name, info in games().items()}
    (OUT / "catalogues.json").write_text(json.dumps(catalogues), encoding="utf-8")
    finished = list(replays())
    (OUT / "replays.json").write_text(json.dumps(finished), encoding="utf-8")
    print(f"{len(list(settings()))} sessions in {OUT}", file=sys.stderr)


if __name__ == "__main__":
    main()
