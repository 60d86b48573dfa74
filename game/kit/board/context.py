"""What a title's board is told of the table on which it lies, and what it asks of that table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from game.base.files.json_values import Json
from game.base.i18n.words import Words
from game.base.profile.preferences import Preferences
from game.core.contract import Refusal
from game.core.match import Seat
from game.core.record.seen_games import SeenGame
from game.ui.scene import Scene
from game.ui.widget import Spot

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")


@dataclass(frozen=True, slots=True)
class TableOptions:
    """What a table has. `bots`: computer players decide for their seats. `buttons`: those of the game lie there.

    `log`: the log is seen. `reserve`: the board calls on to move what lies before a player. `asks`: the end of a turn
    is asked about where something useful is left undone. `open`: nothing is hidden from anybody, as after the end.
    `unseen`: nobody's hand is seen, whoever looks. `people` are the seats of persons, None for those without a computer
    player.
    """

    bots: bool = True
    buttons: bool = True
    log: bool = True
    reserve: bool = True
    asks: bool = True
    open: bool = False
    unseen: bool = False
    people: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class BoardContext(Generic[StateT, EventT]):
    """What a title's board is told of the table on which it lies: `game` is all that it can see of the game.

    `people` are the seats of persons, `viewing` that for which the table is shown first. `names` and `emblems` go by
    the seats' colours, in their order. `describe` says in a sentence what happened, `explain` why an
    action was refused.
    `looking` says who looks at the own hand to answer a question to the table, `decided` who has done so, `hidden`
    whether one stands of which nobody may know whom it asks.
    """

    game: SeenGame[StateT, EventT]
    seats: tuple[Seat, ...]
    people: tuple[int, ...]
    viewing: int
    names: Mapping[str, str]
    emblems: Mapping[str, str]
    words: Words
    preferences: Preferences
    options: TableOptions
    describe: Callable[[EventT], str | None]
    explain: Callable[[Refusal], str]
    looking: Callable[[], int | None]
    hidden: Callable[[], bool] = lambda: False
    decided: Callable[[], tuple[int, ...]] = tuple

    @property
    def people_among_others(self) -> tuple[str, ...]:
        """The colours of the persons, where computer players sit there too."""
        colours = tuple(self.names)
        return tuple(colours[seat] for seat in self.people) if len(self.people) < len(self.seats) else ()


class Notify(Protocol):
    """Says something in passing, for so many seconds; `warn` in the colour of what went wrong."""

    def __call__(self, text: str, *, seconds: float = ..., warn: bool = ...) -> None: ...


@dataclass(frozen=True, slots=True)
class TableCallbacks(Generic[ActionT, EventT]):
    """What a board asks of the table on which it lies.

    `play` plays a person's action. `undo`, `hint`, `menu` and `rules` are what the buttons of these names do (no
    rules: None), `explain` opens the rules at a topic. `event_sound` lets an event be heard, `gesture_sound` a
    gesture. `move_cursor` moves the pointer of the keys, `open_dialog` opens a question, `keep_options` keeps with
    the game what its players wish beside what they play (see `SeenGame.wishes`), `changed` asks for the table to be
    drawn anew. `look` shows it as the person at a seat may know it, to note an answer to a question to the table with
    `play`; None: to all again. `ask_by_name` says whether each person is asked such a question alone and by name
    instead. `unfold` lets the main tab lie open where another one does.
    """

    play: Callable[[ActionT], None]
    undo: Callable[[], None]
    hint: Callable[[], None]
    menu: Callable[[], None]
    rules: Callable[[], None] | None
    explain: Callable[[str], None]
    event_sound: Callable[[EventT], None]
    gesture_sound: Callable[[str], None]
    notify: Notify
    move_cursor: Callable[[Spot], None]
    open_dialog: Callable[[Scene], None]
    keep_options: Callable[[Mapping[str, Json]], None]
    changed: Callable[[], None]
    look: Callable[[int | None], None]
    ask_by_name: Callable[[bool], None] = lambda by_name: None
    unfold: Callable[[], object] = lambda: None


@dataclass(frozen=True, slots=True)
class ButtonStates:
    """What the buttons that play can do now: `asleep` while no person decides, `no_hint` says why there is none,
    `past` that the past is shown, in which nothing can be done.
    """

    can_undo: bool
    asleep: bool
    no_hint: str = ""
    past: str = ""


AnyBoardContext: TypeAlias = BoardContext[Any, Any]
AnyTableCallbacks: TypeAlias = TableCallbacks[Any, Any]
