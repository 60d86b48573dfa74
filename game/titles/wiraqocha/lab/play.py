"""Plays one game of an experiment and keeps what it showed."""

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.ai.guard import Guard
from game.ai.service import Move, MoveWanted
from game.lab.bins import bin_of
from game.lab.entrants import Entrant
from game.lab.experiment import Experiment
from game.lab.results import Clock, GameResult, Lapse, Seat
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.engine import advance, decider
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.victory import technology


@dataclass(slots=True)
class _Notes:
    """What is counted of one player while the game is played."""

    bought: list[str] = field(default_factory=list)
    faces: list[int] = field(default_factory=list)
    actions: Counter[str] = field(default_factory=Counter)
    held: Counter[str] = field(default_factory=Counter)
    lapses: list[Lapse] = field(default_factory=list)
    decisions: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    thought: float = 0.0  # seconds of the present turn


def play(
    experiment: Experiment, content: Content, entrants: Sequence[Entrant], number: int, guard: Guard
) -> GameResult:
    """Play the game of this number; the same result each time, but for its clock."""
    begun = time.thread_time()
    colours = content.colours[: experiment.players]
    seed = experiment.game_seed(number)
    state = new_game(content, Setup(colours, seed, experiment.layout, experiment.variants))
    game = _Game(experiment, entrants, number, state, guard)
    while not game.over():
        game.step()
    return game.result(seed, time.thread_time() - begun)


class _Game:
    """A game in play: the state, the bots and the notes of the players by place in the turn order."""

    def __init__(
        self, experiment: Experiment, entrants: Sequence[Entrant], number: int, state: State, guard: Guard
    ) -> None:
        self.number = number
        self.state = state
        self.first = state.mover
        self.players = experiment.players
        self.most_turns = experiment.cap * experiment.players
        self.actions = 0
        self.offered = [state.game.cards[card].name for card in state.market]
        self.notes = [_Notes() for _ in range(self.players)]
        places = range(self.players)
        self.bots = [entrants[experiment.bot_at(number, place)].name for place in places]
        self.seeds = [experiment.bot_seed(number, place) for place in places]
        self.guard = guard

    def over(self) -> bool:
        return decider(self.state) is None or self.state.turn > self.most_turns

    def place(self, colour: str) -> int:
        return self._place(self.state.game.colours.index(colour))

    def _place(self, seat: int) -> int:
        return (seat - self.first) % self.players

    def step(self) -> None:
        """One decision and what it leads to."""
        seat = decider(self.state)
        assert seat is not None  # nobody asks for a decision when the game is over
        place = self._place(seat)
        move = self.guard.move(MoveWanted(self.state, self.bots[place], self.seeds[place]))
        self._note(self.notes[place], move)
        applied = advance(self.state, move.action)
        before, self.state = self.state, applied.state
        for event in applied.events:
            self._count(event)
        if before.turn != self.state.turn or self.state.winner >= 0:
            self._end_turn(self.notes[place])

    def _note(self, notes: _Notes, move: Move) -> None:
        self.actions += 1
        notes.actions[move.action.key] += 1
        notes.thought += move.seconds
        if move.options > 1:
            notes.decisions[bin_of(move.seconds)] += 1
        for fault in move.faults:
            details = {key: str(value) for key, value in fault.why.details.items()}
            notes.lapses.append(Lapse(self.state.turn, fault.why.reason, details))

    def _count(self, event: e.Event) -> None:
        match event:
            case e.DiceRolled():
                self.notes[self.place(event.player)].faces.extend(event.faces)
            case e.DieAdded():
                self.notes[self.place(event.player)].faces.append(event.face)
            case e.DieChanged(cause=e.Cause.REROLL):
                self.notes[self.place(event.player)].faces.append(event.after)
            case e.CardBuilt():
                self.notes[self.place(event.player)].bought.append(event.card)
            case e.CardRevealed():
                self.offered.append(event.card)

    def _end_turn(self, notes: _Notes) -> None:
        notes.turns[bin_of(notes.thought)] += 1
        notes.thought = 0.0
        for tile, piece in enumerate(self.state.board):
            if piece >= 0:
                self.notes[self._place(piece >> 3)].held[self.state.game.labels[tile]] += 1

    def result(self, seed: int, seconds: float) -> GameResult:
        won = self.state.winner >= 0
        clock = Clock(
            round(seconds, 6),
            tuple(dict(notes.decisions) for notes in self.notes),
            tuple(dict(notes.turns) for notes in self.notes),
        )
        return GameResult(
            number=self.number,
            seed=seed,
            turns=self.state.turn if won else self.most_turns,
            actions=self.actions,
            winner=self._place(self.state.winner) if won else -1,
            victory=self.state.victory,
            offered=tuple(self.offered),
            seats=tuple(self._seat(place) for place in range(self.players)),
            clock=clock,
        )

    def _seat(self, place: int) -> Seat:
        state, notes = self.state, self.notes[place]
        seat = (place + self.first) % self.players
        cards = enumerate(state.game.cards)
        return Seat(
            bot=str(self.bots[place]),
            relics=state.relics.count(seat),
            crystals=state.crystals[seat],
            technology=technology(state, seat).resources,
            owned=tuple(card.name for number, card in cards if state.cards[seat] >> number & 1),
            bought=tuple(notes.bought),
            dice=len(notes.faces),
            pips=sum(notes.faces),
            actions=dict(notes.actions),
            held=dict(notes.held),
            lapses=tuple(notes.lapses),
        )
