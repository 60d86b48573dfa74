"""What the results add up to: for all games, and for each player by name."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from game.statistics.results import GameResult, PlayerResult

LUCK_BINS = (-15, -9, -3, 3, 9, 15)  # pips above the average, between the bars of the histogram


@dataclass(frozen=True, slots=True)
class Standing:
    """One player over all games: a person by name, the computer players of one level together (without a name).

    `streak` is the wins in a row up to now, `longest` the most ever; `fastest` is the fewest rounds of a won game
    (0: none won); `luck` is in pips above the average for each ten dice.
    """

    name: str
    level: str
    games: int
    wins: dict[str, int]
    streak: int
    longest: int
    fastest: int
    luck: float

    @property
    def won(self) -> int:
        """Games won."""
        return sum(self.wins.values())


@dataclass(frozen=True, slots=True)
class Figures:
    """All games together: wins by victory, the rounds of each game, and how lucky players were in a game.

    `luck` counts players and games by pips above the average, between and beyond LUCK_BINS.
    """

    games: int
    victories: dict[str, int]
    rounds: tuple[int, ...]
    luck: tuple[int, ...]
    standings: tuple[Standing, ...]


def figures_of(results: Sequence[GameResult]) -> Figures:
    """What these results, the first game first, add up to; the most successful players stand first."""
    everybody = {_who(player) for result in results for player in result.players}
    standings = [_standing(who, results) for who in everybody]
    standings.sort(key=lambda standing: (-standing.won, standing.games, standing.name, standing.level))
    return Figures(
        len(results),
        dict(Counter(result.victory for result in results)),
        tuple(result.rounds for result in results),
        _histogram(player.luck for result in results for player in result.players),
        tuple(standings),
    )


def _who(player: PlayerResult) -> tuple[str, str]:
    """The name of a person, or the level of a computer player (see `BotName`)."""
    level = player.bot.partition("@")[0].partition(":")[0]
    return ("", level) if level else (player.name, "")


def _standing(who: tuple[str, str], results: Sequence[GameResult]) -> Standing:
    played = [
        (result, player, seat == result.winner)
        for result in results
        for seat, player in enumerate(result.players)
        if _who(player) == who
    ]
    won = [result for result, _, wins in played if wins]
    runs = [(wins, len(list(run))) for wins, run in groupby(wins for _, _, wins in played)]
    return Standing(
        *who,
        games=len(played),
        wins=dict(Counter(result.victory for result in won)),
        streak=runs[-1][1] if runs[-1][0] else 0,
        longest=max((length for wins, length in runs if wins), default=0),
        fastest=min((result.rounds for result in won), default=0),
        luck=_luck([player for _, player, _ in played]),
    )


def _luck(players: Sequence[PlayerResult]) -> float:
    dice = sum(player.dice for player in players)
    return 10 * sum(player.luck for player in players) / dice if dice else 0.0


def _histogram(values: Iterable[float]) -> tuple[int, ...]:
    counts = [0] * (len(LUCK_BINS) + 1)
    for value in values:
        counts[sum(value > edge for edge in LUCK_BINS)] += 1
    return tuple(counts)
