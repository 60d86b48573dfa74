"""Buttons."""

from collections.abc import Callable, Sequence
from typing import Literal, Self

from pygame import Rect, Surface

from game.base.colour import RGB
from game.base.i18n.words import Words
from game.base.keys.bindings import KeyAction
from game.ui import theme
from game.ui.look import Look
from game.ui.pictures import draw_framed
from game.ui.pressable import Pressable
from game.ui.scale import inset
from game.ui.shapes import blank, frame, make_faint, rounded
from game.ui.text import TextBlock, TextStyle, draw_block, draw_text, fit, fits, measure
from game.ui.theme import Role

Icon = Callable[[Surface, Look, Rect, RGB], None]
Style = Literal["brass", "wood", "paper"]
_NARROW = 100  # on a button narrower than this things stand closer to its edge
_CLEAR = 30  # between words in the middle of a button and its key's name, at least
_FAINT = 0.55  # the icon of a button that cannot be pressed
_ICON = 34  # the usual side of an icon
_SHADE = 130  # over its wood and brass, of 255
_SLENDER = 66  # a button narrower than this has its icon above its key's name
_LOW = 90  # a button lower than this has little room for that
_HARDLY = 1  # pixel by which letters are smaller, so that the key's name has room
_RIM = 5  # that words in several lines leave free above and below
_LEAST = 0.7  # of the size of words that have room


class Button(Pressable):
    """A button of brass, dark wood or paper; `key` presses it from anywhere and `hint` is that key's name on
    a chip.
    """

    def __init__(
        self,
        label: str,
        on_click: Callable[[], None],
        *,
        style: Style = "brass",
        key: KeyAction | int | None = None,
        hint: str = "",
        icon: Icon | None = None,
        size: float | None = None,
        tooltip: str = "",
    ) -> None:
        super().__init__(key=key, tooltip=tooltip)
        self._label = label
        self.on_click = on_click
        self.style: Style = style
        self.hint = hint
        self.icon = icon
        self.size = size
        self.icon_size: float = _ICON
        """The side of its icon at most, in design units."""
        self.even = False
        """Whether its words are as large as those of the buttons beside it: rather than they shrink its icon goes."""
        self.selected = False
        self.dark = False
        """Whether it looks as if it could not be pressed, until what led to where it can was seen."""
        self.words_place: Rect | None = None  # where its words were drawn
        self.icon_place: Rect | None = None  # where its icon was drawn, None while there is no room for it

    @classmethod
    def keyed(
        cls,
        words: Words,
        label: str,
        on_click: Callable[[], None],
        *,
        key: KeyAction,
        style: Style = "brass",
        icon: Icon | None = None,
        size: float | None = None,
        tooltip: str = "",
    ) -> Self:
        """A button with the name of the key on it that presses it now."""
        hint = words.cap(key)
        return cls(label, on_click, style=style, key=key, hint=hint, icon=icon, size=size, tooltip=tooltip)

    @property
    def label(self) -> str:
        """The words on it."""
        return self._label

    @label.setter
    def label(self, value: str) -> None:
        if value != self._label:
            self._label = value
            self.changed = True

    @property
    def meaning(self) -> object:
        """See `Widget.meaning`: what its words say."""
        return super().meaning, self._label

    def act(self, spot: tuple[int, int] | None) -> None:
        """Press it."""
        self.on_click()

    def draw(self, surface: Surface) -> None:
        px = self.scale.px
        down = self.pressed and self.hovered
        rect = self.rect.move(0, px(2) if down else 0)
        self._body(surface, rect, down)
        if self.icon is not None and self.hint and rect.width < px(_SLENDER):
            self._stacked(surface, rect)
            return
        inner = self._inner(rect)
        if self.shows_key:
            self._chip(surface, inner)
            inner = self._beside_chip(inner)
        self._content(surface, rect, inner)
        self.draw_focus(surface)

    def _inner(self, rect: Rect) -> Rect:
        """Where its things lie: closer to its edges where its words would be smaller otherwise."""
        px = self.scale.px
        usual = inset(rect, px(14 if rect.width >= px(_NARROW) else 8), 0)
        close = inset(rect, px(8 if self._label else 6), 0)
        wide = measure(self._label, Role.BUTTON, self.scale, self.size)[0]
        if not self._label or self._beside_chip(usual).width < wide <= self._beside_chip(close).width:
            return close
        return usual

    def _beside_chip(self, inner: Rect) -> Rect:
        if not self.hint:
            return inner
        gap = self.scale.px(8 if self._label else 5)
        return Rect(inner.x, inner.y, inner.width - self._chip_width() - gap, inner.height)

    def words_and_room(self, size: float) -> tuple[int, int]:
        """How many pixels wide its words are in letters so large, and for how many there is room."""
        wide = measure(self._label, Role.BUTTON, self.scale, size)[0]
        return wide, self._beside_chip(inset(self.rect, self.scale.px(8), 0)).width

    def _content(self, surface: Surface, rect: Rect, inner: Rect) -> None:
        """Icon and words beside each other in the middle of the button; of its area `inner` where the key's name is
        close.
        """
        px = self.scale.px
        side = min(max(rect.height - px(18), rect.height * 2 // 3), px(self.icon_size))
        if not self._label:
            side = min(side, inner.width)
        beside = Rect(inner.x + side + px(10), inner.y, inner.width - side - px(10), inner.height)
        before = 0
        if self.icon is not None and self._whole(beside):  # words say more than an icon
            before = side + (px(10) if self._label else 0)
        room = inner.width - before, inner.height
        words = fit(self._label, Role.BUTTON, self.scale, room, size=self.size)
        if words.lines != (self._label,):  # two lines say more than one that is cut
            words = self._broken(room)
        wide = before + words.width
        left = rect.centerx - wide // 2
        if left + wide > inner.right - px(_CLEAR) and inner.right < rect.right - px(_CLEAR):
            left = inner.centerx - wide // 2
        self.icon_place = Rect(left, rect.centery - side // 2, side, side) if before else None
        if self.icon_place is not None:
            self._draw_icon(surface, self.icon_place)
        area = Rect(left + before, inner.y, inner.right - left - before, inner.height)
        self.words_place = draw_block(surface, words, area, self._ink(), "left", "middle")

    def _whole(self, area: Rect) -> bool:
        """Whether the words have room there without being cut."""
        if self.even and self.icon is not None and self._label:
            return measure(self._label, Role.BUTTON, self.scale, self.size)[0] <= area.width
        block = fit(self._label, Role.BUTTON, self.scale, area.size, size=self.size)
        return block.lines in ((self._label,), [self._label]) or not self._label

    @property
    def shows_key(self) -> bool:
        """Whether its key's name has room beside its words, which say more."""
        inner = self._inner(self.rect)
        beside = self._beside_chip(inner)
        return bool(self.hint) and (self._whole(beside) or self._breaks(inner, beside))

    def _breaks(self, alone: Rect, beside: Rect) -> bool:
        """Whether the words have room in lines beside the key's name, in letters hardly smaller than in one line."""
        if not fits(self._label, Role.BUTTON, self.scale, self._clear(beside.size), size=self.size):
            return False
        one_line = fit(self._label, Role.BUTTON, self.scale, alone.size, size=self.size)
        return not self._whole(alone) or self._broken(beside.size).pixels >= one_line.pixels - _HARDLY

    def _broken(self, room: tuple[int, int]) -> TextBlock:
        """The words in lines, clear of the edges where they have room so."""
        clear = self._clear(room)
        kept = fits(self._label, Role.BUTTON, self.scale, clear, size=self.size)
        return fit(
            self._label, Role.BUTTON, self.scale, clear if kept else room, size=self.size, wrapped=True
        )

    def _clear(self, room: tuple[int, int]) -> tuple[int, int]:
        return room[0], room[1] - self.scale.px(_RIM)

    def _stacked(self, surface: Surface, rect: Rect) -> None:
        """Where there is no room for both beside each other, the key's name stands below the icon."""
        px = self.scale.px
        low = rect.height < px(_LOW)
        foot = Rect(
            rect.x + px(6), rect.bottom - px(29 if low else 36), rect.width - 2 * px(6), px(24 if low else 30)
        )
        wide, _ = measure(self.hint, Role.STRONG, self.scale, 16)
        self._key_cap(surface, foot, min(foot.width, max(px(28), wide + px(10))))
        side = min(
            rect.width - px(18),
            foot.y - rect.y - px(6 if low else 8),
            px(self.icon_size) if low else rect.width,
        )
        place = Rect(0, 0, side, side)
        place.midbottom = rect.centerx, foot.y - max(px(2), (foot.y - rect.y - px(4) - side) // 2)
        self._draw_icon(surface, place)
        self.icon_place = place
        self.draw_focus(surface)

    def _draw_icon(self, surface: Surface, place: Rect) -> None:
        """Draw it, faintly where the button cannot be pressed: a picture has colours of its own."""
        if self.icon is None:
            return
        if self._bright:
            self.icon(surface, self.scale.look, place, self._ink())
            return
        around = place.height // 4  # some pictures are a little larger than their place
        layer = blank(place.inflate(2 * around, 2 * around).size)
        self.icon(layer, self.scale.look, Rect((around, around), place.size), self._ink())
        make_faint(layer, _FAINT)
        surface.blit(layer, place.move(-around, -around))

    @property
    def _bright(self) -> bool:
        return self.enabled and not self.dark

    def _ink(self) -> RGB:
        if self.style == "paper":
            return self.scale.look.palette.ink if self._bright else self.scale.look.palette.pale_ink
        if not self._bright:
            return (
                self.scale.look.palette.sunk_cream
                if self.style == "wood"
                else self.scale.look.palette.sunk_ink
            )
        return self.scale.look.palette.cream if self.style == "wood" else self.scale.look.palette.ink

    def _body(self, surface: Surface, rect: Rect, down: bool) -> None:
        px = self.scale.px
        hot = self.hovered and self._bright and not down
        if self.style == "brass":
            state = "off" if not self._bright else "pressed" if down else "hover" if hot else "normal"
            draw_framed(surface, self.scale.look, f"frame.button.{state}", rect, self.scale.factor)
        elif self.style == "wood":
            draw_framed(surface, self.scale.look, "frame.wood", rect, self.scale.factor)
            if not self._bright:
                rounded(surface, rect, theme.SHADOW, px(8), _SHADE)
            if hot:
                rounded(surface, rect.inflate(-px(8), -px(8)), theme.BRASS_LIGHT, px(6), 34)
        else:
            draw_framed(surface, self.scale.look, "frame.chip", rect, self.scale.factor)
            if hot:
                rounded(surface, rect.inflate(-px(4), -px(4)), theme.LIT_HALO, px(5), 90)
        if self.selected and not self.dark:
            frame(surface, rect.inflate(-px(2), -px(2)), self.scale.look.palette.lit, px(8), max(2, px(3)))

    def _chip_width(self) -> int:
        return max(measure(self.hint, Role.STRONG, self.scale, 16)[0] + self.scale.px(14), self.scale.px(28))

    def _chip(self, surface: Surface, inner: Rect) -> None:
        """Draw the key's name at the right end."""
        area = Rect(0, inner.y, self._chip_width(), inner.height)
        area.right = inner.right + self.scale.px(2)
        self._key_cap(surface, area, area.width)

    def _key_cap(self, surface: Surface, area: Rect, width: int) -> None:
        """Draw the key's name in the middle of an area, on a cap that is so many pixels wide."""
        px = self.scale.px
        tall = measure(self.hint, Role.STRONG, self.scale, 16)[1]
        box = Rect(0, 0, width, min(tall + px(4), self.rect.height - px(10)))
        box.center = area.center
        draw_framed(
            surface, self.scale.look, "frame.key" if self._bright else "frame.key.off", box, self.scale.factor
        )
        sunk = self.scale.look.palette.pale_ink if self.style == "paper" else self.scale.look.palette.sunk_ink
        ink = self.scale.look.palette.ink if self._bright else sunk
        draw_text(surface, self.hint, TextStyle(Role.STRONG, ink, "centre", size=16), self.scale, box)


def make_even(buttons: Sequence[Button], most: float) -> None:
    """Give the words of buttons that lie together one size, the largest up to `most` at which all of them are whole."""
    size = most
    while size > _LEAST * most and any(
        wide > room for wide, room in (b.words_and_room(size) for b in buttons if b.label)
    ):
        size -= 0.5
    for button in buttons:
        button.size, button.even = size, True
