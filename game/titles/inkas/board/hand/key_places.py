"""The parts of the table to which the keys go one after another, and the places in each."""

from enum import Enum, auto
from typing import Final

from pygame import Rect

from game.titles.inkas.board.hand.fan import Fan
from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.panels.card_kinds import kind_areas
from game.titles.inkas.board.panels.offerings import offering_areas
from game.titles.inkas.board.view import TableView
from game.titles.inkas.content.definitions import WAMANIS


class KeyPart(Enum):
    """A part of the table, in the order in which Tab goes through them."""

    RING = auto()
    PANEL = auto()
    OFFERINGS = auto()
    CARDS = auto()


_SPOT: Final = 12.0  # side of the place of a wamani, in units


def key_areas(view: TableView, fan: Fan, part: KeyPart) -> tuple[Rect, ...]:
    """The areas of the places in a part, in pixels; always as many, and in the same order, in the same state."""
    shown, layout = view.shown, view.shown.layout
    match part:
        case KeyPart.RING:
            if fan.open:
                return fan.areas(shown)
            return tuple(wamani_spot(view, name) for name in WAMANIS)
        case KeyPart.OFFERINGS:
            return tuple(offering_areas(shown).values())
        case KeyPart.CARDS:
            return tuple(area for _, area in kind_areas(shown))
    seat = shown.viewing if layout.open_tab is not None else shown.active
    panel = view.panels[max(0, seat)]
    return (*panel.wallas, panel.llamas, panel.flags)


def wamani_spot(view: TableView, wamani: str) -> Rect:
    """A spot on the feet of those who stand in a wamani."""
    x, y = ring.middle(wamani)
    return view.shown.layout.area_on_view((x - _SPOT / 2, y + 8 - _SPOT / 2, _SPOT, _SPOT))
