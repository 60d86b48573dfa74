"""What a title lays on the table: its picture, what pointer and keys do on it, and its words.

The shell's table is given one `Board` and knows no more of the title than is said here and in `game.core.contract`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from pygame import Rect, Surface
from pygame.event import Event

from game.base.files.json_values import Json
from game.base.profile.settings import MotionSettings
from game.core.contract import Advice, Occasion, Refusal
from game.table.context import AnyBoardContext
from game.table.line_signs import LineSign, LogLine
from game.table.presenter import MovingBoard, MovingDice
from game.table.signs import SignArt
from game.table.sound import BoardSounds
from game.table.spotlight import Spotlight
from game.ui.icons import Icon
from game.ui.motion.player import MotionPlayer
from game.ui.pointers import Pointer
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.tooltip import Tip
from game.ui.widget import Widget

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")

Spot = tuple[int, int]


class Notify(Protocol):
    """Says something in passing, for so many seconds; `warn` in the colour of what went wrong."""

    def __call__(self, text: str, *, seconds: float = ..., warn: bool = ...) -> None: ...


@dataclass(frozen=True, slots=True)
class TableCallbacks(Generic[ActionT, EventT]):
    """What a board asks of the table on which it lies.

    `play` plays a person's action. `undo`, `hint`, `menu` and `rules` are what the buttons of these names do (no rules:
    None). `event_sound` lets an event be heard, `gesture_sound` a gesture. `move_cursor` moves the pointer of the keys.
    `open_dialog` opens a question, `keep_options` keeps with the game what its players wish beside what they play (see
    `SeenGame.wishes`), `changed` asks for the table to be drawn anew. `look` shows it as the person at a seat may know
    it, to note an answer to a question to the table with `play`; None: to all again.
    """

    play: Callable[[ActionT], None]
    undo: Callable[[], None]
    hint: Callable[[], None]
    menu: Callable[[], None]
    rules: Callable[[], None] | None
    event_sound: Callable[[EventT], None]
    gesture_sound: Callable[[str], None]
    notify: Notify
    move_cursor: Callable[[Spot], None]
    open_dialog: Callable[[Scene], None]
    keep_options: Callable[[Mapping[str, Json]], None]
    changed: Callable[[], None]
    look: Callable[[int | None], None]


@dataclass(frozen=True, slots=True)
class TableRects:
    """Where the parts of any table have room on this board as it lies now, in pixels.

    `log` is where its lines scroll within `log_panel`; `replay` is for the button that shows the last turn; `bots`
    for those of the computer players' pace, pause and rest; `buttons` for those that play, `menu` for those of
    rules and menu; `caption` for what a computer player does, `now` for the line of what can be done. Notices come
    between `notice_top` and `notice_bottom`. `quiet` is an area whose lower left corner hides nothing. `tabs` is empty
    where everything stands open, else one of them is the `open_tab`.
    """

    log: Rect
    log_panel: Rect
    replay: Rect
    bots: tuple[Rect, Rect, Rect]
    buttons: Rect
    menu: Rect
    caption: Rect
    now: Rect
    notice_top: int
    notice_bottom: int
    quiet: Rect
    tabs: Mapping[str, Rect]
    open_tab: str | None = None

    def shows(self, tab: str) -> bool:
        """Whether this stands open."""
        return self.open_tab in (None, tab)


@dataclass(frozen=True, slots=True)
class BoardTab:
    """A tab of the board where not everything has room: its name, its sign, the name of its key, and what it tells."""

    name: str
    icon: Icon
    key: str
    tooltip: str


@dataclass(frozen=True, slots=True)
class ButtonStates:
    """What the buttons that play can do now: `asleep` while no person decides, `no_hint` says why there is none,
    `past` that the past is shown, in which nothing can be done.
    """

    can_undo: bool
    asleep: bool
    no_hint: str = ""
    past: str = ""


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


class BoardInput(Protocol):
    """What the pointer and the keys do on a board. A method that takes an event returns whether it was used."""

    @property
    def dragging(self) -> bool:
        """Whether something is dragged."""

    @property
    def asking(self) -> bool:
        """Whether a notice asks for what is to be chosen next."""

    def hover(self, spot: Spot | None) -> bool:
        """The pointer is at a spot, or nowhere; returns whether something looks different for it."""

    def drag(self, event: Event) -> bool:
        """Take an event as the beginning, the way or the end of a drag."""

    def press(self, event: Event) -> bool:
        """Take an event of the mouse that no widget wanted."""

    def key(self, event: Event) -> bool:
        """Take a key: it moves the pointer of the keys, or does there what the mouse would do."""

    def tab_of_key(self, event: Event) -> str | None:
        """The tab with what a key is about; None where that is on none."""

    def leave_keys(self) -> None:
        """The mouse is used again: the pointer of the keys is nowhere."""

    def follow_keys(self) -> None:
        """Something else is shown: the pointer of the keys stays where it was, as far as that is still there."""

    def let_go(self) -> bool:
        """Let everything go that is picked; returns whether anything was."""

    def pointer(self, covered: Callable[[Spot], bool]) -> Pointer | None:
        """What the pointer says of the thing under it; None for nothing, and where a widget has `covered` it."""

    def tip_at(self, spot: Spot) -> Tip | None:
        """What is said of the thing under a spot."""

    def help_topic(self, *, noticed: bool) -> str:
        """The section of the book about what a player is at; `noticed`: the last notice is still shown."""


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
AnyTableCallbacks: TypeAlias = TableCallbacks[Any, Any]
MakeBoard: TypeAlias = Callable[[AnyBoardContext, AnyTableCallbacks, MotionPlayer], AnyBoard]
