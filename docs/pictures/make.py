"""Draws the pictures of the README anew: `python docs/pictures/make.py` (`pip install -e ".[art]"` first).

`python docs/pictures/make.py NAME…` draws some of them alone, such as `inkas-table`.
"""

import argparse
import io
import sys
from pathlib import Path

from game.kit.board.board_factory import BoardFactory
from game.scenes.title_showcase import Showcase

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import pygame
from PIL import Image
from pygame import Surface

from game.base.i18n.words import Words
from game.core.contract import GameData
from game.core.registry import title
from game.showcase import ShowcaseContext, draw, set_up, stage
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.title import TITLE

HERE = Path(__file__).parent
WIDTH = 1280
MOVING = "turn"
# what a picture is called, its title and its screen
STILLS = {
    "title": ("wiraqocha", "title"),
    "table": ("wiraqocha", "table"),
    "rules": ("wiraqocha", "rules"),
    "machu-picchu-title": ("machu-picchu", "title"),
    "machu-picchu-table": ("machu-picchu", "table"),
    "machu-picchu-end": ("machu-picchu", "conquest"),
    "inkas-title": ("inkas", "title"),
    "inkas-table": ("inkas", "table"),
    "inkas-end": ("inkas", "result"),
}
SIZE = (1920, 1080)
MOVING_WIDTH = 720
RATE = 15  # pictures a second of the animation
STEP_SECONDS = {"roll": 2.0}
OTHER_SECONDS = 1.4
MOST_BYTES = 1_500_000


def image_of(surface: Surface, width: int) -> Image.Image:
    """The surface as an image of this width."""
    height = round(width * surface.get_height() / surface.get_width())
    small = pygame.transform.smoothscale(surface, (width, height))
    return Image.frombytes("RGB", small.get_size(), pygame.image.tobytes(small, "RGB"))


def still(name: str, words: Words, data: GameData, file: str) -> None:
    """One screen at its first moment."""
    with stage(SIZE) as stack:
        set_up(name, ShowcaseContext(words, data, stack))
        image_of(draw(stack), WIDTH).save(HERE / f"{file}.webp", quality=86, method=6)


def moving(words: Words) -> None:
    """A turn on the table: the dice are thrown, tokens go, at the pace of the game."""
    from game.table.scene import TableScene

    frames: list[Image.Image] = []
    with stage(SIZE) as stack:
        show = ShowcaseContext(words, DATA.load(), stack)
        match, session, steps = TITLE.part(Showcase).example(show, "table")
        board = TITLE.part(BoardFactory)
        stack.push(TableScene(match, session, words, board=board))
        for line in steps:
            frames += [image_of(draw(stack), MOVING_WIDTH)] * (RATE // 2)
            show.play(session, line)
            for _ in range(round(STEP_SECONDS.get(line, OTHER_SECONDS) * RATE)):
                for _ in range(4):
                    stack.update(1 / RATE / 4)
                frames.append(image_of(draw(stack), MOVING_WIDTH))
    for quality in (70, 55, 40, 25):
        said = io.BytesIO()
        frames[0].save(
            said,
            "WEBP",
            save_all=True,
            append_images=frames[1:],
            duration=1000 // RATE,
            loop=0,
            quality=quality,
            method=4,
        )
        if len(said.getvalue()) <= MOST_BYTES:
            break
    (HERE / f"{MOVING}.webp").write_bytes(said.getvalue())


def main() -> None:
    """Draw them all, or those that are named."""
    parser = argparse.ArgumentParser(description="Draw the pictures of the README anew.")
    parser.add_argument("names", nargs="*", help=f"of {', '.join((*STILLS, MOVING))}; all if none is named")
    names = parser.parse_args().names or [*STILLS, MOVING]
    unknown = [name for name in names if name not in STILLS and name != MOVING]
    if unknown:
        parser.error(f"there is no picture {', '.join(unknown)}; there are {', '.join((*STILLS, MOVING))}")
    words = Words.load("en")
    for name in names:
        if name == MOVING:
            moving(words.with_title("wiraqocha"))
        else:
            owner, screen = STILLS[name]
            still(screen, words.with_title(owner), title(owner).data.load(), name)
        path = HERE / f"{name}.webp"
        print(f"{path.name}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
