"""What happened last in the game, as far as it lies open on the table."""

from typing import Final

from game.core.record.seen_games import SeenGame
from game.titles.inkas.board.moves.battles import Battle, last_battle
from game.titles.inkas.rules.events import CardUnveiled, Event
from game.titles.inkas.rules.state import State

_LAST_STEPS: Final = 4  # in which what lies in the bowl was rolled, passes aside
_ANSWERED: Final = 24  # in which it may have been announced, and answered


def last_roll(game: SeenGame[State, Event]) -> Battle | None:
    """What was rolled last in the steps just played; a turn begins with an empty bowl."""
    told = game.telling
    first = max(0, len(told) - _ANSWERED)
    last = told[first:]
    if not last:
        return last_battle(((game.initial, game.opening),), _LAST_STEPS)
    states = [told[first - 1].after if first else game.initial, *(step.after for step in last)]
    steps = [
        (before, step.events)
        for before, step in zip(states, last, strict=False)
        if step.after.turn == game.state.turn
    ]
    return last_battle(steps, _LAST_STEPS)


def last_card(game: SeenGame[State, Event]) -> CardUnveiled | None:
    """The card that the last step turned."""
    told = game.telling
    events = told[-1].events if told else ()
    return next((event for event in events if isinstance(event, CardUnveiled) and event.card), None)
