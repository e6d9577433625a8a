"""Write sample sessions for the tests of the page: `npm run samples`.

A session has the messages to a seat, to a spectator and to a client without access, the correct view after every log
entry, and the texts of the terminal in four languages. The samples are not part of the repository, so that the tests
always compare the page with the current rules and messages.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tests.registered import FIRSTS, declared, options_of
from tests.server.log_builder import KEYS, TABLE, LogBuilder
from tischlein import games
from tischlein.bots.levels import make_bot
from tischlein.cli.event_formatter import EventFormatter
from tischlein.cli.words import load_words
from tischlein.core.refusal import Refusal
from tischlein.games.registry import boxes
from tischlein.review import review
from tischlein.server.bot_requests import position_of
from tischlein.server.feed import OUTSIDE, TableFeed, Viewer, view_of
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
from tischlein.server.replay import NewsRecorder, replay
from tischlein.server.store.base import FinishedGame
from tischlein.server.table_state import TableState, fold
from tischlein.table.lesson import has_lessons, lesson_seed, lessons
from tischlein.table.locales import CHAPTERS, chapter_ftl, ftl
from tischlein.table.look import table_look
from tischlein.table.rulebook import LANGUAGES
from tischlein.table.table import Table

OUT = Path(__file__).resolve().parent.parent / "samples"
MAX_MOVES = 200
"""Long games are not played to the end."""
PASSIVE_MOVES = ("draw", "keep", "pass", "decline")
LEARNERS = ("greedy", "easy", "beginner")
LESSON_LEVEL = "beginner"
"""The level of the computer players in a guided game."""
REVIEWED_SEATS = 3
TRIED_MOVES = 4
"""Random moves tried at every turn; the illegal ones give refusals."""


def sample_setups() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every game with default options, with options that change the view, and the samples of its box."""
    box_samples = declared("samples")
    for number, (name, info) in enumerate(games().items()):
        known = {option.name for option in info.options}
        chosen: dict[str, Any] = options_of("USUAL", name) or {}
        yield name, {"game": name, "seats": 3, "options": chosen}
        seats = min(info.seats[1], (4, 2)[number % 2])
        if "open_memory" in known:
            more = box_samples[info.rulebook].shown(seats) if info.rulebook in box_samples else {}
            yield f"{name}-memory", {"game": name, "seats": seats, "options": {"open_memory": True} | more | chosen}
        else:
            yield f"{name}-more", {"game": name, "seats": seats, "options": chosen}
    for samples in box_samples.values():
        yield from samples.SAMPLES.items()


def play_table(name: str, setup: dict[str, Any]) -> LogBuilder:
    """Play at a table where most kinds of log events occur."""
    rng = random.Random(name)
    log = LogBuilder(**setup, spectators=True, clock=TimeControl("move", 60))
    log.people(0, 1).add(EntropyAdded("blue moon"), 0)
    log.add(ChatSent("Guten Abend"), 0)
    log.add(ReactionSent("hello"), 1)
    log.bots(*range(2, setup["seats"])).start()
    game = log.state.game
    assert game is not None
    for number in range(MAX_MOVES):
        if game.over:
            break
        seat = rng.choice(list(log.state.asks))
        log.add(
            MoveMade(choose_move(game, seat, rng, 0.7 if name.endswith("swaps") else 0.1), log.state.bot_level(seat)),
            seat,
        )
        if number == 5:
            log.add(HandedOver("easy", "clock"), 0)
        elif number == 9:
            log.add(TakenOver(), 0)
    if game.over:
        log.add(GameEnded(KEYS.secret(log.state.id, 1), game.scores, game.places or []))
        log.start()
    log.add(SeatLeft(), 1)
    return log


def choose_move(game: Table, seat: int, rng: random.Random, offers: float) -> str:
    """Return a random move, mostly one that advances the game."""
    moves = game.moves(seat)
    active = [move for move in moves if move not in PASSIVE_MOVES and (":" not in move or rng.random() < offers)]
    return rng.choice(active if active and rng.random() < 0.9 else moves)


def build_session(name: str, setup: dict[str, Any]) -> dict[str, Any]:
    """Return all messages of a table, for each viewer."""
    log = play_table(name, setup)
    feed = TableFeed(TableState(KEYS, log.entries[0]))
    eyes = [NewsRecorder(viewer) for viewer in (0, None, OUTSIDE)]
    for eye in eyes:
        eye.frames += feed.subscribe(eye, None)
    viewers = [{"viewer": eye.viewer, "snapshot": json.loads(eye.frames.pop()), "lines": []} for eye in eyes]
    rng = random.Random(f"refusals of {name}")
    for entry in log.entries[1:]:
        feed.apply(entry)
        for eye, viewer in zip(eyes, viewers, strict=True):
            viewer["lines"].append(build_entry(feed.state, eye, rng))
    book = games()[setup["game"]].rulebook
    return {"name": name, "book": book, "remarks": remarks(feed.state), "viewers": viewers}


def remarks(state: TableState) -> list[dict[str, str]]:
    """Return the warnings of the terminal about an unusual setup."""
    game = state.game
    assert game is not None
    formatters = [make_formatter(lang, game, None, state) for lang in LANGUAGES]
    return [{one.words.lang: one.refusal(warning) for one in formatters} for warning in game.warnings()]


def build_entry(state: TableState, eye: NewsRecorder, rng: random.Random) -> dict[str, Any]:
    """Return a message, the view after it, and the texts of the terminal for it."""
    news = json.loads(eye.frames[-1])
    game = state.game
    if game is None or eye.viewer == OUTSIDE:
        return {"news": news, "view": None}
    view = json.loads(msgspec.json.encode(view_of(game, eye.viewer)))
    del view["options"], view["look"]  # they are part of the first view of a game
    found: dict[str, Any] = {"news": news, "view": view}
    formatters = [make_formatter(lang, game, eye.viewer, state) for lang in LANGUAGES]
    if "events" in news:
        found["said"] = [{one.words.lang: one.event(event) for one in formatters} for event in news["events"]]
        found["silent"] = [formatters[0].is_silent(event) for event in news["events"]]
    ask = game.waiting.get(eye.viewer) if eye.viewer is not None else None
    if ask is not None:
        found["asked"] = {one.words.lang: one.question(ask.what, view) for one in formatters}
        found["refused"] = sample_refusals(game, formatters, rng)
    return found


def build_replays() -> Iterator[dict[str, Any]]:
    """Yield finished games: the record, and the replay for each viewer."""
    for name, setup in sample_setups():
        entries = play_table(name, setup).entries
        last = next((entry.seq for entry in entries if isinstance(entry.event, GameEnded)), None)
        if last is None:
            continue
        first = next(entry.seq for entry in entries if isinstance(entry.event, GameStarted))
        game = fold(KEYS, entries[:last]).game
        assert game is not None
        assert game.places is not None
        finished = FinishedGame(TABLE, 1, setup["game"], [], first, last, 0, game.scores, game.places, True)
        by_viewer = {
            viewer: json.loads(replay(KEYS, entries, finished, viewer)) for viewer in (None, *range(game.seats))
        }
        yield {
            "name": name,
            "record": game.record(),
            "viewers": [by_viewer[None], *(by_viewer[seat] for seat in range(game.seats))],
        }


def build_reviews() -> Iterator[dict[str, Any]]:
    """Yield a quick review of a finished game between computer players, and its replay for each seat."""
    game = FIRSTS[0]
    log = LogBuilder(game=game, seats=REVIEWED_SEATS).bots(*range(REVIEWED_SEATS)).start()
    table = log.state.game
    assert table is not None
    bots = [make_bot("easy", seat) for seat in range(table.seats)]
    while not table.over:
        seat = min(table.waiting, key=lambda seat: (table.waiting[seat].must, seat))
        move = bots[seat].choose(table.insight(seat))
        if move is None:
            seat = next(seat for seat, ask in table.waiting.items() if ask.must)
            move = bots[seat].choose(table.insight(seat))
            assert move is not None
        log.add(MoveMade(move, "easy"), seat)
    first = next(entry.seq for entry in log.entries if isinstance(entry.event, GameStarted))
    assert table.places is not None
    log.add(GameEnded(KEYS.secret(log.state.id, 1), table.scores, table.places))
    finished = FinishedGame(
        TABLE, 1, game, [], first, log.entries[-1].seq, 0, table.scores, table.places, True
    )
    seats = [json.loads(replay(KEYS, log.entries, finished, seat)) for seat in range(table.seats)]
    yield {"name": game, "review": msgspec.to_builtins(review(table.record(), "quick")), "seats": seats}


def build_guided() -> Iterator[dict[str, Any]]:
    """Yield the guided games as the learner sees them, played to the end by different kinds of learners."""
    for book in filter(has_lessons, boxes()):
        for game in lessons(book).deals:
            for learner in LEARNERS:
                yield {"game": game, "book": book, "learner": learner, **play_guided(game, learner)}


def play_guided(game: str, level: str) -> dict[str, Any]:
    """Play a guided game as the server does, with a computer player as the learner."""
    seats = lessons(games()[game].rulebook).seats
    log = LogBuilder(lesson_seed(game, seats), game=game, seats=seats, lesson=True)
    feed = TableFeed(TableState(KEYS, log.entries[0]))
    eye = NewsRecorder(0)
    (snapshot,) = feed.subscribe(eye, None)
    log.people(0).bots(*range(1, seats), level=LESSON_LEVEL).start()
    table = log.state.game
    assert table is not None
    me = make_bot(level, 1)
    while not table.over:
        asks = sorted(table.waiting.items(), key=lambda ask: (ask[1].must, -ask[0]))
        for seat, _ in asks:
            bot = me if seat == 0 else make_bot(LESSON_LEVEL, position_of(TABLE, 1, table, seat).repeatable_seed())
            move = bot.choose(table.insight(seat))
            if move is not None:
                log.add(MoveMade(move), seat)
                break
    for entry in log.entries[1:]:
        feed.apply(entry)
    return {"snapshot": json.loads(snapshot), "news": list(map(json.loads, eye.frames))}


def make_formatter(lang: str, game: Table, viewer: Viewer, state: TableState) -> EventFormatter:
    names = [holder.name or f"S{seat}" for seat, holder in enumerate(state.holders)]
    return EventFormatter(table_look(game.info, game.options), load_words(lang), names, viewer)


def sample_refusals(game: Table, formatters: list[EventFormatter], rng: random.Random) -> list[dict[str, Any]]:
    you = formatters[0].you
    assert you is not None
    tried = rng.sample(game.state.catalogue().notations, TRIED_MOVES)
    found = [(move, refusal) for move in tried if (refusal := game.why_not(you, move)) is not None]
    return [
        {
            "move": move,
            "rule": refusal.rule,
            "facts": to_json(refusal),
            "said": {one.words.lang: one.refusal(refusal) for one in formatters},
        }
        for move, refusal in found
    ]


def looks() -> dict[str, Any]:
    """Return the look of every game, by id."""
    return {name: json.loads(Table(name, info.seats[0], 1).look()) for name, info in games().items()}


def to_json(refusal: Refusal) -> Any:
    return json.loads(json.dumps(refusal.facts))


def main() -> None:
    OUT.mkdir(exist_ok=True)
    for old in OUT.glob("*"):
        old.unlink()
    for lang in LANGUAGES:
        words = "\n".join([ftl(lang), *(chapter_ftl(chapter, lang) for chapter in CHAPTERS)])
        (OUT / f"{lang}.ftl").write_text(words, encoding="utf-8")
    for name, setup in sample_setups():
        text = json.dumps(build_session(name, setup), ensure_ascii=False, separators=(",", ":"))
        (OUT / f"{name}.json").write_text(text, encoding="utf-8")
    (OUT / "looks.json").write_text(json.dumps(looks()), encoding="utf-8")
    by_book = {book: msgspec.to_builtins(lessons(book)) for book in boxes() if has_lessons(book)}
    (OUT / "lessons.json").write_text(json.dumps(by_book), encoding="utf-8")
    (OUT / "guided.json").write_text(json.dumps(list(build_guided())), encoding="utf-8")
    (OUT / "reviews.json").write_text(json.dumps(list(build_reviews())), encoding="utf-8")
    finished = list(build_replays())
    (OUT / "replays.json").write_text(json.dumps(finished), encoding="utf-8")
    print(f"{len(list(sample_setups()))} sessions in {OUT}", file=sys.stderr)


if __name__ == "__main__":
    main()
