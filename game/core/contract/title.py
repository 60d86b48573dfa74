"""A title: its data and set-up, and where its rules, computer players, book and words are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from game.core.contract.bots import Bots
from game.core.contract.chronicle import TitleChronicle
from game.core.contract.finished_games import Interaction, SeatFigure, StandingsHistory
from game.core.contract.medals import Achievement
from game.core.contract.rules import ActionT, EventT, GameStep, Refusal, Rules, StateT
from game.core.contract.scenarios import ScenarioNotation

if TYPE_CHECKING:
    from game.base.files.json_values import Json
    from game.base.i18n.words import Words
    from game.core.mod import AnyMod
    from game.core.rules_book import RulesBook

DataT = TypeVar("DataT", bound="GameData")
SetupT = TypeVar("SetupT", bound="TitleSetup")


class SetupError(ValueError):
    """A set-up that no game can start from; the text names the choice."""


class SetupFormError(ValueError):
    """Plain values that are no set-up; `key` says which of them, `players` or a path like `house_rules`."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class GameData(Protocol):
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
    def mods(self) -> Sequence[AnyMod]:
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


@dataclass(frozen=True, slots=True)
class DailyGame:
    """The game that everybody plays on the same day: one person against these computer players.

    They decide by their seeds and never by the clock. `setup` is as `Title.write_setup` gives one.
    """

    rivals: tuple[str, ...]
    setup: Mapping[str, Json]


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
        """The data that a save was begun with, which are not those installed; None where they cannot be had.

        `digest` names them, `packed` is what `pack_data` made of them, `mods` are the names of the mods among them.
        """
        ...

    def data_of(self, state: StateT) -> DataT:
        """The data that the game of this state is played with."""
        ...

    @property
    def mods(self) -> AnyTitleMods:
        """How it reads mods and joins them to its data (`game.kit.data.mods.title_mods.TitleMods`)."""
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

    @property
    def daily(self) -> DailyGame | None:
        """Its game of the day; None in a title without one."""
        ...

    @property
    def chronicle(self) -> TitleChronicle[StateT, EventT] | None:
        """How it tells of its finished games as a newspaper; None in a title without one."""
        ...

    # words

    def explain(self, words: Words, refusal: Refusal, names: Mapping[str, str] | None = None) -> str:
        """Why an action or a text was refused, as a sentence. `names`: players' names by colour."""
        ...

    def gaps(self, words: Words, data: DataT) -> Mapping[str, str]:
        """What fills the gaps of its texts that are the same in every sentence: figures of the data, in words."""
        ...

    def describe_event(
        self, words: Words, event: EventT, names: Mapping[str, str] | None = None
    ) -> str | None:
        """What happened, as a sentence for the log; None where the log passes over it."""
        ...

    def turn_heading(
        self, words: Words, names: Mapping[str, str], initial: StateT, event: EventT | None
    ) -> str | None:
        """What a transcript says above the turn that an event begins; None where it begins none.

        `event` is None at the beginning of the game. `names` are those of all players, by colour; state and event are
        told as somebody may know them.
        """
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
    def simulate_options(self) -> Sequence[str]:
        """The options of `simulate` that choose a set-up; each may be given several times.

        What they do is told in the locale under `cli.simulate_<option>`.
        """
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

    @property
    def interaction_kinds(self) -> Sequence[str]:
        """What one player can do to another that is remembered, in the title's words, the gravest first.

        Rivals speak of it under `rivals.NAME.says.remembered.<kind>`. Statistics count the first one, with the words
        `statistics.interaction.<kind>` and the gaps `mine` and `theirs`.
        """
        ...

    def interactions(
        self, initial: StateT, steps: Sequence[GameStep[StateT, ActionT, EventT]]
    ) -> tuple[Interaction, ...]:
        """What the players did to one another over a game; a title in which nobody does anything has none."""
        ...

    @property
    def medals(self) -> Sequence[Achievement]:
        """The medals that people collect in it, in the order in which they are shown."""
        ...

    def achievement_counts(
        self, initial: StateT, steps: Sequence[GameStep[StateT, ActionT, EventT]]
    ) -> tuple[Mapping[str, int], ...]:
        """How often each seat did over a finished game what earns a medal, by the medal's name."""
        ...

    def story(self, initial: StateT, steps: Sequence[GameStep[StateT, ActionT, EventT]]) -> StandingsHistory:
        """How everybody stood over a game."""
        ...


AnyTitle: TypeAlias = Title[Any, Any, Any, Any, Any]
"""Any title, where the shell does not know which."""

AnyData: TypeAlias = Any
"""The data of any title: the shell reads of them what `GameData` says, and hands them to the title's own."""

AnyTitleMods: TypeAlias = Any
"""How any title reads mods: the core hands it on."""
