"""What is marked in the plots of a story: who took what from whom, and in which round."""

from dataclasses import replace

from game.core.contract import GameStep, StoryTelling, TurningPoint
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.actions import Roll
from game.titles.wiraqocha.rules.event_values import Destination
from game.titles.wiraqocha.rules.events import CardStolen, CrystalStolen, RelicStolen, TokenBeaten
from game.titles.wiraqocha.rules.wiraqocha import WiraqochaStep
from game.titles.wiraqocha.title import TITLE
from tests.support.valley_table import fresh


def test_the_weightiest_thefts_lost_camps_and_the_end_stand_where_the_plots_show_them() -> None:
    start = replace(fresh("red", "blue"), mover=0, turn=1)
    after = [replace(start, turn=turn, mover=(turn - 1) % 2) for turn in (2, 3)]
    camp = TokenBeaten("blue", TokenKind.CAMP, "N4", Destination.RESERVE)
    own = TokenBeaten("blue", TokenKind.CAMP, "N4", Destination.RESERVE)  # lost by a move of blue's
    steps: list[WiraqochaStep] = [
        GameStep(0, Roll(), after[0], (camp, CrystalStolen("red", "blue"))),
        GameStep(0, Roll(), after[1], (own, CardStolen("blue", "red", "android"))),
        GameStep(
            0, Roll(), replace(after[1], winner=0, victory="treasure"), (RelicStolen("red", "blue", "N4"),)
        ),
    ]
    told = TITLE.part(StoryTelling).story(start, steps)
    assert len(told.rounds) == 4
    assert told.turning_points == (
        TurningPoint(1, "camp_lost", 0, victim=1),
        TurningPoint(2, "card_stolen", 1, victim=0),
        TurningPoint(3, "relic_stolen", 0, victim=1),
        TurningPoint(3, "won", 0),
    )


def test_a_game_that_begins_decided_shows_its_end_alone() -> None:
    told = TITLE.part(StoryTelling).story(replace(fresh("red", "blue"), winner=1, victory="somnium"), ())
    assert told.turning_points == (TurningPoint(0, "won", 1),)
