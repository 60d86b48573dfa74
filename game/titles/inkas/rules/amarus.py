"""Gods and Amarus that attack (I-15.5 to I-15.16): whom one attacks next, and who stands up to it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import PIECES, WAMANIS
from game.titles.inkas.content.house_rules import StrikeBack
from game.titles.inkas.rules.action_rules import ActionRules, Stages
from game.titles.inkas.rules.actions import Stand
from game.titles.inkas.rules.approvals import Trial
from game.titles.inkas.rules.battles import announce, fight, fight_trial
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.dice_order import rolled_order
from game.titles.inkas.rules.events import AmaruAttacks
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, PLAYED, WALLA_COUNT, bits
from game.titles.inkas.rules.later_attacks import attacks_after_step
from game.titles.inkas.rules.pending import Coming, Due, Fight, Question, StandAsked
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State
from game.titles.inkas.rules.strikes import let_strike


def do_next(change: Change) -> None:
    """The next that comes by itself: a battle, a question who stands up, an order of several ayllus, a strike."""
    due = change.pop()
    assert isinstance(due, Due)
    due = replace(due, coming=due.coming or attacks_after_step(change.state))
    if not due.coming:
        return
    first, *rest = due.coming
    place = due.place if due.place != NOBODY else change.state.places[first.attacker]
    if len(first.seats) > 1:
        rest = _ordered(change, first, place) + rest
        if rest:
            change.push(replace(due, coming=tuple(rest)))
        return
    if rest:
        change.push(replace(due, coming=tuple(rest)))
    if not _still_attacks(change.state, due, first, place):
        return
    if first.strike:
        let_strike(change, first.walla, first.attacker)
    elif first.seats:
        _attack_one_of(change, due, first, place)
    elif change.state.places[first.walla] == place:
        _attack(change, first.attacker, first.walla, place, due.woken)


def _ordered(change: Change, several: Coming, place: int) -> list[Coming]:
    """The ayllus that are still there, in the order of a roll (R-64)."""
    here = change.state.look().here(place)
    present = [seat for seat in several.seats if here & change.game.own[seat]]
    return [replace(several, seats=(seat,)) for seat in rolled_order(change, present)]


def _still_attacks(state: State, due: Due, coming: Coming, place: int) -> bool:
    """Whether the attacker is still what it was: on the board without a master, and not paralysed (R-66). Those with a
    robbed bearer are tested whatever becomes of who brought it about (R-76)."""
    game, attacker = state.game, coming.attacker
    if not game.kind.stay or attacker < PLAYED:
        return True
    if not lives(place) or game.seat_of[attacker] != NOBODY:
        return False
    return due.woken or not state.look().paralysed >> attacker & 1


def _attack_one_of(change: Change, due: Due, coming: Coming, place: int) -> None:
    """An ayllu chooses who stands up, where there is a choice (I-15.10)."""
    seat = coming.seats[0]
    wallas = bits(change.state.look().here(place) & change.game.own[seat])
    if len(wallas) > 1:
        change.push(StandAsked(seat, coming.attacker, place))
    elif wallas:
        _attack(change, coming.attacker, wallas[0], place, due.woken)


def _attack(change: Change, attacker: int, walla: int, place: int, woken: bool) -> None:
    seat = change.game.seat_of[walla]
    change.emit(AmaruAttacks, PIECES[attacker], seat, PIECES[walla], WAMANIS[place])
    announce(change, change.game.seat_of[attacker], Fight(attacker, walla, place, woken), walla)


def _fight_fails(state: State, seat: int, action: Fight, paid: bool) -> bool:
    """Whether the two do not stand before each other any more; the attacked one lives on (notation 3.2)."""
    apart = state.places[action.walla] != action.place
    if action.amaru < PLAYED:
        return apart
    gone = state.game.kind.stay and state.places[action.amaru] != action.place
    return apart or gone or state.game.seat_of[action.amaru] != NOBODY


def _fight_trial(state: State, seat: int, action: Fight) -> Trial:
    return fight_trial(state, action)


def _fight(change: Change, seat: int, action: Fight, survived: bool) -> None:
    fight(change, action, survives=survived)
    if survived:
        _note_survivor(change, action)


def _note_survivor(change: Change, action: Fight) -> None:
    """By the house rule every survivor of a woken Amaru strikes back, after the finder (R-30)."""
    due = change.state.pending[-1] if change.state.pending else None
    every = change.game.house_rules.strike_back is StrikeBack.ATTACKED and action.amaru < WALLA_COUNT
    if every and isinstance(due, Due) and due.woken:
        strike = Coming(action.amaru, action.walla, strike=True)
        if strike not in due.coming:
            change.pop()
            change.push(replace(due, coming=(*due.coming, strike)))


FOUGHT: Final = Stages(_fight, trial=_fight_trial, fails=_fight_fails)


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
    # of a god only who stands up falls
    _attack(change, asked.amaru, PIECE_INDEX[action.walla], asked.place, asked.amaru < WALLA_COUNT)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(Stand, "stand {walla}", (Question.STAND,), _options, _refusal, _stand),
)
