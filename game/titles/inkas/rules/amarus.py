"""Woken Amarus (I-15.9, I-15.10): whom one attacks next, and who stands up to it."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import PIECES, WAMANIS
from game.titles.inkas.rules.action_rules import ActionRules
from game.titles.inkas.rules.actions import Stand
from game.titles.inkas.rules.battles import announce
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.dice_order import rolled_order
from game.titles.inkas.rules.events import AmaruAttacks
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, bits
from game.titles.inkas.rules.pending import Due, Fight, Question, StandAsked
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State


def do_next(change: Change) -> None:
    """The next that an Amaru does by itself: a battle, a question who stands up, an order of several ayllus."""
    due, state = change.pop(), change.state
    assert isinstance(due, Due)
    if due.finder != NOBODY:
        _keep(change, replace(due, finder=NOBODY))
        if lives(state.places[due.finder]):
            _attack(change, due.amaru, due.finder, due.place)
        return
    first, *rest = due.seats
    here = state.look().here(due.place)
    present = [seat for seat in first if here & change.game.own[seat]]
    if len(present) > 1:
        order = rolled_order(change, present)
        change.push(replace(due, seats=(*((seat,) for seat in order), *rest)))
        return
    _keep(change, replace(due, seats=tuple(rest)))
    for seat in present:
        wallas = bits(here & change.game.own[seat])
        if len(wallas) > 1:
            change.push(StandAsked(seat, due.amaru, due.place))
        else:
            _attack(change, due.amaru, wallas[0], due.place)


def _keep(change: Change, due: Due) -> None:
    """What is left to be done waits."""
    if due.seats:
        change.push(due)


def _attack(change: Change, amaru: int, walla: int, place: int) -> None:
    seat = change.game.seat_of[walla]
    change.emit(AmaruAttacks, PIECES[amaru], seat, PIECES[walla], WAMANIS[place])
    announce(change, NOBODY, Fight(amaru, walla, place), walla)


def _asked(state: State) -> StandAsked:
    asked = state.pending[-1]
    assert isinstance(asked, StandAsked)
    return asked


def _options(state: State) -> Sequence[Stand]:
    asked = _asked(state)
    wallas = state.look().here(asked.place) & state.game.own[asked.of]
    return [Stand(PIECES[walla]) for walla in bits(wallas)]


def _refusal(state: State, action: Stand) -> Refusal | None:
    asked, walla = _asked(state), PIECE_INDEX[action.walla]
    if state.game.seat_of[walla] != asked.of:
        return refuse(Reason.NOT_OWN, walla=action.walla)
    there = state.places[walla] == asked.place
    return None if there else refuse(Reason.NOT_WITH_IT, walla=action.walla, wamani=WAMANIS[asked.place])


def _stand(change: Change, seat: int, action: Stand) -> None:
    asked = change.pop()
    assert isinstance(asked, StandAsked)
    _attack(change, asked.amaru, PIECE_INDEX[action.walla], asked.place)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(Stand, "stand {walla}", (Question.STAND,), _options, _refusal, _stand),
)
