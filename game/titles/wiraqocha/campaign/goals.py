"""How far a chapter's goals are, and how it stands as a whole: pure functions of the chapter and its steps."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from game.titles.wiraqocha.campaign.carrying import PERSON, robbed
from game.titles.wiraqocha.content.definitions import (
    Chapter,
    Goal,
    Hold,
    Keep,
    Own,
    PlunderGoal,
    Treasure,
    Win,
)
from game.titles.wiraqocha.rules.rounds import round_now
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import KIND_INDEX, NOBODY
from game.titles.wiraqocha.rules.wiraqocha import WiraqochaStep


@dataclass(frozen=True, slots=True)
class GoalProgress:
    """How far a goal is: what there is of what is needed, for how many rounds of those that are needed."""

    goal: Goal
    have: int
    need: int
    rounds: int = 0

    @property
    def met(self) -> bool:
        """Whether it is reached, as things stand."""
        return self.have >= self.need and self.rounds >= self._lasting

    @property
    def reached(self) -> "GoalProgress":
        """The same goal, reached: as it counts for who has won the chapter by winning the game."""
        return self if self.met else replace(self, have=self.need, rounds=self._lasting)

    @property
    def _lasting(self) -> int:
        return self.goal.rounds if isinstance(self.goal, Hold) else 0


def progress(chapter: Chapter, initial: State, steps: Sequence[WiraqochaStep]) -> tuple[GoalProgress, ...]:
    """How far each of its goals is after these steps."""
    return tuple(_progress(goal, chapter, initial, steps) for goal in chapter.goals)


class GoalLoss(StrEnum):
    """How a chapter is lost: a token that was to be kept, another victory than was asked for, a rival's, or time."""

    TOKEN = "token"
    OTHERWISE = "otherwise"
    RIVAL = "rival"
    TIME = "time"


def loss(chapter: Chapter, initial: State, steps: Sequence[WiraqochaStep]) -> GoalLoss | None:
    """How the chapter is lost; None while it is not."""
    state = steps[-1].after if steps else initial
    found = progress(chapter, initial, steps)
    if not all(one.met for one in found if isinstance(one.goal, Keep)):
        return GoalLoss.TOKEN
    if all(one.met for one in found):
        return None
    if state.winner == PERSON:
        return None if all(one.met for one in found if isinstance(one.goal, Win)) else GoalLoss.OTHERWISE
    if state.winner != NOBODY:
        return GoalLoss.RIVAL
    return GoalLoss.TIME if round_now(state) > chapter.rounds else None


def won(chapter: Chapter, initial: State, steps: Sequence[WiraqochaStep]) -> bool | None:
    """Whether the chapter is won; None while that is open.

    Whoever wins the game has reached what is to be held, had or stolen too.
    """
    if loss(chapter, initial, steps) is not None:
        return False
    state = steps[-1].after if steps else initial
    reached = all(one.met for one in progress(chapter, initial, steps))
    return True if reached or state.winner == PERSON else None


def _progress(goal: Goal, chapter: Chapter, initial: State, steps: Sequence[WiraqochaStep]) -> GoalProgress:
    state = steps[-1].after if steps else initial
    match goal:
        case Hold():
            return GoalProgress(goal, len(held_tiles(goal, state)), goal.count, _rounds(goal, initial, steps))
        case Own():
            return GoalProgress(goal, owned(goal.what, state), goal.count)
        case PlunderGoal():
            thefts = robbed(chapter, steps)
            return GoalProgress(goal, thefts.count(goal.rival) if goal.rival else len(thefts), goal.count)
        case Win():
            by = state.winner == PERSON and goal.victory in ("", state.victory)
            return GoalProgress(goal, int(by), 1)
        case Keep():
            kind = KIND_INDEX[goal.token]
            return GoalProgress(goal, -lost(state, kind), -lost(initial, kind))


def wanted_tiles(goal: Hold, state: State) -> set[int]:
    """The tiles of which some are to be held."""
    game = state.game
    return {
        tile
        for tile, label in enumerate(game.labels)
        if (not goal.tiles or label in goal.tiles) and goal.terrain in (None, game.tiles[tile].terrain)
    }


def held_tiles(goal: Hold, state: State) -> list[int]:
    """Those of its tiles that the person holds."""
    board = state.board
    return [tile for tile in wanted_tiles(goal, state) if board[tile] >= 0 and board[tile] >> 3 == PERSON]


def _rounds(goal: Hold, initial: State, steps: Sequence[WiraqochaStep]) -> int:
    """At how many turns' starts in a row, up to the last, the person held enough."""
    found, turn = 0, initial.turn
    for step in steps:
        state = step.after
        if state.turn != turn:
            turn = state.turn
            if state.mover == PERSON:
                found = found + 1 if len(held_tiles(goal, state)) >= goal.count else 0
    return found


def owned(what: Treasure, state: State) -> int:
    """How many of these the person has."""
    match what:
        case Treasure.RELICS:
            return state.relics.count(PERSON)
        case Treasure.CRYSTALS:
            return state.crystals[PERSON]
        case Treasure.CARDS:
            return state.cards[PERSON].bit_count()


def lost(state: State, kind: int) -> int:
    """How many tokens of a kind the person has in the Graveyard or out of the game."""
    taken = sum(piece == PERSON << 3 | kind for piece in state.hostages)
    return state.graveyard[PERSON][kind] + state.lost[PERSON][kind] + taken
