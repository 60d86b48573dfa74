"""A person is told what the others' turns brought and took."""

from game.kit.board.line_signs import TextSign
from game.titles.machu_picchu.board.log.log_lines import GoodSign
from game.titles.machu_picchu.title import TITLE
from tests.support.city_table import CityTable


def test_goods_clergy_and_scouts_are_told() -> None:
    state = TITLE.positions.parse(
        TITLE.data.load(),
        "players: [red, blue]\nto_move: red\nprince: {red: hut, blue: hut}\nincas: {red: {farmer: 2}}\n"
        "scout: {blue: 13}\nbonus: {sun: 1}\n",
    )
    table = CityTable(state)
    for line in ("stay two", "walk corn", "stay three", "walk sun"):
        table.session.act(TITLE.rules.parse_action(table.session.state, line))
        table.window.settle()
    first = table.board.recap(0)
    assert [sign.text for sign in first.signs if isinstance(sign, TextSign)] == [
        "Bram Hollis’s Scout on field 16"
    ]
    table.session.undo()
    table.session.undo()
    table.window.settle()
    assert table.board.recap(0).signs == (GoodSign("corn", "+6"),)


def test_nothing_is_told_where_nothing_happened() -> None:
    assert not CityTable(seats=2).board.recap(0)
