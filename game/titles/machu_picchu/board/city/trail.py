"""The Incatrail: its fields, what a Scout gains there, and the Scouts."""

from typing import Final

from pygame import Rect, Surface

from game.base.colour import rgb
from game.base.colour_sets import colour_of
from game.kit.board.board_item import BoardItem, item
from game.titles.machu_picchu.board.hidden_parts import HiddenPart, PartKind
from game.titles.machu_picchu.board.layout import city
from game.titles.machu_picchu.board.layout.city import MILESTONES, TRAIL, Point
from game.titles.machu_picchu.board.moves.items import ItemKind
from game.titles.machu_picchu.board.pieces.art import draw, draw_faint
from game.titles.machu_picchu.board.pieces.pieces import draw_scout
from game.titles.machu_picchu.board.shown import BoardViewState
from game.ui.high_contrast import draw_ring
from game.ui.lettering import write
from game.ui.theme import Role

_FIELD: Final = 15.5  # radius of a field
_START_INK: Final = rgb("#fff4d6")
_LANDING: Final = rgb("#ffdf5e")  # the ring round a field that a Scout would reach
_PALE: Final = 0.6  # how much is seen of the Scout there


def trail_spots(shown: BoardViewState) -> list[tuple[Rect, object]]:
    """The fields with what stands on them."""
    standing: dict[int, list[tuple[int, bool]]] = {}
    for seat, field in enumerate(shown.state.scout):
        hidden = HiddenPart(PartKind.SCOUT, seat) in shown.hidden
        standing.setdefault(field, []).append((seat, hidden))
    seats = len(shown.state.scout)
    return [(_reach(shown, number, seats), standing.get(number)) for number in range(len(TRAIL))]


def _reach(shown: BoardViewState, number: int, seats: int) -> Rect:
    """The area of a field with the Scouts of so many seats on it."""
    unit = shown.layout.unit
    x, y = shown.layout.on_view(*TRAIL[number])
    right = round((34 * seats + 50) * unit)
    return Rect(round(x - 34 * unit), round(y - 80 * unit), right + round(34 * unit), round(110 * unit))


def draw_trail(surface: Surface, shown: BoardViewState) -> None:
    """Draw fields and gains."""
    trail = shown.state.game.trail
    clip, seats = surface.get_clip(), len(shown.state.scout)
    for number, place in enumerate(TRAIL[: trail.summit]):
        if _reach(shown, number, seats).colliderect(clip):
            _draw_field(surface, shown, number, shown.layout.on_view(*place))
    draw(surface, shown.look, "field.summit", shown.layout.on_view(*TRAIL[-1]), shown.layout.unit)
    _number(surface, shown, str(trail.summit), shown.layout.on_view(*TRAIL[-1]), 20)
    unit = shown.layout.unit
    for number, place in MILESTONES.items():
        draw(surface, shown.look, f"milestone.{number}", shown.layout.on_view(*place), unit)


def draw_scouts(surface: Surface, shown: BoardViewState) -> None:
    """Draw the Scouts, in front of what stands on the terraces beside the trail."""
    for seat, foot in scouts(shown):
        if HiddenPart(PartKind.SCOUT, seat) not in shown.hidden:
            draw_scout(surface, shown.look, shown.emblems[seat], foot, shown.layout.unit)


def _draw_field(surface: Surface, shown: BoardViewState, number: int, place: Point) -> None:
    unit = shown.layout.unit
    start = number == 0
    worth = max(
        (points for first, points in shown.state.game.trail.points.items() if first <= number), default=0
    )
    kind = "start" if start else "brass" if number in MILESTONES else "stone"
    draw(surface, shown.look, f"field.{kind}", place, unit)
    _number(surface, shown, str(number), place, 16.5, _START_INK if start else None)
    for pip in range(worth):
        x = place[0] + (pip * 8 - (worth - 1) * 4) * unit
        draw(surface, shown.look, "field.pip", (x, place[1] + (_FIELD + 0.5) * unit), unit)


def _number(
    surface: Surface,
    shown: BoardViewState,
    text: str,
    place: Point,
    size: float,
    ink: tuple[int, int, int] | None = None,
) -> None:
    area = Rect(0, 0, shown.scale.px(40), shown.scale.px(30))
    area.center = round(place[0]), round(place[1])
    write(surface, text, area, shown.scale, Role.PLATE, size, ink or "ink", "centre")


def scouts(shown: BoardViewState) -> list[tuple[int, Point]]:
    """The seats with the feet of their Scouts, in pixels; those on one field stand beside each other."""
    found, before = [], dict[int, int]()
    for seat, field in enumerate(shown.state.scout):
        number = before.get(field, 0)
        before[field] = number + 1
        found.append((seat, shown.layout.on_view(*city.scout(field, number))))
    return found


def scout_area(shown: BoardViewState, seat: int) -> Rect:
    """The area of a Scout where it stands."""
    return _figure(scouts(shown)[seat][1], shown.layout.unit)


def _figure(foot: Point, unit: float) -> Rect:
    return Rect(round(foot[0] - 14 * unit), round(foot[1] - 44 * unit), round(28 * unit), round(52 * unit))


def field_area(shown: BoardViewState, number: int) -> Rect:
    """The area of a field."""
    x, y = shown.layout.on_view(*TRAIL[number])
    side = round(2 * (_FIELD + 4) * shown.layout.unit)
    return Rect(round(x) - side // 2, round(y) - side // 2, side, side)


def draw_landing(surface: Surface, shown: BoardViewState, seat: int, number: int) -> None:
    """Draw where a Scout would land: a ring round the field, and a pale Scout on it."""
    unit, area = shown.layout.unit, field_area(shown, number)
    draw_ring(surface, shown.look, area, _LANDING, area.width // 2, max(2, round(4 * unit)))
    foot = shown.layout.on_view(*city.scout(number, shown.state.scout.count(number)))
    draw_faint(surface, shown.look, f"scout.{colour_of(shown.emblems[seat])}", foot, unit, _PALE)


def trail_item(shown: BoardViewState, spot: tuple[int, int]) -> BoardItem[ItemKind] | None:
    """The field or the Scout under a spot."""
    for seat, foot in reversed(scouts(shown)):
        area = _figure(foot, shown.layout.unit)
        if area.collidepoint(spot):
            return item(ItemKind.SCOUT, area, str(shown.state.scout[seat]), seat)
    for number in range(len(TRAIL)):
        area = field_area(shown, number)
        if area.collidepoint(spot):
            return item(ItemKind.FIELD, area, str(number))
    return None
