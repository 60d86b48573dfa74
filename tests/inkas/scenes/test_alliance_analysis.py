"""The analysis of an Alliance: partners have the chances of their side, and are looked at alone or together."""

import random

import pytest

from game.core.analysis.judging import JudgedMove
from game.core.analysis.telling import GameTeller
from game.core.analysis.work import AnalysisWork
from game.core.bots.in_process_service import InProcessService
from game.core.lab.analysis_report import report_lines
from game.core.match import Match, Seat
from game.core.record import GameSession
from game.scenes.analysis.run import AnalysisRun
from game.scenes.analysis.scene import AnalysisCallbacks, AnalysisScene
from game.titles.inkas.content.load import DATA
from game.titles.inkas.lab.seating import seated
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.fixed_order import bits
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.setup import new_game
from game.titles.inkas.rules.state import State
from game.titles.inkas.title import TITLE
from tests.support.harness import Harness
from tests.support.inkas_games import choice
from tests.support.words import game_words_of

Session = GameSession[State, a.Action, Event]
EVEN = (0.5,) * 4


@pytest.fixture(scope="module")
def table() -> tuple[Match, Session]:
    """A quest of two nations that was played at random to its end."""
    data, rng = DATA.load(), random.Random(4)
    setup = seated(4, 4, nations=data.nations)
    session: Session = GameSession(INKAS, new_game(data, setup))
    while legal := INKAS.legal_actions(session.state):
        session.act(choice(rng, [one for one in legal if not isinstance(one, a.OfferDraw)] or [*legal]))
    seats = tuple(Seat(f"Player {number}", colour) for number, colour in enumerate(setup.colours, 1))
    return Match(setup, seats), session


@pytest.fixture(scope="module")
def work(table: tuple[Match, Session]) -> AnalysisWork:
    """Its analysis, in which each seat is blamed for its first turn."""
    _, session = table
    work, blamed = AnalysisWork(INKAS, session.initial, session.steps), set[int]()
    while (task := work.next) is not None:
        seat, found = INKAS.decider(task.state), JudgedMove(EVEN)
        legal = INKAS.legal_actions(task.state)
        if seat is not None and seat not in blamed and task.played and len(legal) > 1:
            blamed.add(seat)
            own = task.state.game.sides[seat]
            cost = tuple(-0.1 if own >> other & 1 else 0.1 for other in range(4))
            better = next(one for one in legal if one != task.played[0])
            found = JudgedMove(EVEN, (INKAS.format_action(better),), cost)
        work.take(found)
    return work


def test_both_partners_have_won_and_are_blamed_each_for_the_own_turns(
    table: tuple[Match, Session], work: AnalysisWork
) -> None:
    _, session = table
    found = work.result()
    assert found is not None
    winners = bits(session.state.winners)
    assert len(winners) == 2
    assert [curve[-1] for curve in found.curves] == [float(seat in winners) for seat in range(4)]
    for seat in range(4):
        shares, partners = found.shares(seat), bits(session.state.game.sides[seat])
        assert shares.own.sum == pytest.approx(-0.1) and shares.own.turns == 1
        # what the partner has lost it has lost too; what the enemies have lost it has won
        assert shares.others.sum == pytest.approx(0.1) and shares.others.turns == 3
        assert {turn.seat for turn in found.mistakes(partners)} == set(partners)


def test_the_moves_of_a_side_can_be_looked_at_and_it_has_one_curve(
    table: tuple[Match, Session], work: AnalysisWork
) -> None:
    match, session = table
    words = game_words_of("inkas")
    teller = GameTeller(words, TITLE, match.names(), session.initial, session.steps)
    nowhere = AnalysisCallbacks(lambda: None, lambda *_: None, lambda _: None)
    scene = AnalysisScene(words, match, teller, AnalysisRun(work, InProcessService(TITLE), None), nowhere)
    Harness(scene, (1280, 720))
    sides = [bits(side) for side in dict.fromkeys(session.initial.game.sides)]
    assert [tuple(side) for side in teller.sides] == [tuple(side) for side in sides]
    groups = [*sides, *([seat] for seat in range(4))]
    for number, group in enumerate(groups, 1):
        scene.whose.select(number)
        named = {card.head.split(" · ")[1].split(",")[0] for card in scene.list.entries}
        assert named == {match.seats[seat].name for seat in group}
    assert scene.analysis is not None
    said = "\n".join(report_lines(scene.analysis, teller, [seat.name for seat in match.seats]))
    assert "from 50% to 100%" in said and "from 50% to 0%" in said
