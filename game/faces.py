"""What the shell shows of a title through a window: the part of the contract that needs pygame.

`game.titles.NAME.faces.FACES` is one for every NAME in `game.titles`; commands without a window never import it.
"""

from typing import Protocol


class Faces(Protocol):
    """The screens of a title."""

    @property
    def title(self) -> str:
        """The name of the title whose screens these are."""
        ...
