"""A game at the table: who sits where and what they chose, as the journal's header keeps it.

This is where the record, which knows no players, meets a title, which knows no names.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from game import __version__
from game.base.files.json_values import Json
from game.base.files.problems import DataError
from game.base.profile.folders import cache_folder
from game.base.versions import is_newer
from game.core.contract import (
    AnyBots,
    AnyRules,
    AnyState,
    AnyStep,
    AnyTitle,
    GameData,
    GameStep,
    Refusal,
    Rival,
    SetupError,
    SetupFormError,
    TitleSetup,
)
from game.core.record import Fault, GameSession, Header, JournalEntry, Saves, resume
from game.core.record.journal import GAVE_UP, clean_name
from game.core.record.replay import entry_after, written_action
from game.core.registry import UnknownTitleError, title

NAME_LENGTH: Final = 32  # characters of a player's name at most
MOD_LENGTH: Final = 80  # characters of a mod's name, version or digest at most
BOT_LENGTH: Final = 80  # characters of a computer player's name at most

Session: TypeAlias = GameSession[Any, Any, Any]
"""A game of any title in play."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One player at the table, in turn order with the colours of the set-up.

    `bot` names the computer player that decides for the seat, as `BotName` is written; it is empty for a person.
    `rival` is who the computer player is (`Rival.name`), empty for nobody in particular. `gave_up`: the seat is a
    person's for whom the game is lost, and the computer player plays on in its place.
    """

    name: str
    emblem: str
    bot: str = ""
    rival: str = ""
    gave_up: bool = False


@dataclass(frozen=True, slots=True)
class Match:
    """What a game starts from: the title's set-up, and a seat for each of its colours."""

    setup: TitleSetup
    seats: tuple[Seat, ...]

    @property
    def title(self) -> AnyTitle:
        """The title that is played."""
        return title(self.setup.title)

    def names(self) -> dict[str, str]:
        """The players' names by colour; empty for a player without one."""
        return {colour: seat.name for colour, seat in zip(self.setup.colours, self.seats, strict=True)}

    @property
    def only_person(self) -> int | None:
        """The seat of the only person at the machine; None where there are several, or none."""
        people = [number for number, seat in enumerate(self.seats) if not seat.bot]
        return people[0] if len(people) == 1 else None

    @property
    def given_up(self) -> bool:
        """Whether the last person has given the game up, so that it is over."""
        return any(seat.gave_up for seat in self.seats) and all(seat.bot for seat in self.seats)

    def without(self, seat: int) -> "Match":
        """The match once the person at a seat has given up: the third weakest computer player sits there."""
        left = replace(self.seats[seat], bot=stand_in(self.title.bots), gave_up=True)
        return replace(self, seats=(*self.seats[:seat], left, *self.seats[seat + 1 :]))

    @property
    def as_begun(self) -> "Match":
        """The match with those who gave up back in their seats."""
        seats = (replace(seat, bot="", gave_up=False) if seat.gave_up else seat for seat in self.seats)
        return replace(self, seats=tuple(seats))

    def with_seed(self, seed: int) -> "Match":
        """The same players and options, with another chance."""
        setup = self.title.setups.read(self.setup.colours, seed, self.title.setups.write(self.setup))
        return Match(setup, self.seats)


def rival_of(bots: AnyBots, seat: Seat) -> Rival | None:
    """Who plays a seat; None for a person, and for a computer player who is nobody in particular."""
    return next((rival for rival in bots.rivals if seat.bot and rival.name == seat.rival), None)


def stand_in(bots: AnyBots) -> str:
    """The computer player that takes the place of one that cannot or will not play: the third weakest."""
    return bots.offered[min(2, len(bots.offered) - 1)]


# the header


def header_of(match: Match, data: GameData) -> Header:
    """The journal's header for this match, played with these data."""
    setup = match.setup
    return Header(
        game=setup.title,
        app=__version__,
        data_digest=data.digest,
        seed=setup.seed,
        players=seated_players(match),
        setup=match.title.setups.write(setup),
        mods=tuple({key: getattr(mod, key) for key in _MOD_KEYS} for mod in data.mods),
        packed_data=match.title.data.pack(data),
    )


def seated_players(match: Match) -> tuple[Json, ...]:
    """Who sits where, as the header keeps it."""
    return tuple(_player(colour, seat) for colour, seat in zip(match.setup.colours, match.seats, strict=True))


def _player(colour: str, seat: Seat) -> dict[str, Json]:
    """A seat as the header keeps it; only a computer player's has a `bot`, and a `rival` where it is somebody."""
    player: dict[str, Json] = {"colour": colour, "name": seat.name, "emblem": seat.emblem}
    told: tuple[tuple[str, Json], ...] = (("bot", seat.bot), ("rival", seat.rival), (GAVE_UP, seat.gave_up))
    return player | {key: said for key, said in told if said}


def title_of(header: Header) -> AnyTitle | Fault:
    """The title that the game of this header is of, or that it is not installed."""
    try:
        return title(header.game)
    except UnknownTitleError:
        return Fault("unknown_title", 1, {"found": header.game})


def match_of(header: Header) -> Match | Fault:
    """The match that a header tells of, or what is wrong with the header."""
    played = title_of(header)
    if isinstance(played, Fault):
        return played
    players: list[dict[str, str]] = []
    for number, player in enumerate(header.players):
        wrong = _wrong_in_player(player)
        if wrong is not None:
            return _unfit(header, "bad_header", key=f"players.{number}.{wrong}".rstrip("."))
        assert isinstance(player, dict)
        players.append({key: str(value) for key, value in player.items()})
    if not _are_mods(header.mods):
        return _unfit(header, "bad_header", key="mods")
    try:
        setup = played.setups.read(tuple(player["colour"] for player in players), header.seed, header.setup)
    except SetupFormError as error:
        return _unfit(header, "bad_header", key=f"setup.{error.key}")
    return Match(setup, tuple(_seat(player) for player in players))


def _unfit(header: Header, reason: str, **details: str) -> Fault:
    """What is wrong with a header; where a newer version wrote it, that it is needed."""
    if is_newer(header.app, __version__):
        return Fault("newer_version", 1, {"found": header.app, "have": __version__})
    return Fault(reason, 1, details)


def _seat(player: Mapping[str, str]) -> Seat:
    """A seat of the header; one without a `bot` is a person's, as all were once."""
    bot, rival = player.get("bot", ""), player.get("rival", "")
    return Seat(clean_name(player["name"]), player["emblem"], bot, rival, gave_up=GAVE_UP in player)


_MOD_KEYS: Final = ("name", "version", "digest")


def _wrong_in_player(player: Json) -> str | None:
    """The key of a player that is wrong, empty for the whole of it; None if all is well."""
    if not isinstance(player, dict):
        return ""
    fields = ("colour", "name", "emblem")
    for key in fields:
        value = player.get(key)
        if not isinstance(value, str) or (key != "name" and not value.isprintable()):
            return key
        if key == "name" and len(value) > NAME_LENGTH:
            return key
    for key in ("bot", "rival"):
        said = player.get(key, "nobody")
        if not isinstance(said, str) or not said.isprintable() or not 0 < len(said) <= BOT_LENGTH:
            return key
    if GAVE_UP in player and not (player[GAVE_UP] is True and "bot" in player):
        return GAVE_UP
    return min(player.keys() - {*fields, "bot", "rival", GAVE_UP}, default=None)


def _are_mods(mods: Sequence[Json]) -> bool:
    """Whether these are the mods of a game: each with its name, its version and its digest."""
    return all(
        isinstance(mod, dict)
        and mod.keys() == set(_MOD_KEYS)
        and all(
            isinstance(value, str) and value.isprintable() and len(value) <= MOD_LENGTH
            for value in mod.values()
        )
        for mod in mods
    )


class PlayedMod(NamedTuple):
    """A mod that a game is played with."""

    name: str
    version: str


def mods_of(header: Header) -> tuple[PlayedMod, ...]:
    """The mods that the game of this header is played with."""
    if not _are_mods(header.mods):
        return ()
    return tuple(
        PlayedMod(str(mod["name"]), str(mod["version"])) for mod in header.mods if isinstance(mod, dict)
    )


# the data


def data_of(header: Header, installed: GameData) -> GameData | Fault:
    """The data of the game of this header: the installed ones if they are its own, else what it brings.

    `installed` may be another title's: then those installed of the header's own title count.
    """
    played = title_of(header)
    if isinstance(played, Fault):
        return played
    own = own_data(header.game, installed)
    if isinstance(own, Fault) or header.data_digest == own.digest:
        return own
    mods = [str(mod["name"]) for mod in header.mods if isinstance(mod, dict) and "name" in mod]
    brought: GameData | None = played.data.unpack(header.data_digest, header.packed_data, mods, own)
    if brought is None:
        return _unfit(header, "bad_content")
    return own if brought.digest == own.digest else brought


def own_data(name: str, installed: GameData) -> GameData | Fault:
    """The data of the title of this name that are installed."""
    if installed.title == name:
        return installed
    try:
        return _loaded(name)
    except DataError as error:
        return damaged_title(name, error)


def damaged_title(name: str, error: DataError) -> Fault:
    """That the files of the title of this name cannot be used."""
    return Fault("damaged_title", details={"found": name, "where": error.problems[0].place})


@cache
def _loaded(name: str) -> GameData:
    """The data of a title as they lie here. Raises DataError."""
    found: GameData = title(name).data.load(keep_in=cache_folder())
    return found


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a recorded game began from: its match, the data that it is played with, and its first state."""

    match: Match
    data: GameData
    state: AnyState


def beginning_of(header: Header, installed: GameData) -> Beginning | Fault:
    """What the game of this header begins from, or why none can; `installed` as for `data_of`."""
    match = match_of(header)
    if isinstance(match, Fault):
        return match
    data = data_of(header, installed)
    if isinstance(data, Fault):
        return data
    try:
        return Beginning(match, data, match.title.setups.new_game(data, match.setup))
    except SetupError as error:
        return _unfit(header, "bad_setup", choice=str(error))


# games


def begin_match(match: Match, data: GameData, saves: Saves | None, *, practice: bool = False) -> Session:
    """A new game, recorded from the start (None: not recorded); as `practice` it counts for nothing.

    Raises SetupError.
    """
    initial = match.title.setups.new_game(data, match.setup)
    file = saves.begin(replace(header_of(match, data), practice=practice)) if saves else None
    return GameSession(match.title.rules, initial, file, practice=practice)


@dataclass(frozen=True, slots=True)
class ResumedMatch:
    """A recorded game that goes on. `fault` says why not to the journal's end (None: all of it held)."""

    match: Match
    session: Session
    header: Header
    fault: Fault | None


def resume_match(path: Path, installed: GameData, saves: Saves | None = None) -> ResumedMatch | Fault:
    """Go on with the recorded game in this file; see `game.core.record.resume` and, for `installed`, `data_of`."""
    match: Match

    def start(header: Header) -> tuple[AnyRules, AnyState] | Fault:
        nonlocal match
        begun = beginning_of(header, installed)
        if isinstance(begun, Fault):
            return begun
        match = begun.match
        return match.title.rules, begun.state

    resumed = resume(path, start, saves)
    if isinstance(resumed, Fault):
        return resumed
    return ResumedMatch(match, resumed.session, resumed.header, resumed.fault)


def save_match(name: str, match: Match, session: Session, saves: Saves) -> Path | Fault:
    """Keep the game as it stands under a name, apart from its own record; what was taken back is left out."""
    return saves.save(name, _header_now(match, session), _entries(match, session.initial, session.steps))


def written_match(match: Match, session: Session) -> bytes:
    """The game as it stands as the content of a journal."""
    entries = "".join(entry.written() for entry in _entries(match, session.initial, session.steps))
    return (_header_now(match, session).text() + entries).encode()


def _header_now(match: Match, session: Session) -> Header:
    header = header_of(match, match.title.data.of_game(session.initial))
    return replace(header, wishes=session.wishes, practice=session.practice)


def branch_match(match: Match, initial: AnyState, steps: Sequence[AnyStep], saves: Saves | None) -> Session:
    """A new game that begins with these steps of another, recorded from there on (None: not recorded).

    Who has seen the other one knows what is to come: it is practice. The steps are played again: those of a line that
    was only thought of show an example of what might come.
    """
    steps = _played_again(match.title.rules, initial, steps)
    header = replace(header_of(match, match.title.data.of_game(initial)), practice=True)
    file = saves.begin(header, _entries(match, initial, steps)) if saves else None
    return GameSession(match.title.rules, initial, file, steps, practice=True)


def _played_again(rules: AnyRules, state: AnyState, steps: Sequence[AnyStep]) -> tuple[AnyStep, ...]:
    """The same actions with what truly comes of them, as far as they are possible."""
    again: list[AnyStep] = []
    for step in steps:
        applied = rules.apply(state, step.seat, step.action)
        if isinstance(applied, Refusal):
            break
        again.append(GameStep(step.seat, step.action, applied.state, applied.events))
        state = applied.state
    return tuple(again)


def _entries(match: Match, initial: AnyState, steps: Sequence[AnyStep]) -> list[JournalEntry]:
    """The entries of these steps, which begin in a state."""
    rules = match.title.rules
    befores = (initial, *(step.after for step in steps))
    return [
        entry_after(rules, written_action(rules, before, step), step.after)
        for before, step in zip(befores, steps, strict=False)
    ]
