"""What can be chosen before a game of Machu Picchu: the players, a house rule and the seed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.kit.forms.choices import Choices
from game.kit.forms.lines import FormLine, Lines, Units
from game.kit.forms.rule_choices import RuleChoices
from game.kit.forms.seat_choice import SeatChoice
from game.kit.forms.setup_form import ROW, SetupForm, Sheet, TitleForms
from game.titles.machu_picchu.board.city.city_sketch import draw_city_sketch
from game.titles.machu_picchu.board.emblems import EMBLEMS
from game.titles.machu_picchu.bots.title_bots import BOTS
from game.titles.machu_picchu.content.definitions import COLOURS, CityData, GoldRank
from game.titles.machu_picchu.rules.house_rules import HouseRules
from game.titles.machu_picchu.rules.setup import Setup
from game.titles.machu_picchu.rules.state import State
from game.ui.scale import Scale
from game.ui.toggle import Toggle


@dataclass
class Options:
    """See `SetupOptions`."""

    house_rules: RuleChoices

    def setup(self, seats: Sequence[SeatChoice], seed: int) -> Setup:
        return Setup(tuple(seat.colour for seat in seats), seed, HouseRules(**self.house_rules.chosen))


VALUES: Final[Mapping[str, Sequence[GoldRank]]] = {"gold_rank": (GoldRank.SKIP, GoldRank.DENSE)}
"""Those of the house rule, first what ticks it."""


def rules_in_force(state: State) -> RuleChoices:
    """The house rule of a game."""
    game = state.game
    return RuleChoices({"gold_rank": game.content.gold_rank}, {"gold_rank": game.house_rules.gold_rank})


def title_forms(words: Words, data: CityData) -> TitleForms[Options]:
    """The forms of a game with these data."""
    standard = {"gold_rank": data.gold_rank}

    def draw(surface: Surface, choices: Choices[Options], area: Rect, scale: Scale) -> None:
        draw_city_sketch(surface, None, (), area, scale)

    return TitleForms(
        words,
        BOTS,
        EMBLEMS,
        COLOURS,
        counts=range(2, len(COLOURS) + 1),
        options=lambda count: Options(RuleChoices(standard)),
        goal=lambda choices: words("menu.goal"),
        place=words("menu.city"),
        draw_place=draw,
        sheets=lambda form: sheets(form, standard),
    )


def sheets(form: SetupForm[Options], standard: Mapping[str, GoldRank]) -> Sequence[Sheet]:
    """The princes, and the city with all else that can be chosen."""
    words, rules = form.words, form.choices.options.house_rules
    rules.fit(standard)

    def set_rule(value: bool) -> None:
        rules.chosen["gold_rank"] = GoldRank.SKIP if value else GoldRank.DENSE

    skip = Toggle(words("menu.house_rule.gold_rank"), rules.chosen["gold_rank"] is GoldRank.SKIP, set_rule)
    skip.tooltip = words("menu.house_rule_note.gold_rank")
    city = Lines(
        FormLine(1, [form.preview]),
        FormLine(Units(30), [form.goal_label]),
        FormLine(Units(84), [form.goal]),
        FormLine(Units(ROW), [skip, form.mods_button], [2.4, 1]),
        FormLine(Units(ROW), [form.seed_label, form.seed, form.reseed], [Units(110), 1, 0.8]),
    )
    return Sheet(words("menu.princes"), 1, form.players), Sheet(form.title.place, 1.25, city)
