"""What is kept of a game that was played, and how it is written: one line of JSON."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from game.base.files.json_values import Json

DEATHS: Final = 2  # of a bot's processes in a game, after which it is not asked again in it


@dataclass(frozen=True, slots=True)
class FailedDecision:
    """A decision that a bot failed to take: `reason` and `details` as in the refusal that explains it."""

    turn: int
    reason: str
    details: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class SimulatedSeat:
    """One player of a game, by place in its turn order; `figures` are what the title counts of it."""

    bot: str
    figures: Mapping[str, Json]
    actions: Mapping[str, int]  # by kind
    failed_decisions: tuple[FailedDecision, ...] = ()
    substituted: int = 0  # decisions that another level took in its place


@dataclass(frozen=True, slots=True)
class ProcessorTimes:
    """Processor time, the only part of a result that another run will not repeat.

    `decisions` and `turns` hold for each place how often a decision among several actions, or all of a turn, took
    the time of a bin of `game.core.lab.time_bins`.
    """

    seconds: float  # of the whole game
    decisions: tuple[Mapping[int, int], ...]
    turns: tuple[Mapping[int, int], ...]


@dataclass(frozen=True, slots=True)
class SimulatedGame:
    """A game as it ended. `ranks` are places in the turn order as in `Outcome`, empty where the game was stopped.

    `record` are all its actions in notation where they were asked for.
    """

    number: int
    seed: int
    turns: int  # begun, of all players
    actions: int
    ranks: tuple[tuple[int, ...], ...]
    reason: str
    figures: Mapping[str, Json]  # what the title counts of the game
    players: tuple[SimulatedSeat, ...]
    clock: ProcessorTimes = field(compare=False)
    record: tuple[str, ...] = field(default=(), compare=False)

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end."""
        return bool(self.ranks)

    def won(self, place: int) -> bool:
        """Whether the player in this place won, alone or with others."""
        return bool(self.ranks) and place in self.ranks[0]

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
    if not result.record:
        del said["record"]
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"))


def from_line(line: str) -> SimulatedGame | None:
    """The result that the line holds; None where it holds none, or half of one."""
    try:
        said: dict[str, Any] = json.loads(line)
        clock = said["clock"]
        times = {name: tuple(_bins(place) for place in clock[name]) for name in ("decisions", "turns")}
        lists = {
            "ranks": tuple(tuple(places) for places in said["ranks"]),
            "players": tuple(_player(player) for player in said["players"]),
            "record": tuple(map(str, said.get("record", ()))),
        }
        return SimulatedGame(**{**said, **lists, "clock": ProcessorTimes(**{**clock, **times})})
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


def _player(said: dict[str, Any]) -> SimulatedSeat:
    return SimulatedSeat(
        **{
            **said,
            "failed_decisions": tuple(FailedDecision(**failure) for failure in said["failed_decisions"]),
        }
    )


def _bins(said: Mapping[str, int]) -> dict[int, int]:
    return {int(number): count for number, count in said.items()}
