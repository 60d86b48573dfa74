"""The pictures of this title, by what they show."""

from pygame import Surface

from game.base.colour_sets import colour_of
from game.titles.inkas.board.emblems import COLOUR_OF
from game.titles.inkas.content.definitions import GODS, WALLAS, Ayllu, WallaRole
from game.titles.inkas.name import NAME
from game.ui.cache import cached
from game.ui.look import Look
from game.ui.pictures import Point, anchor_of, at_unit, draw_at, find
from game.ui.shapes import make_faint


def emblem_of_ayllu(ayllu: Ayllu) -> str:
    """The emblem of an ayllu, as `game.base.colour_sets` names it."""
    return f"{NAME}/{COLOUR_OF[ayllu]}"


def picture(name: str) -> str:
    """The name under which a picture of this title is known."""
    return f"{NAME}/{name}"


def draw(surface: Surface, look: Look, name: str, place: Point, unit: float) -> None:
    """Draw a picture with its anchor at a place, so many pixels to a unit."""
    draw_at(surface, look, picture(name), place, unit)


def draw_of(surface: Surface, look: Look, name: str, seat: str, place: Point, unit: float) -> None:
    """The same of a picture that there is in the colour of every seat, for the seat of an emblem."""
    draw(surface, look, f"{name}.{colour_of(seat)}", place, unit)


def draw_high(surface: Surface, look: Look, name: str, centre: Point, height: float) -> None:
    """Draw a picture round a centre, so many pixels high."""
    entry = find(look, picture(name))
    if entry is None:
        return
    made = at_unit(look, picture(name), height / entry.size[1])
    surface.blit(made, made.get_rect(center=(round(centre[0]), round(centre[1]))))


@cached
def faint(look: Look, name: str, unit: float, strength: float) -> Surface:
    """A picture of which little is seen."""
    made = at_unit(look, name, unit).copy()
    make_faint(made, strength)
    return made


def draw_faint(
    surface: Surface, look: Look, name: str, place: Point, unit: float, strength: float = 0.34
) -> None:
    """Draw a picture of something that is not there."""
    x, y = anchor_of(look, picture(name))
    made = faint(look, picture(name), unit, strength)
    surface.blit(made, (round(place[0] - x * unit), round(place[1] - y * unit)))


def piece_picture(name: str, *, dead: bool = False) -> str:
    """The picture of a walla, in the colour of the ayllu from which it is, or of a god."""
    if name in GODS:
        return f"god.{name}"
    born = tuple(Ayllu)[WALLAS.index(name) // len(WallaRole)]
    return f"{'dead' if dead else 'walla'}.{name}.{COLOUR_OF[born]}"
