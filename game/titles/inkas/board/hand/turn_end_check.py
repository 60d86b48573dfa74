"""What could still be done before a turn ends."""

from collections.abc import Sequence
from typing import Final

from game.base.i18n.words import Words
from game.titles.inkas.board.moves.choices import wamani_of
from game.titles.inkas.board.moves.labels import founds
from game.titles.inkas.phrases import walla_name, wamani_name
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.fixed_order import NO_CARD, NOBODY, WAMANI_INDEX
from game.titles.inkas.rules.goals import met_goals
from game.titles.inkas.rules.state import State

_ACTS: Final = (e.WallaPlaced, e.Moved, e.Flew, e.Transported, e.Pulled, e.AttackAnnounced)


def turn_end_warnings(
    words: Words, state: State, actions: Sequence[Action], *, acted: bool = False, hand_seen: bool = True
) -> list[str]:
    """What seems forgotten, a sentence for each: what may found Qusqu, as far as the own hand is seen, a card beside a
    walla, all of a turn; `acted`: a walla did something, wherever it is now.
    """
    if state.pursuit and met_goals(state, state.mover, ending=True):  # it wins
        return []
    plunges = [action for action in actions if isinstance(action, a.Plunge)]
    found = [
        words(f"turn_end.{key}", walla=walla_name(words, action.walla))
        for action in plunges
        if (key := _missed(state, action, hand_seen=hand_seen))
    ]
    lying = dict.fromkeys(action.wamani for action in actions if isinstance(action, a.Unveil))
    found += [words("turn_end.card", wamani=wamani_name(words, wamani)) for wamani in lying]
    idle = not acted and state.active == NOBODY and not state.offered
    if idle and any(not isinstance(action, a.End | a.OfferDraw | a.Offer | a.Store) for action in actions):
        found.append(words("turn_end.nobody"))
    return found


def shows_act(after: State, events: Sequence[Event]) -> bool:
    """Whether a step of a turn shows that a walla acted in it, though it may have died since."""
    return after.active != NOBODY or any(isinstance(event, _ACTS) for event in events)


def _missed(state: State, action: a.Plunge, *, hand_seen: bool) -> str:
    """What would come of a plunge: a card that is turned, or the founding of Qusqu."""
    if state.game.advanced:
        return "founding" if hand_seen and founds(state, action) else ""
    return "plunge" if _hides_card(state, action) else ""


def _hides_card(state: State, action: a.Plunge) -> bool:
    place = WAMANI_INDEX[wamani_of(state, action.walla)]
    return place < PERIPHERAL and state.cards[place] != NO_CARD and state.flags[place] < 0
