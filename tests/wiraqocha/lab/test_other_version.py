"""Bots of another version of the game, which think by that version's own code."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.core.contract import Refusal
from game.core.lab.results import SimulatedGame
from game.core.lab.simulate import SimulationRequest, experiment_of, simulate
from game.core.lab.workers import results_of
from game.core.registry import title
from tests.support.command import ROOT, Ran
from tests.support.compiled_twin import plain_copy
from tests.support.game_data import CONTENT
from tests.support.lab_requests import ENGLISH, request

GAME = ROOT / "game"


def played(asked: SimulationRequest) -> list[SimulatedGame]:
    data = title(asked.title).data.load()
    experiment = experiment_of(asked, data)
    assert not isinstance(experiment, Refusal)
    return list(results_of(experiment, data, range(asked.games), 1))


def without_names(results: list[SimulatedGame]) -> list[SimulatedGame]:
    return [
        replace(result, players=tuple(replace(player, bot="") for player in result.players))
        for result in results
    ]


@pytest.mark.apart
@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "bots", "cap"),
    [("wiraqocha", ("cadet:miner", "empress@60n"), 1), ("machu-picchu", ("pupil:trader", "oracle@40n"), 2)],
)
def test_this_version_as_another_one_plays_the_same_games(name: str, bots: tuple[str, str], cap: int) -> None:
    """A temperament, own dice, plans from decision to decision: all is as it is here."""
    here = SimulationRequest(2, ",".join(bots), 2, 1, 5, cap, None, title=name)
    there = replace(here, bots=",".join(f"{GAME}:{bot}" for bot in bots))
    found = played(there)
    assert without_names(found) == without_names(played(here))
    assert not any(player.failed_decisions for result in found for player in result.players)


@pytest.mark.apart
def test_it_is_the_other_code_that_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A version that has one more level; this one does not know it."""
    plain_copy(tmp_path)
    levels = tmp_path / "game" / "titles" / "wiraqocha" / "bots" / "title_bots.py"
    known = '"greedy": Level('
    levels.write_text(
        levels.read_text("utf-8").replace(
            known, f'"lost": Level(lambda name, seed: GreedyBot(seed)),\n    {known}'
        )
    )
    assert isinstance(experiment_of(request(bots="lost"), CONTENT), Refusal)
    asked = request(bots=f"random,{tmp_path}/game:lost", games=1, cap=3)
    assert simulate(asked, CONTENT, ENGLISH) == 0
    assert "failed" not in capsys.readouterr().out


@pytest.mark.apart
@pytest.mark.parametrize(
    ("level", "told"),
    [
        (
            "admiral",
            "game: this version of the game has no computer player admiral; known there: random, greedy, apprentice",
        ),
        ("engineer:sleepy", "game: this version of the game has no temperament sleepy; known there: "),
        ("engineer@x", "thinking time is a number of seconds"),
    ],
)
def test_a_bot_that_the_other_version_lacks_is_refused_before_the_first_game(
    capsys: pytest.CaptureFixture[str], level: str, told: str
) -> None:
    ran = Ran(capsys, "simulate", "--players", "2", "--bots", f"random,{GAME}:{level}")
    assert ran.code == 2
    assert told in ran.err
    assert len(ran.err.splitlines()) == 1


@pytest.mark.apart
def test_a_version_that_does_not_run_is_refused_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "__init__.py").write_text("raise SystemExit\n", "utf-8")
    ran = Ran(capsys, "simulate", "--players", "2", "--bots", f"random,{tmp_path}/game:random")
    assert ran.code == 2
    assert "game:random" in ran.err


def test_other_code_there_is_another_experiment(tmp_path: Path) -> None:
    plain_copy(tmp_path)
    asked = request(bots=f"random,{tmp_path}/game:random")
    before = experiment_of(asked, CONTENT)
    rules = tmp_path / "game" / "titles" / "wiraqocha" / "rules" / "engine.py"
    rules.write_text(rules.read_text("utf-8") + "\n# changed\n", "utf-8")
    after = experiment_of(asked, CONTENT)
    assert not isinstance(before, Refusal)
    assert not isinstance(after, Refusal)
    assert before.code != after.code
