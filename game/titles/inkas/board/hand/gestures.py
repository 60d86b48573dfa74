"""What the mouse does over the table: what is taken, put down and clicked, and the actions that this may be."""

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.kit.board.board_item import BoardItem
from game.titles.inkas.board.hand.fan import Fan
from game.titles.inkas.board.hand.held_piece import draw_piece
from game.titles.inkas.board.hand.key_places import aims_of
from game.titles.inkas.board.hidden_parts import HiddenPart, PartKind
from game.titles.inkas.board.layout.ring import HOLE_RING, hole, wamani_at
from game.titles.inkas.board.moves.aimed import clicked_at, others_at
from game.titles.inkas.board.moves.chances import is_attack
from game.titles.inkas.board.moves.choices import (
    AT_STAFF,
    AT_STORE,
    HAND,
    LLAMA,
    MIDDLE,
    STAFF,
    BoardPlace,
    Piece,
    PieceKind,
    PlaceKind,
    PossibleGestures,
    bearer_name,
    destinations,
    needs_no_place,
    wamani_of,
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
from game.titles.inkas.board.ring.ring_items import staff_items
from game.titles.inkas.board.ring.ring_view import card_place, staff_foot, standing_by_name
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.board.view import Spot, TableView
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.rules.actions import Action, Play
from game.titles.inkas.rules.fixed_order import CARD_INDEX, PIECE_INDEX
from game.titles.inkas.rules.state import State
from game.ui.drag import DragController, DragItem
from game.ui.pictures import Point
from game.ui.widget import LEFT, RIGHT

_PIECES: Final = (ItemKind.WALLA, ItemKind.DEAD, ItemKind.PANEL_WALLA, ItemKind.TRAY_WALLA)
_OF_NAME: Final[Mapping[ItemKind, PieceKind]] = {
    ItemKind.HAND_CARD: PieceKind.CARD,
    ItemKind.CARD: PieceKind.FACE_DOWN,
    ItemKind.TAMPU: PieceKind.TAMPU,
    ItemKind.SEEN_CARD: PieceKind.SEEN_CARD,
}
_CARDS: Final = frozenset({*_OF_NAME.values()})
_CLICKED: Final[Mapping[ItemKind, PlaceKind]] = {
    ItemKind.WAMANI: PlaceKind.WAMANI,
    ItemKind.CROWD: PlaceKind.WAMANI,
    ItemKind.CARD: PlaceKind.WAMANI,
    ItemKind.WALLA: PlaceKind.WALLA,
    ItemKind.DEAD: PlaceKind.WALLA,
    ItemKind.PANEL_WALLA: PlaceKind.WALLA,
    ItemKind.TRAY_WALLA: PlaceKind.WALLA,
    ItemKind.SEEN_CARD: PlaceKind.SEEN_CARD,
    ItemKind.HAND_CARD: PlaceKind.HAND_CARD,
    ItemKind.STAFF: PlaceKind.STAFF,
    ItemKind.HOLE: PlaceKind.HOLE,
    ItemKind.FLAG: PlaceKind.HOLE,
    ItemKind.OFFERING: PlaceKind.OFFERING,
}


class Gestures:
    """The hand of the player who decides.

    `mean` is given the actions that a gesture may mean, `refuse` one that it would be if it were legal, `ask_taking`
    those that take a card of a seen hand. `heard` is told of the sound of a gesture; `leaf` lets the cards out of play
    be leafed through.
    """

    def __init__(
        self,
        view: TableView,
        mean: Callable[[Sequence[Action]], None],
        refuse: Callable[[Action], None],
        *,
        ask_taking: Callable[[Sequence[Action]], None],
        heard: Callable[[str], None],
        leaf: Callable[[], None],
    ) -> None:
        self.view = view
        self.mean = mean
        self.refuse = refuse
        self.ask_taking = ask_taking
        self.heard = heard
        self._leaf = leaf
        self.picked: Piece | None = None
        self.card = -1  # the number in the fan of the card that was pressed last
        self._picked_card = -1
        self.pointer: Spot | None = None
        self.hovered: BoardItem[ItemKind] | None = None
        self.dropped_at: Point | None = None  # where the hand let go of what it plays
        self.fan = Fan()
        self.widened: Callable[[], None] = lambda: None  # told when all is called for again
        self.step_back: Callable[[], bool] = lambda: False  # from one of several choices that are asked for
        self._whole: tuple[State, PossibleGestures] | None = None  # while some of it alone is called for
        self._pressed: BoardItem[ItemKind] | None = None
        self.drag: DragController[Piece, BoardPlace] = DragController(
            self._take, self.place_at, lambda piece, place: bool(self.actions(piece, place))
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
        self.hovered = self.item_at(self.pointer) if self.pointer is not None else None

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
        if held.kind in _CARDS:
            kind = {PieceKind.CARD: PartKind.HAND_CARD, PieceKind.FACE_DOWN: PartKind.CARD}.get(held.kind)
            number = self.card if kind is PartKind.HAND_CARD else -1
            return frozenset({HiddenPart(kind, held.name, number)}) if kind is not None else frozenset()
        return frozenset({HiddenPart(PartKind.WALLA, held.name)})

    @property
    def in_hand(self) -> Piece | None:
        """What is in the hand or picked by a click."""
        return self.lifted or self.picked

    # things and places

    def item_at(self, spot: Spot) -> BoardItem[ItemKind] | None:
        """What is under a spot: of the fan, where one is open, else of the table."""
        if self.fan.open:
            return self.fan.item_at(self._shown, spot)
        return self.view.at(spot)

    def places(self, piece: Piece) -> Collection[BoardPlace]:
        """Where a piece can be put."""
        return self._choices.places(piece).keys()

    def actions(self, piece: Piece, place: BoardPlace) -> Sequence[Action]:
        """The actions that it may be to put a piece at a place: on a walla also those of where it stands, but for
        attacks on others and ways out and back; on the ground attacks only where nothing leads there, and the staff is
        laid there only where it cannot be plunged.
        """
        able = self._choices.places(piece)
        found = list(able.get(place, ()))
        if place.kind is PlaceKind.WALLA:
            wamani = wamani_of(self._shown.state, place.name)
            others = able.get(BoardPlace(PlaceKind.WAMANI, wamani), ())
            stays = piece.name in PIECES and wamani == wamani_of(self._shown.state, piece.name)
            found += others_at(others, found, stays=stays)
        elif place.kind is PlaceKind.WAMANI and not found and piece.kind is PieceKind.STAFF:
            hole, ground = (BoardPlace(kind, place.name) for kind in (PlaceKind.HOLE, PlaceKind.GROUND))
            found = [*(able.get(hole) or able.get(ground, ()))]
        elif place.kind is PlaceKind.WAMANI:
            found = [action for action in found if not is_attack(action)] or found
        elif place.kind is PlaceKind.HAND_CARD:
            found += able.get(HAND, ())
        return found

    def place_at(self, spot: Spot) -> BoardPlace | None:
        """On what something would be put at a spot."""
        piece, thing = self.in_hand, self.item_at(spot)
        if piece is not None and piece.kind in _CARDS:
            return self._place_of_card(piece, thing, spot)
        if piece is not None and (hole := self._hole_at(piece, spot)) is not None:
            return hole
        if thing is None:
            return None
        place = self.clickable(thing)
        if place is not None and piece is not None and not self._choices.places(piece).get(place):
            place = self._other_place(piece, place, spot) or place
        return place

    def _place_of_card(
        self, piece: Piece, thing: BoardItem[ItemKind] | None, spot: Spot
    ) -> BoardPlace | None:
        """On what a card would be put: what is there if that is one of its targets, else the middle of the board."""
        shown, able = self._shown, self._choices.places(piece)
        wamani = wamani_at(shown.layout.in_view(spot)) if shown.layout.view.collidepoint(spot) else None
        found = [self.clickable(thing), BoardPlace(PlaceKind.WAMANI, wamani) if wamani is not None else None]
        ayllus = shown.state.game.ayllus
        found += [
            BoardPlace(PlaceKind.SEAT, ayllus[panel.seat])
            for panel in self.view.panels
            if panel.rect.collidepoint(spot)
        ]
        found += [HAND] if shown.layout.cards.collidepoint(spot) else [MIDDLE] if wamani is not None else []
        named = [place for place in found if place is not None]
        if named and self._means_power(piece, named[0]):
            return named[0]
        seats = [place for place in able if place.kind is PlaceKind.SEAT]
        if seats and named and named[0].kind is PlaceKind.WALLA:  # a hand is meant: that of who has the walla
            seat = shown.state.game.seat_of[PIECE_INDEX[named[0].name]]
            return next((place for place in seats if seat >= 0 and place.name == ayllus[seat]), named[0])
        return next((place for place in named if place in able), named[0] if named else None)

    def _means_power(self, piece: Piece, place: BoardPlace) -> bool:
        """Whether a card on an own walla is for a power of it, though it may have none to use now."""
        state = self._shown.state
        if place.kind is not PlaceKind.WALLA or piece.kind is not PieceKind.CARD or state.decider < 0:
            return False
        own = bool(state.game.own[state.decider] >> PIECE_INDEX[place.name] & 1)
        return own and CARD_INDEX[piece.name] in state.game.invoking

    def _hole_at(self, piece: Piece, spot: Spot) -> BoardPlace | None:
        """The hole in whose ring a spot is, where a piece can be put there: whatever stands before it."""
        if self.fan.open:
            return None
        x, y = self._shown.layout.in_view(spot)
        for place in self._choices.places(piece):
            if place.kind is PlaceKind.HOLE and math.dist((x, y), hole(place.name)) <= HOLE_RING:
                return place
        return None

    def _other_place(self, piece: Piece, place: BoardPlace, spot: Spot) -> BoardPlace | None:
        """The wamani below a thing that says nothing to what is put there."""
        bears = place == BoardPlace(PlaceKind.WALLA, bearer_name(self._shown.state))
        if bears and self.actions(piece, AT_STAFF) and not self.actions(piece, place):
            return AT_STAFF
        wamani = wamani_at(self._shown.layout.in_view(spot)) if not self.fan.open else None
        if place.kind is PlaceKind.WALLA and self.actions(piece, place):
            return place
        return BoardPlace(PlaceKind.WAMANI, wamani) if wamani is not None else None

    def clickable(self, thing: BoardItem[ItemKind] | None) -> BoardPlace | None:
        """What a click on a thing means as a place; None where nothing can be clicked."""
        if thing is not None and thing.kind is ItemKind.STORED:
            return AT_STORE if thing.seat == self._shown.state.decider else None
        if thing is None or thing.kind not in _CLICKED:
            return None
        card = BoardPlace(PlaceKind.CARD, thing.name)
        if thing.kind is ItemKind.CARD and card in self._choices.clicks:
            return card
        kind = _CLICKED[thing.kind]
        return AT_STAFF if kind is PlaceKind.STAFF else BoardPlace(kind, thing.name)

    # taking

    def piece_at(self, spot: Spot) -> Piece | None:
        """What can be taken at a spot."""
        thing = self.item_at(spot)
        piece = self._piece(thing)
        # the rod beside its bearer may stand before the hole, which a click is on
        if thing is not None and thing.kind is ItemKind.HOLE:
            piece = STAFF if any(area.collidepoint(spot) for area, _ in staff_items(self._shown)) else None
        return piece if piece is not None and piece in self._choices.pieces else None

    def _fixed_piece(self, thing: BoardItem[ItemKind]) -> Piece | None:
        """A thing that was dragged though it cannot be taken, as the piece that it would be."""
        if thing.kind in _PIECES:
            return Piece(PieceKind.DEAD if thing.kind is ItemKind.DEAD else PieceKind.WALLA, thing.name)
        return self._piece(thing)

    def _piece(self, thing: BoardItem[ItemKind] | None) -> Piece | None:
        if thing is None:
            return None
        if thing.kind in _PIECES:
            found = Piece(PieceKind.WALLA, thing.name)
            if found not in self._choices.pieces:
                found = Piece(PieceKind.DEAD, thing.name)
            bears = thing.name == bearer_name(self._shown.state)
            return STAFF if bears and found not in self._choices.pieces else found
        if thing.kind is ItemKind.STAFF:
            return STAFF
        if thing.kind in _OF_NAME:  # a card without a name lies face down
            return Piece(_OF_NAME[thing.kind], thing.name) if thing.name else None
        own = thing.seat == self._shown.state.decider
        return LLAMA if thing.kind is ItemKind.LLAMAS and own else None

    def _note_card(self, spot: Spot) -> None:
        """Keep which card of the fan is pressed, of several that are alike."""
        thing = self.item_at(spot)
        if thing is not None and thing.kind is ItemKind.HAND_CARD:
            card = fan_card_at(self._shown, thing.area)
            self.card = card.number if card is not None else -1

    def _take(self, spot: Spot) -> DragItem[Piece] | None:
        self._note_card(spot)
        piece = self.piece_at(spot)
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
        found = self.actions(piece, place)
        if found:
            self.fan.close()
            # dropped among the own cards it need not be meant for the one that lies there
            takes = piece.kind is PieceKind.SEEN_CARD and place.kind is PlaceKind.HAND_CARD
            (self.ask_taking if takes else self.mean)(found)
        else:
            self._refused(piece, place)

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
            if other and place is not None and self.actions(self.picked, place):
                self._put_picked(self.pointer)
                return
        clicked = self.clickable(self.item_at(self.pointer)) if self.pointer is not None else None
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
            self._pressed = self.item_at((int(event.pos[0]), int(event.pos[1])))
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            pressed, self._pressed = self._pressed, None
            spot = (int(event.pos[0]), int(event.pos[1]))
            if pressed == self.item_at(spot):
                self.click(spot)
            elif pressed is not None:
                self._drag_fixed(pressed, spot)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT:
            return self.step_back() or self.let_go()
        return False

    def _drag_fixed(self, thing: BoardItem[ItemKind], spot: Spot) -> None:
        """Something was dragged that cannot be taken now: say why."""
        piece, place = self._fixed_piece(thing), self.clickable(self.item_at(spot))
        if piece is not None and place is not None:
            self._refused(piece, place)

    def click(self, spot: Spot) -> None:
        """Do what a click there does."""
        thing = self.item_at(spot)
        if self.fan.open and thing is None:
            self.fan.close()
            return
        if self.picked is not None:
            self._put_picked(spot)
            return
        piece = self._piece(thing)
        self._note_card(spot)
        if thing is not None and piece is not None and piece in self._choices.pieces:
            self.pointer = spot
            self._click_piece(piece)
        elif thing is not None and thing.kind is ItemKind.HAND_CARD and thing.name:
            self._refuse_card(thing.name)
        elif thing is not None and thing.kind is ItemKind.PILE:
            self._leaf()
        elif thing and thing.kind is ItemKind.CROWD and self.clickable(thing) not in self._choices.clicks:
            self.fan.show(thing.name)
        elif (place := self.clickable(thing)) is not None:
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

    def actions_under(self) -> Sequence[Action]:
        """What a click under the pointer may mean, or to put down there what is in the hand."""
        if self.pointer is None:
            return ()
        held = self.in_hand
        if held is not None:
            place = self.place_at(self.pointer)
            return self.actions(held, place) if place is not None else ()
        return clicked_at(self._shown.state, self._choices, self.clickable(self.hovered))

    def let_go(self) -> bool:
        """Let go what is picked; returns whether anything was."""
        was = self.widen() or self.picked is not None or self.fan.open
        self.picked = None
        self.fan.close()
        return was

    def hover(self, spot: Spot | None) -> bool:
        """The pointer moved; returns whether something looks different for it."""
        before, self.pointer = self.hovered, spot
        self.hovered = self.item_at(spot) if spot is not None else None
        return before != self.hovered or self.in_hand is not None
