"""What the games of an experiment show, as typed figures."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from game.lab import bins
from game.lab.results import GameResult, Lapse, Seat
from game.lab.statistics import Share, luck, quantile
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.rules.victory import KINDS

QUARTERS = 4  # of the luck with dice


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
    """A bot: its wins of all games, stopped ones too, the dice it rolled a turn, and its processor time in bins."""

    wins: Share
    dice: float
    decisions: Mapping[int, int]
    turns: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Summary:
    """All figures. Shares of victories, places, cards, tiles and luck count finished games only."""

    games: int
    finished: int
    victories: Mapping[str, Share]
    places: tuple[Share, ...]
    bots: Mapping[str, BotFigures]
    lengths: tuple[float, ...]  # turns a player of the finished games
    cards: Mapping[str, CardFigures]
    tiles: Mapping[str, TileFigures]
    luck: tuple[LuckFigures, ...]
    actions: Mapping[str, float]  # a game, by kind
    actions_a_second: float
    seconds: float  # processor time of all games
    lapses: tuple[Lapse, ...]

    def length(self, share: float) -> float:
        """The turns a player that this share of the games does not exceed."""
        return quantile(self.lengths, share)


def summarize(results: Sequence[GameResult], content: Content) -> Summary:
    """The figures of these games, all of one experiment; of none as well."""
    finished = [result for result in results if result.winner >= 0]
    seconds = sum(result.clock.seconds for result in results)
    actions = sum(result.actions for result in results)
    return Summary(
        games=len(results),
        finished=len(finished),
        victories={kind: Share(_count(finished, kind), len(finished)) for kind in KINDS},
        places=_places(finished),
        bots=_bots(results),
        lengths=tuple(result.turns / len(result.seats) for result in finished),
        cards={card.name: _card(finished, card.name) for card in content.cards},
        tiles=_tiles(finished, content),
        luck=tuple(_luck(finished)),
        actions=_actions(results),
        actions_a_second=actions / seconds if seconds else 0.0,
        seconds=seconds,
        lapses=tuple(lapse for result in results for seat in result.seats for lapse in seat.lapses),
    )


def _count(finished: Iterable[GameResult], victory: str) -> int:
    return sum(result.victory == victory for result in finished)


def _places(finished: Sequence[GameResult]) -> tuple[Share, ...]:
    players = len(finished[0].seats) if finished else 0
    wins = Counter(result.winner for result in finished)
    return tuple(Share(wins[place], len(finished), 1 / players) for place in range(players))


def _bots(results: Sequence[GameResult]) -> dict[str, BotFigures]:
    names = dict.fromkeys(seat.bot for result in results for seat in result.seats)
    return {name: _bot(results, name) for name in names}


def _bot(results: Sequence[GameResult], name: str) -> BotFigures:
    wins = seats = dice = 0
    decisions: list[Mapping[int, int]] = []
    turns: list[Mapping[int, int]] = []
    for result in results:
        for place, seat in enumerate(result.seats):
            if seat.bot == name:
                seats += 1
                wins += result.winner == place
                dice += seat.dice
                decisions.append(result.clock.decisions[place])
                turns.append(result.clock.turns[place])
    fair = seats / sum(len(result.seats) for result in results)
    turns_in_one = bins.together(*turns)
    share = Share(wins, len(results), fair)
    return BotFigures(
        share, dice / max(1, sum(turns_in_one.values())), bins.together(*decisions), turns_in_one
    )


def _card(finished: Sequence[GameResult], card: str) -> CardFigures:
    offered = [result for result in finished if card in result.offered]
    bought = sum(any(card in seat.bought for seat in result.seats) for result in offered)
    buyers = _wins(finished, lambda seat: card in seat.bought)
    return CardFigures(Share(bought, len(offered)), buyers)


def _wins(finished: Sequence[GameResult], counts: Callable[[Seat], bool]) -> Share:
    """The wins of the players that count."""
    wins = players = 0
    for result in finished:
        for place, seat in enumerate(result.seats):
            if counts(seat):
                players += 1
                wins += result.winner == place
    return Share(wins, players, _fair(finished))


def _fair(finished: Sequence[GameResult]) -> float:
    return 1 / len(finished[0].seats) if finished else 0.0


def _tiles(finished: Sequence[GameResult], content: Content) -> dict[str, TileFigures]:
    found = {label for result in finished for seat in result.seats for label in seat.held}
    return {label: _tile(finished, label) for label in content.tiles if label in found}


def _tile(finished: Sequence[GameResult], label: str) -> TileFigures:
    held = turns = wins = games = 0
    for result in finished:
        by_place = [seat.held.get(label, 0) for seat in result.seats]
        held += sum(by_place)
        turns += result.turns
        if max(by_place) and by_place.count(max(by_place)) == 1:
            games += 1
            wins += by_place[result.winner] == max(by_place)
    return TileFigures(held / max(1, turns), Share(wins, games, _fair(finished)))


def _luck(finished: Sequence[GameResult]) -> Iterable[LuckFigures]:
    players = sorted(
        (luck(seat.pips, seat.dice), result.winner == place)
        for result in finished
        for place, seat in enumerate(result.seats)
    )
    for quarter in range(QUARTERS if players else 0):
        part = players[len(players) * quarter // QUARTERS : len(players) * (quarter + 1) // QUARTERS]
        if part:
            mean = sum(value for value, _ in part) / len(part)
            yield LuckFigures(mean, Share(sum(won for _, won in part), len(part), _fair(finished)))


def _actions(results: Sequence[GameResult]) -> dict[str, float]:
    total: Counter[str] = Counter()
    for result in results:
        for seat in result.seats:
            total.update(seat.actions)
    return {kind: number / len(results) for kind, number in sorted(total.items())}
