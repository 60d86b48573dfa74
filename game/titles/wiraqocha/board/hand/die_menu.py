"""The small menu over a die: roll it again, apart from the rest; one less, one more, make it a five."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from game.core.contract import Refusal
from game.titles.wiraqocha.board.panels.tray import TrayDie
from game.titles.wiraqocha.board.pieces.art import draw_thing
from game.titles.wiraqocha.board.pieces.glyphs import draw_flat_die
from game.titles.wiraqocha.rules.actions import Action, Exoskeleton, Lower, Raise, Reroll
from game.titles.wiraqocha.rules.engine import refusal
from game.titles.wiraqocha.rules.state import State
from game.ui import theme
from game.ui.high_contrast import draw_ring
from game.ui.icons import icon
from game.ui.panels import draw_panel
from game.ui.scale import Scale
from game.ui.shapes import frame, rounded
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

Spot = tuple[int, int]

_ICONS: Final = {"lower": "minus", "raise": "plus", "reroll": "again"}
_CELL: Final = (70, 52)  # in design units
_EDGE: Final = 6
_APART: Final = 14  # between rolling again, which nobody can take back, and the rest
_SHADE: Final = 96  # opacity of what lies over an entry that cannot be chosen


@dataclass(frozen=True, slots=True)
class DieMenuEntry:
    """One thing to do to the die: its word (`reroll`, `lower`, `raise`, `exoskeleton`), its price in cubes, and
    whether it can be done now; if not, perhaps why not.
    """

    name: str
    action: Action
    cubes: int
    possible: bool
    refusal: Refusal | None = None


def entries(state: State, actions: Sequence[Action], face: int) -> tuple[DieMenuEntry, ...]:
    """What can be done to a die of this face, each thing always in the same place; nothing if none of it is among the
    `actions`. Who owns no card that sets a die is not told of that.
    """
    step = state.game.figures.step_cubes
    offered: list[tuple[str, Action, int]] = [
        ("reroll", Reroll(face), 0),
        ("lower", Lower(face), step),
        ("raise", Raise(face), step),
    ]
    if state.cards[state.mover] & state.game.set_die_cards:
        offered.append(("exoskeleton", Exoskeleton(face), 0))
    if not any(action in actions for _, action, _ in offered):
        return ()
    return tuple(
        DieMenuEntry(name, action, cubes, action in actions, refusal(state, action))
        for name, action, cubes in offered
    )


class DieMenu:
    """The open menu: the die, what can be done to it, and where that is on the screen."""

    def __init__(
        self, die: TrayDie, place: Rect, tray: Rect, found: tuple[DieMenuEntry, ...], scale: Scale, face: int
    ) -> None:
        """`place` is that of the die in the `tray`, above which the menu stands; `face` is the Exoskeleton's."""
        self.die = die
        self.entries = found
        self.scale = scale
        self.face = face
        px = scale.px
        (width, height), edge, apart = map(px, _CELL), px(_EDGE), px(_APART)
        self.rect = Rect(0, 0, width * len(found) + apart + 2 * edge, height + 2 * edge)
        # one less lies at the left of the die, one more at its right
        self.rect.bottomleft = (place.centerx - edge - 2 * width - apart, tray.top + edge)
        self.rect.clamp_ip(scale.window)
        left, top = self.rect.x + edge, self.rect.y + edge
        self.cells = tuple(
            Rect(left + n * width + (apart if n else 0), top, width, height) for n in range(len(found))
        )
        self._tray, self._place = tray, place

    def holds(self, spot: Spot) -> bool:
        """Whether the pointer is still on the menu, or in the tray on its way to it."""
        return bool(self.rect.collidepoint(spot) or self._tray.collidepoint(spot))

    def at(self, spot: Spot) -> DieMenuEntry | None:
        """The entry under a spot."""
        return next((entry for entry, cell in self._pairs() if cell.collidepoint(spot)), None)

    def cell(self, name: str) -> Rect:
        """The place of an entry by its word. Raises KeyError where there is none."""
        for entry, cell in self._pairs():
            if entry.name == name:
                return cell
        raise KeyError(name)

    def _pairs(self) -> list[tuple[DieMenuEntry, Rect]]:
        return list(zip(self.entries, self.cells, strict=True))

    def draw(self, surface: Surface, pointer: Spot | None) -> None:
        """Draw the menu and a ring round its die; the entry under the pointer is bright, what cannot be chosen grey."""
        px, look = self.scale.px, self.scale.look
        ring = self._place.inflate(px(8), px(8))
        draw_ring(surface, look, ring, look.palette.lit, px(9), max(2, px(3)))
        draw_panel(surface, self.rect, self.scale, "wood")
        for entry, cell in self._pairs():
            area = cell.inflate(-px(6), -px(4))
            rounded(surface, area, theme.BRASS_MID, px(6))
            if entry.possible and pointer is not None and cell.collidepoint(pointer):
                rounded(surface, area, theme.BRASS_LIGHT, px(6))
                frame(surface, area, self.scale.look.palette.lit, px(6), max(1, px(2)))
            self._draw_entry(surface, entry, area)
            if not entry.possible:
                rounded(surface, area, theme.SHADOW, px(6), _SHADE)

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
