"""What the shell's screens show of the table."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.scenes.title_art import GamePreview, SeatProgress, TitlePictures
from game.titles.wiraqocha.board.layout.table_layout import SHEET
from game.titles.wiraqocha.board.panels.victory_bars import draw_slim_bars
from game.titles.wiraqocha.board.panels.victory_bars import progress as progress_of
from game.titles.wiraqocha.board.pieces.art import draw_picture, draw_token_in
from game.titles.wiraqocha.board.pieces.mod_pictures import load_mod_pictures
from game.titles.wiraqocha.board.pieces.sky_drawing import draw_sky
from game.titles.wiraqocha.board.valley.valley_sketch import draw_detail, draw_standing, way_of
from game.titles.wiraqocha.chronicle.skies import Sky
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.state import State
from game.ui.scale import Scale


def progress(words: Words, state: State, seat: int) -> SeatProgress:
    """The nearest of the three victories."""
    way = max(progress_of(state, seat, words), key=lambda way: way.part)

    def draw(surface: Surface, area: Rect, emblem: str, scale: Scale) -> None:
        draw_slim_bars(surface, area, way, emblem, scale, signed=False)

    text = words("load.nearest", victory=words(f"table.bar.{way.victory}"), figures=way.figures)
    return SeatProgress(way.part, text, draw)


def draw_state(
    surface: Surface, words: Words, state: State, emblems: Sequence[str], area: Rect, scale: Scale
) -> None:
    """The valley with what everybody holds."""
    draw_standing(surface, words, state, emblems, scale, area)


def draw_way(
    surface: Surface,
    words: Words,
    states: Sequence[State],
    seat: int,
    emblems: Sequence[str],
    area: Rect,
    scale: Scale,
) -> None:
    """The valley with what everybody holds, and the tiles that a player took, one after another."""
    draw_standing(surface, words, states[-1], emblems, scale, area, (seat, way_of(states, seat)))


def draw_vignette(
    surface: Surface,
    words: Words,
    state: State,
    emblems: Sequence[str],
    place: str,
    area: Rect,
    scale: Scale,
) -> None:
    """The valley round a tile."""
    draw_detail(surface, words, state, emblems, place, scale, area)


PREVIEW: Final = GamePreview(progress, draw_state, draw_way, draw_vignette, ratio=SHEET[0] / SHEET[1])


def _draw_piece(surface: Surface, emblem: str, area: Rect, scale: Scale) -> None:
    """A Zeppelin."""
    draw_token_in(surface, scale.look, TokenKind.ZEPPELIN, emblem, area)


def _draw(surface: Surface, name: str, centre: tuple[float, float], side: float, scale: Scale) -> None:
    """A thing of the table, or the sky that stands for somebody's luck."""
    kind, _, of_kind = name.partition(".")
    if kind == "sky":
        draw_sky(surface, Sky(of_kind), centre, side, scale)
    else:
        draw_picture(surface, scale.look, name, centre, side)


PICTURES: Final = TitlePictures(
    _draw_piece,
    _draw,
    {
        "treasure": "wiraqocha/relic.D1",
        "somnium": "wiraqocha/goods.crystal",
        "leviathan": "wiraqocha/goods.cube",
    },
    {
        "territories": "wiraqocha/tile.N1",
        "crystals": "wiraqocha/goods.crystal",
        "technology": "wiraqocha/goods.cube",
        "relics": "wiraqocha/relic.D1",
    },
    load_mod_pictures,
)
