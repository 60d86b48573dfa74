"""What is heard at the table: each event, and what sounds within its scene, from the side where it is; the music."""

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Final

from game.table.sound import Cue
from game.titles.machu_picchu.board.city import TERRACES, VIEW
from game.titles.machu_picchu.board.motion.event_rows import ROWS, Heard, own_sound
from game.titles.machu_picchu.board.motion.flights import SoundMoment
from game.titles.machu_picchu.board.view import TableView
from game.titles.machu_picchu.rules.events import TurnBegan
from game.titles.machu_picchu.rules.state import State

_GESTURES: Final[Mapping[str, str]] = MappingProxyType(
    {"lift": "button", "pick": "button", "back": "button", "curtain": own_sound("curtain")}
)
_MUSIC: Final = own_sound("music-city")
_LAST_DAYS: Final = own_sound("music-last-days")
_FEW_DAYS, _FEW_CLERGY, _FEW_CARDS = 2, 2, 3  # so many left, and the game may soon be over
_WIDE: Final = 0.8  # how far to the side a sound at the edge of the city comes from


def cue_of(event: Heard) -> Cue | None:
    """The sound of an event; None for what happens in silence."""
    if isinstance(event, SoundMoment):
        return Cue(own_sound(event.sound), event.place)
    row = ROWS[type(event)]
    name = row.sound(event)
    return Cue(name, next(iter(row.districts(event)), None)) if name is not None else None


def music_for(state: State) -> str | None:
    """Another piece plays while one of the two ends is near; the end has one of its own."""
    if state.ending:
        return None
    few_days = state.game.days.last - state.day < _FEW_DAYS
    near = few_days or state.clergy_left() <= _FEW_CLERGY or len(state.stack) <= _FEW_CARDS
    return _LAST_DAYS if near else _MUSIC


class CitySounds:
    """See `game.table.sound.BoardSounds`.

    `people` are the colours of the persons where computer players sit there too: the bell rings for persons alone.
    """

    ambience: Final = own_sound("city-morning")
    gestures = _GESTURES

    def __init__(self, view: TableView, people: Collection[str] = ()) -> None:
        self._view = view
        self._people = people

    def music(self, event: Heard | None = None) -> str | None:
        begins = event is None or isinstance(event, TurnBegan)
        return music_for(self._view.shown.state) if begins else None

    def cue(self, event: Heard) -> Cue | None:
        if self._people and isinstance(event, TurnBegan) and event.player not in self._people:
            return None
        return cue_of(event)

    def side(self, place: str) -> float:
        half = VIEW[0] / 2
        return _WIDE * (TERRACES[place].middle[0] - half) / half if place in TERRACES else 0.0
