"""The moments of a game that are marked in the plots of its story: thefts, lost Camps, the lead and the end."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.contract import TurningPoint
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WiraqochaStep

_EACH: Final = 2  # moments of one kind that are marked
_PLUNDER: Final = ("relic_stolen", "card_stolen", "crystal_stolen")  # the weightiest first


def moments_to_mark(
    initial: State,
    steps: Sequence[WiraqochaStep],
    moments: Sequence[int],
    territories: Sequence[Sequence[float]],
) -> list[TurningPoint]:
    """In their order: the weightiest thefts, the first and the last lost Camp, the last change of the lead, the end.

    `moments` says for each step which of the story's moments shows it, `territories` are the tiles of each seat.
    """
    done = list(dict.fromkeys(_done(initial, steps, moments)))
    thefts = sorted((point for point in done if point.key in _PLUNDER), key=_weight)[:_EACH]
    camps = [point for point in done if point.key == "camp_lost"]
    found = [*thefts, *dict.fromkeys((*camps[:1], *camps[-1:])), *_lead(territories)]
    found.sort(key=lambda point: point.moment)
    last = steps[-1].after if steps else initial
    if last.victory:
        found.append(TurningPoint(moments[-1] if moments else 0, "won", last.winner))
    return found


def _weight(point: TurningPoint) -> tuple[int, int]:
    return _PLUNDER.index(point.key), point.moment


def _done(initial: State, steps: Sequence[WiraqochaStep], moments: Sequence[int]) -> Iterator[TurningPoint]:
    """What players took from one another: thefts, and Camps."""
    seat_of, mover = initial.game.colours.index, initial.mover
    for moment, step in zip(moments, steps, strict=True):
        for event in step.events:
            match event:
                case e.RelicStolen() | e.CardStolen() | e.CrystalStolen():
                    yield TurningPoint(moment, event.key, seat_of(event.player), victim=seat_of(event.victim))
                case e.TokenBeaten(player=victim, kind=TokenKind.CAMP) if seat_of(victim) != mover:
                    yield TurningPoint(moment, "camp_lost", mover, victim=seat_of(victim))
        mover = step.after.mover


def _lead(territories: Sequence[Sequence[float]]) -> Iterator[TurningPoint]:
    """When whoever holds most tiles at the last, alone, took the lead from another."""
    leader, since, changed = -1, 0, False
    for moment, held in enumerate(zip(*territories, strict=True)):
        ahead = [seat for seat, tiles in enumerate(held) if tiles == max(held)]
        if len(ahead) == 1 and ahead[0] != leader:
            changed = leader >= 0
            leader, since = ahead[0], moment
    if changed:
        yield TurningPoint(since, "lead", leader)
