"""The ten medals of INKAS, in rows of five."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from game.core.contract import Achievement, Achievements, GameCondition, Tally
from game.titles.inkas.content.definitions import Ayllu, Victory
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX
from game.titles.inkas.rules.inkas import InkasStep
from game.titles.inkas.rules.state import State

_LEVELS: Final = ("herder", "runner", "captain", "sage")

MEDALS: Final = (
    Achievement(
        "qusqu", "inkas/award.qusqu", GameCondition(reason=Victory.QUSQU, or_reason=Victory.FOUNDING)
    ),
    Achievement("elimination", "inkas/award.elimination", GameCondition(reason=Victory.ELIMINATION)),
    Achievement("full_table", "inkas/award.full_table", GameCondition(seats=4, unless=("solo", "yes"))),
    Achievement("swift", "honour.swift", GameCondition(rounds=12)),
    Achievement("flags", "inkas/award.flags", GameCondition(figure="flags", least=5)),
    Achievement("unharmed", "inkas/award.unharmed", GameCondition(figure="lost", most=0)),
    Achievement("amaru", "inkas/award.amaru", None),
    Achievement("sage", "inkas/award.sage", GameCondition(level="sage")),
    Achievement("levels", "honour.levels", Tally.LEVELS, len(_LEVELS), _LEVELS),
    Achievement("days", "honour.days", Tally.DAYS, 7),
)


def achievement_counts(initial: State, steps: Sequence[InkasStep]) -> tuple[Mapping[str, int], ...]:
    """By seat: how many attacks of Amarus its wallas have withstood."""
    found: list[Counter[str]] = [Counter() for _ in initial.game.seats]
    for step in steps:
        game = step.after.game
        for event in step.events:
            if isinstance(event, e.Withstood):
                attacker = game.content.wallas.get(event.attacker)  # none of a god
                seat = game.seat_of[PIECE_INDEX[event.walla]]
                if attacker is not None and attacker.ayllu is Ayllu.AMARU and seat != NOBODY:
                    found[seat]["amaru"] += 1
    return tuple(found)


ACHIEVEMENTS: Final = Achievements(MEDALS, achievement_counts)
