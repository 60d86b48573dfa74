"""What the mouse does over the table: what is lifted, dropped, clicked, hovered, handed on as what it means."""

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Surface
from pygame.event import Event

from game.kit.board.gesture_outcome import PlayAction
from game.titles.wiraqocha.board.hand.die_menu import DieMenu, DieMenuEntry, entries
from game.titles.wiraqocha.board.layout.panel_layout import DraggedToken
from game.titles.wiraqocha.board.layout.table_layout import TOKEN_AT, Point, Spot
from game.titles.wiraqocha.board.moves.choices import GestureHint, GestureOutcome, HintKey
from game.titles.wiraqocha.board.moves.gesture_table import HeldDie, Piece
from game.titles.wiraqocha.board.moves.selection import Lit, Selection
from game.titles.wiraqocha.board.panels.tray import TrayDie
from game.titles.wiraqocha.board.pieces.art import TOKEN_SIZE, draw_token
from game.titles.wiraqocha.board.view import ItemKind, TableView, ValleyItem
from game.titles.wiraqocha.rules.actions import RESERVE, Recover, Restore, Sacrifice, TakeBack, TokenAt
from game.titles.wiraqocha.rules.state import Phase
from game.titles.wiraqocha.rules.tokens import KINDS
from game.ui.dice import draw_die
from game.ui.drag import DragController, DragItem
from game.ui.widget import LEFT, RIGHT

Payload = TokenAt | TrayDie
_RESERVE_UNIT = 0.29  # pixels of a lifted token's foot below the middle of its place, in heights of the place


class Gestures:
    """The hand of the player who decides. What a gesture means goes to `respond`."""

    def __init__(
        self,
        view: TableView,
        selection: Selection,
        respond: Callable[[GestureOutcome], None],
        heard: Callable[[str], None],
    ) -> None:
        """`heard` is told of the sound of a gesture, by its name."""
        self.view = view
        self.selection = selection
        self.respond = respond
        self.menu: DieMenu | None = None
        self.pointer: Spot | None = None
        self.hovered: ValleyItem | None = None
        self.dropped_at: Point | None = None
        self.heard = heard
        self._slot: int | None = None  # the place in the panel of the token that was pressed last
        self._pressed: ValleyItem | DieMenuEntry | None = None
        self._pressing = False
        self._put_down = False
        self.drag: DragController[Payload, int] = DragController(
            self._take,
            lambda spot: view.layout.tile_at(spot),
            lambda payload, tile: self.label(tile) in self.lit(),
        )
        self.drag.on_click = self._click_payload
        self.drag.on_lift = self._lifted
        self.drag.on_drop = self._dropped
        self.drag.on_refuse = self._put
        self.drag.on_end = self._ended

    def reset(self) -> None:
        """The state is another one: nothing is hovered or pressed any more."""
        self.menu, self._pressed, self._pressing, self.dropped_at = None, None, False, None
        self.hovered = self.view.at(self.pointer) if self.pointer is not None else None

    def label(self, tile: int) -> str:
        """A tile's label."""
        return self.view.state.game.labels[tile]

    # what lights up

    @property
    def _piece(self) -> Piece | None:
        """What is put on a tile next: a die in the hand, or what is picked."""
        payload = self.drag.payload if self.drag.dragging else None
        return _piece_of(payload) if isinstance(payload, TrayDie) else self.selection.piece

    def lit(self) -> Lit:
        """The tiles that can be chosen now."""
        return self.selection.reach(self._piece) if self._piece is not None else {}

    @property
    def choosing(self) -> bool:
        """Whether a tile is being chosen, so that what is out of reach is dimmed."""
        return self._piece is not None

    @property
    def source(self) -> int | None:
        """The tile that the picked token stands on."""
        token = self.selection.token
        if token is None or token.place == RESERVE:
            return None
        return self.view.state.game.index[token.place]

    @property
    def lifted(self) -> Payload | None:
        """What is in the hand, so that it is not drawn at its place."""
        return self.drag.payload if self.drag.item is not None else None

    @property
    def in_hand(self) -> DraggedToken | None:
        """The token in the hand, with the place that it left."""
        lifted = self.lifted
        return DraggedToken(lifted, self._slot) if isinstance(lifted, TokenAt) else None

    def slot_of(self, token: TokenAt) -> int | None:
        """The place in the panel of a token of the reserve: where it was pressed, or the first of its kind."""
        kind, slots = KINDS.index(token.kind), self.view.panels[self.view.active].tokens
        places = [number for number, slot in enumerate(slots) if slot.home and slot.kind == kind]
        return self._slot if self._slot in places else places[0] if places else None

    def over(self) -> int | None:
        """The tile under the pointer."""
        return self.view.layout.tile_at(self.pointer) if self.pointer is not None else None

    def reason(self) -> GestureOutcome:
        """Why the tile under the pointer cannot be chosen, while one is being chosen; None where it can."""
        tile, piece = self.over(), self._piece
        if tile is None or piece is None or self.label(tile) in self.lit() or tile == self.source:
            return None
        return self.selection.put(piece, self.label(tile))

    # dragging

    def _pick(self, spot: Spot) -> DragItem[Payload] | None:
        view = self.view
        if self.menu is not None and self.menu.at(spot) is not None:
            return None
        die = view.tray.at(spot)
        if die is not None and view.state.phase is Phase.ACTIONS:
            return DragItem(die, lambda: view.tray.centre(die), partial(self._draw_die, die))
        thing = view.at(spot)
        token = view.token_of(thing) if thing is not None and thing.seat == view.active else None
        if thing is None or token is None or not self.selection.actions:
            return None
        return DragItem(token, lambda: self._home(token), partial(self._draw_token, token))

    def _take(self, spot: Spot) -> DragItem[Payload] | None:
        """What a press takes hold of; the place of a token in the panel is kept in mind."""
        thing = self.view.at(spot)
        slots = self.view.panels[self.view.active].tokens
        places = [number for number, slot in enumerate(slots) if slot.rect.collidepoint(spot)]
        self._slot = (
            places[0] if places and thing is not None and thing.what is ItemKind.RESERVE_TOKEN else None
        )
        return self._pick(spot)

    def can_take(self, spot: Spot) -> bool:
        """Whether a press there would take something into the hand."""
        return self._pick(spot) is not None

    def _home(self, token: TokenAt) -> Point:
        """Where a token's foot stands."""
        view = self.view
        if token.place != RESERVE:
            return view.layout.on_tile(view.state.game.index[token.place], TOKEN_AT)
        panel = view.panels[view.active]
        slot = self.slot_of(token)
        rect = panel.rect if slot is None else panel.tokens[slot].rect
        return rect.centerx, rect.centery + rect.height * _RESERVE_UNIT

    def _draw_token(self, token: TokenAt, surface: Surface, centre: Point, lift: float) -> None:
        look, emblem = self.view.scale.look, self.view.emblems[self.view.active]
        unit = self.view.layout.tile_scale * TOKEN_SIZE * (1 + 0.1 * lift)
        draw_token(surface, look, token.kind, emblem, (centre[0], centre[1] - lift * 6 * unit), unit)

    def _draw_die(self, die: TrayDie, surface: Surface, centre: Point, lift: float) -> None:
        side = round(self.view.tray.side * (1 + 0.08 * lift))
        draw_die(surface, self.view.scale.look, die.face, centre, side, picked=die.picked)

    def _lifted(self, payload: Payload) -> None:
        self.menu = None
        self._put_down = False
        self.heard("lift" if isinstance(payload, TokenAt) else "pick")
        if isinstance(payload, TokenAt) and self.selection.token != payload:
            self.selection.pick_token(payload)

    def _dropped(self, payload: Payload, tile: int) -> None:
        self._put_down = True
        if isinstance(payload, TrayDie):
            payload.picked = True  # so that this very die leaves the tray
        self.dropped_at = self.drag.centre
        self._put(payload, tile)
        self.dropped_at = None

    def _put(self, payload: Payload, tile: int) -> None:
        self.respond(self.selection.put(_piece_of(payload), self.label(tile)))

    def _ended(self, payload: Payload) -> None:
        if not self._put_down:
            self.heard("back")
        if isinstance(payload, TokenAt) and self.selection.token == payload:
            self.selection.pick_token(None)

    # clicking

    def _click_payload(self, payload: Payload) -> None:
        """A token or die is clicked, not dragged: it is picked, or is the target of what is picked."""
        if isinstance(payload, TrayDie):
            self.toggle(payload)
            return
        selection = self.selection
        lit = payload.place in selection.lit() and payload != selection.token
        if lit or (selection.aimed_card and payload.place != RESERVE):
            self.respond(selection.click_tile(payload.place))
        else:
            selection.pick_token(payload)

    def press_at(self, spot: Spot) -> None:
        """Do what a click there would do: for the keys."""
        item = self._take(spot)
        if item is not None:
            self._click_payload(item.payload)
        else:
            self._click(self.view.at(spot))

    def toggle(self, die: TrayDie) -> None:
        """Pick a die, or let it go."""
        die.picked = not die.picked
        self.heard("pick")
        self.selection.pick_dice(self.view.tray.picked())

    def let_go(self) -> bool:
        """Let everything go that is picked; returns whether anything was."""
        self.view.tray.unpick()
        self.menu = None
        return self.selection.let_go()

    def handle(self, event: Event) -> bool:
        """Take an event that no widget wanted; returns whether it was used."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self._pressed = self._clickable((int(event.pos[0]), int(event.pos[1])))
            self._pressing = True
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT and self._pressing:
            pressed, self._pressed, self._pressing = self._pressed, None, False
            if pressed == self._clickable((int(event.pos[0]), int(event.pos[1]))):
                self._click(pressed)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT:
            return self.let_go()
        return False

    def _clickable(self, spot: Spot) -> ValleyItem | DieMenuEntry | None:
        entry = self.menu.at(spot) if self.menu is not None else None
        return entry if entry is not None else self.view.at(spot)

    def _click(self, thing: ValleyItem | DieMenuEntry | None) -> None:
        if isinstance(thing, DieMenuEntry):
            if thing.possible and self.menu is not None:
                self.menu.die.picked = True
            self.respond(PlayAction(thing.action) if thing.possible else self.selection.play(thing.action))
        elif thing is None:
            self.let_go()
        else:
            self.respond(self._meaning(thing))

    def _meaning(self, thing: ValleyItem) -> GestureOutcome:
        view, selection = self.view, self.selection
        own = thing.seat == view.active
        match thing.what:
            case ItemKind.TILE | ItemKind.TOKEN:
                return selection.click_tile(self.label(thing.number))
            case ItemKind.DIE_ON_TILE:
                label = self.label(thing.number)
                return (
                    selection.click_tile(label)
                    if selection.piece or not own
                    else selection.play(TakeBack(label))
                )
            case ItemKind.WRECK:
                bring_back = Restore if view.state.phase is Phase.PREPARATION else Recover
                kind = KINDS[thing.number]
                return selection.play(bring_back(kind)) if own else GestureHint(HintKey.NOT_YOURS)
            case ItemKind.HOSTAGE:
                mine = view.state.hostages[thing.seat] >> 3 == view.active
                return (
                    selection.click_hostage(view.state.game.colours[thing.seat])
                    if mine
                    else GestureHint(HintKey.NOT_YOURS)
                )
            case ItemKind.CRYSTALS:
                return selection.play(Sacrifice()) if own else None
            case ItemKind.OWN_CARD:
                name = view.state.game.cards[thing.number].name
                return selection.click_own_card(name) if own else GestureHint(HintKey.CARD_OF_ANOTHER)
            case ItemKind.MARKET_CARD:
                return selection.click_market(view.state.game.cards[thing.number].name)
        return None

    # hovering

    def hover(self, spot: Spot | None) -> bool:
        """The pointer moved; returns whether something looks different for it."""
        self.pointer = spot
        before = (self.hovered, self.menu, self.menu.at(spot) if self.menu and spot else None)
        self.hovered = self.view.at(spot) if spot is not None else None
        self._watch_die(spot)
        return before != (self.hovered, self.menu, self.menu.at(spot) if self.menu and spot else None) or (
            self.choosing
        )

    def _watch_die(self, spot: Spot | None) -> None:
        """Open the menu of the die under the pointer, keep it while the pointer is on it, then close it."""
        if spot is None or self.drag.dragging:
            self.menu = None
            return
        menu = self.menu
        if menu is not None and (menu.rect.collidepoint(spot) or (self._stays(menu) and menu.holds(spot))):
            return
        die = self.view.tray.at(spot)
        if die is not None and (menu is None or menu.die is not die):
            self.menu = self._menu_of(die)
        elif die is None and menu is not None and not menu.holds(spot):
            self.menu = None

    def _stays(self, menu: DieMenu) -> bool:
        """Whether the menu's die is the one that is picked: then the menu stays with it."""
        return [die for die in self.view.tray.dice if die.picked] == [menu.die]

    def _menu_of(self, die: TrayDie) -> DieMenu | None:
        state = self.view.state
        found = entries(state, self.selection.actions, die.face)
        if not found:
            return None
        effects = state.game.card_effects(state.cards[state.mover] & state.game.set_die_cards)
        face = int(effects[0].face) if effects else die.face
        place = self.view.tray.die_rect(die)
        return DieMenu(die, place, self.view.layout.tray_panel, found, self.view.scale, face)


def _piece_of(payload: Payload) -> Piece:
    """What it is that is dragged."""
    return HeldDie(payload.face) if isinstance(payload, TrayDie) else payload
