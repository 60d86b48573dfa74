"""What can be under the pointer."""

from enum import Enum, auto


class ItemKind(Enum):
    """The kinds of things on the table."""

    WAMANI = auto()
    WALLA = auto()  # alive on the board
    DEAD = auto()  # lying there
    CROWD = auto()  # several of an ayllu, or the dead, as one heap: by wamani
    STAFF = auto()
    HOLE = auto()
    FLAG = auto()
    CARD = auto()  # face down, by wamani
    WALL = auto()
    SEAT = auto()  # the head of a panel
    LLAMAS = auto()
    FLAGS = auto()
    PANEL_WALLA = auto()  # in a panel
    OFFERING = auto()
    KIND = auto()  # of card, in the row
    GOAL = auto()  # a goal card, by its word; without a name where it is not seen
    STORED = auto()  # the llamas that a seat has stored
    BOWL = auto()
    UKHU = auto()
    HANAN = auto()
    TRAY_WALLA = auto()  # in the Hanan or the Ukhu Pacha
    PILE = auto()  # of cards out of play
    HAND_CARD = auto()  # of the hand, by its kind; without a name where it is not seen
    SEEN_CARD = auto()  # of an opponent's hand that is seen, by its kind
    HELD_CARDS = auto()  # how many a seat has
    KNOWN = auto()  # those of them that are known
    MAP = auto()  # the sockets of a seat
    TAMPU = auto()  # beside a walla of a panel, by the walla
    STATE = auto()  # that lasts, in a panel: by its user and its kind
