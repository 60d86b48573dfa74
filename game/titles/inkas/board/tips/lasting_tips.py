"""What is said of what Legendary powers have brought about and still lasts."""

from game.kit.board.board_item import BoardItem
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.panels.states import SeatState, states_of
from game.titles.inkas.board.ring.lasting import JOINED, ON_USER, sign_of, webbed
from game.titles.inkas.board.shown import BoardViewState, seat_of
from game.titles.inkas.content.definitions import PIECES, SUYUS, WAMANIS
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.phrases import walla_name, wamani_name
from game.titles.inkas.rules.fixed_order import PIECE_INDEX
from game.titles.inkas.rules.pending import Lasting

_OF_OTHER = JOINED | {LastingState.PARALYSED}
_OF_STAFF = frozenset((LastingState.LIGHTNING, LastingState.MAGNET))


def lasting_of_walla(shown: BoardViewState, name: str) -> list[str]:
    """What lasts on a walla: by whom, and what it does."""
    number = PIECE_INDEX[name]
    return [
        _said(shown, one)
        for one in shown.state.lasting
        if (one.shape in ON_USER and one.user == number) or (one.shape in _OF_OTHER and one.ally == number)
    ]


def lasting_of_staff(shown: BoardViewState) -> list[str]:
    """Whether the staff is guarded or bound."""
    return [_said(shown, one) for one in shown.state.lasting if one.shape in _OF_STAFF]


def lasting_of_wamani(shown: BoardViewState, name: str) -> list[str]:
    """What lasts in a wamani or on a side of it, and whether the walls of its suyu are down."""
    return [_said(shown, one) for one in shown.state.lasting if _lies_on(shown, one, name)]


def state_tip(shown: BoardViewState, told: SeatState) -> list[str]:
    """What is said of a badge in a panel: whose power it is, what it does, whom it struck, and when it ends."""
    words, user = shown.words, walla_name(shown.words, PIECES[told.user])
    said = list(dict.fromkeys(_said(shown, one) for one in told.lasting))
    kind, _, power = sign_of(told.shape).partition(".")
    if kind == "power":
        said.insert(0, words("tips.state", user=user, power=words(f"power.{power}")))
    if told.shape is LastingState.PARALYSED or told.shape in JOINED:
        struck = sorted(one.ally for one in told.lasting)
        said.insert(1, words.listed(walla_name(words, PIECES[ally]) for ally in struck))
    if words.knows(key := f"tips.ends.{told.shape}"):
        said.append(words(key, user=user))
    return said


def badge_tip(shown: BoardViewState, thing: BoardItem[ItemKind]) -> list[str]:
    """The same of the badge that is pointed at."""
    user, shape = thing.name.split()
    found = (
        one for one in states_of(shown.state, thing.seat) if (PIECES[one.user], one.shape) == (user, shape)
    )
    return [line for one in found for line in state_tip(shown, one)]


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
