"""Where the parts of any table have room on this board."""

from pygame import Rect

from game.kit.board.table_rects import Tab, TableRects
from game.titles.inkas.board.panels.topbar import phases_end
from game.titles.inkas.board.view import TableView


def table_rects(view: TableView) -> TableRects:
    """The areas of the table as it is shown now."""
    shown, layout = view.shown, view.shown.layout
    px = shown.scale.px
    move, attack, _, _, _, _, end = layout.buttons
    left = phases_end(shown) + px(8)
    beside = Rect(left, layout.bar.y, layout.rules.x - px(14) - left, layout.bar.height)
    journal, log_top = layout.journal, layout.journal.y + px(62)
    beside_title = Rect(journal.right - px(108), journal.y + px(13), px(92), px(36))
    # on the rim of the sheet
    rim = max(layout.view.y - px(9), layout.bar.bottom + px(2))
    caption = Rect(layout.view.x, rim, layout.view.width, px(34))
    return TableRects(
        log=Rect(journal.x + px(20), log_top, journal.width - px(32), journal.bottom - px(16) - log_top),
        log_panel=journal,
        replay=layout.tabs[-1] if layout.tabs else beside_title,
        bots=(move, attack, end),
        buttons=layout.button_area,
        menu=layout.menu.union(layout.rules),
        caption=caption,
        now=layout.prompt or beside,
        notice_top=layout.bar.bottom,
        notice_bottom=layout.view.y + px(110),
        quiet=layout.view,
        tabs=dict(zip(Tab, layout.tabs, strict=False)),
        open_tab=layout.open_tab,
    )
