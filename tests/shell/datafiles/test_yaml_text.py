"""The reader gives a tree with lines, takes no words for switches, and refuses hostile files at once."""

import os
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from game.base.files import yaml_text
from game.base.files.problems import DataError, Problem, nearest
from game.base.files.yaml_text import read_yaml, read_yaml_text
from game.base.files.yaml_tree import ListNode, MapNode, locate, node_at, node_of, plain, shown

TEXT = """\
name: a camp falls
board:
  N4: red camp
  N9:
    - one
    - {two: 2}
"""


def refusal(text: str) -> Problem:
    with pytest.raises(DataError) as caught:
        read_yaml_text(text, "test.yaml")
    assert len(caught.value.problems) == 1
    return caught.value.problems[0]


def test_every_key_and_value_knows_its_line() -> None:
    root = read_yaml_text(TEXT, "test.yaml")
    assert isinstance(root, MapNode)
    assert plain(root) == {"name": "a camp falls", "board": {"N4": "red camp", "N9": ["one", {"two": 2}]}}
    assert root.entries["board"].key.line == 2
    two = node_at(root, ("board", "N9", 1, "two"))
    assert two is not None
    assert (two.file, two.line) == ("test.yaml", 6)


def test_places_are_found_as_far_as_the_tree_goes() -> None:
    root = read_yaml_text(TEXT, "test.yaml")
    assert locate(root, ("board", "N9", 1, "two")) == ("test.yaml", 6, "board.N9.#2.two")
    assert locate(root, ("board", "N9")) == ("test.yaml", 4, "board.N9")
    assert locate(root, ("board", "N5")) == ("test.yaml", 2, "board.N5")
    assert locate(root, ("board", "an alternative", "N4")) == ("test.yaml", 3, "board.N4")
    assert node_at(root, ("board", "N5")) is None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("no", "no"),
        ("on", "on"),
        ("yes", "yes"),
        ("y", "y"),
        ("1:30", "1:30"),
        ("2020-01-01", "2020-01-01"),
        ("1_000", "1_000"),
        ("4,5,6", "4,5,6"),
        ("true", True),
        ("false", False),
        ("null", None),
        ("", None),
        ("~", None),
        ("12", 12),
        ("012", 12),
        ("-3", -3),
        ("0.5", 0.5),
        ("1e3", 1000.0),
        ("1e999", "1e999"),
        (".inf", ".inf"),
        ("9" * 5000, "9" * 5000),
        ("'12'", "12"),
        ('"true"', "true"),
        ("|-\n  12", "12"),
        ("<<", "<<"),
    ],
)
def test_plain_words_are_what_they_look_like(text: str, value: object) -> None:
    found = plain(read_yaml_text(f"key: {text}\n", "test.yaml"))
    assert found == {"key": value}
    assert repr(found) == repr({"key": value})


def test_values_are_shown_as_the_file_writes_them() -> None:
    root = read_yaml_text("[7, seven, [1, 1], [1, 2, 3, 4, 5], {a: 1}, {}, [], null, 07]", "test.yaml")
    assert isinstance(root, ListNode)
    assert [shown(item) for item in root.items] == [
        "7",
        '"seven"',
        "[1, 1]",
        "[…]",
        "{…}",
        "{}",
        "[]",
        "null",
        "07",
    ]


def test_a_key_written_twice_is_told_with_its_path_and_both_lines() -> None:
    with pytest.raises(DataError) as caught:
        read_yaml_text("a:\n  - b: 1\n    c: 2\n    b: 3\nd: 1\nd: 2\n", "test.yaml")
    told = [(problem.line, problem.key, problem.details) for problem in caught.value.problems]
    assert told == [(4, "a.#1.b", {"first": 2}), (6, "d", {"first": 5})]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("a: 1\nb: &x 1\n", 2, "yaml_alias"),
        ("a: 1\nb: *x\n", 2, "yaml_alias"),
        ("a: &x [*x]\n", 1, "yaml_alias"),
        ("a: !!python/object/apply:os.system [ls]\n", 1, "yaml_tag"),
        ("!mine {a: 1}\n", 1, "yaml_tag"),
        ("a: !!binary aGVsbG8=\n", 1, "yaml_tag"),
        ("%TAG ! tag:x:\n---\na: 1\n", 1, "yaml_tag"),
        ("a: 1\n---\nb: 2\n", 2, "yaml_documents"),
        ("? [a]\n: 1\n", 1, "key_not_plain"),
        ("a: 1\nb: {c: [1, }\n", 2, "yaml_sign"),
        ("a:\n\tb: 1\n", 2, "yaml_tab"),
        ("a: 1\nb: \0\n", 2, "control_character"),
        ("a: 1\nb: \ud800\n", 2, "not_utf8"),
    ],
)
def test_what_the_files_may_not_have_is_refused(text: str, line: int, reason: str) -> None:
    problem = refusal(text)
    assert (problem.line, problem.reason) == (line, f"problem.{reason}")


def test_a_tag_is_told_as_the_file_writes_it() -> None:
    assert [refusal(text).details["tag"] for text in ("a: !!int 5\n", "a: !mine 5\n")] == ["!!int", "!mine"]


def bomb() -> str:
    lines = ["a: &a [lol, lol, lol, lol, lol, lol, lol, lol, lol]"]
    for name, last in zip("bcdefghi", "abcdefgh", strict=True):
        lines.append(f"{name}: &{name} [{', '.join([f'*{last}'] * 9)}]")
    return "\n".join(lines)


HOSTILE: dict[str, tuple[Callable[[], str], str]] = {
    "a bomb of aliases": (bomb, "yaml_alias"),
    "a deep list": (lambda: "[" * 100_000, "too_deep"),
    "a deep map": (lambda: "{a: " * 100_000, "too_deep"),
    "a deep block": (lambda: "- " * 100_000 + "a", "too_deep"),
    "deep keys": (lambda: "? " * 100_000 + "a", "key_not_plain"),
    "a deep list over many lines": (lambda: "[\n" * 100_000, "too_deep"),
    "very many values": (lambda: "[" + "1," * 400_000 + "]", "too_many"),
    "very many keys": (lambda: "".join(f"k{number}: 1\n" for number in range(80_000)), "too_many"),
    "very many tag directives": (lambda: "%TAG !a! b\n" * 80_000 + "---\na: 1\n", "yaml_tag"),
    "a long text": (lambda: "a" * 2_000_000, "too_big"),
}


@pytest.mark.parametrize(("make", "reason"), HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_texts_take_little_memory(make: Callable[[], str], reason: str) -> None:
    text = make()
    tracemalloc.start()
    problem = refusal(text)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 30_000_000
    assert problem.reason == f"problem.{reason}"


@pytest.mark.parametrize(
    "name", ["a bomb of aliases", "a deep list", "a deep map", "a deep block", "deep keys"]
)
def test_hostile_texts_are_refused_without_the_c_parser(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yaml_text, "LOADER", yaml.SafeLoader)
    make, reason = HOSTILE[name]
    text = make()
    assert refusal(text).reason == f"problem.{reason}"


def test_fifty_megabytes_are_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge.yaml"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    with pytest.raises(DataError) as caught:
        read_yaml(path)
    assert caught.value.problems[0].reason == "problem.too_big"
    assert caught.value.problems[0].details == {"size": 50_000_000, "most": 1_000_000}


def test_what_is_no_text_file_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / "picture.yaml"
    binary.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 100)
    sixteen = tmp_path / "sixteen.yaml"
    sixteen.write_text("a: 1", encoding="utf-16")
    late = tmp_path / "late.yaml"
    late.write_bytes(b"a: 1\nb: 2\nc: \xff\n")
    found = {}
    for path in (binary, sixteen, late, tmp_path, tmp_path / "none.yaml"):
        with pytest.raises(DataError) as caught:
            read_yaml(path)
        found[path] = caught.value.problems[0].place, caught.value.problems[0].reason
    assert found == {
        binary: (f"{binary}:1", "problem.not_utf8"),
        sixteen: (f"{sixteen}:1", "problem.not_utf8"),
        late: (f"{late}:3", "problem.not_utf8"),
        tmp_path: (str(tmp_path), "problem.not_a_file"),
        tmp_path / "none.yaml": (str(tmp_path / "none.yaml"), "problem.file_missing"),
    }


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_refused_without_waiting_for_it(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.yaml"
    os.mkfifo(pipe)
    with pytest.raises(DataError) as caught:
        read_yaml(pipe)
    assert caught.value.problems[0].reason == "problem.not_a_file"


def test_a_mark_at_the_start_of_the_file_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "marked.yaml"
    path.write_text("a: 1\n", encoding="utf-8-sig")
    assert plain(read_yaml(path)) == {"a": 1}


def test_the_nearest_spelling_minds_no_capitals_and_no_long_words() -> None:
    assert nearest("n4", ["N3", "N4"]) == "N4"
    assert nearest("elephant", ["N3", "N4"]) == ""
    assert nearest(7, ["7"]) == ""
    assert nearest("x" * 1_000_000, ["x" * 60]) == ""


def test_plain_values_make_the_tree_that_their_text_makes() -> None:
    text = "{a: [1, 2.5, null, true], b: {c: word, N1: {}}, d: []}"
    read, made = read_yaml_text(text, ""), node_of(plain(read_yaml_text(text, "")))
    assert made == read
