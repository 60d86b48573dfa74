"""Legendary powers as answers to what an enemy does (notation 3.2)."""

from collections.abc import Callable, Iterator

from game.titles.inkas.content.legends import LegendaryKind, PowerAnswer
from game.titles.inkas.rules.actions import Invoke
from game.titles.inkas.rules.battles import attacked_in, is_attack, strike_of
from game.titles.inkas.rules.board import suyu_of
from game.titles.inkas.rules.invoked import bars, uses
from game.titles.inkas.rules.pending import Fight, Window
from game.titles.inkas.rules.power_targets import around
from game.titles.inkas.rules.state import State


def power_answers(state: State, window: Window, seat: int, touches: Callable[[], bool]) -> Iterator[Invoke]:
    """The uses of powers by which a seat may answer an enemy's action, if it has a card for one."""
    for user, _ in state.look().free(seat):
        for source, kind in state.game.legends[user]:
            if answers_in(state, window, user, kind, touches) and bars(state, user, kind) is None:
                yield from uses(state, user, source, kind)


def answers_in(
    state: State, window: Window, user: int, kind: LegendaryKind, touches: Callable[[], bool]
) -> bool:
    """Whether a power answers an enemy's action in this window."""
    if kind.answers is PowerAnswer.NOTHING:
        return False
    if kind.answers is PowerAnswer.TOUCHED:
        return touches()
    if not is_attack(window.action):
        return False
    target, game = attacked_in(window), state.game
    if not game.side[game.seat_of[user]] >> target & 1:
        return False
    place = state.places[user]
    match kind.answers:
        case PowerAnswer.ALLY_ATTACKED:
            return target != user
        case PowerAnswer.SUYU_ATTACKED:
            together = suyu_of(place) == suyu_of(state.places[target]) >= 0
            return window.number == 1 and (target == user or together)
    return bool(around(state, place) >> _attacker(state, window) & 1)


def _attacker(state: State, window: Window) -> int:
    """Who attacks in a window."""
    action = window.action
    return action.amaru if isinstance(action, Fight) else strike_of(state.game, action).walla
