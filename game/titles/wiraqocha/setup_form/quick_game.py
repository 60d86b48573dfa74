"""What the quick start of Wiraqocha shows: two Cadets, the recommended valley, the three ways to win."""

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.seat_colours import EMBLEM_OF_COLOUR
from game.kit.forms.quick_start import QuickGame
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.rules.setup import new_game
from game.titles.wiraqocha.setup_form.choices import Choices, goal_text, suggested_names
from game.titles.wiraqocha.setup_form.valley_key import draw_valley_and_key
from game.ui.scale import Scale


def quick_game(words: Words, content: Content) -> QuickGame[Choices]:
    """One person against two of the weakest computer players, on the first valley that has room for them."""
    choices = Choices.quick(content, suggested_names(words, content))

    def draw(surface: Surface, area: Rect, scale: Scale) -> None:
        game = new_game(content, choices.setup()).game
        draw_valley_and_key(surface, words, game, scale, area)

    return QuickGame(
        choices,
        BOTS,
        EMBLEM_OF_COLOUR,
        note=words("menu.quick.note"),
        more_tip=words("menu.quick.more_tip"),
        goal_label=words("menu.goal_label"),
        goal=goal_text(words, content, choices),
        place=words("menu.valley"),
        draw_place=draw,
    )
