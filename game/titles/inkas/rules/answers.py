"""Who may answer an action, and with which cards (notation 3.2)."""

from collections.abc import Iterator
from dataclasses import replace

from game.titles.inkas.content.card_effects import AnsweredBy, Approving
from game.titles.inkas.content.definitions import CARDS
from game.titles.inkas.content.house_rules import AnswerScope
from game.titles.inkas.content.legends import LegendaryKind
from game.titles.inkas.rules.actions import Invoke, Play
from game.titles.inkas.rules.approvals import Trial, verdict
from game.titles.inkas.rules.battles import protecting_answers
from game.titles.inkas.rules.cards import effect_of, is_power, plays
from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.invoked import has_card
from game.titles.inkas.rules.led.answers import led_answer
from game.titles.inkas.rules.pending import Window
from game.titles.inkas.rules.power_answers import answers_in, power_answers
from game.titles.inkas.rules.stages import trial_of
from game.titles.inkas.rules.state import State
from game.titles.inkas.rules.touched import touched


def asked_in_order(state: State, window: Window) -> list[int]:
    """All who could be asked: first who rolls, then the others in seat order after the one who acted (R-54)."""
    game = state.game
    everybody = game.order_from(state.mover if window.by == NOBODY else window.by)
    others = [seat for seat in everybody if seat != window.by]
    trial = trial_of(state, window) if game.advanced else None
    if trial:
        others = [trial.seat, *(seat for seat in others if seat != trial.seat)]
    return [
        seat
        for seat in others
        if not state.is_out(seat)
        and not window.passed >> seat & 1
        and (seat == state.mover or not window.answered >> seat & 1)
    ]


def can_answer(state: State, window: Window, seat: int) -> bool:
    """Whether a seat has an answer; one that is led, whether the table has one (I-27.8)."""
    if state.game.is_led(seat):
        return led_answer(state, window, seat) is not None
    if protecting_answers(state, window, seat):
        return True
    if not state.game.advanced:
        return False
    if next(card_answers(state, window, seat), None) is not None:
        return True
    return has_card(state, seat) and next(powers_that_answer(state, window, seat), None) is not None


def might_answer(state: State, window: Window, seat: int) -> bool:
    """Whether a seat might have an answer, by what lies open: as if a hand that is not empty held any card."""
    if protecting_answers(state, window, seat):
        return True
    holds = bool(state.hands) and bool(state.hands[seat])
    if not holds or next(cards_that_answer(state, window, seat), None) is not None:
        return holds
    return next(powers_that_answer(state, window, seat), None) is not None


def cards_that_answer(state: State, window: Window, seat: int) -> Iterator[int]:
    """The cards that would answer in a window, whoever holds them."""
    for card in sorted(state.game.held):
        if may_answer(state, window, seat, card) and plays(state, seat, card):
            yield card


def put_to_table(state: State) -> Window | None:
    """The window that is asked, where it is put to the table: nobody may know whom it asks, nor whether anybody.

    Such a window stands whenever somebody might answer. Where nobody can, it is left to whose turn it is, as to one
    who has passed already; so it looks to all others who are not asked.
    """
    if not state.game.at_table or not state.game.advanced or state.victory or not state.pending:
        return None
    window = state.pending[-1]
    return window if isinstance(window, Window) else None


def only_passes(state: State) -> bool:
    """Whether who is asked in a window can only let it pass."""
    window = put_to_table(state)
    return window is not None and window.of != NOBODY and bool(window.passed >> window.of & 1)


def left_to(seat: int, window: Window) -> Window:
    """The window as it is left to a seat that has no answer, or is not the one that is asked."""
    return replace(window, of=seat, passed=1 << seat)


def card_answers(state: State, window: Window, seat: int) -> Iterator[Play]:
    """The cards that a seat may play in a window."""
    for card in sorted(set(state.hands[seat])):
        if may_answer(state, window, seat, card):
            yield from plays(state, seat, card)


def powers_that_answer(state: State, window: Window, seat: int) -> Iterator[Invoke]:
    """The uses of Legendary powers that would answer in a window, for who has a card for one."""
    if state.game.legendary and not _is_closed(state, window, seat):
        yield from power_answers(state, window, seat, lambda: _touches(state, window, seat))


def power_fits(state: State, window: Window, user: int, kind: LegendaryKind) -> bool:
    """Whether a power answers this action in this window."""
    seat = state.game.seat_of[user]
    if _is_closed(state, window, seat):
        return False
    return answers_in(state, window, user, kind, lambda: _touches(state, window, seat))


def _is_closed(state: State, window: Window, seat: int) -> bool:
    """Whether a window is none of an enemy's action, or of one that has failed, which only cards for rolls answer."""
    if seat == window.by or not _is_enemy(state, window.by, seat):
        return True
    trial = trial_of(state, window) if window.number > 1 else None
    return trial is not None and verdict(trial, window.rolled) is False


def may_answer(state: State, window: Window, seat: int, card: int) -> bool:
    """Whether a card answers this action in this window."""
    kind = state.game.cards[CARDS[card]]
    trial = trial_of(state, window)
    result = verdict(trial, window.rolled) if trial else None
    if kind.answers is AnsweredBy.OWN_ROLL:
        waits_for = None if window.number == 1 else False
        return trial is not None and trial.seat == seat and result is waits_for
    if seat == window.by or (window.number > 1 and result is False):
        return False
    if kind.answers is AnsweredBy.ENEMY_APPROVAL:
        return _is_approval(state, window, trial, seat)
    if not _is_enemy(state, window.by, seat):
        return False
    match kind.answers:
        case AnsweredBy.ENEMY_ACTION:
            return True
        case AnsweredBy.ENEMY_POWER:
            return is_power(window.action) or _touches(state, window, seat)
        case AnsweredBy.TOUCHED:
            return _touches(state, window, seat)
    return False


def _is_approval(state: State, window: Window, trial: Trial | None, seat: int) -> bool:
    """An approval of an enemy: of the die, or a card that would be one (section 16)."""
    if isinstance(window.action, Play) and isinstance(effect_of(state, window.action), Approving):
        return not window.cancelled and _is_enemy(state, window.by, seat)
    return window.number > 1 and trial is not None and _is_enemy(state, trial.seat, seat)


def _is_enemy(state: State, other: int, seat: int) -> bool:
    """Whether another seat, or a god or a wild Amaru, is an enemy of a seat (R-91)."""
    return other == NOBODY or not state.game.side[seat] & state.game.own[other]


def _touches(state: State, window: Window, seat: int) -> bool:
    """Whether an action touches the side of a seat; by the house rule it need not (R-34, I-18.5)."""
    if state.game.house_rules.answers is AnswerScope.FREE:
        return True
    mask = touched(state, window)
    return any(
        mask >> other & 1 for other in state.game.seats if state.game.side[seat] & state.game.own[other]
    )
