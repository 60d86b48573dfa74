"""A kept save of this title is played to its end by its own figures, on any data."""

import re
from pathlib import Path

from game.base.files.program_folders import data_folder
from game.core.match import ResumedMatch, resume_match
from game.core.record import Saves
from game.titles.machu_picchu.content.load import DATA
from game.titles.machu_picchu.rules.engine import outcome
from game.titles.machu_picchu.rules.scores import totals

KEPT = Path(__file__).parent / "saves" / "format-3.journal"
TOTALS = (2, 3, 4)  # points at the end of the kept game


def test_a_kept_save_is_played_to_its_end(tmp_path: Path) -> None:
    found = resume_match(KEPT, DATA.load(), Saves(tmp_path))
    assert isinstance(found, ResumedMatch)
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
    found = resume_match(KEPT, changed)
    assert isinstance(found, ResumedMatch)
    assert found.fault is None
    assert totals(found.session.state) == TOTALS
    found.session.close()
