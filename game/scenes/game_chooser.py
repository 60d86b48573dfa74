"""The choice between several titles, by their covers."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.contract import AnyTitle
from game.scenes.title_art import Cover
from game.ui.dialogs import Chooser, Option
from game.ui.look import Look
from game.ui.scale import inset
from game.ui.widget import nothing

_COVER: Final = (448.0, 216.0)  # in design units, with the area beside it
_BESIDE: Final = 32  # for the number of the key that chooses it


class GameChooser(Chooser[str]):
    """A card for each title with its cover, its name and what it is; `choose` is called with the name of one."""

    def __init__(
        self,
        words: Words,
        words_of: Callable[[str], Words],
        titles: Sequence[AnyTitle],
        current: str,
        choose: Callable[[str], None],
    ) -> None:
        """`words_of` gives the words of a title by its name; the keys are at the `current` one first."""

        def option(title: AnyTitle) -> Option[str]:
            said = words_of(title.name)

            def draw(surface: Surface, look: Look, area: Rect) -> None:
                title.part(Cover).draw(surface, inset(area, self.scale.px(_BESIDE), 0), self.scale)

            return Option(title.name, said("title.name"), said("title.subtitle"), draw)

        super().__init__(
            words("menu.which_game"),
            [option(title) for title in titles],
            choose,
            nothing,
            way_out=(words("menu.back"), words("menu.key_back")),
            picture_size=_COVER,
        )
        self._list.number = next((n for n, title in enumerate(titles) if title.name == current), 0)
