"""The files of one mod, read only where they lie: no link is followed, and nothing outside the folder is opened."""

import itertools
import os
import re
import stat
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.base.files.disk_questions import is_file, is_folder, is_left_by_system, is_link
from game.base.files.problems import Problem, nearest, nearest_file
from game.base.files.system_reasons import reason_of
from game.base.i18n.words import FALLBACK
from game.kit.data.mods import limits

if TYPE_CHECKING:
    from game.base.files.source import Source
    from game.kit.data.mods.manifest import HostProgram

MANIFEST = "mod.yaml"
WORDS = "words"
PICTURES = "pictures"
_YAML = (".yaml", ".yml")
_PLAIN = re.compile(r"[A-Za-z0-9_]{1,40}")


class ModFolder:
    """A folder with a mod. `problems` grows as files are read; nothing here raises.

    `shown` is how messages name the folder: a file in it is told as `shown/cards.yaml`.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.shown = path.name
        self.problems: list[Problem] = []
        self.has_stray_words = False  # whether a file of words lies beside mod.yaml
        self.files: dict[str, str] = {}  # the texts that saves carry, by name

    def report(self, name: str, reason: str, *, near: str = "", **details: str | int) -> None:
        """Adds a problem of a file as a whole, or of the folder where `name` is empty."""
        file = f"{self.shown}/{name}" if name else self.shown
        self.problems.append(Problem(file, 0, "", f"problem.{reason}", details, near))

    def names(self, inside: str = "") -> list[str]:
        """The names of what lies in the folder or in one of its folders, sorted; none where it cannot be listed.

        What systems leave there is passed over.
        """
        where = self.path / inside if inside else self.path
        try:
            if is_link(where):
                self.report(inside, "mod_link")
                return []
            with os.scandir(where) as entries:
                names = (entry.name for entry in entries if not is_left_by_system(entry.name))
                found = list(itertools.islice(names, limits.FILES + 1))
        except FileNotFoundError:
            return []
        except OSError as error:
            self.report(inside, "file_unreadable", why=reason_of(error))
            return []
        if len(found) > limits.FILES:
            self.report(inside, "mod_many_files", most=limits.FILES)
            return []
        return sorted(found)

    def source(self, name: str, *, travels: bool = True) -> "Source | None":
        """A YAML file of the mod to be checked, or None after its problems are added.

        `travels` says whether saves carry it.
        """
        # Asked for late: this brings the library that checks.
        from game.base.files.source import Source
        from game.base.files.yaml_text import scan_yaml_text

        raw = self.bytes_of(name, limits.YAML_BYTES)
        if raw is None:
            return None
        try:
            text = raw.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = raw.count(b"\n", 0, error.start) + 1
            self.problems.append(Problem(f"{self.shown}/{name}", line, "", "problem.not_utf8"))
            return None
        if travels:
            self.files[name] = text
        scan = scan_yaml_text(text, f"{self.shown}/{name}")
        self.problems += scan.problems
        return Source(scan.root) if scan.root else None

    def bytes_of(self, name: str, most: int) -> bytes | None:
        """What a file says, at most so many bytes; None after its problem is added."""
        path = self.path / name
        try:
            if not self.holds(path):
                self.report(name, "mod_link")
                return None
            status = path.lstat()
            if not stat.S_ISREG(status.st_mode):
                self.report(name, "not_a_file")
                return None
            if status.st_size > most:
                self.report(name, "too_big", size=status.st_size, most=most)
                return None
            return _read(path, status, most)
        except OSError as error:
            self.report(name, "file_unreadable", why=reason_of(error))
            return None

    def holds(self, path: Path) -> bool:
        """Whether the path leads to a place in this folder without a link on the way."""
        steps = path.relative_to(self.path).parts
        if not steps or ".." in steps:
            return False
        ways = [self.path.joinpath(*steps[: number + 1]) for number in range(len(steps))]
        if any(is_link(way) for way in ways):
            return False
        return real(path) == real(self.path).joinpath(*steps)

    def mods_within(self) -> list[str]:
        """The folders in this one that hold a mod, named from this one on."""
        return [
            f"{self.shown}/{name}"
            for name in self.names()
            if name not in (WORDS, PICTURES) and is_file(self.path / name / MANIFEST)
        ]

    def check_names(self, title: str, program: "HostProgram") -> None:
        """What looks like a part of a mod for `title` and is none is a problem, so that a slip in a name is found."""
        parts, have = program.parts[title], self.names()
        words = [f"{language}.yaml" for language in program.languages]
        for name in have:
            if name not in parts and self._may_be_yaml(name, set(parts) - set(have)):
                self._report_strange(name, title, program, words)
            elif "." not in name and name not in (WORDS, PICTURES):
                near = nearest(name, {WORDS, PICTURES} - set(have))
                if near and is_folder(self.path / name):
                    self.report(name, "mod_unknown_folder", near=near, options=f"{WORDS}, {PICTURES}")
        if MANIFEST in have:
            for inside in self.mods_within():
                self.report(inside.removeprefix(f"{self.shown}/"), "mod_within")
        for name in self.names(WORDS):
            if name not in words:
                stem = name.partition(".")[0].casefold()
                near = next((word for word in words if Path(word).stem == stem), "")
                self.report(f"{WORDS}/{name}", "mod_unknown_file", near=near, options=", ".join(words))

    def _may_be_yaml(self, name: str, lacking: Collection[str]) -> bool:
        """Whether a name is one of YAML, or of a part that is lacking, as editors save it that write plain text."""
        plain = name.lower().removesuffix(".txt")
        if plain.endswith(_YAML):
            return True
        return f"{plain}.yaml" in lacking and is_file(self.path / name)

    def _report_strange(self, name: str, title: str, program: "HostProgram", words: Sequence[str]) -> None:
        """A YAML file that a mod for `title` has not: which one is meant, or which other title."""
        game = next((game for game, parts in program.parts.items() if game != title and name in parts), "")
        if game:
            self.report(name, "mod_file_of_other", game=game, line=f"game: {game}")
            return
        parts = program.parts[title]
        stem = name.partition(".")[0]
        meant = next((word for word in words if Path(word).stem == stem.casefold()), "")
        meant = f"{FALLBACK}.yaml" if stem == WORDS else meant
        self.has_stray_words = self.has_stray_words or bool(meant)
        near = f"{WORDS}/{meant}" if meant else nearest_file(name, parts)
        self.report(name, "mod_unknown_file", near=near, options=", ".join(parts))


class EmbeddedFolder(ModFolder):
    """A mod whose YAML is embedded in a save: there is no folder, and there are no pictures."""

    def __init__(self, name: str, embedded: Mapping[str, str]) -> None:
        super().__init__(Path(name))
        self._embedded = embedded

    def names(self, inside: str = "") -> list[str]:
        below = f"{inside}/" if inside else ""
        found = [name.removeprefix(below) for name in self._embedded if name.startswith(below)]
        return sorted(name for name in found if "/" not in name)

    def mods_within(self) -> list[str]:
        return []

    def bytes_of(self, name: str, most: int) -> bytes | None:
        raw = self._embedded[name].encode(errors="replace")
        if len(raw) > most:
            self.report(name, "too_big", size=len(raw), most=most)
            return None
        return raw


def real(path: Path) -> Path:
    """The path without links on the way; one that leads to itself stays as it is."""
    return Path(os.path.realpath(path))


def is_plain(stem: str) -> bool:
    """Whether a name is letters, digits and _ alone, so that it can stand in a path."""
    return _PLAIN.fullmatch(stem) is not None


def _read(path: Path, status: os.stat_result, most: int) -> bytes:
    """The bytes of the very file that `status` tells of. Raises OSError where another one has come in its place."""
    flags = (
        os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    )
    number = os.open(path, flags)
    with os.fdopen(number, "rb") as file:
        if not os.path.samestat(status, os.fstat(number)):
            raise OSError(f"{path.name} has changed")
        return file.read(most)
