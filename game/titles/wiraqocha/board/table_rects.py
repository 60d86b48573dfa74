"""Where the parts of any table have room on this board."""

from pygame import Rect

from game.kit.board.table_rects import Tab, TableRects
from game.titles.wiraqocha.board.view import TableView


def table_rects(view: TableView) -> TableRects:
    """The rectangles of the table as it is shown now."""
    layout = view.layout
    first, *others = layout.buttons
    px, log = layout.scale.px, layout.log
    return TableRects(
        log=Rect(log.x + px(20), log.y + px(64), log.width - px(32), log.height - px(78)),
        log_panel=log,
        replay=view.replay_area(),
        bots=(first, others[0], others[2]),  # where those of the phases are else
        buttons=first.unionall(others),
        menu=layout.menu_button.union(layout.rules_button),
        caption=layout.caption_area(),
        now=view.now_area,
        notice_top=layout.bar.bottom,
        notice_bottom=layout.notice_edge,
        quiet=layout.map,
        tabs=dict(zip(Tab, layout.tabs, strict=False)),
        open_tab=layout.open_tab,
    )
