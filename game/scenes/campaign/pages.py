"""What the journal of a campaign says of its chapters, and what is asked of the game of one."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from game.base.i18n.words import Words
from game.campaign.results import Carried, ChapterResult
from game.core.contract import AnyTitle, GameData
from game.scenes.campaign.mode import ChapterRules
from game.scenes.campaign.places import ChapterPlace
from game.scenes.campaign.scene import JournalPage
from game.scenes.title_campaigns import AnyTitleCampaigns

_SEED = 1  # of the valleys that the journal shows: nobody plays there


def left_behind(
    chapters: Sequence[str], chapter: str, results: Mapping[str, ChapterResult]
) -> Sequence[Carried]:
    """What the chapters before this one left behind; `results` are those that were won."""
    return [results[one].carried for one in chapters[: chapters.index(chapter)] if one in results]


def journal_pages(
    words: Words,
    title: AnyTitle,
    campaigns: AnyTitleCampaigns,
    data: GameData,
    chapters: Sequence[str],
    results: Mapping[str, ChapterResult],
    *,
    all_open: bool = False,
    begun: Collection[str] = (),
) -> list[JournalPage]:
    """The pages of these chapters of a title; `results` are those that were won, and of those that are `begun` a game
    can go on.

    `all_open`: any of them can be begun, whether the one before it was won or not.
    """
    pages = [
        _page(words, title, campaigns, data, chapters, number, results) for number in range(len(chapters))
    ]
    if all_open:
        pages = [replace(page, place=_opened(words, page.place)) for page in pages]
    return [
        replace(page, place=_under_way(words, page.place), begun=True) if chapter in begun else page
        for chapter, page in zip(chapters, pages, strict=True)
    ]


def _page(
    words: Words,
    title: AnyTitle,
    campaigns: AnyTitleCampaigns,
    data: GameData,
    chapters: Sequence[str],
    number: int,
    results: Mapping[str, ChapterResult],
) -> JournalPage:
    chapter, before = chapters[number], left_behind(chapters, chapters[number], results)
    match = campaigns.match(words, data, chapter, before, _SEED)
    initial = title.setups.new_game(data, match.setup)
    limits, result = campaigns.limits(data, chapter), results.get(chapter)
    told = [words(f"chapter.{chapter}.{part}") for part in ("before", "after")[: 2 if result else 1]]
    lines = campaigns.goals(words, data, chapter, initial, (), reached=result is not None)
    goals = [goal.told(words) if result is not None else goal.text for goal in lines]
    notes = [
        words("campaign.limits", gold=limits.gold, silver=limits.silver, last=limits.last),
        words("campaign.ends", last=limits.last),
        words("campaign.against", names=words.listed([seat.name for seat in match.seats[1:]])),
        *campaigns.carried_over_lines(words, data, chapter, before),
    ]
    place = _place(words, chapters, number, results)
    return JournalPage(place, initial, [seat.emblem for seat in match.seats], told, goals, notes)


def _place(
    words: Words, chapters: Sequence[str], number: int, results: Mapping[str, ChapterResult]
) -> ChapterPlace:
    result = results.get(chapters[number])
    ready = result is not None or number == 0 or chapters[number - 1] in results
    note = words("campaign.open_note" if ready else "campaign.locked")
    if result is not None:
        note = words("campaign.won_in", medal=words(f"campaign.medal.{result.medal}"), round=result.rounds)
    name = words(f"chapter.{chapters[number]}.name")
    return ChapterPlace(number + 1, name, note, ready, result.medal if result is not None else None)


def _opened(words: Words, place: ChapterPlace) -> ChapterPlace:
    """The place of a chapter that can be begun though it is not its turn."""
    return place if place.open else replace(place, open=True, note=words("campaign.open_note"))


def _under_way(words: Words, place: ChapterPlace) -> ChapterPlace:
    """The place of a chapter of which a game can go on; of one that was won it still says so."""
    note = place.note if place.medal is not None else words("campaign.under_way")
    return replace(place, open=True, note=note)


def chapter_rules(
    words: Words, title: AnyTitle, campaigns: AnyTitleCampaigns, data: GameData, chapter: str
) -> ChapterRules:
    """What is asked of the game of a chapter."""
    last = campaigns.limits(data, chapter).last
    return ChapterRules(
        words(f"chapter.{chapter}.name"),
        lambda words, initial, steps: campaigns.goals(words, data, chapter, initial, steps),
        lambda words, state: words("campaign.round", round=min(last, title.rules.round(state)), last=last),
        lambda initial, steps: campaigns.won(data, chapter, initial, steps),
        lambda initial, steps: campaigns.purpose(data, chapter, initial, steps),
    )
