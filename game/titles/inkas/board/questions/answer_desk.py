"""Who at the table is asked for an answer, and how: all together, behind a curtain, by standing orders, or as usual."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game.kit.board.context import BoardContext, TableCallbacks
from game.kit.board.curtain import Curtain, CurtainPlace
from game.kit.board.table_rects import Tab
from game.kit.board.table_strip import TableStrip
from game.table.table_question import BEAT
from game.titles.inkas.board.layout.table_layout import TableLayout
from game.titles.inkas.board.pieces.art import picture
from game.titles.inkas.board.questions.orders import NEVER_LENT, SeatOrders, quest_orders
from game.titles.inkas.board.view import TableView
from game.titles.inkas.rules.actions import Action, Agree, Decline, Pass, Rebirth, Stop
from game.titles.inkas.rules.answers import put_to_table
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.events import CardPlayed, Event
from game.titles.inkas.rules.lending import borrowed
from game.titles.inkas.rules.pending import ConsentAsked, Question, Window
from game.titles.inkas.rules.state import State
from game.ui.sound import Cue
from game.ui.widget import Widget

_STRIP: Final = (64, 720)  # its height, its width at most


class AnswerDesk:
    """The strip that asks all, the curtain behind which one of them answers, and the standing orders.

    Of several persons nobody is named: what is shown follows from what lies open and from their orders alone, until
    one of them has gone behind the curtain.
    """

    def __init__(
        self,
        context: BoardContext[State, Event],
        callbacks: TableCallbacks[Action, Event | Cue],
        view: TableView,
    ) -> None:
        self._context, self._callbacks, self._view = context, callbacks, view
        self.orders = quest_orders(context.game.wishes)
        people = {seat: (context.seats[seat].emblem, context.seats[seat].name) for seat in context.people}
        self.strip = TableStrip(
            *(context.words, people, self._hang, self._pass),
            (context.words("answers.order.this_action"), self._let_action_be),
        )
        self.curtain = Curtain(context.people, self._lift, callbacks.gesture_sound)
        self._behind: int | None = None  # whose answer the curtain hides
        self.waits = False  # nobody is asked, and it goes on by itself
        self._stood = 0.0  # seconds that it has waited
        self._unasked: Action = Pass()  # what is then done
        self._kept_beat = False
        self.by_name = False
        self.before_rolls = False  # whether a card for an own roll is asked for before it, as a lesson does

    @property
    def widgets(self) -> Sequence[Widget]:
        """What can be pressed."""
        return (*self.strip.widgets, self.curtain)

    def orders_of(self, seat: int, state: State) -> SeatOrders:
        """The standing orders of a seat."""
        return SeatOrders(self.orders, seat, state, before_rolls=self.before_rolls)

    def has_orders(self, state: State, seat: int) -> bool:
        """Whether the standing orders of a seat are to be seen: a person's, who is not asked with all others."""
        ordered = state.game.advanced or state.game.asks_partners
        if not ordered or seat not in self._context.people:
            return False
        return not self.is_hidden(state) and not state.victory

    def opens_orders(self, state: State) -> bool:
        """Whether only the one whose orders they are looks on: alone at the machine, behind the curtain, or asked by
        name; they tell what somebody may hold.
        """
        if len(self._context.people) < 2 or not state.game.advanced or self._context.looking() is not None:
            return True
        return self.by_name and state.question is Question.ANSWER and state.decider in self._context.people

    @property
    def _answering(self) -> Sequence[int]:
        """Who looks on, or all at the machine where nobody alone does."""
        looking, state = self._context.looking(), self._view.shown.state
        if looking is None and self.by_name and state.decider in self._context.people:
            looking = state.decider
        return self._context.people if looking is None else (looking,)

    def lets_action_be(self, state: State) -> bool:
        """Whether whoever looks on has passed all that comes of the action in question."""
        return all(self.orders_of(seat, state).passes_action for seat in self._answering)

    def let_action_be(self, state: State, *, passes: bool) -> None:
        """Let whoever looks on pass all that is to be expected of the action in question, or be asked again."""
        for seat in self._answering:
            self.orders_of(seat, state).pass_action(passes=passes)
        self.keep()

    def keep(self) -> None:
        """Keep the orders with the game, and look again whether anybody is asked."""
        self._callbacks.keep_options(self.orders.wishes)

    # what is asked

    @property
    def _several(self) -> bool:
        return len(self._context.people) > 1 and not self.by_name

    @property
    def _asks_all(self) -> bool:
        """Whether all persons are asked together, and nobody looks at the own hand."""
        return self._several and self._context.looking() is None

    @property
    def hangs(self) -> bool:
        """Whether the curtain hides an answer."""
        return self._behind is not None and self._context.looking() is None

    def is_hidden(self, state: State) -> bool:
        """Whether nobody may see who is asked: nothing can be done but what is done by all."""
        if put_to_table(state) is None:
            return False
        return self._asks_all or (self._context.hidden() and self._context.looking() is None)

    def _asked_window(self, state: State) -> Window | None:
        """The window that is put to all persons, or that somebody is asked in where each is asked by itself."""
        if self._several or state.victory or not state.game.advanced:
            return put_to_table(state)
        window = state.pending[-1] if state.pending else None
        return window if isinstance(window, Window) else None

    def show(self, state: State, *, past: bool = False) -> None:
        """Take a moment of the game as it is shown."""
        window = None if past else self._asked_window(state)
        was_lifted = self._behind is not None and self.curtain.sees(self._behind)
        if window is None or not self._several or (was_lifted and self._context.looking() is None):
            self._behind = None
        hangs = self._behind is not None
        self.curtain.take((self._behind, state.turn, len(state.pending)), may_look=hangs, chooses=hangs)
        self.waits, self._stood, self._unasked, self._kept_beat = False, 0.0, Pass(), window is not None
        asks = False
        if window is not None and self._several:
            if self._asks_all and not hangs:
                asks = any(self.orders_of(seat, state).might_want(window) for seat in self._context.people)
                self.waits = not asks
        elif window is not None and not self._context.hidden() and window.of in self._context.people:
            self.waits = not self.orders_of(window.of, state).wants(legal_actions(state))
        elif not past and (ordered := self._ordered_loan(state)) is not None:
            self.waits, self._unasked = True, ordered
        elif not past and self._only_rebirth(state):
            self.waits, self._unasked = True, Rebirth()
        self.strip.show(asks=asks, decided=self._context.decided())

    def _ordered_loan(self, state: State) -> Action | None:
        """What a person has ordered to answer who asks it for llamas; nothing where it is asked itself."""
        asked = state.pending[-1] if state.pending else None
        if not isinstance(asked, ConsentAsked) or asked.of not in self._context.people:
            return None
        most = self.orders_of(asked.of, state).lends
        if most == NEVER_LENT:
            return Decline()
        return Agree() if borrowed(asked.action) <= most else None

    def _only_rebirth(self, state: State) -> bool:
        """Whether a person can but go on with Rebirth; of several at the machine as far as all of them know, since a
        stop would tell of a hand that is not empty.
        """
        if state.question is not Question.DAWN or state.decider not in self._context.people:
            return False
        options = self._context.options
        told = len(self._context.people) > 1 and state.hands[state.decider]
        if not options.asks or not options.buttons or told:
            return False
        return all(isinstance(action, Rebirth | Stop) for action in legal_actions(state))

    def came_between(self, state: State) -> str:
        """The cards that others have played at the action in question and that are over, in sentences."""
        window = state.pending[-1] if state.pending else None
        if not isinstance(window, Window):
            return ""
        game, told = self._context.game, list[str]()
        seat = self._view.shown.viewing
        for number in range(len(game.steps) - 1, -1, -1):
            before = game.steps[number - 1].after if number else game.initial
            if not any(_is_same(window, entry) for entry in before.pending):
                break
            played = [event for event in game.steps[number].events if isinstance(event, CardPlayed)]
            told += [self._context.describe(event) or "" for event in played if event.seat != seat]
        return " ".join(reversed(told))

    # what is done

    def _hang(self, seat: int) -> None:
        """Let the curtain fall behind which a person may answer."""
        self._behind = seat
        self._callbacks.look(None)

    def _lift(self) -> None:
        self._callbacks.look(self._behind)

    def _let_action_be(self) -> None:
        self.let_action_be(self._view.shown.state, passes=True)
        self._pass()

    def _pass(self) -> None:
        self._callbacks.play(self._unasked)

    def update(self, dt: float, *, rests: bool) -> bool:
        """Let `dt` seconds pass; what nobody is asked about goes on after the beat of a question."""
        fell = self.curtain.rest(rests=rests)
        if not self.waits or not rests:
            return fell
        self._stood += dt
        # the table has kept the beat of a window, but where each is asked by name
        if self._stood >= BEAT or (self._kept_beat and not self.by_name):
            self.waits = False
            self._pass()
        return True

    # places

    @staticmethod
    def _strip_area(layout: TableLayout) -> Rect:
        """Over all the cards, which nobody looks at then; where these lie folded over the buttons, which nobody can
        press, and where those do, too, at the foot of the board.
        """
        px = layout.scale.px
        if layout.open_tab is Tab.MAIN:
            return layout.button_area
        lies = layout.cards if layout.open_tab is None else layout.view
        high = lies.height - px(16) if layout.open_tab is None else px(_STRIP[0])
        area = Rect(0, 0, min(lies.width - px(16), px(_STRIP[1])), high)
        area.midbottom = lies.centerx, lies.bottom - px(8)
        return area

    def place(self) -> None:
        """Lay the strip, and the curtain over the question."""
        shown = self._view.shown
        layout, scale = shown.layout, shown.scale
        self.strip.place(self._strip_area(layout), scale)
        behind = shown.viewing if self._behind is None else self._behind
        look = self._context.words("answers.look", player=shown.names[behind])
        cloth = layout.question
        self.curtain.put(
            CurtainPlace(cloth, cloth, cloth, scale, look, look, look, picture("curtain.high"), True)
        )


def _is_same(window: Window, entry: object) -> bool:
    """Whether an entry of what was pending is this window at an earlier moment."""
    if not isinstance(entry, Window):
        return False
    return (entry.by, entry.action, entry.number) == (window.by, window.action, window.number)
