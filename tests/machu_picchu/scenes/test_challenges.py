"""The challenges: begun at the title screen, played, won and lost on the real table, counted in the statistics."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.base.files.program_folders import assets_of
from game.core.bots.bot_name import parse_bot_name
from game.core.contract import BotName, Refusal
from game.core.statistics.challenges import ChallengeRecord
from game.core.statistics.database import FILE, Statistics
from game.scenes.challenge.mode import ChallengeMode
from game.scenes.challenge.script import load_challenge
from game.scenes.challenge.title_challenges import ChallengeResult
from game.scenes.lesson.chooser import LessonChooser
from game.scenes.main_menu import MainMenuScene
from game.scenes.statistics.scene import StatisticsScene
from game.titles.machu_picchu.bots.title_bots import BOTS
from game.titles.machu_picchu.challenge.challenges import MachuPicchuChallenges
from game.titles.machu_picchu.challenge.goals import FEW, RESCUE_DAY
from game.titles.machu_picchu.content.definitions import Ending
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU
from game.titles.machu_picchu.rules.state import State
from game.titles.machu_picchu.title import TITLE
from game.ui.dialogs import Dialog
from tests.support.card_race_game import RaceProgram, opened
from tests.support.screens import in_french

CHALLENGES = MachuPicchuChallenges()
EXAMPLES = {Ending.CLERGY: "rescue", Ending.CONQUEST: "conquest"}
RESCUE = (  # everybody's actions from the beginning of the challenge to a rescue on day 7
    *("walk priests", "ordain puma", "ride pottery", "make 1", "make 2", "walk clock", "recall weaver"),
    *("ride cloth", "make 1", "walk coca", "make 2", "make 1", "ride corn", "walk virgins", "ordain virgin"),
    *("stay llama", "walk sun", "burn 1", "burn 0", "walk plaza", "adjust +coca", "buy coca", "done"),
    *("stay three", "stay coca", "walk priests", "ordain condor"),
)


def begun(folder: Path, name: str) -> RaceProgram:
    """The program at the table of a challenge, which was chosen by mouse and begun."""
    program = opened(folder, NAME)
    program.click(program.top.lesson)
    chooser = program.top
    assert isinstance(chooser, LessonChooser)
    program.harness.key(pygame.K_2 + CHALLENGES.names.index(name))
    program.harness.settle()
    assert isinstance(program.top, Dialog)
    press(program, 0)
    assert mode_of(program)
    return program


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_the_goal_of_a_challenge_is_answered_by_key(key: int, tmp_path: Path) -> None:
    program = opened(tmp_path, NAME)
    program.click(program.top.lesson)
    program.harness.key(pygame.K_2)
    program.harness.settle()
    goal = program.top
    assert isinstance(goal, Dialog)
    program.harness.click(goal.panel.move(6, 6).topleft)
    program.harness.key(key)
    program.harness.settle()
    assert mode_of(program)


def press(program: RaceProgram, number: int) -> None:
    """Press an answer of the question that lies over the screen."""
    dialog = program.top
    assert isinstance(dialog, Dialog), dialog
    program.click(dialog.buttons[number])


def settle(program: RaceProgram) -> None:
    """Show the game as it stands, and let what follows come."""
    program.table.presenter.jump_to(program.table.session.state)
    program.harness.settle()
    program.harness.frames(2)


def mode_of(program: RaceProgram) -> ChallengeMode:
    mode = program.table.mode
    assert isinstance(mode, ChallengeMode)
    return mode


def record(program: RaceProgram, name: str) -> ChallengeRecord | None:
    statistics = Statistics(program.saves.folder.with_name(FILE))
    found = statistics.challenges(NAME).get(name)
    statistics.close()
    return found


def ended(ending: Ending, day: int = 7) -> State:
    """The end of a game."""
    text = (assets_of(NAME) / "examples" / f"{EXAMPLES[ending]}.yaml").read_text("utf-8")
    return replace(TITLE.positions.parse(TITLE.data.load(), text), day=day)


# judged


def test_the_first_seat_has_to_win_a_conquest() -> None:
    conquest = ended(Ending.CONQUEST, 9)
    outcome = MACHU_PICCHU.outcome(conquest)
    assert outcome is not None and 0 not in outcome.winners
    assert CHALLENGES.verdict("gold", conquest) is ChallengeResult.LOST
    richer = replace(conquest, late=(30, *conquest.late[1:]))  # points enough
    assert CHALLENGES.verdict("gold", richer) is ChallengeResult.WON
    assert CHALLENGES.verdict("gold", ended(Ending.CLERGY)) is ChallengeResult.LOST


def test_a_rescue_counts_whoever_wins_until_day_8_is_over() -> None:
    assert CHALLENGES.verdict("rescue", ended(Ending.CLERGY, RESCUE_DAY)) is ChallengeResult.WON
    assert CHALLENGES.verdict("rescue", ended(Ending.CLERGY, RESCUE_DAY + 1)) is ChallengeResult.LOST
    going_on = load_challenge(TITLE, TITLE.data.load(), "rescue").initial
    assert CHALLENGES.verdict("rescue", going_on) is ChallengeResult.OPEN
    assert CHALLENGES.verdict("rescue", replace(going_on, day=RESCUE_DAY + 1)) is ChallengeResult.LOST


def test_one_inca_too_many_loses_also_at_the_sun_clock() -> None:
    going_on = load_challenge(TITLE, TITLE.data.load(), "few").initial
    held = sum(going_on.incas[0])
    assert CHALLENGES.verdict("few", going_on) is ChallengeResult.OPEN
    at_most = replace(going_on, clock=(FEW - held, 0, 0))
    assert CHALLENGES.verdict("few", at_most) is ChallengeResult.OPEN
    assert CHALLENGES.verdict("few", replace(at_most, clock=(FEW - held + 1, 0, 0))) is ChallengeResult.LOST


@pytest.mark.parametrize("name", CHALLENGES.names)
def test_a_challenge_begins_open_with_computer_players_that_are_known(name: str) -> None:
    challenge = load_challenge(TITLE, TITLE.data.load(), name)
    assert len(challenge.bots) == len(challenge.initial.game.colours) - 1
    for bot in challenge.bots:
        known = parse_bot_name(bot)
        assert isinstance(known, BotName) and known.level in BOTS.offered
    assert MACHU_PICCHU.decider(challenge.initial) == 0
    assert CHALLENGES.verdict(name, challenge.initial) is ChallengeResult.OPEN


# played


def test_it_is_lost_on_the_table_counted_and_begun_again(tmp_path: Path) -> None:
    program = begun(tmp_path, "few")
    table = program.table
    assert mode_of(program).note.standing == "Day 7: you have 3 Incas, 4 at most."
    bot = BOTS.make(BotName("steward"), 1)
    assert not isinstance(bot, Refusal)
    while CHALLENGES.verdict("few", table.session.state) is ChallengeResult.OPEN:
        assert record(program, "few") is None
        table.session.act(bot.choose(table.session.state))
    settle(program)
    assert program.top.title == "Challenge lost"
    assert record(program, "few") == ChallengeRecord(1, 0)
    press(program, 0)
    press(program, 0)
    assert program.table is not table
    assert program.table.session.steps == ()


def test_it_is_won_on_the_table_and_leads_to_the_others_with_a_tick(tmp_path: Path) -> None:
    program = begun(tmp_path, "rescue")
    for line in RESCUE:
        assert not program.table.context.over
        program.table.session.act(MACHU_PICCHU.parse_action(program.table.session.state, line))
    settle(program)
    assert program.top.title == "Challenge won!"
    assert record(program, "rescue") == ChallengeRecord(1, 1)
    press(program, 0)
    assert isinstance(program.top, LessonChooser)
    program.harness.key(pygame.K_ESCAPE)
    assert isinstance(program.top, MainMenuScene)


def test_another_language_reaches_its_players_and_its_menu(tmp_path: Path) -> None:
    program = begun(tmp_path, "rescue")
    in_french(program)
    goal = program.table.words("challenge.rescue.goal")
    assert program.table.words.language == "fr"
    assert program.table.context.match.seats[0].name == "Votre maison"
    program.harness.key(pygame.K_ESCAPE)
    assert program.top.text.startswith(goal)


def test_one_that_is_left_before_its_verdict_is_counted(tmp_path: Path) -> None:
    program = begun(tmp_path, "rescue")
    session = program.table.session
    program.harness.key(pygame.K_ESCAPE)
    for line in RESCUE:
        session.act(MACHU_PICCHU.parse_action(session.state, line))
    program.harness.key(pygame.K_q)
    program.harness.settle()
    assert isinstance(program.top, MainMenuScene)
    assert record(program, "rescue") == ChallengeRecord(1, 1)


def test_a_challenge_that_cannot_be_written_is_said_and_waits(tmp_path: Path) -> None:
    program = begun(tmp_path, "rescue")
    (tmp_path / FILE).unlink(missing_ok=True)
    (tmp_path / FILE).mkdir()  # no file can lie there
    for line in RESCUE:
        program.table.session.act(MACHU_PICCHU.parse_action(program.table.session.state, line))
    settle(program)
    assert "cannot be written at the moment" in program.top.text
    (tmp_path / FILE).rmdir()
    assert record(program, "rescue") == ChallengeRecord(1, 1)


def test_the_statistics_show_challenges_before_any_game_is_over(tmp_path: Path) -> None:
    program = opened(tmp_path, NAME)
    statistics = Statistics(tmp_path / FILE)
    statistics.note_challenge(NAME, "gold", won=True)
    statistics.note_challenge(NAME, "gold", won=False)
    statistics.close()
    program.navigator.saved_games.statistics()
    program.harness.settle()
    scene = program.top
    assert isinstance(scene, StatisticsScene)
    assert scene.challenges == {"gold": ChallengeRecord(2, 1)}
    program.click(scene.back)
    assert not isinstance(program.top, MainMenuScene | StatisticsScene)
