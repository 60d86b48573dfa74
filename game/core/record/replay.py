"""Playing a journal again: every line is checked, and what was good before a fault is kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from game.core.contract import ActionT, EventT, GameStep, Refusal, Rules, StateT
from game.core.record.faults import Fault
from game.core.record.journal import UNDO, Journal, JournalEntry


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
    action = rules.parse_action(before, entry.text)
    if isinstance(action, Refusal):
        return _refused(rules, entry, action)
    applied = rules.apply(before, action)
    if isinstance(applied, Refusal):
        return _refused(rules, entry, applied)
    found = _compare(rules, applied.state, entry)
    if found is None:
        steps.append(GameStep(action, applied.state, applied.events))
    return found


def _refused(rules: Rules[StateT, ActionT, EventT], entry: JournalEntry, why: Refusal) -> Fault:
    """That a line was refused; a reason may name what is hidden in it, and goes with that."""
    text = rules.covered_line(entry.text)
    return Fault("action_refused", entry.line, {"text": text}, why if text == entry.text else None)


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
