"""A review is the same in whatever order, in whatever processes and after whatever interruptions it is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import msgspec
import pytest

from tests.review.playing import played
from tischlein import RecordError, Table
from tischlein.parallel.executor import Executor
from tischlein.review import Reviewer, ReviewError, review, reviewer
from tischlein.review.reviewer import Job, JobResult
from tischlein.review.trials import EventTrials, StandingTrials


def backwards(handler: Callable[[Job], JobResult], jobs: Iterable[Job]) -> Iterator[JobResult]:
    return map(handler, reversed(list(jobs)))


@pytest.fixture
def short_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Split passes into many jobs."""
    monkeypatch.setattr(reviewer, "MAX_WORK", 300)


@pytest.mark.parametrize("game", ["uno", "ex-hop", "xxl-pur"])
def test_the_order_of_the_jobs_does_not_matter(game: str) -> None:
    record = played(game, 3)
    assert review(record, "tiny") == review(record, "tiny", map_jobs=backwards)


@pytest.mark.usefixtures("short_jobs")
@pytest.mark.parametrize("game", ["uno-match", "ex-hop"])
def test_the_order_of_the_parts_of_a_pass_does_not_matter(game: str) -> None:
    record = played(game, 2)
    assert any(job.parts > 1 for job in Reviewer(record, "tiny").next_jobs())
    assert review(record, "tiny") == review(record, "tiny", map_jobs=backwards)


@pytest.mark.usefixtures("short_jobs")
def test_the_parts_of_a_pass_are_as_much_work_as_the_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("uno-match", 2)
    split = Reviewer(record, "tiny")
    results = list(split.run())
    monkeypatch.setattr(reviewer, "MAX_WORK", 10**9)
    whole = Reviewer(record, "tiny")
    jobs = whole.next_jobs()
    assert {job.parts for job in jobs} == {1}
    assert sum(whole.share_of(job) for job in jobs) < 1
    expected = list(whole.run())

    def samples(found: list[JobResult]) -> dict[tuple[object, ...], tuple[int, int]]:
        sums: dict[tuple[object, ...], tuple[int, int]] = {}
        for one in found:
            key = (type(one), one.pass_number, one.event if isinstance(one, EventTrials) else one.game)
            tried = one.moves.samples if isinstance(one, EventTrials) and one.moves else 0
            truth, moves = sums.get(key, (0, 0))
            sums[key] = truth + one.samples, moves + tried
        return sums

    assert len(results) > len(expected)
    assert samples(results) == samples(expected)
    assert split.progress == 1


@pytest.mark.usefixtures("short_jobs")
@pytest.mark.parametrize("done", [2, 50])
def test_a_review_goes_on_in_the_middle_of_a_pass(done: int) -> None:
    record = played("uno", 2)
    first = Reviewer(record, "tiny")
    second = Reviewer(record, "tiny")
    for result, _ in zip(first.run(), range(done), strict=False):
        second.add(result)
    assert second.progress == pytest.approx(first.progress)
    for _ in second.run():
        pass
    assert second.review() == review(record, "tiny")


def test_two_processes_find_what_one_finds() -> None:
    record = played("xxl-drunter-bleiben", 2)
    shared = review(record, "quick", map_jobs=Executor(workers=2).map_unordered)
    assert shared == review(record, "quick")


def test_another_seed_gives_another_review() -> None:
    record = played("uno", 3)
    assert review(record, "tiny", seed="a") != review(record, "tiny", seed="b")


@pytest.mark.parametrize("done", [1, 20, 57])
def test_an_interrupted_review_goes_on(done: int) -> None:
    record = played("uno-match", 2)
    first = Reviewer(record, "tiny")
    results = [msgspec.json.encode(result) for result, _ in zip(first.run(), range(done), strict=False)]
    second = Reviewer(record, "tiny")
    for result in results:
        second.add(msgspec.json.decode(result, type=EventTrials | StandingTrials))
    for _ in second.run():
        pass
    assert second.review() == review(record, "tiny")


def test_a_review_tells_more_and_more() -> None:
    running = Reviewer(played("raise", 2), "tiny")
    with pytest.raises(ReviewError, match="first pass"):
        running.review()
    progress = []
    for _ in running.run():
        progress.append(running.progress)
        if running.has_values:
            assert running.review().progress == progress[-1]
    assert progress == sorted(progress)
    assert progress[-1] == 1


def test_a_result_that_does_not_belong_is_refused() -> None:
    running = Reviewer(played("uno", 2), "tiny")
    result = next(iter(running.run()))
    for change in ({}, {"pass_number": 2}, {"part": 1}, {"part": 2, "parts": 2}):
        with pytest.raises(ReviewError, match="does not belong"):
            running.add(msgspec.structs.replace(result, **change))


def test_only_a_finished_game_can_be_reviewed() -> None:
    with pytest.raises(ReviewError, match="not over"):
        review(Table("uno", seats=2, seed=1).record())


def test_a_changed_record_is_refused() -> None:
    record = played("uno", 2)
    record["moves"] = record["moves"][:-1]
    with pytest.raises(RecordError):
        review(record)


def test_an_unknown_effort_is_refused_by_name() -> None:
    with pytest.raises(ReviewError, match="'huge'; there are quick, normal, deep"):
        review(played("uno", 2), effort="huge")
