"""What enemies could do in their next turn: the chances with which a seat's wallas fall, and its staff is lost."""

from typing import NamedTuple

from game.titles.inkas.bots.travel import MOST_LLAMAS, entries, means
from game.titles.inkas.rules.battles import attack_figure, defence_figure
from game.titles.inkas.rules.fixed_order import NOBODY, bits
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


def _where_placed(state: State, seat: int) -> tuple[int, int]:
    """The masks of wamanis where a seat may place its wallas, and of those around."""
    placed = around = 0
    for home in entries(state, seat):
        placed |= 1 << home
        around |= state.game.board.around[home]
    return placed, around


class ExposedPieces(NamedTuple):
    """What a seat has on the board: of each living walla its number, the mask of its wamani and its defence; the mask
    of all these wamanis; who bears the staff, or NOBODY; where an enemy that enters is paralysed, or ambushed."""

    victims: tuple[tuple[int, int, int], ...]
    places: int
    bearer: int
    shut: int
    watched: int


def targets(state: State, seat: int) -> ExposedPieces:
    """What enemies could strike at."""
    look, game, places = state.look(), state.game, state.places
    own = look.alive & game.own[seat]
    victims = [(walla, 1 << places[walla], defence_figure(state, walla)) for walla in bits(own)]
    there = shut = watched = 0
    for _, mask, _ in victims:
        there |= mask
    for walla in bits(look.alive & game.side[seat] & ~look.paralysed & (game.paralysers | game.ambushers)):
        if game.paralysers >> walla & 1:
            shut |= 1 << places[walla]
        else:
            watched |= 1 << places[walla]
    bearer = state.bearer if state.bearer != NOBODY and own >> state.bearer & 1 else NOBODY
    return ExposedPieces(tuple(victims), there, bearer, shut, watched)


def threats(state: State, aimed: ExposedPieces, enemy: int) -> Threats:
    """What an enemy seat could do to a seat in one turn, each walla alone, with the llamas that it has."""
    if not aimed.victims:
        return NONE
    look, game, places, bearer = state.look(), state.game, state.places, aimed.bearer
    known, llamas = means(state, enemy), min(state.llamas[enemy], MOST_LLAMAS)
    armed = bool(state.tampus or state.lasting)  # whether figures may be others than those of the wallas
    fall = {walla: 0.0 for walla, _, _ in aimed.victims}
    robbed = 0.0
    placed = beside = 0  # where wallas may be placed, and what borders on that
    for walla in game.wallas_of[enemy]:
        at, can = places[walla], known[walla][llamas]
        if lives(at):
            if look.paralysed >> walla & 1:
                continue
            here, reached, around = 1 << at, can.ways.reached[at], can.ways.bordered[at]
            pulled = game.board.around[at] if can.steals else 0
        elif at in READY:
            if not placed:
                placed, beside = _where_placed(state, enemy)
            here = pulled = 0
            reached, around = placed, beside
        else:
            continue
        if not aimed.places & (here | pulled | around | reached):
            continue
        more = attack_figure(state, walla) - game.attack[walla] if armed else 0
        free = bool(game.paralysers >> walla & 1)
        bold = bool(game.ambushers >> walla & 1)
        if can.steals and bearer != NOBODY and around >> places[bearer] & 1:
            robbed = 1.0
        for victim, mask, defence in aimed.victims:
            chance = 0.0
            if mask & (here | pulled):
                chance = battle_chance(can.attack + more, defence)
            elif can.strike and mask & around:
                chance = battle_chance(can.strike + more, defence)
            elif mask & reached and (free or not mask & aimed.shut):
                chance = battle_chance(can.attack + more, defence)
                if mask & aimed.watched and not bold:
                    chance *= 0.5
            if chance > fall[victim]:
                fall[victim] = chance
    staff = max(robbed, fall.pop(bearer)) if bearer != NOBODY else 0.0
    return Threats(staff, max(fall.values(), default=0.0), sum(fall.values()))
