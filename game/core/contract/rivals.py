"""Who a computer player can be: persons with a name and a face that a title brings, and what they talk about."""

from dataclasses import dataclass
from typing import Final

REMEMBERED: Final = "remembered"
"""The occasion on which a rival may speak of an earlier game: its lines stand below `theft`, `wreck` and `defeat`, with
the gap `player`.
"""


@dataclass(frozen=True, slots=True)
class Rival:
    """A person, by the name under which data, saves, words (`rivals.NAME`) and its portrait know it.

    `temperament` is that of the computer player (empty: none).
    """

    name: str
    temperament: str = ""


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something that a seat may say something about: its lines stand under `rivals.NAME.says.<name>`, from 1 on."""

    seat: int
    name: str
