"""What the shell's screens show of the table."""

from collections.abc import Iterable, Sequence
from typing import Final

from pygame import Rect, Surface

from game.base.colour_sets import colour_of
from game.base.i18n.words import Words
from game.scenes.title_art import GamePreview, SeatProgress, TitlePictures
from game.titles.inkas.board.emblems import AYLLU_OF
from game.titles.inkas.board.pieces.art import draw_high, picture, piece_picture
from game.titles.inkas.board.ring.ring_sketch import draw_ring_sketch, staff_way
from game.titles.inkas.content.definitions import WALLAS, Ayllu, WallaRole
from game.titles.inkas.content.inkas_data import InkasMod
from game.titles.inkas.rules.fixed_order import bits
from game.titles.inkas.rules.state import State
from game.ui.look import NO_MOD_PICTURES, ModPictures, Palette
from game.ui.panels import draw_bar
from game.ui.pictures import fitting
from game.ui.scale import Scale

_WALLAS: Final = len(WallaRole)


def progress(words: Words, state: State, seat: int) -> SeatProgress:
    """The wallas of a seat that live on the board, and its flags."""
    living = 0
    if state.game.players:
        living = len(bits(state.look().alive & state.game.own[seat]))
    flags = state.flags.count(seat)
    part = 1.0 if state.winners >> seat & 1 else min(1.0, living / _WALLAS) * 0.9
    text = words("load.ayllu", living=living, flags=flags)

    def draw(surface: Surface, area: Rect, emblem: str, scale: Scale) -> None:
        draw_bar(surface, area, part, emblem, scale)

    return SeatProgress(part, text, draw)


def draw_state(
    surface: Surface, words: Words, state: State, emblems: Sequence[str], area: Rect, scale: Scale
) -> None:
    """The board with everybody on it."""
    draw_ring_sketch(surface, state, emblems, area, scale)


def draw_way(
    surface: Surface,
    words: Words,
    states: Sequence[State],
    seat: int,
    emblems: Sequence[str],
    area: Rect,
    scale: Scale,
) -> None:
    """The board with everybody on it, and the way of the staff."""
    draw_ring_sketch(surface, states[-1], emblems, area, scale, staff_way(states))


def kind(words: Words, state: State) -> str:
    """The mode of a quest, where it is not Family, and whether it is an Alliance, and one of goals."""
    game = state.game
    said = [f"mode.{game.mode}"] * game.advanced + ["mode.alliance"] * game.alliance
    said += ["mode.alternate"] * game.alternate
    return " · ".join(words(key) for key in said)


PREVIEW: Final = GamePreview(progress, draw_state, draw_way, kind=kind)


def _draw_piece(surface: Surface, emblem: str, area: Rect, scale: Scale) -> None:
    """The Guide of an ayllu."""
    ayllu = AYLLU_OF[colour_of(emblem)]
    name = picture(piece_picture(WALLAS[tuple(Ayllu).index(ayllu) * _WALLAS]))
    made = fitting(scale.look, name, area.width, area.height)
    surface.blit(made, made.get_rect(center=area.center))


def _draw(surface: Surface, name: str, centre: tuple[float, float], side: float, scale: Scale) -> None:
    draw_high(surface, scale.look, name, centre, side)


def _of_mods(mods: Iterable[InkasMod], palette: Palette) -> ModPictures:
    return NO_MOD_PICTURES


PICTURES: Final = TitlePictures(
    _draw_piece,
    _draw,
    {
        "qusqu": "staff.plunged",
        "elimination": "role.fighter",
        "founding": "map.1",
        "flags": "flag.yellow",
        "goal": "goal.back",
    },
    {
        "flags": "flag.yellow",
        "living": "role.guide",
        "felled": "role.fighter",
        "llamas": "llama",
        "cards": "card.back",
        "stored": "offering.duplication",
    },
    _of_mods,
)
