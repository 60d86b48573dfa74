"""What the players of a game did to one another: thefts and wrecks, read from its steps alone."""

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

from game.core.contract import Interaction, Interactions
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.event_values import Destination
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WiraqochaStep


class InteractionKind(StrEnum):
    """What one player can do to another that is remembered, the gravest first."""

    THEFT = "theft"
    WRECK = "wreck"


def interactions(initial: State, steps: Sequence[WiraqochaStep]) -> tuple[Interaction, ...]:
    """Who robbed whom of crystals, relics or cards, and wrecked whose tokens, and how many times."""
    colours, mover = initial.game.colours, initial.mover
    counted: Counter[tuple[str, str, InteractionKind]] = Counter()
    for step in steps:
        for event in step.events:
            counted.update(_done(event, colours[mover]))
        mover = step.after.mover
    seats = {colour: seat for seat, colour in enumerate(colours)}
    return tuple(
        sorted(Interaction(seats[by], seats[to], kind, times) for (by, to, kind), times in counted.items())
    )


def _done(event: Event, mover: str) -> Iterator[tuple[str, str, InteractionKind]]:
    match event:
        case e.CrystalStolen() | e.RelicStolen() | e.CardStolen():
            yield event.player, event.victim, InteractionKind.THEFT
        case e.TokenBeaten(player=victim, destination=Destination.GRAVEYARD) if victim != mover:
            yield mover, victim, InteractionKind.WRECK


INTERACTIONS: Final = Interactions(tuple(InteractionKind), interactions)
