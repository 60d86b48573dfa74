"""Statistics over games: filled from the journals, kept, rebuilt, added up, exported."""

import csv
import io
import os
import random
import shutil
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.contract import Applied
from game.core.match import Match, Seat, begin_match
from game.core.record import Saves
from game.core.statistics.database import FILE, Statistics
from game.core.statistics.export import write_csv
from game.core.statistics.results import GameResult, result_of
from game.core.statistics.totals import Totals
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.titles.wiraqocha.title import TITLE
from tests.support.race_games import marked
from tests.support.results import player, result

NAMES = ("Ada", "=Bram")


@pytest.fixture(scope="module")
def content() -> ValleyData:
    return DATA.load()


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory, content: ValleyData) -> tuple[Path, int, str]:
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


def another(journal: bytes, number: int) -> bytes:
    """The journal as that of another game."""
    return marked(journal, f"2026-11-27-101010-{number:06}")


@pytest.fixture
def games(tmp_path: Path, finished: tuple[Path, int, str]) -> Path:
    """A folder of journals: a finished game, one that is not over, and one that is broken."""
    folder = tmp_path / "games"
    folder.mkdir()
    whole = finished[0]
    shutil.copyfile(whole, folder / "a.journal")
    lines = another(whole.read_bytes(), 1).splitlines(keepends=True)
    (folder / "b.journal").write_bytes(b"".join(lines[:20]))
    lines = another(whole.read_bytes(), 2).splitlines(keepends=True)
    (folder / "c.journal").write_bytes(b"".join(lines[:20] + lines[30:]))
    return folder


def taken_in(statistics: Statistics, games: Path, content: ValleyData) -> int:
    """How many journals had to be read."""
    return len(list(statistics.take_in(statistics.missing(games), content)))


def test_a_finished_game_is_counted_once(
    tmp_path: Path, games: Path, content: ValleyData, finished: tuple[Path, int, str]
) -> None:
    statistics = Statistics(tmp_path / FILE)
    assert taken_in(statistics, games, content) == 3
    assert taken_in(statistics, games, content) == 0
    (result,) = statistics.results()
    winners = [seat for seat, player in enumerate(result.players) if player.rank == 1]
    assert ([finished[1]], finished[2]) == (winners, result.reason)
    assert [player.name for player in result.players] == list(NAMES)
    statistics.close()
    again = Statistics(tmp_path / FILE)
    assert list(again.results()) == [result]


def test_a_game_that_goes_on_to_its_end_is_counted_then(
    tmp_path: Path, games: Path, content: ValleyData, finished: tuple[Path, int, str]
) -> None:
    statistics = Statistics(tmp_path / FILE)
    taken_in(statistics, games, content)
    (games / "b.journal").write_bytes(another(finished[0].read_bytes(), 1))
    assert taken_in(statistics, games, content) == 1
    assert len(list(statistics.results())) == 2


@pytest.mark.parametrize("wrong", [b"no database at all" * 100, b"SQLite format 3\x00" + b"\xff" * 4000])
def test_a_wrong_file_is_put_aside_and_filled_again_from_the_games(
    tmp_path: Path, games: Path, content: ValleyData, wrong: bytes
) -> None:
    (tmp_path / FILE).write_bytes(wrong)
    statistics = Statistics(tmp_path / FILE)
    assert statistics.fault == "damaged"
    assert statistics.kept is not None and statistics.kept.read_bytes() == wrong
    taken_in(statistics, games, content)
    assert len(list(statistics.results())) == 1


@pytest.mark.parametrize(("version", "fault"), [(1, "older"), (2, "older"), (99, "newer")])
def test_tables_of_another_version_are_put_aside_and_made_anew(
    tmp_path: Path, games: Path, content: ValleyData, version: int, fault: str
) -> None:
    base = sqlite3.connect(tmp_path / FILE)
    base.executescript(f"CREATE TABLE games (key TEXT); PRAGMA user_version = {version};")
    base.close()
    before = (tmp_path / FILE).read_bytes()
    statistics = Statistics(tmp_path / FILE)
    assert statistics.fault == fault
    assert statistics.kept is not None and statistics.kept.read_bytes() == before
    taken_in(statistics, games, content)
    assert len(list(statistics.results())) == 1


def test_where_nothing_can_be_written_the_results_are_held_in_memory(
    tmp_path: Path, games: Path, content: ValleyData
) -> None:
    (tmp_path / "file").write_text("in the way")
    statistics = Statistics(tmp_path / "file" / FILE)
    assert statistics.fault == "unwritable"
    taken_in(statistics, games, content)
    assert len(list(statistics.results())) == 1


def test_the_result_tells_the_luck_of_all_dice(content: ValleyData, finished: tuple[Path, int, str]) -> None:
    result = result_of(finished[0], content)
    assert result is not None
    for seated in result.players:
        dice, luck = seated.figures["dice"], seated.figures["luck"]
        assert dice >= result.rounds - 1  # at least one die a turn
        assert -2.5 <= luck / dice <= 2.5


def totals_of(results: Sequence[GameResult]) -> Totals:
    """What these results add up to once they are kept, in whatever order they come."""
    statistics = Statistics(Path(os.devnull) / FILE)
    statistics.keep(results)
    list(statistics.recount())
    return statistics.totals(TITLE)


def game(number: int, winner: int, victory: str, turns: int = 20, luck: float = 0.0) -> GameResult:
    return result(number, (player("Ada", luck=luck), player("Bram", luck=-luck)), winner, victory, turns)


def test_wins_streaks_and_the_fastest_win() -> None:
    results = [
        game(1, 0, "treasure", 30),
        game(2, 0, "somnium", 21),
        game(3, 1, "leviathan", 24),
        game(4, 0, "somnium", 26),
    ]
    totals = totals_of(results)
    ada, bram = totals.standings
    assert (ada.name, ada.games, ada.won, ada.wins) == ("Ada", 4, 3, {"treasure": 1, "somnium": 2})
    assert (ada.streak, ada.longest, ada.fastest) == (1, 2, 11)
    assert (bram.streak, bram.longest, bram.fastest) == (0, 1, 12)
    assert totals.reasons == {"treasure": 1, "somnium": 2, "leviathan": 1}
    assert totals.rounds == {15: 1, 11: 1, 12: 1, 13: 1}


def test_luck_is_counted_for_ten_dice_and_by_its_size() -> None:
    totals = totals_of([game(1, 0, "treasure", luck=4.0), game(2, 0, "treasure", luck=20.0)])
    ada, bram = totals.standings
    assert ada.figures["luck"] == pytest.approx(3.0)
    assert bram.figures["luck"] == pytest.approx(-3.0)
    assert totals.spreads["luck"] == (1, 0, 1, 0, 1, 0, 1)


def test_no_games_make_no_figures() -> None:
    assert totals_of([]).standings == ()


def test_the_export_reads_back_and_holds_no_formula() -> None:
    file = io.StringIO()
    players = (player("=1+1", luck=1.5, dice=4), player('Bram, "B"', "=engineer", dice=4))
    list(write_csv([result(0, players, 1, "somnium", 9, "caves prisoner")], [TITLE], file))
    file.seek(0)
    first, second = csv.DictReader(file)
    assert first["name"] == "'=1+1"
    assert second["name"] == 'Bram, "B"'
    assert second["bot"] == "'=engineer"
    assert (first["won"], second["won"], first["variants"]) == ("0", "1", "caves prisoner")
    assert (first["title"], first["layout"], first["turns"], first["victory"]) == (
        "wiraqocha",
        "random",
        "9",
        "somnium",
    )
    assert [first[key] for key in ("seat", "rank", "score", "dice", "luck")] == ["1", "2", "", "4", "1.5"]
    assert first["ended"] == "1970-01-01T00:00:00Z"


def test_computer_players_of_a_level_count_together_whatever_their_names() -> None:
    def against(number: int, name: str, bot: str) -> GameResult:
        return result(number, (player("Ada"), player(name, bot)), 1, "somnium")

    totals = totals_of([against(1, "Bram", "engineer:raider"), against(2, "Ada", "engineer@2")])
    engineer, ada = totals.standings
    assert (engineer.level, engineer.won, engineer.longest) == ("engineer", 2, 2)
    assert (ada.name, ada.level, ada.games, ada.won) == ("Ada", "", 2, 0)


def many(count: int) -> list[GameResult]:
    """Games of four people with changing winners and luck."""
    chance, found = random.Random(3), []
    for number in range(count):
        players = tuple(
            player(chance.choice(("Ada", "Bram", "Chloé", "Inès")), luck=chance.gauss(0, 8))
            for _ in range(chance.choice((2, 3)))
        )
        victory = chance.choice(("treasure", "somnium", "leviathan"))
        winner, turns = chance.randrange(len(players)), chance.randrange(10, 60)
        found.append(result(number, players, winner, victory, turns))
    return found


def longest_and_last(wins: list[bool]) -> tuple[int, int]:
    """The most wins in a row, and those at the end."""
    runs = [len(run) for run in "".join("w" if win else " " for win in wins).split(" ")]
    return max(runs), runs[-1]


def test_the_sums_are_those_of_a_plain_count_whatever_the_order() -> None:
    games = many(300)
    totals = totals_of(games)
    mixed = random.Random(1).sample(games, len(games))
    assert totals_of(mixed) == totals
    assert totals.games == 300 and sum(totals.reasons.values()) == 300
    for standing in totals.standings:
        wins = [seated.rank == 1 for kept in games for seated in kept.players if seated.name == standing.name]
        assert (standing.games, standing.won) == (len(wins), sum(wins))
        assert (standing.longest, standing.streak) == longest_and_last(wins)


def spoilt(path: Path, script: str) -> None:
    """Statistics of three games, then this script run over their tables."""
    statistics = Statistics(path)
    statistics.keep(many(3))
    statistics.close()
    base = sqlite3.connect(path)
    base.executescript(script)
    base.commit()
    base.close()


SCRIPTS = {
    "another program's table": "DROP TABLE games; CREATE TABLE games (key TEXT, colour TEXT);",
    "no table": "DROP TABLE standings;",
    "another program's file": "PRAGMA user_version = 0;",
    "bad text": "UPDATE players SET name = CAST(x'ff41' AS TEXT); UPDATE standings SET name = CAST(x'ff41' AS TEXT);",
    "no players": "DELETE FROM players; UPDATE added SET stale = 1;",
    "no row": "DELETE FROM added;",
    "a newer version": "PRAGMA user_version = 9;",
    "an early version": "PRAGMA user_version = 2;",
}


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS.keys())
def test_whatever_the_tables_hold_nothing_raises(
    tmp_path: Path, games: Path, content: ValleyData, script: str
) -> None:
    if script == SCRIPTS["bad text"]:
        script = script.replace(
            "UPDATE standings", "DELETE FROM standings WHERE name <> 'Ada'; UPDATE standings"
        )
    spoilt(tmp_path / FILE, script)
    statistics = Statistics(tmp_path / FILE)
    taken_in(statistics, games, content)
    list(statistics.recount())
    statistics.totals(TITLE)
    assert len(list(statistics.results())) >= 1
    statistics.close()


def test_those_who_win_together_have_all_won_and_the_game_counts_once() -> None:
    players = tuple(replace(seated, rank=1) for seated in (player("Ada"), player("Bram"), player("Inès")))
    shared = replace(game(1, 0, "treasure"), players=players)
    totals = totals_of([shared])
    assert [standing.won for standing in totals.standings] == [1, 1, 1]
    assert totals.reasons == {"treasure": 1} and totals.games == 1


def test_games_of_another_title_add_nothing_to_these() -> None:
    other = replace(game(2, 0, "points"), title="another-game")
    assert totals_of([game(1, 0, "treasure"), other]) == totals_of([game(1, 0, "treasure")])


def test_a_game_of_a_title_that_is_not_installed_is_not_passed_over(
    tmp_path: Path, finished: tuple[Path, int, str], content: ValleyData
) -> None:
    (tmp_path / "games").mkdir()
    foreign = finished[0].read_bytes().replace(b'"wiraqocha"', b'"wiraqoche"', 1)
    (tmp_path / "games" / "a.journal").write_bytes(foreign)
    statistics = Statistics(tmp_path / FILE)
    assert taken_in(statistics, tmp_path / "games", content) == 1
    assert taken_in(statistics, tmp_path / "games", content) == 1


def test_each_file_that_is_put_aside_has_a_name_of_its_own(tmp_path: Path) -> None:
    kept = []
    for script in (SCRIPTS["a newer version"], SCRIPTS["no table"], SCRIPTS["a newer version"]):
        spoilt(tmp_path / FILE, script)
        statistics = Statistics(tmp_path / FILE)
        assert statistics.fault == ("damaged" if "DROP" in script else "newer")
        kept.append(statistics.kept)
        statistics.close()
    assert len({path for path in kept if path is not None and path.is_file()}) == 3


def test_a_page_that_is_damaged_later_is_put_aside(tmp_path: Path) -> None:
    spoilt(tmp_path / FILE, "")
    raw = bytearray((tmp_path / FILE).read_bytes())
    raw[3 * 4096 :] = b"\xff" * (len(raw) - 3 * 4096)
    (tmp_path / FILE).write_bytes(raw)
    statistics = Statistics(tmp_path / FILE)
    statistics.totals(TITLE)
    list(statistics.recount())
    statistics.keep(many(2))
    statistics.totals(TITLE)
    assert statistics.fault == "damaged" and statistics.kept is not None


def test_copies_of_a_game_that_a_cloud_made_are_counted_once(
    tmp_path: Path, finished: tuple[Path, int, str], content: ValleyData
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    whole = finished[0]
    for name in (f"{whole.stem} (1)", whole.stem, f"{whole.stem} (conflicted copy 2026-11-27)", "Sunday"):
        shutil.copyfile(whole, folder / f"{name}.journal")
    statistics = Statistics(tmp_path / FILE)
    assert taken_in(statistics, folder, content) == 4
    assert taken_in(statistics, folder, content) == 0
    assert [found.key for found in statistics.results()] == [whole.name]
    assert statistics.missing(folder) == ()
    statistics.close()
