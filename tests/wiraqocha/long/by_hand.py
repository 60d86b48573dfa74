"""A whole game in a real window, every gesture with a real pointer, from the title to the victory and home.

    python -m tests.wiraqocha.long.by_hand [--program PATH] [--seed 1] [--pictures FOLDER]

`--program` is a packaged game, started with an empty environment; without it the game of this checkout is played. Two
people share the table, for whom a computer player of the level surveyor decides. Every gesture is made a second time in
a hidden window, which tells where things are; after each turn both journals must say the same. Needs Xvfb and xdotool.
"""

import argparse
import os
import struct
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import pygame

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.core.contract import BotName, Refusal
from game.kit.forms.result import ResultScene
from game.scenes.main_menu import MainMenuScene
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules.observation import resample
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.mirrored_mouse import DICE_FALL, MirroredMouse, Stage, begin, staged
from tests.support.mouse_player import MousePlayer, as_offered
from tests.support.real_window import Display, RealGame
from tests.support.words import wiraqocha_words

HERE = (sys.executable, "-m", "game")
LEVEL = "surveyor"


def play(stage: Stage, real: RealGame, seed: int, pictures: Path | None = None) -> tuple[int, str]:
    """Play from the title until somebody has won, and back to the title: the count of actions, and the victory."""
    hands = MirroredMouse(stage.hidden, real)
    player = begin(hands, seed)
    count = _to_the_end(stage, real, player, seed, pictures)
    end = WIRAQOCHA.outcome(player.scene.session.state)
    assert end is not None
    real.rest(DICE_FALL * 3)
    stage.hidden.settle()
    scene = stage.hidden.stack.top
    assert isinstance(scene, ResultScene), "nobody is told of the victory"
    _keep(stage.display, pictures, "victory")
    hands.click(scene.options[-1].rect.center)
    stage.hidden.frames(2)
    assert isinstance(stage.hidden.stack.top, MainMenuScene), "no way leads home"
    _keep(stage.display, pictures, "title")
    return count, end.reason


def _to_the_end(stage: Stage, real: RealGame, player: MousePlayer, seed: int, pictures: Path | None) -> int:
    bot = BOTS.make(BotName(LEVEL), seed)
    assert not isinstance(bot, Refusal)
    count = turn = 0
    while WIRAQOCHA.outcome(player.scene.session.state) is None:
        state = player.scene.session.state
        line = WIRAQOCHA.format_action(as_offered(state, bot.choose(resample(state, seed))))
        player.play(line)
        count += 1
        if line.startswith("roll"):
            real.rest(DICE_FALL)
        if line == "end":
            turn += 1
            _keep(stage.display, pictures, f"turn-{turn:02}")
        stage.agree(real)
    return count


def _keep(display: Display, pictures: Path | None, name: str) -> None:
    """Keep what the screen shows, a dump of X with a header that tells its size, as a PNG."""
    if pictures is None:
        return
    dump = display.shown.read_bytes()
    header, _, _, _, width, height = struct.unpack(">6I", dump[:24])
    colours = struct.unpack(">I", dump[76:80])[0]
    pixels = dump[header + 12 * colours :][: width * height * 4]
    shown = pygame.image.frombuffer(pixels, (width, height), "BGRA")
    shown.set_alpha(None)  # what X keeps there is no opacity
    picture = pygame.Surface(shown.get_size(), depth=24)
    picture.blit(shown, (0, 0))
    pygame.image.save(picture, pictures / f"{name}.png")


def main() -> int:
    """Run the proof and print its figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--program", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pictures", type=Path)
    options = parser.parse_args()
    if options.pictures is not None:
        options.pictures.mkdir(parents=True, exist_ok=True)
    command: Sequence[str] = HERE if options.program is None else (str(options.program.resolve()),)
    around: Mapping[str, str] = os.environ if options.program is None else {}
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        words, content = wiraqocha_words("en"), DATA.load()
        with staged(Path(folder), words, content) as stage:
            real = RealGame(stage.display, stage.home, command, around)
            try:
                count, victory = play(stage, real, options.seed, options.pictures)
                code = real.close()
                complaints = real.errors.read_text()
            finally:
                real.end()
    minutes = (time.monotonic() - begun) / 60
    print(f"played by hand: seed {options.seed}, {count} actions in {minutes:.1f} minutes, won by {victory}")
    print(f"closed with {code}, complaints: {complaints.strip() or 'none'}")
    return 1 if code or complaints else 0


if __name__ == "__main__":
    sys.exit(main())
