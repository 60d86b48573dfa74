"""What can be chosen before a quest: the players with their ayllus and suyus, house rules, mods and the seed."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.seat_colours import emblem_of
from game.kit.forms.choices import Choices
from game.kit.forms.house_rules import HouseRulesDialog, house_rules_label
from game.kit.forms.lines import FormLine, Lines, Units
from game.kit.forms.notes import note
from game.kit.forms.rule_choices import RuleChoices
from game.kit.forms.seat_choice import SeatChoice, SeatColumn
from game.kit.forms.seeds import fresh_seed
from game.kit.forms.setup_form import ROW, SetupForm, Sheet, TitleForms
from game.titles.inkas.board.emblems import AYLLU_OF, COLOURS, EMBLEMS
from game.titles.inkas.board.pieces.art import draw_high
from game.titles.inkas.board.ring.ring_sketch import draw_ring_sketch
from game.titles.inkas.bots.title_bots import BOTS
from game.titles.inkas.content.definitions import PLAYABLE, SUYUS, Ayllu, Mode, Nation
from game.titles.inkas.content.house_rules import HouseRules
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.content.led_table import NamingDie
from game.titles.inkas.content.quest_variants import QuestVariant
from game.titles.inkas.rules.setup import OFFERED, Setup
from game.titles.inkas.rules.state import State
from game.titles.inkas.setup_form.choosing_order import SUYU, Throw, choose_freely, choose_in_order, thrown
from game.titles.inkas.setup_form.modes import (
    ModeChoices,
    Sides,
    mode_choice,
    read_way,
    standard_rules,
    written_way,
)
from game.titles.inkas.setup_form.partners import PartnersOpposite
from game.titles.inkas.setup_form.solo_seats import propose_solo, seat_led
from game.ui.buttons import Button
from game.ui.scale import Scale, columns
from game.ui.selectors import SegmentedControl
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_FACE = 46  # height of a face of the die
_NOTE = 50  # height of the line on a mode
_FACES = 3  # of a seat that have their full size; more of them are smaller
_NAMES = {Sides.ALONE: "menu.alone", Sides.ALLIANCE: "mode.alliance", Sides.SOLO: "chapter.solo"}
_SIDES = tuple(Sides)  # as they lie side by side
_OPPOSITE = (SUYUS[0], SUYUS[2], SUYUS[1], SUYUS[3])  # two begin on opposite sides


@dataclass
class Options:
    """See `SetupOptions`. `rolled`: ayllus and suyus are chosen in the order of rolls, else freely."""

    modes: ModeChoices
    partners: PartnersOpposite
    rolled: bool = True

    @property
    def house_rules(self) -> RuleChoices:
        """Those of the mode."""
        return self.modes.house_rules

    def throw(self, choices: "Choices[Options]") -> Throw:
        """What all have rolled; at first the seed decides it, with which the form opens."""
        if choices.dice is None:
            choices.dice = int(choices.seed or "0")
        return thrown(choices.dice, choices.count)

    def setup(self, seats: Sequence[SeatChoice], seed: int) -> Setup:
        """In the order of turns, so that a seat keeps its number; in Solo the first of the form is the person's."""
        person = seats[0].colour
        seats = sorted(seats, key=lambda seat: SUYUS.index(seat.own[SUYU]))
        players = tuple((AYLLU_OF[seat.colour].value, seat.own[SUYU]) for seat in seats)
        colours = tuple(seat.colour for seat in seats)
        mode, rules = self.modes.variant.mode, HouseRules(**self.house_rules.chosen)
        at_table = mode is not Mode.FAMILY
        solo = AYLLU_OF[person].value if self.modes.variant.solo else ""
        made = Setup(
            colours, seed, players, rules, mode, self.modes.variant.alliance, at_table, self.modes.quest
        )
        return replace(made, solo=solo)


def _draw_rolls(
    words: Words,
    nations: Mapping[Ayllu, Nation],
    choices: Choices[Options],
    number: int,
    surface: Surface,
    area: Rect,
    scale: Scale,
) -> None:
    """Draw what a seat has rolled, and when it chooses; in an Alliance its nation."""
    seat = choices.seats[number]
    if choices.options.modes.variant.alliance:
        nation, area = columns(area, [scale.fixed(_FACE), 1], scale.px(10))
        draw_high(
            surface, scale.look, f"nation.{nations[AYLLU_OF[seat.colour]]}", nation.center, scale.px(_FACE)
        )
    if not seat.rank:
        return
    key = "last" if seat.rank == choices.count else seat.rank
    faces = choices.options.throw(choices).faces[number]
    side = scale.px(_FACE * min(1, _FACES / len(faces)))
    dice, beside = columns(area, [scale.fixed(_FACE * min(_FACES, len(faces))), 1], scale.px(10))
    for at, face in enumerate(faces):
        centre = (dice.x + side * (at + 0.5), dice.centery)
        draw_high(surface, scale.look, f"face.{face}", centre, side * 0.9)
    style = TextStyle(Role.ASIDE, "ink", wrapped=True)
    draw_text(surface, words(f"menu.chooses.{key}"), style, scale, beside)


def title_forms(words: Words, data: InkasData) -> TitleForms[Options]:
    """The forms of a quest with these data."""
    labels = [words(f"suyu.{suyu}") for suyu in SUYUS]
    suyu = SeatColumn(SUYU, SUYUS, labels, words("menu.suyu_tip"), distinct=True, first={2: _OPPOSITE})

    def draw(surface: Surface, choices: Choices[Options], area: Rect, scale: Scale) -> None:
        colours = [seat.colour for seat in choices.seats]
        playing = choices.seats[: choices.count]
        homes = {seat.own[SUYU]: emblem_of(seat.colour, colours, EMBLEMS) for seat in playing}
        allied = choices.options.modes.variant.alliance
        sides = {seat.own[SUYU]: data.nations[AYLLU_OF[seat.colour]] for seat in (playing if allied else ())}
        draw_ring_sketch(surface, None, (), area, scale, homes=homes, sides=sides)

    def settle(choices: Choices[Options]) -> None:
        options = choices.options
        if choices.count < len(PLAYABLE):
            options.modes.take(replace(options.modes.variant, alliance=False))
        if options.modes.variant.solo:
            choose_freely(choices.seats)
        elif options.rolled:
            choose_in_order(choices.seats, options.throw(choices), suyu)
        else:
            choose_freely(choices.seats)
        if options.modes.variant.alliance:
            options.partners.settle(choices.seats, suyu)
        else:
            options.partners.part(choices.seats)
        seat_led(words, choices.seats, solo=options.modes.variant.solo)

    return TitleForms(
        words,
        BOTS,
        EMBLEMS,
        COLOURS,
        counts=range(2, len(COLOURS) + 1),
        options=lambda count: Options(ModeChoices(data.house_rules), PartnersOpposite(data.nations)),
        goal=lambda choices: _goal(words, data, choices.options.modes),
        place=words("menu.land"),
        draw_place=draw,
        sheets=lambda form: sheets(form, data.house_rules),
        columns=[suyu],
        draw_beside=partial(_draw_rolls, words, data.nations),
        settle=settle,
        ways=mode_choice(words),
        take_way=partial(_take_way, suyu, data.nations),
        write_way=lambda options: written_way(options.modes.variant),
        read_way=partial(_read_way, suyu, data.nations),
    )


def _goal(words: Words, data: InkasData, modes: ModeChoices) -> str:
    """What is sought; in Solo also for how long (R-139)."""
    sought = words(f"menu.goal_of.{_aim(modes)}")
    last = data.led.rounds(modes.variant.mode) if data.led and modes.variant.solo else 0
    return f"{sought} {words('menu.solo_rounds', rounds=last)}" if last else sought


def _take_way(
    suyu: SeatColumn, nations: Mapping[Ayllu, Nation], choices: Choices[Options], setup: Setup
) -> bool:
    """Bring choices to the mode and kind of quest of a setup; see `TitleForms`."""
    differs = setup.variant != choices.options.modes.variant
    _take_variant(suyu, nations, choices, setup.variant)
    return differs


def _read_way(
    suyu: SeatColumn, nations: Mapping[Ayllu, Nation], choices: Choices[Options], text: str
) -> None:
    """Bring choices to a way to play that was kept; see `TitleForms`."""
    variant = read_way(text)
    if variant is not None:
        _take_variant(suyu, nations, choices, variant)


def _take_variant(
    suyu: SeatColumn, nations: Mapping[Ayllu, Nation], choices: Choices[Options], variant: QuestVariant
) -> None:
    choices.options.modes.take(variant)
    if variant.alliance:
        choices.count = len(PLAYABLE)
    if variant.solo:
        propose_solo(choices, suyu, nations)


def _aim(modes: ModeChoices) -> str:
    """What is sought, as the word of its text: a goal each, else the founding, which is another one in each mode."""
    return modes.quest.value if modes.variant.alternate else modes.variant.mode.value


def rules_in_force(state: State) -> RuleChoices:
    """The house rules of a quest."""
    game = state.game
    standard = standard_rules(game.content.house_rules, game.variant)
    played = asdict(game.house_rules)
    return RuleChoices(standard, {name: played[name] for name in standard})


class LandSheet(Sheet):
    """The sheet with the board, and with all that can be chosen beside the players."""

    def __init__(self, form: SetupForm[Options]) -> None:
        words, self._ways = form.words, mode_choice(form.words)
        self.form, self._options = form, form.choices.options
        self.mode = SegmentedControl(
            self._ways.labels, self._ways.chosen(self._options), self._set_mode, tooltip=self._ways.tooltip
        )
        self.mode_note = note("")
        self.sides = SegmentedControl([words(_NAMES[sides]) for sides in Sides], 0, self._set_sides)
        dice = [words(f"menu.house_rule_value.wiraqucha.{die}") for die in NamingDie]
        self.die = SegmentedControl(
            [words(f"menu.die.{die}") for die in NamingDie],
            0,
            self._set_die,
            tooltip="\n".join((words("menu.house_rule_note.wiraqucha"), *dice)),
        )
        self.quest = SegmentedControl(
            [words("menu.founding"), words("mode.alternate")],
            int(self._options.modes.variant.alternate),
            self._set_quest,
            tooltip=words("menu.quest_tip"),
        )
        self.quest.why_not = words("menu.quest_why_not")
        self.order = SegmentedControl(
            [words("menu.by_rolls"), words("menu.freely")],
            0 if self._options.rolled else 1,
            self._set_order,
            tooltip=words("menu.order_tip"),
        )
        self.roll = Button(
            words("menu.roll_again"), self._roll, style="paper", tooltip=words("menu.roll_again_tip")
        )
        self.roll.why_not = words("menu.roll_why_not")
        self.rules = Button("", self._open_house_rules, style="paper", tooltip=words("menu.house_rules_tip"))
        lines = Lines(
            FormLine(Units(ROW), [self.mode]),
            FormLine(Units(_NOTE), [self.mode_note]),
            FormLine(Units(ROW), [self.sides, self.quest], [1.3, 1]),
            FormLine(1, [form.preview]),
            FormLine(Units(ROW), [self.order, self.roll, self.die], [2, 1, 3]),
            FormLine(Units(30), [form.goal_label]),
            FormLine(Units(58), [form.goal]),
            FormLine(Units(ROW), [self.rules, form.mods_button], [1.3, 1]),
            FormLine(Units(ROW), [form.seed_label, form.seed, form.reseed], [Units(110), 1, 0.8]),
        )
        super().__init__(form.title.place, 1, lines)

    def _set_mode(self, index: int) -> None:
        self._ways.choose(self._options, index)
        self.form.refresh()

    def _set_sides(self, index: int) -> None:
        modes, sides = self._options.modes, _SIDES[index]
        begins = sides is Sides.SOLO and not modes.variant.solo
        solo = sides is Sides.SOLO
        alternate = modes.variant.alternate and not solo  # nobody pursues a goal alone (I-28.1)
        modes.take(QuestVariant(modes.variant.mode, sides is Sides.ALLIANCE, alternate, solo))
        if begins:
            propose_solo(self.form.choices, self.form.title.columns[0], self._options.partners.nations)
        self.form.refresh()

    def _set_die(self, index: int) -> None:
        self._options.house_rules.chosen["wiraqucha"] = list(NamingDie)[index]
        self.form.refresh()

    def _set_quest(self, index: int) -> None:
        modes = self._options.modes
        modes.take(replace(modes.variant, alternate=bool(index)))
        self.form.refresh()

    def _set_order(self, index: int) -> None:
        self._options.rolled = index == 0
        self.form.refresh()

    def _roll(self) -> None:
        self.form.choices.dice = fresh_seed()
        self.form.refresh()

    def _open_house_rules(self) -> None:
        chosen = self._options.house_rules.chosen
        values = self._options.modes.values
        dialog = HouseRulesDialog(self.form.words, chosen, self.refresh, values)
        self.form.stack.push(dialog)

    def _show_house_rules(self) -> None:
        self.rules.label = house_rules_label(self.form.words, self._options.house_rules)

    def refresh(self) -> None:
        """See `Sheet.refresh`: without rolls nothing is rolled again."""
        self._show_house_rules()
        self._show_modes()
        self._show_sides()
        self.quest.show(int(self._options.modes.variant.alternate))
        self.quest.enabled = not self._options.modes.variant.solo
        self.order.show(0 if self._options.rolled else 1)
        self.roll.enabled = self._options.rolled
        self.order.visible = self.roll.visible = not self._options.modes.variant.solo
        self._show_die()

    def _show_sides(self) -> None:
        """Show who plays with whom, and what that is."""
        words, modes = self.form.words, self._options.modes
        sides = modes.sides
        said = "alternate" if modes.variant.alternate else sides.value
        alone = said == Sides.ALONE
        self.mode_note.text = self._ways.note(self._options) if alone else words(f"menu.mode_note.{said}")
        self.sides.show(_SIDES.index(sides))
        too_few = self.form.choices.count < len(PLAYABLE)
        no_solo = not QuestVariant(modes.variant.mode, solo=True).is_played
        self.sides.bar([*[_SIDES.index(Sides.ALLIANCE)] * too_few, *[_SIDES.index(Sides.SOLO)] * no_solo])
        allied, solo = (
            ("alliance_few" if too_few else "alliance_tip"),
            "solo_why_not" if no_solo else "solo_tip",
        )
        self.sides.tooltip = "\n".join(words(f"menu.{key}") for key in (allied, solo))

    def _show_modes(self) -> None:
        """Show the mode; one that nobody plays alone cannot be taken in Solo (I-27.1)."""
        solo = self._options.modes.variant.solo
        alone = [number for number, mode in enumerate(OFFERED) if not QuestVariant(mode, solo=True).is_played]
        self.mode.show(self._ways.chosen(self._options))
        self.mode.bar(alone if solo else [])
        why = [self.form.words("menu.solo_why_not")] if solo and alone else []
        self.mode.tooltip = "\n".join((self._ways.tooltip, *why))

    def _show_die(self) -> None:
        """Show how the die names in Solo, where alone it does."""
        self.die.visible = self._options.modes.variant.solo
        if self.die.visible:
            self.die.show(list(NamingDie).index(self._options.house_rules.chosen["wiraqucha"]))


def sheets(form: SetupForm[Options], given: HouseRules) -> Sequence[Sheet]:
    """The players, and the board with all else that can be chosen; `given` are the house rules of the data."""
    form.choices.options.modes.fit(given)
    words = form.words
    return Sheet(words("menu.apus"), 1.4, form.players, words("menu.apus_tip")), LandSheet(form)
