"""Which section of the book is about what a player is at, for F1 over the table."""

from collections.abc import Mapping
from typing import Final

from game.kit.board.gesture_outcome import NotAllowed
from game.titles.wiraqocha.board.moves.choices import GestureHint, GestureOutcome, HintKey
from game.titles.wiraqocha.board.view import ItemKind, ValleyItem
from game.titles.wiraqocha.book_references import (
    TERRAINS,
    TOKENS,
    VICTORIES,
    section_of_card,
    section_of_refusal,
)
from game.titles.wiraqocha.rules.state import Phase, State
from game.titles.wiraqocha.rules.tokens import KINDS

SECTION_OF_HINT: Final[Mapping[HintKey, str]] = {
    HintKey.NO_DICE: "requirements",
    HintKey.PICKED_DICE: "requirements",
    HintKey.ROLL_FIRST: "exchange",
    HintKey.CAMP_OF_RIVAL: "plunder",
    HintKey.CARD_WORKS_ALONE: "cards",
    HintKey.CARD_OF_ANOTHER: "cards",
    HintKey.NO_TARGET: "cards",
    HintKey.NOT_YOURS: "valley",
    HintKey.NO_MARKET: "build",
    HintKey.NO_CARDS: "cards",
    HintKey.NO_GRAVEYARD: "recover",
    HintKey.NO_TOKEN_MOVES: "reach",
    HintKey.NOTHING_LIT: "keys",
    HintKey.PICK_A_DIE: "keys",
    HintKey.POINT_AT_TILE: "keys",
}
_PLAIN = {
    ItemKind.DIE_ON_TILE: "protection",
    ItemKind.GRAVEYARD: "graveyard",
    ItemKind.WRECK: "recover",
    ItemKind.HOSTAGE: "prisoner",
    ItemKind.CRYSTALS: "harvest",
    ItemKind.CUBES: "cubes",
    ItemKind.DICE: "muster",
    ItemKind.RELIC: "victory.treasure",
    ItemKind.DECK: "build",
    ItemKind.PLAYER: "pieces",
}


def topic_of_answer(answer: GestureOutcome) -> str:
    """The section that explains why something cannot be done, or an empty text."""
    if isinstance(answer, NotAllowed):
        return section_of_refusal(answer.refusal.reason)
    return SECTION_OF_HINT.get(answer.key, "") if isinstance(answer, GestureHint) else ""


def topic_of_thing(state: State, thing: ValleyItem) -> str:
    """The section about a thing on the table."""
    match thing.what:
        case ItemKind.TILE:
            return TERRAINS[state.game.tiles[thing.number].terrain]
        case ItemKind.TOKEN:
            return TOKENS[KINDS[state.board[thing.number] & 7]]
        case ItemKind.RESERVE_TOKEN:
            return TOKENS[KINDS[thing.number]]
        case ItemKind.OWN_CARD | ItemKind.MARKET_CARD:
            return section_of_card(state.game.cards[thing.number].name)
        case ItemKind.BAR:
            return VICTORIES[thing.number]
    return _PLAIN.get(thing.what, "")


def topic_of_moment(state: State) -> str:
    """The section about the phase that the game is in."""
    if state.phase is Phase.PREPARATION:
        return "turn.preparation"
    return "turn.actions" if state.holdings().camp >= 0 else "camp"
