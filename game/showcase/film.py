"""`wiraqocha film`: what moves on the table as a strip of pictures, for whoever judges it without a window.

The title says which movements there are. Nothing but what changes meanwhile is shown.
"""

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.base.i18n.words import Words
from game.core.contract import GameData
from game.core.registry import title
from game.kit.board.board_factory import BoardFactory
from game.scenes.title_showcase import Showcase
from game.showcase import ShowcaseContext, ShowcaseError, fitting
from game.showcase.screenshot import check_file, check_name, read_size, save_picture
from game.showcase.stage import Size, draw, stage
from game.ui.text import TextStyle

if TYPE_CHECKING:
    from pygame import Rect, Surface

FRAME: Final = 1 / 60
MOST: Final = 60  # pictures of one strip
_LONGEST: Final = 15.0  # seconds that are waited for the last movement
_MARGIN: Final = 24  # pixels shown round what moves
_STRIP: Final = (2000, 1500)  # pixels of a strip at most
_LINE: Final = 22  # pixels for the time under each picture


def film(scene: str, size: str, frames: int, out: Path, data: GameData, words: Words) -> None:
    """Write a strip of `frames` pictures of a scene, drawn at this size (`1920x1080`), to `out`.

    Raises ShowcaseError, which says what cannot be used.
    """
    known = title(data.title).part(Showcase).films
    check_name(scene, known, words)
    if not 2 <= frames <= MOST:
        raise ShowcaseError(words("cli.bad_frames", most=MOST, found=frames))
    pixels = read_size(size, words)
    check_file(out, words)
    length = len(_pictures(scene, pixels, data, words, frozenset()))
    wanted = [round(number * (length - 1) / (frames - 1)) for number in range(frames)]
    taken = _pictures(scene, pixels, data, words, frozenset(wanted))
    save_picture(strip([(number * FRAME, drawn) for number, drawn in enumerate(taken) if drawn]), out, words)


def _pictures(
    name: str, size: Size, data: GameData, words: Words, wanted: frozenset[int]
) -> "list[Surface | None]":
    """The pictures from the moment of the last step until all lies still; None for those that are not `wanted`."""
    from game.table.scene import TableScene

    with stage(size) as stack:
        show = ShowcaseContext(words, data, stack)
        with fitting(show):
            match, session, steps = title(data.title).part(Showcase).film(show, name)
        scene = TableScene(match, session, words, board=match.title.part(BoardFactory))
        stack.push(scene)
        for line in steps[:-1]:
            show.play(session, line)
            scene.let_all_go()
        draw(stack)
        show.play(session, steps[-1])
        taken: list[Surface | None] = []
        moves = True
        while moves and len(taken) * FRAME < _LONGEST:
            taken.append(draw(stack) if len(taken) in wanted else None)
            moves = stack.update(FRAME)
        taken.append(draw(stack))
    return taken


def strip(pictures: "list[tuple[float, Surface]]") -> "Surface":
    """Pictures side by side with their times in seconds, cut to what changes between them."""
    import pygame
    from pygame import Rect, Surface

    from game.ui.scale import Scale
    from game.ui.text import draw_text
    from game.ui.theme import Role

    area = changed_area([drawn for _, drawn in pictures])
    across = max(range(1, len(pictures) + 1), key=lambda number: _grown(area, number, len(pictures)))
    down = -(-len(pictures) // across)
    grown = _grown(area, across, len(pictures))
    width, height = round(area.width * grown), round(area.height * grown)
    sheet = Surface((across * width, down * (height + _LINE)))
    for number, (seconds, drawn) in enumerate(pictures):
        row, column = divmod(number, across)
        corner = (column * width, row * (height + _LINE))
        sheet.blit(pygame.transform.smoothscale(drawn.subsurface(area), (width, height)), corner)
        box = Rect(corner[0], corner[1] + height, width, _LINE)
        draw_text(
            sheet,
            f"{seconds:.2f} s",
            TextStyle(Role.BODY, "cream", "centre", size=15),
            Scale(1920, 1080),
            box,
        )
    return sheet


def _grown(area: "Rect", across: int, count: int) -> float:
    """How large pictures of this room can be drawn, so many in a row."""
    down = -(-count // across)
    return min(1.0, _STRIP[0] / across / area.width, (_STRIP[1] / down - _LINE) / area.height)


def changed_area(pictures: "list[Surface]") -> "Rect":
    """The area in which the pictures are not all alike, with a margin; all of it where they are."""
    import pygame

    whole = pictures[0].get_rect()
    areas = []
    for one, other in pairwise(pictures):
        same = pygame.mask.from_threshold(one, (0, 0, 0), (3, 3, 3, 255), other)
        same.invert()
        areas += same.get_bounding_rects()
    if not areas:
        return whole
    return areas[0].unionall(areas[1:]).inflate(2 * _MARGIN, 2 * _MARGIN).clip(whole)
