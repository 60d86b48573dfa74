"""What a title brings to its forms before a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.profile.settings import BotSettings
from game.core.bots.available_bots import first_guess, is_offered
from game.core.contract import AnyBots
from game.core.match import Match
from game.kit.forms.choices import Choices, OptionsT
from game.kit.forms.seat_choice import SeatChoice, SeatColumn, seat_rivals
from game.kit.forms.seeds import fresh_seed
from game.ui.scale import Scale

_USUAL_COUNT = 3  # players of a first game


@dataclass(frozen=True, slots=True)
class TitleForms(Generic[OptionsT]):
    """Who can play in which numbers, what else can be chosen, and the picture of where they play.

    `options` are those that so many players begin with; `goal` says how the game is won that choices begin, and
    `draw_place` draws where it is played, which is called `place`. `columns` are what seats choose of their own.
    """

    words: Words
    bots: AnyBots
    emblems: Mapping[str, str]
    colours: Sequence[str]
    counts: Sequence[int]
    options: Callable[[int], OptionsT]
    goal: Callable[[Choices[OptionsT]], str]
    place: str
    draw_place: Callable[[Surface, Choices[OptionsT], Rect, Scale], None]
    columns: Sequence[SeatColumn] = ()

    def choices(self, last: BotSettings | None = None) -> Choices[OptionsT]:
        """What a form shows when it opens: who sat there `last`, at first one person against the weakest computer
        players.
        """
        last = last or BotSettings()
        seats = [self._seat(number, colour, last) for number, colour in enumerate(self.colours)]
        seat_rivals(seats, self.words, self.bots, last.rivals)
        count = last.count if last.count in self.counts else min(_USUAL_COUNT, len(seats))
        return Choices(seats, count, str(fresh_seed()), self.options(count))

    def _seat(self, number: int, colour: str, last: BotSettings) -> SeatChoice:
        bot = last.seats[number] if number < len(last.seats) else ""
        if number >= len(last.seats) or (bot and not is_offered(self.bots, bot)):
            bot = first_guess(self.bots, number)
        own = {column.name: column.values[number % len(column.values)] for column in self.columns}
        return SeatChoice(colour, self.words(f"menu.names.{number + 1}"), bot=bot, own=own)

    def quick_match(self) -> Match:
        """The game that needs no choice."""
        return self.choices().match(self.emblems)
