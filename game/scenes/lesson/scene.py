"""A lesson: the real table, a guide at its side, and only one thing to do at a time."""

from collections.abc import Callable

from pygame import Surface

from game.lesson import Course
from game.match import Match, Seat
from game.rules.actions import Action, Collect, Muster
from game.rules.setup import Setup
from game.rules.state import State
from game.scenes.lesson.curtain import CurtainScene, curtain_words
from game.scenes.lesson.pointing import draw_pointing
from game.scenes.lesson.speech import Speech, SpeechPanel, Ways
from game.scenes.rules import open_rules
from game.scenes.table import TableScene
from game.scenes.table.close_layout import is_close
from game.scenes.table.layout import Leaf
from game.scenes.table.menu import MenuWays
from game.settings import Preferences
from game.ui.scale import Scale
from game.ui.sound import Sounds
from game.words import Words

_MOST_ZOOM = 1.1
_PAUSE = 0.9  # seconds between two actions of the rival
_EMBLEMS = ("star", "anchor")


class LessonScene(TableScene):
    """The table at the learner's step of the course; `ways` leads out of it at any time, and `finished` is called with
    the game that was won when the learner has read the last step.
    """

    def __init__(
        self,
        words: Words,
        course: Course,
        ways: MenuWays,
        finished: Callable[[Match, State], None],
        preferences: Preferences | None = None,
        sounds: Sounds | None = None,
    ) -> None:
        self.course = course
        state = course.session.state
        names = (words("lesson.you"), words("lesson.rival"))
        seats = tuple(Seat(name, emblem) for name, emblem in zip(names, _EMBLEMS, strict=True))
        match = Match(Setup(state.game.colours, state.seed, "recommended", ()), seats)
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
            ways=ways,
            preferences=preferences,
            sounds=sounds,
        )
        self.view.with_log = self.log.visible = False  # the guide sits in its place
        self.last_turn.button.visible = False
        self.leaves.buttons[Leaf.JOURNAL].tooltip = words("leaf.tab.guide")
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
            self._object(self.words("lesson.not_now"))
            return
        self._objection = ""
        self.course.play(action)
        self._speak()

    def press(self, action: Action) -> None:
        """See `TableScene.press`: the guide asks for the end of a turn, so nothing asks back."""
        self.play(action)

    def hint(self) -> None:
        """See `TableScene.hint`: shows where the step's action begins."""
        action = self.course.awaited_action()
        if action is None:
            self._object("")
            return
        self.spotlight.show(action)
        self.invalidate()

    def show_buttons(self) -> None:
        """See `TableScene.show_buttons`: what the guide asks for can be pressed, even where it is no choice."""
        super().show_buttons()
        awaited = self.course.awaited_action()
        for name, kind in (("collect", Collect), ("muster", Muster)):
            if isinstance(awaited, kind):
                self.actions_bar.buttons[name].visible = self.view.layout.shows(Leaf.HAND)

    def undo(self) -> None:
        """See `TableScene.undo`: the lesson goes forward only."""
        self._object(self.words("lesson.no_undo"))

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
            self.leaves.fold()

    def _skip_step(self) -> None:
        self._objection = ""
        self.course.skip()
        self._speak()

    def _open_rule(self) -> None:
        open_rules(self.stack, self.words, self.session.state.game.content, self.course.step.rule)

    def _speak(self) -> None:
        course, words = self.course, self.words
        key = f"lesson.step.{course.step.name}"
        speech = Speech(
            words(f"{key}.title"),
            words("lesson.progress", number=course.place, count=course.count),
            words(f"{key}.text"),
            self._objection,
        )
        onward = words("leaf.to_hand") if self.view.layout.leaf is not None else ""
        self.speech.say(speech, readable=course.readable, last=course.last, onward=onward)
        self.show_buttons()
        self._unread = True
        self._wait = _PAUSE
        self.invalidate()

    # the scene

    def most_zoom(self, scale: Scale) -> float:
        """See `Scene.most_zoom`: the guide needs room to speak, beside the table or on a leaf of it."""
        return super().most_zoom(scale) if is_close(scale) else _MOST_ZOOM

    def layout(self, scale: Scale) -> None:
        """See `Scene.layout`."""
        super().layout(scale)
        self._speak()

    def place_widgets(self) -> None:
        """See `TableScene.place_widgets`."""
        super().place_widgets()
        self.speech.set_out(self.view.layout.log, self.scale)
        self.speech.unfold(self.view.layout.shows(Leaf.JOURNAL))

    def update(self, dt: float) -> bool:
        """See `Scene.update`: the rival plays when nothing moves, and a new part lays the table anew."""
        if super().update(dt):
            self._wait = _PAUSE
            return True
        if self._unread:  # once what it is about has been seen
            self._unread = False
            self.leaves.open(Leaf.JOURNAL)
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
            LessonScene(self.words, self.course, self.ways, self._finished, self.preferences, self._sounds)
        )
        stack.push(CurtainScene(curtain_words(self.words, self.course)))

    def draw(self, surface: Surface) -> None:
        """See `Scene.draw`."""
        super().draw(surface)
        if not self.gestures.drag.dragging and self.course.session is self.session:
            draw_pointing(surface, self, self.course.step.point)


def _nothing() -> None:
    """The end of the game is told by the guide."""
