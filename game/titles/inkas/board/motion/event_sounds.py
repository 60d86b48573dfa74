"""What is heard at the table of INKAS, from the side where it is, and the music."""

from collections.abc import Collection
from functools import partial
from typing import Final

from game.kit.board.event_sounds import EventSounds
from game.titles.inkas.board.layout.ring import CENTRE, RADII, middle
from game.titles.inkas.board.motion.event_rows import ROWS
from game.titles.inkas.board.view import TableView
from game.titles.inkas.content.definitions import Victory
from game.titles.inkas.rules.events import Event, QuestEnded, TurnBegan
from game.ui.sound import Cue

_MUSIC: Final = "inkas/music-quest"


def ring_sounds(view: TableView, people: Collection[int] = ()) -> EventSounds:
    """What is heard. `people` are the seats of the persons where computer players sit there too: the bell rings for
    persons alone, and a quest that none of them has won does not end like a victory.
    """
    return EventSounds(
        ROWS,
        ambience="inkas/lake-before-dawn",
        gestures={
            "lift": "button",
            "pick": "button",
            "back": "button",
            "hang": "inkas/veil",
            "point": "inkas/pin",
        },
        piece=lambda: None if view.shown.state.victory else _MUSIC,
        turn=TurnBegan,
        across=lambda wamani: (middle(wamani)[0] - CENTRE[0]) / RADII[-1],
        people=people,
        player=partial(_whose, people=people),
        of_others={TurnBegan: None, QuestEnded: Cue("inkas/drum-muffled")},
    )


def _whose(event: Event, people: Collection[int]) -> int | None:
    """Whose an event is; of the end a person's who has won, or any person's where nobody has."""
    if not isinstance(event, QuestEnded):
        return getattr(event, "seat", None)
    happy = people if event.victory is Victory.DRAW else event.winners
    return next((seat for seat in happy if seat in people), None)
