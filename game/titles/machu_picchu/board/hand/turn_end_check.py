"""What could still be done before a turn ends."""

from collections.abc import Sequence

from game.base.i18n.words import Words
from game.titles.machu_picchu.rules import actions as a
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.state import Question, State


def turn_end_warnings(words: Words, state: State, actions: Sequence[Action]) -> list[str]:
    """What could still be done in this turn and be paid, a sentence for each; of the market a visit for nothing."""
    found = [
        words("turn_end.hire", job=words(f"job.{action.job}"))
        for action in actions
        if isinstance(action, a.Hire)
    ]
    found += [
        words("turn_end.ordain", row=words(f"row.{action.row}"))
        for action in actions
        if isinstance(action, a.Ordain)
    ]
    if state.question is Question.TRADE and not state.used:
        found.append(words("turn_end.trade"))
    if state.question is Question.RECALL:
        found.append(words("turn_end.recall"))
    return found
