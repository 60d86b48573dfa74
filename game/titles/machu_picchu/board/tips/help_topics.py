"""Which section of the book of rules is about the thing under the pointer, or about what is asked."""

from collections.abc import Mapping
from typing import Final

from game.kit.board.board_item import BoardItem
from game.titles.machu_picchu.board.moves.items import ItemKind
from game.titles.machu_picchu.content.definitions import District, Family
from game.titles.machu_picchu.rules.state import Question, State

_OF_ITEM: Final[Mapping[ItemKind, str]] = {
    ItemKind.FIELD: "trail",
    ItemKind.SCOUT: "trail",
    ItemKind.SUN: "night",
    ItemKind.SUN_TILE: "last_turns",
    ItemKind.TILE: "stay",
    ItemKind.GOOD: "pieces",
    ItemKind.SUPPLY: "incas",
    ItemKind.NUMBER: "clergy",
    ItemKind.COLUMN: "plaza",
    ItemKind.PLUS: "plaza",
    ItemKind.MINUS: "plaza",
    ItemKind.SELL: "plaza",
    ItemKind.BUY: "plaza",
    ItemKind.CARDS: "scoring",
    ItemKind.CARD: "scoring",
    ItemKind.STACK: "summit",
    ItemKind.POINTS: "scoring",
    ItemKind.FORECAST: "conquest",
    ItemKind.ENDS: "rescue",
}
_BY_NAME: Final[Mapping[ItemKind, str]] = {
    ItemKind.JOB: "incas",
    ItemKind.CLERGY: "clergy",
    ItemKind.ROW: "clergy",
}
"""What has a section for each of its kind, below that of all."""
_OF_DISTRICT: Final[Mapping[District, str]] = {
    District.MAIN: "main_temple",
    District.PLAZA: "plaza",
    District.CLOCK: "clock",
}
_OF_FAMILY: Final[Mapping[Family, str]] = {
    Family.PRODUCTION: "production",
    Family.TEMPLE: "temples",
    Family.SET_UP: "incas",
    Family.HOUSE: "clergy",
}
_OF_QUESTION: Final[Mapping[Question, str]] = {
    Question.INCA: "setup",
    Question.PLACE: "setup",
    Question.MOVE: "turn",
    Question.MAKE: "production",
    Question.BURN: "temples",
    Question.OFFER: "main_temple",
    Question.HIRE: "incas",
    Question.ORDAIN: "clergy",
    Question.TRADE: "plaza",
    Question.RECALL: "clock",
    Question.GOODS: "clock",
    Question.RETURN: "summit",
    Question.FEE: "night",
}


def help_topic(state: State, thing: BoardItem[ItemKind] | None) -> str:
    """The section about a thing, or about what is asked where there is none."""
    if thing is not None and thing.kind is ItemKind.DISTRICT:
        district = District(thing.name)
        family = state.game.content.districts[district].family
        return _OF_DISTRICT.get(district) or _OF_FAMILY[family]
    if thing is not None and thing.kind in _BY_NAME:
        return f"{_BY_NAME[thing.kind]}.{thing.name}"
    found = _OF_ITEM.get(thing.kind) if thing is not None else None
    if found is not None:
        return found
    return _OF_QUESTION[state.question] if state.question is not None else "scoring"
