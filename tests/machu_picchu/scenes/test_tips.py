"""Everything on the table says what it is, in every language, in five lines at most."""

import pygame
import pytest

from game.core.contract import Advice
from game.titles.machu_picchu.board.gains import outlook_lines
from game.titles.machu_picchu.board.hand.places import area_of
from game.titles.machu_picchu.board.moves.choices import Place, PlaceKind
from game.titles.machu_picchu.board.moves.items import ItemKind
from game.titles.machu_picchu.board.panels.panels import can_hire, tile_areas
from game.titles.machu_picchu.content.definitions import District
from game.titles.machu_picchu.phrases import NO_BREAK
from game.titles.machu_picchu.rules.actions import Walk
from game.titles.machu_picchu.title import TITLE
from game.ui.theme import AMBER
from tests.support.city_table import CityTable

POSITION = (
    "players: [red, blue, yellow]\nday: 5\nprince: {red: plaza, blue: hut}\nscout: {blue: 8}\n"
    "goods: {red: {corn: 9, llama: 1, coca: 2}, blue: {corn: 2}}\nincas: {red: {potter: 1}, blue: {potter: 2}}\n"
    "clergy: {red: {virgin: 1}}\nbonus: {coca: 0}\ntiles: {blue: [two]}\nhands: {red: [farmer+puma]}\n"
)
SILENT = {ItemKind.SEAT}


def table_of(position: str, language: str = "en") -> CityTable:
    return CityTable(TITLE.positions.parse(TITLE.data.load(), position), language=language)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("pending", ["", "pending: [red trade]\n"])
def test_everything_has_its_words(pending: str, language: str) -> None:
    table = table_of(POSITION + pending, language)
    shown, said = table.board.view.shown, dict[ItemKind, str]()
    for x in range(0, 1280, 12):
        for y in range(0, 720, 12):
            thing = table.board.view.at((x, y))
            tip = table.board.tips.tip(shown, thing)
            if thing is None or thing.kind in SILENT or (thing.kind is ItemKind.CARD and not thing.name):
                continue
            assert tip is not None, thing
            assert "[" not in tip.text, tip.text
            assert "{" not in tip.text, tip.text
            assert tip.text.count("\n") < 6, tip.text
            said[thing.kind] = tip.text
    assert len(said) >= 18


def test_a_district_says_what_it_brings_everybody() -> None:
    table = table_of(POSITION)
    spot = area_of(table.board.view.shown, Place(PlaceKind.DISTRICT, "pottery")).center
    tip = table.board.input.tip_at(spot)
    assert tip is not None
    assert "Ada Lovegrove: −1 corn, +2 pottery" in tip.text.replace(NO_BREAK, " ")
    assert "Bram Hollis: −2 corn, +2 pottery" in tip.text.replace(NO_BREAK, " ")


def test_where_a_first_inca_goes_what_is_there_is_said_of_the_prince() -> None:
    table = CityTable()
    tip = table.board.input.tip_at(area_of(table.board.view.shown, Place(PlaceKind.DISTRICT, "llama")).center)
    assert tip is not None
    name, when, what = tip.text.splitlines()
    assert (name, when) == ("Llama’s Meadow", "When your Prince comes here:") and "shepherd" in what


def test_a_price_is_said_once() -> None:
    table = table_of(POSITION + "pending: [red trade]\n")
    tip = table.board.input.tip_at(area_of(table.board.view.shown, Place(PlaceKind.SELL, "coca")).center)
    assert tip is not None
    assert tip.text.count("\n") == 0


def test_what_cannot_be_reached_says_why() -> None:
    table = table_of("players: [red, blue]\nprince: {red: plaza}\n")
    tip = table.board.input.tip_at(area_of(table.board.view.shown, Place(PlaceKind.DISTRICT, "coca")).center)
    assert tip is not None
    assert "llama" in tip.text


def test_in_french_no_colon_stands_close_to_a_word() -> None:
    position = "players: [red, blue]\nprince: {red: plaza}\nincas: {blue: {farmer: 1}}\n"
    table = CityTable(TITLE.positions.parse(TITLE.data.load(), position), language="fr")
    shown = table.board.view.shown
    place = Place(PlaceKind.DISTRICT, "main")
    said = outlook_lines(shown, shown.choices.clicks[place][0])
    assert said and all("\u00a0: " in line for line in said)


def test_what_is_advised_is_ringed_otherwise_than_what_is_lit() -> None:
    table = CityTable(
        TITLE.positions.parse(TITLE.data.load(), "players: [red, blue]\nprince: {red: plaza}\n")
    )

    def amber() -> int:
        return int(pygame.mask.from_threshold(table.window.surface, AMBER, (12, 12, 12, 255)).count())

    before = amber()
    table.board.advise(Advice(Walk(District.MAIN), "win", {}))
    table.window.frames(1)
    assert amber() > before + 500


def test_a_card_of_clergy_says_what_a_llama_is_worth_once_it_is_taken() -> None:
    table = table_of(POSITION)
    card = area_of(table.board.view.shown, Place(PlaceKind.ROW, "virgin")).center
    tip = table.board.input.tip_at(card)
    assert tip is not None and "8 steps" in tip.text  # 9 shows, one Virgin is taken


def test_of_a_hidden_hand_it_is_said_that_its_points_are_hidden_too() -> None:
    position = TITLE.positions.parse(TITLE.data.load(), POSITION.replace("prince:", "to_move: blue\nprince:"))
    table = CityTable(position, bots=("", "cadet", "cadet"))
    panels = table.board.view.panels
    said = {
        seat: table.board.input.tip_at(panels[seat].rescue.center) for seat in (0, 1) if panels[seat].large
    }
    assert said.keys() == {1}
    assert said[1] is not None and "Bram Hollis" in said[1].text


LAST_DAY = POSITION.replace("day: 5", "day: 9")


def tip_of(table: CityTable, spot: tuple[int, int]) -> str:
    tip = table.board.input.tip_at(spot)
    assert tip is not None
    return tip.text


def test_on_the_last_day_tiles_and_the_clock_say_what_they_bring_at_once() -> None:
    for position, tile, clock in ((POSITION, "At night", "At night"), (LAST_DAY, "at once", "at once")):
        table = table_of(position)
        shown = table.board.view.shown
        assert tile in tip_of(table, area_of(shown, Place(PlaceKind.TILE, "llama")).center)
        assert clock in tip_of(table, area_of(shown, Place(PlaceKind.DISTRICT, "clock")).center)
    held = tile_areas(table.board.view.panels[1], 1)[0].center
    assert "Already" in tip_of(table, held)


def test_the_last_turn_of_the_game_is_said() -> None:
    position = LAST_DAY.replace("tiles: {blue: [two]}", "tiles: {blue: [two, corn, coca]}\nsun: blue")
    table = table_of(position)
    assert table.board.prompt_line().startswith("Your last turn of the game")
    before = table_of(position.replace("day: 9", "day: 8"))
    assert "last turn" not in before.board.prompt_line()


def test_the_market_says_first_that_a_column_can_be_adjusted() -> None:
    table = table_of(POSITION + "pending: [red trade]\n")
    assert table.board.prompt_line().startswith("Adjust a column with + or −")
    table.session.act(TITLE.rules.parse_action(table.state, "sell coca"))
    table.window.settle()
    assert table.board.prompt_line() == "Sell and buy, then end the turn."


def test_only_who_can_hire_is_told_to_drag() -> None:
    told = {}
    for pending in ("", "pending: [red hire]\n"):
        table = table_of(POSITION.replace("red: plaza", "red: hut") + pending)
        told[pending] = can_hire(table.board.view.shown, 0), can_hire(table.board.view.shown, 1)
    assert [*told.values()] == [(False, False), (True, False)]
