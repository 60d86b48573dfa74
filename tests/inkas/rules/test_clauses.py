"""Every clause and ruling of Family is shown by a scenario or a test, or it is said why none can show it."""

import re
from collections.abc import Iterator
from pathlib import Path

from game.base.files.yaml_text import read_yaml
from game.base.files.yaml_tree import plain

TESTS = Path(__file__).parents[1]
MARK = re.compile(r"mark\.clauses\(([^)]*)\)")

SECTIONS = {
    1: "1-12",
    2: "1-8",
    3: "1-9",
    4: "1",
    5: "1-5 10-11",
    6: "1-9",
    7: "1-2 5-9",
    8: "1-11",
    9: "1-7",
    10: "1-2 4 9",
    11: "1-3 5-7",
    12: "1-2 7 9",
    13: "1-15 17-28",
    14: "3 7-8",
    15: "1-4 9-11",
    16: "9-13",
    19: "1-2 6",
    26: "1-3 6",
}
RULINGS = "1-16 18-20 22-27 29 54-55 57-58 64 69 81-84 90 92"

NOT_SHOWN = {
    "I-1.9": "what lies in the box; the cards and sleeves of other modes are among it",
    "I-1.10": "what lies in the box",
    "I-16.12": "in Family nothing that an answer does takes an attack's target or payment away",
    "I-26.6": "computer players are not rules",
    "R-5": "said by I-5.11, which a test of views shows",
}


def numbers(text: str) -> Iterator[int]:
    """The numbers of ranges such as `1-3 5`."""
    for part in text.split():
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)


def clauses() -> set[str]:
    found = {f"I-{section}.{number}" for section, said in SECTIONS.items() for number in numbers(said)}
    return found | {f"R-{number}" for number in numbers(RULINGS)}


def shown() -> set[str]:
    """What scenarios and tests name."""
    found = set[str]()
    for path in sorted(TESTS.rglob("*.yaml")):
        root = plain(read_yaml(path))
        assert isinstance(root, dict)
        for scenario in root["scenarios"]:
            found |= set(scenario["clauses"])
    for path in sorted(TESTS.rglob("test_*.py")):
        for names in MARK.findall(path.read_text(encoding="utf-8")):
            found |= set(re.findall(r'"([^"]+)"', names))
    return found


def test_every_clause_of_family_is_shown() -> None:
    assert sorted(clauses() - shown() - NOT_SHOWN.keys()) == []


def test_what_cannot_be_shown_is_a_clause_and_shown_nowhere() -> None:
    assert NOT_SHOWN.keys() <= clauses()
    assert sorted(NOT_SHOWN.keys() & shown()) == []
