"""The lesson of Solo: the die names, the table acts by its rows, and what can be foreseen is parried."""

from pathlib import Path

import pygame
import pytest

from game.base.i18n.words import available_languages
from game.scenes.rules.scene import RulesScene
from game.titles.inkas.board.board import ring_of
from game.titles.inkas.board.hand.key_places import KeyPart
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.lesson.lessons import InkasLessons
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.led.choices import led_choice
from tests.inkas.lesson_pupil import RingPupil
from tests.inkas.test_advanced_lessons import begun, events_of, pupil_at
from tests.inkas.test_after_lessons import Visitor
from tests.inkas.test_phrases import words_of
from tests.support.modes import lesson_of

NAME = "solo"
LED = 1


@pytest.mark.clauses("I-27.8")
def test_the_led_ayllu_does_what_its_table_says() -> None:
    progress = begun(NAME)
    while not progress.last:
        while progress.replying or progress.awaited:
            state = progress.session.state
            if state.decider == LED:
                choice = led_choice(state)
                assert choice is not None
                assert progress.step.rival[progress.replied] == INKAS.format_action(choice.action)
                progress.reply()
            else:
                action = progress.awaited_action()
                assert action is not None
                progress.play(action)
        progress.go_on()
    progress.skip()
    outcome = INKAS.outcome(progress.session.state)
    assert outcome is not None and outcome.ranks[0] == (0,)


@pytest.mark.clauses("I-27.5", "I-27.15")
def test_it_shows_the_die_that_names_a_reason_and_an_ambush() -> None:
    assert [one.named for one in events_of(NAME, "by_die") if isinstance(one, e.DieNamed)] == ["scout"]
    assert [one.row for one in events_of(NAME, "one_row") if isinstance(one, e.RowApplied)] == ["M3", "E1"]
    assert [one.named for one in events_of(NAME, "expected") if isinstance(one, e.DieNamed)] == ["fighter"]
    assert [one.walla for one in events_of(NAME, "trap") if isinstance(one, e.Killed)] == ["yana_uru"]


def test_what_the_die_leads_is_called_after_its_ayllu() -> None:
    pupil = RingPupil(lesson=NAME)
    assert pupil.board.view.shown.names == ("Kusi", "Ayllu Chanka")


def test_the_reason_opens_at_its_row() -> None:
    pupil = pupil_at(NAME, "by_die", 2)
    assert pupil.board.input.help_topic(noticed=False).startswith("led_moves#")


@pytest.mark.parametrize("by_key", [False, True])
def test_what_each_face_leads_to_is_told_of_the_panel_by_mouse_and_by_key(*, by_key: bool) -> None:
    pupil = pupil_at(NAME, "each_face")
    board = pupil.board
    panel = next(one for one in board.view.panels if one.seat == LED)
    if by_key:
        board.keyboard.cursor.go(KeyPart.PANEL, 0)
        for _ in range(8):
            if board.gestures.hovered is not None and board.gestures.hovered.kind is ItemKind.SEAT:
                break
            pupil.window.key(pygame.K_DOWN)
        area = board.keyboard.cursor.area
        assert area is not None
        spot = area.center
    else:
        spot = panel.head.center
    tip = board.input.tip_at(spot)
    assert tip is not None and "3, Fighter: nearer to the staff" in tip.text


def test_the_modes_for_who_knows_the_others_come_last() -> None:
    assert InkasLessons.names[-2:] == ("legendary", NAME)


@pytest.mark.parametrize("by_key", [False, True])
def test_the_slip_of_the_reason_opens_the_book_and_leads_back(tmp_path: Path, *, by_key: bool) -> None:
    visitor = Visitor(tmp_path)
    visitor.program.navigator.lessons.begin(NAME)
    visitor.program.harness.settle(60)
    table = visitor.top
    while (action := lesson_of(table).progress.awaited_action()) is not None:
        ring_of(table.board)._callbacks.play(action)
        visitor.program.harness.settle(60)
    assert lesson_of(table).progress.step.name == "by_die"
    assert ring_of(table.board).slip.visible
    if by_key:
        visitor.program.harness.key(pygame.K_F1)
    else:
        visitor.click(ring_of(table.board).slip.rect)
    assert isinstance(visitor.top, RulesScene)
    visitor.program.harness.key(pygame.K_ESCAPE)
    assert visitor.top is table


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(("section", "lesson"), [("legendary", "legendary"), ("solo", NAME)])
def test_the_book_names_the_lesson(section: str, lesson: str, language: str) -> None:
    words = words_of(language)
    said = words(f"book.{section}.text")
    assert words(f"lesson.choice.{lesson}.title") in said
    assert words("lesson.open") in said
