"""The order in which the table is painted: what lies still, what lives, what is pointed at, what moves, the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.titles.wiraqocha.board.dice_impact import draw_impact
from game.titles.wiraqocha.board.lights import draw_lights, draw_payment
from game.titles.wiraqocha.board.tray import TrayDie

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


def paint_table(scene: TableScene, surface: Surface) -> None:
    """Paint the whole table, from the bare wood to what is in the hand."""
    _paint_what_lies(scene, surface)
    scene.ui.draw(surface)
    scene.bot_signs.draw(surface)
    scene.motion.draw(surface)
    gestures = scene.gestures
    if gestures.menu is not None:
        gestures.menu.draw(surface, gestures.pointer)
    gestures.drag.draw(surface)
    if gestures.drag.dragging:
        _paint_price(scene, surface)
        scene.overlay.draw_reason(surface)


def _paint_price(scene: TableScene, surface: Surface) -> None:
    """Paint what the tile under the hand costs again, on what is in the hand."""
    gestures, layout, tile = scene.gestures, scene.view.layout, scene.gestures.over()
    actions = gestures.lit().get(gestures.label(tile), ()) if tile is not None else ()
    if tile is not None and actions:
        draw_payment(surface, layout, tile, actions, layout.state.game.figures.step_cubes)


def _paint_what_lies(scene: TableScene, surface: Surface) -> None:
    """Paint everything under the buttons."""
    gestures, view, motion = scene.gestures, scene.view, scene.motion
    lifted = gestures.lifted
    if not motion.draw_old(surface):
        view.draw(surface, scene.board_motion.hidden, gestures.in_hand)
    motion.draw_covers(surface)
    scene.ambience.draw(surface)
    scene.overlay.draw_now(surface)
    if gestures.choosing:
        step = view.state.game.figures.step_cubes
        draw_lights(surface, view.layout, gestures.lit(), gestures.source, gestures.over(), step)
    scene.overlay.draw_marks(surface)
    scene.overlay.draw_focus(surface)
    away = scene.board_motion.dice | ({lifted} if isinstance(lifted, TrayDie) else set())
    view.tray.draw(surface, view.scale.look, away, draw_impact(surface, scene.scale.look, view.tray))
    scene.spotlight.draw(surface)
