"""One face for each game, by the name of its rulebook. A new game is one more module here, and its words."""

from __future__ import annotations

from typing import Final

from tischlein.cli.face import Face
from tischlein.cli.faces import ex_hop, raise_, uno, xxl

FACES: Final[dict[str, Face]] = {face.name: face for face in (uno.FACE, ex_hop.FACE, raise_.FACE, xxl.FACE)}
