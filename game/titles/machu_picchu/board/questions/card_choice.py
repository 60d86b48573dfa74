"""The cards of a hand side by side on the panel, large and free, of which some are chosen to go back."""

from collections.abc import Callable
from typing import Final

from pygame import Rect, Surface

from game.titles.machu_picchu.board.panels.forecast import card_points
from game.titles.machu_picchu.board.pieces.cards import CARD, draw_card, draw_seal
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.content.definitions import CARDS
from game.ui.high_contrast import draw_ring
from game.ui.lettering import write
from game.ui.pressable import Pressable
from game.ui.shapes import circle
from game.ui.theme import Role

MOST: Final = 12
"""Cards that have room side by side; of more hands are chosen in the fan."""
_LARGE: Final = 1.6  # design units to a unit of a card, at most
_BESIDE: Final = 40  # of a panel, on the view
_APART: Final = 16  # of cards
_SIDE, _ABOVE, _BELOW = 34, 26, 18  # of the panel round them
_MARK: Final = 17  # radius of the number of a chosen card


class CardButton(Pressable):
    """A card of the hand that is chosen, or put away again, when it is pressed."""

    def __init__(self, choose: Callable[[str], object]) -> None:
        super().__init__()
        self._choose = choose
        self._shown: BoardViewState | None = None
        self._card, self._order = 0, 0
        self.visible = False

    @property
    def name(self) -> str:
        """Which card it is."""
        return CARDS[self._card]

    def show(self, shown: BoardViewState, card: int, order: int) -> None:
        """Take a card, and as which it was chosen, from 1; 0 for not at all."""
        self._shown, self._card, self._order = shown, card, order
        self.visible = self.changed = True

    def act(self, spot: tuple[int, int] | None) -> None:
        """See `Pressable.act`."""
        self._choose(self.name)

    def draw(self, surface: Surface) -> None:
        """See `Widget.draw`."""
        shown = self._shown
        if shown is None:
            return
        look, px, unit = shown.look, shown.scale.px, self.rect.width / CARD[0]
        gold = shown.state.game.card_gold[self._card]
        draw_card(surface, look, self.name, gold, self.rect.center, unit, pale=bool(self._order))
        if self._order or self.hovered:
            ring = self.rect.inflate(px(8), px(8))
            draw_ring(surface, look, ring, look.palette.lit, px(8), max(2, px(4)))
        won = card_points(shown.state, shown.viewing, self._card)
        draw_seal(surface, shown.scale, won, self.rect.center, unit)
        if self._order:
            area = Rect(0, 0, 2 * px(_MARK), 2 * px(_MARK))
            area.center = self.rect.x + px(4), self.rect.bottom - px(4)  # where it covers nothing
            circle(surface, area.center, px(_MARK), look.palette.outline)
            write(surface, str(self._order), area, shown.scale, Role.PLATE, 24, "cream", "centre")
        self.draw_focus(surface)


class CardChoice:
    """All cards of the hand that is shown; `choose` is called with the name of that which is pressed."""

    def __init__(self, choose: Callable[[str], object]) -> None:
        self.buttons = tuple(CardButton(choose) for _ in range(MOST))
        self._widest = 0.0  # design units of a panel

    def show(self, shown: BoardViewState | None, chosen: tuple[str, ...] = ()) -> None:
        """Take the hand of a moment, or none."""
        hand = shown.state.hands[shown.viewing] if shown is not None else ()
        for button in self.buttons:
            button.visible = False
        if shown is None or len(hand) > MOST:
            return
        self._widest = shown.layout.view.width / shown.scale.factor - 2 * _BESIDE
        for button, card in zip(self.buttons, hand, strict=False):
            name = CARDS[card]
            button.show(shown, card, chosen.index(name) + 1 if name in chosen else 0)

    @property
    def _seen(self) -> list[CardButton]:
        return [button for button in self.buttons if button.visible]

    def size(self, least: int) -> tuple[float, float]:
        """Width and height in design units of a panel that is as wide as `least`, and of the cards on it."""
        count = len(self._seen)
        if not count:
            return least, 0
        unit = self._unit
        wide = count * (CARD[0] * unit + _APART) - _APART + 2 * _SIDE
        return max(least, wide), CARD[1] * unit + _ABOVE + _BELOW

    @property
    def _unit(self) -> float:
        count = len(self._seen)
        return min(_LARGE, ((self._widest - 2 * _SIDE + _APART) / count - _APART) / CARD[0])

    def place(self, area: Rect, shown: BoardViewState) -> None:
        """Lay the cards into an area, in the middle."""
        seen, px = self._seen, shown.scale.px
        if not seen:
            return
        wide, high = px(CARD[0] * self._unit), px(CARD[1] * self._unit)
        left = area.centerx - (len(seen) * (wide + px(_APART)) - px(_APART)) // 2
        for number, button in enumerate(seen):
            button.place(
                Rect(left + number * (wide + px(_APART)), area.y + px(_ABOVE), wide, high), shown.scale
            )
