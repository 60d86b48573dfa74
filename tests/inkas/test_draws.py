"""A drawn quest has no winner, wherever its end is told and counted (I-26.2)."""

from pathlib import Path

from game.base.i18n.words import Words
from game.core.match import Match, Seat, begin_match
from game.core.record import SaveFolder, Saves
from game.core.statistics.results import result_of_steps
from game.scenes.load.listed_game import listed, looked_at, standing_of
from game.titles.inkas.content.load import DATA
from game.titles.inkas.rules.actions import OfferDraw
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.setup import Setup

COLOURS = ("yellow", "green")


def test_nobody_has_won_a_drawn_quest(tmp_path: Path) -> None:
    match = Match(Setup(COLOURS, 3), (Seat("Kusi", "sun"), Seat("Asiri", "moon")))
    saves, data = Saves(tmp_path), DATA.load()
    session = begin_match(match, data, saves)
    while OfferDraw() not in (legal := INKAS.legal_actions(session.state)):
        session.act(legal[0])
    session.act(OfferDraw())
    session.act(next(one for one in INKAS.legal_actions(session.state) if one.key == "agree"))
    outcome = INKAS.outcome(session.state)
    assert outcome is not None and (outcome.reason, outcome.winners) == ("draw", ())
    counted = result_of_steps("a", 0.0, match, session.initial, session.steps)
    assert counted is not None and 1 not in [player.rank for player in counted.players]
    session.close()
    (path,) = saves.files(SaveFolder.PLAYED)
    english = Words.load("en")
    row = looked_at(listed(path, english, english.with_title), saves, data)
    assert "drawn in round" in standing_of(row)
