"""The forms, the book, the story and both ends of Machu Picchu, at every size in every language."""

import pytest

from game.i18n.words import Words, available_languages
from game.registry import title
from game.scenes.table.scene import TableScene
from game.showcase import ShowcaseContext, draw, set_up, stage
from game.titles.machu_picchu.board.board import city_of
from game.titles.machu_picchu.content.definitions import NAME
from game.ui.scale import Scale
from tests.support.layout_faults import faults_of
from tests.support.spy import watch
from tests.support.window_sizes import ODD_SIZES, SIZES

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


@pytest.mark.parametrize("screen", ["answers", "night"])
def test_the_pictures_of_answers_show_the_slip_that_asks(screen: str) -> None:
    with stage((1280, 720)) as stack:
        data = title(NAME).load()
        set_up(screen, ShowcaseContext(Words.load("en").with_title(NAME), data, stack))
        table = stack.top
        assert isinstance(table, TableScene)
        slip = city_of(table.board).slip
        assert slip.open and stack.scale.window.contains(slip.rect)


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("size", [*SIZES, *ODD_SIZES], ids=str)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_fits(screen: str, size: tuple[int, int], language: str) -> None:
    assert faults(screen, size, language, 1.0) == []


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(
    ("zoom", "size"), [(0.75, (1920, 1080)), (1.5, (1280, 720)), (2.0, (1920, 1080))], ids=str
)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_fits_at_the_player_s_own_size(
    screen: str, size: tuple[int, int], zoom: float, language: str
) -> None:
    assert faults(screen, size, language, zoom) == []


def faults(screen: str, size: tuple[int, int], language: str, zoom: float) -> list[str]:
    words = Words.load(language).with_title(NAME)
    with stage(size) as stack, watch(Scale(*size)) as spy:
        stack.scale = Scale(*size, zoom)
        set_up(screen, ShowcaseContext(words, title(NAME).load(), stack))
        draw(stack)
        return [str(fault) for seen in spy.scenes for fault in faults_of(seen, seen.scene.scale)]
