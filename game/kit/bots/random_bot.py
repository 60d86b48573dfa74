"""The player to measure others by: it leaves all to chance."""

import random
from collections.abc import Callable, Sequence
from typing import Generic

from game.core.contract.rules import ActionT, StateT


class RandomBot(Generic[StateT, ActionT]):
    """Any of the actions that are listed for a state, each as likely: all legal ones, or those that look best."""

    def __init__(self, seed: int, listed: Callable[[StateT], Sequence[ActionT]]) -> None:
        self._choice = random.Random(seed)
        self._listed = listed

    def choose(self, state: StateT) -> ActionT:
        """One of them."""
        return self._choice.choice(self._listed(state))
