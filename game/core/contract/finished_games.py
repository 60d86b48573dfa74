"""What is told of a finished game: figures of each seat, and how everybody stood over it."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A moment that a game turned on: which of the story's moments it is, counted from 0, whose, and a figure to it.

    `victim` is the seat that it was done to, None for nobody. The words are in the locale under
    `story.turning.<key>`, with the gaps `player`, `round`, `figure` and, where there is one, `victim`.
    """

    moment: int
    key: str
    seat: int
    figure: int = 0
    victim: int | None = None


@dataclass(frozen=True, slots=True)
class StandingsHistory:
    """How everybody stood over a game: for each of the title's measures and each seat a value at several moments.

    `rounds` says when these were, in rounds played: after the first of three turns a third of one. The words are
    in the locale: of a measure under `story.<measure>` and `story.<measure>_note`, of its seats under `story.players`.
    `turning_points` are few, in their order; a title may name none.
    """

    rounds: tuple[float, ...]
    values: Mapping[str, tuple[tuple[float, ...], ...]]
    turning_points: tuple[TurningPoint, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatFigure:
    """A figure that statistics keep of each seat of a finished game, such as luck.

    Over many games it is shown `times` its sum for each unit of the figure `per`: pips of luck for ten dice are
    `SeatFigure("luck", "dice", 10)`. Without `per` it is shown for each game. `edges` part the bars of its histogram;
    a figure without edges has none. The words are in the locale under `statistics.<key>` and `statistics.figure.<key>`.
    """

    key: str
    per: str = ""
    times: float = 1
    edges: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True, order=True)
class Interaction:
    """What the player at seat `by` did to the one at seat `to` over a game, and how many times.

    `kind` is the title's own word for it, one of `Title.interaction_kinds`.
    """

    by: int
    to: int
    kind: str
    times: int
