"""The keys of the table: a pointer that jumps from thing to thing, and does what the mouse would do there."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Final, TypeAlias

import pygame
from pygame import Rect
from pygame.event import Event

from game.titles.wiraqocha.board.choices import GestureHint, HintKey
from game.titles.wiraqocha.board.gestures import Gestures
from game.titles.wiraqocha.board.graveyard_layout import WreckPile
from game.titles.wiraqocha.board.layout import Spot, Tab
from game.titles.wiraqocha.board.panel_layout import PanelLayout
from game.titles.wiraqocha.board.selection import Selection
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.rules.actions import RESERVE, Exoskeleton, Lower, Raise, Reroll, TokenAt
from game.titles.wiraqocha.rules.state import Phase
from game.titles.wiraqocha.rules.tokens import KIND_INDEX, KINDS
from game.ui.keys import digit_of, is_plain, sign_of

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


_DieChange: TypeAlias = type[Raise | Lower | Reroll | Exoskeleton]
_CHANGES: Final[dict[int, _DieChange]] = {pygame.K_t: Reroll, pygame.K_x: Exoskeleton}


class KeyboardZone(Enum):
    """The places that the pointer of the keys jumps between."""

    VALLEY = auto()
    TOKENS = auto()
    MARKET = auto()
    CARDS = auto()
    GRAVEYARD = auto()
    PLAYERS = auto()


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
    """Where the pointer of the keys is, and what each key means.

    `point` is called with the spot that it moves to (None: nowhere), `settle` before a key acts, so that nothing
    still moves.
    """

    def __init__(
        self,
        view: TableView,
        gestures: Gestures,
        selection: Selection,
        point: Callable[[Spot | None], None],
        settle: Callable[[], None],
    ) -> None:
        self.view = view
        self.gestures = gestures
        self.selection = selection
        self._point = point
        self._settle = settle
        self.place: KeyboardZone | None = None
        self._tile = 0
        self._number = 0

    # where it is

    @property
    def tile(self) -> int | None:
        """The tile that it is on, or None where it is elsewhere."""
        return self._tile if self.place is KeyboardZone.VALLEY else None

    def rect(self) -> Rect | None:
        """What it is on, in pixels; None where it is nowhere."""
        if self.place is None:
            return None
        if self.place is KeyboardZone.VALLEY:
            return self.view.layout.tile_rect(self._tile)
        places = self._places(self.place)
        return places[self._number % len(places)] if places else None

    def leave(self) -> None:
        """The mouse is used again: it is nowhere."""
        self.place = None

    def leave_what_is_folded(self) -> None:
        """Be nowhere where the tab with the place that it is in does not lie open."""
        tab = _TABS.get(self.place) if self.place is not None else None
        if tab is not None and not self.view.layout.shows(tab):
            self.place = None

    def follow(self) -> None:
        """The state or the window is another one: stay where one was, as far as that is still there."""
        rect = self.rect()
        if self.place is not None and rect is None:
            self.place = None
        if rect is not None:
            self._point(rect.center)

    def _go(self, place: KeyboardZone, number: int = 0) -> None:
        self.place, self._number = place, number
        if place is KeyboardZone.VALLEY:
            self._tile = number
        self.follow()

    def _places(self, place: KeyboardZone) -> list[Rect]:
        """The things in a place, in the order in which one goes through them."""
        view, panel = self.view, self.view.panels[self.view.active]
        match place:
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
        state = self.view.state
        seat = self.view.active
        kinds = [kind for kind, count in enumerate(state.reserve[seat]) if count]
        tokens = [TokenAt(KINDS[kind], RESERVE) for kind in kinds]
        tokens += [
            TokenAt(KINDS[piece & 7], state.game.labels[tile])
            for tile, piece in enumerate(state.board)
            if piece >= 0 and piece >> 3 == seat
        ]
        return [token for token in tokens if self.selection.reach(token)]

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
        if self._moved(event) or self._jumped(event.key):
            return True
        return self._acted(event)

    def _moved(self, event: Event) -> bool:
        key = event.key
        if key in _ARROWS:
            self._arrow(_ARROWS[key])
        elif key == pygame.K_TAB:
            self._next_token(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._next_lit(1 if key == pygame.K_PAGEDOWN else -1)
        else:
            return False
        return True

    def _jumped(self, key: int) -> bool:
        if key == pygame.K_o:
            self._next_player()
            return True
        jumps = {
            pygame.K_b: KeyboardZone.MARKET,
            pygame.K_c: KeyboardZone.CARDS,
            pygame.K_g: KeyboardZone.GRAVEYARD,
        }
        place = jumps.get(key)
        if place is None:
            return False
        count = len(self._places(place))
        if not count or (
            place is KeyboardZone.GRAVEYARD and not any(self._own(wreck) for wreck in self._wrecks())
        ):
            self.gestures.answer(GestureHint(_EMPTY[place]))
        if count:
            self._go(place, (self._number + 1) % count if self.place is place else 0)
        return True

    def _next_player(self) -> None:
        """Go to the panel of the first player, or of the next one."""
        starts = [0]
        for panel in self.view.panels[:-1]:
            starts.append(starts[-1] + len(_parts(panel)))
        here = self._number if self.place is KeyboardZone.PLAYERS else -1
        self._go(KeyboardZone.PLAYERS, next((start for start in starts if start > here), 0))

    def _acted(self, event: Event) -> bool:
        key = event.key
        number, sign = digit_of(event), sign_of(event)
        if number is not None:
            self._pick_die(number or 10)
        elif key in _ENTER:
            self._enter()
        elif key == pygame.K_p:
            self._protect()
        elif sign is not None:
            self._change_die(Raise if sign == "+" else Lower)
        elif key in _CHANGES:
            self._change_die(_CHANGES[key])
        else:
            return False
        return True

    # moving

    def _arrow(self, way: tuple[int, int]) -> None:
        if self.place is KeyboardZone.VALLEY:
            self._go(KeyboardZone.VALLEY, self.beside(self._tile, way))
        elif self.place in (None, KeyboardZone.TOKENS) or (self.place is KeyboardZone.MARKET and way[0] < 0):
            self._go(KeyboardZone.VALLEY, self._start())
        else:
            assert self.place is not None
            count = max(1, len(self._places(self.place)))
            self._go(self.place, (self._number + way[0] + way[1]) % count)

    def beside(self, tile: int, way: tuple[int, int]) -> int:
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
            self.gestures.answer(GestureHint(HintKey.NOTHING_LIT))
            return
        here = self.tile
        self._go(
            KeyboardZone.VALLEY,
            lit[(lit.index(here) + by) % len(lit)] if here in lit else lit[0 if by > 0 else -1],
        )

    def _next_token(self, by: int) -> None:
        self._settle()
        if self.selection.token is not None:
            self.selection.pick_token(None)
        count = len(self.movable())
        if not count:
            self.gestures.answer(GestureHint(HintKey.NO_TOKEN_MOVES))
        elif self.place is KeyboardZone.TOKENS:
            self._go(KeyboardZone.TOKENS, (self._number + by) % count)
        else:
            self._go(KeyboardZone.TOKENS, 0 if by > 0 else count - 1)

    # acting

    def _enter(self) -> None:
        self._settle()
        rect = self.rect()
        if rect is None:
            self._go(KeyboardZone.VALLEY, self._start())
            return
        self.gestures.press_at(rect.center)
        lit = self._lit()
        if self.place is not KeyboardZone.VALLEY and lit and (self.selection.aimed or self.selection.token):
            self._go(KeyboardZone.VALLEY, lit[0])
        else:
            self.follow()

    def _pick_die(self, number: int) -> None:
        dice = self.view.tray.in_order()
        if number <= len(dice):
            self._settle()
            self.gestures.toggle(dice[number - 1])

    def _picked_die(self) -> int | None:
        """The face of the one die that is picked, or None (which is told)."""
        picked = self.view.tray.picked()
        if len(picked) != 1:
            self.gestures.answer(GestureHint(HintKey.PICK_A_DIE))
            return None
        return picked[0]

    def _protect(self) -> None:
        """Put the picked die on the tile; before the roll, take the tile's die back."""
        self._settle()
        tile = self._pointed_tile()
        if tile is None:
            self.gestures.answer(GestureHint(HintKey.POINT_AT_TILE))
            return
        label = self.view.state.game.labels[tile]
        if self.view.state.phase is Phase.PREPARATION:
            self.gestures.answer(self.selection.click_die_on(label))
            return
        face = self._picked_die()
        if face is not None:
            self.gestures.answer(self.selection.drop_die(face, label))

    def _pointed_tile(self) -> int | None:
        rect = self.rect()
        return self.view.layout.tile_at(rect.center) if rect is not None else None

    def _change_die(self, change: _DieChange) -> None:
        self._settle()
        face = self._picked_die()
        if face is not None:
            self.gestures.answer(self.selection.play(change(face)))


def _parts(panel: PanelLayout) -> list[Rect]:
    """What a panel can tell of, from above: its player, counts, relics, tokens, cards and bars."""
    parts = [panel.header, panel.crystals, panel.cubes, panel.dice, *panel.relics]
    parts += [slot.rect for slot in panel.tokens if slot.home]
    parts += [panel.hostage] if panel.hostage is not None else []
    parts += [slot.rect for slot in panel.cards]
    return [rect for rect in (*parts, *panel.bars) if rect.height]
