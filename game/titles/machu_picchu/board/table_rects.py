"""Where the parts of any table have room on this board."""

from pygame import Rect

from game.kit.board.table_rects import Tab, TableRects
from game.titles.machu_picchu.board.layout.table_layout import lay_buttons
from game.titles.machu_picchu.board.panels.ends import ends_area
from game.titles.machu_picchu.board.panels.topbar import parts_end
from game.titles.machu_picchu.board.view import TableView


def table_rects(view: TableView) -> TableRects:
    """The areas of the table as it is shown now."""
    shown, layout = view.shown, view.shown.layout
    px = shown.scale.px
    stay, ride, _, _, end = lay_buttons(layout.button_area, shown.scale)
    left = parts_end(shown) + px(8)
    beside = Rect(left, layout.bar.y, layout.rules.x - px(14) - left, layout.bar.height)
    journal, log_top = layout.journal, layout.journal.y + px(62)
    beside_title = Rect(journal.right - px(108), journal.y + px(13), px(92), px(36))
    rim = max(layout.view.y - px(9), layout.bar.bottom + px(2))
    caption = Rect(layout.view.x, rim, layout.view.width, px(34))  # on the rim of the sheet
    return TableRects(
        log=Rect(journal.x + px(20), log_top, journal.width - px(32), ends_area(layout).y - px(6) - log_top),
        log_panel=journal,
        replay=layout.tabs[-1] if layout.tabs else beside_title,
        bots=(stay, ride, end),
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
