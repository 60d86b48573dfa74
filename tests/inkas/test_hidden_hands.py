"""What the files of a quest of Advanced tell before it is over: its mode, and no card that only one of several people
knows.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.base.i18n.words import Words
from game.core.fault_reports import report
from game.core.match import Match, Seat, begin_match, save_match
from game.core.record import Fault, GameSession, SaveFolder, Saves
from game.core.seat_colours import emblem_of
from game.scenes.load.listed_game import listed, looked_at, standing_of
from game.titles.inkas.board.emblems import EMBLEMS
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.name import NAME
from game.titles.inkas.phrases import describe_event
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.actions import Action, Play
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.setup import Setup, new_game
from game.titles.inkas.rules.state import State
from tests.support.command import Ran
from tests.support.inkas_games import AGREED, COLOURS, choice, content
from tests.support.quest_table import QuestTable, position
from tests.support.words import game_words_of

SECRET = (e.CardTaken, e.HandSeen, e.CardSeized)
PEOPLE = ("Anahuarque", "Bachue", "Coniraya")


def unfinished() -> tuple[Match, GameSession[State, Action, Event]]:
    """A quest of three persons in which cards were taken, seen and seized; it goes on."""
    for seed in range(40):
        setup, rng = Setup(COLOURS[:3], seed, AGREED[:3], mode=Mode.ADVANCED), random.Random(seed)
        session: GameSession[State, Action, Event] = GameSession(INKAS, new_game(content(), setup))
        seen: set[type] = set()
        while not {*SECRET} <= seen and len(session.steps) < 250:
            legal = list(INKAS.legal_actions(session.state))
            if not legal:
                break
            liked = [
                one for one in legal if one.key in ("swap", "unveil") or (isinstance(one, Play) and one.ayllu)
            ]
            session.act(rng.choice(liked) if liked else choice(rng, legal))
            seen |= {type(event) for event in session.steps[-1].events}
        if {*SECRET} <= seen and INKAS.outcome(session.state) is None:
            emblems = [emblem_of(colour, setup.colours, EMBLEMS) for colour in setup.colours]
            seats = tuple(Seat(name, emblem) for name, emblem in zip(PEOPLE, emblems, strict=True))
            return Match(setup, seats), session
    raise LookupError("no such quest")


def hidden(session: GameSession[State, Action, Event]) -> Iterator[Event]:
    """What happened that somebody who watches does not see whole."""
    for step in session.steps:
        yield from (event for event in step.events if INKAS.seen_by(event, None) != event)


def test_a_saved_quest_that_goes_on_tells_no_hidden_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WIRAQOCHA_HOME", str(tmp_path))
    match, session = unfinished()
    path = save_match("quest", match, session, Saves(tmp_path / "games"))
    assert not isinstance(path, Fault)
    lines = Ran(capsys, "replay", path).out.splitlines()
    told = [line for line in lines if line.split(" ")[0] in ("swap", "seize")]
    assert told and all(line.endswith(" …") for line in told)
    text = " ".join(Ran(capsys, "replay", path, "--text").out.split())
    words, names = game_words_of(NAME), dict(zip(match.setup.colours, PEOPLE, strict=True))
    kinds = set()
    for event in hidden(session):
        kinds.add(type(event))
        shown = INKAS.seen_by(event, None)
        assert shown is not None
        whole, covered = (describe_event(words, one, names) for one in (event, shown))
        assert whole is not None and covered is not None
        assert covered.rstrip(".") in text and whole not in text
    assert kinds == {*SECRET}


@pytest.mark.parametrize("mode", Mode, ids=str)
def test_the_list_of_games_names_the_mode_where_it_is_not_family(tmp_path: Path, mode: Mode) -> None:
    match = Match(Setup(COLOURS[:2], 3, mode=mode), (Seat("Kusi", "sun"), Seat("Asiri", "moon")))
    saves = Saves(tmp_path)
    begin_match(match, content(), saves).close()
    (path,) = saves.files(SaveFolder.PLAYED)
    english = Words.load("en")
    row = looked_at(listed(path, english, english.with_title), saves, content())
    assert ("Advanced ·" in standing_of(row)) is (mode is Mode.ADVANCED)
    assert "Family" not in standing_of(row)


def test_a_fault_report_tells_of_no_hand_while_the_quest_goes_on() -> None:
    """It is the same whoever holds what."""
    deals = ((["illapa"], ["inti", "mama_qucha"], "map_1"), (["map_1"], ["illapa", "mama_qucha"], "inti"))
    told = set()
    for own, other, laid in deals:
        state = position(
            mode="advanced",
            players={"inka": "C", "chanka": "Q"},
            hands={"inka": own, "chanka": other},
            cards={"Kb3": laid},
            wallas={"ayar_kachi": "Ca2"},
            turn=5,
        )
        table = QuestTable(state)
        told.add(report(ValueError("broken"), table.scene.context.match, table.session))
    (text,) = told
    assert "Position\n" in text and "cannot be told" not in text
