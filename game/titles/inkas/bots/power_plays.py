"""Which uses of Legendary powers are worth a look: by whom they would kill or touch, as the rules tell it."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from game.titles.inkas.content.definitions import PIECES, WAMANIS
from game.titles.inkas.content.legends import Enduring, LegendaryKind, PowerTarget, Rearranging
from game.titles.inkas.rules.actions import Action, Invoke, Play
from game.titles.inkas.rules.board import FREE
from game.titles.inkas.rules.cards import answered_window
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX
from game.titles.inkas.rules.invoked import bars, has_card, kind_of, uses
from game.titles.inkas.rules.lending import funds
from game.titles.inkas.rules.power_effects import effects_of, touched_by
from game.titles.inkas.rules.power_targets import around
from game.titles.inkas.rules.state import State

_OF_A_KIND: Final = 4  # uses of one power that are weighed
_OWN_DEAD: Final = 1.2  # enemies that are as many as one of the own side
_TOUCHED: Final = 0.4  # of a kill, that an enemy counts who is moved, robbed or paralysed
_BEARER: Final = 2.0  # kills, that one on the bearer counts as besides
_LLAMA: Final = 0.1  # of a kill, that a llama costs
_NEVER: Final = -99.0  # of what kills the own side alone
_PATH: Final = 4  # wamanis of a path besides the own
_KEPT: Final = 16  # beginnings of paths


class PowerUse(NamedTuple):
    """A use of a power with what it promises at first sight, in enemies killed."""

    promise: float
    action: Invoke


def promising(state: State, seat: int) -> list[PowerUse]:
    """The uses of powers in the own turn that may be worth a look, the most promising ones of each power; none by
    which nobody but the own side would fall."""
    found = list[PowerUse]()
    if not state.game.legendary or not has_card(state, seat):
        return found
    for user, _ in state.look().free(seat):
        for source, kind in state.game.legends[user]:
            if kind.own and bars(state, user, kind) is None:
                found += _best_of(state, user, kind, _ways(state, user, source, kind))
    return found


def attacks_later(state: State, action: Invoke) -> bool:
    """Whether what a use is good for may come in the turn after it only: attacks that it allows or strengthens."""
    kind, user = kind_of(state, action), PIECE_INDEX[action.walla]
    assert kind is not None
    stronger = any(isinstance(effect, Enduring) and effect.attack > 1 for effect in effects_of(kind, action))
    enemies, place = state.game.enemies[state.game.seat_of[user]], state.places[user]
    if kind.attacks:  # one alone may be attacked without
        return (state.look().here(place) & enemies).bit_count() > 1
    return stronger and bool(around(state, place) & enemies)


def spends_card(action: Action) -> bool:
    """Whether an action costs a card of the hand."""
    return isinstance(action, Play | Invoke)


def few(state: State, actions: Iterable[Action]) -> list[Action]:
    """Answers to an action, of each power the most promising uses alone."""
    found, seen = list[Action](), dict[tuple[str, str], list[PowerUse]]()
    for action in actions:
        if isinstance(action, Invoke):
            kind = kind_of(state, action)
            assert kind is not None
            use = PowerUse(_promise(state, kind, action), action)
            seen.setdefault((action.walla, action.source), []).append(use)
        else:
            found.append(action)
    for of_kind in seen.values():
        of_kind.sort(key=lambda use: -use.promise)
        found += [use.action for use in of_kind[: 2 * _OF_A_KIND]]
    return found


def _ways(state: State, user: int, source: int, kind: LegendaryKind) -> Iterable[Invoke]:
    """All uses of a power, of paths the best alone."""
    if kind.names is not PowerTarget.PATH:
        return uses(state, user, source, kind)
    if funds(state, state.game.seat_of[user]) < kind.llamas:
        return ()
    name = PIECES[source] if source != user else ""
    return (Invoke(PIECES[user], name, wamanis=path) for path in _paths(state, user))


def _paths(state: State, user: int) -> Iterator[tuple[str, ...]]:
    """Paths on which many enemies live and few of the own side, found step by step."""
    game, look, place = state.game, state.look(), state.places[user]
    seat = game.seat_of[user]
    worth = [
        (here & game.enemies[seat]).bit_count() - _OWN_DEAD * (here & game.own[seat]).bit_count()
        for here in map(look.here, range(len(FREE)))
    ]
    begun: list[tuple[float, tuple[int, ...]]] = [(0.0, (place,))]
    for _ in range(_PATH):
        longer = [
            (total + worth[other], (*path, other))
            for total, path in begun
            for other in FREE[path[-1]]
            if other not in path
        ]
        longer.sort(key=lambda one: -one[0])
        begun = longer[:_KEPT]
    for _, path in begun[:_OF_A_KIND]:
        yield tuple([WAMANIS[other] for other in path[1:]])


def _best_of(state: State, user: int, kind: LegendaryKind, actions: Iterable[Invoke]) -> list[PowerUse]:
    found = [PowerUse(_promise(state, kind, action), action) for action in actions]
    found = [use for use in found if use.promise > _NEVER]
    found.sort(key=lambda use: -use.promise)
    return found[:_OF_A_KIND]


def _promise(state: State, kind: LegendaryKind, action: Invoke) -> float:
    """What a use promises: kills, those who are touched otherwise, who bears the staff among them."""
    user = PIECE_INDEX[action.walla]
    enemies = state.game.enemies[state.game.seat_of[user]]
    killed, touched = touched_by(state, user, kind, action, answered_window(state))
    blows = any(isinstance(effect, Rearranging) for effect in kind.effects)  # whom it may, not whom it will
    touched = 0 if blows else touched & enemies & ~killed
    if killed and not (killed | touched) & enemies:
        return _NEVER
    bearer = 1 << state.bearer if state.bearer != NOBODY else 0
    promise = (killed & enemies).bit_count() - _OWN_DEAD * (killed & ~enemies).bit_count()
    promise += _TOUCHED * touched.bit_count() - _LLAMA * kind.llamas
    if bearer & enemies & (killed | touched):
        promise += _BEARER
    elif bearer & killed:
        promise -= _BEARER
    return promise
