"""Finds tactical positions in played games: each with a turn that is right, proved by search alone."""

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from math import floor
from typing import Final

from claims import THROWS, Claim, Kind, holds, rival_aim, rival_chance, wasted
from positions import Tactic
from search import Aim, Effort, UnprovedError, harvest_wins, likely, reaches, sure_win

from game.titles.wiraqocha.bots.levels import Cadet, Engineer, Planner, Surveyor
from game.titles.wiraqocha.bots.planning import follow
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.change import with_future
from game.titles.wiraqocha.rules.engine import advance, legal_actions, successor
from game.titles.wiraqocha.rules.setup import RANDOM_LAYOUT, Setup, new_game
from game.titles.wiraqocha.rules.state import State

WASTES: Final = 0.03  # the share of positions that are looked at for a waste: most have one
TRIES: Final = 60  # random turns in which a right is kept or lost
CADETS: Final = 0.4  # the share of players that let more happen
LAST: Final = 4  # turns of each player that are looked at
CAP: Final = 40  # turns a player
THROWN: Final = 5  # throws by which a position is first looked at
SHORTLY: Final = 800  # positions after each
WALKS: Final = 300  # random turns that are looked at for an answer
SCREENED: Final = 25  # of the ends of these, how many are looked at shortly
PROVED: Final = 4  # and of those that look safe, how many are proved
GUESSES: Final = 12  # random turns, of which at most so large a part may be right
EASY: Final = {Kind.WIN: 0.25, Kind.STOP: 0.25, Kind.KEEP: 0.25, Kind.WASTE: 0.6}
LIKELY: Final = {Kind.STOP: 0.5, Kind.KEEP: 0.2}  # the rival's chance if nothing is done
SHARE: Final = {Kind.STOP: 0.4, Kind.KEEP: 0.5}  # and what part of it may be left after a right turn


@dataclass(slots=True)
class _Turn:
    """A turn that was played, from just after the roll."""

    begun: State
    actions: list[Action] = field(default_factory=list)
    end: State | None = None


def mine(seed: int, content: Content) -> Iterator[Tactic]:
    """The tactical positions in the last turns of a game between computer players, just after a roll."""
    chance = random.Random(seed)
    seats = chance.choice((2, 2, 2, 3, 4))
    bots = [_player(chance) for _ in range(seats)]
    state = new_game(content, Setup(content.colours[:seats], seed, RANDOM_LAYOUT, ()))
    turns = list[_Turn]()
    while state.winner < 0 and state.turn <= CAP * seats:
        action = bots[state.mover].choose(state)
        after = advance(state, action).state
        if isinstance(action, a.Roll):
            future = chance.getrandbits(40)
            after = with_future(after, deck=tuple(sorted(after.deck)), seed=future, drawn=0)
            turns.append(_Turn(after))
        elif turns:
            turns[-1].actions.append(action)
            turns[-1].end = after
        state = after
    for turn in turns[-LAST * seats :]:
        look = _win if turn is turns[-1] else _danger
        found = look(turn, chance) if turn.begun.holdings().camp >= 0 else None
        if found is not None and not easy(found, chance):
            yield found


def _player(chance: random.Random) -> Planner:
    if chance.random() < CADETS:
        return Cadet(chance.getrandbits(40))
    return chance.choice((Surveyor, Engineer))()


def _win(turn: _Turn, _: random.Random) -> Tactic | None:
    state = turn.begun
    try:
        line = sure_win(state)
    except UnprovedError:
        return None
    if not line:
        return None
    return Tactic(Claim(Kind.WIN), state, line if follow(state, line).winner >= 0 else (*line, a.End()))


def _danger(turn: _Turn, chance: random.Random) -> Tactic | None:
    """Where the next player is about to win, or to spoil the mover's harvest; who can win at once may do so."""
    state = turn.begun
    found = _answered(Kind.STOP, turn, chance)
    kept = len(state.game.colours) == 2 and harvest_wins(successor(state, a.End()), state.mover)
    return found or (_answered(Kind.KEEP, turn, chance) if kept else None) or _waste(state, chance)


def easy(tactic: Tactic, chance: random.Random) -> bool:
    """Whether too many of random turns are right."""
    right = 0
    for _ in range(GUESSES):
        states, actions = random_turn(tactic.state, chance)
        right += holds(tactic.claim, states, actions)
    return right > GUESSES * EASY[tactic.claim.kind]


def random_turn(state: State, chance: random.Random) -> tuple[list[State], list[Action]]:
    """The states and actions of a turn in which anything is done."""
    return played_turn(state, lambda here, _: chance.choice(legal_actions(here)))


def played_turn(state: State, choose: Callable[[State, int], Action]) -> tuple[list[State], list[Action]]:
    """The states and actions of a turn; `choose` is told what position this is, and how many there were before."""
    states, actions = [state], list[Action]()
    while goes_on(state, states[-1]):
        actions.append(choose(states[-1], len(actions)))
        states.append(advance(states[-1], actions[-1]).state)
    return states, actions


def goes_on(first: State, here: State) -> bool:
    """Whether the turn of the first state goes on here."""
    return here.winner < 0 and here.turn == first.turn


def _answered(kind: Kind, turn: _Turn, chance: random.Random) -> Tactic | None:
    """The position with the turn played or a random one that leaves the rival little of its chance, if one does."""
    state = turn.begun
    idle = successor(state, a.End())
    aim = rival_aim(kind, state.mover)
    if idle.winner >= 0 or not _looks_likely(idle, aim, LIKELY[kind], chance):
        return None
    threat = likely(idle, aim, LIKELY[kind])
    if not threat:
        return None
    ends = {}
    for _ in range(WALKS):
        states, actions = random_turn(state, chance)
        if not _lucky(actions):
            ends[states[-1].key()] = states[-1], tuple(actions)
    most = round(threat * SHARE[kind], 2)
    played = [] if turn.end is None or _lucky(turn.actions) else [(turn.end, tuple(turn.actions))]
    some = played + _unlike(list(ends.values()), idle, state.mover, chance)
    safe = (ending for ending in some if ending[0].winner < 0 and _looks_safe(ending[0], aim, chance))
    for end, answer in islice(safe, PROVED):
        if rival_chance(kind, state.mover, end, most).high <= most:
            return Tactic(Claim(kind, floor(100 * threat) / 100, most), state, answer)
    return None


def _looks_likely(idle: State, aim: Aim, share: float, chance: random.Random) -> bool:
    """Whether the next player reaches the aim with enough of a few throws, looked at shortly."""
    hits = sum(reaches(thrown, aim, Effort(SHORTLY)) is True for thrown in _throws(idle, chance))
    return hits >= THROWN * share * 0.7


def _looks_safe(end: State, aim: Aim, chance: random.Random) -> bool:
    """Whether the next player reaches the aim with none of a few throws."""
    return all(reaches(thrown, aim, Effort(SHORTLY)) is not True for thrown in _throws(end, chance))


def _throws(state: State, chance: random.Random) -> Iterator[State]:
    for _ in range(THROWN):
        faces = tuple(chance.randint(1, 6) for _ in range(state.game.figures.dice))
        yield successor(with_future(state, faces), a.Roll())


def _lucky(actions: Iterable[Action]) -> bool:
    return any(isinstance(action, THROWS) for action in actions)


Ending = tuple[State, tuple[Action, ...]]


def _unlike(ends: list[Ending], idle: State, seat: int, chance: random.Random) -> list[Ending]:
    """Some of the endings: those that change most of what the next player and its prey have come first."""
    rival = idle.mover

    def changed(ending: Ending) -> tuple[int, float]:
        end = ending[0]
        theirs = sum(end.board[tile] != piece for tile, piece in enumerate(idle.board) if piece >> 3 == rival)
        theirs += end.crystals[rival] != idle.crystals[rival]
        theirs += (end.relics, end.cards) != (idle.relics, idle.cards)
        mine = sum(end.protecting[tile] for tile, piece in enumerate(end.board) if piece >> 3 == seat)
        return -8 * theirs - mine, chance.random()

    return sorted(ends, key=changed)[:SCREENED]


def _waste(state: State, chance: random.Random) -> Tactic | None:
    """Sometimes a position with rights that cost nothing, and a random turn that loses none of them."""
    if chance.random() > WASTES or not wasted(state):
        return None
    for _ in range(TRIES):
        states, actions = random_turn(state, chance)
        if states[-1].winner < 0 and not _lucky(actions) and not wasted(states[-2]):
            return Tactic(Claim(Kind.WASTE), state, tuple(actions))
    return None
