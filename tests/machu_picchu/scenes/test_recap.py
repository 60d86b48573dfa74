"""A person is told what the others' turns brought and took."""

from game.kit.board.line_signs import TextSign
from game.titles.machu_picchu.phrases import NO_BREAK
from game.titles.machu_picchu.rules.engine import legal_actions
from game.titles.machu_picchu.title import TITLE
from tests.support.city_table import CityTable


def said(table: CityTable) -> str:
    return "".join(sign.text for sign in table.board.recap(0).signs if isinstance(sign, TextSign))


def test_goods_clergy_and_scouts_are_told_as_they_stand_now() -> None:
    state = TITLE.positions.parse(
        TITLE.data.load(),
        "players: [red, blue]\nto_move: red\nprince: {red: hut, blue: hut}\nincas: {red: {farmer: 2}}\n"
        "scout: {blue: 13}\nbonus: {sun: 1}\n",
    )
    table = CityTable(state)
    for line in ("stay two", "walk corn", "stay three", "walk sun"):
        table.session.act(TITLE.rules.parse_action(table.session.state, line))
        table.window.settle()
    assert said(table) == "Bram Hollis’s Scout is on field 16"
    table.session.undo()
    table.session.undo()
    table.window.settle()
    assert said(table) == f"You: +6{NO_BREAK}corn"


def test_a_scout_that_passed_the_summit_is_told_where_it_stands_now() -> None:
    state = TITLE.positions.parse(
        TITLE.data.load(),
        "players: [red, blue]\nto_move: red\nprince: {red: hut, blue: hut}\nscout: {blue: 18}\nbonus: {sun: 1}\n"
        "hands: {blue: [farmer+puma]}\n",
    )
    table = CityTable(state)
    for line in ("stay two", "walk sun"):
        table.session.act(TITLE.rules.parse_action(table.session.state, line))
    table.session.act(next(iter(legal_actions(table.state))))
    table.window.settle()
    assert said(table) == "Bram Hollis’s Scout passed the summit, now field 1"


def test_nothing_is_told_where_nothing_happened() -> None:
    assert not CityTable(seats=2).board.recap(0)
