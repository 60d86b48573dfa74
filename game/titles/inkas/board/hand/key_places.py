"""The parts of the table to which the keys go one after another, and the places in each."""

from enum import Enum, auto
from typing import Final

from pygame import Rect

from game.titles.inkas.board.hand.fan import Fan
from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.moves.choices import BoardPlace, PlaceKind, is_aimed
from game.titles.inkas.board.moves.powers import are_power
from game.titles.inkas.board.panels.card_kinds import kind_areas
from game.titles.inkas.board.panels.goal_cards import goal_areas
from game.titles.inkas.board.panels.hand_fan import fan_of
from game.titles.inkas.board.panels.offerings import offering_areas
from game.titles.inkas.board.panels.seen_hand import seen_areas
from game.titles.inkas.board.pieces.wallas import body_of
from game.titles.inkas.board.ring.ring_view import staff_foot, standing_by_name
from game.titles.inkas.board.view import TableView
from game.titles.inkas.content.definitions import WAMANIS


class KeyPart(Enum):
    """A part of the table, in the order in which Tab goes through them."""

    RING = auto()
    TARGETS = auto()  # that are called for
    PANEL = auto()
    OFFERINGS = auto()
    CARDS = auto()
    GOALS = auto()  # the own goal cards
    SEEN = auto()  # cards of an opponent's hand


_SPOT: Final = 12.0  # side of the place of a wamani, in units


def key_areas(view: TableView, fan: Fan, part: KeyPart) -> tuple[Rect, ...]:
    """The areas of the places in a part, in pixels; always as many, and in the same order, in the same state."""
    shown, layout = view.shown, view.shown.layout
    match part:
        case KeyPart.RING:
            if fan.open:
                return fan.areas(shown)
            return tuple(wamani_spot(view, name) for name in WAMANIS)
        case KeyPart.TARGETS:
            return tuple(_target_area(view, place) for place in aims_of(view))
        case KeyPart.OFFERINGS:
            return tuple(offering_areas(shown).values())
        case KeyPart.GOALS:
            return tuple(area for _, area in goal_areas(shown))
        case KeyPart.SEEN:
            return tuple(area for _, area in seen_areas(shown))
        case KeyPart.CARDS:
            if shown.layout.held:
                return tuple(card.area for card in fan_of(shown))
            return tuple(area for _, area in kind_areas(shown))
    seat = shown.viewing if layout.open_tab is not None else shown.active
    panel = view.panels[max(0, seat)]
    led = [one.head for one in view.panels if shown.state.game.is_led(one.seat)]  # what it would do is told
    return (*panel.wallas, panel.llamas, panel.flags, *led)


def aims_of(view: TableView) -> tuple[BoardPlace, ...]:
    """The targets that are called for: of attacks in an own turn, or of a Legendary power."""
    shown = view.shown
    aimed = is_aimed(shown.choices) or are_power(shown.state, shown.choices.actions)
    return tuple(shown.choices.clicks) if aimed else ()


def _target_area(view: TableView, place: BoardPlace) -> Rect:
    shown = view.shown
    if place.kind is PlaceKind.WAMANI:
        return wamani_spot(view, place.name)
    one = standing_by_name(shown, place.name) if place.kind is PlaceKind.WALLA else None
    if one is not None:
        return body_of(shown.layout.on_view(one.foot), one.size * shown.unit, dead=one.dead)
    _, (x, y), unit = staff_foot(shown)
    area = Rect(0, 0, round(60 * unit), round(100 * unit))
    area.midbottom = round(x), round(y)
    return area


def wamani_spot(view: TableView, wamani: str) -> Rect:
    """A spot on the feet of those who stand in a wamani."""
    x, y = ring.middle(wamani)
    return view.shown.layout.area_on_view((x - _SPOT / 2, y + 8 - _SPOT / 2, _SPOT, _SPOT))
