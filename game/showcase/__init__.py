"""Every screen of a title as a picture, without a window and without a clock: for pictures, tests and measurements.

`screens` lists them: the shell's and the title's own. A new screen is a function that puts it on the stack, and a line
in one of the two lists.
"""

import os
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from game.base.i18n.glossary import Glossary
from game.core.contract import Achievements, DailyGame
from game.core.contract.belongings import Belongings
from game.scenes.title_art import TitlePictures

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game.base.files.problems import DataError
from game.core import registry
from game.core.game_words import game_words
from game.scenes.showcase_protocol import SEED, ShowcaseContext, ShowcaseError
from game.showcase import daily, forms, records
from game.showcase.defaults import showcase
from game.showcase.stage import Size, draw, stage

__all__ = [
    "SEED",
    "ShowcaseContext",
    "ShowcaseError",
    "Size",
    "draw",
    "fitting",
    "screens",
    "set_up",
    "stage",
]

_SCREENS: Final[Mapping[str, Callable[[ShowcaseContext], object]]] = {
    "title": forms.title,
    "new-game": forms.new_game,
    "new-game-more": forms.setup_form,
    "mods": forms.mods,
    "settings": forms.settings,
    "keys": forms.keys,
    "credits": forms.credits,
    "save-as": records.save_as,
    "trouble": forms.trouble,
    "trouble-details": forms.trouble_details,
    "load": records.load,
    "load-empty": records.load_empty,
    "replay": records.replay,
    "analysis": records.analysis,
    "better-line": records.better_line,
    "analysis-running": records.analysis_running,
    "statistics": records.statistics,
    "statistics-first": records.statistics_first,
    "statistics-empty": records.statistics_empty,
}
_OF_PARTS: Final[Mapping[type, Mapping[str, Callable[[ShowcaseContext], object]]]] = {
    Achievements: {"medals": records.medals},
    Belongings: {"stopped": records.stopped},
    DailyGame: {"daily": daily.daily, "postcard": daily.postcard},
}


def screens(title: str) -> Mapping[str, Callable[[ShowcaseContext], object]]:
    """All screens that there are of a title, by name."""
    shown = registry.title(title)
    of_parts = [_OF_PARTS[kind] for kind in _OF_PARTS if shown.has(kind)]
    return {
        name: show for group in (_SCREENS, *of_parts, showcase(shown).screens) for name, show in group.items()
    }


def set_up(name: str, show: ShowcaseContext) -> None:
    """Put a screen on the stack, the same one every time. Raises DataError and ShowcaseError."""
    random.seed(SEED)
    look, title = show.stack.scale.look, show.data.title
    mods = [show.installed_mods.get(mod) for mod in show.data.mods]
    mod_pictures = show.title.part(TitlePictures).of_mods(mods, look.palette)
    show.stack.set_look(replace(look, mod_pictures=mod_pictures))
    dressed = replace(show, words=game_words(show.words, show.data, mods))
    show.stack.glossary = Glossary(dressed.words)
    with fitting(dressed):
        screens(title)[name](dressed)


@contextmanager
def fitting(show: ShowcaseContext) -> Iterator[None]:
    """A fault in an example is none of its file's, but of the mods that it was not written for."""
    try:
        yield
    except DataError as error:
        if show.has_foreign_example:
            raise show.unfit() from error
        raise
