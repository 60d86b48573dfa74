"""What is marked on wallas and wamanis that an action can have: its power and price, who waits there, its chance."""

from collections.abc import Mapping, Sequence

from pygame import Rect, Surface

from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.moves.chances import chance_of, is_attack
from game.titles.inkas.board.moves.choices import BoardPlace, Piece, PieceKind, PlaceKind
from game.titles.inkas.board.moves.dangers import LET_GO, SIGNS, attackers_in, dangers
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.moves.labels import chance_text, leads_into_fire, price_of
from game.titles.inkas.board.panels.hanan import hanan_items
from game.titles.inkas.board.panels.panels import panels_of, wallas_of
from game.titles.inkas.board.panels.trays import tray_items
from game.titles.inkas.board.pieces.art import draw_high
from game.titles.inkas.board.pieces.wallas import body_of
from game.titles.inkas.board.ring.crowds import standing_in
from game.titles.inkas.board.ring.lasting import sign_of
from game.titles.inkas.board.ring.plates import (
    DANGER,
    PALE,
    apart,
    figures_area,
    plate_area,
    write_plate,
)
from game.titles.inkas.board.ring.ring_view import marks_of, standing_by_name
from game.titles.inkas.board.rings import ring_area
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.definitions import PIECES, WallaRole
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.lending import borrowed
from game.ui.pictures import Point
from game.ui.shapes import circle


def draw_signs(
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


def draw_targets(
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
        for area in _off_board(shown, name):
            ring_area(surface, shown, area)
        return
    foot, unit = shown.layout.on_view(one.foot), one.size * shown.unit
    attacks = [action for action in actions if is_attack(action)]
    above = foot[0], foot[1] - 126 * unit
    if not attacks:
        ring_area(surface, shown, body_of(foot, unit, dead=one.dead))
    elif shown.settings.chances:
        said = chance_text(shown.words, max(chance_of(shown.state, action) for action in attacks))
        plate = plate_area(shown, above, said), said
        if plate not in plates:  # of several for whom one piece stands
            plates.append(plate)
    else:
        _draw_badge(surface, shown, above, f"role.{WallaRole.FIGHTER}.pale", 26 * shown.unit, threat=True)


def _off_board(shown: BoardViewState, name: str) -> list[Rect]:
    """Where a piece is seen that is not on the board: in its panel, and in a tray."""
    found = [
        cell
        for panel in panels_of(shown)
        for other, cell in zip(wallas_of(shown, panel.seat), panel.wallas, strict=False)
        if other == name
    ]
    trays = (*hanan_items(shown), *tray_items(shown))
    return found + [area for area, thing in trays if thing.kind is ItemKind.TRAY_WALLA and thing.name == name]
