"""A kept save of this title is played to its end by its own figures, on any data."""

import random
import re
from pathlib import Path

import pytest

from game.base.files.program_folders import data_folder
from game.core.match import Match, ResumedMatch, Seat, begin_match, resume_match
from game.core.record import Saves
from game.titles.inkas.board.emblems import EMBLEMS
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.content.house_rules import HouseRules
from game.titles.inkas.content.led_table import NamingDie
from game.titles.inkas.content.load import DATA
from game.titles.inkas.rules.engine import legal_actions, outcome
from game.titles.inkas.rules.setup import Setup
from tests.support.inkas_games import AGREED, ALLIED, COLOURS, choice

KEPT = Path(__file__).parent / "saves" / "format-3.journal"
LLAMAS = (0, 6, 3)  # at the end of the kept quest


def test_a_kept_save_is_played_to_its_end(tmp_path: Path) -> None:
    found = resume_match(KEPT, DATA.load(), Saves(tmp_path))
    assert isinstance(found, ResumedMatch)
    assert found.fault is None
    state = found.session.state
    assert (state.victory, state.turn, len(found.session.steps)) == ("qusqu", 116, 267)
    assert state.llamas == LLAMAS
    reached = outcome(state)
    assert reached is not None and reached.ranks == ((1,), (2,), (0,))
    found.session.close()


def test_a_save_is_played_by_its_own_figures_where_the_data_have_changed(tmp_path: Path) -> None:
    text = (data_folder() / "inkas" / "board.yaml").read_text("utf-8")
    changed_text = re.sub(r"b3\|b2", "a3|a2", text)
    assert changed_text != text
    (tmp_path / "board.yaml").write_text(changed_text, "utf-8")
    changed = DATA.load(tmp_path)
    assert changed != DATA.load()
    found = resume_match(KEPT, changed)
    assert isinstance(found, ResumedMatch)
    assert found.fault is None
    assert found.session.state.llamas == LLAMAS
    found.session.close()


@pytest.mark.parametrize(
    "setup",
    [
        Setup(COLOURS[:3], 4, AGREED[:3], None, Mode.ADVANCED),
        Setup(COLOURS[:2], 5, AGREED[:2], None, Mode.ADVANCED, at_table=True),
        Setup(COLOURS[:4], 6, (), None, Mode.ADVANCED, at_table=True),
        Setup(COLOURS[:4], 7, ALLIED, None, Mode.ADVANCED, alliance=True, at_table=True),
        Setup(COLOURS[:4], 8, ALLIED, None, alliance=True),
        Setup(COLOURS[:3], 9, AGREED[:3], None, Mode.ADVANCED, solo="chanka"),
        Setup(COLOURS[:2], 10, AGREED[:2], HouseRules(wiraqucha=NamingDie.ANGRY), solo="inka"),
    ],
    ids=[
        "asked by name",
        "two at a table",
        "four choose at a table",
        "alliance at a table",
        "family alliance",
        "alone",
        "alone in family",
    ],
)
def test_a_quest_is_recorded_and_goes_on_where_it_stood(setup: Setup, tmp_path: Path) -> None:
    """Hands, windows, loans and masters of Amarus among what the journal's digests hold."""
    content, colours = DATA.load(), setup.colours
    match = Match(setup, tuple(Seat(colour, EMBLEMS[colour], "") for colour in colours))
    session = begin_match(match, content, Saves(tmp_path))
    rng = random.Random(4)
    for _ in range(100):
        options = legal_actions(session.state)
        if not options:
            break
        session.act(choice(rng, [one for one in options if one.key != "offer_draw"] or options))
    session.close()
    latest = Saves(tmp_path).latest_unfinished()
    assert latest is not None
    found = resume_match(latest.path, content)
    assert isinstance(found, ResumedMatch)
    assert found.fault is None and found.match == match
    assert found.session.state == session.state
    assert bool(found.session.state.hands) is (setup.mode is Mode.ADVANCED)
    assert [step.events for step in found.session.steps] == [step.events for step in session.steps]
    found.session.close()
