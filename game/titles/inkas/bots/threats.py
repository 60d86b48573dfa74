"""What enemies could do in their next turn: the chances with which a seat's wallas fall, and its staff is lost."""

from typing import NamedTuple

from game.titles.inkas.bots.travel import MOST_LLAMAS, entries, means
from game.titles.inkas.rules.battles import attack_figure, defence_figure
from game.titles.inkas.rules.fixed_order import bits
from game.titles.inkas.rules.places import READY, lives
from game.titles.inkas.rules.state import State


class Threats(NamedTuple):
    """The chances that a seat's bearer is lost or robbed, that its most endangered other walla falls, and the sum of
    those of all others."""

    staff: float
    worst: float
    total: float


NONE = Threats(0.0, 0.0, 0.0)


def battle_chance(attack: int, defence: int) -> float:
    """The chance of an attack (I-8.5)."""
    more = attack - defence
    return 1 - 0.5 ** (more + 1) if more >= 0 else 0.5 ** (1 - more)


def threats(state: State, seat: int, enemy: int) -> Threats:
    """What an enemy seat could do to a seat in one turn, each walla alone, with the llamas that it has."""
    look, game, places = state.look(), state.game, state.places
    own = look.alive & game.own[seat]
    if not own:
        return NONE
    known, llamas = means(game), min(state.llamas[enemy], MOST_LLAMAS)
    bearer = state.bearer if state.bearer >= 0 and own >> state.bearer & 1 else -1
    victims = [(walla, 1 << places[walla], defence_figure(state, walla)) for walla in bits(own)]
    shut = watched = 0  # where an enemy that enters is paralysed, or ambushed
    lurking = look.alive & game.side[seat] & ~look.paralysed & (game.paralysers | game.ambushers)
    for walla in bits(lurking):
        if game.paralysers >> walla & 1:
            shut |= 1 << places[walla]
        else:
            watched |= 1 << places[walla]
    armed = bool(state.tampus or state.lasting)  # whether figures may be others than those of the wallas
    fall = dict.fromkeys(bits(own), 0.0)
    robbed = 0.0
    for walla in game.wallas_of[enemy]:
        at, can = places[walla], known[walla][llamas]
        if lives(at):
            if look.paralysed >> walla & 1:
                continue
            here, reached, around = 1 << at, can.ways.reached[at], can.ways.bordered[at]
            pulled = game.board.around[at] if can.steals else 0
        elif at in READY:
            here = pulled = around = reached = 0
            for home in entries(state, enemy):
                reached |= 1 << home
                around |= game.board.around[home]
        else:
            continue
        more = attack_figure(state, walla) - game.attack[walla] if armed else 0
        free = bool(game.paralysers >> walla & 1)
        bold = bool(game.ambushers >> walla & 1)
        if can.steals and bearer >= 0 and around >> places[bearer] & 1:
            robbed = 1.0
        for victim, mask, defence in victims:
            chance = 0.0
            if mask & (here | pulled):
                chance = battle_chance(can.attack + more, defence)
            elif can.strike and mask & around:
                chance = battle_chance(can.strike + more, defence)
            elif mask & reached and (free or not mask & shut):
                chance = battle_chance(can.attack + more, defence)
                if mask & watched and not bold:
                    chance *= 0.5
            if chance > fall[victim]:
                fall[victim] = chance
    staff = max(robbed, fall.pop(bearer)) if bearer >= 0 else 0.0
    return Threats(staff, max(fall.values(), default=0.0), sum(fall.values()))
