"""Every thing and every question leads to a section of the book that there is."""

import pytest

from game.kit.board.board_item import BoardItem
from game.titles.machu_picchu.board.layout.city import TERRACES
from game.titles.machu_picchu.board.moves.items import ItemKind
from game.titles.machu_picchu.board.tips.help_topics import help_topic
from game.titles.machu_picchu.book import BOOK
from game.titles.machu_picchu.content.definitions import Job, Row
from game.titles.machu_picchu.title import TITLE

SECTIONS = {section.name for chapter in BOOK.chapters for section in chapter.sections}
NAMES = {
    ItemKind.DISTRICT: tuple(TERRACES),
    ItemKind.JOB: tuple(Job),
    ItemKind.CLERGY: tuple(Row),
    ItemKind.ROW: tuple(Row),
}
STATE = TITLE.positions.parse(TITLE.data.load(), "players: [red, blue]\n")


@pytest.mark.parametrize("kind", ItemKind)
def test_every_thing_has_its_section(kind: ItemKind) -> None:
    names = NAMES.get(kind, ("",))
    assert {help_topic(STATE, BoardItem(kind, name, (0, 0, 1, 1))) for name in names} <= SECTIONS


@pytest.mark.parametrize("question", ["trade", "hire", "ordain", "recall"])
def test_every_question_has_its_section(question: str) -> None:
    place = {"trade": "plaza", "hire": "hut", "ordain": "virgins", "recall": "clock"}[question]
    state = TITLE.positions.parse(
        TITLE.data.load(),
        f"players: [red, blue]\nprince: {{red: {place}}}\nincas: {{red: {{farmer: 1}}}}\n"
        f"goods: {{red: {{corn: 9, llama: 2, coca: 2, pottery: 2, cloth: 2}}}}\npending: [red {question}]\n",
    )
    assert help_topic(state, None) in SECTIONS
