"""The players' panels: what everybody has, and what the own hand is worth."""

from collections.abc import Iterator, Mapping
from typing import Final

from pygame import Rect, Surface

from game.kit.board.board_item import BoardItem, hit, item
from game.kit.board.round_buttons import draw_pin
from game.kit.portraits import draw_portrait, portrait_beside
from game.titles.machu_picchu.board.hidden_parts import HiddenPart, PartKind
from game.titles.machu_picchu.board.layout.city import Point
from game.titles.machu_picchu.board.layout.panel_layout import PanelLayout, panel_layout
from game.titles.machu_picchu.board.moves.items import ItemKind
from game.titles.machu_picchu.board.panels.forecast import Forecast, forecast
from game.titles.machu_picchu.board.pieces.art import draw_high, draw_of
from game.titles.machu_picchu.board.pieces.pieces import draw_inca, draw_prince
from game.titles.machu_picchu.board.pieces.tokens import (
    NONE_INK,
    clergy_token,
    draw_good,
    draw_token,
    job_token,
)
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.actions import Hire
from game.titles.machu_picchu.rules.fixed_order import GOODS, JOBS, ROWS, TILES
from game.titles.machu_picchu.rules.state import Phase, Question
from game.ui.emblems import draw_rim, draw_seat_badge
from game.ui.lettering import beside, wide, write
from game.ui.look import Colour
from game.ui.panels import draw_glow, draw_panel, draw_rule
from game.ui.scale import Scale
from game.ui.shapes import rounded
from game.ui.theme import Role

_RIM: Final = 10  # height of the pattern at the foot of a head
_INCA: Final = 0.67  # of their size in the city, of Incas in the supply
_INCA_STEP: Final = 36
_APART: Final = 9  # of a number from the cell of the next good, whose picture reaches over its edge
_LEAST_COUNT: Final = 17
_FACTORS: Final = (
    (20, 13, 57),
    (20, 13, 0),
    (18, 13, 0),
    (16, 12, 0),
    (14, 9, 0),
)  # letters, the gap, the least width
_WAITING, _SMALL = 58, 0.64  # room for a Prince that waits, and of its size


def panels_of(shown: BoardViewState) -> tuple[PanelLayout, ...]:
    """The places in all panels."""
    return tuple(panel_layout(rect, shown.scale, seat) for seat, rect in enumerate(shown.layout.seats))


def panel_looks(shown: BoardViewState, panel: PanelLayout) -> object:
    """What the look of a panel depends on."""
    state, seat = shown.state, panel.seat
    return (
        state.goods[seat],
        state.supply(seat),
        state.incas[seat],
        state.clergy[seat],
        len(state.hands[seat]),
        state.scout[seat],
        state.tiles[seat],
        state.sun == seat,
        seat == shown.seen_turn.mover,
        seat == shown.seen_turn.decider,
        shown.pins[seat] if shown.pins else (),
        forecast(shown, seat) if panel.large else None,
        waiting_prince(shown) if seat == state.mover else None,
        can_hire(shown, seat),
        HiddenPart(PartKind.PRINCE, seat) in shown.hidden,
    )


def draw_seat_panel(surface: Surface, shown: BoardViewState, panel: PanelLayout) -> None:
    """Draw the panel of a seat."""
    scale, turn = shown.scale, shown.seen_turn
    active = panel.seat == turn.mover
    if panel.seat == turn.decider:
        draw_glow(surface, panel.rect, scale)
    draw_panel(surface, panel.rect, scale, "paper", active=active)
    if panel.strip:
        draw_seat_badge(surface, shown.look, shown.emblems[panel.seat], *panel.badge)
        _draw_goods(surface, shown, panel)
        return
    _draw_head(surface, shown, panel)
    for y in panel.rules:
        draw_rule(surface, panel.rect.x + scale.px(18), panel.rect.right - scale.px(18), y, scale)
    for middle in panel.bars:
        height = scale.px(28)
        surface.fill(
            shown.look.palette.rule,
            Rect(round(middle[0]), round(middle[1]) - height // 2, max(1, scale.px(1.2)), height),
        )
    _draw_goods(surface, shown, panel)
    _draw_supply(surface, shown, panel)
    _draw_tokens(surface, shown, panel)
    _draw_rest(surface, shown, panel)
    if panel.large:
        _draw_forecast(surface, shown, panel)


def _draw_head(surface: Surface, shown: BoardViewState, panel: PanelLayout) -> None:
    scale, look, seat = shown.scale, shown.look, panel.seat
    px, emblem, head = scale.px, shown.emblems[seat], panel.head
    colours = look.seat(emblem)
    rounded(surface, head, colours.base, px(4))
    rounded(surface, Rect(head.x, head.y, head.width, head.height // 2), colours.light, px(4), 60)
    draw_rim(surface, look, emblem, Rect(head.x, head.bottom - px(_RIM), head.width, px(_RIM)))
    surface.fill(look.palette.outline, Rect(head.x, head.bottom, head.width, max(1, px(1.6))))
    centre, radius = panel.badge
    draw_seat_badge(surface, look, emblem, centre, radius)
    left = _draw_face(surface, shown, panel) or centre[0] + radius + px(11)
    end = head.right - px(8)
    words = Rect(left, head.y, end - left, head.height - px(_RIM) + px(2))
    for stuck in pin_areas(shown, panel).values():
        draw_pin(surface, stuck.center, stuck.height)
        end = stuck.x - px(2)
    words.width = end - left
    if shown.state.sun == seat:
        side = px(42 if panel.large else 34)
        end -= side
        draw_high(surface, look, "tile.sun", (end + side / 2, words.centery), side)
    elif panel.large and seat == shown.active and shown.state.phase not in (Phase.NIGHT, Phase.OVER):
        said = shown.words("table.to_play")
        space = wide(said, scale, Role.ASIDE, 18)
        name = wide(shown.names[seat], scale, Role.NAME, 27)
        if left + name + px(12) + space < end:
            write(surface, said, words, scale, Role.ASIDE, 18, colours.text, "right")
            end -= space + px(12)
    words.width = end - left
    write(surface, shown.names[seat], words, scale, Role.NAME, 27 if panel.large else 23, colours.text)


def _draw_face(surface: Surface, shown: BoardViewState, panel: PanelLayout) -> int | None:
    """Draw the portrait of who plays a seat beside its badge, where the name has room too; where the name begins then,
    None without a portrait.
    """
    px, rival = shown.scale.px, shown.rivals[panel.seat] if shown.rivals else None
    if rival is None:
        return None
    radius = panel.head.height // 2 + px(3)
    beside = px(34) * (shown.state.sun == panel.seat) + sum(
        pin.width for pin in pin_areas(shown, panel).values()
    )
    name = wide(shown.names[panel.seat], shown.scale, Role.NAME, 27 if panel.large else 23)
    place = portrait_beside(panel.badge, radius, shown.scale, name, panel.head.right - px(8) - beside)
    if place is None:
        return None
    centre, left = place
    draw_portrait(surface, shown.look, NAME, rival, centre, radius)
    return left


def pin_areas(shown: BoardViewState, panel: PanelLayout) -> dict[Question, Rect]:
    """Where the pins of a seat's standing orders are stuck, from the right of its head."""
    px, head = panel.scale.px, panel.head
    side = px(26)
    right = head.right - px(4)
    found = {}
    for pin in shown.pins[panel.seat] if shown.pins and not panel.strip else ():
        found[pin.question] = Rect(right - side, head.y + px(4), side, side)
        right -= side
    return found


def _draw_goods(surface: Surface, shown: BoardViewState, panel: PanelLayout) -> None:
    px = shown.scale.px
    tall = px(34 if panel.large else 26 if panel.strip else 30)
    count_at = px(28 if panel.strip else 33)
    for good, cell in zip(GOODS, panel.goods, strict=True):
        count = shown.state.goods[panel.seat][GOODS.index(good)]
        draw_good(surface, shown.look, good, (cell.x + px(13), cell.centery), tall)
        area = beside(cell.x + count_at, cell.centery, cell.width - count_at - px(_APART), cell.height)
        _write_count(surface, shown, count, area, 25 if panel.large else 22)


def _write_count(surface: Surface, shown: BoardViewState, count: int, area: Rect, size: float) -> None:
    """Write a number, smaller where it would run out of its area."""
    ink: Colour = "ink" if count else NONE_INK
    while size > _LEAST_COUNT and wide(str(count), shown.scale, Role.STRONG, size) > area.width:
        size -= 1
    write(surface, str(count), area, shown.scale, Role.STRONG, size, ink)


def _draw_supply(surface: Surface, shown: BoardViewState, panel: PanelLayout) -> None:
    scale, px = shown.scale, shown.scale.px
    area, count, emblem = panel.supply, shown.state.supply(panel.seat), shown.emblems[panel.seat]
    if not panel.large:
        draw_token(
            surface, job_token(shown.look, emblem, "emblem", px(13), False), (area.x + px(12), area.centery)
        )
        _write_count(surface, shown, count, beside(area.x + px(30), area.centery, px(30), area.height), 19)
        return
    said = shown.words("table.supply")
    write(surface, said, area, scale, Role.ASIDE, 16, "faded_ink")
    left = max(px(80), wide(said, scale, Role.ASIDE, 16) + px(26))
    waits = waiting_prince(shown) if panel.seat == shown.active else None
    end = area.width - (px(_WAITING) if waits is not None else 0)
    step = min(px(_INCA_STEP), (end - left) / max(1, count))
    for number in range(count):
        place = (area.x + left + number * step, area.centery + px(8))
        draw_inca(surface, shown.look, emblem, "", place, _INCA * scale.factor)
    if waits is not None:
        if HiddenPart(PartKind.PRINCE, panel.seat) not in shown.hidden:
            draw_prince(surface, shown.look, emblem, waits, _SMALL * scale.factor)
        return
    hint = shown.words("table.drag_to_hire")
    used = left + count * step
    if can_hire(shown, panel.seat) and wide(hint, scale, Role.ASIDE, 16) < area.width - used:
        write(surface, hint, area, scale, Role.ASIDE, 16, "faded_ink", "right")


def can_hire(shown: BoardViewState, seat: int) -> bool:
    """Whether this seat can hire an Inca of its supply now."""
    hires = any(isinstance(action, Hire) for action in shown.choices.actions)
    return hires and seat == shown.state.decider and bool(shown.state.supply(seat))


def waiting_prince(shown: BoardViewState) -> Point | None:
    """The foot of the Prince that comes into the city now, beside the supply; None where none does."""
    if shown.state.question is not Question.PLACE:
        return None
    px, panel = shown.scale.px, panel_layout(shown.layout.seats[shown.active], shown.scale, shown.active)
    return panel.supply.right - px(22), panel.supply.centery + px(15)


def _draw_tokens(surface: Surface, shown: BoardViewState, panel: PanelLayout) -> None:
    px, seat = shown.scale.px, panel.seat
    radius, size = (px(14.5), 21) if panel.large else (px(13.6), 20)
    if panel.slim:
        radius = px(11.5)
    beyond = px(12) + radius + px(3)

    def area(cell: Rect) -> Rect:  # up to the next token
        return beside(cell.x + beyond, cell.centery, cell.width - 2 * (radius + px(3)), cell.height)

    for job, cell in enumerate(panel.jobs):
        count = shown.state.incas[seat][job]
        token = job_token(shown.look, shown.emblems[seat], JOBS[job], radius, not count)
        draw_token(surface, token, (cell.x + px(12), cell.centery))
        _write_count(surface, shown, count, area(cell), size)
    for row, cell in enumerate(panel.clergy):
        count = shown.state.clergy[seat][row]
        token = clergy_token(shown.look, ROWS[row], radius, not count)
        draw_token(surface, token, (cell.x + px(12), cell.centery))
        _write_count(surface, shown, count, area(cell), size)


def _draw_rest(surface: Surface, shown: BoardViewState, panel: PanelLayout) -> None:
    """Cards, Scout and Moon Tiles."""
    px, look, state, seat = shown.scale.px, shown.look, shown.state, panel.seat
    area = panel.cards
    for shift in (0, 4):
        draw_high(surface, look, "card.back", (area.x + px(12 + shift), area.centery - px(shift / 2)), px(30))
    _write_count(
        surface, shown, len(state.hands[seat]), beside(area.x + px(32), area.centery, px(28), area.height), 19
    )
    area = panel.scout
    draw_of(surface, look, "flag", shown.emblems[seat], (area.x + px(10), area.centery), shown.scale.factor)
    write(
        surface,
        str(state.scout[seat]),
        beside(area.x + px(27), area.centery, px(32), area.height),
        shown.scale,
        Role.STRONG,
        19,
    )
    held = [tile for number, tile in enumerate(TILES) if state.tiles[seat] >> number & 1]
    if shown.night:
        return
    for tile, place in zip(held, tile_areas(panel, len(held)), strict=True):
        draw_high(surface, look, f"tile.{tile}", place.center, place.height)


def tile_areas(panel: PanelLayout, count: int) -> list[Rect]:
    """Where the Moon Tiles of a seat lie, from the right."""
    px, area = panel.scale.px, panel.tiles
    side = px(31)
    step = min(px(34), (area.width - side) / max(1, count - 1)) if count > 1 else px(34)
    return [
        Rect(round(area.right - side - number * step), area.centery - side // 2, side, side)
        for number in range(count)
    ]


def _draw_forecast(surface: Surface, shown: BoardViewState, panel: PanelLayout) -> None:
    scale = shown.scale
    known = forecast(shown, panel.seat)
    for area, key in ((panel.rescue, "rescued"), (panel.conquest, "conquered")):
        write(surface, shown.words(f"table.forecast.{key}"), area, scale, Role.NAME, 18)
    if known is None:
        for area in (panel.rescue, panel.conquest):
            write(surface, "?", area, scale, Role.FIGURE, 21, "faded_ink", "right")
        return
    write(surface, str(known.points), panel.rescue, scale, Role.FIGURE, 23, "ink", "right")
    _draw_conquest(surface, shown, panel.conquest, known)


def _draw_conquest(surface: Surface, shown: BoardViewState, area: Rect, known: Forecast) -> None:
    """The own gold, and the points by the factor that it may bring: pale where cards must still be drawn for that,
    crossed out where it cannot come any more.
    """
    scale, px = shown.scale, shown.scale.px
    said = wide(shown.words("table.forecast.conquered"), scale, Role.NAME, 18)
    gold = area.x + max(px(116), said + px(14))
    draw_high(surface, shown.look, "gold", (gold, area.centery), px(30))
    place = beside(gold + px(11), area.centery, px(32), area.height)
    left = write(surface, str(known.gold), place, scale, Role.FIGURE, 20).right + px(8)
    figures = {
        factor: str(known.points * factor) for factor in sorted({1, *shown.state.game.content.factors})
    }
    size, widths = _sized(figures, scale, area.right - left)
    if sum(widths.values()) > area.right - left:
        figures[1] = ""  # what it comes to stands in the line above
        size, widths = _sized(figures, scale, area.right - left)
    right = area.right
    for factor, figure in figures.items():
        now, comes = factor in known.factors, factor in known.coming
        ink: Colour = "ink" if now else "faded_ink" if comes else NONE_INK
        cell = Rect(right - widths[factor], area.y, widths[factor], area.height)
        if figure:
            cell.width = (
                write(surface, figure, cell, scale, Role.FIGURE, size, ink, "right").x - px(3) - cell.x
            )
        faded: Colour = "faded_ink" if comes else NONE_INK
        begins = write(surface, f"×{factor}", cell, scale, Role.BODY, min(size, 15), faded, "right").x
        if not comes:
            surface.fill(NONE_INK, Rect(begins, area.centery, right - begins, max(1, px(1.4))))
        right -= widths[factor]


def _sized(figures: Mapping[int, str], scale: Scale, room: int) -> tuple[int, dict[int, int]]:
    """The largest letters in which all of these have room, else the smallest, and how wide each is with its gap."""
    for size, gap, least in _FACTORS:
        widths = {
            factor: max(
                scale.px(least),
                wide(f"×{factor}", scale, size=min(size, 15))
                + wide(figure, scale, Role.FIGURE, size)
                + scale.px(gap),
            )
            for factor, figure in figures.items()
        }
        if sum(widths.values()) <= room:
            break
    return size, widths


# what lies where


def panel_items(shown: BoardViewState, panel: PanelLayout) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """What lies in a panel, and below all of it its seat."""
    seat = panel.seat
    for question, area in pin_areas(shown, panel).items():
        yield hit(ItemKind.PIN, area, question.value, seat)
    for name, area in zip(GOODS, panel.goods, strict=True):
        yield hit(ItemKind.GOOD, area, name, seat)
    if not panel.strip:
        yield from _items_below(shown, panel)
    yield panel.rect, item(ItemKind.SEAT, panel.head, "", seat)


def _items_below(shown: BoardViewState, panel: PanelLayout) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """What lies below the goods of a panel."""
    seat = panel.seat
    for kind, names, areas in (
        (ItemKind.JOB, JOBS, panel.jobs),
        (ItemKind.CLERGY, ROWS, panel.clergy),
    ):
        for name, area in zip(names, areas, strict=True):
            yield hit(kind, area, name, seat)
    held = [tile for number, tile in enumerate(TILES) if shown.state.tiles[seat] >> number & 1]
    for tile, area in zip(held, tile_areas(panel, len(held)), strict=True):
        yield hit(ItemKind.TILE, area, tile, seat)
    yield hit(ItemKind.SUPPLY, panel.supply, "", seat)
    yield hit(ItemKind.CARDS, panel.cards, "", seat)
    yield hit(ItemKind.SCOUT, panel.scout, "", seat)
    if panel.large:
        yield hit(ItemKind.FORECAST, panel.rescue.union(panel.conquest), "", seat)
