"""Compares what a screen looks like with a stored picture: where things are and their colours, not their grain.

Both pictures are shrunk until each pixel is the mean of a block, so that anti-aliasing, paper and wood do not count.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pygame
import pytest
from pygame import Surface

from game.base.i18n.words import Words
from game.core.contract import GameData
from game.core.registry import title
from game.showcase import ShowcaseContext, Size, draw, set_up, stage

WIDTH = 640  # of a stored picture
BLOCK = 8  # pixels of a stored picture that are compared as one
TOLERANCE = 14  # levels of 255 by which the mean of a block may be off
ALLOWED = 0.003  # part of the blocks that may be off by more
USUAL_SIZE: Final[Size] = (1280, 720)

_TESTS = Path(__file__).parents[1]


@dataclass(frozen=True)
class Case:
    """A picture of a title's screen that is kept."""

    title: str
    screen: str
    size: Size = USUAL_SIZE
    language: str = "en"

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.screen}-{self.size[0]}x{self.size[1]}-{self.language}"

    @property
    def reference(self) -> Path:
        """Where it is kept."""
        return references(self.title) / f"{self.name}.jpg"


def references(name: str) -> Path:
    """Where the pictures of a title are kept."""
    return _TESTS / name.replace("-", "_") / "pictures" / "references"


@cache
def _data(name: str) -> GameData:
    data: GameData = title(name).data.load()
    return data


def picture_of(case: Case) -> Surface:
    """The screen as it looks now, in the size in which pictures are stored."""
    words = Words.load(case.language).with_title(case.title)
    with stage(case.size) as stack:
        set_up(case.screen, ShowcaseContext(words, _data(case.title), stack))
        drawn = draw(stack)
    height = round(WIDTH * case.size[1] / case.size[0])
    return pygame.transform.smoothscale(drawn, (WIDTH, height))


def check_looks(case: Case, folder: Path, renew: str) -> None:
    """Fail where a screen does not look as stored, with pictures of it in the folder; `renew` stores it anew."""
    assert case.reference.is_file(), f"no picture of {case.name} is stored: {renew} {case.name}"
    actual, stored = picture_of(case), pygame.image.load(case.reference)
    found = difference(stored, actual)
    if found.counts:
        pygame.image.save(actual, folder / "actual.png")
        pygame.image.save(found.where, folder / "difference.png")
        pytest.fail(
            f"{case.name}: {found.part:.1%} of the picture is not as stored in {case.reference}.\n"
            f"Look at {folder}/actual.png and {folder}/difference.png; if this is as it should be: "
            f"{renew} {case.name}",
            pytrace=False,
        )


def check_stored(cases: Sequence[Case], most: int) -> None:
    """No picture is stored in vain, and all together are no more than `most` bytes."""
    stored = list(references(cases[0].title).iterdir())
    assert {path.name for path in stored} == {case.reference.name for case in cases}
    assert sum(path.stat().st_size for path in stored) <= most


def renew(cases: Sequence[Case], names: Sequence[str]) -> int:
    """Write the pictures whose names begin so, and take away those that no screen has any more."""
    chosen = [case for case in cases if not names or case.name.startswith(tuple(names))]
    if not chosen:
        print(f"no picture begins with {', '.join(names)}; there are:", file=sys.stderr)
        print("\n".join(case.name for case in cases), file=sys.stderr)
        return 2
    folder = references(cases[0].title)
    folder.mkdir(exist_ok=True)
    for case in chosen:
        pygame.image.save(picture_of(case), str(case.reference))
        print(case.reference.name)
    known = {case.reference for case in cases}
    for path in folder.glob("*.jpg"):
        if path not in known:
            path.unlink()
            print(f"{path.name} is gone")
    return 0


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
