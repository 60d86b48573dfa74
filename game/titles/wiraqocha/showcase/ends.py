"""The end of a game and its story."""

import random
from typing import Final

from game.core.contract import Achievements
from game.core.match import Match, Session
from game.core.record import GameSession
from game.scenes.showcase_protocol import ShowcaseContext, do_nothing
from game.showcase.defaults import show_result, show_story
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.titles.wiraqocha.showcase.examples import content_of, example, game, with_rivals

_CHANCE: Final = 15  # of the game that a newspaper is made of
_PLAYED: Final[dict[str, Session]] = {}  # the game of the newspaper, by the mark of its data
_NONE: Final = slice(0)  # of the medals


def victory(show: ShowcaseContext) -> None:
    _victory(show, "victory", slice(6, 7))


def victory_somnium(show: ShowcaseContext) -> None:
    _victory(show, "somnium", slice(1, 6))


def victory_leviathan(show: ShowcaseContext) -> None:
    _victory(show, "leviathan")


def _victory(show: ShowcaseContext, name: str, medals: slice = _NONE) -> None:
    match, session = game(show, name)
    match = with_rivals(show, match, ("", "surveyor", "engineer:raider", "cadet:relics"))
    show_result(show, match, session, show.title.part(Achievements).medals[medals])


def story(show: ShowcaseContext) -> None:
    """The story of a game that was played by chance."""
    match, session, _ = example(show, "table-two")
    show_story(show, match, session)


def chronicle(show: ShowcaseContext) -> None:
    """The front page of the newspaper of a game that was played by chance."""
    from game.scenes.chronicle.opening import chronicle_scene

    session = _whole_game(content_of(show))
    match, _, _ = example(show, "table-two")
    match = Match(Setup(match.setup.colours, _CHANCE, "recommended"), match.seats)
    scene = chronicle_scene(show.words, match, session.initial, session.steps, do_nothing)
    show.stack.push(scene)
    while not scene.printed:
        scene.update(0)


def _whole_game(content: ValleyData) -> Session:
    """A game for two to its end, the same one every time; what was played once is kept."""
    if content.digest not in _PLAYED:
        chance, setup = random.Random(_CHANCE), Setup(content.colours[:2], _CHANCE, "recommended")
        session = GameSession(WIRAQOCHA, new_game(content, setup))
        while options := WIRAQOCHA.legal_actions(session.state):
            session.act(chance.choice(options))
        _PLAYED[content.digest] = session
    return _PLAYED[content.digest]
