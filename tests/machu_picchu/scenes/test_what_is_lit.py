"""What stands in light says what a step there costs."""

from game.titles.machu_picchu.board.city_view import lit_districts
from game.titles.machu_picchu.title import TITLE
from tests.support.city_table import CityTable


def test_only_neighbours_are_lit_as_walks_though_moon_tiles_of_the_same_goods_are_free() -> None:
    position = "players: [red, blue]\nprince: {red: virgins}\ngoods: {red: {llama: 1}}\n"
    table = CityTable(TITLE.parse_position(TITLE.load(), position))
    lit = lit_districts(table.board.view.shown)
    assert len(lit) == 14
    assert {name for name, for_llama in lit.items() if not for_llama} == {
        "plaza",
        "pottery",
        "main",
        "cloth",
        "puma",
    }
