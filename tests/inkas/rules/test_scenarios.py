"""The scenario files of tests/inkas/scenarios, each scenario a test of its own."""

from pathlib import Path
from unittest.mock import patch

import pytest

from game.base.files.yaml_text import read_yaml
from game.core.registry import title
from game.core.scenarios import reading
from game.core.scenarios.playing import play
from game.core.scenarios.reading import Scenario, ScenarioFile, TitleAndData, read_scenarios
from game.core.scenarios.runner import run
from game.titles.inkas.content.load import DATA
from tests.support.inkas_games import SPEC, content
from tests.support.words import game_words_of

FOLDER = Path(__file__).parents[1] / "scenarios"


def read(path: Path) -> ScenarioFile:
    """A file of the title, whether it is installed or not."""
    with (
        patch.object(reading, "titles", lambda: (SPEC.name,)),
        patch.object(reading, "default", lambda: SPEC.name),
    ):
        return read_scenarios(read_yaml(path), lambda _, folder: TitleAndData(SPEC, DATA.load(folder)))


READINGS = [read(path) for path in sorted(FOLDER.glob("*.yaml"))]
SCENARIOS = [scenario for found in READINGS for scenario in found.scenarios]


def test_every_file_reads_without_a_fault() -> None:
    assert [problem for found in READINGS for problem in found.problems] == []
    assert {found.title for found in READINGS} == {SPEC.name}


def test_no_two_scenarios_have_one_name() -> None:
    names = [scenario.name for scenario in SCENARIOS]
    assert sorted(name for name in set(names) if names.count(name) > 1) == []


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_scenario(scenario: Scenario) -> None:
    assert play(scenario) == []


UNNAMED = """
title: inkas
scenarios:
- name: two faces are needed and one is named
  players: {inka: C, chanka: Q}
  wallas: {ayar_kachi: Ca2, yana_uru: Ca2, yawar_supay: Ca2}
  rolls: [4]
  steps:
    - expect: {legal: [attack ayar_kachi yana_uru]}
    - do: attack ayar_kachi yana_uru
- name: the lie of the cards need not be named
  apus: 2
  order: [apu1, apu2]
  chosen: {apu1: inka C}
  rolls: [4, 3]
  steps:
    - do: choose chanka Q
    - expect: {decides: inka, rolls: []}
"""


def test_a_roll_without_a_named_face_fails_the_step(tmp_path: Path) -> None:
    path = tmp_path / "unnamed.yaml"
    path.write_text(UNNAMED, encoding="utf-8")
    one, other = read(path).scenarios
    (failure,) = play(one)
    assert (failure.step, failure.expected) == (2, "do: attack ayar_kachi yana_uru")
    assert failure.found == "faces rolled that `rolls` does not name: 1"
    assert play(other) == []


def test_what_is_no_notation_is_told_in_words_of_the_title(tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    head = "title: inkas\nscenarios:\n- {name: a, players: {inka: C, chanka: Q}, steps: ["
    texts = ["move ayar_kachi Ca4", "end turn", "transport ayar_manqu Cb1 with nakaq,nakaq", "jump"]
    path.write_text(head + ", ".join(f"do: '{text}'" for text in texts) + "]}\n", encoding="utf-8")
    report = run([path], lambda name, _: TitleAndData(title(name), content()), game_words_of)
    assert [line.removeprefix(f"{path}:3: ") for line in report.faults] == [
        "move ayar_kachi Ca4: expected a wamani such as Ca3, or T, found “Ca4”; did you mean Ca3?",
        "end turn: expected the end of the line, found “turn”",
        "transport ayar_manqu Cb1 with nakaq,nakaq: expected another walla, found “nakaq”",
        "jump: there is no action called “jump”",
    ]
