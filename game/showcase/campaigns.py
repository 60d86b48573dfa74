"""The journal of a campaign, and the table of one of its chapters."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.kit.board.board_factory import BoardFactory
from game.scenes.showcase_protocol import SEED, ShowcaseContext, do_nothing
from game.scenes.title_art import GamePreview
from game.scenes.title_campaigns import TitleCampaigns

if TYPE_CHECKING:
    from game.base.i18n.words import Words
    from game.campaign.results import Carried, ChapterResult
    from game.core.contract import GameData
    from game.core.mod import AnyMod

_MEDALS: Final = ("gold", "bronze", "silver", "silver")  # of the first chapters


def journal(show: ShowcaseContext, carried: "Carried") -> None:
    """The journal after some chapters, each of which left this behind."""
    from game.kit.data.mods.installed import text_of_mod
    from game.scenes.campaign.pages import journal_pages
    from game.scenes.campaign.scene import CampaignCallbacks, CampaignScene

    campaign, data, words = _campaign(show)
    chapters = show.title.part(TitleCampaigns).chapters(data, campaign.name)
    results = _results(show, chapters, carried)
    begun = chapters[len(results) - 1 : len(results) + 1]
    pages = journal_pages(
        words, show.title, show.title.part(TitleCampaigns), data, chapters, results, begun=begun
    )
    leads_nowhere = CampaignCallbacks(lambda number: None, lambda number: None, do_nothing)
    title = text_of_mod(campaign, "title", words.language)
    at = len(results) - 1
    show.stack.push(CampaignScene(words, title, pages, show.title.part(GamePreview).draw, leads_nowhere, at))


def chapter(show: ShowcaseContext, carried: "Carried") -> None:
    """The table at the beginning of the last chapter but two, after chapters each of which left this behind."""
    from game.core.bots.in_process_service import InProcessService
    from game.core.record import GameSession
    from game.scenes.campaign.mode import ChapterMode
    from game.scenes.campaign.pages import chapter_rules, left_behind
    from game.table.scene import TableScene

    campaign, data, words = _campaign(show)
    chapters = show.title.part(TitleCampaigns).chapters(data, campaign.name)
    name = chapters[max(len(chapters) - 3, 0)]
    before = left_behind(chapters, name, _results(show, chapters, carried))
    match = show.title.part(TitleCampaigns).match(words, data, name, before, SEED)
    rules = chapter_rules(words, show.title, show.title.part(TitleCampaigns), data, name)
    session = GameSession(show.title.rules, show.title.setups.new_game(data, match.setup))
    show.stack.push(
        TableScene(
            match,
            session,
            words,
            board=show.title.part(BoardFactory),
            service=InProcessService(show.title),
            mode=ChapterMode(rules, lambda won: None),
        )
    )


def _campaign(show: ShowcaseContext) -> tuple["AnyMod", "GameData", "Words"]:
    """The campaign of the mods that are shown, or else the title's own; its data and its words."""
    from game.core.game_words import game_words

    data, installed = show.data, show.installed_mods
    if not show.title.part(TitleCampaigns).found(data.mods):
        data = installed.data_with(show.title.part(TitleCampaigns).found(installed.mods.values())[:1])
    mods: list[AnyMod] = [installed.get(mod) for mod in data.mods]
    name = show.title.part(TitleCampaigns).found(mods)[0]
    return next(mod for mod in mods if mod.name == name), data, game_words(show.words, data, mods)


def _results(
    show: ShowcaseContext, chapters: Sequence[str], carried: "Carried"
) -> dict[str, "ChapterResult"]:
    from game.campaign.results import ChapterGrade, ChapterResult, Played

    return {
        chapter: ChapterResult(Played(show.data.title, "", chapter), ChapterGrade(medal), 6, carried)
        for chapter, medal in zip(chapters, _MEDALS, strict=False)
    }
