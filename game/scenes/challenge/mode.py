"""A challenge: a table to play at, with its goal over the journal, until the goal is reached or out of reach."""

from collections.abc import Callable

from game.core.contract import AnyState
from game.scenes.challenge.goal_note import HEIGHT, GoalNote
from game.scenes.challenge.title_challenges import AnyTitleChallenges, ChallengeResult
from game.table.mode import TableMode, TableParts, place_above_log
from game.ui.scale import Scale


class ChallengeMode(TableMode):
    """The table of a challenge; `decided` is called once, when all has come to rest or the table is left, with how it
    went and whether anybody is there to be told.
    """

    def __init__(
        self, challenges: AnyTitleChallenges, name: str, decided: Callable[[ChallengeResult, bool], None]
    ) -> None:
        self._challenges = challenges
        self._name = name
        self._decided = decided
        self._told = False

    def join(self, table: TableParts) -> None:
        self._table = table
        self.note = GoalNote(table.context.words, self._name)
        table.ui.add(self.note)
        self._say()

    @property
    def _state(self) -> AnyState:
        return self._table.context.session.state

    def _say(self) -> None:
        context = self._table.context
        self.note.say(self._challenges.standing(context.words, self._name, self._state))

    def placed(self, scale: Scale) -> None:
        """See `TableMode.placed`: the goal stands where the journal begins."""
        place_above_log(self._table, self.note, HEIGHT, scale)
        self._say()

    def update(self, dt: float, moved: bool) -> bool:
        """See `TableMode.update`: once nothing moves any more, it is seen what has come of the last step."""
        if moved or self._told:
            return moved
        self._say()
        self._judge(notify=True)
        return False

    def left(self) -> None:
        """See `TableMode.left`."""
        if not self._told:
            self._judge(notify=False)

    def _judge(self, *, notify: bool) -> None:
        verdict = self._challenges.verdict(self._name, self._state)
        if verdict is not ChallengeResult.OPEN:
            self._told = True
            self._decided(verdict, notify)
