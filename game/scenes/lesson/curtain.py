"""The curtain between two chapters of a lesson: it tells what has passed, and opens on the table."""

from dataclasses import dataclass
from math import cos, tau
from typing import Any, Final

import pygame
from pygame import Rect, Surface

from game.base.colour import RGB
from game.base.i18n.words import Words
from game.scenes.lesson.progress import LessonProgress
from game.ui import theme
from game.ui.animation import Tween
from game.ui.brass_letters import draw_brass_letters
from game.ui.buttons import Button
from game.ui.cache import cached
from game.ui.look import Look
from game.ui.panels import draw_panel
from game.ui.scale import Scale, rows
from game.ui.scene import Scene
from game.ui.text import TextStyle, draw_text, wrap
from game.ui.theme import Role

_SECONDS = 0.7  # that the curtain takes to open
_VELVET: RGB = (122, 22, 28)
_FOLDS = 9  # of one half
_SHEET = (940, 400)  # design units, and as much taller as the text needs
_TITLE, _FOOT, _GAP, _EDGE = 96, 62, 12, (50, 28)
_TEXT: Final = TextStyle(Role.BODY, "ink", "centre", size=25, wrapped=True)
_HEM = 26  # height of the brass fringe
_COUNTED: Final = 6  # rounds between two chapters that are told by their number


@dataclass(frozen=True, slots=True)
class CurtainWords:
    """What stands on a curtain: what has passed, what happened meanwhile, and the button that opens it."""

    title: str
    text: str
    button: str
    key: str


def curtain_words(words: Words, progress: LessonProgress[Any, Any, Any]) -> CurtainWords:
    """What stands on the curtain before the chapter that the learner is at."""
    rounds = progress.rounds_passed
    later = f"lesson.later.{rounds if rounds <= _COUNTED else 'many'}"
    return CurtainWords(
        words(later if rounds else "lesson.another_game"),
        words(f"lesson.chapter.{progress.chapter.name}"),
        words("lesson.next"),
        words("menu.key_done"),
    )


class CurtainScene(Scene):
    """A closed curtain before the scene under it."""

    largest_zoom = 2.0

    def __init__(self, words: CurtainWords) -> None:
        super().__init__()
        self.words = words
        self._tween: Tween | None = None  # how far it has opened, once it does
        self._behind: Surface | None = None  # the picture of what it opens on
        self._sheet = self._title = self._text = Rect(0, 0, 0, 0)
        self.go_on = Button(words.button, self.open, key=pygame.K_RETURN, hint=words.key)
        self.ui.add(self.go_on)

    def open(self) -> None:
        """Open it; where nothing may move it is gone at once."""
        if self._tween is not None:
            return
        self.go_on.visible = False
        self._tween = Tween((0.0,), (1.0,), 0.0 if self.scale.look.still else _SECONDS)
        self.invalidate()

    def layout(self, scale: Scale) -> None:
        px = scale.px
        self._behind = None
        width = min(px(_SHEET[0]), scale.width - px(60))
        around = px(2 * _EDGE[1] + _TITLE + _FOOT + 2 * _GAP)
        text = wrap(self.words.text, _TEXT.role, scale, width - 2 * px(_EDGE[0]), _TEXT.size).height
        height = min(max(px(_SHEET[1]), around + text), scale.height - px(20))
        self._sheet = Rect(0, 0, width, height)
        self._sheet.center = scale.window.center
        inner = self._sheet.inflate(-2 * px(_EDGE[0]), -2 * px(_EDGE[1]))
        self._title, self._text, foot = rows(inner, [scale.fixed(_TITLE), 1, scale.fixed(_FOOT)], px(_GAP))
        wide = min(px(320), foot.width)
        self.go_on.place(Rect(foot.centerx - wide // 2, foot.y, wide, foot.height), scale)

    def update(self, dt: float) -> bool:
        moved = super().update(dt)
        if self._behind is None:  # while it is closed, so that it opens evenly
            self._behind = Surface(self.scale.size)
            self.stack.scenes[self.stack.scenes.index(self) - 1].paint(self._behind)
        if self._tween is None:
            return moved
        self._tween.update(dt)
        self.invalidate()
        if self._tween.done:
            self.stack.pop(self)
        return True

    def draw(self, surface: Surface) -> None:
        half = (-(-surface.get_width() // 2), surface.get_height())
        left = _half(self.scale.look, half, self.scale.px(_HEM))
        aside = 0
        if self._tween is not None and self._behind is not None:
            aside = round(self._tween.value[0] * half[0])
            gap = Rect(half[0] - aside, 0, 2 * aside, half[1])
            surface.blit(self._behind, gap, gap)
        surface.blit(left, (-aside, 0))
        surface.blit(left, (surface.get_width() - half[0] + aside, 0))
        if self._tween is None:
            self._draw_sheet(surface)
        super().draw(surface)

    def _draw_sheet(self, surface: Surface) -> None:
        draw_panel(surface, self._sheet, self.scale, "paper", active=True)
        draw_brass_letters(surface, self.words.title, self.scale, self._title, 66)
        draw_text(surface, self.words.text, _TEXT, self.scale, self._text)


@cached
def _half(look: Look, size: tuple[int, int], hem: int) -> Surface:
    """One half of the curtain: velvet in folds, darker towards its top, with a fringe of brass."""
    if look.high_contrast:
        plain = Surface(size)
        plain.fill(look.palette.table)
        return plain
    across = Surface((_FOLDS * 16, 2))
    for x in range(across.get_width()):
        light = 0.72 + 0.28 * cos(tau * x / 16)
        for y, shade in enumerate((0.62, 1.0)):
            across.set_at((x, y), tuple(round(part * light * shade) for part in _VELVET))
    velvet = pygame.transform.smoothscale(across, size)
    threads = Surface((_FOLDS * 64, 1))
    for x in range(threads.get_width()):
        light = (0.78 + 0.22 * cos(tau * x / 64)) * (1.0 if x % 4 < 2 else 0.72)
        threads.set_at((x, 0), tuple(round(part * light) for part in theme.BRASS_MID))
    velvet.blit(pygame.transform.smoothscale(threads, (size[0], hem)), (0, size[1] - hem))
    velvet.fill(look.palette.outline, (0, size[1] - hem, size[0], max(1, hem // 9)))
    return velvet
