"""What the baseline player chooses from: all that is legal, but it neither offers a draw nor agrees to one."""

from game.titles.inkas.rules.actions import Action, Agree, OfferDraw
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State


def peaceless(state: State) -> list[Action]:
    """The legal actions that do not lead to a draw: those who leave all to chance would agree in no time."""
    if state.question is Question.CONSENT:  # to lend, and not to a draw
        return legal_actions(state)
    return [action for action in legal_actions(state) if not isinstance(action, OfferDraw | Agree)]
