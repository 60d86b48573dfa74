"""The campaigns of Wiraqocha, as the shell knows them. What plays and judges is imported where it is needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from game.base.i18n.words import Words
from game.campaign.results import Carried
from game.core.player_names import player_name
from game.scenes.title_campaigns import ChapterLimits, GoalLine
from game.titles.wiraqocha.content.definitions import Chapter, ValleyData, WiraqochaMod

if TYPE_CHECKING:
    from game.core.match import Match
    from game.titles.wiraqocha.campaign.carrying import CarriedOver
    from game.titles.wiraqocha.campaign.purpose import ChapterPurpose
    from game.titles.wiraqocha.rules.state import State
    from game.titles.wiraqocha.rules.wiraqocha import WiraqochaStep


class WiraqochaCampaigns:
    def found(self, mods: Iterable[WiraqochaMod]) -> Sequence[str]:
        """Those with chapters."""
        return [mod.name for mod in mods if mod.additions.chapters]

    def chapters(self, data: ValleyData, campaign: str) -> Sequence[str]:
        """Those of the file of the mod."""
        return [name for mod in data.mods if mod.name == campaign for name in mod.additions.chapters]

    def chapter_of(self, match: Match, data: ValleyData) -> tuple[str, str] | None:
        """What its set-up names."""
        from game.titles.wiraqocha.rules.setup import Setup

        named = match.setup.chapter if isinstance(match.setup, Setup) else ""
        return next(((mod.name, named) for mod in data.mods if named in mod.additions.chapters), None)

    def limits(self, data: ValleyData, chapter: str) -> ChapterLimits:
        """Those that the chapter says."""
        found = _chapter(data, chapter)
        return ChapterLimits(found.gold, found.silver, found.rounds)

    def match(
        self, words: Words, data: ValleyData, chapter: str, before: Sequence[Carried], seed: int
    ) -> Match:
        """The person, and the explorers; who bears a grudge is a raider."""
        from game.core.contract import BotName
        from game.core.match import Match, Seat
        from game.core.seat_colours import EMBLEM_OF_COLOUR, emblem_of
        from game.titles.wiraqocha.bots.rivals import rivals
        from game.titles.wiraqocha.campaign.beginning import setup_of

        found, carried = _chapter(data, chapter), _luggage(data, chapter, before)
        setup = setup_of(data, found, seed, carried)
        emblems = [emblem_of(colour, data.colours, EMBLEM_OF_COLOUR) for colour in setup.colours]
        tempers = {rival.name: rival.temperament for rival in rivals()} | {carried.grudge: "raider"}
        seats = [Seat(player_name(words, 1), emblems[0])]
        for (name, level), emblem in zip(found.rivals.items(), emblems[1:], strict=True):
            bot = str(BotName(level, tempers[name]))
            seats.append(Seat(words(f"rivals.{name}.name"), emblem, bot, name))
        return Match(setup, tuple(seats))

    def goals(
        self,
        words: Words,
        data: ValleyData,
        chapter: str,
        initial: State,
        steps: Sequence[WiraqochaStep],
        *,
        reached: bool = False,
    ) -> Sequence[GoalLine]:
        """Each in one sentence."""
        from game.titles.wiraqocha.campaign.goals import progress, won
        from game.titles.wiraqocha.campaign.telling import goal_text

        asked = _chapter(data, chapter)
        found = progress(asked, initial, steps)
        if reached or won(asked, initial, steps):
            found = tuple(one.reached for one in found)
        return [GoalLine(goal_text(words, one), one.met) for one in found]

    def carried_over_lines(
        self, words: Words, data: ValleyData, chapter: str, before: Sequence[Carried]
    ) -> Sequence[str]:
        """Crater, machines, relics and the grudge."""
        from game.titles.wiraqocha.campaign.telling import carried_over_lines

        return carried_over_lines(words, _luggage(data, chapter, before))

    def won(
        self, data: ValleyData, chapter: str, initial: State, steps: Sequence[WiraqochaStep]
    ) -> bool | None:
        """As its goals say."""
        from game.titles.wiraqocha.campaign.goals import won

        return won(_chapter(data, chapter), initial, steps)

    def why_lost(
        self, words: Words, data: ValleyData, chapter: str, initial: State, steps: Sequence[WiraqochaStep]
    ) -> str:
        """A rival, the time, a lost token or another victory."""
        from game.titles.wiraqocha.campaign.telling import why_lost

        return why_lost(words, _chapter(data, chapter), initial, steps)

    def purpose(
        self, data: ValleyData, chapter: str, initial: State, steps: Sequence[WiraqochaStep]
    ) -> ChapterPurpose | None:
        """Its goals, as far as they are; nothing where all that it asks for is to win."""
        from game.titles.wiraqocha.campaign.purpose import purpose_of
        from game.titles.wiraqocha.content.definitions import Win

        found = _chapter(data, chapter)
        if all(goal == Win("") for goal in found.goals):
            return None
        return purpose_of(found, initial, steps)

    def carried(self, data: ValleyData, chapter: str, steps: Sequence[WiraqochaStep]) -> Carried:
        """Crater, machines, relics and whom the person robbed."""
        from game.titles.wiraqocha.campaign.carrying import after

        return after(_chapter(data, chapter), steps)


def _chapter(data: ValleyData, name: str) -> Chapter:
    return next(mod.additions.chapters[name] for mod in data.mods if name in mod.additions.chapters)


def _luggage(data: ValleyData, name: str, before: Sequence[Carried]) -> CarriedOver:
    from game.titles.wiraqocha.campaign.carrying import carried_over

    chapter = _chapter(data, name)
    tiles = {label: data.tiles[label] for row in data.layouts[chapter.layout].rows for label in row}
    return carried_over(chapter, tiles, before)
