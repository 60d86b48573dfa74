"""What a title lays on the table: its picture, what pointer and keys do on it, and its words.

The table is given one `Board` and knows no more of the title than is said here and in `game.core.contract`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Self, TypeAlias, TypeVar

from pygame import Rect, Surface

from game.base.keys.shell_keys import HELP
from game.base.profile.settings import MotionSettings
from game.core.contract import Advice, Occasion, Refusal
from game.kit.board.board_input import BoardInput
from game.kit.board.context import (
    BoardContext,
    ButtonStates,
    TableCallbacks,
)
from game.kit.board.event_motion import BoardDice, MovingBoard, StillMotion
from game.kit.board.event_sounds import EventSounds
from game.kit.board.line_signs import LineSign, LogLine, NoSigns, SignArt, TextSign
from game.kit.board.sizing import LEAST_ROOM, largest_zoom
from game.kit.board.spotlight import Spotlight
from game.kit.board.table_rects import BoardTab, TableRects
from game.ui.buttons import Button
from game.ui.motion.ambience import Ambience
from game.ui.motion.player import MotionPlayer
from game.ui.scale import Scale
from game.ui.sound import Cue
from game.ui.widget import Spot, Widget

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")


@dataclass(frozen=True, slots=True)
class Recap:
    """What others did to a person since the last turn: in a row of signs, in the fewest, the steps in which it
    happened, and the areas of the board where it did.
    """

    signs: tuple[LineSign, ...] = ()
    fewest: tuple[LineSign, ...] = ()
    moments: tuple[int, ...] = ()
    areas: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        """Whether anything happened."""
        return bool(self.signs)


@dataclass(frozen=True, slots=True)
class RivalSpeech:
    """What rivals talk about, and where.

    `place` is where a caption by a player's portrait hides nothing that is clicked; empty where there is none now.
    `occasions` are what the step of a number gives players to talk about, what matters most first; `REMEMBERED` among
    them is where a rival may recall an earlier game.
    """

    place: Callable[[int], Rect]
    occasions: Callable[[int], Sequence[Occasion]]


class Board(ABC, Generic[StateT, ActionT, EventT]):
    """A title's board, with all that is drawn of the game and all that pointer and keys do to it.

    It is shown states as whoever looks at the table may know them, and reads the game through `BoardContext.game`.
    A title writes what is abstract here, and gives it an `input`, a `spotlight` and its button for a `hint`. Without
    more all is still, and nothing is heard; `moving`, `sounds`, `sign_art`, `dice`, `speech`, `tabs` and what lives in
    the `ambience` are parts that a board may have.
    """

    input: BoardInput
    spotlight: Spotlight[ActionT, EventT]
    hint: Button
    sign_art: SignArt = NoSigns()
    dice: BoardDice[StateT, EventT] | None = None
    speech: RivalSpeech | None = None
    least = LEAST_ROOM  # design units within which it finds room, one tab of it open at a time
    tabs: Sequence[BoardTab] = ()  # where not everything has room; the first is the main one, where one plays

    def __init__(
        self,
        context: BoardContext[StateT, EventT],
        callbacks: TableCallbacks[ActionT, EventT | Cue],
        motion: MotionPlayer,
    ) -> None:
        words, self._context, self._callbacks, self._motion = context.words, context, callbacks, motion
        self.moving: MovingBoard[EventT, Any] = StillMotion(callbacks.event_sound)
        self.sounds = EventSounds()
        self.ambience = Ambience(motion.settings.alive)
        self.menu = Button(words("table.menu"), callbacks.menu, hint=words("table.key.menu"), size=22)
        self.rules = Button(
            words("game_menu.rules"),
            callbacks.rules or callbacks.menu,
            hint=words.cap(HELP),
            size=22,
        )
        self.rules.visible = callbacks.rules is not None

    @classmethod
    def of(cls, board: "AnyBoard") -> Self:
        """The board of a table that is known to be of this class. Raises TypeError for another one's."""
        if not isinstance(board, cls):
            raise TypeError(f"{type(board).__name__} is no {cls.__name__}")
        return board

    # places

    @property
    @abstractmethod
    def rects(self) -> TableRects:
        """Where the parts of any table have room now."""

    @abstractmethod
    def arrange(self, scale: Scale) -> None:
        """Take a new window size."""

    def most_zoom(self, window: Scale) -> float:
        """The largest zoom with which everything finds room in a window of that size."""
        return largest_zoom(window, self.least)

    @property
    @abstractmethod
    def buttons(self) -> Sequence[Widget]:
        """The buttons that play."""

    @abstractmethod
    def show_buttons(self, buttons: ButtonStates) -> None:
        """Show the buttons that there are in the state of the game."""

    @abstractmethod
    def place_buttons(self) -> None:
        """Lay all buttons, those of rules and menu among them, where they have room now."""

    @abstractmethod
    def badge_place(self, seat: int) -> tuple[Spot, int]:
        """The middle and the radius of a player's badge, in pixels."""

    def open_tab(self, name: str) -> None:
        """Let a tab lie open from now on."""

    def follow_step(self, *, of_bot: bool) -> None:
        """A step was played: choose the tab that lies open when the board is shown next."""

    # the game

    @property
    @abstractmethod
    def shown(self) -> StateT:
        """The state that is shown."""

    @abstractmethod
    def show(self, state: StateT, viewing: int, *, watching: bool) -> None:
        """Show a state of the game as the person at a seat may know it; `watching`: nobody may pick anything up."""

    def show_past(self, state: StateT, viewing: int) -> None:
        """Show an earlier state for the same eyes; what can be done stays as it is."""
        self.show(state, viewing, watching=True)

    @abstractmethod
    def draw_under(self, surface: Surface) -> None:
        """Draw everything under the widgets."""

    def draw_over(self, surface: Surface) -> None:
        """Draw what lies over the widgets: what opens under the pointer, and what is dragged."""

    def announces(self, action: ActionT) -> bool:
        """Whether it is worth pointing at what a computer player is about to do, before it is done."""
        return True

    # words

    @abstractmethod
    def prompt_line(self) -> str:
        """What can be done now, in one line; empty while the board shows whose turn ended."""

    def log_lines(self, first: int, after: int) -> tuple[LogLine, ...]:
        """The lines of the log for the steps from one number up to another, which were played in one turn."""
        steps = self._context.game.steps
        return tuple(
            LogLine((TextSign(said),), (event,), (number,))
            for number in range(first, after)
            for event in steps[number].events
            if (said := self._context.describe(event)) is not None
        )

    @abstractmethod
    def advice_text(self, advice: Advice[ActionT]) -> str:
        """What is said of a good thing to do, and why it is good."""

    def advise(self, advice: Advice[ActionT]) -> None:
        """Ring a good thing to do, and say why it is good."""
        self.spotlight.show(advice.action, *(() if advice.equal is None else (advice.equal,)))
        self._callbacks.notify(self.advice_text(advice), seconds=6 + 3 * len(advice.remarks), warn=False)
        self._callbacks.changed()

    def refuse(self, refusal: Refusal) -> None:
        """Say why an action was refused."""
        self._callbacks.gesture_sound("refusal")
        self._callbacks.notify(self._context.explain(refusal))

    def recap(self, seat: int) -> Recap:
        """What others did to a person since the last turn."""
        return Recap()

    # time

    def set_motion(self, settings: MotionSettings) -> None:
        """Let it live or be still."""
        self.input.set_calm(settings.calm)
        self.ambience.set_alive(settings.alive)

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether anything moved that is dragged."""
        return self.input.update(dt)


AnyBoard: TypeAlias = Board[Any, Any, Any]
