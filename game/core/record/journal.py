"""The journal's text: a header line in JSON, then one line for every action played or taken back.

A line of the game reads `TEXT  #DRAWS DIGEST`: the action in notation (or `undo`), how many random numbers
the game has drawn after it, and the short hash of the state after it; a line that ends the game closes with
the word `over`. Before the action of a seat that did not decide stands who it is, counted from 1: `seat 2: boast`.
A line without its line feed was cut off in mid-write and does not count. Nothing in it
depends on clock, machine or process, but for `mark` in the header, by which this record is known. What an editor or
a mail program makes of a text on Windows is read too: a carriage return before each line feed, and a byte order mark
at the beginning.

`game` in the header is the name of the title that the game is of; `setup` is the title's own. `mods`, `wishes`,
`practice` and `mark` may be missing.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from game.base.files.json_values import Json
from game.base.files.regular_files import read_regular
from game.base.files.system_reasons import reason_of
from game.base.files.visible import composed
from game.core.record.faults import Fault

SUFFIX: Final = ".journal"
FORMAT: Final = 3
UNDO: Final = "undo"
GAVE_UP: Final = "gave_up"  # of a player in the header: a person, in whose place the `bot` plays on
SIZE_LIMIT: Final = 2 * 1024 * 1024  # bytes; a long game takes less than a tenth of it
HEADER_LIMIT: Final = 1024 * 1024  # bytes of the first line; with the game's own data it takes 3,000
# of a game, so that no file takes long to be played again; long games have a tenth
LINE_LIMIT: Final = 20_000
NAME_LIMIT: Final = 40  # characters of a save's name
_READ_OF_NAME: Final = 8 * NAME_LIMIT  # characters: accents may stand apart, blanks go
# how a mark is written: a moment and chance
MARK: Final = "[0-9]{4,6}-[0-9]{2}-[0-9]{2}-[0-9]{6}-[0-9a-f]{6}"
# in JSON: one without its other half cannot be written
_HALF_LETTER: Final = re.compile(rb"\\u[dD][89a-fA-F]")

# of what a header holds
_KINDS: Final = {
    "format": int,
    "game": str,
    "app": str,
    "data": str,
    "seed": int,
    "setup": dict,
    "players": list,
    "mods": list,
    "name": str,
    "content": str,
    "wishes": dict,
}

_LINE: Final = re.compile(
    r"(?P<text>[^\x00-\x1f\x7f]{1,400}?)  #(?P<draws>[0-9]{1,9}) (?P<digest>[0-9a-f]{4,64})(?P<over> over)?"
)


@dataclass(frozen=True, slots=True)
class Header:
    """What a game began from. The record keeps players, mods, set-up, packed data and wishes, and reads of them only
    who gave up.
    """

    game: str  # the name of the title
    app: str  # version of the program that began the game
    data_digest: str  # of the data that it was begun with; `data` in the file
    seed: int
    players: tuple[Json, ...]  # who sits where, in turn order
    setup: Mapping[str, Json]  # what else was chosen, as the title writes it
    mods: tuple[Json, ...] = ()  # those that the game is played with
    name: str = ""  # what the players called this save; empty for a game that is merely recorded
    packed_data: str = ""  # so that the file can be played wherever it is taken; `content` in the file
    # of the players now, as the title's board writes them
    wishes: Mapping[str, Json] = field(default_factory=dict)
    practice: bool = False  # begun where it was known what was to come: it counts for nothing
    mark: str = field(default="", compare=False)  # of this one record of a game, whatever its file is called

    @property
    def given_up(self) -> bool:
        """Whether the last person has given the game up, so that it is over."""
        seated = [player for player in self.players if isinstance(player, dict)]
        return any(GAVE_UP in player for player in seated) and all("bot" in player for player in seated)

    def text(self) -> str:
        """The header as the first line of a journal, line feed included."""
        fields: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "name": self.name,
            "app": self.app,
            "data": self.data_digest,
            "seed": self.seed,
            "players": self.players,
            "mods": self.mods,
            "setup": self.setup,
            "content": self.packed_data,
            "wishes": self.wishes,
            "practice": self.practice,
            "mark": self.mark,
        }
        for optional in ("mods", "wishes", "practice", "mark"):
            if not fields[optional]:
                del fields[optional]
        return json.dumps(fields, ensure_ascii=False, separators=(", ", ": ")) + "\n"


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """One line of the game: the action's text or `undo`, and what must be true after it."""

    text: str
    draws: int
    digest: str
    over: bool = False
    line: int = field(default=0, compare=False)  # where it stands in the file, from 1

    def written(self) -> str:
        """The entry as a line, line feed included."""
        return f"{self.text}  #{self.draws} {self.digest}{' over' if self.over else ''}\n"


@dataclass(frozen=True, slots=True)
class Journal:
    """A journal as read: all entries before the first malformed line, which `fault` then names.

    `text` is what the file holds in whole lines; what follows was torn off and is to be dropped.
    """

    header: Header
    entries: tuple[JournalEntry, ...]
    text: bytes = field(repr=False)
    fault: Fault | None = None


def read(path: Path) -> Journal | Fault:
    """The journal in this file, or why there is none."""
    try:
        content = contents(path)
    except OSError as error:
        return Fault("unreadable", details={"error": reason_of(error)})
    if len(content) > SIZE_LIMIT:
        return Fault("too_large", details={"limit": SIZE_LIMIT // (1024 * 1024)})
    return parse(content)


def contents(path: Path) -> bytes:
    """What a regular file holds, at most a byte more than a journal may. Raises OSError, also for what is no file."""
    return read_regular(path, SIZE_LIMIT + 1)


def parse(content: bytes) -> Journal | Fault:
    """The journal that these bytes hold, or why they hold none."""
    size = content.rfind(b"\n") + 1
    whole = content[:size]
    first, *rest = whole.split(b"\n")
    header = parse_header(first) if size else Fault("no_header", 1)
    if isinstance(header, Fault):
        return header
    entries: list[JournalEntry] = []
    for number, raw in enumerate(rest[:-1], 2):
        if len(entries) == LINE_LIMIT:
            return Journal(header, tuple(entries), whole, Fault("too_long", number, {"limit": LINE_LIMIT}))
        entry = _entry(raw, number)
        if entry is None:
            return Journal(header, tuple(entries), whole, Fault("malformed_line", number))
        entries.append(entry)
    return Journal(header, tuple(entries), whole)


def _entry(raw: bytes, number: int) -> JournalEntry | None:
    try:
        match = _LINE.fullmatch(raw.removesuffix(b"\r").decode("utf-8"))
    except UnicodeDecodeError:
        return None
    if match is None:
        return None
    return JournalEntry(
        match["text"], int(match["draws"]), match["digest"], match["over"] is not None, number
    )


def parse_header(raw: bytes) -> Header | Fault:
    """The header that the first line of a journal holds, or what is wrong with it."""
    if len(raw) >= HEADER_LIMIT:
        return Fault("too_large", 1, {"limit": HEADER_LIMIT // (1024 * 1024)})
    try:
        fields = json.loads(raw.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return Fault("no_header", 1)
    if not isinstance(fields, dict) or "format" not in fields or not _can_be_written(fields, raw):
        return Fault("no_header", 1)
    found = fields["format"]
    if type(found) is int and found != FORMAT:
        reason = "newer_format" if found > FORMAT else "older_format"
        return Fault(reason, 1, {"found": str(found) if abs(found) < 10**12 else "…", "known": FORMAT})
    fields = {"mods": [], "wishes": {}, **fields}
    for name, kind in _KINDS.items():
        if type(fields.get(name)) is not kind:
            return Fault("bad_header", 1, {"key": name})
    mark = fields.get("mark", "")
    return Header(
        **{name: fields[name] for name in ("game", "app", "seed", "setup", "wishes")},
        data_digest=fields["data"],
        packed_data=fields["content"],
        players=tuple(fields["players"]),
        mods=tuple(fields["mods"]),
        name=clean_name(fields["name"]),
        practice=fields.get("practice", False) is True,
        mark=mark if isinstance(mark, str) and re.fullmatch(MARK, mark) else "",
    )


def _can_be_written(fields: Json, raw: bytes) -> bool:
    """Whether all texts among the fields, which were read from `raw`, are whole letters."""
    if not _HALF_LETTER.search(raw):
        return True
    try:
        json.dumps(fields, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def clean_name(name: str) -> str:
    """A name as it is kept and shown: one line without blanks at its ends, of at most so many characters."""
    letters = "".join(letter if letter.isprintable() else " " for letter in name[:_READ_OF_NAME])
    return " ".join(composed(letters, _READ_OF_NAME).split())[:NAME_LIMIT].strip()
