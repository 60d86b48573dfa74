"""At the foot of the journal: how near the ends of the game are."""

from typing import Final

from pygame import Rect, Surface

from game.base.colour import rgb
from game.titles.machu_picchu.board.layout.table_layout import TableLayout
from game.titles.machu_picchu.board.pieces.art import draw_high
from game.titles.machu_picchu.board.shown import BoardViewState
from game.ui.lettering import wide, write
from game.ui.panels import draw_rule
from game.ui.theme import Role

_NEAREST: Final = rgb("#a5640a")
_HIGH: Final = 56


def ends_area(layout: TableLayout) -> Rect:
    """The area of the line."""
    px, rect = layout.scale.px, layout.journal
    return Rect(rect.x + px(18), rect.bottom - px(_HIGH), rect.width - px(36), px(_HIGH - 6))


def ends_looks(shown: BoardViewState) -> object:
    """What the look of the line depends on."""
    state = shown.state
    return state.clergy_left(), len(state.stack), state.day


def draw_ends(surface: Surface, shown: BoardViewState) -> None:
    """Draw clergy, cards and days that are left; the end that is nearest is of gold."""
    state, px, scale, words = shown.state, shown.scale.px, shown.scale, shown.words
    area = ends_area(shown.layout)
    draw_rule(surface, area.x, area.right, area.y, scale)
    all_cards, all_clergy = len(state.game.content.cards), sum(state.game.row_sizes)
    days = state.game.days.last - state.day + 1
    ends = (
        (
            "card.virgin",
            words("table.left.clergy", count=state.clergy_left(), all=all_clergy),
            state.clergy_left() / all_clergy,
        ),
        ("card.back", str(len(state.stack)), len(state.stack) / all_cards),
        ("sun.day", words("table.left.days", count=days), days / state.game.days.last),
    )
    nearest = min(share for _, _, share in ends)
    said = words("table.left.title")
    left = area.x + px(4)
    used = sum(px(34) + wide(text, scale, Role.STRONG, 18) for _, text, _ in ends)
    title = wide(said, scale, Role.ASIDE, 17)
    gap = (area.width - px(8) - used - title) / 3
    if gap >= px(8):
        write(
            surface, said, Rect(left, area.y, title + px(4), area.height), scale, Role.ASIDE, 17, "faded_ink"
        )
        left += title + round(gap)
    else:
        gap = (area.width - px(8) - used) / 2
    for name, text, share in ends:
        draw_high(surface, shown.look, name, (left + px(14), area.centery), px(34))
        width = wide(text, scale, Role.STRONG, 18)
        place = Rect(left + px(32), area.y, width + px(2), area.height)
        write(surface, text, place, scale, Role.STRONG, 18, _NEAREST if share == nearest else "ink")
        left += px(34) + width + round(gap)
