"""What is told of a finished game: figures of each seat, and how everybody stood over it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from game.core.contract.rules import AnyState, AnyStep

if TYPE_CHECKING:
    from game.base.i18n.words import Words

Steps: TypeAlias = Sequence[AnyStep]
"""All steps of a game of any title."""


def _no_figures(initial: AnyState, steps: Steps) -> Sequence[Mapping[str, Any]]:
    return ()


def _no_interactions(initial: AnyState, steps: Steps) -> Sequence[Interaction]:
    return ()


def _nothing(setup: Any) -> Mapping[str, str]:
    return {}


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
    a figure without edges has none; `whole` are numbers that are counted from 0. The words are in the locale under
    `statistics.<key>` and `statistics.figure.<key>`.
    """

    key: str
    per: str = ""
    times: float = 1
    edges: tuple[float, ...] = ()
    whole: bool = False


@dataclass(frozen=True, slots=True, order=True)
class Interaction:
    """What the player at seat `by` did to the one at seat `to` over a game, and how many times.

    `kind` is the title's own word for it, one of `Interactions.kinds`.
    """

    by: int
    to: int
    kind: str
    times: int


class GameStatistics(NamedTuple):
    """What statistics keep of a finished game beside its outcome.

    - `reasons` are all of `Outcome.reason` that there may be, in the order in which they are shown.
    - `seat_figures` are the figures of each seat; `figures` gives their values over a game, seat by seat.
    - `setting` says what of a set-up tells games apart, as notation (a layout, variants), by its keys `settings` in the
      order in which tables show them.
    """

    reasons: Sequence[str] = ()
    seat_figures: Sequence[SeatFigure] = ()
    figures: Callable[[Any, Sequence[Any]], Sequence[Mapping[str, float]]] = _no_figures
    settings: Sequence[str] = ()
    setting: Callable[[Any], Mapping[str, str]] = _nothing


class Interactions(NamedTuple):
    """What the players of a title do to one another.

    - `kinds` are what is remembered of it, in the title's words, the gravest first. Rivals speak of it under
      `rivals.NAME.says.remembered.<kind>`. Statistics count the first one, with the words
      `statistics.interaction.<kind>` and the gaps `mine` and `theirs`.
    - `over` is what they did over a game, from its first state and its steps.
    """

    kinds: Sequence[str] = ()
    over: Callable[[Any, Sequence[Any]], Sequence[Interaction]] = _no_interactions


class StoryTelling(NamedTuple):
    """How everybody stood over a game, from its first state and its steps.

    `note` is a line about a seat below its name, such as how lucky it was.
    """

    story: Callable[[Any, Sequence[Any]], StandingsHistory]
    note: Callable[[Words, StandingsHistory, int], str] = lambda words, story, seat: ""
