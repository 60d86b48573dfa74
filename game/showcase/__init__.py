"""Every screen of the game as a picture, without a window and without a clock: for pictures, tests and measurements.

`SCREENS` is the list; a new screen is a function that puts it on the stack, and a line there.
"""

import os
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game.mods.player_mods import words_with
from game.showcase import forms, reading, records
from game.showcase.show import SEED, Show, ShowcaseError
from game.showcase.stage import Size, draw, stage
from game.titles.wiraqocha.showcase import tables

__all__ = ["FROM_POSITION", "SCREENS", "SEED", "Show", "ShowcaseError", "Size", "draw", "set_up", "stage"]


SCREENS: Final[dict[str, Callable[[Show], None]]] = {
    "title": forms.title,
    "lesson-choice": forms.lesson_choice,
    "new-game": forms.new_game,
    "new-game-more": forms.new_game_more,
    "house-rules": forms.house_rules,
    "mods": forms.mods,
    "settings": forms.settings,
    "credits": forms.credits,
    "table": tables.table,
    "table-two": tables.table_for_two,
    "market": tables.market,
    "dragging": tables.dragging,
    "forbidden": tables.forbidden,
    "payment": tables.payment,
    "token-question": tables.token_question,
    "company": tables.company,
    "since-last-turn": tables.since_last_turn,
    "menu": tables.menu,
    "question": tables.question,
    "end-question": tables.end_question,
    "save-as": records.save_as,
    "trouble": forms.trouble,
    "trouble-details": forms.trouble_details,
    "victory": records.victory,
    "victory-somnium": records.victory_somnium,
    "victory-leviathan": records.victory_leviathan,
    "story": records.story,
    "rules": reading.rules,
    "rules-search": reading.rules_search,
    "lesson": reading.lesson,
    "lesson-curtain": reading.lesson_curtain,
    "lesson-two": reading.second_lesson,
    "load": records.load,
    "load-empty": records.load_empty,
    "replay": records.replay,
    "statistics": records.statistics,
    "statistics-first": records.statistics_first,
    "statistics-empty": records.statistics_empty,
}
FROM_POSITION: Final = frozenset({"company", "since-last-turn", "table", "table-two", "menu", "victory"})


def set_up(name: str, show: Show) -> None:
    """Put a screen of `SCREENS` on the stack, the same one every time. Raises DataError and ShowcaseError."""
    from game.titles.wiraqocha.board.mod_pictures import lent_pictures

    random.seed(SEED)
    look = show.stack.scale.look
    show.stack.set_look(replace(look, lent=lent_pictures(show.content.mods, look.palette)))
    SCREENS[name](replace(show, words=words_with(show.words, show.content.mods)))
