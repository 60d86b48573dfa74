"""Games that a Dask scheduler hands out: the same results as on this machine, and plain words where it fails."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.i18n.words import available_languages
from game.lab.simulate import SimulationRequest, experiment_of, simulate
from game.lab.workers import OtherCodeError, results_of
from game.protocol import Refusal
from game.titles.wiraqocha.phrases import explain
from tests.support.game_data import CONTENT
from tests.support.lab_requests import ENGLISH, lines_without_clock, request
from tests.support.words import wiraqocha_words

pytestmark = pytest.mark.apart

distributed = pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a scheduler with two workers, each a process of its own."""
    with distributed.LocalCluster(n_workers=2, threads_per_worker=2, dashboard_address=":0") as found:
        yield found.scheduler_address


@pytest.mark.slow
def test_results_are_those_of_this_machine(
    cluster: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    asked = {"players": 3, "bots": "greedy,cadet,random", "games": 6}
    assert simulate(request(here, **asked), CONTENT, ENGLISH) == 0
    assert simulate(request(there, **{**asked, "games": 2}, cluster=cluster), CONTENT, ENGLISH) == 0
    assert simulate(request(there, **asked, cluster=cluster), CONTENT, ENGLISH) == 0  # goes on
    assert lines_without_clock(there / "games.jsonl") == lines_without_clock(here / "games.jsonl")
    for table in ("bots", "places", "lengths", "cards", "tiles", "luck", "actions"):
        assert (there / f"{table}.csv").read_bytes() == (here / f"{table}.csv").read_bytes()


@pytest.mark.slow
def test_a_bot_of_a_file_plays_there_too(cluster: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        "from game.titles.wiraqocha.rules.engine import legal_actions\n"
        "class Mine:\n"
        "    def __init__(self, seed):\n        pass\n"
        "    def choose(self, state):\n        return legal_actions(state)[-1]\n",
        "utf-8",
    )
    found = experiment_of(request(bots=f"random,{path}:Mine"), CONTENT)
    assert not isinstance(found, Refusal)
    here, there = (list(results_of(found, CONTENT, range(2), 1, address)) for address in ("", cluster))
    assert here == there
    assert not any(player.failed_decisions for result in there for player in result.players)


@pytest.mark.slow
def test_workers_with_other_code_are_not_believed(cluster: str) -> None:
    asked = request(cluster=cluster)
    found = experiment_of(asked, CONTENT)
    assert not isinstance(found, Refusal)
    other = type(found)(**{**{name: getattr(found, name) for name in found.__slots__}, "code": "0" * 12})
    with pytest.raises(OtherCodeError):
        list(results_of(other, CONTENT, range(2), 1, cluster))


@pytest.mark.slow
def test_games_that_nobody_waits_for_any_more_are_dropped(cluster: str) -> None:
    found = experiment_of(request(bots="surveyor", games=400), CONTENT)
    assert not isinstance(found, Refusal)
    coming = results_of(found, CONTENT, range(400), 1, cluster)
    assert next(coming).number == 0
    coming.close()
    again = results_of(found, CONTENT, range(1), 1, cluster)
    assert next(again).number == 0
    again.close()


def check_refused(asked: SimulationRequest, reason: str, told: str) -> None:
    refused = simulate(asked, CONTENT, ENGLISH)
    assert isinstance(refused, Refusal)
    assert refused.reason == reason
    for language in available_languages():
        said = explain(wiraqocha_words(language), refused)
        assert told in said
        assert "{" not in said
        assert "--cluster" in said


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere"])
def test_a_scheduler_that_is_not_there_is_named(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.lab.workers._REACHED", 0.5)
    check_refused(request(cluster=address), "lab_no_cluster", address)


def test_a_scheduler_without_workers_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.lab.workers._REACHED", 1.0)
    with distributed.LocalCluster(n_workers=0, dashboard_address=":0", processes=False) as idle:
        check_refused(request(cluster=idle.scheduler_address), "lab_idle_cluster", idle.scheduler_address)


def test_without_dask_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    check_refused(request(cluster="tcp://localhost:8786"), "lab_no_dask", "pip install")
