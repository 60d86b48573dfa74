"""What could still be done before a turn ends."""

from collections.abc import Sequence

from game.base.i18n.words import Words
from game.titles.inkas.board.moves.choices import wamani_of
from game.titles.inkas.content.definitions import CENTRE_NAME
from game.titles.inkas.phrases import walla_name, wamani_name
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.fixed_order import NO_CARD, NOBODY, WAMANI_INDEX
from game.titles.inkas.rules.state import State
from game.titles.inkas.rules.unveiling import has_map


def turn_end_warnings(words: Words, state: State, actions: Sequence[Action]) -> list[str]:
    """What seems forgotten, a sentence for each: what may found Qusqu, a card beside a walla, all of a turn."""
    plunges = [action for action in actions if isinstance(action, a.Plunge)]
    found = [
        words(f"turn_end.{key}", walla=walla_name(words, action.walla))
        for action in plunges
        if (key := _missed(state, action))
    ]
    lying = dict.fromkeys(action.wamani for action in actions if isinstance(action, a.Unveil))
    found += [words("turn_end.card", wamani=wamani_name(words, wamani)) for wamani in lying]
    idle = state.active == NOBODY and not state.offered
    if idle and any(not isinstance(action, a.End | a.OfferDraw | a.Offer) for action in actions):
        found.append(words("turn_end.nobody"))
    return found


def _missed(state: State, action: a.Plunge) -> str:
    """What would come of a plunge: a card that is turned, or the founding of Qusqu."""
    if state.game.advanced:
        centre = wamani_of(state, action.walla) == CENTRE_NAME
        return "founding" if centre and has_map(state, state.mover) else ""
    return "plunge" if _hides_card(state, action) else ""


def _hides_card(state: State, action: a.Plunge) -> bool:
    place = WAMANI_INDEX[wamani_of(state, action.walla)]
    return place < PERIPHERAL and state.cards[place] != NO_CARD and state.flags[place] < 0
