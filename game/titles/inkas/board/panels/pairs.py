"""Partners' panels: one below the other under a brass clamp that bears the sign of their nation; where they do not
stand in a column of their own, each bears the sign.
"""

from typing import Final

from pygame import Rect, Surface

from game.titles.inkas.board.layout.panel_layout import PanelLayout
from game.titles.inkas.board.pieces.art import draw_high, picture
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.game import Game
from game.ui.pictures import draw_framed

_CLAMP: Final = 44  # its width
_JAW: Final = 19  # how far it reaches over the panels
_BELOW, _ABOVE = 62, 16  # where it begins below the edge of the upper panel, and ends above that of the lower
_SIGN: Final = 42
_IN_HEAD: Final = 30  # of the sign in a head
_ASIDE: Final = 9  # how far the middle of the sign is left of the panels' edge
SIGN_ROOM: Final = 30
"""Width that the sign leaves less for what stands at the right of a panel."""


def panel_order(game: Game) -> tuple[int, ...]:
    """The seats from the uppermost panel down: partners together."""
    found: list[int] = []
    for seat in game.seats:
        partner = game.partners[seat]
        found += [one for one in (seat, partner) if one != NOBODY and one not in found]
    return tuple(found)


def sign_room(shown: BoardViewState, *, head: bool = False) -> int:
    """How much narrower a panel, or its `head`, is for the sign, in pixels."""
    game = shown.state.game
    if _clamped(shown):
        return shown.scale.px(SIGN_ROOM)
    return shown.scale.px(_IN_HEAD + 4) if head and game.alliance and game.players else 0


def _clamped(shown: BoardViewState) -> bool:
    return shown.state.game.alliance and shown.layout.panels_beside


def draw_sign_in_head(surface: Surface, shown: BoardViewState, panel: PanelLayout) -> None:
    """Draw the sign of a nation at the right of a panel's head, where no clamp bears it."""
    game, px = shown.state.game, shown.scale.px
    if game.alliance and game.players and not _clamped(shown):
        spot = panel.head.right - px(_IN_HEAD // 2 + 6), panel.head.centery - px(4)
        draw_high(surface, shown.look, f"nation.{game.nations[panel.seat]}", spot, px(_IN_HEAD))


def draw_clamps(surface: Surface, shown: BoardViewState, panels: tuple[PanelLayout, ...]) -> None:
    """Draw the clamp of each pair of panels."""
    game, px = shown.state.game, shown.scale.px
    for seat, partner in enumerate(game.partners if _clamped(shown) else ()):
        if seat > partner:
            continue
        upper, lower = panels[seat].rect, panels[partner].rect
        top, bottom = upper.y + px(_BELOW), lower.bottom - px(_ABOVE)
        clamp = Rect(upper.right - px(_JAW), top, px(_CLAMP), bottom - top)
        draw_framed(surface, shown.look, picture("clamp"), clamp, shown.scale.factor)
        spot = upper.right - px(_ASIDE), (upper.bottom + lower.y) // 2
        draw_high(surface, shown.look, f"nation.{game.nations[seat]}", spot, px(_SIGN))
