"""Every screen at every size: boxes lie within their parents and apart, and every text fits."""

import math

import pygame
import pytest

from game.base.i18n.words import available_languages
from game.kit.board.table_rects import Tab
from game.showcase import ShowcaseContext, draw, screens, set_up, stage
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.valley.valley import name_plate
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.content.load import DATA
from game.ui.scale import Scale
from game.ui.text import measure
from game.ui.theme import Role
from tests.support.layout_faults import faults_of, faults_through
from tests.support.shares import one_in
from tests.support.spy import watch
from tests.support.window_sizes import SIZES, windows
from tests.support.words import wiraqocha_words


@pytest.fixture(scope="module")
def content() -> ValleyData:
    return DATA.load()


@pytest.mark.parametrize(("screen", "size", "language"), windows(screens("wiraqocha")), ids=str)
def test_a_screen_fits(screen: str, size: tuple[int, int], language: str, content: ValleyData) -> None:
    words = wiraqocha_words(language)
    with stage(size) as stack, watch(Scale(*size)) as spy:
        set_up(screen, ShowcaseContext(words, content, stack))
        draw(stack)
        faults = [fault for seen in spy.scenes for fault in faults_of(seen, stack.scale)]
    assert not faults, "\n".join(faults)


SCREENS_ZOOMED = [
    (2.0, (1920, 1080)),
    (2.0, (2560, 1440)),
    (2.0, (3840, 2160)),
    (2.0, (1280, 1024)),
    (1.75, (1920, 1080)),
    (1.5, (1280, 720)),
    (0.75, (1920, 1080)),
]
TABLES = ("table", "table-two", "market", "dragging", "company", "replay")
TABLES_ZOOMED = [(1.5, (1280, 1024)), (2.0, (1280, 720)), (2.0, (3440, 1440))]
ZOOMED = [
    *one_in(20, screens("wiraqocha"), SCREENS_ZOOMED, available_languages()),
    *one_in(9, TABLES, TABLES_ZOOMED, available_languages()),
]


@pytest.mark.parametrize(("screen", "zoomed", "language"), ZOOMED, ids=str)
def test_a_screen_fits_at_the_player_s_own_size(
    screen: str, zoomed: tuple[float, tuple[int, int]], language: str, content: ValleyData
) -> None:
    zoom, size = zoomed
    with stage(size) as stack, watch(Scale(*size)) as spy:
        stack.scale = Scale(*size, zoom)
        set_up(screen, ShowcaseContext(wiraqocha_words(language), content, stack))
        faults = faults_through(stack, spy)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("screen", "zoom", "language"),
    one_in(3, ["table", "table-two", "company", "replay"], [1.5, 1.75, 2.0], available_languages()),
)
def test_every_leaf_fits_beside_a_large_valley(
    screen: str, zoom: float, language: str, content: ValleyData
) -> None:
    size = (1920, 1080)
    with stage(size) as stack, watch(Scale(*size)) as spy:
        stack.scale = Scale(*size, zoom)
        set_up(screen, ShowcaseContext(wiraqocha_words(language), content, stack))
        table = stack.scenes[0]
        assert isinstance(table, TableScene)
        for tab in (Tab.PLAYERS, Tab.MARKET, Tab.JOURNAL, Tab.MAIN):
            assert table.tabs.open(tab)
            draw(stack)
            seen = spy.scenes.pop()
            assert len(table.game_log.lines()) < 3 or any(fitted.text for fitted in seen.fitted), tab
            assert not faults_of(seen, table.scale), tab


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("zoom", [1.25, 1.5, 1.75, 2.0])
def test_the_table_grows_with_the_player_s_size(
    size: tuple[int, int], zoom: float, content: ValleyData
) -> None:
    with stage(size) as stack:
        set_up("table", ShowcaseContext(wiraqocha_words("en"), content, stack))
        table = stack.scenes[0]
        assert isinstance(table, TableScene)
        usual = measures(table)
        stack.resize(Scale(*size, zoom))
        assert table.scale.factor == pytest.approx(zoom * Scale(*size).factor)
        grown = measures(table)
        # in small windows words are never smaller than can be read, so that they grow a little less from there
        assert grown["words"] >= (0.97 if size[1] >= 1080 else 0.94) * zoom * usual["words"]
        assert grown["die"] >= (0.9 * zoom if zoom > 1.25 else 0.75) * usual["die"]
        # in a tall window a panel has room for larger ones
        token = min(usual["token"], 48 * Scale(*size).factor)
        assert grown["token"] >= (0.8 * zoom if zoom > 1.25 else 0.9) * token
        assert grown["button"] >= 0.75 * zoom * usual["button"]
        assert grown["tile"] >= (0.9 if zoom > 1.25 else 0.7) * usual["tile"]  # the valley keeps a place


def measures(table: TableScene) -> dict[str, float]:
    """How large things on the table are, in pixels."""
    panel = valley_of(table.board).view.panels[valley_of(table.board).view.active]
    return {
        "words": measure("Wiraqocha", Role.BODY, table.scale)[0],
        "die": valley_of(table.board).view.tray.side,
        "token": next(min(slot.rect.height, slot.rect.width * 1.1) for slot in panel.tokens if slot.home),
        "button": valley_of(table.board).actions_bar.buttons["end"].rect.height,
        "tile": valley_of(table.board).view.layout.radius,
    }


@pytest.mark.parametrize(
    ("language", "size", "zoom"),
    [
        *((language, (1280, 720), 2.0) for language in ("en", "fr", "it")),
        ("fr", (1280, 720), 1.75),
        ("fr", (1920, 1080), 1.5),
    ],
)
def test_the_name_of_the_graveyard_is_whole_beside_a_held_tile(
    language: str, size: tuple[int, int], zoom: float, content: ValleyData
) -> None:
    """Its first letters look the same whether the rim of a holder lies there or not."""
    looks = []
    for screen in ("table", "table-two"):
        with stage(size) as stack:
            stack.scale = Scale(*size, zoom)
            set_up(screen, ShowcaseContext(wiraqocha_words(language), content, stack))
            drawn, table = draw(stack), stack.top
            assert isinstance(table, TableScene)
            layout = valley_of(table.board).view.layout
            x, y = layout.graveyard
            under = (x - layout.radius * 0.87, y + layout.radius * 1.5)
            tile = min(layout.state.game.territories, key=lambda tile: math.dist(layout.centres[tile], under))
            assert (layout.state.board[tile] >= 0) == (screen == "table")
            middle, unit = name_plate(layout)
            letters = pygame.Rect(round(middle[0] - 46 * unit), 0, round(30 * unit), round(18 * unit))
            letters.centery = round(middle[1])
            cream = stack.scale.look.palette.cream
            looks.append(pygame.mask.from_threshold(drawn.subsurface(letters), cream, (40, 40, 40)))
    both = looks[0].overlap_area(looks[1], (0, 0))
    assert both > 0.95 * max(look.count() for look in looks) > 20
