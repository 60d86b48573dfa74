"""Production (section 5): the bonus for who enters, then every Inca of every player there."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.machu_picchu.rules.action_rules import ActionRules
from game.titles.machu_picchu.rules.actions import Make
from game.titles.machu_picchu.rules.catalogue import MAKES
from game.titles.machu_picchu.rules.change import Change
from game.titles.machu_picchu.rules.events import BonusTaken, Produced
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS, GOODS, JOBS
from game.titles.machu_picchu.rules.game import Pieces
from game.titles.machu_picchu.rules.payment import affords, goods_short, times_afforded
from game.titles.machu_picchu.rules.refusals import Reason, refuse
from game.titles.machu_picchu.rules.state import Question, State


def enter_production(change: Change, district: int) -> None:
    """Take the bonus; then owners of Incas are asked, farmers produce unasked (M-5.1 to M-5.4, M-13.1)."""
    state, game = change.state, change.game
    mover, units = state.mover, state.bonus[district]
    change.lay_bonus(district, 0)
    # a production district has the number of its good
    bonus = tuple([units * unit if good == district else 0 for good, unit in enumerate(game.units)])
    gained = change.move_goods(mover, bonus)
    change.emit(BonusTaken, game.colours[mover], DISTRICTS[district], units, gained)
    fee = game.fees[district]
    for seat in game.order_from(mover):
        incas = state.incas[seat][district]
        if not incas:
            continue
        if not any(fee):
            _produce(change, seat, district, incas)
        else:
            change.ask_if(affords(state, seat, fee), seat, Question.MAKE, district)


def _produce(change: Change, seat: int, district: int, incas: int) -> None:
    game = change.game
    made = change.move_goods(seat, _yield(game.produced[district], district, game.fees[district], incas))
    change.emit(
        Produced,
        game.colours[seat],
        DISTRICTS[district],
        JOBS[district],
        incas,
        change.state.incas[seat][district],
        made,
    )


def _yield(pieces: int, district: int, fee: Pieces, incas: int) -> Pieces:
    """What so many Incas bring, less their fees."""
    return tuple([incas * ((pieces if good == district else 0) - fee[good]) for good in range(len(GOODS))])


def _options(state: State) -> Sequence[Make]:
    seat, district = state.pending[0].seat, state.prince[state.mover]
    most = times_afforded(state, seat, state.game.fees[district], state.incas[seat][district])
    return MAKES[: most + 1]


def _refusal(state: State, action: Make) -> Refusal | None:
    seat, district = state.pending[0].seat, state.prince[state.mover]
    if action.incas > state.incas[seat][district]:
        count = state.incas[seat][district]
        return refuse(Reason.TOO_FEW_INCAS, district=DISTRICTS[district], count=count)
    return goods_short(state, seat, state.game.fees[district], action.incas)


def _perform(change: Change, seat: int, action: Make) -> None:
    _produce(change, seat, change.state.prince[change.state.mover], action.incas)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(Make, "make {incas:number}", (Question.MAKE,), _options, _refusal, _perform),
)
