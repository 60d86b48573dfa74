"""What can be under the pointer."""

from enum import Enum, auto


class ItemKind(Enum):
    """The kinds of things on the table."""

    DISTRICT = auto()
    FIELD = auto()  # of the Incatrail, by number
    SUN = auto()  # of a day, by number
    SUN_TILE = auto()
    TILE = auto()  # a Moon Tile, in the sky or before a seat
    SEAT = auto()  # the head of a panel
    PIN = auto()  # of a standing order, in a panel
    GOOD = auto()  # in a panel
    SUPPLY = auto()
    JOB = auto()
    CLERGY = auto()  # before a seat
    CARDS = auto()
    SCOUT = auto()
    FORECAST = auto()
    COLUMN = auto()  # of the market
    BANK = auto()  # a good in the bank, beside the market
    PLUS = auto()
    MINUS = auto()
    SELL = auto()
    BUY = auto()
    ROW = auto()  # the next card of a row of clergy
    NUMBER = auto()  # one of its numbers
    CARD = auto()  # of the own hand
    RETURNED = auto()  # one that was put back under the stack
    STACK = auto()
    POINTS = auto()
    ENDS = auto()  # how near the ends of the game are
