"""What the laboratory asks of a title beside its rules and bots: what to count in a game, and what that shows.

All that it counts are plain values, which a file of results keeps.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from game.base.files.json_values import Json
    from game.base.i18n.words import Words
    from game.core.contract import Refusal
    from game.core.lab.results import SimulatedGame, SimulatedSeat
    from game.core.lab.tables import ReportSection

StateT = TypeVar("StateT", contravariant=True)
ActionT = TypeVar("ActionT", contravariant=True)
EventT = TypeVar("EventT", contravariant=True)
DataT = TypeVar("DataT", contravariant=True)
SetupT = TypeVar("SetupT", covariant=True)
GameT = TypeVar("GameT")
PlayerT = TypeVar("PlayerT")


class Targets(NamedTuple):
    """What a balanced game between equally strong players looks like.

    `reason` is the share of games that each way to win decides, from and to; `place` how many times its fair share a
    place in the turn order may win; `turns` a player's turns in the median game, from and to.
    """

    reason: tuple[float, float]
    place: float
    turns: tuple[float, float]


class TargetCheck(NamedTuple):
    """One target for one thing: `about` is victory, place, length or the title's own, `name` says which of them."""

    about: str
    name: str
    found: float
    low: float
    high: float
    percent: bool = True

    @property
    def met(self) -> bool:
        """Whether the figure lies within the target."""
        return self.low <= self.found <= self.high


class FigureForms(NamedTuple, Generic[GameT, PlayerT]):
    """The types of the figures of a game and of those of a player, as pydantic reads them from a result's line."""

    game: type[GameT]
    player: type[PlayerT]

    def of_game(self, result: SimulatedGame) -> GameT:
        """What a result keeps of the game."""
        return self.game(**result.figures)

    def of_player(self, player: SimulatedSeat) -> PlayerT:
        """What a result keeps of a player."""
        return self.player(**player.figures)


class GameCounter(Protocol[StateT, EventT]):
    """Counts one game while it is played."""

    def happened(self, event: EventT) -> None:
        """An event, in order."""
        ...

    def turn_ended(self, state: StateT) -> None:
        """A turn was ended, and led to this state."""
        ...

    def game_figures(self) -> Mapping[str, Json]:
        """What the game showed of itself, in the end."""
        ...

    def player_figures(self, state: StateT, seat: int) -> Mapping[str, Json]:
        """What it showed of a player, with the state in the end."""
        ...


class Lab(Protocol[StateT, ActionT, DataT, SetupT]):
    """The laboratory's view of a title."""

    @property
    def targets(self) -> Targets:
        """What its games ought to look like."""
        ...

    @property
    def code(self) -> Sequence[Path]:
        """The files and folders of the title that results depend on."""
        ...

    @property
    def figures(self) -> FigureForms[Any, Any]:
        """What the figures of its counter look like."""
        ...

    def options(
        self, data: DataT, players: int, asked: Mapping[str, Sequence[str]]
    ) -> Mapping[str, Json] | Refusal:
        """The choices of the set-up of a game of so many players, those that were asked for by
        `TitleSpec.simulate_options` among them; or which of these does not go with the data, the players or another.

        Their names have words under `lab.parameter`.
        """
        ...

    def setup(self, data: DataT, players: int, seed: int, options: Mapping[str, Json]) -> SetupT:
        """A game of so many players with these options."""
        ...

    def counter(self, state: StateT) -> GameCounter[Any, Any]:
        """What counts a game that begins in this state."""
        ...

    def action_key(self, action: ActionT) -> str:
        """What kind of action it is, in one word."""
        ...

    def bot_figures(self, results: Sequence[SimulatedGame]) -> Mapping[str, Mapping[str, float]]:
        """Figures of each bot beside its times: by the word of the figure, and by bot."""
        ...

    def verdicts(self, results: Sequence[SimulatedGame], data: DataT) -> Iterable[TargetCheck]:
        """The title's own targets against what was found in finished games."""
        ...

    def verdict_name(self, words: Words, verdict: TargetCheck) -> str:
        """What one of these verdicts is about, as people call it."""
        ...

    def sections(
        self, results: Sequence[SimulatedGame], data: DataT, words: Words
    ) -> Sequence[ReportSection]:
        """The title's own parts of the report, of finished games."""
        ...


AnyLab: TypeAlias = Lab[Any, Any, Any, Any]
"""The lab of any title."""
