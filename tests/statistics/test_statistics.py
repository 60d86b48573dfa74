"""Statistics over games: filled from the journals, kept, rebuilt, added up, exported."""

import csv
import io
import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from game.content.definitions import Content
from game.content.load import load_content
from game.match import Match, Seat, begin_match
from game.protocol import Applied
from game.record import Saves
from game.rules import WIRAQOCHA
from game.rules.setup import Setup
from game.statistics import GameResult, PlayerResult, Statistics, figures_of, result_of
from game.statistics.database import FILE, KEPT
from game.statistics.export import write_csv

NAMES = ("Ada", "=Bram")


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory, content: Content) -> tuple[Path, int, str]:
    """The journal of a whole game, who won it and how."""
    folder = tmp_path_factory.mktemp("finished")
    match = Match(Setup(("red", "blue"), 5), (Seat(NAMES[0], "star"), Seat(NAMES[1], "anchor")))
    session = begin_match(match, content, Saves(folder))
    choose = random.Random(5)
    while options := WIRAQOCHA.legal_actions(session.state):
        assert isinstance(session.act(choose.choice(options)), Applied)
    session.close()
    (path,) = folder.glob("*.journal")
    return path, session.state.winner, session.state.victory


@pytest.fixture
def games(tmp_path: Path, finished: tuple[Path, int, str]) -> Path:
    """A folder of journals: a finished game, one that is not over, and one that is broken."""
    folder = tmp_path / "games"
    folder.mkdir()
    whole = finished[0]
    shutil.copyfile(whole, folder / "a.journal")
    lines = whole.read_bytes().splitlines(keepends=True)
    (folder / "b.journal").write_bytes(b"".join(lines[:20]))
    (folder / "c.journal").write_bytes(b"".join(lines[:20] + lines[30:]))
    return folder


def taken_in(statistics: Statistics, games: Path, content: Content) -> int:
    """How many journals had to be read."""
    return len(list(statistics.take_in(statistics.missing(games), content)))


def test_a_finished_game_is_counted_once(
    tmp_path: Path, games: Path, content: Content, finished: tuple[Path, int, str]
) -> None:
    statistics = Statistics(tmp_path / FILE)
    assert taken_in(statistics, games, content) == 3
    assert taken_in(statistics, games, content) == 0
    (result,) = statistics.results()
    assert (result.winner, result.victory) == finished[1:]
    assert [player.name for player in result.players] == list(NAMES)
    statistics.close()
    again = Statistics(tmp_path / FILE)
    assert again.results() == (result,)


def test_a_game_that_goes_on_to_its_end_is_counted_then(
    tmp_path: Path, games: Path, content: Content, finished: tuple[Path, int, str]
) -> None:
    statistics = Statistics(tmp_path / FILE)
    taken_in(statistics, games, content)
    shutil.copyfile(finished[0], games / "b.journal")
    assert taken_in(statistics, games, content) == 1
    assert len(statistics.results()) == 2


@pytest.mark.parametrize("wrong", [b"no database at all" * 100, b"SQLite format 3\x00" + b"\xff" * 4000])
def test_a_wrong_file_is_put_aside_and_filled_again_from_the_games(
    tmp_path: Path, games: Path, content: Content, wrong: bytes
) -> None:
    (tmp_path / FILE).write_bytes(wrong)
    statistics = Statistics(tmp_path / FILE)
    assert statistics.fault == "damaged"
    assert (tmp_path / KEPT).read_bytes() == wrong
    taken_in(statistics, games, content)
    assert len(statistics.results()) == 1


def test_tables_of_another_version_are_made_anew(tmp_path: Path, games: Path, content: Content) -> None:
    base = sqlite3.connect(tmp_path / FILE)
    base.executescript("CREATE TABLE games (key TEXT); PRAGMA user_version = 99;")
    base.close()
    statistics = Statistics(tmp_path / FILE)
    taken_in(statistics, games, content)
    assert len(statistics.results()) == 1


def test_where_nothing_can_be_written_the_results_are_held_in_memory(
    tmp_path: Path, games: Path, content: Content
) -> None:
    (tmp_path / "file").write_text("in the way")
    statistics = Statistics(tmp_path / "file" / FILE)
    assert statistics.fault == "unwritable"
    taken_in(statistics, games, content)
    assert len(statistics.results()) == 1


def test_the_result_tells_the_luck_of_all_dice(content: Content, finished: tuple[Path, int, str]) -> None:
    result = result_of(finished[0], content)
    assert result is not None
    for player in result.players:
        assert player.dice >= result.rounds - 1  # at least one die a turn
        assert -2.5 <= player.luck / player.dice <= 2.5


def game(number: int, winner: int, victory: str, turns: int = 20, luck: float = 0.0) -> GameResult:
    players = (PlayerResult("Ada", "", "red", 40, luck), PlayerResult("Bram", "", "blue", 40, -luck))
    return GameResult(f"{number}", float(number), "recommended", (), turns, winner, victory, players)


def test_wins_streaks_and_the_fastest_win() -> None:
    results = [
        game(1, 0, "treasure", 30),
        game(2, 0, "somnium", 21),
        game(3, 1, "leviathan", 24),
        game(4, 0, "somnium", 26),
    ]
    figures = figures_of(results)
    ada, bram = figures.standings
    assert (ada.name, ada.games, ada.won, ada.wins) == ("Ada", 4, 3, {"treasure": 1, "somnium": 2})
    assert (ada.streak, ada.longest, ada.fastest) == (1, 2, 11)
    assert (bram.streak, bram.longest, bram.fastest) == (0, 1, 12)
    assert figures.victories == {"treasure": 1, "somnium": 2, "leviathan": 1}
    assert figures.rounds == (15, 11, 12, 13)


def test_luck_is_counted_for_ten_dice_and_by_its_size() -> None:
    figures = figures_of([game(1, 0, "treasure", luck=4.0), game(2, 0, "treasure", luck=20.0)])
    ada, bram = figures.standings
    assert ada.luck == pytest.approx(3.0)
    assert bram.luck == pytest.approx(-3.0)
    assert figures.luck == (1, 0, 1, 0, 1, 0, 1)


def test_no_games_make_no_figures() -> None:
    assert figures_of([]).standings == ()


def test_the_export_reads_back_and_holds_no_formula() -> None:
    file = io.StringIO()
    players = (PlayerResult("=1+1", "", "red", 4, 1.5), PlayerResult('Bram, "B"', "engineer", "blue", 4, 0.0))
    write_csv([GameResult("x.journal", 0.0, "random", ("caves",), 9, 1, "somnium", players)], file)
    file.seek(0)
    first, second = csv.DictReader(file)
    assert first["name"] == "'=1+1"
    assert second["name"] == 'Bram, "B"'
    assert (first["won"], second["won"], first["variants"]) == ("0", "1", "caves")
    assert first["ended"] == "1970-01-01T00:00:00Z"


def test_computer_players_of_a_level_count_together_whatever_their_names() -> None:
    def against(number: int, name: str, bot: str) -> GameResult:
        players = (PlayerResult("Ada", "", "red", 40, 0.0), PlayerResult(name, bot, "blue", 40, 0.0))
        return GameResult(f"{number}", float(number), "recommended", (), 20, 1, "somnium", players)

    figures = figures_of([against(1, "Bram", "engineer:raider"), against(2, "Ada", "engineer@2")])
    engineer, ada = figures.standings
    assert (engineer.level, engineer.won, engineer.longest) == ("engineer", 2, 2)
    assert (ada.name, ada.level, ada.games, ada.won) == ("Ada", "", 2, 0)
