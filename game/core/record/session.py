"""A game being played: its steps, undo, wishes, those who watch, and the journal that is written as it goes."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeAlias

from game.base.files.json_values import Json
from game.core.contract import ActionT, Applied, EventT, GameStep, Refusal, Rules, StateT
from game.core.record.faults import Fault
from game.core.record.journal import LINE_LIMIT, UNDO, Header, read
from game.core.record.replay import ReplayResult, entry_after, may_undo, replay, written_action
from game.core.record.saves import Saves
from game.core.record.storage import JournalFile


@dataclass(frozen=True, slots=True)
class ActionPlayed(Generic[StateT, ActionT, EventT]):
    """An action was played on the state `before`."""

    before: StateT
    step: GameStep[StateT, ActionT, EventT]


@dataclass(frozen=True, slots=True)
class ActionUndone(Generic[StateT, ActionT, EventT]):
    """The last step was taken back; the game stands at `after` again."""

    step: GameStep[StateT, ActionT, EventT]
    after: StateT


Observer: TypeAlias = Callable[
    [ActionPlayed[StateT, ActionT, EventT] | ActionUndone[StateT, ActionT, EventT]], None
]


class GameSession(Generic[StateT, ActionT, EventT]):
    """One game from its initial state on. Every change goes through `act` and `undo`."""

    def __init__(
        self,
        rules: Rules[StateT, ActionT, EventT],
        initial: StateT,
        file: JournalFile | None = None,
        steps: Sequence[GameStep[StateT, ActionT, EventT]] = (),
        wishes: Mapping[str, Json] | None = None,
        *,
        practice: bool = False,
    ) -> None:
        """A game that has come through `steps`, with what its players wished for; `file` already holds both (None:
        nothing is written). `practice`: it counts for nothing.
        """
        self.rules = rules
        self.initial = initial
        self.practice = practice
        self._steps = list(steps)
        self._wishes = wishes or {}
        self._file = file
        self._observers: list[Observer[StateT, ActionT, EventT]] = []

    @property
    def state(self) -> StateT:
        """The state now."""
        return self._steps[-1].after if self._steps else self.initial

    @property
    def steps(self) -> tuple[GameStep[StateT, ActionT, EventT], ...]:
        """All steps that stand, first to last."""
        return tuple(self._steps)

    @property
    def wishes(self) -> Mapping[str, Json]:
        """What the players wish for this game beside what they play, as the title's board writes it."""
        return self._wishes

    @property
    def problem(self) -> Fault | None:
        """Why the journal cannot be written now, for the players to see; None when all is on the disk."""
        return self._file.problem if self._file else None

    @property
    def file(self) -> JournalFile | None:
        """The journal that is written, if any."""
        return self._file

    @property
    def can_undo(self) -> bool:
        """Whether the last step may be taken back: it showed nothing unknown."""
        return not self._full and may_undo(self.rules, self.initial, self._steps)

    @property
    def _full(self) -> bool:
        return self._file is not None and self._file.full

    def retry(self) -> Fault | None:
        """Try once more to write what waits, where something does; the problem that there is then."""
        if self._file is not None:
            self._file.retry()
        return self.problem

    def act(self, action: ActionT, seat: int | None = None) -> Applied[StateT, EventT] | Refusal:
        """Play an action of a seat, by default the one that decides: it is applied, written and told, or refused.

        A game whose journal is full is refused to go on: what was told could not be read again.
        """
        if self._full:
            return Refusal("journal_full", {"limit": LINE_LIMIT})
        before = self.state
        decider = self.rules.decider(before)
        seat = decider if seat is None else seat
        applied = self.rules.apply(before, seat, action)
        if isinstance(applied, Refusal):
            return applied
        assert seat is not None, "nobody's action is refused"
        step = GameStep(seat, action, applied.state, applied.events)
        self._steps.append(step)
        self._write(written_action(self.rules, before, step))
        self._tell(ActionPlayed(before, step))
        return applied

    def undo(self) -> GameStep[StateT, ActionT, EventT] | None:
        """Take the last step back and return it; None where `can_undo` is false."""
        if not self.can_undo:
            return None
        step = self._steps.pop()
        self._write(UNDO)
        self._tell(ActionUndone(step, self.state))
        return step

    def wish(self, wishes: Mapping[str, Json]) -> None:
        """Keep what the players wish from now on with the game; no step, so nothing is told and nothing taken back."""
        self._wishes = wishes
        if self._file is not None:
            self._file.wish(wishes)

    def seat(self, players: tuple[Json, ...]) -> None:
        """Keep with the game who sits there from now on, as its header tells it; no step, as with `wish`."""
        if self._file is not None:
            self._file.seat(players)

    def subscribe(self, observer: Observer[StateT, ActionT, EventT]) -> Callable[[], None]:
        """Tell `observer` of every change from now on, after it is written; call the result to stop."""
        self._observers.append(observer)
        return lambda: self._observers.remove(observer)

    def close(self) -> None:
        """Let the journal go, so that the game can be continued from elsewhere."""
        if self._file:
            self._file.close()
            self._file = None

    def _write(self, text: str) -> None:
        if self._file:
            self._file.write(entry_after(self.rules, text, self.state))

    def _tell(
        self, change: ActionPlayed[StateT, ActionT, EventT] | ActionUndone[StateT, ActionT, EventT]
    ) -> None:
        for observer in tuple(self._observers):
            observer(change)


@dataclass(frozen=True, slots=True)
class ResumedGame(Generic[StateT, ActionT, EventT]):
    """A game that goes on. `fault` says why not to the journal's end (None: all of it held)."""

    session: GameSession[StateT, ActionT, EventT]
    header: Header
    fault: Fault | None


Start: TypeAlias = Callable[[Header], tuple[Rules[StateT, ActionT, EventT], StateT] | Fault]
"""What the game of a header begins with: its rules and its initial state, or why it cannot begin."""


def resume(
    path: Path,
    start: Start[StateT, ActionT, EventT],
    saves: Saves | None = None,
) -> ResumedGame[StateT, ActionT, EventT] | Fault:
    """Go on with the game of this journal; `start` says what its header begins with.

    A journal recorded by `saves` (by default those of its folder) is backed up and written on. One that lies
    elsewhere, that does not hold to its end, or that cannot be written to, stays as it is: the game goes on from
    its good part in a new file of `saves`.
    """
    saves = saves or Saves(path.parent)
    file = JournalFile.reopen(path) if path.parent == saves.folder else None
    if isinstance(file, Fault):
        return file if file.reason == "busy" else _resume_in(None, path, start, saves)
    resumed = _resume_in(file, path, start, saves)
    if file is not None and (isinstance(resumed, Fault) or resumed.session.file is not file):
        file.close()
    return resumed


def _resume_in(
    file: JournalFile | None,
    path: Path,
    start: Start[StateT, ActionT, EventT],
    saves: Saves,
) -> ResumedGame[StateT, ActionT, EventT] | Fault:
    journal = read(path)
    if isinstance(journal, Fault):
        return journal
    started = start(journal.header)
    if isinstance(started, Fault):
        return started
    rules, initial = started
    replayed: ReplayResult[StateT, ActionT, EventT] = replay(rules, initial, journal)
    if file is not None and replayed.fault is None:
        saves.back_up(path)  # a folder that takes no backup is no reason not to play
        saves.note_latest(path)
        file.keep(journal.text)
    else:
        file = saves.begin(journal.header, journal.entries[: replayed.lines])
    header, steps = journal.header, replayed.steps
    session = GameSession(rules, initial, file, steps, header.wishes, practice=header.practice)
    return ResumedGame(session, header, replayed.fault)
