"""A person against computer players in the real window, with a real pointer: they play, and nothing is left behind."""

from pathlib import Path

import pytest

from game.bots.bot import BotName
from game.bots.roster import make_bot
from game.content.definitions import Content
from game.match import initial_state, match_of
from game.protocol import Applied
from game.record import GameSession, Journal, read
from game.rules import WIRAQOCHA
from game.rules.actions import Action
from game.rules.state import State
from game.scenes.table import TableScene
from game.settings import CompanySettings, Pace, Preferences, Settings, write_settings
from game.ui.harness import Harness
from tests.processes import wait_until_gone
from tests.scenes.mouse_player import MousePlayer, as_offered
from tests.scenes.real_window import SIZE, RealGame, demand_screen, screen, wait_for
from tests.scenes.sitting import WORDS, match_for, still
from tests.scenes.two_hands import DICE_FALL, TwoHands

TURNS = 5  # of both together


class Table:
    """The game in the real window, as its journal tells it, and a hidden one that follows it."""

    def __init__(self, home: Path, real: RealGame) -> None:
        self._games, self.real = home / "games", real

    def journal(self) -> Journal | None:
        """The one journal there is."""
        for path in self._games.glob("*.journal"):
            found = read(path)
            return found if isinstance(found, Journal) else None
        return None

    def lines(self) -> list[str]:
        """The actions there were."""
        journal = self.journal()
        return [entry.text for entry in journal.entries] if journal is not None else []

    def follow(self, initial: State) -> None:
        """Open the hidden game."""
        self.session = GameSession(WIRAQOCHA, initial)
        preferences = Preferences()
        preferences.never_ask_before_end()
        still(preferences)
        scene = TableScene(
            match_for(initial), self.session, WORDS, leave=_nothing, over=_nothing, preferences=preferences
        )
        self.hidden = Harness(scene, SIZE)
        self.player = MousePlayer(self.hidden, TwoHands(self.hidden, self.real))

    def catch_up(self) -> None:
        """Wait until more has been played than the hidden game knows, and let it know."""
        known = len(self.session.steps)
        wait_for("somebody has played", lambda: len(self.lines()) > known, self.real.process)
        for line in self.lines()[known:]:
            action = WIRAQOCHA.parse_action(self.session.state, line)
            assert isinstance(self.session.act(action), Applied)
            self.hidden.settle()

    def play(self, action: Action) -> None:
        """Do this by hand in both."""
        self.real.rest(DICE_FALL)
        self.player.do(as_offered(self.session.state, action))
        played = len(self.session.steps)
        wait_for("it is played", lambda: len(self.lines()) >= played, self.real.process)


def _nothing() -> None:
    """What leaving the hidden table means."""


def children_of(pid: int) -> list[int]:
    """The processes that this one has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(path.parent.name))
    return found


@pytest.mark.apart
@pytest.mark.slow
def test_a_person_plays_against_a_computer_player(tmp_path: Path, content: Content) -> None:
    demand_screen()
    home, shown = tmp_path / "home", tmp_path / "screen"
    home.mkdir()
    shown.mkdir()
    seats = ("", "engineer:raider")
    settings = Settings(company=CompanySettings(Pace.AT_ONCE, seats=seats, count=2), ask_before_end=False)
    assert write_settings(home / "settings.yaml", settings) is None
    person = make_bot(BotName("surveyor"), 1)
    with screen(shown) as display:
        real = RealGame(display, home)
        try:
            real.press("n")
            for _ in range(4):  # name, medals, start: More options
                real.press("Tab")
            real.press("Return")
            real.press("Return")
            table = Table(home, real)
            wait_for("the game has begun", lambda: table.journal() is not None, real.process)
            journal = table.journal()
            assert journal is not None
            assert tuple(seat.bot for seat in match_of(journal.header).seats) == seats
            table.follow(initial_state(journal.header, content))
            while (state := table.session.state).turn <= TURNS:
                if state.mover == 0:
                    table.play(person.choose(state))
                else:
                    table.catch_up()
            thinking = children_of(real.process.pid)
            assert thinking
            assert real.close() == 0
            assert real.errors.read_text() == ""
            for pid in thinking:
                wait_until_gone(pid)
        finally:
            real.end()
