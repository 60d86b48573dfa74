"""Leads through the campaigns: the journal with its chapters, the table of one, and what follows its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.base.files.problems import ContentError, DataError
from game.base.keys.bindings import KeyAction
from game.base.keys.shell_keys import LOOK_BACK, NEXT_ONE, TRY_AGAIN
from game.campaign.results import CampaignResults, ChapterGrade, ChapterResult, Played
from game.core.contract import Tally
from game.core.contract.title_chronicle import TitleChronicle
from game.core.record import Fault, Saves
from game.core.record.marks import game_key
from game.core.record.storage import is_busy
from game.scenes.app_context import AppContext
from game.scenes.game_flow import GameFlow
from game.scenes.navigation import Navigation
from game.scenes.title_art import GamePreview
from game.scenes.title_campaigns import TitleCampaigns
from game.scenes.title_library import TitleLibrary
from game.ui.dialogs import Chooser, DialogOption, Option

if TYPE_CHECKING:
    from game.core.contract import GameData
    from game.core.match import Match, Session
    from game.scenes.early_end import ChapterExits
    from game.scenes.title_campaigns import AnyTitleCampaigns
    from game.table.mode import TableMode
    from game.ui.scene import Scene


class CampaignFlow:
    """The campaigns of the current title; what was won stands in the `results`."""

    def __init__(
        self,
        screens: AppContext,
        navigation: Navigation,
        results: CampaignResults,
        saves: Saves,
        games: GameFlow,
        titles: TitleLibrary,
        resume: Callable[[Path], None],
    ) -> None:
        """`resume` goes on with a journal."""
        self._screens = screens
        self._navigation = navigation
        self._results = results
        self._games = games
        self._titles = titles
        self._saves = saves
        self._resume = resume

    @property
    def _campaigns(self) -> AnyTitleCampaigns:
        found = self._titles.current.title.find(TitleCampaigns)
        assert found is not None, "nothing leads to the campaigns of a title that has none"
        return found

    # the journal

    def choose(self) -> None:
        """Open the journal of the campaign; where there are several, ask first which."""
        installed, words = self._titles.current.mods.installed, self._screens.words
        names = self._campaigns.found(installed.mods.values())
        if len(names) == 1:
            self.open(names[0])
        elif names:
            from game.kit.data.mods.installed import text_of_mod

            options = [
                Option(name, text_of_mod(installed.mods[name], "title", words.language)) for name in names
            ]
            out = (words("menu.back"), words("menu.key_back"))
            self._screens.stack.push(
                Chooser(words("campaign.which"), options, self.open, lambda: None, way_out=out)
            )
        else:
            self._screens.notify(words("campaign.none"))

    def open(self, campaign: str, at: str = "") -> None:
        """Show the journal of a campaign at a chapter, by default the first that is not won."""
        from game.kit.data.mods.installed import text_of_mod
        from game.scenes.campaign.pages import journal_pages
        from game.scenes.campaign.scene import CampaignCallbacks, CampaignScene

        current, screens = self._titles.current, self._screens
        installed = current.mods.installed
        try:
            data: GameData = installed.data_with((campaign,))
        except ContentError as error:
            screens.tell_damaged(screens.words("menu.damaged_part"), error.problems)
            return
        self._games.close()
        self._results.look()
        chapters, results = self._campaigns.chapters(data, campaign), self._won(data, campaign)
        first = next((number for number, one in enumerate(chapters) if one not in results), 0)
        begun = self._begun(data, campaign)

        def scene() -> Scene:
            words = self._games.dressed(data)
            # Whoever names a campaign on the command line tries it out.
            tried = campaign in installed.given
            pages = journal_pages(
                *(words, current.title, self._campaigns, data, chapters, results),
                all_open=tried,
                begun=begun.keys(),
            )
            title = text_of_mod(installed.mods[campaign], "title", words.language)
            return CampaignScene(
                words,
                title,
                pages,
                current.title.part(GamePreview).draw,
                CampaignCallbacks(
                    lambda number: self.begin(campaign, chapters[number]),
                    lambda number: self._resume(begun[chapters[number]]),
                    self._navigation.title,
                ),
                chapters.index(at) if at in chapters else first,
            )

        screens.show(scene)
        self._screens.tell_fault("campaign", self._results.file)

    def _begun(self, data: GameData, campaign: str) -> dict[str, Path]:
        """The journal of the last game of each chapter that can go on."""
        from game.core.match import match_of, mods_of

        found: dict[str, Path] = {}
        for game in self._saves.games():
            named = any(mod.name == campaign for mod in mods_of(game.header))
            if game.over or not named or game.header.game != data.title or is_busy(game.path):
                continue
            match = match_of(game.header)
            of = None if isinstance(match, Fault) else self._campaigns.chapter_of(match, data)
            if of is not None and of[0] == campaign and not self._results.is_closed(game_key(game.path)):
                found.setdefault(of[1], game.path)
        return found

    def _played(self, campaign: str, chapter: str) -> Played:
        return Played(self._titles.current.name, campaign, chapter)

    def _won(self, data: GameData, campaign: str) -> dict[str, ChapterResult]:
        """The chapters that were won, with how."""
        found = {
            chapter: self._results.of(self._played(campaign, chapter))
            for chapter in self._campaigns.chapters(data, campaign)
        }
        return {chapter: result for chapter, result in found.items() if result is not None}

    # the table

    def begin(self, campaign: str, chapter: str) -> None:
        """Begin the game of a chapter; it is recorded as any game."""
        from game.kit.forms.seeds import fresh_seed
        from game.scenes.campaign.pages import left_behind

        current, screens = self._titles.current, self._screens
        try:
            data: GameData = current.mods.installed.data_with((campaign,))
            chapters, words = self._campaigns.chapters(data, campaign), self._games.dressed(data)
            before = left_behind(chapters, chapter, self._won(data, campaign))
            match = self._campaigns.match(words, data, chapter, before, fresh_seed())
        except DataError as error:
            screens.tell_damaged(screens.words("menu.damaged_part"), error.problems)
            return
        self._games.begin(match, data)

    def exits_of(self, match: Match, session: Session) -> ChapterExits | None:
        """Where the table of a chapter's game leads; None for any other game, and where its journal cannot be opened
        here.
        """
        from game.scenes.early_end import ChapterExits

        found = self._chapter_of(match, session)
        if found is None or found[0] not in self._titles.current.mods.installed.mods:
            return None
        campaign, chapter = found

        def given_up() -> None:
            journal = session.file.path if session.file is not None else None
            key = game_key(journal) if journal is not None else ""
            self._results.close(key, None, _game_name(match, campaign, chapter))
            self.open(campaign, chapter)
            self._screens.notify(self._screens.words("game_menu.given_up"))

        return ChapterExits(
            begin=lambda: self.begin(campaign, chapter),
            journal=lambda: self.open(campaign, chapter),
            called=lambda: self._screens.words("campaign.journal"),
            given_up=given_up,
        )

    def _chapter_of(self, match: Match, session: Session) -> tuple[str, str] | None:
        """The campaign and the chapter of a game; None for a game of none."""
        campaigns = match.title.find(TitleCampaigns)
        data = match.title.data.of_game(session.initial)
        return campaigns.chapter_of(match, data) if campaigns is not None else None

    def mode_of(self, match: Match, session: Session) -> Callable[[], TableMode] | None:
        """What makes the table of a chapter's game, with its goals; None for any other game."""
        campaigns, found = match.title.find(TitleCampaigns), self._chapter_of(match, session)
        data = match.title.data.of_game(session.initial)
        if campaigns is None or found is None:
            return None
        from game.scenes.campaign.mode import ChapterMode
        from game.scenes.campaign.pages import chapter_rules

        campaign, chapter = found

        def mode() -> ChapterMode:
            rules = chapter_rules(self._games.dressed(data), match.title, campaigns, data, chapter)
            return ChapterMode(rules, lambda won: self._decided(match, session, campaign, chapter, won=won))

        return mode

    def _decided(self, match: Match, session: Session, campaign: str, chapter: str, *, won: bool) -> None:
        """Keep how a chapter ended and say so: after a victory the next comes first, else another try."""
        from game.scenes.campaign.verdict import ChapterVerdict

        campaigns, data = self._campaigns, match.title.data.of_game(session.initial)
        result = self._result(match, session, campaign, chapter) if won else None
        journal = session.file.path if session.file is not None else None
        game = _game_name(match, campaign, chapter)
        counts = self._results.close(game_key(journal) if journal is not None else "", result, game)
        medal = result.medal if result is not None and counts else None
        title, said = self._told(match, session, chapter, medal, won=won)
        ways = self._ways(campaign, chapter, campaigns.chapters(data, campaign), won=won)
        name = journal.stem if journal is not None else chapter

        def verdict() -> None:
            self._screens.stack.push(ChapterVerdict(title, said, (*ways, look), medal))

        def again_at_journal() -> None:
            self.open(campaign, chapter)
            verdict()

        look = self._answer(
            "look",
            lambda: self._look_back(match, session, chapter, name, verdict, again_at_journal),
            LOOK_BACK,
            wood=True,
        )
        verdict()
        if medal is not None and len(self._won(data, campaign)) == len(campaigns.chapters(data, campaign)):
            self._games.finished.note(match.title, Tally.CAMPAIGNS, campaign)
        self._screens.tell_fault("campaign", self._results.file)

    def _result(self, match: Match, session: Session, campaign: str, chapter: str) -> ChapterResult:
        """How a chapter was won."""
        data = match.title.data.of_game(session.initial)
        limits = self._campaigns.limits(data, chapter)
        ended = min(limits.last, match.title.rules.round(session.state))
        carried = self._campaigns.carried(data, chapter, session.steps)
        return ChapterResult(self._played(campaign, chapter), limits.medal(ended), ended, carried)

    def _told(
        self, match: Match, session: Session, chapter: str, medal: ChapterGrade | None, *, won: bool
    ) -> tuple[str, str]:
        """The title of a verdict, and what it says; one that is won without a medal does not count."""
        data = match.title.data.of_game(session.initial)
        words = self._games.dressed(data)
        name = words(f"chapter.{chapter}.name")
        if medal is not None:
            title = words("campaign.is_won", chapter=name, medal=words(f"campaign.medal.{medal}"))
            return title, words(f"chapter.{chapter}.after")
        if won:
            return words("campaign.is_won_unmedalled", chapter=name), words("campaign.not_counted")
        why = self._campaigns.why_lost(words, data, chapter, session.initial, session.steps)
        return words("campaign.is_lost", chapter=name), f"{why}\n{words('campaign.lost_text')}"

    def _ways(
        self, campaign: str, chapter: str, chapters: Sequence[str], *, won: bool
    ) -> tuple[DialogOption, ...]:
        """What can follow a verdict: the next chapter where it is open now, another try, the journal."""
        again = self._answer("again", lambda: self.begin(campaign, chapter), TRY_AGAIN, wood=won)
        leave = self._answer("journal", lambda: self.open(campaign, chapter), pygame.K_ESCAPE, wood=True)
        if not won or chapter == chapters[-1] or self._results.of(self._played(campaign, chapter)) is None:
            return again, leave
        following = chapters[chapters.index(chapter) + 1]
        return self._answer("next", lambda: self.open(campaign, following), NEXT_ONE), again, leave

    def _look_back(
        self,
        match: Match,
        session: Session,
        chapter: str,
        name: str,
        verdict: Callable[[], None],
        back: Callable[[], None],
    ) -> None:
        """Choose how to look at the game of a chapter that is decided, whose files bear this name.

        `verdict` tells it over the screen that is shown, `back` at the journal: nobody plays on at the table.
        """
        games, words = self._games, self._screens.words_of(match.setup.title)
        initial, steps = session.initial, session.steps
        called = self._games.dressed(match.title.data.of_game(initial))(f"chapter.{chapter}.name")

        def over(show: Callable[[], None]) -> Callable[[], None]:
            """Over the verdict."""

            def act() -> None:
                verdict()
                show()

            return act

        ways = {"story": over(lambda: games.tell_story(match, session, name, called))}
        if match.title.has(TitleChronicle) and match.title.rules.outcome(session.state) is not None:
            ways["newspaper"] = over(lambda: games.chronicle(match, initial, steps))
        ways["replay"] = lambda: games.watch(match, initial, steps, back, playable=False)
        if games.analysis.offered(match, steps):
            ways["analysis"] = lambda: games.analysis.show(match, initial, steps, back)
        self._screens.stack.push(
            Chooser(
                words("campaign.look_title"),
                [Option(act, words(f"{area}.open")) for area, act in ways.items()],
                lambda act: act(),
                verdict,
                way_out=(words("menu.back"), words("menu.key_back")),
            )
        )

    def _answer(
        self, name: str, act: Callable[[], None], key: KeyAction | int, *, wood: bool = False
    ) -> DialogOption:
        words = self._screens.words
        hint = words.cap(key) if isinstance(key, KeyAction) else words("menu.key_back")
        return DialogOption(words(f"campaign.{name}"), act, key, hint, "wood" if wood else "brass")


def _game_name(match: Match, campaign: str, chapter: str) -> str:
    """What the game of a chapter is known by wherever its journal is copied."""
    return f"{campaign}/{chapter}/{match.setup.seed}"
