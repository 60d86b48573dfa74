"""The title's own data load, and say what the rules specification says (sections 1, 2, 3, 7, 8, 12, 17)."""

from pathlib import Path

import pytest

from game.kit.data.embedded_data import embedded_data
from game.kit.data.figure_source import FigureSource
from game.kit.data.mods.packed_mods import packed_with_mods
from game.titles.machu_picchu.content.definitions import (
    CARDS,
    CityData,
    ClergyTemple,
    District,
    Family,
    Good,
    GoodsTemple,
    Job,
    MoonTile,
    Production,
    Recalling,
    Row,
)
from game.titles.machu_picchu.content.load import DATA
from game.titles.machu_picchu.content.mods.title_mods import MODS

Beside = dict[District, frozenset[District]]


@pytest.fixture(scope="module")
def content() -> CityData:
    return DATA.load()


@pytest.mark.clauses("M-1.3", "M-1.5")
def test_what_is_in_the_box(content: CityData) -> None:
    assert [kind.bank for kind in content.goods.values()] == [64, 38, 28, 28, 28]
    assert [content.goods[good].unit for good in Good] == [3, 1, 1, 1, 1]
    assert {row: len(kind.steps) for row, kind in content.clergy.items()} == {
        Row.VIRGIN: 6,
        Row.PUMA: 5,
        Row.CONDOR: 4,
    }


@pytest.mark.clauses("M-2.1")
def test_nine_districts_are_daily_and_six_are_not(content: CityData) -> None:
    daily = [district for district, kind in content.districts.items() if kind.daily]
    assert daily == list(District)[:9]
    families = [kind.family for kind in content.districts.values()]
    assert [families.count(family) for family in Family] == [5, 4, 2, 2, 2]


@pytest.mark.clauses("M-2.3")
def test_the_city_is_a_graph_of_33_pairs(content: CityData) -> None:
    """17.1: degrees 3 to 6, diameter 4, mean distance 2.05."""
    beside = content.adjacent
    assert all(one in beside[other] for one in District for other in beside[one])
    assert sum(map(len, beside.values())) == 2 * 33
    assert {len(others) for others in beside.values()} == {3, 4, 5, 6}
    distances = [steps for one in District for other, steps in reach(content, one).items() if other != one]
    assert max(distances) == 4
    assert round(sum(distances) / len(distances), 2) == 2.05


def reach(content: CityData, start: District) -> dict[District, int]:
    """How many walks away every district is."""
    found, edge = {start: 0}, [start]
    for district in edge:
        for other in content.adjacent[district]:
            if other not in found:
                found[other] = found[district] + 1
                edge.append(other)
    return found


@pytest.mark.clauses("M-5.3", "M-5.4", "M-6.1", "M-6.6", "M-10.9")
def test_what_the_districts_do(content: CityData) -> None:
    effects = {district: kind.effect for district, kind in content.districts.items()}
    assert effects[District.CORN] == Production(Good.CORN, 3, {})
    assert effects[District.COCA] == Production(Good.COCA, 1, {Good.CORN: 1})
    assert effects[District.SUN] == ClergyTemple(Row.VIRGIN, 3)
    assert effects[District.MAIN] == GoodsTemple(2, 5, 3)
    assert effects[District.CLOCK] == Recalling(3, 3)


@pytest.mark.clauses("M-7.4", "M-7.7")
def test_what_incas_and_clergy_cost(content: CityData) -> None:
    assert {job: dict(kind.cost) for job, kind in content.jobs.items()} == {
        Job.FARMER: {Good.LLAMA: 1, Good.POTTERY: 1},
        Job.SHEPHERD: {Good.CORN: 3, Good.COCA: 1},
        Job.PLANTER: {Good.POTTERY: 1, Good.CLOTH: 1},
        Job.POTTER: {Good.COCA: 1, Good.CLOTH: 1},
        Job.WEAVER: {Good.COCA: 1, Good.POTTERY: 1},
    }
    puma = content.clergy[Row.PUMA]
    assert {tuple(sorted(cost.items())) for cost in puma.costs} == {
        ((Good.CLOTH, 2), (Good.COCA, 1), (Good.POTTERY, 1))
    }
    assert puma.steps == (8, 7, 6, 5, 4)


@pytest.mark.clauses("M-12.2", "M-12.3")
def test_28_cards_are_the_pairs_of_eight_icons(content: CityData) -> None:
    assert [card.name for card in content.cards] == list(CARDS)
    assert len(set(CARDS)) == 28
    shown = [icon for card in content.cards for icon in card.icons]
    assert {shown.count(icon) for icon in shown} == {7}
    gold = [card.gold for card in content.cards]
    assert (gold.count(3), gold.count(5), gold.count(7), sum(gold)) == (10, 15, 3, 126)


@pytest.mark.clauses("M-10.2", "M-10.3", "M-10.5")
def test_seven_moon_tiles(content: CityData) -> None:
    assert list(content.moon) == list(MoonTile)
    paid = {tile: dict(reward.fee) for tile, reward in content.moon.items()}
    goods = (MoonTile.LLAMA, MoonTile.COCA, MoonTile.POTTERY, MoonTile.CLOTH)
    assert paid == {tile: ({Good.CORN: 1} if tile in goods else {}) for tile in MoonTile}
    assert len(content.moon) == content.days.end_at_tile + max(content.players) - 1


def test_every_figure_says_where_it_comes_from(content: CityData) -> None:
    """17: the neighbours, clergy, gold are ours; costs of Incas out of reviews; the market is derived."""
    sources = content.sources
    ours = {figure for figure, source in sources.items() if source is FigureSource.OURS}
    assert ours == {
        "adjacent",
        "rows.virgin.cost",
        "rows.virgin.steps",
        "rows.puma.steps",
        "rows.condor.cost",
        "rows.condor.steps",
        "sacrifice.gold",
    }
    assert sources["jobs.farmer.cost"] is FigureSource.REVIEW
    assert sources["market.fields"] is FigureSource.DERIVED
    assert sources["trail"] is FigureSource.BOOK


def test_a_save_carries_the_data_and_its_mark(content: CityData) -> None:
    word = packed_with_mods(content)
    assert embedded_data(DATA, MODS, word) == content
    for spoilt in (word[:-8], "no data", ""):
        assert embedded_data(DATA, MODS, spoilt) is None


def test_the_mark_is_that_of_what_is_said_not_of_how(content: CityData, tmp_path: Path) -> None:
    (tmp_path / "clergy.yaml").write_text(CLERGY, "utf-8")
    assert DATA.load(tmp_path) == content
    (tmp_path / "clergy.yaml").write_text(CLERGY.replace("7, 6, 5, 4]", "6, 5, 4, 3]"), "utf-8")
    changed = DATA.load(tmp_path)
    assert changed.digest != content.digest
    assert changed.clergy[Row.CONDOR].steps == (6, 5, 4, 3)


def test_what_was_checked_is_kept_until_a_file_changes(content: CityData, tmp_path: Path) -> None:
    assert DATA.load(None, tmp_path) == content
    assert DATA.load(None, tmp_path) == content
    assert [path.name for path in tmp_path.iterdir()] == ["machu_picchu_content"]


CLERGY = """
rows:  # the same, written otherwise
  virgin:
    count: 6
    cost: {coca: 2, pottery: 1, cloth: 1}
    steps: [9, 8, 7, 6, 5, 4]
    source: {count: review, cost: ours, steps: ours}
  puma:
    count: 5
    cost: {cloth: 2, pottery: 1, coca: 1}
    steps: [8, 7, 6, 5, 4]
    source: {count: review, cost: book, steps: ours}
  condor:
    count: 4
    cost: {pottery: 2, coca: 1, cloth: 1}
    steps: [7, 6, 5, 4]
    source: {count: review, cost: ours, steps: ours}
"""
