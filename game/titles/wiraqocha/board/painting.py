"""The order in which the board is painted: what lies still, what lives, what is pointed at, and the hand."""

from pygame import Surface

from game.titles.wiraqocha.board.hand.gestures import Gestures
from game.titles.wiraqocha.board.hidden_parts import HiddenPart
from game.titles.wiraqocha.board.motion.dice_impact import draw_impact
from game.titles.wiraqocha.board.overlay import Overlay
from game.titles.wiraqocha.board.panels.tray import TrayDie
from game.titles.wiraqocha.board.valley.highlights import draw_highlights, draw_payment
from game.titles.wiraqocha.board.view import TableView
from game.ui.motion.ambience import Ambience
from game.ui.motion.player import MotionPlayer
from game.ui.tooltip import Tip, draw_tooltip


def draw_under(
    surface: Surface,
    view: TableView,
    gestures: Gestures,
    player: MotionPlayer,
    ambience: Ambience,
    overlay: Overlay,
) -> None:
    """Paint everything under the buttons, from the bare wood on."""
    lifted = gestures.lifted
    if not player.draw_old(surface):
        view.draw(surface, player.hidden_of(HiddenPart), gestures.in_hand)
    player.draw_covers(surface)
    ambience.draw(surface)
    if gestures.choosing:
        step = view.state.game.figures.step_cubes
        draw_highlights(surface, view.layout, gestures.lit(), gestures.source, gestures.over(), step)
    overlay.draw_marks(surface)
    overlay.draw_focus(surface)
    away = player.hidden_of(TrayDie) | ({lifted} if isinstance(lifted, TrayDie) else set())
    look = view.scale.look
    view.tray.draw(surface, look, away, draw_impact(surface, look, view.tray))


def draw_over(surface: Surface, view: TableView, gestures: Gestures, reason: Tip | None) -> None:
    """Paint what lies over the buttons: the menu of a die, what is in the hand, and why it cannot be put down here."""
    if gestures.menu is not None:
        gestures.menu.draw(surface, gestures.pointer)
    gestures.drag.draw(surface)
    if gestures.drag.dragging:
        _draw_price(surface, view, gestures)
        if reason is not None:
            draw_tooltip(surface, reason, view.scale)


def _draw_price(surface: Surface, view: TableView, gestures: Gestures) -> None:
    """Paint what the tile under the hand costs again, on what is in the hand."""
    layout, tile = view.layout, gestures.over()
    actions = gestures.lit().get(gestures.label(tile), ()) if tile is not None else ()
    if tile is not None and actions:
        draw_payment(surface, layout, tile, actions, layout.state.game.figures.step_cubes)
