"""The board of Wiraqocha on the shell's table: the valley, the players' panels, the market, the tray of dice."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.base.profile.settings import MotionSettings
from game.core.contract import Advice, Occasion, Refusal
from game.kit.board.gesture_outcome import NotAllowed
from game.table.board import AnyBoard, BoardTab, ButtonStates, Recap, Spot, TableCallbacks, TableRects
from game.table.context import BoardContext
from game.table.end_question import EndQuestion
from game.table.line_signs import LogLine
from game.table.sizing import largest_zoom
from game.table.spotlight import Spotlight
from game.titles.wiraqocha.board.hand.gesture_responder import GestureResponder
from game.titles.wiraqocha.board.hand.gestures import Gestures
from game.titles.wiraqocha.board.hand.keyboard import Keyboard
from game.titles.wiraqocha.board.hand.turn_end_check import advice_text, turn_end_warnings
from game.titles.wiraqocha.board.input import ValleyInput
from game.titles.wiraqocha.board.layout.layout import Tab
from game.titles.wiraqocha.board.log.log_lines import lines_of
from game.titles.wiraqocha.board.log.recap_signs import report_signs
from game.titles.wiraqocha.board.log.sign_art import ValleySigns
from game.titles.wiraqocha.board.motion.board_motion import ThrownDice, valley_motion
from game.titles.wiraqocha.board.motion.event_sounds import valley_sounds
from game.titles.wiraqocha.board.motion.spotlight_places import TablePlaces
from game.titles.wiraqocha.board.motion.valley_life import living_things
from game.titles.wiraqocha.board.moves.invitations import Invitations
from game.titles.wiraqocha.board.moves.selection import Selection
from game.titles.wiraqocha.board.overlay import Overlay
from game.titles.wiraqocha.board.painting import draw_over, draw_under
from game.titles.wiraqocha.board.panels.actions_bar import ActionsBar
from game.titles.wiraqocha.board.panels.panels import medal_place
from game.titles.wiraqocha.board.panels.tray import TrayDie, dice_set_aside
from game.titles.wiraqocha.board.table_rects import table_rects
from game.titles.wiraqocha.board.tips.tips import Tips
from game.titles.wiraqocha.board.valley.tile_rims import RIMS, RimStrength
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.content.definitions import NAME
from game.titles.wiraqocha.losses_and_threats import losses_and_threats
from game.titles.wiraqocha.remarks import occasions
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action, End
from game.titles.wiraqocha.rules.engine import decider
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.state import State
from game.ui.icons import icon
from game.ui.motion.ambience import Ambience
from game.ui.motion.player import MotionPlayer
from game.ui.scale import Scale
from game.ui.sound import Cue
from game.ui.widget import Widget

_TAB_ICONS: Final = {Tab.MAIN: "die", Tab.PLAYERS: "people", Tab.MARKET: "gear", Tab.JOURNAL: "book"}
# what the table shows well enough by itself, or what must not be told before the dice have fallen
_UNANNOUNCED: Final = (a.Collect, a.Muster, a.Roll, a.Reroll, a.Sacrifice, a.Manufacture, a.End)


class ValleyBoard:
    """See `game.table.board.Board`. The parts that are public are for the lesson and for tests."""

    def __init__(
        self,
        context: BoardContext[State, Event],
        callbacks: TableCallbacks[Action, Event | Cue],
        motion: MotionPlayer,
    ) -> None:
        words, names, state = context.words, context.names, context.game.state
        self._context = context
        self._callbacks = callbacks
        self._words = words
        self._motion = motion
        emblems = tuple(context.emblems.values())
        self.selection = Selection(state)
        rims = RimStrength(context.preferences.now.value_of(NAME, RIMS))
        self.view = TableView(words, context.seats, emblems, state, context.people, rims, context.viewing)
        self.view.with_log = context.options.log
        self.view.invite(Invitations(reserve=context.options.reserve))
        self.ambience = Ambience(motion.settings.alive)
        hear = tuple(state.game.colours[seat] for seat in context.people)
        self.sounds = valley_sounds(self.view, hear if len(hear) < len(context.seats) else ())
        self.responder = GestureResponder(context, self.view, callbacks)
        self.gestures = Gestures(self.view, self.selection, self.responder.respond, callbacks.gesture_sound)
        self.gestures.drag.glides = not motion.settings.calm
        gestures = self.gestures
        self.moving = valley_motion(
            motion,
            self.view,
            names,
            words,
            lambda: gestures.dropped_at,
            callbacks.event_sound,
        )
        self.dice = ThrownDice(self.view.tray, lambda: context.game.draws)
        self.actions_bar = ActionsBar(
            words, self.press, callbacks.undo, callbacks.menu, callbacks.hint, callbacks.rules
        )
        self.spotlight = Spotlight[Action, Event](TablePlaces(self.view, self.actions_bar.buttons))
        self.sign_art = ValleySigns(words, context.emblems, state.game)
        self.tips = Tips(words, names, emblems)
        self.keyboard = Keyboard(self.view, self.gestures, self.selection, callbacks.move_cursor)
        self.overlay = Overlay(
            self.view, self.gestures, self.selection, self.keyboard, self.tips, self.responder
        )
        self.input = ValleyInput(self.gestures, self.keyboard, self.overlay, self.press)
        self.tabs = tuple(
            BoardTab(tab.value, icon(_TAB_ICONS[tab]), words(f"tabs.key.{tab}"), words(f"tabs.tip.{tab}"))
            for tab in Tab
        )

    # places

    @property
    def buttons(self) -> Sequence[Widget]:
        return tuple(self.actions_bar.buttons.values())

    @property
    def menu_buttons(self) -> Sequence[Widget]:
        return self.actions_bar.rules, self.actions_bar.menu

    @property
    def rects(self) -> TableRects:
        return table_rects(self.view)

    def most_zoom(self, window: Scale) -> float:
        """See `Board.most_zoom`: as far as the valley keeps a place in the middle."""
        return largest_zoom(window)

    def arrange(self, scale: Scale) -> None:
        self.view.arrange(scale)
        self.ambience.show(partial(living_things, self.view.layout))
        self.gestures.drag.layout(scale)
        self.gestures.reset()

    def place_buttons(self) -> None:
        self.actions_bar.place(self.view.layout, self.view.scale)

    def open_tab(self, name: str) -> None:
        self.view.open(Tab(name))
        self.gestures.reset()

    def follow_step(self, *, of_bot: bool) -> None:
        """See `Board.follow_step`: who has something to do, or did it, sees the hand when the table is shown next."""
        seat = decider(self._context.game.state)
        person = seat is not None and not self._context.seats[seat].bot
        if self._context.options.bots and (person or not of_bot or self.view.open_tab is Tab.MARKET):
            self.view.open_tab = Tab.MAIN

    def medal_place(self, seat: int) -> tuple[Spot, int]:
        return medal_place(self.view.panels[seat], self.view.scale)

    def speech_place(self, seat: int) -> Rect:
        """See `Board.speech_place`: over the figures below the name."""
        panel, px = self.view.panels[seat], self.view.scale.px
        if panel.folded:
            return Rect(0, 0, 0, 0)
        head = panel.header
        return Rect(head.x, head.bottom + px(2), head.width, px(52))

    @property
    def hint_place(self) -> Rect:
        """See `Board.hint_place`: over the icon of the button, or in the corner of one that has words alone."""
        button, px = self.actions_bar.buttons["hint"], self.view.scale.px
        rect = Rect(0, 0, px(40), px(40))
        rect.center = button.icon_place.center if button.icon_place is not None else button.rect.topright
        return rect

    # the game

    @property
    def shown(self) -> State:
        return self.view.state

    def show(self, state: State, viewing: int, *, watching: bool) -> None:
        aside = dice_set_aside(self._context.game.steps)[-state.set_aside :] if state.set_aside else ()
        self.view.show(state, viewing, aside)
        self.selection.renew(state, watching=watching)
        self.gestures.reset()
        self.spotlight.clear()
        self.overlay.watching = watching
        self.ambience.show(partial(living_things, self.view.layout))

    def show_past(self, state: State, viewing: int) -> None:
        self.view.show(state, viewing, ())

    def show_buttons(self, buttons: ButtonStates) -> None:
        self.actions_bar.show(self._context.game.state, buttons, self.selection.actions)

    def press(self, action: Action) -> None:
        """Play what a button means; the end of a turn asks first where something useful is left undone or lost."""
        state = self._context.game.state
        asks = self._context.options.asks and self._context.preferences.now.ask_before_end
        if not isinstance(action, End) or not asks:
            self._callbacks.play(action)
            return
        said = turn_end_warnings(self._words, self._context.names, state)
        if not said:
            self._callbacks.play(action)
            return
        never = self._context.preferences.never_ask_before_end
        self._callbacks.open_dialog(
            EndQuestion(self._words, said, lambda: self._callbacks.play(action), never)
        )

    def refuse(self, refusal: Refusal) -> None:
        self.responder.respond(NotAllowed(refusal))

    def advise(self, advice: Advice[Action]) -> None:
        self.spotlight.show(advice.action, *((advice.equal,) if advice.equal is not None else ()))
        said = advice_text(self._words, self._context.names, advice)
        self._callbacks.notify(said, seconds=6 + 3 * len(advice.remarks), warn=False)
        self._callbacks.changed()

    def announces(self, action: Action) -> bool:
        return not isinstance(action, _UNANNOUNCED)

    # words

    def prompt_line(self) -> str:
        gestures = self.gestures
        if isinstance(gestures.lifted, TrayDie):
            return self._words("table.now.die" if gestures.lit() else "table.now.die_nowhere")
        return self.tips.now(self.selection, len(gestures.lit()) if gestures.choosing else 0)

    @property
    def shows_ended_turn(self) -> bool:
        return self.moving.shows_ended_turn

    def log_lines(self, first: int, after: int) -> tuple[LogLine, ...]:
        seen = self._context.game
        return lines_of(self._words, seen.initial, seen.steps, first, after)

    def occasions(self, number: int) -> Sequence[Occasion]:
        game = self._context.game
        return occasions(game.steps[number - 1].after if number else game.initial, game.steps[number])

    def recap(self, seat: int) -> Recap:
        seen, game = self._context.game, self.view.state.game
        report = losses_and_threats(seen.initial, seen.steps, seat)
        if not report:
            return Recap()
        return Recap(
            report_signs(self._words, report, game, seat, named=True),
            report_signs(self._words, report, game, seat, named=False),
            report.moments,
            report.tiles,
        )

    # life

    @property
    def living(self) -> Sequence[Rect]:
        return self.ambience.areas

    def set_motion(self, settings: MotionSettings) -> None:
        self.gestures.drag.glides = not settings.calm
        self.ambience.set_alive(settings.alive)

    def update(self, dt: float) -> bool:
        return self.gestures.drag.update(dt)

    def roll(self, dt: float) -> bool:
        return self.view.tray.update(dt)

    def breathe(self, dt: float) -> bool:
        return self.ambience.update(dt)

    def wake_in(self) -> float | None:
        return self.ambience.wake_in()

    def settle(self) -> None:
        self.view.tray.settle()

    def draw_under(self, surface: Surface) -> None:
        draw_under(surface, self.view, self.gestures, self._motion, self.ambience, self.overlay)
        self.spotlight.draw(surface)

    def draw_over(self, surface: Surface) -> None:
        draw_over(surface, self.view, self.gestures, self.overlay)


def valley_of(board: AnyBoard) -> ValleyBoard:
    """The board of a table that is known to be Wiraqocha's. Raises TypeError for another one's."""
    if not isinstance(board, ValleyBoard):
        raise TypeError(f"{type(board).__name__} is no board of Wiraqocha")
    return board
