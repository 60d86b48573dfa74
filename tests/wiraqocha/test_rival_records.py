"""What rivals remember of the persons who played against them, and how persons fared."""

import sqlite3
from dataclasses import replace
from pathlib import Path

from game.core.contract import GameStep, Interaction
from game.core.registry import title
from game.core.statistics.database import FILE, Statistics
from game.core.statistics.results import GameResult
from game.core.statistics.rival_records import DEFEAT, Memory, RivalRecord
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.interactions import InteractionKind, interactions
from game.titles.wiraqocha.rules.actions import Roll
from game.titles.wiraqocha.rules.event_values import Destination
from game.titles.wiraqocha.rules.events import CrystalStolen, Event, TokenBeaten
from game.titles.wiraqocha.title import TITLE
from tests.support.results import player, result
from tests.support.valley_table import fresh


def played(number: int, winner: int, *done: Interaction) -> GameResult:
    """A game of Ada's against Mae and Tomoe."""
    seats = [player("Ada"), player("Mae Whitlock", "cadet"), player("Tomoe Hayashi", "cadet")]
    seats[1:] = [replace(seat, rival=name) for seat, name in zip(seats[1:], ("mae", "tomoe"), strict=True)]
    return replace(result(number, seats, winner, "somnium"), interactions=done)


def test_a_theft_counts_before_a_wreck_and_that_before_a_defeat_and_the_last_game_counts(
    tmp_path: Path,
) -> None:
    theft, wreck = (Interaction(0, seat, kind, 1) for seat, kind in enumerate(InteractionKind, 1))
    statistics = Statistics(tmp_path / FILE)
    statistics.keep([played(1, 0, theft, wreck), played(2, 1, Interaction(1, 0, InteractionKind.THEFT, 3))])
    rivals = {4: "mae", 5: "tomoe", 6: "kwame"}
    assert statistics.memories(TITLE, {"Ada"}, rivals) == {
        4: Memory("Ada", InteractionKind.THEFT),
        5: Memory("Ada", InteractionKind.WRECK),
    }
    statistics.keep([played(3, 0)])
    assert statistics.memories(TITLE, {"Ada"}, rivals)[5] == Memory("Ada", DEFEAT)
    assert not statistics.memories(TITLE, {"Bram"}, rivals)
    assert not statistics.memories(title("machu-picchu"), {"Ada"}, rivals)


def test_a_rival_remembers_who_robbed_it_most(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path / FILE)
    game = played(
        1, 2, Interaction(0, 1, InteractionKind.THEFT, 3), Interaction(3, 1, InteractionKind.THEFT, 1)
    )
    statistics.keep([replace(game, players=(*game.players, replace(player("Bram"), rank=4)))])
    assert statistics.memories(TITLE, {"Ada", "Bram"}, {1: "mae"}) == {
        1: Memory("Ada", InteractionKind.THEFT)
    }
    assert statistics.memories(TITLE, {"Bram"}, {1: "mae"}) == {1: Memory("Bram", InteractionKind.THEFT)}


def test_the_record_against_a_rival_counts_games_wins_and_thefts(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path / FILE)
    wreck, among_rivals = (
        Interaction(0, 1, InteractionKind.WRECK, 4),
        Interaction(1, 2, InteractionKind.THEFT, 5),
    )
    statistics.keep(
        [
            played(1, 0, Interaction(0, 1, InteractionKind.THEFT, 2), wreck, among_rivals),
            played(2, 2, Interaction(1, 0, InteractionKind.THEFT, 1)),
        ]
    )
    assert statistics.rivals(TITLE) == {"mae": RivalRecord(2, 1, 2, 1), "tomoe": RivalRecord(2, 1)}
    assert statistics.rivals(title("machu-picchu")) == {}
    statistics.close()
    base = sqlite3.connect(tmp_path / FILE)
    base.execute("UPDATE company SET dealings = 'spoilt' WHERE dealings LIKE '%5%'")
    base.commit()
    base.close()
    assert Statistics(tmp_path / FILE).rivals(TITLE)["mae"] == RivalRecord(1, 0, 0, 1)


def test_what_was_done_is_read_from_the_steps() -> None:
    state = replace(fresh("red", "blue"), mover=0)
    wreck = TokenBeaten("blue", TokenKind.DRILL, "N4", Destination.GRAVEYARD)
    events: tuple[Event, ...] = (CrystalStolen("blue", "red"), wreck, CrystalStolen("blue", "red"))
    assert interactions(state, [GameStep(0, Roll(), state, events)]) == (
        Interaction(0, 1, InteractionKind.WRECK, 1),
        Interaction(1, 0, InteractionKind.THEFT, 2),
    )


def test_it_is_kept_with_the_game_and_what_is_spoilt_leaves_the_game(tmp_path: Path) -> None:
    statistics, game = Statistics(tmp_path / FILE), played(1, 0, Interaction(0, 1, InteractionKind.THEFT, 2))
    statistics.keep([game])
    assert list(statistics.results()) == [game]
    statistics.close()
    base = sqlite3.connect(tmp_path / FILE)
    base.execute("UPDATE company SET dealings = '[[7, 1, \"theft\", 1]]'")
    base.commit()
    base.close()
    (left,) = Statistics(tmp_path / FILE).results()
    assert (left.key, left.interactions) == (game.key, ())


def test_games_of_an_earlier_version_are_read_again_from_their_journals(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "000001.journal").write_text("")
    statistics = Statistics(tmp_path / FILE)
    statistics.keep([replace(played(1, 0), key="000001.journal")])
    assert not statistics.missing(tmp_path / "games")
    statistics.close()
    base = sqlite3.connect(tmp_path / FILE)
    base.execute("DELETE FROM company")
    base.commit()
    base.close()
    assert len(Statistics(tmp_path / FILE).missing(tmp_path / "games")) == 1
