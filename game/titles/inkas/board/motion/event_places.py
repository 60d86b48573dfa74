"""Of which places each event speaks: wamanis by name, and areas beside the board in pixels."""

from collections.abc import Iterable
from typing import Any

from pygame import Rect

from game.titles.inkas.board.motion.states import changed_by
from game.titles.inkas.board.panels.goal_cards import goals_area
from game.titles.inkas.board.panels.held_cards import stored_area
from game.titles.inkas.board.panels.offerings import offering_areas
from game.titles.inkas.board.shown import seat_of
from game.titles.inkas.board.view import TableView
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.fixed_order import PIECE_INDEX


def here(event: Any) -> tuple[str, ...]:
    """The wamani of an event."""
    return (event.wamani,)


def reached(event: e.PowerUnleashed) -> tuple[str, ...]:
    """The wamanis in which a power strikes."""
    return event.reached


def way(event: e.Moved | e.Transported | e.Pulled | e.Travelled | e.Relocated | e.Shifted) -> tuple[str, ...]:
    """From where to where something went."""
    return event.origin, event.wamani


def flight(event: e.Flew) -> tuple[str, ...]:
    """Over which wamanis a walla flew."""
    return event.origin, *event.way


def staff_way(event: e.StaffMoved) -> tuple[str, ...]:
    """The holes and grounds from and to which the staff went."""
    return tuple(text.partition(" ")[2] for text in (event.before, event.after) if " " in text)


def head(view: TableView, event: Any) -> Iterable[Rect]:
    """The head of the panel of a seat."""
    yield view.panels[event.seat].head


def both_heads(view: TableView, event: e.HandSeen | e.CardSeized) -> Iterable[Rect]:
    """The heads of the panels of two seats."""
    return [view.panels[seat].head for seat in (event.seat, event.other)]


def heads_of_one(view: TableView, event: e.TampuLost) -> Iterable[Rect]:
    """The head of the panel of a seat, if there is one."""
    return [view.panels[event.seat].head] if event.seat >= 0 else []


def head_and_bowl(view: TableView, event: e.CardPlayed) -> Iterable[Rect]:
    """The head of the panel of a seat, and the bowl where its card lies."""
    return view.panels[event.seat].head, view.shown.layout.bowl


def hanan(view: TableView, _: e.Event) -> Iterable[Rect]:
    """The tray of rebirth."""
    yield view.shown.layout.hanan


def llamas(view: TableView, event: e.LlamasChanged) -> Iterable[Rect]:
    """The llamas of a seat."""
    yield view.panels[event.seat].llamas


def bowl(view: TableView, _: e.Event) -> Iterable[Rect]:
    """The bowl."""
    yield view.shown.layout.bowl


def stored(view: TableView, event: e.LlamasStored) -> Iterable[Rect]:
    """The stored llamas of a seat."""
    yield stored_area(view.shown, view.panels[event.seat])


def goals(view: TableView, event: e.GoalsDrawn) -> Iterable[Rect]:
    """The goal cards of who looks at the table, else the head of the panel of who has drawn some."""
    yield goals_area(view.shown) if event.seat == view.shown.viewing else view.panels[event.seat].head


def head_of_walla(view: TableView, event: e.Devoured | e.WallaFallen) -> Iterable[Rect]:
    """The head of the panel of the ayllu from which a walla is."""
    game = view.shown.state.game
    number = PIECE_INDEX[event.walla]
    return [view.panels[seat].head for seat in game.seats if game.own[seat] >> number & 1]


def head_of_changed(view: TableView, event: e.StateBegan | e.StateEnded) -> Iterable[Rect]:
    """The head of the panel of the walla that is changed by what lasts."""
    seat = seat_of(view.shown.state, changed_by(event))
    return [view.panels[seat].head] if seat >= 0 else []


def offering(view: TableView, event: e.OfferingMade) -> Iterable[Rect]:
    """The offering."""
    found = offering_areas(view.shown).get(event.offering)
    return () if found is None else (found,)


def heads(view: TableView, _: e.Event) -> Iterable[Rect]:
    """The heads of all panels."""
    return [panel.head for panel in view.panels]
