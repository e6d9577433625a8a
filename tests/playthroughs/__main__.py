"""Writes all golden playthroughs anew."""

from tests.playthroughs.playthrough import GAMES, path, text

for name in GAMES:
    path(name).write_text(text(name), encoding="utf-8")
    print(path(name).name)
