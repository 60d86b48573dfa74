"""Every format in which a save of this title was ever written can be read by this version, on any data."""

import re
from pathlib import Path

import pytest

from game.base.files.program_folders import data_folder
from game.core.match import resume_match
from game.core.record import ResumedGame, Saves
from game.titles.machu_picchu.content.load import DATA
from game.titles.machu_picchu.rules.engine import outcome
from game.titles.machu_picchu.rules.scores import totals

KEPT = Path(__file__).parent / "saves"
TOTALS = (2, 3, 4)  # points at the end of the kept game


@pytest.mark.parametrize("number", [3])
def test_a_save_of_every_format_is_played_to_its_end(number: int, tmp_path: Path) -> None:
    kept = KEPT / f"format-{number}.journal"
    assert f'"format": {number}' in kept.read_text("utf-8").splitlines()[0]
    found = resume_match(kept, DATA.load(), Saves(tmp_path))
    assert isinstance(found, ResumedGame)
    assert found.fault is None
    state = found.session.state
    assert (state.ending, state.turn, len(found.session.steps)) == ("conquest", 80, 131)
    assert totals(state) == TOTALS
    reached = outcome(state)
    assert reached is not None and reached.ranks == ((2,), (1,), (0,))
    found.session.close()


def test_a_save_is_played_by_its_own_figures_where_the_data_have_changed(tmp_path: Path) -> None:
    text = (data_folder() / "machu_picchu" / "game.yaml").read_text("utf-8")
    (tmp_path / "game.yaml").write_text(re.sub(r"factors: \[3, 2\]", "factors: [5, 4]", text), "utf-8")
    changed = DATA.load(tmp_path)
    assert changed.factors == (5, 4)
    found = resume_match(KEPT / "format-3.journal", changed)
    assert isinstance(found, ResumedGame)
    assert found.fault is None
    assert totals(found.session.state) == TOTALS
    found.session.close()
