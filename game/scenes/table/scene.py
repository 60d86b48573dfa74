"""The table: one screen on which two to four people at one mouse play a whole game."""

from collections.abc import Callable, Iterable
from functools import partial

from pygame import Rect, Surface
from pygame.event import Event

from game.ai.names import seat_level
from game.ai.service import ThinkingService
from game.ai.subprocess import SubprocessService
from game.i18n.words import Words
from game.match import Match, Session
from game.profile.settings import MotionSettings, Preferences, Settings
from game.protocol import Refusal
from game.record.session import Played, Undone
from game.registry import title
from game.scenes.table.bot_bar import BotBar
from game.scenes.table.bot_signs import BotSigns
from game.scenes.table.bot_turns import BotTurns
from game.scenes.table.input import TableInput
from game.scenes.table.journal_retry import JournalRetry
from game.scenes.table.last_turn import LastTurn
from game.scenes.table.line_signs import LogLine
from game.scenes.table.log import GameLog, LogBook
from game.scenes.table.menu import MenuWays, TableMenu
from game.scenes.table.motion.ambience import Ambience
from game.scenes.table.motion.player import MotionPlayer
from game.scenes.table.presenter import Presenter
from game.scenes.table.signs import SignPainter
from game.scenes.table.since import SinceLastTurn
from game.scenes.table.sizing import largest_zoom
from game.scenes.table.sounding import Sounding
from game.scenes.table.spotlight import Spotlight
from game.scenes.table.tabs import Tabs
from game.scenes.table.viewpoint import viewing_seat, watched_seat
from game.titles.wiraqocha.board.actions_bar import ActionsBar
from game.titles.wiraqocha.board.choices import No
from game.titles.wiraqocha.board.controller import Controller
from game.titles.wiraqocha.board.end_question import EndQuestion
from game.titles.wiraqocha.board.event_rows import Heard
from game.titles.wiraqocha.board.event_sounds import TableSounds
from game.titles.wiraqocha.board.gestures import Gestures
from game.titles.wiraqocha.board.layout import Tab
from game.titles.wiraqocha.board.log_lines import lines_of
from game.titles.wiraqocha.board.motion.board_motion import BoardMotion
from game.titles.wiraqocha.board.motion.transition import Snapshot
from game.titles.wiraqocha.board.motion.valley_life import living_things
from game.titles.wiraqocha.board.overlay import Overlay
from game.titles.wiraqocha.board.painting import paint_table
from game.titles.wiraqocha.board.replies import Replies
from game.titles.wiraqocha.board.sign_art import ValleySigns
from game.titles.wiraqocha.board.spotlight_places import TablePlaces
from game.titles.wiraqocha.board.tips import Tips
from game.titles.wiraqocha.board.tray import dice_set_aside
from game.titles.wiraqocha.board.turn_end_check import left_undone, surplus
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.rules.actions import Action, End
from game.titles.wiraqocha.rules.engine import outcome
from game.titles.wiraqocha.rules.events import Event as Happening
from game.titles.wiraqocha.rules.state import State
from game.ui.loop import wake
from game.ui.pointers import Pointer
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.sound import Sounds
from game.ui.widget import Widget

STILL = MotionSettings(ambient=False)


def _nothing() -> None:
    """There is nothing to be done."""


class TableScene(Scene):
    """A game being played. Everything shown follows from the session's state; every change goes through it.

    `leave` is called when the players leave the table, `over` once when the game has ended and been shown.
    Without `preferences` the table lives only when something happens; without `sounds` it is silent.
    """

    bots_play = True
    """Whether computer players decide for their seats; where the past is shown nobody does."""

    def __init__(
        self,
        match: Match,
        session: Session,
        words: Words,
        *,
        leave: Callable[[], None],
        over: Callable[[], None],
        ways: MenuWays | None = None,
        preferences: Preferences | None = None,
        sounds: Sounds | None = None,
        service: ThinkingService | None = None,
    ) -> None:
        """`ways` is where the menu leads (only out of the game if it is None). `service` thinks for computer players
        and advises persons, by default in a process of its own; it is closed when the table is left.
        """
        super().__init__()
        self.ways = ways or MenuWays(leave)
        self.preferences = preferences or Preferences()
        self.match = match
        self.session = session
        self.words = words
        self._over = over
        self.over_told = False
        self._breathes = False  # only the valley's own life is to be drawn anew
        self._gear_turns = False  # only the sign of somebody who thinks is to be drawn anew
        self._unsubscribe: Callable[[], None] = _nothing
        self._stop: Callable[[], None] | None = None
        self._seat_players()
        self._lay_table(self.preferences.now.motion if preferences is not None else STILL, sounds)
        self._seat_bots(service or SubprocessService(title(match.setup.title), wake))
        self._put_widgets()
        state = session.state
        self.presenter.jump_to(state)

    def _seat_players(self) -> None:
        """Who sits here: their names and their colours."""
        seats = dict(zip(self.match.setup.colours, self.match.seats, strict=True))
        self.names = {colour: seat.name for colour, seat in seats.items()}
        self.emblems = {colour: seat.emblem for colour, seat in seats.items()}
        self.people = self.seats_of_people()
        self._levels = {colour: seat_level(self.words, seat) for colour, seat in seats.items()}

    def _hearers(self) -> tuple[str, ...]:
        """The colours of the persons, for whom alone the bell rings where computer players sit here too."""
        hear = tuple(self.match.setup.colours[seat] for seat in self.people)
        return hear if len(hear) < len(self.match.seats) else ()

    def seats_of_people(self) -> tuple[int, ...]:
        """The seats of persons: the panels, the market and the bell speak to them."""
        return tuple(number for number, seat in enumerate(self.match.seats) if not seat.bot)

    @property
    def watched(self) -> int | None:
        """The seat that decides now where no person sits; None in a person's turn and when the game is over."""
        return watched_seat(self.session.state, self.people)

    def _lay_table(self, motion: MotionSettings, sounds: Sounds | None) -> None:
        """What is seen of the game, what moves, and the hand that reaches for it."""
        words, state = self.words, self.session.state
        self.controller = Controller(state)
        rims = self.preferences.now.look.rims
        emblems = tuple(self.emblems.values())
        self.view = TableView(words, self.match.seats, emblems, state, self.people, rims)
        self.motion = MotionPlayer(motion)
        self.ambience = Ambience(motion.alive)
        self.sounding: Sounding[Heard] = Sounding(TableSounds(self.view, self._hearers()), sounds)
        self.replies = Replies(self)
        self.journal_retry = JournalRetry(self.session, self.replies.kept_again)
        self.gestures = Gestures(self.view, self.controller, self.replies.answer)
        self.gestures.heard = self.sounding.touch
        self.gestures.drag.glides = not motion.calm
        gestures = self.gestures
        self.board_motion = BoardMotion(
            self.motion, self.view, self.names, words, lambda: gestures.dropped_at, self.sounding.tell
        )
        self.presenter: Presenter[State, Happening, Snapshot] = Presenter(
            self.board_motion, self.motion, self._show_game, self._show_past
        )
        self.input = TableInput(self)
        self.keyboard = self.input.keyboard
        self.overlay = Overlay(self)
        self.tips = Tips(words, self.names, self.view.emblems)
        self.actions_bar = ActionsBar(
            words, self.press, self.undo, self.open_menu, self.hint, self.ways.rules
        )
        self.spotlight = Spotlight[Action, Happening](TablePlaces(self.view, self.actions_bar.buttons))

    def _seat_bots(self, service: ThinkingService) -> None:
        """The computer players, and what tells of them and of what has happened."""
        session, words = self.session, self.words

        def lines_of_steps(first: int, after: int) -> tuple[LogLine, ...]:
            return lines_of(words, session.initial, session.steps, first, after)

        self.game_log = GameLog(session, words, self.names, self._levels, lines_of_steps)
        self.last_turn = LastTurn(self)
        signs = SignPainter(ValleySigns(words, self.emblems, session.state.game), self.emblems)
        self.log_book = LogBook(self.game_log, signs, self.emblems, self.spotlight, self.last_turn.show_line)
        self.log = self.log_book.scroll
        self.since = SinceLastTurn(self, signs)
        self.tabs = Tabs(self)
        self.bot_turns = BotTurns(self, service)
        self.bot_bar = BotBar(self, self.bot_turns)
        self.bot_signs = BotSigns(self, self.bot_turns)

    def _put_widgets(self) -> None:
        """The buttons and the log, on which the pointer can be."""
        bar = self.actions_bar
        self.ui.add(
            *bar.buttons.values(),
            *self.bot_bar.buttons.values(),
            bar.rules,
            bar.menu,
            self.log,
            self.last_turn.button,
            *self.since.widgets,
            *self.tabs.buttons.values(),
        )
        self.ui.tip_at = self.overlay.tip_at

    # life

    def enter(self) -> None:
        """See `Scene.enter`."""
        self._stop = self.session.subscribe(self._changed_by)
        self.replies.fault(self.session.problem)
        self._unsubscribe = self.preferences.subscribe(self._settings_changed)
        self.bot_turns.begin()
        self.sounding.begin()

    def _settings_changed(self, _: Settings, now: Settings) -> None:
        self.set_motion(now.motion)
        self.bot_bar.show()

    def set_motion(self, settings: MotionSettings) -> None:
        """Let things move as fast as the player wants, and the valley live or be still."""
        self.presenter.set_motion(settings)
        self.gestures.drag.glides = not settings.calm
        self.ambience.set_alive(settings.alive)
        self.invalidate()

    def leave(self) -> None:
        """See `Scene.leave`."""
        if self._stop is not None:
            self._stop()
            self._stop = None
        self._unsubscribe()
        self._unsubscribe = _nothing
        self.bot_turns.close()

    def most_zoom(self, scale: Scale) -> float:
        """See `Scene.most_zoom`: as far as the valley keeps a place in the middle."""
        return largest_zoom(scale)

    def layout(self, scale: Scale) -> None:
        """See `Scene.layout`."""
        self.motion.finish()
        self.view.arrange(scale)
        self.ambience.show(partial(living_things, self.view.layout))
        self.gestures.drag.layout(scale)
        self.gestures.reset()
        self.place_widgets()
        self.keyboard.follow()

    def place_widgets(self) -> None:
        """Lay the buttons and the log where the layout has room for them."""
        self.actions_bar.place(self.view.layout, self.scale)
        self.bot_bar.place(self.view.layout, self.scale)
        self.log.visible = self.view.with_log and self.view.layout.shows(Tab.JOURNAL)
        self.log.place(self.view.log_room(), self.scale)
        self.last_turn.place(self.view)
        self.since.place()
        self.tabs.place()
        self.ui.toast.bottom = (self.scale.height - self.view.layout.notice_edge) / self.scale.factor
        self.ui.toast.ceiling = self.view.layout.bar.bottom / self.scale.factor

    def hand_widgets(self) -> Iterable[Widget]:
        """What lies with the hand of the player who decides."""
        return (*self.actions_bar.buttons.values(), *self.bot_bar.buttons.values())

    def show_buttons(self) -> None:
        """Show the buttons that there are now."""
        state = self.session.state
        asleep = self.watched is not None
        self.actions_bar.show(state, self.bot_turns.may_undo(), self.controller.actions, asleep=asleep)
        if self.last_turn.running:
            self.actions_bar.hold_back(lambda action: False, self.last_turn.said)
        self.bot_bar.show()

    # the game

    def play(self, action: Action) -> None:
        """Play a person's action, or say why it is refused."""
        seat = self.bot_turns.deciding
        if seat is not None:
            self.ui.notify(self.words("bots.not_yours", player=self.match.seats[seat].name))
            return
        aimed = bool(self.controller.aimed_card)
        applied = self.session.act(action)
        if isinstance(applied, Refusal):
            self.replies.answer(No(applied))
            return
        self.ui.hide_tip()  # it told what could be done before
        if aimed:
            self.ui.toast.hide()  # it asked for the tile that is chosen now

    def play_for_bot(self, action: Action) -> None:
        """Play what a computer player decided; where that is refused, it waits for the people."""
        applied = self.session.act(action)
        if isinstance(applied, Refusal):
            self.bot_turns.pause()
            self.replies.answer(No(applied))

    def press(self, action: Action) -> None:
        """Play what a button means; the end of a turn asks first where something useful is left undone or lost."""
        state = self.session.state
        if not isinstance(action, End) or not self.preferences.now.ask_before_end:
            self.play(action)
            return
        things, lost = left_undone(state), surplus(state)
        if not things and lost is None:
            self.play(action)
            return
        never = self.preferences.never_ask_before_end
        self.stack.push(EndQuestion(self.words, things, lost, self.names, lambda: self.play(action), never))

    def hint(self) -> None:
        """Show one good thing to do now, as soon as it is found: what it is about, on the table, and why, in words."""
        if outcome(self.session.state) is not None:
            self.ui.notify(self.words("table.no_hint"))
        elif self.bot_turns.deciding is None:
            self.bot_turns.advise()

    def undo(self) -> None:
        """Take the last step back, if that may be."""
        if not self.bot_turns.may_undo() or self.session.undo() is None:
            self.ui.notify(self.words("table.nothing_to_undo"))
        else:
            self.sounding.touch("undo")

    def _changed_by(
        self, change: Played[State, Action, Happening] | Undone[State, Action, Happening]
    ) -> None:
        """The session has gone a step on, or back: show it."""
        of_bot = isinstance(change, Played) and self.bot_turns.decided(change.before)
        self.tabs.follow(self.session.state, of_bot)
        if isinstance(change, Played):
            self.presenter.take_pace(self.bot_turns.pace_in(change.before) if of_bot else None)
            self.presenter.present(self.session.state, change.step.events)
        else:
            self.presenter.take_pace()
            self.presenter.present_backwards(self.session.state)
        self.replies.fault(self.session.problem)
        self.invalidate()

    def _show_game(self, state: State) -> None:
        """Show a state of the game at once, with all that can be done in it."""
        happened = (event for step in self.session.steps for event in step.events)
        aside = dice_set_aside(happened)[-state.set_aside :] if state.set_aside else ()
        self.view.show(state, viewing_seat(state, self.people), aside)
        self.controller.renew(state)
        self.gestures.reset()
        self.spotlight.clear()
        self.bot_turns.renew()
        if self.watched is not None:
            self.controller.watch()
        self.show_buttons()
        self.log_book.show(state, self.people)
        if outcome(state) is None:
            self.over_told = False
        self.ambience.show(partial(living_things, self.view.layout))
        self.place_widgets()
        self.keyboard.follow()

    def _show_past(self, state: State) -> None:
        """Show an earlier state to those who watch now; the game stays as it is."""
        self.view.show(state, viewing_seat(self.session.state, self.people), ())
        self.place_widgets()
        self.invalidate()

    def show_present(self) -> None:
        """Show the game as it stands again, after its past."""
        self.let_all_go()
        self.presenter.jump_to(self.session.state)
        self.invalidate()

    def remark(self, text: str, seat: int) -> None:
        """Say something in the log about a player that is no event of the game."""
        self.game_log.remark(text, self.match.setup.colours[seat])
        self.log_book.show(self.session.state, self.people)

    def open_menu(self) -> None:
        """Show the ways out of the game."""
        self.stack.push(TableMenu(self.words, self.ways))

    def handle(self, event: Event) -> bool:
        """See `Scene.handle`."""
        return self.input.handle(event)

    def let_all_go(self) -> None:
        """Let nothing move, be picked or ringed any more."""
        self.input.skip()
        self.gestures.let_go()
        self.spotlight.clear()

    def past_line(self) -> str:
        """What is said while the table shows the past; an empty text in the game itself."""
        return self.last_turn.said

    def task_line(self) -> str:
        """What is asked of the player now, in place of all that could be done; an empty text at a free table."""
        return ""

    # time

    def update(self, dt: float) -> bool:
        """See `Scene.update`."""
        moved = [
            super().update(dt),
            self.gestures.drag.update(dt),
            self.motion.update(dt),
            self.view.tray.update(dt),
        ]
        moved.append(self.last_turn.go_on(dt, any(moved)))
        busy = any(moved)
        self.journal_retry.update(dt)
        self.input.skip_guard.update(dt)
        self.since.update(busy)
        if self.ambience.update(dt):
            self._breathes = True
        if self.bot_signs.update(dt):
            self._gear_turns = True
        advised = self.bot_turns.advice()
        if advised is not None:
            self.replies.advise(advised.advice)
        if self.bot_turns.update(dt, busy) or busy:
            return True
        if not self.over_told and not self.last_turn.running and outcome(self.session.state) is not None:
            self.over_told = True
            self._over()
        return False

    def wake_in(self) -> float | None:
        """See `Scene.wake_in`: the valley lives on while nothing else moves."""
        waits = (
            super().wake_in(),
            self.ambience.wake_in(),
            self.last_turn.wake_in(),
            self.bot_turns.due(),
            self.bot_signs.wake_in(),
            self.journal_retry.wake_in(),
            self.input.skip_guard.wake_in(),
        )
        return min((wait for wait in waits if wait is not None), default=None)

    @property
    def changed(self) -> bool:
        """See `Scene.changed`."""
        return self._breathes or self._gear_turns or super().changed

    def pieces(self) -> list[Rect] | None:
        """See `Scene.pieces`: where the valley lives, when nothing else has changed."""
        if super().changed or not (self._breathes or self._gear_turns):
            return None
        rooms = list(self.ambience.rooms) if self._breathes else []
        return [*rooms, *(self.bot_signs.rooms() if self._gear_turns else ())] or None

    # the screen

    def draw(self, surface: Surface) -> None:
        """See `Scene.draw`."""
        self._breathes = self._gear_turns = False
        paint_table(self, surface)

    @property
    def pointer(self) -> Pointer:
        """See `Scene.pointer`."""
        return self.overlay.pointer() or super().pointer

    def mute_place(self) -> Rect:
        """See `Scene.mute_place`: in the lower left corner of the map, where no tile lies."""
        place = super().mute_place()
        place.bottomleft = self.view.layout.map.inflate(-self.scale.px(12), -self.scale.px(12)).bottomleft
        return place

    def help_topic(self) -> str:
        """See `Scene.help_topic`: about a refusal that is shown, or what is pointed at, or the phase."""
        return self.overlay.help_topic(self.replies.explained)
