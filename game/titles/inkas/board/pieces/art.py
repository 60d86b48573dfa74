"""The pictures of this title, by what they show."""

from typing import Final

from game.kit.board.title_pictures import PicturesOfTitle
from game.titles.inkas.board.emblems import COLOUR_OF
from game.titles.inkas.content.definitions import GODS, WALLAS, Ayllu, WallaRole
from game.titles.inkas.name import NAME


def emblem_of_ayllu(ayllu: Ayllu) -> str:
    """The emblem of an ayllu, as `game.base.colour_sets` names it."""
    return f"{NAME}/{COLOUR_OF[ayllu]}"


def picture(name: str) -> str:
    """The name under which a picture of this title is known."""
    return f"{NAME}/{name}"


_PICTURES: Final = PicturesOfTitle(picture)
draw: Final = _PICTURES.draw
draw_of: Final = _PICTURES.draw_of
draw_high: Final = _PICTURES.draw_high
draw_faint: Final = _PICTURES.draw_faint


def piece_picture(name: str, *, dead: bool = False) -> str:
    """The picture of a walla, in the colour of the ayllu from which it is, or of a god."""
    if name in GODS:
        return f"god.{name}"
    born = tuple(Ayllu)[WALLAS.index(name) // len(WallaRole)]
    return f"{'dead' if dead else 'walla'}.{name}.{COLOUR_OF[born]}"
