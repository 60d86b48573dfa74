"""Temples (section 6): stones for who enters, then llamas for clergy cards, or goods in the Main Temple."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.machu_picchu.rules.action_rules import ActionRules
from game.titles.machu_picchu.rules.actions import Burn, Offer
from game.titles.machu_picchu.rules.catalogue import BURNS, offers
from game.titles.machu_picchu.rules.change import Change
from game.titles.machu_picchu.rules.event_values import Cause
from game.titles.machu_picchu.rules.events import Offered, Sacrificed, StonesTaken
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS, GOOD_INDEX, LLAMA, ROWS
from game.titles.machu_picchu.rules.payment import A_LLAMA, goods_short, units, units_had
from game.titles.machu_picchu.rules.refusals import Reason, refuse
from game.titles.machu_picchu.rules.state import Question, State
from game.titles.machu_picchu.rules.trail import move_scout


def enter_temple(change: Change, district: int) -> None:
    """Take the stones and go their steps; then everybody who can sacrifice is asked (M-6.1 to M-6.3, M-6.6, R-20)."""
    state, game = change.state, change.game
    mover, stones = state.mover, state.bonus[district]
    change.lay_bonus(district, 0)
    change.emit(StonesTaken, game.colours[mover], DISTRICTS[district], stones)
    move_scout(change, mover, stones * game.stone_steps[district], Cause.STONES)
    row = game.temple_rows[district]
    question = Question.BURN if row >= 0 else Question.OFFER
    for seat in game.order_from(mover):
        if row >= 0 and not state.clergy[seat][row]:
            continue
        able = state.goods[seat][LLAMA] > 0 if row >= 0 else units_had(state, seat) > 0
        change.ask_if(able, seat, question, district)


# llamas


def _row(state: State) -> int:
    """The row of the temple where the Prince on turn stands."""
    return state.game.temple_rows[state.prince[state.mover]]


def _burn_options(state: State) -> Sequence[Burn]:
    seat = state.pending[0].seat
    most = min(state.clergy[seat][_row(state)], state.goods[seat][LLAMA])
    return BURNS[: most + 1]


def _burn_refusal(state: State, action: Burn) -> Refusal | None:
    seat, row = state.pending[0].seat, _row(state)
    if action.llamas > state.clergy[seat][row]:
        return refuse(Reason.TOO_FEW_CARDS, row=ROWS[row], count=state.clergy[seat][row])
    return goods_short(state, seat, A_LLAMA, action.llamas)


def _burn(change: Change, seat: int, action: Burn) -> None:
    """The number is that of the temple's opening: nobody ordains meanwhile (M-6.4, M-6.8, R-17)."""
    state, game, row = change.state, change.game, _row(change.state)
    number = state.number(row)
    paid = change.pay(seat, A_LLAMA, action.llamas)
    district = DISTRICTS[state.prince[state.mover]]
    change.emit(Sacrificed, game.colours[seat], district, ROWS[row], action.llamas, number, paid)
    move_scout(change, seat, action.llamas * number, Cause.SACRIFICE)


# goods


def _offer_options(state: State) -> Sequence[Offer]:
    return offers(units_had(state, state.pending[0].seat), state.game.offering.most)


def _offer_refusal(state: State, action: Offer) -> Refusal | None:
    seat, most = state.pending[0].seat, state.game.offering.most
    for good in action.goods:
        if action.goods.count(good) > 1:
            return refuse(Reason.GOOD_TWICE, good=good)
        unit = state.game.units[GOOD_INDEX[good]]
        if state.goods[seat][GOOD_INDEX[good]] < unit:
            return refuse(Reason.UNIT_SHORT, good=good, pieces=unit)
    return refuse(Reason.TOO_MANY_GOODS, count=most) if len(action.goods) > most else None


def _offer(change: Change, seat: int, action: Offer) -> None:
    state, game = change.state, change.game
    paid = change.pay(seat, units(state, tuple([GOOD_INDEX[good] for good in action.goods])))
    district = DISTRICTS[state.prince[state.mover]]
    change.emit(Offered, game.colours[seat], district, action.goods, paid)
    move_scout(change, seat, len(action.goods) * game.offering.per_unit, Cause.OFFERING)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(Burn, "burn {llamas:number}", (Question.BURN,), _burn_options, _burn_refusal, _burn),
    ActionRules(Offer, "offer {goods:offered}", (Question.OFFER,), _offer_options, _offer_refusal, _offer),
)
