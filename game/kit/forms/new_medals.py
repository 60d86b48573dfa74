"""The medals that a game brought, on a slip of paper at its end."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.keys.shell_keys import NEW_MEDALS
from game.core.contract import Achievement
from game.kit.medals import medal_deed, medal_name, medal_surface
from game.ui.animation import ease_out, mix
from game.ui.panels import draw_panel
from game.ui.pressable import Pressable
from game.ui.shapes import make_faint
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.widget import nothing

HIGH: Final = 48  # design units of the slip
_RADIUS: Final = 19  # so that rays and ribbons lie on the slip
_WORDS: Final = 120  # room for what is said beside them
_STEP: Final = 0.18  # seconds from one medal to the next
_FALL: Final = 0.4  # seconds in which one comes down
_FROM: Final = 1.7  # how large it is at first


class NewMedals(Pressable):
    """New medals, which come down one after the other; where nothing only adorns, they lie there. A press, or the key
    of the medals, leads to all of them.
    """

    def __init__(
        self, words: Words, medals: Sequence[Achievement], show: Callable[[], None] = nothing
    ) -> None:
        lines = [f"{medal_name(words, medal)}: {medal_deed(words, medal)}" for medal in medals]
        super().__init__(key=NEW_MEDALS, tooltip="\n".join(lines))
        self._show = show
        self.words, self.medals = words, tuple(medals)
        self.visible = bool(medals)
        self._time = 0.0

    def act(self, spot: tuple[int, int] | None) -> None:
        self._show()

    @property
    def _moving(self) -> bool:
        still = self.scale.look.still or not self.visible
        return not still and self._time < _STEP * (len(self.medals) - 1) + _FALL

    def update(self, dt: float) -> bool:
        if not self._moving:
            return False
        self._time += dt
        self.changed = True
        return True

    def draw(self, surface: Surface) -> None:
        px, slip = self.scale.px, self.rect
        draw_panel(surface, slip, self.scale, "note", active=True)
        count = len(self.medals)
        step = min(px(2 * _RADIUS + 8), (slip.width - px(_WORDS)) // max(1, count))
        for number, medal in enumerate(self.medals):
            self._draw_medal(
                surface, number, medal, (slip.x + px(6) + step // 2 + number * step, slip.centery)
            )
        left = slip.x + px(14) + step * count
        said = self.words("medals.new", count=count)
        if count == 1:
            said = self.words("medals.new_named", name=medal_name(self.words, self.medals[0]))
        area = Rect(left, slip.y + px(3), slip.right - left - px(8), slip.height - px(6))
        style = TextStyle(Role.ASIDE, "ink", "centre", size=20, wrapped=True)
        draw_text(surface, said, style, self.scale, area)
        self.draw_focus(surface)

    def _draw_medal(self, surface: Surface, number: int, medal: Achievement, centre: tuple[int, int]) -> None:
        picture = medal_surface(self.scale.look, medal, self.scale.px(_RADIUS))
        share = min(1.0, max(0.0, (self._time - number * _STEP) / _FALL)) if self._moving else 1.0
        if share < 1.0:
            size = mix(_FROM, 1.0, ease_out(share))
            wide, high = (round(side * size) for side in picture.get_size())
            picture = pygame.transform.smoothscale(picture, (wide, high))
            make_faint(picture, share)
        surface.blit(picture, picture.get_rect(center=centre))
