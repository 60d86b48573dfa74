"""The board of Machu Picchu on the shell's table: the city, the players' panels, market and clergy, the hand."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pygame import Surface

from game.base.profile.settings import MotionSettings
from game.core.contract import Advice
from game.core.match import rival_of
from game.kit.board.answer_round import AnswerRound
from game.kit.board.board import Board, Recap
from game.kit.board.context import BoardContext, ButtonStates, TableCallbacks
from game.kit.board.curtain import Curtain
from game.kit.board.end_question import end_turn
from game.kit.board.gesture_outcome import NotAllowed, PlayAction, judge
from game.kit.board.line_signs import LogLine
from game.kit.board.spotlight import Spotlight
from game.kit.board.table_rects import Tab, TableRects, board_tabs
from game.titles.machu_picchu.board.hand.gestures import Gestures
from game.titles.machu_picchu.board.hand.keyboard import Keyboard
from game.titles.machu_picchu.board.hand.turn_end_check import turn_end_warnings
from game.titles.machu_picchu.board.hidden_parts import HiddenPart
from game.titles.machu_picchu.board.input import CityInput
from game.titles.machu_picchu.board.layout.compact_layout import LEAST
from game.titles.machu_picchu.board.log.log_lines import lines_of
from game.titles.machu_picchu.board.log.recap import recap_of
from game.titles.machu_picchu.board.motion.board_motion import city_motion
from game.titles.machu_picchu.board.motion.city_life import living_things
from game.titles.machu_picchu.board.motion.event_rows import ROWS
from game.titles.machu_picchu.board.motion.event_sounds import city_sounds
from game.titles.machu_picchu.board.motion.spotlight_places import CityPlaces
from game.titles.machu_picchu.board.moves.answers import Answer
from game.titles.machu_picchu.board.moves.choices import NOTHING, PossibleGestures, choices
from game.titles.machu_picchu.board.moves.standing_orders import standing_orders
from game.titles.machu_picchu.board.overlay import draw_focus, draw_letters, draw_note, draw_overlay
from game.titles.machu_picchu.board.panels.buttons import ActionButtons, picture_icon
from game.titles.machu_picchu.board.panels.command_line import CommandLine, TypedActions
from game.titles.machu_picchu.board.panels.tray import curtain_place
from game.titles.machu_picchu.board.questions.offerings import Offerings
from game.titles.machu_picchu.board.questions.question_panel import QuestionPanel
from game.titles.machu_picchu.board.questions.rounds import QUESTIONS, moment_of
from game.titles.machu_picchu.board.table_rects import table_rects
from game.titles.machu_picchu.board.table_settings import CitySettings
from game.titles.machu_picchu.board.tips.tips import Tips
from game.titles.machu_picchu.board.view import TableView
from game.titles.machu_picchu.bots.title_bots import BOTS
from game.titles.machu_picchu.keys import JOURNAL, MAIN, MARKET, PLAYERS
from game.titles.machu_picchu.phrases import advice_text
from game.titles.machu_picchu.rules import actions as a
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.engine import legal_actions, refusal
from game.titles.machu_picchu.rules.events import CardDrawn, Event
from game.titles.machu_picchu.rules.state import Phase, Question, State
from game.ui.icons import icon
from game.ui.motion.player import MotionPlayer
from game.ui.scale import Scale
from game.ui.sound import Cue
from game.ui.widget import Spot, Widget

_AT_MARKET: Final = (Question.TRADE, Question.ORDAIN)  # what is asked of the tab of the market
_TAB_SIGNS: Final = {
    Tab.MAIN: (picture_icon("card.back"), MAIN),
    Tab.PLAYERS: (icon("people"), PLAYERS),
    Tab.MARKET: (picture_icon("good.corn3"), MARKET),
    Tab.JOURNAL: (icon("book"), JOURNAL),
}
# what the table shows well enough by itself
_UNANNOUNCED: Final = (a.Make, a.Burn, a.Offer, a.Done, a.ChooseGoods, a.ReturnCards, a.PayFee, a.SkipFee)


class CityBoard(Board[State, Action, Event]):
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
        emblems, options = tuple(context.emblems.values()), context.options
        rivals = tuple(rival_of(BOTS, seat) for seat in context.seats)
        self.view = TableView(
            *(words, names, emblems, state, context.viewing), openly=options.open, rivals=rivals
        )
        self.view.with_log = options.log
        bots = [seat for seat, sitting in enumerate(context.seats) if sitting.bot]
        self.orders = standing_orders(context.game.wishes)
        answering = context.people if options.buttons else ()  # nobody is asked in a replay
        self.answering = AnswerRound(QUESTIONS, answering, [*{*bots} - {*context.people}], self.orders)
        self.question_panel = QuestionPanel(self.view.shown, self.answering, self._answers_changed)
        self.gestures = Gestures(
            self.view,
            Offerings(self.question_panel),
            callbacks.play,
            self._refuse,
            heard=callbacks.gesture_sound,
            on_pin=self._pull_pin,
            on_stay=lambda: self._choose_tile(staying=True),
        )
        behind = () if options.open or options.unseen else context.people
        self.curtain = Curtain(behind, self._hand_turned, callbacks.gesture_sound)
        self.buttons_of_hand = ActionButtons(
            words,
            {
                "stay": self._stay,
                "ride": self._ride,
                "undo": callbacks.undo,
                "hint": callbacks.hint,
                "end": self._end,
            },
        )
        self.hint = self.buttons_of_hand.buttons["hint"]
        self.moving = city_motion(motion, self.view, lambda: self.gestures.dropped_at, callbacks.event_sound)
        self.sounds = city_sounds(self.view, context.people_among_others)
        self.spotlight = Spotlight[Action, Event](self.view, ROWS, CityPlaces(self.view))
        self.tips = Tips(words, context.explain)
        self.keyboard = Keyboard(self.gestures, self.question_panel, callbacks.move_cursor, callbacks.changed)
        self.input = CityInput(
            self.gestures, self.keyboard, self.curtain, self.tips, self._covered, self._type_action
        )
        self.set_motion(motion.settings)

    def _covered(self, spot: Spot) -> bool:
        """Whether the panel lies over the table at a spot."""
        return self.question_panel.open and self.question_panel.rect.collidepoint(spot)

    # places

    @property
    def buttons(self) -> Sequence[Widget]:
        return (*self.buttons_of_hand.buttons.values(), self.curtain, *self.question_panel.widgets)

    @property
    def rects(self) -> TableRects:
        return table_rects(self.view)

    def arrange(self, scale: Scale) -> None:
        chosen = CitySettings.of(self._context.preferences.now)
        self.view.alike, self.curtain.switch = chosen.alike, chosen.switch
        self.view.arrange(scale)
        self.gestures.drag.layout(scale)
        self.gestures.reset()
        self._show_panel()

    def place_buttons(self) -> None:
        layout = self.view.shown.layout
        self.buttons_of_hand.place(layout)
        self.menu.place(layout.menu, layout.scale)
        self.rules.place(layout.rules, layout.scale)
        self.question_panel.place()
        self.curtain.put(curtain_place(self.view.shown))

    def open_tab(self, name: str) -> None:
        self.view.open(Tab(name))
        self.gestures.reset()
        self._show_panel()

    def follow_step(self, *, of_bot: bool) -> None:
        """See `Board.follow_step`: who has something to do finds it open, and no hand but the own."""
        state, shown = self._context.game.state, self.shown
        seat = state.decider
        if (state.turn, seat) != (shown.turn, shown.decider):
            self.curtain.hand_over()
        if seat in self._context.people or not of_bot:
            self.view.open(Tab.MARKET if state.question in _AT_MARKET else Tab.MAIN)

    def badge_place(self, seat: int) -> tuple[Spot, int]:
        return self.view.panels[seat].badge

    # the game

    @property
    def shown(self) -> State:
        return self.view.shown.state

    def show(self, state: State, viewing: int, *, watching: bool) -> None:
        self._watching = watching
        viewing = self._seat_seen(state, viewing)
        returns = state.question is Question.RETURN and not watching
        looks = viewing in self._context.people and not watching and state.phase is not Phase.OVER
        self.curtain.take((viewing, state.turn, returns, watching), may_look=looks, chooses=returns)
        self.view.show(state, viewing, self._able(state), face_up=self._sees(state, viewing))
        self.gestures.reset()
        self.spotlight.clear()
        self.answering.show(moment_of(self._context.game, state, self.answering.people))
        self._show_panel()

    def _seat_seen(self, state: State, viewing: int) -> int:
        """Whose hand lies in the fan: where all are open, it is that of the turn, or of who puts cards back."""
        if not self._context.options.open:
            return viewing
        return state.decider if state.question is Question.RETURN else state.mover

    def _sees(self, state: State, viewing: int, *, past: bool = False) -> bool:
        """Whether that hand is seen."""
        return self._context.options.open or self.curtain.sees(
            viewing, over=state.phase is Phase.OVER, past=past
        )

    def _able(self, state: State) -> PossibleGestures:
        """What the table calls for in a state."""
        if self._watching:
            return NOTHING
        return choices(state.game, [action for action in legal_actions(state) if self._invited(action)])

    def invite(self, invited: Callable[[Action], bool]) -> None:
        """Call for these of the legal actions alone; another one is still handed on, for whoever can say why not."""
        self._invited = invited
        able, before = self._able(self.shown), self.view.shown.choices
        if able.actions != before.actions:
            self.view.invite(able)

    def ask_again(self) -> None:
        """An answer was given and not taken: let it be given once more."""
        self.answering.reopen()
        self._show_panel()
        self.question_panel.place()

    def _show_panel(self) -> None:
        """Lay the panel and the curtain before what is shown now."""
        self.ambience.show(lambda: living_things(self.view.shown))
        self._show_pins()
        self.question_panel.show(self.view.shown)
        self.curtain.put(curtain_place(self.view.shown))

    def _show_pins(self) -> None:
        pins = tuple(self.orders.pins(seat, self.shown) for seat in self.shown.game.seats)
        self.view.change(pins=pins)

    def _answers_changed(self) -> None:
        """Something was changed on the panel."""
        self._show_pins()
        self._keep_pins()
        self._callbacks.changed()

    def _keep_pins(self) -> None:
        """The game keeps the pins as they are now."""
        wishes = self.orders.wishes
        if wishes != self._context.game.wishes:
            self._callbacks.keep_options(wishes)

    def _pull_pin(self, seat: int, question: Question) -> None:
        """A seat is asked again."""
        self.answering.pull(seat, question)
        self._show_panel()
        self.question_panel.place()
        self._keep_pins()
        self._callbacks.changed()

    def _hand_turned(self) -> None:
        """The hand is seen, or hidden again."""
        shown = self.view.shown
        self.view.change(face_up=self._sees(shown.state, shown.viewing))
        self._show_panel()
        self._callbacks.changed()

    def show_past(self, state: State, viewing: int) -> None:
        viewing = self._seat_seen(state, viewing)
        self.view.show(state, viewing, NOTHING, face_up=self._sees(state, viewing, past=True))
        self.answering.hide()
        self._show_panel()

    def show_buttons(self, buttons: ButtonStates) -> None:
        steps = self._context.game.steps
        drawn = bool(steps) and any(isinstance(event, CardDrawn) for event in steps[-1].events)
        self.buttons_of_hand.show(self.shown, buttons, self.view.shown.choices, drawn=drawn)

    def _stay(self) -> None:
        """The Moon Tiles can be chosen, or no more."""
        self._choose_tile(staying=not self.view.shown.staying)

    def _choose_tile(self, *, staying: bool) -> None:
        self.view.change(staying=staying, riding=False)
        self._callbacks.changed()

    def _ride(self) -> None:
        """The far districts stand in light, or no more."""
        self.view.change(riding=not self.view.shown.riding, staying=False)
        self._callbacks.changed()

    def _end(self) -> None:
        """End what is done."""
        shown, context = self.view.shown, self._context
        done = a.Done()
        if done in shown.choices.actions:
            undone = partial(turn_end_warnings, context.words, shown.state, shown.choices.actions)
            end_turn(context, self._callbacks, done, undone)

    def _type_action(self) -> None:
        """Open the line in which an action can be typed."""
        typed = TypedActions(self._context.words, self._context.names, self._callbacks.play)
        self._callbacks.open_dialog(
            CommandLine(self._context.words, lambda text: typed.play(self.shown, text))
        )

    def _refuse(self, action: Action) -> None:
        """Say why an action is refused that a gesture would have been."""
        match judge(action, partial(refusal, self.shown)):
            case PlayAction():
                self._callbacks.play(action)
            case NotAllowed(why) if self.view.shown.choices.actions:
                self.refuse(why)

    def advice_text(self, advice: Advice[Action]) -> str:
        return advice_text(self._context.words, advice, hand_seen=self.view.shown.face_up)

    def announces(self, action: Action) -> bool:
        return not isinstance(action, _UNANNOUNCED)

    # words

    def prompt_line(self) -> str:
        if self.moving.shows_ended_turn:
            return ""
        return self.tips.now(self.view.shown, several=self.answering.several)

    def log_lines(self, first: int, after: int) -> tuple[LogLine, ...]:
        return lines_of(self._context, first, after)

    def recap(self, seat: int) -> Recap:
        return recap_of(self._context, seat)

    # time

    def set_motion(self, settings: MotionSettings) -> None:
        """See `Board.set_motion`: nothing slides or falls either for somebody who wants it calm."""
        super().set_motion(settings)
        self.curtain.calm = self.question_panel.sliding.calm = settings.calm

    def update(self, dt: float) -> bool:
        rests = not self._motion.busy
        gave = rests and self.answering.give_due(self._give)
        rests = rests and not gave
        moved = [self.curtain.rest(rests=rests), self.question_panel.update(dt, rests=rests)]
        return any((super().update(dt), gave, *moved))

    def _give(self, answer: Answer) -> None:
        """Play an answer that is due."""
        if answer.action is not None:
            self._callbacks.play(answer.action)

    def draw_under(self, surface: Surface) -> None:
        if not self._motion.draw_old(surface):
            self.view.draw(surface, self.gestures.hidden | self._motion.hidden_of(HiddenPart))
            self._motion.draw_covers(surface)
            self.ambience.draw(surface)
            draw_overlay(surface, self.view.shown, self.gestures, self.question_panel)
            at_keys = self.keyboard.cursor.area
            if at_keys is not None:
                draw_focus(surface, self.view.shown, at_keys, self.keyboard.district)
            if self.keyboard.letters:
                draw_letters(surface, self.view.shown)
        self.spotlight.draw(surface)
        self.question_panel.draw(surface)

    def draw_over(self, surface: Surface) -> None:
        self.gestures.drag.draw(surface)
        if not self._motion.busy:
            draw_note(surface, self.view.shown, self.gestures)


city_of: Final = CityBoard.of
