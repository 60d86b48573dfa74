"""INKAS as the shell knows it: its parts, each imported when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.base.keys.bindings import TitleKeys
from game.bench.protocol import Bench
from game.core.contract import (
    Achievements,
    Bots,
    DailyGame,
    GameFiles,
    GameSetups,
    GameStatistics,
    Phrases,
    PositionText,
    Rules,
    ScenarioNotation,
    StoryTelling,
    TitlePart,
    TitleSpec,
)
from game.core.contract.belongings import Belongings
from game.core.lab.protocol import Lab
from game.core.rules_book import RulesBook
from game.core.seat_colours import TitleEmblems
from game.kit.board.board_factory import BoardFactory
from game.kit.forms.title_forms import ResultScreens, RulesInForce, SetupForms
from game.scenes.lesson.title_lessons import TitleLessons
from game.scenes.title_art import (
    BookPictures,
    Cover,
    GamePreview,
    TitleIcon,
    TitlePictures,
    TitleSettings,
    TitleSounds,
)
from game.scenes.title_showcase import Showcase
from game.titles.inkas.name import NAME

if TYPE_CHECKING:
    from game.titles.inkas.content.inkas_data import InkasData
    from game.titles.inkas.rules.actions import Action
    from game.titles.inkas.rules.events import Event
    from game.titles.inkas.rules.setup import Setup
    from game.titles.inkas.rules.state import State


def _rules() -> Rules[State, Action, Event]:
    from game.titles.inkas.rules.inkas import INKAS

    return INKAS


def _files() -> GameFiles[InkasData, State]:
    from game.titles.inkas.files import FILES

    return FILES


def _setups() -> GameSetups[State, InkasData, Setup]:
    from game.titles.inkas.rules.notation.setups import SETUPS

    return SETUPS


def _positions() -> PositionText[InkasData, State]:
    from game.titles.inkas.rules.notation.positions import POSITIONS

    return POSITIONS


def _scenarios() -> ScenarioNotation[InkasData, State]:
    from game.titles.inkas.rules.notation.scenarios import SCENARIOS

    return SCENARIOS


def _bots() -> Bots[State, Action]:
    from game.titles.inkas.bots.title_bots import BOTS

    return BOTS


def _phrases() -> Phrases[State, Event, InkasData]:
    from game.titles.inkas.figure_gaps import PHRASES

    return PHRASES


def _book() -> RulesBook:
    from game.titles.inkas.book import BOOK

    return BOOK


def _statistics() -> GameStatistics:
    from game.titles.inkas.game_story import STATISTICS

    return STATISTICS


def _story() -> StoryTelling:
    from game.titles.inkas.game_story import STORY

    return STORY


def _belongings() -> Belongings:
    from game.titles.inkas.rules.belongings import belongings

    return Belongings(belongings)


def _achievements() -> Achievements:
    from game.titles.inkas.medals import ACHIEVEMENTS

    return ACHIEVEMENTS


def _daily() -> DailyGame:
    return DailyGame(("captain", "captain"), {"players": ["inka C", "quya A", "chanka Q"]})


def _lab() -> Lab[State, Action, InkasData, Setup]:
    from game.titles.inkas.lab.title_lab import LAB

    return LAB


def _bench() -> Bench[State, InkasData]:
    from game.titles.inkas.bench import BENCH

    return BENCH


def _cover() -> Cover:
    from game.titles.inkas.board.cover import COVER

    return COVER


def _emblems() -> TitleEmblems:
    from game.titles.inkas.board.emblems import EMBLEMS

    return TitleEmblems(EMBLEMS)


def _pictures() -> TitlePictures:
    from game.titles.inkas.board.title_art import PICTURES

    return PICTURES


def _preview() -> GamePreview:
    from game.titles.inkas.board.title_art import PREVIEW

    return PREVIEW


def _book_pictures() -> BookPictures:
    from game.titles.inkas.board.book_pictures import BOOK_PICTURES

    return BOOK_PICTURES


def _board() -> BoardFactory:
    from game.titles.inkas.board.board import QuestBoard

    return QuestBoard


def _setup_forms() -> SetupForms:
    from game.titles.inkas.setup_form.new_game import title_forms

    return SetupForms(title_forms)


def _rules_in_force() -> RulesInForce:
    from game.titles.inkas.setup_form.modes import ALL_VALUES
    from game.titles.inkas.setup_form.new_game import rules_in_force

    return RulesInForce(rules_in_force, ALL_VALUES)


def _results() -> ResultScreens:
    from game.titles.inkas.result.scene import result_scene

    return ResultScreens(result_scene)


def _keys() -> TitleKeys:
    from game.titles.inkas.keys import KEYS

    return KEYS


def _settings() -> TitleSettings:
    from game.titles.inkas.board.table_settings import ASKING, CHANCES, HAND, SCENES

    return TitleSettings((CHANCES, SCENES, HAND, ASKING))


def _lessons() -> TitleLessons[State]:
    from game.titles.inkas.lesson.lessons import InkasLessons

    return InkasLessons()


def _showcase() -> Showcase:
    from game.titles.inkas.showcase.screens import SHOWCASE

    return SHOWCASE


TITLE: TitleSpec[State, Action, Event, InkasData, Setup] = TitleSpec(
    NAME,
    range(2, 5),
    (
        TitlePart(Rules, _rules),
        TitlePart(GameFiles, _files),
        TitlePart(GameSetups, _setups),
        TitlePart(PositionText, _positions),
        TitlePart(ScenarioNotation, _scenarios),
        TitlePart(Bots, _bots),
        TitlePart(Phrases, _phrases),
        TitlePart(RulesBook, _book),
        TitlePart(GameStatistics, _statistics),
        TitlePart(StoryTelling, _story),
        TitlePart(Belongings, _belongings),
        TitlePart(Achievements, _achievements),
        TitlePart(DailyGame, _daily),
        TitlePart(TitleIcon, lambda: TitleIcon("inkas/icon")),
        TitlePart(Cover, _cover),
        TitlePart(TitleEmblems, _emblems),
        TitlePart(
            TitleSounds,
            lambda: TitleSounds("inkas/lake-before-dawn", "inkas/music-quest", "inkas/music-legend"),
        ),
        TitlePart(TitleKeys, _keys),
        TitlePart(TitleSettings, _settings),
        TitlePart(TitlePictures, _pictures),
        TitlePart(GamePreview, _preview),
        TitlePart(BookPictures, _book_pictures),
        TitlePart(BoardFactory, _board),
        TitlePart(SetupForms, _setup_forms),
        TitlePart(RulesInForce, _rules_in_force),
        TitlePart(ResultScreens, _results),
        TitlePart(TitleLessons, _lessons),
        TitlePart(Showcase, _showcase),
        TitlePart(Lab, _lab),
        TitlePart(Bench, _bench),
    ),
    simulate_options=("mode",),
)
