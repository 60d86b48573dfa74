"""Which section of the book tells of what a player is at."""

from collections.abc import Mapping
from typing import Final

from game.kit.board.board_item import BoardItem
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.book import topic_of_row
from game.titles.inkas.content.legends import Enduring, LastingState, Numbing
from game.titles.inkas.rules.fixed_order import PIECE_INDEX
from game.titles.inkas.rules.led.choices import led_choice
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State, Step

_OF_ITEMS: Final[Mapping[ItemKind, str]] = {
    ItemKind.STAFF: "placement",
    ItemKind.HOLE: "conquest",
    ItemKind.FLAG: "conquest",
    ItemKind.CARD: "cards",
    ItemKind.KIND: "cards",
    ItemKind.OFFERING: "offerings",
    ItemKind.LLAMAS: "offerings",
    ItemKind.WALLA: "wallas",
    ItemKind.PANEL_WALLA: "wallas",
    ItemKind.DEAD: "death",
    ItemKind.UKHU: "death",
    ItemKind.BOWL: "attack",
    ItemKind.GOAL: "goals",
    ItemKind.STORED: "quest_rules",
}
_OF_ITEMS_WITH_HANDS: Final[Mapping[ItemKind, str]] = {
    ItemKind.HAND_CARD: "cards_in_hand",
    ItemKind.SEEN_CARD: "cards_in_hand",
    ItemKind.HELD_CARDS: "cards_in_hand",
    ItemKind.KNOWN: "cards_in_hand",
    ItemKind.CARD: "unlocked",
    ItemKind.FLAG: "reconquest",
    ItemKind.MAP: "map",
    ItemKind.TAMPU: "tampus",
    ItemKind.HANAN: "rebirth",
    ItemKind.TRAY_WALLA: "rebirth",
    ItemKind.UKHU: "rebirth",
    ItemKind.PILE: "rebirth",
    ItemKind.DEAD: "rebirth",
}
"""What is told of in the chapter of the mode where cards are held."""
_OF_QUESTIONS: Final[Mapping[Question, str]] = {
    Question.CHOOSE: "setup",
    Question.ANSWER: "guide",
    Question.AMBUSH: "hunter",
    Question.WISH: "gods",
    Question.GO: "gods",
    Question.STAND: "amarus",
    Question.DRAW_OFFER: "draws",
    Question.DAWN: "rebirth",
    Question.STRIKE: "staying_gods",
    Question.SEEN_HAND: "cards_in_hand",
    Question.CONSENT: "alliance",
    Question.WINDS: "hurricane_winds",
    Question.HUNT: "alpha_predator",
}
_OF_STEPS: Final[Mapping[Step, str]] = {
    Step.OFFERING: "turn",
    Step.MOVE: "move",
    Step.ATTACK: "attack",
    Step.PLACEMENT: "placement",
    Step.UNVEILING: "cards",
}


def help_topic(state: State, thing: BoardItem[ItemKind] | None) -> str:
    """The section about a thing that is pointed at, else about what is asked."""
    if thing is not None and state.game.advanced and thing.kind in _OF_ITEMS_WITH_HANDS:
        return _OF_ITEMS_WITH_HANDS[thing.kind]
    if thing is not None and thing.kind in _OF_ITEMS:
        return _OF_ITEMS[thing.kind]
    if thing is not None and thing.kind is ItemKind.STATE:
        return _of_state(state, thing.name)
    if choice := led_choice(state):
        return topic_of_row(choice.row)
    if thing is not None and thing.kind is ItemKind.SEAT and state.game.is_led(thing.seat):
        return "led_table"
    question = state.question
    if question is None:
        return "end"
    return _OF_QUESTIONS.get(question) or _OF_STEPS.get(Step(state.step), "turn")


def _of_state(state: State, name: str) -> str:
    """The section of the power of its user that has brought about what lasts."""
    user, shape = name.split()
    kinds = [kind for _, kind in state.game.legends[PIECE_INDEX[user]]]
    bringing = (
        kind.name
        for kind in kinds
        for effect in kind.every_effect
        if (isinstance(effect, Enduring) and effect.state == shape)
        or (isinstance(effect, Numbing) and shape == LastingState.PARALYSED)
    )
    return next(bringing, "wallas")
