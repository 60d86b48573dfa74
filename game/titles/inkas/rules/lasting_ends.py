"""When what lasts ends by itself (I-17.9, notation 4), and what comes of it."""

from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules.board import FREE, suyu_of
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.events import Reborn
from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.pending import Lasting, Shape
from game.titles.inkas.rules.places import HANAN, lies, lives
from game.titles.inkas.rules.state import State


def settle(change: Change) -> None:
    """End all that lasts no longer, with what follows from it, until the rest holds."""
    while over := next((one for one in change.state.lasting if not holds(change.state, one)), None):
        end(change, over)


def holds(state: State, lasting: Lasting) -> bool:
    """Whether a lasting state's condition is met: its user lives on the board, and what its kind needs."""
    place = state.places[lasting.user]
    if not lives(place):
        return False
    match lasting.shape:
        case LastingState.PARALYSED:
            return lives(state.places[lasting.ally])
        case LastingState.HOLD | LastingState.SUBJUGATED:
            return binds(lasting.shape, place, state.places[lasting.ally])
        case LastingState.WEB:
            return lasting.places == (place,)
        case LastingState.LIGHTNING:
            return state.bearer == NOBODY
        case LastingState.MAGNET:
            return state.bearer == lasting.user
        case LastingState.ULTIMATE:
            return Lasting(lasting.user, LastingState.PREDATOR) in state.lasting
    return True


def binds(shape: LastingState | Shape, place: int, other: int) -> bool:
    """Whether who has joined another ayllu and is at `other` stays under the power of a user at a place."""
    if shape is LastingState.HOLD:
        return lives(other) and suyu_of(place) == suyu_of(other) >= 0
    return other == place or other in FREE[place]


def end(change: Change, lasting: Lasting) -> None:
    """A lasting state ends: who has joined another ayllu is its owner's again, who was devoured lies there."""
    change.end_lasting(lasting)
    if lasting.shape is LastingState.ABOMINATION and lives(place := change.state.places[lasting.user]):
        change.disgorge(place)
    if lasting.shape in (LastingState.HOLD, LastingState.SUBJUGATED):
        _return(change, lasting)


def _return(change: Change, lasting: Lasting) -> None:
    """A held soul dies again, to the first side of the tray (R-63); who returns to an ayllu that is out dies (R-79)."""
    state, walla = change.state, lasting.ally
    owner = change.game.seat_of[walla]
    change.leave_ambushes(walla)
    if state.active == walla and owner != state.mover:
        change.lose_active()
    gone = lasting.shape is LastingState.HOLD or state.is_out(owner)
    if gone and lives(state.places[walla]):
        change.kill(walla, lasting.user)
    if lasting.shape is LastingState.HOLD and lies(state.places[walla]):
        change.stand(walla, HANAN)
        change.emit(Reborn, owner, PIECES[walla], 1)
