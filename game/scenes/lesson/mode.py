"""A lesson: the real table, a guide at its side, and only one thing to do at a time."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeAlias

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.i18n.words import Words
from game.base.keys.shell_keys import HELP, STEP_BACK
from game.base.profile.preferences import Preferences
from game.core.contract import AnyAction, AnyState
from game.core.match import Match
from game.kit.board.board_factory import BoardFactory
from game.kit.board.context import TableOptions
from game.scenes.lesson.curtain import CurtainScene, curtain_words
from game.scenes.lesson.guide import GuideCallbacks, GuidePanel, GuideText
from game.scenes.lesson.progress import LessonProgress
from game.scenes.lesson.title_lessons import AnyTitleLessons
from game.table.menu import MenuCallbacks
from game.table.mode import TableMode, TableParts
from game.table.scene import TableScene
from game.table.tabs import LOG
from game.ui.buttons import Button
from game.ui.keys import is_plain, presses
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.sound import Sounds
from game.ui.widget import LEFT

_PAUSE: Final = 0.9  # seconds between two actions of the rival
_READ: Final = 2.5  # seconds before its first one, for what the guide says of it
_MARGIN: Final = 12  # design units between the edge of the board and the guide that lies on it
_MOST: Final = 0.55  # of the board's height, that it covers
_LEARNER: Final = 0  # the learner's seat
_RIVAL: Final = 1  # the first of the others

AnyLessonProgress: TypeAlias = LessonProgress[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class LessonCallbacks:
    """Where a lesson leads: through its menu, to a section of the book, and to its end.

    `taken` is called when the learner comes to the end of the last step, `finished` with the game, which may go on,
    when that was read.
    """

    menu: MenuCallbacks
    open_rules: Callable[[str], None]
    taken: Callable[[], None]
    finished: Callable[[Match, AnyState], None]


class LessonMode(TableMode):
    """The table at the learner's step of the lesson, with the guide in the place of the log; where that lies folded, on
    the board.

    `next_table` makes the table of the chapter that the learner is at.
    """

    options = TableOptions(log=False, asks=False, people=(_LEARNER,))

    def __init__(
        self,
        progress: AnyLessonProgress,
        lessons: AnyTitleLessons,
        callbacks: LessonCallbacks,
        next_table: Callable[[], Scene],
    ) -> None:
        self.progress = progress
        self._lessons = lessons
        self._callbacks = callbacks
        self._next_table = next_table
        self._objection = ""
        self._unread = True  # whether the guide has said something that has not lain open yet
        self._aside = False  # whether the guide has left the board to what is dragged
        self._told = True  # whether the guide has spoken of what was done last
        self._line = ""
        self._scale: Scale | None = None
        self._wait = _PAUSE

    def join(self, table: TableParts) -> None:
        self._table = table
        self._board = self._lessons.board(table.context.words, table.board, table.tabs)
        self._session = table.context.session
        words = self._words = table.context.words
        callbacks = GuideCallbacks(
            self._go_on, self._go_back, self._skip_step, self._callbacks.menu.leave, self._open_rule
        )
        self.guide = GuidePanel(words, callbacks, self._board.draw_guide)
        self.guide.add_to(table.ui)
        table.last_turn.button.visible = False
        table.board.menu.tooltip = words("lesson.menu_tip")
        if LOG in table.tabs.buttons:
            table.tabs.buttons[LOG].tooltip = words("lesson.tab_tip", key=table.tabs.buttons[LOG].hint)
        self._speak()

    # the lesson

    @property
    def moment(self) -> object:
        """See `TableMode.moment`: the step that the learner is at."""
        return self.progress.chapter_index, self.progress.step_index

    @property
    def _over(self) -> bool:
        """Whether the lesson has gone on to a chapter for which the table is to be laid anew."""
        return self.progress.session is not self._session

    def play(self, action: AnyAction) -> bool:
        """See `TableMode.play`: what the step does not ask for is explained and not done."""
        if self._over:
            return True
        if not self.progress.allows(action):
            self._object_to_another_thing()
            return True
        self._objection = ""
        self.progress.play(action)
        self._follow()
        return True

    def hint(self) -> bool:
        """See `TableMode.hint`: says what the step asks for, and rings it."""
        action = self.progress.awaited_action()
        if action is not None:
            self._table.board.spotlight.show(action)
        self._table.ui.notify(self.line(), seconds=6, warn=False)
        self._table.changed()
        return True

    def line(self) -> str:
        """See `TableMode.line`: what the guide waits for; an empty text while the rival plays."""
        if self._told:
            self._line = self._line_now()
        return self._line

    def _line_now(self) -> str:
        action = None if self._over else self.progress.awaited_action()
        if action is not None:
            return self._board.task_text(action)
        if self.progress.awaits_order and not self._over:
            return self._words(f"lesson.step.{self.progress.step.name}.task")
        return self._words("lesson.read", button=self._onward()) if self.progress.readable else ""

    def _onward(self) -> str:
        """What the button is called that goes on from a step that is only read."""
        if not self.progress.last:
            return self._words("lesson.next")
        return self._words("lesson.finish" if self.progress.game_over else "lesson.play_on")

    def buttons_shown(self) -> None:
        """See `TableMode.buttons_shown`: what the guide asks for can be pressed, even where it is no choice, and
        nothing else.
        """
        self._board.show_step(self.progress.awaited_action(), self.progress.allows)
        self._place_guide()

    def undo(self) -> bool:
        """See `TableMode.undo`: a lesson has a way back of its own."""
        self._object(self._words("lesson.no_undo", key=self._words.cap(STEP_BACK)))
        return True

    def handle(self, event: Event) -> bool | None:
        """See `TableMode.handle`: a button that is no part of the step says so."""
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
        for button in self._table.board.buttons:
            if not isinstance(button, Button) or not button.visible or button.enabled:
                continue
            if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT and button.contains(event.pos):
                return button
            if event.type == pygame.KEYDOWN and presses(event, button.key) and is_plain(event):
                return button
        return None

    def _object_to_another_thing(self) -> None:
        """Say kindly that the step asks for something else, and ring what it is."""
        action = self.progress.awaited_action()
        if action is None and not self.progress.awaits_order:
            self._table.ui.notify(self._words("lesson.read_first", button=self._onward()), warn=False)
            self._table.changed()
            return
        if action is not None:
            self._table.board.spotlight.show(action)
        self._object(self._words("lesson.not_now"))

    def _object(self, why: str) -> None:
        self._objection = why
        self._speak()

    def _go_on(self) -> None:
        if self.progress.last and self.progress.readable:
            self._callbacks.finished(self._table.context.match, self._session.state)
        elif self.progress.readable:
            self._objection = ""
            self.progress.go_on()
            self._speak()
        else:
            self._table.tabs.fold()

    def _go_back(self) -> None:
        """Lay the table anew as it was when this step began, or the one before it."""
        if not self._over:
            self.progress.go_back()
            self._table.stack().replace(self._next_table())

    def _skip_step(self) -> None:
        self._objection = ""
        self.progress.skip()
        self._follow()

    def _open_rule(self) -> None:
        self._callbacks.open_rules(self.progress.step.rule)

    def _follow(self) -> None:
        """Speak of what was done, once it has been seen; until then nothing leads on."""
        if self._rival_unasked or not self._table.presenter.busy:
            self._speak()
            return
        self._told = False
        self.guide.hold()
        self._table.show_buttons()
        self._table.changed()

    @property
    def _rival_unasked(self) -> bool:
        """Whether the rival plays after what the learner did, and the guide has nothing to say of that."""
        progress = self.progress
        said = f"lesson.step.{progress.step.name}.then.{progress.done}"
        return progress.replying and progress.done > 0 and not self._words.knows(said)

    def _speak(self) -> None:
        self._told = True
        progress, words = self.progress, self._words
        if progress.last and progress.readable:
            self._callbacks.taken()
        text = GuideText(
            words(f"lesson.step.{progress.step.name}.title"),
            words("lesson.progress", number=progress.step_number, count=progress.step_count),
            self._step_text(),
            self._objection,
        )
        self.guide.say(text, readable=progress.readable, has_past=progress.can_go_back)
        self._table.show_buttons()
        self._unread = True
        self._wait = _PAUSE if progress.replied or self._rival_unasked else _READ
        self._table.changed()

    def _step_text(self) -> str:
        """What is said of the step, as far as it is done."""
        progress, words = self.progress, self._words
        if self._rival_unasked:
            seat = self._table.context.question.decider(self._session.state) or _RIVAL
            return words("table.now.watched", player=self._table.context.match.seats[seat].name)
        key = f"lesson.step.{progress.step.name}"
        said = [f"{key}.then.{done}" for done in range(progress.done, 0, -1)]
        if progress.readable:
            said.insert(0, f"{key}.end")
        known = next((one for one in said if words.knows(one)), f"{key}.text")
        return words(known, help=words.cap(HELP))

    # the table

    def most_zoom(self, window: Scale, most: float) -> float:
        """See `TableMode.most_zoom`: the guide needs room to speak, beside the table or on a tab of it."""
        return self._board.most_zoom(window, most)

    def arranged(self) -> None:
        self._speak()

    def placed(self, scale: Scale) -> None:
        self._scale = scale
        self._place_guide()

    def _place_guide(self) -> None:
        """Put the guide where the log has room; where that lies folded, on the board, if it hides nothing there."""
        if self._scale is None:
            return
        rects = self._table.board.rects
        strip = None if rects.shows(LOG) else self._free_strip(rects.quiet, self._scale)
        self.guide.set_out(rects.log_panel if strip is None else strip, self._scale)
        self._board.spare(strip)
        elsewhere = self._words("lesson.to_table") if rects.open_tab == LOG else ""
        onward = self._onward() if self.progress.readable else elsewhere
        self.guide.unfold(rects.shows(LOG) if strip is None else not self._aside, onward)

    def _free_strip(self, board: Rect, scale: Scale) -> Rect | None:
        """The lower end of the board, else the upper one, where nothing is hidden that the guide points at, but for
        the board itself. None where neither is free, or where the guide would hide most of the board.
        """
        inner = board.inflate(-2 * scale.px(_MARGIN), -2 * scale.px(_MARGIN))
        height = self.guide.height_at(inner.width, scale)
        if not self.guide.is_wide(inner.width, scale) or height > _MOST * board.height:
            return None
        below = Rect(inner.x, inner.bottom - height, inner.width, height)
        pointed = self._board.pointed(self.progress.step.point)
        for strip in (below, Rect(inner.topleft, below.size)):
            if not any(strip.colliderect(thing) and not thing.contains(strip) for thing in pointed):
                return strip
        return None

    def _step_aside(self) -> None:
        """Leave the board to what is dragged over it."""
        if self._aside != self._table.board.input.dragging:
            self._aside = not self._aside
            self._place_guide()
            self._table.changed()

    def update(self, dt: float, moved: bool) -> bool:
        """See `TableMode.update`: the rival plays when nothing moves, and a new part lays the table anew."""
        self._step_aside()
        if moved:
            self._wait = max(self._wait, _PAUSE)
            return True
        if not self._told and not self._over:
            self._speak()
        if self._unread:  # once what it is about has been seen
            self._unread = False
            if not self.guide.unfolded:
                self._table.tabs.open(LOG)
        if not self._over and self.progress.take_order():
            self._objection = ""
            self._speak()
        if self._over:
            self._next_chapter()
            return True
        if not self.progress.replying:
            return False
        self._wait -= dt
        if self._wait <= 0:
            self.progress.reply()
            self._follow()
        return True

    def _next_chapter(self) -> None:
        """Lay the table anew behind a curtain that says what has passed."""
        stack = self._table.stack()
        stack.replace(self._next_table())
        stack.push(CurtainScene(curtain_words(self._words, self.progress)))

    def draw(self, surface: Surface) -> None:
        progress = self.progress
        if self._over or (progress.replying and progress.done):
            return
        dragging = self._table.board.input.dragging
        self._board.draw_pointing(surface, progress.step.point, dragging=dragging)


def lesson_table(
    words: Words,
    progress: AnyLessonProgress,
    lessons: AnyTitleLessons,
    board: BoardFactory,
    callbacks: LessonCallbacks,
    preferences: Preferences | None = None,
    sounds: Sounds | None = None,
) -> TableScene:
    """The table of the chapter that the learner is at; see `LessonMode`.

    `board` makes the title's board.
    """
    again = partial(lesson_table, words, progress, lessons, board, callbacks, preferences, sounds)
    return TableScene(
        lessons.match(words, progress.session.state),
        progress.session,
        words,
        menu=replace(callbacks.menu, note=lambda: words("lesson.menu_note")),
        preferences=preferences,
        sounds=sounds,
        mode=LessonMode(progress, lessons, callbacks, again),
        board=board,
    )
