"""The table: one screen on which people and computer players play a whole game, learn one or watch one."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from pygame import Rect, Surface
from pygame.event import Event

from game.base.files.json_values import Json
from game.base.i18n.words import Words
from game.base.profile.preferences import Preferences
from game.base.profile.settings import MotionSettings, Settings
from game.core.bots.service import ThinkingService
from game.core.bots.subprocess_service import SubprocessService
from game.core.contract import AnyAction, AnyState
from game.core.match import Match, Session
from game.core.record.session import ActionPlayed, ActionUndone
from game.core.statistics.rival_records import Memory
from game.kit.board.board_factory import BoardFactory
from game.kit.board.context import TableCallbacks
from game.table.bot_bar import BotBar
from game.table.bot_signs import BotSigns
from game.table.bot_turns import BotTurnCallbacks, BotTurns
from game.table.commands import TableCommands
from game.table.context import context_of
from game.table.input import InputCallbacks, TableInput
from game.table.journal_write_retry import JournalWriteRetry
from game.table.last_turn_replay import LastTurnCallbacks, LastTurnReplay
from game.table.log import GameLog, LogBook
from game.table.menu import MenuCallbacks, TableMenu, ended_said, house_rules_row
from game.table.mode import TableMode, TableParts
from game.table.partial_redraw import PartialRedraw
from game.table.presenter import AnyPresenter, Presenter
from game.table.prompt_line import PromptLine
from game.table.recap import RecapDisplay
from game.table.seat_note import SeatNote
from game.table.signs import SignPainter
from game.table.sound import TableSound
from game.table.speech import Speech
from game.table.tabs import Tabs
from game.table.widgets import TableWidgets
from game.ui.loop import wake
from game.ui.motion.player import MotionPlayer
from game.ui.pointers import Pointer
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.sound import Sounds
from game.ui.widget import nothing

STILL: Final = MotionSettings(ambient=False)


class TableScene(Scene):
    """A game on the table. Everything shown follows from the session's state; every change goes through it.

    The scene makes the parts and leads between them; each part knows only those that it uses. `menu` is where its
    menu leads, `over` is called once when the game has ended and been shown. Without `preferences` the table lives
    only when something happens; without `sounds` it is silent.
    """

    def __init__(
        self,
        match: Match,
        session: Session,
        words: Words,
        *,
        board: BoardFactory,
        over: Callable[[], None] = nothing,
        menu: MenuCallbacks | None = None,
        preferences: Preferences | None = None,
        sounds: Sounds | None = None,
        service: ThinkingService | None = None,
        mode: TableMode | None = None,
        memories: Mapping[int, Memory] = MappingProxyType({}),
    ) -> None:
        """`service` thinks for computer players and advises persons, by default in a process of its own; it is closed
        when the table is left. `board` makes the title's board, `memories` are what rivals
        remember of the persons, by their seats.
        """
        super().__init__()
        self.mode = mode or TableMode()
        self._menu = menu or MenuCallbacks(nothing)
        self.session = session
        self.words = words
        self.context = context_of(match, session, words, preferences or Preferences(), self.mode.options)
        self._over = over
        self.over_told = False
        self._handed_on = 0  # how often the game was, but for what was taken back
        self._unsubscribe: Callable[[], None] = nothing
        self._stop: Callable[[], None] = nothing
        self.motion = MotionPlayer(self.context.preferences.now.motion if preferences is not None else STILL)
        self.board = board(self.context.for_board(), self._callbacks(), self.motion)
        self.sound: TableSound[Any] = TableSound(self.board.sounds, sounds)
        self.presenter: AnyPresenter = Presenter(
            self.board.moving,
            self.board.dice,
            self.motion,
            self.context.seen,
            self.context.noticed,
            self._show_game,
            self._show_past,
        )
        self._tell_of_the_past()
        self._memories = memories
        self._seat_bots(service or SubprocessService(self.context.title, wake))
        self._put_widgets()
        self.presenter.jump_to(session.state)

    # the parts

    def _callbacks(self) -> TableCallbacks[Any, Any]:
        """What the board may ask of the table."""
        return TableCallbacks(
            play=self._play,
            undo=lambda: self.commands.undo(),
            hint=lambda: self.commands.hint(),
            menu=self.open_menu,
            rules=self._menu.rules,
            explain=lambda topic: self.stack.help(topic),
            event_sound=lambda event: self.sound.play_sound(event),
            gesture_sound=lambda gesture: self.sound.touch(gesture),
            notify=self.ui.notify,
            move_cursor=lambda spot: self.input.point(spot),
            open_dialog=lambda scene: self.stack.push(scene),
            keep_options=self._keep_options,
            changed=self.invalidate,
            look=self._look,
            ask_by_name=self._ask_by_name,
            unfold=lambda: self.tabs.fold(),
        )

    def _play(self, action: AnyAction) -> None:
        """Play a person's action; who has looked at the own hand to note it looks no more."""
        looking = self.context.question.looking
        self.commands.play(action)
        if looking != self.context.question.looking:
            self._look(None)

    def _look(self, seat: int | None) -> None:
        """Show the table to the person at a seat, or to all that are asked."""
        self.context.question.looking = seat
        self.presenter.jump_to(self.session.state)
        self.invalidate()

    def _ask_by_name(self, by_name: bool) -> None:
        """Let each person be asked alone for an answer, or all together."""
        self.context.question.by_name = by_name

    def _tell_of_the_past(self) -> None:
        """What tells of what has happened: the log, and what shows it once more."""
        context, board = self.context, self.board
        past = LastTurnCallbacks(self._begin_past, self._show_present, self.invalidate, self.ui.notify)
        self.last_turn = LastTurnReplay(context, board, self.presenter, past)
        self.game_log = GameLog(context, board.log_lines)
        painter = SignPainter(board.sign_art, context.emblems)
        self.log_book = LogBook(
            *(self.game_log, painter, context.emblems, board.spotlight, self.last_turn.show_line),
            lambda topic: self.stack.help(topic),
        )
        self.log = self.log_book.scroll
        self.recap = RecapDisplay(context, board, self.last_turn, painter, self.invalidate)
        self.seat_note = SeatNote(context, board, painter, lambda: self.log_book.lines, self.invalidate)
        self.journal_retry = JournalWriteRetry(context, self.ui.notify)

    def _seat_bots(self, service: ThinkingService) -> None:
        """The computer players and what is seen of them, and the way of events to all that is there."""
        context, board = self.context, self.board
        bots = BotTurnCallbacks(
            lambda action: self.commands.play_for_bot(action),
            board.announces,
            self._point_for_bot,
            self._remark,
            self._held_up,
        )
        self.bot_turns = BotTurns(context, service, bots)
        self.bot_bar = BotBar(context, self.bot_turns, self._bots_told)
        self.bot_signs = BotSigns(context, board, self.bot_turns, self.motion)
        self.prompt_line = PromptLine(context, board, self.mode, self.last_turn, self.bot_signs)
        self._redraw = PartialRedraw(board, self.bot_signs)
        self.speech = Speech(context, board, self.invalidate, self._memories)
        self.tabs = Tabs(board, self._tab_opened)
        callbacks = InputCallbacks(
            hurry=self.motion.hurry,
            finish_animations=self._finish_animations,
            shows_rivals=lambda: self.presenter.shows_rivals,
            menu=self.open_menu,
            notify=lambda: self.recap.notify(self.ui.notify),
            widgets=super().handle,
            changed=self.invalidate,
        )
        self.input = TableInput(context, board, self.ui, self.log_book, self.tabs, self.last_turn, callbacks)

    def _put_widgets(self) -> None:
        """The buttons and the log, on which the pointer can be, and what the mode adds."""
        self.widgets = TableWidgets(
            self.context,
            self.board,
            self.mode,
            self.bot_bar,
            self.log_book,
            self.last_turn,
            self.recap,
            self.tabs,
        )
        self.widgets.add_to(self.ui)
        self.commands = TableCommands(
            self.context, self.mode, self.board, self.bot_turns, self.sound, self.ui
        )
        self.mode.join(
            TableParts(
                self.context,
                self.board,
                self.ui,
                self.presenter,
                self.log_book,
                self.last_turn,
                self.tabs,
                lambda: self.stack,
                self._show_buttons,
                self._finish_animations,
                self.let_all_go,
                self.invalidate,
            )
        )

    # life

    def enter(self) -> None:
        self._stop = self.session.subscribe(self._changed_by)
        self.journal_retry.notify()
        self._unsubscribe = self.context.preferences.subscribe(self._settings_changed)
        self.bot_turns.begin()
        self.sound.begin()

    def _settings_changed(self, before: Settings, now: Settings) -> None:
        self.set_motion(now.motion)
        if before.titles != now.titles and self.on_stack:
            self.arrange(self.stack.scale)
        self.widgets.show_bot_bar()

    def set_motion(self, settings: MotionSettings) -> None:
        """Let things move as fast as the player wants, and the board live or be still."""
        self.presenter.set_motion(settings)
        self.board.set_motion(settings)
        self.invalidate()

    def leave(self) -> None:
        self._stop()
        self._unsubscribe()
        self._stop = self._unsubscribe = nothing
        self.bot_turns.close()

    def pause(self) -> None:
        """See `Scene.pause`: nothing on the board is pointed at or dragged any more."""
        super().pause()
        self.board.input.rest()

    def most_zoom(self, scale: Scale) -> float:
        return self.mode.most_zoom(scale, self.board.most_zoom(scale))

    def layout(self, scale: Scale) -> None:
        self.motion.finish()
        self.board.arrange(scale)
        self.ui.spared = (self.board.rects.now,)
        self.widgets.place(self.ui, self.scale)
        self.board.input.follow_keys()
        self.mode.arranged()

    def _bots_told(self) -> None:
        """A button of the computer players was pressed."""
        self.widgets.show_bot_bar()
        self.invalidate()

    # the game

    def _point_for_bot(self, action: AnyAction) -> None:
        """Ring what a computer player is about to do something with."""
        self.board.spotlight.show(action)
        self.invalidate()

    def _held_up(self) -> bool:
        """Whether what comes by itself waits until something else is over: the past, a question, a menu."""
        return self.last_turn.running or self.stack.top is not self

    def _remark(self, text: str, seat: int) -> None:
        """Say something in the log about a player that is no event of the game."""
        self.game_log.remark(text, self.context.match.setup.colours[seat])
        self.log_book.show(self.context.viewing)

    def _changed_by(self, change: ActionPlayed[Any, Any, Any] | ActionUndone[Any, Any, Any]) -> None:
        """The session has gone a step on, or back: show it."""
        question = self.context.question
        if isinstance(change, ActionPlayed) and question.stays(change.before):
            self.bot_turns.renew()
            if not question.hidden:  # it has come to the next person who is asked by name
                self._show_asked()
            return
        question.begin()
        of_bot = (
            isinstance(change, ActionPlayed) and self.bot_turns.bots[question.seen_actor(change)] is not None
        )
        self.board.follow_step(of_bot=of_bot)
        if isinstance(change, ActionPlayed):
            self._handed_on += self._hands_on(change.before)
            self.presenter.take_pace(self.bot_turns.pace_in(change.before) if of_bot else None)
            self.log_book.hold_back(len(self.session.steps) - 1)
            self.presenter.present(self.session.state, change.step.events)
        else:
            self.presenter.take_pace()
            self.presenter.present_backwards(self.session.state)
        self._tell_seen()
        self.speech.hear()
        self.journal_retry.notify()
        self.invalidate()

    def _show_asked(self) -> None:
        """A person is asked: show what."""
        self.presenter.jump_to(self.session.state)
        self.invalidate()

    def _tell_seen(self) -> None:
        """Tell in the log what happened last, once it has been seen."""
        if not self.presenter.busy:
            self.log_book.catch_up(self.context.viewing)

    def _hands_on(self, before: AnyState) -> bool:
        """Whether the last step has handed the game on to another person, or to another turn."""
        rules, now, decider = self.session.rules, self.session.state, self.context.question.decider
        return (decider(before), rules.turn(before)) != (decider(now), rules.turn(now))

    def _keep_options(self, wishes: Mapping[str, Json]) -> None:
        """Keep what the players wish for with the game."""
        self.session.wish(wishes)
        self.journal_retry.notify()

    def open_menu(self) -> None:
        """Show the ways out of the game."""
        rules = house_rules_row(self.words, self.context.title, self.session.state, self.stack.push)
        self.stack.push(
            TableMenu(self.words, self._menu, ended_said(self.context), rules, self.context.viewing)
        )

    # what is shown

    def _show_game(self, state: AnyState) -> None:
        """Show a state of the game at once, with all that can be done in it."""
        context = self.context
        self.board.show(state, context.viewing, watching=context.watched is not None)
        self.bot_turns.renew()
        self._show_buttons()
        self.log_book.show(context.viewing)
        if not context.over:
            self.over_told = False
        self.widgets.place(self.ui, self.scale)
        self.board.input.follow_keys()

    def _show_past(self, state: AnyState) -> None:
        """Show an earlier state to those who watch now; the game stays as it is."""
        self.board.show_past(state, self.context.viewing)
        self.widgets.place(self.ui, self.scale)
        self.invalidate()

    def _begin_past(self) -> None:
        """The past is about to be shown."""
        self.let_all_go()
        self._show_buttons()

    def _show_present(self) -> None:
        """Show the game as it stands again, after its past."""
        self.let_all_go()
        self.presenter.jump_to(self.session.state)
        self.invalidate()

    def _show_buttons(self) -> None:
        """Show the buttons that there are now."""
        self.widgets.show_buttons(self.commands.button_states(past=self.last_turn.said))

    def _tab_opened(self) -> None:
        """Another tab lies open."""
        self.motion.finish()
        self._show_buttons()
        self.widgets.place(self.ui, self.scale)
        self.board.input.follow_keys()
        self.invalidate()

    def _finish_animations(self) -> None:
        """A click or a key brings what moves to its end; it still does what it is for."""
        self.bot_turns.hurry()
        self.motion.finish()
        self.presenter.settle_dice()
        self._tell_seen()

    def let_all_go(self) -> None:
        """Let nothing move, be picked or ringed any more."""
        self._finish_animations()
        self.board.input.let_go()
        self.board.spotlight.clear()

    # time

    def handle(self, event: Event) -> bool:
        self.seat_note.hear(event)
        used = self.mode.handle(event)
        return self.input.handle(event) if used is None else used

    def update(self, dt: float) -> bool:
        moved = self._update(dt)
        return moved if self.stack.top is not self else self.mode.update(dt, moved)

    def _update(self, dt: float) -> bool:
        moved = [
            super().update(dt),
            self.board.update(dt),
            self.motion.update(dt),
            self.presenter.roll_dice(dt),
        ]
        self._tell_seen()
        moved.append(self.last_turn.go_on(dt, any(moved)))
        busy = any(moved)
        self.journal_retry.update(dt)
        self.recap.update(busy)
        self.seat_note.update(dt, rests=not busy and not self._held_up())
        self.speech.update(dt, busy or self.last_turn.running)
        self._redraw.update(dt, lively=self.lively)
        advised = self.bot_turns.advice()
        if advised is not None:
            self.commands.advise(advised.advice)
        if self.bot_turns.update(dt, busy):
            return True
        answered = self.context.question.update(dt, rests=not busy and not self._held_up())
        if self.context.question.comes():
            self._handed_on += 1
            self._show_asked()
            return True
        if answered or busy:
            return True
        if not self.over_told and not self._held_up() and self.context.over:
            self.over_told = True
            self._over()
        return False

    def wake_in(self) -> float | None:
        """See `Scene.wake_in`: the board lives on while nothing else moves."""
        waits = (
            super().wake_in(),
            self.board.ambience.wake_in() if self.lively else None,
            self.last_turn.wake_in(),
            self.bot_turns.due(),
            self.context.question.due_in(),
            self.bot_signs.wake_in(),
            self.speech.wake_in(),
            self.seat_note.wake_in(),
            self.journal_retry.wake_in(),
            self.mode.wake_in(),
        )
        return min((wait for wait in waits if wait is not None), default=None)

    @property
    def changed(self) -> bool:
        return self._redraw.due or super().changed

    def pieces(self) -> list[Rect] | None:
        """See `Scene.pieces`: what lives on the board, when nothing else has changed."""
        return None if super().changed else self._redraw.rects() or None

    # the screen

    def draw(self, surface: Surface) -> None:
        self._redraw.done()
        self.board.draw_under(surface)
        self.prompt_line.draw(surface, self.scale, self.recap)
        calls = self.bot_turns.deciding is None
        self.widgets.darken(dark=calls and self.board.moving.turn_passing)
        self.ui.draw(surface)
        self.speech.draw(surface, self.scale)
        self.bot_signs.draw(surface, self.scale)
        self.motion.draw(surface)
        self.board.draw_over(surface)
        self.mode.draw(surface)
        self.seat_note.draw(surface, self.scale)

    @property
    def moment(self) -> object:
        """See `Scene.moment`: whose turn it is, once nothing is shown any more that others did."""
        context = self.context
        if not context.options.buttons:
            return None
        if context.watched is not None or self.presenter.shows_rivals or self.last_turn.running:
            return "watching"
        return self._handed_on, self.mode.moment, context.question.looking

    @property
    def pointer(self) -> Pointer:
        return self.board.input.pointer(lambda spot: self.ui.at(spot) is not None) or super().pointer

    def mute_place(self) -> Rect:
        """See `Scene.mute_place`: where it hides nothing of the board, nor what lies on it."""
        place, gap = super().mute_place(), self.scale.px(12)
        place.bottomleft = self.board.rects.quiet.inflate(-gap, -gap).bottomleft
        over = [one.rect.top for one in self.ui.widgets if one.visible and one.rect.colliderect(place)]
        place.bottom = min([place.bottom, *(top - gap for top in over)])
        return place

    def help_topic(self) -> str:
        """See `Scene.help_topic`: about a refusal that is shown, or what is pointed at, or the moment."""
        return self.board.input.help_topic(noticed=self.ui.toast.left > 0)
