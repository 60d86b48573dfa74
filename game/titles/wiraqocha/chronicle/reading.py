"""A played game as the facts are found in it: each step with the position that it was played on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.core.contract.chronicle import FactAmount, FactPlayers, Thing
from game.titles.wiraqocha.rules.event_values import Cause
from game.titles.wiraqocha.rules.events import Event, TokenMoved
from game.titles.wiraqocha.rules.game import Game
from game.titles.wiraqocha.rules.rounds import round_now
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import seat_of
from game.titles.wiraqocha.rules.wiraqocha import WiraqochaStep


@dataclass(frozen=True, slots=True)
class Moment:
    """A step of the game: its number, the state before it, and itself."""

    number: int
    before: State
    step: WiraqochaStep

    @property
    def round(self) -> int:
        """The round in which it was played."""
        return round_now(self.before)

    @property
    def after(self) -> State:
        """The state that it led to."""
        return self.step.after

    @property
    def ends_turn(self) -> bool:
        """Whether another turn begins with it."""
        return self.after.turn != self.before.turn


def moments_of(initial: State, steps: Sequence[WiraqochaStep]) -> Iterator[Moment]:
    """All steps of a game."""
    before = initial
    for number, step in enumerate(steps):
        yield Moment(number, before, step)
        before = step.after


def events_of(initial: State, steps: Sequence[WiraqochaStep]) -> Iterator[tuple[Moment, Event]]:
    """All events of a game, each with its step."""
    for moment in moments_of(initial, steps):
        for event in moment.step.events:
            yield moment, event


def conquests_of(initial: State, steps: Sequence[WiraqochaStep]) -> Iterator[tuple[Moment, TokenMoved]]:
    """Every tile that was taken by dice."""
    for moment, event in events_of(initial, steps):
        if isinstance(event, TokenMoved) and event.cause is Cause.CONQUEST:
            yield moment, event


def player(game: Game, colour: str) -> FactPlayers:
    """The player of a colour."""
    return FactPlayers((game.colours.index(colour),))


def place(game: Game, label: str) -> Thing:
    """A tile."""
    return Thing("place", label, game.tiles[game.index[label]].terrain.value)


def tiles_of(state: State, seat: int) -> int:
    """How many tiles a player holds."""
    return sum(piece >= 0 and seat_of(piece) == seat for piece in state.board)


def tiles(state: State, seat: int) -> FactAmount:
    """The same, to be told."""
    return FactAmount("tiles", tiles_of(state, seat))
