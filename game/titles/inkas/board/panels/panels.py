"""The players' panels: llamas and flags, the staff, and where each of the five wallas is."""

from collections.abc import Callable, Iterator
from typing import Final

from pygame import Rect, Surface

from game.kit.board.board_item import BoardItem, hit
from game.kit.portraits import draw_portrait, portrait_beside
from game.titles.inkas.board.hidden_parts import HiddenPart, PartKind
from game.titles.inkas.board.layout.panel_layout import PanelLayout, panel_layout
from game.titles.inkas.board.moves.choices import bearer_name, wamani_of
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.panels.goal_words import open_goals
from game.titles.inkas.board.panels.hanan import side_of
from game.titles.inkas.board.panels.held_cards import (
    beside_staff,
    draw_held,
    has_staff_sign,
    held_items,
    held_looks,
)
from game.titles.inkas.board.panels.led_words import led_doing, led_named, led_stand_in
from game.titles.inkas.board.panels.noted import (
    draw_noted,
    draw_stored,
    is_noted_defeated,
    noted_looks,
    stored_items,
)
from game.titles.inkas.board.panels.pairs import draw_sign_in_head, sign_room
from game.titles.inkas.board.panels.states import draw_states, state_items, states_of, states_width
from game.titles.inkas.board.pieces.art import draw_high, draw_of
from game.titles.inkas.board.pieces.tokens import draw_role
from game.titles.inkas.board.pieces.wallas import draw_ghost, lying_within
from game.titles.inkas.board.ring.figures import AMARUS, draw_figure
from game.titles.inkas.board.ring.lasting import sign_of
from game.titles.inkas.board.ring.ring_view import able_wallas, draw_staff
from game.titles.inkas.board.shown import BoardViewState, name_of
from game.titles.inkas.content.definitions import CENTRE_NAME, PIECES, PLAYABLE, SUYUS
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.name import NAME
from game.titles.inkas.rules.fixed_order import PIECE_INDEX
from game.titles.inkas.rules.places import DEVOURED, OUT, UKHU, WAITING, in_rebirth, lies, lives
from game.ui.emblems import draw_rim, draw_seat_badge
from game.ui.lettering import beside, wide, write
from game.ui.look import Colour
from game.ui.panels import draw_glow, draw_panel, draw_rule
from game.ui.pictures import Point
from game.ui.shapes import frame, rounded
from game.ui.text import sentence
from game.ui.theme import Role

_RIM: Final = 10  # height of the pattern at the foot of a head
_FIGURE: Final = 0.6  # of a walla in a large panel
_LAID: Final = 72  # height of where one who lies has room
_WIDE: Final = 100.0  # of a figure with its disc, in units of its picture
_RINGS: Final = {"hanan": "rising", "devoured": "dead", "out": "banished"}
_OFF_BOARD: Final = {WAITING: "waiting", UKHU: "banished", DEVOURED: "devoured", OUT: "out"}
_FLAGS: Final = 12  # of an ayllu (I-1.7)


def panels_of(shown: BoardViewState) -> tuple[PanelLayout, ...]:
    """The places in all panels."""
    return tuple(
        panel_layout(
            rect,
            shown.scale,
            seat,
            len(wallas_of(shown, seat)),
            held=shown.layout.held,
            own=seat == shown.viewing,
        )
        for seat, rect in enumerate(shown.layout.seats)
    )


def wallas_of(shown: BoardViewState, seat: int) -> tuple[str, ...]:
    """The wallas of a seat in the order of their roles; none before its ayllu is known."""
    game = shown.state.game
    return tuple(PIECES[number] for number in game.wallas_of[seat]) if game.players else ()


def status_of(shown: BoardViewState, walla: str) -> str:
    """How a walla is: it `lives`, is in the `supply`, `dead`, `banished`, in the `hanan`, `waiting` to be placed,
    `devoured`, or `out` of the quest.
    """
    place = shown.state.places[PIECE_INDEX[walla]]
    if lives(place):
        return "lives"
    if in_rebirth(place):
        return "hanan"
    return "dead" if lies(place) else _OFF_BOARD.get(place, "supply")


def panel_looks(shown: BoardViewState, panel: PanelLayout) -> object:
    """What the look of a panel depends on."""
    state, seat, names = shown.state, panel.seat, wallas_of(shown, panel.seat)
    able = able_wallas(shown)
    return (
        state.llamas[seat],
        state.flags.count(seat),
        tuple(state.places[PIECE_INDEX[name]] for name in names),
        tuple(name in able for name in names),
        bearer_name(state) in names,
        name_of(state.active) in names and state.active,
        seat == shown.seen_turn.mover,
        seat == shown.asked,
        state.is_out(seat),
        state.chosen,
        bool(state.pending) and state.decider,
        frozenset(part for part in shown.hidden if part.name in names),
        HiddenPart(PartKind.STAFF) in shown.hidden,
        held_looks(shown, panel.seat),
        noted_looks(shown, panel.seat),
        states_of(state, panel.seat),
        led_doing(shown) if seat == shown.seen_turn.mover else "",
        *open_goals(shown, seat),
    )


def draw_seat_panel(surface: Surface, shown: BoardViewState, panel: PanelLayout) -> None:
    """Draw the panel of a seat."""
    scale, turn = shown.scale, shown.seen_turn
    active = panel.seat == turn.mover
    if panel.seat == turn.decider:
        draw_glow(surface, panel.rect, scale)
    draw_panel(surface, panel.rect, scale, "paper", active=active)
    _draw_head(surface, shown, panel)
    for y in panel.rules:
        draw_rule(surface, panel.rect.x + scale.px(18), panel.rect.right - scale.px(18), y, scale)
    _draw_counts(surface, shown, panel)
    draw_held(surface, shown, panel)
    draw_stored(surface, shown, panel)
    for name, cell in zip(wallas_of(shown, panel.seat), panel.wallas, strict=False):
        if panel.large:
            _draw_figure(surface, shown, name, cell)
        else:
            _draw_disc(surface, shown, name, cell)
    draw_noted(surface, shown, panel, wallas_of(shown, panel.seat))
    if panel.line.height:
        write(surface, _line(shown, panel), _line_place(shown, panel), scale, Role.ASIDE, 16.5, "faded_ink")
    draw_states(surface, shown, panel)


def _draw_head(surface: Surface, shown: BoardViewState, panel: PanelLayout) -> None:
    scale, look, seat = shown.scale, shown.look, panel.seat
    px, emblem, head = scale.px, shown.emblem(seat), panel.head
    colours = look.seat(emblem)
    rounded(surface, head, colours.base, px(4))
    rounded(surface, Rect(head.x, head.y, head.width, head.height // 2), colours.light, px(4), 60)
    draw_rim(surface, look, emblem, Rect(head.x, head.bottom - px(_RIM), head.width, px(_RIM)))
    surface.fill(look.palette.outline, Rect(head.x, head.bottom, head.width, max(1, px(1.6))))
    centre, radius = panel.medal
    draw_seat_badge(surface, look, emblem, centre, radius)
    end = head.right - px(10) - sign_room(shown, head=True) - states_width(shown, panel, head=True)
    left = _draw_face(surface, shown, panel, end) or centre[0] + radius + px(11)
    words = Rect(left, head.y, end - left, head.height - px(_RIM) + px(2))
    draw_sign_in_head(surface, shown, panel)
    ayllus, said = shown.state.game.ayllus, ""
    if panel.large and seat == shown.seen_turn.mover and not shown.state.victory:
        said = shown.words("table.to_play")
    elif ayllus:
        said = shown.words(f"ayllu.{ayllus[seat]}")
    space = wide(said, scale, Role.ASIDE, 18)
    name = wide(shown.names[seat], scale, Role.NAME, 27 if panel.large else 23)
    if said and left + name + px(12) + space < end:
        write(surface, said, words, scale, Role.ASIDE, 18, colours.text, "right")
    write(surface, shown.names[seat], words, scale, Role.NAME, 27 if panel.large else 23, colours.text)


def _draw_face(surface: Surface, shown: BoardViewState, panel: PanelLayout, end: int) -> int | None:
    """Draw the portrait of who plays a seat beside its medal, where the name has room too; where the name begins then,
    None without a portrait.
    """
    rival = shown.rivals[panel.seat] if shown.rivals else None
    if rival is None:
        return None
    radius = panel.head.height // 2 + shown.scale.px(3)
    name = wide(shown.names[panel.seat], shown.scale, Role.NAME, 27 if panel.large else 23)
    place = portrait_beside(panel.medal, radius, shown.scale, name, end)
    if place is None:
        return None
    centre, left = place
    draw_portrait(surface, shown.look, NAME, rival, centre, radius)
    return left


def _draw_counts(surface: Surface, shown: BoardViewState, panel: PanelLayout) -> None:
    scale, px, look, state = shown.scale, shown.scale.px, shown.look, shown.state
    size = 25 if panel.large else 22
    area = panel.llamas
    draw_high(surface, look, "llama", (area.x + px(17), area.centery), px(34))
    place = beside(area.x + px(40), area.centery, area.width - px(40), area.height)
    write(surface, str(state.llamas[panel.seat]), place, scale, Role.STRONG, size)
    area = panel.flags
    draw_of(
        surface,
        look,
        "flag",
        shown.emblem(panel.seat),
        (area.x + px(8), area.centery + px(17)),
        0.56 * scale.factor,
    )
    place = beside(area.x + px(40), area.centery, area.width - px(40), area.height)
    write(surface, str(_FLAGS - state.flags.count(panel.seat)), place, scale, Role.STRONG, size)
    bears = bearer_name(state) in wallas_of(shown, panel.seat) and has_staff_sign(shown, panel)
    if bears and not shown.hides(PartKind.STAFF):
        beside_it = beside_staff(shown, panel)
        foot = panel.rect.right - px(52) - beside_it, panel.staff.centery + px(8)
        draw_staff(surface, look, "lying", foot, (0.4 if beside_it else 0.5) * scale.factor)


def _draw_figure(surface: Surface, shown: BoardViewState, name: str, cell: Rect) -> None:
    """A walla as a figure, with where it is."""
    scale, px, state = shown.scale, shown.scale.px, shown.state
    status = status_of(shown, name)
    if name == name_of(state.active):
        area = cell.inflate(-px(2), -px(6))
        rounded(surface, area, shown.look.palette.lit, px(8), 90)
        frame(surface, area, shown.look.palette.amber_dark, px(8), max(1, px(1.6)))
    foot, unit = figure_foot(shown, cell), figure_unit(shown, cell)
    if not shown.hides(PartKind.WALLA, name) or status not in ("supply", "waiting"):
        if status == "lives" or (status in ("supply", "waiting") and name in able_wallas(shown)):
            draw_figure(surface, shown, name, foot, unit)
        elif status == "dead":
            draw_figure(surface, shown, name, *lying_within(_ground_of(cell, px), 0.86 * unit), dead=True)
        else:
            draw_ghost(surface, shown.look, name, foot, unit)
    _draw_rise(surface, shown, name, (cell.right - px(16), cell.y + px(34)), px(28))
    where = Rect(cell.x - px(4), cell.bottom - px(30), cell.width + px(8), px(26))
    ink: Colour = "ink" if status == "lives" else "faded_ink"
    role = Role.STRONG if status == "lives" else Role.ASIDE
    said = _where(shown, name, status)
    small = figure_unit(shown, cell) < _FIGURE * scale.factor
    room = cell.width - px(5) if small else where.width  # of more than five, how it stands says enough
    long = wide(said, scale, role, 16)
    if long <= room:
        size = 16 * min(1.0, (cell.width - px(4)) / max(1, long))  # beside the next one
        write(surface, said, where, scale, role, size, ink, "centre")


def figure_unit(shown: BoardViewState, cell: Rect) -> float:
    """Pixels per unit of a figure in its cell."""
    return min(_FIGURE * shown.scale.factor, cell.width / _WIDE)


def _draw_rise(surface: Surface, shown: BoardViewState, name: str, centre: Point, height: float) -> None:
    """Draw on which side of the tray of rebirth a walla is, or that it waits to be placed or is devoured."""
    status = status_of(shown, name)
    if status == "hanan":
        draw_high(surface, shown.look, f"hanan.{side_of(shown.state, name)}", centre, height)
    elif status == "waiting":
        draw_high(surface, shown.look, "mark.waiting", centre, height)
    elif status == "devoured":
        draw_high(surface, shown.look, sign_of(LastingState.ABOMINATION), centre, height)


def _ground_of(cell: Rect, px: Callable[[float], int]) -> Rect:
    """Where one who lies has room in its cell: at the feet of those who stand, above the words."""
    return Rect(cell.x, cell.bottom - px(30 + _LAID), cell.width, px(_LAID))


def figure_foot(shown: BoardViewState, cell: Rect) -> Point:
    """Where the figure of a walla stands in its cell."""
    return cell.centerx, cell.bottom - shown.scale.px(48)


def _where(shown: BoardViewState, name: str, status: str) -> str:
    place = wamani_of(shown.state, name)
    if status == "lives":
        return place if place != CENTRE_NAME else shown.words("table.status.lake")
    return shown.words(f"table.status.{status}")


def _draw_disc(surface: Surface, shown: BoardViewState, name: str, cell: Rect) -> None:
    """A walla as the disc of its role."""
    number = PIECE_INDEX[name]
    role = shown.state.game.content.wallas[name].role
    seat = shown.state.game.seat_of[number]
    radius = min(shown.scale.px(20), cell.width * 0.42)
    status = status_of(shown, name)
    draw_role(surface, shown.look, role, shown.emblem(seat), cell.center, radius, _RINGS.get(status, status))
    if status == "hanan":
        spot = cell.centerx + round(0.66 * radius), cell.centery + round(0.62 * radius)
        draw_high(surface, shown.look, f"hanan.{side_of(shown.state, name)}", spot, radius)
    elif status == "devoured":
        draw_high(surface, shown.look, sign_of(LastingState.ABOMINATION), cell.center, 1.3 * radius)
    if name in AMARUS:
        spot = cell.centerx - round(0.7 * radius), cell.centery + round(0.62 * radius)
        draw_high(surface, shown.look, "emblem.ivory", spot, radius)
    if name == bearer_name(shown.state):
        draw_high(surface, shown.look, "light.staff", cell.center, radius * 3)
        draw_role(surface, shown.look, role, shown.emblem(seat), cell.center, radius)


def _line(shown: BoardViewState, panel: PanelLayout) -> str:
    """Where the ayllu is at home, how many of it are on the board and dead."""
    state, words, seat = shown.state, shown.words, panel.seat
    if not state.game.players:
        chosen = state.chosen[seat] if state.chosen else (-1, -1)
        if chosen[0] < 0:
            return words("table.line.chooses")
        return f"{words(f'ayllu.{PLAYABLE[chosen[0]]}')} · {words(f'suyu.{SUYUS[chosen[1]]}')}"
    if goals := open_goals(shown, seat):
        return " · ".join(goals)
    if state.is_out(seat):
        return words("table.line.out")
    if seat == shown.seen_turn.mover and (doing := led_doing(shown)):
        fits = wide(doing, shown.scale, Role.ASIDE, 16.5) <= _line_place(shown, panel).width
        return doing if fits else sentence(led_stand_in(shown)) or led_named(shown)
    status = [status_of(shown, name) for name in wallas_of(shown, seat)]
    parts = [words(f"suyu.{state.game.suyus[seat]}"), words("table.line.living", count=status.count("lives"))]
    if is_noted_defeated(shown, seat):
        parts.insert(1, words("table.line.defeated"))
    for lost in ("dead", "waiting", "banished", "devoured"):
        if count := status.count(lost):
            parts.append(words(f"table.line.{lost}", count=count))
    crowded = panel.map.bottom > panel.line.y or states_width(shown, panel)
    least = 1 if crowded else 2  # beside the map or what lasts there is less room
    while (
        wide(text := " · ".join(parts), shown.scale, Role.ASIDE, 16.5) > _line_place(shown, panel).width
        and len(parts) > least
    ):
        parts.pop()
    return text


def _line_place(shown: BoardViewState, panel: PanelLayout) -> Rect:
    """The line of a panel, as far as the sign of a nation and what lasts leave it; beside the map it has less room
    already.
    """
    line, map_beside = panel.line, panel.map.bottom > panel.line.y
    kept = (0 if map_beside else sign_room(shown)) + states_width(shown, panel)
    return Rect(line.x, line.y, line.width - kept, line.height)


# what lies where


def panel_items(shown: BoardViewState, panel: PanelLayout) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """What lies in a panel, and below all of it its seat."""
    seat = panel.seat
    yield hit(ItemKind.LLAMAS, panel.llamas, seat=seat)
    yield hit(ItemKind.FLAGS, panel.flags, seat=seat)
    yield from held_items(shown, panel)
    yield from stored_items(shown, panel)
    yield from state_items(shown, panel)
    for name, cell in zip(wallas_of(shown, seat), panel.wallas, strict=False):
        yield hit(ItemKind.PANEL_WALLA, cell, name, seat)
    yield hit(ItemKind.SEAT, panel.rect, seat=seat)
