"""What a player's panel tells of cards: how many are held, which of them are known, Tampus in use, the map of Qusqu."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from game.kit.board.board_item import BoardItem, hit
from game.titles.inkas.board.layout.panel_layout import PanelLayout
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.pieces.art import draw_high
from game.titles.inkas.board.ring.ring_view import tampus_of
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.definitions import CARDS, PIECES
from game.ui.lettering import beside, wide, write
from game.ui.theme import Role

_CARD: Final = 38  # height of the card beside the count
_EYE: Final = 24
_TAMPU, _APART = 30, 19  # height of a Tampu, and from one to the next
_LEAST_APART, _COUNT, _STAFF = 7, 62, 44  # at the least; width of the number of cards, and of the staff
_STORED, _ROW = 62, 40  # width and height of the count of stored llamas
_PIECE: Final = 32  # height of a piece of the map
PIECES_OF_MAP: Final = 3


def known_of(shown: BoardViewState, seat: int) -> Counter[str]:
    """The cards of another hand that who looks at the table knows (R-93), by their kinds; all of a led one (I-27.4)."""
    state = shown.state
    if state.hands and state.game.is_led(seat):
        return Counter(CARDS[card] for card in state.hands[seat])
    if not state.hands or seat == shown.viewing or not shown.face_up:
        return Counter()
    return Counter(CARDS[card] for card in state.known[shown.viewing][seat])


def map_of(shown: BoardViewState, seat: int) -> tuple[bool, ...] | None:
    """Which pieces of the map a seat holds; None where who looks at the table may not know."""
    state = shown.state
    own = seat == shown.viewing and (shown.face_up or state.victory)
    if not state.hands or not (own or state.game.is_led(seat)):
        return None
    held = {state.game.pieces[card] for card in state.hands[seat] if card in state.game.pieces}
    return tuple(number in held for number in range(1, PIECES_OF_MAP + 1))


def tampus_in(shown: BoardViewState, seat: int) -> tuple[tuple[str, str], ...]:
    """The Tampus in use of a seat: each with the walla beside which it lies."""
    if not shown.state.tampus:
        return ()
    names = (PIECES[number] for number in shown.state.game.wallas_of[seat])
    return tuple((word, name) for name in names for word in tampus_of(shown, name))


def held_looks(shown: BoardViewState, seat: int) -> object:
    """What the look of this depends on."""
    state = shown.state
    if not state.hands:
        return None
    known = tuple(known_of(shown, seat).items())
    return len(state.hands[seat]), known, map_of(shown, seat), tampus_in(shown, seat), seat == shown.viewing


def _places_of_tampus(shown: BoardViewState, panel: PanelLayout) -> Iterator[tuple[Rect, str, str]]:
    """The Tampus of a panel from the right: each with its area, its word and its walla."""
    side, right, apart = shown.scale.px(_TAMPU), stored_area(shown, panel).x, _apart(shown, panel)
    for number, (word, name) in enumerate(tampus_in(shown, panel.seat)):
        area = Rect(0, 0, side, side)
        area.midright = right - number * apart, panel.llamas.centery
        yield area, word, name


def stored_area(shown: BoardViewState, panel: PanelLayout) -> Rect:
    """Where the stored llamas of a seat are counted, at the right of its counts; of no width where none can be."""
    px, alternate = shown.scale.px, shown.state.game.alternate
    area = Rect(0, 0, px(_STORED) if alternate else 0, px(_ROW))
    area.midright = panel.rect.right - px(14), panel.llamas.centery
    return area


def beside_staff(shown: BoardViewState, panel: PanelLayout) -> int:
    """How much of the right of the counts is filled with other things than the staff, in pixels."""
    return tampus_width(shown, panel) + stored_area(shown, panel).width


def tampus_width(shown: BoardViewState, panel: PanelLayout) -> int:
    """How much of the right of the counts the Tampus fill, in pixels."""
    count = len(tampus_in(shown, panel.seat))
    return shown.scale.px(_TAMPU) + (count - 1) * _apart(shown, panel) if count else 0


def _apart(shown: BoardViewState, panel: PanelLayout) -> int:
    """From one Tampu to the next, in pixels: closer where they would cover how many cards there are."""
    px, gaps = shown.scale.px, len(tampus_in(shown, panel.seat)) - 1
    room = _room(shown, panel) - px(_TAMPU)
    return max(px(_LEAST_APART), min(px(_APART), room // max(1, gaps)))


def _room(shown: BoardViewState, panel: PanelLayout) -> int:
    """What the counts leave free in their row, in pixels."""
    return stored_area(shown, panel).x - panel.cards.x - shown.scale.px(_COUNT)


def has_staff_sign(shown: BoardViewState, panel: PanelLayout) -> bool:
    """Whether the row of a panel has room for the staff: where it has none its bearer's light alone tells of it."""
    left = _room(shown, panel) - tampus_width(shown, panel)
    return not shown.state.game.alternate or not shown.state.hands or left >= shown.scale.px(_STAFF)


def _eye(shown: BoardViewState, panel: PanelLayout) -> Rect:
    """Where it stands that cards of a hand are known."""
    side = shown.scale.px(_EYE)
    area = Rect(0, 0, side, side)
    area.center = panel.cards.x + shown.scale.px(30), panel.cards.y + side // 2 - shown.scale.px(1)
    return area


def draw_held(surface: Surface, shown: BoardViewState, panel: PanelLayout) -> None:
    """Draw all of it."""
    state, seat, scale, px = shown.state, panel.seat, shown.scale, shown.scale.px
    if not state.hands:
        return
    area = panel.cards
    draw_high(surface, shown.look, "card.back", (area.x + px(17), area.centery), px(_CARD))
    place = beside(area.x + px(40), area.centery, area.width - px(40), area.height)
    write(surface, str(len(state.hands[seat])), place, scale, Role.STRONG, 25 if panel.large else 22)
    if known_of(shown, seat):
        eye = _eye(shown, panel)
        draw_high(surface, shown.look, "mark.known", eye.center, eye.height)
    for tampu, word, _ in reversed(list(_places_of_tampus(shown, panel))):
        draw_high(surface, shown.look, f"tampu.{word}", tampu.center, tampu.height)
    if panel.map.height:
        _draw_map(surface, shown, panel)


def _draw_map(surface: Surface, shown: BoardViewState, panel: PanelLayout) -> None:
    """Draw the sockets of the map: before other eyes they are empty."""
    px, scale = shown.scale.px, shown.scale
    found = map_of(shown, panel.seat)
    first = _sockets(shown, panel)[0]
    words = Rect(panel.map.x, panel.map.y, first.x - px(8) - panel.map.x, panel.map.height)
    said = shown.words("table.map")
    if wide(said, scale, Role.BODY, 17) <= words.width:
        write(surface, said, words, scale, Role.BODY, 17)
    for number, area in enumerate(_sockets(shown, panel), 1):
        name = f"map.{number}" if found is not None and found[number - 1] else f"map.{number}.missing"
        draw_high(surface, shown.look, name, area.center, area.height)


def _sockets(shown: BoardViewState, panel: PanelLayout) -> list[Rect]:
    px, area = shown.scale.px, panel.map
    side = min(px(_PIECE), area.height)
    step = side + px(4)
    left = area.right - PIECES_OF_MAP * step
    return [
        Rect(left + number * step, area.y + (area.height - side) // 2, side, side)
        for number in range(PIECES_OF_MAP)
    ]


def held_items(shown: BoardViewState, panel: PanelLayout) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """What of this is pointed at."""
    if not shown.state.hands:
        return
    for area, word, name in _places_of_tampus(shown, panel):
        yield hit(ItemKind.TAMPU, area, f"{name} {word}", panel.seat)
    if known_of(shown, panel.seat):
        yield hit(ItemKind.KNOWN, _eye(shown, panel), "", panel.seat)
    yield hit(ItemKind.HELD_CARDS, panel.cards, "", panel.seat)
    if panel.map.height:
        for number, area in enumerate(_sockets(shown, panel), 1):
            yield hit(ItemKind.MAP, area, str(number), panel.seat)
