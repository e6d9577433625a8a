"""Write all golden playthroughs anew."""

from tests.playthroughs.playthrough import all_playthroughs

for playthrough in all_playthroughs().values():
    playthrough.path.write_text(playthrough.text(), encoding="utf-8")
    print(playthrough.path.name)
