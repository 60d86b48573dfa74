"""The values that events share: what a roll was for, how the staff moved, why llamas came or went."""

from enum import StrEnum


class Purpose(StrEnum):
    """What a roll of the die decides."""

    ORDER = "order"  # who chooses first, or is attacked first
    START = "start"  # who begins
    OFFERING = "offering"
    BATTLE = "battle"  # an attack: approvals are for who attacks
    SURVIVAL = "survival"  # an attack of an Amaru: approvals are for who is attacked
    STAFF = "staff"  # out of a hole
    TRAVEL = "travel"  # whether the staff comes along
    LLAMAS = "llamas"  # a llama a gem


class StaffMove(StrEnum):
    """How the staff came to where it is."""

    DRAWN = "drawn"
    LIFTED = "lifted"
    TAKEN = "taken"
    GIVEN = "given"
    STOLEN = "stolen"
    PLUNGED = "plunged"
    LAID = "laid"
    DROPPED = "dropped"
    FETCHED = "fetched"  # by a wish to travel
    SUMMONED = "summoned"  # by a Legendary power


class Cause(StrEnum):
    """Why llamas came or went, or why a walla lives again."""

    OFFERING = "offering"
    POWER = "power"
    EVOCATION = "evocation"
    CARD = "card"
    WISH = "wish"
