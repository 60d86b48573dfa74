"""What a use of a Legendary power may name (notation 2.4): wallas, wamanis, a suyu."""

from collections.abc import Iterator
from functools import cache

from game.titles.inkas.content.definitions import PIECES, SUYUS, WAMANIS
from game.titles.inkas.content.legends import LastingState, PowerTarget
from game.titles.inkas.rules.actions import Invoke
from game.titles.inkas.rules.board import BESIDE, FREE, SECTOR, suyu_of
from game.titles.inkas.rules.fixed_order import NOBODY, PLAYED, bits
from game.titles.inkas.rules.look import spared
from game.titles.inkas.rules.pending import Fight, Window
from game.titles.inkas.rules.state import State

_AMARUS = -1 << PLAYED
_PATH = 4  # wamanis of a path, besides the own


def namings(state: State, action: Invoke, user: int, names: PowerTarget, attacked: int) -> list[Invoke]:
    """An invocation with all that it may name; `attacked`: the walla whose attack it answers, or NOBODY."""
    place = state.places[user]
    match names:
        case PowerTarget.NOTHING:
            return [action]
        case PowerTarget.PATH:
            return [_with(action, wamanis=path) for path in _paths(place)]
        case PowerTarget.SUYU:
            return [_with(action, suyu=suyu) for suyu in SUYUS]
        case PowerTarget.SIDE:
            return [_with(action, wamanis=(WAMANIS[other],)) for other in BESIDE[place]]
        case PowerTarget.SECTOR:
            return [action, *(_with(action, wamanis=(WAMANIS[other],)) for other in SECTOR[place])]
    return [_with(action, named=PIECES[walla]) for walla in bits(targets(state, user, names, attacked))]


def _with(action: Invoke, named: str = "", wamanis: tuple[str, ...] = (), suyu: str = "") -> Invoke:
    return Invoke(action.walla, action.source, named, wamanis, suyu)


@cache
def _paths(place: int) -> tuple[tuple[str, ...], ...]:
    """All paths from a wamani, each wamani next to the one before, walls ignored, none twice."""

    def longer(path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(path) > _PATH:
            yield path[1:]
            return
        for other in FREE[path[-1]]:
            if other not in path:
                yield from longer((*path, other))

    return tuple(tuple(WAMANIS[other] for other in path) for path in longer((place,)))


def targets(state: State, user: int, names: PowerTarget, attacked: int = NOBODY) -> int:
    """The wallas that may be named, as a mask."""
    game, look, place = state.game, state.look(), state.places[user]
    seat = game.seat_of[user]
    enemies, others = game.enemies[seat], ~(1 << user)
    match names:
        case PowerTarget.ALLY:
            return look.alive & game.side[seat] & ~_bit(state.bearer)
        case PowerTarget.ENEMY_AROUND:
            return around(state, place) & enemies
        case PowerTarget.BORN_AROUND:
            return around(state, place) & enemies & ~_AMARUS & ~held(state)
        case PowerTarget.ENEMY_SUYU:
            return (around(state, place) | of_suyu(state, place)) & enemies
        case PowerTarget.DEAD_ENEMY:
            return _dead_of_suyu(state, place) & enemies & ~_AMARUS & _in_play(state)
        case PowerTarget.ANY_HERE:
            return look.here(place) & ~spared(game, user)
        case PowerTarget.ANY_SUYU:
            return of_suyu(state, place) & others
        case PowerTarget.ANY_OTHER:
            partners = spared(game, user) & others
            nobody_rolls = game.wild if _is_fought_for(state) else 0
            return look.alive & ~partners & ~nobody_rolls & ~_bit(attacked)
        case PowerTarget.STRUCK:
            return around(state, place) & ~spared(game, user) & game.played
    return 0


def _is_fought_for(state: State) -> bool:
    """Whether a walla's fight for its life is answered, in which its Apu rolls (R-72)."""
    window = state.pending[-1] if state.pending else None
    return isinstance(window, Window) and isinstance(window.action, Fight)


def around(state: State, place: int) -> int:
    """The living wallas of a wamani and a step from it, walls obeyed."""
    look = state.look()
    found = look.here(place)
    for other in state.game.board.steps[place]:
        found |= look.here(other)
    return found


def of_suyu(state: State, place: int) -> int:
    """The living wallas of the suyu of a wamani; nobody of the centre, which is in none (R-78)."""
    suyu = suyu_of(place)
    return sum(here for other, here in state.look().living.items() if suyu_of(other) == suyu >= 0)


def _dead_of_suyu(state: State, place: int) -> int:
    suyu = suyu_of(place)
    return sum(lying for other, lying in state.look().dead.items() if suyu_of(other) == suyu >= 0)


def held(state: State) -> int:
    """The wallas that live by another one alone: they are not offered, nor subjugated (I-17)."""
    return sum(1 << one.ally for one in state.lasting if one.shape is LastingState.HOLD)


def _in_play(state: State) -> int:
    """The wallas of seats that are not out (R-79)."""
    return sum(own for seat, own in enumerate(state.game.own) if not state.is_out(seat))


def _bit(walla: int) -> int:
    return 1 << walla if walla != NOBODY else 0
