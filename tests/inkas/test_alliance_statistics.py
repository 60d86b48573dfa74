"""What statistics count of an Alliance: a quest is one, both partners have won it, both others have not."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.statistics.database import Statistics
from game.titles.inkas.title import TITLE
from tests.inkas.test_alliance_medals import result


@pytest.fixture
def statistics(tmp_path: Path) -> Iterator[Statistics]:
    found = Statistics(tmp_path / "statistics.db")
    yield found
    found.close()


def won_of(statistics: Statistics) -> dict[str, tuple[int, int]]:
    """The games of each, and how many were won; computer players by level."""
    standings = statistics.totals(TITLE).standings
    return {one.name or one.level: (one.games, one.won) for one in standings}


@pytest.mark.clauses("I-18.9")
def test_a_quest_of_four_is_one_that_both_partners_have_won(statistics: Statistics) -> None:
    found = result(("", "", "", ""))
    statistics.keep_new(found)
    totals = statistics.totals(TITLE)
    assert totals.games == 1 and totals.reasons == {"founding": 1}
    winners = {player.name for player in found.players if player.rank == 1}
    assert len(winners) == 2
    assert won_of(statistics) == {player.name: (1, int(player.name in winners)) for player in found.players}
    assert all(sum(spread) == 4 for spread in totals.spreads.values()), "each of the four has figures"


@pytest.mark.clauses("I-18.9")
def test_computer_players_count_on_the_side_where_they_sat(statistics: Statistics) -> None:
    found = result(("", "sage", "captain", "sage"))
    assert [player.rank == 1 for player in found.players] == [True, False, True, False]
    statistics.keep_new(found)
    assert won_of(statistics) == {found.players[0].name: (1, 1), "captain": (1, 1), "sage": (2, 0)}


def test_wins_in_a_row_are_counted_with_any_partner(statistics: Statistics) -> None:
    for number, (level, other) in enumerate((("captain", "sage"), ("sage", "captain"))):
        found = result(("", other, level, other))
        statistics.keep_new(replace(found, key=f"quest-{number}", ended=float(number + 1)))
    person = next(one for one in statistics.totals(TITLE).standings if one.name)
    assert (person.games, person.won, person.streak) == (2, 2, 2)


def test_an_alliance_is_told_apart_from_quests_where_each_plays_alone(statistics: Statistics) -> None:
    statistics.keep_new(result(("", "", "", "")))
    (kept,) = statistics.results()
    assert kept.setting["alliance"] == "yes" and kept.setting["mode"] == "advanced"
