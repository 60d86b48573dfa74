"""A series of games that stops when it is known whether the first bot wins so much, or no more than so much."""

import csv
import random
from pathlib import Path

import pytest

from game.base.i18n.words import available_languages
from game.core.contract import Refusal
from game.core.lab.experiment import Experiment
from game.core.lab.results import SimulatedGame
from game.core.lab.sequential import SequentialFinding, SequentialRun, SequentialTest, needed, parse_test
from game.core.lab.simulate import simulate
from tests.support.command import Ran
from tests.support.game_data import CONTENT
from tests.support.lab_requests import ENGLISH, lines_without_clock, request
from tests.support.shares import one_in
from tests.support.words import wiraqocha_words
from tests.wiraqocha.lab.test_report import result, seat

USUAL = SequentialTest(0.5, 0.65)


def run(*bots: str, test: SequentialTest = USUAL, paired: bool = False) -> SequentialRun:
    return SequentialRun(test, Experiment("wiraqocha", len(bots), bots, 1, {}, 60, "", "", paired))


def game(*bots: str, winner: int = 0, number: int = 0) -> SimulatedGame:
    return result(number, winner, "treasure" if winner >= 0 else "", 9, *map(seat, bots))


WON, LOST = game("a", "b"), game("a", "b", winner=1)


def test_single_games_are_tested_as_wald_does() -> None:
    """Of 0.5 against 0.65, a win counts ln 1.3 and a loss ln 0.7; the bounds are the logarithms of 19 and 1/19."""
    assert USUAL.bounds == (pytest.approx(-2.9444, abs=1e-4), pytest.approx(2.9444, abs=1e-4))
    found = run("a", "b")
    for _ in range(12):
        found.add(WON)
    found.add(LOST)
    assert found.ratio == pytest.approx(12 * 0.262364 - 0.356675, abs=1e-5)
    assert found.finding is SequentialFinding.OPEN
    found.add(WON)
    assert found.finding is SequentialFinding.AT_LEAST


def test_a_bot_that_loses_is_found_to_win_no_more() -> None:
    found = run("a", "b")
    lost = [*needed([LOST] * 100, found)]
    assert found.finding is SequentialFinding.AT_MOST
    assert len(lost) == 9  # 9 ln 0.7 = -3.21


def test_errors_may_be_asked_for() -> None:
    assert parse_test("0.5,0.65") == USUAL
    assert parse_test("0.5, 0.65, 0.01, 0.2") == SequentialTest(0.5, 0.65, 0.01, 0.2)
    assert SequentialTest(0.5, 0.65, 0.01, 0.2).bounds[1] == pytest.approx(4.382, abs=1e-3)


def test_games_that_nobody_won_alone_do_not_count() -> None:
    shared = SimulatedGame(0, 1, 9, 8, ((0, 1),), "treasure", {}, WON.players, WON.clock)
    found = run("a", "b")
    found.add(game("a", "b", winner=-1))
    found.add(shared)
    assert found.observations == 0
    found.add(WON)
    assert found.observations == 1


def test_a_win_of_any_seat_of_the_first_bot_is_its_win() -> None:
    found = run("a", "b", "a", test=SequentialTest(0.6, 0.8))
    found.add(game("a", "b", "a", winner=2))
    assert found.ratio > 0


def test_a_pair_is_tested_as_a_whole_and_only_when_it_is_whole() -> None:
    found = run("a", "b", paired=True)
    found.add(WON)
    assert found.observations == 0
    found.add(game("b", "a", winner=0))
    assert found.observations == 1
    assert found.ratio < 0  # a pair that was shared speaks for 0.5 rather than 0.65
    found.add(WON)
    found.add(game("b", "a", winner=-1))
    assert found.observations == 1


def test_few_pairs_that_ended_alike_settle_nothing() -> None:
    found = run("a", "b", paired=True)
    for _ in range(3):
        found.add(WON)
        found.add(game("b", "a", winner=1))
    assert found.finding is SequentialFinding.OPEN


@pytest.mark.parametrize(
    ("shared", "truth"),
    one_in(2, [0.0, 0.4, 0.7], [(0.5, SequentialFinding.AT_MOST), (0.65, SequentialFinding.AT_LEAST)]),
)
def test_pairs_are_seldom_judged_wrongly(shared: float, truth: tuple[float, SequentialFinding]) -> None:
    """Whether luck decides both games of a pair or hardly any: about one in twenty is judged wrongly."""
    share, right = truth
    chance = random.Random(1)
    wrong = 0
    for _ in range(150):
        found = run("a", "b", paired=True)
        while not found.settled:
            drawn = chance.random()
            first = drawn < share + shared / 2
            second = drawn < share - shared / 2
            found.add(WON if first else LOST)
            found.add(game("b", "a", winner=1 if second else 0))
        wrong += found.finding is not right
    assert wrong <= 20


def test_without_shared_luck_a_pair_says_more() -> None:
    """Where each game of a pair goes to the other bot most of the time, fewer pairs are needed."""
    even = [WON, game("b", "a", winner=0)]
    won = [WON, game("b", "a", winner=1)]
    lost = [LOST, game("b", "a", winner=0)]
    alike, apart = (won + lost) * 200, even * 400
    assert (
        len([*needed(apart, run("a", "b", paired=True))])
        < len([*needed(alike, run("a", "b", paired=True))]) / 2
    )


@pytest.mark.parametrize(("jobs", "paired"), one_in(2, [1, 2], [False, True]))
def test_the_verdict_does_not_depend_on_processes_or_interruptions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], jobs: int, paired: bool
) -> None:
    asked = {"bots": "greedy,random", "games": 60, "sprt": "0.3,0.7", "paired": paired}
    whole, parted = tmp_path / "whole", tmp_path / "parted"
    assert simulate(request(whole, **asked), CONTENT, ENGLISH) == 0
    assert simulate(request(parted, **{**asked, "games": 3}), CONTENT, ENGLISH) == 0
    assert simulate(request(parted, **asked, jobs=jobs), CONTENT, ENGLISH) == 0
    lines = lines_without_clock(whole / "games.jsonl")
    assert len(lines) - 1 < 30
    assert lines_without_clock(parted / "games.jsonl") == lines
    assert (parted / "sequential.csv").read_text() == (whole / "sequential.csv").read_text()
    with (whole / "sequential.csv").open(encoding="utf-8") as file:
        figures = {row["sequential"]: float(row["figure"]) for row in csv.DictReader(file)}
    assert (figures["at_least"], figures["at_most"]) == (1, 0)
    assert figures["ratio"] >= figures["high"]
    said = ENGLISH("lab.sequential.at_least", bot="greedy", games=len(lines) - 1, low="30.0%", high="70.0%")
    assert capsys.readouterr().out.count(said) == 2
    assert said in (whole / "report.html").read_text("utf-8")


def test_games_beyond_the_verdict_are_left_out_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A folder with more games than the test needs gives the verdict of a series that stopped in time."""
    asked = {"bots": "greedy,random", "games": 30}
    assert simulate(request(tmp_path / "more", **asked), CONTENT, ENGLISH) == 0
    capsys.readouterr()
    before = (tmp_path / "more" / "games.jsonl").read_bytes()
    for folder in ("more", "new"):
        assert simulate(request(tmp_path / folder, **asked, sprt="0.3,0.7"), CONTENT, ENGLISH) == 0
    assert (tmp_path / "more" / "games.jsonl").read_bytes() == before
    tests = [(tmp_path / folder / "sequential.csv").read_text() for folder in ("more", "new")]
    assert tests[0] == tests[1]


@pytest.mark.parametrize("language", available_languages())
def test_a_test_that_ends_too_soon_says_so(capsys: pytest.CaptureFixture[str], language: str) -> None:
    words = wiraqocha_words(language)
    assert simulate(request(bots="greedy,random", games=1, sprt="0.5,0.51"), CONTENT, words) == 0
    said = capsys.readouterr().out
    assert words("lab.title.sequential") in said
    assert any(line.startswith(words("lab.sequential.open").split(",")[0]) for line in said.splitlines())
    assert "{" not in said


@pytest.mark.parametrize(
    "text", ["0.5", "0.65,0.5", "0.5,1", "0,0.5", "a,b", "0.5,0.6,0.1", "0.5,0.6,0.7,0.1", "nan,1"]
)
def test_a_test_that_is_none_is_refused(capsys: pytest.CaptureFixture[str], text: str) -> None:
    ran = Ran(capsys, "simulate", "--players", "2", "--bots", "greedy,random", f"--sprt={text}")
    assert ran.code == 2
    assert text in ran.err
    assert len(ran.err.splitlines()) == 1


def test_one_bot_alone_is_tested_against_nobody() -> None:
    refused = simulate(request(sprt="0.5,0.65"), CONTENT, ENGLISH)
    assert refused == Refusal("lab_one_bot", {"name": "--sprt"})
