"""Games played once for every order of the bots from the same seed, so that luck cancels out."""

import csv
from pathlib import Path
from typing import Any

import pytest

from game.core.contract import Refusal
from game.core.lab.experiment import Experiment
from game.core.lab.ledger import read_ledger
from game.core.lab.results import SimulatedGame
from game.core.lab.simulate import experiment_of, simulate
from game.core.lab.statistics import MeanShare
from game.core.lab.summary import grouped_wins
from game.core.lab.workers import results_of
from tests.support.game_data import CONTENT
from tests.support.lab_requests import ENGLISH, lines_without_clock, request
from tests.wiraqocha.lab.test_report import result, seat

SEEDS = [7134611160154358618, 4654242949169100536, 4292726422858613063]
BOT = 2139261188718228786


def experiment(**other: Any) -> Experiment:
    found = experiment_of(request(**other), CONTENT)
    assert not isinstance(found, Refusal)
    return found


def played(games: int, **other: Any) -> list[SimulatedGame]:
    return list(results_of(experiment(**other), CONTENT, range(games), 1))


def test_both_seats_are_played_from_one_seed() -> None:
    results = played(4, bots="greedy,random", paired=True)
    assert [[player.bot for player in game.players] for game in results] == [
        ["greedy", "random"],
        ["random", "greedy"],
    ] * 2
    assert results[0].seed == results[1].seed != results[2].seed == results[3].seed


@pytest.mark.parametrize(
    ("bots", "games"), [("a,b,b,b", 4), ("a,b,a,b", 2), ("a,b,c,d", 4), ("a,a,b,b", 4), ("a,b", 2)]
)
def test_a_seed_has_one_game_for_every_order_of_the_bots(bots: str, games: int) -> None:
    names = tuple(bots.split(","))
    found = Experiment("wiraqocha", len(names), names, 1, {}, 60, "", "", paired=True)
    assert found.group_size == games
    tables = [tuple(found.bot_at(game, place) for place in range(len(names))) for game in range(games)]
    assert len({tuple(names[bot] for bot in table) for table in tables}) == games


def test_without_the_option_the_games_are_those_of_before() -> None:
    found = experiment(bots="greedy,random")
    assert [found.game_seed(game) for game in range(3)] == SEEDS
    assert found.bot_seed(1, 0) == BOT
    paired = experiment(bots="greedy,random", paired=True)
    assert [paired.game_seed(game) for game in range(4)] == [SEEDS[0], SEEDS[0], SEEDS[1], SEEDS[1]]


def test_one_bot_alone_has_nobody_to_change_places_with() -> None:
    assert experiment_of(request(paired=True), CONTENT) == Refusal("lab_one_bot", {"name": "--paired"})
    assert experiment_of(request(bots="random,random", paired=True), CONTENT) == Refusal(
        "lab_one_bot", {"name": "--paired"}
    )


def test_a_series_is_not_gone_on_with_in_the_other_way(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    bots = {"bots": "greedy,random", "games": 1}
    assert simulate(request(path, **bots), CONTENT, ENGLISH) == 0
    refused = simulate(request(path, **bots, paired=True), CONTENT, ENGLISH)
    assert isinstance(refused, Refusal)
    assert refused.reason == "lab_other_paired"
    assert not isinstance(read_ledger(path, experiment(**bots)), Refusal)


def test_an_interrupted_series_goes_on_within_a_pair(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole.jsonl", tmp_path / "parted.jsonl"
    asked = {"bots": "greedy,random", "paired": True}
    assert simulate(request(whole, games=4, **asked), CONTENT, ENGLISH) == 0
    assert simulate(request(parted, games=1, **asked), CONTENT, ENGLISH) == 0
    assert simulate(request(parted, games=4, jobs=2, **asked), CONTENT, ENGLISH) == 0
    assert lines_without_clock(parted) == lines_without_clock(whole)


def test_a_pair_is_one_observation() -> None:
    """Two pairs, one won 2-0 and one 1-1; the fifth game has no partner yet."""
    results = [
        result(0, 0, "treasure", 9, seat("a"), seat("b")),
        result(1, 1, "treasure", 9, seat("b"), seat("a")),
        result(2, 0, "treasure", 9, seat("a"), seat("b")),
        result(3, 0, "treasure", 9, seat("b"), seat("a")),
        result(4, 0, "treasure", 9, seat("a"), seat("b")),
    ]
    found = grouped_wins(results, 2)
    assert found["a"] == MeanShare((1.0, 0.5), 0.5)
    assert found["b"] == MeanShare((0.0, 0.5), 0.5)
    assert grouped_wins(results[:1], 2) == {}


def test_intervals_of_pairs_are_those_of_agresti_and_min() -> None:
    """Of 100 pairs 30 were won 2-0, 60 shared, 10 lost: the difference of wins is 0.2, of 102 pairs 20/102."""
    wins = MeanShare((1.0,) * 30 + (0.5,) * 60 + (0.0,) * 10, 0.5)
    assert wins.rate == pytest.approx(0.6)
    difference = 20 / 102
    error = ((30.5 + 10.5) / 102 - difference**2) ** 0.5 / 102**0.5
    expected = [(1 + difference + sign * 1.959964 * error) / 2 for sign in (-1, 1)]
    assert wins.interval == pytest.approx(expected)


def test_few_pairs_that_ended_alike_prove_little() -> None:
    low, high = MeanShare((1.0,) * 5, 0.5).interval
    assert low < 0.7
    assert high == 1
    low, high = MeanShare((0.5,) * 20, 0.5).interval
    assert low < 0.46
    assert high > 0.54
    assert MeanShare((), 0.5).interval == (0, 1)


def test_the_report_tells_the_pairs_beside_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(request(tmp_path, bots="greedy,random", games=4, paired=True), CONTENT, ENGLISH) == 0
    said = capsys.readouterr().out
    assert ENGLISH("lab.parameter.paired", value=2) in said
    assert ENGLISH("lab.title.groups") in said
    with (tmp_path / "groups.csv").open(encoding="utf-8") as file:
        rows = {row["groups"]: row for row in csv.DictReader(file)}
    assert float(rows["greedy"]["share"]) + float(rows["random"]["share"]) == pytest.approx(1)
