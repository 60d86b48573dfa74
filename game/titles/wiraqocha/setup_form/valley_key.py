"""The map of a valley as the forms before a game show it: with what its tiles and plates mean."""

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.titles.wiraqocha.board.valley.valley_sketch import draw_key, draw_valley, tiles_by_terrain
from game.titles.wiraqocha.rules.game import Game
from game.ui.scale import Scale, grid, rows
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role


def draw_valley_and_key(surface: Surface, words: Words, game: Game, scale: Scale, area: Rect) -> None:
    """Draw the valley of `game`, and below it one tile of each terrain with its name."""
    px = scale.px
    chart, key, note = rows(area, [1, scale.fixed(112), scale.fixed(30)], px(12))
    draw_valley(surface, words, game, scale, chart.inflate(px(6), 0))
    shown = tiles_by_terrain(game)
    cells = grid(key, 2, -(-len(shown) // 2), px(6))
    for (terrain, tile), cell in zip(shown.items(), cells, strict=False):
        draw_key(surface, tile, words(f"terrain.{terrain}"), scale, cell)
    draw_text(surface, words("menu.plates"), TextStyle(Role.ASIDE, "faded_ink", "centre"), scale, note)
