"""A game at the table: who sits where and what they chose, as the journal's header keeps it.

This is where the record, which knows no game, meets the rules, which know no names.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from game import __version__
from game.protocol import GameStep, SetupError
from game.record import Entry, Fault, GameSession, Header, Resumed, Saves, resume
from game.record.journal import clean_name
from game.record.replay import entry_after
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.content.embedded_data import earlier, unpacked
from game.titles.wiraqocha.content.packing import packed
from game.titles.wiraqocha.rules import WIRAQOCHA
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.house_rules import HouseRules
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import State

GAME = "wiraqocha"
NAME_LENGTH = 32  # characters of a player's name at most
BOT_LENGTH = 80  # characters of a computer player's name at most

Session = GameSession[State, Action, Event]


@dataclass(frozen=True, slots=True)
class Seat:
    """One player at the table, in turn order with the colours of the set-up.

    `bot` names the computer player that decides for the seat, as `BotName` is written; it is empty for a person.
    """

    name: str
    emblem: str
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Match:
    """What a game starts from: the rules' set-up, and a seat for each of its colours."""

    setup: Setup
    seats: tuple[Seat, ...]


def header_of(match: Match, content: Content) -> Header:
    """The journal's header for this match, played with this content."""
    setup = match.setup
    form: dict[str, Any] = {
        "players": [_player(colour, seat) for colour, seat in zip(setup.colours, match.seats, strict=True)],
        "layout": setup.layout,
        "variants": list(setup.variants),
        "house_rules": asdict(setup.house_rules),
    }
    if content.mods:
        form["mods"] = [{key: getattr(mod, key) for key in _MOD_KEYS} for mod in content.mods]
    return Header(GAME, __version__, content.digest, setup.seed, form, content=packed(content))


def _player(colour: str, seat: Seat) -> dict[str, str]:
    """A seat as the header keeps it; only a computer player's has a `bot`."""
    player = {"colour": colour, "name": seat.name, "emblem": seat.emblem}
    return {**player, "bot": seat.bot} if seat.bot else player


def match_of(header: Header) -> Match | Fault:
    """The match that a header tells of, or what is wrong with the header."""
    if header.game != GAME:
        return Fault("other_game", 1, {"found": header.game})
    form: dict[str, Any] = dict(header.setup)
    wrong = _wrong_key(form)
    if wrong:
        return Fault("bad_header", 1, {"key": f"setup.{wrong}"})
    players = form["players"]
    colours = tuple(player["colour"] for player in players)
    house_rules = HouseRules(**form["house_rules"])
    setup = Setup(colours, header.seed, form["layout"], tuple(form["variants"]), house_rules)
    return Match(setup, tuple(_seat(player) for player in players))


def _seat(player: dict[str, str]) -> Seat:
    """A seat of the header; one without a `bot` is a person's, as all were once."""
    return Seat(clean_name(player["name"]), player["emblem"], player.get("bot", ""))


_MOD_KEYS = ("name", "version", "digest")
_SWITCHES = frozenset(asdict(HouseRules()))


def _wrong_key(form: dict[str, Any]) -> str:
    """The first key of a header's set-up that lacks, is unknown or holds something else; empty if none does."""
    for key in ("players", "layout", "variants", "house_rules"):
        if key not in form:
            return key
    if not isinstance(form["players"], list):
        return "players"
    for number, player in enumerate(form["players"]):
        wrong = _wrong_in_player(player)
        if wrong is not None:
            return f"players.{number}.{wrong}".rstrip(".")
    if not _is_word(form["layout"]):
        return "layout"
    if not isinstance(form["variants"], list) or not all(map(_is_word, form["variants"])):
        return "variants"
    switches = form["house_rules"]
    if not isinstance(switches, dict) or not switches.keys() <= _SWITCHES:
        return "house_rules"
    if not _list_of(bool, list(switches.values())):
        return "house_rules"
    if not _are_mods(form.get("mods", [])):
        return "mods"
    unknown = form.keys() - {"players", "layout", "variants", "house_rules", "mods"}
    return min(unknown, default="")


def _wrong_in_player(player: Any) -> str | None:
    """The key of a player that is wrong, empty for the whole of it; None if all is well."""
    if not isinstance(player, dict):
        return ""
    fields = ("colour", "name", "emblem")
    for key in fields:
        if not isinstance(player.get(key), str):
            return key
        if key != "name" and not _is_word(player[key]):
            return key
    if len(player["name"]) > NAME_LENGTH:
        return "name"
    if "bot" in player and not (_is_word(player["bot"]) and 0 < len(player["bot"]) <= BOT_LENGTH):
        return "bot"
    return min(player.keys() - {*fields, "bot"}, default=None)


def _are_mods(mods: Any) -> bool:
    """Whether these are the mods of a game: each with its name, its version and its digest."""
    return isinstance(mods, list) and all(
        isinstance(mod, dict) and mod.keys() == set(_MOD_KEYS) and all(map(_is_word, mod.values()))
        for mod in mods
    )


def mods_of(header: Header) -> tuple[str, ...]:
    """The mods that the game of this header is played with, each with its version: `condor_gorge 1.0`."""
    mods: Any = header.setup.get("mods", [])
    return tuple(f"{mod['name']} {mod['version']}" for mod in mods) if _are_mods(mods) else ()


def _is_word(value: Any) -> bool:
    """Whether it is a text that can be shown as it stands."""
    return isinstance(value, str) and value.isprintable()


def _list_of(part: type, values: Any) -> bool:
    return isinstance(values, list) and all(isinstance(value, part) for value in values)


def content_of(header: Header, content: Content) -> Content | Fault:
    """The data that the game of this header is played with: `content` if these are the same, else those it brings.

    A header that brings none (those of format 1 did not) has to do with those that the game had then, or `content`.
    What it brings need not have the mark that it names, which may be what is damaged: every line of the game has a
    mark of its own.
    """
    word = header.content or earlier(header.data)
    if header.data == content.digest or not word:
        return content
    brought = unpacked(word, __version__) or _at_hand(header, content)
    if brought is None:
        return Fault("bad_content", 1)
    return content if brought.digest == content.digest else brought


def _at_hand(header: Header, content: Content) -> Content | None:
    """The data of this header made of `content` and the mods of this machine, where they are the very same."""
    from game.datafiles.problems import ContentError
    from game.mods.player_mods import installed_mods
    from game.registry import default, title, titles

    mods: Any = header.setup.get("mods", [])
    if not mods:
        return None
    try:
        installed = installed_mods(title(default()).mods, content, titles())
        found: Content = installed.data_with(mod["name"] for mod in mods)
    except ContentError:
        return None
    return found if found.digest == header.data else None


def initial_state(header: Header, content: Content) -> State | Fault:
    """The state that the game of this header begins with, or why none can; `content` is what is at hand."""
    match = match_of(header)
    if isinstance(match, Fault):
        return match
    brought = content_of(header, content)
    if isinstance(brought, Fault):
        return brought
    try:
        return new_game(brought, match.setup)
    except SetupError as error:
        return Fault("bad_setup", 1, {"choice": str(error)})


def begin_match(match: Match, content: Content, saves: Saves | None) -> Session:
    """A new game, recorded from the start (None: not recorded). Raises SetupError."""
    initial = new_game(content, match.setup)
    file = saves.begin(header_of(match, content)) if saves else None
    return GameSession(WIRAQOCHA, initial, file)


def resume_match(
    path: Path, content: Content, saves: Saves | None = None
) -> Resumed[State, Action, Event] | Fault:
    """Go on with the recorded game in this file; see `game.record.resume`."""
    return resume(WIRAQOCHA, path, lambda header: initial_state(header, content), saves)


def save_match(name: str, match: Match, session: Session, saves: Saves) -> Path | Fault:
    """Keep the game as it stands under a name, apart from its own record; what was taken back is left out."""
    content = session.initial.game.content
    return saves.save(name, header_of(match, content), _entries(session.steps))


def branch_match(
    match: Match, initial: State, steps: Sequence[GameStep[State, Action, Event]], saves: Saves | None
) -> Session:
    """A new game that begins with these steps of another, recorded from there on (None: not recorded)."""
    content = initial.game.content
    file = saves.begin(header_of(match, content), _entries(steps)) if saves else None
    return GameSession(WIRAQOCHA, initial, file, steps)


def _entries(steps: Sequence[GameStep[State, Action, Event]]) -> list[Entry]:
    return [entry_after(WIRAQOCHA, WIRAQOCHA.format_action(step.action), step.after) for step in steps]
