"""What is heard at the table: each event, and what sounds within its scene, from the side where it is."""

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Final

from game.scenes.table.sound import Cue
from game.titles.machu_picchu.board.city import TERRACES
from game.titles.machu_picchu.board.motion.event_rows import ROWS, own_sound
from game.titles.machu_picchu.board.motion.flights import SoundMoment
from game.titles.machu_picchu.board.view import TableView
from game.titles.machu_picchu.rules.events import Event, TurnBegan

_GESTURES: Final[Mapping[str, str]] = MappingProxyType({"lift": "button", "pick": "button", "back": "button"})
_WIDE: Final = 0.8  # how far to the side a sound at the edge of the screen comes from


def cue_of(event: Event | SoundMoment) -> Cue | None:
    """The sound of an event; None for what happens in silence."""
    if isinstance(event, SoundMoment):
        return Cue(own_sound(event.sound), event.place)
    row = ROWS[type(event)]
    name = row.sound(event)
    return Cue(name, next(iter(row.districts(event)), None)) if name is not None else None


class CitySounds:
    """See `game.scenes.table.sound.BoardSounds`.

    `people` are the colours of the persons where computer players sit there too: the bell rings for persons alone.
    """

    ambience: str | None = None
    gestures = _GESTURES

    def __init__(self, view: TableView, people: Collection[str] = ()) -> None:
        self._view = view
        self._people = people

    def music(self, event: Event | SoundMoment | None = None) -> str | None:
        """See `BoardSounds.music`: none."""
        return None

    def cue(self, event: Event | SoundMoment) -> Cue | None:
        """See `BoardSounds.cue`."""
        if self._people and isinstance(event, TurnBegan) and event.player not in self._people:
            return None
        return cue_of(event)

    def side(self, place: str) -> float:
        """See `BoardSounds.side`."""
        if place not in TERRACES:
            return 0.0
        layout = self._view.shown.layout
        half = layout.scale.width / 2
        return _WIDE * (layout.on_view(*TERRACES[place].middle)[0] - half) / half
