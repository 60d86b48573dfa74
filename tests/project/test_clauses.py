"""Every clause, ruling and example of a title's rules that the program can show is shown by a test that names it.

A scenario names clauses in its `clauses`; a Python test in its mark, `@pytest.mark.clauses("W-2.1", …)`.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.base.files.yaml_text import read_yaml
from game.base.files.yaml_tree import ListNode, MapNode, plain
from game.core.registry import titles

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
DEFINED = re.compile(r"^- ((?:W|M|I|R|E|O)-[0-9]+(?:\.[0-9]+)?) ", re.MULTILINE)
MARK = re.compile(r"mark\.clauses\(([^)]*)\)")
NAME = re.compile(r'"([A-Z]-[0-9.]+)"')


@dataclass(frozen=True)
class ShownRules:
    """The rules of a title: their page, the folder of its tests, and what is not shown and why."""

    page: str
    folder: str
    least: int  # clauses that the page has at least
    not_shown: Mapping[str, str]

    def defined(self) -> set[str]:
        """The names of all clauses on the page."""
        return set(DEFINED.findall((ROOT / "docs" / self.page).read_text(encoding="utf-8")))

    def shown(self) -> set[str]:
        """The clauses that scenarios and tests name."""
        return {*self._by_scenarios(), *self._by_tests()}

    def _by_scenarios(self) -> Iterator[str]:
        for path in (TESTS / self.folder / "scenarios").glob("*.yaml"):
            root = read_yaml(path)
            assert isinstance(root, MapNode)
            scenarios = root.get("scenarios")
            assert isinstance(scenarios, ListNode)
            for scenario in scenarios.items:
                assert isinstance(scenario, MapNode)
                clauses = scenario.get("clauses")
                yield from map(str, plain(clauses) if clauses else ())  # type: ignore[call-overload]

    def _by_tests(self) -> Iterator[str]:
        for path in (TESTS / self.folder).rglob("test_*.py"):
            for mark in MARK.findall(path.read_text(encoding="utf-8")):
                yield from NAME.findall(mark)


RULES = (
    ShownRules(
        "rules.md",
        "wiraqocha",
        300,
        {
            "W-1.11": "reference sheets are paper; they have no effect on play",
            "W-1.12": "says only that the books are silent; R-36 to R-38 rule it",
        },
    ),
    ShownRules(
        "machu-picchu-rules.md",
        "machu_picchu",
        170,
        {
            "M-1.7": "what is printed on the board; each part has clauses of its own",
        },
    ),
    ShownRules(
        "inkas-rules.md",
        "inkas",
        150,
        {
            "I-1.9": "what lies in the box; the cards and sleeves of other modes are among it",
            "I-1.10": "what lies in the box",
            "I-26.6": "computer players are not rules",
            "I-14.9": "says only why a count is as it is",
        },
    ),
)

INSTALLED = {name.replace("-", "_") for name in titles()}
of_each_title = pytest.mark.parametrize(
    "rules", [rules for rules in RULES if rules.folder in INSTALLED], ids=lambda rules: rules.folder
)


@of_each_title
def test_every_clause_is_shown(rules: ShownRules) -> None:
    clauses = rules.defined()
    assert len(clauses) > rules.least
    assert sorted(clauses - rules.shown() - rules.not_shown.keys()) == []


@of_each_title
def test_tests_name_only_clauses_that_exist(rules: ShownRules) -> None:
    assert sorted(rules.shown() - rules.defined()) == []


@of_each_title
def test_what_is_not_shown_is_a_clause_and_is_really_not_shown(rules: ShownRules) -> None:
    assert rules.not_shown.keys() <= rules.defined()
    assert not rules.not_shown.keys() & rules.shown()
