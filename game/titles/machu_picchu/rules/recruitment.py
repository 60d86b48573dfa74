"""New Incas and new clergy (section 7)."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.machu_picchu.rules.action_rules import ActionRules
from game.titles.machu_picchu.rules.actions import Hire, Ordain
from game.titles.machu_picchu.rules.catalogue import HIRES, ORDAINS
from game.titles.machu_picchu.rules.change import Change
from game.titles.machu_picchu.rules.events import Hired, Ordained
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS, JOB_INDEX, ROW_INDEX, ROWS
from game.titles.machu_picchu.rules.payment import affords, goods_short
from game.titles.machu_picchu.rules.refusals import Reason, refuse
from game.titles.machu_picchu.rules.state import Question, State

# Incas


def enter_hiring(change: Change, district: int) -> None:
    """Ask for Incas, where any can be paid (M-7.1)."""
    change.ask_if(bool(_hireable(change.state)), change.state.mover, Question.HIRE, district)


def _hireable(state: State) -> list[int]:
    """The jobs of the mover's district that are still to be had this turn, and that it can pay."""
    seat, game = state.mover, state.game
    if state.supply(seat) <= 0:
        return []
    return [
        job
        for job in game.hired[state.prince[seat]]
        if not state.used >> job & 1 and affords(state, seat, game.job_costs[job])
    ]


def _hire_options(state: State) -> Sequence[Hire]:
    return [HIRES[job] for job in _hireable(state)]


def _hire_refusal(state: State, action: Hire) -> Refusal | None:
    seat, game, job = state.mover, state.game, JOB_INDEX[action.job]
    district = state.prince[seat]
    if job not in game.hired[district]:
        return refuse(Reason.JOB_ELSEWHERE, job=action.job, district=DISTRICTS[district])
    if state.used >> job & 1:
        return refuse(Reason.JOB_HIRED, job=action.job)
    if state.supply(seat) <= 0:
        return refuse(Reason.NO_SUPPLY)
    return goods_short(state, seat, game.job_costs[job])


def _hire(change: Change, seat: int, action: Hire) -> None:
    """Pay, set the Inca up, and ask again while another can be had (M-7.2, M-7.3)."""
    state, game, job = change.state, change.game, JOB_INDEX[action.job]
    before = state.incas[seat][job]
    paid = change.pay(seat, game.job_costs[job])
    change.count_incas(seat, job, +1)
    change.use(1 << job)
    supply = state.supply(seat)
    change.emit(Hired, game.colours[seat], action.job, DISTRICTS[job], before, before + 1, supply, paid)
    if _hireable(state):
        change.ask_first(seat, Question.HIRE)


# clergy


def enter_ordaining(change: Change, district: int) -> None:
    """Ask for a clergy card, where one can be paid (M-7.5)."""
    change.ask_if(bool(_ordainable(change.state)), change.state.mover, Question.ORDAIN, district)


def _ordainable(state: State) -> list[int]:
    """The rows of the mover's district whose next card it can pay."""
    seat, game = state.mover, state.game
    found = []
    for row in game.ordained[state.prince[seat]]:
        taken = state.taken(row)
        if taken < game.row_sizes[row] and affords(state, seat, game.row_costs[row][taken]):
            found.append(row)
    return found


def _ordain_options(state: State) -> Sequence[Ordain]:
    return [ORDAINS[row] for row in _ordainable(state)]


def _ordain_refusal(state: State, action: Ordain) -> Refusal | None:
    seat, game, row = state.mover, state.game, ROW_INDEX[action.row]
    district = state.prince[seat]
    if row not in game.ordained[district]:
        return refuse(Reason.ROW_ELSEWHERE, row=action.row, district=DISTRICTS[district])
    taken = state.taken(row)
    if taken >= game.row_sizes[row]:
        return refuse(Reason.ROW_EMPTY, row=action.row)
    return goods_short(state, seat, game.row_costs[row][taken])


def _ordain(change: Change, seat: int, action: Ordain) -> None:
    """Pay and take the leftmost card, which uncovers a number; one is all (M-7.6, M-6.5, R-37)."""
    state, game, row = change.state, change.game, ROW_INDEX[action.row]
    taken, before = state.taken(row), state.clergy[seat][row]
    paid = change.pay(seat, game.row_costs[row][taken])
    change.take_clergy(seat, row)
    left = game.row_sizes[row] - taken - 1
    change.emit(Ordained, game.colours[seat], ROWS[row], before, before + 1, state.number(row), left, paid)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(Hire, "hire {job}", (Question.HIRE,), _hire_options, _hire_refusal, _hire),
    ActionRules(Ordain, "ordain {row}", (Question.ORDAIN,), _ordain_options, _ordain_refusal, _ordain),
)
