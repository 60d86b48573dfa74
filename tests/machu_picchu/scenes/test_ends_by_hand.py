"""The last turns of a game by hand, on to the result, its story and home, for both ends."""

from pathlib import Path

import pytest

from game.match import Match, Seat
from game.profile.preferences import Preferences
from game.profile.settings import MotionSettings, Pace
from game.record import GameSession, Saves
from game.scenes.navigator import Navigator
from game.scenes.story import StoryScene
from game.scenes.table.scene import TableScene
from game.scenes.title import TitleScene
from game.titles.machu_picchu.board.emblems import EMBLEMS
from game.titles.machu_picchu.content.definitions import NAME, Ending
from game.titles.machu_picchu.result.scene import ResultScene
from game.titles.machu_picchu.rules.setup import Setup
from game.titles.machu_picchu.title import TITLE
from game.ui.buttons import Button
from game.ui.scene import Scene
from tests.support.card_race_game import quiet_preferences
from tests.support.city_player import CityPlayer
from tests.support.harness import Harness
from tests.support.mouse import HarnessMouse
from tests.support.words import StrictWords

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
walk pottery; make 1; make 2
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


class TwoPeople:
    """Two people before the same machine, in a game that begins at a position."""

    def __init__(self, position: str, saves: Saves, preferences: Preferences) -> None:
        state = TITLE.parse_position(TITLE.load(), position)
        colours = state.game.colours
        match = Match(Setup(colours, 1), tuple(Seat(f"Player {c}", EMBLEMS[c]) for c in colours))
        self.window = Harness(Scene(), (1280, 720))
        words = StrictWords.load("en").with_title(NAME)
        program = Navigator(self.window.stack, words, TITLE.load(), saves, preferences)
        self.window.frames(1)
        program.games.play(match, GameSession(TITLE.rules, state))
        self.window.frames(1)
        table = self.window.stack.top
        assert isinstance(table, TableScene)
        table.set_motion(MotionSettings(Pace.AT_ONCE, ambient=False))
        self.table = table
        self.player = CityPlayer(table, self.window.stack, HarnessMouse(self.window), self.settle)
        self.settle()

    def settle(self) -> None:
        """Let pass what moves, and let be given what stands on a slip."""
        self.window.settle(60)
        while self.window.stack.top is self.table and self.player.board.answering.due is not None:
            self.window.frames(1, 0.1)
            self.window.settle(60)

    def play(self, lines: str) -> None:
        """Play these actions by hand; one press may have given several answers."""
        session = self.table.session
        for number, line in enumerate(lines.replace("\n", ";").strip(" ;").split(";")):
            if len(session.steps) <= number:
                self.player.play(line.strip())
            assert TITLE.rules.format_action(session.steps[number].action) == line.strip()

    def press(self, text: str) -> None:
        """Press the button with this text."""
        top = self.window.stack.top
        assert top is not None
        button = next(one for one in top.ui.widgets if isinstance(one, Button) and one.label == text)
        self.window.wait(1.0)  # until what was pressed too often while things moved is passed over
        self.window.click(button.rect.center)
        self.window.settle()


@pytest.mark.parametrize(
    ("position", "lines", "ending"),
    [(RESCUE, RESCUED, Ending.CLERGY), (CONQUEST, CONQUERED, Ending.CONQUEST)],
    ids=["rescue", "conquest"],
)
def test_the_last_turns_are_played_by_hand_to_the_result_its_story_and_home(
    position: str, lines: str, ending: Ending, tmp_path: Path
) -> None:
    two = TwoPeople(position, Saves(tmp_path), quiet_preferences())
    two.play(lines)
    result = two.window.stack.top
    assert isinstance(result, ResultScene)
    assert result.state.ending == ending
    two.press("Timeline")
    assert isinstance(two.window.stack.top, StoryScene)
    two.press("Back")
    two.press("Main menu")
    assert isinstance(two.window.stack.top, TitleScene)
