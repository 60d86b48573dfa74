"""What the guide points at: names of the lesson, and what is to be done, turned into places on the table."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from pygame import Rect, Surface

from game.kit.board.table_rects import Tab
from game.table.tabs import Tabs
from game.titles.inkas.board.board import QuestBoard
from game.titles.inkas.board.motion.spotlight_places import RingPlaces
from game.titles.inkas.board.moves.choices import staff_wamani
from game.titles.inkas.board.panels.goal_cards import goals_area
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.ui.high_contrast import draw_ring

_RIVAL: Final = 1  # the seat of who guides
_PARTNER: Final = 2  # of four, opposite the learner


def draw_pointing(
    surface: Surface, board: QuestBoard, tabs: Tabs, awaited: Action | None, names: Iterable[str]
) -> None:
    """Draw a frame round each thing, and light on wamanis: of what is awaited, else of what the step names."""
    wamanis, areas = pointed_at(board, tabs, awaited, names)
    places = RingPlaces(board.view)
    for wamani in wamanis:
        places.draw_area(surface, wamani)
    shown = board.view.shown
    px, look = shown.scale.px, shown.look
    for area in areas:
        draw_ring(surface, look, area.inflate(px(8), px(8)), look.palette.lit, px(8), max(2, px(4)))


def pointed_at(
    board: QuestBoard, tabs: Tabs, awaited: Action | None, names: Iterable[str]
) -> tuple[frozenset[str], list[Rect]]:
    """The wamanis and the areas of the screen that are lit."""
    places = RingPlaces(board.view)
    if (
        isinstance(awaited, a.Invoke) and board.question_panel.question is not None
    ):  # its slip is open, or it answers
        return places.areas(places.areas_of_action(awaited)), [board.view.shown.layout.question]
    if isinstance(awaited, a.Stop):
        badges = [button.rect for button in board.stops.buttons if button.visible]
        return frozenset(), badges or [tabs.buttons[board.stops.tab or Tab.MAIN].rect]
    if awaited is not None:
        held = isinstance(awaited, a.Offer | a.Store) or (
            isinstance(awaited, a.Play | a.Invoke) and not board.shown.pending
        )
        tab = Tab.MARKET if held else Tab.MAIN
        found = [*places.places_of_action(awaited)]
        if isinstance(awaited, a.Unveil):  # the button that takes a card, beside the card
            found.append(board.buttons_of_hand.buttons["place"].rect)
        areas = [_or_tab(board, tabs, area, tab) for area in found]
        return places.areas(places.areas_of_action(awaited)), areas
    named = list(names)
    wamanis = [staff_wamani(board.shown)] if "staff" in named else []
    return places.areas(wamanis), [_area(board, tabs, name) for name in named if name in _FINDERS]


def _area(board: QuestBoard, tabs: Tabs, name: str) -> Rect:
    """Where a thing is; in place of what lies folded it is its tab."""
    return _or_tab(board, tabs, _FINDERS[name](board), _TABS.get(name, Tab.MAIN))


def _or_tab(board: QuestBoard, tabs: Tabs, area: Rect, tab: Tab) -> Rect:
    return area if board.view.scale.window.colliderect(area) else tabs.buttons[tab].rect


def _panel(board: QuestBoard, seat: int) -> Rect:
    return next(panel.rect for panel in board.view.panels if panel.seat == seat)


def _board(board: QuestBoard) -> Rect:
    px, view = board.view.scale.px, board.view.shown.layout.view
    return view.inflate(-px(24), -px(24))


def _orders(board: QuestBoard) -> Rect:
    orders, panel = board.question_panel.orders, board.view.shown.layout.question
    return orders.rect if orders.visible else panel


_TABS: Final = {"rival": Tab.PLAYERS, "partner": Tab.PLAYERS}
_FINDERS: Final[Mapping[str, Callable[[QuestBoard], Rect]]] = {
    "board": _board,
    "goal": lambda board: goals_area(board.view.shown),
    "hanan": lambda board: board.view.shown.layout.hanan,
    "orders": _orders,
    "question": lambda board: board.view.shown.layout.question,
    "partner": lambda board: _panel(board, _PARTNER),
    "rival": lambda board: _panel(board, _RIVAL),
}
