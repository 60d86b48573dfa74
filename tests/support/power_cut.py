"""A strict file system and the power that may fail at any moment, for the tests of the record.

What a program does to its files is recorded as it happens. A cut after any of these operations leaves a disk on which

- a file holds what it held when it was last synced, and of what was written since: nothing, a beginning, a part of one
  write, or zeros in its place;
- a folder has the names that it had when it was last synced, and any of the changes since, whatever became of the
  others. A folder whose own name is lost takes all that is in it along.
"""

import io
import itertools
import os
import random
import stat
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import pytest

OUTCOMES = 40  # of one cut that are looked at; where more are possible, so many are drawn

Target: TypeAlias = "int | Path"  # a file by its number, or a folder
Choice: TypeAlias = "tuple[bool, ...] | bytes"


@dataclass(frozen=True)
class Named:
    """A name of a folder begins to stand for a file or a folder, and another name may go with that."""

    path: Path
    target: Target
    gone: Path | None = None


@dataclass(frozen=True)
class Unnamed:
    """A name goes."""

    path: Path


@dataclass(frozen=True)
class Written:
    """Bytes are added to the end of a file."""

    file: int
    content: bytes


@dataclass(frozen=True)
class Shortened:
    """A file is cut to a size."""

    file: int
    size: int


@dataclass(frozen=True)
class Synced:
    """A file, or the names in a folder, are to be on the disk."""

    target: Target


@dataclass(frozen=True)
class Told:
    """A step was done, and the player was told so; `promised` is what must be there from now on."""

    promised: Any


Operation: TypeAlias = Named | Unnamed | Written | Shortened | Synced | Told


class _NotedFile(io.FileIO):
    """A file that tells of what is written to it."""

    recorder: "Recorder"

    def write(self, content: Any) -> int:
        count = super().write(content)
        self.recorder.wrote(self.fileno(), bytes(content)[:count])
        return count


class Recorder:
    """Notes every change below a folder that goes through `os` or `Path.open`."""

    def __init__(self, root: Path, patch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.log: list[Operation] = []
        self._numbers = itertools.count()
        self._names: dict[Path, int] = {}
        self._handles: dict[int, Target] = {}
        self._real = {name: getattr(os, name) for name in ("open", "write", "fsync", "ftruncate")}
        for name in self._real:
            patch.setattr(os, name, getattr(self, f"_{name}"))
        for name in ("mkdir", "link", "replace", "rename", "unlink", "remove"):
            self._watch(patch, name)
        self._open_path = Path.open
        patch.setattr(Path, "open", lambda path, *given, **named: self._path_open(path, *given, **named))

    def told(self, promised: Any) -> None:
        """From now on this is promised."""
        self.log.append(Told(promised))

    def wrote(self, handle: int, content: bytes) -> None:
        """Note what was written to a handle."""
        target = self._handles.get(handle)
        if isinstance(target, int):
            self.log.append(Written(target, content))

    def _watch(self, patch: pytest.MonkeyPatch, name: str) -> None:
        real = getattr(os, name)

        def watched(path: Any, *given: Any, **named: Any) -> None:
            real(path, *given, **named)
            self._renamed(name, Path(path), *given)

        patch.setattr(os, name, watched)

    def _renamed(self, deed: str, path: Path, *given: Any) -> None:
        if not path.is_relative_to(self.root):
            return
        if deed == "mkdir":
            self.log.append(Named(path, path))
        elif deed in ("unlink", "remove"):
            del self._names[path]
            self.log.append(Unnamed(path))
        elif deed == "link":
            there = Path(given[0])
            self._names[there] = self._names[path]
            self.log.append(Named(there, self._names[path]))
        else:
            there = Path(given[0])
            assert there.parent == path.parent
            self._names[there] = self._names.pop(path)
            self.log.append(Named(there, self._names[there], path))

    def _opened(self, path: Path, handle: int, new: bool) -> None:
        self._handles.pop(handle, None)
        if not path.is_relative_to(self.root):
            return
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            self._handles[handle] = path
            return
        if new:
            self._names[path] = next(self._numbers)
            self.log.append(Named(path, self._names[path]))
        self._handles[handle] = self._names[path]

    def _open(self, path: Any, flags: int, *given: Any, **named: Any) -> int:
        new = bool(flags & os.O_CREAT) and not os.path.lexists(path)
        handle: int = self._real["open"](path, flags, *given, **named)
        self._opened(Path(path), handle, new)
        return handle

    def _path_open(self, path: Path, mode: str = "r", *given: Any, **named: Any) -> Any:
        if not path.is_relative_to(self.root) or "r" in mode:
            return self._open_path(path, mode, *given, **named)
        assert mode == "xb"
        raw = _NotedFile(path, mode)
        raw.recorder = self
        self._opened(path, raw.fileno(), True)
        return io.BufferedWriter(raw)

    def _write(self, handle: int, content: bytes) -> int:
        count: int = self._real["write"](handle, content)
        self.wrote(handle, bytes(content)[:count])
        return count

    def _ftruncate(self, handle: int, size: int) -> None:
        self._real["ftruncate"](handle, size)
        target = self._handles.get(handle)
        if isinstance(target, int):
            self.log.append(Shortened(target, size))

    def _fsync(self, handle: int) -> None:
        target = self._handles.get(handle)  # the recording need not wait for a real disk
        if target is not None:
            self.log.append(Synced(target))


@dataclass
class Disk:
    """What is surely on the disk, and what may be there besides."""

    root: Path
    files: dict[int, bytes] = field(default_factory=dict)
    changes: dict[int, list[Written | Shortened]] = field(default_factory=dict)
    names: dict[Path, Target] = field(default_factory=dict)
    renamings: list[Named | Unnamed] = field(default_factory=list)

    def do(self, operation: Operation) -> None:
        """One more operation is done."""
        if isinstance(operation, Named | Unnamed):
            self.renamings.append(operation)
        elif isinstance(operation, Written | Shortened):
            self.changes.setdefault(operation.file, []).append(operation)
        elif isinstance(operation, Synced) and isinstance(operation.target, int):
            self.files[operation.target] = self._with(
                operation.target, self.changes.pop(operation.target, [])
            )
        elif isinstance(operation, Synced):
            done = [one for one in self.renamings if one.path.parent == operation.target]
            self.renamings = [one for one in self.renamings if one.path.parent != operation.target]
            _rename(self.names, done)

    def _with(self, file: int, changes: list[Written | Shortened]) -> bytes:
        content = self.files.get(file, b"")
        for one in changes:
            content = content + one.content if isinstance(one, Written) else content[: one.size]
        return content

    def _contents(self, file: int) -> list[bytes]:
        """All that a file may hold."""
        changes = self.changes[file]
        found = [self._with(file, changes[:count]) for count in range(len(changes) + 1)]
        for count, one in enumerate(changes):
            if isinstance(one, Written):
                found.append(found[count] + one.content[: len(one.content) // 2])
                found.append(found[count] + bytes(len(one.content)))
        return found

    def outcomes(self, chance: random.Random) -> Iterator[dict[Path, bytes]]:
        """What a cut may leave, as the files by their paths below the root."""
        unsure = sorted(self.changes)
        kinds: list[list[Any]] = [[False, True] for _ in self.renamings]
        kinds += [self._contents(file) for file in unsure]
        count = 1
        for kind in kinds:
            count *= len(kind)
        chosen = (
            itertools.product(*kinds)
            if count <= OUTCOMES
            else (tuple(chance.choice(kind) for kind in kinds) for _ in range(OUTCOMES))
        )
        for choice in chosen:
            happened = choice[: len(self.renamings)]
            contents = {**self.files, **dict(zip(unsure, choice[len(self.renamings) :], strict=True))}
            yield self._left(list(itertools.compress(self.renamings, happened)), contents)

    def whole(self) -> dict[Path, bytes]:
        """What is there without a cut."""
        contents = {**self.files, **{file: self._with(file, made) for file, made in self.changes.items()}}
        return self._left(self.renamings, contents)

    def _left(self, renamings: list[Named | Unnamed], contents: dict[int, bytes]) -> dict[Path, bytes]:
        names = dict(self.names)
        _rename(names, renamings)
        return {
            path.relative_to(self.root): contents.get(target, b"")
            for path, target in names.items()
            if isinstance(target, int) and self._reached(path.parent, names)
        }

    def _reached(self, folder: Path, names: dict[Path, Target]) -> bool:
        return folder == self.root or (folder in names and self._reached(folder.parent, names))


def _rename(names: dict[Path, Target], renamings: list[Named | Unnamed]) -> None:
    for one in renamings:
        gone = one.gone if isinstance(one, Named) else one.path
        if gone is not None:
            names.pop(gone, None)
        if isinstance(one, Named):
            names[one.path] = one.target


@dataclass(frozen=True)
class Cut:
    """The power failed: what was promised by then and what the step in progress would promise, and what is left."""

    after: int  # so many operations
    promised: Any
    coming: Any
    files: dict[Path, bytes]


def cuts(root: Path, log: list[Operation], seed: int = 1) -> Iterator[Cut]:
    """Every cut, each with what it may leave; the same disk with the same promise is given once."""
    disk, chance, promised = Disk(root), random.Random(seed), None
    seen: set[tuple[int, frozenset[tuple[Path, bytes]]]] = set()
    for number, operation in enumerate(log, 1):
        disk.do(operation)
        if isinstance(operation, Told):
            promised = operation.promised
        coming = next((one.promised for one in log[number:] if isinstance(one, Told)), promised)
        for files in disk.outcomes(chance):
            mark = (id(promised), frozenset(files.items()))
            if mark not in seen:
                seen.add(mark)
                yield Cut(number, promised, coming, files)
