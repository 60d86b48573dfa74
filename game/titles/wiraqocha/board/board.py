"""The board of Wiraqocha on the shell's table: the valley, the players' panels, the market, the tray of dice."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.base.keys.shell_keys import LOG
from game.core.contract import Advice, Occasion, Refusal
from game.kit.board.board import Board, Recap, RivalSpeech
from game.kit.board.context import BoardContext, ButtonStates, TableCallbacks
from game.kit.board.end_question import end_turn
from game.kit.board.gesture_outcome import NotAllowed
from game.kit.board.line_signs import LogLine
from game.kit.board.spotlight import Spotlight
from game.kit.board.table_rects import Tab, TableRects, board_tabs
from game.titles.wiraqocha.board.hand.gesture_responder import GestureResponder
from game.titles.wiraqocha.board.hand.gestures import Gestures
from game.titles.wiraqocha.board.hand.keyboard import Keyboard
from game.titles.wiraqocha.board.hand.turn_end_check import advice_text, turn_end_warnings
from game.titles.wiraqocha.board.input import ValleyInput
from game.titles.wiraqocha.board.log.log_lines import lines_of
from game.titles.wiraqocha.board.log.recap_signs import report_signs
from game.titles.wiraqocha.board.log.sign_art import ValleySigns
from game.titles.wiraqocha.board.motion.board_motion import ThrownDice, valley_motion
from game.titles.wiraqocha.board.motion.event_rows import ROWS
from game.titles.wiraqocha.board.motion.event_sounds import valley_sounds
from game.titles.wiraqocha.board.motion.spotlight_places import TablePlaces
from game.titles.wiraqocha.board.motion.valley_life import living_things
from game.titles.wiraqocha.board.moves.invitations import Invitations
from game.titles.wiraqocha.board.moves.selection import Selection
from game.titles.wiraqocha.board.overlay import Overlay
from game.titles.wiraqocha.board.panels.actions_bar import ActionsBar
from game.titles.wiraqocha.board.panels.panels import badge_place
from game.titles.wiraqocha.board.panels.tray import TrayDie, dice_set_aside
from game.titles.wiraqocha.board.table_rects import table_rects
from game.titles.wiraqocha.board.tips.tips import Tips
from game.titles.wiraqocha.board.valley.tile_rims import RIMS, RimStrength
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.keys import CARDS, MARKET, PLAYERS
from game.titles.wiraqocha.losses_and_threats import losses_and_threats
from game.titles.wiraqocha.name import NAME
from game.titles.wiraqocha.remarks import occasions
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action, End
from game.titles.wiraqocha.rules.engine import decider
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.state import State
from game.ui.icons import icon
from game.ui.motion.player import MotionPlayer
from game.ui.scale import Scale
from game.ui.sound import Cue
from game.ui.widget import Spot, Widget

_TAB_SIGNS: Final = {
    Tab.MAIN: (icon("die"), CARDS),
    Tab.PLAYERS: (icon("people"), PLAYERS),
    Tab.MARKET: (icon("gear"), MARKET),
    Tab.JOURNAL: (icon("book"), LOG),
}
# what the table shows well enough by itself, or what must not be told before the dice have fallen
_UNANNOUNCED: Final = (a.Collect, a.Muster, a.Roll, a.Reroll, a.Sacrifice, a.Manufacture, a.End)


class ValleyBoard(Board[State, Action, Event]):
    """The parts that are public are for the lesson and for tests."""

    input: ValleyInput

    def __init__(
        self,
        context: BoardContext[State, Event],
        callbacks: TableCallbacks[Action, Event | Cue],
        motion: MotionPlayer,
    ) -> None:
        super().__init__(context, callbacks, motion)
        words, names, state = context.words, context.names, context.game.state
        emblems = tuple(context.emblems.values())
        self.selection = Selection(state)
        rims = RimStrength(context.preferences.now.value_of(NAME, RIMS))
        self.view = TableView(words, context.seats, emblems, state, context.people, rims, context.viewing)
        self.view.with_log = context.options.log
        self.view.invite(Invitations(reserve=context.options.reserve))
        self.sounds = valley_sounds(self.view, context.people_among_others)
        self.responder = GestureResponder(context, self.view, callbacks)
        self.gestures = Gestures(self.view, self.selection, self.responder.respond, callbacks.gesture_sound)
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
        self.speech = RivalSpeech(self._speech_place, self._occasions)
        self.actions_bar = ActionsBar(words, self.press, callbacks.undo, callbacks.hint)
        self.hint = self.actions_bar.buttons["hint"]
        self.menu.tooltip = words("table.button_tip.menu")
        self.spotlight = Spotlight[Action, Event](
            self.view, ROWS, TablePlaces(self.view, self.actions_bar.buttons)
        )
        self.sign_art = ValleySigns(words, context.emblems, state.game)
        self.tips = Tips(words, names, emblems)
        self.keyboard = Keyboard(self.view, self.gestures, self.selection, callbacks.move_cursor)
        self.overlay = Overlay(self.view, self.gestures, self.selection, self.keyboard)
        self.input = ValleyInput(
            self.gestures, self.selection, self.keyboard, self.tips, self.responder, self.press
        )
        self.input.set_calm(motion.settings.calm)
        self.tabs = board_tabs(words, _TAB_SIGNS)

    # places

    @property
    def buttons(self) -> Sequence[Widget]:
        return tuple(self.actions_bar.buttons.values())

    @property
    def rects(self) -> TableRects:
        return table_rects(self.view)

    def arrange(self, scale: Scale) -> None:
        self.view.arrange(scale)
        self.ambience.show(partial(living_things, self.view.layout))
        self.gestures.drag.layout(scale)
        self.gestures.reset()

    def place_buttons(self) -> None:
        layout, scale = self.view.layout, self.view.scale
        self.actions_bar.place(layout, scale)
        self.menu.place(layout.menu_button, scale)
        self.rules.place(layout.rules_button, scale)

    def open_tab(self, name: str) -> None:
        self.view.open(Tab(name))
        self.gestures.reset()

    def follow_step(self, *, of_bot: bool) -> None:
        """See `Board.follow_step`: who has something to do, or did it, sees the hand when the table is shown next."""
        seat = decider(self._context.game.state)
        person = seat is not None and not self._context.seats[seat].bot
        if self._context.options.bots and (person or not of_bot or self.view.open_tab is Tab.MARKET):
            self.view.open_tab = Tab.MAIN

    def badge_place(self, seat: int) -> tuple[Spot, int]:
        return badge_place(self.view.panels[seat], self.view.scale)

    def _speech_place(self, seat: int) -> Rect:
        """Over the name, at the right of who speaks, and over the gap above the panel."""
        panel, px = self.view.panels[seat], self.view.scale.px
        if panel.folded:
            return Rect(0, 0, 0, 0)
        head, left = panel.header, self.view.painter.name_left(panel, self.view.scale, seat)
        top = panel.rect.y - px(9)
        return Rect(left, top, head.right - left, head.bottom + px(2) - top)

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
        self.overlay.watching = self.input.watching = watching
        self.ambience.show(partial(living_things, self.view.layout))

    def show_past(self, state: State, viewing: int) -> None:
        self.view.show(state, viewing, ())

    def show_buttons(self, buttons: ButtonStates) -> None:
        self.actions_bar.show(self._context.game.state, buttons, self.selection.actions)

    def press(self, action: Action) -> None:
        """Play what a button means; the end of a turn asks first where something useful is left undone or lost."""
        if isinstance(action, End):
            context = self._context
            undone = partial(turn_end_warnings, self._context.words, context.names, context.game.state)
            end_turn(context, self._callbacks, action, undone)
        else:
            self._callbacks.play(action)

    def refuse(self, refusal: Refusal) -> None:
        self.responder.respond(NotAllowed(refusal))

    def advice_text(self, advice: Advice[Action]) -> str:
        return advice_text(self._context.words, self._context.names, advice)

    def announces(self, action: Action) -> bool:
        return not isinstance(action, _UNANNOUNCED)

    # words

    def prompt_line(self) -> str:
        gestures = self.gestures
        if isinstance(gestures.lifted, TrayDie):
            return self._context.words("table.now.die" if gestures.lit() else "table.now.die_nowhere")
        return self.tips.now(self.selection, len(gestures.lit()) if gestures.choosing else 0)

    def log_lines(self, first: int, after: int) -> tuple[LogLine, ...]:
        seen = self._context.game
        return lines_of(self._context.words, seen.initial, seen.steps, first, after)

    def _occasions(self, number: int) -> Sequence[Occasion]:
        game = self._context.game
        return occasions(game.steps[number - 1].after if number else game.initial, game.steps[number])

    def recap(self, seat: int) -> Recap:
        seen, game = self._context.game, self.view.state.game
        report = losses_and_threats(seen.initial, seen.steps, seat)
        if not report:
            return Recap()
        return Recap(
            report_signs(self._context.words, report, game, seat, named=True),
            report_signs(self._context.words, report, game, seat, named=False),
            report.moments,
            report.tiles,
        )

    def draw_under(self, surface: Surface) -> None:
        self.overlay.draw_under(surface, self._motion, self.ambience)
        self.spotlight.draw(surface)

    def draw_over(self, surface: Surface) -> None:
        gestures = self.gestures
        reason = self.input.reason_tip(gestures.over()) if gestures.drag.dragging else None
        self.overlay.draw_over(surface, reason)


valley_of: Final = ValleyBoard.of
