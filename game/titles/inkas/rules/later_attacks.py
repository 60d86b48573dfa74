"""Gods and wild Amarus that attack after the Attack step (I-15.8, I-15.16, R-61)."""

from collections.abc import Iterator

from game.titles.inkas.content.house_rules import LaterAttacks
from game.titles.inkas.rules.fixed_order import WALLA_COUNT, bits
from game.titles.inkas.rules.pending import Coming
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.state import State


def attacks_after_step(state: State) -> tuple[Coming, ...]:
    """The battles that come when the mover's Attack step ends: by wamani, the god first, then Amarus (R-61)."""
    game, look, mover = state.game, state.look(), state.mover
    one = game.house_rules.amaru_attacks is LaterAttacks.AYLLU
    found: list[Coming] = []
    for place, attacker in sorted(_attackers(state), key=_order):
        victims = bits(look.here(place) & game.own[mover])
        if one and len(victims) > 1:
            found.append(Coming(attacker, seats=(mover,)))
        else:
            found += [Coming(attacker, walla) for walla in victims]
    return tuple(found)


def _order(attacker: tuple[int, int]) -> tuple[int, bool, int]:
    place, piece = attacker
    return place, piece < WALLA_COUNT, piece


def _attackers(state: State) -> Iterator[tuple[int, int]]:
    """The gods whose foe the mover is and the wild Amarus that are not paralysed, with their wamanis (R-66)."""
    game, look = state.game, state.look()
    wild = game.wild & look.alive & ~look.paralysed
    for piece in bits(wild | game.foes[state.mover]):
        if lives(state.places[piece]):
            yield state.places[piece], piece
