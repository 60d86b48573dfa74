"""`wiraqocha screenshot`: a picture of any screen, written to a file without a window."""

import io
import re
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.base.files.disk_questions import is_folder
from game.base.files.problems import nearest
from game.base.i18n.words import Words
from game.core import registry
from game.core.contract import GameData
from game.showcase import ShowcaseContext, ShowcaseError, screens, set_up
from game.showcase.defaults import showcase
from game.showcase.stage import Size, draw, stage

if TYPE_CHECKING:
    from pygame import Surface

MOST_PIXELS: Final = 7680  # of a side: 8K
LEAST_PIXELS: Final = 320
_ENDINGS = (".png", ".jpg", ".jpeg")


def screenshot(scene: str, size: str, out: Path, position: Path | None, data: GameData, words: Words) -> None:
    """Write the picture of a screen of this size (`1920x1080`) to `out`.

    Raises ShowcaseError, which says what cannot be used, and DataError for a position with faults.
    """
    _check_scene(data.title, scene, position, words)
    pixels = read_size(size, words)
    check_file(out, words)
    with stage(pixels) as stack:
        set_up(scene, ShowcaseContext(words, data, stack, position))
        picture = draw(stack)
    save_picture(picture, out, words)


def save_picture(picture: "Surface", out: Path, words: Words) -> None:
    """Write a picture to a file. Raises ShowcaseError where that cannot be."""
    import pygame

    from game.base.files.system_reasons import reason_of
    from game.base.files.whole_files import write_whole

    encoded = io.BytesIO()
    try:
        # pygame takes no name that is not text; the ending says which kind of picture it is.
        pygame.image.save(picture, encoded, f"picture{out.suffix}")
        write_whole(out, encoded.getvalue())
    except (pygame.error, OSError) as error:
        why = reason_of(error)
        raise ShowcaseError(words("cli.picture_not_written", file=out, why=why)) from error


def check_name(scene: str, known: Collection[str], words: Words) -> None:
    """Raise ShowcaseError, with the name that may have been meant, for a scene that there is not."""
    if scene not in known:
        close = nearest(scene, known)
        hint = words("cli.did_you_mean", nearest=close) if close else ""
        raise ShowcaseError(words("cli.unknown_scene", found=scene, known=", ".join(known)) + hint)


def _check_scene(title: str, scene: str, position: Path | None, words: Words) -> None:
    known = screens(title)
    check_name(scene, known, words)
    from_position = showcase(registry.title(title)).from_position
    if position is not None and scene not in from_position:
        names = ", ".join(name for name in known if name in from_position)
        raise ShowcaseError(words("cli.no_position", scene=scene, known=names))


def read_size(text: str, words: Words) -> Size:
    """A size given as `1920x1080`. Raises ShowcaseError for another text and for sizes that no screen has."""
    found = re.fullmatch(r"([0-9]{1,5})[xX×]([0-9]{1,5})", text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(LEAST_PIXELS <= side <= MOST_PIXELS for side in size):
        raise ShowcaseError(words("cli.bad_size", least=LEAST_PIXELS, most=MOST_PIXELS, found=text))
    return size


def check_file(out: Path, words: Words) -> None:
    """Raise ShowcaseError where no picture can be written to this file."""
    if out.suffix.lower() not in _ENDINGS:
        raise ShowcaseError(words("cli.bad_picture", file=out))
    if not is_folder(out.parent):
        raise ShowcaseError(words("cli.no_folder", folder=out.parent))
