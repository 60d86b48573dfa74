"""A file under check: whatever stands where another value should, the problem is told in the game's own words."""

from typing import Annotated, Literal

import pytest
from pydantic import Field

from game.base.files.source import Source, StrictModel
from game.base.files.yaml_text import read_yaml_text


class _File(StrictModel):
    whole: Annotated[int, Field(ge=0, le=9)] = 1
    only: Literal[1] = 1
    number: Annotated[float, Field(strict=False)] = 0.5
    pair: Annotated[list[int], Field(min_length=2, max_length=2)] = Field(default_factory=list)
    by_number: dict[int, int] = Field(default_factory=dict)


@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        ("whole: [1]", "whole", "not_whole"),
        ("whole: 1.0", "whole", "not_whole"),
        ("whole: 100000000000000000000000", "whole", "too_large"),
        ("only: 100000000000000000000000", "only", "not_whole"),
        ("only: one", "only", "only_value"),
        ("number: north", "number", "not_number"),
        ("number: [1]", "number", "not_number"),
        ("pair: [1]", "pair", "too_short"),
        ("pair: [1, 2, 3]", "pair", "too_long"),
        ("by_number: {x: 1}", "by_number.x", "not_whole"),
        ("1: 2", "1", "unknown_key"),
        ("2.5: 2", "2.5", "unknown_key"),
        ("null: 2", "None", "unknown_key"),
    ],
)
def test_a_fault_has_its_own_reason(text: str, key: str, reason: str) -> None:
    source = Source(read_yaml_text(f"# a comment\n{text}\n", "file.yaml"))
    assert source.check(_File) is None
    problem = source.problems[0]
    assert (problem.line, problem.key, problem.reason) == (2, key, f"problem.{reason}")
