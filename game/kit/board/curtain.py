"""The curtain before a hand that not everybody at the machine may see: cards lie face down until their owner looks."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.colour import rgb
from game.base.keys.bindings import KeyAction
from game.base.keys.shell_keys import LOOK
from game.ui.keys import is_plain, presses
from game.ui.lettering import letters, wide, write
from game.ui.panels import draw_panel
from game.ui.pictures import Point, at_unit, find
from game.ui.pressable import Pressable
from game.ui.scale import Scale
from game.ui.text import fits
from game.ui.theme import Role
from game.ui.widget import LEFT

_FALL: Final = 0.35  # seconds in which the cloth falls or rises
_HINT: Final = 17
_ROSE: Final = rgb("#f6dcc4")


@dataclass(frozen=True, slots=True)
class CurtainPlace:
    """What a curtain hides, in pixels: the `hand`, which is held to look, behind the `cloth`; beside it a `hint`.

    `look` is what the cloth says, `picture` the name of its own. `holds`: there is something in the hand. `more` lies
    elsewhere, and is held to look as well.
    """

    hand: Rect
    cloth: Rect
    hint: Rect
    scale: Scale
    look: str
    hold: str
    press: str
    picture: str
    holds: bool
    more: tuple[Rect, ...] = ()


class Curtain(Pressable):
    """What hides a hand where several persons share a machine; where one sits at it alone, it never falls.

    Usually the hand lies face down, and who decides lifts it by holding it, or a `key` (with Shift: until it is pressed
    again); where that is a `switch`, by one press until another one. Where something is chosen from the hand a cloth
    falls when nothing moves any more, which stays lifted after a press until that is done. `changed` is called when the
    hand is seen or hidden, `touch` for what is heard.
    """

    def __init__(
        self,
        people: Collection[int],
        changed: Callable[[], None],
        touch: Callable[[str], None],
        key: KeyAction | int = LOOK,
    ) -> None:
        super().__init__()
        self._people = people
        self._changed = changed
        self._touch = touch
        self._key = key
        self._place: CurtainPlace | None = None
        self._moment: object = None
        self._may_look = False  # whether somebody decides who could look
        self._chooses = False  # whether something is chosen from a hand
        self._hangs = False  # whether the cloth may fall for it: nothing moves on the table any more
        self._lifted = False
        self._by_mouse = False
        self._latched = False  # until the key is pressed again
        self._fallen = 0.0  # how far the cloth is down, of 1
        self.calm = False
        self.switch = False  # whether a press shows the hand, and another one hides it

    @property
    def shared(self) -> bool:
        """Whether several persons sit at the machine."""
        return len(self._people) > 1

    @property
    def covers(self) -> bool:
        """Whether the cloth is down."""
        return self.shared and self._hangs and not self._lifted

    @property
    def held(self) -> bool:
        """Whether the hand is seen for as long as the mouse holds it."""
        return self._by_mouse

    def take(self, moment: object, *, may_look: bool, chooses: bool) -> None:
        """Take a moment of the game, before it is shown: another one, or one in which nobody may look, hides the hand.

        `may_look`: somebody decides who could look. `chooses`: something is chosen from the hand.
        """
        if moment != self._moment or not may_look:
            self._lifted = self._by_mouse = False
        self._moment, self._chooses = moment, chooses
        self._hangs = self._hangs and chooses
        self._may_look = may_look

    def rest(self, *, rests: bool) -> bool:
        """Let the cloth fall where it must, if the table `rests`; returns whether it does so now."""
        if not rests or self._hangs or not self._chooses:
            return False
        self._hangs = True
        if self.shared:
            self._touch("hang")
            self.focusable = self.covers
        return self.shared

    def sees(self, viewing: int, *, over: bool = False, past: bool = False) -> bool:
        """Whether the hand of a seat is seen now; `over`: the game has ended."""
        if viewing not in self._people:
            return False
        return not self.shared or over or (self._lifted and not past)

    # lifting

    def lift(self) -> None:
        """Let the hand be seen."""
        self._turn(lifted=True)

    def lower(self) -> bool:
        """Hide it again; returns whether it was seen."""
        return self._turn(lifted=False)

    def hand_over(self) -> None:
        """Hide it before the game goes on to somebody else: what moves then starts from a picture without it."""
        if self._lifted:
            self._lifted = self._by_mouse = False
            self._changed()

    def _turn(self, *, lifted: bool) -> bool:
        if not self.shared or not self._may_look or lifted == self._lifted:
            return False
        self._lifted = lifted
        self._touch("hang" if self._chooses else "lift")
        self._changed()
        return True

    def act(self, spot: Point | None) -> None:
        """Lift the cloth."""
        self.lift()

    def hold(self, event: Event) -> bool:
        """Take an event of the mouse or of the key: the hand is seen while it is held; returns whether it was used."""
        if not self.shared or not self._may_look:
            return False
        if event.type == pygame.KEYDOWN and presses(event, self._key) and is_plain(event):
            latched = self._chooses or self.switch or event.mod & pygame.KMOD_SHIFT
            self._turn(lifted=not (self._lifted and latched))
            self._latched = bool(latched)
            return True
        if event.type == pygame.KEYUP and presses(event, self._key):
            if not self._latched:
                self.lower()
            return True
        return self._hold_by_mouse(event)

    def _hold_by_mouse(self, event: Event) -> bool:
        if self._chooses or self._place is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            held = self._place.hand, *self._place.more
            on_fan = any(area.collidepoint(event.pos) for area in held)
            if self.switch:
                return on_fan and self._turn(lifted=not self._lifted)
            self._by_mouse = on_fan and not self._lifted
            if self._by_mouse:
                self.lift()
            return self._by_mouse
        if self._by_mouse and event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            self._by_mouse = False
            self.lower()
            return True
        return False

    def let_go(self) -> None:
        """The pointer left the window, or the window the keys: nothing is held any more."""
        if not self._chooses:
            self._by_mouse = False
            self.lower()

    # the cloth

    def contains(self, spot: tuple[int, int]) -> bool:
        """See `Widget.contains`: only the cloth can be pressed."""
        return self.covers and super().contains(spot)

    def put(self, place: CurtainPlace) -> None:
        """Hang it before the hand."""
        self._place = place
        self.visible = True
        self.focusable = self.covers
        self.place(place.cloth, place.scale)

    def update(self, dt: float) -> bool:
        """See `Widget.update`: the cloth falls or rises."""
        wanted = float(self.covers)
        if self._fallen == wanted:
            return False
        step = 1.0 if self.calm else dt / _FALL
        self._fallen = min(wanted, self._fallen + step) if wanted else max(wanted, self._fallen - step)
        return True

    def draw(self, surface: Surface) -> None:
        place = self._place
        if place is None or not self.shared:
            return
        if self._fallen:
            self._draw_cloth(surface, place)
        elif self._may_look and not self._lifted and place.holds:
            said = place.press if self.switch else place.hold
            if fits(said, Role.ASIDE, place.scale, place.hint.size, size=letters(place.scale, _HINT)):
                write(
                    surface, said, place.hint, place.scale, Role.ASIDE, _HINT, _ROSE, "centre", wrapped=True
                )

    def _draw_cloth(self, surface: Surface, place: CurtainPlace) -> None:
        look, entry = place.scale.look, find(place.scale.look, place.picture)
        low = self.rect.y + round(self.rect.height * self._fallen)
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        if entry is None:  # a title without a picture of it
            surface.fill(look.palette.mahogany, Rect(self.rect.topleft, (self.rect.width, low - self.rect.y)))
        else:
            unit = max(self.rect.width / entry.size[0], self.rect.height / entry.size[1])
            cloth = at_unit(look, place.picture, unit)
            surface.blit(cloth, cloth.get_rect(midbottom=(self.rect.centerx, low)))
        surface.set_clip(before)
        if self._fallen == 1:
            self._draw_label(surface, place.look)

    def _draw_label(self, surface: Surface, said: str) -> None:
        px, scale = self.scale.px, self.scale
        needed, most = wide(said, scale, Role.NAME, 22) + px(56), self.rect.width - px(16)
        area = Rect(0, 0, min(most, needed), px(52 if needed <= most else 92))
        area.center = self.rect.center
        draw_panel(surface, area, scale, "card", active=self.hovered)
        inner = area.inflate(-px(24), -px(8))
        write(surface, said, inner, scale, Role.NAME, 22, "ink", "centre", wrapped=True)
        self.draw_focus(surface)
