"""The Sun Clock (M-9.1 to M-9.3, M-10.9): Incas sent there, and what they bring."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.machu_picchu.rules.action_rules import ActionRules
from game.titles.machu_picchu.rules.actions import ChooseGoods, Recall
from game.titles.machu_picchu.rules.catalogue import RECALLS, choices
from game.titles.machu_picchu.rules.change import Change
from game.titles.machu_picchu.rules.event_values import Cause
from game.titles.machu_picchu.rules.events import ClockPaid, IncaBack, Recalled
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS, GOOD_INDEX, JOB_INDEX
from game.titles.machu_picchu.rules.payment import units
from game.titles.machu_picchu.rules.refusals import Reason, refuse
from game.titles.machu_picchu.rules.state import Phase, Question, State
from game.titles.machu_picchu.rules.trail import move_scout


def enter_clock(change: Change, district: int) -> None:
    """Ask for an Inca, where the mover has one in the city."""
    state = change.state
    change.ask_if(any(state.incas[state.mover]), state.mover, Question.RECALL, district)


def _recall_options(state: State) -> Sequence[Recall]:
    return [RECALLS[job] for job, incas in enumerate(state.incas[state.mover]) if incas]


def _recall_refusal(state: State, action: Recall) -> Refusal | None:
    there = state.incas[state.mover][JOB_INDEX[action.job]]
    return None if there else refuse(Reason.NO_INCA_THERE, job=action.job)


def _recall(change: Change, seat: int, action: Recall) -> None:
    """The Inca goes to the clock; on the last day its reward comes at once (M-9.1, M-10.13)."""
    state, job = change.state, JOB_INDEX[action.job]
    before = state.clock[seat]
    change.count_incas(seat, job, -1)
    change.count_at_clock(seat, +1)
    change.emit(Recalled, change.game.colours[seat], action.job, DISTRICTS[job], before, before + 1)
    if state.day >= change.game.days.last:
        change.ask_first(seat, Question.GOODS)


def _goods_options(state: State) -> Sequence[ChooseGoods]:
    return choices(state.game.clock.goods)


def _goods_refusal(state: State, action: ChooseGoods) -> Refusal | None:
    for good in action.goods:
        if action.goods.count(good) > 1:
            return refuse(Reason.GOOD_TWICE, good=good)
    count = state.game.clock.goods
    return refuse(Reason.GOODS_COUNT, count=count) if len(action.goods) != count else None


def _choose(change: Change, seat: int, action: ChooseGoods) -> None:
    """At night the Inca returns; then the goods, then the steps (R-41)."""
    state, game = change.state, change.game
    if state.phase is Phase.NIGHT:
        before = state.clock[seat]
        change.count_at_clock(seat, -1)
        change.emit(IncaBack, game.colours[seat], before, before - 1, state.supply(seat))
    paid = change.move_goods(seat, units(state, tuple([GOOD_INDEX[good] for good in action.goods])))
    change.emit(ClockPaid, game.colours[seat], action.goods, paid)
    move_scout(change, seat, game.clock.steps, Cause.CLOCK)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(Recall, "recall {job}", (Question.RECALL,), _recall_options, _recall_refusal, _recall),
    ActionRules(ChooseGoods, "goods {goods}", (Question.GOODS,), _goods_options, _goods_refusal, _choose),
)
