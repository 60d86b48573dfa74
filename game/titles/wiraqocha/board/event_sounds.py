"""Which sound tells what happened, where one kind of event has several; and the music of the game."""

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Final

from game.table.sound import Cue
from game.titles.wiraqocha.board.motion.event_rows import ROWS, Heard
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.victory import technology

_MUSIC, _LAST_ROUNDS = "wiraqocha/music-table", "wiraqocha/music-last-rounds"
_NEAR = 0.75  # how much of a victory somebody has in the last rounds
_WIDE = 0.8  # how far to the side a sound at the edge of the screen comes from


def cue_of(event: Heard) -> Cue | None:
    """The sound that tells an event; None for what happens in silence."""
    row = ROWS[type(event)]
    name = row.sound_of(event)
    return Cue(name, row.sound_from(event)) if name is not None else None


def music_for(state: State) -> str | None:
    """Another piece plays while somebody is near a victory; the end has one of its own."""
    if state.victory:
        return None
    near = any(nearness(state, seat) >= _NEAR for seat in state.game.seats)
    return _LAST_ROUNDS if near else _MUSIC


def nearness(state: State, seat: int) -> float:
    """How much of the victory that it is nearest to a seat has, from 0 to 1 where it has won."""
    goal, cost = state.game.victory, technology(state, seat)
    shares = (
        state.relics.count(seat) / goal.relics,
        state.crystals[seat] / goal.crystals,
        min(cost.resources / goal.leviathan.resources, cost.somnium / goal.leviathan.somnium),
    )
    return min(1.0, max(shares))


class ValleySounds:
    """What is heard at a table of Wiraqocha, as `TableSound` asks for it.

    `people` are the colours of the persons where computer players sit there too: the bell rings for persons alone,
    and a person's defeat does not sound like a victory.
    """

    ambience: Final = "wiraqocha/jungle-night"
    gestures: Mapping[str, str] = MappingProxyType(
        {"lift": "wiraqocha/token-lift", "back": "wiraqocha/token-back", "pick": "die-pick"}
    )

    def __init__(self, view: TableView, people: Collection[str] = ()) -> None:
        self._view = view
        self._people = people

    def music(self, event: Heard | None = None) -> str | None:
        """The music that an event begins, or without one that of the table as it stands; None lets it play on."""
        return music_for(self._view.state) if event is None or isinstance(event, e.TurnBegan) else None

    def cue(self, event: Heard) -> Cue | None:
        """The sound of an event for those who sit here."""
        if self._people and isinstance(event, e.TurnBegan | e.GameWon) and event.player not in self._people:
            return Cue("wiraqocha/defeat") if isinstance(event, e.GameWon) else None
        return cue_of(event)

    def side(self, place: str) -> float:
        """From which side the sound of a tile comes: -1 is left, 1 is right."""
        layout = self._view.layout
        number = layout.state.game.index.get(place)
        if number is None:
            return 0.0
        half = layout.scale.width / 2
        return _WIDE * (layout.centres[number][0] - half) / half
