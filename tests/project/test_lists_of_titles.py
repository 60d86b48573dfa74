"""What names the titles one by one outside their folders names all of them: a new title is forgotten nowhere."""

import re
import runpy
from pathlib import Path

import pytest

from game.core.registry import titles
from tests.project.test_clauses import RULES
from tests.support.compiled_twin import GAMES
from tests.support.layout_faults import PARTS
from tests.support.title_examples import EXAMPLES

ROOT = Path(__file__).resolve().parents[2]
SOUNDS = ROOT / "build" / "sound" / "soundworks" / "catalogue.py"


def named() -> dict[str, set[str]]:
    """Which titles each list names, as their folders are named."""
    compiled = runpy.run_path(str(ROOT / "build" / "compile" / "make.py"))["MODULES"]
    sounds = re.findall(r'^    "(\w+)": _[A-Z_]+,$', SOUNDS.read_text(encoding="utf-8"), re.MULTILINE)
    return {
        "build/compile/make.py": {area.partition("/")[0] for area in compiled},
        "build/sound/soundworks/catalogue.py": set(sounds),
        "tests/project/test_clauses.py": {rules.folder for rules in RULES},
        "tests/support/compiled_twin.py": {name.replace("-", "_") for name in GAMES},
        "tests/support/layout_faults.py": {name.replace("-", "_") for name in PARTS},
        "tests/support/title_examples.py": {name.replace("-", "_") for name in EXAMPLES},
    }


@pytest.mark.parametrize("place", named())
def test_a_list_of_titles_lacks_none(place: str) -> None:
    assert {name.replace("-", "_") for name in titles()} <= named()[place]
