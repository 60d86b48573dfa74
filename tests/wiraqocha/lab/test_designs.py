"""Designs that the search for a balance makes (build/balance): each keeps to the rulebooks and can be played."""

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.base.files.file_locks import lock
from game.titles.wiraqocha.content.definitions import Terrain, ValleyData
from game.titles.wiraqocha.content.load import DATA

ROOT = Path(__file__).parents[3]


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module of the designs."""
    monkeypatch.syspath_prepend(str(ROOT / "build" / "balance"))
    import design

    return design


@pytest.fixture(scope="module")
def own() -> ValleyData:
    return DATA.load()


def test_the_games_own_data_are_a_design(tools: Any, own: ValleyData) -> None:
    first = tools.Design.of(own)
    assert first.may_be(own)
    same = first.content(own)
    assert (same.tiles, same.cards, same.victory) == (own.tiles, own.cards, own.victory)


def test_steps_change_terrain_ground_cubes_and_costs_alone(tools: Any, own: ValleyData) -> None:
    chance, design = random.Random(1), tools.Design.of(own)
    for _ in range(12):
        for _ in range(9):
            before, design = design, tools.changed(design, own, chance)
            assert design != before
        made = design.content(own)
        assert [tile.requirement for tile in made.tiles.values()] == [
            tile.requirement for tile in own.tiles.values()
        ]
        relics = [label for label in made.base if made.tiles[label].relic]
        assert relics == [label for label in made.base if made.tiles[label].terrain is Terrain.RUINS]
        assert len(relics) == 4
        assert "N7" not in relics
        assert [(card.name, card.effect) for card in made.cards] == [
            (card.name, card.effect) for card in own.cards
        ]
        assert tools.Design.of(made).texts(own) == design.texts(own)
        assert tools.Design.read(str(design)) == design


def test_a_child_has_each_cost_from_one_of_its_parents(tools: Any, own: ValleyData) -> None:
    chance, one = random.Random(2), tools.Design.of(own)
    other = one
    for _ in range(20):
        other = tools.changed(other, own, chance)
    child = tools.crossed(one, other, chance)
    assert child.lands == one.lands
    pairs = zip(child.costs, one.costs, other.costs, strict=True)
    assert all(cost in (mine, theirs) for cost, mine, theirs in pairs)
    assert child not in (one, other)


def test_two_searches_never_write_to_one_folder(tmp_path: Path) -> None:
    command = [sys.executable, "build/balance/make.py", "search", "--out", str(tmp_path), "--minutes", "0"]
    with (tmp_path / "search.lock").open("a") as held:
        assert lock(held.fileno())
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert "another search" in ran.stderr
    assert not list(tmp_path.glob("*.json*"))
