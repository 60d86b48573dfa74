"""Everything on the table says what it is, in every language, in five lines at most."""

import pytest

from game.titles.machu_picchu.board.choices import Place, PlaceKind
from game.titles.machu_picchu.board.items import ItemKind
from game.titles.machu_picchu.board.places import area_of
from game.titles.machu_picchu.title import TITLE
from tests.support.city_table import CityTable

POSITION = (
    "players: [red, blue, yellow]\nday: 5\nprince: {red: plaza, blue: hut}\nscout: {blue: 8}\n"
    "goods: {red: {corn: 9, llama: 1, coca: 2}, blue: {corn: 2}}\nincas: {red: {potter: 1}, blue: {potter: 2}}\n"
    "clergy: {red: {virgin: 1}}\nbonus: {coca: 0}\ntiles: {blue: [two]}\nhands: {red: [farmer+puma]}\n"
)
SILENT = {ItemKind.SEAT}


def table_of(position: str, language: str = "en") -> CityTable:
    return CityTable(TITLE.parse_position(TITLE.load(), position), language=language)


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
    assert "Ada Lovegrove: −1 corn, +2 pottery" in tip.text
    assert "Bram Hollis: −2 corn, +2 pottery" in tip.text


def test_what_cannot_be_reached_says_why() -> None:
    table = table_of("players: [red, blue]\nprince: {red: plaza}\n")
    tip = table.board.input.tip_at(area_of(table.board.view.shown, Place(PlaceKind.DISTRICT, "coca")).center)
    assert tip is not None
    assert "llama" in tip.text
