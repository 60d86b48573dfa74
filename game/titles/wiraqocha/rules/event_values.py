"""The values that events share: why a thing came about, and where a token went."""

from enum import StrEnum


class Cause(StrEnum):
    """Why a thing came about, where one event serves several causes."""

    # how a die changed or joined
    CUBES = "cubes"
    EXOSKELETON = "exoskeleton"
    REROLL = "reroll"
    SACRIFICE = "sacrifice"
    FACTORY = "factory"
    # how a token arrived
    CONQUEST = "conquest"
    EXCHANGE = "exchange"
    CAVES = "caves"
    # how a token came back
    WORKSHOP = "workshop"
    PAID = "paid"
    RANSOMED = "ransomed"
    FREED = "freed"
    RELEASED = "released"
    # how a Camp was robbed
    PLUNDER = "plunder"
    TUNNEL = "tunnel"


class Destination(StrEnum):
    """Where a token goes that leaves its tile, or is where it is on none."""

    GRAVEYARD = "graveyard"
    RESERVE = "reserve"
    HOSTAGE = "hostage"
    OUT = "out"
