"""What a goal asks for, and how far a seat has come with it, in plain words and figures (section 28)."""

from collections.abc import Mapping
from typing import Final

from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content import goals as g
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.phrases import walla_name
from game.titles.inkas.rules.fixed_order import GOAL_INDEX, GOALS, HIDDEN_GOAL, bits
from game.titles.inkas.rules.goals import Progress, progress

_WORDS: Final[Mapping[type, str]] = {
    g.PlantingFlags: "flags",
    g.TakingSuyus: "suyus",
    g.DefeatingNeighbour: "neighbour",
    g.DefeatingAyllus: "defeated",
    g.FellingRoles: "fallen",
    g.StoringLlamas: "stored",
    g.Dominating: "dominated",
}
"""The word of each condition, as data have it."""
_FAMILY_WORDS: Final[Mapping[type, str]] = {
    g.PlantingFlags: "flags_qusqu",
    g.DefeatingNeighbour: "neighbour_out",
}


def goal_asks(shown: BoardViewState, seat: int, goal: str) -> str:
    """What a goal of a seat asks for, in one sentence."""
    state = shown.state
    condition = state.game.goals[GOAL_INDEX[g.GoalName(goal)]]
    found = progress(state, seat, GOAL_INDEX[g.GoalName(goal)])
    gaps = {}
    if isinstance(condition, g.DefeatingNeighbour):
        gaps["player"] = shown.names[state.game.order_from(seat)[condition.steps]]
    if isinstance(condition, g.PlantingFlags):
        gaps["qusqu"] = str(condition.qusqu)
    key = _key(shown, condition)
    return shown.words(f"goals.asks.{key}", need=found.need, **gaps)


def goal_progress(shown: BoardViewState, seat: int, goal: str) -> str:
    """How far a seat is seen to have come with its goal, as short as can be."""
    state = shown.seen_turn
    condition = state.game.goals[GOAL_INDEX[g.GoalName(goal)]]
    found = progress(state, seat, GOAL_INDEX[g.GoalName(goal)])
    if state.victory and found.met:
        return shown.words("goals.over_met")
    if not state.victory and goal_met(shown, seat, goal):
        return shown.words("goals.met")
    key = _key(shown, condition)
    gaps = {"qusqu": str(condition.qusqu)} if isinstance(condition, g.PlantingFlags) else {}
    return shown.words(f"goals.progress.{key}", done=found.done, need=found.need, **gaps)


def goal_met(shown: BoardViewState, seat: int, goal: str) -> bool:
    """Whether a goal is met, as if the turn ended now."""
    return progress(shown.seen_turn, seat, GOAL_INDEX[g.GoalName(goal)], ending=True).met


def goal_figure(shown: BoardViewState, seat: int, goal: str) -> str:
    """The same as a figure alone."""
    found = progress(shown.seen_turn, seat, GOAL_INDEX[g.GoalName(goal)])
    return shown.words("goals.figure", done=min(found.done, found.need), need=found.need)


def open_goals(shown: BoardViewState, seat: int) -> list[str]:
    """The goals of a seat that lie open now that the quest is over, each with how far it came, in a few words."""
    state, words = shown.state, shown.words
    if state.pursuit is None or not state.victory:
        return []
    names = [GOALS[goal].value for goal in state.pursuit.goals[seat] if goal != HIDDEN_GOAL]
    return [
        words("goals.of_one", goal=words(f"goal.{name}"), said=goal_figure(shown, seat, name))
        for name in names
    ]


def goal_lines(shown: BoardViewState, seat: int, goal: str) -> list[str]:
    """All that is said of a goal: its name, what it asks for, how far it is, and what is still in its way."""
    words = shown.words
    found = progress(shown.seen_turn, seat, GOAL_INDEX[g.GoalName(goal)])
    lines = [words(f"goal.{goal}"), goal_asks(shown, seat, goal), goal_progress(shown, seat, goal)]
    return [*lines, *_left(shown, found)]


def _left(shown: BoardViewState, found: Progress) -> list[str]:
    words = shown.words
    if found.met:
        return []
    names = [shown.names[seat] for seat in bits(found.seats)]
    names += [walla_name(words, PIECES[walla]) for walla in bits(found.wallas)]
    return [words("goals.left", names=words.listed(names))] if names else []


def _key(shown: BoardViewState, condition: g.Condition) -> str:
    """The word of a condition; in Family, where Qusqu is a card and the dead are out, some have their own."""
    known = _WORDS[type(condition)]
    return known if shown.state.game.advanced else _FAMILY_WORDS.get(type(condition), known)
