"""What follows a lesson of Advanced mode: its quest goes on against computer players, or its end is told."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from pygame import Rect

from game.base.profile.settings import MotionSettings, Pace
from game.kit.forms.result import ResultScene
from game.kit.forms.setup_form import SetupForm
from game.scenes.lesson.curtain import CurtainScene
from game.scenes.lesson.progress import LessonProgress
from game.table.scene import TableScene
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.content.quest_variants import QuestVariant
from game.titles.inkas.lesson.lessons import InkasLessons
from game.titles.inkas.name import NAME
from game.titles.inkas.rules.setup import Setup
from game.ui.buttons import Button
from game.ui.dialogs import Chooser
from game.ui.press_guard import LASTS
from tests.support.card_race_game import opened
from tests.support.modes import lesson_of

NAMES: Final = InkasLessons.names


class Visitor:
    """Somebody who takes a lesson from the cover on, and skips its steps."""

    def __init__(self, folder: Path) -> None:
        self.program = opened(folder, NAME)

    @property
    def top(self) -> Any:
        """The scene on top."""
        return self.program.top

    @property
    def taken(self) -> tuple[str, ...]:
        """The lessons that the program remembers."""
        return self.program.navigator.screens.preferences.now.lessons.get(NAME, ())

    def click(self, area: Rect) -> None:
        self.program.harness.frames(1, LASTS)
        self.program.harness.click(area.center)
        self.program.harness.settle(60)

    def press(self, label: str) -> None:
        buttons = (one for one in self.top.ui.widgets if isinstance(one, Button) and one.visible)
        self.click(next(one for one in buttons if one.label == label).rect)

    def take(self, lesson: str) -> LessonProgress[Any, Any, Any]:
        """Choose a lesson and come to the end of its last step."""
        self.press("Learn to play")
        assert isinstance(self.top, Chooser)
        self.click(self.top._list.cell(NAMES.index(lesson)))
        while True:
            if isinstance(self.top, CurtainScene):
                self.click(self.top.go_on.rect)
            mode = lesson_of(self.top)
            if mode.progress.last and mode.progress.readable:
                return mode.progress
            self.click((mode.guide.go_on if mode.progress.readable else mode.guide.skip).rect)


@pytest.mark.parametrize("lesson", ["answers", "rebirth"])
def test_the_quest_of_a_lesson_is_played_on_against_computer_players(lesson: str, tmp_path: Path) -> None:
    visitor = Visitor(tmp_path)
    visitor.take(lesson)
    assert visitor.taken == (lesson,)
    visitor.press("Play on")
    table = visitor.top
    assert isinstance(table, TableScene)
    assert [bool(seat.bot) for seat in table.context.match.seats] == [False, True]
    table.set_motion(MotionSettings(Pace.AT_ONCE, ambient=False))
    before = table.session.state
    visitor.press("End turn")
    visitor.program.harness.settle(120)
    assert table.session.state.game.advanced
    assert table.session.state.turn > before.turn or table.session.state.decider == 0


@pytest.mark.parametrize(
    ("lesson", "following", "step"),
    [("map", "Next lesson: Alliance", "nations"), ("legendary", "Next lesson: Solo", "by_die")],
)
def test_the_end_of_a_quest_that_a_lesson_wins_is_told_and_the_next_lesson_offered(
    lesson: str, following: str, step: str, tmp_path: Path
) -> None:
    visitor = Visitor(tmp_path)
    assert visitor.take(lesson).game_over
    visitor.press("See the result")
    assert isinstance(visitor.top, ResultScene)
    visitor.press(following)
    assert lesson_of(visitor.top).progress.step.name == step


@pytest.mark.parametrize(
    ("lesson", "variant"),
    [("legendary", QuestVariant(Mode.LEGENDARY)), ("solo", QuestVariant(solo=True))],
)
def test_after_a_lesson_a_quest_of_its_kind_can_be_set_up(
    lesson: str, variant: QuestVariant, tmp_path: Path
) -> None:
    visitor = Visitor(tmp_path)
    visitor.take(lesson)
    visitor.press("See the result")
    visitor.press("Play a quest")
    form = visitor.top
    assert isinstance(form, SetupForm)
    setup = form.choices.setup()
    assert isinstance(setup, Setup) and setup.variant == variant


def test_the_end_of_the_last_lesson_offers_a_quest(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path)
    assert visitor.take(NAMES[-1]).game_over
    visitor.press("See the result")
    assert isinstance(visitor.top, ResultScene)
    labels = [one.label for one in visitor.top.ui.widgets if isinstance(one, Button) and one.visible]
    assert "Play a quest" in labels and not any("lesson" in label for label in labels)


@pytest.mark.parametrize(("taken", "following"), [(("rebirth", "map"), "nations"), (NAMES, "rebirth")])
def test_the_next_lesson_is_the_first_later_one_that_is_left(
    taken: tuple[str, ...], following: str, tmp_path: Path
) -> None:
    visitor = Visitor(tmp_path)
    navigator = visitor.program.navigator
    preferences = navigator.screens.preferences
    preferences.change(replace(preferences.now, lessons={NAME: taken}))
    *_, following_lesson = navigator.lessons._options("answers", lambda: None)
    following_lesson.act()
    visitor.program.harness.settle(60)
    assert lesson_of(visitor.top).progress.step.name == following
