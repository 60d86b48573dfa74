"""What panels say has room where it stands."""

import pytest

from game.base.i18n.words import available_languages
from game.ui.text import measure
from game.ui.theme import Role
from tests.support.quest_table import QuestTable, position

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("size", SIZES)
def test_how_a_walla_is_has_room_below_it(size: tuple[int, int], language: str) -> None:
    state = position(players={"inka": "C", "quya": "A", "chanka": "Q", "supay": "K"}, to_move="inka")
    view = QuestTable(state, size, language).board.view
    scale, words = view.shown.scale, view.shown.words
    cells = [cell for panel in view.panels if panel.large for cell in panel.wallas]
    assert cells
    for status in ("supply", "dead", "lake", "banished"):
        wide, _ = measure(words(f"table.status.{status}"), Role.ASIDE, scale, 16)
        assert all(wide <= cell.width for cell in cells), status
