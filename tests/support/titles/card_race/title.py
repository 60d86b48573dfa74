"""The card race as the shell knows it; see `game.core.contract.TitleSpec`."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.base.i18n.words import Words
from game.bench.protocol import Bench
from game.core.contract import (
    Achievement,
    Achievements,
    Bots,
    GameCondition,
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
from game.core.lab.protocol import Lab
from game.core.rules_book import BookChapter, RulesBook, Section
from game.core.seat_colours import TitleEmblems
from game.kit.board.board_factory import BoardFactory
from game.kit.forms.title_forms import ResultScreens, SetupForms
from game.scenes.lesson.title_lessons import TitleLessons
from game.scenes.title_art import BookPictures, GamePreview, TitlePictures
from game.scenes.title_showcase import Showcase

from .data import FILES, NAME, RaceData
from .emblems import EMBLEMS

if TYPE_CHECKING:
    from .rules import Event, Move, Race
    from .setups import RaceSetup


def _tables(words: Words, data: RaceData) -> Mapping[str, Sequence[Sequence[str]]]:
    return {"race": [["players"], [f"2-{data.players}"]]}


def _rules() -> "Rules[Race, Move, Event]":
    from .rules import RULES

    return RULES


def _setups() -> "GameSetups[Race, RaceData, RaceSetup]":
    from .setups import SETUPS

    return SETUPS


def _positions() -> "PositionText[RaceData, Race]":
    from .positions import POSITIONS

    return POSITIONS


def _scenarios() -> "ScenarioNotation[RaceData, Race]":
    from .scenarios import RaceScenarios

    return RaceScenarios()


def _bots() -> "Bots[Race, Move]":
    from .bots import BOTS

    return BOTS


def _phrases() -> "Phrases[Race, Event, RaceData]":
    from .phrases import PHRASES

    return PHRASES


def _statistics() -> GameStatistics:
    from .phrases import STATISTICS

    return STATISTICS


def _story() -> StoryTelling:
    from .phrases import STORY

    return STORY


def _book() -> RulesBook:
    return RulesBook((BookChapter("race", (Section("race", ("die",)), Section("tax"))),), _tables)


def _achievements() -> Achievements:
    return Achievements((Achievement("swift", "honour.swift", GameCondition(rounds=9)),))


def _lab() -> "Lab[Race, Move, RaceData, RaceSetup]":
    from .lab.title_lab import LAB

    return LAB


def _bench() -> "Bench[Race, RaceData]":
    from .bench import BENCH

    return BENCH


def _pictures() -> TitlePictures:
    from .art import PICTURES

    return PICTURES


def _preview() -> GamePreview:
    from .art import PREVIEW

    return PREVIEW


def _book_pictures() -> BookPictures:
    from .art import BOOK_PICTURES

    return BOOK_PICTURES


def _board() -> BoardFactory:
    from .board import RaceBoard

    return RaceBoard


def _setup_forms() -> SetupForms:
    from .setup_form import title_forms

    return SetupForms(title_forms)


def _results() -> ResultScreens:
    from .result import result_scene

    return ResultScreens(result_scene)


def _lessons() -> "TitleLessons[Race]":
    from .lesson import RaceLessons

    return RaceLessons()


def _showcase() -> Showcase:
    from .showcase import RaceShowcase

    return RaceShowcase()


TITLE: "TitleSpec[Race, Move, Event, RaceData, RaceSetup]" = TitleSpec(
    NAME,
    range(2, 6),
    (
        TitlePart(Rules, _rules),
        TitlePart(GameFiles, lambda: FILES),
        TitlePart(GameSetups, _setups),
        TitlePart(PositionText, _positions),
        TitlePart(ScenarioNotation, _scenarios),
        TitlePart(Bots, _bots),
        TitlePart(Phrases, _phrases),
        TitlePart(GameStatistics, _statistics),
        TitlePart(StoryTelling, _story),
        TitlePart(RulesBook, _book),
        TitlePart(Achievements, _achievements),
        TitlePart(Lab, _lab),
        TitlePart(Bench, _bench),
        TitlePart(TitleEmblems, lambda: TitleEmblems(EMBLEMS)),
        TitlePart(TitlePictures, _pictures),
        TitlePart(GamePreview, _preview),
        TitlePart(BookPictures, _book_pictures),
        TitlePart(BoardFactory, _board),
        TitlePart(SetupForms, _setup_forms),
        TitlePart(ResultScreens, _results),
        TitlePart(TitleLessons, _lessons),
        TitlePart(Showcase, _showcase),
    ),
    simulate_options=("variant",),
)
