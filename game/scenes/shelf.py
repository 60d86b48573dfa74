"""The shelf: the covers of all games below each other, the one whose menu is shown lit."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.keys.shell_keys import NEXT_GAME
from game.scenes.cover_motion import COVER_SIZE
from game.scenes.title_art import Cover
from game.ui import theme
from game.ui.keys import digit_of, is_plain, presses
from game.ui.list_view import SelectionList
from game.ui.options import draw_number
from game.ui.panels import draw_panel
from game.ui.pointers import Pointer
from game.ui.scale import inset
from game.ui.shapes import rounded
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.widget import nothing

WIDTH: Final = 240  # of the shelf with the bar at its right, in design units
_EDGE: Final = 6  # room round the covers for their ring
_GAP: Final = 16
_NAME: Final = 54  # height of a game's name below its cover
_WAIT: Final = 0.05  # seconds between two covers that are read: input is taken in between
_BACK: Final = (pygame.K_UP, pygame.K_LEFT, pygame.K_PAGEUP)
_ON: Final = (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_PAGEDOWN, NEXT_GAME)


class ShelvedGame(NamedTuple):
    """What is seen of a game on the shelf."""

    name: str
    cover: Cover


class Shelf(SelectionList[str]):
    """The games by the names of their titles; the one in front is that whose menu is shown.

    A click, its number, the arrows, Page Up and Page Down, a key and the wheel bring another one to the front.
    """

    def __init__(
        self,
        titles: Sequence[str],
        front: str,
        games: Mapping[str, ShelvedGame],
        read: Callable[[str], None],
        turn: Callable[[str], None],
    ) -> None:
        """`games` are those that were read already; `read` adds one to them, or does not where its files cannot be
        used. `turn` is called with the title that is to be in front.
        """
        super().__init__(lambda: turn(self.entries[self.number]), nothing, titles, list(titles).index(front))
        self._games, self._read = games, read
        self._waited = 0.0

    def turn_by(self, steps: int) -> None:
        """Bring the game so many places further down to the front; the first follows the last."""
        self.point_at((self.number + steps) % len(self.entries))

    @property
    def pointer(self) -> Pointer:
        return Pointer.HAND if self.under not in (None, self.number) else Pointer.ARROW

    def lay_out(self, area: Rect) -> Sequence[Rect]:
        px = self.scale.px
        width = area.width - 2 * px(_EDGE)
        height = width * COVER_SIZE[1] // COVER_SIZE[0] + px(_NAME)
        tops = (px(_EDGE) + number * (height + px(_GAP)) for number in range(len(self.entries)))
        return [Rect(px(_EDGE), top, width, height) for top in tops]

    # input

    def click(self, number: int) -> bool:
        self.acted = number != self.number
        return super().click(number)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and event.y:
            self.turn_by(-1 if event.y > 0 else 1)
            return True
        return super().handle(event)

    def shortcut(self, event: Event) -> bool:
        if not is_plain(event):
            return False
        digit = digit_of(event)
        if presses(event, *_BACK, *_ON):
            self.turn_by(1 if presses(event, *_ON) else -1)
        elif digit and digit <= len(self.entries):
            self.point_at(digit - 1)
        else:
            return False
        return True

    # time

    def update(self, dt: float) -> bool:
        """Read the games that are not known yet, one after another: the first picture waits for none of them."""
        unread = next((name for name in self.entries if name not in self._games), None)
        if unread is None:
            return False
        self._waited += dt
        if self._waited >= _WAIT:
            self._waited = 0.0
            self._read(unread)
            self.changed = True
            if unread not in self._games:
                front = self.entries[self.number]
                left = [name for name in self.entries if name != unread]
                self.show(left, left.index(front))
        return True

    # drawing

    def draw_cell(self, surface: Surface, cell: Rect, number: int) -> None:
        px, palette = self.scale.px, self.scale.look.palette
        inner = draw_panel(surface, cell, self.scale, "wood")
        picture = Rect(inner.x, inner.y, inner.width, inner.height - px(_NAME - 4))
        game = self._games.get(self.entries[number])
        if game is not None:
            game.cover.draw(surface, picture, self.scale)
            pygame.draw.rect(surface, palette.outline, picture, max(1, px(1.5)))
            label = inset(
                Rect(inner.x, picture.bottom, inner.width, inner.bottom - picture.bottom), px(4), px(1)
            )
            style = TextStyle(Role.SMALL, "cream", "centre", size=18, wrapped=True)
            draw_text(surface, game.name, style, self.scale, label)
        if number == self.under and number != self.number:
            rounded(surface, inner, theme.BRASS_LIGHT, px(6), 34)
        draw_number(surface, Rect(picture.x + px(6), picture.y + px(6), px(28), px(26)), number, self.scale)
        self.draw_pointed(surface, cell, number)

    def draw_focus(self, surface: Surface) -> None:
        """The ring is round the game in front: see `draw_pointed`."""
