"""Wiraqocha as the shell knows it: its parts, each imported when it is first asked for."""

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
    Interactions,
    Phrases,
    PositionText,
    Rules,
    ScenarioNotation,
    StoryTelling,
    TitlePart,
    TitleSpec,
)
from game.core.contract.belongings import Belongings
from game.core.contract.title_chronicle import TitleChronicle
from game.core.lab.protocol import Lab
from game.core.rules_book import RulesBook
from game.core.seat_colours import EMBLEM_OF_COLOUR, TitleEmblems
from game.kit.board.board_factory import BoardFactory
from game.kit.forms.title_forms import ResultScreens, RulesInForce, SetupForms
from game.scenes.lesson.title_lessons import TitleLessons
from game.scenes.title_art import (
    BookPictures,
    Cover,
    GamePreview,
    ShortLogs,
    TitleIcon,
    TitlePictures,
    TitleSettings,
    TitleSounds,
)
from game.scenes.title_campaigns import TitleCampaigns
from game.scenes.title_puzzles import TitlePuzzles
from game.scenes.title_showcase import Showcase
from game.titles.wiraqocha.name import NAME

if TYPE_CHECKING:
    from game.titles.wiraqocha.content.definitions import ValleyData
    from game.titles.wiraqocha.puzzles.puzzle import WiraqochaPuzzle
    from game.titles.wiraqocha.rules.actions import Action
    from game.titles.wiraqocha.rules.events import Event
    from game.titles.wiraqocha.rules.setup import Setup
    from game.titles.wiraqocha.rules.state import State


def _rules() -> Rules[State, Action, Event]:
    from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA

    return WIRAQOCHA


def _files() -> GameFiles[ValleyData, State]:
    from game.titles.wiraqocha.files import FILES

    return FILES


def _setups() -> GameSetups[State, ValleyData, Setup]:
    from game.titles.wiraqocha.rules.notation.setups import SETUPS

    return SETUPS


def _positions() -> PositionText[ValleyData, State]:
    from game.titles.wiraqocha.rules.notation.positions import POSITIONS

    return POSITIONS


def _scenarios() -> ScenarioNotation[ValleyData, State]:
    from game.titles.wiraqocha.rules.notation.scenarios import SCENARIOS

    return SCENARIOS


def _bots() -> Bots[State, Action]:
    from game.titles.wiraqocha.bots.title_bots import BOTS

    return BOTS


def _phrases() -> Phrases[State, Event, ValleyData]:
    from game.titles.wiraqocha.phrases import PHRASES

    return PHRASES


def _book() -> RulesBook:
    from game.titles.wiraqocha.book import BOOK

    return BOOK


def _statistics() -> GameStatistics:
    from game.titles.wiraqocha.game_story import STATISTICS

    return STATISTICS


def _story() -> StoryTelling:
    from game.titles.wiraqocha.game_story import STORY

    return STORY


def _interactions() -> Interactions:
    from game.titles.wiraqocha.interactions import INTERACTIONS

    return INTERACTIONS


def _belongings() -> Belongings:
    from game.titles.wiraqocha.rules.belongings import belongings

    return Belongings(belongings)


def _achievements() -> Achievements:
    from game.titles.wiraqocha.medals import ACHIEVEMENTS

    return ACHIEVEMENTS


def _chronicle() -> TitleChronicle[State, Event]:
    from game.titles.wiraqocha.chronicle.title_chronicle import CHRONICLE

    return CHRONICLE


def _lab() -> Lab[State, Action, ValleyData, Setup]:
    from game.titles.wiraqocha.lab.title_lab import LAB

    return LAB


def _bench() -> Bench[State, ValleyData]:
    from game.titles.wiraqocha.bench import BENCH

    return BENCH


def _cover() -> Cover:
    from game.titles.wiraqocha.board.cover import DawnCover

    return DawnCover()


def _keys() -> TitleKeys:
    from game.titles.wiraqocha.keys import KEYS

    return KEYS


def _settings() -> TitleSettings:
    from game.titles.wiraqocha.board.valley.tile_rims import RIMS

    return TitleSettings((RIMS,))


def _pictures() -> TitlePictures:
    from game.titles.wiraqocha.board.title_art import PICTURES

    return PICTURES


def _preview() -> GamePreview:
    from game.titles.wiraqocha.board.title_art import PREVIEW

    return PREVIEW


def _book_pictures() -> BookPictures:
    from game.titles.wiraqocha.board.book_pictures import BOOK_PICTURES

    return BOOK_PICTURES


def _short_logs() -> ShortLogs:
    from game.titles.wiraqocha.board.log.short_log import short_log

    return short_log


def _board() -> BoardFactory:
    from game.titles.wiraqocha.board.board import ValleyBoard

    return ValleyBoard


def _setup_forms() -> SetupForms:
    from game.titles.wiraqocha.setup_form.new_game import title_forms

    return SetupForms(title_forms)


def _rules_in_force() -> RulesInForce:
    from game.titles.wiraqocha.setup_form.options import rules_in_force

    return RulesInForce(rules_in_force)


def _results() -> ResultScreens:
    from game.titles.wiraqocha.result.scene import result_scene

    return ResultScreens(result_scene)


def _lessons() -> TitleLessons[State]:
    from game.titles.wiraqocha.lesson.lessons import WiraqochaLessons

    return WiraqochaLessons()


def _puzzles() -> TitlePuzzles[ValleyData, WiraqochaPuzzle]:
    from game.titles.wiraqocha.puzzles.title_puzzles import WiraqochaPuzzles

    return WiraqochaPuzzles()


def _campaigns() -> TitleCampaigns[ValleyData]:
    from game.titles.wiraqocha.campaign.title_campaigns import WiraqochaCampaigns

    return WiraqochaCampaigns()


def _showcase() -> Showcase:
    from game.titles.wiraqocha.showcase.screens import SHOWCASE

    return SHOWCASE


TITLE: TitleSpec[State, Action, Event, ValleyData, Setup] = TitleSpec(
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
        TitlePart(Interactions, _interactions),
        TitlePart(Belongings, _belongings),
        TitlePart(Achievements, _achievements),
        TitlePart(
            DailyGame,
            lambda: DailyGame(
                ("surveyor", "engineer"), {"layout": "random", "variants": [], "house_rules": {}}
            ),
        ),
        TitlePart(TitleChronicle, _chronicle),
        TitlePart(Lab, _lab),
        TitlePart(Bench, _bench),
        TitlePart(TitleIcon, lambda: TitleIcon("wiraqocha/icon")),
        TitlePart(Cover, _cover),
        TitlePart(
            TitleEmblems,
            lambda: TitleEmblems(
                {colour: EMBLEM_OF_COLOUR[colour] for colour in ("red", "blue", "yellow", "green")}
            ),
        ),
        TitlePart(
            TitleSounds,
            lambda: TitleSounds("wiraqocha/camp-evening", "wiraqocha/music-title", "wiraqocha/music-victory"),
        ),
        TitlePart(TitleKeys, _keys),
        TitlePart(TitleSettings, _settings),
        TitlePart(TitlePictures, _pictures),
        TitlePart(GamePreview, _preview),
        TitlePart(BookPictures, _book_pictures),
        TitlePart(ShortLogs, _short_logs),
        TitlePart(BoardFactory, _board),
        TitlePart(SetupForms, _setup_forms),
        TitlePart(RulesInForce, _rules_in_force),
        TitlePart(ResultScreens, _results),
        TitlePart(TitleLessons, _lessons),
        TitlePart(TitlePuzzles, _puzzles),
        TitlePart(TitleCampaigns, _campaigns),
        TitlePart(Showcase, _showcase),
    ),
    simulate_options=("layout", "variant"),
)
