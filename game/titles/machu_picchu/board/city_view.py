"""The view of the city: landscape, terraces, what is lit, who stands where."""

from collections.abc import Iterator
from typing import Final

import pygame
from pygame import Rect, Surface

from game.titles.machu_picchu.board import city
from game.titles.machu_picchu.board.answers import district_asked
from game.titles.machu_picchu.board.art import draw
from game.titles.machu_picchu.board.city import FAR_TO_NEAR, STREETS, TERRACES, Point
from game.titles.machu_picchu.board.items import BoardItem, ItemKind, item
from game.titles.machu_picchu.board.layout import TableLayout
from game.titles.machu_picchu.board.parts import HiddenPart, PartKind
from game.titles.machu_picchu.board.pieces import draw_incas, draw_prince
from game.titles.machu_picchu.board.plates import draw_mat, draw_plate, plate_room
from game.titles.machu_picchu.board.shown import Shown
from game.titles.machu_picchu.board.sky import draw_sky, sky_item, sky_looks
from game.titles.machu_picchu.board.trail import draw_trail, trail_item, trail_looks
from game.titles.machu_picchu.content.definitions import District
from game.titles.machu_picchu.rules.actions import Ride
from game.titles.machu_picchu.rules.fixed_order import (
    DAILY,
    DISTRICT_INDEX,
    DISTRICTS,
    JOBS,
    NOWHERE,
    PRODUCTION,
)
from game.titles.machu_picchu.rules.state import Question
from game.ui.cache import cached

_EVENING: Final = (0.0, 0.3, 0.21, 0.12, 0.06)  # how much of the day's light is gone, by turns that are left
_WARM: Final = (255, 176, 120)
_BLUE: Final = (127, 133, 179)  # of the land at night, under the pale light on everything
_PALE: Final = (212, 214, 240)
_DRAWING_ABOVE: Final = 34  # how far a terrace is reached above its edge, by what stands on it
_CLOCK_STEP: Final = 40


def city_looks(shown: Shown) -> object:
    """What the look of the view depends on."""
    state = shown.state
    return (
        state.prince,
        state.incas,
        state.clock,
        state.bonus,
        shown.active,
        tuple(sorted(lit_districts(shown).items())),
        shown.night,
        shown.last_turns,
        sky_looks(shown),
        trail_looks(shown),
        shown.hidden,
        waiting_prince(shown),
    )


def lit_districts(shown: Shown) -> dict[str, bool]:
    """The districts that can be chosen, each with whether a llama is paid for it; or the one that is asked about."""
    asked = district_asked(shown.state)
    if asked:
        return {asked: False}
    clicks = {place.name: action for place, action in shown.choices.clicks.items() if place.name in TERRACES}
    return {district.value: isinstance(clicks[district.value], Ride) for district in shown.choices.districts}


def draw_city(surface: Surface, shown: Shown) -> None:
    """Draw all of the view."""
    lit = lit_districts(shown)
    _draw_land(surface, shown, lit)
    _shade(surface, shown, _BLUE)
    draw_sky(surface, shown)
    draw_trail(surface, shown)
    for name in FAR_TO_NEAR:
        _draw_on_terrace(surface, shown, name, lit)
    foot = waiting_prince(shown)
    if foot is not None and HiddenPart(PartKind.PRINCE, shown.active) not in shown.hidden:
        draw_prince(surface, shown.look, shown.emblems[shown.active], foot, shown.layout.unit, lifted=True)
    if shown.night:
        surface.fill(_PALE, view_inside(shown.layout), special_flags=pygame.BLEND_RGB_MULT)
    draw_corners(surface, shown)


def waiting_prince(shown: Shown) -> Point | None:
    """Where the Prince waits who comes into the city now: beside the panel; None where none does."""
    if shown.state.question is not Question.PLACE:
        return None
    layout = shown.layout
    return layout.view.x + 62 * layout.unit, layout.seats[shown.active].centery + 30 * layout.unit


def _draw_land(surface: Surface, shown: Shown, lit: dict[str, bool]) -> None:
    look, layout, unit = shown.look, shown.layout, shown.layout.unit
    draw(surface, look, "landscape", layout.on_view(0, 0), unit)
    if look.high_contrast:
        surface.blit(_paleness(layout.view.size), layout.view)
    for first, second in _lit_streets(shown, lit):
        place = layout.on_view(*TERRACES[first].middle)
        draw(surface, look, f"street.{first}-{second}", place, unit)
    for name in FAR_TO_NEAR:
        draw(surface, look, f"terrace.{name}", layout.on_view(*TERRACES[name].middle), unit)
    for name, for_llama in lit.items():
        if not for_llama or shown.riding:
            draw(surface, look, f"edge.{name}", layout.on_view(*TERRACES[name].middle), unit)
    for name in FAR_TO_NEAR:
        draw(surface, look, f"drawing.{name}", layout.on_view(*TERRACES[name].middle), unit)


@cached(1)
def _paleness(size: tuple[int, int]) -> Surface:
    """White that leaves less than half of the washes under it."""
    veil = Surface(size)
    veil.fill((255, 255, 255))
    veil.set_alpha(150)
    return veil


def _lit_streets(shown: Shown, lit: dict[str, bool]) -> Iterator[tuple[str, str]]:
    """The streets that the Prince of the seat that decides can take."""
    here = shown.state.prince[shown.active]
    if here == NOWHERE:
        return
    start = DISTRICTS[here].value
    for first, second in STREETS:
        if start in (first, second):
            end = second if first == start else first
            if lit.get(end) is False:
                yield first, second


def _shade(surface: Surface, shown: Shown, night: tuple[int, int, int]) -> None:
    """Let the light of the hour fall on what is drawn so far."""
    inside = view_inside(shown.layout)
    if shown.night:
        surface.fill(night, inside, special_flags=pygame.BLEND_RGB_MULT)
    elif shown.last_turns:
        gone = _EVENING[min(shown.last_turns, len(_EVENING) - 1)]
        light = tuple(round(255 - (255 - level) * gone) for level in _WARM)
        surface.fill(light, inside, special_flags=pygame.BLEND_RGB_MULT)


def view_inside(layout: TableLayout) -> Rect:
    """The landscape within its neat line, in pixels."""
    left, top = layout.on_view(city.INSIDE[0], city.INSIDE[1])
    right, bottom = layout.on_view(city.INSIDE[2], city.INSIDE[3])
    return Rect(round(left), round(top), round(right - left), round(bottom - top))


def draw_corners(surface: Surface, shown: Shown) -> None:
    """Draw the brass at the corners of the sheet."""
    layout, (wide, high) = shown.layout, city.VIEW
    for name, place in (("nw", (0.0, 0.0)), ("ne", (wide, 0.0)), ("se", (wide, high)), ("sw", (0.0, high))):
        draw(surface, shown.look, f"corner.{name}", layout.on_view(*place), layout.unit)


# on a terrace


def _draw_on_terrace(surface: Surface, shown: Shown, name: str, lit: dict[str, bool]) -> None:
    terrace, layout, state = TERRACES[name], shown.layout, shown.state
    number = DISTRICT_INDEX[District(name)]
    if terrace.mat is not None and number < DAILY:
        good = ("corn3" if name == "corn" else name) if number < PRODUCTION else "stone"
        draw_mat(
            surface,
            shown.look,
            layout.on_view(*terrace.mat),
            good,
            0 if HiddenPart(PartKind.BONUS, name=name) in shown.hidden else state.bonus[number],
            eight_sided=terrace.eight_sided,
            unit=layout.unit,
        )
    for seat, job, count, foot in incas_on(shown, name):
        if HiddenPart(PartKind.INCAS, seat, name) not in shown.hidden:
            draw_incas(surface, shown.scale, shown.emblems[seat], job, foot, layout.unit, count)
    for seat, foot in princes_on(shown, name):
        lifted = seat == shown.active
        if HiddenPart(PartKind.PRINCE, seat) not in shown.hidden:
            draw_prince(surface, shown.look, shown.emblems[seat], foot, layout.unit, lifted=lifted)
    room = plate_of(shown, name)
    for_llama = lit.get(name)
    title = shown.words(f"district.{name}")
    draw_plate(
        surface, shown.scale, room, title, lit=for_llama is False or (for_llama is True and shown.riding)
    )
    if for_llama:
        _draw_badge(surface, shown, room, "ride")
    elif for_llama is None and _lacks_llama(shown, name):
        _draw_badge(surface, shown, room, "ride.empty")


def _lacks_llama(shown: Shown, name: str) -> bool:
    """Whether the Prince could ride there, had he a llama."""
    here = shown.state.prince[shown.active]
    moving = shown.state.question is Question.MOVE and shown.choices.actions
    return bool(moving) and here != NOWHERE and DISTRICTS[here] != name


def _draw_badge(surface: Surface, shown: Shown, plate: Rect, name: str) -> None:
    """The llama that a ride costs, beside the plate."""
    unit = shown.scale.factor
    draw(surface, shown.look, name, (plate.right + 9 * unit, plate.centery), unit)


def plate_of(shown: Shown, name: str) -> Rect:
    """The room of a district's plate."""
    return plate_room(
        shown.scale, shown.layout.on_view(*TERRACES[name].plate), shown.words(f"district.{name}")
    )


def princes_on(shown: Shown, name: str) -> list[tuple[int, Point]]:
    """The seats whose Princes stand in a district, with their feet in pixels."""
    number = DISTRICT_INDEX[District(name)]
    seats = [seat for seat, place in enumerate(shown.state.prince) if place == number]
    places = TERRACES[name].princes(len(seats))
    return [(seat, shown.layout.on_view(*place)) for seat, place in zip(seats, places, strict=True)]


def incas_on(shown: Shown, name: str) -> list[tuple[int, str, int, Point]]:
    """The seats whose Incas stand in a district: the seat, the job, how many, and the foot in pixels."""
    state, layout = shown.state, shown.layout
    number = DISTRICT_INDEX[District(name)]
    princes = state.prince.count(number)
    if name == District.CLOCK:
        x, y = TERRACES[name].middle
        clocked = [(seat, count) for seat, count in enumerate(state.clock) if count]
        return [
            (seat, "", count, layout.on_view(x - 56 + k * _CLOCK_STEP + 54 * bool(princes), y + 16))
            for k, (seat, count) in enumerate(clocked)
        ]
    if number >= PRODUCTION:
        return []
    present = [(seat, incas[number]) for seat, incas in enumerate(state.incas) if incas[number]]
    places = TERRACES[name].incas(len(present), princes)
    return [
        (seat, JOBS[number].value, count, layout.on_view(*place))
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


def district_room(layout: TableLayout, name: str) -> Rect:
    """The room of a terrace with what stands on it, in pixels."""
    terrace, unit = TERRACES[name], layout.unit
    x, y = layout.on_view(*terrace.middle)
    rx, ry = terrace.reach
    return Rect(
        round(x - rx * unit),
        round(y - (ry + _DRAWING_ABOVE) * unit),
        round(2 * rx * unit),
        round((2 * ry + _DRAWING_ABOVE + 22) * unit),
    )


def city_item(shown: Shown, spot: tuple[int, int]) -> BoardItem | None:
    """What of the view is under a spot."""
    found = sky_item(shown, spot) or trail_item(shown, spot)
    if found is not None:
        return found
    name = district_at(shown.layout, spot)
    return item(ItemKind.DISTRICT, district_room(shown.layout, name), name) if name is not None else None
