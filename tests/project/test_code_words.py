"""One word means one thing: docs/code-words.md lists the code's own words, and the code keeps to it."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
USED, UNUSED = (ROOT / "docs" / "code-words.md").read_text("utf-8").split("## Not used")
PART = re.compile(r"[A-Z][a-z]+|[A-Z]+(?![a-z])|[a-z]+")


def rows(text: str) -> list[list[str]]:
    """The rows of a table without its heading."""
    found = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"
    ]
    return found[2:]


@cache
def words_of_names() -> frozenset[str]:
    """Every word in the names of packages, modules and classes, and of functions that answer for the rules."""
    found = set[str]()
    for path in sorted((ROOT / "game").rglob("*.py")):
        names = [*path.relative_to(ROOT).with_suffix("").parts]
        names += [
            node.name
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.ClassDef)
        ]
        found.update(part.lower() for name in names for part in PART.findall(name))
    return frozenset(found)


def test_every_word_is_in_use_and_stands_once_in_order() -> None:
    listed = [word for word, *_ in rows(USED)]
    assert listed == sorted(set(listed))
    assert [word for word in listed if word not in words_of_names()] == []
    assert all(meaning and where for _, meaning, where in rows(USED))


def test_no_two_words_have_one_meaning() -> None:
    meanings = [meaning for _, meaning, _ in rows(USED)]
    assert len(set(meanings)) == len(meanings)


def test_no_name_has_a_word_that_is_not_used() -> None:
    listed = {word for word, *_ in rows(USED)}
    for word, instead in rows(UNUSED):
        assert instead in listed and word not in listed
        assert word not in words_of_names(), word


def test_where_a_word_is_said_to_stand_there_is_something() -> None:
    for word, _, where in rows(USED):
        for place in re.findall(r"`([^`]+)`", where):
            assert list((ROOT / "game").glob(place)), (word, place)
