"""Finds tactical positions in played games: each with a turn that is right, proved by search alone."""

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from math import ceil, floor
from typing import Final

from game.titles.wiraqocha.bots.levels import Engineer, NoisyPlanner, Planner, Surveyor
from game.titles.wiraqocha.bots.planning import follow
from game.titles.wiraqocha.bots.turn_search import (
    AIMLESS,
    THROWS,
    Aim,
    Effort,
    UnprovedError,
    finished,
    harvest_wins,
    likely,
    may_win,
    reaches,
    sure_win,
    throws,
    without_needless,
)
from game.titles.wiraqocha.bots.win_chance import win_chance
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.puzzles.claims import (
    AS_GOOD,
    SECOND,
    Claim,
    Kind,
    holds,
    rival_aim,
    rival_chance,
    thrown,
    wasted,
)
from game.titles.wiraqocha.puzzles.tactics_file import Tactic
from game.titles.wiraqocha.puzzles.throw_search import Throw, throw_chances
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.change import with_future
from game.titles.wiraqocha.rules.engine import legal_actions, perform, successor
from game.titles.wiraqocha.rules.setup import RANDOM_LAYOUT, Setup, new_game
from game.titles.wiraqocha.rules.state import State

WASTES: Final = 0.03  # the share of positions that are looked at for a waste: most have one
TRIES: Final = 60  # random turns in which a right is kept or lost
CADETS: Final = 0.6  # the share of players that let more happen
LAST: Final = 5  # turns of each player that are looked at
CAP: Final = 40  # turns a player
VARIANTS: Final = ((), (), (), (), ("caves",), ("prisoner",))  # those of which a game has one
THROWN: Final = 5  # throws by which a position is first looked at
SHORTLY: Final = 800  # positions after each
AT_LENGTH: Final = 12_000  # positions for a turn that may be won
HANDS: Final = 8  # other throws of the dice
WALKS: Final = 150  # random turns that are looked at for an answer
ANSWERS: Final = 600  # turns without a throw or a die that protects
SCREENED: Final = 25  # of the ends of these, how many are looked at shortly
PROVED: Final = 3  # and of those that look safest, how many are proved
GUESSES: Final = 12  # random turns, of which at most so large a part may be right
EASY: Final = {Kind.WIN: 0.25, Kind.CHANCE: 0.5, Kind.STOP: 0.25, Kind.KEEP: 0.25, Kind.WASTE: 0.6}
LIKELY: Final = {Kind.STOP: 0.5, Kind.KEEP: 0.2}  # the rival's chance if nothing is done
SAVED: Final = 0.05  # the chance to win that a right turn leaves at least: a lost game is not to be saved
DECIDED: Final = 0.95  # the chance to win from which it matters little whether a harvest is kept
SHARE: Final = {Kind.STOP: 0.6, Kind.KEEP: 0.6}  # and what part of it may be left after a right turn


@dataclass(slots=True)
class _Turn:
    """A turn that was played, from just after the roll."""

    begun: State
    actions: list[Action] = field(default_factory=list)
    end: State | None = None


def mine(seed: int, content: ValleyData, kinds: Iterable[Kind]) -> Iterator[Tactic]:
    """The tactical positions in the last turns of a game between computer players, just after a roll."""
    chance, kinds = random.Random(seed), tuple(kinds)
    for turn in _played(content, seed, chance):
        if turn.begun.holdings().camp >= 0:
            yield from (found for found in _tactics(turn, kinds, chance) if not easy(found, chance))


def _played(content: ValleyData, seed: int, chance: random.Random) -> list[_Turn]:
    """The last turns of a game."""
    seats = chance.choice((2, 2, 2, 3, 4))
    bots = [_player(chance) for _ in range(seats)]
    setup = Setup(content.colours[:seats], seed, RANDOM_LAYOUT, chance.choice(VARIANTS))
    state, turns = new_game(content, setup), list[_Turn]()
    while state.winner < 0 and state.turn <= CAP * seats:
        action = bots[state.mover].choose(state)
        after = perform(state, action).state
        if isinstance(action, a.Roll):
            future = chance.getrandbits(40)
            after = with_future(after, deck=tuple(sorted(after.deck)), seed=future, drawn=0)
            turns.append(_Turn(after))
        elif turns:
            turns[-1].actions.append(action)
            turns[-1].end = after
        state = after
    return turns[-LAST * seats :]


def _player(chance: random.Random) -> Planner:
    if chance.random() < CADETS:
        return NoisyPlanner(chance.getrandbits(40))
    return chance.choice((Surveyor, Engineer))()


def _tactics(turn: _Turn, kinds: tuple[Kind, ...], chance: random.Random) -> Iterator[Tactic]:
    """What there is to see in a turn. Where it can be won for certain, that is all; else what danger there is."""
    state = turn.begun
    try:
        won = sure_win(state, AT_LENGTH)
    except UnprovedError:
        return
    if won is not None:
        if won and Kind.WIN in kinds:
            yield _win(state, won)
        if won and Kind.CHANCE in kinds:
            yield from islice(_chances(state, chance), 1)
        return
    for kind in (Kind.STOP, Kind.KEEP):
        if kind in kinds and (found := _answered(kind, turn, chance)) is not None:
            yield found
            return
    if Kind.WASTE in kinds and (found := _waste(state, chance)) is not None:
        yield found


def _win(state: State, won: tuple[Action, ...]) -> Tactic:
    try:
        won = sure_win(state, short=True) or won
    except UnprovedError:
        won = without_needless(state, won)
    return Tactic(Claim(Kind.WIN), state, won if follow(state, won).winner >= 0 else (*won, a.End()))


def _chances(state: State, chance: random.Random) -> Iterator[Tactic]:
    """The same with other dice, by which nothing wins for certain, and one throw much more often than all others."""
    if not throws(state):
        return
    hands = {tuple(sorted(chance.randint(1, 6) for _ in state.dice)) for _ in range(HANDS)}
    for dice in sorted(hands - {state.dice}):
        other = replace(state, dice=dice)
        try:
            found = may_win(other, luck=True) and finished(throw_chances(other, Effort(AT_LENGTH)))
        except UnprovedError:
            continue
        if found and (claim := _chance_claim(found)) is not None:
            yield Tactic(claim, other, min(_best(found), key=lambda throw: len(throw.line)).line)


def _best(found: list[Throw]) -> list[Throw]:
    best = max(throw.chance for throw in found)
    return [throw for throw in found if throw.chance >= best - AS_GOOD]


def _chance_claim(found: list[Throw]) -> Claim | None:
    best = _best(found)
    others = [throw.chance for throw in found if throw not in best]
    second = max(others, default=0.0)
    if second == 0 or second > best[0].chance - SECOND:
        return None
    low = min(throw.chance for throw in best)
    return Claim(Kind.CHANCE, chance=floor(100 * low) / 100, second=round(second, 2))


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
        states.append(perform(states[-1], actions[-1]).state)
    return states, actions


def goes_on(first: State, here: State) -> bool:
    """Whether the turn of the first state goes on here."""
    return here.winner < 0 and here.turn == first.turn


def _answered(kind: Kind, turn: _Turn, chance: random.Random) -> Tactic | None:
    """The position with a turn that leaves the rival little of its chance, if one is found that does."""
    state = turn.begun
    idle = successor(state, a.End())
    aim = rival_aim(kind, state.mover)
    if idle.winner >= 0 or (kind is Kind.KEEP and not _kept(idle, state.mover)):
        return None
    if not _looks_likely(idle, aim, LIKELY[kind], chance):
        return None
    threat = likely(idle, aim, LIKELY[kind])
    if not threat:
        return None
    best, answer, enough = 1.0, None, threat * SHARE[kind]
    for end, actions in _safest(_ends(turn, chance), idle, state.mover, aim, chance):
        if win_chance(end, state.mover) < SAVED:
            continue
        found = finished(rival_chance(kind, state.mover, end, min(best, enough)))
        if found < min(best, enough):
            best, answer = found, actions
    if answer is None:
        return None
    most = ceil(100 * best) / 100
    return Tactic(Claim(kind, floor(100 * threat) / 100, most), state, _stripped(kind, state, answer, most))


def _kept(idle: State, seat: int) -> bool:
    """Whether the only rival has to be kept from a harvest, and something hangs on it."""
    winning = harvest_wins(idle, seat) and len(idle.game.colours) == 2
    return winning and win_chance(idle, seat) < DECIDED


Ending = tuple[State, tuple[Action, ...]]


def _ends(turn: _Turn, chance: random.Random) -> list[Ending]:
    """The ends of many turns without a throw: of that which was played, of the shortest ones and of random ones."""
    state, ends = turn.begun, dict[tuple[object, ...], Ending]()
    if turn.end is not None and not thrown(turn.actions):
        ends[turn.end.key()] = (turn.end, tuple(turn.actions))
    lines, met = [(state, tuple[Action, ...]())], {state.key()}
    for here, line in lines:
        for action in legal_actions(here):
            if isinstance(action, a.End):
                after = successor(here, action)
                ends.setdefault(after.key(), (after, (*line, action)))
            elif not isinstance(action, (*AIMLESS, *THROWS)) and len(lines) < ANSWERS:
                after = successor(here, action)
                if after.key() not in met:
                    met.add(after.key())
                    lines.append((after, (*line, action)))
    for _ in range(WALKS):
        states, actions = random_turn(state, chance)
        if not thrown(actions):
            ends.setdefault(states[-1].key(), (states[-1], tuple(actions)))
    return [ending for ending in ends.values() if ending[0].winner < 0]


def _stripped(kind: Kind, state: State, answer: tuple[Action, ...], most: float) -> tuple[Action, ...]:
    """The answer without the actions that it does without."""
    for number in reversed(range(len(answer) - 1)):
        shorter = (*answer[:number], *answer[number + 1 :])
        here = state
        for action in shorter:
            if action not in legal_actions(here):
                break
            here = successor(here, action)
        else:
            if finished(rival_chance(kind, state.mover, here, most)) <= most:
                answer = shorter
    return answer


def _looks_likely(idle: State, aim: Aim, share: float, chance: random.Random) -> bool:
    """Whether the next player reaches the aim with enough of a few throws, looked at shortly."""
    hits = sum(finished(reaches(thrown, aim, Effort(SHORTLY))) is True for thrown in _throws(idle, chance))
    return hits >= THROWN * share * 0.7


def _safest(ends: list[Ending], idle: State, seat: int, aim: Aim, chance: random.Random) -> list[Ending]:
    """The ends in which the next player reaches the aim with the fewest of a few throws."""

    def reached(ending: Ending) -> int:
        return sum(
            finished(reaches(thrown, aim, Effort(SHORTLY))) is True for thrown in _throws(ending[0], chance)
        )

    return sorted(_unlike(ends, idle, seat, chance), key=reached)[:PROVED]


def _throws(state: State, chance: random.Random) -> Iterator[State]:
    for _ in range(THROWN):
        faces = tuple(chance.randint(1, 6) for _ in range(state.game.figures.dice))
        yield successor(with_future(state, faces), a.Roll())


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
        if states[-1].winner < 0 and not thrown(actions) and not wasted(states[-2]):
            return Tactic(Claim(Kind.WASTE), state, tuple(actions))
    return None
