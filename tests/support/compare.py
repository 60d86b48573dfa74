"""Compares what a screen looks like with a stored picture: where things are and their colours, not their grain.

Both pictures are shrunk until each pixel is the mean of a block, so that anti-aliasing, paper and wood do not count.
"""

from dataclasses import dataclass
from pathlib import Path

import pygame
from pygame import Surface

from game.i18n.words import available_languages
from game.showcase import ShowcaseContext, Size, draw, screens, set_up, stage
from game.titles.wiraqocha.content.definitions import Content
from tests.support.words import wiraqocha_words

REFERENCES = Path(__file__).parents[1] / "wiraqocha" / "pictures" / "references"
WIDTH = 640  # of a stored picture
BLOCK = 8  # pixels of a stored picture that are compared as one
TOLERANCE = 14  # levels of 255 by which the mean of a block may be off
ALLOWED = 0.003  # part of the blocks that may be off by more

_SIZE = (1280, 720)
_ELSEWHERE = ("new-game", "table")  # shown in every language and on a squarer window
_TALL = (1280, 1024)


@dataclass(frozen=True)
class Case:
    """A picture that is kept."""

    screen: str
    size: Size
    language: str

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.screen}-{self.size[0]}x{self.size[1]}-{self.language}"

    @property
    def reference(self) -> Path:
        """Where it is kept."""
        return REFERENCES / f"{self.name}.jpg"


def cases() -> list[Case]:
    """Every screen in English, and some elsewhere too."""
    found = [Case(screen, _SIZE, "en") for screen in screens("wiraqocha")]
    found += [
        Case(screen, _SIZE, language)
        for screen in _ELSEWHERE
        for language in available_languages()
        if language != "en"
    ]
    return [*found, *(Case(screen, _TALL, "en") for screen in _ELSEWHERE)]


def picture_of(case: Case, content: Content) -> Surface:
    """The screen as it looks now, in the size in which pictures are stored."""
    with stage(case.size) as stack:
        set_up(case.screen, ShowcaseContext(wiraqocha_words(case.language), content, stack))
        drawn = draw(stack)
    height = round(WIDTH * case.size[1] / case.size[0])
    return pygame.transform.smoothscale(drawn, (WIDTH, height))


@dataclass(frozen=True)
class Difference:
    """How far two pictures differ: the part of their blocks that do, and a picture of where."""

    part: float
    where: Surface

    @property
    def counts(self) -> bool:
        """Whether it is more than what anti-aliasing explains."""
        return self.part > ALLOWED


def difference(one: Surface, other: Surface) -> Difference:
    """Compare two pictures of the same size; blocks that differ are red in the picture of it."""
    if one.get_size() != other.get_size():
        return Difference(1.0, one.copy())
    blocks = (-(-one.get_width() // BLOCK), -(-one.get_height() // BLOCK))
    means = [pygame.transform.smoothscale(picture, blocks) for picture in (one, other)]
    where = pygame.transform.grayscale(one)
    off = 0
    for x in range(blocks[0]):
        for y in range(blocks[1]):
            pairs = zip(means[0].get_at((x, y))[:3], means[1].get_at((x, y))[:3], strict=True)
            if max(abs(a - b) for a, b in pairs) > TOLERANCE:
                off += 1
                where.fill((200, 0, 0), (x * BLOCK, y * BLOCK, BLOCK, BLOCK), pygame.BLEND_RGB_ADD)
    return Difference(off / (blocks[0] * blocks[1]), where)
