"""The end of a game and its story."""

import random
from typing import Final

from game.scenes.showcase_protocol import SEED, ShowcaseContext, ShowcaseError, do_nothing
from game.titles.wiraqocha.rules import WIRAQOCHA
from game.titles.wiraqocha.showcase.examples import example, game, with_rivals

_ACTIONS: Final = 900  # of the game whose story is told


def victory(show: ShowcaseContext) -> None:
    _victory(show, "victory")


def victory_somnium(show: ShowcaseContext) -> None:
    _victory(show, "somnium")


def victory_leviathan(show: ShowcaseContext) -> None:
    _victory(show, "leviathan")


def _victory(show: ShowcaseContext, name: str) -> None:
    from game.scenes.faces import ResultCallbacks, faces
    from game.scenes.play_again import play_again_options

    match, session = game(show, name)
    match = with_rivals(show, match, ("", "surveyor", "engineer:raider", "cadet:relics"))
    if session.state.winner < 0:
        raise ShowcaseError(show.words("showcase.no_winner", file=show.position))
    callbacks = ResultCallbacks(
        look=do_nothing,
        to_title=do_nothing,
        story=do_nothing,
        watch=do_nothing,
        analyse=do_nothing,
        options=play_again_options(show.words, match, lambda next_match: None),
    )
    show.stack.push(faces(show.data.title).result(show.words, match, session.state, callbacks))


def story(show: ShowcaseContext) -> None:
    """The story of a game that was played by chance."""
    from game.scenes.faces import faces
    from game.scenes.story import StoryScene

    match, session, _ = example(show, "table-two")
    chance = random.Random(SEED)
    for _ in range(_ACTIONS):
        options = WIRAQOCHA.legal_actions(session.state)
        if not options:
            break
        session.act(chance.choice(options))
    story = match.title.story(session.initial, session.steps)
    show.stack.push(StoryScene(show.words, faces(show.data.title), match, story, do_nothing, do_nothing))
