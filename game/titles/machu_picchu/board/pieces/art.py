"""The pictures of this title, by what they show."""

from typing import Final

from game.kit.board.title_pictures import PicturesOfTitle
from game.titles.machu_picchu.name import NAME


def picture(name: str) -> str:
    """The name under which a picture of this title is known."""
    return f"{NAME}/{name}"


_PICTURES: Final = PicturesOfTitle(picture)
draw: Final = _PICTURES.draw
draw_of: Final = _PICTURES.draw_of
draw_high: Final = _PICTURES.draw_high
draw_faint: Final = _PICTURES.draw_faint
