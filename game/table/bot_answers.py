"""What computer players answer to a question to the table: thought of before its time, so that nobody waits for it."""

from collections.abc import Callable
from dataclasses import dataclass

from game.core.bots.service import BotFault, BotMove, MoveRequest, ThinkingService
from game.core.contract import AnyAction, AnyState
from game.table.context import TableContext


@dataclass(frozen=True, slots=True)
class _Decided:
    """What a computer player has decided in a state in which it is asked."""

    state: AnyState
    action: AnyAction


class BotAnswers:
    """Lets those who may be asked think one after another from the moment at which a question stands.

    Nothing of it is seen: neither who thinks, nor for how long, nor yet what went wrong with it.
    """

    def __init__(
        self, context: TableContext, service: ThinkingService, request: Callable[[AnyState], MoveRequest]
    ) -> None:
        """`request` is what is asked of the computer player who decides in a state."""
        self._context, self._service, self._request = context, service, request
        self._decided: list[_Decided] = []
        self._asked: AnyState = None  # the state that is thought about
        # when it was last looked who is next
        self._looked: tuple[AnyState, int, tuple[int, ...]] | None = None
        self._faults: list[tuple[int, BotFault]] = []  # what went wrong, and with the player at which seat
        context.question.decided_by_bot = self.decided

    def decided(self, state: AnyState) -> AnyAction | None:
        """What the computer player who is asked in this state does; None while it has not decided."""
        return next((one.action for one in self._decided if one.state == state), None)

    def take_faults(self, seat: int) -> tuple[BotFault, ...]:
        """What went wrong with the player at a seat, once."""
        found = tuple([fault for other, fault in self._faults if other == seat])
        self._faults = [(other, fault) for other, fault in self._faults if other != seat]
        return found

    def update(self) -> None:
        """Take what was decided, and let the next one think."""
        question, session = self._context.question, self._context.session
        answer = self._service.answer() if self._asked is not None else None
        if isinstance(answer, BotMove):
            self._decided.append(_Decided(self._asked, answer.action))
            seat = session.rules.decider(self._asked)
            assert seat is not None, "somebody was asked"
            self._faults += [(seat, fault) for fault in answer.faults]
            self._asked = None
        now = (session.state, len(self._decided), question.decided)
        if self._looked is not None and self._looked[0] is now[0] and self._looked[1:] == now[1:]:
            return
        self._looked, state = now, question.asked_next()
        if state is not None and state != self._asked:
            self._asked = state
            self._service.ask(self._request(state))

    def interrupt(self) -> None:
        """Something else is to be thought about: what was begun is begun anew when there is time."""
        self._asked = self._looked = None

    def forget(self) -> None:
        """No question stands any more."""
        if self._asked is not None:
            self._service.forget()
        self._decided.clear()
        self.interrupt()
