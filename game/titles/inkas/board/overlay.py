"""What lies over the still table while something is pointed at, picked or held: where it can be put, what that costs,
how likely it is, and what waits there.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from pygame import Surface

from game.base.colour import RGB, rgb
from game.titles.inkas.board.attack_arrow import draw_arrow
from game.titles.inkas.board.hand.gestures import Gestures
from game.titles.inkas.board.hand.responder import wamanis_of
from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.moves.barred import walls_barring
from game.titles.inkas.board.moves.chances import is_attack, odds_of
from game.titles.inkas.board.moves.choices import (
    BoardPlace,
    Piece,
    PieceKind,
    PlaceKind,
    in_turn,
    is_aimed,
    wamani_of,
)
from game.titles.inkas.board.moves.intentions import intended, named
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.moves.labels import chance_text, price_of
from game.titles.inkas.board.moves.powers import are_power
from game.titles.inkas.board.panels.hand_fan import draw_large, fan_card_at, fan_of
from game.titles.inkas.board.panels.offerings import offering_areas
from game.titles.inkas.board.panels.seen_hand import seen_areas
from game.titles.inkas.board.pieces.wallas import body_of
from game.titles.inkas.board.power_light import draw_power_light
from game.titles.inkas.board.ring.lights import Light, LightTone, draw_lights, draw_suyu_light
from game.titles.inkas.board.ring.plates import PALE, draw_plate
from game.titles.inkas.board.ring.ring_view import staff_foot, standing_by_name
from game.titles.inkas.board.ring.walls import draw_barring
from game.titles.inkas.board.rings import GOLD, ring_area, ring_at, ring_round
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.board.target_marks import draw_signs, draw_targets
from game.titles.inkas.content.definitions import PIECES, WAMANIS
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules import pending as p
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.battles import attacked
from game.titles.inkas.rules.fixed_order import bits
from game.ui.cache import cached
from game.ui.high_contrast import draw_ring
from game.ui.shapes import blank, circle

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
    draw_targets(surface, shown, able)
    for place, actions in able.items():
        match place.kind:
            case PlaceKind.WAMANI:
                goes = [
                    action for action in actions if not is_attack(action) and not isinstance(action, a.Blow)
                ]
                if goes:  # whom the wind moves uses no power, and nobody ambushes it
                    draw_signs(surface, shown, piece, place.name, goes)
            case PlaceKind.HOLE:
                ring_round(
                    surface, shown, ring.hole(place.name), ring.HOLE_RING, _tone_of_staff(shown, actions)
                )
                _draw_odds(surface, shown, place.name, actions)
            case PlaceKind.GROUND if BoardPlace(PlaceKind.HOLE, place.name) not in able:
                ring_round(surface, shown, ring.middle(place.name, -20), 22, GOLD)
            case PlaceKind.STAFF:
                _, foot, unit = staff_foot(shown)
                ring_at(surface, shown, (foot[0], foot[1] - 40 * unit), 46 * unit, GOLD)
            case PlaceKind.OFFERING:
                area = offering_areas(shown).get(place.name)
                if area is not None:
                    ring_area(surface, shown, area)
            case PlaceKind.MIDDLE if {one.kind for one in able} <= {PlaceKind.MIDDLE, PlaceKind.SEAT}:
                _draw_whole_board(surface, shown)
            case PlaceKind.SEAT:
                seat = [ayllu.value for ayllu in shown.state.game.ayllus].index(place.name)
                ring_area(surface, shown, shown.layout.seats[seat])
            case PlaceKind.HAND:
                ring_area(surface, shown, shown.layout.cards)


def _draw_whole_board(surface: Surface, shown: BoardViewState) -> None:
    """Light all of the board: what is held is put anywhere on it."""
    radius = round(ring.RADII[-1] * shown.unit)
    x, y = shown.layout.on_view(ring.CENTRE)
    surface.blit(_board_light(radius), (round(x) - radius, round(y) - radius))
    ring_round(surface, shown, ring.CENTRE, ring.RADII[-1], GOLD)


@cached
def _board_light(radius: int) -> Surface:
    sheet = blank((2 * radius, 2 * radius))
    circle(sheet, (radius, radius), radius, GOLD)
    sheet.set_alpha(_BOARD_LIGHT)
    return sheet


def draw_pointed_card(surface: Surface, shown: BoardViewState, gestures: Gestures) -> None:
    """Draw the card of the hand large that is pointed at, and light on those that are targets."""
    thing, held = gestures.hovered, gestures.in_hand
    able = shown.choices.places(held) if held is not None else {}
    for name, area in (*((one.card, one.area) for one in fan_of(shown)), *seen_areas(shown)):
        if any(BoardPlace(kind, name) in able for kind in (PlaceKind.HAND_CARD, PlaceKind.SEEN_CARD)):
            ring_area(surface, shown, area)
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
    return rgb("#5fd8cb") if any(isinstance(action, a.Plunge) for action in actions) else GOLD


def _draw_odds(surface: Surface, shown: BoardViewState, wamani: str, actions: Sequence[Action]) -> None:
    """Write how likely it is that a flag is replaced at a hole, where that is rolled for (I-28.7)."""
    odds = [chance for action in actions if (chance := odds_of(shown.state, action)) is not None]
    if odds and shown.settings.chances:
        x, y = ring.hole(wamani)
        said = chance_text(shown.words, max(odds))
        draw_plate(surface, shown, shown.layout.on_view((x, y - ring.HOLE_RING - 16)), said)


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
            ring_area(surface, shown, body_of(foot, one.size * shown.unit, dead=one.dead))
    suyus = {action.suyu for action in lit.actions if isinstance(action, a.Choose)}
    if len(suyus) > 1 or shown.state.question is p.Question.CHOOSE:
        for suyu in sorted(suyus):
            draw_suyu_light(surface, shown.layout, suyu, LightTone.OWN)


def _draw_aims(surface: Surface, shown: BoardViewState) -> None:
    """Light the targets that are called for, with the chances of attacks."""
    found = {place: actions for place, actions in shown.lit.clicks.items() if place.kind is PlaceKind.WALLA}
    wamanis = {wamani_of(shown.state, place.name) for place in found}
    draw_lights(surface, shown, _all_lit(wamanis, LightTone.TARGET))
    draw_targets(surface, shown, found)
    if len(found) < len(shown.lit.clicks):
        _, foot, unit = staff_foot(shown)
        ring_at(surface, shown, (foot[0], foot[1] - 40 * unit), 46 * unit, GOLD)


def _draw_hovered(surface: Surface, shown: BoardViewState, gestures: Gestures) -> None:
    """Ring the thing under the pointer where a click or a hand does something."""
    thing = gestures.hovered
    if thing is None:
        return
    place = gestures.at.clickable(thing)
    takes = gestures.pointer is not None and gestures.at.piece_at(gestures.pointer) is not None
    if takes or (place in shown.choices.clicks and thing.kind is not ItemKind.WAMANI):
        ring_area(surface, shown, thing.area)


def _draw_picked(surface: Surface, shown: BoardViewState, gestures: Gestures, piece: Piece) -> None:
    if piece.kind is PieceKind.STAFF:
        _, foot, unit = staff_foot(shown)
        ring_at(surface, shown, (foot[0], foot[1] - 40 * unit), 50 * unit, PALE)
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
