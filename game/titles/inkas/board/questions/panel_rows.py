"""How high the answers of a panel are that lie below each other."""

from collections.abc import Sequence

from pygame import Rect

from game.ui.buttons import Button
from game.ui.scale import Scale


def place_rows(buttons: Sequence[Button], rows: Sequence[Rect], least: int, most: int, scale: Scale) -> None:
    """Lay them in rows of one height. Where these are low, those with few words give of theirs, down to `least` pixels,
    to those whose key has no room beside their words, up to `most`.
    """
    for button, row in zip(buttons, rows, strict=True):
        button.place(row, scale)
    needy = [button for button in buttons if button.hint and not button.shows_key]
    others = len(buttons) - len(needy)
    if not needy or not others:
        return
    spare = sum(max(0, button.rect.height - least) for button in buttons if button not in needy)
    more = min(spare // len(needy), max(0, most - needy[0].rect.height))
    less = -(-more * len(needy) // others)
    y, gap = rows[0].y, rows[1].y - rows[0].bottom
    for button in buttons:
        row = button.rect.copy()
        row.y, row.height = y, row.height + (more if button in needy else -less)
        button.place(row, scale)
        y = row.bottom + gap
