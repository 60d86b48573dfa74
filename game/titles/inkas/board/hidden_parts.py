"""Parts of the still picture that are kept out of sight: what is in the hand, or has not arrived yet for the eye."""

from enum import Enum, auto
from typing import NamedTuple


class PartKind(Enum):
    """What can be hidden."""

    WALLA = auto()  # on the board, by name
    STAFF = auto()
    FLAG = auto()  # by wamani
    CARD = auto()  # that lies face down, by wamani
    LIGHTS = auto()  # on what can be chosen
    HAND_CARD = auto()  # of the fan, by kind
    BOWL = auto()  # what was rolled last
    QUEUE = auto()  # the battles that come
    LASTING = auto()  # what lasts, by its kind and its user
    ENDED = auto()  # that something lasts no longer, by its kind and its user
    NAMED = auto()  # the rings about whom the die has named


class HiddenPart(NamedTuple):
    """A part that is not drawn: of which kind, and its walla or wamani."""

    kind: PartKind
    name: str = ""
    number: int = -1  # of a card in the fan, where one of several like it is meant
