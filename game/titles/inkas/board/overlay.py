"""What lies over the still table while something is pointed at, picked or held: where it can be put, what that costs,
how likely it is, and what waits there.
"""

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from pygame import Rect, Surface

from game.base.colour import RGB, rgb
from game.titles.inkas.board.hand.gestures import Gestures
from game.titles.inkas.board.hand.responder import wamanis_of
from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.moves.barred import walls_barring
from game.titles.inkas.board.moves.chances import chance_of, is_attack, odds_of
from game.titles.inkas.board.moves.choices import (
    BoardPlace,
    Piece,
    PieceKind,
    PlaceKind,
    in_turn,
    is_aimed,
    wamani_of,
)
from game.titles.inkas.board.moves.dangers import LET_GO, SIGNS, attackers_in, dangers
from game.titles.inkas.board.moves.intentions import intended, named
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.moves.labels import chance_text, leads_into_fire, price_of
from game.titles.inkas.board.moves.powers import are_power
from game.titles.inkas.board.panels.hanan import hanan_items
from game.titles.inkas.board.panels.hand_fan import draw_large, fan_card_at, fan_of
from game.titles.inkas.board.panels.offerings import offering_areas
from game.titles.inkas.board.panels.panels import panels_of, wallas_of
from game.titles.inkas.board.panels.seen_hand import seen_areas
from game.titles.inkas.board.panels.trays import tray_items
from game.titles.inkas.board.pieces.art import draw_high
from game.titles.inkas.board.pieces.wallas import body_of
from game.titles.inkas.board.power_light import draw_power_light
from game.titles.inkas.board.ring.crowds import standing_in
from game.titles.inkas.board.ring.lasting import sign_of
from game.titles.inkas.board.ring.lights import Light, LightTone, draw_lights, draw_suyu_light
from game.titles.inkas.board.ring.plates import (
    DANGER,
    PALE,
    apart,
    draw_plate,
    figures_area,
    plate_area,
    write_plate,
)
from game.titles.inkas.board.ring.ring_view import marks_of, staff_foot, standing_by_name
from game.titles.inkas.board.ring.walls import draw_barring
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.definitions import PIECES, WAMANIS, WallaRole
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules import pending as p
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.battles import attacked
from game.titles.inkas.rules.fixed_order import bits
from game.titles.inkas.rules.lending import borrowed
from game.ui.cache import cached
from game.ui.high_contrast import draw_ring
from game.ui.pictures import Point
from game.ui.shapes import blank, circle, polygon, polyline

_GOLD: Final = rgb("#ffdf5e")
_ARROW: Final = rgb("#c43a34")
_BOARD_LIGHT: Final = 44  # of 255


def draw_overlay(
    surface: Surface, shown: BoardViewState, gestures: Gestures, focus: Collection[str] = ()
) -> None:
    """Draw it, with light on wamanis where the keys are."""
    held = gestures.in_hand
    _draw_asked(surface, shown)
    if held is not None:
        _draw_places(surface, shown, held, focus)
        _draw_walls_before(surface, shown, gestures, held)
    else:
        _draw_clickable(surface, shown)
        draw_lights(surface, shown, _all_lit(focus, LightTone.FOCUS))
        _draw_hovered(surface, shown, gestures)
    if gestures.picked is not None and gestures.lifted is None:
        _draw_picked(surface, shown, gestures, gestures.picked)
    gestures.fan.draw(surface, shown, gestures.meant_at)


# where what is held can be put


def _draw_places(surface: Surface, shown: BoardViewState, piece: Piece, focus: Collection[str]) -> None:
    """Light where the piece in the hand can be put, with what it costs, how likely it is, and what waits there."""
    able = shown.choices.places(piece)
    wamanis = {place.name: actions for place, actions in able.items() if place.kind is PlaceKind.WAMANI}
    lights = list[Light]()
    for wamani, actions in wamanis.items():
        goes = [action for action in actions if not is_attack(action)]
        lights.append((wamani, _tone(shown, goes or actions)))
    targets = {
        wamani_of(shown.state, place.name)
        for place, actions in able.items()
        if place.kind is PlaceKind.WALLA and any(is_attack(action) for action in actions)
    }
    lights += _all_lit(targets, LightTone.TARGET)
    draw_lights(surface, shown, [*lights, *_all_lit(focus, LightTone.FOCUS)])
    _draw_targets(surface, shown, able)
    for place, actions in able.items():
        match place.kind:
            case PlaceKind.WAMANI:
                goes = [
                    action for action in actions if not is_attack(action) and not isinstance(action, a.Blow)
                ]
                if goes:  # whom the wind moves uses no power, and nobody ambushes it
                    _draw_signs(surface, shown, piece, place.name, goes)
            case PlaceKind.HOLE:
                _ring_round(
                    surface, shown, ring.hole(place.name), ring.HOLE_RING, _tone_of_staff(shown, actions)
                )
                _draw_odds(surface, shown, place.name, actions)
            case PlaceKind.GROUND if BoardPlace(PlaceKind.HOLE, place.name) not in able:
                _ring_round(surface, shown, ring.middle(place.name, -20), 22, _GOLD)
            case PlaceKind.STAFF:
                _, foot, unit = staff_foot(shown)
                _ring_at(surface, shown, (foot[0], foot[1] - 40 * unit), 46 * unit, _GOLD)
            case PlaceKind.OFFERING:
                area = offering_areas(shown).get(place.name)
                if area is not None:
                    _ring_area(surface, shown, area)
            case PlaceKind.MIDDLE if {one.kind for one in able} <= {PlaceKind.MIDDLE, PlaceKind.SEAT}:
                _draw_whole_board(surface, shown)
            case PlaceKind.SEAT:
                seat = [ayllu.value for ayllu in shown.state.game.ayllus].index(place.name)
                _ring_area(surface, shown, shown.layout.seats[seat])
            case PlaceKind.HAND:
                _ring_area(surface, shown, shown.layout.cards)


def _draw_whole_board(surface: Surface, shown: BoardViewState) -> None:
    """Light all of the board: what is held is put anywhere on it."""
    radius = round(ring.RADII[-1] * shown.unit)
    x, y = shown.layout.on_view(ring.CENTRE)
    surface.blit(_board_light(radius), (round(x) - radius, round(y) - radius))
    _ring_round(surface, shown, ring.CENTRE, ring.RADII[-1], _GOLD)


@cached
def _board_light(radius: int) -> Surface:
    sheet = blank((2 * radius, 2 * radius))
    circle(sheet, (radius, radius), radius, _GOLD)
    sheet.set_alpha(_BOARD_LIGHT)
    return sheet


def draw_pointed_card(surface: Surface, shown: BoardViewState, gestures: Gestures) -> None:
    """Draw the card of the hand large that is pointed at, and light on those that are targets."""
    thing, held = gestures.hovered, gestures.in_hand
    able = shown.choices.places(held) if held is not None else {}
    for name, area in (*((one.card, one.area) for one in fan_of(shown)), *seen_areas(shown)):
        if any(BoardPlace(kind, name) in able for kind in (PlaceKind.HAND_CARD, PlaceKind.SEEN_CARD)):
            _ring_area(surface, shown, area)
    if gestures.lifted is None and thing is not None and thing.kind is ItemKind.HAND_CARD and thing.name:
        card = fan_card_at(shown, thing.area)
        if card is not None:
            draw_large(surface, shown, card)


def _draw_walls_before(surface: Surface, shown: BoardViewState, gestures: Gestures, piece: Piece) -> None:
    """Show the walls that bar the way to where the pointer is."""
    place = gestures.place_at(gestures.pointer) if gestures.pointer is not None else None
    if place is None or gestures.at.actions(piece, place):
        return
    step = named(shown.state, piece, place)
    walls = walls_barring(shown.state, step) if step is not None else ()
    # what is legal is listed only where a wall stands: this is asked for every picture
    if walls and intended(shown.state, piece, place) == step:
        draw_barring(surface, shown.look, shown.layout.on_view, shown.unit, walls)


def _all_lit(wamanis: Iterable[str], tone: LightTone) -> list[Light]:
    return [(wamani, tone) for wamani in wamanis]


def _tone(shown: BoardViewState, actions: Sequence[Action]) -> LightTone:
    if all(is_attack(action) for action in actions):
        return LightTone.TARGET
    return LightTone.PAID if all(price_of(shown.state, action) for action in actions) else LightTone.OWN


def _tone_of_staff(shown: BoardViewState, actions: Sequence[Action]) -> RGB:
    """Gold; the light of the staff where a card would be turned."""
    return rgb("#5fd8cb") if any(isinstance(action, a.Plunge) for action in actions) else _GOLD


def _draw_odds(surface: Surface, shown: BoardViewState, wamani: str, actions: Sequence[Action]) -> None:
    """Write how likely it is that a flag is replaced at a hole, where that is rolled for (I-28.7)."""
    odds = [chance for action in actions if (chance := odds_of(shown.state, action)) is not None]
    if odds and shown.settings.chances:
        x, y = ring.hole(wamani)
        said = chance_text(shown.words, max(odds))
        draw_plate(surface, shown, shown.layout.on_view((x, y - ring.HOLE_RING - 16)), said)


def _draw_signs(
    surface: Surface, shown: BoardViewState, piece: Piece, wamani: str, actions: Sequence[Action]
) -> None:
    """Draw in a wamani the sign of the role whose power leads there, its llama, and who waits there."""
    signs: list[str] = []
    if piece.kind is PieceKind.CARD:
        piece = Piece(PieceKind.WALLA, getattr(actions[0], "walla", ""))
    content, unit = shown.state.game.content, shown.unit
    cheapest = min(actions, key=lambda action: price_of(shown.state, action))
    if not isinstance(cheapest, a.Walk | a.Place | a.Play):
        doer = cheapest.walla if isinstance(cheapest, a.Evoke) else piece.name
        if doer in content.wallas:
            signs.append(f"role.{content.wallas[doer].role}")
    signs += ["llama"] * (price_of(shown.state, cheapest) - borrowed(cheapest))
    if lent := borrowed(cheapest):  # which the partner is asked for
        signs += [f"nation.{shown.state.game.nations[shown.state.decider]}"] * lent
    feared = dangers(shown.state, piece.name, wamani) if piece.name else ()
    threats = [f"role.{SIGNS[danger]}.pale" for danger in feared if danger in SIGNS]
    threats += [sign_of(LastingState.HOLD)] * (LET_GO in feared)
    threats += [sign_of(LastingState.FIREWALL)] * leads_into_fire(shown.state, actions)
    x, y = shown.layout.on_view(ring.middle(wamani))
    feet = [one.foot[1] for one in standing_in(shown.state, wamani) if piece.name not in one.members]
    if feet:  # below who is there, whose face is to be seen
        y = shown.layout.on_view((0, max(feet) + 14))[1]
    else:
        y -= 34 * unit if ring.ring_of(wamani) != 1 else 20 * unit
    side = 26 * unit
    count = len(signs) + len(threats)
    for number, name in enumerate((*signs, *threats)):
        place = x + (number - (count - 1) / 2) * side * 1.08, y
        _draw_badge(surface, shown, place, name, side, threat=number >= len(signs))
    for attacker in (piece for danger in feared for piece in attackers_in(shown.state, wamani, danger)):
        _draw_threat(surface, shown, PIECES[attacker])


def _draw_threat(surface: Surface, shown: BoardViewState, attacker: str) -> None:
    """Write the figures of who attacks by itself on red, over those that it wears."""
    one = standing_by_name(shown, attacker)
    if one is not None:
        worn, said = figures_area(shown, one), marks_of(shown, attacker)[1]
        red = plate_area(shown, worn.center, said).union(worn)
        write_plate(surface, shown, red, said)


def _draw_badge(
    surface: Surface, shown: BoardViewState, place: Point, name: str, side: float, *, threat: bool
) -> None:
    """Draw a round sign, on red for what is dangerous or attacked."""
    circle(surface, place, side / 2, shown.look.palette.outline)
    circle(surface, place, side / 2 - max(1, 1.6 * shown.unit), DANGER if threat else PALE)
    draw_high(surface, shown.look, name, place, side * 0.72)


def _draw_targets(
    surface: Surface, shown: BoardViewState, able: Mapping[BoardPlace, Sequence[Action]]
) -> None:
    """Ring the wallas that can be given or taken the staff; of those that can be attacked write the chances, none over
    another.
    """
    plates: list[tuple[Rect, str]] = []
    for place, actions in able.items():
        if place.kind is PlaceKind.WALLA:
            _draw_target(surface, shown, place.name, actions, plates)
    areas = apart([area for area, _ in plates], shown.layout.view)
    for area, (_, said) in zip(areas, plates, strict=True):
        write_plate(surface, shown, area, said)


def _draw_target(
    surface: Surface,
    shown: BoardViewState,
    name: str,
    actions: Sequence[Action],
    plates: list[tuple[Rect, str]],
) -> None:
    """Ring a walla, or sign it as one that can be attacked; its chance is added to the `plates`."""
    one = standing_by_name(shown, name)
    if one is None:
        for area in off_board(shown, name):
            _ring_area(surface, shown, area)
        return
    foot, unit = shown.layout.on_view(one.foot), one.size * shown.unit
    attacks = [action for action in actions if is_attack(action)]
    above = foot[0], foot[1] - 126 * unit
    if not attacks:
        _ring_area(surface, shown, body_of(foot, unit, dead=one.dead))
    elif shown.settings.chances:
        said = chance_text(shown.words, max(chance_of(shown.state, action) for action in attacks))
        plate = plate_area(shown, above, said), said
        if plate not in plates:  # of several for whom one piece stands
            plates.append(plate)
    else:
        _draw_badge(surface, shown, above, f"role.{WallaRole.FIGHTER}.pale", 26 * shown.unit, threat=True)


def off_board(shown: BoardViewState, name: str) -> list[Rect]:
    """Where a piece is seen that is not on the board: in its panel, and in a tray."""
    found = [
        cell
        for panel in panels_of(shown)
        for other, cell in zip(wallas_of(shown, panel.seat), panel.wallas, strict=False)
        if other == name
    ]
    trays = (*hanan_items(shown), *tray_items(shown))
    return found + [area for area, thing in trays if thing.kind is ItemKind.TRAY_WALLA and thing.name == name]


# what can be clicked


def _draw_clickable(surface: Surface, shown: BoardViewState) -> None:
    """Light what is asked for on the board: any wamani of a wish, wallas that may stand up, suyus."""
    lit = shown.lit
    if are_power(shown.state, lit.actions):
        draw_power_light(surface, shown)
        return
    if in_turn(shown.state):
        if is_aimed(lit):
            _draw_aims(surface, shown)
        return
    wamanis = [place.name for place in lit.clicks if place.kind is PlaceKind.WAMANI]
    blown = {action.wamani for action in lit.actions if isinstance(action, a.Blow)}
    draw_lights(surface, shown, _all_lit(sorted(blown), LightTone.SEAT))
    # a wish to travel is lit once it is the one that is made
    if all(isinstance(action, a.Wish | a.Play) and action.wamani for action in lit.actions):
        draw_lights(surface, shown, _all_lit(wamanis, LightTone.OWN))
    for place in lit.clicks:
        one = standing_by_name(shown, place.name) if place.kind is PlaceKind.WALLA else None
        if one is not None:
            foot = shown.layout.on_view(one.foot)
            _ring_area(surface, shown, body_of(foot, one.size * shown.unit, dead=one.dead))
    suyus = {action.suyu for action in lit.actions if isinstance(action, a.Choose)}
    if len(suyus) > 1 or shown.state.question is p.Question.CHOOSE:
        for suyu in sorted(suyus):
            draw_suyu_light(surface, shown.layout, suyu, LightTone.OWN)


def _draw_aims(surface: Surface, shown: BoardViewState) -> None:
    """Light the targets that are called for, with the chances of attacks."""
    found = {place: actions for place, actions in shown.lit.clicks.items() if place.kind is PlaceKind.WALLA}
    wamanis = {wamani_of(shown.state, place.name) for place in found}
    draw_lights(surface, shown, _all_lit(wamanis, LightTone.TARGET))
    _draw_targets(surface, shown, found)
    if len(found) < len(shown.lit.clicks):
        _, foot, unit = staff_foot(shown)
        _ring_at(surface, shown, (foot[0], foot[1] - 40 * unit), 46 * unit, _GOLD)


def _draw_hovered(surface: Surface, shown: BoardViewState, gestures: Gestures) -> None:
    """Ring the thing under the pointer where a click or a hand does something."""
    thing = gestures.hovered
    if thing is None:
        return
    place = gestures.at.clickable(thing)
    takes = gestures.pointer is not None and gestures.at.piece_at(gestures.pointer) is not None
    if takes or (place in shown.choices.clicks and thing.kind is not ItemKind.WAMANI):
        _ring_area(surface, shown, thing.area)


def _draw_picked(surface: Surface, shown: BoardViewState, gestures: Gestures, piece: Piece) -> None:
    if piece.kind is PieceKind.STAFF:
        _, foot, unit = staff_foot(shown)
        _ring_at(surface, shown, (foot[0], foot[1] - 40 * unit), 50 * unit, PALE)
        return
    if piece.kind is PieceKind.CARD:
        area = gestures.card_area(piece.name)
        if area is not None:
            draw_ring(surface, shown.look, area, PALE, shown.scale.px(8), max(2, shown.scale.px(4)))
        return
    if piece.kind in (PieceKind.FACE_DOWN, PieceKind.SEEN_CARD, PieceKind.TAMPU):
        return
    one = standing_by_name(shown, piece.name) if piece.name else None
    if one is not None:
        area = body_of(shown.layout.on_view(one.foot), one.size * shown.unit, dead=one.dead)
        draw_ring(surface, shown.look, area, PALE, shown.scale.px(8), max(2, shown.scale.px(3)))


# what a question is about


def _draw_asked(surface: Surface, shown: BoardViewState) -> None:
    """Draw an arrow from who attacks to who is attacked, and light on where something happens."""
    asked = shown.state.pending[-1] if shown.state.pending else None
    state = shown.state
    if isinstance(asked, p.Window | p.ConsentAsked) and not isinstance(asked.action, p.Fight):
        made = asked.action.action if isinstance(asked.action, a.Evoke) else asked.action
        if isinstance(made, a.Attack | a.Ambush):
            draw_arrow(surface, shown, made.walla, PIECES[attacked(asked.action)])
        elif isinstance(asked, p.ConsentAsked):
            places = set(wamanis_of(state, asked.action))
            draw_lights(surface, shown, _all_lit(places, LightTone.SEAT))
    elif isinstance(asked, p.AmbushAsked):
        places = {wamani_of(state, PIECES[number]) for number in bits(asked.entered)} - {""}
        draw_lights(surface, shown, _all_lit(places, LightTone.SEAT))
    elif isinstance(asked, p.StandAsked):
        draw_lights(surface, shown, [(WAMANIS[asked.place], LightTone.SEAT)])


def draw_arrow(surface: Surface, shown: BoardViewState, doer: str, target: str, grown: float = 1.0) -> None:
    """Draw the line of an attack from one walla into another, so much of it."""
    ends = [standing_by_name(shown, name) for name in (doer, target)]
    if ends[0] is None or ends[1] is None or doer == target:
        return
    (x0, y0), (x1, y1) = (shown.layout.on_view((one.foot[0], one.foot[1] - 34)) for one in ends if one)
    unit = shown.unit
    mx, my = (x0 + x1) / 2 + (y1 - y0) * 0.2, (y0 + y1) / 2 - (x1 - x0) * 0.2 - 14 * unit

    def at(t: float) -> Point:
        return (
            (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1,
            (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1,
        )

    last = max(0.15, 0.86 * grown)
    points = [at(0.08 + (last - 0.08) * step / 12) for step in range(13)]
    (px, py), (qx, qy) = points[-2], points[-1]
    length = math.hypot(qx - px, qy - py) or 1.0
    ux, uy = (qx - px) / length, (qy - py) / length
    size = 12 * unit
    tip = [
        (qx + ux * 1.5 * size, qy + uy * 1.5 * size),
        (qx - uy * size, qy + ux * size),
        (qx + uy * size, qy - ux * size),
    ]
    polyline(surface, points, PALE, 11 * unit)
    polygon(surface, tip, PALE, PALE, 4 * unit)
    polyline(surface, points, _ARROW, 6 * unit)
    polygon(surface, tip, _ARROW)


# rings


def _ring_round(surface: Surface, shown: BoardViewState, place: Point, radius: float, colour: RGB) -> None:
    _ring_at(surface, shown, shown.layout.on_view(place), radius * shown.unit, colour)


def _ring_at(surface: Surface, shown: BoardViewState, centre: Point, radius: float, colour: RGB) -> None:
    area = Rect(0, 0, round(2 * radius), round(2 * radius))
    area.center = round(centre[0]), round(centre[1])
    draw_ring(surface, shown.look, area, colour, area.width // 2, max(2, shown.scale.px(4)))


def _ring_area(surface: Surface, shown: BoardViewState, area: Rect) -> None:
    px = shown.scale.px
    draw_ring(surface, shown.look, area.inflate(px(4), px(4)), _GOLD, px(8), max(2, px(3)))
