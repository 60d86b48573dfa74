"""The form before a card race: who plays, whether the last seat is ahead, and for each seat its lucky number."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.match import Match
from game.kit.forms.choices import Choices
from game.kit.forms.lines import FormLine, Lines, Units
from game.kit.forms.seat_choice import SeatChoice, SeatColumn
from game.kit.forms.setup_form import ROW, SetupForm, Sheet, TitleForms
from game.ui.scale import Scale
from game.ui.toggle import Toggle

from .bots import BOTS
from .data import RaceData
from .emblems import EMBLEMS
from .setups import COLOURS, LUCKY_NUMBERS, RaceSetup

LUCKY: Final = "lucky"


@dataclass
class RaceOptions:
    """See `SetupOptions`: the switch."""

    ahead: bool = False

    def setup(self, seats: Sequence[SeatChoice], seed: int) -> RaceSetup:
        colours, lucky = zip(*((seat.colour, int(seat.own[LUCKY])) for seat in seats), strict=True)
        return RaceSetup(colours, seed, self.ahead, lucky)


def title_forms(words: Words, data: RaceData) -> TitleForms[RaceOptions]:
    """The forms of a race with these data."""
    numbers = [str(number) for number in LUCKY_NUMBERS]
    labels = [words("race.lucky", number=number) for number in numbers]

    def draw(surface: Surface, choices: Choices[RaceOptions], area: Rect, scale: Scale) -> None:
        surface.fill(scale.look.palette.rule, area)

    return TitleForms(
        words,
        BOTS,
        EMBLEMS,
        COLOURS[: data.players],
        counts=range(2, data.players + 1),
        options=lambda count: RaceOptions(),
        goal=lambda choices: words("menu.goal"),
        place=words("race.form"),
        draw_place=draw,
        sheets=sheets,
        columns=[SeatColumn(LUCKY, numbers, labels, words("race.lucky_tip"), distinct=True)],
    )


def sheets(form: SetupForm[RaceOptions]) -> Sequence[Sheet]:
    """The racers, and all else that can be chosen."""
    words, options = form.words, form.choices.options

    def set_ahead(value: bool) -> None:
        options.ahead = value

    rest = Lines(
        FormLine(1, [form.preview]),
        FormLine(Units(30), [form.goal_label]),
        FormLine(Units(58), [form.goal]),
        FormLine(Units(ROW), [Toggle(words("race.ahead"), options.ahead, set_ahead)]),
        FormLine(Units(ROW), [form.mods_button]),
        FormLine(Units(30), [form.seed_label]),
        FormLine(Units(ROW), [form.seed, form.reseed], [1, 0.8]),
    )
    return Sheet(words("story.players"), 1.4, form.players), Sheet(form.title.place, 1, rest)


def race_of(words: Words, data: RaceData, bots: Sequence[str], seed: int) -> Match:
    """A race of these computer players, as if the form had been filled in."""
    choices = title_forms(words, data).choices()
    choices.count, choices.seed = len(bots), str(seed)
    for seat, bot in zip(choices.seats, bots, strict=False):
        seat.bot = bot
    return choices.match(EMBLEMS)
