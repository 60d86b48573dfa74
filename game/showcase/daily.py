"""The screens of the game of the day, on a day of their own."""

from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from game.core.contract import AnyState, BotName, DailyGame, Refusal, TitleSetup
from game.core.match import Match
from game.core.player_names import player_name
from game.core.seat_colours import TitleEmblems
from game.daily.day import daily_match
from game.daily.results import DayResult, PlayedDay
from game.daily.scoring import BONUS, LEAST, PER_ROUND, VICTORY
from game.kit.portraits import rival_name
from game.scenes.daily.card import card_of, result_of
from game.scenes.daily.view import DailyView, TryProgress, WeekDay
from game.scenes.showcase_protocol import SEED, ShowcaseContext, do_nothing

_TODAY: Final = date(2026, 11, 23)
_COURSES: Final[dict[str, Sequence[AnyState]]] = {}  # of the game of that day, by the data it is played with
_SCORES: Final = {1: 71, 2: 150, 4: 145, 6: 62}  # by how many days ago


def daily(show: ShowcaseContext) -> None:
    """Today's game before it is begun, after some days."""
    from game.scenes.daily.scene import DailyCallbacks, DailyScene

    match = _match(show)
    days = {ago: _day(show, ago, score) for ago, score in _SCORES.items()}
    view = DailyView(
        _TODAY,
        match,
        show.title.setups.new_game(show.data, match.setup),
        TryProgress.TO_COME,
        standing="",
        player="",
        scoring=show.words("title.daily_scoring", victory=VICTORY, each=PER_ROUND, least=LEAST, bonus=BONUS),
        week=[WeekDay(_TODAY - timedelta(days=ago), days.get(ago)) for ago in range(6, -1, -1)],
        streak=2,
        best=max(_SCORES.values()),
    )
    callbacks = DailyCallbacks(lambda name: None, lambda played: None, None, do_nothing)
    show.stack.push(DailyScene(show.words, show.title, view, callbacks))


def postcard(show: ShowcaseContext) -> None:
    """The card of a day."""
    from game.scenes.daily.postcard_scene import PostcardScene

    match, states = _played(show)
    day = PlayedDay(show.data.title, _TODAY.isoformat(), "", "", result_of(show.words, match, states[-1]))
    card = card_of(show.words, day, match, states)
    show.stack.push(PostcardScene(show.words, card, Path, do_nothing))


def _day(show: ShowcaseContext, ago: int, score: int) -> PlayedDay:
    day = (_TODAY - timedelta(days=ago)).isoformat()
    return PlayedDay(show.data.title, day, "", player_name(show.words, 1), DayResult(score, score > 99, 12))


def _match(show: ShowcaseContext) -> Match:
    game = show.title.part(DailyGame)
    names = [player_name(show.words, number) for number in range(1, len(game.rivals) + 2)]
    return daily_match(
        show.title,
        game,
        _TODAY,
        names,
        show.title.part(TitleEmblems).of_colours,
        lambda rival: rival_name(show.words, rival),
    )


def _played(show: ShowcaseContext) -> tuple[Match, Sequence[AnyState]]:
    """The game and all its states where all play what is at hand: nobody thinks for a picture."""
    match = _match(show)
    if show.data.digest not in _COURSES:
        _COURSES[show.data.digest] = _course(show, match.setup)
    return match, _COURSES[show.data.digest]


def _course(show: ShowcaseContext, setup: TitleSetup) -> Sequence[AnyState]:
    rules, bots = show.title.rules, show.title.bots
    bot = bots.make(BotName(bots.levels[1]), SEED)
    assert not isinstance(bot, Refusal), "a title has the levels that it names"
    states = [show.title.setups.new_game(show.data, setup)]
    while (seat := rules.decider(states[-1])) is not None:
        states.append(
            rules.successor(states[-1], bot.choose(rules.resample(rules.observation(states[-1], seat), SEED)))
        )
    return states
