"""One seat of a set-up form: who plays, its emblem and colour, and the player's name."""

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect, Surface

from game.base.colour import RGB
from game.base.i18n.words import Words
from game.core.bots.available_bots import known_bot, level_name, temperament_name
from game.core.contract import AnyBots, BotName, Rival
from game.core.seat_colours import EMBLEM_OF_COLOUR, emblem_name, emblem_of
from game.kit.forms.badge_choice import BadgeChoice, next_free
from game.kit.forms.name_field import name_field
from game.kit.forms.seat_choice import (
    SeatChoice,
    SeatColumn,
    Sitter,
    is_kept,
    take_colour,
    take_own,
    take_rival,
)
from game.kit.level_pips import LevelStepper
from game.kit.portraits import draw_portrait, rival_life, rival_name
from game.ui.emblems import draw_rim, draw_seat_badge, draw_seat_bar
from game.ui.panels import draw_panel
from game.ui.scale import Scale, columns, grid, inset, rows
from game.ui.selectors import Stepper
from game.ui.shapes import frame
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.widget import Widget

_SHARES = (1.25, 1)  # of the left and the right half of a row
_OWN = 0.4  # of a row's width beside the rest of it, for two choices that a title has of its own
_BESIDE_PORTRAIT = (2.1, 1)  # the same where a portrait leaves less of it


class FreeStepper(Stepper):
    """A `Stepper` that passes what is `taken`."""

    def __init__(
        self,
        options: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        taken: Callable[[int], bool],
        *,
        tooltip: str = "",
    ) -> None:
        super().__init__(options, index, on_change, tooltip=tooltip)
        self.taken = taken

    @property
    def has_others(self) -> bool:
        """Whether another one can be taken."""
        return next_free(self.index, 1, len(self.options), self.taken) != self.index

    def step(self, by: int) -> None:
        self.select(next_free(self.index, by, len(self.options), self.taken))

    def draw_option(self, surface: Surface, area: Rect, ink: RGB) -> None:
        """See `Stepper.draw_option`: what a seat has can be read where nothing else is left."""
        super().draw_option(surface, area, self.scale.look.palette.ink)


class RivalStepper(FreeStepper):
    """Who a computer player is: each with its name, and below it what it likes."""

    def __init__(
        self,
        names: Sequence[str],
        likings: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        taken: Callable[[int], bool],
    ) -> None:
        super().__init__(names, index, on_change, taken)
        self._likings = likings

    def draw_option(self, surface: Surface, area: Rect, ink: RGB) -> None:
        above, below = rows(inset(area, 0, self.scale.px(3)), [1.15, 1])
        name, liking = self.options[self.index], self._likings[self.index]
        draw_text(surface, name, TextStyle(Role.STRONG, ink, "centre", size=19), self.scale, above)
        draw_text(surface, liking, TextStyle(Role.ASIDE, ink, "centre", size=16), self.scale, below)


class SeatRow:
    """The widgets of one seat and the card they lie on: who plays, by which name, under which emblem."""

    def __init__(
        self,
        words: Words,
        bots: AnyBots,
        number: int,
        choices: Sequence[SeatChoice],
        on_change: Callable[[], None],
        emblems: Mapping[str, str] = EMBLEM_OF_COLOUR,
        columns: Sequence[SeatColumn] = (),
        draw_beside: Callable[[Surface, Rect, Scale], None] | None = None,
        colours: Sequence[str] = (),
        on_name: Callable[[], None] = lambda: None,
    ) -> None:
        """`emblems` are those of the title (`TitleEmblems`), `columns` what its seats choose of their own, and
        `draw_beside` draws in the room that these leave. The badges stand in the order of `colours`; those that are not
        among these follow as the seats have them now.

        `number` is the place of the seat among the `choices`; `on_change` hears that what is painted changed, or what
        another seat has, `on_name` that the name did.
        """
        self.words = words
        self.number = number
        self.choices = choices
        order = list(colours)
        self.colours = sorted(
            (seat.colour for seat in choices),
            key=lambda one: order.index(one) if one in order else len(order),
        )
        self._on_change, self._on_name = on_change, on_name
        self._bots = bots
        self._emblems = emblems
        seat = choices[number]
        self.name = name_field(words, seat.given, self._set_name, placeholder=seat.suggested)
        badges = [emblem_of(colour, self.colours, emblems) for colour in self.colours]
        at = self.colours.index(seat.colour)
        self.badges = BadgeChoice(
            badges, at, self._set_colour, "", self._colour_is_kept, self._why_colour_is_kept
        )
        self._levels = ("", *bots.offered)
        self._temperaments = ("", *bots.temperaments)
        bot = known_bot(bots, seat.bot)
        names = [words("bots.person"), *(level_name(words, level) for level in self._levels[1:])]
        at = self._levels.index(bot.level if bot else "")
        self.player = LevelStepper(bots, names, self._levels, at, self._set_player)
        self.character = self._rivals() if bots.rivals else self._likings(bot.temperament if bot else "")
        self._columns = columns
        self.own = [self._own_choice(column) for column in columns]
        self._draw_beside, self._beside = draw_beside, Rect(0, 0, 0, 0)
        self.widgets: tuple[Widget, ...] = (self.player, self.name, self.badges, self.character, *self.own)
        self._playing = True
        self._card = self._area = self._portrait = Rect(0, 0, 0, 0)
        self._scale = self.name.scale
        self._tell_player()
        self._tell_emblem()

    def _likings(self, temperament: str) -> Stepper:
        """The choice of what a computer player likes."""
        return Stepper(
            [temperament_name(self.words, temperament) for temperament in self._temperaments],
            self._temperaments.index(temperament),
            self._set_character,
            tooltip=self.words("bots.temperament_tip"),
        )

    def _rivals(self) -> Stepper:
        """The choice of who a computer player is."""
        words, rivals = self.words, self._bots.rivals
        names = [rival_name(words, rival) for rival in rivals]
        likings = [temperament_name(words, rival.temperament) for rival in rivals]
        at = next(at for at, rival in enumerate(rivals) if rival.name == self.choices[self.number].rival)

        def taken(index: int) -> bool:
            others = (seat for number, seat in enumerate(self.choices) if number != self.number)
            return any(seat.rival == rivals[index].name for seat in others if seat.playing and seat.bot)

        stepper = RivalStepper(names, likings, at, self._set_character, taken)
        stepper.tooltip = rival_life(words, rivals[at])
        return stepper

    def _own_choice(self, column: SeatColumn) -> FreeStepper:
        """The choice in a column of the title's."""

        def take(index: int) -> None:
            take_own(self.choices, self.number, column, column.values[index])
            self._on_change()

        def kept(index: int) -> bool:
            value = column.values[index]
            return value in self.choices[self.number].barred or (
                column.distinct
                and is_kept(self.choices, self.number, lambda other: other.own[column.name] == value)
            )

        at = column.values.index(self.choices[self.number].own[column.name])
        return FreeStepper(column.labels, at, take, kept, tooltip=column.tip)

    def _colour_is_kept(self, index: int) -> bool:
        return is_kept(self.choices, self.number, lambda other: other.colour == self.colours[index])

    def _why_colour_is_kept(self, index: int) -> str:
        owner = next(seat for seat in self.choices if seat.colour == self.colours[index])
        return self.words("menu.medal_taken", player=owner.name)

    @property
    def rival(self) -> Rival | None:
        """Who the computer player is that sits here; None for a person, and in a title without rivals."""
        rivals = self._bots.rivals
        chosen = self.level and self._sitter is None
        return rivals[self.character.index] if chosen and rivals else None

    @property
    def _sitter(self) -> Sitter | None:
        return self.choices[self.number].sitter

    @property
    def emblem(self) -> str:
        """The seat's emblem now."""
        return emblem_of(self.choices[self.number].colour, self.colours, self._emblems)

    @property
    def level(self) -> str:
        """The level of the computer player that sits here; empty for a person."""
        return self._levels[self.player.index]

    def _set_name(self, text: str) -> None:
        self.choices[self.number].given = text
        self._on_name()

    def _set_player(self, index: int) -> None:
        self._seat_bot()
        self._tell_player()
        self.show(self._playing)
        self._on_change()

    def _set_character(self, index: int) -> None:
        if self._bots.rivals:
            rival = self._bots.rivals[index]
            take_rival(self.choices, self.number, rival.name, rival_name(self.words, rival))
            self._on_change()
        self._seat_bot()

    def _seat_bot(self) -> None:
        at = self.character.index
        temperament = self._bots.rivals[at].temperament if self._bots.rivals else self._temperaments[at]
        self.choices[self.number].bot = str(BotName(self.level, temperament)) if self.level else ""

    def _tell_player(self) -> None:
        note = self.words(f"bots.level_note.{self.level or 'person'}")
        self.player.tooltip = f"{note}\n{self.words('bots.seat_tip')}"

    def _tell_emblem(self) -> None:
        name = emblem_name(self.words, self.emblem)
        self.badges.tooltip = f"{name}\n{self.words('menu.medal_tip')}"

    def _set_colour(self, index: int) -> None:
        take_colour(self.choices, self.number, self.colours[index])
        self._on_change()

    def refresh(self) -> None:
        """Show what the form holds: another seat may have taken this one's colour, or who sat here."""
        self.badges.index = self.colours.index(self.choices[self.number].colour)
        self.badges.changed = True
        self._tell_emblem()
        for column, stepper in zip(self._columns, self.own, strict=True):
            stepper.index = column.values.index(self.choices[self.number].own[column.name])
            stepper.changed = True
        for at, rival in enumerate(self._bots.rivals):
            if rival.name == self.choices[self.number].rival:
                self.character.index = at
                self.character.tooltip = rival_life(self.words, rival)
                self.character.changed = True
                self._seat_bot()

    def show(self, playing: bool) -> None:
        """Show the widgets, or hide them while nobody sits here."""
        self._playing = self.choices[self.number].playing = playing
        for widget in self.widgets:
            widget.visible = playing
            widget.enabled = playing
        self._let_choose()
        sitter = self._sitter
        self.player.visible = self.player.enabled = playing and sitter is None
        self.character.visible = self.character.enabled = (
            playing and sitter is None and bool(self.level) and len(self.character.options) > 1
        )
        named = self.rival is None and not (sitter and sitter.name)
        self.name.visible = self.name.enabled = playing and named
        if self._area.width:
            self._place_widgets()

    def _let_choose(self) -> None:
        """Let the seat choose what those before it have left, if that is more than what it has."""
        by_itself = self.choices[self.number].by_itself
        choices: tuple[BadgeChoice | FreeStepper, ...] = (self.badges, *self.own)
        for choice in choices:
            choice.enabled = self._playing and choice.has_others and not by_itself
            choice.why_not = self.words("menu.chooses_itself" if by_itself else "menu.nothing_left")

    def place(self, rect: Rect, scale: Scale) -> None:
        """Put the row there: who and the badges above, below the name and what a computer player likes, or who it is,
        with its portrait beside both. In a title with rivals a person has a large badge there. To the right stands what
        the title lets seats choose of their own, one choice below the other.
        """
        px = scale.px
        self._card, self._scale = Rect(rect), scale
        self._area = Rect(rect.x + px(28), rect.y + px(18), rect.width - px(44), rect.height - px(30))
        self._place_widgets()

    def _place_widgets(self) -> None:
        """A person's name has the whole row below, as who a computer player is; else it shares it with a liking."""
        scale, px, area = self._scale, self._scale.px, Rect(self._area)
        if self._bots.rivals:
            side = min(area.height + px(6), px(120))
            self._portrait = Rect(area.x - px(8), area.centery - side // 2, side, side)
            area.width -= self._portrait.right + px(10) - area.x
            area.x = self._portrait.right + px(10)
        height = min(px(52), (area.height - px(12)) // 2)
        gap = (area.height - 2 * height) // 3
        if self.own:
            pairs = -(-len(self.own) // 2)
            area.width, own = (place.width for place in columns(area, [1, _OWN * pairs], px(14)))
            lines = Rect(area.right + px(14), area.y + gap, own, 2 * height + gap)
            cells = grid(lines, pairs, 2, gap)
            for stepper, place in zip(self.own, cells, strict=False):
                stepper.place(place, scale)
            self._beside = cells[-1] if len(cells) > len(self.own) else Rect(0, 0, 0, 0)
        above = Rect(area.x, area.y + gap, area.width, height)
        below = Rect(area.x, above.bottom + gap, area.width, height)
        shares = _BESIDE_PORTRAIT if self._bots.rivals else _SHARES
        left, right = columns(above, shares, px(14))
        self.player.place(left, scale)
        self.badges.place(right, scale)
        left, right = columns(below, _SHARES, px(14))
        self.name.place(left if self.character.visible else below, scale)
        self.character.place(right if self.rival is None else below, scale)

    def paint(self, surface: Surface, playing: bool) -> None:
        """Draw the card under the widgets."""
        px, scale = self._scale.px, self._scale
        if not playing:
            frame(surface, self._card, self._scale.look.palette.rule, px(8), max(1, px(1.6)))
            empty = self.words("menu.empty_seat")
            draw_text(surface, empty, TextStyle(Role.ASIDE, "faded_ink", "centre"), scale, self._card)
            return
        emblem = self.emblem
        draw_seat_card(surface, scale, emblem, self._card)
        if self._draw_beside is not None and self._beside.width:
            self._draw_beside(surface, self._beside, scale)
        if (sitter := self._sitter) is not None:
            self._paint_sitter(surface, sitter)
        at, title = self._portrait, self.words.title
        if self.rival is not None:
            draw_portrait(surface, scale.look, title, self.rival, at.center, at.width // 2)
        elif self._bots.rivals:
            draw_seat_badge(surface, scale.look, emblem, at.center, round(at.width * 0.36))

    def _paint_sitter(self, surface: Surface, sitter: Sitter) -> None:
        """Draw who sits here where nobody can be chosen."""
        who = level_name(self.words, sitter.bot) if sitter.bot else self.words("bots.person")
        draw_text(
            surface, who, TextStyle(Role.STRONG, "ink", "centre", size=19), self._scale, self.player.rect
        )
        if sitter.name:
            style = TextStyle(Role.NAME, "ink", "centre")
            draw_text(surface, sitter.name, style, self._scale, self.name.rect)


def draw_seat_card(surface: Surface, scale: Scale, emblem: str, area: Rect) -> Rect:
    """Draw a card in the colours of a seat; returns the area inside its frame."""
    inner = draw_panel(surface, area, scale, "card", active=True)
    draw_seat_bar(surface, scale.look, emblem, Rect(inner.x, inner.y, scale.px(12), inner.height))
    draw_rim(surface, scale.look, emblem, Rect(inner.x, inner.y, inner.width, scale.px(12)))
    return inner
