"""Whether a game of computer players alone stands still: nobody there would ever stop it."""

from typing import Any, Final

from game.core.contract import AnyState
from game.core.contract.belongings import Belongings
from game.core.match import Match, Session

ROUNDS: Final = 50  # in which nobody has come to have what was not there before


class Standstill:
    """Follows what everybody has over a game; it says nothing where a person sits, who may end a game at will.

    It is read from the steps of the session, so that a game that is taken up again stands as still as before.
    """

    def __init__(self, match: Match, session: Session, *, watched: bool) -> None:
        """`watched`: computer players alone play."""
        self._session, self._rules = session, match.title.rules
        self._belongings = match.title.find(Belongings) if watched else None
        self._looked_at: AnyState = None
        self._read, self._turn, self._since = 0, -1, self._rules.round(session.initial)
        self._met = set[Any]()

    @property
    def reached(self) -> bool:
        """Whether for so many rounds everything has been as it was once before."""
        state = self._session.state
        if self._belongings is None or self._rules.outcome(state) is not None:
            return False
        if state is not self._looked_at:
            self._looked_at = state
            self._follow(self._belongings)
        return bool(self._rules.round(state) - self._since >= ROUNDS)

    def _follow(self, belongings: Belongings) -> None:
        """Look at the turns that have begun since."""
        steps = self._session.steps
        for step in steps[self._read :]:
            turn = self._rules.turn(step.after)
            if turn == self._turn:
                continue
            self._turn = turn
            has = tuple(belongings.of_seats(step.after))
            if has not in self._met:
                self._met.add(has)
                self._since = self._rules.round(step.after)
        self._read = len(steps)
