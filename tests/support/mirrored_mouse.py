"""A hand that makes every gesture twice: in a hidden window with the same layout, which tells where things are and what
must come of it, and in a real one. In the end both journals must say the same.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pygame

from game.base.i18n.words import Words
from game.base.profile.preferences import Preferences
from game.core.contract import Applied
from game.core.record import Journal, Saves, read
from game.kit.forms.quick_start import QuickStartScene
from game.kit.forms.seeds import NEW_SEED_DIGITS
from game.kit.forms.setup_form import SetupForm
from game.scenes.main_menu import MainMenuScene
from game.scenes.navigator import Navigator
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.actions import Action, Conquer, Protect, Roll
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.ui.scene import Scene
from tests.support.harness import Harness
from tests.support.mouse_player import MousePlayer
from tests.support.real_window import SIZE, Display, RealGame, Spot, screen, wait_for

_KEYS = {
    pygame.K_END: "End",
    pygame.K_BACKSPACE: "BackSpace",
    pygame.K_ESCAPE: "Escape",
    pygame.K_RETURN: "Return",
    pygame.K_i: "i",
    pygame.K_n: "n",
}
DICE_FALL = 2.0  # seconds


class MirroredMouse:
    """Makes every gesture in the hidden window and in the real one."""

    def __init__(self, hidden: Harness, real: RealGame) -> None:
        self.hidden = hidden
        self.real = real

    def move(self, spot: Spot) -> None:
        """Point there."""
        self.hidden.move(spot)
        self.real.do("mousemove", str(spot[0]), str(spot[1]))

    def click(self, spot: Spot) -> None:
        """Press and let go there."""
        self.hidden.click(spot)
        self.real.click(spot)

    def drag(self, start: Spot, end: Spot) -> None:
        """Press at `start`, move to `end`, let go."""
        self.hidden.drag(start, end)
        self.real.drag(start, end)

    def key(self, key: int) -> None:
        """Press and let go a key."""
        self.keys([key])

    def keys(self, keys: list[int]) -> None:
        """Press and let go keys, one after another."""
        self.hidden.keys(keys)
        self.real.press(*(_KEYS[key] for key in keys))

    def type(self, text: str) -> None:
        """Type letters."""
        self.hidden.type(text)
        self.real.type(text)


@dataclass
class Stage:
    """The hidden game and the real one, each with a folder for its journals."""

    display: Display
    home: Path
    hidden: Harness
    own: Saves

    def journal(self, folder: Path) -> list[str]:
        """The lines of the one journal in a folder, but for its mark; none while it is not there."""
        paths = list(folder.glob("*.journal"))
        if not paths:
            return []
        (path,) = paths
        journal = read(path)
        if not isinstance(journal, Journal):  # Windows shows a file before its first line stands in it
            return []
        assert journal.fault is None
        return [replace(journal.header, mark="").text(), *(entry.written() for entry in journal.entries)]

    def agree(self, real: RealGame) -> None:
        """Wait until the real journal says what the hidden one says."""
        expected = self.journal(self.own.folder)
        games = self.home / "games"
        try:
            wait_for(
                f"its journal ends with {expected[-1].strip()}",
                lambda: self.journal(games) == expected,
                real.process,
            )
        except AssertionError as error:
            lines = self.journal(games)
            error.add_note(f"It has {len(lines)} lines of {len(expected)}, the last: {' '.join(lines[-1:])}")
            raise


@contextmanager
def staged(
    folder: Path, words: Words, content: ValleyData, preferences: Preferences | None = None
) -> Iterator[Stage]:
    """A real screen and the hidden game at its title, with all files in the folder."""
    home = folder / "home"
    home.mkdir()
    shown = folder / "screen"
    shown.mkdir()
    with screen(shown) as display:
        hidden = Harness(Scene(), SIZE)
        own = Saves(folder / "hidden")
        Navigator(hidden.stack, words, lambda: content, own, preferences).title()
        hidden.frames(1)
        yield Stage(display, home, hidden, own)


def first_turn(content: ValleyData) -> tuple[int, list[Action]]:
    """A seed with whose dice the Camp can be placed in one way only, and then a die is left to protect it."""
    for seed in range(1000):
        state = after(new_game(content, Setup(("red", "blue", "green"), seed)), Roll())
        for action in WIRAQOCHA.legal_actions(state):
            if not isinstance(action, Conquer) or len(state.dice) == len(action.using):
                continue
            then = after(state, action)
            return seed, [Roll(), action, Protect(action.tile, then.dice[-1])]
    raise AssertionError("no seed has such a first turn")


def after(state: State, action: Action) -> State:
    applied = WIRAQOCHA.apply(state, WIRAQOCHA.decider(state), action)
    assert isinstance(applied, Applied)
    return applied.state


def begin(hands: MirroredMouse, seed: int) -> MousePlayer:
    """From the title to the table, with this seed."""
    title = hands.hidden.stack.top
    assert isinstance(title, MainMenuScene)
    hands.click(title.new_game.rect.center)
    quick = hands.hidden.stack.top
    assert isinstance(quick, QuickStartScene)
    hands.click(quick.more.rect.center)
    form = hands.hidden.stack.top
    assert isinstance(form, SetupForm)
    for row in form.players.rows[: form.choices.count]:
        while row.level:
            hands.click((row.player.rect.x + row.player.rect.height // 2, row.player.rect.centery))
    # Each form begins with a seed of its own that nobody chose.
    hands.click(form.seed.rect.center)
    hands.keys([pygame.K_END, *[pygame.K_BACKSPACE] * NEW_SEED_DIGITS])
    hands.type(str(seed))
    hands.click(form.start.rect.center)
    return MousePlayer(hands.hidden, hands)


def play_killed_turn(
    stage: Stage, open_game: Callable[[], RealGame], content: ValleyData, words: Words
) -> None:
    """A first turn whose game is killed in the middle, opened again and continued."""
    seed, (roll, conquer, protect) = first_turn(content)
    real = open_game()
    try:
        player = begin(MirroredMouse(stage.hidden, real), seed)
        player.play(WIRAQOCHA.format_action(roll))
        stage.agree(real)
        real.rest(DICE_FALL)
        player.play(WIRAQOCHA.format_action(conquer))
        stage.agree(real)
        real.kill()
        real = open_game()
        player.scene.session.close()
        Navigator(stage.hidden.stack, words, lambda: content, stage.own).title()
        stage.hidden.frames(1)
        title = stage.hidden.stack.top
        assert isinstance(title, MainMenuScene)
        assert title.resume_game is not None
        hands = MirroredMouse(stage.hidden, real)
        hands.click(title.resume_game.rect.center)
        player = MousePlayer(stage.hidden, hands)
        for line in (WIRAQOCHA.format_action(protect), "end"):
            player.play(line)
            stage.agree(real)
            real.rest()
        assert real.close() == 0
    finally:
        real.end()


def play_first_turn(stage: Stage, real: RealGame, content: ValleyData) -> None:
    """From the title through a whole turn to the closed window; nothing is complained of."""
    seed, actions = first_turn(content)
    player = begin(MirroredMouse(stage.hidden, real), seed)
    for action in actions:
        player.play(WIRAQOCHA.format_action(action))
        stage.agree(real)
        real.rest(DICE_FALL)
    player.play("end")
    stage.agree(real)
    assert real.close() == 0
    assert real.errors.read_text() == ""
