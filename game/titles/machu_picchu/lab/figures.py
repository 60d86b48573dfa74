"""What the games of an experiment show of The Princes of Machu Picchu: endings, districts and Sacrifice Cards."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.lab.protocol import TargetCheck
from game.core.lab.results import SimulatedGame
from game.core.lab.statistics import Share
from game.core.lab.summary import fair_of, finished_of
from game.titles.machu_picchu.content.definitions import CARDS, District, Ending, Row
from game.titles.machu_picchu.lab.counter import FIGURES

LEAST_OF_ENDING: Final = 0.15  # target: of the games end by rescue, and as many by conquest
UNVISITED: Final = 1 / 3  # target: the share of games in which nobody enters a district, at most
CARD_BAND: Final = (2 / 3, 4 / 3)  # target: how many times their fair share those who drew a card win


@dataclass(frozen=True, slots=True)
class DistrictFigures:
    """A district: the games in which somebody entered it, and how often in a game."""

    visited: Share
    visits: float


def endings_in(results: Sequence[SimulatedGame]) -> dict[str, Share]:
    """The games that ended by rescue, whichever, and by conquest."""
    finished = finished_of(results)
    conquests = sum(result.reason == Ending.CONQUEST for result in finished)
    games = len(finished)
    return {"rescue": Share(games - conquests, games), "conquest": Share(conquests, games)}


def districts_in(results: Sequence[SimulatedGame]) -> dict[str, DistrictFigures]:
    """Of every district, in finished games."""
    finished = finished_of(results)
    found = {}
    for district in District:
        counts = [FIGURES.of_game(result).visits.get(district, 0) for result in finished]
        visited = Share(sum(count > 0 for count in counts), len(finished))
        found[str(district)] = DistrictFigures(visited, sum(counts) / max(1, len(counts)))
    return found


def drawers_in(results: Sequence[SimulatedGame]) -> dict[str, Share]:
    """Of every Sacrifice Card, the wins of those who drew it, whether they kept it or not.

    Who draws it is chance. Who keeps it is not: a player who does well keeps other cards than one who does badly.
    """
    finished = finished_of(results)
    drawn, won = dict.fromkeys(CARDS, 0), dict.fromkeys(CARDS, 0)
    for result in finished:
        for place, player in enumerate(result.players):
            for card in FIGURES.of_player(player).drawn:
                drawn[card] += 1
                won[card] += result.won(place)
    fair = fair_of(finished)
    return {card: Share(won[card], drawn[card], fair) for card in CARDS}


def bots_in(results: Sequence[SimulatedGame]) -> dict[str, dict[str, float]]:
    """By figure and bot, the mean of a game: points, gold, Incas, clergy, Sacrifice Cards, trades, goods left."""
    sums: dict[str, Counter[str]] = {}
    games = Counter[str]()
    for result in finished_of(results):
        for player in result.players:
            own = FIGURES.of_player(player)
            clergy = sum([own.own[row] for row in Row])
            games[player.bot] += 1
            for name, number in (
                ("points", own.points),
                ("gold", own.gold),
                ("incas", sum(own.own.values()) - clergy),
                ("clergy", clergy),
                ("cards", own.cards),
                ("trades", player.actions.get("sell", 0) + player.actions.get("buy", 0)),
                ("units", own.units),
            ):
                sums.setdefault(name, Counter())[player.bot] += number
    return {name: {bot: total / games[bot] for bot, total in by_bot.items()} for name, by_bot in sums.items()}


def own_verdicts(results: Sequence[SimulatedGame]) -> Iterator[TargetCheck]:
    """The endings, the districts and the cards against their targets.

    A player with many cards wins more often: a card is measured by the mean of all cards.
    """
    for name, ended in endings_in(results).items():
        yield TargetCheck("ending", name, ended.rate, LEAST_OF_ENDING, 1.0)
    for name, district in districts_in(results).items():
        yield TargetCheck("district", name, 1 - district.visited.rate, 0.0, UNVISITED)
    drawers = {card: wins for card, wins in drawers_in(results).items() if wins.trials}
    mean = sum(wins.rate for wins in drawers.values()) / max(1, len(drawers))
    for card, wins in drawers.items():
        yield TargetCheck("card", card, wins.rate / mean if mean else 0.0, *CARD_BAND, percent=False)
