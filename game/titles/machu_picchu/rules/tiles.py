"""Moon Tiles (M-10.3, M-10.5, M-10.8): what each pays, and the fee for goods."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.machu_picchu.rules.action_rules import ActionRules
from game.titles.machu_picchu.rules.actions import PayFee, SkipFee
from game.titles.machu_picchu.rules.catalogue import FEES
from game.titles.machu_picchu.rules.change import Change
from game.titles.machu_picchu.rules.event_values import Cause
from game.titles.machu_picchu.rules.events import NotAsked, TilePaid
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS, TILE_INDEX, TILES
from game.titles.machu_picchu.rules.payment import affords
from game.titles.machu_picchu.rules.refusals import Reason, refuse
from game.titles.machu_picchu.rules.state import Phase, Question, State
from game.titles.machu_picchu.rules.trail import move_scout


def settle_tile(change: Change, seat: int, tile: int) -> None:
    """Pay a tile out, or ask for its fee where the seat has it (M-10.5, R-23)."""
    state, game = change.state, change.game
    fee = game.tile_fees[tile]
    if not any(fee):
        _pay_out(change, seat, tile, paid=True)
    elif affords(state, seat, fee):
        change.ask_first(seat, Question.FEE, tile)
    else:
        district = DISTRICTS[state.prince[seat]]
        change.emit(NotAsked, game.colours[seat], Question.FEE, district)
        _pay_out(change, seat, tile, paid=False)


def _pay_out(change: Change, seat: int, tile: int, *, paid: bool) -> None:
    """The tile goes back at night, and stays on the last day; its goods come less the fee, its steps are gone."""
    state, game = change.state, change.game
    kept = state.phase is not Phase.NIGHT
    if not kept:
        change.return_tile(seat, tile)
    gain, fee = game.tile_gains[tile], game.tile_fees[tile]
    net = tuple([(more - less) * paid for more, less in zip(gain, fee, strict=True)])
    moved = change.move_goods(seat, net)
    change.emit(TilePaid, game.colours[seat], TILES[tile], paid, kept, moved)
    move_scout(change, seat, game.tile_steps[tile], Cause.TILE)


def _pay_options(state: State) -> Sequence[PayFee]:
    return (FEES[state.pending[0].detail][0],)


def _skip_options(state: State) -> Sequence[SkipFee]:
    return (FEES[state.pending[0].detail][1],)


def _refusal(state: State, action: PayFee | SkipFee) -> Refusal | None:
    asked = state.pending[0].detail
    return refuse(Reason.OTHER_TILE, tile=TILES[asked]) if TILE_INDEX[action.tile] != asked else None


def _pay(change: Change, seat: int, action: PayFee) -> None:
    _pay_out(change, seat, TILE_INDEX[action.tile], paid=True)


def _skip(change: Change, seat: int, action: SkipFee) -> None:
    _pay_out(change, seat, TILE_INDEX[action.tile], paid=False)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(PayFee, "pay {tile}", (Question.FEE,), _pay_options, _refusal, _pay),
    ActionRules(SkipFee, "skip {tile}", (Question.FEE,), _skip_options, _refusal, _skip),
)
