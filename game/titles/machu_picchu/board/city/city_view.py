"""The view of the city: landscape, terraces, what is lit, who stands where."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame
from pygame import Rect, Surface

from game.base.colour import RGB
from game.kit.board.board_item import BoardItem, item
from game.kit.board.stage import wants_more
from game.kit.board.still_picture import Spots
from game.titles.machu_picchu.board.city.land import draw_land
from game.titles.machu_picchu.board.city.plates import draw_mat, draw_plate, plate_area
from game.titles.machu_picchu.board.city.sky import draw_sky, sky_area, sky_item, sky_looks
from game.titles.machu_picchu.board.city.stars import draw_stars
from game.titles.machu_picchu.board.city.trail import draw_scouts, draw_trail, trail_item, trail_spots
from game.titles.machu_picchu.board.hidden_parts import HiddenPart, PartKind
from game.titles.machu_picchu.board.layout import city
from game.titles.machu_picchu.board.layout.city import FAR_TO_NEAR, STREET, STREETS, TERRACES, Point
from game.titles.machu_picchu.board.layout.table_layout import TableLayout
from game.titles.machu_picchu.board.moves.answers import district_asked
from game.titles.machu_picchu.board.moves.choices import PlaceKind
from game.titles.machu_picchu.board.moves.items import ItemKind
from game.titles.machu_picchu.board.pieces.art import draw
from game.titles.machu_picchu.board.pieces.pieces import draw_inca, draw_number, draw_prince
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.content.definitions import District
from game.titles.machu_picchu.rules.actions import Ride
from game.titles.machu_picchu.rules.fixed_order import (
    DAILY,
    DISTRICT_INDEX,
    DISTRICTS,
    JOBS,
    NOWHERE,
    PRODUCTION,
    TILES,
)
from game.titles.machu_picchu.rules.state import Question
from game.ui.scale import Scale

_EVENING: Final = (0.0, 0.3, 0.21, 0.12, 0.06)  # how much of the day's light is gone, by turns that are left
_DAY: Final[RGB] = (255, 255, 255)
_WARM: Final = (255, 176, 120)
_BLUE: Final[RGB] = (127, 133, 179)  # of the land at night, under the pale light on everything
_PALE: Final = (212, 214, 240)
_DRAWING_ABOVE: Final = 34  # how far a terrace is reached above its edge, by what stands on it
_CLOCK_STEP: Final = 40
_PLATE, _LARGE_PLATE = (
    1.2,
    1.3,
)  # how much larger than the city the plates are at most; where all is to be large
_OF_SKY: Final = frozenset(
    {HiddenPart(PartKind.SUN_TILE), *(HiddenPart(PartKind.TILE, name=tile) for tile in TILES)}
)


def city_spots(shown: BoardViewState) -> Spots:
    """The places of the view, each with what its look depends on."""
    state, layout = shown.state, shown.layout
    lit, streets = lit_districts(shown), lit_streets(shown)
    places: list[tuple[Rect, object]] = [(layout.view, (_light(shown), _evening(shown)))]
    for name in FAR_TO_NEAR:
        number = DISTRICT_INDEX[District(name)]
        princes = [(seat, seat == shown.active) for seat, place in enumerate(state.prince) if place == number]
        looks = (
            [(*prince, HiddenPart(PartKind.PRINCE, prince[0]) in shown.hidden) for prince in princes],
            incas_on(shown, name),
            state.bonus[number] if number < DAILY else 0,
            lit.get(name),
            _lacks_llama(shown, name),
            shown.riding,
            {part for part in shown.hidden if part.name == name},
        )
        places.append((_reach(layout, name), looks))
    places += [(_street_area(layout, street), street in streets) for street in STREETS]
    places += [(sky_area(layout), (sky_looks(shown), shown.hidden & _OF_SKY))]
    places += trail_spots(shown)
    return tuple((area.clip(layout.view), looks) for area, looks in places)


def _reach(layout: TableLayout, name: str) -> Rect:
    """The area of a terrace with all that can be lit and stand on it, and its plate."""
    return district_area(layout, name).inflate(round(90 * layout.unit), round(48 * layout.unit))


def _street_area(layout: TableLayout, street: tuple[str, str]) -> Rect:
    xs, ys = zip(*(TERRACES[street[0]].middle, *STREETS[street], TERRACES[street[1]].middle), strict=True)
    x, y = layout.on_view(min(xs) - STREET, min(ys) - STREET)
    right, low = layout.on_view(max(xs) + STREET, max(ys) + STREET)
    return Rect(round(x), round(y), round(right - x), round(low - y))


def lit_districts(shown: BoardViewState) -> dict[str, bool]:
    """The districts that can be chosen, each with whether a llama is paid for it; or the one that is asked about."""
    asked = district_asked(shown.state)
    if asked and HiddenPart(PartKind.LIGHTS) not in shown.hidden:
        return {asked: False}
    return {
        place.name: isinstance(actions[0], Ride)
        for place, actions in shown.lit.clicks.items()
        if place.kind is PlaceKind.DISTRICT
    }


def draw_city(surface: Surface, shown: BoardViewState) -> None:
    """Draw all of the view within the clip."""
    lit, layout, clip = lit_districts(shown), shown.layout, surface.get_clip()
    edges = frozenset(name for name, for_llama in lit.items() if not for_llama or shown.riding)
    draw_land(surface, layout, _light(shown), edges, lit_streets(shown))
    if sky_area(layout).colliderect(clip):
        if dark(shown):
            draw_stars(surface, layout, 1.0)
        draw_sky(surface, shown)
    draw_trail(surface, shown)
    for name in FAR_TO_NEAR:
        if _reach(layout, name).colliderect(clip):
            _draw_on_terrace(surface, shown, name)
    draw_scouts(surface, shown)
    if dark(shown):
        surface.fill(_PALE, view_inside(layout), special_flags=pygame.BLEND_RGB_MULT)
    elif _evening(shown) != _DAY:
        surface.fill(_evening(shown), view_inside(layout), special_flags=pygame.BLEND_RGB_MULT)
    draw_corners(surface, shown)


def lit_streets(shown: BoardViewState) -> frozenset[tuple[str, str]]:
    """The streets that the Prince of the seat that decides can take."""
    here = shown.state.prince[shown.active]
    if here == NOWHERE or shown.state.question is not Question.MOVE:
        return frozenset()
    start, lit = DISTRICTS[here].value, lit_districts(shown)
    return frozenset(
        street
        for street in STREETS
        if start in street and any(lit.get(end) is False for end in street if end != start)
    )


def _light(shown: BoardViewState) -> RGB | None:
    """The light of the night on the land; None by day, and for an evening, which lies over everything."""
    return _BLUE if dark(shown) else None


def dark(shown: BoardViewState) -> bool:
    """Whether the light of the night lies on the city."""
    return shown.night and HiddenPart(PartKind.NIGHT) not in shown.hidden


def evening_light(shown: BoardViewState) -> RGB:
    """What the day's light is multiplied by in the last turns of a day: nothing before them."""
    gone = _EVENING[min(shown.last_turns, len(_EVENING) - 1)]
    red, green, blue = (round(255 - (255 - level) * gone) for level in _WARM)
    return red, green, blue


def _evening(shown: BoardViewState) -> RGB:
    """The light of the evening, while no scene lets it come."""
    hidden = HiddenPart(PartKind.EVENING) in shown.hidden
    return _DAY if hidden or dark(shown) else evening_light(shown)


def view_inside(layout: TableLayout) -> Rect:
    """The landscape within its neat line, in pixels."""
    left, top = layout.on_view(city.INSIDE[0], city.INSIDE[1])
    right, bottom = layout.on_view(city.INSIDE[2], city.INSIDE[3])
    return Rect(round(left), round(top), round(right - left), round(bottom - top))


def draw_corners(surface: Surface, shown: BoardViewState) -> None:
    """Draw the brass at the corners of the sheet."""
    layout, (wide, high) = shown.layout, city.VIEW
    for name, place in (("nw", (0.0, 0.0)), ("ne", (wide, 0.0)), ("se", (wide, high)), ("sw", (0.0, high))):
        draw(surface, shown.look, f"corner.{name}", layout.on_view(*place), layout.unit)


# on a terrace


def _draw_on_terrace(surface: Surface, shown: BoardViewState, name: str) -> None:
    terrace, layout = TERRACES[name], shown.layout
    number = DISTRICT_INDEX[District(name)]
    if terrace.mat is not None and number < DAILY:
        good = ("corn3" if name == "corn" else name) if number < PRODUCTION else "stone"
        draw_mat(
            surface,
            shown.look,
            layout.on_view(*terrace.mat),
            good,
            _lying(shown, name),
            eight_sided=terrace.eight_sided,
            unit=layout.unit,
        )
    incas = [group for group in incas_on(shown, name) if _stands(shown, PartKind.INCAS, group[0], name)]
    for seat, job, _, foot in incas:
        draw_inca(surface, shown.look, shown.emblems[seat], job, foot, layout.unit)
    for _, _, count, foot in incas:
        draw_number(surface, shown.scale, foot, layout.unit, count)
    for seat, foot in princes_on(shown, name):
        lifted = seat == shown.active
        if _stands(shown, PartKind.PRINCE, seat):
            draw_prince(surface, shown.look, shown.emblems[seat], foot, layout.unit, lifted=lifted)
    draw_name(surface, shown, name)


def draw_name(surface: Surface, shown: BoardViewState, name: str) -> None:
    """Draw the plate of a district, with the llama that a ride there costs."""
    area = plate_of(shown, name)
    for_llama = lit_districts(shown).get(name)
    title = shown.words(f"district.{name}")
    on = for_llama is False or (for_llama is True and shown.riding)
    draw_plate(surface, plate_scale(shown.layout), area, title, lit=on)
    if for_llama:
        _draw_badge(surface, shown, area, "ride")
    elif for_llama is None and _lacks_llama(shown, name):
        _draw_badge(surface, shown, area, "ride.empty")


def _lying(shown: BoardViewState, name: str) -> int:
    """The bonus units on a mat for the eye: at night one of them is still in the air."""
    falling = HiddenPart(PartKind.BONUS, name=name) in shown.hidden
    return max(0, shown.state.bonus[DISTRICT_INDEX[District(name)]] - falling)


def _stands(shown: BoardViewState, kind: PartKind, seat: int, name: str = "") -> bool:
    """Whether a piece is at its place for the eye."""
    return HiddenPart(kind, seat, name) not in shown.hidden


def _lacks_llama(shown: BoardViewState, name: str) -> bool:
    """Whether the Prince could ride there, had he a llama."""
    here = shown.state.prince[shown.active]
    moving = shown.state.question is Question.MOVE and shown.lit.actions
    return bool(moving) and here != NOWHERE and DISTRICTS[here] != name


def _draw_badge(surface: Surface, shown: BoardViewState, plate: Rect, name: str) -> None:
    """The llama that a ride costs, beside the plate."""
    unit = shown.scale.factor
    draw(surface, shown.look, name, (plate.right + 9 * unit, plate.centery), unit)


def plate_scale(layout: TableLayout) -> Scale:
    """The scale of the plates: that of all words, but so that the streets between them can still be seen."""
    scale, unit = layout.scale, layout.unit
    most = _LARGE_PLATE if wants_more(scale) else _PLATE
    wanted = min(most * unit, max(scale.factor, unit))
    return replace(scale, zoom=scale.zoom * wanted / scale.factor)


def plate_of(shown: BoardViewState, name: str) -> Rect:
    """The area of a district's plate."""
    where, title = shown.layout.on_view(*TERRACES[name].plate), shown.words(f"district.{name}")
    return plate_area(plate_scale(shown.layout), where, title)


def princes_on(shown: BoardViewState, name: str) -> list[tuple[int, Point]]:
    """The seats whose Princes stand in a district, with their feet in pixels."""
    number = DISTRICT_INDEX[District(name)]
    return _feet(shown, name, [seat for seat, place in enumerate(shown.state.prince) if place == number])


def prince_foot(shown: BoardViewState, name: str, seat: int) -> Point:
    """The foot that the Prince of a seat would have in a district, in pixels."""
    there = {other for other, _ in princes_on(shown, name)}
    return dict(_feet(shown, name, sorted({*there, seat})))[seat]


def _feet(shown: BoardViewState, name: str, seats: list[int]) -> list[tuple[int, Point]]:
    """The feet of the Princes of these seats in a district."""
    places = TERRACES[name].princes(len(seats), len(_working(shown, name)))
    return [(seat, shown.layout.on_view(*place)) for seat, place in zip(seats, places, strict=True)]


def _working(shown: BoardViewState, name: str) -> list[tuple[int, int]]:
    """The seats that have Incas in a district, and how many."""
    state, number = shown.state, DISTRICT_INDEX[District(name)]
    if name == District.CLOCK:
        counts: Sequence[int] = state.clock
    else:
        counts = [incas[number] for incas in state.incas] if number < PRODUCTION else []
    return [(seat, count) for seat, count in enumerate(counts) if count]


def incas_on(shown: BoardViewState, name: str) -> list[tuple[int, str, int, Point]]:
    """The seats whose Incas stand in a district: the seat, the job, how many, and the foot in pixels."""
    state, layout, terrace = shown.state, shown.layout, TERRACES[name]
    number, present = DISTRICT_INDEX[District(name)], _working(shown, name)
    princes = state.prince.count(number)
    at_clock = name == District.CLOCK
    if at_clock and not princes:  # to the left of the stone
        x, y = terrace.middle
        places: Sequence[Point] = [(x - 56 + k * _CLOCK_STEP, y + 16) for k in range(len(present))]
    else:
        places = terrace.incas(len(present), princes)
    job = "" if at_clock or not present else JOBS[number].value
    return [
        (seat, job, count, layout.on_view(*place))
        for (seat, count), place in zip(present, places, strict=True)
    ]


# what lies where


def district_at(layout: TableLayout, spot: tuple[int, int]) -> str | None:
    """The district whose terrace is under a spot: where two reach there, the nearer one."""
    x, y = (spot[0] - layout.view.x) / layout.unit, (spot[1] - layout.view.y) / layout.unit
    found: list[tuple[float, str]] = []
    for name, terrace in TERRACES.items():
        across = abs(x - terrace.middle[0]) / (terrace.reach[0] + 4)
        dy = y - terrace.middle[1]
        above = terrace.reach[1] + (_DRAWING_ABOVE if dy < 0 else 24)
        down = abs(dy) / above
        if across <= 1 and down <= 1:
            found.append((max(across, down), name))
    return min(found)[1] if found else None


def district_area(layout: TableLayout, name: str) -> Rect:
    """The area of a terrace with what stands on it, in pixels."""
    terrace, unit = TERRACES[name], layout.unit
    x, y = layout.on_view(*terrace.middle)
    rx, ry = terrace.reach
    return Rect(
        round(x - rx * unit),
        round(y - (ry + _DRAWING_ABOVE) * unit),
        round(2 * rx * unit),
        round((2 * ry + _DRAWING_ABOVE + 22) * unit),
    )


def city_item(shown: BoardViewState, spot: tuple[int, int]) -> BoardItem[ItemKind] | None:
    """What of the view is under a spot."""
    found = sky_item(shown, spot) or trail_item(shown, spot)
    if found is not None:
        return found
    name = district_at(shown.layout, spot)
    return item(ItemKind.DISTRICT, district_area(shown.layout, name), name) if name is not None else None
