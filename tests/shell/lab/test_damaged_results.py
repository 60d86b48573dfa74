"""Whatever a file of simulated games holds: it is a sound game, or one sentence says which line is none."""

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from game.base.i18n.words import Words
from game.core.contract import Refusal
from game.core.lab.simulate import simulate
from game.core.registry import title, titles
from tests.support.lab_requests import request
from tests.support.title_examples import EXAMPLES

Spot = tuple[str | int, ...]

STRANGE: Final = (
    *("NaN", "-Infinity", "1e400", "-1", "0", "7", "0.5", "true", "null", '"x"', '"\\ud800"', "9" * 400),
    *("[]", "{}", "[0]", "[[0]]", "[[], [0, 1]]", "[{}]", '{"99999": 3}', '{"x": 1}', "[" * 9_000),
)
NO_RESULT: Final = [
    (("turns",), "NaN"),
    (("turns",), '"x"'),
    (("turns",), "-1"),
    (("turns",), "9" * 400),
    (("clock", "seconds"), "1e400"),
    (("clock", "decisions", 0), '{"99999": 3}'),
    (("clock", "turns"), "[{}]"),
    (("ranks",), "[[0]]"),
    (("ranks",), "[[], [0, 1]]"),
    (("players", 0, "figures"), "{}"),
    (("players", 0, "substituted"), "999999"),
    (("players", 1, "bot"), '"greedy:raider"'),
    (("seed",), "7"),
    (("reason",), '"flood"'),
]


def spots_in(value: Any, at: Spot = ()) -> Iterator[Spot]:
    """The ways to all values in this one."""
    yield at
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield from spots_in(value[key], (*at, key))


def damaged(line: str, spot: Spot, said: str) -> str:
    """The line with these letters in place of a value."""
    if not spot:
        return said
    whole = json.loads(line)
    inner = whole
    for key in spot[:-1]:
        inner = inner[key]
    inner[spot[-1]] = "HERE"
    return json.dumps(whole).replace('"HERE"', said)


@pytest.mark.parametrize("name", titles())
def test_a_damaged_value_is_told_with_its_line_or_does_no_harm(
    tmp_path_factory: pytest.TempPathFactory, name: str
) -> None:
    folder = tmp_path_factory.mktemp("damaged")
    played, file = title(name), folder / "games.jsonl"
    data, words = played.data.load(), Words.load("en").with_title(name)
    asked = request(
        folder, title=name, games=2, options={}, bots=",".join(EXAMPLES[name].quick_bots[:2]), cap=400
    )
    assert simulate(asked, data, words) == 0
    header, first, second = file.read_text("utf-8").splitlines()
    refused = Refusal("lab_bad_line", {"file": file, "line": 3})

    def done_with(line: str) -> object:
        file.write_text(f"{header}\n{first}\n{line}\n", "utf-8")
        return simulate(asked, data, words)

    assert done_with(second) == 0
    for spot, said in NO_RESULT:
        assert done_with(damaged(second, spot, said)) == refused, (spot, said)
    assert "line 3" in played.phrases.explain(words, refused)

    @settings(max_examples=80, deadline=None, database=None)
    @given(st.sampled_from(list(spots_in(json.loads(second)))), st.sampled_from(STRANGE))
    @example((), "[" * 9_000)
    def nothing_breaks(spot: Spot, said: str) -> None:
        assert done_with(damaged(second, spot, said)) in (0, refused)

    nothing_breaks()
    file.write_text("[" * 9_000 + "\n", "utf-8")
    assert simulate(asked, data, words) == Refusal("lab_no_ledger", {"file": file})
