"""The round board with all that stands on it: lands, walls, cards, flags, the staff, the living and the dead."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from game.base.colour import rgb
from game.kit.board.still_picture import Spots
from game.titles.inkas.board.hidden_parts import PartKind
from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.layout.ring import bounds
from game.titles.inkas.board.moves.choices import (
    BoardPlace,
    PieceKind,
    PlaceKind,
    bearer_name,
    staff_wamani,
)
from game.titles.inkas.board.pieces.art import draw, draw_high, draw_of, picture
from game.titles.inkas.board.pieces.wallas import draw_count
from game.titles.inkas.board.ring.crowds import DrawnPiece, standing_in, standing_of
from game.titles.inkas.board.ring.figures import draw_figure
from game.titles.inkas.board.ring.lasting import (
    draw_lasting,
    draw_lasting_signs,
    seen_lasting,
    seen_walls,
)
from game.titles.inkas.board.ring.named import named_wallas
from game.titles.inkas.board.ring.names import draw_names
from game.titles.inkas.board.ring.plates import figures_area
from game.titles.inkas.board.ring.walls import draw_walls
from game.titles.inkas.board.shown import BoardViewState, name_of
from game.titles.inkas.content.definitions import CARDS, CENTRE_NAME, TAMPU_WORDS, WAMANIS
from game.titles.inkas.rules.battles import attack_figure, defence_figure, is_protected
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.fixed_order import NO_CARD, NOBODY, PIECE_INDEX, PLAYED, WAMANI_INDEX
from game.titles.inkas.rules.places import FLOOR
from game.titles.inkas.rules.state import State
from game.titles.inkas.rules.unveiling import unlocked
from game.ui.cache import cached
from game.ui.lettering import write
from game.ui.look import Look
from game.ui.pictures import Point, at_unit
from game.ui.shapes import blank, disc, make_faint
from game.ui.theme import Role

_CARD: Final = 0.30
_RISEN, _LIFT = 1.18, 7.0  # how much larger a card that can be taken is, and how far it rises
_RIM: Final = 14.0  # of a card that is unlocked
_PLATE: Final = 0.92  # size of the plate with the figures of a god or a wild Amaru
_TAMPU: Final = 30.0  # height of the sign of a Tampu
_VEIL: Final = 0.6  # over the lands in high contrast
_FLAG: Final = 0.64
_STAFF: Final = 0.62
_ASIDE: Final = (-52.0, 20.0)  # the pole of a flag, at the left or the right of a planted staff
_LIGHT: Final = 0.55  # of the picture of the staff's light
_SUNS: Final = {"held": (-49.0, -110.0), "lying": (43.0, -17.0), "plunged": (0.0, -76.0)}
"""Where the sun of the staff is in its pictures, from their anchor."""
_ABOVE, _BESIDE, _BELOW = 70, 46, 24  # how far what is in a wamani reaches beyond its edges, in units
_FIGURES: Final = rgb("#fff4d6")
_EDGE: Final = rgb("#3a2206")
_MARKED, _NAMED = 0.94, 1.28  # sizes of the marks about a disc of who acts and of who is named
_HOLED: Final = frozenset((*WAMANIS[:PERIPHERAL], CENTRE_NAME))
FAR_TO_NEAR: Final = tuple(sorted(WAMANIS, key=lambda name: ring.middle(name)[1]))


# the ground


def draw_ground(surface: Surface, shown: BoardViewState) -> None:
    """Draw what no game changes: the sheet, the lands, the roads, the walls and the holes."""
    layout, look = shown.layout, shown.look
    draw(surface, look, "board.sheet", layout.on_view((0, 0)), layout.unit)
    centre = layout.on_view(ring.CENTRE)
    for name in ("lands", "roads", "rim"):
        draw(surface, look, f"board.{name}", centre, layout.unit)
        if name == "lands" and look.high_contrast:
            _pale(surface, shown, centre)
    draw_walls(surface, look, layout.on_view, layout.unit, seen_walls(shown))
    _draw_holes(surface, shown, WAMANIS)
    draw_names(surface, shown, seen_walls(shown))


def _draw_holes(surface: Surface, shown: BoardViewState, names: Iterable[str]) -> None:
    for name in names:
        if name in _HOLED:
            place = shown.layout.on_view(ring.hole(name))
            draw(surface, shown.look, "hole", place, shown.unit)


def _pale(surface: Surface, shown: BoardViewState, centre: Point) -> None:
    """Let little be seen of the lands, so that all that stands on them is."""
    veil = disc(round(ring.RADII[-1] * shown.unit), shown.look.palette.parchment_light).copy()
    make_faint(veil, _VEIL)
    surface.blit(veil, veil.get_rect(center=(round(centre[0]), round(centre[1]))))


# what stands on it


def reach_of(shown: BoardViewState, wamani: str) -> Rect:
    """The area of a wamani with all that can stand in it."""
    left, top, wide, high = bounds(wamani)
    return shown.layout.area_on_view(
        (left - _BESIDE, top - _ABOVE, wide + 2 * _BESIDE, high + _ABOVE + _BELOW)
    )


def ring_spots(shown: BoardViewState) -> Spots:
    """The wamanis, each with what its look depends on."""
    state = shown.state
    look = state.look()
    able, named = able_wallas(shown), named_wallas(shown)
    found: list[tuple[Rect, object]] = []
    for number, wamani in enumerate(WAMANIS):
        standing = standing_in(state, wamani)
        members = tuple(name for one in standing for name in one.members)
        looks = (
            standing,
            state.flags[number] if number < PERIPHERAL else NOBODY,
            _card_looks(shown, wamani),
            state.staff if _staff_here(shown, number, members) else None,
            tuple((look.paralysed >> PIECE_INDEX[name] & 1, _protected(shown, name)) for name in members),
            tuple(marks_of(shown, name) for name in members),
            name_of(state.active) if name_of(state.active) in members else "",
            tuple(name for name in members if name in named),
            tuple(name for name in members if name in able),
            frozenset(part for part in shown.hidden if part.name in (wamani, *members)),
            PartKind.STAFF in {part.kind for part in shown.hidden},
            seen_lasting(shown),
        )
        found.append((reach_of(shown, wamani).clip(shown.layout.view), looks))
    return tuple(found)


def _staff_here(shown: BoardViewState, number: int, members: tuple[str, ...]) -> bool:
    return bearer_name(shown.state) in members or shown.state.staff in (number, number + FLOOR)


def able_wallas(shown: BoardViewState) -> frozenset[str]:
    """The wallas that can do something now."""
    return frozenset(piece.name for piece in shown.lit.pieces if piece.kind is PieceKind.WALLA)


def _protected(shown: BoardViewState, name: str) -> bool:
    state = shown.state
    number = PIECE_INDEX[name]
    return bool(state.look().alive >> number & 1) and is_protected(state, number)


def draw_ring(surface: Surface, shown: BoardViewState) -> None:
    """Draw all that stands on the board, within the clip."""
    clip = surface.get_clip()
    near = [name for name in FAR_TO_NEAR if reach_of(shown, name).colliderect(clip)]
    draw_lasting(surface, shown)
    _draw_cards(surface, shown, near)
    draw_standing(surface, shown, near)


def draw_lying(surface: Surface, shown: BoardViewState, names: Collection[str]) -> None:
    """Draw the holes and the cards of some wamanis."""
    _draw_holes(surface, shown, names)
    _draw_cards(surface, shown, names)


def peopled_wamanis(shown: BoardViewState) -> list[str]:
    """The wamanis where something stands: somebody living or dead, a flag, the staff."""
    state, free = shown.state, free_staff_wamani(shown)
    look = state.look()
    found = [look.here(number) | look.dead_at(number) for number in range(len(WAMANIS))]
    flags = [number < PERIPHERAL and state.flags[number] != NOBODY for number in range(len(WAMANIS))]
    return [
        name for name, who, flag in zip(WAMANIS, found, flags, strict=True) if who or flag or name == free
    ]


def _draw_cards(surface: Surface, shown: BoardViewState, names: Iterable[str]) -> None:
    for wamani in names:
        if _has_card(shown, wamani):
            draw_face_down(surface, shown, wamani)
        elif is_qusqu(shown.state, wamani) and not shown.hides(PartKind.CARD, wamani):
            _draw_qusqu(surface, shown, wamani)


def draw_standing(
    surface: Surface, shown: BoardViewState, names: Sequence[str], *, light: bool = True
) -> None:
    """Draw flags, and all who stand or lie in some wamanis, from far to near; a staff that nobody bears before those
    who are where it is. The `light` of the staff lies below everybody.
    """
    able = able_wallas(shown)
    standing = [one for wamani in names for one in standing_in(shown.state, wamani)]
    found: list[tuple[tuple[bool, float], Callable[[], None]]] = [
        ((not one.dead, one.foot[1]), partial(_draw_standing, surface, shown, one, able)) for one in standing
    ]
    for wamani, seat in _flags(shown, names):
        found.append(((True, ring.hole(wamani)[1]), partial(draw_flag, surface, shown, seat, wamani)))
    free = free_staff_wamani(shown)
    if free in names:
        feet = [one.foot[1] for one in standing_in(shown.state, free)]
        nearest = max(feet, default=ring.hole(free)[1])
        found.append(
            ((True, nearest), partial(draw_staff, surface, shown.look, *staff_foot(shown), light=False))
        )
    if light and _staff_seen(shown, names):
        draw_staff_light(surface, shown.look, *staff_foot(shown))
    for _, paint in sorted(found, key=lambda pair: pair[0]):
        paint()
    for one in standing:
        if not one.dead and not shown.hides(PartKind.WALLA, one.name):
            _draw_figures(surface, shown, one)


def has_card(state: State, wamani: str) -> bool:
    """Whether a card lies face down in a wamani."""
    number = WAMANI_INDEX[wamani]
    return number < len(state.cards) and state.cards[number] != NO_CARD


def _has_card(shown: BoardViewState, wamani: str) -> bool:
    return has_card(shown.state, wamani) and not shown.hides(PartKind.CARD, wamani)


def is_qusqu(state: State, wamani: str) -> bool:
    """Whether Qusqu was found in a wamani and marks it (I-28.1)."""
    return state.pursuit is not None and state.pursuit.qusqu == WAMANI_INDEX[wamani]


def _draw_qusqu(surface: Surface, shown: BoardViewState, wamani: str) -> None:
    """Draw the card of Qusqu open where it was found."""
    made = _turned(shown.look, "card.qusqu", _CARD * _RISEN * shown.unit, round(ring.card(wamani)[1]))
    x, y = card_place(shown, wamani)
    surface.blit(made, made.get_rect(center=(round(x), round(y))))


def can_be_taken(shown: BoardViewState, wamani: str) -> bool:
    """Whether the card of a wamani can be taken now."""
    return BoardPlace(PlaceKind.CARD, wamani) in shown.lit.clicks


def is_marked(shown: BoardViewState, wamani: str) -> bool:
    """Whether the card of a wamani is marked: unlocked for the Apu whose turn it is (I-10.6), in Advanced mode."""
    state = shown.state
    return state.game.advanced and WAMANI_INDEX[wamani] in unlocked(state, state.mover)


def _card_looks(shown: BoardViewState, wamani: str) -> object:
    marked = is_marked(shown, wamani), is_qusqu(shown.state, wamani)
    return has_card(shown.state, wamani), can_be_taken(shown, wamani), *marked


def _flags(shown: BoardViewState, names: Iterable[str]) -> Iterator[tuple[str, int]]:
    """The flags in some wamanis: where, and whose."""
    for wamani in names:
        number = WAMANIS.index(wamani)
        seat = shown.state.flags[number] if number < PERIPHERAL else NOBODY
        if seat != NOBODY and not shown.hides(PartKind.FLAG, wamani):
            yield wamani, seat


def flag_foot(state: State, wamani: str) -> Point:
    """Where the pole of a flag stands, in units of the sheet: in the hole, or beside the staff planted there."""
    x, y = ring.hole(wamani)
    if bearer_name(state) or state.staff != WAMANI_INDEX[wamani]:
        return x - 2, y
    return x + (_ASIDE[0] if x < ring.middle(wamani)[0] else _ASIDE[1]), y + 4


def draw_flag(surface: Surface, shown: BoardViewState, seat: int, wamani: str, left: float = 1.0) -> None:
    """Draw the flag of a seat in a wamani, or what is left of it while it falls."""
    place = shown.layout.on_view(flag_foot(shown.state, wamani))
    draw_of(surface, shown.look, "flag", shown.emblem(seat), place, _FLAG * shown.unit * max(0.2, left))


def card_place(shown: BoardViewState, wamani: str) -> Point:
    """Where the card of a wamani lies, in pixels."""
    return shown.layout.on_view(ring.card(wamani)[0])


def draw_face_down(surface: Surface, shown: BoardViewState, wamani: str) -> None:
    """Draw the card of a wamani."""
    risen, (x, y) = can_be_taken(shown, wamani), card_place(shown, wamani)
    turn = round(ring.card(wamani)[1])
    if risen:
        lit = _turned(shown.look, "lit.card", _CARD * _RISEN * shown.unit, turn)
        y -= _LIFT * shown.unit
        surface.blit(lit, lit.get_rect(center=(round(x), round(y))))
    unit = _CARD * (_RISEN if risen else 1) * shown.unit
    made = _turned(shown.look, "card.back", unit, turn)
    surface.blit(made, made.get_rect(center=(round(x), round(y))))
    if is_marked(shown, wamani) and not risen:
        rim = _rim(shown.look, unit, turn)
        surface.blit(rim, rim.get_rect(center=(round(x), round(y))))


@cached
def _rim(look: Look, unit: float, turn: int) -> Surface:
    """The rim round a card that is unlocked for the Apu whose turn it is."""
    card, wide = at_unit(look, picture("card.back"), 2 * unit), max(3, round(_RIM * unit))
    width, height = card.get_size()
    sheet = blank((width + 4 * wide, height + 4 * wide))
    area = card.get_bounding_rect().move(2 * wide, 2 * wide).inflate(3 * wide, 3 * wide)
    pygame.draw.rect(sheet, _EDGE, area, 2 * wide, border_radius=3 * wide)
    inner = area.inflate(-wide, -wide)
    pygame.draw.rect(sheet, look.palette.lit, inner, wide + 1, border_radius=2 * wide)
    return pygame.transform.rotozoom(sheet, -turn, 0.5)


@cached
def _turned(look: Look, name: str, unit: float, turn: int) -> Surface:
    return pygame.transform.rotozoom(at_unit(look, picture(name), 2 * unit), -turn, 0.5)


# the staff


def staff_foot(shown: BoardViewState) -> tuple[str, Point, float]:
    """How the staff is shown (held, lying, plunged), where its foot is in pixels, and its pixels to a unit."""
    state, layout = shown.state, shown.layout
    bearer = bearer_name(state)
    if bearer:
        one = standing_by_name(shown, bearer)
        if one is not None:
            return "held", layout.on_view(one.foot), one.size * layout.unit
    if state.staff >= FLOOR and not bearer:
        x, y = ring.middle(WAMANIS[state.staff - FLOOR])
        return "lying", layout.on_view((x, y + 34)), _STAFF * layout.unit
    wamani = WAMANIS[state.staff] if state.staff < len(WAMANIS) else CENTRE_NAME
    return "plunged", layout.on_view(ring.hole(wamani)), _STAFF * layout.unit


def standing_by_name(shown: BoardViewState, name: str) -> DrawnPiece | None:
    """The piece that stands for a walla of the board."""
    return standing_of(shown.state, name)


def draw_staff(
    surface: Surface, look: Look, kind: str, foot: Point, unit: float, *, light: bool = True
) -> None:
    """Draw the staff with its light: the one thing that glows on the table."""
    if light:
        draw_staff_light(surface, look, kind, foot, unit)
    draw(surface, look, f"staff.{kind}", foot, unit)


def draw_staff_light(surface: Surface, look: Look, kind: str, foot: Point, unit: float) -> None:
    """Draw the light of the staff alone; none in high contrast."""
    if not look.high_contrast:
        dx, dy = _SUNS[kind]
        draw(surface, look, "light.staff", (foot[0] + dx * unit, foot[1] + dy * unit), _LIGHT * unit / _STAFF)


def _staff_seen(shown: BoardViewState, names: Collection[str]) -> bool:
    """Whether the staff is seen in one of some wamanis."""
    away = shown.hides(PartKind.STAFF) or shown.hides(PartKind.WALLA, bearer_name(shown.state))
    return staff_wamani(shown.state) in names and not away


def free_staff_wamani(shown: BoardViewState) -> str:
    """Where the staff is seen that nobody bears; empty where somebody does, or it is in the hand."""
    seen = not bearer_name(shown.state) and not shown.hides(PartKind.STAFF)
    return staff_wamani(shown.state) if seen else ""


# pieces


def _draw_standing(surface: Surface, shown: BoardViewState, one: DrawnPiece, able: frozenset[str]) -> None:
    seen = [name for name in one.members if not shown.hides(PartKind.WALLA, name)]
    if not seen:
        return
    look, state = shown.look, shown.state
    foot, unit = shown.layout.on_view(one.foot), one.size * shown.unit
    if not one.dead and name_of(state.active) in one.members:
        draw(surface, look, "mark.active", foot, _MARKED * unit)
    elif not one.dead and not named_wallas(shown).isdisjoint(one.members):
        draw(surface, look, "mark.named", foot, _NAMED * unit)
    elif not one.dead and any(name in able for name in one.members):
        _draw_rim(surface, shown, foot, unit)
    bears = bearer_name(state) in one.members and not shown.hides(PartKind.STAFF)
    if bears:
        draw_staff(surface, look, "held", foot, unit, light=False)
    draw_figure(surface, shown, seen[0], foot, unit, dead=one.dead)
    if not one.dead:
        _draw_marks(surface, shown, seen[0], foot, unit)
    if len(seen) > 1:
        draw_count(surface, shown.scale, (foot[0] + 30 * unit, foot[1] - 4 * unit), unit, len(seen))


def _draw_marks(surface: Surface, shown: BoardViewState, name: str, foot: Point, unit: float) -> None:
    """Draw the spiral over the disc of who is paralysed, the line of who is protected."""
    if shown.state.look().paralysed >> PIECE_INDEX[name] & 1:
        draw(surface, shown.look, "mark.paralysed", (foot[0], foot[1]), unit)
    elif _protected(shown, name):
        place = foot[0] - 34 * unit, foot[1] - 4 * unit
        draw_high(surface, shown.look, "mark.protected", place, 34 * unit)
    draw_lasting_signs(surface, shown, name, foot, unit)
    for number, word in enumerate(tampus_of(shown, name)):
        side = max(_TAMPU * unit, 15 * shown.unit)
        place = foot[0] + 34 * unit, foot[1] - 12 * unit - number * side * 0.8
        draw_high(surface, shown.look, f"tampu.{word}", place, side)


def _draw_figures(surface: Surface, shown: BoardViewState, one: DrawnPiece) -> None:
    """Draw the plate of who attacks by itself, which no piece hides."""
    _, figures, _ = marks_of(shown, one.name)
    if figures:
        area = figures_area(shown, one)
        draw(surface, shown.look, "plate.figures", area.center, _PLATE * shown.unit)
        write(surface, figures, area, shown.scale, Role.PLATE, 15, _FIGURES, "centre")


def tampus_of(shown: BoardViewState, name: str) -> tuple[str, ...]:
    """The Tampus that lie beside a walla, by their words."""
    state, number = shown.state, PIECE_INDEX[name]
    return tuple(TAMPU_WORDS[CARDS[card]] for walla, card in state.tampus if walla == number)


def is_wild(state: State, name: str) -> bool:
    """Whether a piece of the board is led by nobody: a god, or an Amaru that nobody has dominated."""
    number = PIECE_INDEX[name]
    return number >= PLAYED and state.game.seat_of[number] == NOBODY


def marks_of(shown: BoardViewState, name: str) -> tuple[tuple[str, ...], str, int]:
    """What marks a piece: its Tampus; of who attacks by itself the figures; who leads it."""
    state, number, words = shown.state, PIECE_INDEX[name], shown.words
    if not is_wild(state, name):
        return tampus_of(shown, name), "", state.game.seat_of[number]
    said = (
        words("table.figure.attack", figure=attack_figure(state, number)),
        words("table.figure.defence", figure=defence_figure(state, number)),
    )
    return (), " ".join(said), NOBODY


def _draw_rim(surface: Surface, shown: BoardViewState, foot: Point, unit: float) -> None:
    """A thin gold rim under the disc of who can act."""
    wide, high = round(88 * unit), round(44 * unit)
    area = Rect(0, 0, wide, high)
    area.center = round(foot[0]), round(foot[1] + 2 * unit)
    pygame.draw.ellipse(surface, shown.look.palette.outline, area.inflate(2, 2), max(3, round(7 * unit)))
    pygame.draw.ellipse(surface, shown.look.palette.lit, area, max(2, round(5 * unit)))
