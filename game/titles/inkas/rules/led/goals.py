"""Where led ayllus want to go and where they do not (I-27.9, I-27.10, I-27.12). Sets of wamanis are masks."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.fixed_order import CENTRE, NO_CARD, NOBODY, ROUND, bits
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.staff import staff_place
from game.titles.inkas.rules.state import State
from game.titles.inkas.rules.unveiling import has_map, unlocked

FAR = 99
"""More steps than there are: of a walla that is not on the board."""


def goals(state: State, seat: int) -> list[int]:
    """The wamanis where a led ayllu wants to plunge the staff (I-27.9)."""
    if has_map(state, seat):
        return [CENTRE]
    if not state.game.advanced:
        return [place for place in range(PERIPHERAL) if state.flags[place] == NOBODY]
    free = [place for place in range(PERIPHERAL) if state.flags[place] != seat]
    hidden = [place for place in free if any(card != NO_CARD for card in state.cards[place::ROUND])]
    return hidden or free


def own_bearer(state: State, seat: int) -> int:
    """The walla of an ayllu that bears the staff, or NOBODY."""
    bearer = state.bearer
    return bearer if bearer != NOBODY and state.game.seat_of[bearer] == seat else NOBODY


def shut(state: State, seat: int) -> int:
    """The wamanis that are shut for all of a led ayllu: with a god whose foe it is, or a wild Amaru (I-27.10)."""
    game, found = state.game, 0
    for piece in bits(game.foes[seat] | game.wild):
        if lives(state.places[piece]):
            found |= 1 << state.places[piece]
    return found


def shut_for_bearer(state: State, seat: int) -> int:
    """Those that are shut for its bearer: also with a living enemy that ambushes or paralyses (I-27.10)."""
    game, found = state.game, shut(state, seat)
    dangers = game.enemies[seat] & (game.ambushers | game.paralysers)
    for place, here in state.look().living.items():
        if here & dangers:
            found |= 1 << place
    return found


@dataclass(frozen=True, slots=True)
class Ground:
    """What the Moves of a led ayllu go by. `goals` are those that count for distances, `cards` the wamanis with an
    unlocked card where no own walla lives; `staff` is the wamani of the staff, `bearer` the own one, or NOBODY."""

    goals: tuple[int, ...]
    cards: tuple[int, ...]
    staff: int
    bearer: int
    shut: int
    shut_for_bearer: int


def ground_of(state: State, seat: int) -> Ground:
    """What the Moves of a led ayllu go by now."""
    barred, wanted = shut_for_bearer(state, seat), goals(state, seat)
    cards: tuple[int, ...] = ()
    if state.game.advanced:
        own, look = state.game.own[seat], state.look()
        cards = tuple(place for place in unlocked(state, seat) if not look.here(place) & own)
    return Ground(
        tuple([goal for goal in wanted if not barred >> goal & 1] or wanted),
        cards,
        staff_place(state),
        own_bearer(state, seat),
        shut(state, seat),
        barred,
    )


def steps_to(state: State, place: int, aims: Iterable[int]) -> int:
    """Steps from a wamani to the nearest of these, pieces ignored (I-27.12); FAR where there is none."""
    steps = state.game.board.distances[place]
    return min([steps[aim] for aim in aims], default=FAR)
