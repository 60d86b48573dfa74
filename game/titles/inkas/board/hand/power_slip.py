"""Opens the slip of a Legendary power in the panel, and lets the board call for what it asks."""

from collections.abc import Callable, Sequence

from game.titles.inkas.board.hand.gestures import Gestures
from game.titles.inkas.board.moves.choices import in_turn
from game.titles.inkas.board.moves.powers import aimed, are_power
from game.titles.inkas.board.questions.question_panel import QuestionPanel
from game.titles.inkas.rules.actions import Action, Invoke, Play
from game.titles.inkas.rules.invoked import kind_of
from game.titles.inkas.rules.state import State


class PowerSlip:
    """The slip of the power that is being used, or cannot be. `state` says what is shown; `unfold` lets the panel lie
    open where something else does.
    """

    def __init__(
        self,
        gestures: Gestures,
        panel: QuestionPanel,
        state: Callable[[], State],
        unfold: Callable[[], object],
    ) -> None:
        self._gestures, self._panel, self._state, self._unfold = gestures, panel, state, unfold
        gestures.widened = panel.close
        gestures.step_back = panel.step_back

    def open(self, actions: Sequence[Action]) -> None:
        """Open it for these uses, of which one is chosen."""
        self._unfold()
        self._panel.choose(self._with_plays(actions))

    def open_barred(self, action: Action, why_not: str) -> None:
        """Open that of a power that cannot be used now; nothing else has one."""
        state = self._state()
        if isinstance(action, Invoke) and in_turn(state) and kind_of(state, action) is not None:
            self._gestures.widen()
            self._unfold()
            self._panel.bar(self._with_plays((action,)), why_not)

    def aim(self, actions: Sequence[Action]) -> bool:
        """Let the board call for what these uses are told apart by; returns whether they are uses of powers."""
        uses = are_power(self._state(), actions)
        if uses:
            self._gestures.narrow(aimed(self._state(), actions))
        return uses

    def _with_plays(self, actions: Sequence[Action]) -> Sequence[Action]:
        """Uses of a power with what else its card can be played for."""
        able = self._gestures.whole.actions
        others = [one for one in able if isinstance(one, Play) and are_power(self._state(), (*actions, one))]
        return *actions, *(one for one in others if one not in actions)
