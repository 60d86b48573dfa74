"""Of which places each event speaks: districts by name, and areas beside the city in pixels."""

from collections.abc import Iterable
from typing import Any, Final

from pygame import Rect

from game.titles.machu_picchu.board.city.sky import sun_area, tile_area
from game.titles.machu_picchu.board.panels.clergy_rows import row_areas
from game.titles.machu_picchu.board.panels.ends import ends_area
from game.titles.machu_picchu.board.panels.market import market_columns
from game.titles.machu_picchu.board.panels.tray import tray_areas
from game.titles.machu_picchu.board.view import TableView
from game.titles.machu_picchu.content.definitions import District
from game.titles.machu_picchu.rules import events as e
from game.titles.machu_picchu.rules.fixed_order import GOOD_INDEX, JOB_INDEX, ROW_INDEX, TILE_INDEX

_CLOCK: Final = (District.CLOCK.value,)


def nowhere(_: TableView, __: e.Event) -> Iterable[Rect]:
    """No place beside the city."""
    return ()


# districts


def own_district(event: Any) -> tuple[str, ...]:
    """The district of an event."""
    return (event.district.value,)


def way(event: e.Moved | e.Rode) -> tuple[str, ...]:
    """From where to where a Prince went."""
    return event.origin.value, event.district.value


def way_to_clock(event: e.Recalled) -> tuple[str, ...]:
    """From where an Inca went to the Sun Clock."""
    return (event.district.value, *_CLOCK)


def clock(_: e.Event) -> tuple[str, ...]:
    """The Sun Clock."""
    return _CLOCK


# in the panels


def _seat(view: TableView, event: Any) -> int:
    return view.shown.state.game.colours.index(event.player)


def head(view: TableView, event: Any) -> Iterable[Rect]:
    """The head of the player's panel."""
    yield view.panels[_seat(view, event)].head


def goods(view: TableView, event: Any) -> Iterable[Rect]:
    """The goods of the player that changed; the head of the panel where none did."""
    cells = view.panels[_seat(view, event)].goods
    found = [cells[GOOD_INDEX[amount.good]] for amount in event.goods]
    return found or list(head(view, event))


def incas(view: TableView, event: e.IncaPlaced | e.Hired) -> Iterable[Rect]:
    """The Incas of a job, and what they cost."""
    panel = view.panels[_seat(view, event)]
    yield panel.jobs[JOB_INDEX[event.job]]
    if isinstance(event, e.Hired):
        yield from goods(view, event)


def supply(view: TableView, event: e.IncaBack) -> Iterable[Rect]:
    """The Incas that a player has left."""
    yield view.panels[_seat(view, event)].supply


def scout(view: TableView, event: e.ScoutMoved) -> Iterable[Rect]:
    """The field of a Scout in the panel."""
    yield view.panels[_seat(view, event)].scout


def cards(view: TableView, event: Any) -> Iterable[Rect]:
    """The count of a player's cards, and the stack."""
    yield view.panels[_seat(view, event)].cards
    yield tray_areas(view.shown.layout).stack


def moon_tile(view: TableView, event: e.Stayed | e.TilePaid) -> Iterable[Rect]:
    """The place of a Moon Tile in the sky, and those of its player."""
    yield tile_area(view.shown, TILE_INDEX[event.tile])
    yield view.panels[_seat(view, event)].tiles


# beside the city


def clergy(view: TableView, event: e.Ordained) -> Iterable[Rect]:
    """The row of a clergy card, and the player's cards of it."""
    title, areas = row_areas(view.shown.layout)[ROW_INDEX[event.row]]
    yield title.unionall(areas)
    yield view.panels[_seat(view, event)].clergy[ROW_INDEX[event.row]]


def column(view: TableView, event: e.MarketAdjusted | e.Sold | e.Bought) -> Iterable[Rect]:
    """The column of the market."""
    yield next(one.area for one in market_columns(view.shown.layout) if one.good == event.good)


def sun_of_day(view: TableView, event: e.NightBegan | e.DayBegan) -> Iterable[Rect]:
    """The sun of the day on the time track."""
    yield sun_area(view.shown, event.day)


def ends(view: TableView, _: e.Event) -> Iterable[Rect]:
    """How near the ends of the game are."""
    yield ends_area(view.shown.layout)


def heads(view: TableView, event: e.Scored) -> Iterable[Rect]:
    """The heads of all panels."""
    return [panel.head for panel in view.panels]
