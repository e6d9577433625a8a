"""Write all golden playthroughs and evaluations again."""

from tests.playthroughs.evaluation import Evaluation, all_evaluations
from tests.playthroughs.playthrough import Playthrough, all_playthroughs

goldens: list[Playthrough | Evaluation] = [*all_playthroughs().values(), *all_evaluations().values()]
for golden in goldens:
    golden.path.parent.mkdir(exist_ok=True)
    golden.path.write_text(golden.text(), encoding="utf-8")
    print(golden.path.name)
