"""What the guide points at: names of the lesson, and what is to be done, turned into places on the table."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from pygame import Rect, Surface

from game.kit.board.table_rects import Tab
from game.table.tabs import Tabs
from game.titles.machu_picchu.board.board import CityBoard
from game.titles.machu_picchu.board.hand.places import area_of
from game.titles.machu_picchu.board.layout.city import DAYS, sun
from game.titles.machu_picchu.board.moves.choices import Place, PlaceKind, choices
from game.titles.machu_picchu.board.panels.clergy_rows import row_areas
from game.titles.machu_picchu.board.panels.tray import fan_of, tray_areas
from game.titles.machu_picchu.board.pieces.cards import CARD
from game.titles.machu_picchu.rules import actions as a
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.fixed_order import ROWS
from game.ui.high_contrast import draw_ring


def places(board: CityBoard, tabs: Tabs, awaited: Action | None, names: Iterable[str]) -> list[Rect]:
    """Where that is, in pixels: what is awaited; where nothing is, the things of these names. In place of what lies
    folded it is its tab.
    """
    if awaited is not None:
        if (
            _on_panel(board, awaited)
            and board.view.shown.layout.shows(Tab.MAIN)
            and not board.question_panel.open
        ):
            return []  # it comes when nothing moves any more
        found = [(_place_of(board, awaited), _tab_of(board, awaited))]
    else:
        found = [(_FINDERS[name](board), _TABS.get(name, Tab.MAIN)) for name in names]
    window = board.view.scale.window
    return [area if window.colliderect(area) else tabs.buttons[tab].rect for area, tab in found]


def draw_pointing(
    surface: Surface, board: CityBoard, tabs: Tabs, awaited: Action | None, names: Iterable[str]
) -> None:
    """Draw a frame round each thing but a terrace, which the city itself shows in light."""
    place = _clicked(board, awaited) if awaited is not None else None
    if place is not None and place.kind is PlaceKind.DISTRICT:
        return
    shown = board.view.shown
    px, look = shown.scale.px, shown.look
    for area in places(board, tabs, awaited, names):
        draw_ring(surface, look, area.inflate(px(8), px(8)), look.palette.lit, px(8), max(2, px(4)))


def _clicked(board: CityBoard, action: Action) -> Place | None:
    """What is clicked for an action; None where it is given otherwise."""
    return next(iter(choices(board.view.shown.state.game, [action]).clicks), None)


def _on_panel(board: CityBoard, action: Action) -> bool:
    """Whether an action is an answer on the panel."""
    return _clicked(board, action) is None and not isinstance(action, a.Done | a.ReturnCards)


def _tab_of(board: CityBoard, action: Action) -> Tab:
    """The tab on which an action is done."""
    place = _clicked(board, action)
    return Tab.MARKET if place is not None and place.kind in _AT_MARKET else Tab.MAIN


def _place_of(board: CityBoard, action: Action) -> Rect:
    place = _clicked(board, action)
    if place is not None:
        return area_of(board.view.shown, place)
    match action:
        case a.Done():
            return board.buttons_of_hand.buttons["end"].rect
        case a.ReturnCards():
            return _fan(board)
    return board.question_panel.rect if board.question_panel.open else Rect(0, 0, 0, 0)


def _city(board: CityBoard) -> Rect:
    px, view = board.view.scale.px, board.view.shown.layout.view
    return view.inflate(-px(24), -px(24))


def _goods(board: CityBoard) -> Rect:
    cells = board.view.panels[0].goods
    return cells[0].unionall(cells[1:])


def _days(board: CityBoard) -> Rect:
    """The days from today on."""
    shown = board.view.shown
    first, last = (shown.layout.on_view(*sun(day)) for day in (shown.state.day, DAYS))
    side = round(60 * shown.layout.unit)
    row = Rect(0, 0, side, side)
    row.center = round(first[0]), round(first[1])
    end = row.copy()
    end.center = round(last[0]), round(last[1])
    return row.union(end)


def _number(board: CityBoard) -> Rect:
    """The number in force in the row of the Virgins."""
    shown, row = board.view.shown, ROWS.index("virgin")
    return row_areas(shown.layout)[row][1][max(0, shown.state.taken(row) - 1)]


def _fan(board: CityBoard) -> Rect:
    shown = board.view.shown
    unit = tray_areas(shown.layout).unit
    found = []
    for card in fan_of(shown):
        area = Rect(0, 0, round(CARD[0] * unit), round(CARD[1] * unit))
        area.center = round(card.centre[0]), round(card.centre[1])
        found.append(area)
    cards, seal = found[0].unionall(found[1:]), shown.scale.px(14)  # a seal stands over the corner of a card
    return Rect(cards.x, cards.y - seal, cards.width + seal, cards.height + seal)


_AT_MARKET: Final = (PlaceKind.ROW, PlaceKind.PLUS, PlaceKind.MINUS, PlaceKind.SELL, PlaceKind.BUY)
_TABS: Final = {"rival": Tab.PLAYERS, "number": Tab.MARKET}
_FINDERS: Final[Mapping[str, Callable[[CityBoard], Rect]]] = {
    "city": _city,
    "rival": lambda board: board.view.panels[1].rect,
    "goods": _goods,
    "days": _days,
    "number": _number,
    "fan": _fan,
}
