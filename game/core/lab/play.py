"""Plays one game of an experiment and keeps what it showed."""

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.bots.guard import Guard
from game.core.bots.service import BotMove, MoveRequest
from game.core.contract import AnyTitle, Applied, BotName, GameData
from game.core.lab.experiment import Experiment
from game.core.lab.protocol import AnyLab
from game.core.lab.results import FailedDecision, ProcessorTimes, SimulatedGame, SimulatedSeat
from game.core.lab.time_bins import bin_of


@dataclass(slots=True)
class _Notes:
    """What is counted of one player while the game is played."""

    actions: Counter[str] = field(default_factory=Counter)
    failed_decisions: list[FailedDecision] = field(default_factory=list)
    substituted: int = 0
    decisions: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    thought: float = 0.0  # seconds of the present turn
    asked: bool = False  # in the present turn


@dataclass(frozen=True, slots=True)
class ExperimentContext:
    """What all games of an experiment are played with; `bots` are those of `experiment.bots`.

    `recorded` says that results hold all actions.
    """

    title: AnyTitle
    lab: AnyLab
    experiment: Experiment
    data: GameData
    bots: Sequence[BotName]
    recorded: bool = False


def play(playing: ExperimentContext, number: int, guard: Guard) -> SimulatedGame:
    """Play the game of this number; the same result each time, but for its clock."""
    begun = time.thread_time()
    game = _Game(playing, number, guard)
    while not game.over():
        game.step()
    return game.result(time.thread_time() - begun)


class _Game:
    """A game in play: the state, and the bots and the notes of the players by place in the turn order."""

    def __init__(self, playing: ExperimentContext, number: int, guard: Guard) -> None:
        experiment, title, lab = playing.experiment, playing.title, playing.lab
        self.number = number
        self.guard = guard
        self.rules = title.rules
        self.lab = lab
        self.seed = experiment.game_seed(number)
        self.players = experiment.players
        setup = lab.setup(playing.data, self.players, self.seed, experiment.options)
        self.state: Any = title.setups.new_game(playing.data, setup)
        self.first = self.rules.turn_owner(self.state)
        self.most_turns = experiment.cap * self.players
        self.last_turns = [0] * self.players  # that each place has begun
        self.actions = 0
        self.record: list[str] | None = [] if playing.recorded else None
        self.counter = lab.counter(self.state)
        self.notes = [_Notes() for _ in range(self.players)]
        places = range(self.players)
        self.bots = [playing.bots[experiment.bot_at(number, place)] for place in places]
        self.seeds = [experiment.bot_seed(number, place) for place in places]

    def over(self) -> bool:
        return self.rules.decider(self.state) is None or self.rules.turn(self.state) > self.most_turns

    def _place(self, seat: int) -> int:
        return (seat - self.first) % self.players

    def step(self) -> None:
        """One decision and what it leads to."""
        seat = self.rules.decider(self.state)
        assert seat is not None  # nobody asks for a decision when the game is over
        place, turn = self._place(seat), self.rules.turn(self.state)
        self.last_turns[self._place(self.rules.turn_owner(self.state))] = turn
        move = self.guard.move(MoveRequest(self.state, self.bots[place], self.seeds[place]))
        self._note(self.notes[place], move, turn)
        applied = self.rules.apply(self.state, seat, move.action)
        assert isinstance(applied, Applied)  # the guard lets nothing through but legal actions
        if self.record is not None:
            self.record.append(self.rules.format_action(move.action))
        self.state = applied.state
        for event in applied.events:
            self.counter.happened(event)
        if self.rules.turn(self.state) != turn or self.rules.outcome(self.state) is not None:
            self._end_turn()

    def _note(self, notes: _Notes, move: BotMove, turn: int) -> None:
        self.actions += 1
        notes.actions[self.lab.action_key(move.action)] += 1
        notes.thought += move.seconds
        notes.asked = True
        notes.substituted += bool(move.substitute)
        if move.options > 1:
            notes.decisions[bin_of(move.seconds)] += 1
        for fault in move.faults:
            details = {
                key: value if isinstance(value, float) else str(value)
                for key, value in fault.why.details.items()
            }
            notes.failed_decisions.append(FailedDecision(turn, fault.why.reason, details))

    def _end_turn(self) -> None:
        for notes in self.notes:
            if notes.asked:
                notes.turns[bin_of(notes.thought)] += 1
                notes.thought, notes.asked = 0.0, False
        self.counter.turn_ended(self.state)

    def result(self, seconds: float) -> SimulatedGame:
        outcome = self.rules.outcome(self.state)
        ranks = outcome.ranks if outcome is not None else ()
        clock = ProcessorTimes(
            round(seconds, 6),
            tuple(dict(notes.decisions) for notes in self.notes),
            tuple(dict(notes.turns) for notes in self.notes),
        )
        return SimulatedGame(
            number=self.number,
            seed=self.seed,
            turns=self.rules.turn(self.state) if outcome is not None else self.most_turns,
            actions=self.actions,
            ranks=tuple(tuple(sorted(map(self._place, seats))) for seats in ranks),
            reason=outcome.reason if outcome is not None else "",
            figures=self.counter.game_figures(),
            players=tuple(self._player(place) for place in range(self.players)),
            clock=clock,
            sides=tuple(tuple(sorted(map(self._place, side))) for side in outcome.sides) if outcome else (),
            left_after=self._left_after(),
            drawn=outcome is not None and outcome.drawn,
            record=tuple(self.record or ()),
        )

    def _left_after(self) -> tuple[int, ...]:
        """By place the last turn of who had none among the last ones, as many as there are players; else 0."""
        late = max(self.last_turns) - self.players
        left = tuple(turn if turn <= late else 0 for turn in self.last_turns)
        return left if any(left) else ()

    def _player(self, place: int) -> SimulatedSeat:
        notes, seat = self.notes[place], (place + self.first) % self.players
        figures = self.counter.player_figures(self.state, seat)
        return SimulatedSeat(
            str(self.bots[place]),
            figures,
            dict(notes.actions),
            tuple(notes.failed_decisions),
            notes.substituted,
        )
