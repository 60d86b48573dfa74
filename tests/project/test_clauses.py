"""Every clause, ruling and example of docs/rules.md that the program can show is shown by a test that names it.

A scenario names clauses in its `clauses`; a Python test in its mark, `@pytest.mark.clauses("W-2.1", …)`.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from game.datafiles.yaml_text import read_yaml
from game.datafiles.yaml_tree import ListNode, MapNode, plain

ROOT = Path(__file__).parents[2]
DEFINED = re.compile(r"^- ((?:W|R|E|O)-[0-9]+(?:\.[0-9]+)?) ", re.MULTILINE)
MARK = re.compile(r"mark\.clauses\(([^)]*)\)")
NAME = re.compile(r'"([A-Z]-[0-9.]+)"')

NOT_SHOWN = {
    "W-1.11": "reference sheets are paper; they have no effect on play",
    "W-1.12": "says only that the books are silent; R-36 to R-38 rule it",
}


def defined() -> set[str]:
    """The names of all clauses in docs/rules.md."""
    return set(DEFINED.findall((ROOT / "docs" / "rules.md").read_text(encoding="utf-8")))


def shown_by_scenarios() -> Iterator[str]:
    """The clauses that scenario files name."""
    for path in (ROOT / "tests" / "wiraqocha" / "scenarios").glob("*.yaml"):
        root = read_yaml(path)
        assert isinstance(root, MapNode)
        scenarios = root.get("scenarios")
        assert isinstance(scenarios, ListNode)
        for scenario in scenarios.items:
            assert isinstance(scenario, MapNode)
            clauses = scenario.get("clauses")
            yield from map(str, plain(clauses) if clauses else ())  # type: ignore[call-overload]


def shown_by_tests() -> Iterator[str]:
    """The clauses that marks name."""
    for path in (ROOT / "tests").rglob("test_*.py"):
        for mark in MARK.findall(path.read_text(encoding="utf-8")):
            yield from NAME.findall(mark)


def test_every_clause_is_shown() -> None:
    clauses = defined()
    assert len(clauses) > 300
    shown = {*shown_by_scenarios(), *shown_by_tests()}
    assert sorted(clauses - shown - NOT_SHOWN.keys()) == []


def test_tests_name_only_clauses_that_exist() -> None:
    assert sorted({*shown_by_scenarios(), *shown_by_tests()} - defined()) == []


def test_what_is_not_shown_is_a_clause_and_is_really_not_shown() -> None:
    assert NOT_SHOWN.keys() <= defined()
    assert not NOT_SHOWN.keys() & {*shown_by_scenarios(), *shown_by_tests()}
