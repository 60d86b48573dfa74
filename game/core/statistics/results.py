"""What a finished game leaves for the statistics, read from its journal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from game.core.contract import (
    Achievements,
    AnyState,
    AnyStep,
    GameData,
    GameStatistics,
    Interaction,
    Interactions,
    Outcome,
)
from game.core.match import Match, beginning_of
from game.core.record import Fault, read, replay
from game.core.record.marks import game_key
from game.core.record.saves import read_saved_game

GIVEN_UP: Final = "given_up"
"""The reason for the end of a game that its last person gave up."""
_BEHIND: Final = 2  # the best place in a game that nobody has won


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """One player of a game, in the order of the seats.

    `rival` is who a computer player was (`Rival.name`), empty for nobody in particular.
    `rank` counts from 1, `score` is None in a title without scores, `figures` are those of the title's `seat_figures`.
    `achievement_counts` are those of `Achievements.counts`, which only a game that was just read has: what they
    earn is kept.
    """

    name: str
    bot: str
    colour: str
    rank: int
    score: int | None
    figures: Mapping[str, float]
    rival: str = ""
    achievement_counts: Mapping[str, int] = field(default_factory=dict, compare=False)

    @property
    def level(self) -> str:
        """The level of a computer player (see `BotName`); empty for a person."""
        return self.bot.partition("@")[0].partition(":")[0]


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game. `key` is its journal's name, `ended` in seconds of the epoch, `turns` those of all players.

    `setting` is what the players chose, as the title tells games apart by it.
    """

    key: str
    ended: float
    title: str
    setting: Mapping[str, str]
    turns: int
    rounds: int
    reason: str
    players: tuple[PlayerResult, ...]
    interactions: tuple[Interaction, ...] = ()


def result_of(path: Path, installed: GameData) -> GameResult | None:
    """The result of the game in this journal; None where it is practice, not over or does not hold to its end.

    For `installed` see `match.data_of`.
    """
    saved = read_saved_game(path)
    if saved is None or not saved.over or saved.header.practice:
        return None
    journal, begun = read(path), beginning_of(saved.header, installed)
    if isinstance(journal, Fault) or isinstance(begun, Fault):
        return None
    replayed = replay(begun.match.title.rules, begun.state, journal)
    if replayed.fault is not None:
        return None
    return result_of_steps(game_key(path), saved.played, begun.match, begun.state, replayed.steps)


def result_of_steps(
    key: str, ended: float, match: Match, initial: AnyState, steps: Sequence[AnyStep]
) -> GameResult | None:
    """The result of a game that has come through these steps; None where it is not over.

    Where the last person gave up nobody has won.
    """
    title, rules = match.title, match.title.rules
    last = steps[-1].after if steps else initial
    outcome = rules.outcome(last)
    if outcome is None and not match.given_up:
        return None
    statistics = title.part(GameStatistics)
    figures_of_seats = statistics.figures(initial, steps) or ({},) * len(match.seats)
    counts = title.part(Achievements).counts(initial, steps) or ({},) * len(match.seats)
    seats = zip(match.setup.colours, match.seats, figures_of_seats, counts, strict=True)
    return GameResult(
        key=key,
        ended=ended,
        title=title.name,
        setting=statistics.setting(match.setup),
        turns=rules.turn(last),
        rounds=rules.round(last),
        reason=outcome.reason if outcome is not None else GIVEN_UP,
        players=tuple(
            PlayerResult(
                *(seat.name, "" if seat.gave_up else seat.bot, colour),
                *(_rank(outcome, match, number), _score(outcome, number), figures),
                rival=seat.rival,
                achievement_counts=done,
            )
            for number, (colour, seat, figures, done) in enumerate(seats)
        ),
        interactions=tuple(title.part(Interactions).over(initial, steps)),
    )


def _rank(outcome: Outcome | None, match: Match, seat: int) -> int:
    """The place of a seat; whoever gave up is last, whatever became of the seat."""
    if match.seats[seat].gave_up:
        return len(match.seats)
    return outcome.rank(seat) if outcome is not None else _BEHIND


def _score(outcome: Outcome | None, seat: int) -> int | None:
    return outcome.scores[seat] if outcome is not None and outcome.scores else None
