"""No word on the table is cut, at any size, in any language; nothing that stands open overlaps."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from game.kit.board.table_rects import Tab
from game.titles.machu_picchu.title import TITLE
from game.ui import lettering
from game.ui.scale import Scale
from game.ui.text import ELLIPSIS, draw_text, fit
from tests.support.city_table import CityTable
from tests.support.shares import one_in
from tests.support.spy import watch

SIZES = [(1280, 720), (2560, 1080), (1280, 960), (1680, 1050)]
LOW_AND_WIDE = ((2560, 1080), 1.06)  # as a window of 1900 x 700: all stands open, the city is smaller
MOMENTS = {
    "move": "players: [red, blue, yellow, green]\nday: 5\ngoods: {red: {corn: 17, llama: 2, coca: 11}}\n"
    "hands: {red: [farmer+puma, weaver+virgin, planter+potter]}\ntiles: {blue: [coca, two]}\n",
    "trade": "players: [red, blue]\nprince: {red: plaza}\ngoods: {red: {corn: 30, coca: 2}}\npending: [red trade]\n",
    "five": "players: [red, blue, yellow, green, ivory]\nclergy: {red: {virgin: 2, puma: 1}}\nday: 4\n"
    "hands: {blue: [farmer+puma, farmer+virgin]}\ntiles: {blue: [coca, two, three]}\nsun: blue\n",
    "night": "players: [red, blue]\nphase: night\nday: 3\ntiles: {red: [coca, two, three]}\nsun: red\n"
    "goods: {red: {corn: 3}}\npending: [red fee coca]\n",
    "make": "players: [red, blue]\nprince: {red: pottery}\nbonus: {pottery: 0}\n"
    "incas: {red: {potter: 2}, blue: {potter: 1}}\n"
    "goods: {red: {corn: 3}, blue: {corn: 1}}\npending: [red make, blue make]\n",
    "burn": "players: [red, blue]\nprince: {red: condor}\nbonus: {condor: 0}\n"
    "clergy: {red: {condor: 2}, blue: {condor: 1}}\n"
    "goods: {red: {llama: 2}, blue: {llama: 1}}\npending: [red burn, blue burn]\n",
    "offer": "players: [red, blue]\nprince: {red: main}\nbonus: {main: 0}\n"
    "goods: {red: {llama: 2, coca: 1}, blue: {corn: 3}}\n"
    "pending: [red offer, blue offer]\n",
    "clock": "players: [red, blue]\nphase: night\nday: 3\ntiles: {red: [cloth], blue: [llama]}\n"
    "sun: red\nclock: {blue: 2}\n"
    "goods: {red: {corn: 3}}\npending: [red fee cloth]\n",
    "return": "players: [red, blue]\nprince: {red: sun}\nbonus: {sun: 0}\n"
    "hands: {red: [farmer+puma, weaver+virgin, planter+potter]}\npending: [red return 2]\n",
}
RICH = (
    "players: [red, blue]\nprince: {red: corn}\nscout: {red: 14}\nincas: {red: {farmer: 4, potter: 3, weaver: 3}}\n"
    "clergy: {red: {virgin: 5, puma: 4, condor: 3}}\nhands: {red: [farmer+puma, virgin+condor, virgin+puma, "
    "puma+condor, farmer+virgin, potter+virgin, weaver+puma], blue: [potter+condor]}\n"
)


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The texts that did not have room."""
    found: list[str] = []

    def watched(surface, text, style, scale, box):  # type: ignore[no-untyped-def]
        block = fit(text, style.role, scale, box.size, size=style.size, wrapped=style.wrapped)
        if any(line.endswith(ELLIPSIS) for line in block.lines):
            found.append(text)
        return draw_text(surface, text, style, scale, box)

    monkeypatch.setattr("game.ui.lettering.draw_text", watched)
    yield found


WINDOWS = [*((size, 1.0) for size in SIZES), LOW_AND_WIDE]


@pytest.mark.parametrize(
    ("moment", "window", "language"), one_in(5, MOMENTS, WINDOWS, ["en", "fr", "it"]), ids=str
)
def test_no_word_is_cut(
    moment: str, window: tuple[tuple[int, int], float], language: str, cut: list[str]
) -> None:
    size, zoom = window
    state = TITLE.positions.parse(TITLE.data.load(), MOMENTS[moment])
    table = CityTable(state, size=size, zoom=zoom, language=language)
    assert cut == []
    assert table.board.rects.now.width > 0


@pytest.mark.parametrize(("moment", "zoom", "language"), one_in(5, MOMENTS, [1.3, 1.5], ["en", "fr", "it"]))
def test_no_word_is_cut_where_everything_is_large(
    moment: str, zoom: float, language: str, cut: list[str]
) -> None:
    state = TITLE.positions.parse(TITLE.data.load(), MOMENTS[moment])
    table = CityTable(state, language=language, zoom=zoom)
    for tab in Tab:
        table.scene.tabs.open(tab)
        table.window.frames(2)
        layout = table.board.view.shown.layout
        assert layout.open_tab is tab
    assert cut == []


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_forecast_of_somebody_rich_stands_apart(size: tuple[int, int], language: str) -> None:
    state = TITLE.positions.parse(TITLE.data.load(), RICH)
    with watch(Scale(*size)) as spy:
        table = CityTable(state, size=size, language=language, bots=("", "random"))
        panel = table.board.view.panels[0]
        drawn = {one.text: one.rect for one in spy.scenes[0].drawn if one.rect.colliderect(panel.conquest)}
    assert {"×3", "174", "×2", "116"} <= set(drawn)
    line = sorted(drawn.values(), key=lambda rect: rect.x)
    for factor in ("×3", "×2"):
        before = line[line.index(drawn[factor]) - 1]
        assert drawn[factor].x - before.right >= table.board.view.scale.px(8)


@pytest.mark.parametrize(
    ("shape", "seats"),
    one_in(3, [*((size, 1.0) for size in (*SIZES, (3840, 2160), (3840, 1080))), LOW_AND_WIDE], [2, 3, 4, 5]),
    ids=str,
)
def test_parts_lie_apart_and_within_the_window(shape: tuple[tuple[int, int], float], seats: int) -> None:
    size, zoom = shape
    table = CityTable(seats=seats, size=size, zoom=zoom)
    layout, window = table.board.view.shown.layout, table.window.surface.get_rect()
    parts = [
        layout.bar,
        *layout.seats,
        layout.view,
        layout.tray,
        *layout.buttons,
        layout.market,
        layout.clergy,
        layout.journal,
    ]
    for part in parts:
        assert window.contains(part)
    for one, other in combinations(parts, 2):
        assert not one.colliderect(other), (one, other)
    assert layout.view.width / layout.view.height == pytest.approx(1136 / 844, rel=0.01)


def test_letters_are_never_smaller_than_thirteen_pixels() -> None:
    table = CityTable(size=(1280, 720))
    assert lettering.letters(table.board.view.scale, 10) * table.board.view.scale.factor == pytest.approx(13)
