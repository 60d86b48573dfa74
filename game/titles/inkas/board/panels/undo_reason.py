"""Why the last action of a quest cannot be taken back."""

from game.core.record.seen_games import SeenGame
from game.titles.inkas.rules.engine import reveals
from game.titles.inkas.rules.events import Event, StateEnded
from game.titles.inkas.rules.state import State


def undo_reason(game: SeenGame[State, Event]) -> str:
    """The key of the words that say so, where it cannot."""
    steps = game.telling
    if not steps:
        return "table.nothing_to_undo"
    before = steps[-2].after if len(steps) > 1 else game.initial
    if reveals(before, steps[-1].after):
        return "table.why_not.fell"
    # by `stop`: else something else comes first
    if isinstance(steps[-1].events[0], StateEnded):
        return "table.why_not.stopped_inside" if before.pending else "table.why_not.stopped"
    # in Solo all other hands lie open
    return "answers.no_undo" if before.game.advanced and not before.game.led else "table.nothing_to_undo"
