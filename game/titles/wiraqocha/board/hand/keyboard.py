"""The keys of the table: a pointer that jumps from thing to thing, and does what the mouse would do there."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Final, TypeAlias

import pygame
from pygame import Rect
from pygame.event import Event

from game.base.keys.bindings import KeyAction
from game.kit.board.key_cursor import ENTER, KeyCursor, Way
from game.kit.board.table_rects import Tab
from game.titles.wiraqocha.board.hand.gestures import Gestures
from game.titles.wiraqocha.board.layout.graveyard_layout import WreckPile
from game.titles.wiraqocha.board.layout.panel_layout import PanelLayout
from game.titles.wiraqocha.board.layout.table_layout import Spot
from game.titles.wiraqocha.board.moves.choices import GestureHint, HintKey
from game.titles.wiraqocha.board.moves.gesture_table import HeldDie, own_tokens
from game.titles.wiraqocha.board.moves.selection import Selection
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.keys import CARDS, EXOSKELETON, MARKET, PLAYERS, PROTECT, REROLL, WRECKS
from game.titles.wiraqocha.rules.actions import RESERVE, Exoskeleton, Lower, Raise, Reroll, TakeBack, TokenAt
from game.titles.wiraqocha.rules.state import Phase
from game.titles.wiraqocha.rules.tokens import KIND_INDEX
from game.ui.keys import digit_of, is_plain, presses, sign_of

_DieChange: TypeAlias = type[Raise | Lower | Reroll | Exoskeleton]
_CHANGES: Final[dict[KeyAction, _DieChange]] = {REROLL: Reroll, EXOSKELETON: Exoskeleton}


class KeyboardZone(Enum):
    """The places that the pointer of the keys jumps between."""

    VALLEY = auto()
    TOKENS = auto()
    MARKET = auto()
    CARDS = auto()
    GRAVEYARD = auto()
    PLAYERS = auto()


_JUMPS: Final = {
    MARKET: KeyboardZone.MARKET,
    CARDS: KeyboardZone.CARDS,
    WRECKS: KeyboardZone.GRAVEYARD,
}


_EMPTY = {
    KeyboardZone.MARKET: HintKey.NO_MARKET,
    KeyboardZone.CARDS: HintKey.NO_CARDS,
    KeyboardZone.GRAVEYARD: HintKey.NO_GRAVEYARD,
}
_TABS = {
    KeyboardZone.TOKENS: Tab.MAIN,
    KeyboardZone.CARDS: Tab.MAIN,
    KeyboardZone.MARKET: Tab.MARKET,
    KeyboardZone.PLAYERS: Tab.PLAYERS,
}


class Keyboard:
    """What each key means. `point` is called with the spot that the cursor of the keys moves to."""

    def __init__(
        self, view: TableView, gestures: Gestures, selection: Selection, point: Callable[[Spot], None]
    ) -> None:
        self.view = view
        self.gestures = gestures
        self.selection = selection
        self.cursor = KeyCursor(KeyboardZone, self._areas, self._start, point, gestures.press_at, self._arrow)

    # where the cursor is and goes

    @property
    def tile(self) -> int | None:
        """The tile that the keys are at, or None where they are elsewhere."""
        return self.cursor.number_in(KeyboardZone.VALLEY)

    def _areas(self, zone: KeyboardZone) -> list[Rect]:
        """The things in a zone, in the order in which one goes through them; none where its tab is folded."""
        view, panel = self.view, self.view.panels[self.view.active]
        tab = _TABS.get(zone)
        if tab is not None and not view.layout.shows(tab):
            return []
        match zone:
            case KeyboardZone.TOKENS:
                return [self._token_rect(token) for token in self.movable()]
            case KeyboardZone.MARKET:
                return [*view.layout.cards[: len(view.state.market)], view.layout.market_head]
            case KeyboardZone.CARDS:
                hostages = [
                    other.hostage
                    for seat, other in enumerate(view.panels)
                    if other.hostage is not None and view.state.hostages[seat] >> 3 == view.active
                ]
                return [slot.rect for slot in panel.cards] + hostages
            case KeyboardZone.GRAVEYARD:
                return [*(wreck.rect for wreck in self._wrecks()), self._graveyard()]
            case KeyboardZone.PLAYERS:
                return [rect for other in view.panels for rect in _parts(other)]
            case KeyboardZone.VALLEY:
                return [view.layout.tile_rect(tile) for tile in view.state.game.territories]

    def _wrecks(self) -> list[WreckPile]:
        """The wrecks, the own ones first."""
        return sorted(self.view.layout.wrecks(), key=self._own, reverse=True)

    def _own(self, wreck: WreckPile) -> bool:
        return wreck.seat == self.view.active

    def _graveyard(self) -> Rect:
        """The foot of the Graveyard, where no wreck lies."""
        layout = self.view.layout
        rect = Rect(0, 0, round(layout.radius), round(layout.radius * 0.3))
        rect.center = (round(layout.graveyard[0]), round(layout.graveyard[1] + layout.radius * 0.7))
        return rect

    def movable(self) -> list[TokenAt]:
        """The own tokens that can go somewhere with what is picked: those of the reserve, then the board's."""
        return [token for token in own_tokens(self.view.state) if self.selection.reach(token)]

    def _token_rect(self, token: TokenAt) -> Rect:
        if token.place != RESERVE:
            return self.view.layout.tile_rect(self.view.state.game.index[token.place])
        kind = KIND_INDEX[token.kind]
        slots = self.view.panels[self.view.active].tokens
        return next(slot.rect for slot in slots if slot.home and slot.kind == kind)

    # keys

    def handle(self, event: Event) -> bool:
        """Take a key; returns whether it was used."""
        if not is_plain(event):
            return False
        return self._moved(event) or self._jumped(event) or self._acted(event)

    def _moved(self, event: Event) -> bool:
        key = event.key
        if key in ENTER:
            self._enter(event)
        elif key == pygame.K_TAB:
            self._next_token(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._next_lit(1 if key == pygame.K_PAGEDOWN else -1)
        else:
            return self.cursor.handle(event)
        return True

    def _jumped(self, event: Event) -> bool:
        if presses(event, PLAYERS):
            self._next_player()
            return True
        zone = next((zone for key, zone in _JUMPS.items() if presses(event, key)), None)
        if zone is None:
            return False
        count = len(self._areas(zone))
        if not count or (
            zone is KeyboardZone.GRAVEYARD and not any(self._own(wreck) for wreck in self._wrecks())
        ):
            self.gestures.respond(GestureHint(_EMPTY[zone]))
        if count:
            self._step(zone, 1, count)
        return True

    def _step(self, zone: KeyboardZone, by: int, count: int) -> None:
        """Go on or back among so many things of a zone; who comes to it begins at the first or the last one."""
        here = self.cursor.number_in(zone)
        if here is None:
            here = -1 if by > 0 else 0
        self.cursor.go(zone, (here + by) % count)

    def _next_player(self) -> None:
        """Go to the panel of the first player, or of the next one."""
        starts = [0]
        for panel in self.view.panels[:-1]:
            starts.append(starts[-1] + len(_parts(panel)))
        here = self.cursor.number_in(KeyboardZone.PLAYERS)
        ahead = (start for start in starts if here is not None and start > here)
        self.cursor.go(KeyboardZone.PLAYERS, next(ahead, 0))

    def _acted(self, event: Event) -> bool:
        number, sign = digit_of(event), sign_of(event)
        change = next((change for key, change in _CHANGES.items() if presses(event, key)), None)
        if number is not None:
            self._pick_die(number or 10)
        elif presses(event, PROTECT):
            self._protect()
        elif sign is not None:
            self._change_die(Raise if sign == "+" else Lower)
        elif change is not None:
            self._change_die(change)
        else:
            return False
        return True

    # moving

    def _arrow(self, areas: Sequence[Rect], number: int, way: Way) -> int | None:
        """The number of what an arrow leads to; None where it leads to the valley."""
        zone = self.cursor.zone
        if zone is KeyboardZone.VALLEY:
            return self.beside(number, way)
        leaves = zone is KeyboardZone.TOKENS or (zone is KeyboardZone.MARKET and way[0] < 0)
        return None if leaves else (number + way[0] + way[1]) % len(areas)

    def beside(self, tile: int, way: Way) -> int:
        """The tile that an arrow leads to: the nearest one on that side, or the same where there is none."""
        centres = self.view.layout.centres
        x, y = centres[tile]
        unit = self.view.layout.radius / 8
        found: list[tuple[int, float, int]] = []
        for other, (ox, oy) in enumerate(centres):
            along = (ox - x) * way[0] + (oy - y) * way[1]
            aside = (ox - x) * way[1] + (oy - y) * way[0]
            if along > self.view.layout.radius * 0.5:
                # of two just as near, up goes left and down goes right, so that one comes back the same way
                found.append((round((along + abs(aside)) / unit), -aside, other))
        return min(found)[2] if found else tile

    def _start(self) -> int:
        """Where in the valley one begins: at a lit tile, at the own Camp, or in the middle."""
        state = self.view.state
        lit = self._lit()
        if lit:
            return lit[0]
        own = [
            tile for tile, piece in enumerate(state.board) if piece >= 0 and piece >> 3 == self.view.active
        ]
        camp = state.camp_tile(self.view.active)
        return camp if camp >= 0 else own[0] if own else len(state.board) // 2

    def _lit(self) -> list[int]:
        """The lit tiles from left to right, row by row."""
        index, centres = self.view.state.game.index, self.view.layout.centres
        tiles = [index[label] for label in self.gestures.lit()]
        return sorted(tiles, key=lambda tile: (round(centres[tile][1]), centres[tile][0]))

    def _next_lit(self, by: int) -> None:
        lit = self._lit()
        if not lit:
            self.gestures.respond(GestureHint(HintKey.NOTHING_LIT))
            return
        here = self.tile
        self.cursor.go(
            KeyboardZone.VALLEY,
            lit[(lit.index(here) + by) % len(lit)] if here in lit else lit[0 if by > 0 else -1],
        )

    def _next_token(self, by: int) -> None:
        if self.selection.token is not None:
            self.selection.pick_token(None)
        count = len(self.movable())
        if count:
            self._step(KeyboardZone.TOKENS, by, count)
        else:
            self.gestures.respond(GestureHint(HintKey.NO_TOKEN_MOVES))

    # acting

    def _enter(self, event: Event) -> None:
        if not self.cursor.handle(event):
            self.cursor.begin()
            return
        lit = self._lit()
        if lit and self.selection.picked and self.cursor.zone is not KeyboardZone.VALLEY:
            self.cursor.go(KeyboardZone.VALLEY, lit[0])
        else:
            self.cursor.follow()

    def _pick_die(self, number: int) -> None:
        dice = self.view.tray.in_order()
        if number <= len(dice):
            self.gestures.toggle(dice[number - 1])

    def _picked_die(self) -> int | None:
        """The face of the one die that is picked, or None (which is told)."""
        picked = self.view.tray.picked()
        if len(picked) != 1:
            self.gestures.respond(GestureHint(HintKey.PICK_A_DIE))
            return None
        return picked[0]

    def _protect(self) -> None:
        """Put the picked die on the tile; before the roll, take the tile's die back."""
        tile = self._pointed_tile()
        if tile is None:
            self.gestures.respond(GestureHint(HintKey.POINT_AT_TILE))
            return
        label = self.view.state.game.labels[tile]
        if self.view.state.phase is Phase.PREPARATION:
            self.gestures.respond(self.selection.play(TakeBack(label)))
            return
        face = self._picked_die()
        if face is not None:
            self.gestures.respond(self.selection.put(HeldDie(face), label))

    def _pointed_tile(self) -> int | None:
        rect = self.cursor.area
        return self.view.layout.tile_at(rect.center) if rect is not None else None

    def _change_die(self, change: _DieChange) -> None:
        face = self._picked_die()
        if face is not None:
            self.gestures.respond(self.selection.play(change(face)))


def _parts(panel: PanelLayout) -> list[Rect]:
    """What a panel can tell of, from above: its player, counts, relics, tokens, cards and bars."""
    parts = [panel.header, panel.crystals, panel.cubes, panel.dice, *panel.relics]
    parts += [slot.rect for slot in panel.tokens if slot.home]
    parts += [panel.hostage] if panel.hostage is not None else []
    parts += [slot.rect for slot in panel.cards]
    return [rect for rect in (*parts, *panel.bars) if rect.height]
