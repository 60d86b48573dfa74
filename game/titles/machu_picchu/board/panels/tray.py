"""The tray of wool: the hand of the player in turn as a fan, what it is worth, and the stack."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from game.base.colour import rgb
from game.base.keys.shell_keys import LOOK
from game.kit.board.board_item import BoardItem, item
from game.kit.board.curtain import CurtainPlace
from game.titles.machu_picchu.board.layout.table_layout import TableLayout
from game.titles.machu_picchu.board.moves.items import ItemKind
from game.titles.machu_picchu.board.panels.forecast import card_points
from game.titles.machu_picchu.board.pieces.art import picture
from game.titles.machu_picchu.board.pieces.cards import CARD, draw_card, draw_seal
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.content.definitions import CARDS
from game.titles.machu_picchu.rules.scores import trail_points
from game.ui.high_contrast import PlainFrame
from game.ui.lettering import wide, write
from game.ui.pictures import Point, at_unit, draw_framed
from game.ui.text import measure
from game.ui.theme import Role

_PLAIN_WOOL: Final = PlainFrame(rgb("#3a0f18"), rgb("#f6dcc4"), 2)
_GOLD = rgb("#e0a93e")
_BRASS, _ROSE, _CREAM = rgb("#f7e2a0"), rgb("#f6dcc4"), rgb("#fff4d6")
_ABOVE: Final = 16  # how far the cards reach beyond it
_INSET: Final = (12, 11)
_STACK: Final = 118  # width of the part with the stack
_POINTS: Final = 190  # of the part with the points
_NARROW: Final = 500  # a tray that has no room for the points
_CARD: Final = 1.07
_STEP: Final = 92
_TURNED: Final = 20  # how much wider the fan is for turned cards, in units of a card
_SEAL: Final = 14  # and on the right for a seal
_USUAL: Final = 138  # height of the tray


@dataclass(frozen=True, slots=True)
class FanCard:
    """A card of the fan: which, its middle, by how many degrees it is turned, and how much of its left no other card
    covers, in units of a card.
    """

    card: int
    centre: Point
    turn: float
    strip: float


@dataclass(frozen=True, slots=True)
class TrayRooms:
    """The parts of the tray in pixels; `unit` is pixels per unit of a card."""

    fan: Rect
    points: Rect
    stack: Rect
    unit: float


def tray_areas(layout: TableLayout) -> TrayRooms:
    """Where the parts of the tray lie."""
    px, rect = layout.scale.px, layout.tray
    inner = rect.inflate(-2 * px(_INSET[0]), -2 * px(_INSET[1]))
    narrow = rect.width < px(_NARROW)
    stack = Rect(inner.right - px(_STACK), inner.y, px(_STACK), inner.height)
    fan = Rect(inner.x, inner.y, stack.x - px(10) - inner.x, inner.height)
    points = Rect(fan.right - px(_POINTS), fan.y, px(_POINTS) - px(14), fan.height)
    if narrow:  # the panel tells them
        points = Rect(fan.right, fan.y, 0, fan.height)
    grown = min(1.3, rect.height / px(_USUAL))
    return TrayRooms(fan, points, stack, _CARD * grown * layout.scale.factor)


def curtain_place(shown: BoardViewState) -> CurtainPlace:
    """What the curtain hides: the fan, and as much above the tray as its cards reach."""
    areas, top, words = tray_areas(shown.layout), shown.layout.tray.y - shown.scale.px(_ABOVE), shown.words
    return CurtainPlace(
        hand=areas.fan,
        cloth=Rect(areas.fan.x, top, areas.fan.width, areas.fan.bottom - top),
        hint=areas.points,
        scale=shown.scale,
        look=words("curtain.look", player=shown.names[shown.viewing]),
        hold=words("curtain.hold", key=words.cap(LOOK)),
        press=words("curtain.press", key=words.cap(LOOK)),
        picture=picture("curtain"),
        holds=bool(shown.state.hands[shown.viewing]),
    )


def fan_of(shown: BoardViewState) -> tuple[FanCard, ...]:
    """The cards of the fan from the left."""
    hand = shown.state.hands[shown.viewing]
    return tuple(_lay_fan(shown, hand, len(hand) + (_lowest_known(shown) is not None)))


def leaf_of(shown: BoardViewState) -> FanCard | None:
    """The last leaf of the fan: of the cards that their owner has put back, that which lies lowest in the stack."""
    lowest = _lowest_known(shown)
    if lowest is None:
        return None
    cards = (*shown.state.hands[shown.viewing], lowest)
    return list(_lay_fan(shown, cards, len(cards)))[-1]


def _lowest_known(shown: BoardViewState) -> int | None:
    state = shown.state
    known = state.known[shown.viewing] if shown.face_up else ()
    return next((card for card in reversed(state.stack) if card in known), None)


def _lay_fan(shown: BoardViewState, cards: Sequence[int], count: int) -> Iterator[FanCard]:
    """These cards, the first of so many."""
    areas = tray_areas(shown.layout)
    space = areas.points.x - areas.fan.x - (CARD[0] + _TURNED + _SEAL) * areas.unit
    step = min(_STEP * areas.unit / _CARD, space / max(1, count - 1))
    middle = (areas.fan.x + areas.points.x - _SEAL * areas.unit) / 2
    bend = min(1.0, 3 / max(1, count))
    for number, card in enumerate(cards):
        t = number - (count - 1) / 2
        y = areas.fan.y + 41 * areas.unit + 5 * t * t * bend * bend * areas.unit / _CARD
        centre = (middle + t * step, y + (areas.fan.height - 116 * areas.unit / _CARD) * 0.5)
        strip = step / areas.unit if number + 1 < len(shown.state.hands[shown.viewing]) else CARD[0]
        yield FanCard(card, centre, t * 6 * bend, strip)


def tray_looks(shown: BoardViewState) -> object:
    """What the look of the tray depends on."""
    state, seat = shown.state, shown.viewing
    return (
        state.hands[seat] if shown.face_up else len(state.hands[seat]),
        _lowest_known(shown),
        state.incas[seat] if shown.face_up else (),
        state.clergy[seat] if shown.face_up else (),
        state.scout[seat] if shown.face_up else (),
        state.late[seat],
        len(state.stack),
        shown.face_up,
        seat,
    )


def draw_tray(surface: Surface, shown: BoardViewState) -> None:
    """Draw the wool, the fan, the points and the stack."""
    areas, state = tray_areas(shown.layout), shown.state
    for area in (areas.fan, areas.stack):
        _draw_wool(surface, shown, area)
    fan = areas.fan
    _draw_border(surface, shown, Rect(fan.x, fan.y, areas.points.x - fan.x, fan.height))
    if shown.face_up and areas.points.width:
        _draw_points(surface, shown)
    leaf = leaf_of(shown)
    if leaf is not None:
        gold = state.game.card_gold[leaf.card]
        draw_card(surface, shown.look, CARDS[leaf.card], gold, leaf.centre, areas.unit, leaf.turn, pale=True)
    for card in fan_of(shown):
        name = CARDS[card.card] if shown.face_up else ""
        gold = state.game.card_gold[card.card] if shown.face_up else 0
        draw_card(surface, shown.look, name, gold, card.centre, areas.unit, card.turn, strip=card.strip)
    if shown.face_up:
        for card in fan_of(shown):
            won = card_points(state, shown.viewing, card.card)
            draw_seal(surface, shown.scale, won, card.centre, areas.unit, card.turn, strip=card.strip)
    _draw_stack(surface, shown, areas.stack)


def _draw_wool(surface: Surface, shown: BoardViewState, area: Rect) -> None:
    """A ground of wool."""
    draw_framed(surface, shown.look, picture("wool"), area, shown.scale.factor, _PLAIN_WOOL)


def _draw_border(surface: Surface, shown: BoardViewState, area: Rect) -> None:
    """A woven border of steps along the foot of an area."""
    px = shown.scale.px
    strip = at_unit(shown.look, picture("wool.steps"), shown.scale.factor)
    foot = Rect(area.x + px(14), area.bottom - px(18), area.width - px(28), strip.get_height())
    for x in range(foot.x, foot.right, strip.get_width()):
        surface.blit(strip, (x, foot.y), Rect(0, 0, foot.right - x, foot.height))


def _point_rows(shown: BoardViewState) -> list[tuple[str, int]]:
    """What the own points are made of, in words and figures."""
    state, seat, words = shown.state, shown.viewing, shown.words
    cards = sum(card_points(state, seat, card) for card in state.hands[seat])
    rows = [(words("table.points.cards", count=len(state.hands[seat])), cards)]
    rows.append((words("table.points.scout", field=state.scout[seat]), trail_points(state, seat)))
    late = state.late[seat] * state.game.trail.late_points
    if late:
        rows.append((words("table.points.late"), late))
    return rows


def _point_areas(shown: BoardViewState, count: int) -> list[Rect]:
    """The lines of the points: their title, so many rows, and the sum."""
    area, px = tray_areas(shown.layout).points, shown.scale.px
    line = max(px(23), measure("x", Role.BODY, shown.scale, 17)[1])
    y = area.y + (area.height - line * (count + 2) - px(6)) // 2
    found = [Rect(area.x, y + line * number, area.width, line) for number in range(count + 2)]
    found[-1].y += px(6)
    return found


def total_area(shown: BoardViewState) -> Rect:
    """Where the sum of the own points stands; of no width where there is no room for it."""
    area = _point_areas(shown, len(_point_rows(shown)))[-1]
    width = min(area.width, area.height)
    return Rect(area.right - width, area.y, width, area.height)


def _draw_points(surface: Surface, shown: BoardViewState) -> None:
    px, scale, words = shown.scale.px, shown.scale, shown.words
    rows = _point_rows(shown)
    head, *lines, last = _point_areas(shown, len(rows))
    title = shown.names[shown.viewing] if shown.open else words("table.points.now")
    write(surface, title, head, scale, Role.NAME, 19, _BRASS)
    for (said, figure), line in zip(rows, lines, strict=True):
        _row(surface, shown, line, said, figure, 19)
    surface.fill(_GOLD, Rect(last.x, last.y - px(3), last.width, max(1, px(1.2))))
    total = sum(figure for _, figure in rows)
    _row(surface, shown, last, words("table.points.together"), total, 22)


def _row(surface: Surface, shown: BoardViewState, area: Rect, said: str, figure: int, size: float) -> None:
    write(surface, str(figure), area, shown.scale, Role.FIGURE, size, _CREAM, "right")
    left = Rect(
        area.x,
        area.y,
        area.width - wide(str(figure), shown.scale, Role.FIGURE, size) - shown.scale.px(8),
        area.height,
    )
    write(surface, said, left, shown.scale, Role.BODY, 17, _ROSE)


def _draw_stack(surface: Surface, shown: BoardViewState, area: Rect) -> None:
    px, count = shown.scale.px, len(shown.state.stack)
    unit = 0.78 * shown.scale.factor
    x, y = area.x + min(px(42), area.width // 3), area.centery
    for number in range(min(4, count)):
        shift = number * 1.8 * shown.scale.factor
        draw_card(surface, shown.look, "", 0, (x + shift, y - shift + px(3)), unit)
    figure = Rect(area.x + px(82), area.y, area.right - area.x - px(84), area.height)
    write(surface, str(count), figure, shown.scale, Role.FIGURE, 24, _CREAM, "centre")


def tray_item(shown: BoardViewState, spot: tuple[int, int]) -> BoardItem[ItemKind] | None:
    """What of the tray is under a spot."""
    areas = tray_areas(shown.layout)
    leaf = leaf_of(shown)
    for card in (*reversed(fan_of(shown)), *((leaf,) if leaf is not None else ())):
        away = (
            pygame.Vector2(spot[0] - card.centre[0], spot[1] - card.centre[1]).rotate(-card.turn) / areas.unit
        )
        if abs(away.x) <= CARD[0] / 2 and abs(away.y) <= CARD[1] / 2:
            area = Rect(0, 0, round(CARD[0] * areas.unit), round(CARD[1] * areas.unit))
            area.center = round(card.centre[0]), round(card.centre[1])
            kind = ItemKind.CARD if card is not leaf else ItemKind.RETURNED
            return item(kind, area, CARDS[card.card] if shown.face_up else "", shown.viewing)
    if areas.stack.collidepoint(spot):
        return item(ItemKind.STACK, areas.stack)
    if areas.points.collidepoint(spot) and shown.face_up:
        return item(ItemKind.POINTS, areas.points, "", shown.viewing)
    return None
