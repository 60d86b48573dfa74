"""The windows of an action: announced, answered, paid and rolled for, answered again, applied (I-16.10)."""

from dataclasses import replace

from game.titles.inkas.rules.action_rules import Stages
from game.titles.inkas.rules.actions import Action, Play
from game.titles.inkas.rules.answers import asked_in_order, can_answer, left_to, might_answer
from game.titles.inkas.rules.approvals import Trial, roll_out, verdict
from game.titles.inkas.rules.battles import carry_out, note_answer
from game.titles.inkas.rules.cards import refuse_instead
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Purpose
from game.titles.inkas.rules.events import ActionFailed, BattleBegan
from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.pending import HuntAsked, StrikeAsked, Window, WishAsked
from game.titles.inkas.rules.stages import is_over, stages_of, trial_of
from game.titles.inkas.rules.state import State

_BATTLES = (Purpose.BATTLE, Purpose.SURVIVAL)


def announce(change: Change, seat: int, action: Action, stages: Stages) -> None:
    """An action stands; as an answer to another, for which its seat has answered."""
    note_answer(change, seat)
    stages.tell(change, seat, action)
    change.push(Window(NOBODY, seat, action))


def go_on(change: Change) -> bool:
    """Let the next seat be asked that has an answer; False: there is none, and the action has gone on."""
    window = change.state.pending[-1]
    assert isinstance(window, Window)
    if window.of != NOBODY:
        return True
    window = _rolled_on(change, window)
    for seat in asked_in_order(change.state, window):
        if can_answer(change.state, window, seat):
            change.pop()
            change.push(replace(window, of=seat))
            return True
    if _stands(change.state, window):
        change.pop()
        change.push(left_to(change.state.mover, window))
        return True
    _close(change, window)
    return False


def _stands(state: State, window: Window) -> bool:
    """Whether a window stands at the table though nobody can answer, for nobody was asked but might have been."""
    if not state.game.at_table or not state.game.advanced or window.passed:
        return False
    return any(might_answer(state, window, seat) for seat in asked_in_order(state, window))


def _rolled_on(change: Change, window: Window) -> Window:
    """What is still to be rolled after an answer is rolled now."""
    if window.number == 1:
        return window
    trial = trial_of(change.state, window)
    if trial is None or verdict(trial, window.rolled) is not None:
        return window
    change.pop()
    window = replace(window, rolled=roll_out(change, trial, window.rolled), passed=0)
    change.push(window)
    return window


def _close(change: Change, window: Window) -> None:
    """All have passed: paid and rolled for after the first window, applied after the second."""
    if not change.game.advanced:
        change.pop()
        carry_out(change, window.by, window.action)
        return
    trial = trial_of(change.state, window)
    change.pop()
    if window.cancelled:
        refuse_instead(change, window.by)
    elif is_over(change.state, window):
        _fail(change, window)
    elif window.number > 1:
        _finish(change, window, trial is None or verdict(trial, window.rolled) is True)
    else:
        stages_of(window).pay(change, window.by, window.made)
        if trial is None:
            _finish(change, window, True)
        else:
            _roll(change, window, trial)


def _roll(change: Change, window: Window, trial: Trial) -> None:
    """The rolling begins, with the figures of now; then it may be answered."""
    battle = trial.purpose in _BATTLES
    if battle:
        change.emit(BattleBegan, trial.attack, trial.defence)
    figures = (trial.attack, trial.defence) if battle else ()
    rolled = roll_out(change, trial, window.rolled)
    change.push(replace(window, number=2, rolled=rolled, figures=figures, passed=0))


def _finish(change: Change, window: Window, approved: bool) -> None:
    stages = stages_of(window)
    stages.spend(change, window.by, window.made)
    stages.apply(change, window.by, window.made, approved)


def foil(change: Change) -> None:
    """An attack that was foiled has failed at once, ahead of all that has come of it since (R-71)."""
    foiled = [isinstance(entry, Window) and entry.foiled for entry in change.state.pending]
    if not any(foiled):
        return
    later = [change.pop() for _ in foiled[foiled.index(True) + 1 :]]
    _end_foiled(change)
    for entry in reversed(later):
        change.push(entry)


def _end_foiled(change: Change) -> None:
    """Step and llamas are gone as after any failure."""
    window = change.pop()
    assert isinstance(window, Window)
    if window.number == 1 and not is_over(change.state, window):
        stages_of(window).pay(change, window.by, window.made)
    _fail(change, window)


def _fail(change: Change, window: Window) -> None:
    """Its step is used up, a card in it is spent; a question that it answered is closed (notation 3.2)."""
    stages_of(window).spend(change, window.by, window.made)
    change.emit(ActionFailed, window.by)
    last = change.state.pending[-1] if change.state.pending else None
    if isinstance(last, WishAsked | StrikeAsked | HuntAsked) and not isinstance(window.action, Play):
        change.pop()
