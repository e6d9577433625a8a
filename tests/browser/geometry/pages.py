"""Every page apart from the table, and every dialog, in windows of all sizes and in four languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import partial
from itertools import cycle, islice
from typing import Any

from tests.browser.geometry.answers import (
    CODE,
    OPENED,
    about_finished,
    about_review,
    archive,
    finished_game,
    full_lobby,
    gathering,
    guided_game,
    our_keys,
    own_tables,
)
from tests.browser.geometry.measure import Measures, faults_of
from tests.browser.geometry.scenes import VIEWER, ScriptedTable, scenes_of
from tests.browser.geometry.stage import Stage
from tests.browser.geometry.views import LARGE_TEXT, SIZES, ZOOMED, Size, odd_sizes
from tests.registered import FIRSTS
from tests.server.log_builder import TABLE
from tischlein.games.registry import boxes, games
from tischlein.puzzles.library import puzzle_games
from tischlein.table.daily import has_daily_deal
from tischlein.table.lesson import lessons
from tischlein.table.rulebook import LANGUAGES

TABLE_PATH = f"/t/{TABLE}"
TV_SIZES = ((960, 540), (1024, 768), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))
ANSWER_SIZES = ((360, 640), (390, 844), (667, 375), (844, 390))
"""Where an answer is a sheet: there is no room for it beside the table."""
ODD_SIZES = 4
"""Sizes between the others, for each page."""
SAMPLED_GAMES = 6
"""Of the pages that every game has, the sample contains every sixth."""
MENU = "header .tools [aria-haspopup=dialog]"
DIALOG = "dialog:modal"
COACH = "aside.placed"
END_PANEL = ".end-panel .go"
Show = Callable[[Stage], Iterator[str]]
"""Shows one thing after the other, and yields its name each time."""


@dataclass(frozen=True)
class PageScene:
    """A page in some states; `group` names the sheet with its screenshots.

    sizes  instead of those of the other pages
    """

    group: str
    name: str
    show: Show
    measures: Measures
    sizes: tuple[Size, ...] = ()


@dataclass(frozen=True)
class PageView:
    """A page in a language and with a text size, at some sizes of the window; at most `limit` of its states."""

    scene: PageScene
    sizes: list[Size]
    lang: str = "en"
    text: int = 16
    limit: int | None = None

    @property
    def name(self) -> str:
        parts = ["page", self.scene.group, self.scene.name, self.lang, f"text{self.text}" if self.text != 16 else ""]
        return "-".join(filter(None, parts))

    def moments(self, stage: Stage) -> Iterator[str]:
        stage.resize(1280, 800)
        for moment in islice(self.scene.show(stage), self.limit):
            stage.settle()
            yield moment
            stage.resize(1280, 800)

    def faults(self, stage: Stage) -> list[str]:
        return faults_of(stage.page, self.scene.measures)


# --- steps


def open_dialog(stage: Stage, *buttons: str) -> None:
    """Click one button after the other; each opens a dialog."""
    for button in buttons:
        stage.page.locator(button).first.click()
        stage.page.locator(DIALOG).wait_for()
        stage.settle()


def set_seats(stage: Stage, seats: int) -> None:
    """Add or remove computer players on the start page."""
    players = stage.page.locator(".people li:not(:has(.free))")
    while (now := players.count()) != seats:
        if now < seats:
            stage.page.locator(".people li:has(.free) button").click()
        else:
            open_dialog(stage, f".people li:nth-child({now}) button")
            stage.page.locator(f"{DIALOG} .more .btn").last.click()
        stage.settle()


# --- the start page


def show_start(stage: Stage, game: str) -> Iterator[str]:
    """Choose a game, with the fewest and with the most seats."""
    stage.open("/", stored={"settings": {"game": game}})
    for seats in games()[game].seats:
        set_seats(stage, seats)
        yield str(seats)


def show_lobby(stage: Stage) -> Iterator[str]:
    """Show a full lobby, our own tables, and a wrong code."""
    answers, stored = own_tables()
    stage.open("/", answers={"GET /api/tables": full_lobby(), **answers}, stored=stored)
    stage.page.locator("a[href='/t/own1']").first.wait_for()
    stage.page.locator("input.pill").fill("AAA AAA")
    stage.page.keyboard.press("Enter")
    stage.page.locator("[role=alert]").wait_for()
    yield ""


def show_menus(stage: Stage) -> Iterator[str]:
    """Open the dialogs of the start page: the menu and what it leads to, and that of a player."""
    stage.open("/")
    open_dialog(stage, MENU)
    yield "menu"
    for number, name in enumerate(("settings", "keys", "name")):
        stage.open("/")
        open_dialog(stage, MENU)
        stage.page.locator(f"{DIALOG} nav .btn").nth(number).click()
        stage.page.locator(DIALOG).last.wait_for()
        yield name
    stage.open("/")
    open_dialog(stage, ".people li:nth-child(2) button")
    yield "player"


def show_table_settings(stage: Stage, game: str) -> Iterator[str]:
    """Open the settings of a new table."""
    stage.open("/", stored={"settings": {"game": game}})
    open_dialog(stage, ".configure")
    yield ""


# --- before a game


def show_waiting_room(stage: Stage) -> Iterator[str]:
    """Show waiting rooms with few and with many seats, and the sheet of a seat."""
    for seats, free in ((2, 1), (10, 3), (10, 0)):
        stage.open(TABLE_PATH, gathering(seats, free), CODE, our_keys(VIEWER))
        stage.page.locator(".seat-tile").first.wait_for()
        yield f"{seats}-{free}"


def show_invited(stage: Stage) -> Iterator[str]:
    """Show a waiting room to a person who has followed an invitation."""
    stage.open(TABLE_PATH, gathering(10, 3), CODE, our_keys())
    stage.page.locator(".seat-tile").first.wait_for()
    yield ""


def show_waiting_dialogs(stage: Stage) -> Iterator[str]:
    """Open the sheet of a seat before a game, and the dialog that asks for a name."""
    stage.open(TABLE_PATH, gathering(10, 3), CODE, our_keys(VIEWER))
    open_dialog(stage, "li:nth-child(2) .seat-tile")
    yield "seat"
    stage.open(TABLE_PATH, gathering(10, 3), CODE, our_keys())
    open_dialog(stage, "main .btn.primary")
    yield "name"


# --- dialogs at a table


def show_table_dialogs(stage: Stage) -> Iterator[str]:
    """Open every dialog of a table."""
    scene = scenes_of(FIRSTS[0], 4)["late"]

    def show(*buttons: str) -> None:
        stage.resize(1280, 800)
        stage.open(TABLE_PATH, {VIEWER: scene.frames}, CODE, our_keys(VIEWER))
        stage.page.locator("[data-zone]").first.wait_for()
        open_dialog(stage, *buttons)

    show(MENU)
    yield "menu"
    for number, name in ((-2, "invitation"), (-1, "leave")):
        show(MENU)
        stage.page.locator(f"{DIALOG} nav").first.locator(".btn").nth(number).click()
        stage.page.locator(f"{DIALOG}:not(:has(nav))").wait_for()
        yield name
    show(".seat .open")
    yield "seat"
    show("aside .tools .round")
    yield "chat"
    show("aside .tools a[href^='/rules/']")
    stage.page.locator(f"{DIALOG} [id*='.']").first.wait_for()
    yield "rules"


# --- rules


def show_rules(stage: Stage) -> Iterator[str]:
    """Show the list of rulebooks, and every rulebook."""
    stage.open("/rules")
    stage.page.locator("li a").first.wait_for()
    yield "list"
    for book in boxes():
        stage.open(f"/rules/{book}")
        stage.page.locator("main section h3").first.wait_for()
        yield book


# --- after a game


def show_result(stage: Stage, game: str) -> Iterator[str]:
    """Show the result of a game with the fewest and with the most seats, these also with long names."""
    low, high = games()[game].seats
    for seats, long in ((low, False), (high, False), (high, True)):
        table, _ = finished_game(game, seats, long)
        stage.open(TABLE_PATH, {VIEWER: (table.snapshot(),)}, about_finished(game, seats, long), our_keys(VIEWER))
        stage.page.locator(".next .btn").first.wait_for()
        yield f"{seats}{'-long' if long else ''}"


def show_table_book(stage: Stage) -> Iterator[str]:
    """Open the table book after a game."""
    table, _ = finished_game("uno", 10, long=True)
    stage.open(TABLE_PATH, {VIEWER: (table.snapshot(),)}, about_finished("uno", 10, long=True), our_keys(VIEWER))
    open_dialog(stage, ".more button:nth-of-type(2)")
    stage.page.locator(f"{DIALOG} table").first.wait_for()
    yield ""


def show_played(stage: Stage) -> Iterator[str]:
    """Show the list of finished games."""
    stage.open("/played", answers=about_finished("uno", 10, long=True) | archive(), stored=our_keys(VIEWER))
    stage.page.locator("main li").first.wait_for()
    yield ""


def show_replay(stage: Stage, game: str) -> Iterator[str]:
    """Show the beginning, the middle and the end of a replay, with all hands and from a seat."""
    for seats in sorted(set(games()[game].seats)):
        answers = about_finished(game, seats)
        for viewer in ("", "&viewer=0"):
            stage.open(f"{TABLE_PATH}/replay/1?at=0{viewer}", answers=answers, stored=our_keys(VIEWER))
            slider = stage.page.locator("input[type=range]")
            slider.wait_for()
            last = int(slider.get_attribute("max") or 0)
            for name, at in (("early", 1), ("middle", last // 2), ("last", last)):
                slider.fill(str(at))
                yield f"{seats}-{'seat' if viewer else 'all'}-{name}"


def show_review(stage: Stage, game: str) -> Iterator[str]:
    """Show a review for the fewest and for the most seats, these also with long names."""
    low, high = games()[game].seats
    for seats, long in ((low, False), (high, True)):
        open_review(stage, game, seats, long)
        yield str(seats)
        for details in stage.page.locator("main details").all():
            details.locator("summary").click()
        stage.page.get_by_role("switch").check()
        yield f"{seats}-all"


def show_moment(stage: Stage, game: str) -> Iterator[str]:
    """Try moments of a game again, with the fewest and with the most seats."""
    for seats in sorted(set(games()[game].seats)):
        open_review(stage, game, seats)
        stage.page.locator(".moments .btn").first.click()
        stage.page.locator(".player-area").wait_for()
        yield str(seats)


def show_answer(stage: Stage, game: str) -> Iterator[str]:
    """Show the answer of a moment, in a sheet."""
    open_review(stage, game, games()[game].seats[0])
    stage.page.locator(".moments .btn").first.click()
    stage.resize(390, 844)
    stage.page.locator(".status .btn[aria-haspopup]").click()
    stage.page.locator(f"{DIALOG} .values").wait_for()
    yield ""


def open_review(stage: Stage, game: str, seats: int, long: bool = False) -> None:
    stage.open(f"{TABLE_PATH}/review/1?seat=0", answers=about_review(game, seats, long), stored=our_keys(VIEWER))
    stage.page.locator(".skills li").first.wait_for()
    stage.page.locator(".moments .what").first.wait_for()


# --- several people at one device, and a TV


def show_hotseat(stage: Stage) -> Iterator[str]:
    """Show who plays on this device, and the screen between two players."""
    for seats, free in ((2, 2), (10, 8)):
        stage.open(f"/hotseat/{TABLE}", gathering(seats, free), stored=our_keys())
        stage.page.locator("form .btn.primary").wait_for()
        yield f"setup-{seats}"


def show_handover(stage: Stage) -> Iterator[str]:
    """Show the screen between two players, for few people and for many."""
    for seats in (2, 10):
        names = {seat: f"Jean-Sébastien Tour {seat}" for seat in range(seats)}
        table = ScriptedTable("uno", seats, "handover", names).start()
        feeds = {viewer: (table.snapshot(viewer),) for viewer in (None, *range(seats))}
        stage.open(f"/hotseat/{TABLE}", feeds, stored=our_keys(*range(seats)))
        stage.page.locator(".big").wait_for()
        yield str(seats)


def show_tv(stage: Stage, game: str) -> Iterator[str]:
    """Show a TV before a game, in its middle and after its end, with few and with many seats."""
    for seats in sorted(set(games()[game].seats)):
        waiting = ScriptedTable(game, seats, "tv", free=[seats - 1])
        playing = ScriptedTable(game, seats, f"{game} {seats} tv").start()
        moves = [None for _, _ in zip(range(seats * 3), playing.moves(), strict=False)]
        assert moves
        over, _ = finished_game(game, seats)
        for name, table in (("waiting", waiting), ("playing", playing), ("over", over)):
            stage.open(f"{TABLE_PATH}/screen", {None: (table.snapshot(None),)}, CODE, our_keys(VIEWER))
            stage.page.locator("main h2, main [data-zone], .players").first.wait_for()
            yield f"{seats}-{name}"


# --- guided games


def show_guided(stage: Stage, game: str) -> Iterator[str]:
    """Play a guided game, and pause whenever the coach says something."""
    first, *news = guided_game(game)
    stage.open(f"/learn/{game}", {VIEWER: (first,)}, OPENED, our_keys(VIEWER))
    stage.page.locator(COACH).wait_for()
    count = 0
    for frame in (None, *news):
        if frame is not None:
            stage.send(frame)
        if stage.page.locator(END_PANEL).count():
            stage.page.locator(END_PANEL).click()
            stage.settle()
        while stage.page.locator(COACH).count():
            count += 1
            yield f"step{count}"
            stage.page.locator(f"{COACH} .btn.primary").click()
            stage.settle()


# --- the daily deal and puzzles


def played_deals(day: date) -> list[dict[str, Any]]:
    """Return deals as the browser stores them: a result with many signs, one that is late, and a game in progress."""
    signs = ["good", "inaccurate", "mistake", "blunder", "good"] * 2
    score = {"place": 3, "seats": 3, "result": 0, "luck": -0.1234, "fair": 1 / 3, "skill": 87.6, "signs": signs}
    score |= {"counts": {"good": 104, "inaccurate": 12, "mistake": 23, "blunder": 12}}
    now = datetime.now(UTC).timestamp() * 1000
    single = [game for game in games() if has_daily_deal(game)]
    return [
        {"game": single[0], "day": f"{day}", "table": "own1", "ended": now, "score": score},
        {"game": single[1], "day": f"{day - timedelta(2)}", "table": "own2", "ended": now, "score": score},
        {"game": single[2], "day": f"{day}", "table": "own3", "ended": None, "score": None},
    ]


def show_daily(stage: Stage) -> Iterator[str]:
    """Show the deals of the day, one before it is played, and one that has been played."""
    day = datetime.now(UTC).date()
    stored = {"daily": played_deals(day)}
    for name, query in (
        ("list", ""),
        ("before", f"?game={FIRSTS[1]}&date={day}"),
        ("late", f"?game={FIRSTS[0]}&date={day - timedelta(3)}"),
        ("result", f"?game={FIRSTS[0]}&date={day}"),
    ):
        stage.open(f"/daily{query}", stored=stored)
        stage.page.locator("main h2").first.wait_for()
        yield name


def show_puzzles(stage: Stage) -> Iterator[str]:
    """Show the list of puzzles, with some of them solved."""
    stage.open("/puzzles", stored={"puzzles": {puzzle_games()[0]: {"1": "solved", "2": "seen"}}})
    stage.page.locator(".numbers a").first.wait_for()
    yield ""


def show_puzzle(stage: Stage, game: str) -> Iterator[str]:
    """Show a puzzle."""
    stage.open(f"/puzzles/{game}/1")
    stage.page.locator("[data-zone^=hand]").first.wait_for()
    yield ""


# --- mistakes


def show_mistakes(stage: Stage) -> Iterator[str]:
    """Show an address that leads nowhere, and a table that does not exist."""
    stage.open("/nowhere/at/all")
    yield "address"
    stage.open("/rules/nothing")
    stage.page.locator("[role=alert]").wait_for()
    yield "rulebook"


def all_scenes() -> list[PageScene]:
    """Return every page and dialog in its states."""
    plain = Measures()
    primary = Measures(primary="main .btn.primary.big")
    tv = Measures(fits=True)
    moment = Measures(table=True)
    coach = Measures(table=True, coach=COACH)
    guided = [game for box in boxes().values() for game in lessons(box.id).deals]
    return [
        *(PageScene("start", game, partial(show_start, game=game), primary) for game in games()),
        PageScene("start", "lobby", show_lobby, primary),
        PageScene("dialogs", "start", show_menus, plain),
        *(PageScene("settings", game, partial(show_table_settings, game=game), plain) for game in games()),
        PageScene("waiting", "room", show_waiting_room, primary),
        PageScene("waiting", "invited", show_invited, primary),
        PageScene("dialogs", "waiting", show_waiting_dialogs, plain),
        PageScene("dialogs", "table", show_table_dialogs, plain),
        PageScene("dialogs", "book", show_table_book, plain),
        PageScene("rules", "", show_rules, plain),
        *(PageScene("result", game, partial(show_result, game=game), primary) for game in games()),
        PageScene("played", "", show_played, plain),
        *(PageScene("replay", game, partial(show_replay, game=game), plain) for game in games()),
        PageScene("review", FIRSTS[0], partial(show_review, game=FIRSTS[0]), plain),
        *(PageScene("moment", game, partial(show_moment, game=game), moment) for game in FIRSTS),
        PageScene("answer", FIRSTS[0], partial(show_answer, game=FIRSTS[0]), plain, ANSWER_SIZES),
        PageScene("hotseat", "setup", show_hotseat, primary),
        PageScene("hotseat", "handover", show_handover, primary),
        *(PageScene("tv", game, partial(show_tv, game=game), tv, TV_SIZES) for game in games()),
        *(PageScene("learn", game, partial(show_guided, game=game), coach) for game in guided),
        PageScene("daily", "", show_daily, primary),
        PageScene("puzzles", "", show_puzzles, primary),
        *(PageScene("puzzle", game, partial(show_puzzle, game=game), Measures(table=True)) for game in puzzle_games()),
        PageScene("mistakes", "", show_mistakes, plain),
    ]


GROUPS = list(dict.fromkeys(scene.group for scene in all_scenes()))


def all_page_views(group: str) -> Iterator[PageView]:
    """Yield every page of a group at all sizes, in all languages, and with large text."""
    for scene in (scene for scene in all_scenes() if scene.group == group):
        for lang in LANGUAGES:
            view = PageView(scene, [], lang)
            yield PageView(scene, [*(scene.sizes or (*SIZES, *ZOOMED, *odd_sizes(view.name, ODD_SIZES)))], lang)
        if not scene.sizes:
            yield PageView(scene, LARGE_TEXT, LANGUAGES[len(scene.name) % len(LANGUAGES)], 32)


def sampled_page_views() -> Iterator[PageView]:
    """Yield the first state of some pages of every group, which together have every size, language and text size."""
    sizes, langs = cycle([*SIZES, *ZOOMED]), cycle(LANGUAGES)
    for group in GROUPS:
        scenes = [scene for scene in all_scenes() if scene.group == group]
        # Groups with a scene for each game are too large; some are left out.
        for scene in scenes[:: SAMPLED_GAMES if len(scenes) > SAMPLED_GAMES else 1]:
            chosen = [next(sizes), next(sizes)]
            yield PageView(scene, [*(scene.sizes or chosen)][:2], next(langs), limit=1)
    large = next(scene for scene in all_scenes() if scene.name == "room")
    yield PageView(large, LARGE_TEXT, next(langs), 32, limit=1)
