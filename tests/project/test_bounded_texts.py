"""Texts of others are cut before they are looked at closely, and what is told of them is short."""

import ast
import unicodedata
from pathlib import Path
from typing import Any

import pytest

import game
from game.base.files.problems import Problem
from game.base.files.visible import composed, cut, on_one_line
from game.base.i18n.problem_lines import problem_line
from game.base.i18n.words import Words
from game.core.record import Fault, Header, SaveFolder, Saves
from game.core.record.journal import NAME_LIMIT, clean_name, parse_header
from game.ui.textfield import TextField
from tests.support.race_games import HEADER

ROOT = Path(game.__file__).parent
MARKS = "a" + "\u0301\u0327" * 60_000
MOST = 1_000  # letters that are composed at a time


@pytest.fixture
def bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Composing takes time by the square of its letters: no long text comes so far."""
    compose = unicodedata.normalize

    def normalize(form: Any, text: str) -> str:
        assert len(text) <= MOST
        return compose(form, text)

    monkeypatch.setattr(unicodedata, "normalize", normalize)


def test_texts_are_composed_in_one_place_which_cuts_them_first() -> None:
    found = [
        str(path.relative_to(ROOT))
        for path in sorted(ROOT.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).endswith("normalize")
        and "unicodedata" in path.read_text(encoding="utf-8")
    ]
    assert found == [str(Path("base/files/visible.py"))]


@pytest.mark.usefixtures("bounded")
def test_a_header_of_many_marks_is_read_at_once(tmp_path: Path) -> None:
    raw = HEADER.text().replace('"name": ""', f'"name": "{MARKS}"').encode()
    header = parse_header(raw)
    assert isinstance(header, Header)
    assert len(header.name) <= NAME_LIMIT
    path = tmp_path / "a.journal"
    path.write_bytes(raw)
    saves = Saves(tmp_path / "games")
    assert isinstance(saves.take_in(path), Path)
    (kept,) = saves.files(SaveFolder.SAVED)
    assert saves.named(MARKS) == kept


@pytest.mark.usefixtures("bounded")
@pytest.mark.parametrize("name", [MARKS, "x" * 10**6, " " * 10**6 + "a", "\n" * 10**6])
def test_a_name_is_short_whatever_was_given(name: str) -> None:
    assert len(clean_name(name)) <= NAME_LIMIT


def test_a_name_with_accents_apart_is_whole() -> None:
    apart = unicodedata.normalize("NFD", "é" * NAME_LIMIT)
    assert clean_name(apart) == "é" * NAME_LIMIT


def test_what_is_pasted_is_cut_first() -> None:
    looked_at: list[str] = []

    def allowed(letter: str) -> bool:
        looked_at.append(letter)
        return letter.isdecimal()

    field = TextField("", lambda text: None, longest=10, allowed=allowed)
    field.insert("seed: 12345" + "x" * 10**6)
    assert field.text == "12345"
    assert len(looked_at) < 10_000


def test_a_text_on_one_line_stays_there_and_is_cut() -> None:
    assert on_one_line("a\nb\r\x1b[2J") == "a\\nb\\x0d\\x1b[2J"
    assert on_one_line("trois\u00a0: maïs") == "trois\u00a0: maïs"
    assert cut("x" * 50, 10) == "xxxxxxxxx…"
    assert cut("xxxxxxxxxx", 10) == "xxxxxxxxxx"
    assert composed("e\u0301", 2) == "é"


def test_a_path_in_a_message_is_one_line_of_few_letters() -> None:
    said = Words("en", {"found": "found {path}"})
    assert said("found", path=Path("/games/a\nnothing is wrong\nb.journal")) == (
        "found /games/a\\nnothing is wrong\\nb.journal"
    )
    assert len(said("found", path=Path("/" + "x" * 4_000))) < 400
    assert said("found", path=Path("/" + "x" * 4_000 + "/end.journal")).endswith("/end.journal")


def test_a_fault_is_told_on_one_line_of_few_letters() -> None:
    said = Words("en", {"fault.busy": "{path} is open"})
    fault = Fault("busy", details={"path": "/games/a\nAll is well.\n" + "x" * 5_000})
    told = fault.text(said, lambda refusal: "")
    assert "\n" not in told and len(told) < 500


def test_a_problem_is_told_in_few_letters() -> None:
    said = Words("en", {"problem.x": "{found} is none of {options}"})
    found = Problem(
        "f" * 5_000, 1, "k" * 5_000, "problem.x", {"found": "x" * 10**6, "options": "y, " * 10**5}
    )
    assert len(problem_line(found, said)) < 2_000
