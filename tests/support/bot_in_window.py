"""A person who plays against a computer player in a real window; a hidden game follows it by its journal."""

import time
from pathlib import Path

from game.base.profile.preferences import Preferences, write_settings
from game.base.profile.settings import BotSettings, Pace, Settings
from game.core.contract import Applied
from game.core.match import beginning_of
from game.core.record import Fault, GameSession, Journal, read
from game.core.registry import title, titles
from game.kit.board.board_factory import BoardFactory
from game.table.scene import TableScene
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.ui.press_guard import LASTS
from tests.support.asserted import action_of, bot_of
from tests.support.harness import Harness
from tests.support.mirrored_mouse import DICE_FALL, MirroredMouse
from tests.support.mouse_player import MousePlayer, as_offered
from tests.support.real_window import SIZE, RealGame, wait_for
from tests.support.valley_table import WORDS, match_for, still


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
            match_for(initial),
            self.session,
            WORDS,
            preferences=preferences,
            board=title("wiraqocha").part(BoardFactory),
        )
        self.hidden = Harness(scene, SIZE)
        self.player = MousePlayer(self.hidden, MirroredMouse(self.hidden, self.real))

    def catch_up(self) -> None:
        """Wait until more has been played than the hidden game knows, and let it know."""
        known = len(self.session.steps)
        wait_for("somebody has played", lambda: len(self.lines()) > known, self.real.process)
        for line in self.lines()[known:]:
            action = action_of(self.session.state, line)
            assert isinstance(self.session.act(action), Applied)
            self.hidden.settle()

    def play(self, action: Action) -> None:
        """Do this by hand in both."""
        self.real.rest(DICE_FALL)
        self.player.do(as_offered(self.session.state, action))
        played = len(self.session.steps)
        wait_for("it is played", lambda: len(self.lines()) >= played, self.real.process)


def set_seats(home: Path, rival: str) -> tuple[str, str]:
    """Let a new game be for a person and this computer player; both seats."""
    seats = ("", rival)
    bots = BotSettings(Pace.AT_ONCE, seats=seats, count=2)
    assert write_settings(home / "settings.yaml", Settings(bots=bots, ask_before_end=False)) is None
    return seats


def play_company(home: Path, real: RealGame, content: ValleyData, seats: tuple[str, str], turns: int) -> None:
    """From the title to the end of so many turns of both together."""
    person = bot_of("surveyor")
    real.press("n")
    if len(titles()) > 1:
        real.press("1")  # Wiraqocha is the first
    for _ in range(2):  # backwards: Back, More options
        real.press("shift+Tab")
    real.press("Return")
    time.sleep(2 * LASTS)  # a second press at once would be too many
    real.press("Return")
    table = Table(home, real)
    wait_for("the game has begun", lambda: table.journal() is not None, real.process)
    journal = table.journal()
    assert journal is not None
    begun = beginning_of(journal.header, content)
    assert not isinstance(begun, Fault)
    assert tuple(seat.bot for seat in begun.match.seats) == seats
    table.follow(begun.state)
    while (state := table.session.state).turn <= turns:
        if state.mover == 0:
            table.play(person.choose(state))
        else:
            table.catch_up()
