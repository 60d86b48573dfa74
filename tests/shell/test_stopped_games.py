"""A game of computer players alone in which nobody gains or loses anything any more is stopped, and no other."""

from pathlib import Path

import pytest

from game.core.contract import AnyState, AnyTitle
from game.core.contract.belongings import Belongings
from game.core.match import Match, Seat, Session, begin_match
from game.core.registry import title, titles
from game.core.seat_colours import TitleEmblems, emblem_of
from game.scenes.main_menu import MainMenuScene
from game.scenes.stopped_game import StoppedGameDialog
from game.scenes.story import StoryScene
from game.table.menu import TableMenu
from game.table.scene import TableScene
from game.table.standstill import ROUNDS, Standstill
from tests.support.card_race_game import RaceProgram, opened
from tests.support.title_examples import EXAMPLES


def two_of(name: str, *bots: str) -> Match:
    """A match of two, who are computer players of these names, or persons."""
    found = title(name)
    colours, emblems = EXAMPLES[name].colours[:2], found.part(TitleEmblems).of_colours
    setup = found.setups.read(colours, 5, EXAMPLES[name].setups[0])
    seats = zip(("Ada", "Bram"), colours, bots, strict=True)
    return Match(setup, tuple(Seat(who, emblem_of(one, colours, emblems), bot) for who, one, bot in seats))


def idle(found: AnyTitle, state: AnyState) -> object:
    """What neither gains nor loses anything and ends the turn, as far as there is such a thing."""
    rules, of_seats = found.rules, found.part(Belongings).of_seats

    def disturbs(action: object) -> tuple[bool, bool, bool, str]:
        after = rules.successor(state, action)
        changed = list(of_seats(after)) != list(of_seats(state))
        return (
            rules.outcome(after) is not None,
            changed,
            rules.turn(after) == rules.turn(state),
            rules.format_action(action),
        )

    return min(rules.legal_actions(state), key=disturbs)


def stand(session: Session, found: AnyTitle, rounds: int) -> None:
    """Let everybody idle until so many rounds have begun."""
    while found.rules.round(session.state) < rounds:
        session.act(idle(found, session.state))


@pytest.fixture(params=titles())
def found(request: pytest.FixtureRequest) -> AnyTitle:
    return title(request.param)


def stopped(program: RaceProgram, found: AnyTitle) -> tuple[Match, Session]:
    """The table of a game that stands still."""
    match = two_of(found.name, found.bots.offered[0], found.bots.offered[0])
    session = begin_match(match, found.data.load(), program.saves)
    stand(session, found, ROUNDS + 12)
    program.navigator.games.play(match, session)
    program.harness.settle()
    return match, session


def test_it_says_so_shows_how_everybody_stands_and_leads_on(tmp_path: Path, found: AnyTitle) -> None:
    program = opened(tmp_path, found.name)
    _, session = stopped(program, found)
    steps = len(session.steps)
    dialog = program.top
    assert isinstance(dialog, StoppedGameDialog)
    assert str(ROUNDS) in dialog.text
    program.click(dialog.buttons[2])
    table = program.table
    program.harness.frames(30)
    assert program.table is table and len(session.steps) == steps
    assert table.prompt_line.text() == table.words("table.standstill.said")
    table.open_menu()
    program.harness.settle()
    menu = program.top
    assert isinstance(menu, TableMenu) and table.words("table.standstill.said") in menu.text
    program.click(menu.buttons["result"])
    program.click(program.top.buttons[1])
    story = program.top
    assert isinstance(story, StoryScene)
    program.click(story.back)
    assert isinstance(program.top, TableScene)


def test_it_is_stopped_when_it_is_taken_up_again_too(tmp_path: Path, found: AnyTitle) -> None:
    program = opened(tmp_path, found.name)
    _, session = stopped(program, found)
    steps = len(session.steps)
    program.click(program.top.buttons[0])
    menu = program.top
    assert isinstance(menu, MainMenuScene)
    assert menu.resume_game is not None
    program.click(menu.resume_game)
    assert isinstance(program.top, StoppedGameDialog)
    playing = program.navigator.games.playing
    assert playing is not None and len(playing[1].steps) == steps


def test_no_other_game_is_stopped(found: AnyTitle) -> None:
    """One with a person, or in which something has changed within so many rounds."""
    match = two_of(found.name, found.bots.offered[0], found.bots.offered[0])
    session = begin_match(match, found.data.load(), None)
    alone, with_person = Standstill(match, session, watched=True), Standstill(match, session, watched=False)
    stand(session, found, ROUNDS // 2)
    assert not alone.reached
    rules, of_seats = found.rules, found.part(Belongings).of_seats
    had, gains = list(of_seats(session.state)), list[object]()
    while not gains:
        state = session.state
        gains = [
            action
            for action in rules.legal_actions(state)
            if list(of_seats(rules.successor(state, action))) != had
        ]
        session.act(gains[0] if gains else idle(found, state))
    since = rules.round(session.state)
    stand(session, found, since + ROUNDS - 1)
    assert not alone.reached
    stand(session, found, since + ROUNDS + 12)
    assert alone.reached and not with_person.reached
