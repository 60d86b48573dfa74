"""The end of a Solo quest: a person that is out has lost to all led ayllus in play."""

import pytest

from game.base.i18n.words import FALLBACK
from game.core.match import Match, Seat
from game.kit.forms.result_ways import ResultCallbacks
from game.titles.inkas.content.definitions import Mode, Victory
from game.titles.inkas.game_story import _end
from game.titles.inkas.result.scene import result_scene
from game.titles.inkas.rules.setup import Setup
from tests.inkas.test_phrases import words_of
from tests.support.inkas_games import COLOURS
from tests.support.quest_table import position


@pytest.mark.clauses("I-27.16")
def test_a_person_that_is_out_has_lost_to_all_led_ayllus_in_play() -> None:
    state = position(
        players={"inka": "C", "chanka": "Q", "supay": "K"},
        solo="inka",
        wallas={"wayra_sumaq": "Qa2", "simpira": "Ka2"},
    )
    state.out, state.winners, state.victory = 1, 6, Victory.ELIMINATION
    match = Match(
        Setup(COLOURS[:3], 1, solo="inka"), tuple(Seat(name, "", "") for name in ("Kusi", "C", "S"))
    )
    scene = result_scene(words_of(FALLBACK), match, state, ResultCallbacks(lambda: None, lambda: None))
    assert scene.sheet.headline == "C and S win"
    assert scene.sheet.lines[0].text == "Your ayllu is out, and with it the quest is lost."
    assert [(point.key, point.seat) for point in _end(state, 3)] == [("elimination_led", 0)]


@pytest.mark.clauses("R-139")
def test_a_person_that_has_not_won_by_the_last_round_has_lost_to_all_led_ayllus() -> None:
    state = position(
        players={"inka": "C", "chanka": "Q", "supay": "K"},
        solo="inka",
        mode="advanced",
        wallas={"wayra_sumaq": "Qa2", "simpira": "Ka2"},
    )
    state.winners, state.victory = 6, Victory.ROUNDS
    setup = Setup(COLOURS[:3], 1, solo="inka", mode=Mode.ADVANCED)
    match = Match(setup, tuple(Seat(name, "", "") for name in ("Kusi", "C", "S")))
    scene = result_scene(words_of(FALLBACK), match, state, ResultCallbacks(lambda: None, lambda: None))
    assert scene.sheet.headline == "C and S win"
    assert f"Round {state.game.last_round} is over" in scene.sheet.lines[0].text
    assert [(point.key, point.seat) for point in _end(state, 3)] == [("rounds", 0)]
