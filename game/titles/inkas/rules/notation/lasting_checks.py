"""What lasts in a position although it could not (notation, section 4, 7)."""

from game.base.files.node_reader import NodeReader
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.content.legends import Enduring, LastingState, LegendaryKind, Numbing
from game.titles.inkas.rules.board import BESIDE
from game.titles.inkas.rules.fixed_order import NOBODY, PLAYED, bits
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.lasting_ends import holds
from game.titles.inkas.rules.pending import OF_TURN, Lasting, Shape
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.standing import masters_of
from game.titles.inkas.rules.state import State

_EVOKED = (Shape.PROTECTION, Shape.CLAWS, Shape.SCALES)


def check_lasting(reader: NodeReader, state: State) -> None:
    """Note every lasting state that has no user, or whose condition does not hold."""
    said = [(one.user, one.shape, one.ally, one.places) for one in state.lasting]
    for one, key in zip(state.lasting, said, strict=True):
        fits = _fits_evoked if one.shape in _EVOKED else _fits_power
        once = key if one.shape not in _EVOKED else key[:2]
        count = sum(once == other[: len(once)] for other in said)
        if count > 1 or not fits(state, one):
            word = "position.protection" if one.shape in _EVOKED else "position.lasting_state"
            reader.fault(("lasting",), word, walla=PIECES[one.user])


def _fits_evoked(state: State, lasting: Lasting) -> bool:
    """Who protects by an Evocation lives and can evoke; who has an Amaru's figure does so in the own turn."""
    game, user, ally = state.game, lasting.user, lasting.ally
    able = game.evokers >> user & 1 and game.played >> user & 1
    shared = game.advanced and game.side[game.seat_of[user]] >> ally & 1 if ally != NOBODY else True
    dead = ally == NOBODY or (shared and ally >= PLAYED)
    own_turn = lasting.shape is Shape.PROTECTION or game.seat_of[user] == state.mover
    return bool(able and lives(state.places[user]) and dead and own_turn)


def _fits_power(state: State, lasting: Lasting) -> bool:
    """Its user has the power, its condition holds, and what it says more could be."""
    game, user, ally = state.game, lasting.user, lasting.ally
    if not game.played >> user & 1 or not _has_power(game, lasting) or not holds(state, lasting):
        return False
    if lasting.shape in OF_TURN and game.seat_of[user] != state.mover:
        return False
    match lasting.shape:
        case LastingState.FIREWALL:
            inner, outer = lasting.places
            return outer in BESIDE[inner]
        case LastingState.PARALYSED:
            return ally != user
        case LastingState.HOLD | LastingState.SUBJUGATED:
            joined = [(one.ally, one.user) for one in _joins(state)]
            own = {game.owners[user], game.seat_of[user]}  # of one of them it was an enemy
            foes = any(game.owners[ally] not in bits(game.sides[seat]) for seat in own)
            once = sum(walla == ally for walla, _ in joined) == 1
            chain = ally not in masters_of(user, joined)
            return ally < PLAYED and game.owners[ally] != NOBODY and foes and once and chain
        case LastingState.ABSORBED:
            return ally != user
        case LastingState.TIME:
            return not lasting.wallas >> user & 1
    return True


def _joins(state: State) -> list[Lasting]:
    return [one for one in state.lasting if one.shape in (LastingState.HOLD, LastingState.SUBJUGATED)]


def _has_power(game: Game, lasting: Lasting) -> bool:
    """Whether a walla has a power that brings such a state."""
    return any(_brings(kind, lasting.shape) for _, kind in game.legends[lasting.user])


def _brings(kind: LegendaryKind, shape: Shape | LastingState) -> bool:
    for effect in kind.every_effect:
        if isinstance(effect, Numbing) and shape is LastingState.PARALYSED:
            return True
        if isinstance(effect, Enduring) and effect.state is shape:
            return True
    return False
