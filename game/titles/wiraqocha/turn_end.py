"""What the end of a turn brings to whoever plays: the harvest, the cubes given back, perhaps the game."""

from dataclasses import dataclass

from game.titles.wiraqocha.rules.actions import End
from game.titles.wiraqocha.rules.engine import refusal, successor
from game.titles.wiraqocha.rules.state import Phase, State


@dataclass(frozen=True, slots=True)
class TurnEndOutcome:
    """Crystals harvested, cubes there are and those that are kept, and whether the harvest wins (W-13.1 to W-13.5)."""

    harvest: int
    cubes: int
    kept: int
    wins: bool

    @property
    def lost(self) -> int:
        """How many cubes are given back."""
        return self.cubes - self.kept


def turn_end(state: State) -> TurnEndOutcome | None:
    """What the end of the turn would do now; None where the turn cannot end."""
    if state.phase is not Phase.ACTIONS or refusal(state, End()) is not None:
        return None
    seat, ended = state.mover, successor(state, End())
    return TurnEndOutcome(
        ended.crystals[seat] - state.crystals[seat],
        state.cubes[seat],
        ended.cubes[seat],
        ended.winner == seat,
    )
