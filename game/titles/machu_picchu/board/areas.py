"""Where the parts of any table have room on this board."""

from pygame import Rect

from game.kit.board.table_rects import Tab, TableRects
from game.titles.machu_picchu.board.layout.layout import lay_buttons
from game.titles.machu_picchu.board.panels.topbar import parts_end
from game.titles.machu_picchu.board.view import TableView


def areas_of(view: TableView) -> TableRects:
    """The areas of the table as it is shown now."""
    shown, layout = view.shown, view.shown.layout
    px = shown.scale.px
    stay, ride, _, _, end = lay_buttons(layout.button_area, shown.scale)
    left = parts_end(shown) + px(8)
    beside = Rect(left, layout.bar.y, layout.rules.x - px(14) - left, layout.bar.height)
    tabs = dict(zip((tab.value for tab in Tab), layout.tabs, strict=False)) if layout.tabs else {}
    caption = Rect(layout.view.x, layout.view.y - px(9), layout.view.width, px(34))  # on the rim of the sheet
    return TableRects(
        log=view.log_area(),
        log_panel=layout.journal,
        replay=view.replay_area(),
        bots=(stay, ride, end),
        buttons=layout.button_area,
        menu=layout.menu.union(layout.rules),
        caption=caption,
        now=layout.prompt or beside,
        notice_top=layout.bar.bottom,
        notice_bottom=layout.view.y + px(110),
        quiet=layout.view,
        tabs=tabs,
        open_tab=layout.open_tab,
    )
