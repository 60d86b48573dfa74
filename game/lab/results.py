"""What is kept of a game that was played, and how it is written: one line of JSON."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Lapse:
    """A decision that a bot failed to take: `reason` and `details` as in the refusal that explains it."""

    turn: int
    reason: str
    details: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Seat:
    """One player of a game, by place in its turn order."""

    bot: str
    relics: int  # at the end, as the next three
    crystals: int
    technology: int  # cubes that the cards owned cost
    owned: tuple[str, ...]
    bought: tuple[str, ...]  # cards, in order
    dice: int  # rolled, with those re-rolled and added
    pips: int  # that they showed
    actions: Mapping[str, int]  # by kind
    held: Mapping[str, int]  # tile -> how many turns, anybody's, ended with a token of this player on it
    lapses: tuple[Lapse, ...] = ()


@dataclass(frozen=True, slots=True)
class Clock:
    """Processor time, the only part of a result that another run will not repeat.

    `decisions` and `turns` hold for each place how often a decision among several actions, or all of a turn, took
    the time of a bin of `game.lab.bins`.
    """

    seconds: float  # of the whole game
    decisions: tuple[Mapping[int, int], ...]
    turns: tuple[Mapping[int, int], ...]


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game as it ended. `winner` is a place in the turn order, -1 where the game was stopped."""

    number: int
    seed: int
    turns: int  # begun, of all players
    actions: int
    winner: int
    victory: str
    offered: tuple[str, ...]  # cards that lay face up at some time
    seats: tuple[Seat, ...]
    clock: Clock = field(compare=False)


def to_line(result: GameResult) -> str:
    """The result as one line of JSON."""
    return json.dumps(asdict(result), ensure_ascii=False, separators=(",", ":"))


def from_line(line: str) -> GameResult | None:
    """The result that the line holds; None where it holds none, or half of one."""
    try:
        said: dict[str, Any] = json.loads(line)
        clock = said["clock"]
        times = {name: tuple(_bins(place) for place in clock[name]) for name in ("decisions", "turns")}
        lists = {"offered": tuple(said["offered"]), "seats": tuple(_seat(seat) for seat in said["seats"])}
        return GameResult(**{**said, **lists, "clock": Clock(**{**clock, **times})})
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


def _seat(said: dict[str, Any]) -> Seat:
    lists: dict[str, Any] = {name: tuple(said[name]) for name in ("owned", "bought")}
    return Seat(**{**said, **lists, "lapses": tuple(Lapse(**lapse) for lapse in said["lapses"])})


def _bins(said: Mapping[str, int]) -> dict[int, int]:
    return {int(number): count for number, count in said.items()}
