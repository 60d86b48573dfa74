"""What is heard at the table, from the side where it is."""

from game.kit.board.event_sounds import EventSounds
from game.titles.inkas.board.layout.ring import CENTRE, RADII, middle
from game.titles.inkas.board.motion.event_rows import ROWS


def ring_sounds() -> EventSounds:
    """The sounds of this board."""
    return EventSounds(ROWS, across=lambda wamani: (middle(wamani)[0] - CENTRE[0]) / RADII[-1])
