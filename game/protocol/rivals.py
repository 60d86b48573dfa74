"""Who a computer player can be: persons with a name and a face that a title brings."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rival:
    """A person, by the name under which data, saves, words (`rivals.NAME`) and its portrait know it.

    `temperament` is that of the computer player (empty: none).
    """

    name: str
    temperament: str = ""
