"""Open questions of a position that could not be asked there."""

from dataclasses import replace

from game.base.files.node_reader import NodeReader
from game.titles.inkas.content.definitions import PIECES, Meeting
from game.titles.inkas.rules.ambushes import able_wallas, targets
from game.titles.inkas.rules.battles import attacked, protections
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.engine import refusal
from game.titles.inkas.rules.fixed_order import CARD_INDEX, NOBODY, bits
from game.titles.inkas.rules.pending import (
    AmbushAsked,
    DrawAsked,
    Due,
    Fight,
    GoAsked,
    Pending,
    StandAsked,
    Window,
    WishAsked,
)
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.state import State
from game.titles.inkas.rules.turns import next_asked


def check_pending(reader: NodeReader, state: State) -> None:
    """Note the entries that do not fit the position, or what waits below them."""
    for number, entry in enumerate(state.pending):
        below = replace(state, pending=state.pending[:number])
        last = number == len(state.pending) - 1
        if not _fits(below, entry, last):
            reader.fault(("pending", number), "position.pending")


def _fits(below: State, entry: Pending, last: bool) -> bool:
    """Whether an entry can wait upon what is below it; the last one is asked."""
    under = below.pending[-1] if below.pending else None
    match entry:
        case Window():
            return last and _fits_window(below, entry)
        case AmbushAsked():
            return under is None and _fits_ambush(below, entry, last)
        case WishAsked():
            effect = below.game.content.cards[PIECES[entry.god]].effect
            assert isinstance(effect, Meeting)
            friend = below.game.nations[entry.of] is effect.nation
            return last and under is None and friend and _is_finder(below, entry.of, entry.finder)
        case GoAsked():
            finder = _is_finder(below, entry.of, entry.finder)
            return last and under is None and finder and below.bearer != entry.finder
        case StandAsked():
            here = below.look().here(entry.place) & below.game.own[entry.of]
            alone = under is None or isinstance(under, Due)
            return last and alone and entry.of != below.mover and here.bit_count() > 1
        case DrawAsked():
            return last and under is None and _fits_draw(below, entry)
        case Due():
            return not last and under is None and _fits_due(below, entry)


def _is_finder(state: State, seat: int, finder: int) -> bool:
    """A living walla of the mover, at a peripheral wamani."""
    place = state.places[finder]
    return seat == state.mover == state.game.seat_of[finder] and place < PERIPHERAL


def _fits_window(below: State, window: Window) -> bool:
    """The action stands, and the attacked one's seat could answer it."""
    target = attacked(window.action)
    seat = below.game.seat_of[target] if target < len(below.game.seat_of) else NOBODY
    if window.of != seat or seat == NOBODY or not lives(below.places[target]):
        return False
    if isinstance(window.action, Fight):
        under = below.pending[-1] if below.pending else None
        stands = below.places[target] == window.action.place and _awake(below, window.action.amaru)
        if not stands or not isinstance(under, Due | None):
            return False
    elif below.decider != window.by or refusal(below, window.action):
        return False
    return bool(protections(below, seat, target))


def _awake(state: State, amaru: int) -> bool:
    """An Amaru whose card has been turned."""
    return CARD_INDEX[PIECES[amaru]] not in state.cards


def _fits_ambush(below: State, asked: AmbushAsked, last: bool) -> bool:
    game, look = below.game, below.look()
    places = {below.places[walla] for walla in bits(asked.entered | asked.left)}
    if len(places) != 1 or not lives(place := places.pop()):
        return False
    here = look.here(place)
    own = game.own[below.mover]
    if asked.entered & ~(here & own) or asked.left & ~(here & ~own) or not targets(below, asked.entered):
        return False
    if asked.of == below.mover:
        return False
    there = replace(below, pending=(*below.pending, asked))
    return bool(able_wallas(there)) or not last


def _fits_draw(below: State, asked: DrawAsked) -> bool:
    """All in play before the one who is asked have agreed."""
    if asked.by != below.mover or not below.draw_offered:
        return False
    agreed, seat = 0, next_asked(below, asked.by)
    while seat not in (asked.of, NOBODY):
        agreed |= 1 << seat
        seat = next_asked(below, seat)
    return seat == asked.of and agreed == asked.agreed


def _fits_due(below: State, due: Due) -> bool:
    seats = [seat for group in due.seats for seat in group]
    finder = due.finder == NOBODY or _is_finder(below, below.mover, due.finder)
    others = len(set(seats)) == len(seats) and below.mover not in seats
    return due.amaru != NOBODY and _awake(below, due.amaru) and finder and others and bool(seats)
