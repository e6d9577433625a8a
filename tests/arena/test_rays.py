"""The same deals on a real Ray, started for the test on this machine."""

from __future__ import annotations

from pathlib import Path

import pytest
import ray

from tests.arena.setting import contest, own, same
from tischlein.arena.crew import play_here
from tischlein.arena.errors import CrewError
from tischlein.arena.rays import LOCAL, play_on_ray


@pytest.mark.once
def test_ray_plays_the_same_and_a_death_is_no_loss(tmp_path: Path) -> None:
    """One test for both, since starting a Ray takes seconds."""
    mortal = contest(own(tmp_path, "Mortal"), "greedy")
    finished = sorted(play_on_ray(mortal, range(1, 7), LOCAL, 1), key=lambda deal: deal.deal)
    assert (tmp_path / "died").exists()
    assert not ray.is_initialized()
    assert same(finished, list(play_here(mortal, range(1, 7))))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:x", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_a_cluster_that_is_not_there(address: str) -> None:
    with pytest.raises(CrewError, match=f"the Ray cluster {address} cannot be reached"):
        list(play_on_ray(contest("greedy"), [1], address, 1))
    assert not ray.is_initialized()
