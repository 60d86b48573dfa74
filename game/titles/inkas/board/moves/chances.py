"""How likely attacks succeed, by the figures that the rules would read now (I-8.4, I-8.5)."""

from fractions import Fraction

from game.titles.inkas.board.moves.choices import made_of
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.approvals import Trial
from game.titles.inkas.rules.battles import attack_figure, defence_figure, strike_of
from game.titles.inkas.rules.pending import Window
from game.titles.inkas.rules.places import FLOOR
from game.titles.inkas.rules.staff import is_reconquest
from game.titles.inkas.rules.stages import trial_of
from game.titles.inkas.rules.state import State
from game.titles.inkas.rules.strikes import asked_strike


def chance_of_battle(attack: int, defence: int) -> Fraction:
    """The chance of an attack of so much against so much (I-8.5).

    >>> chance_of_battle(1, 1), chance_of_battle(2, 1), chance_of_battle(1, 2)
    (Fraction(1, 2), Fraction(3, 4), Fraction(1, 4))
    """
    more = attack - defence
    return 1 - Fraction(1, 2 ** (more + 1)) if more >= 0 else Fraction(1, 2 ** (1 - more))


def is_attack(action: Action) -> bool:
    """Whether an action is an attack of any kind."""
    made = made_of(action)
    return isinstance(made, a.Attack | a.Ambush)


def _trial_of_strike(state: State, action: a.Strike) -> Trial | None:
    """What is rolled for by who strikes back."""
    seat = asked_strike(state).of
    return trial_of(state, Window(seat, seat, action))


def figures_of(state: State, action: Action) -> tuple[int, int]:
    """The attack and the defence of an action that is an attack."""
    strike = strike_of(state.game, action)
    return attack_figure(state, strike.walla, strike.figure), defence_figure(state, strike.target)


def chance_of(state: State, action: Action) -> Fraction:
    """How likely an attack succeeds now."""
    return chance_of_battle(*figures_of(state, action))


def odds_of(state: State, action: Action) -> Fraction | None:
    """How likely what the die decides succeeds: an attack, to pull the staff out (I-9.3), or to replace another flag
    (I-28.7); None of others.
    """
    made = made_of(action)
    if isinstance(made, a.Strike):
        trial = _trial_of_strike(state, made)
        return chance_of_battle(trial.attack, trial.defence) if trial is not None else None
    if is_attack(action):
        return chance_of(state, action)
    if isinstance(made, a.Steal) and made.tampu:
        return None
    if isinstance(made, a.Plunge):
        return Fraction(1, 2) if is_reconquest(state, made) else None
    plunged_in = state.staff < FLOOR
    return Fraction(1, 2) if isinstance(made, a.Draw | a.Steal) and plunged_in else None


def rolls_needed(attack: int, defence: int) -> tuple[int, bool]:
    """How many rolls a battle takes at most, and whether all of them must be approved, not only one (I-8.4)."""
    less = min(attack, defence) - 1
    return max(attack - less, defence - less), defence > attack
