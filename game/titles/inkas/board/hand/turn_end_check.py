"""What could still be done before a turn ends."""

from collections.abc import Sequence

from game.base.i18n.words import Words
from game.titles.inkas.board.moves.choices import wamani_of
from game.titles.inkas.phrases import walla_name
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.fixed_order import NO_CARD, NOBODY, WAMANI_INDEX
from game.titles.inkas.rules.state import State


def turn_end_warnings(words: Words, state: State, actions: Sequence[Action]) -> list[str]:
    """What seems forgotten, a sentence for each: a hidden card that may found Qusqu, or all of a turn."""
    found = [
        words("turn_end.plunge", walla=walla_name(words, action.walla))
        for action in actions
        if isinstance(action, a.Plunge) and _hides_card(state, action)
    ]
    idle = state.active == NOBODY and not state.offered
    if idle and any(not isinstance(action, a.End | a.OfferDraw | a.Offer) for action in actions):
        found.append(words("turn_end.nobody"))
    return found


def _hides_card(state: State, action: a.Plunge) -> bool:
    place = WAMANI_INDEX[wamani_of(state, action.walla)]
    return place < PERIPHERAL and state.cards[place] != NO_CARD and state.flags[place] < 0
