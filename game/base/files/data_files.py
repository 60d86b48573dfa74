"""YAML files that belong together, such as the data of a title: read from a folder or from texts, to be checked."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import yaml

from game.base.files.disk_questions import files_in, is_folder
from game.base.files.problems import ContentError, Problem, nearest
from game.base.files.source import Source
from game.base.files.yaml_text import Scan, scan_yaml, scan_yaml_text
from game.base.files.yaml_tree import plain


class DataFiles:
    """The files while they are checked, in their order; a source is None where its file could not be read."""

    def __init__(self, scans: Sequence[Scan]) -> None:
        self._faults = [scan.problems for scan in scans]
        self.sources = tuple(Source(scan.root) if scan.root else None for scan in scans)

    @property
    def problems(self) -> list[Problem]:
        """All that is wrong, file by file and in the order of their lines."""
        found: list[Problem] = []
        for faults, source in zip(self._faults, self.sources, strict=True):
            of_file = [*faults, *(source.problems if source else ())]
            found += sorted(of_file, key=lambda problem: problem.line)
        return found

    @property
    def digest(self) -> str:
        """A name for what the files say, whatever their comments, blanks and line ends."""
        said = json.dumps([plain(source.root) for source in self.sources if source], ensure_ascii=False)
        return hashlib.sha256(said.encode()).hexdigest()[:16]

    @property
    def texts(self) -> tuple[str, ...]:
        """What each file says, in as few letters as need be."""
        return tuple(_text(source) for source in self.sources if source)


def files_of_folder(folder: Path, names: Sequence[str], instead: Path | None = None) -> DataFiles:
    """The files of these names in the folder; if it has some, those that it lacks are read in the folder `instead`.

    Raises ContentError where there is no such folder.
    """
    if not is_folder(folder):
        raise ContentError([Problem(str(folder), 0, "", "problem.no_folder")])
    there = [path.name for path in files_in(folder, "*.yaml")]
    others = [name for name in there if name not in names]
    if instead is None or not set(there) & set(names):
        return DataFiles([_scan(folder / name, nearest(name, others)) for name in names])
    meant = {nearest(other, names): other for other in others}
    return DataFiles(
        [
            _scan(folder / name, meant.get(name, ""))
            if name in there or name in meant
            else scan_yaml(instead / name)
            for name in names
        ]
    )


def files_of_texts(texts: Sequence[str], names: Sequence[str]) -> DataFiles:
    """The files whose texts are given, as `DataFiles.texts` has them; an earlier version may not have had the last."""
    return DataFiles([scan_yaml_text(text, name) for text, name in zip(texts, names, strict=False)])


def _scan(path: Path, near: str) -> Scan:
    """What the file says; `near` is the file that may be meant where there is none of this name."""
    scan = scan_yaml(path)
    if scan.problems and scan.problems[0].reason == "problem.file_missing":
        return Scan(None, (replace(scan.problems[0], nearest=near),))
    return scan


def _text(source: Source) -> str:
    said: str = yaml.safe_dump(
        plain(source.root), default_flow_style=True, allow_unicode=True, width=1000, sort_keys=False
    )
    return said
