"""The form of a game in which there is nothing to choose but who plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.core.contract import PlainSetup
from game.core.registry import title
from game.core.seat_colours import TitleEmblems
from game.kit.forms.lines import FormLine, Lines, Units
from game.kit.forms.setup_form import ROW, SetupForm, Sheet, TitleForms

if TYPE_CHECKING:
    from pygame import Rect, Surface

    from game.base.i18n.words import Words
    from game.core.contract import GameData
    from game.kit.forms.choices import Choices
    from game.kit.forms.seat_choice import SeatChoice
    from game.ui.scale import Scale


@dataclass
class PlainOptions:
    """See `SetupOptions`: none."""

    title: str

    def setup(self, seats: Sequence[SeatChoice], seed: int) -> PlainSetup:
        """See `SetupOptions.setup`."""
        return PlainSetup(self.title, tuple(seat.colour for seat in seats), seed)


def plain_forms(words: Words, data: GameData) -> TitleForms[PlainOptions]:
    """The forms of the title of these data: its name stands for its place, its subtitle for its goal."""
    played = title(data.title)
    emblems = played.part(TitleEmblems).of_colours
    return TitleForms(
        words,
        played.bots,
        emblems,
        tuple(emblems)[: played.seats.stop - 1],
        counts=played.seats,
        options=lambda count: PlainOptions(data.title),
        goal=lambda choices: words("title.subtitle"),
        place=words("title.name"),
        draw_place=_draw_plain,
        sheets=_sheets,
    )


def _draw_plain(surface: Surface, choices: Choices[Any], area: Rect, scale: Scale) -> None:
    surface.fill(scale.look.palette.mahogany, area)


def _sheets(form: SetupForm[PlainOptions]) -> Sequence[Sheet]:
    """Who plays, and the seed."""
    rest = Lines(
        FormLine(1, [form.preview]),
        FormLine(Units(30), [form.goal_label]),
        FormLine(Units(58), [form.goal]),
        FormLine(Units(ROW), [form.mods_button]),
        FormLine(Units(30), [form.seed_label]),
        FormLine(Units(ROW), [form.seed, form.reseed], [1, 0.8]),
    )
    return Sheet(form.words("plain.players"), 1.4, form.players), Sheet(form.title.place, 1, rest)
