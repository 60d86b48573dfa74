"""The forms before a game of The Princes of Machu Picchu, reached as players reach them."""

from pathlib import Path

from game.kit.forms.quick_start import QuickStartScene
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.setup_form.new_game import Options
from tests.support.card_race_game import RaceProgram, opened


def quick(folder: Path) -> tuple[RaceProgram, QuickStartScene[Options]]:
    """The program at the quick start of this title, reached from its menu."""
    program = opened(folder, NAME)
    program.click(program.top.new_game)
    assert isinstance(program.top, QuickStartScene)
    return program, program.top
