"""Computer players at the table: they play by themselves, persons cannot act for them, nothing is lost."""

from collections.abc import Callable

import pygame
import pytest

from game.base.i18n.words import Words
from game.base.profile.settings import Pace
from game.core.bots.in_process_service import InProcessService
from game.core.bots.service import Question, WorkerResult
from game.core.contract import AnyTitle, BotName
from game.core.match import begin_match, header_of
from game.core.record import Journal, Saves, read
from game.kit.forms.result import ResultScene
from game.scenes.main_menu import MainMenuScene
from game.scenes.navigator import Navigator
from game.table.menu import TableMenu
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.motion.event_sounds import valley_sounds
from game.titles.wiraqocha.bots.advice import advise
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.titles.wiraqocha.title import TITLE
from game.ui.dialogs import Dialog
from game.ui.scene import Scene
from game.ui.sound import Cue
from tests.support.asserted import action_of, bot_of
from tests.support.bot_pace import set_pace
from tests.support.harness import Harness
from tests.support.mouse_player import MousePlayer
from tests.support.screens import Opened
from tests.support.valley_table import ValleyTable, fresh, match_for, position, with_bots

TWO = "players: [red, blue]\nphase: actions\n"


def against_a_bot(text: str, pace: Pace = Pace.SLOW, bot: str = "surveyor") -> ValleyTable:
    """Red is a person, blue a computer player."""
    table = ValleyTable(position(TWO + text), bots=("", bot))
    set_pace(table.preferences, pace)
    table.harness.frames(2)
    return table


class SlowService(InProcessService):
    """Answers when it is told to."""

    def __init__(self, title: AnyTitle) -> None:
        super().__init__(title)
        self.ready = False
        self.asked: list[Question] = []

    def ask(self, question: Question) -> None:
        self.asked.append(question)
        super().ask(question)

    def answer(self) -> WorkerResult | None:
        return super().answer() if self.ready else None


# whole games


@pytest.mark.slow
def test_a_person_plays_a_whole_game_against_computer_players_by_mouse_alone(
    open_game: Callable[..., Opened], saves: Saves
) -> None:
    harness, navigator = open_game()
    set_pace(navigator.screens.preferences, Pace.AT_ONCE)
    match = with_bots(match_for(fresh("red", "blue", "green")), ("", "surveyor:raider", "cadet"))
    navigator.games.begin(match, navigator.data)
    player, person = MousePlayer(harness), bot_of("surveyor:miner", 5)
    session = player.scene.session
    by_hand = 0
    harness.settle()
    while WIRAQOCHA.outcome(session.state) is None:
        assert session.state.mover == 0
        player.do(person.choose(session.state))
        by_hand += 1
    assert isinstance(harness.stack.top, ResultScene)
    assert by_hand > 20
    assert len(session.steps) > by_hand  # the others have played too
    (path,) = saves.folder.glob("*.journal")
    journal = read(path)
    assert isinstance(journal, Journal)
    assert len(journal.entries) == len(session.steps)


def test_computer_players_alone_play_to_the_end(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game()
    set_pace(navigator.screens.preferences, Pace.AT_ONCE)
    navigator.games.begin(
        with_bots(match_for(fresh("red", "blue")), ("engineer:miner", "engineer")), navigator.data
    )
    harness.settle(120)
    end = harness.stack.top
    assert isinstance(end, ResultScene)
    assert navigator.games.playing is not None
    assert navigator.games.playing[1].state.winner >= 0


def test_a_turn_goes_step_by_step_and_comes_to_the_person(words: Words) -> None:
    table = against_a_bot("to_move: blue\nboard: {N5: red camp, N9: blue camp}\ndice: [1, 2, 2]")
    company = table.scene.bot_turns
    assert table.played == []  # first it is pointed at
    seen: list[tuple[int, str]] = []
    for _ in range(6000):
        table.harness.frames(1)
        if company.caption:
            seen.append((len(table.played), company.caption.text))
        if company.deciding is None:
            break
    table.harness.settle()
    assert table.state.mover == 0
    assert table.played[-1] == "end"
    assert seen
    assert seen[0][0] == 0
    assert "Bram" in seen[0][1]
    assert not company.caption


# nobody acts for them


def test_nobody_can_act_for_a_computer_player(words: Words) -> None:
    table = against_a_bot("to_move: blue\nboard: {N5: red camp, N9: blue camp}\ndice: [1, 2, 6]")
    scene, places = table.scene, table.places
    scene.bot_turns.pause()
    table.harness.drag(places.reserve_token("explorer"), places.tile_centre("N1"))
    table.harness.drag(places.die(6), places.tile_centre("N9"))
    table.click(places.market_card(scene.session.state.game.cards[scene.session.state.market[0]].name))
    table.harness.keys([pygame.K_1, pygame.K_TAB, pygame.K_RIGHT, pygame.K_e, pygame.K_s, pygame.K_u])
    table.harness.click(valley_of(scene.board).actions_bar.buttons["hint"].rect.center)
    assert table.played == []
    assert not valley_of(scene.board).spotlight.on
    assert table.notice == words("bots.not_yours", player="Bram")
    with pytest.raises(LookupError):
        places.button("end")


def test_undo_takes_back_a_persons_own_actions_only() -> None:
    table = against_a_bot("board: {N5: red camp, N9: blue camp}\ndice: [6]")
    table.scene.commands.play(action_of(table.state, "protect N5 with 6"))
    table.scene.commands.play(action_of(table.state, "end"))
    assert table.scene.bot_turns.deciding == 1
    table.harness.key(pygame.K_u)
    assert table.played == ["protect N5 with 6"]
    table.harness.settle()
    table.harness.key(pygame.K_e)
    while table.played[-1] == "end":
        table.harness.frames(1)
    before = table.played
    table.harness.key(pygame.K_u)
    assert table.played == before


def test_a_bot_that_thinks_while_the_person_takes_back_does_not_play() -> None:
    service = SlowService(TITLE)
    table = ValleyTable(
        position(TWO + "board: {N5: red camp, N9: blue camp}\ndice: [6]"),
        bots=("", "surveyor"),
        service=service,
    )
    table.harness.key(pygame.K_e)
    table.harness.wait(2)
    assert service.asked
    table.harness.key(pygame.K_u)
    service.ready = True
    table.harness.wait(2)
    assert table.played == []
    assert table.state.mover == 0


# speed, pause, menu


def test_a_pause_holds_them_and_they_go_on() -> None:
    table = against_a_bot("to_move: blue\nboard: {N9: blue camp}\ndice: [1, 2, 6]", Pace.FAST)
    table.harness.key(pygame.K_p)
    played = table.played
    table.harness.wait(5)
    assert table.played == played
    table.harness.key(pygame.K_p)
    table.harness.wait(5)
    assert len(table.played) > len(played)


def test_the_speed_is_changed_at_the_table_and_kept() -> None:
    table = against_a_bot("to_move: blue\nboard: {N9: blue camp}\ndice: [1, 2, 6]", Pace.SLOW)
    button = table.scene.bot_bar.buttons["pace"]
    table.harness.click(button.rect.center)
    assert table.preferences.now.bots.pace is Pace.NORMAL
    table.harness.key(pygame.K_v)
    assert table.preferences.now.bots.pace is Pace.FAST
    assert table.scene.words("settings.speeds.fast") in button.label


def test_the_rest_of_a_turn_is_shown_at_once_and_no_more() -> None:
    table = ValleyTable(fresh("red", "blue"), bots=("surveyor", "surveyor"))
    set_pace(table.preferences, Pace.SLOW)
    turn = table.state.turn
    table.harness.key(pygame.K_RETURN)
    table.harness.frames(40)
    assert table.state.turn == turn + 1
    played = len(table.played)
    table.harness.frames(5)
    assert len(table.played) == played


def test_the_menu_opens_at_any_speed_and_holds_the_game() -> None:
    table = ValleyTable(fresh("red", "blue"), bots=("surveyor", "engineer"))
    set_pace(table.preferences, Pace.AT_ONCE)
    table.harness.frames(30)
    table.harness.key(pygame.K_ESCAPE)
    assert isinstance(table.harness.stack.top, TableMenu)
    played = len(table.played)
    assert played > 3
    table.harness.frames(60)
    assert len(table.played) == played
    table.harness.key(pygame.K_ESCAPE)
    table.harness.frames(30)
    assert len(table.played) > played


def test_who_thinks_is_shown_after_a_moment() -> None:
    service = SlowService(TITLE)
    table = ValleyTable(fresh("red", "blue"), bots=("surveyor", "surveyor"), service=service)
    table.harness.frames(3)
    assert not table.scene.bot_signs.turning
    table.harness.wait(1)
    assert table.scene.bot_signs.turning
    before = table.harness.surface.copy()
    area = table.scene.bot_signs.areas()[0]
    table.harness.wait(0.2)
    after = table.harness.surface
    assert before.subsurface(area).get_buffer().raw != after.subsurface(area).get_buffer().raw


# hints


def test_a_hint_that_comes_too_late_is_not_given() -> None:
    service = SlowService(TITLE)
    table = ValleyTable(position(TWO + "board: {N5: red camp}\ndice: [1, 6, 6]"), service=service)
    assert advise(table.state) is not None
    table.harness.key(pygame.K_h)
    table.harness.wait(0.5)
    assert table.scene.bot_signs.turning
    table.scene.commands.play(action_of(table.state, "protect N5 with 1"))
    service.ready = True
    table.harness.wait(1)
    assert not table.board.spotlight.on
    assert table.notice == ""


# the record


def test_a_game_goes_on_in_the_middle_of_a_computer_players_turn(
    open_game: Callable[..., Opened], saves: Saves
) -> None:
    harness, navigator = open_game()
    set_pace(navigator.screens.preferences, Pace.AT_ONCE)
    navigator.games.begin(
        with_bots(match_for(fresh("red", "blue", seed=8)), ("engineer:raider", "surveyor")), navigator.data
    )
    session = MousePlayer(harness).scene.session
    harness.frames(5)
    while len(session.steps) < 25 or session.state.phase == 1:
        harness.frames(1)
    steps = [WIRAQOCHA.format_action(step.action) for step in session.steps]
    navigator.games.close()

    harness, navigator = open_game()
    set_pace(navigator.screens.preferences, Pace.AT_ONCE)
    title = harness.stack.top
    assert isinstance(title, MainMenuScene)
    assert title.resume_game is not None
    harness.click(title.resume_game.rect.center)
    scene = MousePlayer(harness).scene
    assert [str(bot) for bot in scene.bot_turns.bots] == ["engineer:raider", "surveyor"]
    while len(scene.session.steps) < len(steps) + 10:
        harness.frames(1)
    again = [WIRAQOCHA.format_action(step.action) for step in scene.session.steps]
    assert again[: len(steps)] == steps
    navigator.games.close()


def test_a_computer_player_that_is_not_known_has_a_stand_in_and_that_is_told(
    words: Words, content: ValleyData, saves: Saves
) -> None:
    match = with_bots(match_for(fresh("red", "blue")), ("", "oracle:sleepy@3"))
    begin_match(match, content, saves).close()
    harness = Harness(Scene(), (1280, 720))
    navigator = Navigator(harness.stack, words, lambda: content, saves)
    navigator.games.make_service = InProcessService
    navigator.title()
    harness.frames(1)
    title = harness.stack.top
    assert isinstance(title, MainMenuScene)
    assert title.resume_game is not None
    harness.click(title.resume_game.rect.center)
    told = harness.stack.top
    assert isinstance(told, Dialog)
    assert "oracle:sleepy@3" in told.text
    assert "Bram" in told.text
    harness.key(pygame.K_RETURN)
    scene = MousePlayer(harness).scene
    assert scene.bot_turns.bots == (None, BotName("surveyor"))
    (path,) = saves.folder.glob("*.journal")
    assert "oracle:sleepy@3" in path.read_text("utf-8")


def test_an_old_journal_is_played_by_persons(content: ValleyData) -> None:
    header = header_of(match_for(fresh("red", "blue")), content)
    assert '"bot"' not in header.text()
    table = ValleyTable(fresh("red", "blue"))
    assert not table.scene.bot_turns.any
    assert table.scene.bot_turns.deciding is None


# sounds and words


def test_the_bell_rings_for_persons_and_a_defeat_sounds_like_one() -> None:
    view = ValleyTable(fresh("red", "blue")).board.view
    with_people = valley_sounds(view, people=("red",))
    assert with_people.cue(e.TurnBegan("red", 3)) == Cue("turn-bell")
    assert with_people.cue(e.TurnBegan("blue", 4)) is None
    assert with_people.cue(e.GameWon("blue", "somnium")) == Cue("wiraqocha/defeat")
    assert with_people.cue(e.GameWon("red", "somnium")) == Cue("wiraqocha/victory")
    for everybody in (valley_sounds(view), valley_sounds(view, people=())):
        assert everybody.cue(e.TurnBegan("blue", 4)) == Cue("turn-bell")
        assert everybody.cue(e.GameWon("blue", "somnium")) == Cue("wiraqocha/victory")


def test_levels_are_told_in_the_log() -> None:
    table = ValleyTable(fresh("red", "blue"), bots=("engineer:raider", "surveyor"))
    heading = table.scene.game_log.lines()[0].text
    assert any(level in heading for level in ("Engineer", "Surveyor"))
