"""What a judge finds of one move: how everybody stood before and after it, and what would have been better."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.core.analysis.moves import shows_chance
from game.core.chance import number
from game.core.contract import AnyAction, AnyJudge, AnyRules, AnyState
from game.core.record.replay import play_line

SAMPLES: Final = 16  # throws over which a chance to win is the mean; all lines of a move meet the same
SEEDS: Final = tuple(number(1, sample) for sample in range(SAMPLES))
POSITIONS: Final = 1000  # valued in search of a better line
ERROR: Final = 0.01  # a difference of chances below which two lines are as good as each other
_DEAL: Final = 0  # seed of the state that the search begins with
_LONGEST: Final = 40  # actions of a line that is told, answers among them

Chances = tuple[float, ...]
"""The chance of each seat to win, the same for all of a side; over the sides in sum 1."""


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """The chances before a move, and what was found of it.

    `better` is a line in notation that would have been better for its seat, with the likely answers of the others, to
    the end of the turn where nothing is shown before; `cost` is then by how much that changed the chance of each seat.
    Both are empty where none was found. `win` says that this line wins the game at once. `found`
    is how much more was reached than by a plain line. `expected` are the chances on average over all that the move
    might have shown; empty where it shows nothing.
    """

    before: Chances
    better: tuple[str, ...] = ()
    cost: Chances = ()
    win: bool = False
    found: float = 0.0
    expected: Chances = ()


def judge_move(
    rules: AnyRules,
    judge: AnyJudge,
    state: AnyState,
    played: Sequence[AnyAction],
    positions: int = POSITIONS,
    deals: Sequence[AnyState] = (),
) -> JudgedMove:
    """What is found of these actions, which begin in `state`; without any, of the state alone.

    Where `state` may be only one of several `deals`, the chances before are the mean over these.
    """
    chances = [judge.chances(deal, (seed,)) for deal, seed in zip(deals, SEEDS, strict=False)]
    before = _mean(chances or [judge.chances(state, SEEDS)])
    nothing = JudgedMove(before, expected=_expected(rules, judge, state, played, deals))
    seat = rules.decider(state)
    if not played or seat is None or _is_forced(rules, state, played):
        return nothing
    if deals and _legal_part(rules, state, played) != tuple(played):
        return nothing  # it was played by what only its seat had
    return _compared(rules, judge, state, seat, tuple(played), positions, deals, nothing)


def _compared(
    rules: AnyRules,
    judge: AnyJudge,
    state: AnyState,
    seat: int,
    played: tuple[AnyAction, ...],
    positions: int,
    deals: Sequence[AnyState],
    nothing: JudgedMove,
) -> JudgedMove:
    """What a seat played against the best and the plain line; `nothing` where there is nothing to say of it."""
    shown = _shown(rules, state, seat)
    best = _legal_part(rules, state, judge.best_line(shown, positions))
    best = _whole_line(rules, judge, state, best, positions)
    plain = _legal_part(rules, state, judge.plain_line(shown))
    guessed = _is_guessed(rules, deals, seat)
    if not best or best == plain == played:
        return nothing
    if guessed and len(_where_legal(rules, state, deals, best)) < len(deals):
        return nothing
    # what others hide is no reason to call anything a mistake
    known = deals or [rules.resample(rules.observation(state, seat), seed) for seed in SEEDS]
    reached = _outlook(rules, judge, state, known, played)
    if best != played:
        possible = _outlook(rules, judge, state, known, best)
        win = _wins(rules, state, known, best) and not _wins(rules, state, known, played)
        if win:
            best = _without_waste(rules, state, best)
        clear = possible[seat] - reached[seat] > ERROR
        if win or (clear and not judge.might_play(shown, played, positions)):
            cost = tuple(found - best_found for found, best_found in zip(reached, possible, strict=True))
            if not guessed:
                best = _to_the_end_of_the_turn(rules, judge, state, best, positions)
            better = tuple(rules.format_action(action) for action in best)
            return replace(nothing, better=better, cost=cost, win=win)
    if not plain or plain == played:
        return nothing
    found = reached[seat] - _outlook(rules, judge, state, known, plain)[seat]
    return replace(nothing, found=max(0.0, found))


def _is_forced(rules: AnyRules, state: AnyState, played: Sequence[AnyAction]) -> bool:
    """Whether nothing else could be done: each of the actions was the one legal action."""
    for action in played:
        if tuple(rules.legal_actions(state)) != (action,):
            return False
        state = rules.successor(state, action)
    return True


def _is_guessed(rules: AnyRules, deals: Sequence[AnyState], seat: int) -> bool:
    """Whether what a seat holds is only guessed: then nothing is better that it could not do in every deal."""
    return any(rules.observation(deal, seat) != rules.observation(deals[0], seat) for deal in deals[1:])


def _shown(rules: AnyRules, state: AnyState, seat: int) -> AnyState:
    """A state as the search of a seat is given it."""
    return rules.resample(rules.observation(state, seat), _DEAL)


def _expected(
    rules: AnyRules,
    judge: AnyJudge,
    state: AnyState,
    played: Sequence[AnyAction],
    deals: Sequence[AnyState],
) -> Chances:
    """The chances on average over all that a move may show, in those of the deals in which it can be played; empty
    where it shows nothing.
    """
    ready = [
        _advanced(rules, deal, played[:-1])
        for deal in deals or (state,)
        if played and _legal_part(rules, deal, played) == tuple(played)
    ]
    if not ready or not rules.reveals(ready[0], played[-1], rules.successor(ready[0], played[-1])):
        return ()
    known = deals or [judge.resample_chance(state, seed) for seed in SEEDS]
    return _outlook(rules, judge, state, known, played)


def _advanced(rules: AnyRules, state: AnyState, line: Sequence[AnyAction]) -> AnyState:
    """The state after these actions."""
    for action in line:
        state = rules.successor(state, action)
    return state


def _whole_line(
    rules: AnyRules, judge: AnyJudge, state: AnyState, line: Sequence[AnyAction], positions: int
) -> tuple[AnyAction, ...]:
    """The line with what is best after it, as long as its player decides in this turn and nothing was shown."""
    whole, rest = tuple(line), tuple(line)
    seat, turn = rules.decider(state), rules.turn(state)
    assert seat is not None, "a line is that of a seat"
    while rest:
        for action in rest:
            after = rules.successor(state, action)
            shows, state = rules.reveals(state, action, after), after
        if shows or rules.decider(state) != seat or rules.turn(state) != turn:
            break
        rest = _legal_part(rules, state, judge.best_line(_shown(rules, state, seat), positions))
        whole += rest
    return whole


def _to_the_end_of_the_turn(
    rules: AnyRules, judge: AnyJudge, state: AnyState, line: Sequence[AnyAction], positions: int
) -> tuple[AnyAction, ...]:
    """A line with the likely answers of all who are asked on the way and what is best after those, till the own turn
    ends, chance shows something or what is likely cannot be done; an answer in another's turn is all of its line.
    """
    seat, turn = rules.decider(state), rules.turn(state)
    assert seat is not None, "a line is that of a seat"
    own, rest, found = seat == rules.turn_owner(state), line, list[AnyAction]()
    while len(found) < _LONGEST:
        steps, shows = list(play_line(rules, state, rest)), False
        for step in steps:
            found.append(step.action)
            shows, state = shows_chance(rules, state, step), step.after
        if not steps or not own or shows or rules.turn(state) != turn or rules.decider(state) is None:
            break
        shown = _shown(rules, state, seat)
        if rules.decider(state) == seat:
            only = rules.legal_actions(state)
            rest = only if len(only) == 1 else _legal_part(rules, state, judge.best_line(shown, positions))
        else:
            rest = (rules.passing(state) or judge.likely_answer(shown),)
    return tuple(found)


def _without_waste(rules: AnyRules, state: AnyState, line: tuple[AnyAction, ...]) -> tuple[AnyAction, ...]:
    """A line that wins, without those of its actions that it wins without."""
    number = 0
    while number < len(line):
        shorter = (*line[:number], *line[number + 1 :])
        if _legal_part(rules, state, shorter) == shorter and _won(rules, state, shorter):
            line = shorter
        else:
            number += 1
    return line


def _outlook(
    rules: AnyRules,
    judge: AnyJudge,
    state: AnyState,
    known: Sequence[AnyState],
    line: Sequence[AnyAction],
) -> Chances:
    """The chances when a line is played, on average over all that the state may be and the line may show."""
    *sure, last = line
    ready = [_advanced(rules, one, sure) for one in _where_legal(rules, state, known, line)]
    return _mean(
        [judge.chances(rules.successor(one, last), (seed,)) for one, seed in zip(ready, SEEDS, strict=False)]
    )


def _where_legal(
    rules: AnyRules, state: AnyState, known: Sequence[AnyState], line: Sequence[AnyAction]
) -> Sequence[AnyState]:
    """All that a state may be in which a line that is legal in it can be played; itself where this is none of them."""
    return [one for one in known if _legal_part(rules, one, line) == tuple(line)] or [state]


def _mean(chances: Sequence[Sequence[float]]) -> Chances:
    """The chance of each seat, on average."""
    return tuple(sum(seat) / len(chances) for seat in zip(*chances, strict=True))


def _wins(rules: AnyRules, state: AnyState, known: Sequence[AnyState], line: Sequence[AnyAction]) -> bool:
    """Whether the line wins the game for who plays it, whatever the state may be."""
    return all(_won(rules, one, line) for one in _where_legal(rules, state, known, line))


def _won(rules: AnyRules, state: AnyState, line: Sequence[AnyAction]) -> bool:
    seat = rules.decider(state)
    outcome = rules.outcome(_advanced(rules, state, line))
    return outcome is not None and seat in outcome.winners


def _legal_part(rules: AnyRules, state: AnyState, line: Sequence[AnyAction]) -> tuple[AnyAction, ...]:
    """The line as far as it can be played and its player decides, up to the first action that shows something."""
    done: list[AnyAction] = []
    seat, turn = rules.decider(state), rules.turn(state)
    for action in line:
        if seat is None or rules.decider(state) != seat or rules.turn(state) != turn:
            break
        if rules.refusal(state, seat, action) is not None:
            break
        after = rules.successor(state, action)
        done.append(action)
        if rules.reveals(state, action, after):
            break
        state = after
    return tuple(done)
