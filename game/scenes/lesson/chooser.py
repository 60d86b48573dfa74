"""The choice between the lessons, and what else there is to learn by."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.scenes.lesson.title_lessons import AnyTitleLessons
from game.ui.dialogs import Chooser, Option
from game.ui.look import Look
from game.ui.shapes import circle, polyline
from game.ui.widget import nothing

_PICTURE: Final = (270.0, 130.0)
_TICK: Final = ((0.24, 0.52), (0.43, 0.72), (0.78, 0.28))


class LessonChooser(Chooser[Callable[[], None]]):
    """A card for each lesson of a title with what it teaches; those of `taken` have a tick.

    `begin` is called with the name of the chosen one. `challenges` stand beside them, each with what begins it.
    """

    def __init__(
        self,
        words: Words,
        lessons: AnyTitleLessons,
        taken: Collection[str],
        begin: Callable[[str], None],
        challenges: Sequence[Option[Callable[[], None]]] = (),
    ) -> None:
        def option(lesson: str) -> Option[Callable[[], None]]:
            title, done = words(f"lesson.choice.{lesson}.title"), lesson in taken
            return Option(
                partial(begin, lesson),
                words("lesson.choice.done", lesson=title) if done else title,
                words(f"lesson.choice.{lesson}.note"),
                partial(_draw_lesson, lessons, lesson, done),
            )

        super().__init__(
            words("lesson.open"),
            [*(option(lesson) for lesson in lessons.names), *challenges],
            lambda chosen: chosen(),
            nothing,
            text=words("challenge.choice" if challenges else "lesson.choice.text"),
            way_out=(words("menu.back"), words("menu.key_back")),
            picture_size=_PICTURE,
        )


def _draw_lesson(
    lessons: AnyTitleLessons, name: str, done: bool, surface: Surface, look: Look, area: Rect
) -> None:
    lessons.draw(surface, name, area, look)
    if done:
        draw_done(surface, look, area)


def draw_done(surface: Surface, look: Look, area: Rect) -> None:
    """Draw a seal with a tick over the picture in an area: what it stands for is done."""
    side = area.height // 3
    seal = Rect(area.centerx + area.height // 3, area.bottom - side, side, side)
    circle(surface, seal.center, side // 2, look.palette.yes)
    points = [(seal.x + side * x, seal.y + side * y) for x, y in _TICK]
    polyline(surface, points, look.palette.cream, max(2.0, side / 9))
