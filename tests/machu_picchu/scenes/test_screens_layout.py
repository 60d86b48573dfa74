"""Every screen of Machu Picchu, the table among them, at every size."""

import pytest

from game.base.i18n.words import Words, available_languages
from game.core.registry import title
from game.showcase import ShowcaseContext, set_up, stage
from game.table.scene import TableScene
from game.titles.machu_picchu.board.board import city_of
from game.titles.machu_picchu.name import NAME
from game.ui.scale import Scale
from tests.support.layout_faults import faults_through
from tests.support.shares import one_in
from tests.support.spy import Seen, watch
from tests.support.window_sizes import windows

SCREENS = (
    "new-game",
    "new-game-more",
    "lesson-choice",
    "lesson-curtain",
    "rules",
    "rules-search",
    "rescue",
    "conquest",
    "story",
    "title",
    "load",
    "statistics",
    "settings",
)
TABLES = ("table", "answers", "night", "trade", "challenge", "lesson")
SCREENS_ZOOMED = [(0.75, (1920, 1080)), (1.5, (1280, 720)), (2.0, (1920, 1080))]
TABLES_ZOOMED = [(1.5, (1280, 720)), (2.0, (1920, 1080)), (1.5, (1280, 1024))]


@pytest.mark.parametrize("screen", ["answers", "night"])
def test_the_pictures_of_answers_show_the_slip_that_asks(screen: str) -> None:
    with stage((1280, 720)) as stack:
        data = title(NAME).data.load()
        set_up(screen, ShowcaseContext(Words.load("en").with_title(NAME), data, stack))
        table = stack.top
        assert isinstance(table, TableScene)
        panel = city_of(table.board).question_panel
        assert panel.open and stack.scale.window.contains(panel.rect)


@pytest.mark.parametrize(("screen", "size", "language"), windows(SCREENS), ids=str)
def test_a_screen_fits(screen: str, size: tuple[int, int], language: str) -> None:
    assert faults(screen, size, language, 1.0) == []


@pytest.mark.parametrize(
    ("screen", "zoomed", "language"), one_in(7, SCREENS, SCREENS_ZOOMED, available_languages()), ids=str
)
def test_a_screen_fits_at_the_player_s_own_size(
    screen: str, zoomed: tuple[float, tuple[int, int]], language: str
) -> None:
    zoom, size = zoomed
    assert faults(screen, size, language, zoom) == []


@pytest.mark.parametrize(("screen", "size", "language"), windows(TABLES), ids=str)
def test_a_table_fits(screen: str, size: tuple[int, int], language: str) -> None:
    assert faults(screen, size, language, 1.0) == []


@pytest.mark.parametrize(
    ("screen", "zoomed", "language"), one_in(3, TABLES, TABLES_ZOOMED, available_languages()), ids=str
)
def test_a_large_table_fits(screen: str, zoomed: tuple[float, tuple[int, int]], language: str) -> None:
    zoom, size = zoomed
    assert faults(screen, size, language, zoom) == []


def test_a_word_that_is_too_long_is_found_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Words.__call__
    long = {"table.sell", "table.market", "question_panel.go_on", "table.now_several.make"}

    def stretched(words: Words, key: str, /, **gaps: object) -> str:
        said = found(words, key, **gaps)
        return f"{said} " * 9 if key in long else said

    monkeypatch.setattr(Words, "__call__", stretched)
    cut = {
        fault.split("'")[1].split()[0]
        for fault in faults("answers", (1280, 720), "en", 1.0)
        if "cut" in fault
    }
    assert cut == {"sell", "Market", "Confirm", "Who"}


def faults(screen: str, size: tuple[int, int], language: str, zoom: float) -> list[str]:
    words = Words.load(language).with_title(NAME)
    with stage(size) as stack, watch(Scale(*size)) as spy:
        stack.scale = Scale(*size, zoom)
        set_up(screen, ShowcaseContext(words, title(NAME).data.load(), stack))
        return faults_through(stack, spy, leave_out_what_is_covered)


def leave_out_what_is_covered(seen: Seen) -> None:
    """What no eye sees: names half under the panel, and what lies on a tab that is not open, beyond the window."""
    table = seen.scene
    if not isinstance(table, TableScene):
        return
    board = city_of(table.board)
    panel, right = board.question_panel.rect, table.scale.width if board.rects.open_tab is not None else 10**6
    if board.question_panel.open:
        seen.drawn = [
            one for one in seen.drawn if panel.contains(one.rect) or not panel.colliderect(one.rect)
        ]
    seen.drawn = [one for one in seen.drawn if one.rect.x < right]
    seen.panels = [one for one in seen.panels if one.x < right]
