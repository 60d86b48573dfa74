"""What is kept of a game that was played, and how it is written: one line of JSON."""

import json
from collections.abc import Container, Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import chain
from typing import Annotated, Any, Final

from pydantic import ConfigDict, Field, JsonValue, TypeAdapter, ValidationError, with_config

from game.core.chance import SEED_LIMIT
from game.core.lab.time_bins import LAST_BIN

Count = Annotated[int, Field(strict=True, ge=0, le=10**12)]
"""A number of things in a game, as the line of a result may hold it: what is more is damage."""

whole_form = with_config(ConfigDict(extra="forbid"))
"""Marks a class whose values in a line have all of its fields and no others."""

_Seed = Annotated[int, Field(strict=True, ge=0, lt=SEED_LIMIT)]
_Seconds = Annotated[float, Field(strict=True, ge=0, le=10**12, allow_inf_nan=False)]
_Figure = Annotated[float, Field(strict=True, allow_inf_nan=False)]
_Bins = Mapping[Annotated[int, Field(strict=True, ge=0, le=LAST_BIN)], Count]

DEATHS: Final = 2  # of a bot's processes in a game, after which it is not asked again in it


@whole_form
@dataclass(frozen=True, slots=True)
class FailedDecision:
    """A decision that a bot failed to take: `reason` and `details` as in the refusal that explains it."""

    turn: Count
    reason: str
    details: Mapping[str, str | _Figure]


@whole_form
@dataclass(frozen=True, slots=True)
class SimulatedSeat:
    """One player of a game, by place in its turn order; `figures` are what the title counts of it."""

    bot: str
    figures: Mapping[str, JsonValue]
    actions: Mapping[str, Count]  # by kind
    failed_decisions: tuple[FailedDecision, ...] = ()
    substituted: Count = 0  # decisions that another level took in its place


@whole_form
@dataclass(frozen=True, slots=True)
class ProcessorTimes:
    """Processor time, the only part of a result that another run will not repeat.

    `decisions` and `turns` hold for each place how often a decision among several actions, or all of a turn, took
    the time of a bin of `game.core.lab.time_bins`.
    """

    seconds: _Seconds  # of the whole game
    decisions: tuple[_Bins, ...]
    turns: tuple[_Bins, ...]


@whole_form
@dataclass(frozen=True, slots=True)
class SimulatedGame:
    """A game as it ended. `ranks` are places in the turn order as in `Outcome`, empty where the game was stopped.

    `sides` are places that played together, empty where each played for itself. `left_after` is by place the number of
    the turn after which it was out of the game, 0 for who was in it to the end; empty where all were. A game that was
    `drawn` nobody has won. `record` are all its actions in notation where they were asked for.
    """

    number: Count
    seed: _Seed
    turns: Count  # begun, of all players
    actions: Count
    ranks: tuple[tuple[Count, ...], ...]
    reason: str
    figures: Mapping[str, JsonValue]  # what the title counts of the game
    players: tuple[SimulatedSeat, ...]
    clock: ProcessorTimes = field(compare=False)
    sides: tuple[tuple[Count, ...], ...] = ()
    left_after: tuple[Count, ...] = ()
    drawn: bool = False
    record: tuple[str, ...] = field(default=(), compare=False)

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end."""
        return bool(self.ranks)

    @property
    def length(self) -> float:
        """Turns of each player, counted while it was in play."""
        players = len(self.players)
        length = self.turns / players
        for left in sorted(turn for turn in self.left_after if turn):
            players -= 1
            length += (self.turns - left) * (1 / players - 1 / (players + 1))
        return length

    def fair(self, bots: Container[str]) -> float:
        """The part of the games that is fair for these bots: that of the sides with one of them."""
        sides = self.sides or [(place,) for place in range(len(self.players))]
        own = [side for side in sides if any(self.players[place].bot in bots for place in side)]
        return len(own) / len(sides)

    def won(self, place: int) -> bool:
        """Whether the player in this place won, alone or with others."""
        return bool(self.ranks) and not self.drawn and place in self.ranks[0]

    def won_by(self, bot: str) -> bool:
        """Whether a player of this bot won, alone or with others."""
        return any(player.bot == bot and self.won(place) for place, player in enumerate(self.players))


def given_up(game: SimulatedGame) -> str:
    """The bot that did not answer or ended its process until another played for it to the end; empty for none."""
    for player in game.players:
        reasons = [failure.reason for failure in player.failed_decisions]
        if "bot_benched" in reasons or reasons.count("bot_died") >= DEATHS:
            return player.bot
    return ""


def to_line(result: SimulatedGame) -> str:
    """The result as one line of JSON."""
    said = asdict(result)
    for optional in ("sides", "left_after", "record"):
        if not said[optional]:
            del said[optional]
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"))


def from_line(line: str | bytes) -> SimulatedGame | None:
    """The result that the line holds; None where it holds none, half of one, or one that contradicts itself."""
    try:
        result: SimulatedGame = _form(SimulatedGame).validate_json(line)
    except ValidationError:
        return None
    return result if _agrees(result) else None


def has_form(figures: Mapping[str, JsonValue], form: Any) -> bool:
    """Whether these figures have the form of this type."""
    try:
        _form(form).validate_python(figures)
    except ValidationError:
        return False
    return True


@cache
def _form(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def _agrees(result: SimulatedGame) -> bool:
    """Whether the parts of a result go together."""
    places = list(range(len(result.players)))
    decided = [sum(player.actions.values()) for player in result.players]
    return (
        len(result.clock.decisions) == len(result.clock.turns) == len(places)
        and sorted(chain(*result.ranks)) in ([], places)
        and all(result.ranks)
        and (result.finished or not result.drawn)
        and sorted(chain(*result.sides)) in ([], places)
        and all(result.sides)
        and len(result.left_after) in (0, len(places))
        and (0 in result.left_after or not result.left_after)
        and all(turn <= result.turns for turn in result.left_after)
        and sum(decided) == result.actions
        and all(player.substituted <= most for player, most in zip(result.players, decided, strict=True))
    )
