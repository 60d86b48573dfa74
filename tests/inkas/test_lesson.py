"""The lesson: its steps can be played as they stand, and it has words for each of them."""

from functools import cache
from typing import Final

import pytest

from game.base.i18n.words import available_languages
from game.core.contract import Refusal
from game.scenes.lesson.progress import LessonProgress
from game.scenes.lesson.script import LessonChapter, load_lesson
from game.titles.inkas.lesson.tasks import task_text
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.state import State
from game.titles.inkas.title import TITLE
from tests.inkas.test_phrases import words_of

SAID: Final = ("title", "text")


@cache
def chapters() -> tuple[LessonChapter[State], ...]:
    return load_lesson(TITLE, TITLE.data.load(), "first")


def begun() -> LessonProgress[State, Action, Event]:
    return LessonProgress(INKAS, chapters())


def events_of(name: str) -> list[Event]:
    """What happens in a step that is done as it stands."""
    progress = begun()
    while progress.step.name != name:
        progress.skip()
    before, session = len(progress.session.steps), progress.session
    progress.skip()
    return [event for step in session.steps[before:] for event in step.events]


def test_it_has_eleven_steps_that_can_all_be_played() -> None:
    progress = begun()
    names = [progress.step.name]
    while not progress.last:
        progress.skip()
        names.append(progress.step.name)
    progress.skip()
    assert len(names) == len(set(names)) == progress.step_count == 11
    assert not progress.game_over
    assert progress.session.state.rolls == ()


def test_every_chapter_is_some_rounds_after_the_one_before() -> None:
    progress, passed = begun(), []
    while not progress.last:
        progress.skip()
        if progress.step_index == 0:
            passed.append(progress.rounds_passed)
    assert passed == [2, 3, 19]


def test_it_shows_what_it_is_about() -> None:
    assert not any(isinstance(event, e.StaffMoved) for event in events_of("lake"))
    assert any(isinstance(event, e.StaffMoved) for event in events_of("again"))
    assert [event.card for event in events_of("home") if isinstance(event, e.CardUnveiled)] == ["iqiqu"]
    assert [event.walla for event in events_of("enemy") if isinstance(event, e.Killed)] == ["wayra_sumaq"]
    assert [
        (event.attack, event.defence) for event in events_of("guide") if isinstance(event, e.BattleBegan)
    ] == [(2, 2)]
    assert [event.walla for event in events_of("ambush") if isinstance(event, e.Killed)] == ["yana_uru"]
    assert [event.walla for event in events_of("resurrection") if isinstance(event, e.Revived)] == [
        "ayar_manqu"
    ]
    assert [event.walla for event in events_of("amaru") if isinstance(event, e.Withstood)] == ["ayar_uchu"]


@pytest.mark.parametrize("language", available_languages())
def test_every_step_has_words_and_every_task_says_what_to_do(language: str) -> None:
    words, keys = words_of(language), words_of(language).keys()
    for chapter in chapters()[1:]:
        assert words(f"lesson.chapter.{chapter.name}")
    for chapter in chapters():
        for step in chapter.steps:
            assert all(words(f"lesson.step.{step.name}.{part}") for part in SAID)
            said = {
                int(key.split(".")[-1]) for key in keys if key.startswith(f"lesson.step.{step.name}.then.")
            }
            assert said <= {*range(1, len(step.expect) + 1)}, step.name
            for line, *_ in step.expect:
                action = INKAS.parse_action(chapter.initial, line)
                assert not isinstance(action, Refusal)
                assert task_text(words, action), line
            assert words.has(f"lesson.step.{step.name}.end") == bool(step.rival or step.pause), step.name
