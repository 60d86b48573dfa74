"""The last turns of a game by hand, on to the result, its story and home, for both ends."""

from pathlib import Path

import pytest

from game.kit.forms.result import ResultScene
from game.scenes.main_menu import MainMenuScene
from game.scenes.story import StoryScene
from game.titles.machu_picchu.content.definitions import Ending
from game.titles.machu_picchu.title import TITLE
from tests.support.city_visitor import CityVisitor

RESCUE = """
players: [red, blue]
day: 5
prince: {red: condor, blue: corn}
incas: {red: {potter: 1, farmer: 1}, blue: {potter: 2}}
goods:
  red: {corn: 9, llama: 3, coca: 3, pottery: 3, cloth: 1}
  blue: {corn: 5, llama: 2, coca: 1, pottery: 1, cloth: 2}
clergy: {red: {puma: 5, virgin: 3}, blue: {virgin: 3, condor: 3}}
hands: {red: [puma+condor], blue: [virgin+condor]}
"""
RESCUED = """
walk pottery; make 1; make 0
walk palace; hire planter; done
walk plaza; adjust +cloth; buy cloth; sell pottery; done
ride main; offer llama,cloth; offer -
walk priests; ordain condor
"""
CONQUEST = """
players: [red, blue]
day: 9
tiles: {red: [corn], blue: [two]}
prince: {red: clock, blue: hut}
scout: {red: 3, blue: 18}
incas: {red: {potter: 1}, blue: {farmer: 2}}
goods: {red: {corn: 4}, blue: {corn: 3, llama: 2}}
clergy: {blue: {virgin: 1}}
hands: {red: [farmer+potter], blue: [farmer+virgin]}
"""
CONQUERED = """
stay llama; pay llama
walk sun; return farmer+shepherd,farmer+planter; burn 1
"""


def played(folder: Path, position: str, lines: str) -> CityVisitor:
    """Two people before the same machine, when these actions have been played by hand."""
    two = CityVisitor(folder)
    two.sit_down_at(position)
    session = two.table.session
    for number, line in enumerate(lines.replace("\n", ";").strip(" ;").split(";")):
        if len(session.steps) <= number:  # one press may have given several answers
            two.player.play(line.strip())
        assert TITLE.rules.format_action(session.steps[number].action) == line.strip()
    return two


@pytest.mark.parametrize(
    ("position", "lines", "ending"),
    [(RESCUE, RESCUED, Ending.CLERGY), (CONQUEST, CONQUERED, Ending.CONQUEST)],
    ids=["rescue", "conquest"],
)
def test_the_last_turns_are_played_by_hand_to_the_result_its_story_and_home(
    position: str, lines: str, ending: Ending, tmp_path: Path
) -> None:
    two = played(tmp_path, position, lines)
    assert isinstance(two.top, ResultScene)
    assert two.table.session.state.ending == ending
    two.press("Timeline")
    assert isinstance(two.top, StoryScene)
    two.press("Back")
    two.press("Main menu")
    assert isinstance(two.top, MainMenuScene)
