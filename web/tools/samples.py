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

import msgspec

from tests.registered import declared, options_of
from tests.server.folding import KEYS, TABLE, Log
from tischlein import games
from tischlein.cli.event_formatter import EventFormatter
from tischlein.cli.words import load_words
from tischlein.core.refusal import Refusal
from tischlein.games.registry import boxes
from tischlein.server.log_events import (
    ChatSent,
    EntropyAdded,
    GameEnded,
    GameStarted,
    HandedOver,
    MoveMade,
    ReactionSent,
    SeatLeft,
    TakenOver,
    TimeControl,
)
from tischlein.server.replay import Eye, replay
from tischlein.server.sitting import Sitting, fold
from tischlein.server.stage import OUTSIDE, Stage, Viewer, view_of
from tischlein.server.store.base import FinishedGame
from tischlein.table.lesson import has_lessons, lessons
from tischlein.table.locales import ftl
from tischlein.table.look import table_look
from tischlein.table.rulebook import LANGUAGES
from tischlein.table.table import Table

OUT = Path(__file__).resolve().parent.parent / "samples"
MOST_MOVES = 200
"""The long games are not played to the end."""
SLOW = ("draw", "keep", "pass", "decline")
REFUSALS = 4
"""Moves tried at every turn that may be against the rules."""


def settings() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every game, plainly and with the options that change what is seen, and what the tests of its box add."""
    of_box = declared("samples")
    for number, (name, info) in enumerate(games().items()):
        known = {option.name for option in info.options}
        chosen: dict[str, Any] = options_of("USUAL", name) or {}
        yield name, {"game": name, "seats": 3, "options": chosen}
        seats = min(info.seats[1], (4, 2)[number % 2])
        if "open_memory" in known:
            more = of_box[info.rulebook].shown(seats) if info.rulebook in of_box else {}
            yield f"{name}-memory", {"game": name, "seats": seats, "options": {"open_memory": True} | more | chosen}
        else:
            yield f"{name}-more", {"game": name, "seats": seats, "options": chosen}
    for samples in of_box.values():
        yield from samples.SAMPLES.items()


def played(name: str, setup: dict[str, Any]) -> Log:
    """A table at which most of what can happen does."""
    dice = random.Random(name)
    log = Log(**setup, spectators=True, clock=TimeControl("move", 60))
    log.people(0, 1).add(EntropyAdded("blue moon"), 0)
    log.add(ChatSent("Guten Abend"), 0)
    log.add(ReactionSent("hello"), 1)
    log.bots(*range(2, setup["seats"])).start()
    game = log.sitting.game
    assert game is not None
    for number in range(MOST_MOVES):
        if game.over:
            break
        seat = dice.choice(list(log.sitting.asks))
        log.add(
            MoveMade(one_of(game, seat, dice, 0.7 if name.endswith("swaps") else 0.1), log.sitting.level(seat)), seat
        )
        if number == 5:
            log.add(HandedOver("easy", "clock"), 0)
        elif number == 9:
            log.add(TakenOver(), 0)
    if game.over:
        log.add(GameEnded(KEYS.secret(log.sitting.id, 1), game.scores, game.places or []))
        log.start()
    log.add(SeatLeft(), 1)
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
    tellers = [formatter(lang, game, None, sitting) for lang in LANGUAGES]
    return [{one.words.lang: one.refusal(warning) for one in tellers} for warning in game.warnings()]


def line(sitting: Sitting, eye: Eye, dice: random.Random) -> dict[str, Any]:
    """A frame, what the table looks like after it, and what the terminal says of it."""
    news = json.loads(eye.frames[-1])
    game = sitting.game
    if game is None or eye.viewer == OUTSIDE:
        return {"news": news, "view": None}
    view = json.loads(msgspec.json.encode(view_of(game, eye.viewer)))
    del view["options"], view["look"]  # they stand in the first view of a game
    found: dict[str, Any] = {"news": news, "view": view}
    tellers = [formatter(lang, game, eye.viewer, sitting) for lang in LANGUAGES]
    if "events" in news:
        found["said"] = [{one.words.lang: one.event(event) for one in tellers} for event in news["events"]]
        found["silent"] = [tellers[0].is_silent(event) for event in news["events"]]
    ask = game.waiting.get(eye.viewer) if eye.viewer is not None else None
    if ask is not None:
        found["asked"] = {one.words.lang: one.question(ask.what, view) for one in tellers}
        found["refused"] = refusals(game, tellers, dice)
    return found


def replays() -> Iterator[dict[str, Any]]:
    """Whole games as they are looked at again: the record, and what each viewer is told."""
    for name, setup in settings():
        entries = played(name, setup).entries
        last = next((entry.seq for entry in entries if isinstance(entry.event, GameEnded)), None)
        if last is None:
            continue
        first = next(entry.seq for entry in entries if isinstance(entry.event, GameStarted))
        game = fold(KEYS, entries[:last]).game
        assert game is not None
        assert game.places is not None
        finished = FinishedGame(TABLE, 1, setup["game"], [], first, last, 0, game.scores, game.places, True)
        told = {viewer: json.loads(replay(KEYS, entries, finished, viewer)) for viewer in (None, *range(game.seats))}
        yield {"name": name, "record": game.record(), "viewers": [told[None], *(told[s] for s in range(game.seats))]}


def formatter(lang: str, game: Table, viewer: Viewer, sitting: Sitting) -> EventFormatter:
    names = [holder.name or f"S{seat}" for seat, holder in enumerate(sitting.holders)]
    return EventFormatter(table_look(game.info, game.options), load_words(lang), names, viewer)


def refusals(game: Table, tellers: list[EventFormatter], dice: random.Random) -> list[dict[str, Any]]:
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


def looks() -> dict[str, Any]:
    """How every game looks, by its id."""
    return {name: json.loads(Table(name, info.seats[0], 1).look()) for name, info in games().items()}


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
    (OUT / "looks.json").write_text(json.dumps(looks()), encoding="utf-8")
    told = {book: msgspec.to_builtins(lessons(book)) for book in boxes() if has_lessons(book)}
    (OUT / "lessons.json").write_text(json.dumps(told), encoding="utf-8")
    finished = list(replays())
    (OUT / "replays.json").write_text(json.dumps(finished), encoding="utf-8")
    print(f"{len(list(settings()))} sessions in {OUT}", file=sys.stderr)


if __name__ == "__main__":
    main()
