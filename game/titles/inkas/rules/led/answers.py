"""Rows W of the table: the cards with which a led ayllu answers."""

from dataclasses import dataclass

from game.titles.inkas.content.card_effects import Approving, Cancelling, Relocating
from game.titles.inkas.content.definitions import PIECES, WAMANIS
from game.titles.inkas.content.led_table import WindowRow
from game.titles.inkas.rules.actions import Ambush, Attack, Draw, Evoke, Play, Steal
from game.titles.inkas.rules.approvals import verdict
from game.titles.inkas.rules.battles import attacked, is_attack
from game.titles.inkas.rules.fixed_order import CARD_INDEX, NOBODY, PIECE_INDEX
from game.titles.inkas.rules.led.goals import goals, own_bearer, shut_for_bearer
from game.titles.inkas.rules.naming import table_of
from game.titles.inkas.rules.pending import Window
from game.titles.inkas.rules.stages import trial_of
from game.titles.inkas.rules.state import State


@dataclass(frozen=True, slots=True)
class LedAnswer:
    """What a led ayllu plays in a window, and by which row."""

    row: str
    play: Play


def led_answer(state: State, window: Window, seat: int) -> LedAnswer | None:
    """The answer of a led ayllu in a window; None where it passes unasked."""
    if not state.hands or not state.hands[seat]:
        return None
    for name, row in table_of(state.game).rows.items():
        if isinstance(row, WindowRow) and (play := _play(state, window, seat, row.card)):
            return LedAnswer(name, play)
    return None


def _play(state: State, window: Window, seat: int, name: str) -> Play | None:
    card = CARD_INDEX[name]
    if card not in state.hands[seat]:
        return None
    match state.game.effects[card]:
        case Approving():
            applies = _rolled(state, window, seat) is False
            return Play(name) if applies else None
        case Cancelling():
            applies = _is_enemy_deed(state, window, seat) and _rolled(state, window, window.by) is True
            return Play(name) if applies else None
        case Relocating():
            to = _refuge(state, window, seat)
            return None if to is None else Play(name, PIECES[state.bearer], WAMANIS[to])
    return None


def _rolled(state: State, window: Window, seat: int) -> bool | None:
    """Whether a test of a seat has succeeded, in the second window; None where there is none."""
    trial = trial_of(state, window) if window.number > 1 else None
    return verdict(trial, window.rolled) if trial and trial.seat == seat else None


def _is_enemy_deed(state: State, window: Window, seat: int) -> bool:
    """Whether an enemy attacks or ambushes an own walla, or is about to take the staff."""
    if window.by in (seat, NOBODY):
        return False
    made = window.action.action if isinstance(window.action, Evoke) else window.action
    if isinstance(made, Attack | Ambush):
        return bool(state.game.own[seat] >> PIECE_INDEX[made.target] & 1)
    return isinstance(made, Draw) or (isinstance(made, Steal) and not made.tampu)


def _refuge(state: State, window: Window, seat: int) -> int | None:
    """Where the attacked own bearer goes: the nearest goal that is not shut for it, without an enemy (row W3)."""
    bearer = own_bearer(state, seat)
    if bearer == NOBODY or window.number > 1 or window.by == seat:
        return None
    if not is_attack(window.action) or attacked(window.action) != bearer:
        return None
    barred, look, enemies = shut_for_bearer(state, seat), state.look(), state.game.enemies[seat]
    steps = state.game.board.distances[state.places[bearer]]
    open_to = [
        goal
        for goal in goals(state, seat)
        if steps[goal] and not barred >> goal & 1 and not look.here(goal) & enemies
    ]
    return min(open_to, key=lambda goal: (steps[goal], goal), default=None)
