"""What is heard at the table of INKAS, from the side where it is, and the music."""

from collections.abc import Collection
from operator import attrgetter
from typing import Final

from game.kit.board.event_sounds import EventSounds
from game.titles.inkas.board.layout.ring import CENTRE, RADII, middle
from game.titles.inkas.board.motion.event_rows import ROWS
from game.titles.inkas.board.view import TableView
from game.titles.inkas.rules.events import TurnBegan

_MUSIC: Final = "inkas/music-quest"


def ring_sounds(view: TableView, people: Collection[int] = ()) -> EventSounds:
    """What is heard. `people` are the seats of the persons where computer players sit there too: the bell rings for
    persons alone.
    """
    return EventSounds(
        ROWS,
        ambience="inkas/lake-before-dawn",
        gestures={"lift": "button", "pick": "button", "back": "button"},
        piece=lambda: None if view.shown.state.victory else _MUSIC,
        turn=TurnBegan,
        across=lambda wamani: (middle(wamani)[0] - CENTRE[0]) / RADII[-1],
        people=people,
        player=attrgetter("seat"),
        of_others={TurnBegan: None},
    )
