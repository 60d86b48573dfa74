"""Every section of every title's book of rules can be opened, in a small window and a large one."""

import pytest

from game.base.i18n.words import available_languages
from game.core.registry import title, titles
from game.core.rules_book import RulesBook
from game.scenes.rules.scene import RulesScene
from tests.support.harness import Harness
from tests.support.words import game_words_of


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("name", titles())
def test_every_section_of_the_book_opens(name: str, size: tuple[int, int]) -> None:
    found = title(name)
    words, data = game_words_of(name), found.data.load()
    scene = RulesScene(words, found, data)
    harness = Harness(scene, size)
    for section in found.part(RulesBook).sections:
        scene.open(section)
        harness.frames(1)


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("name", titles())
def test_the_tables_of_the_book_are_read_in_the_game_as_in_print(
    name: str, language: str, zoom: float
) -> None:
    found = title(name)
    words, data = game_words_of(name, language), found.data.load()
    scene = RulesScene(words, found, data)
    harness = Harness(scene, (1280, 720), zoom)
    book = found.part(RulesBook)
    for chapter, rows in book.tables(words, data).items():
        scene.open(next(each for each in book.chapters if each.name == chapter).sections[-1].name)
        harness.frames(1)
        table = scene.page.table
        assert table is not None
        said = {word for row in rows for cell in row for word in cell.split()}
        written = {word for _, _, block in table.cells for line in block.lines for word in line.split()}
        assert written <= said, "a word is broken"
        assert said - written <= set(rows[0][0].split())  # a list has no heading for what begins it
        assert all(left + block.width <= table.width for left, _, block in table.cells)
