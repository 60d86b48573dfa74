"""A table set for a test: a game from a position or a seed, with the hidden window round it."""

import os
from collections.abc import Sequence
from dataclasses import replace

from game.kit.board.board_factory import BoardFactory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.base.files.yaml_text import read_yaml_text
from game.base.profile.preferences import Preferences
from game.base.profile.settings import MotionSettings
from game.core.bots.in_process_service import InProcessService
from game.core.bots.service import ThinkingService
from game.core.match import Match, Seat, Session
from game.core.record import GameSession
from game.core.seat_colours import EMBLEM_OF_COLOUR
from game.kit.board.board_chooser import BoardChooser
from game.scenes.navigator import Navigator
from game.table.menu import MenuCallbacks
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import ValleyBoard, valley_of
from game.titles.wiraqocha.rules.actions import Collect, Roll
from game.titles.wiraqocha.rules.notation.actions import TEXT_FORMS
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.titles.wiraqocha.title import TITLE
from tests.support.harness import Harness
from tests.support.places import Places
from tests.support.random_positions import penned
from tests.support.words import wiraqocha_words

Spot = tuple[int, int]

CONTENT = penned()
WORDS = wiraqocha_words("en")
NAMES = {"red": "Ada", "blue": "Bram", "green": "Chloé", "yellow": "Inès"}
MATCH = Match(Setup(("red", "blue"), 5), (Seat("Ada", "star"), Seat("Bram", "anchor")))


def position(text: str) -> State:
    """The state that a position in YAML describes."""
    return read_position(read_yaml_text(text, "position"), CONTENT)


def fresh(*colours: str, seed: int = 7, variants: tuple[str, ...] = ()) -> State:
    """The start of a new game."""
    return new_game(CONTENT, Setup(colours, seed, "recommended", variants))


def match_for(state: State) -> Match:
    """Seats for the players of a state that need not come from a set-up."""
    game = state.game
    seats = tuple(Seat(NAMES[colour], EMBLEM_OF_COLOUR[colour]) for colour in game.colours)
    return Match(Setup(game.colours, state.seed, "recommended", game.variants), seats)


def with_bots(match: Match, bots: Sequence[str]) -> Match:
    """The match with these computer players at its seats; none where there are no names."""
    if not bots:
        return match
    return replace(
        match, seats=tuple(replace(seat, bot=bot) for seat, bot in zip(match.seats, bots, strict=True))
    )


def thrown(harness: Harness, navigator: Navigator) -> TableScene:
    """The table of a game that is begun: cubes taken, dice thrown, everything at rest."""
    navigator.games.begin(MATCH, navigator.data)
    harness.frames(1)
    table = harness.stack.top
    assert isinstance(table, TableScene)
    table.commands.play(Collect())
    table.commands.play(Roll())
    harness.settle()
    return table


def people_only(preferences: Preferences) -> None:
    """A new game is set for persons, without computer players."""
    bots = replace(preferences.now.bots, seats=("", "", "", ""), count=3)
    preferences.change(replace(preferences.now, bots=bots))


def still(preferences: Preferences) -> None:
    """No mist and no smoke: pictures can be compared."""
    preferences.change(replace(preferences.now, motion=MotionSettings(ambient=False)))


class ValleyTable:
    """A table scene in a hidden window, with what happened to it."""

    def __init__(
        self,
        state: State,
        size: tuple[int, int] = (1280, 720),
        bots: Sequence[str] = (),
        service: ThinkingService | None = None,
    ) -> None:
        """`bots` are the computer players at the seats, empty for persons; they think here and now by default."""
        match = with_bots(match_for(state), bots)
        self.session: Session = GameSession(WIRAQOCHA, state)
        self.ended = 0
        self.left = 0
        self.preferences = Preferences()
        self.preferences.never_ask_before_end()  # the tests that are about the question ask for it
        still(self.preferences)
        self.scene = TableScene(
            match,
            self.session,
            WORDS,
            menu=MenuCallbacks(self._leave),
            over=self._over,
            preferences=self.preferences,
            service=service or InProcessService(TITLE),
            board=match.title.part(BoardFactory),
        )
        self.harness = Harness(self.scene, size)
        if not bots:
            self.harness.settle()

    def _leave(self) -> None:
        self.left += 1

    def _over(self) -> None:
        self.ended += 1

    @property
    def state(self) -> State:
        """The session's state."""
        state: State = self.session.state
        return state

    @property
    def board(self) -> ValleyBoard:
        """The board on the table."""
        return valley_of(self.scene.board)

    @property
    def places(self) -> Places:
        """Where things are now."""
        return Places(self.scene)

    @property
    def played(self) -> list[str]:
        """The actions that stand, in notation."""
        return [TEXT_FORMS.write(step.action) for step in self.session.steps]

    @property
    def notice(self) -> str:
        """The line of notice that is shown."""
        toast = self.scene.ui.toast
        return toast.text if toast.left > 0 else ""

    @property
    def asked(self) -> bool:
        """Whether a question is open."""
        return isinstance(self.harness.stack.top, BoardChooser)

    def click(self, spot: tuple[int, int]) -> None:
        """Click and let everything settle."""
        self.harness.click(spot)
        self.harness.settle()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag and let everything settle."""
        self.harness.drag(start, end)
        self.harness.settle()

    def choose(self, number: int) -> None:
        """Choose an option of the open chooser, counted from 0."""
        self.click(self.places.chooser_option(number))
