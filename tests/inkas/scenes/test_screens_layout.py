"""Every screen of INKAS, the table and each step of the lesson among them, at every size: nothing is cut or hidden."""

from dataclasses import replace

import pytest

from game.base.i18n.words import FALLBACK, Words, available_languages
from game.kit.board.table_rects import Tab
from game.scenes.lesson.script import load_lesson
from game.scenes.lesson.title_lessons import TitleLessons
from game.showcase import ShowcaseContext, draw, learning, set_up, stage
from game.table.scene import TableScene
from game.titles.inkas.name import NAME
from game.titles.inkas.title import TITLE
from game.ui.lettering import LEAST
from game.ui.scale import Scale
from game.ui.text import SMALLEST
from tests.support.layout_faults import faults_through
from tests.support.quest_table import QuestTable, position
from tests.support.shares import one_in
from tests.support.spy import Seen, watch
from tests.support.window_sizes import windows
from tests.support.words import game_words_of

# the lesson of each step
STEPS = {
    step.name: lesson
    for lesson in TITLE.part(TitleLessons).names
    for chapter in load_lesson(TITLE, TITLE.data.load(), lesson)
    for step in chapter.steps
}
SCREENS = (
    "new-game",
    "new-game-more",
    "lesson-choice",
    "rules",
    "result",
    "title",
    "load",
    "statistics",
    "analysis",
    "settings",
    "medals",
    "daily",
    "new-game-advanced",
    "new-game-legendary",
    "house-rules-advanced",
    "new-game-alliance",
    "house-rules-alliance",
    "result-advanced",
    "result-alliance",
    "new-game-quest",
    "house-rules-quest",
    "result-quest",
    "new-game-solo",
    "house-rules-solo",
    "result-solo",
)
TABLES = (
    *("table", "crowd", "ambush", "wish", "choose", "advanced", "advanced-answer"),
    *("alliance", "alliance-consent", "quest", "quest-advanced", "solo"),
    *("legendary", "legendary-slip", "legendary-states", "legendary-winds"),
)
SEATS = {"inka": "C", "chanka": "A", "quya": "Q", "supay": "K"}
ZOOMS = (1.0, 1.25, 1.5, 2.0)
SCREENS_ZOOMED = [(0.75, (1920, 1080)), (1.25, (1280, 720)), (1.5, (1280, 720)), (2.0, (1920, 1080))]


@pytest.mark.parametrize(("screen", "size", "language"), windows(SCREENS), ids=str)
def test_a_screen_fits(screen: str, size: tuple[int, int], language: str) -> None:
    assert faults(screen, size, language) == []


@pytest.mark.parametrize(
    ("screen", "zoomed", "language"), one_in(7, SCREENS, SCREENS_ZOOMED, available_languages()), ids=str
)
def test_a_screen_fits_at_the_player_s_own_size(
    screen: str, zoomed: tuple[float, tuple[int, int]], language: str
) -> None:
    zoom, size = zoomed
    assert faults(screen, size, language, zoom) == []


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("screen", ["statistics", "analysis"])
def test_figures_have_letters_that_can_be_read(screen: str, zoom: float) -> None:
    assert small_figures(screen, zoom) == []


@pytest.mark.parametrize(("screen", "size", "language"), windows(TABLES), ids=str)
def test_a_table_fits(screen: str, size: tuple[int, int], language: str) -> None:
    assert faults(screen, size, language) == []


@pytest.mark.parametrize(("screen", "zoom", "language"), one_in(4, TABLES, ZOOMS, available_languages()))
def test_each_tab_of_a_large_table_fits(screen: str, zoom: float, language: str) -> None:
    found = []
    for tab in Tab:
        found += faults(screen, (1280, 720), language, zoom, tab)
    assert found == []


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("size", [(1440, 1920), (1440, 2560), (1600, 1200)])
def test_a_tall_table_has_all_its_parts_open(size: tuple[int, int], language: str) -> None:
    for screen in TABLES:
        assert faults(screen, size, language) == []
    board = QuestTable(position(players=SEATS, to_move="inka"), size, language).board
    layout = board.view.shown.layout
    assert layout.open_tab is None
    if size[1] > size[0]:
        assert layout.view.width > 0.95 * size[0]
    for panel in board.view.panels:
        assert max(area.bottom for area in panel.wallas) <= (
            panel.line.y if panel.line.height else panel.rect.bottom
        )


@pytest.mark.parametrize(("step", "zoom", "language"), one_in(11, tuple(STEPS), ZOOMS, available_languages()))
def test_each_step_of_the_lesson_fits(step: str, zoom: float, language: str) -> None:
    found = []
    for tab in Tab:
        found += faults(step, (1280, 720), language, zoom, tab)
    assert found == []


def faults(
    screen: str, size: tuple[int, int], language: str, zoom: float = 1.0, tab: Tab = Tab.MAIN
) -> list[str]:
    """What is wrong with a screen, or a step of the lesson, where a tab of the table is open."""
    with stage(size) as stack, watch(Scale(*size)) as spy:
        stack.scale = Scale(*size, zoom)
        show = ShowcaseContext(game_words_of(NAME, language), TITLE.data.load(), stack)
        if screen in STEPS:
            learning.lesson(show, STEPS[screen], screen)
        else:
            set_up(screen, replace(show, words=Words.load(language).with_title(NAME)))
        table = stack.top
        if isinstance(table, TableScene):
            table.tabs.open(tab)
            table.update(0.1)
        return faults_through(stack, spy, leave_out_what_is_folded)


def small_figures(screen: str, zoom: float) -> list[str]:
    """What has figures in it and is written in smaller letters than those of the table in the smallest window."""
    with stage((1280, 720)) as stack, watch(Scale(1280, 720)) as spy:
        stack.scale = Scale(1280, 720, zoom)
        show = ShowcaseContext(game_words_of(NAME), TITLE.data.load(), stack)
        set_up(screen, replace(show, words=Words.load(FALLBACK).with_title(NAME)))
        draw(stack)
        least = max(LEAST, round(SMALLEST * stack.scale.factor))
        written = [one for seen in spy.scenes for one in seen.fitted]
        return [one.text for one in written if any(map(str.isdigit, one.text)) and one.block.pixels < least]


def leave_out_what_is_folded(seen: Seen) -> None:
    """What no eye sees: what lies on a tab that is not open is beyond the window."""
    if isinstance(seen.scene, TableScene) and seen.scene.board.rects.open_tab is not None:
        right = seen.scene.scale.width
        seen.drawn = [one for one in seen.drawn if one.rect.x < right]
        seen.panels = [one for one in seen.panels if one.x < right]
