"""How far a chapter's goals are, and how it stands as a whole: pure functions of the chapter and its steps."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.titles.wiraqocha.campaign.carrying import PERSON, robbed
from game.titles.wiraqocha.content.definitions import Chapter, Goal, Hold, Keep, Own, Plunder, Treasure, Win
from game.titles.wiraqocha.rules.rounds import round_now
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import KIND_INDEX, NOBODY
from game.titles.wiraqocha.session_types import WiraqochaStep


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
        lasting = self.goal.rounds if isinstance(self.goal, Hold) else 0
        return self.have >= self.need and self.rounds >= lasting


def progress(chapter: Chapter, initial: State, steps: Sequence[WiraqochaStep]) -> tuple[GoalProgress, ...]:
    """How far each of its goals is after these steps."""
    return tuple(_progress(goal, chapter, initial, steps) for goal in chapter.goals)


def won(chapter: Chapter, initial: State, steps: Sequence[WiraqochaStep]) -> bool | None:
    """Whether the chapter is won; None while that is open.

    Whoever wins the game has reached what is to be held, had or stolen too.
    """
    state = steps[-1].after if steps else initial
    found = progress(chapter, initial, steps)
    if not all(one.met for one in found if isinstance(one.goal, Keep)):
        return False
    if all(one.met for one in found):
        return True
    if state.winner == PERSON:
        return all(one.met for one in found if isinstance(one.goal, Win))
    return False if state.winner != NOBODY or round_now(state) > chapter.rounds else None


def round_of_end(chapter: Chapter, state: State) -> int:
    """The round in which it ended, for its medal."""
    return min(round_now(state), chapter.rounds)


def _progress(goal: Goal, chapter: Chapter, initial: State, steps: Sequence[WiraqochaStep]) -> GoalProgress:
    state = steps[-1].after if steps else initial
    match goal:
        case Hold():
            return GoalProgress(goal, _held(goal, state), goal.count, _rounds(goal, initial, steps))
        case Own():
            return GoalProgress(goal, _owned(goal.what, state), goal.count)
        case Plunder():
            thefts = robbed(chapter, steps)
            return GoalProgress(goal, thefts.count(goal.rival) if goal.rival else len(thefts), goal.count)
        case Win():
            by = state.winner == PERSON and goal.victory in ("", state.victory)
            return GoalProgress(goal, int(by), 1)
        case Keep():
            kind = KIND_INDEX[goal.token]
            return GoalProgress(goal, -_lost(state, kind), -_lost(initial, kind))


def _held(goal: Hold, state: State) -> int:
    """How many of its tiles the person holds."""
    game = state.game
    return sum(
        piece != NOBODY
        and piece >> 3 == PERSON
        and (not goal.tiles or game.labels[tile] in goal.tiles)
        and goal.terrain in (None, game.tiles[tile].terrain)
        for tile, piece in enumerate(state.board)
    )


def _rounds(goal: Hold, initial: State, steps: Sequence[WiraqochaStep]) -> int:
    """At how many turns' starts in a row, up to the last, the person held enough."""
    found, turn = 0, initial.turn
    for step in steps:
        state = step.after
        if state.turn != turn:
            turn = state.turn
            if state.mover == PERSON:
                found = found + 1 if _held(goal, state) >= goal.count else 0
    return found


def _owned(what: Treasure, state: State) -> int:
    match what:
        case Treasure.RELICS:
            return state.relics.count(PERSON)
        case Treasure.CRYSTALS:
            return state.crystals[PERSON]
        case Treasure.CARDS:
            return state.cards[PERSON].bit_count()


def _lost(state: State, kind: int) -> int:
    """How many tokens of a kind the person has in the Graveyard or out of the game."""
    taken = sum(piece == PERSON << 3 | kind for piece in state.hostages)
    return state.graveyard[PERSON][kind] + state.lost[PERSON][kind] + taken
