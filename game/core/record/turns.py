"""Whose turns the steps of a game were played in."""

from collections.abc import Sequence

from game.core.contract import ActionT, EventT, Rules, SeenStep, StateT


def others_steps(
    rules: Rules[StateT, ActionT, EventT],
    initial: StateT,
    steps: Sequence[SeenStep[StateT, EventT]],
    seat: int,
) -> range:
    """The numbers of the steps that were played in the turns of others since a seat's last turn.

    In the seat's own turn those before it; before its first one all from the beginning.
    """

    def own(number: int) -> bool:
        return rules.turn_owner(steps[number - 1].after if number else initial) == seat

    end = len(steps)
    if own(end):
        while end and own(end - 1):
            end -= 1
    begin = end
    while begin and not own(begin - 1):
        begin -= 1
    return range(begin, end)


def telling(steps: Sequence[SeenStep[StateT, EventT]]) -> list[int]:
    """The numbers of the steps in which something happened.

    A step without events is one of which nobody may learn, such as the pass of one who could have answered.
    """
    return [number for number, step in enumerate(steps) if step.events]
