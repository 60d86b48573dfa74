"""A lesson: the real table, a guide at its side, and only one thing to do at a time."""

from collections.abc import Callable
from dataclasses import replace

import pygame
from pygame import Surface
from pygame.event import Event

from game.i18n.words import Words
from game.match import Match, Seat
from game.profile.settings import Preferences
from game.scenes.table.invitations import Invitations
from game.scenes.table.menu import MenuWays
from game.scenes.table.scene import TableScene
from game.titles.wiraqocha.board.compact_layout import is_compact
from game.titles.wiraqocha.board.layout import Tab
from game.titles.wiraqocha.lesson.curtain import CurtainScene, curtain_words
from game.titles.wiraqocha.lesson.pointing import draw_pointing
from game.titles.wiraqocha.lesson.script import Course
from game.titles.wiraqocha.lesson.speech import Speech, SpeechPanel, Ways
from game.titles.wiraqocha.lesson.tasks import task_text
from game.titles.wiraqocha.rules.actions import RESERVE, Action, Build, Collect, Conquer, Exchange, Muster
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.state import State
from game.ui.buttons import Button
from game.ui.keys import is_plain
from game.ui.scale import Scale
from game.ui.sound import Sounds
from game.ui.widget import LEFT

_MOST_ZOOM = 1.1
_PAUSE = 0.9  # seconds between two actions of the rival
_READ = 2.5  # seconds before its first one, for what the guide says of it
_ASIDE = ("collect", "muster")  # buttons that are shown only in the step that asks for them
_EMBLEMS = ("star", "anchor")


class LessonScene(TableScene):
    """The table at the learner's step of the course; `ways` leads out of it at any time, `open_rules` to a section of
    the book, and `finished` is called with the game that was won when the learner has read the last step.
    """

    def __init__(
        self,
        words: Words,
        course: Course,
        ways: MenuWays,
        open_rules: Callable[[str], None],
        finished: Callable[[Match, State], None],
        preferences: Preferences | None = None,
        sounds: Sounds | None = None,
    ) -> None:
        self.course = course
        state = course.session.state
        names = (words("lesson.you"), words("lesson.rival"))
        seats = tuple(Seat(name, emblem) for name, emblem in zip(names, _EMBLEMS, strict=True))
        match = Match(Setup(state.game.colours, state.seed, "recommended", ()), seats)
        self._open_rules = open_rules
        self._finished = finished
        self._sounds = sounds
        self._objection = ""
        self._unread = True  # whether the guide has said something that has not lain open yet
        self._wait = _PAUSE
        super().__init__(
            match,
            course.session,
            words,
            leave=ways.leave,
            over=_nothing,
            ways=replace(ways, note=words("lesson.menu_note")),
            preferences=preferences,
            sounds=sounds,
        )
        self.view.with_log = self.log.visible = False  # the guide sits in its place
        self.last_turn.button.visible = False
        self.tabs.buttons[Tab.JOURNAL].tooltip = words("tabs.tip.guide")
        self.actions_bar.menu.tooltip = words("lesson.menu_tip")
        self._speak()

    def seats_of_people(self) -> tuple[int, ...]:
        """See `TableScene.seats_of_people`: the course plays for the rival."""
        return (0,)

    def _put_widgets(self) -> None:
        super()._put_widgets()
        ways = Ways(self._go_on, self._skip_step, self.ways.leave, self._open_rule)
        self.speech = SpeechPanel(self.words, ways)
        self.speech.add_to(self.ui)

    # the lesson

    def play(self, action: Action) -> None:
        """See `TableScene.play`: what the step does not ask for is explained and not done."""
        if self.course.session is not self.session:
            return
        if not self.course.allows(action):
            self._object_to_another_thing()
            return
        self._objection = ""
        self.course.play(action)
        self._speak()

    def press(self, action: Action) -> None:
        """See `TableScene.press`: the guide asks for the end of a turn, so nothing asks back."""
        self.play(action)

    def hint(self) -> None:
        """See `TableScene.hint`: says what the step asks for, and rings it."""
        action = self.course.awaited_action()
        if action is not None:
            self.spotlight.show(action)
        self.ui.notify(self.task_line(), seconds=6, warn=False)
        self.invalidate()

    def task_line(self) -> str:
        """See `TableScene.task_line`: what the guide waits for; an empty text while the rival plays."""
        action = self.course.awaited_action() if self.course.session is self.session else None
        if action is not None:
            return task_text(self.words, action)
        return self.words("lesson.task.read", button=self._onward()) if self.course.readable else ""

    def _onward(self) -> str:
        """What the button is called that goes on from a step that is only read."""
        return self.words("lesson.finish" if self.course.last else "lesson.next")

    def show_buttons(self) -> None:
        """See `TableScene.show_buttons`: what the guide asks for can be pressed, even where it is no choice, and
        nothing else.
        """
        super().show_buttons()
        bar, awaited = self.actions_bar, self.course.awaited_action()
        for name, kind in zip(_ASIDE, (Collect, Muster), strict=True):
            bar.buttons[name].visible = isinstance(awaited, kind) and self.view.layout.shows(Tab.HAND)
        bar.hold_back(self.course.allows, self.words("lesson.not_in_step"))
        undo = bar.buttons["undo"]
        undo.enabled, undo.why_not = False, self.words("lesson.no_undo")
        from_reserve = isinstance(awaited, Conquer | Exchange) and awaited.token.place == RESERVE
        cards = frozenset({awaited.card} if isinstance(awaited, Build) else ())
        self.view.invite(Invitations(from_reserve, cards))

    def undo(self) -> None:
        """See `TableScene.undo`: the lesson goes forward only."""
        self._object(self.words("lesson.no_undo"))

    def handle(self, event: Event) -> bool:
        """See `Scene.handle`: a button that is no part of the step says so when it is pressed."""
        button = self._held_back(event)
        if button is None:
            return super().handle(event)
        if button.why_not == self.words("lesson.not_in_step"):
            self._object_to_another_thing()
        else:
            self._object(button.why_not)
        return True

    def _held_back(self, event: Event) -> Button | None:
        """The button that an event would press if it could be pressed now."""
        for button in self.actions_bar.buttons.values():
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
            self.ui.notify(self.words("lesson.read_first", button=self._onward()), warn=False)
            self.invalidate()
            return
        self.spotlight.show(action)
        self._object(self.words("lesson.not_now"))

    def _object(self, why: str) -> None:
        self._objection = why
        self._speak()

    def _go_on(self) -> None:
        if self.course.last and self.course.readable:
            self._finished(self.match, self.session.state)
        elif self.course.readable:
            self._objection = ""
            self.course.go_on()
            self._speak()
        else:
            self.tabs.fold()

    def _skip_step(self) -> None:
        self._objection = ""
        self.course.skip()
        self._speak()

    def _open_rule(self) -> None:
        self._open_rules(self.course.step.rule)

    def _speak(self) -> None:
        course, words = self.course, self.words
        key = f"lesson.step.{course.step.name}"
        speech = Speech(
            words(f"{key}.title"),
            words("lesson.progress", number=course.place, count=course.count),
            words(f"{key}.text"),
            self._objection,
        )
        onward = words("tabs.to_hand") if self.view.layout.open_tab is not None else ""
        self.speech.say(speech, readable=course.readable, last=course.last, onward=onward)
        self.show_buttons()
        self._unread = True
        self._wait = _PAUSE if course.replied else _READ
        self.invalidate()

    # the scene

    def most_zoom(self, scale: Scale) -> float:
        """See `Scene.most_zoom`: the guide needs room to speak, beside the table or on a tab of it."""
        return super().most_zoom(scale) if is_compact(scale) else _MOST_ZOOM

    def layout(self, scale: Scale) -> None:
        """See `Scene.layout`."""
        super().layout(scale)
        self._speak()

    def place_widgets(self) -> None:
        """See `TableScene.place_widgets`."""
        super().place_widgets()
        self.speech.set_out(self.view.layout.log, self.scale)
        self.speech.unfold(self.view.layout.shows(Tab.JOURNAL))

    def update(self, dt: float) -> bool:
        """See `Scene.update`: the rival plays when nothing moves, and a new part lays the table anew."""
        if super().update(dt):
            self._wait = max(self._wait, _PAUSE)
            return True
        if self._unread:  # once what it is about has been seen
            self._unread = False
            self.tabs.open(Tab.JOURNAL)
        if self.course.session is not self.session:
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
        stack = self.stack
        stack.replace(
            LessonScene(
                self.words,
                self.course,
                self.ways,
                self._open_rules,
                self._finished,
                self.preferences,
                self._sounds,
            )
        )
        stack.push(CurtainScene(curtain_words(self.words, self.course)))

    def draw(self, surface: Surface) -> None:
        """See `Scene.draw`."""
        super().draw(surface)
        if self.course.session is not self.session:
            return
        point = self.course.step.point
        if self.gestures.drag.dragging:  # where it is to go stays in sight
            point = [name for name in point if name.startswith("tile:")]
        draw_pointing(surface, self, point)


def _nothing() -> None:
    """The end of the game is told by the guide."""
