"""Reads and checks a whole folder of data and gives it as typed definitions."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import yaml

from game.datafiles.problems import ContentError, Problem, nearest
from game.datafiles.source import Source
from game.datafiles.yaml_text import scan_yaml, scan_yaml_text
from game.datafiles.yaml_tree import plain
from game.titles.wiraqocha.content.definitions import FILES, Content, Terrain
from game.titles.wiraqocha.content.ruleset import Ruleset, read_cards
from game.titles.wiraqocha.content.valley import LABELS, Valley
from game.titles.wiraqocha.content.variant_checks import check_overlays


class _File(NamedTuple):
    """One file: checked as far as it can be read, with the faults of its text."""

    source: Source | None
    problems: tuple[Problem, ...]

    def all_problems(self) -> list[Problem]:
        found = [*self.problems, *(self.source.problems if self.source else ())]
        return sorted(found, key=lambda problem: problem.line)


def read_content(folder: Path) -> Content:
    """The checked content of the folder.

    Raises ContentError with every problem found, file by file and in the order of their lines.
    """
    if not _is_folder(folder):
        raise ContentError([Problem(str(folder), 0, "", "problem.no_folder")])
    return _gathered([_scan(folder, name) for name in FILES])


def content_of_texts(texts: Sequence[str]) -> Content:
    """The checked content that the texts of FILES say, as `Content.texts` holds them. Raises ContentError."""
    scans = [scan_yaml_text(text, name) for text, name in zip(texts, FILES, strict=True)]
    return _gathered([_File(Source(scan.root) if scan.root else None, scan.problems) for scan in scans])


def _gathered(files: Sequence[_File]) -> Content:
    content = _content(*(file.source for file in files))
    problems = [problem for file in files for problem in file.all_problems()]
    if content is None or problems:
        raise ContentError(problems)
    return content


def _is_folder(folder: Path) -> bool:
    try:
        return folder.is_dir()
    except OSError:
        return False


def _scan(folder: Path, name: str) -> _File:
    scan = scan_yaml(folder / name)
    if scan.problems and scan.problems[0].reason == "problem.file_missing":
        others = [path.name for path in folder.glob("*.yaml") if path.name not in FILES]
        return _File(None, (replace(scan.problems[0], nearest=nearest(name, others)),))
    return _File(Source(scan.root) if scan.root else None, scan.problems)


def _content(tiles: Source | None, cards: Source | None, rules: Source | None) -> Content | None:
    """What the three files say together; None where one could not be read or lacks a part of its own."""
    valley = Valley(tiles) if tiles else None
    deck = read_cards(cards) if cards else ()
    book = Ruleset(rules) if rules else None
    if valley and book:
        check_overlays(valley, book)
    if not (tiles and cards and rules and valley and valley.shape and book and book.figures):
        return None
    return Content(
        base=tuple(LABELS),
        tiles=valley.tiles,
        terrains={Terrain(name): effects for name, effects in valley.terrains.items()},
        shape=valley.shape,
        layouts=valley.layouts,
        cards=deck,
        variants=book.variants,
        house_rules=book.house_rules,
        victory=book.victory,
        figures=book.figures,
        colours=book.colours,
        digest=_digest([tiles, cards, rules]),
        texts=tuple(_text(source) for source in (tiles, cards, rules)),
    )


def _text(source: Source) -> str:
    """What a file says, in as few letters as need be."""
    return yaml.safe_dump(
        plain(source.root), default_flow_style=True, allow_unicode=True, width=1000, sort_keys=False
    )


def _digest(sources: Sequence[Source]) -> str:
    """A name for what the files say, whatever their comments, blanks and line ends."""
    said = json.dumps([plain(source.root) for source in sources], ensure_ascii=False)
    return hashlib.sha256(said.encode()).hexdigest()[:16]
