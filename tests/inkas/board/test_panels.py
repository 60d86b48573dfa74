"""What panels say has room where it stands."""

import pytest
from pygame import Rect, Surface

from game.base.i18n.words import available_languages
from game.titles.inkas.board.panels import topbar
from game.ui.text import measure
from game.ui.theme import Role
from tests.support.quest_table import QuestTable, position

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]


def test_the_bar_counts_as_the_journal_does(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(players={"inka": "C", "quya": "A"}, to_move="inka", turn=9)
    written: list[str] = []

    def write(_: Surface, text: str, *rest: object) -> Rect:
        written.append(text)
        return Rect(0, 0, 0, 0)

    monkeypatch.setattr(topbar, "write", write)
    QuestTable(state)
    assert "Round 5" in written
    assert not any(text.startswith("Turn") for text in written)


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("size", SIZES)
def test_how_a_walla_is_has_room_below_it(size: tuple[int, int], language: str) -> None:
    state = position(players={"inka": "C", "quya": "A", "chanka": "Q", "supay": "K"}, to_move="inka")
    view = QuestTable(state, size, language).board.view
    scale, words = view.shown.scale, view.shown.words
    cells = [cell for panel in view.panels if panel.large for cell in panel.wallas]
    assert cells
    for status in ("supply", "dead", "lake", "banished", "waiting", "hanan"):
        wide, _ = measure(words(f"table.status.{status}"), Role.ASIDE, scale, 16)
        assert all(wide <= cell.width for cell in cells), status
