"""The Princes of Machu Picchu as the shell knows it: its parts, each imported when it is first asked for."""

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
from game.scenes.challenge.title_challenges import TitleChallenges
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
from game.titles.machu_picchu.name import NAME

if TYPE_CHECKING:
    from game.titles.machu_picchu.content.definitions import CityData
    from game.titles.machu_picchu.rules.actions import Action
    from game.titles.machu_picchu.rules.events import Event
    from game.titles.machu_picchu.rules.setup import Setup
    from game.titles.machu_picchu.rules.state import State


def _rules() -> Rules[State, Action, Event]:
    from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU

    return MACHU_PICCHU


def _files() -> GameFiles[CityData, State]:
    from game.titles.machu_picchu.files import FILES

    return FILES


def _setups() -> GameSetups[State, CityData, Setup]:
    from game.titles.machu_picchu.rules.notation.setups import SETUPS

    return SETUPS


def _positions() -> PositionText[CityData, State]:
    from game.titles.machu_picchu.rules.notation.positions import POSITIONS

    return POSITIONS


def _scenarios() -> ScenarioNotation[CityData, State]:
    from game.titles.machu_picchu.rules.notation.scenarios import SCENARIOS

    return SCENARIOS


def _bots() -> Bots[State, Action]:
    from game.titles.machu_picchu.bots.title_bots import BOTS

    return BOTS


def _phrases() -> Phrases[State, Event, CityData]:
    from game.titles.machu_picchu.figure_gaps import PHRASES

    return PHRASES


def _book() -> RulesBook:
    from game.titles.machu_picchu.book import BOOK

    return BOOK


def _statistics() -> GameStatistics:
    from game.titles.machu_picchu.game_story import STATISTICS

    return STATISTICS


def _story() -> StoryTelling:
    from game.titles.machu_picchu.game_story import STORY

    return STORY


def _belongings() -> Belongings:
    from game.titles.machu_picchu.rules.belongings import belongings

    return Belongings(belongings)


def _achievements() -> Achievements:
    from game.titles.machu_picchu.medals import ACHIEVEMENTS

    return ACHIEVEMENTS


def _lab() -> Lab[State, Action, CityData, Setup]:
    from game.titles.machu_picchu.lab.title_lab import LAB

    return LAB


def _bench() -> Bench[State, CityData]:
    from game.titles.machu_picchu.bench import BENCH

    return BENCH


def _cover() -> Cover:
    from game.titles.machu_picchu.board.cover import COVER

    return COVER


def _emblems() -> TitleEmblems:
    from game.titles.machu_picchu.board.emblems import EMBLEMS

    return TitleEmblems(EMBLEMS)


def _pictures() -> TitlePictures:
    from game.titles.machu_picchu.board.title_art import PICTURES

    return PICTURES


def _preview() -> GamePreview:
    from game.titles.machu_picchu.board.title_art import PREVIEW

    return PREVIEW


def _book_pictures() -> BookPictures:
    from game.titles.machu_picchu.board.book_pictures import BOOK_PICTURES

    return BOOK_PICTURES


def _board() -> BoardFactory:
    from game.titles.machu_picchu.board.board import CityBoard

    return CityBoard


def _setup_forms() -> SetupForms:
    from game.titles.machu_picchu.setup_form.new_game import title_forms

    return SetupForms(title_forms)


def _rules_in_force() -> RulesInForce:
    from game.titles.machu_picchu.setup_form.new_game import VALUES, rules_in_force

    return RulesInForce(rules_in_force, VALUES)


def _results() -> ResultScreens:
    from game.titles.machu_picchu.result.scene import result_scene

    return ResultScreens(result_scene)


def _keys() -> TitleKeys:
    from game.titles.machu_picchu.keys import KEYS

    return KEYS


def _settings() -> TitleSettings:
    from game.titles.machu_picchu.board.table_settings import HAND, PANELS

    return TitleSettings((PANELS, HAND))


def _lessons() -> TitleLessons[State]:
    from game.titles.machu_picchu.lesson.lessons import MachuPicchuLessons

    return MachuPicchuLessons()


def _challenges() -> TitleChallenges[State]:
    from game.titles.machu_picchu.challenge.challenges import MachuPicchuChallenges

    return MachuPicchuChallenges()


def _showcase() -> Showcase:
    from game.titles.machu_picchu.showcase.screens import SHOWCASE

    return SHOWCASE


TITLE: TitleSpec[State, Action, Event, CityData, Setup] = TitleSpec(
    NAME,
    range(2, 6),
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
        TitlePart(DailyGame, lambda: DailyGame(("regent",) * 3, {"house_rules": {}}, varied=True)),
        TitlePart(Lab, _lab),
        TitlePart(Bench, _bench),
        TitlePart(TitleIcon, lambda: TitleIcon("machu-picchu/sun.day")),
        TitlePart(Cover, _cover),
        TitlePart(TitleEmblems, _emblems),
        TitlePart(
            TitleSounds,
            lambda: TitleSounds(
                "machu-picchu/city-morning", "machu-picchu/music-city", "machu-picchu/music-farewell"
            ),
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
        TitlePart(TitleChallenges, _challenges),
        TitlePart(Showcase, _showcase),
    ),
)
