"""What the shell's screens show of the card race."""

from collections.abc import Sequence
from typing import Any

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.scenes.title_art import BookPictures, GamePreview, SeatProgress, TitlePictures
from game.ui.emblems import draw_seat_badge
from game.ui.scale import Scale

from .rules import GOAL, Race


def draw_piece(surface: Surface, emblem: str, area: Rect, scale: Scale) -> None:
    draw_seat_badge(surface, scale.look, emblem, area.center, min(area.size) // 2)


def draw_picture(surface: Surface, name: str, centre: tuple[float, float], side: float, scale: Scale) -> None:
    surface.fill(scale.look.palette.mahogany, (centre[0] - side / 4, centre[1] - side / 2, side / 2, side))


def progress(words: Words, state: Race, seat: int) -> SeatProgress:
    part = max(0.0, min(1.0, state.points[seat] / GOAL))

    def draw(surface: Surface, area: Rect, emblem: str, scale: Scale) -> None:
        surface.fill(scale.look.seat(emblem).base, (*area.topleft, round(area.width * part), area.height))

    return SeatProgress(part, words("race.points", count=state.points[seat]), draw)


def draw_state(
    surface: Surface, words: Words, state: Race, emblems: Sequence[str], area: Rect, scale: Scale
) -> None:
    surface.fill(scale.look.palette.rule, area)


def draw_figure(surface: Surface, pictures: Sequence[str], area: Rect, data: Any, scale: Scale) -> None:
    surface.fill(scale.look.palette.rule, area)


def draw_price(surface: Surface, section: str, area: Rect, data: Any, scale: Scale) -> None:
    surface.fill(scale.look.palette.rule, area)


PICTURES = TitlePictures(draw_piece, draw_picture, {"goal": "goal", "turns": "turns"}, {"points": "points"})
PREVIEW = GamePreview(progress, draw_state)
BOOK_PICTURES = BookPictures(
    lambda pictures, width: 40 * len(pictures),
    draw_figure,
    lambda section, data: section == "tax",
    draw_price,
)
