"""The contract between the shell and a title: all that the one knows of the other.

The shell is everything in `game/` but `game/titles`. It names no title: it is given a `Title` by the registry
(`game.registry`), and through it reaches the title's rules, computer players, data and words. What needs a window is
in `game.scenes.faces`. Several protocols are generic over five kinds of values, each the title's own:

- State: a moment of the game, an immutable value that compares by value
- Action: what a seat may decide, a small immutable value
- Event: what happened, complete enough to animate, log, sound and count
- Data: what the title's files say, checked, with the mods that it is played with (`TitleData`)
- Setup: what players choose before a game (`TitleSetup`)

Seats are numbers from 0 in turn order. Words for people never come from here: refusals, events and faults are
values, and `Title.explain` and `Title.tell` put them into words.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from game.datafiles.json_values import Json
from game.datafiles.node_reader import NodePath, NodeReader
from game.datafiles.yaml_tree import Node
from game.i18n.words import Words
from game.mods.mod import AnyTitleMods
from game.rules_book.contents import RulesBook

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
DataT = TypeVar("DataT", bound="TitleData")
SetupT = TypeVar("SetupT", bound="TitleSetup")
_DataT_contra = TypeVar("_DataT_contra", contravariant=True)
_StateT_contra = TypeVar("_StateT_contra", contravariant=True)
_StateT_co = TypeVar("_StateT_co", covariant=True)
_ActionT_co = TypeVar("_ActionT_co", covariant=True)
_EventT_co = TypeVar("_EventT_co", covariant=True)


# values that both sides hold


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action or a text is refused, as a value: a locale key and what fills its gaps.

    The words are in the locale under `refusal.<reason>`; `Title.explain` says them.
    """

    reason: str
    details: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Applied(Generic[StateT, EventT]):
    """What an accepted action led to: the new state and what happened, in order."""

    state: StateT
    events: tuple[EventT, ...]


@dataclass(frozen=True, slots=True)
class GameStep(Generic[StateT, ActionT, EventT]):
    """One action of a game that stands: what it was, the state it led to and what happened."""

    action: ActionT
    after: StateT
    events: tuple[EventT, ...]


class SeenStep(Protocol[_StateT_co, _EventT_co]):
    """A step as somebody may know it: which action it was is not told but by its events."""

    @property
    def after(self) -> _StateT_co:
        """The state it led to."""
        ...

    @property
    def events(self) -> tuple[_EventT_co, ...]:
        """What happened, in order."""
        ...


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended.

    `ranks` holds every seat once, best first; level seats share a tuple, in seat order. One winner and no order among
    the others is `((2,), (0, 1))`, a victory of two sides that win together `((0, 2), (1, 3))`. `reason` is the
    title's word for how it was won, a locale key's last part. `scores` is by seat, empty in a title without scores.
    """

    ranks: tuple[tuple[int, ...], ...]
    reason: str
    scores: tuple[int, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won: one, several that share the victory, or none where nobody played."""
        return self.ranks[0] if self.ranks else ()

    def rank(self, seat: int) -> int:
        """The place of a seat, from 1; level seats have the same, and the next ones as many places further down.

        >>> [Outcome(((2,), (0, 3), (1,)), "points").rank(seat) for seat in range(4)]
        [2, 4, 1, 2]
        """
        better = 0
        for seats in self.ranks:
            if seat in seats:
                return better + 1
            better += len(seats)
        raise ValueError(f"no seat {seat}")


@dataclass(frozen=True, slots=True)
class GameStory:
    """How everybody stood over a game: for each of the title's measures and each seat a value at several moments.

    `rounds` says when these were, in rounds played: after the first of three turns a third of one. The words are
    in the locale: of a measure under `story.<measure>` and `story.<measure>_note`, of its seats under `story.players`.
    """

    rounds: tuple[float, ...]
    values: Mapping[str, tuple[tuple[float, ...], ...]]


@dataclass(frozen=True, slots=True)
class SeatFigure:
    """A figure that statistics keep of each seat of a finished game, such as luck.

    Over many games it is shown `times` its sum for each unit of the figure `per`: pips of luck for ten dice are
    `SeatFigure("luck", "dice", 10)`. Without `per` it is shown for each game. `edges` part the bars of its histogram;
    a figure without edges has none. The words are in the locale under `statistics.<key>` and `statistics.figure.<key>`.
    """

    key: str
    per: str = ""
    times: float = 1
    edges: tuple[float, ...] = ()


class SetupError(ValueError):
    """A set-up that no game can start from; the text names the choice."""


class SetupFormError(ValueError):
    """Plain values that are no set-up; `key` says which of them, `players` or a path like `house_rules`."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


# the rules


class Rules(Protocol[StateT, ActionT, EventT]):
    """The rules of a game as a pure function. States, actions and events are values that compare by value."""

    def decider(self, state: StateT) -> int | None:
        """The seat whose decision the state waits for, which need not be the one whose turn it is; None at the end.

        Everybody who asks whose move it is asks this: bots' turns, highlights, hints, the research environment.
        """
        ...

    def turn_owner(self, state: StateT) -> int:
        """The seat whose turn it is, whoever decides now; at the end of the game that of the last turn.

        For headings, the story of a game and what happened since somebody's last turn; never for who may act.
        """
        ...

    def turn(self, state: StateT) -> int:
        """How many turns were begun, the present one included."""
        ...

    def round(self, state: StateT) -> int:
        """The round that is being played, from 1, as people count it."""
        ...

    def legal_actions(self, state: StateT) -> Sequence[ActionT]:
        """Every action that the decider may take now, each once; empty when the game is over."""
        ...

    def interjections(self, state: StateT, seat: int) -> Sequence[ActionT]:
        """What a seat may do now though another one decides, each once; empty in most games and moments.

        Such an action is accepted by `apply` as a legal one is, and the decision that was waited for is waited for
        still. The decider's own are among `legal_actions`.
        """
        ...

    def apply(self, state: StateT, action: ActionT) -> Applied[StateT, EventT] | Refusal:
        """The new state and the events, or why the action is refused; `state` never changes."""
        ...

    def advance(self, state: StateT, action: ActionT) -> StateT:
        """The state that a legal action leads to, without its events: for search, which calls nothing more often.

        The action is not checked: any other than one of `legal_actions` gives a state without meaning.
        """
        ...

    def outcome(self, state: StateT) -> Outcome | None:
        """Who won and how; None while the game goes on."""
        ...

    def view(self, state: StateT, seat: int | None, salt: int) -> StateT:
        """The state as a seat may know it (None: as somebody who watches), with all that it cannot know drawn anew.

        Chance to come, hidden hands and the order of a pile follow from the salt and from what the seat knows alone:
        two states that differ in nothing that the seat knows give equal views with equal salts. Bots, hints, screens
        and logs are given views, never states. The view of a view is as good as the view itself.
        """
        ...

    def seen_by(self, event: EventT, seat: int | None) -> EventT | None:
        """The event as a seat (None: somebody who watches) may know it; None where it notices nothing.

        What is hidden in it is left open: a card that another has drawn is a card, not which one.
        """
        ...

    def reveals(self, before: StateT, action: ActionT, after: StateT) -> bool:
        """Whether the step showed somebody something unknown (a die, a card), so that undo must not pass it."""
        ...

    def draws(self, state: StateT) -> int:
        """How many random numbers the game has drawn so far."""
        ...

    def digest(self, state: StateT) -> str:
        """A short hash of the whole state, the same on every machine: 4 to 64 hexadecimal digits."""
        ...

    def format_action(self, action: ActionT) -> str:
        """The action as one line of text, which `parse_action` reads back to an equal action."""
        ...

    def parse_action(self, state: StateT, text: str) -> ActionT | Refusal:
        """The action that the line means in this state (which may fill what the line leaves out).

        It need not be legal. A text that is none is refused as `notation` or `unknown_action`.
        """
        ...


# the computer players


@dataclass(frozen=True, slots=True)
class BotName:
    """Which bot: its level, its temperament (empty: none) and how much it may think a turn (0: as is its own).

    The thinking is limited in seconds, or in positions that it values (`empress@5000n`): then it plays alike on every
    machine.
    """

    level: str
    temperament: str = ""
    seconds: float = 0.0
    positions: int = 0

    def __str__(self) -> str:
        temper = f":{self.temperament}" if self.temperament else ""
        limit = f"@{self.positions}n" if self.positions else f"@{self.seconds:g}" if self.seconds else ""
        return f"{self.level}{temper}{limit}"


class Bot(Protocol[_StateT_contra, _ActionT_co]):
    """Chooses for whichever seat decides. It is shown that seat's view, never the state."""

    def choose(self, state: _StateT_contra) -> _ActionT_co:
        """One of the legal actions of `state`, a view of a game that is not over.

        A bot may remember what it planned, but must choose as well in a view that it has never seen.
        """
        ...


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence of an advice: a locale key under `advice.`, and what fills its gaps, as in phrases."""

    key: str
    details: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Advice(Generic[ActionT]):
    """What to do now; `reason` is a locale key under `advice.`, `details` fill its gaps as in phrases.

    `remarks` are further sentences; `equal` is another action that is as good, if there is one.
    """

    action: ActionT
    reason: str
    details: Mapping[str, object]
    remarks: tuple[Remark, ...] = ()
    equal: ActionT | None = None


class Bots(Protocol[_StateT_contra, ActionT]):
    """The computer players of a title."""

    @property
    def levels(self) -> Sequence[str]:
        """Every level, from the weakest up, with those that only experiments use."""
        ...

    @property
    def offered(self) -> Sequence[str]:
        """The levels that people choose from, from the weakest up."""
        ...

    @property
    def timed(self) -> str:
        """The offered level that thinks for as long as it is given; empty for none."""
        ...

    @property
    def temperaments(self) -> Sequence[str]:
        """The temperaments that a bot may have, in the order in which they are offered."""
        ...

    def make(self, name: BotName, seed: int) -> "Bot[_StateT_contra, ActionT] | Refusal":
        """A new bot of this name, whose own dice (not the game's) come from `seed`; or that there is none."""
        ...

    def advise(self, state: _StateT_contra, positions: int = 0) -> Advice[ActionT] | None:
        """What the person who decides should do, in a view of the game; None where it is over.

        It thinks for about a second, or until it has valued so many positions where that is above 0: then the same
        view gives the same advice on every machine.
        """
        ...

    def shared(self, state: _StateT_contra) -> object:
        """The one object that all states of a game share and that never changes, None where they share nothing.

        Bots may think in another process: it is sent there once, and not with every state.
        """
        ...


# the title


class ModMark(Protocol):
    """A mod as saves name it: this very one."""

    @property
    def name(self) -> str: ...

    @property
    def version(self) -> str: ...

    @property
    def digest(self) -> str: ...


class TitleData(Protocol):
    """What the shell reads of a title's data; all else in it is the title's own."""

    @property
    def title(self) -> str:
        """The name of the title."""
        ...

    @property
    def digest(self) -> str:
        """Sixteen hexadecimal digits that name this very data in saves, the mods among them."""
        ...

    @property
    def mods(self) -> Sequence[ModMark]:
        """The mods whose additions stand among the title's own."""
        ...


class TitleSetup(Protocol):
    """What the shell reads of a game's set-up; all else in it is the title's own."""

    @property
    def title(self) -> str:
        """The name of the title."""
        ...

    @property
    def colours(self) -> tuple[str, ...]:
        """The colour of every seat, in turn order, each once."""
        ...

    @property
    def seed(self) -> int:
        """What decides all chance in the game."""
        ...


class ScenarioNotation(Protocol[_DataT_contra, StateT]):
    """What a title adds to scenarios (`game.scenarios`): its positions, and what may be asked of a state."""

    @property
    def keys(self) -> Sequence[str]:
        """What `expect` may hold beside what every title knows: keys of a position and others."""
        ...

    @property
    def ordered(self) -> Mapping[str, int]:
        """The keys in whose lists the order counts, and in how many levels of lists within lists."""
        ...

    @property
    def steps(self) -> Sequence[str]:
        """The words of the title's own steps."""
        ...

    @property
    def malformed(self) -> Sequence[str]:
        """The reasons with which `Rules.parse_action` refuses a text that is no notation in any position."""
        ...

    def read(self, root: Node, data: _DataT_contra, path: NodePath, extra: tuple[str, ...]) -> StateT:
        """The state that the map at `path` begins with, in which keys of `extra` stand too. Raises DataError."""
        ...

    def seats(self, state: StateT) -> Sequence[str]:
        """What the seats are called, in seat order."""
        ...

    def check_step(self, reader: NodeReader, word: str, node: Node, path: NodePath) -> None:
        """Note what is wrong with a step of the title's own."""
        ...

    def step(self, state: StateT, word: str, value: object) -> StateT:
        """The state after a step of the title's own, whose value is plain data."""
        ...

    def compared(self, state: StateT, key: str, wanted: object) -> tuple[object, object]:
        """What `expect` wants of one of the `keys`, or of `asks`, and what is found, as plain data of one form."""
        ...


class Title(Protocol[StateT, ActionT, EventT, DataT, SetupT]):
    """A game that the shell can play. `game.titles.NAME.title.TITLE` is one for every NAME in `game.titles`."""

    @property
    def name(self) -> str:
        """The name in journals, on the command line and of its folders: small letters and hyphens."""
        ...

    @property
    def seats(self) -> range:
        """For how many players it is."""
        ...

    @property
    def rules(self) -> Rules[StateT, ActionT, EventT]:
        """Its rules."""
        ...

    @property
    def bots(self) -> Bots[StateT, ActionT]:
        """Its computer players."""
        ...

    @property
    def scenarios(self) -> ScenarioNotation[DataT, StateT]:
        """How its scenarios are written."""
        ...

    # data

    def load(self, folder: Path | None = None, keep_in: Path | None = None) -> DataT:
        """The checked data of a folder, by default the title's own.

        `keep_in` is a folder where what was checked is kept for the next start; None keeps nothing. Raises DataError
        with every problem found.
        """
        ...

    def check_data(self, words: Words, folder: Path | None = None) -> tuple[int, list[str]]:
        """Check the data of a folder, by default the title's own: the exit code and what is found, in words."""
        ...

    def pack_data(self, data: DataT) -> str:
        """The data in one word, so that a save can be played wherever it is taken; empty where that cannot be."""
        ...

    def unpack_data(self, digest: str, packed: str, mods: Sequence[str], installed: DataT) -> DataT | None:
        """The data that a save was begun with, which are not those at hand; None where they cannot be had.

        `digest` names them, `packed` is what `pack_data` made of them (empty in saves of the first format, whose data
        a title keeps), `mods` are the names of the mods among them.
        """
        ...

    def data_of(self, state: StateT) -> DataT:
        """The data that the game of this state is played with."""
        ...

    @property
    def mods(self) -> AnyTitleMods:
        """How it reads mods and joins them to its data."""
        ...

    # the book of rules

    @property
    def book(self) -> RulesBook:
        """Its book of rules; the words are in its locale."""
        ...

    def book_tables(self, words: Words, data: DataT) -> Mapping[str, Sequence[Sequence[str]]]:
        """Tables for the printed book, by the chapter that each closes: rows of cells, the heading first."""
        ...

    # games

    def new_game(self, data: DataT, setup: SetupT) -> StateT:
        """The state that waits for the first decision. Raises SetupError."""
        ...

    def write_setup(self, setup: SetupT) -> dict[str, Json]:
        """All of a set-up but colours and seed, as plain values."""
        ...

    def read_setup(self, colours: tuple[str, ...], seed: int, plain: Mapping[str, Json]) -> SetupT:
        """The set-up of these values. Raises SetupFormError where they have another form than `write_setup` gives."""
        ...

    def format_position(self, state: StateT) -> str:
        """The state as YAML, which `parse_position` reads back to an equal state."""
        ...

    def parse_position(self, data: DataT, text: str) -> StateT:
        """The state that a text in YAML describes. Raises DataError with every fault in it."""
        ...

    # words

    def explain(self, words: Words, refusal: Refusal, names: Mapping[str, str] | None = None) -> str:
        """Why an action or a text was refused, as a sentence. `names`: players' names by colour."""
        ...

    def tell(self, words: Words, event: EventT, names: Mapping[str, str] | None = None) -> str | None:
        """What happened, as a sentence for the log; None where the log passes over it."""
        ...

    def prose(
        self,
        words: Words,
        names: Mapping[str, str],
        initial: StateT,
        steps: Sequence[GameStep[StateT, ActionT, EventT]],
    ) -> Iterator[str]:
        """The lines of the story of a game as prose, below its title; `names` are those of all players, by colour."""
        ...

    # finished games

    @property
    def reasons(self) -> Sequence[str]:
        """Every `Outcome.reason` that there may be, in the order in which statistics show them."""
        ...

    @property
    def settings(self) -> Sequence[str]:
        """The keys of `setting`, in the order in which tables show them."""
        ...

    def setting(self, setup: SetupT) -> Mapping[str, str]:
        """What of a set-up tells games apart in statistics, as notation: a layout, variants."""
        ...

    @property
    def seat_figures(self) -> Sequence[SeatFigure]:
        """What statistics keep of each seat of a finished game."""
        ...

    def figures(
        self, initial: StateT, steps: Sequence[GameStep[StateT, ActionT, EventT]]
    ) -> tuple[Mapping[str, float], ...]:
        """The figures of each seat over a game, by the keys of `seat_figures`."""
        ...

    def story(self, initial: StateT, steps: Sequence[GameStep[StateT, ActionT, EventT]]) -> GameStory:
        """How everybody stood over a game."""
        ...


AnyTitle: TypeAlias = Title[Any, Any, Any, Any, Any]
"""Any title, where the shell does not know which."""

AnyBots: TypeAlias = Bots[Any, Any]
"""The computer players of any title."""

AnyState: TypeAlias = Any
"""A state of any title: the shell hands it on and asks the rules about it."""

AnyData: TypeAlias = Any
"""The data of any title: the shell reads of them what `TitleData` says, and hands them to the title's own."""

AnyStep: TypeAlias = GameStep[Any, Any, Any]
"""A step of a game of any title."""
