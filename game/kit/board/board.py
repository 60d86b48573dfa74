"""What a title lays on the table: its picture, what pointer and keys do on it, and its words.

The shell's table is given one `Board` and knows no more of the title than is said here and in `game.core.contract`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from pygame import Rect, Surface

from game.base.profile.settings import MotionSettings
from game.core.contract import Advice, Occasion, Refusal
from game.kit.board.board_input import BoardInput
from game.kit.board.context import AnyBoardContext, AnyTableCallbacks, ButtonStates
from game.kit.board.event_sounds import BoardSounds
from game.kit.board.line_signs import LineSign, LogLine, SignArt
from game.kit.board.moving import MovingBoard, MovingDice
from game.kit.board.spotlight import Spotlight
from game.kit.board.table_rects import BoardTab, TableRects
from game.ui.motion.player import MotionPlayer
from game.ui.scale import Scale
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


class Board(Protocol[StateT, ActionT, EventT]):
    """A title's board, with all that is drawn of the game and all that pointer and keys do to it.

    It is shown states as whoever looks at the table may know them, and reads the game through `BoardContext.game`.
    """

    @property
    def input(self) -> BoardInput:
        """What the player who decides does with pointer and keys."""

    @property
    def moving(self) -> MovingBoard[EventT, Any]:
        """How it shows what happens."""

    @property
    def dice(self) -> MovingDice[StateT, EventT] | None:
        """Its dice; None for a board without any."""

    @property
    def sounds(self) -> BoardSounds[Any]:
        """What is heard at it."""

    @property
    def spotlight(self) -> Spotlight[ActionT, EventT]:
        """What is ringed on it."""

    @property
    def sign_art(self) -> SignArt:
        """How it draws its signs in lines of the log."""

    # places

    @property
    def buttons(self) -> Sequence[Widget]:
        """The buttons that play."""

    @property
    def menu_buttons(self) -> Sequence[Widget]:
        """The buttons of rules and menu."""

    @property
    def tabs(self) -> Sequence[BoardTab]:
        """The tabs where not everything has room; the first is the main one, where one plays."""

    @property
    def rects(self) -> TableRects:
        """Where the parts of any table have room now."""

    def most_zoom(self, window: Scale) -> float:
        """The largest zoom with which everything finds room in a window of that size."""

    def arrange(self, scale: Scale) -> None:
        """Take a new window size."""

    def place_buttons(self) -> None:
        """Lay its buttons where they have room now."""

    def open_tab(self, name: str) -> None:
        """Let a tab lie open from now on."""

    def follow_step(self, *, of_bot: bool) -> None:
        """A step was played: choose the tab that lies open when the board is shown next."""

    def medal_place(self, seat: int) -> tuple[Spot, int]:
        """The middle and the radius of a player's medal, in pixels."""

    def speech_place(self, seat: int) -> Rect:
        """Where a caption by a player's portrait hides nothing that is clicked; empty where there is none now."""

    @property
    def hint_place(self) -> Rect:
        """Where the sign of somebody who thinks of a hint is drawn round."""

    # the game

    @property
    def shown(self) -> StateT:
        """The state that is shown."""

    def show(self, state: StateT, viewing: int, *, watching: bool) -> None:
        """Show a state of the game as the person at a seat may know it; `watching`: nobody may pick anything up."""

    def show_past(self, state: StateT, viewing: int) -> None:
        """Show an earlier state for the same eyes; what can be done stays as it is."""

    def show_buttons(self, buttons: ButtonStates) -> None:
        """Show the buttons that there are in the state of the game."""

    def refuse(self, refusal: Refusal) -> None:
        """Say why an action was refused."""

    def advise(self, advice: Advice[ActionT]) -> None:
        """Show a good thing to do, and say why it is good."""

    def announces(self, action: ActionT) -> bool:
        """Whether it is worth pointing at what a computer player is about to do, before it is done."""

    # words

    def prompt_line(self) -> str:
        """What can be done now, in one line; empty while the board shows whose turn ended."""

    @property
    def shows_ended_turn(self) -> bool:
        """Whether the board still shows the player whose turn has just ended."""

    def log_lines(self, first: int, after: int) -> tuple[LogLine, ...]:
        """The lines of the log for the steps from one number up to another, which were played in one turn."""

    def occasions(self, number: int) -> Sequence[Occasion]:
        """What the step of this number gives players to talk about, what matters most first.

        `REMEMBERED` among them is where a rival may recall an earlier game.
        """

    def recap(self, seat: int) -> Recap:
        """What others did to a person since the last turn."""

    # life

    @property
    def living(self) -> Sequence[Rect]:
        """The pieces of the screen that live while nothing happens, in pixels."""

    def set_motion(self, settings: MotionSettings) -> None:
        """Let it live or be still."""

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether anything moved that is dragged."""

    def roll(self, dt: float) -> bool:
        """Let `dt` seconds pass for dice that roll; returns whether any moved."""

    def breathe(self, dt: float) -> bool:
        """Let `dt` seconds pass for what lives; returns whether it is time for a new picture of it."""

    def wake_in(self) -> float | None:
        """Seconds until the next picture of what lives; None where nothing does."""

    def settle(self) -> None:
        """Bring to its end what the pointer moves."""

    def draw_under(self, surface: Surface) -> None:
        """Draw everything under the widgets."""

    def draw_over(self, surface: Surface) -> None:
        """Draw what lies over the widgets: what opens under the pointer, and what is dragged."""


AnyBoard: TypeAlias = Board[Any, Any, Any]
MakeBoard: TypeAlias = Callable[[AnyBoardContext, AnyTableCallbacks, MotionPlayer], AnyBoard]
