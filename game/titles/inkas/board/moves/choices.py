"""What the seat that decides may do, as what a hand does for it: which piece is put where, or what is clicked.

Everything comes from the legal actions; nothing is decided here.
"""

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from game.kit.board.gesture_table import Gesture, GestureTable
from game.titles.inkas.content.definitions import CARDS, PIECES, WAMANIS, OfferingName
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.fires import burning
from game.titles.inkas.rules.fixed_order import PIECE_INDEX, WAMANI_INDEX
from game.titles.inkas.rules.pending import Question, WishAsked
from game.titles.inkas.rules.places import DEAD, FLOOR, bearer_of, lies, lives
from game.titles.inkas.rules.state import State


class PieceKind(Enum):
    """What can be taken into the hand."""

    WALLA = auto()  # of the own ayllu, alive or in the supply; an enemy that is pulled
    DEAD = auto()
    STAFF = auto()
    LLAMA = auto()
    CARD = auto()  # of the hand, by its kind
    FACE_DOWN = auto()  # a card that lies on the board, by wamani
    TAMPU = auto()  # beside a walla: the walla and its word
    SEEN_CARD = auto()  # of an opponent's hand that is seen, by its kind


class Piece(NamedTuple):
    """Something that can be taken; `name` is its walla, wamani or kind of card."""

    kind: PieceKind
    name: str = ""


class PlaceKind(Enum):
    """Where something can be put, or what is clicked."""

    WAMANI = auto()
    WALLA = auto()
    STAFF = auto()
    HOLE = auto()  # of a wamani
    GROUND = auto()  # of a wamani
    OFFERING = auto()
    CARD = auto()  # that lies face down, by wamani
    SEAT = auto()  # whose hand is seen, by ayllu
    MIDDLE = auto()  # of the board
    HAND = auto()  # the own cards
    HAND_CARD = auto()  # one of them, by its kind
    SEEN_CARD = auto()  # of an opponent's hand that is seen


class BoardPlace(NamedTuple):
    """A place of the table; `name` is its wamani, walla or offering."""

    kind: PlaceKind
    name: str = ""


PossibleGestures: TypeAlias = GestureTable[Piece, BoardPlace, Action]
Gestures: TypeAlias = Iterator[Gesture[Piece, BoardPlace]]

STORE: Final = "store"
"""The offering of llamas that are laid aside for good (I-28.8)."""
STAFF: Final = Piece(PieceKind.STAFF)
LLAMA: Final = Piece(PieceKind.LLAMA)
AT_STAFF: Final = BoardPlace(PlaceKind.STAFF)
MIDDLE: Final = BoardPlace(PlaceKind.MIDDLE)
HAND: Final = BoardPlace(PlaceKind.HAND)
AT_STORE: Final = BoardPlace(PlaceKind.OFFERING, STORE)
NOTHING: Final = PossibleGestures()


def made_of(action: Action) -> Action:
    """What is done: of an Evocation the power that it uses."""
    if isinstance(action, a.Evoke) and not isinstance(action.action, a.Lent):
        return action.action
    return action


def company_of(made: Action | a.Lent) -> tuple[str, ...]:
    """Whom who moves so takes along."""
    match made:
        case a.Fly(carrying=load):
            return (load,) if load else ()
        case a.Speed(carrying=load, fetching=fetched):
            return tuple(name for name in (load, fetched) if name)
        case a.Transport(company=company):
            return company
    return ()


def in_turn(state: State) -> bool:
    """Whether the turn itself is asked for, not an answer within it."""
    return state.question in (Question.TURN, Question.DAWN)


def choices(state: State, actions: Sequence[Action]) -> PossibleGestures:
    """What a hand can do for these actions."""
    return GestureTable(actions, partial(_read, state))


def targets(state: State, actions: Sequence[Action]) -> PossibleGestures:
    """The same where the target is clicked: who is attacked or pulled, or the staff that is stolen."""
    return GestureTable(actions, partial(_aimed, state))


def destinations(actions: Sequence[Action]) -> PossibleGestures:
    """The same for plays of one card that differ in nothing but the wamani that they name: it is put there."""
    return GestureTable(actions, _brought)


def _brought(action: Action) -> Gestures:
    assert isinstance(action, a.Play)
    place = _wamani(action.wamani)
    yield Gesture(Piece(PieceKind.CARD, action.card), place, place)
    yield Gesture(_walla(action.walla), place)


def needs_no_place(able: PossibleGestures, piece: Piece) -> bool:
    """Whether a card is for nothing on the table: it is put anywhere on the board."""
    return piece.kind is PieceKind.CARD and set(able.places(piece)) == {MIDDLE}


def is_aimed(able: PossibleGestures) -> bool:
    """Whether targets are called for: every action is done by a click on whom it strikes."""
    return bool(able.actions) and all(target_of(action) in able.clicks for action in able.actions)


def _aimed(state: State, action: Action) -> Gestures:
    first, *others = _read(state, action)
    yield first._replace(click=target_of(action))
    yield from (gesture._replace(click=None) for gesture in others)


def target_of(action: Action) -> BoardPlace | None:
    """Whom an action strikes or pulls, or whom or what it steals from."""
    match made_of(action):
        case a.Attack(target=name) | a.Pull(enemy=name):
            return _at_walla(name)
        case a.Steal(owner=name) if name:
            return _at_walla(name)
        case a.Steal():
            return AT_STAFF
    return None


def wamani_of(state: State, name: str) -> str:
    """The wamani in which a piece is, alive or dead; empty off the board."""
    place = state.places[PIECE_INDEX[name]]
    if lives(place):
        return WAMANIS[place]
    return WAMANIS[place - DEAD] if lies(place) else ""


def end_of(action: Action) -> str:
    """The wamani to which a walla goes by an action; empty where none goes anywhere."""
    made = made_of(action)
    if isinstance(made, a.Speed):
        return made.second
    return made.wamani if isinstance(made, a.Place | a.Walk | a.Fly | a.Transport) else ""


def staff_wamani(state: State) -> str:
    """The wamani in which the staff is, whoever has it."""
    bearer = bearer_of(state.staff)
    if bearer >= 0:
        return wamani_of(state, PIECES[bearer])
    return WAMANIS[state.staff - FLOOR if state.staff >= FLOOR else state.staff]


def bearer_name(state: State) -> str:
    """The walla that bears the staff; empty where nobody does."""
    return PIECES[state.bearer] if state.bearer >= 0 else ""


def _finder(state: State) -> str:
    """The walla that found a god and has a wish."""
    asked = state.pending[-1]
    return PIECES[asked.finder] if isinstance(asked, WishAsked) else ""


def _walla(name: str) -> Piece:
    return Piece(PieceKind.WALLA, name)


def _at_walla(name: str) -> BoardPlace:
    return BoardPlace(PlaceKind.WALLA, name)


def _wamani(name: str) -> BoardPlace:
    return BoardPlace(PlaceKind.WAMANI, name)


def _read(state: State, action: Action) -> Gestures:
    """The gestures of an action; none for an answer that is given on the panel alone."""
    if isinstance(action, a.Evoke):
        yield from _evoked(state, action)
    elif isinstance(action, a.Offer):
        yield from _offered(action)
    elif isinstance(action, a.Store):
        yield Gesture(LLAMA, AT_STORE, AT_STORE)
    elif isinstance(action, a.Play):
        yield from _played(action)
    elif isinstance(action, a.Invoke):
        yield Gesture(Piece(PieceKind.CARD, CARDS[min(state.game.invoking)]), _at_walla(action.walla))
    elif isinstance(action, a.Hunt):
        yield Gesture(_walla(action.walla), _wamani(wamani_of(state, action.walla)), _at_walla(action.walla))
    elif isinstance(action, a.Swap | a.Seize):
        yield from _taken_from_hand(action)
    elif isinstance(action, a.Unveil):
        if action.walla:  # the same without a name is done by one of these
            place = BoardPlace(PlaceKind.CARD, action.wamani)
            yield Gesture(Piece(PieceKind.FACE_DOWN, action.wamani), HAND, place)
    elif isinstance(action, a.Stand):
        yield Gesture(_walla(action.walla), _wamani(wamani_of(state, action.walla)), _at_walla(action.walla))
    elif isinstance(action, a.Wish):
        if action.wamani:
            place = _wamani(action.wamani)
            yield Gesture(_walla(_finder(state)), place, place)
        elif action.walla:
            yield Gesture(
                Piece(PieceKind.DEAD, action.walla), _at_walla(action.walla), _at_walla(action.walla)
            )
    else:
        yield from _done_by_walla(state, action)


def _done_by_walla(state: State, action: Action) -> Gestures:
    """What a walla does with what it is put on, or with the staff."""
    match action:
        case a.Place(walla, wamani) | a.Walk(walla, wamani) | a.Fly(walla, wamani) | a.Blow(walla, wamani):
            yield Gesture(_walla(walla), _wamani(wamani))
        case a.Transport(walla, wamani):
            yield Gesture(_walla(walla), _wamani(wamani))
        case a.Speed(walla, _, second):
            yield Gesture(_walla(walla), _wamani(second))
        case a.Pull(walla, enemy):
            yield Gesture(_walla(walla), _at_walla(enemy))
            yield Gesture(_walla(enemy), _at_walla(walla))
            yield Gesture(_walla(enemy), _wamani(wamani_of(state, walla)))
        case a.Attack(walla, target) | a.Ambush(walla, target):
            yield Gesture(_walla(walla), _at_walla(target))
            yield Gesture(_walla(walla), _wamani(wamani_of(state, target)))
        case _:
            yield from _with_staff(state, action)


def _with_staff(state: State, action: Action) -> Gestures:
    match action:
        case a.Steal(walla, tampu, owner) if tampu:
            yield Gesture(_walla(walla), _at_walla(owner))
            yield Gesture(Piece(PieceKind.TAMPU, f"{owner} {tampu}"), _at_walla(walla))
        case a.Take(walla) | a.Lift(walla) | a.Draw(walla) | a.Steal(walla):
            yield Gesture(STAFF, _at_walla(walla), AT_STAFF)
            yield Gesture(_walla(walla), AT_STAFF)
        case a.Give(_, ally):
            yield Gesture(STAFF, _at_walla(ally))
        case a.Plunge(walla):
            hole = BoardPlace(PlaceKind.HOLE, wamani_of(state, walla))
            yield Gesture(STAFF, hole, hole)
            yield Gesture(_walla(walla), hole)
        case a.Lay(walla):
            yield Gesture(STAFF, BoardPlace(PlaceKind.GROUND, wamani_of(state, walla)))


def _offered(action: a.Offer) -> Gestures:
    place = BoardPlace(PlaceKind.OFFERING, action.offering)
    match action.offering:
        case OfferingName.DUPLICATION:
            yield Gesture(LLAMA, place, place)
        case OfferingName.IMMOLATION:
            yield Gesture(_walla(action.walla), place, place)
        case _:
            yield Gesture(Piece(PieceKind.DEAD, action.walla), place, place)
            if action.ally:
                yield Gesture(Piece(PieceKind.DEAD, action.ally), place)


def _played(action: a.Play) -> Gestures:
    """A card is put onto what it is for, or into the middle of the board, where that is asked."""
    card = Piece(PieceKind.CARD, action.card)
    yield Gesture(card, MIDDLE)
    if action.walla:
        yield Gesture(card, _at_walla(action.walla))
    elif action.ayllu:
        yield Gesture(card, BoardPlace(PlaceKind.SEAT, action.ayllu))


def _taken_from_hand(action: a.Swap | a.Seize) -> Gestures:
    """A card of the hand that is seen comes to the own cards, for one of them where it is put on one."""
    if isinstance(action, a.Seize):
        place = BoardPlace(PlaceKind.SEEN_CARD, action.card)
        yield Gesture(Piece(PieceKind.SEEN_CARD, action.card), HAND, place)
        return
    place = BoardPlace(PlaceKind.SEEN_CARD, action.other)
    yield Gesture(Piece(PieceKind.CARD, action.own), place, place)
    yield Gesture(Piece(PieceKind.SEEN_CARD, action.other), BoardPlace(PlaceKind.HAND_CARD, action.own))


def _evoked(state: State, action: a.Evoke) -> Gestures:
    """Those of the power with the Shaman's piece, and to put the Shaman on the dead ally for protection."""
    if isinstance(action.action, a.Lent):
        shaman = _walla(action.action.walla)
        yield Gesture(shaman, _at_walla(action.walla), None)
        return
    yield from _done_by_walla(state, action.action)


# the same effect for less


def worthwhile(state: State, actions: Sequence[Action]) -> list[Action]:
    """The actions without those that come to the same as a cheaper one of them: flights and transports without
    company where a step leads there, flights of two steps where one does, other ways of a flight that are the same,
    a theft of the staff by who can take it for nothing. A dearer one is kept that goes round a fire.
    """
    found: dict[tuple[object, ...], list[Action]] = {}
    for action in sorted(actions, key=lambda action: (_cost(action), burns(state, action))):
        ways = found.setdefault(_effect(action), [])
        if not ways or (burns(state, ways[-1]) and not burns(state, action)):
            ways.append(action)
    return [action for action in actions if any(action is way for way in found[_effect(action)])]


def burns(state: State, action: Action) -> bool:
    """Whether who goes so crosses a fire that kills it (R-62, R-85)."""
    match made_of(action):
        case a.Walk(walla, wamani) | a.Fly(walla, wamani):
            way = [wamani]
        case a.Speed(walla, first, second):
            way = [first, second]
        case _:
            return False
    number = PIECE_INDEX[walla]
    return burning(state, number, [state.places[number], *map(WAMANI_INDEX.__getitem__, way)]) is not None


def _cost(action: Action) -> int:
    match action:
        case a.Evoke():
            return 4
        case a.Transport():
            return 3
        case a.Speed():
            return 2
        case a.Fly() | a.Steal():
            return 1
    return 0


def _effect(action: Action) -> tuple[object, ...]:
    """What actions that come to the same have in common."""
    made = made_of(action)
    match made:
        case a.Place(walla, wamani) | a.Walk(walla, wamani):
            return "go", walla, wamani, frozenset()
        case a.Fly(walla, wamani, load):
            return "go", walla, wamani, frozenset({load} - {""})
        case a.Speed(walla, _, wamani, load, fetched):
            return "go", walla, wamani, frozenset({load, fetched} - {""})
        case a.Transport(walla, wamani, company):
            return "go", walla, wamani, frozenset(company)
        case a.Steal(walla, tampu, owner) if tampu:
            return "tampu", walla, tampu, owner
        case a.Take(walla) | a.Lift(walla) | a.Draw(walla) | a.Steal(walla):
            return "staff", walla
    return (action,)
