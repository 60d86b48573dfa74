"""Medals: which deeds earn them, what is kept of them, and that computer players and lost games earn none."""

import sqlite3
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.contract import Achievements, GameStep, Interaction, Tally
from game.core.statistics.database import FILE, Statistics
from game.core.statistics.medals import deeds_of
from game.core.statistics.puzzles import Help
from game.core.statistics.results import PlayerResult
from game.titles.wiraqocha.achievement_counts import achievement_counts
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.interactions import InteractionKind
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.actions import Collect
from game.titles.wiraqocha.rules.event_values import Destination
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.title import TITLE
from tests.support.results import player, result

ADA, BRAM = player("Ada"), replace(player("Bram", "empress@2"), rival="mae")


def kinds(
    of: PlayerResult, winner: int = 0, rounds: int = 12, interactions: tuple[Interaction, ...] = ()
) -> set[str]:
    """The medals and tallies that count for persons after a game of somebody against Bram, a computer player."""
    one = result(1, (of, BRAM), winner, "treasure", 2 * rounds)
    return {
        deed.kind
        for deed in deeds_of(replace(one, interactions=interactions), TITLE.part(Achievements).medals)
    }


def earned(statistics: Statistics) -> dict[str, str]:
    """The games that earned medals, by the medal."""
    return {
        record.medal.name: record.earned.game
        for record in statistics.medals(TITLE)
        if record.earned is not None
    }


def test_there_are_twenty() -> None:
    assert (
        len({medal.name for medal in TITLE.part(Achievements).medals})
        == len({medal.picture for medal in TITLE.part(Achievements).medals})
        == 20
    )


def test_a_victory_counts_for_its_kind_its_rivals_and_their_levels() -> None:
    assert kinds(ADA) == {"treasure", "honest", "empress", "rivals", "levels"}
    assert kinds(ADA, rounds=7) == kinds(ADA) | {"swift"}


def test_who_lost_and_who_is_no_person_earns_nothing_but_by_robbing() -> None:
    robbed = (Interaction(0, 1, InteractionKind.THEFT, 5), Interaction(1, 0, InteractionKind.THEFT, 9))
    assert kinds(ADA, winner=1) == set()
    assert kinds(ADA, winner=1, interactions=robbed) == {"robber"}
    assert "honest" not in kinds(ADA, interactions=robbed)


@pytest.mark.parametrize(
    ("medal", "figures", "done"),
    [
        ("dice", {"luck": -10.0}, {}),
        ("camp", {"camps_lost": 0.0}, {}),
        ("comeback", {"behind": 1.0}, {}),
        ("airship", {}, {"airship": 4}),
        ("inventor", {}, {"inventor": 11}),
    ],
)
def test_a_figure_or_deed_that_is_large_enough_counts(
    medal: str, figures: Mapping[str, float], done: Mapping[str, int]
) -> None:
    less = {name: value + 1 if medal != "comeback" else 0.0 for name, value in figures.items()}
    assert medal in kinds(replace(ADA, figures=figures, achievement_counts=done))
    assert medal not in kinds(replace(ADA, figures=less, achievement_counts=dict.fromkeys(done, 3)))


def test_deeds_are_read_from_the_events_of_a_game() -> None:
    start = TITLE.setups.new_game(DATA.load(), Setup(("red", "blue"), 5))
    over = replace(start, winner=0, victory="somnium")
    fallen = e.TokenBeaten("red", TokenKind.ZEPPELIN, "N1", Destination.GRAVEYARD)
    happened = (
        *(fallen, fallen, replace(fallen, player="blue"), replace(fallen, destination=Destination.RESERVE)),
        *(e.RelicStolen("blue", "red", "D1"), e.Harvested("red", (), 2), e.Harvested("red", (), 1)),
    )
    red, blue = achievement_counts(start, [GameStep(0, Collect(), over, happened)])
    assert (red["airship"], red["harvest"], red["heist"], red["inventor"]) == (2, 2, 0, 0)
    assert (blue["heist"], blue["airship"]) == (1, 0)


def test_the_first_game_earns_a_medal_and_all_of_a_tally_the_last(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path / FILE)
    levels = ("cadet", "surveyor", "engineer", "cadet", "empress")
    statistics.keep(
        result(number, (ADA, player("", level)), 0, "somnium") for number, level in enumerate(levels)
    )
    found = earned(statistics)
    assert (found["somnium"], found["levels"]) == ("000000", "000004")
    statistics.close()
    again = Statistics(tmp_path / FILE)
    assert earned(again) == found


def test_a_game_that_ends_anew_takes_its_deeds_along(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path / FILE)
    statistics.keep(result(number, (ADA, BRAM), 0, "treasure") for number in (1, 2))
    statistics.keep([result(1, (ADA, BRAM), 1, "treasure")])
    assert statistics.new_medals(TITLE, "000002") == []
    list(statistics.look_back())
    assert set(earned(statistics).values()) == {"000002"}
    assert "treasure" in {medal.name for medal in statistics.new_medals(TITLE, "000002")}


def test_what_an_earlier_version_kept_is_looked_through(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path / FILE)
    statistics.keep(result(number, (ADA, BRAM), 0, "treasure") for number in (1, 2))
    for number in range(10):
        statistics.note_puzzle("wiraqocha", f"p{number}", Help.NONE, solved=True)
        statistics.note_deed(TITLE, Tally.PUZZLES, f"p{number}")
    before = earned(statistics)
    statistics.close()
    base = sqlite3.connect(tmp_path / FILE)
    base.executescript("DROP TABLE deeds; DROP TABLE looked_back;")
    base.close()
    again = Statistics(tmp_path / FILE)
    again.keep([result(3, (ADA, BRAM), 0, "treasure")])
    assert again.new_medals(TITLE, "000003") == []
    list(again.look_back())
    assert earned(again) == before
    assert (before["treasure"], before["puzzles"]) == ("000001", "")


def test_a_week_of_daily_games_and_the_whole_expedition(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path / FILE)
    for day in (1, 2, 2, 3, 4, 5, 6):
        assert not statistics.note_deed(TITLE, Tally.DAYS, f"2026-11-{day:02}", game=f"{day}", player="Ada")
    assert not statistics.note_deed(TITLE, Tally.CAMPAIGNS, "another")
    (days,) = statistics.note_deed(TITLE, Tally.DAYS, "2026-11-07", game="7", player="Ada")
    (expedition,) = statistics.note_deed(TITLE, Tally.CAMPAIGNS, "expedition")
    assert (days.name, expedition.name) == ("days", "expedition")
    assert earned(statistics) == {"days": "7", "expedition": ""}
