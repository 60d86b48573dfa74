"""Playing a journal again: every line is checked, and what was good before a fault is kept."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Generic

from game.core.contract import ActionT, EventT, GameStep, Refusal, Rules, StateT
from game.core.record.faults import Fault
from game.core.record.journal import UNDO, Journal, JournalEntry

SEAT: Final = "seat"  # begins an entry of a seat that interjects: `seat 2: boast`
_OF_SEAT: Final = re.compile(rf"{SEAT} (?P<seat>[1-9][0-9]?): (?P<action>.+)")


@dataclass(frozen=True, slots=True)
class ReplayResult(Generic[StateT, ActionT, EventT]):
    """How far a journal could be played: the state there and the steps that stand.

    `lines` is how many lines of the game were good, undo included; `fault` is what stopped it, if anything.
    """

    state: StateT
    steps: tuple[GameStep[StateT, ActionT, EventT], ...]
    lines: int
    fault: Fault | None


def entry_after(rules: Rules[StateT, ActionT, EventT], text: str, state: StateT) -> JournalEntry:
    """The journal's entry for an action (or `undo`) that led to this state."""
    return JournalEntry(text, rules.draws(state), rules.digest(state), rules.outcome(state) is not None)


def written_action(
    rules: Rules[StateT, ActionT, EventT], before: StateT, step: GameStep[StateT, ActionT, EventT]
) -> str:
    """The text of a step's entry; it names the seat, from 1, only where that is not the one that decides."""
    text = rules.format_action(step.action)
    return text if step.seat == rules.decider(before) else f"{SEAT} {step.seat + 1}: {text}"


def read_action(
    rules: Rules[StateT, ActionT, EventT], before: StateT, text: str
) -> tuple[int | None, ActionT] | Refusal:
    """The seat and the action of an entry's text, as `written_action` gives it."""
    named = _OF_SEAT.fullmatch(text)
    seat = int(named["seat"]) - 1 if named else rules.decider(before)
    action = rules.parse_action(before, named["action"] if named else text)
    return action if isinstance(action, Refusal) else (seat, action)


def replay(
    rules: Rules[StateT, ActionT, EventT], initial: StateT, journal: Journal
) -> ReplayResult[StateT, ActionT, EventT]:
    """Play all lines of the journal from its initial state; stops at the first that does not hold."""
    steps: list[GameStep[StateT, ActionT, EventT]] = []
    state = initial
    for number, entry in enumerate(journal.entries):
        fault = _play(rules, initial, steps, entry)
        if fault is not None:
            return ReplayResult(state, tuple(steps), number, fault)
        state = _last(initial, steps)
    return ReplayResult(state, tuple(steps), len(journal.entries), journal.fault)


def _last(initial: StateT, steps: Sequence[GameStep[StateT, ActionT, EventT]]) -> StateT:
    return steps[-1].after if steps else initial


def _play(
    rules: Rules[StateT, ActionT, EventT],
    initial: StateT,
    steps: list[GameStep[StateT, ActionT, EventT]],
    entry: JournalEntry,
) -> Fault | None:
    """Play one entry; `steps` changes only if it holds."""
    if entry.text == UNDO:
        if not may_undo(rules, initial, steps):
            return Fault("undo_refused", entry.line)
        found = _compare(rules, _last(initial, steps[:-1]), entry)
        if found is None:
            steps.pop()
        return found
    before = _last(initial, steps)
    said = read_action(rules, before, entry.text)
    if isinstance(said, Refusal):
        return _refused(rules, entry, said)
    seat, action = said
    applied = rules.apply(before, seat, action)
    if isinstance(applied, Refusal):
        return _refused(rules, entry, applied)
    assert seat is not None, "nobody's action is refused"
    found = _compare(rules, applied.state, entry)
    if found is None:
        steps.append(GameStep(seat, action, applied.state, applied.events))
    return found


def _refused(rules: Rules[StateT, ActionT, EventT], entry: JournalEntry, why: Refusal) -> Fault:
    """That a line was refused; a reason may name what is hidden in it, and goes with that."""
    text = rules.covered_line(entry.text)
    return Fault("action_refused", entry.line, {"text": text}, why if text == entry.text else None)


def play_line(
    rules: Rules[StateT, ActionT, EventT], state: StateT, actions: Iterable[ActionT]
) -> Iterator[GameStep[StateT, ActionT, EventT]]:
    """The steps of actions that begin in a state, each of the seat that decides then, up to one that is refused."""
    for action in actions:
        seat = rules.decider(state)
        applied = rules.apply(state, seat, action)
        if isinstance(applied, Refusal) or seat is None:
            return
        yield GameStep(seat, action, applied.state, applied.events)
        state = applied.state


def may_undo(
    rules: Rules[StateT, ActionT, EventT],
    initial: StateT,
    steps: Sequence[GameStep[StateT, ActionT, EventT]],
) -> bool:
    """Whether the last step showed nothing unknown, so that it may be taken back."""
    if not steps:
        return False
    return not rules.reveals(_last(initial, steps[:-1]), steps[-1].action, steps[-1].after)


def _compare(rules: Rules[StateT, ActionT, EventT], state: StateT, entry: JournalEntry) -> Fault | None:
    expected = entry_after(rules, entry.text, state)
    for reason, recorded, found in (
        ("draws_differ", entry.draws, expected.draws),
        ("state_differs", entry.digest, expected.digest),
        ("end_differs", entry.over, expected.over),
    ):
        if recorded != found:
            details = {"text": rules.covered_line(entry.text), "recorded": recorded, "found": found}
            return Fault(reason, entry.line, details)
    return None
