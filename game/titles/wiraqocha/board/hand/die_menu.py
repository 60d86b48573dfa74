"""The small menu over a die: one less, one more, roll again, make it a five; each only where it is allowed."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.titles.wiraqocha.board.panels.tray import TrayDie
from game.titles.wiraqocha.board.pieces.art import draw_thing
from game.titles.wiraqocha.board.pieces.glyphs import draw_flat_die
from game.titles.wiraqocha.rules.actions import Action, Exoskeleton, Lower, Raise, Reroll
from game.ui import theme
from game.ui.icons import icon
from game.ui.panels import draw_panel
from game.ui.scale import Scale
from game.ui.shapes import frame, rounded
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

Spot = tuple[int, int]

_NAMES: dict[type[Lower | Raise | Reroll | Exoskeleton], str] = {
    Lower: "lower",
    Raise: "raise",
    Reroll: "reroll",
    Exoskeleton: "exoskeleton",
}
_ICONS = {"lower": "minus", "raise": "plus", "reroll": "again"}


@dataclass(frozen=True, slots=True)
class DieMenuEntry:
    """One thing to do to the die: its word (`lower`, `raise`, `reroll`, `exoskeleton`) and its price in cubes."""

    name: str
    action: Action
    cubes: int


def entries(actions: Sequence[Action], face: int, step_cubes: int) -> tuple[DieMenuEntry, ...]:
    """What may be done to a die of this face."""
    return tuple(
        DieMenuEntry(name, action, step_cubes if kind in (Lower, Raise) else 0)
        for kind, name in _NAMES.items()
        for action in actions
        if isinstance(action, kind) and action.die == face
    )


class DieMenu:
    """The open menu: the die, what can be done to it, and where that is on the screen."""

    def __init__(
        self, die: TrayDie, x: int, tray: Rect, found: tuple[DieMenuEntry, ...], scale: Scale, face: int
    ) -> None:
        """`x` is where the die lies in the `tray`, above which the menu stands; `face` is the Exoskeleton's."""
        self.die = die
        self.entries = found
        self.scale = scale
        self.face = face
        px = scale.px
        width, height = px(70), px(52)
        self.rect = Rect(0, 0, width * len(found) + px(12), height + px(12))
        self.rect.midbottom = (x, tray.top + px(6))
        self.rect.clamp_ip(scale.window)
        left, top = self.rect.x + px(6), self.rect.y + px(6)
        self.cells = tuple(Rect(left + n * width, top, width, height) for n in range(len(found)))
        self._tray = tray

    def holds(self, spot: Spot) -> bool:
        """Whether the pointer is still on the menu, or in the tray on its way to it."""
        return bool(self.rect.collidepoint(spot) or self._tray.collidepoint(spot))

    def at(self, spot: Spot) -> DieMenuEntry | None:
        """The entry under a spot."""
        return next((entry for entry, cell in self._pairs() if cell.collidepoint(spot)), None)

    def cell(self, name: str) -> Rect:
        """The place of an entry by its word. Raises KeyError where it is not offered."""
        for entry, cell in self._pairs():
            if entry.name == name:
                return cell
        raise KeyError(name)

    def _pairs(self) -> list[tuple[DieMenuEntry, Rect]]:
        return list(zip(self.entries, self.cells, strict=True))

    def draw(self, surface: Surface, pointer: Spot | None) -> None:
        """Draw the menu; the entry under the pointer is bright."""
        px = self.scale.px
        draw_panel(surface, self.rect, self.scale, "wood")
        for entry, cell in self._pairs():
            area = cell.inflate(-px(6), -px(4))
            rounded(surface, area, theme.BRASS_MID, px(6))
            if pointer is not None and cell.collidepoint(pointer):
                rounded(surface, area, theme.BRASS_LIGHT, px(6))
                frame(surface, area, self.scale.look.palette.lit, px(6), max(1, px(2)))
            self._draw_entry(surface, entry, area)

    def _draw_entry(self, surface: Surface, entry: DieMenuEntry, area: Rect) -> None:
        px = self.scale.px
        side = px(24)
        at = Rect(0, 0, side, side)
        at.center = (area.centerx - (px(15) if entry.cubes else 0), area.centery)
        if entry.name == "exoskeleton":
            draw_flat_die(surface, self.scale.look, self.face, at.center, px(30))
        else:
            icon(_ICONS[entry.name])(surface, self.scale.look, at, self.scale.look.palette.ink)
        if entry.cubes:
            draw_thing(surface, self.scale.look, "cube", (at.right + px(8), area.centery), px(20))
            price = Rect(at.right + px(17), area.y, px(18), area.height)
            draw_text(surface, str(entry.cubes), TextStyle(Role.STRONG, "ink", size=17), self.scale, price)
