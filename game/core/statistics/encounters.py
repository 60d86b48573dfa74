"""What persons and the rivals of a title did to one another over all finished games."""

from dataclasses import dataclass
from enum import StrEnum


class Grudge(StrEnum):
    """What a rival remembers a person for: in one game the first of these that there was cause for."""

    THEFT = "theft"
    WRECK = "wreck"
    DEFEAT = "defeat"


@dataclass(frozen=True, slots=True)
class Memory:
    """What a rival remembers, and of whom, by name."""

    person: str
    grudge: Grudge


@dataclass(frozen=True, slots=True)
class RivalRecord:
    """How persons fared against a rival: games, those that a person won, thefts from the rival and by the rival."""

    games: int = 0
    won: int = 0
    robbed: int = 0
    was_robbed: int = 0
