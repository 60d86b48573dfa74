"""The board of INKAS on the shell's table: the ring of wamanis, the players' panels, offerings, cards, the question."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from pygame import Surface

from game.core.contract import Advice, Refusal
from game.core.match import rival_of
from game.kit.board.board import Board, Recap
from game.kit.board.context import BoardContext, ButtonStates, TableCallbacks
from game.kit.board.gesture_outcome import NotAllowed, judge
from game.kit.board.line_signs import LogLine
from game.kit.board.spotlight import Spotlight
from game.kit.board.table_rects import Tab, TableRects, board_tabs
from game.titles.inkas.board.hand.gestures import Gestures
from game.titles.inkas.board.hand.hand_curtain import HandCurtain
from game.titles.inkas.board.hand.keyboard import Keyboard, KeyCommands
from game.titles.inkas.board.hand.pins import Pins
from game.titles.inkas.board.hand.power_slip import PowerSlip
from game.titles.inkas.board.hand.responder import Responder
from game.titles.inkas.board.hand.step_actions import StepActions
from game.titles.inkas.board.hand.stops import StopButtons
from game.titles.inkas.board.hand.turn_end import TurnEnd
from game.titles.inkas.board.hidden_parts import HiddenPart
from game.titles.inkas.board.input import RingInput
from game.titles.inkas.board.layout.compact_layout import LEAST
from game.titles.inkas.board.log.log_lines import lines_of
from game.titles.inkas.board.log.recap import recap_of
from game.titles.inkas.board.motion.board_motion import ring_motion
from game.titles.inkas.board.motion.event_rows import ROWS
from game.titles.inkas.board.motion.event_sounds import ring_sounds
from game.titles.inkas.board.motion.lake_life import living_things
from game.titles.inkas.board.motion.spotlight_places import RingPlaces
from game.titles.inkas.board.moves.barred import walls_barring
from game.titles.inkas.board.moves.choices import (
    NOTHING,
    PossibleGestures,
    choices,
    destinations,
)
from game.titles.inkas.board.moves.loans import with_loan
from game.titles.inkas.board.moves.recent import last_card, last_roll
from game.titles.inkas.board.overlay import draw_overlay, draw_pointed_card
from game.titles.inkas.board.panels.buttons import ActionButtons, picture_icon
from game.titles.inkas.board.panels.undo_reason import undo_reason
from game.titles.inkas.board.questions.answer_desk import AnswerDesk
from game.titles.inkas.board.questions.lending_stepper import LendingStepper
from game.titles.inkas.board.questions.orders_opening import open_orders
from game.titles.inkas.board.questions.question_panel import QuestionPanel
from game.titles.inkas.board.questions.row_slip import RowSlip
from game.titles.inkas.board.questions.spent_cards import leaf_through
from game.titles.inkas.board.questions.stack_panel import draw_beat
from game.titles.inkas.board.ring.walls import Shiver
from game.titles.inkas.board.spoken_line import draw_focus, draw_spoken
from game.titles.inkas.board.table_rects import table_rects
from game.titles.inkas.board.table_settings import QuestSettings
from game.titles.inkas.board.tips.card_needs import explained
from game.titles.inkas.board.tips.tips import Tips
from game.titles.inkas.board.view import TableView
from game.titles.inkas.bots.title_bots import BOTS
from game.titles.inkas.keys import JOURNAL, MAIN, MARKET, PLAYERS
from game.titles.inkas.phrases import OF_HAND, advice_text
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.engine import legal_actions, refusal
from game.titles.inkas.rules.events import DrawAnswered, Event, LendingAnswered
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State
from game.ui.icons import icon
from game.ui.motion.player import MotionPlayer
from game.ui.scale import Scale
from game.ui.sound import Cue
from game.ui.text import sentence
from game.ui.widget import Spot, Widget

_TAB_SIGNS: Final = {
    Tab.MAIN: (icon("hourglass"), MAIN),
    Tab.PLAYERS: (icon("people"), PLAYERS),
    Tab.MARKET: (picture_icon("card.back"), MARKET),
    Tab.JOURNAL: (icon("book"), JOURNAL),
}
# what the table shows well enough by itself
_UNANNOUNCED: Final = (a.Pass, a.End, a.Agree, a.Decline, a.Stay, a.Go)


class QuestBoard(Board[State, Action, Event]):
    """The parts that are public are for the lesson and for tests."""

    least = LEAST

    def __init__(
        self,
        context: BoardContext[State, Event],
        callbacks: TableCallbacks[Action, Event | Cue],
        motion: MotionPlayer,
    ) -> None:
        super().__init__(context, callbacks, motion)
        words, state = context.words, context.game.state
        self._watching = True
        self._invited: Callable[[Action], bool] = lambda action: True
        self.tabs = board_tabs(words, _TAB_SIGNS)
        names = tuple(seat.name for seat in context.seats)
        emblems, rivals = tuple(context.emblems.values()), tuple(rival_of(BOTS, one) for one in context.seats)
        self.view = TableView(words, names, emblems, state, context.viewing, rivals=rivals)
        self.view.with_log = context.options.log
        self.responder = Responder(
            context,
            self.view,
            callbacks,
            lambda outcome: self.refuse(outcome.refusal),
            lambda actions: self.gestures.bring(actions),
            lambda actions: self.power_slip.open(actions),
        )
        self.hand = HandCurtain(context, self.view, self._hand_turned, callbacks.gesture_sound)
        self.gestures = Gestures(
            self.view,
            self.responder.mean,
            self._refuse,
            ask_alone=self.responder.ask_alone,
            heard=callbacks.gesture_sound,
            leaf=lambda: callbacks.open_dialog(leaf_through(self.view.shown)),
        )
        self.desk = AnswerDesk(context, callbacks, self.view)
        self.lending = LendingStepper(words, self._borrow)
        self.slip = RowSlip(words, callbacks.explain)
        self.question_panel = QuestionPanel(
            *(self.view.shown, callbacks.play, self._narrowed, self.desk),
            *(self._open_orders, self._look_again, self.lending, self.slip),
        )
        self.power_slip = PowerSlip(self.gestures, self.question_panel, lambda: self.shown, callbacks.unfold)
        self.turn_end = TurnEnd(context, callbacks, self.view, self.gestures)
        self.buttons_of_hand = self._action_buttons()
        self.hint = self.buttons_of_hand.buttons["hint"]
        self.moving = ring_motion(motion, self.view, lambda: self.gestures.dropped_at, self._held, self._say)
        self.sounds = ring_sounds(self.view, context.people if context.people_among_others else ())
        self._prompt = ""
        self._shiver = Shiver()
        self.spotlight = Spotlight[Action, Event](self.view, ROWS, RingPlaces(self.view, self._shiver))
        self.tips = Tips(words, self._explain)
        self.keyboard = Keyboard(self.gestures, self._key_commands())
        self.steps = StepActions(words, self.gestures, self.keyboard, self.responder, callbacks.changed)
        self.stops = StopButtons(context, self.view, self._ask_stop)
        self.pins = Pins(callbacks.changed, callbacks.gesture_sound)
        self.input = RingInput(self.gestures, self.keyboard, self.tips, self.hand, self.pins, self.stops)
        self.set_motion(motion.settings)
        self._take_settings()

    def _action_buttons(self) -> ActionButtons:
        return ActionButtons(
            self._context.words,
            {
                "move": lambda: self.steps.move(),
                "attack": lambda: self.steps.attack(),
                "place": lambda: self.steps.place(),
                "undo": self._callbacks.undo,
                "hint": self._callbacks.hint,
                "draw": self.turn_end.offer_draw,
                "end": self.turn_end.end,
            },
        )

    def _key_commands(self) -> KeyCommands:
        return KeyCommands(
            self._callbacks.move_cursor,
            self._callbacks.changed,
            self.turn_end.name_end,
            self._ask_for_draw,
            self._tell,
        )

    def _say(self, event: Event | Cue) -> None:
        """Let an event be heard, and say in words what nothing on the table shows."""
        self._callbacks.event_sound(event)
        if (
            isinstance(event, DrawAnswered | LendingAnswered)
            and not event.agreed
            and self.shown.mover in self._context.people
        ):
            self._callbacks.notify(self._context.describe(event) or "", seconds=6, warn=False)

    def _held(self) -> frozenset[HiddenPart]:
        return self.gestures.hidden

    # places

    @property
    def buttons(self) -> Sequence[Widget]:
        return (
            *self.buttons_of_hand.buttons.values(),
            self.hand.curtain,
            *self.question_panel.widgets,
            self.lending,
            self.slip,
            *self.desk.widgets,
            *self.stops.buttons,
        )

    @property
    def rects(self) -> TableRects:
        return table_rects(self.view)

    def _take_settings(self) -> None:
        """Take the title's settings, before anybody is asked."""
        self.view.settings = QuestSettings.of(self._context.preferences.now)
        self.hand.curtain.switch = self.view.settings.switch
        self.desk.by_name = self.view.settings.by_name
        self._callbacks.ask_by_name(self.desk.by_name)

    def arrange(self, scale: Scale) -> None:
        self._take_settings()
        self.view.arrange(scale)
        self.ambience.show(lambda: living_things(self.view.shown))
        self.gestures.drag.layout(scale)
        self.gestures.reset()
        self._show_panel()

    def place_buttons(self) -> None:
        layout = self.view.shown.layout
        self.buttons_of_hand.place(layout)
        self.menu.place(layout.menu, layout.scale)
        self.rules.place(layout.rules, layout.scale)
        self.lending.show(self.view.shown)
        self.question_panel.place()
        self.hand.place()
        self.desk.place()
        self.stops.place()
        if self.desk.strip.open and layout.open_tab is Tab.MAIN:  # it lies where they do
            for button in self.buttons_of_hand.buttons.values():
                button.visible = False

    def open_tab(self, name: str) -> None:
        self.view.open(Tab(name))
        self.gestures.reset()
        self._show_panel()

    def follow_step(self, *, of_bot: bool) -> None:
        """See `Board.follow_step`: who has something to do finds it open."""
        if self._context.game.state.decider in self._context.people or not of_bot:
            self.view.open(Tab.MAIN)

    def badge_place(self, seat: int) -> tuple[Spot, int]:
        return self.view.panels[seat].medal

    # the game

    @property
    def shown(self) -> State:
        return self.view.shown.state

    def show(self, state: State, viewing: int, *, watching: bool) -> None:
        self._watching = watching
        self.lending.forget()
        self.desk.show(state)
        self.stops.show(state)
        self.hand.take(state, viewing, watching=watching)
        face_up = self.hand.sees(state, viewing)
        game = self._context.game
        self.view.turns_hand = self.hand.curtain.shared and self._context.looking() is None
        self.view.show(state, viewing, self._able(state), last_roll(game), last_card(game), face_up=face_up)
        self.gestures.reset()
        self.spotlight.clear()
        self.question_panel.rest(rests=False)  # until what led here was seen
        self._show_panel()

    def _hand_turned(self) -> None:
        """The hand was turned up or down: what is picked of it is let go."""
        shown = self.view.shown
        self.view.turn_hand(face_up=self.hand.sees(shown.state, shown.viewing))
        self.view.invite(self._able(shown.state))
        self.gestures.reset()
        self._show_panel()
        self._callbacks.changed()

    def _able(self, state: State) -> PossibleGestures:
        """What the table calls for in a state."""
        if self._watching or self.hand.covers or self.desk.waits or self.desk.is_hidden(state):
            return NOTHING
        able = [action for action in legal_actions(state) if not isinstance(action, a.Stop)]  # on its badge
        invited = [action for action in able if self._invited(action)]
        return choices(
            state, with_loan(invited, self.lending.wanted) if state.game.asks_partners else invited
        )

    def invite(self, invited: Callable[[Action], bool]) -> None:
        """Call for these of the legal actions alone; another one is still handed on, for whoever can say why not."""
        self._invited = invited
        able = self._able(self.shown)
        if able.actions != self.gestures.whole.actions:
            self.gestures.widen()
            self.view.invite(able)
            self._show_panel()

    def _narrowed(self, actions: Sequence[Action]) -> None:
        """The panel has left these answers: the board calls for them."""
        if not self.power_slip.aim(actions):
            brings = all(isinstance(action, a.Play) and action.wamani for action in actions)
            self.view.invite(destinations(actions) if brings else choices(self.shown, actions))
        self._callbacks.changed()

    def _show_panel(self) -> None:
        """Lay the panel before what is shown now."""
        shown = self.view.shown
        self.lending.show(shown)
        self.question_panel.show(
            shown, shown.choices.actions or self._asked(), asleep=not shown.choices.actions
        )

    def _borrow(self) -> None:
        """Another number of a partner's llamas is to be borrowed."""
        self.gestures.widen()
        self.view.invite(self._able(self.shown))
        self._show_panel()
        self._callbacks.changed()

    def _asked(self) -> Sequence[Action]:
        """What somebody else is asked, to be read by all."""
        state = self.shown
        asked = state.question in (Question.DRAW_OFFER, Question.CONSENT)
        return legal_actions(state) if asked else ()

    def show_past(self, state: State, viewing: int) -> None:
        self.desk.show(state, past=True)
        self.stops.show(state, past=True)
        face_up = self.hand.sees(state, viewing, past=True)
        self.view.show(state, viewing, NOTHING, None, face_up=face_up)
        self._show_panel()

    def show_buttons(self, buttons: ButtonStates) -> None:
        words = self._context.words
        if self.desk.is_hidden(self.shown):  # whoever is asked
            buttons = replace(buttons, no_hint=words("table.why_not.asked"))
        no_undo = undo_reason(self._context.game)
        asks = self.shown.question in (Question.DRAW_OFFER, Question.CONSENT)
        if asks:  # somebody else, who may have begun to think of it
            buttons, no_undo = replace(buttons, can_undo=False), "table.why_not.asked"
        self.buttons_of_hand.show(self.shown, buttons, self.gestures.whole, words(no_undo))

    def _open_orders(self) -> None:
        open_orders(self._context, self._callbacks, self.view.shown, self.desk, self._look_again)

    def _look_again(self) -> None:
        """Ask, or do not, as it is ordered now."""
        shown = self.view.shown
        self.desk.show(shown.state)
        self.view.invite(self._able(shown.state))
        self._show_panel()
        self._callbacks.changed()

    # what buttons do

    def _ask_stop(self, stops: Sequence[a.Stop]) -> None:
        """Let one of these be chosen: what has been ended is not brought back."""
        self.responder.list_actions(self._context.words("table.ask.stop"), stops)

    def _ask_for_draw(self) -> None:
        """Do what the button does, or say why it does nothing."""
        button = self.buttons_of_hand.buttons["draw"]
        if button.enabled:
            self.turn_end.offer_draw()
        else:
            self._callbacks.notify(sentence(button.why_not))

    def _tell(self, key: str) -> None:
        """Say why a key does nothing."""
        self._callbacks.notify(sentence(self._context.words(f"table.why_not.{key}")))

    def _refuse(self, action: Action) -> None:
        """Say why an action is nothing; of what is not invited to that is told by who invites."""
        match judge(action, partial(refusal, self.shown)):
            case NotAllowed(why) if self.view.shown.choices.actions:
                self.refuse(why)
                self._show_walls(action)
                self.power_slip.open_barred(action, sentence(self._explain(why)))
            case _ if not self._watching and not self._invited(action):
                self._callbacks.play(action)

    def _show_walls(self, action: Action) -> None:
        """Show the walls that bar the way of an action; they shiver, where things may move."""
        walls = walls_barring(self.shown, action)
        if walls:
            self.spotlight.show_areas(map("|".join, walls))
            if not self._motion.still:
                self._shiver.begin()

    def update(self, dt: float) -> bool:
        rests = not self._motion.busy
        self.turn_end.rests = rests
        asks = self.question_panel.rest(rests=rests)
        fell = self.hand.rest(rests=rests, picked=self.gestures.in_hand is not None)
        if fell:
            self._hand_turned()
        changed = (
            *(super().update(dt), self._shiver.update(dt), self.desk.update(dt, rests=rests)),
            self.stops.rest(rests=rests),
        )
        return asks or fell or any(changed)

    def refuse(self, refusal: Refusal) -> None:
        self._callbacks.gesture_sound("refusal")
        self._callbacks.notify(self._explain(refusal))
        self._callbacks.changed()

    def _explain(self, refusal: Refusal) -> str:
        return explained(self._context.words, self.shown, refusal, self._context.explain(refusal))

    def advice_text(self, advice: Advice[Action]) -> str:
        shown = self.view.shown
        return advice_text(self._context.words, advice, hand_seen=shown.face_up, game=shown.state.game)

    def advise(self, advice: Advice[Action]) -> None:
        super().advise(advice)
        if (
            advice.reason in OF_HAND and not self.view.shown.face_up
        ):  # others at the machine would see what for
            self.spotlight.clear()

    def announces(self, action: Action) -> bool:
        return not isinstance(action, _UNANNOUNCED)

    # words

    def prompt_line(self) -> str:
        if self.moving.shows_ended_turn:
            return ""
        now = self.tips.now(self.view.shown, self.gestures.in_hand)
        if not self._motion.busy:
            self._prompt = now
        # until then what could be done before stands, where it still can
        return now if now == self._prompt else ""

    def log_lines(self, first: int, after: int) -> tuple[LogLine, ...]:
        return lines_of(self._context, first, after)

    def recap(self, seat: int) -> Recap:
        return recap_of(self._context, seat)

    # time

    def draw_under(self, surface: Surface) -> None:
        fresh = not self._motion.draw_old(surface)
        if fresh:
            self.view.draw(surface, self.gestures.hidden | self._motion.hidden_of(HiddenPart))
        shown = self.view.shown
        if fresh:
            self._motion.draw_covers(surface)
            self.ambience.draw(surface)
            at_keys, wamani = self.keyboard.cursor.area, self.keyboard.wamani
            focus = () if at_keys is None or wamani is None else (wamani,)
            if not self._motion.busy:
                draw_overlay(surface, shown, self.gestures, focus)
                self.pins.draw(surface, shown)
            if at_keys is not None and not focus:
                draw_focus(surface, shown, at_keys)
        self.spotlight.draw(surface)
        if self.desk.is_hidden(shown.state) and not self._motion.busy:
            draw_beat(surface, shown)
        if shown.layout.shows(Tab.MAIN):
            if fresh:  # until then it tells of what is still seen
                self.question_panel.refresh(shown, self.gestures.in_hand)
            self.question_panel.draw(surface, passing=self.moving.turn_passing)
        self.desk.strip.draw(surface)

    def draw_over(self, surface: Surface) -> None:
        if not self._motion.busy:
            draw_pointed_card(surface, self.view.shown, self.gestures)
        said = self.keyboard.spoken
        if said:
            draw_spoken(surface, self.view.shown, said)
        self.gestures.drag.draw(surface)


ring_of: Final = QuestBoard.of
