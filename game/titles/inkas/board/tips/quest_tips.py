"""What is said of what there is only in a quest of goals: goals, stores, and what is noted for good."""

from game.kit.board.board_item import BoardItem
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.panels.goal_words import goal_lines
from game.titles.inkas.board.panels.noted import is_noted_defeated, is_noted_fallen
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.goals import PlantingFlags
from game.titles.inkas.keys import GOALS as GOALS_KEY
from game.titles.inkas.rules.fixed_order import GOALS, HIDDEN_GOAL, WAMANI_INDEX


def quest_tip(shown: BoardViewState, thing: BoardItem[ItemKind]) -> list[str] | None:
    """What is said of a goal or a store; None of any other thing."""
    words, pursuit, seat = shown.words, shown.state.pursuit, thing.seat
    if pursuit is None:
        return None
    if thing.kind is ItemKind.STORED:
        return [words("goals.stored_tip", player=shown.names[seat], count=pursuit.stored[seat])]
    if thing.kind is not ItemKind.GOAL:
        return None
    if not thing.name:
        return [hidden_goal(shown, seat)]
    return [
        *goal_lines(shown, seat, thing.name),
        "" if shown.state.victory else words("goals.tip", key=words.cap(GOALS_KEY)),
    ]


def hidden_goal(shown: BoardViewState, seat: int) -> str:
    """That a goal is not seen, and how its owner looks."""
    words = shown.words
    return words("goals.hidden_tip", player=shown.names[seat], key=words.cap(GOALS_KEY))


def seat_noted(shown: BoardViewState, seat: int) -> list[str]:
    """That an ayllu is defeated, and at the end which goals it had."""
    words, pursuit = shown.words, shown.state.pursuit
    if pursuit is None:
        return []
    found = [words("goals.defeated_tip")] if is_noted_defeated(shown, seat) else []
    if shown.state.victory:
        goals = [goal for goal in pursuit.goals[seat] if goal != HIDDEN_GOAL]
        found += [
            words("goals.of_one", goal=words("goals.title"), said=words(f"goal.{GOALS[goal]}"))
            for goal in goals
        ]
    return found


def walla_noted(shown: BoardViewState, walla: str) -> list[str]:
    """That a walla has fallen for good."""
    return [shown.words("goals.fallen_tip")] if is_noted_fallen(shown, walla) else []


def qusqu_noted(shown: BoardViewState, wamani: str) -> list[str]:
    """That Qusqu was found in a wamani, and what the flag there counts."""
    pursuit = shown.state.pursuit
    if pursuit is None or pursuit.qusqu != WAMANI_INDEX[wamani]:
        return []
    counts = [one.qusqu for one in shown.state.game.goals.values() if isinstance(one, PlantingFlags)]
    return [shown.words("goals.qusqu_tip", qusqu=counts[0])] if counts else []
