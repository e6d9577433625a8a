"""`tischlein play`: games in the terminal, one after the other."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from tischlein.cli import saved_game, show
from tischlein.cli.daily_game import DailyGame
from tischlein.cli.errors import say_error
from tischlein.cli.event_formatter import signed
from tischlein.cli.in_place import InPlaceScreen
from tischlein.cli.input_parser import fold
from tischlein.cli.keyboard import can_edit, make_reader
from tischlein.cli.local_game import LocalGame
from tischlein.cli.saved_game import LocalTable
from tischlein.cli.screen import Picture, Screen
from tischlein.cli.words import InputError, Words
from tischlein.table.daily import is_daily
from tischlein.table.table import Table


def make_screen(console: Console, words: Words, *, plain: bool = False) -> Screen:
    """Make the calmest screen that the terminal can show."""
    if can_edit(console) and not plain and not console.legacy_windows:
        return InPlaceScreen(console, words)
    return Screen(console, words, make_reader(console))


class Sitting:
    """People at a table of this computer, for as many games as they like.

    record   the file for the record of the game
    resumed  the file that an interrupted game was read from
    """

    def __init__(
        self, local: LocalTable, words: Words, screen: Screen, record: Path | None = None, resumed: Path | None = None
    ) -> None:
        self.local = local
        self.words = words
        self.screen = screen
        self.record = record
        self.resumed = resumed
        self.game = self._make_game()
        self._first_seed = local.table.seed
        self._page: list[RenderableType] = []
        """What the end of the last game has shown."""

    def run(self) -> None:
        """Play until nobody wants another game, or somebody leaves; the record is saved however it ends."""
        self._save_record()
        self.screen.open()
        try:
            self.screen.greet(self.words("welcome"))
            self._play_game()
            while not (self.screen.scripted or is_daily(self._first_seed)) and self._want_more():
                self.local.table = self._next_table()
                self.game = self._make_game()
                self._play_game()
        except EOFError:
            pass
        finally:
            self._leave()

    def _make_game(self) -> LocalGame:
        if is_daily(self.local.table.seed):
            deal = DailyGame(self.local.table, self.words, self.screen)
            deal.add_command("save", self._save)
            return deal
        game = LocalGame(self.local.table, self.words, self.screen, self.local.level, self.local.people)
        game.add_command("save", self._save)
        game.add_command("undo", lambda seat, _: game.take_back(seat))
        return game

    def _play_game(self) -> None:
        page = self.game.run()
        table, standings = self.game.table, self.local.standings
        assert table.places is not None
        standings.enter(table.places, table.scores)
        self._page = [*page, *([self._draw_standings()] if standings.games > 1 else [])]
        self.screen.show_page(*self._page, wait=False)
        if self.resumed is not None:
            saved_game.forget(self.resumed)

    def _want_more(self) -> bool:
        """Ask whether there is to be another game; an empty line means yes."""
        yes, no = (set(map(fold, self.words.entries(message))) for message in ("word-yes", "word-no"))
        self.screen.draw(lambda: Picture(show.stack(*self._page), question=self.words("another-game"), brief=True))
        fresh = True
        while True:
            answer = fold(self.screen.read(fresh=fresh))
            if not answer or answer in yes | no:
                return answer not in no
            self.screen.note(show.indent(Text(self.words("another-game-how"), style="magenta")))
            fresh = False

    def _next_table(self) -> Table:
        """Return a new table with the same settings; a seed that was given leads to the next one."""
        last, number = self.local.table, self.local.standings.games + 1
        seed = f"{self._first_seed} {number}"
        return Table(last.info.id, last.seats, seed, last.options)

    def _draw_standings(self) -> RenderableType:
        words, standings = self.words, self.local.standings
        formatter = self.game.formatter(self.game.viewer)
        names = show.Column(words("head-player"), [formatter.name(seat) for seat in range(len(standings.wins))])
        columns = [show.Column(words("won-games"), [str(wins) for wins in standings.wins])]
        if standings.points:
            columns.append(show.Column(words("head-points"), [signed(points) for points in standings.points]))
        return show.indent(show.WideTable(names, columns, words("standings", games=standings.games)))

    # --- files

    def _save(self, seat: int, rest: str) -> None:
        file = Path(rest).expanduser() if rest else self._file()
        try:
            self._keep(file)
        except InputError as error:
            self.screen.note(show.indent(Text(say_error(self.words, error), style="magenta")))
        else:
            self.screen.note(show.indent(Text(self.words("game-kept", file=str(file)))))

    def _keep(self, file: Path) -> None:
        self.local.table = self.game.table
        saved_game.save(self.local, file)

    def _file(self) -> Path:
        return self.resumed or saved_game.new_file(self.local.table.info.id)

    def _save_record(self) -> None:
        if self.record is not None:
            saved_game.write_json(self.game.table.record(), self.record)

    def _leave(self) -> None:
        """Leave on the terminal what was shown last, and keep a game that is not over."""
        table = self.game.table
        stays = self._page if table.over else []
        if len(self.local.people) > 1:
            self.screen.wipe()
        self.screen.close(self.game.draw_table(), *stays)
        console = self.screen.console
        if not (table.over or self.screen.scripted) and table.log:
            file = self._file()
            self._keep(file)
            console.print(self.words("game-kept", file=str(file)), soft_wrap=True)
        console.print(Text(self.words("bye"), style="dim"))
        if self.record is not None:
            self._save_record()
            console.print(self.words("saved", file=str(self.record)), soft_wrap=True)
