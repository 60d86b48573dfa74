"""What the games of an experiment show of Wiraqocha: cards, tiles, luck with dice, and how each bot plays."""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.lab.protocol import TargetCheck
from game.core.lab.results import SimulatedGame
from game.core.lab.statistics import Share
from game.core.lab.summary import fair_of, finished_of
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.lab.counter import FIGURES, PlayerFigures

QUARTERS: Final = 4  # of the luck with dice
MOST_CAMPS: Final = 3  # tiles where a bot's first Camp stands most often
UNBOUGHT: Final = 0.6  # target: the share of the games with a card on offer in which nobody bought it


@dataclass(frozen=True, slots=True)
class CardFigures:
    """A card: games in which it was bought of those in which it was on offer, how often, and its buyers' wins."""

    bought: Share
    buyers: Share


@dataclass(frozen=True, slots=True)
class TileFigures:
    """A tile: the share of turns that ended with a token on it, and the wins of the one who held it longest."""

    held: float
    holders: Share


@dataclass(frozen=True, slots=True)
class LuckFigures:
    """A quarter of all players, by luck: its mean in standard deviations, and their wins."""

    luck: float
    wins: Share


@dataclass(frozen=True, slots=True)
class BotFigures:
    """A bot: the parts of its wins that each victory gave it, its plunders a game, and where its first Camps stand."""

    victories: Mapping[str, Share]
    plunders: float
    camps: Share  # those that stand on the tiles where they do most often
    camp_tiles: tuple[str, ...]  # these tiles, the first one first


def cards_in(results: Sequence[SimulatedGame], content: ValleyData) -> dict[str, CardFigures]:
    """Of every card, in finished games."""
    finished = finished_of(results)
    return {card.name: _card(finished, card.name) for card in content.cards}


def tiles_in(results: Sequence[SimulatedGame], content: ValleyData) -> dict[str, TileFigures]:
    """Of every tile that was held, in finished games."""
    finished = finished_of(results)
    found = {
        label for result in finished for player in result.players for label in FIGURES.of_player(player).held
    }
    return {label: _tile(finished, label) for label in content.tiles if label in found}


def luck_in(results: Sequence[SimulatedGame]) -> list[LuckFigures]:
    """Of the quarters of all players of finished games, the unluckiest first."""
    return list(_luck(finished_of(results)))


def dice_by_bot(results: Sequence[SimulatedGame]) -> dict[str, float]:
    """The dice that each bot rolled a turn."""
    dice: dict[str, int] = {}
    turns: dict[str, int] = {}
    for result in results:
        for place, player in enumerate(result.players):
            dice[player.bot] = dice.get(player.bot, 0) + FIGURES.of_player(player).dice
            turns[player.bot] = turns.get(player.bot, 0) + sum(result.clock.turns[place].values())
    return {bot: number / max(1, turns[bot]) for bot, number in dice.items()}


def bots_in(results: Sequence[SimulatedGame], victories: Sequence[str]) -> dict[str, BotFigures]:
    """Of every bot, in finished games."""
    finished = finished_of(results)
    names = dict.fromkeys(player.bot for result in finished for player in result.players)
    return {name: _bot(finished, name, victories) for name in names}


def card_verdicts(results: Sequence[SimulatedGame], content: ValleyData) -> Iterator[TargetCheck]:
    """Whether each card that was on offer is bought often enough."""
    for name, card in cards_in(results, content).items():
        if card.bought.trials:
            yield TargetCheck("card", name, 1 - card.bought.rate, 0.0, UNBOUGHT)


def luck(pips: int, dice: int) -> float:
    """How many standard deviations the pips of so many dice lie above what is to be expected."""
    return (pips - 3.5 * dice) / math.sqrt(dice * 35 / 12) if dice else 0.0


def _bot(finished: Sequence[SimulatedGame], name: str, victories: Sequence[str]) -> BotFigures:
    won = Counter(result.reason for result in finished if result.won_by(name))
    players = [
        FIGURES.of_player(player) for result in finished for player in result.players if player.bot == name
    ]
    camps = Counter(player.first_camp for player in players if player.first_camp)
    most = camps.most_common(MOST_CAMPS)
    return BotFigures(
        {victory: Share(won[victory], won.total()) for victory in victories},
        sum(player.plunders for player in players) / len(players),
        Share(sum(number for _, number in most), camps.total()),
        tuple(tile for tile, _ in most),
    )


def _card(finished: Sequence[SimulatedGame], card: str) -> CardFigures:
    offered = [result for result in finished if card in FIGURES.of_game(result).offered]
    bought = sum(
        any(card in FIGURES.of_player(player).bought for player in result.players) for result in offered
    )
    buyers = _wins(finished, lambda player: card in player.bought)
    return CardFigures(Share(bought, len(offered)), buyers)


def _wins(finished: Sequence[SimulatedGame], counts: Callable[[PlayerFigures], bool]) -> Share:
    """The wins of the players that count."""
    wins = players = 0
    for result in finished:
        for place, player in enumerate(result.players):
            if counts(FIGURES.of_player(player)):
                players += 1
                wins += result.won(place)
    return Share(wins, players, fair_of(finished))


def _tile(finished: Sequence[SimulatedGame], label: str) -> TileFigures:
    held = turns = wins = games = 0
    for result in finished:
        by_place = [FIGURES.of_player(player).held.get(label, 0) for player in result.players]
        held += sum(by_place)
        turns += result.turns
        if max(by_place) and by_place.count(max(by_place)) == 1:
            games += 1
            wins += result.won(by_place.index(max(by_place)))
    return TileFigures(held / max(1, turns), Share(wins, games, fair_of(finished)))


def _luck(finished: Sequence[SimulatedGame]) -> Iterator[LuckFigures]:
    players = sorted(
        (luck(seen.pips, seen.dice), result.won(place))
        for result in finished
        for place, player in enumerate(result.players)
        for seen in (FIGURES.of_player(player),)
    )
    for quarter in range(QUARTERS if players else 0):
        part = players[len(players) * quarter // QUARTERS : len(players) * (quarter + 1) // QUARTERS]
        if part:
            mean = sum(value for value, _ in part) / len(part)
            yield LuckFigures(mean, Share(sum(won for _, won in part), len(part), fair_of(finished)))
