"""What the quick start of Machu Picchu shows: two Pupils, the city, the two ends."""

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.kit.forms.quick_start import QuickGame
from game.titles.machu_picchu.board.city_sketch import draw_city_sketch
from game.titles.machu_picchu.board.emblems import EMBLEMS
from game.titles.machu_picchu.bots.title_bots import BOTS
from game.titles.machu_picchu.content.definitions import Content
from game.titles.machu_picchu.setup_form.choices import Choices, suggested_names
from game.ui.scale import Scale


def quick_game(words: Words, data: Content) -> QuickGame[Choices]:
    """One person against two of the weakest computer players."""

    def draw(surface: Surface, area: Rect, scale: Scale) -> None:
        draw_city_sketch(surface, None, (), area, scale)

    return QuickGame(
        Choices.quick(suggested_names(words), data.gold_rank),
        BOTS,
        EMBLEMS,
        note=words("menu.quick.note"),
        more_tip=words("menu.quick.more_tip"),
        goal_label=words("menu.goal_label"),
        goal=words("menu.goal"),
        place=words("menu.city"),
        draw_place=draw,
    )
