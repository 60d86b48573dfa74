"""What in a game of Wiraqocha a player may say something about."""

from collections.abc import Iterator
from typing import Final

from game.core.contract import REMEMBERED, Occasion
from game.titles.wiraqocha.losses_and_threats import within_one_step
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.event_values import Destination
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import SeenWiraqochaStep

ORDER: Final = ("robbed", "robs", "near", "blocked", "unlucky", "lucky", REMEMBERED, "begins")
"""What matters most first."""
_DICE = 3  # that a throw has at least to be a lucky or an unlucky one
_LUCKY, _UNLUCKY = 4.7, 2.3  # pips of a die on average


def occasions(before: State, step: SeenWiraqochaStep) -> tuple[Occasion, ...]:
    """What a step gives its players to talk about; what matters most to them first."""
    game = step.after.game
    seat_of = {colour: seat for seat, colour in enumerate(game.colours)}
    found = [
        Occasion(seat_of[colour], name)
        for event in step.events
        for colour, name in _said_of(event, game.colours[before.mover])
    ]
    if any(isinstance(event, e.TurnEnded) for event in step.events) and within_one_step(
        step.after, before.mover
    ):
        found.append(Occasion(before.mover, "near"))
    return tuple(sorted(found, key=lambda occasion: ORDER.index(occasion.name)))


def _said_of(event: Event, mover: str) -> Iterator[tuple[str, str]]:
    """Who has something to say about an event, by colour, and about what."""
    match event:
        case e.CrystalStolen() | e.RelicStolen() | e.CardStolen():
            yield event.victim, "robbed"
            yield event.player, "robs"
        case e.TokenBeaten(player=player, destination=destination) if player != mover:
            if destination in (Destination.GRAVEYARD, Destination.HOSTAGE):
                yield player, "blocked"
        case e.DiceRolled(player=player, faces=faces) if len(faces) >= _DICE:
            pips = sum(faces) / len(faces)
            if pips >= _LUCKY:
                yield player, "lucky"
            elif pips <= _UNLUCKY:
                yield player, "unlucky"
        case e.TurnBegan(player=player, turn=1 | 2 | 3 | 4):
            yield player, REMEMBERED
            yield player, "begins"
