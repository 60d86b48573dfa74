"""What can be chosen before a quest: the players with their ayllus, who has which suyu, and the seed."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.kit.forms.choices import Choices
from game.kit.forms.lines import FormLine, Lines, Units
from game.kit.forms.seat_choice import SeatChoice
from game.kit.forms.setup_form import ROW, SetupForm, Sheet, TitleForms
from game.titles.inkas.board.emblems import AYLLU_OF, COLOURS, EMBLEMS
from game.titles.inkas.board.ring.ring_sketch import draw_ring_sketch
from game.titles.inkas.bots.title_bots import BOTS
from game.titles.inkas.content.definitions import SUYUS, InkasData
from game.titles.inkas.rules.setup import Setup
from game.ui.scale import Scale
from game.ui.toggle import Toggle


@dataclass
class Options:
    """See `SetupOptions`. `agreed`: each colour is an ayllu, and suyus go round the board in the order of the seats;
    else ayllus and suyus are chosen in the quest, in the order of a roll.
    """

    agreed: bool = True

    def setup(self, seats: Sequence[SeatChoice], seed: int) -> Setup:
        colours = tuple(seat.colour for seat in seats)
        if not self.agreed:
            return Setup(colours, seed)
        places = (SUYUS[0], SUYUS[2]) if len(seats) == 2 else SUYUS  # two begin on opposite sides
        ayllus = [AYLLU_OF[colour].value for colour in colours]
        return Setup(colours, seed, tuple(zip(ayllus, places, strict=False)))


def title_forms(words: Words, data: InkasData) -> TitleForms[Options]:
    """The forms of a quest with these data."""

    def draw(surface: Surface, choices: Choices[Options], area: Rect, scale: Scale) -> None:
        draw_ring_sketch(surface, None, (), area, scale)

    return TitleForms(
        words,
        BOTS,
        EMBLEMS,
        COLOURS,
        counts=range(2, len(COLOURS) + 1),
        options=lambda count: Options(),
        goal=lambda choices: words("menu.goal"),
        place=words("menu.land"),
        draw_place=draw,
        sheets=sheets,
    )


def sheets(form: SetupForm[Options]) -> Sequence[Sheet]:
    """The players, and the board with all else that can be chosen."""
    words, options = form.words, form.choices.options

    def set_chosen(value: bool) -> None:
        options.agreed = not value

    choose = Toggle(words("menu.choose_ayllus"), not options.agreed, set_chosen)
    choose.tooltip = words("menu.choose_ayllus_note")
    land = Lines(
        FormLine(1, [form.preview]),
        FormLine(Units(30), [form.goal_label]),
        FormLine(Units(84), [form.goal]),
        FormLine(Units(ROW), [choose, form.mods_button], [2.4, 1]),
        FormLine(Units(ROW), [form.seed_label, form.seed, form.reseed], [Units(110), 1, 0.8]),
    )
    return Sheet(words("menu.apus"), 1, form.players), Sheet(form.title.place, 1.25, land)
