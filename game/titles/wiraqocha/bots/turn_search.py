"""What a turn can be proved to do: searches through all that the rules allow, without any judgement of positions.

A search is a generator that pauses at every position, so that a screen may go on meanwhile; `finished` runs it through.
"""

from collections import deque
from collections.abc import Callable, Generator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeVar

from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.chance_outcomes import chance_outcomes
from game.titles.wiraqocha.rules.change import with_future
from game.titles.wiraqocha.rules.dice import Hand, RequirementKey, sub_hands, without
from game.titles.wiraqocha.rules.engine import legal_actions, refusal, successor
from game.titles.wiraqocha.rules.placement import steps_to
from game.titles.wiraqocha.rules.state import GONE, ON_TILE, Phase, State, Use
from game.titles.wiraqocha.rules.tokens import CAMP, IS_DRILL_TYPE
from game.titles.wiraqocha.rules.victory import technology

THROWS: Final = (a.Reroll, a.Sacrifice, a.Manufacture)
MOST_HARVEST: Final = 3  # crystals in a turn (W-13.4)
MOST_POSITIONS: Final = 3_000  # in one search
EFFORT: Final = 60_000  # positions for one chance: with less, turns that stop a rival cannot be shown to
MOST_ARRANGEMENTS: Final = 10  # of Phase I

_T = TypeVar("_T")
Search = Generator[None, None, _T]

Goal = Callable[[State], bool]
AIMLESS: Final = (a.Protect, a.MoveFortress, a.End)  # what brings nobody nearer to anything within the turn


@dataclass(frozen=True, slots=True)
class Aim:
    """What is searched for, where there is hope to find it, and what need not be tried."""

    reached: Goal
    hope: Goal
    aimless: tuple[type[Action], ...] = AIMLESS


class UnprovedError(Exception):
    """There is more to search through than is searched."""


@dataclass(slots=True)
class Effort:
    """How many more positions may be looked at."""

    left: int


def finished(search: Search[_T]) -> _T:
    """What a search finds. Raises what it raises."""
    while True:
        try:
            next(search)
        except StopIteration as end:
            found: _T = end.value
            return found


def extraction(state: State, seat: int) -> int:
    """The points of the seat's Drills."""
    game = state.game
    return sum(
        game.extraction[tile] or game.figures.ground_extraction
        for tile, piece in enumerate(state.board)
        if piece >> 3 == seat and IS_DRILL_TYPE[piece & 7]
    )


def harvest_wins(state: State, seat: int) -> bool:
    """Whether the seat wins by its harvest if it has but to end its turn."""
    if state.camp_tile(seat) < 0:
        return False
    taken = min(extraction(state, seat) // state.game.figures.points_per_crystal, state.crystals_in_supply())
    return state.crystals[seat] + taken >= state.game.victory.crystals


def has_won(state: State) -> bool:
    """Whether the mover has won, or has but to end the turn in which it acts."""
    if state.winner >= 0:  # by a ransom that it pays, a rival may win
        return state.winner == state.mover
    return state.phase is Phase.ACTIONS and harvest_wins(state, state.mover)


def may_win(state: State, luck: bool = False) -> bool:
    """Whether the mover could win within the turn; where it could not, no search is needed.

    It is generous: tokens and ways are not looked at, and dice may be used again and again.
    """
    game, me, goal = state.game, state.mover, state.game.victory
    dice = len(state.dice) + luck * _more_dice(state)
    free = (luck and (dice > len(state.dice) or state.rerolls > 0)) or _changes_all(state)
    camps = [
        (tile, piece >> 3)
        for tile, piece in enumerate(state.board)
        if piece >= 0 and not piece & 7 and piece >> 3 != me and dice and (free or _takes(state, tile))
    ]
    thefts = min(dice, (dice + 1) // 2) if camps else 0
    if _relics_in_reach(state, dots=dice, camps=camps, free=free):
        return True
    robbed = min(thefts, sum(state.crystals[seat] for _, seat in camps))
    per_crystal = game.figures.points_per_crystal
    if state.crystals[me] + robbed + MOST_HARVEST >= goal.crystals:
        placed = min(MOST_HARVEST, extraction(state, me) // per_crystal + dice)
        if state.crystals[me] + robbed + placed >= goal.crystals:
            return True
    lacking = goal.leviathan.resources - technology(state, me).resources
    bought = max(
        (cost for card in state.market if (cost := _cost(state, card)) <= state.cubes[me]), default=0
    )
    if bought >= lacking:
        return True
    taken = [
        _cost(state, card)
        for card in range(len(game.cards))
        if any(state.cards[seat] & game.inventions & 1 << card for _, seat in camps)
    ]
    return bought + sum(sorted(taken, reverse=True)[:thefts]) >= lacking


def _relics_in_reach(state: State, dots: int, camps: list[tuple[int, int]], free: bool) -> bool:
    """Whether dice may be had for as many relics as are lacking."""
    game, me = state.game, state.mover
    lacking = game.victory.relics - state.relics.count(me)
    if lacking > dots or GONE in state.relics:
        return False
    robbed = [seat for _, seat in camps]
    found = sum(
        owner in robbed
        or (owner == ON_TILE and (free or any(_takes(state, tile) for tile in _ruins(state, relic))))
        for relic, owner in enumerate(state.relics)
        if owner != me
    )
    return found >= lacking


def _ruins(state: State, relic: int) -> list[int]:
    return [tile for tile, there in enumerate(state.game.relic_on) if there == relic]


def _cost(state: State, card: int) -> int:
    return state.game.cards[card].cost.resources


def _more_dice(state: State) -> int:
    """How many dice the mover may still add to its throw."""
    sacrifice = state.crystals[state.mover] > 0 and not state.used & Use.SACRIFICE
    return sacrifice + _has(state, state.game.extra_die_cards)


def _changes_all(state: State) -> bool:
    """Whether a card may change what dice are needed."""
    game = state.game
    return _has(state, game.set_die_cards | game.probe_cards | game.tunnel_cards)


def _has(state: State, cards: int) -> bool:
    """Whether the mover has one of the cards, not used yet, or can pay for it or may steal it."""
    if cards & state.cards[state.mover] & ~state.used_cards:
        return True
    if any(cards >> card & 1 and _cost(state, card) <= state.cubes[state.mover] for card in state.market):
        return True
    stolen = bool(cards & state.game.inventions and state.dice)
    return stolen and any(cards & mask and seat != state.mover for seat, mask in enumerate(state.cards))


def _takes(state: State, tile: int) -> bool:
    """Whether the hand, with the steps that cubes pay for, meets the tile and beats what protects it."""
    if tile in (state.shield, state.devastated):
        return False
    steps = state.cubes[state.mover] // state.game.figures.step_cubes
    level, count = state.protection(tile)
    return _steps(state.dice, state.game.keys[tile], level, count) <= steps


def may_strike(state: State, seat: int) -> bool:
    """Whether the mover could take one of the seat's Drills or strike its Camp, whoever of its tokens did it."""
    if _changes_all(state) or _has(state, state.game.ray_cards):
        return True
    return any(
        _takes(state, tile)
        for tile, piece in enumerate(state.board)
        if piece >= 0 and piece >> 3 == seat and (IS_DRILL_TYPE[piece & 7] or piece & 7 == CAMP)
    )


@lru_cache(maxsize=1 << 18)
def _steps(hand: Hand, key: RequirementKey, level: int, count: int) -> int:
    """The least steps on dice with which the hand takes such a tile."""
    best = 99
    for using in sub_hands(hand):
        rest = without(hand, using) or ()
        if using and len(rest) >= count:
            beating = rest[len(rest) - count :] if count else ()
            best = min(best, steps_to(using, key) + sum(max(0, level + 1 - face) for face in beating))
    return best


def line_to(
    state: State,
    aim: Aim,
    effort: Effort,
    *,
    short: bool = False,
    most: int = MOST_POSITIONS,
) -> Search[tuple[Action, ...] | None]:
    """Actions of the mover that reach the aim, none of them a throw.

    A short line is one of the shortest, for which more has to be looked at. Raises UnprovedError where there are more
    positions than `most`, or than the effort allows.
    """
    if aim.reached(state):
        return ()
    open_lines = deque[tuple[State, tuple[Action, ...]]]([(state, ())])
    met, looked_at = {state.key()}, 1
    while open_lines:
        here, done = open_lines.popleft() if short else open_lines.pop()
        if not aim.hope(here):
            continue
        yield
        for action in legal_actions(here):
            if isinstance(action, (*aim.aimless, *THROWS)):
                continue
            after = successor(here, action)
            key = after.key()
            if key in met:
                continue
            if aim.reached(after):
                return (*done, action)
            met.add(key)
            open_lines.append((after, (*done, action)))
        effort.left -= len(met) - looked_at
        looked_at = len(met)
        if looked_at > most or effort.left < 0:
            raise UnprovedError
    return None


WIN: Final = Aim(has_won, may_win, (*AIMLESS, a.FireRay))


def sure_win(state: State, most: int = MOST_POSITIONS, *, short: bool = False) -> tuple[Action, ...] | None:
    """What the mover does in Phase II to win this turn whatever happens; None where nothing does.

    Raises UnprovedError where there are more positions than `most`.
    """
    return finished(line_to(state, WIN, Effort(most), short=short, most=most))


def without_needless(state: State, line: tuple[Action, ...]) -> tuple[Action, ...]:
    """A line that wins, without the actions that it can do without."""
    for number in reversed(range(len(line))):
        shorter = (*line[:number], *line[number + 1 :])
        if wins(state, shorter):
            line = shorter
    return line


def wins(state: State, line: tuple[Action, ...]) -> bool:
    """Whether a line can be played as it is, and wins."""
    for action in line:
        if state.winner >= 0 or refusal(state, action) is not None:
            return False
        state = successor(state, action)
    return has_won(state)


def arrangements(state: State) -> tuple[list[State], bool]:
    """What Phase I can make of the position, with every die taken back, just before the roll; whether this is all."""
    for action in legal_actions(state):
        if isinstance(action, a.Collect | a.Muster):
            state = successor(state, action)
    while taken := [action for action in legal_actions(state) if isinstance(action, a.TakeBack)]:
        state = successor(state, taken[0])
    found, met = [state], {state.key()}
    for here in found:
        for action in legal_actions(here):
            if isinstance(action, a.Exchange | a.Restore | a.Pass):
                after = successor(here, action)
                if after.key() not in met:
                    met.add(after.key())
                    found.append(after)
        if len(found) > MOST_ARRANGEMENTS:
            return found, False
    return found, True


def chance_of(state: State, aim: Aim, enough: float = 1.0) -> Search[float]:
    """The chance that the player whose turn begins here throws what reaches the aim for certain within the turn.

    What it may throw later is not counted. What cannot be searched through, in all with so many positions, counts as
    reached. The chance is 1 as soon as it is above `enough`.
    """
    arranged, all_of_them = arrangements(state)
    if not all_of_them or any(aim.reached(here) for here in arranged):
        return 1.0
    best, left = 0.0, Effort(EFFORT)
    for here in arranged:
        sure = 0.0
        for outcome in chance_outcomes(with_future(here), a.Roll()):
            yield
            if (yield from reaches(outcome.state, aim, left)) is not False:
                sure += outcome.probability
            if sure > enough:
                return 1.0
        best = max(best, sure)
    return best


def likely(state: State, aim: Aim, share: float) -> float:
    """The chance to reach the aim where it is found to be at least this share; otherwise 0."""
    arranged, _ = arrangements(state)
    if any(aim.reached(here) for here in arranged):
        return 1.0
    left = Effort(EFFORT)
    for here in arranged:
        found = missed = 0.0
        for outcome in chance_outcomes(with_future(here), a.Roll()):
            if finished(reaches(outcome.state, aim, left)):
                found += outcome.probability
            else:
                missed += outcome.probability
            if missed > 1 - share:
                break
        else:
            return found
    return 0.0


def reaches(state: State, aim: Aim, effort: Effort) -> Search[bool | None]:
    """Whether there is a line to the aim; None where there is more than is searched."""
    try:
        found = yield from line_to(state, aim, effort)
    except UnprovedError:
        return None
    return found is not None


def throws(state: State) -> list[Action]:
    """What the mover can throw now, within its turn."""
    return [action for action in legal_actions(state) if isinstance(action, THROWS)]


def to_spoil(seat: int) -> Aim:
    """To take from the seat the harvest that would win, or to win oneself."""
    return Aim(
        lambda here: has_won(here) or not harvest_wins(here, seat),
        lambda here: may_win(here) or may_strike(here, seat),
    )
