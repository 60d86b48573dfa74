"""Simulated games are written as recorded games, which everything that opens these opens."""

from pathlib import Path

import pytest

from game.core.record import Saves
from game.core.registry import title, titles
from game.saved_games import OpenedGame, open_game, summarise
from tests.support.command import Ran
from tests.support.title_examples import EXAMPLES


def simulated(capsys: pytest.CaptureFixture[str], name: str, folder: Path, *more: str) -> Ran:
    asked = (
        "--players",
        "2",
        "--bots",
        ",".join(EXAMPLES[name].quick_bots[:2]),
        "--games",
        "2",
        "--cap",
        "2",
        "--journals",
        folder,
    )
    return Ran(capsys, "simulate", "--title", name, *asked, *more)


def opened(path: Path) -> OpenedGame:
    found = open_game(path, title(titles()[0]).data.load())
    assert isinstance(found, OpenedGame)
    return found


@pytest.mark.parametrize("name", titles())
def test_a_simulated_game_is_replayed_analysed_and_listed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    ran = simulated(capsys, name, tmp_path / "games")
    assert ran.code == 0
    assert str(tmp_path / "games") in ran.out
    first, second = sorted((tmp_path / "games").iterdir())
    for path in (first, second):
        game = opened(path)
        assert game.fault is None
        assert len(game.replayed.steps) > 4
        assert game.header.practice
    seats = [[seat.bot for seat in opened(path).match.seats] for path in (first, second)]
    assert {*seats[0]} == {*seats[1]} == {*EXAMPLES[name].quick_bots[:2]}
    assert Ran(capsys, "replay", first, "--verify").code == 0
    assert Ran(capsys, "analyse", first, "--positions", "1").code == 0
    saves = Saves(tmp_path / "mine")
    taken = saves.take_in(first)
    assert isinstance(taken, Path)
    assert summarise(taken, saves, title(name).data.load()).fault is None


@pytest.mark.apart
def test_results_are_the_same_with_and_without_and_however_many_play(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    name = titles()[0]
    simulated(capsys, name, tmp_path / "one")
    simulated(capsys, name, tmp_path / "two", "--jobs", "2", "--out", str(tmp_path / "out"))
    games = [sorted(path.iterdir()) for path in (tmp_path / "one", tmp_path / "two")]
    assert [path.read_bytes() for path in games[0]] == [path.read_bytes() for path in games[1]]
    assert '"record"' not in (tmp_path / "out" / "games.jsonl").read_text("utf-8")


def test_games_of_before_stay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    name = titles()[0]
    simulated(capsys, name, tmp_path)
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    simulated(capsys, name, tmp_path, "--seed", "9")
    assert len(list(tmp_path.iterdir())) == 4
    assert all(path.read_bytes() == content for path, content in before.items())


@pytest.mark.apart
def test_a_bot_from_a_file_sits_there_by_its_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("from game.titles.wiraqocha.bots.reference import GreedyBot as Mine\n", "utf-8")
    asked = ("--players", "2", "--bots", f"random,{file}:Mine", "--games", "1", "--cap", "1")
    assert Ran(capsys, "simulate", *asked, "--journals", tmp_path / "games").code == 0
    (path,) = (tmp_path / "games").iterdir()
    assert {seat.name for seat in opened(path).match.seats} == {"random", "mine.py:Mine"}


def test_a_folder_that_cannot_be_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    ran = simulated(capsys, titles()[0], tmp_path / "file" / "games")
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1


def test_bots_of_one_name_are_told_apart(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    asked = ("--players", "2", "--bots", "random", "--games", "1", "--cap", "1", "--journals", tmp_path)
    assert Ran(capsys, "simulate", *asked).code == 0
    (path,) = tmp_path.iterdir()
    assert [seat.name for seat in opened(path).match.seats] == ["random 1", "random 2"]
    assert [seat.bot for seat in opened(path).match.seats] == ["random", "random"]
