"""The badges of what lasts that a person at the machine may end, as buttons in the panels, whoever decides."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.kit.board.context import BoardContext
from game.kit.board.table_rects import Tab
from game.titles.inkas.board.moves.labels import action_text
from game.titles.inkas.board.panels.states import badge_side, state_areas
from game.titles.inkas.board.pieces.art import draw_high
from game.titles.inkas.board.ring.lasting import sign_of
from game.titles.inkas.board.tips.lasting_tips import state_tip
from game.titles.inkas.board.view import TableView
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.keys import STOP
from game.titles.inkas.rules.actions import Stop
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.invoking import STOPPABLE, stops_of
from game.titles.inkas.rules.state import State
from game.ui.pictures import Point
from game.ui.pressable import Pressable
from game.ui.shapes import circle

_MOST: Final = 2 * len(STOPPABLE)  # of who raised them, and of who has absorbed their powers
_RIM: Final = 5  # of brass round a badge
_LIT: Final = 1.15  # how much larger a badge is under the pointer


class StopButton(Pressable):
    """A badge with a rim of brass."""

    def __init__(self, on_click: Callable[[bool], None]) -> None:
        super().__init__()
        self._on_click = on_click
        self.shape = LastingState.QUAKE
        self.badge = 0  # its height

    def act(self, spot: Point | None) -> None:
        """Press it; by a key it is meant with all others."""
        self._on_click(spot is None)

    def draw(self, surface: Surface) -> None:
        look, px = self.scale.look, self.scale.px
        side = self.badge * (_LIT if self.hovered and not self.pressed else 1.0)
        rim = look.palette.lit if self.hovered else look.palette.amber_dark
        radius = (side + px(_RIM)) / 2
        circle(surface, self.rect.center, radius, rim, look.palette.outline, max(1, px(1.6)))
        draw_high(surface, look, sign_of(self.shape), self.rect.center, side)
        self.draw_focus(surface)


class StopButtons:
    """Those of all persons at the machine. `ask` lets one of these be chosen, or let be."""

    def __init__(
        self, context: BoardContext[State, Event], view: TableView, ask: Callable[[Sequence[Stop]], None]
    ) -> None:
        self._context, self._view, self._ask = context, view, ask
        self.buttons = [StopButton(partial(self._press, number)) for number in range(_MOST)]
        self._meant: list[Stop] = []  # by each button
        self._able: dict[int, Sequence[Stop]] = {}  # by seat
        self._rests = True

    def show(self, state: State, *, past: bool = False) -> None:
        """Take a moment of the table."""
        context = self._context
        people = () if past or not context.options.buttons or state.victory else context.people
        self._able = {seat: stops for seat in people if (stops := stops_of(state, seat))}

    def rest(self, *, rests: bool) -> bool:
        """Nothing is ended while the table shows what led here; returns whether it looks different now."""
        changed, self._rests = rests != self._rests, rests
        if changed:
            self.place()
        return changed and bool(self._able)

    @property
    def tab(self) -> Tab | None:
        """Where the badges lie, where not everything has room; None where there are none."""
        if not self._able:
            return None
        return Tab.MAIN if self._view.shown.viewing in self._able else Tab.PLAYERS

    def place(self) -> None:
        """Lay them over the badges of the panels that are seen."""
        shown = self._view.shown
        window = Rect((0, 0), shown.scale.size)
        found = [
            (area, one, stop)
            for panel in self._view.panels
            for stop in (self._able.get(panel.seat, ()) if self._rests else ())
            for area, one in state_areas(shown, panel)
            if PIECES[one.user] == stop.walla and one.shape in STOPPABLE and window.contains(area)
        ]
        self._meant = [stop for _, _, stop in found]
        key = shown.words.cap(STOP)
        for number, button in enumerate(self.buttons):
            button.visible, button.key = number < len(found), STOP if number == 0 else None
            if button.visible:
                area, one, stop = found[number]
                button.shape, button.badge = one.shape, badge_side(shown, area)
                said = shown.words("tips.stop", act=action_text(shown.words, shown.state, stop), key=key)
                button.tooltip = "\n".join((*state_tip(shown, one), said))
                high = min(area.height, area.width)
                button.place(area.inflate(0, max(0, area.width - high)), shown.scale)

    def _press(self, number: int, every: bool) -> None:
        """Ask for what a button means, or for all that can be ended."""
        self._ask(
            [stop for stops in self._able.values() for stop in stops] if every else [self._meant[number]]
        )
