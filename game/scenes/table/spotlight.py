"""Rings round what a hint or a line of the log speaks of: tiles, tokens, dice, cards, buttons."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from pygame import Rect, Surface

from game.titles.wiraqocha.board.event_places import places_of, tiles_of, wrecks_of
from game.titles.wiraqocha.board.payments import payment_of
from game.titles.wiraqocha.board.valley import tile_frame
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import RESERVE, Action, TokenAt
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.tokens import KIND_INDEX
from game.ui import theme
from game.ui.high_contrast import draw_ring, ring_width
from game.ui.widget import Widget

_BUTTONS: dict[type, str] = {
    a.Collect: "collect",
    a.Muster: "muster",
    a.Roll: "roll",
    a.Sacrifice: "sacrifice",
    a.Manufacture: "factory",
    a.End: "end",
}


class Spotlight:
    """What is ringed now. Only labels and names are kept, so that it holds for any window size."""

    def __init__(self, view: TableView, buttons: Mapping[str, Widget]) -> None:
        self.view = view
        self.buttons = buttons
        self.tiles: frozenset[str] = frozenset()
        self._places: Callable[[], list[Rect]] = list

    @property
    def on(self) -> bool:
        """Whether anything is ringed."""
        return bool(self.tiles) or bool(self._places())

    def clear(self) -> bool:
        """Ring nothing any more; returns whether anything was."""
        was = self.on
        self.tiles, self._places = frozenset(), list
        return was

    def show_tiles(self, labels: Iterable[str]) -> None:
        """Ring these tiles and nothing else."""
        index = self.view.state.game.index
        self.tiles, self._places = frozenset(label for label in labels if label in index), list

    def show_events(self, events: Sequence[Event]) -> None:
        """Ring all that events are about, where it is now."""
        self.show_tiles(label for event in events for label in tiles_of(event))
        self._places = lambda: [place for event in events for place in places_of(self.view, event)]

    def show(self, *actions: Action) -> None:
        """Ring all that these actions are about."""
        tiles = [tile for action in actions for tile in (getattr(action, "tile", None), _origin(action))]
        self.show_tiles(label for label in tiles if label)
        self._places = lambda: [rect for action in actions for rect in self._rects(action)]

    def _rects(self, action: Action) -> list[Rect]:
        found = self._dice(action)
        names = (_BUTTONS.get(type(action), ""), "roll" if isinstance(action, a.Collect | a.Muster) else "")
        shown = [self.buttons[name] for name in names if name in self.buttons and self.buttons[name].visible]
        found += [button.rect for button in shown[:1]]  # where they have no button, rolling does it too
        match action:
            case a.Conquer(_, TokenAt(kind, place)) | a.Exchange(_, TokenAt(kind, place)) if place == RESERVE:
                found += self._reserve(kind)
            case a.Build(card):
                view, index = self.view, self.view.state.game.card_index[card]
                if index in view.state.market:  # it is gone once it is bought
                    found.append(view.layout.cards[view.state.market.index(index)])
            case a.Recover(kind) | a.Restore(kind):
                found += wrecks_of(self.view, self.view.active, kind)
            case a.Ransom(_, captor):
                hostage = self.view.panels[self.view.state.game.colours.index(captor)].hostage
                found += [hostage] if hostage is not None else []
        return found

    def _dice(self, action: Action) -> list[Rect]:
        payment = payment_of(action)
        wanted = list(payment.dice) if payment is not None else []
        wanted += [face for face in (getattr(action, "die", None),) if face is not None]
        found = []
        for die in self.view.tray.in_order():
            if die.face in wanted:
                wanted.remove(die.face)
                found.append(self.view.tray.die_rect(die))
        return found

    def _reserve(self, kind: TokenKind) -> list[Rect]:
        slots = self.view.panels[self.view.active].tokens
        return [slot.rect for slot in slots if slot.home and slot.kind == KIND_INDEX[kind]][:1]

    def draw(self, surface: Surface) -> None:
        """Draw the rings."""
        view, px = self.view, self.view.scale.px
        ring = tile_frame(
            round(view.layout.radius * 1.02),
            theme.CRYSTAL,
            ring_width(self.view.scale.look, max(3, round(9 * view.layout.tile_scale))),
        )
        for label in self.tiles:
            x, y = view.layout.centres[view.state.game.index[label]]
            surface.blit(ring, ring.get_rect(center=(round(x), round(y))))
        for rect in self._places():
            draw_ring(
                surface,
                self.view.scale.look,
                rect.inflate(px(10), px(10)),
                theme.CRYSTAL,
                px(9),
                max(2, px(5)),
            )


def _origin(action: Action) -> str | None:
    """The tile that a token of the action comes from."""
    if isinstance(action, a.Conquer | a.Exchange) and action.token.place != RESERVE:
        return action.token.place
    return None
