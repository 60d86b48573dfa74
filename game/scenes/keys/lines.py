"""All actions with their keys as lines below the headings of their groups."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.keys.bindings import KeyAction, KeyBindings, KeyGroup
from game.ui import theme
from game.ui.list_view import SelectionList
from game.ui.panels import draw_rule
from game.ui.pictures import draw_framed
from game.ui.shapes import rounded
from game.ui.text import TextStyle, draw_text, measure
from game.ui.theme import Role

_HEAD, _LINE, _EDGE = 58, 42, 5  # heights of a heading and of a line, room round the lines for their ring
_LETTERS: Final = 18  # on the caps
_CAP: Final = 34  # least width of a cap


@dataclass(frozen=True, slots=True)
class KeyLine:
    """A heading, or an action (`action`) by its words."""

    text: str
    action: KeyAction | None = None


def key_lines(groups: Iterable[tuple[KeyGroup, Words]]) -> tuple[KeyLine, ...]:
    """The lines of these groups, each in the words of its game."""
    found = list[KeyLine]()
    for group, words in groups:
        found.append(KeyLine(words(f"keys.group.{group.name}")))
        found += (KeyLine(words(f"keys.{action.path}"), action) for action in group.actions)
    return tuple(found)


class KeyList(SelectionList[KeyLine]):
    """The lines; a click on one takes it. What was chosen by the player stands on brighter paper."""

    hover_points = False

    def __init__(
        self,
        words: Words,
        lines: Iterable[KeyLine],
        bindings: Callable[[], KeyBindings],
        on_point: Callable[[], None],
        on_take: Callable[[], None],
    ) -> None:
        super().__init__(on_point, on_take, lines, 1)
        self._words, self._bindings = words, bindings

    @property
    def action(self) -> KeyAction | None:
        """The action that is pointed at."""
        return None if self.current is None else self.current.action

    def lay_out(self, area: Rect) -> Sequence[Rect]:
        px, edge = self.scale.px, self.scale.px(_EDGE)
        heights = [px(_LINE if line.action else _HEAD) for line in self.entries]
        tops = accumulate(heights, initial=edge)
        return [
            Rect(edge, top, area.width - 2 * edge, height) for top, height in zip(tops, heights, strict=False)
        ]

    def point_at(self, number: int) -> None:
        """See `SelectionList.point_at`: headings are passed over."""
        number = self._within(number)
        way = -1 if number < self.number else 1
        while self.entries[number].action is None and 0 <= number + way < len(self.entries):
            number += way
        if self.entries[number].action is not None:
            super().point_at(number)

    def click(self, number: int) -> bool:
        if self.entries[number].action is None:
            return False
        self.point_at(number)
        self._on_take()
        return True

    def draw_focus(self, surface: Surface) -> None:
        """The ring is round the line that is pointed at: see `draw_cell`."""

    def draw_cell(self, surface: Surface, cell: Rect, number: int) -> None:
        px, scale, line = self.scale.px, self.scale, self.entries[number]
        if line.action is None:
            foot = Rect(cell.x, cell.bottom - px(42), cell.width, px(36))
            draw_text(surface, line.text, TextStyle(Role.HEADING, "ink", size=25), scale, foot)
            draw_rule(surface, cell.x, cell.right, cell.bottom - px(5), scale)
            return
        if number in (self.under, self.number):
            rounded(surface, cell.inflate(0, -px(4)), theme.LIT_HALO, px(6), 60)
        cap = self._words.cap_of(self._bindings().of(line.action))
        wide = max(px(_CAP), measure(cap, Role.STRONG, scale, _LETTERS)[0] + px(20))
        box = Rect(cell.right - wide - px(10), cell.y + px(6), wide, cell.height - px(12))
        room = Rect(cell.x + px(12), cell.y, box.x - cell.x - px(24), cell.height)
        chosen = line.action.path in self._bindings().chosen
        role = Role.STRONG if chosen else Role.BODY
        draw_text(surface, line.text, TextStyle(role, "ink", size=20), scale, room)
        draw_framed(surface, scale.look, "frame.key", box, scale.factor)
        draw_text(surface, cap, TextStyle(Role.STRONG, "ink", "centre", size=_LETTERS), scale, box)
        if self.focused:
            self.draw_pointed(surface, cell.inflate(0, -px(4)), number)
