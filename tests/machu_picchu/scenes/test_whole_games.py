"""Whole games by mouse alone, from the cover to the result: the lesson, and one person among computer players."""

from pathlib import Path

import pytest

from game.core.contract import BotName
from game.core.record import Journal, read
from game.kit.forms.result import ResultScene
from game.scenes.main_menu import MainMenuScene
from game.table.scene import TableScene
from game.titles.machu_picchu.content.definitions import Ending
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.title import TITLE
from tests.support.city_people import Sensible
from tests.support.city_visitor import CityVisitor

pytestmark = pytest.mark.slow

STEPS = [
    *("city", "first_inca", "stone", "hire", "harvest", "night", "market", "clergy", "temple", "cards"),
    *("offering", "clock", "endings"),
]


def people(seats: int, seed: int) -> list[Sensible]:
    return [Sensible(BotName("pupil"), seed, seat) for seat in range(seats)]


def test_the_lesson_is_taken_to_the_end_of_its_game_and_a_first_game_begun(tmp_path: Path) -> None:
    pupil = CityVisitor(tmp_path)
    pupil.press("Learn to play")
    pupil.choose(0)
    assert pupil.take_the_lesson() == STEPS
    pupil.press("See the result")
    assert isinstance(pupil.top, ResultScene)
    pupil.press("Play your first game")
    assert isinstance(pupil.top, TableScene)
    assert [seat.bot for seat in pupil.table.context.match.seats] == ["", "pupil", "pupil"]
    assert pupil.program.navigator.screens.preferences.now.lessons == {NAME: ("first",)}


def test_one_person_plays_three_computer_players_to_the_conquest(tmp_path: Path) -> None:
    person = CityVisitor(tmp_path)
    person.begin(["", "pupil", "pupil", "pupil"], 3)
    person.hurry()
    person.play_on(people(4, 3))
    assert isinstance(person.top, ResultScene)
    assert person.table.session.state.ending == Ending.CONQUEST
    played = [TITLE.rules.format_action(step.action) for step in person.table.session.steps]
    (path,) = (tmp_path / "games").glob("*.journal")
    journal = read(path)
    assert isinstance(journal, Journal)
    assert [entry.text for entry in journal.entries] == played
    person.press("Main menu")
    assert isinstance(person.top, MainMenuScene)
    assert person.top.resume_game is None
