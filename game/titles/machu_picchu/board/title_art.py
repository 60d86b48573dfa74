"""What the shell's screens show of the table."""

from collections.abc import Iterable, Sequence
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.scenes.title_art import GamePreview, SeatProgress, TitlePictures
from game.titles.machu_picchu.board.city.city_sketch import draw_city_sketch
from game.titles.machu_picchu.board.pieces.art import draw_high
from game.titles.machu_picchu.board.pieces.mod_pictures import load_mod_pictures
from game.titles.machu_picchu.board.pieces.pieces import draw_prince_in
from game.titles.machu_picchu.content.definitions import MachuPicchuMod
from game.titles.machu_picchu.rules.scores import factors, gold, points, totals
from game.titles.machu_picchu.rules.state import State
from game.ui.look import ModPictures, Palette
from game.ui.panels import draw_bar
from game.ui.scale import Scale

_MANY_CARDS: Final = 8  # that a bar is full for, while nobody has more


def progress(words: Words, state: State, seat: int) -> SeatProgress:
    """The points of a game that is over; before that what all may know of them: cards, and the Scout's way to the
    next one.
    """
    field, summit = state.scout[seat], state.game.trail.summit
    if state.ending:
        final = totals(state)
        part = final[seat] / max(1, *final)
        text = words("load.points", count=final[seat])
    else:
        cards = len(state.hands[seat])
        most = max(_MANY_CARDS, *(len(hand) + 1 for hand in state.hands))
        part = (cards + field / summit) / most
        text = words("load.cards", count=cards, field=field)

    def draw(surface: Surface, area: Rect, emblem: str, scale: Scale) -> None:
        draw_bar(surface, area, part, emblem, scale)

    return SeatProgress(part, text, draw)


def ended(words: Words, state: State, seat: int) -> str:
    """By what a game ended, and the points, the factor and the gold of a seat."""
    won, own = words("load.points", count=points(state, seat)), gold(state, seat)
    return words(f"postcard.{state.ending}", points=won, gold=own, factor=factors(state)[seat])


def draw_state(
    surface: Surface, words: Words, state: State, emblems: Sequence[str], area: Rect, scale: Scale
) -> None:
    """The city with everybody in it."""
    draw_city_sketch(surface, state, emblems, area, scale)


def draw_way(
    surface: Surface,
    words: Words,
    states: Sequence[State],
    seat: int,
    emblems: Sequence[str],
    area: Rect,
    scale: Scale,
) -> None:
    """The city with everybody in it, and the districts through which a Prince walked."""
    walked = seat, [state.prince[seat] for state in states]
    draw_city_sketch(surface, states[-1], emblems, area, scale, walked)


PREVIEW: Final = GamePreview(progress, draw_state, draw_way, ended=ended)


def _draw_piece(surface: Surface, emblem: str, area: Rect, scale: Scale) -> None:
    """A Prince."""
    draw_prince_in(surface, scale.look, emblem, area)


def _draw(surface: Surface, name: str, centre: tuple[float, float], side: float, scale: Scale) -> None:
    draw_high(surface, scale.look, name, centre, side)


def _of_mods(mods: Iterable[MachuPicchuMod], palette: Palette) -> ModPictures:
    return load_mod_pictures(mods)


PICTURES: Final = TitlePictures(
    _draw_piece,
    _draw,
    {"clergy": "card.virgin", "cards": "card.back", "conquest": "gold"},
    {"points": "tile.sun", "incas": "inca.red", "clergy": "card.virgin", "cards": "card.back"},
    _of_mods,
)
