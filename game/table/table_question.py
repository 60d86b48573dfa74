"""A question to the table: of whoever could answer it, since to name who is asked would tell of a hand."""

from typing import Any, Final

from game.core.contract import AnyAction, AnyState, Refusal
from game.core.match import Session
from game.core.record.session import ActionPlayed

BEAT: Final = 0.25  # seconds that it stands at least, whoever could answer


class TableQuestion:
    """What the rules ask of whoever could answer (`Rules.passing`), and how the persons at the machine do.

    Several are asked together: nobody is named, each may look at the own hand and note an answer, and once they go on
    those who were asked give theirs or pass. One person alone is asked as usual, or not at all: then the game goes on
    by itself. Nothing on the table depends on who was asked, nor on whether anybody was.
    """

    def __init__(self, session: Session, people: tuple[int, ...]) -> None:
        self._session = session
        self._people = people
        self.by_name = False  # each person is asked alone and by name, as those wish who keep no secrets
        self.looking: int | None = None  # the person who looks at the own hand
        self._noted: dict[int, AnyAction] = {}
        self._gone_on = False
        self._stood = 0.0  # seconds on a table that rests

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
        alone = self._people == (decider,) or (self.by_name and decider in self._people)
        return not alone or [*rules.legal_actions(state)] == [passing]

    @property
    def to_several(self) -> bool:
        """Whether one stands that is asked of several persons together."""
        return self._together and self.passing is not None

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
        self.looking, self._gone_on, self._stood = None, False, 0.0
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

    def takes(self, action: AnyAction) -> bool:
        """Whether this answer of the decider may be given now: one that ends it waits for its time, and the persons."""
        rules, state = self._session.rules, self._session.state
        if self._stood >= BEAT and self._all_answered:
            return True
        return bool(action == self.passing) and self._same(state, rules.successor(state, action))

    def update(self, dt: float, *, rests: bool) -> bool:
        """Let `dt` seconds pass on a table that `rests` or not; returns whether a person's answer was given."""
        given = False
        self._stood += dt if rests and self.passing is not None else 0.0
        while rests and (action := self._due()) is not None:
            if isinstance(self._session.act(action), Refusal):
                break
            given = True
        return given

    def _due(self) -> AnyAction | None:
        """What the person answers who is asked, and is not asked as usual."""
        rules, state = self._session.rules, self._session.state
        seat = rules.decider(state)
        if seat not in self._people or not self.hidden or not self._all_answered:
            return None
        action = self._noted.get(seat, self.passing)
        return action if self.takes(action) else None

    def due_in(self) -> float | None:
        """Seconds until something happens by itself; None where nothing will."""
        waits = self.hidden and self._stood < BEAT and self._all_answered
        return max(0.001, BEAT - self._stood) if waits else None
