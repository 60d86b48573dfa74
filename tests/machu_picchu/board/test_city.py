"""The places of the city: all lie inside the view, nothing lies on another, each street joins two terraces."""

import itertools
import math

import pytest

from game.kit.board.table_rects import Tab
from game.titles.machu_picchu.board.city.city_view import incas_on, princes_on
from game.titles.machu_picchu.board.layout import city
from game.titles.machu_picchu.board.layout.city import STREETS, TERRACES, TRAIL, Point
from game.titles.machu_picchu.board.layout.layout_for_window import layout_for_window
from game.titles.machu_picchu.title import TITLE
from game.ui.scale import Scale
from tests.support.city_table import CityTable

_TILE, _SUN_TILE, _SUMMIT = 44, 66, 58  # how wide they are drawn
_HALF_SCOUT = 17  # half as wide as one is drawn
DAILY = {"corn", "llama", "coca", "pottery", "cloth", "condor", "puma", "sun", "main"}


def inside(place: Point, margin: float) -> bool:
    left, top, right, bottom = city.INSIDE
    return left + margin <= place[0] <= right - margin and top + margin <= place[1] <= bottom - margin


def test_the_fifteen_districts_have_terraces_inside_the_view() -> None:
    assert len(TERRACES) == 15
    for name in TERRACES:
        assert all(inside(place, 0) for place in city.outline(name)), name
        x, y = TERRACES[name].plate
        assert inside((x, y + 25), 0), name


@pytest.mark.parametrize("field", range(20))
def test_five_scouts_on_a_field_stand_inside_the_view_and_side_by_side(field: int) -> None:
    feet = [city.scout(field, number) for number in range(5)]
    assert all(inside(foot, _HALF_SCOUT) for foot in feet)
    assert all(then[0] - foot[0] >= _HALF_SCOUT for foot, then in itertools.pairwise(feet))


@pytest.mark.parametrize("district", ["clock", "coca"])
@pytest.mark.parametrize("princes", [1, 2, 3])
def test_no_inca_hides_behind_the_princes_of_its_district(district: str, princes: int) -> None:
    colours = ("red", "blue", "yellow", "green", "ivory")
    own = ("clock: {%s}" if district == "clock" else "incas: {%s}") % ", ".join(
        f"{colour}: {1 if district == 'clock' else '{planter: 1}'}" for colour in colours
    )
    stand = ", ".join(f"{colour}: {district}" for colour in colours[:princes])
    position = f"players: [{', '.join(colours)}]\nprince: {{{stand}}}\n{own}\n"
    shown = CityTable(TITLE.positions.parse(TITLE.data.load(), position)).board.view.shown
    feet = [foot[0] for _, foot in princes_on(shown, district)]
    incas = [foot[0] for _, _, _, foot in incas_on(shown, district)]
    unit, terrace = shown.layout.unit, TERRACES[district]
    assert min(incas) - max(feet) >= 20 * unit
    assert all(then - inca >= 12 * unit for inca, then in itertools.pairwise(incas))
    assert max(incas) <= shown.layout.on_view(terrace.middle[0] + terrace.reach[0], 0)[0]


def test_terraces_do_not_meet() -> None:
    for a, b in itertools.combinations(TERRACES.values(), 2):
        across = abs(a.middle[0] - b.middle[0]) - a.reach[0] - b.reach[0]
        down = abs(a.middle[1] - b.middle[1]) - a.reach[1] - b.reach[1]
        assert max(across, down) > city.WALL


def test_the_moon_tiles_lie_clear_of_the_sun_tile_and_the_summit() -> None:
    for number in range(7):
        assert math.dist(city.moon_tile(number), TRAIL[-1]) > _TILE / 2 + _SUMMIT / 2
        assert math.dist(city.moon_tile(number), city.SUN_TILE) > _TILE / 2 + _SUN_TILE / 2
    assert city.SUN_TILE[0] - _SUN_TILE / 2 > city.sun(9)[0] + 50  # the end of the cord


def test_goods_lie_where_work_is_done_once_a_day_and_stones_in_temples() -> None:
    assert {name for name, terrace in TERRACES.items() if terrace.mat} == DAILY
    temples = {name for name, terrace in TERRACES.items() if terrace.eight_sided}
    assert temples == {"condor", "puma", "sun", "main"}
    for terrace in TERRACES.values():
        assert terrace.mat is None or inside(terrace.mat, city.MAT)


@pytest.mark.parametrize("streets", sorted(STREETS), ids="-".join)
def test_a_street_joins_its_two_terraces_in_both_directions(streets: tuple[str, str]) -> None:
    start, end = streets
    line = city.street(start, end)
    assert (line[0], line[-1]) == (TERRACES[start].middle, TERRACES[end].middle)
    assert city.street(end, start) == line[::-1]
    assert all(inside(place, city.STREET / 2) for place in line)


def test_no_street_passes_over_a_third_district() -> None:
    for pair, name in itertools.product(STREETS, TERRACES):
        if name not in pair:
            x, y = TERRACES[name].middle
            rx, ry = TERRACES[name].reach
            for a, b in city.street(*pair):
                assert abs(a - x) > rx + city.STREET / 2 or abs(b - y) > ry + city.STREET / 2, (pair, name)


def test_there_is_no_street_between_two_that_are_no_neighbours() -> None:
    with pytest.raises(KeyError):
        city.street("hut", "coca")


def test_the_trail_has_twenty_fields_after_its_start_and_runs_through_all_of_them() -> None:
    assert len(TRAIL) == 21
    for number, place in enumerate(TRAIL):
        assert inside(place, 15)
        assert math.dist(city.trail()[10 * number], place) < 0.01
    for a, b in itertools.pairwise(TRAIL):
        assert 50 < math.dist(a, b) < 110


@pytest.mark.parametrize("name", TERRACES)
@pytest.mark.parametrize("princes", range(6))
def test_five_seats_find_room_on_a_terrace(name: str, princes: int) -> None:
    x, _ = TERRACES[name].middle
    half = TERRACES[name].reach[0]
    incas = TERRACES[name].incas(5)
    assert x - half < incas[0][0] < incas[-1][0] < x + half
    assert all(b[0] - a[0] >= 29 for a, b in itertools.pairwise(incas))
    assert len(TERRACES[name].princes(princes)) == princes


def test_the_time_track_has_nine_suns_with_eight_moons_between_them_and_seven_tiles() -> None:
    suns = [city.sun(day) for day in range(1, city.DAYS + 1)]
    for day in range(1, city.DAYS):
        assert suns[day - 1][0] < city.moon(day)[0] < suns[day][0]
    track = [*suns, city.SUN_TILE, *(city.moon_tile(k) for k in range(7)), TRAIL[-1]]
    for a, b in itertools.pairwise(track):
        assert b[0] - a[0] > 38


@pytest.mark.parametrize("name", city.TERRACES)
@pytest.mark.parametrize("princes", [1, 3, 5])
def test_five_princes_and_five_incas_stay_on_the_terrace(name: str, princes: int) -> None:
    terrace = city.TERRACES[name]
    left, right = terrace.middle[0] - terrace.reach[0], terrace.middle[0] + terrace.reach[0]
    for x, _ in (*terrace.princes(princes, 5), *terrace.incas(5, princes)):
        assert left < x < right


# the table round it

TALL = [(1280, 960), (1280, 1024), (1600, 1200), (1440, 1080)]


@pytest.mark.parametrize("size", TALL)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_a_tall_window_the_city_is_larger_and_everything_lies_open(
    size: tuple[int, int], seats: int
) -> None:
    layout = layout_for_window(Scale(*size), seats, 0, 0, Tab.MAIN)
    usual = layout_for_window(Scale(size[0], size[0] * 9 // 16), seats, 0, 0, Tab.MAIN)
    assert layout.open_tab is None and layout.unit > 1.15 * usual.unit
    assert layout.journal.height > 300 * layout.scale.factor


@pytest.mark.parametrize(
    "size", [*TALL, (1280, 720), (1920, 1080), (1920, 1200), (2560, 1080), (3440, 1440), (3840, 2160)]
)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("alike", [False, True])
def test_the_parts_of_the_table_lie_in_the_window_and_apart(
    size: tuple[int, int], seats: int, alike: bool
) -> None:
    layout = layout_for_window(Scale(*size), seats, 1, 0, Tab.MAIN, alike=alike)
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
        assert layout.scale.window.contains(part)
    for one, other in itertools.combinations(parts, 2):
        assert not one.colliderect(other)


def test_on_a_small_screen_one_tab_at_a_time_lies_open() -> None:
    layout = layout_for_window(Scale(1024, 768).at_most(2.0), 4, 0, 0, Tab.MARKET)
    assert layout.open_tab is Tab.MARKET
    assert layout.scale.window.contains(layout.market) and layout.scale.window.contains(layout.clergy)
    assert all(layout.scale.window.contains(tab) for tab in layout.tabs)


@pytest.mark.parametrize(("seats", "large"), [(2, 2), (3, 3), (4, 1), (5, 1)])
def test_all_panels_are_large_where_that_is_wanted_and_they_have_room(seats: int, large: int) -> None:
    layout = layout_for_window(Scale(1920, 1080), seats, 0, 0, Tab.MAIN, alike=True)
    assert sum(panel.height >= 316 for panel in layout.seats) == large
