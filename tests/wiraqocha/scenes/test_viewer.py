"""A recorded game is watched on the real table, from any moment to any other, and played on from there."""

import random
from collections.abc import Callable
from dataclasses import replace

import pygame

from game.base.profile.settings import Pace
from game.core.record import GameSession, SaveFolder, Saves
from game.core.record.playback import Playback
from game.scenes.viewer.mode import ReplayCallbacks, ReplayMode, replay_table
from game.scenes.viewer.recorded_turns import RecordedTurns
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.rules.rounds import round_of
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.harness import Harness
from tests.support.modes import is_watched, replay_of
from tests.support.played_games import play
from tests.support.screens import Opened
from tests.support.valley_table import CONTENT, WORDS, match_for


class Watching:
    """A game of so many actions in the viewer."""

    def __init__(self, actions: int = 80) -> None:
        self.initial = new_game(CONTENT, Setup(("red", "blue"), 3))
        chance = random.Random(3)
        session = GameSession(WIRAQOCHA, self.initial)
        for _ in range(actions):
            session.act(chance.choice(WIRAQOCHA.legal_actions(session.state)))
        self.steps = session.steps
        self.left = 0
        self.played_on: list[int] = []
        self.playback = Playback(WIRAQOCHA, self.initial, self.steps)
        callbacks = ReplayCallbacks(self._leave, self.played_on.append)
        self.scene = replay_table(match_for(self.initial), self.playback, WORDS, callbacks)
        self.harness = Harness(self.scene, (1280, 720))
        self.harness.settle()

    @property
    def mode(self) -> ReplayMode:
        return replay_of(self.scene)

    def _leave(self) -> None:
        self.left += 1

    def check(self) -> None:
        """The table shows the game as it was at this moment."""
        at = self.playback.at
        expected = self.steps[at - 1].after if at else self.initial
        assert valley_of(self.scene.board).view.state == self.scene.context.seen(expected)
        assert self.mode.controls.bar.at == at
        assert sorted(die.face for die in valley_of(self.scene.board).view.tray.dice) == list(expected.dice)


def test_it_opens_at_the_beginning_and_steps_forth_and_back() -> None:
    watching = Watching()
    watching.check()
    for number in range(1, 12):
        watching.harness.key(pygame.K_RIGHT)
        watching.check()
        assert watching.playback.at == number
    watching.harness.settle()
    for number in range(10, 5, -1):
        watching.harness.key(pygame.K_LEFT)
        watching.check()
        assert watching.playback.at == number


def test_it_plays_by_itself_with_what_moves_in_play_and_stops_at_the_end() -> None:
    watching = Watching(12)
    watching.harness.key(pygame.K_SPACE)
    assert watching.mode.playing
    moved = False
    for _ in range(60 * 120):
        watching.harness.frames(1)
        moved = moved or watching.scene.motion.busy
        if not watching.mode.playing:
            break
    assert moved
    assert watching.playback.at == 12
    watching.harness.settle()
    watching.check()
    watching.harness.key(pygame.K_SPACE)  # once more from the beginning
    assert watching.playback.at == 0
    assert watching.mode.playing


def test_a_pause_holds_until_it_goes_on() -> None:
    watching = Watching(40)
    watching.harness.key(pygame.K_SPACE)
    watching.harness.wait(6)
    watching.harness.key(pygame.K_SPACE)
    at = watching.playback.at
    assert 0 < at < 40
    watching.harness.wait(10)
    assert watching.playback.at == at


def test_a_faster_pace_shows_more() -> None:
    shown = {}
    for pace in (Pace.SLOW, Pace.FAST, Pace.AT_ONCE):
        watching = Watching(80)
        watching.mode.controls.pace.step(list(Pace).index(pace) - watching.mode.controls.pace.index)
        watching.harness.key(pygame.K_SPACE)
        watching.harness.wait(12)
        shown[pace] = watching.playback.at
    assert shown[Pace.SLOW] < shown[Pace.FAST] < shown[Pace.AT_ONCE]


def test_a_click_on_the_bar_goes_to_that_moment() -> None:
    watching = Watching()
    bar = watching.mode.controls.bar
    for at in (60, 3, 79, 41):
        watching.harness.click((bar.x_of(at), bar.track.centery))
        assert abs(watching.playback.at - at) <= 2
        watching.check()
    watching.harness.drag((bar.x_of(10), bar.track.centery), (bar.rect.right - 2, bar.track.centery))
    assert watching.playback.at == 80
    watching.check()


def test_turns_are_gone_through_one_by_one() -> None:
    watching = Watching()
    turns = watching.mode.turns.turns
    for turn in turns[1:]:
        watching.harness.key(pygame.K_DOWN)
        assert watching.playback.at == turn.begin
    watching.check()
    watching.harness.key(pygame.K_HOME)
    assert watching.playback.at == 0
    watching.harness.key(pygame.K_END)
    assert watching.playback.at == 80
    watching.check()


def test_the_line_on_top_says_where_one_is() -> None:
    watching = Watching()
    watching.harness.key(pygame.K_DOWN)
    turn = watching.mode.turns.turns[1]
    last = watching.mode.turns.turns[-1]
    said = f"round {round_of(turn.number, 2)} of {round_of(last.number, 2)}"
    assert said in watching.scene.prompt_line.text()
    assert round_of(turn.number, 2) == 1  # both players have their first turn in it


def test_the_end_of_a_game_that_stopped_between_two_turns_is_the_end_of_the_first() -> None:
    """No step 0 of 0: in the turn that nobody has begun there is nothing to see."""
    whole = Watching()
    end = whole.mode.turns.turns[1].begin
    turns = RecordedTurns(WIRAQOCHA, whole.initial, whole.steps[:end])
    assert turns.turn_at(end).begin == 0 and turns.after(end) == end


def test_a_line_of_the_log_shows_its_moment_once_more_and_comes_back() -> None:
    watching = Watching()
    watching.mode.go_to(40)
    watching.harness.settle()
    scene = watching.scene
    number = max(number for number, line in enumerate(scene.log.lines) if line.moments)
    line = scene.log.lines[number]
    watching.harness.click(scene.log.cell(number).center)
    assert scene.last_turn.running
    before = line.moments[0]
    assert valley_of(scene.board).view.state == scene.context.seen(
        watching.steps[before - 1].after if before else watching.initial
    )
    assert "this moment" in scene.prompt_line.text().lower()
    watching.harness.key(pygame.K_RIGHT)  # any key comes back, and does nothing else
    assert not scene.last_turn.running
    assert watching.playback.at == 40
    watching.check()


def test_nothing_on_the_table_can_be_moved() -> None:
    watching = Watching()
    harness, scene = watching.harness, watching.scene
    harness.key(pygame.K_DOWN)
    chance = random.Random(1)
    for _ in range(150):
        spot = chance.randrange(1280), chance.randrange(560)
        harness.drag(spot, (chance.randrange(1280), chance.randrange(560)), 2)
        for key in (pygame.K_e, pygame.K_u, pygame.K_1, pygame.K_TAB, pygame.K_RETURN):
            harness.key(key)
        if watching.left:
            break
    assert harness.stack.scenes == [scene]
    assert watching.playback.whole == watching.steps
    watching.check()


def test_a_jump_looks_as_if_one_had_come_there_step_by_step() -> None:
    walked, jumped = Watching(), Watching()
    for _ in range(33):
        walked.harness.key(pygame.K_RIGHT)
        walked.harness.settle()
    jumped.mode.go_to(33)
    for watching in (walked, jumped):
        watching.harness.move((2, 2))
        watching.harness.settle()
    assert [line.text for line in walked.scene.log_book.lines] == [
        line.text for line in jumped.scene.log_book.lines
    ]
    walked.harness.frames(1)
    area = valley_of(walked.scene.board).view.layout.map
    shown = []
    for watching in (walked, jumped):
        picture = pygame.Surface(walked.harness.surface.get_size())
        watching.scene.draw(picture)
        shown.append(pygame.image.tobytes(picture.subsurface(area), "RGB"))
    assert shown[0] == shown[1]


def test_playing_on_from_any_moment_begins_a_new_game_there(
    open_game: Callable[..., Opened], saves: Saves
) -> None:
    harness, navigator = open_game()
    table = play(navigator)
    steps, match = table.session.steps, table.context.match
    before = saves.files(SaveFolder.PLAYED)[0].read_bytes()
    navigator.games.watch(match, table.session.initial, steps, navigator.title)
    scene = harness.stack.top
    replay_of(scene).go_to(25)
    harness.key(pygame.K_p)
    fresh = harness.stack.top
    assert isinstance(fresh, TableScene)
    assert not is_watched(fresh)
    assert fresh.session.state == steps[24].after
    assert fresh.session.steps == steps[:25]
    fresh.session.act(WIRAQOCHA.legal_actions(fresh.session.state)[0])
    navigator.title()
    files = saves.files(SaveFolder.PLAYED)
    assert len(files) == 2
    assert before in [path.read_bytes() for path in files]
    assert sorted(path.read_bytes().count(b"\n") for path in files) == [27, 61]


def test_the_viewer_speaks_another_language_at_the_same_moment(
    open_game: Callable[..., Opened],
) -> None:
    harness, navigator = open_game()
    table = play(navigator)
    navigator.games.watch(table.context.match, table.session.initial, table.session.steps, navigator.title)
    scene = harness.stack.top
    replay_of(scene).go_to(20)
    navigator.screens.preferences.speak("en")
    navigator.screens.preferences.change(replace(navigator.screens.preferences.now, language="fr"))
    again = next(shown for shown in harness.stack.scenes if is_watched(shown))
    assert again is not scene
    assert isinstance(again, TableScene)
    assert replay_of(again).playback.at == 20
    assert again.words.language == "fr"


def test_a_game_of_no_steps_can_be_looked_at() -> None:
    watching = Watching(0)
    for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_SPACE, pygame.K_DOWN, pygame.K_END):
        watching.harness.key(key)
    watching.harness.wait(2)
    watching.check()
    assert not watching.mode.playing
