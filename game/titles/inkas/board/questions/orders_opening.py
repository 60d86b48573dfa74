"""How the standing orders of who looks at the table are opened: behind a curtain, where others look on."""

from collections.abc import Callable

from game.kit.board.context import BoardContext, TableCallbacks
from game.titles.inkas.board.questions.answer_desk import AnswerDesk
from game.titles.inkas.board.questions.foresight import answering_kinds
from game.titles.inkas.board.questions.orders_curtain import OrdersCurtain
from game.titles.inkas.board.questions.orders_dialog import OrdersDialog
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.state import State
from game.ui.sound import Cue


def open_orders(
    context: BoardContext[State, Event],
    callbacks: TableCallbacks[Action, Event | Cue],
    shown: BoardViewState,
    desk: AnswerDesk,
    changed: Callable[[], None],
) -> None:
    """Let who looks say when it is asked for answers; `changed` is told when that has been said."""
    name, game = shown.names[shown.viewing], shown.state.game

    def show() -> None:
        orders = desk.orders_of(shown.viewing, shown.state)
        cards = answering_kinds(shown.state) if game.advanced else ()
        callbacks.open_dialog(
            OrdersDialog(
                *(shown.words, name, orders, cards, desk.keep, changed),
                answers=game.advanced,
                allied=game.alliance,
                lends=game.asks_partners,
            )
        )

    if desk.opens_orders(shown.state):
        show()
    else:
        callbacks.open_dialog(OrdersCurtain(shown.words, name, context.people, show, callbacks.gesture_sound))
