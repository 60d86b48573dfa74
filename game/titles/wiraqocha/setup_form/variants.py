"""The variants of a valley: switches, each with what it means."""

from collections.abc import Callable

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.kit.forms.choices import Choices
from game.kit.forms.layout_choice import choice_name
from game.kit.forms.notes import Noted, NotedColumns, note
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.setup import variant_matters
from game.titles.wiraqocha.setup_form.options import Options
from game.ui.labels import Label
from game.ui.scale import Scale, grid
from game.ui.toggle import Toggle
from game.ui.widget import Widget

_TICK = 38  # height of a box to tick
_NOTE = 58
_NOTED = 3  # variants that have room for their notes
HIGH = _NOTED * (_TICK + _NOTE + 2 * 8) - 8


def note_of(words: Words, key: str, name: str) -> str:
    """What is said of a layout or variant; nothing of one that has no words."""
    return words(f"{key}.{name}") if words.has(f"{key}.{name}") else ""


class VariantSwitches:
    """A `Part` of the form. A few variants have their notes below them; where mods bring more, they stand in two
    columns.
    """

    def __init__(
        self, words: Words, content: ValleyData, choices: Choices[Options], on_change: Callable[[], None]
    ) -> None:
        self._content, self._choices, self._on_change = content, choices, on_change
        self.switches: dict[str, Toggle] = {}
        self._notes: list[Label] = []
        noted = len(content.variants) <= _NOTED
        for name in content.variants:
            switch = Toggle(choice_name(words, "menu.variant", name), False, self._setter(name))
            said = note(note_of(words, "menu.variant_note", name))
            switch.why_not = words("mods.no_place")
            said.visible, switch.tooltip = noted, "" if noted else said.text
            self.switches[name] = switch
            self._notes.append(said)

    @property
    def widgets(self) -> list[Widget]:
        """See `Part.widgets`."""
        return [*self.switches.values(), *self._notes]

    def _setter(self, name: str) -> Callable[[bool], None]:
        def change(value: bool) -> None:
            self._choices.options.switched[name] = value
            self._on_change()

        return change

    def refresh(self) -> None:
        """Show which are on; a variant that would change nothing in the valley cannot be chosen."""
        options = self._choices.options
        for name, switch in self.switches.items():
            switch.enabled = variant_matters(self._content, options.layout, name)
            if not switch.enabled:
                options.switched[name] = False
            switch.value = name in options.variants(self._choices.count)
            switch.changed = True

    def place(self, area: Rect, scale: Scale) -> None:
        """See `Part.place`."""
        px = scale.px
        if len(self.switches) > _NOTED:
            down = -(-len(self.switches) // 2)
            for switch, place in zip(self.switches.values(), grid(area, 2, down, px(8)), strict=False):
                switch.place(Rect(place.x, place.y, place.width, min(place.height, px(_TICK))), scale)
            return
        pairs = zip(self.switches.values(), self._notes, strict=True)
        NotedColumns([Noted(switch, said) for switch, said in pairs]).place(area, scale)

    def paint(self, surface: Surface) -> None:
        """See `Part.paint`: nothing lies under the switches."""
