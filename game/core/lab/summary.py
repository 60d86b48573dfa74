"""What the games of an experiment show, whichever title was played, as typed figures."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from game.core.lab import time_bins
from game.core.lab.protocol import TargetCheck, Targets
from game.core.lab.results import FailedDecision, SimulatedGame
from game.core.lab.statistics import MeanShare, Share, quantile


@dataclass(frozen=True, slots=True)
class BotSummary:
    """A bot: its wins of all games, stopped ones too, what others did for it, and its processor time in bins."""

    wins: Share
    substituted: Share  # of all its decisions, those that another level took
    decisions: Mapping[int, int]
    turns: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Summary:
    """All figures. Shares of victories and places count finished games only."""

    games: int
    finished: int
    victories: Mapping[str, Share]  # by the outcome's reason
    places: tuple[Share, ...]
    bots: Mapping[str, BotSummary]
    lengths: tuple[float, ...]  # turns a player of the finished games
    actions: Mapping[str, float]  # a game, by kind
    actions_a_second: float
    seconds: float  # processor time of all games
    failed_decisions: tuple[FailedDecision, ...]

    def length(self, share: float) -> float:
        """The turns a player that this share of the games does not exceed."""
        return quantile(self.lengths, share)


def finished_of(results: Iterable[SimulatedGame]) -> list[SimulatedGame]:
    """The games that were played to their end."""
    return [result for result in results if result.finished]


def fair_of(finished: Sequence[SimulatedGame]) -> float:
    """The part of these games that is fair for a player, who wins with its side; 0 of none."""
    return fmean(1 / len(result.sides or result.players) for result in finished) if finished else 0.0


def summarize(results: Sequence[SimulatedGame], reasons: Iterable[str]) -> Summary:
    """The figures of these games, all of one experiment; of none as well. `reasons` are the title's."""
    finished = finished_of(results)
    seconds = sum(result.clock.seconds for result in results)
    actions = sum(result.actions for result in results)
    return Summary(
        games=len(results),
        finished=len(finished),
        victories={reason: Share(_count(finished, reason), len(finished)) for reason in reasons},
        places=_places(finished),
        bots=_bots(results),
        lengths=tuple(result.length for result in finished),
        actions=_actions(results),
        actions_a_second=actions / seconds if seconds else 0.0,
        seconds=seconds,
        failed_decisions=tuple(
            failure for result in results for player in result.players for failure in player.failed_decisions
        ),
    )


def grouped_wins(results: Sequence[SimulatedGame], size: int) -> dict[str, MeanShare]:
    """What part each bot won of every `size` games in a row; a last group that is not whole is left out."""
    starts = range(0, len(results) - size + 1, size)
    groups = [results[start : start + size] for start in starts]
    bots = _bots([result for group in groups for result in group])
    return {
        name: MeanShare(
            tuple(sum(result.won_by(name) for result in group) / size for group in groups), bot.wins.fair
        )
        for name, bot in bots.items()
    }


def verdicts(summary: Summary, targets: Targets, own: Iterable[TargetCheck] = ()) -> list[TargetCheck]:
    """Each target against what was found, with the title's `own` ones; nothing where no game was finished."""
    if not summary.finished:
        return []
    shares = summary.victories.items()
    found = [TargetCheck("victory", name, share.rate, *targets.reason) for name, share in shares]
    for place, share in enumerate(summary.places, 1):
        found.append(TargetCheck("place", str(place), share.ratio, 0.0, targets.place, percent=False))
    return [*found, *own, TargetCheck("length", "", summary.length(0.5), *targets.turns, percent=False)]


def _count(finished: Iterable[SimulatedGame], reason: str) -> int:
    return sum(result.reason == reason for result in finished)


def _places(finished: Sequence[SimulatedGame]) -> tuple[Share, ...]:
    players = len(finished[0].players) if finished else 0
    wins = [sum(result.won(place) for result in finished) for place in range(players)]
    return tuple(Share(number, len(finished), fair_of(finished)) for number in wins)


def _bots(results: Sequence[SimulatedGame]) -> dict[str, BotSummary]:
    names = dict.fromkeys(player.bot for result in results for player in result.players)
    return {name: _bot(results, name) for name in names}


def _bot(results: Sequence[SimulatedGame], name: str) -> BotSummary:
    substituted = asked = 0
    decisions: list[Mapping[int, int]] = []
    turns: list[Mapping[int, int]] = []
    for result in results:
        for place, player in enumerate(result.players):
            if player.bot == name:
                substituted += player.substituted
                asked += sum(player.actions.values())
                decisions.append(result.clock.decisions[place])
                turns.append(result.clock.turns[place])
    fair = fmean(result.fair((name,)) for result in results)
    share = Share(sum(result.won_by(name) for result in results), len(results), fair)
    taken = Share(substituted, asked)
    return BotSummary(share, taken, time_bins.merge_bins(*decisions), time_bins.merge_bins(*turns))


def _actions(results: Sequence[SimulatedGame]) -> dict[str, float]:
    total: Counter[str] = Counter()
    for result in results:
        for player in result.players:
            total.update(player.actions)
    return {kind: number / len(results) for kind, number in sorted(total.items())}
