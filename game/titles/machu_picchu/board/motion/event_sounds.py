"""What is heard at the table of Machu Picchu, and the music."""

from collections.abc import Collection
from typing import Final

from game.kit.board.event_sounds import EventSounds
from game.titles.machu_picchu.board.layout.city import TERRACES, VIEW
from game.titles.machu_picchu.board.motion.event_rows import ROWS
from game.titles.machu_picchu.board.view import TableView
from game.titles.machu_picchu.rules.events import TurnBegan
from game.titles.machu_picchu.rules.state import State

_MUSIC: Final = "machu-picchu/music-city"
_LAST_DAYS: Final = "machu-picchu/music-last-days"
_FEW_DAYS, _FEW_CLERGY, _FEW_CARDS = 2, 2, 3  # so many left, and the game may soon be over


def music_for(state: State) -> str | None:
    """Another piece plays while one of the two ends is near; the end has one of its own."""
    if state.ending:
        return None
    few_days = state.game.days.last - state.day < _FEW_DAYS
    near = few_days or state.clergy_left() <= _FEW_CLERGY or len(state.stack) <= _FEW_CARDS
    return _LAST_DAYS if near else _MUSIC


def city_sounds(view: TableView, people: Collection[str] = ()) -> EventSounds:
    """What is heard. `people` are the colours of the persons where computer players sit there too: the bell rings for
    persons alone.
    """
    return EventSounds(
        ROWS,
        ambience="machu-picchu/city-morning",
        gestures={"lift": "button", "pick": "button", "back": "button", "hang": "machu-picchu/curtain"},
        piece=lambda: music_for(view.shown.state),
        turn=TurnBegan,
        across=_across,
        people=people,
        of_others={TurnBegan: None},
    )


def _across(place: str) -> float:
    half = VIEW[0] / 2
    return (TERRACES[place].middle[0] - half) / half if place in TERRACES else 0.0
