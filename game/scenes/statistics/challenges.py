"""The challenges of a title, side by side: how often each was taken, and how often won."""

from collections.abc import Mapping, Sequence

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.statistics.challenges import ChallengeRecord
from game.ui.scale import Scale, columns, rows
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role


def draw_challenges(
    surface: Surface,
    area: Rect,
    scale: Scale,
    words: Words,
    names: Sequence[str],
    records: Mapping[str, ChallengeRecord],
) -> None:
    """Draw a column for each challenge of a title."""
    for name, cell in zip(names, columns(area, [1] * len(names), scale.px(16)), strict=True):
        title, figures = rows(cell, [1, 1])
        record = records.get(name, ChallengeRecord())
        label = words(f"challenge.{name}.title")
        draw_text(surface, label, TextStyle(Role.NAME, "ink", "centre", size=21), scale, title)
        said = words("statistics.challenge", won=record.won, tries=record.tries)
        if not record.tries:
            said = words("statistics.challenge_untried")
        draw_text(surface, said, TextStyle(Role.BODY, "ink", "centre", size=19), scale, figures)
