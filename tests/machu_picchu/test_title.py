"""The title as the shell reaches it: set-ups, saves with their data, stories."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from game.base.files.json_values import Json
from game.base.files.program_folders import data_folder
from game.core.contract import GameStatistics, SetupFormError, StoryTelling
from game.core.match import Match, Seat, begin_match, resume_match
from game.core.record import Fault, Saves
from game.titles.machu_picchu.content.definitions import COLOURS, CityData, GoldRank
from game.titles.machu_picchu.game_story import Measure
from game.titles.machu_picchu.rules.house_rules import HouseRules
from game.titles.machu_picchu.rules.setup import Setup
from game.titles.machu_picchu.rules.state import Phase
from game.titles.machu_picchu.title import TITLE


def with_cheap_pumas(folder: Path) -> CityData:
    """Data in which a Puma Priest costs one cloth."""
    own = (data_folder() / "machu_picchu" / "clergy.yaml").read_text("utf-8")
    (folder / "clergy.yaml").write_text(own.replace("{cloth: 2, pottery: 1, coca: 1}", "{cloth: 1}"), "utf-8")
    return TITLE.data.load(folder)


def played(data: CityData, folder: Path, steps: int = 60) -> Any:
    """A recorded game of three of so many steps, still open."""
    setup = Setup(COLOURS[:3], 8)
    match = Match(setup, tuple(Seat(colour, colour) for colour in setup.colours))
    session = begin_match(match, data, Saves(folder))
    rng = random.Random(3)
    for _ in range(steps):
        if options := session.rules.legal_actions(session.state):
            session.act(rng.choice(options))
    return session


def test_a_save_is_played_on_with_the_data_that_it_was_begun_with(tmp_path: Path) -> None:
    data = with_cheap_pumas(tmp_path)
    assert data.digest != TITLE.data.load().digest
    session = played(data, tmp_path / "games")
    path = session.file.path
    session.close()
    found = resume_match(path, TITLE.data.load(), Saves(tmp_path / "games"))
    assert not isinstance(found, Fault) and found.fault is None
    assert TITLE.data.of_game(found.session.state) == data
    assert found.session.state == session.state
    found.session.close()


@pytest.mark.parametrize(
    ("plain", "key"),
    [
        ({}, "house_rules"),
        ({"house_rules": []}, "house_rules"),
        ({"house_rules": {"gold": "dense"}}, "house_rules"),
        ({"house_rules": {"gold_rank": "flat"}}, "house_rules.gold_rank"),
        ({"house_rules": {"gold_rank": ["dense"]}}, "house_rules.gold_rank"),
        ({"house_rules": {}, "layout": "own"}, "layout"),
    ],
)
def test_plain_values_that_are_no_setup_are_told(plain: Mapping[str, Json], key: str) -> None:
    with pytest.raises(SetupFormError) as caught:
        TITLE.setups.read(COLOURS[:2], 1, plain)
    assert caught.value.key == key


@pytest.mark.parametrize("rank", GoldRank)
def test_a_setup_reads_back(rank: GoldRank) -> None:
    setup = Setup(COLOURS[:4], 12, HouseRules(rank))
    assert TITLE.setups.read(setup.colours, setup.seed, TITLE.setups.write(setup)) == setup
    assert TITLE.part(GameStatistics).setting(setup) == {"gold_rank": rank.value}
    assert tuple(TITLE.part(GameStatistics).setting(setup)) == tuple(TITLE.part(GameStatistics).settings)


def test_the_story_follows_every_turn_to_the_end(tmp_path: Path) -> None:
    session = played(TITLE.data.load(), tmp_path, 3000)
    last = session.state
    assert last.phase is Phase.OVER
    story = TITLE.part(StoryTelling).story(session.initial, session.steps)
    assert set(story.values) == {measure.value for measure in Measure}
    assert list(story.rounds) == sorted(set(story.rounds))
    assert story.rounds[-1] == last.turn / 3
    assert [row[-1] for row in story.values[Measure.CARDS]] == [len(hand) for hand in last.hands]
    figures = TITLE.part(GameStatistics).figures(session.initial, session.steps)
    outcome = TITLE.rules.outcome(last)
    assert outcome is not None
    assert tuple(figure["points"] for figure in figures) == outcome.scores
    assert {figure.key for figure in TITLE.part(GameStatistics).seat_figures} == set(figures[0])
    session.close()
