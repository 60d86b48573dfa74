"""The power fails at any moment, on a file system that promises no more than it must: nothing told is lost."""

import os
import random
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from game.base.files import whole_files
from game.core.record import (
    Fault,
    Journal,
    ResumedGame,
    SaveFolder,
    Saves,
    read,
    replay,
    resume,
    saves,
    storage,
)
from game.core.record.replay import entry_after
from tests.support.dice_race import RACE, Move, Race
from tests.support.power_cut import Cut, Disk, Named, Operation, Recorder, Synced, cuts
from tests.support.race_games import HEADER, RaceSession, new_session, play, start

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="folders cannot be synced there")


@dataclass(frozen=True)
class Promise:
    """What a player was told: the lines and the wishes of the game that is played, and the saves with their actions."""

    game: str = ""  # the file of the game
    lines: tuple[str, ...] = ()
    wish: int = 0
    saves: tuple[tuple[str, tuple[str, ...]], ...] = ()


class Evening:
    """A race that is played, saved, replaced, renamed, left and continued, with all that it does to its files."""

    def __init__(self, root: Path, patch: pytest.MonkeyPatch) -> None:
        self.recorder = Recorder(root, patch)
        self.saves = Saves(root / "player" / "games")
        self.session: RaceSession = new_session(self.saves.folder)
        assert self.session.file is not None and self.session.file.path is not None
        self.path = self.session.file.path
        self.promise = Promise(self.path.name)
        self._tell()

    def _tell(self) -> None:
        assert self.session.problem is None
        self.recorder.told(self.promise)

    def play(self, *moves: str) -> None:
        for move in moves:
            play(self.session, move)
            self.promise = replace(self.promise, lines=(*self.promise.lines, move))
            self._tell()

    def wish(self, wish: int) -> None:
        self.session.wish({"wish": wish})
        self.promise = replace(self.promise, wish=wish)
        self._tell()

    def save(self, name: str) -> Path:
        texts = tuple(RACE.format_action(step.action) for step in self.session.steps)
        entries = [
            entry_after(RACE, text, step.after) for text, step in zip(texts, self.session.steps, strict=True)
        ]
        path = self.saves.save(name, HEADER, entries)
        assert isinstance(path, Path)
        self._keep({**dict(self.promise.saves), name: texts})
        return path

    def rename(self, path: Path, old: str, new: str) -> None:
        assert isinstance(self.saves.rename(path, new), Path)
        kept = dict(self.promise.saves)
        self._keep({new: kept.pop(old), **kept})

    def delete(self, path: Path, name: str) -> None:
        assert self.saves.delete(path) is None
        self._keep({other: texts for other, texts in self.promise.saves if other != name})

    def _keep(self, kept: dict[str, tuple[str, ...]]) -> None:
        self.promise = replace(self.promise, saves=tuple(kept.items()))
        self._tell()

    def go_on(self) -> None:
        self.session.close()
        found = resume(self.path, start, self.saves)
        assert isinstance(found, ResumedGame) and found.fault is None
        self.session = found.session


def spend(root: Path, patch: pytest.MonkeyPatch) -> list[Operation]:
    """An evening, and the operations that it was made of."""
    root.mkdir()
    evening = Evening(root, patch)
    evening.play("step", "step", "undo", "step")
    path = evening.save("Sunday")
    other = evening.save("Élodie’s")
    evening.play("roll", "grant")
    assert evening.save("Sunday") == path
    evening.wish(1)
    evening.rename(path, "Sunday", "Monday")
    evening.go_on()
    evening.wish(2)
    evening.play("roll", "halve", "step")
    evening.delete(other, "Élodie’s")
    evening.play("step", "undo")
    evening.session.close()
    patch.undo()
    return evening.recorder.log


def lines_of(path: Path) -> tuple[str, ...] | None:
    """The lines of a whole journal that can be played to its end; None for any other."""
    journal = read(path)
    if not isinstance(journal, Journal) or journal.fault is not None:
        return None
    return (
        tuple(entry.text for entry in journal.entries) if not replay(RACE, Race(7), journal).fault else None
    )


def wrong_with(cut: Cut, scratch: Path) -> str:
    """What a cut has broken; empty where nothing is."""
    for path, content in cut.files.items():
        (scratch / path).parent.mkdir(parents=True, exist_ok=True)
        (scratch / path).write_bytes(content)
    there = Saves(scratch / "player" / "games")
    for path in (*there.files(SaveFolder.SAVED), *there.files(SaveFolder.BACKUPS)):
        if lines_of(path) is None:
            return f"half a file: {path.name}"
    found = {
        game.header.name: lines_of(game.path)
        for game in map(saves.read_saved_game, there.files(SaveFolder.SAVED))
        if game
    }
    if cut.promised is None:
        return ""
    return _lost_save(cut, found) or _lost_line(cut, there)


def _lost_save(cut: Cut, found: dict[str, tuple[str, ...] | None]) -> str:
    coming = dict(cut.coming.saves)
    for name, texts in cut.promised.saves:
        fresh = coming.keys() - dict(cut.promised.saves).keys()
        going = name not in coming and (not fresh or any(found.get(other) == texts for other in fresh))
        if found.get(name) not in {texts, coming.get(name, texts)} and not going:
            return f"the save {name} is lost"
    return ""


def _lost_line(cut: Cut, there: Saves) -> str:
    path = there.folder / cut.promised.game
    resumed = resume(path, start, there)
    if isinstance(resumed, Fault) or resumed.fault is not None:
        return f"the game cannot go on: {resumed.reason if isinstance(resumed, Fault) else resumed.fault}"
    legal = RACE.legal_actions(resumed.session.state)
    if legal:
        resumed.session.act(Move(legal[0].name))
    kept = lines_of(path) or ()
    resumed.session.close()
    written = kept[: len(kept) - bool(legal)], resumed.session.wishes.get("wish", 0)
    told, coming = ((promise.lines, promise.wish) for promise in (cut.promised, cut.coming))
    return "" if written in (told, coming) else f"{told} were told, {written} are kept"


def look(root: Path, log: list[Operation], patch: pytest.MonkeyPatch, enough: int) -> tuple[int, list[str]]:
    """How many cuts were looked at, and what they broke, as soon as that is `enough`."""
    patch.setattr(os, "fsync", lambda handle: None)
    wrong: list[str] = []
    count = 0
    for cut in cuts(root, log):
        count += 1
        scratch = root.parent / f"{root.name}-cut"
        said = wrong_with(cut, scratch)
        shutil.rmtree(scratch, ignore_errors=True)
        if said:
            wrong.append(f"after {cut.after} of {len(log)}: {said}")
        if len(wrong) >= enough:
            break
    return count, wrong


def test_what_was_recorded_is_what_was_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = spend(tmp_path / "disk", monkeypatch)
    disk = Disk(tmp_path / "disk")
    for operation in log:
        disk.do(operation)
    real = (path for path in (tmp_path / "disk").rglob("*") if path.is_file())
    assert disk.whole() == {path.relative_to(tmp_path / "disk"): path.read_bytes() for path in real}


def test_a_cut_of_the_power_at_any_moment_loses_nothing_that_was_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = spend(tmp_path / "disk", monkeypatch)
    count, wrong = look(tmp_path / "disk", log, monkeypatch, enough=5)
    assert wrong == []
    assert count > 100


def no_folders(patch: pytest.MonkeyPatch) -> None:
    """The names of folders are never synced."""
    for module in (storage, whole_files):
        patch.setattr(module, "sync_folder", lambda folder: None)


def no_parents(patch: pytest.MonkeyPatch) -> None:
    """The names of new folders are not synced."""
    for module in (storage, saves, whole_files):
        patch.setattr(module, "make_folder", lambda folder: folder.mkdir(parents=True, exist_ok=True))


def no_lines(patch: pytest.MonkeyPatch) -> None:
    """Lines of a journal are not synced."""

    def write_all(handle: int, content: bytes) -> None:
        while content:
            content = content[os.write(handle, content) :]

    patch.setattr(storage, "_write_all", write_all)


def no_whole_files(patch: pytest.MonkeyPatch) -> None:
    """A save gets its name before it is on the disk."""

    def write_whole(path: Path, content: bytes) -> None:
        whole_files.make_folder(path.parent)
        fresh = path.with_name(f".{path.name}{whole_files.PART}")
        with fresh.open("xb") as file:
            file.write(content)
        fresh.replace(path)
        whole_files.sync_folder(path.parent)

    patch.setattr(saves, "write_whole", write_whole)


@pytest.mark.parametrize("fault", [no_folders, no_parents, no_lines, no_whole_files])
def test_a_sync_that_is_missing_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Callable[[pytest.MonkeyPatch], None]
) -> None:
    fault(monkeypatch)
    log = spend(tmp_path / "disk", monkeypatch)
    assert look(tmp_path / "disk", log, monkeypatch, enough=1)[1]


def test_names_may_reach_the_disk_in_any_order(tmp_path: Path) -> None:
    log: list[Operation] = [Named(tmp_path / "a", 1), Named(tmp_path / "b", 2)]
    left = {frozenset(map(str, cut.files)) for cut in cuts(tmp_path, log)}
    assert left == {frozenset(), frozenset("a"), frozenset("b"), frozenset("ab")}
    disk = Disk(tmp_path)
    for operation in (*log, Synced(tmp_path)):
        disk.do(operation)
    assert [sorted(map(str, files)) for files in disk.outcomes(random.Random(1))] == [["a", "b"]]
