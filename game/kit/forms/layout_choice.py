"""On which layout to play: a few stand side by side, more of them take turns on a button."""

from collections.abc import Callable, Sequence

from game.base.i18n.words import Words
from game.ui.buttons import Button
from game.ui.selectors import SegmentedControl

_SIDE_BY_SIDE = 3  # layouts that stand beside each other


def choice_name(words: Words, key: str, name: str) -> str:
    """The words for a layout or variant; one that has none is called by its name in the data."""
    return words(f"{key}.{name}") if words.has(f"{key}.{name}") else name


class LayoutChoice:
    """The layouts of these names and the widget that chooses one; `take` is called with its name."""

    def __init__(
        self, words: Words, names: Sequence[str], chosen: str, take: Callable[[str], None], next_tip: str
    ) -> None:
        """`next_tip` is said of the button on which they take turns."""
        self.words = words
        self.names = names
        self.index = names.index(chosen)
        self._take = take
        self.widget: SegmentedControl | Button
        if len(self.names) > _SIDE_BY_SIDE:
            self.widget = Button(self._label(), self._next, style="paper", tooltip=next_tip)
        else:
            options = [choice_name(words, "menu.layout", name) for name in self.names]
            self.widget = SegmentedControl(options, self.index, lambda index: take(names[index]))

    def show(self, name: str) -> None:
        """Show the layout of that name as the one chosen."""
        index = self.index = self.names.index(name)
        if isinstance(self.widget, SegmentedControl):
            self.widget.show(index)
        else:
            self.widget.label = self._label()

    def _label(self) -> str:
        name = choice_name(self.words, "menu.layout", self.names[self.index])
        return self.words("mods.layout", name=name, place=self.index + 1, count=len(self.names))

    def _next(self) -> None:
        self._take(self.names[(self.index + 1) % len(self.names)])
