"""A recorded Solo quest in the viewer: whom the die named, and by which row each led ayllu acted, at every moment."""

from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.match import resume_match, save_match
from game.core.record import Fault, Saves
from game.core.record.playback import Playback
from game.scenes.viewer.mode import ReplayCallbacks, replay_table
from game.titles.inkas.board.board import QuestBoard, ring_of
from game.titles.inkas.board.panels.led_words import led_named, led_row
from game.titles.inkas.board.ring.named import named_wallas
from game.titles.inkas.book import topic_of_row
from game.titles.inkas.content.definitions import PIECES, Mode
from game.titles.inkas.content.led_table import NAMES, NamingDie
from game.titles.inkas.name import NAME
from game.titles.inkas.rules.actions import End
from game.titles.inkas.rules.events import DieNamed, RowApplied
from game.titles.inkas.rules.fixed_order import NOBODY, bits
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.led.foresight import named_team
from game.titles.inkas.rules.state import State
from tests.inkas.test_solo_records import played
from tests.support.harness import Harness
from tests.support.inkas_games import content
from tests.support.modes import replay_of
from tests.support.words import game_words_of

MOMENTS = 60  # that are stepped through, of a quest
WORDS = game_words_of(NAME)


class Watching:
    """A quest of a person and two led ayllus that goes on, opened from its file."""

    def __init__(self, folder: Path, mode: Mode = Mode.FAMILY) -> None:
        match, session = recorded(mode)
        path = save_match("quest", match, session, Saves(folder / "games"))
        assert not isinstance(path, Fault)
        opened = resume_match(path, content())
        assert not isinstance(opened, Fault)
        self.initial, self.steps = opened.session.initial, opened.session.steps
        self.playback: Any = Playback(INKAS, self.initial, self.steps)
        callbacks = ReplayCallbacks(lambda: None, lambda step: None)
        self.scene = replay_table(opened.match, self.playback, WORDS, callbacks)
        self.window = Harness(self.scene, (1280, 720))
        self.window.settle()

    @property
    def board(self) -> QuestBoard:
        return ring_of(self.scene.board)

    def state(self) -> State:
        at = self.playback.at
        state: State = self.steps[at - 1].after if at else self.initial
        return state

    def check(self) -> None:
        """The die and the row are told as they were at this moment."""
        state, shown = self.state(), self.board.view.shown
        assert shown.state == self.scene.context.seen(state)
        named = WORDS(f"led.named.{NAMES[state.named]}") if state.named != NOBODY else ""
        assert led_named(shown) == named
        assert named_wallas(shown) == {PIECES[walla] for walla in bits(named_team(state))}
        row = self.next_row()
        slip = self.board.slip
        assert led_row(shown) == row and slip.visible == (row is not None)
        if row is not None:
            assert f"({row})" in slip.said[1][0]

    def next_row(self) -> str | None:
        """The row by which the next step is made; None for one of the person."""
        events = self.steps[self.playback.at].events
        return next((event.row for event in events if isinstance(event, RowApplied)), None)


@cache
def recorded(mode: Mode) -> Any:
    return played(3, whole=False, mode=mode)


@pytest.mark.clauses("I-27.5", "I-27.15")
@pytest.mark.parametrize("mode", [Mode.FAMILY, Mode.ADVANCED])
def test_every_moment_tells_whom_the_die_named_and_the_row(mode: Mode, tmp_path: Path) -> None:
    watching = Watching(tmp_path, mode)
    told, last = set(), min(MOMENTS, len(watching.steps) - 1)
    for at in range(1, last):
        watching.window.key(pygame.K_RIGHT)
        watching.window.settle()
        assert watching.playback.at == at
        watching.check()
        told.add(watching.next_row())
    assert len(told) > 2 and None in told
    for at in range(last - 2, last - 12, -1):
        watching.window.key(pygame.K_LEFT)
        watching.window.settle()
        assert watching.playback.at == at
        watching.check()


@pytest.mark.clauses("I-27.5")
def test_the_die_is_seen_to_name_before_it_is_told(tmp_path: Path) -> None:
    watching = Watching(tmp_path)
    names = next(
        number
        for number, step in enumerate(watching.steps)
        if any(isinstance(event, DieNamed) for event in step.events)
    )
    replay_of(watching.scene).go_to(names)
    watching.window.settle()
    watching.window.key(pygame.K_RIGHT)
    for _ in range(12):
        watching.window.frames(1)
        assert watching.scene.motion.busy and not watching.board.slip.visible
    shown = watching.board.view.shown
    assert not led_named(shown) and not named_wallas(shown)
    watching.window.settle()
    named = next(event for event in watching.steps[names].events if isinstance(event, DieNamed))
    battle, led = watching.board.view.shown.battle, content().led
    assert battle is not None and led is not None
    assert [led.faces[NamingDie.CALM][face - 1] for face in battle.faces] == [named.named]
    watching.check()


@pytest.mark.clauses("I-27.15")
def test_the_journal_gives_the_reason_of_each_led_action_there(tmp_path: Path) -> None:
    watching = Watching(tmp_path)
    replay_of(watching.scene).go_to(len(watching.steps))
    watching.window.settle()
    topics = [step.topic for line in watching.scene.log_book.lines for step in line.steps if step.topic]
    led = [step for step in watching.steps if not isinstance(step.action, End)]
    rows = [event.row for step in led for event in step.events if isinstance(event, RowApplied)]
    assert rows and topics == [topic_of_row(row) for row in rows]
