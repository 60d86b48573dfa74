"""The wish of a friend who has found a god (I-15.2, I-15.3, R-29)."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.inkas.content.card_effects import Meeting
from game.titles.inkas.content.definitions import PIECES, WAMANIS, WishName
from game.titles.inkas.rules.action_rules import ActionRules, Stages
from game.titles.inkas.rules.actions import Go, Stay, Wish
from game.titles.inkas.rules.approvals import Trial
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Cause, Purpose, StaffMove
from game.titles.inkas.rules.events import StayedAway, Travelled
from game.titles.inkas.rules.fixed_order import PIECE_INDEX, WAMANI_INDEX
from game.titles.inkas.rules.offerings import to_revive
from game.titles.inkas.rules.pending import GoAsked, Question, WishAsked
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.staff_locks import lock_refusal
from game.titles.inkas.rules.state import State
from game.titles.inkas.rules.turns import next_turn

_GOES, _STAYS = (Go(),), (Stay(),)
_WEALTH = (Wish(WishName.WEALTH),)
_TRAVELS = tuple(
    tuple(Wish(WishName.TRAVEL, wamani=name, staff=staff) for name in WAMANIS) for staff in (False, True)
)


def _asked(state: State) -> WishAsked:
    asked = state.pending[-1]
    assert isinstance(asked, WishAsked)
    return asked


def _options(state: State) -> Sequence[Wish]:
    asked = _asked(state)
    healths = [Wish(WishName.HEALTH, PIECES[walla]) for walla in to_revive(state, asked.of)]
    with_staff = () if state.bearer == asked.finder or lock_refusal(state) else _TRAVELS[1]
    return (*_WEALTH, *healths, *_TRAVELS[0], *with_staff)


def _refusal(state: State, action: Wish) -> Refusal | None:
    """Health wakes an own walla of the board; the staff is asked for only where the finder does not bear it."""
    asked = _asked(state)
    if action.wish is WishName.HEALTH:
        walla = PIECE_INDEX[action.walla]
        if walla not in state.game.wallas_of[asked.of]:
            return refuse(Reason.NOT_OWN, walla=action.walla)
        dead = walla in to_revive(state, asked.of)
        return None if dead else refuse(Reason.NOT_LYING, walla=action.walla)
    if not action.staff:
        return None
    bears = state.bearer == asked.finder
    return refuse(Reason.STAFF_HELD, walla=PIECES[asked.finder]) if bears else lock_refusal(state)


def _trial(state: State, seat: int, action: Wish) -> Trial | None:
    """The staff comes along by an approval (I-15.3)."""
    return Trial(seat, Purpose.TRAVEL) if action.staff else None


def _fails(state: State, seat: int, action: Wish, paid: bool) -> bool:
    alive = lives(state.places[_asked(state).finder])
    return not alive or _refusal(state, action) is not None


def _wish(change: Change, seat: int, action: Wish) -> None:
    _grant(change, seat, action, not action.staff or change.approved(seat, Purpose.TRAVEL))


def _grant(change: Change, seat: int, action: Wish, approved: bool) -> None:
    asked = change.pop()
    assert isinstance(asked, WishAsked)
    match action.wish:
        case WishName.WEALTH:
            effect = change.game.cards[PIECES[asked.god]].effect
            assert isinstance(effect, Meeting)
            change.gain(seat, effect.llamas, Cause.WISH)
        case WishName.HEALTH:
            change.revive(PIECE_INDEX[action.walla], Cause.WISH)
        case WishName.TRAVEL:
            _travel(change, seat, asked.finder, action, approved)


def _travel(change: Change, seat: int, finder: int, action: Wish, approved: bool) -> None:
    to = WAMANI_INDEX[action.wamani]
    if not action.staff:
        _arrive(change, seat, finder, to)
    elif approved:
        change.bear(StaffMove.FETCHED, finder)
        _arrive(change, seat, finder, to)
    else:
        change.push(GoAsked(seat, finder, to))


def _arrive(change: Change, seat: int, finder: int, to: int) -> None:
    """The finder is there, and the turn is over."""
    origin = change.state.places[finder]
    change.stand(finder, to)
    change.emit(Travelled, seat, PIECES[finder], WAMANIS[origin], WAMANIS[to])
    next_turn(change)


def _allowed(state: State, action: Go | Stay) -> Refusal | None:
    return None


def _go(change: Change, seat: int, action: Go) -> None:
    asked = change.pop()
    assert isinstance(asked, GoAsked)
    _arrive(change, seat, asked.finder, asked.to)


def _stay(change: Change, seat: int, action: Stay) -> None:
    asked = change.pop()
    assert isinstance(asked, GoAsked)
    change.emit(StayedAway, seat, PIECES[asked.finder])
    next_turn(change)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Wish,
        "wish {wish,walla,wamani,staff:wish}",
        (Question.WISH,),
        _options,
        _refusal,
        _wish,
        Stages(_grant, trial=_trial, fails=_fails),
    ),
    ActionRules(Go, "go", (Question.GO,), lambda state: _GOES, _allowed, _go),
    ActionRules(Stay, "stay", (Question.GO,), lambda state: _STAYS, _allowed, _stay),
)
