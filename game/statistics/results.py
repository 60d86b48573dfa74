"""What a finished game leaves for the statistics, read from its journal."""

from dataclasses import dataclass
from pathlib import Path

from game.match import initial_state, match_of
from game.record import Fault, read, replay
from game.record.saves import glance
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.game_story import luck_of
from game.titles.wiraqocha.rules import WIRAQOCHA
from game.titles.wiraqocha.rules.rounds import round_of
from game.titles.wiraqocha.rules.setup import Setup


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """One player of a game, in the order of the seats; `luck` in pips above the average of `dice` rolled dice."""

    name: str
    bot: str
    colour: str
    dice: int
    luck: float


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game. `key` is its journal's name, `ended` in seconds of the epoch, `turns` those of all players."""

    key: str
    ended: float
    layout: str
    variants: tuple[str, ...]
    turns: int
    winner: int
    victory: str
    players: tuple[PlayerResult, ...]

    @property
    def rounds(self) -> int:
        """The round in which the game was won: as many turns as the winner had."""
        return round_of(self.turns, len(self.players))


def result_of(path: Path, content: Content) -> GameResult | None:
    """The result of the game in this journal; None where it is not over or does not hold to its end."""
    saved = glance(path)
    if saved is None or not saved.over:
        return None
    journal, match = read(path), match_of(saved.header)
    if isinstance(journal, Fault) or isinstance(match, Fault):
        return None
    initial = initial_state(saved.header, content)
    if isinstance(initial, Fault):
        return None
    replayed = replay(WIRAQOCHA, initial, journal)
    outcome = WIRAQOCHA.outcome(replayed.state)
    if replayed.fault is not None or outcome is None:
        return None
    players = tuple(
        PlayerResult(seat.name, seat.bot, colour, luck.dice, luck.pips)
        for seat, colour, luck in zip(
            match.seats, match.setup.colours, luck_of(initial, replayed.steps), strict=True
        )
    )
    setup, turns = match.setup, replayed.state.turn
    assert isinstance(setup, Setup)
    return GameResult(
        path.name,
        saved.played,
        setup.layout,
        setup.variants,
        turns,
        outcome.winners[0],
        outcome.reason,
        players,
    )
