"""What is said of what Legendary powers have brought about and still lasts."""

from game.titles.inkas.board.ring.lasting import webbed
from game.titles.inkas.board.shown import BoardViewState, seat_of
from game.titles.inkas.content.definitions import PIECES, SUYUS, WAMANIS
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.phrases import walla_name, wamani_name
from game.titles.inkas.rules.fixed_order import PIECE_INDEX
from game.titles.inkas.rules.pending import Lasting

_OF_USER = frozenset(
    (
        LastingState.AVATAR,
        LastingState.TIME,
        LastingState.PREDATOR,
        LastingState.ABOMINATION,
        LastingState.PAIN,
        LastingState.ABSORBED,
    )
)
_OF_OTHER = frozenset((LastingState.PARALYSED, LastingState.HOLD, LastingState.SUBJUGATED))
_OF_STAFF = frozenset((LastingState.LIGHTNING, LastingState.MAGNET))


def lasting_of_walla(shown: BoardViewState, name: str) -> list[str]:
    """What lasts on a walla: by whom, and what it does."""
    number = PIECE_INDEX[name]
    return [
        _said(shown, one)
        for one in shown.state.lasting
        if (one.shape in _OF_USER | _OF_STAFF and one.user == number)
        or (one.shape in _OF_OTHER and one.ally == number)
    ]


def lasting_of_staff(shown: BoardViewState) -> list[str]:
    """Whether the staff is guarded or bound."""
    return [_said(shown, one) for one in shown.state.lasting if one.shape in _OF_STAFF]


def lasting_of_wamani(shown: BoardViewState, name: str) -> list[str]:
    """What lasts in a wamani or on a side of it, and whether the walls of its suyu are down."""
    return [_said(shown, one) for one in shown.state.lasting if _lies_on(shown, one, name)]


def _lies_on(shown: BoardViewState, one: Lasting, name: str) -> bool:
    match one.shape:
        case LastingState.WEB:
            return name in webbed(shown.state, one)
        case LastingState.FIREWALL:
            return name in [WAMANIS[place] for place in one.places]
        case LastingState.QUAKE:
            return name[0] == SUYUS[one.places[0]]
    return False


def _said(shown: BoardViewState, one: Lasting) -> str:
    words, game = shown.words, shown.state.game
    gaps: dict[str, object] = {"user": walla_name(words, PIECES[one.user])}
    if one.ally >= 0:
        gaps["walla"] = walla_name(words, PIECES[one.ally])
        seat = seat_of(shown.state, PIECES[one.ally])
        gaps["ayllu"] = words(f"ayllu.{game.ayllus[seat]}") if seat >= 0 else ""
    if one.shape is LastingState.FIREWALL:
        gaps["first"], gaps["second"] = (wamani_name(words, WAMANIS[place]) for place in one.places)
    elif one.shape is LastingState.QUAKE:
        gaps["suyu"] = words(f"suyu.{SUYUS[one.places[0]]}")
    return words(f"tips.lasting.{one.shape}", **gaps)
