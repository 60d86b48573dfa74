"""Reads YAML safely into a tree that knows the line of every key and value.

Only what the project's files need is understood: maps, lists and plain values in one document. Anchors,
aliases and tags are refused, and so is any file that would cost much time or memory, before it can.
Plain words resolve as in YAML 1.2, so that `no`, `on` and `1:30` stay text.
"""

import math
import os
import re
import stat
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from game.base.files.problems import DataError, Problem
from game.base.files.regular_files import open_regular
from game.base.files.system_reasons import reason_of
from game.base.files.yaml_faults import line_at, syntax_problem
from game.base.files.yaml_tree import ListNode, MapItem, MapNode, Node, Scalar, ScalarNode, short

MAX_BYTES = 1_000_000
MAX_DEPTH = 40
MAX_NODES = 50_000
MAX_PROBLEMS = 100

LOADER: type[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
DUMPER: type[Any] = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
_INTEGER = re.compile(r"[-+]?[0-9]+")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_LONGEST_NUMBER = 40
_WORDS: dict[str, bool | None] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
# The parser compares every tag directive with every other: many of them would take minutes.
_TAG_DIRECTIVE = re.compile("(?:^|[\r\n\x85\u2028\u2029])%TAG")
_WRITTEN_OUT = "tag:yaml.org,2002:"  # what the parser makes of the !! of a tag
# libyaml from 0.2.6 on looks ahead and refuses a thousand brackets before it tells of the first.
_DEEPER_THAN_PARSED = "exceeded maximum nesting depth"


class Scan(NamedTuple):
    """What could be read of a file (None: nothing of use), and what is wrong with it."""

    root: Node | None
    problems: tuple[Problem, ...]


def read_yaml(path: Path) -> Node:
    """The tree of a YAML file.

    Raises DataError when the file cannot be read, is too big or too deep, is not UTF-8 or not YAML, has
    several documents, an anchor, an alias, a tag, or a key twice in one map.
    """
    return _whole(scan_yaml(path))


def read_yaml_text(text: str, name: str) -> Node:
    """The tree of a YAML text; `name` stands for the file in its problems. Raises as `read_yaml` does."""
    return _whole(scan_yaml_text(text, name))


def scan_yaml(path: Path) -> Scan:
    """As `read_yaml`, but never raises: a key written twice is a problem, and the tree keeps the first."""
    name = str(path)
    try:
        raw = _read_bytes(path)
        text = raw.decode("utf-8-sig")
    except _RefusedError as refused:
        return Scan(None, (refused.problem(name),))
    except FileNotFoundError:
        return Scan(None, (Problem(name, 0, "", "problem.file_missing"),))
    except OSError as error:
        details = {"why": reason_of(error)}
        return Scan(None, (Problem(name, 0, "", "problem.file_unreadable", details),))
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        return Scan(None, (Problem(name, line, "", "problem.not_utf8"),))
    return scan_yaml_text(text, name)


def scan_yaml_text(text: str, name: str) -> Scan:
    """As `read_yaml_text`, but never raises: see `scan_yaml`."""
    builder = _Builder(name)
    try:
        _refuse_text(text)
        for event in yaml.parse(text, Loader=LOADER):
            builder.take(event)
    except _RefusedError as refused:
        return Scan(None, (*builder.problems, refused.problem(name)))
    except UnicodeEncodeError as error:
        line = line_at(text, error.start)
        return Scan(None, (Problem(name, line, "", "problem.not_utf8"),))
    except (yaml.YAMLError, ValueError) as error:
        return Scan(None, (*builder.problems, _syntax_problem(error, text, name)))
    return Scan(builder.root or ScalarNode(name, 1, None, ""), tuple(builder.problems))


def as_yaml(value: object) -> str:
    """A value of maps, lists and plain values as YAML that `read_yaml` reads back as it is."""
    written: str = yaml.dump(value, Dumper=_Dumper, sort_keys=False, allow_unicode=True)
    return written


class _Dumper(yaml.SafeDumper):
    """Quotes also what only YAML 1.2 takes for a number."""


def _written_text(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    return dumper.represent_scalar(
        "tag:yaml.org,2002:str", text, style="'" if _FLOAT.fullmatch(text) else None
    )


_Dumper.add_representer(str, _written_text)


def _whole(scan: Scan) -> Node:
    if scan.root is None or scan.problems:
        raise DataError(scan.problems)
    return scan.root


class _RefusedError(Exception):
    """Reading stops here, for this reason; line 0 is the file as a whole."""

    def __init__(self, line: int, reason: str, **details: str | int) -> None:
        super().__init__(reason)
        self.line, self.reason, self.details = line, reason, details

    def problem(self, file: str) -> Problem:
        return Problem(file, self.line, "", self.reason, self.details)


def _read_bytes(path: Path) -> bytes:
    """The bytes of a regular file of at most MAX_BYTES; a pipe or a device is refused before it is opened."""
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise _RefusedError(0, "problem.not_a_file")
    if status.st_size > MAX_BYTES:
        raise _RefusedError(0, "problem.too_big", size=status.st_size, most=MAX_BYTES)
    with os.fdopen(open_regular(path), "rb") as file:
        raw = file.read(MAX_BYTES + 1)
        if len(raw) > MAX_BYTES:
            raise _RefusedError(0, "problem.too_big", size=os.fstat(file.fileno()).st_size, most=MAX_BYTES)
    return raw


def _refuse_text(text: str) -> None:
    if len(text) > MAX_BYTES:
        raise _RefusedError(0, "problem.too_big", size=len(text), most=MAX_BYTES)
    directive = _TAG_DIRECTIVE.search(text)
    if directive:
        raise _RefusedError(line_at(text, directive.end()), "problem.yaml_tag", tag="%TAG")


def _syntax_problem(error: Exception, text: str, name: str) -> Problem:
    if isinstance(error, yaml.MarkedYAMLError):
        if error.problem == _DEEPER_THAN_PARSED:
            line = error.problem_mark.line + 1 if error.problem_mark else 0
            return Problem(name, line, "", "problem.too_deep", {"most": MAX_DEPTH})
        return syntax_problem(error, text, name)
    if isinstance(error, yaml.reader.ReaderError):
        position = error.position if isinstance(error.position, int) else 0
        return Problem(name, line_at(text, position), "", "problem.control_character")
    return Problem(name, 0, "", "problem.yaml_syntax")


class _Level:
    """A map or a list that is still open: what it holds and, in a map, the key that waits for its value."""

    def __init__(self, line: int, is_map: bool, label: str) -> None:
        self.line, self.is_map, self.label = line, is_map, label
        self.items: list[Node] = []
        self.entries: dict[Scalar, MapItem] = {}
        self.key: ScalarNode | None = None

    def close(self, file: str) -> Node:
        if self.is_map:
            return MapNode(file, self.line, self.entries)
        return ListNode(file, self.line, tuple(self.items))


class _Builder:
    """Builds the tree from the parser's events with a stack of its own, so that depth costs no recursion."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.root: Node | None = None
        self.problems: list[Problem] = []
        self._levels: list[_Level] = []
        self._nodes = 0
        self._documents = 0

    def take(self, event: yaml.Event) -> None:
        """Adds one event of the parser. Raises _RefusedError for what the project's files may not have."""
        line = event.start_mark.line + 1 if event.start_mark else 1
        if isinstance(event, yaml.ScalarEvent):
            self._refuse_node(event, line)
            self._add(ScalarNode(self.file, line, _scalar(event), event.value))
        elif isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
            self._refuse_node(event, line)
            self._open(line, isinstance(event, yaml.MappingStartEvent))
        elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
            self._add(self._levels.pop().close(self.file))
        elif isinstance(event, yaml.AliasEvent):
            raise _RefusedError(line, "problem.yaml_alias")
        elif isinstance(event, yaml.DocumentStartEvent):
            self._documents += 1
            if self._documents > 1:
                raise _RefusedError(line, "problem.yaml_documents")

    def _refuse_node(self, event: Any, line: int) -> None:
        self._nodes += 1
        if self._nodes > MAX_NODES:
            raise _RefusedError(line, "problem.too_many", most=MAX_NODES)
        if event.anchor is not None:
            raise _RefusedError(line, "problem.yaml_alias")
        if event.tag is not None:
            raise _RefusedError(line, "problem.yaml_tag", tag=short(event.tag.replace(_WRITTEN_OUT, "!!", 1)))

    def _open(self, line: int, is_map: bool) -> None:
        if len(self._levels) >= MAX_DEPTH:
            raise _RefusedError(line, "problem.too_deep", most=MAX_DEPTH)
        if self._levels and self._levels[-1].is_map and self._levels[-1].key is None:
            raise _RefusedError(line, "problem.key_not_plain")
        self._levels.append(_Level(line, is_map, self._label()))

    def _label(self) -> str:
        """How the dotted path names a node that comes now."""
        if not self._levels:
            return ""
        level = self._levels[-1]
        return short(str(level.key.value)) if level.key else f"#{len(level.items) + 1}"

    def _add(self, node: Node) -> None:
        if not self._levels:
            self.root = node
            return
        level = self._levels[-1]
        if not level.is_map:
            level.items.append(node)
        elif level.key is None:
            assert isinstance(node, ScalarNode), "_open refuses any other key"
            level.key = node
        else:
            self._add_entry(level, level.key, node)
            level.key = None

    def _add_entry(self, level: _Level, key: ScalarNode, value: Node) -> None:
        first = level.entries.setdefault(key.value, MapItem(key, value))
        if first.key is not key and len(self.problems) < MAX_PROBLEMS:
            path = ".".join([*(outer.label for outer in self._levels[1:]), short(str(key.value))])
            details = {"first": first.key.line}
            self.problems.append(Problem(self.file, key.line, path, "problem.key_twice", details))


def _scalar(event: yaml.ScalarEvent) -> Scalar:
    """The value of a scalar; a quoted or block one is text whatever it looks like."""
    text: str = event.value
    if not event.implicit[0] or len(text) > _LONGEST_NUMBER:
        return text
    if text in _WORDS:
        return _WORDS[text]
    if _INTEGER.fullmatch(text):
        return int(text)
    if _FLOAT.fullmatch(text) and math.isfinite(float(text)):
        return float(text)
    return text
