"""A plain form before a card race: how many play, who, and whether the last seat is ahead."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.match import Match, Seat
from game.core.seat_colours import emblem_of
from game.kit.data.mods.choice import ModChoice
from game.kit.forms.mods_dialog import ModsDialog
from game.kit.forms.seeds import fresh_seed
from game.ui.buttons import Button
from game.ui.page import PageScene, draw_headed_panel
from game.ui.scale import Scale, inset, rows
from game.ui.selectors import Stepper
from game.ui.toggle import Toggle

from .emblems import EMBLEMS
from .title import COLOURS, RaceSetup


@dataclass
class Choices:
    """The form as it is filled in: who sits at each seat (empty: a person), and the switch."""

    bots: list[str] = field(default_factory=lambda: ["", "thrifty", "random"])
    ahead: bool = False
    seed: int = field(default_factory=fresh_seed)

    def match(self, words: Words) -> Match:
        """The game that the choices begin."""
        colours = COLOURS[: len(self.bots)]
        seats = tuple(
            Seat(words(f"race.names.{number}"), emblem_of(colour, colours, EMBLEMS), bot)
            for number, (colour, bot) in enumerate(zip(colours, self.bots, strict=True), 1)
        )
        return Match(RaceSetup(colours, self.seed, self.ahead), seats)


class RaceForm(PageScene):
    """The quick start, and with `mods` the whole form; `more` opens it anew as it is filled in."""

    def __init__(
        self,
        words: Words,
        choices: Choices,
        begin: Callable[[Match], None],
        back: Callable[[], None],
        more: Callable[[Choices], None] | None = None,
        mods: ModChoice | None = None,
    ) -> None:
        super().__init__()
        self.words = words
        self.choices = choices
        counts = range(2, len(COLOURS) + 1)
        self.count = Stepper(
            [words("race.players", count=count) for count in counts],
            len(choices.bots) - 2,
            lambda index: self._seat(counts[index]),
        )
        self.ahead = Toggle(words("race.ahead"), choices.ahead, self._set_ahead)
        self.begin = Button(words("race.begin"), lambda: begin(choices.match(words)), key=pygame.K_RETURN)
        self.more = Button(words("race.more"), lambda: more(choices) if more else None, key=pygame.K_m)
        self.more.visible = more is not None
        self.mods = Button(words("mods.title"), partial(self._choose, mods))
        self.mods.visible = mods is not None
        self.back = Button(words("menu.back"), back, key=pygame.K_ESCAPE)
        self.ui.add(self.count, self.ahead, self.begin, self.more, self.mods, self.back)
        self._sheet = Rect(0, 0, 0, 0)

    def _seat(self, count: int) -> None:
        self.choices.bots = [*self.choices.bots, "random", "thrifty", "random"][:count]

    def _choose(self, mods: ModChoice | None) -> None:
        if mods is not None:
            self.stack.push(ModsDialog(self.words, mods, lambda chosen: mods.change(chosen, self.choices)))

    def _set_ahead(self, value: bool) -> None:
        self.choices.ahead = value

    def layout(self, scale: Scale) -> None:
        self._sheet = scale.centred(800, 700)
        widgets = (self.count, self.ahead, self.begin, self.more, self.mods, self.back)
        area = inset(self._sheet, scale.px(80), scale.px(100))
        for widget, place in zip(widgets, rows(area, [1] * len(widgets), scale.px(30)), strict=True):
            widget.place(place, scale)

    def paint_still(self, surface: Surface) -> None:
        draw_headed_panel(surface, self._sheet, self.scale, self.words("race.form"))
