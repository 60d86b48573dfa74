"""A question to the table: of whoever could answer it, since to name who is asked would tell of a hand."""

from collections.abc import Callable
from typing import Any, Final

from game.core.contract import AnyAction, AnyState, Refusal
from game.core.match import Session
from game.core.record.session import ActionPlayed

BEAT: Final = 0.25  # seconds that it stands at least, whoever could answer


class TableQuestion:
    """What the rules ask of whoever could answer (`Rules.passing`), and how the persons at the machine do.

    Several are asked together: nobody is named, each may look at the own hand and note an answer, and once they go on
    those who were asked give theirs or pass. One person alone is asked by name once it has stood for its beat, or not
    at all: then the game goes on by itself. Computer players who have not decided when it ends let it pass. Nothing on
    the table depends on who was asked, nor on whether anybody was.
    """

    def __init__(self, session: Session, people: tuple[int, ...]) -> None:
        self._session = session
        self._people = people
        self.by_name = False  # each person is asked alone and by name, as those wish who keep no secrets
        self.looking: int | None = None  # the person who looks at the own hand
        self._noted: dict[int, AnyAction] = {}
        self._gone_on = False
        self._stood = 0.0  # seconds on a table that rests
        self._came = False  # the person who sits here alone is asked, and sees it
        # what the computer player who is asked in a state has decided; None while it has not
        self.decided_by_bot: Callable[[AnyState], AnyAction | None] = lambda state: None

    @property
    def passing(self) -> AnyAction | None:
        """The answer that lets it pass; None where none stands."""
        return self._session.rules.passing(self._session.state)

    @property
    def hidden(self) -> bool:
        """Whether one stands of which nobody may know whom it asks."""
        return self._hidden_in(self._session.state)

    def _hidden_in(self, state: AnyState) -> bool:
        rules = self._session.rules
        passing = rules.passing(state)
        if passing is None:
            return False
        decider = rules.decider(state)
        alone = (self._came and self._people == (decider,)) or (self.by_name and decider in self._people)
        return not alone or [*rules.legal_actions(state)] == [passing]

    @property
    def to_several(self) -> bool:
        """Whether one stands that is asked of several persons together."""
        return self.asks_several(self._session.state)

    def asks_several(self, state: AnyState) -> bool:
        """Whether one stands in a state, of now or of the past, that is asked of several persons together."""
        return self._together and self._session.rules.passing(state) is not None

    @property
    def _together(self) -> bool:
        """Whether all persons are asked together."""
        return len(self._people) > 1 and not self.by_name

    def decider(self, state: AnyState) -> int | None:
        """The seat that is seen to decide in a state: that whose turn it is where nobody may know who is asked."""
        rules = self._session.rules
        decider: int | None = rules.decider(state)
        return rules.turn_owner(state) if self._hidden_in(state) else decider

    @property
    def _all_answered(self) -> bool:
        """Whether nobody is waited for: several persons have gone on, or there are not several."""
        return self._gone_on or not self._together

    @property
    def decided(self) -> tuple[int, ...]:
        """The persons who have noted what they answer, were it to let it pass: all may know that, but not what."""
        return tuple(self._noted)

    def go_on(self) -> None:
        """The persons have answered."""
        self.looking, self._gone_on = None, True

    def note(self, seat: int, action: AnyAction) -> None:
        """Keep what a person answers if that seat is asked; once all have decided it goes on by itself."""
        self.looking, self._noted[seat] = None, action
        self._gone_on = self._gone_on or all(one in self._noted for one in self._people)

    def begin(self) -> None:
        """Something happened that is seen: what was asked before is over."""
        self.looking, self._gone_on, self._stood, self._came = None, False, 0.0, False
        self._noted.clear()

    def stays(self, before: AnyState) -> bool:
        """Whether one that stood before the last step still does: such a step is seen by nobody."""
        step = self._session.steps[-1]
        return not step.events and self._same(before, self._session.state)

    def _same(self, before: AnyState, after: AnyState) -> bool:
        """Whether one question stands in both, and nothing that is seen by all differs."""
        rules = self._session.rules
        if rules.passing(before) is None or rules.passing(after) is None:
            return False
        return bool(rules.observation(before, None) == rules.observation(after, None))

    def seen_actor(self, change: ActionPlayed[Any, Any, Any]) -> int:
        """The seat that is seen to have done a step: where a question was let pass, whose turn it is."""
        rules, step = self._session.rules, change.step
        passed = rules.passing(change.before) == step.action
        return rules.turn_owner(change.before) if passed else step.seat

    def update(self, dt: float, *, rests: bool) -> bool:
        """Let `dt` seconds pass on a table that `rests` or not; returns whether something was answered.

        All that nobody may notice is done at once: no answer comes a picture later than another would.
        """
        given = False
        self._stood += dt if rests and self.passing is not None else 0.0
        while rests and (action := self._due()) is not None:
            if isinstance(self._session.act(action), Refusal):
                break
            given = True
        return given

    def comes(self) -> bool:
        """Whether it has just come to the person who sits here alone: after its beat, whoever was asked before."""
        if self._came or self._stood < BEAT or self.passing is None:
            return False
        state = self._session.state
        self._came = self._people == (self._session.rules.decider(state),) and not self._only_passes(state)
        return self._came

    def _only_passes(self, state: AnyState) -> bool:
        rules = self._session.rules
        return [*rules.legal_actions(state)] == [rules.passing(state)]

    @property
    def _ends(self) -> bool:
        """Whether its time has come, and nobody is waited for."""
        return self._stood >= BEAT and self._all_answered

    def _due(self) -> AnyAction | None:
        """What is answered now by who is asked, and is not asked as usual."""
        if not self.hidden:
            return None
        state, passing = self._session.state, self.passing
        seat = self._session.rules.decider(state)
        if self._only_passes(state):
            action = passing
        elif seat not in self._people:
            late = self._ends and bool(self._people)  # where no person looks on, nothing is to be hidden
            action = self.decided_by_bot(state) or (passing if late else None)
        else:
            action = self._noted.get(seat, passing) if self._gone_on else None
        # one that ends it waits for its time, and for the persons
        return action if self._ends or (action == passing and self._keeps(state, action)) else None

    def _keeps(self, state: AnyState, action: AnyAction) -> bool:
        """Whether the question still stands after this."""
        return self._same(state, self._session.rules.successor(state, action))

    def asked_next(self) -> AnyState | None:
        """The state in which a computer player is asked next that has not decided, if all persons let it pass or answer
        as they have noted; None where there is none. So nobody need wait for it once they have.
        """
        rules, state = self._session.rules, self._session.state
        while (passing := rules.passing(state)) is not None:
            seat = rules.decider(state)
            if self._only_passes(state):
                action = passing
            elif seat in self._people:
                action = self._noted.get(seat, passing)
            else:
                action = self.decided_by_bot(state)
            if action is None:
                return state
            if action != passing or not self._keeps(state, action):
                return None
            state = rules.successor(state, action)
        return None

    def due_in(self) -> float | None:
        """Seconds until something happens by itself; None where nothing will."""
        waits = self.hidden and self._stood < BEAT and self._all_answered
        return max(0.001, BEAT - self._stood) if waits else None
