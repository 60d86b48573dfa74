"""Which valley to play on: a few layouts stand side by side, more of them take turns on a button."""

from collections.abc import Callable

from game.base.i18n.words import Words
from game.titles.wiraqocha.content.definitions import GameData
from game.titles.wiraqocha.rules.setup import RANDOM_LAYOUT
from game.ui.buttons import Button
from game.ui.selectors import SegmentedControl

_SIDE_BY_SIDE = 3  # layouts that stand beside each other


def choice_name(words: Words, key: str, name: str) -> str:
    """The words for a layout or variant; one that has none is called by its name in the data."""
    return words(f"{key}.{name}") if words.has(f"{key}.{name}") else name


class LayoutChoice:
    """The layouts of a content and the widget that chooses one; `take` is called with its number."""

    def __init__(self, words: Words, content: GameData, chosen: str, take: Callable[[int], None]) -> None:
        self.words = words
        self.names = [*content.layouts, RANDOM_LAYOUT]
        self.index = self.names.index(chosen)
        self._take = take
        self.widget: SegmentedControl | Button
        if len(self.names) > _SIDE_BY_SIDE:
            self.widget = Button(self._label(), self._next, style="paper", tooltip=words("mods.next_layout"))
        else:
            options = [choice_name(words, "menu.layout", name) for name in self.names]
            self.widget = SegmentedControl(options, self.index, take)

    def show(self, index: int) -> None:
        """Show the layout with that number as the one chosen."""
        self.index = index
        if isinstance(self.widget, SegmentedControl):
            self.widget.show(index)
        else:
            self.widget.label = self._label()

    def _label(self) -> str:
        name = choice_name(self.words, "menu.layout", self.names[self.index])
        return self.words("mods.layout", name=name, place=self.index + 1, count=len(self.names))

    def _next(self) -> None:
        self._take((self.index + 1) % len(self.names))
