"""The text that the digests in journals of INKAS are made of, which never changes."""

from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.notation.actions import write_action
from game.titles.inkas.rules.pending import (
    AmbushAsked,
    ConsentAsked,
    DrawAsked,
    Due,
    Fight,
    GoAsked,
    HandAsked,
    HuntAsked,
    Lasting,
    Pending,
    Shape,
    StandAsked,
    StrikeAsked,
    Window,
    WindsAsked,
    WishAsked,
)
from game.titles.inkas.rules.state import State


def state_text(state: State) -> str:
    """What differs where two states of a quest differ."""
    said = [
        *(state.game.players, state.seed, state.drawn, state.rolls, state.chosen, state.choosing),
        *(state.turn, state.mover, int(state.step), state.active, state.offered, state.draw_offered),
        *(state.pulled, state.first, state.places, state.staff, state.flags, state.llamas, state.cards),
        *([*map(_lasting, state.lasting)], [*map(_entry, state.pending)]),
        *(state.out, str(state.victory), state.winners),
    ]
    if state.game.advanced:
        said += [state.hands, state.known, state.tampus, state.stuck]
    if state.game.alliance:
        said.append(state.declined)
    return str(said)


def _lasting(lasting: Lasting) -> object:
    if lasting.shape is Shape.PROTECTION:
        return lasting.user
    said = lasting.user, lasting.shape.value, lasting.ally
    more = lasting.places, lasting.wallas
    return said if more == ((), 0) else (*said, *more)


def _entry(entry: Pending) -> tuple[object, ...]:
    match entry:
        case Window():
            return (*_window(entry), *_progress(entry))
        case AmbushAsked(of, entered, left):
            return "ambush", of, entered, left
        case WishAsked(of, finder, god):
            return "wish", of, finder, god
        case GoAsked(of, finder, to):
            return "go", of, finder, to
        case StandAsked(of, amaru, place):
            return "stand", of, amaru, place
        case StrikeAsked(of, finder, against):
            return "strike", of, finder, against
        case HandAsked(of, hand, price):
            return "oracle", of, hand, price
        case HuntAsked(of):
            return "hunt", of
        case WindsAsked(of, user, blown):
            return "winds", of, user, blown
        case DrawAsked(of, by, agreed):
            return "draw_offer", of, by, agreed
        case ConsentAsked(of, action):
            return "consent", of, write_action(action)
        case Due():
            return _due(entry)


def _window(entry: Window) -> tuple[object, ...]:
    said = entry.action
    if isinstance(said, Fight):
        return "answer", entry.of, entry.by, said.amaru, said.walla, said.place
    return "answer", entry.of, entry.by, write_action(said)


def _progress(entry: Window) -> tuple[object, ...]:
    """How far a window has come; nothing of one that has just opened."""
    said = entry.action
    found: tuple[object, ...] = (
        *(entry.number, entry.rolled, entry.figures, entry.passed, entry.answered, entry.cancelled),
        *(entry.stopped, not isinstance(said, Fight) or said.woken),
    )
    special = (entry.target, entry.inside.value if entry.inside else "")
    if special != (NOBODY, ""):
        return (*found, *special)
    return () if found == (1, (), (), 0, 0, False, False, True) else found


def _due(due: Due) -> tuple[object, ...]:
    """What is due; of a woken Amaru alone as in Family."""
    lines = [(one.attacker, one.walla, one.seats, one.strike) for one in due.coming]
    if due.place == NOBODY:
        return "due", due.woken, lines
    if not due.woken:  # who is with a bearer
        return "due", due.place, lines
    first = due.coming[0]
    seats = tuple(one.seats for one in due.coming if one.seats)
    return "due", first.attacker, due.place, first.walla, seats
