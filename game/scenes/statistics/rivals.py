"""The rivals of a title, side by side: games won against each, and what was done to one another."""

from collections.abc import Mapping

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.contract import AnyTitle, Interactions
from game.core.statistics.rival_records import RivalRecord
from game.kit.portraits import draw_portrait, rival_name
from game.ui.scale import Scale, grid, rows
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_NAMED, _LINE = 120, 150  # design units of a rival's column, and of the height of one at least


def rival_lines(title: AnyTitle, width: float) -> int:
    """In how many lines the rivals stand in so many design units, so that their names have room."""
    return 1 if width >= _NAMED * len(title.bots.rivals) else 2


def draw_rivals(
    surface: Surface,
    area: Rect,
    scale: Scale,
    words: Words,
    title: AnyTitle,
    records: Mapping[str, RivalRecord],
) -> None:
    """Draw a column for each rival, with portrait and name above, in one line or in two."""
    rivals = title.bots.rivals
    narrow = rival_lines(title, area.width / scale.factor)
    down = narrow if area.height >= scale.px(_LINE * narrow) else 1
    cells = grid(area, -(-len(rivals) // down), down, scale.px(16))
    for rival, cell in zip(rivals, cells, strict=False):
        portrait, name, won, done = rows(cell, [2, 1, 1, 1])
        radius = min(portrait.width, portrait.height) // 2
        draw_portrait(surface, scale.look, words.title, rival, portrait.center, radius)
        called = rival_name(words, rival)
        draw_text(surface, called, TextStyle(Role.NAME, "ink", "centre", size=19), scale, name)
        record = records.get(rival.name, RivalRecord())
        said = words("statistics.rival_untried")
        if record.games:
            said = words("statistics.rival", won=record.won, games=record.games)
            for kind in title.part(Interactions).kinds[:1]:
                counted = words(f"statistics.interaction.{kind}", mine=record.done, theirs=record.suffered)
                draw_text(
                    surface, counted, TextStyle(Role.SMALL, "faded_ink", "centre", size=16), scale, done
                )
        draw_text(surface, said, TextStyle(Role.STRONG, "ink", "centre", size=19), scale, won)
