"""Check boxes."""

from collections.abc import Callable

from pygame import Rect, Surface

from game.base.keys.bindings import KeyAction
from game.ui.pressable import Pressable
from game.ui.shapes import polyline, rounded
from game.ui.text import TextStyle, draw_text
from game.ui.textures import brass
from game.ui.theme import Role


class Toggle(Pressable):
    """A check box with its label; the whole row can be clicked."""

    size = 20  # of the label, in design units

    def __init__(
        self,
        label: str,
        value: bool,
        on_change: Callable[[bool], None],
        *,
        key: KeyAction | int | None = None,
        tooltip: str = "",
    ) -> None:
        super().__init__(key=key, tooltip=tooltip)
        self.label = label
        self.value = value
        self.on_change = on_change

    def act(self, spot: tuple[int, int] | None) -> None:
        """Turn it the other way."""
        self.value = not self.value
        self.changed = True
        self.on_change(self.value)

    def draw(self, surface: Surface) -> None:
        px = self.scale.px
        side = min(self.rect.height, px(30))
        box = Rect(self.rect.x, self.rect.centery - side // 2, side, side)
        rounded(surface, box, self.scale.look.palette.outline, px(6))
        line = max(1, px(1.6))
        edge = box.inflate(-2 * line, -2 * line)
        surface.blit(
            brass(edge.size, max(1, px(6) - line), 255 if self.hovered and self.enabled else 215), edge
        )
        ground = edge.inflate(-2 * px(3), -2 * px(3))
        rounded(
            surface,
            ground,
            self.scale.look.palette.card if self.enabled else self.scale.look.palette.parchment_shade,
            px(3),
        )
        if self.value:
            marks = [(0.2, 0.52), (0.43, 0.76), (0.82, 0.22)]
            points = [(ground.x + ground.width * x, ground.y + ground.height * y) for x, y in marks]
            polyline(
                surface,
                points,
                self.scale.look.palette.yes if self.enabled else self.scale.look.palette.faded_ink,
                max(2.0, side / 8),
            )
        words = Rect(box.right + px(12), self.rect.y, self.rect.right - box.right - px(12), self.rect.height)
        palette = self.scale.look.palette
        ink = palette.ink if self.enabled else palette.pale_ink
        draw_text(
            surface, self.label, TextStyle(Role.BODY, ink, size=self.size, wrapped=True), self.scale, words
        )
        self.draw_focus(surface)
