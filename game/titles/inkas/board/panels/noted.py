"""What all see on a panel in a quest of goals: llamas that are stored, and who is defeated or has fallen (I-28.9)."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from game.kit.board.board_item import BoardItem, hit
from game.titles.inkas.board.layout.panel_layout import PanelLayout
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.panels.held_cards import stored_area
from game.titles.inkas.board.pieces.art import draw_high
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.rules.fixed_order import PIECE_INDEX
from game.ui.lettering import write
from game.ui.shapes import frame, rounded
from game.ui.theme import Role

_SEAL: Final = 24  # height of the seal on a defeated ayllu and on a fallen walla


def is_noted_defeated(shown: BoardViewState, seat: int) -> bool:
    """Whether an ayllu counts as defeated for the goals."""
    pursuit = shown.state.pursuit
    return pursuit is not None and bool(pursuit.defeated >> seat & 1)


def is_noted_fallen(shown: BoardViewState, walla: str) -> bool:
    """Whether a walla counts as fallen for the goals."""
    pursuit = shown.state.pursuit
    return pursuit is not None and bool(pursuit.fallen >> PIECE_INDEX[walla] & 1)


def noted_looks(shown: BoardViewState, seat: int) -> object:
    """What the look of this depends on."""
    pursuit = shown.state.pursuit
    return None if pursuit is None else (pursuit.stored[seat], pursuit.defeated, pursuit.fallen)


def draw_stored(surface: Surface, shown: BoardViewState, panel: PanelLayout) -> None:
    """Draw how many llamas are stored, in a frame that tells them from those that pay."""
    if shown.state.pursuit is None:
        return
    px, area = shown.scale.px, stored_area(shown, panel)
    inner = area.inflate(-px(2), -px(8))
    rounded(surface, inner, shown.look.palette.amber_dark, px(6), 60)
    frame(surface, inner, shown.look.palette.amber_dark, px(6), max(1, px(1.6)))
    draw_high(surface, shown.look, "llama", (inner.x + px(15), inner.centery), px(24))
    count = Rect(inner.x + px(27), inner.y, inner.width - px(31), inner.height)
    said = str(shown.state.pursuit.stored[panel.seat])
    write(surface, said, count, shown.scale, Role.STRONG, 20, "ink", "centre")


def draw_noted(surface: Surface, shown: BoardViewState, panel: PanelLayout, wallas: Sequence[str]) -> None:
    """Draw a seal on the medal of a defeated ayllu, and on those of its wallas that have fallen."""
    px = shown.scale.px
    if is_noted_defeated(shown, panel.seat):
        (x, y), radius = panel.medal
        draw_high(surface, shown.look, "mark.cancelled", (x + 0.6 * radius, y + 0.6 * radius), px(_SEAL))
    for name, cell in zip(wallas, panel.wallas, strict=False):
        if is_noted_fallen(shown, name):
            place = (cell.centerx - px(20), cell.bottom - px(44 if panel.large else 10))
            draw_high(surface, shown.look, "mark.cancelled", place, px(_SEAL))


def stored_items(shown: BoardViewState, panel: PanelLayout) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """The count of stored llamas, as a thing that is pointed at."""
    if shown.state.pursuit is not None:
        yield hit(ItemKind.STORED, stored_area(shown, panel), seat=panel.seat)
