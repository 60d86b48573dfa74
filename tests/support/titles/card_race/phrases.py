"""What the card race says in words, and what is kept of finished races."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from game.base.i18n.words import Words
from game.core.contract import GameStatistics, GameStep, Phrases, SeatFigure, StandingsHistory, StoryTelling

from .data import RaceData
from .rules import Boasted, Drew, Event, Move, Played, Race, Rolled, Scored, Spoiled
from .setups import COLOURS, RaceSetup

RaceStep: TypeAlias = GameStep[Race, Move, Event]


def describe_event(words: Words, event: Event, names: Mapping[str, str] | None = None) -> str | None:
    called = list(names.values()) if names else [words(f"player.{colour}") for colour in COLOURS]
    player = called[event.seat]
    match event:
        case Scored(points=points):
            return words("race.scored" if points > 0 else "race.lost", player=player, count=points)
        case Rolled(face=face):
            return words("race.rolled", player=player, face=face)
        case Drew(card=card):
            return words("race.drew" if card else "race.drew_hidden", player=player, card=card)
        case Boasted():
            return words("race.boasted", player=player)
        case Spoiled(card=card):
            return words("race.spoiled", player=player, card=card)
        case Played(card=card):
            return words("race.played", player=player, card=card)


def figures(initial: Race, steps: Sequence[RaceStep]) -> tuple[Mapping[str, float], ...]:
    last = steps[-1].after if steps else initial
    return tuple({"points": float(points)} for points in last.points)


def story(initial: Race, steps: Sequence[RaceStep]) -> StandingsHistory:
    states = [initial, *(step.after for step in steps)]
    seats = range(len(initial.points))
    values = {"points": tuple(tuple(float(state.points[seat]) for state in states) for seat in seats)}
    return StandingsHistory(tuple((state.turn - 1) / len(seats) for state in states), values)


def setting(setup: RaceSetup) -> Mapping[str, str]:
    return {"ahead": "yes" if setup.ahead else "no"}


def gaps(words: Words, data: RaceData) -> Mapping[str, str]:
    return {"most_players": str(data.players)}


def note(words: Words, told: StandingsHistory, seat: int) -> str:
    return words("race.points", count=round(told.values["points"][seat][-1]))


PHRASES: Phrases[Race, Event, RaceData] = Phrases(describe_event, gaps=gaps)
STORY = StoryTelling(story, note)
STATISTICS = GameStatistics(
    ("goal", "turns"), (SeatFigure("points", edges=(0, 3, 6, 9, 12)),), figures, ("ahead",), setting
)
