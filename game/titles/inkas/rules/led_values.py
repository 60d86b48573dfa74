"""What a led ayllu does, as a value (section 27)."""

from dataclasses import dataclass

from game.titles.inkas.rules.actions import Action


@dataclass(frozen=True, slots=True)
class LedChoice:
    """What a led ayllu does now, and by which row of the table (I-27.8)."""

    row: str
    action: Action
