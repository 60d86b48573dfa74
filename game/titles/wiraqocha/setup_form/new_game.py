"""What can be chosen before a game of Wiraqocha: who plays, on which valley, by which variants, from which seed."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.seat_colours import EMBLEM_OF_COLOUR
from game.kit.forms.choices import Choices
from game.kit.forms.house_rules import HouseRulesDialog, house_rules_label
from game.kit.forms.layout_choice import LayoutChoice
from game.kit.forms.lines import FormLine, Lines, Units
from game.kit.forms.notes import note
from game.kit.forms.setup_form import ROW, SetupForm, Sheet, TitleForms
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.game import victory_of
from game.titles.wiraqocha.rules.setup import RANDOM_LAYOUT, Setup, new_game, seats_fit
from game.titles.wiraqocha.setup_form.options import Options, first_layout
from game.titles.wiraqocha.setup_form.valley_key import draw_valley_and_key
from game.titles.wiraqocha.setup_form.variants import HIGH, VariantSwitches, note_of
from game.ui.buttons import Button
from game.ui.scale import Scale

_LINE, _NOTE, _GOAL = Units(30), Units(58), Units(96)


def title_forms(words: Words, content: ValleyData) -> TitleForms[Options]:
    """The forms of a game with this content."""

    def goal(choices: Choices[Options]) -> str:
        """What wins, in words."""
        goal = victory_of(content, choices.options.layout, choices.count)
        return words(
            "menu.goal",
            relics=goal.relics,
            crystals=goal.crystals,
            cubes=goal.leviathan.resources,
            count=goal.leviathan.somnium,
        )

    def draw(surface: Surface, choices: Choices[Options], area: Rect, scale: Scale) -> None:
        setup = choices.setup()
        assert isinstance(setup, Setup)
        draw_valley_and_key(surface, words, new_game(content, setup).game, scale, area)

    def sheets(form: SetupForm[Options]) -> Sequence[Sheet]:
        return (
            Sheet(words("menu.expeditions"), 0.96, form.players),
            RulesSheet(content, form),
            Sheet(form.title.place, 1.22, form.preview),
        )

    return TitleForms(
        words,
        BOTS,
        EMBLEM_OF_COLOUR,
        content.colours,
        counts=[count for count in sorted(content.victory) if count <= len(content.colours)],
        options=lambda count: Options.at_first(content, count),
        goal=goal,
        place=words("menu.valley"),
        draw_place=draw,
        sheets=sheets,
    )


class RulesSheet(Sheet):
    """The sheet on which the valley, its variants and house rules are chosen."""

    def __init__(self, content: ValleyData, form: SetupForm[Options]) -> None:
        words = self._words = form.words
        self.content, self._form, self.options = content, form, form.choices.options
        self.options.fit(content)
        self.layouts = [*content.layouts, RANDOM_LAYOUT]
        self._layout_choice = LayoutChoice(
            words, self.layouts, self.options.layout, self._set_layout, words("mods.next_layout")
        )
        self.valley = self._layout_choice.widget
        self._valley_note = note("")
        self._variants = VariantSwitches(words, content, form.choices, form.refresh)
        self.variants = self._variants.switches
        self.rules = Button("", self._open_house_rules, style="paper", tooltip=words("menu.house_rules_tip"))
        lines = Lines(
            FormLine(Units(ROW), [self.valley]),
            FormLine(_NOTE, [self._valley_note]),
            FormLine(Units(HIGH), [self._variants]),
            FormLine(Units(ROW), [self.rules, form.mods_button], [1.5, 1]),
            FormLine(1),
            FormLine(_LINE, [form.goal_label]),
            FormLine(_GOAL, [form.goal]),
            FormLine(1),
            FormLine(_LINE, [form.seed_label]),
            FormLine(Units(ROW), [form.seed, form.reseed], [1, 0.8]),
            FormLine(_NOTE, [note(words("menu.seed_note"))]),
        )
        super().__init__(words("menu.rules_of_game"), 0.92, lines)

    def _set_layout(self, name: str) -> None:
        """Take a layout, and a number of players that it has room for."""
        self.options.layout, choices = name, self._form.choices
        fitting = [count for count in self._form.title.counts if seats_fit(self.content, name, count)]
        if choices.count not in fitting:
            choices.count = fitting[0]
        self._form.refresh()

    def refresh(self) -> None:
        """Show what the form holds; so many players may need another layout."""
        options, count = self.options, self._form.choices.count
        if not seats_fit(self.content, options.layout, count):
            options.layout = first_layout(self.content, count)
        self._layout_choice.show(options.layout)
        self._valley_note.text = note_of(self._words, "menu.layout_note", options.layout)
        self._variants.refresh()
        self._show_house_rules()

    def _open_house_rules(self) -> None:
        chosen = self.options.house_rules.chosen
        self._form.stack.push(HouseRulesDialog(self._words, chosen, self._show_house_rules))

    def _show_house_rules(self) -> None:
        self.rules.label = house_rules_label(self._words, self.options.house_rules)
