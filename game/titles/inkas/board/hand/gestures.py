"""What the mouse does over the table: what is taken, put down and clicked, and the actions that this may be."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.kit.board.board_item import BoardItem
from game.titles.inkas.board.hand.fan import Fan
from game.titles.inkas.board.hand.hand_places import CARDS, HandPlaces
from game.titles.inkas.board.hand.held_piece import draw_piece
from game.titles.inkas.board.hand.key_places import aims_of
from game.titles.inkas.board.hidden_parts import HiddenPart, PartKind
from game.titles.inkas.board.moves.aimed import clicked_at
from game.titles.inkas.board.moves.choices import (
    MIDDLE,
    BoardPlace,
    Piece,
    PieceKind,
    PlaceKind,
    PossibleGestures,
    company_of,
    destinations,
    made_of,
    needs_no_place,
)
from game.titles.inkas.board.moves.intentions import (
    intended,
    meant_by_card,
    meant_by_click,
)
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.panels.hand_fan import fan_card_at, fan_of
from game.titles.inkas.board.panels.panels import figure_foot, wallas_of
from game.titles.inkas.board.panels.seen_hand import seen_areas
from game.titles.inkas.board.ring.ring_view import card_place, staff_foot, standing_by_name
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.board.view import Spot, TableView
from game.titles.inkas.rules.actions import Action, Play
from game.titles.inkas.rules.state import State
from game.ui.drag import DragController, DragItem
from game.ui.pictures import Point
from game.ui.widget import LEFT, RIGHT


class Gestures:
    """The hand of the player who decides.

    `mean` is given the actions that a gesture may mean, `refuse` one that it would be if it were legal, `ask_alone`
    those that may mean more than was said. `heard` is told of the sound of a gesture; `leaf` lets the cards out of play
    be leafed through.
    """

    def __init__(
        self,
        view: TableView,
        mean: Callable[[Sequence[Action]], None],
        refuse: Callable[[Action], None],
        *,
        ask_alone: Callable[[Sequence[Action]], None],
        heard: Callable[[str], None],
        leaf: Callable[[], None],
    ) -> None:
        self.view = view
        self.mean = mean
        self.refuse = refuse
        self.ask_alone = ask_alone
        self.heard = heard
        self._leaf = leaf
        self.picked: Piece | None = None
        self.card = -1  # the number in the fan of the card that was pressed last
        self._picked_card = -1
        self.pointer: Spot | None = None
        self.hovered: BoardItem[ItemKind] | None = None
        self.dropped_at: Point | None = None  # where the hand let go of what it plays
        self.fan = Fan()
        self.at = HandPlaces(view, self.fan)
        self.widened: Callable[[], None] = lambda: None  # told when all is called for again
        self.step_back: Callable[[], bool] = lambda: False  # from one of several choices that are asked for
        self._whole: tuple[State, PossibleGestures] | None = None  # while some of it alone is called for
        self._pressed: BoardItem[ItemKind] | None = None
        self.drag: DragController[Piece, BoardPlace] = DragController(
            self._take, self.place_at, lambda piece, place: bool(self.at.actions(piece, place))
        )
        self.drag.on_click = self._click_piece
        self.drag.on_lift = lambda piece: self.heard("lift")
        self.drag.on_drop = self._dropped
        self.drag.on_refuse = self._refused

    @property
    def _shown(self) -> BoardViewState:
        return self.view.shown

    @property
    def _choices(self) -> PossibleGestures:
        return self.view.shown.choices

    def reset(self) -> None:
        """The state is another one: nothing is picked or pressed any more."""
        self.widen()
        self.picked = self._pressed = None
        self.card = self._picked_card = -1
        self.dropped_at = None
        self.fan.close()
        self.hovered = self.at.item_at(self.pointer) if self.pointer is not None else None

    # what is called for

    def narrow(self, able: PossibleGestures) -> None:
        """Call for these gestures alone, until something is done or all is let go."""
        whole = self.whole
        self._whole = self._shown.state, whole
        self.view.invite(able)

    def widen(self) -> bool:
        """Call for all that can be done again; returns whether it was not so."""
        whole, self._whole = self._whole, None
        if whole is None or whole[0] is not self._shown.state:
            return False
        self.view.invite(whole[1])
        self.widened()
        return True

    @property
    def narrowed(self) -> bool:
        """Whether a part of it alone is called for: something is being chosen."""
        return self._whole is not None and self._whole[0] is self._shown.state

    @property
    def whole(self) -> PossibleGestures:
        """All that can be done, whatever is called for."""
        return self._whole[1] if self._whole is not None and self.narrowed else self._choices

    @property
    def aims(self) -> tuple[BoardPlace, ...]:
        """The targets that are called for."""
        return aims_of(self.view)

    @property
    def lifted(self) -> Piece | None:
        """What is in the hand, so that it is not drawn at its place."""
        return self.drag.payload if self.drag.item is not None else None

    @property
    def hidden(self) -> frozenset[HiddenPart]:
        """What is in the hand and so not at its place."""
        held = self.lifted
        if held is None or held.kind is PieceKind.LLAMA:
            return frozenset()
        if held.kind is PieceKind.STAFF:
            return frozenset({HiddenPart(PartKind.STAFF)})
        if held.kind in CARDS:
            kind = {PieceKind.CARD: PartKind.HAND_CARD, PieceKind.FACE_DOWN: PartKind.CARD}.get(held.kind)
            number = self.card if kind is PartKind.HAND_CARD else -1
            return frozenset({HiddenPart(kind, held.name, number)}) if kind is not None else frozenset()
        return frozenset({HiddenPart(PartKind.WALLA, held.name)})

    @property
    def in_hand(self) -> Piece | None:
        """What is in the hand or picked by a click."""
        return self.lifted or self.picked

    def place_at(self, spot: Spot) -> BoardPlace | None:
        """On what that which is in the hand would be put at a spot."""
        return self.at.place_at(self.in_hand, spot)

    # taking

    def _note_card(self, spot: Spot) -> None:
        """Keep which card of the fan is pressed, of several that are alike."""
        thing = self.at.item_at(spot)
        if thing is not None and thing.kind is ItemKind.HAND_CARD:
            card = fan_card_at(self._shown, thing.area)
            self.card = card.number if card is not None else -1

    def _take(self, spot: Spot) -> DragItem[Piece] | None:
        self._note_card(spot)
        piece = self.at.piece_at(spot)
        if piece is None:
            return None
        return DragItem(piece, lambda: self.home(piece), partial(self._draw_piece, piece))

    def home(self, piece: Piece) -> Point:
        """Where a piece lies when it is not in the hand."""
        shown = self._shown
        if piece.kind is PieceKind.STAFF:
            return staff_foot(shown)[1]
        if piece.kind is PieceKind.CARD:
            area = self.card_area(piece.name)
            return area.center if area is not None else shown.layout.cards.center
        if piece.kind is PieceKind.FACE_DOWN:
            return card_place(shown, piece.name)
        if piece.kind is PieceKind.SEEN_CARD:
            lies = [area.center for card, area in seen_areas(shown) if card == piece.name]
            # else the hand was covered, or lies in another tab
            return lies[0] if lies else shown.layout.question.center
        if piece.kind not in (PieceKind.LLAMA, PieceKind.TAMPU):
            one = standing_by_name(shown, piece.name)
            if one is not None:
                return shown.layout.on_view(one.foot)
            for panel in self.view.panels:
                names = wallas_of(shown, panel.seat)
                if piece.name in names:
                    return figure_foot(shown, panel.wallas[names.index(piece.name)])
        return self.pointer or self.view.panels[max(0, shown.active)].llamas.center

    def card_area(self, name: str) -> Rect | None:
        """Where a card of the hand lies in the fan: the one that was pressed, of several that are alike."""
        held = [card for card in fan_of(self._shown) if card.card == name]
        pressed = [card for card in held if card.number == self.card]
        return (pressed or held)[-1].area if held else None

    def _draw_piece(self, piece: Piece, surface: Surface, centre: Point, lift: float) -> None:
        draw_piece(surface, self._shown, piece, centre, 1 + 0.1 * lift)

    # meaning

    def _dropped(self, piece: Piece, place: BoardPlace) -> None:
        self.dropped_at = self.drag.centre
        self.put(piece, place)

    def put(self, piece: Piece, place: BoardPlace) -> None:
        """Do what it is to put a piece at a place, or say why it is nothing."""
        found = self.at.actions(piece, place)
        if found:
            self.fan.close()
            (self.ask_alone if self._says_too_little(piece, place, found) else self.mean)(found)
        else:
            self._refused(piece, place)

    def _says_too_little(self, piece: Piece, place: BoardPlace, found: Sequence[Action]) -> bool:
        """Whether what a gesture can mean alone need not be meant: a card that is dropped among the own ones may be for
        another than lies there, and who goes somewhere need not take along whom nobody named.
        """
        if piece.kind is PieceKind.SEEN_CARD:
            return place.kind is PlaceKind.HAND_CARD
        return (
            len(found) == 1 and not self.narrowed and bool(set(company_of(made_of(found[0]))) - {place.name})
        )

    def _refused(self, piece: Piece, place: BoardPlace) -> None:
        self.heard("back")
        action = intended(self._shown.state, piece, place)
        if action is not None:
            self.refuse(action)

    def _click_piece(self, piece: Piece) -> None:
        """A piece is clicked, not dragged: it is picked, or what is picked is put there."""
        if self.picked is not None and self.pointer is not None:
            place = self.place_at(self.pointer)
            other = self.picked != piece or (place is not None and place.kind is PlaceKind.HOLE)
            if other and place is not None and self.at.actions(self.picked, place):
                self._put_picked(self.pointer)
                return
        clicked = self.at.clickable(self.at.item_at(self.pointer)) if self.pointer is not None else None
        if self.picked is None and clicked is not None and self._choices.clicks.get(clicked):
            self.mean(self._choices.clicks[clicked])
            return
        self.pick(None if self._is_picked(piece) else piece)

    def _is_picked(self, piece: Piece) -> bool:
        """Whether this very piece is picked, not another card of its kind."""
        return self.picked == piece and (piece.kind is not PieceKind.CARD or self.card == self._picked_card)

    def pick(self, piece: Piece | None) -> None:
        """Take a piece up, so that a click puts it down."""
        self.picked, self._picked_card = piece, self.card
        self.dropped_at = None
        self.heard("pick" if piece is not None else "back")

    def play_picked(self) -> bool:
        """Play the card that is picked if it is for nothing on the table; returns whether it is such a one."""
        piece = self.picked
        if piece is None or not needs_no_place(self._choices, piece):
            return False
        self.picked = None
        self.put(piece, MIDDLE)
        return True

    def _put_picked(self, spot: Spot) -> None:
        """Put what is picked where a click was."""
        piece, place = self.picked, self.place_at(spot)
        self.picked = None
        if piece is not None and place is not None:
            self.put(piece, place)

    def handle(self, event: Event) -> bool:
        """Take an event that no widget wanted; returns whether it was used."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self._pressed = self.at.item_at((int(event.pos[0]), int(event.pos[1])))
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            pressed, self._pressed = self._pressed, None
            spot = (int(event.pos[0]), int(event.pos[1]))
            if pressed == self.at.item_at(spot):
                self.click(spot)
            elif pressed is not None:
                self._drag_fixed(pressed, spot)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT:
            return self.step_back() or self.let_go()
        return False

    def _drag_fixed(self, thing: BoardItem[ItemKind], spot: Spot) -> None:
        """Something was dragged that cannot be taken now: say why."""
        piece, place = self.at.fixed_piece(thing), self.at.clickable(self.at.item_at(spot))
        if piece is not None and place is not None:
            self._refused(piece, place)

    def click(self, spot: Spot) -> None:
        """Do what a click there does."""
        thing = self.at.item_at(spot)
        if self.fan.open and thing is None:
            self.fan.close()
            return
        if self.picked is not None:
            self._put_picked(spot)
            return
        piece = self.at.piece_of(thing)
        self._note_card(spot)
        if thing is not None and piece is not None and piece in self._choices.pieces:
            self.pointer = spot
            self._click_piece(piece)
        elif thing is not None and thing.kind is ItemKind.HAND_CARD and thing.name:
            self._refuse_card(thing.name)
        elif thing is not None and thing.kind is ItemKind.PILE:
            self._leaf()
        elif thing and thing.kind is ItemKind.CROWD and self.at.clickable(thing) not in self._choices.clicks:
            self.fan.show(thing.name)
        elif (place := self.at.clickable(thing)) is not None:
            self.do(place)

    def do(self, place: BoardPlace) -> None:
        """Do what a click on a place does, or say why it does nothing."""
        found = clicked_at(self._shown.state, self._choices, place)
        if found:
            self.mean(found)
        elif self._choices.actions and (barred := meant_by_click(self._shown.state, place)) is not None:
            self.refuse(barred)

    def bring(self, actions: Sequence[Action]) -> None:
        """Call for the wamani to which a card brings a walla; the card stays in the hand."""
        first = actions[0]
        assert isinstance(first, Play)
        self.narrow(destinations(actions))
        self.picked = Piece(PieceKind.CARD, first.card)

    def pick_card(self, number: int) -> bool:
        """Pick the card of a number in the fan, or where it is picked already play it if that is one thing; returns
        whether there is one."""
        held = fan_of(self._shown)
        if not 0 <= number < len(held) or not held[number].card:
            return False
        piece = Piece(PieceKind.CARD, held[number].card)
        middle = self._choices.places(piece).get(MIDDLE, ())
        self.card = number
        if piece not in self._choices.pieces:
            self._refuse_card(piece.name)
        elif self._is_picked(piece) and middle:
            self.put(piece, MIDDLE)
        else:
            self.widen()
            self.pick(piece)
        return True

    def _refuse_card(self, card: str) -> None:
        self.heard("back")
        if self._choices.actions:
            self.refuse(meant_by_card(self._shown.state, card))

    def spread(self, wamani: str) -> None:
        """Fan a wamani out, so that each of its pieces can be picked."""
        self.fan.show(wamani)

    def meant_at(self, place: BoardPlace | None) -> Sequence[Action]:
        """What a click on a place may mean, or to put down there what is in the hand."""
        held = self.in_hand
        if held is not None:
            return self.at.actions(held, place) if place is not None else ()
        return clicked_at(self._shown.state, self._choices, place)

    def actions_under(self) -> Sequence[Action]:
        """What a click under the pointer may mean, or to put down there what is in the hand."""
        if self.pointer is None:
            return ()
        held = self.in_hand is not None
        return self.meant_at(self.place_at(self.pointer) if held else self.at.clickable(self.hovered))

    def let_go(self) -> bool:
        """Let go what is picked; returns whether anything was."""
        was = self.widen() or self.picked is not None or self.fan.open
        self.picked = None
        self.fan.close()
        return was

    def hover(self, spot: Spot | None) -> bool:
        """The pointer moved; returns whether something looks different for it."""
        before, self.pointer = self.hovered, spot
        self.hovered = self.at.item_at(spot) if spot is not None else None
        return before != self.hovered or self.in_hand is not None
