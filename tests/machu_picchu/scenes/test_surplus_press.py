"""A press too many, meant for the turn before it, does nothing in the next one."""

import pygame

from game.base.profile.settings import Pace
from game.kit.board.end_question import EndQuestion
from game.titles.machu_picchu.board.hand.places import area_of
from game.titles.machu_picchu.board.moves.choices import Place, PlaceKind
from game.titles.machu_picchu.title import TITLE
from game.ui.press_guard import LASTS
from tests.support.bot_pace import set_pace
from tests.support.city_table import CityTable

TRADE = (
    "players: [red, blue]\nprince: {red: plaza, blue: hut}\n"
    "goods: {red: {corn: 9, coca: 1}}\npending: [red trade]\n"
)


def table_of(position: str, *bots: str) -> CityTable:
    return CityTable(TITLE.positions.parse(TITLE.data.load(), position), bots=bots)


def played(table: CityTable) -> list[str]:
    return [TITLE.rules.format_action(step.action) for step in table.session.steps]


def test_a_district_clicked_twice_sets_no_inca_for_the_next_person() -> None:
    table = CityTable(seats=2)
    spot = area_of(table.board.view.shown, Place(PlaceKind.DISTRICT, "corn")).center
    table.window.click(spot)
    table.window.click(spot)
    assert len(played(table)) == 1
    table.window.wait(LASTS + 0.1)
    table.window.click(spot)
    assert len(played(table)) == 2


def test_a_key_that_ends_the_turn_does_not_answer_the_question_it_raises() -> None:
    table = table_of(TRADE)
    table.window.keys([pygame.K_e, pygame.K_e])
    assert isinstance(table.window.stack.top, EndQuestion)
    assert played(table) == []
    table.window.wait(LASTS + 0.1)
    table.window.key(pygame.K_e)
    assert played(table) == ["done"]


def test_a_press_does_nothing_in_a_turn_that_comes_round_at_once() -> None:
    """The computer player between is so fast that one's own turn is there again before the second press."""
    table = table_of("players: [red, blue]\nprince: {red: plaza, blue: hut}\n", "", TITLE.bots.levels[0])
    set_pace(table.scene.context.preferences, Pace.AT_ONCE)
    table.window.key(pygame.K_3)
    for _ in range(400):
        if len(played(table)) > 1 and table.scene.context.watched is None:
            break
        table.window.frames(1, 0.001)
    count = len(played(table))
    table.window.key(pygame.K_3)
    table.window.key(pygame.K_3)
    assert len(played(table)) == count


def test_trading_goes_on_as_fast_as_it_is_pressed() -> None:
    table = table_of(TRADE.replace("coca: 1", "coca: 3"))
    table.window.keys([pygame.K_2, pygame.K_2])
    assert played(table) == ["sell coca", "sell coca"]
