"""A slip in the data is told with file, line, key and the word meant; printed figures replace ours by data alone."""

import shutil
from pathlib import Path

import pytest

from game.base.files.problems import ContentError, Problem
from game.base.files.program_folders import data_folder
from game.titles.machu_picchu.content.definitions import COLOURS, District, Good, Row
from game.titles.machu_picchu.content.load import DATA
from game.titles.machu_picchu.rules.actions import Ordain, PlacePrince, Walk
from game.titles.machu_picchu.rules.engine import legal_actions, successor
from game.titles.machu_picchu.rules.game import Game
from game.titles.machu_picchu.rules.setup import Setup, new_game
from game.titles.machu_picchu.rules.state import Phase


def folder(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """A folder of data with one file of the title's own, in which something is written otherwise."""
    own = (data_folder() / "machu_picchu" / file).read_text("utf-8")
    assert old in own
    (tmp_path / file).write_text(own.replace(old, new, 1), "utf-8")
    return tmp_path


def problems(folder: Path) -> tuple[Problem, ...]:
    with pytest.raises(ContentError) as caught:
        DATA.load(folder)
    return caught.value.problems


@pytest.mark.parametrize(
    ("file", "old", "new", "key", "reason", "near"),
    [
        ("goods.yaml", "unit: 3", "unit: three", "goods.corn.unit", "not_whole", ""),
        ("goods.yaml", "  llama:", "  lama:", "goods.lama", "unknown_key", "llama"),
        ("goods.yaml", "start: 2", "start: 5", "market.start", "too_large", ""),
        ("goods.yaml", "adjust: 1", "adjust: 2", "market.adjust", "only_value", ""),
        ("goods.yaml", "source: book", "source: bok", "goods.corn.source", "unknown_source", "book"),
        ("goods.yaml", ", source: book", "", "goods.corn.source", "missing_key", ""),
        ("goods.yaml", "{fields: derived", "{field: derived", "market.source.field", "unknown_key", "fields"),
        ("districts.yaml", "yield: 3", "yeild: 3", "districts.corn.yeild", "unknown_key", "yield"),
        ("districts.yaml", "effect: trade", "effect: traid", "districts.plaza.effect", "wrong_effect", "trade"),
        ("districts.yaml", "family: house", "family: temple", "districts.priests.family", "wrong_family", ""),
        ("districts.yaml", "daily: false", "daily: true", "districts.hut.daily", "wrong_daily", ""),
        ("districts.yaml", "good: coca", "good: cloth", "districts.coca.good", "wrong_good", ""),
        ("districts.yaml", "fee: {corn: 1}", "fee: {gold: 1}", "districts.llama.fee.gold", "unknown_key", ""),
        ("districts.yaml", "[cloth, puma]", "[pottery, coca]", "adjacent.pairs.#32", "pair_twice", ""),
        ("districts.yaml", "[cloth, puma]", "[cloth, cloth]", "adjacent.pairs.#32", "pair_of_one", ""),
        ("districts.yaml", "[cloth, puma]", "[cloth, pumma]", "adjacent.pairs.#32.#2", "unknown_word", "puma"),
        ("districts.yaml", "district: llama", "district: coca", "jobs.shepherd.district", "wrong_district", ""),
        ("clergy.yaml", "[8, 7, 6, 5, 4]", "[8, 7, 6, 5]", "rows.puma.steps", "row_length", ""),
        ("clergy.yaml", "count: 4", "count: 3", "rows.condor.steps", "row_length", ""),
        ("cards.yaml", "[farmer, shepherd,", "[shepherd, farmer,", "sacrifice.icons", "wrong_icons", ""),
        ("cards.yaml", "all_pairs: true", "all_pairs: false", "sacrifice.all_pairs", "only_value", ""),
        ("cards.yaml", "override: {}", "override: {puma+farmer: {gold: 1, source: book}}",
         "sacrifice.override.puma+farmer", "unknown_key", "farmer+puma"),
        ("cards.yaml", "job+job: 3", "jobb+job: 3", "sacrifice.gold.jobb+job", "unknown_key", "job+job"),
        ("cards.yaml", "id: two", "id: three", "moon.three.id", "tile_twice", ""),
        ("game.yaml", "end_at_tile: 3", "end_at_tile: 4", "days.end_at_tile", "few_tiles", ""),
        ("game.yaml", "keep: 1", "keep: 4", "trail.keep", "keep_more", ""),
        ("game.yaml", "13: {llama: 1}", "23: {llama: 1}", "trail.rewards.23", "beyond_summit", ""),
        ("game.yaml", "13: {llama: 1}", "13: {coca: 1}", "trail.rewards.13.coca", "unknown_key", ""),
        ("game.yaml", "2: {day: 1", "2: {day: 10", "players.2.day", "first_day", ""),
        ("game.yaml", "limited_bank: false", "limited_bank: true", "house_rules.limited_bank", "only_value", ""),
        ("game.yaml", "gold_rank: dense", "gold_rank: dens", "house_rules.gold_rank", "unknown_word", "dense"),
        ("game.yaml", "  5: {day: 3, incas: 8, source: book}\n", "", "players.5", "missing_key", ""),
    ],
)  # fmt: skip
def test_a_slip_is_told(
    tmp_path: Path, file: str, old: str, new: str, key: str, reason: str, near: str
) -> None:
    found = problems(folder(tmp_path, file, old, new))
    first = found[0]
    assert (first.key, first.reason, first.nearest) == (key, f"problem.{reason}", near)
    assert first.file == str(tmp_path / file)
    if reason not in (
        "missing_key",
        "tile_twice",
    ):  # what is not there has no line; a tile is told the second time
        own = (data_folder() / "machu_picchu" / file).read_text("utf-8")
        assert first.line == own[: own.index(old)].count("\n") + 1


def test_a_city_in_two_parts_is_told(tmp_path: Path) -> None:
    own = (data_folder() / "machu_picchu" / "districts.yaml").read_text("utf-8")
    lines = [line for line in own.splitlines() if not ("- [" in line and "hut" in line)]
    (tmp_path / "districts.yaml").write_text("\n".join(lines), "utf-8")
    (problem,) = problems(tmp_path)
    assert (problem.reason, problem.details) == ("problem.not_connected", {"districts": "hut"})


def test_a_file_under_a_wrong_name_is_told(tmp_path: Path) -> None:
    own = data_folder() / "machu_picchu"
    shutil.copy(own / "cards.yaml", tmp_path / "cards.yaml")
    shutil.copy(own / "clergy.yaml", tmp_path / "clergi.yaml")
    (problem,) = problems(tmp_path)
    assert (problem.file, problem.reason) == (str(tmp_path / "clergy.yaml"), "problem.file_missing")
    assert problem.nearest == "clergi.yaml"


def test_a_folder_without_any_of_the_files_is_told(tmp_path: Path) -> None:
    assert [problem.reason for problem in problems(tmp_path)] == ["problem.file_missing"] * 5


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    folder(tmp_path, "goods.yaml", "unit: 3", "unit: 0")
    folder(tmp_path, "clergy.yaml", "count: 6", "count: 5")
    assert [problem.key for problem in problems(tmp_path)] == [
        "goods.corn.unit",
        "rows.virgin.steps",
    ]


# printed figures


def test_printed_neighbours_replace_ours_by_data_alone(tmp_path: Path) -> None:
    data = DATA.load(folder(tmp_path, "districts.yaml", "[cloth, puma]", "[cloth, plaza]"))
    state = new_game(data, Setup(COLOURS[:2], 1))
    while state.phase is Phase.INCA:
        state = successor(state, legal_actions(state)[0])
    state = successor(state, PlacePrince(District.CLOTH))
    while state.phase is Phase.PLACE:
        state = successor(state, legal_actions(state)[-1])
    while state.mover != state.prince.index(4):
        state = successor(state, legal_actions(state)[-1])
    assert Walk(District.PLAZA) in legal_actions(state)
    assert Walk(District.PUMA) not in legal_actions(state)


def test_h2_every_card_of_a_row_may_have_its_own_cost(tmp_path: Path) -> None:
    costs = "[{coca: 1}, {coca: 2}, {coca: 3}, {coca: 4}]"
    data = DATA.load(folder(tmp_path, "clergy.yaml", "{pottery: 2, coca: 1, cloth: 1}", costs))
    assert [dict(cost) for cost in data.clergy[Row.CONDOR].costs] == [{Good.COCA: n} for n in (1, 2, 3, 4)]
    game = Game(data, COLOURS[:2])
    assert [cost[2] for cost in game.row_costs[2]] == [1, 2, 3, 4]
    assert Ordain(Row.CONDOR).row is Row.CONDOR


def test_h4_the_gold_of_a_card_may_be_its_own(tmp_path: Path) -> None:
    changed = "override: {farmer+weaver: {gold: 4, source: book}}"
    data = DATA.load(folder(tmp_path, "cards.yaml", "override: {}", changed))
    gold = {card.name: card.gold for card in data.cards}
    assert (gold["farmer+weaver"], gold["farmer+potter"]) == (4, 3)
    assert data.sources["sacrifice.override.farmer+weaver"] == "book"
