"""What a card of the hand needs that cannot be played as it was meant."""

from game.base.i18n.words import Words
from game.core.contract import Refusal
from game.titles.inkas.content.card_effects import (
    Approving,
    Awakening,
    Cancelling,
    MapPiece,
    Relocating,
    SeeingHand,
    Tampu,
)
from game.titles.inkas.phrases import by_side
from game.titles.inkas.rules.cards import plays
from game.titles.inkas.rules.fixed_order import CARD_INDEX
from game.titles.inkas.rules.refusals import Reason
from game.titles.inkas.rules.state import State
from game.ui.text import sentence

_OF_CARDS = (Reason.NOT_THE_MOMENT, Reason.CARD_NAMES_WRONG)


def explained(words: Words, state: State, refusal: Refusal, said: str) -> str:
    """What is said of a refusal; of a card also what it needs, of a piece of the map only that it is kept."""
    if refusal.reason not in _OF_CARDS or state.question is None:
        return said
    if isinstance(state.game.effects[CARD_INDEX[str(refusal.details["card"])]], MapPiece):
        return sentence(words("table.why_not.kept"))
    return f"{sentence(said)} {_need(words, state, str(refusal.details['card']))}"


def _need(words: Words, state: State, card: str) -> str:
    number = CARD_INDEX[card]
    seat = state.decider if state.decider >= 0 else state.mover
    match state.game.effects[number]:
        case Approving():
            return words("table.card_needs.own_roll")
        case Cancelling():
            return words("table.card_needs.approval")
        case Awakening():
            key = "dead" if plays(state, seat, number) else "no_dead"
        case Tampu() | Relocating():
            key = "living" if plays(state, seat, number) else "no_living"
        case SeeingHand():
            key = "enemy"
        case _:
            return words("table.card_needs.own_turn")
    if state.pending:
        key = "own_turn"
    return words(by_side(words, f"table.card_needs.{key}", allied=state.game.alliance))
