"""A lesson: the real table, a guide at its side, and only one thing to do at a time."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame
from pygame import Surface
from pygame.event import Event

from game.i18n.words import Words
from game.match import Match, Seat
from game.profile.preferences import Preferences
from game.scenes.lesson.curtain import CurtainScene, curtain_words
from game.scenes.lesson.guide import GuideActs, Speech, SpeechPanel
from game.scenes.lesson.script import LessonProgress
from game.scenes.table.context import TableOptions
from game.scenes.table.menu import MenuWays
from game.scenes.table.mode import TableMode, TableParts
from game.scenes.table.scene import TableScene
from game.scenes.table.tabs import LOG
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.compact_layout import is_compact
from game.titles.wiraqocha.board.invitations import Invitations
from game.titles.wiraqocha.lesson.pointing import draw_pointing
from game.titles.wiraqocha.lesson.tasks import task_text
from game.titles.wiraqocha.rules.actions import RESERVE, Action, Build, Collect, Conquer, Exchange, Muster
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.state import State
from game.ui.buttons import Button
from game.ui.keys import is_plain
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.sound import Sounds
from game.ui.widget import LEFT

_MOST_ZOOM = 1.1
_PAUSE = 0.9  # seconds between two actions of the rival
_READ = 2.5  # seconds before its first one, for what the guide says of it
_ASIDE = ("collect", "muster")  # buttons that are shown only in the step that asks for them
_EMBLEMS = ("star", "anchor")


class LessonMode(TableMode):
    """The table at the learner's step of the course, with the guide in the place of the log.

    `leave` leads out of it at any time, `open_rules` to a section of the book; `finished` is called with the game that
    was won when the learner has read the last step, and `next_table` makes the table of the next chapter.
    """

    options = TableOptions(log=False, asks=False, people=(0,))

    def __init__(
        self,
        course: LessonProgress,
        leave: Callable[[], None],
        open_rules: Callable[[str], None],
        finished: Callable[[Match, State], None],
        next_table: Callable[[], Scene],
    ) -> None:
        self.course = course
        self._leave = leave
        self._open_rules = open_rules
        self._finished = finished
        self._next_table = next_table
        self._objection = ""
        self._unread = True  # whether the guide has said something that has not lain open yet
        self._wait = _PAUSE

    def join(self, table: TableParts) -> None:
        """See `TableMode.join`."""
        self._table = table
        self._board = valley_of(table.board)
        self._session = table.context.session
        words = self._words = table.context.words
        self.speech = SpeechPanel(
            words, GuideActs(self._go_on, self._skip_step, self._leave, self._open_rule)
        )
        self.speech.add_to(table.ui)
        table.last_turn.button.visible = False
        table.tabs.buttons[LOG].tooltip = words("tabs.tip.guide")
        self._board.actions_bar.menu.tooltip = words("lesson.menu_tip")
        self._speak()

    # the lesson

    @property
    def _over(self) -> bool:
        """Whether the course has gone on to a chapter for which the table is to be laid anew."""
        return self.course.session is not self._session

    def play(self, action: Action) -> bool:
        """See `TableMode.play`: what the step does not ask for is explained and not done."""
        if self._over:
            return True
        if not self.course.allows(action):
            self._object_to_another_thing()
            return True
        self._objection = ""
        self.course.play(action)
        self._speak()
        return True

    def hint(self) -> bool:
        """See `TableMode.hint`: says what the step asks for, and rings it."""
        action = self.course.awaited_action()
        if action is not None:
            self._board.spotlight.show(action)
        self._table.ui.notify(self.line(), seconds=6, warn=False)
        self._table.changed()
        return True

    def line(self) -> str:
        """See `TableMode.line`: what the guide waits for; an empty text while the rival plays."""
        action = None if self._over else self.course.awaited_action()
        if action is not None:
            return task_text(self._words, action)
        return self._words("lesson.task.read", button=self._onward()) if self.course.readable else ""

    def _onward(self) -> str:
        """What the button is called that goes on from a step that is only read."""
        return self._words("lesson.finish" if self.course.last else "lesson.next")

    def buttons_shown(self) -> None:
        """See `TableMode.buttons_shown`: what the guide asks for can be pressed, even where it is no choice, and
        nothing else.
        """
        bar, awaited = self._board.actions_bar, self.course.awaited_action()
        for name, kind in zip(_ASIDE, (Collect, Muster), strict=True):
            bar.buttons[name].visible = isinstance(awaited, kind) and self._table.tabs.at_hand
        bar.hold_back(self.course.allows, self._words("lesson.not_in_step"))
        undo = bar.buttons["undo"]
        undo.enabled, undo.why_not = False, self._words("lesson.no_undo")
        from_reserve = isinstance(awaited, Conquer | Exchange) and awaited.token.place == RESERVE
        cards = frozenset({awaited.card} if isinstance(awaited, Build) else ())
        self._board.view.invite(Invitations(from_reserve, cards))

    def undo(self) -> bool:
        """See `TableMode.undo`: the lesson goes forward only."""
        self._object(self._words("lesson.no_undo"))
        return True

    def handle(self, event: Event) -> bool | None:
        """See `TableMode.handle`: a button that is no part of the step says so when it is pressed."""
        button = self._held_back(event)
        if button is None:
            return None
        if button.why_not == self._words("lesson.not_in_step"):
            self._object_to_another_thing()
        else:
            self._object(button.why_not)
        return True

    def _held_back(self, event: Event) -> Button | None:
        """The button that an event would press if it could be pressed now."""
        for button in self._board.actions_bar.buttons.values():
            if not button.visible or button.enabled:
                continue
            if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT and button.contains(event.pos):
                return button
            if event.type == pygame.KEYDOWN and event.key == button.key and is_plain(event):
                return button
        return None

    def _object_to_another_thing(self) -> None:
        """Say kindly that the step asks for something else, and ring what it is."""
        action = self.course.awaited_action()
        if action is None:
            self._table.ui.notify(self._words("lesson.read_first", button=self._onward()), warn=False)
            self._table.changed()
            return
        self._board.spotlight.show(action)
        self._object(self._words("lesson.not_now"))

    def _object(self, why: str) -> None:
        self._objection = why
        self._speak()

    def _go_on(self) -> None:
        if self.course.last and self.course.readable:
            self._finished(self._table.context.match, self._session.state)
        elif self.course.readable:
            self._objection = ""
            self.course.go_on()
            self._speak()
        else:
            self._table.tabs.fold()

    def _skip_step(self) -> None:
        self._objection = ""
        self.course.skip()
        self._speak()

    def _open_rule(self) -> None:
        self._open_rules(self.course.step.rule)

    def _speak(self) -> None:
        course, words = self.course, self._words
        key = f"lesson.step.{course.step.name}"
        speech = Speech(
            words(f"{key}.title"),
            words("lesson.progress", number=course.place, count=course.count),
            words(f"{key}.text"),
            self._objection,
        )
        onward = words("tabs.to_hand") if self._board.rooms.open_tab is not None else ""
        self.speech.say(speech, readable=course.readable, last=course.last, onward=onward)
        self._table.show_buttons()
        self._unread = True
        self._wait = _PAUSE if course.replied else _READ
        self._table.changed()

    # the table

    def most_zoom(self, window: Scale, most: float) -> float:
        """See `TableMode.most_zoom`: the guide needs room to speak, beside the table or on a tab of it."""
        return most if is_compact(window) else _MOST_ZOOM

    def arranged(self) -> None:
        """See `TableMode.arranged`."""
        self._speak()

    def placed(self, scale: Scale) -> None:
        """See `TableMode.placed`."""
        rooms = self._board.rooms
        self.speech.set_out(rooms.log_panel, scale)
        self.speech.unfold(rooms.shows(LOG))

    def update(self, dt: float, moved: bool) -> bool:
        """See `TableMode.update`: the rival plays when nothing moves, and a new part lays the table anew."""
        if moved:
            self._wait = max(self._wait, _PAUSE)
            return True
        if self._unread:  # once what it is about has been seen
            self._unread = False
            self._table.tabs.open(LOG)
        if self._over:
            self._next_chapter()
            return True
        if not self.course.replying:
            return False
        self._wait -= dt
        if self._wait <= 0:
            self.course.reply()
            self._speak()
        return True

    def _next_chapter(self) -> None:
        """Lay the table anew behind a curtain that says what has passed."""
        stack = self._table.stack()
        stack.replace(self._next_table())
        stack.push(CurtainScene(curtain_words(self._words, self.course)))

    def draw(self, surface: Surface) -> None:
        """See `TableMode.draw`."""
        if self._over:
            return
        point = self.course.step.point
        if self._board.hand.dragging:  # where it is to go stays in sight
            point = [name for name in point if name.startswith("tile:")]
        draw_pointing(surface, self._board, self._table.tabs, point)


def lesson_table(
    words: Words,
    course: LessonProgress,
    ways: MenuWays,
    open_rules: Callable[[str], None],
    finished: Callable[[Match, State], None],
    preferences: Preferences | None = None,
    sounds: Sounds | None = None,
) -> TableScene:
    """The table of the chapter that the course is at; see `LessonMode`."""
    state = course.session.state
    names = (words("lesson.you"), words("lesson.rival"))
    seats = tuple(Seat(name, emblem) for name, emblem in zip(names, _EMBLEMS, strict=True))
    match = Match(Setup(state.game.colours, state.seed, "recommended", ()), seats)
    again = partial(lesson_table, words, course, ways, open_rules, finished, preferences, sounds)
    return TableScene(
        match,
        course.session,
        words,
        leave=ways.leave,
        ways=replace(ways, note=words("lesson.menu_note")),
        preferences=preferences,
        sounds=sounds,
        mode=LessonMode(course, ways.leave, open_rules, finished, again),
    )
