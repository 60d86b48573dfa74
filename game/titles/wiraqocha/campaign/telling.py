"""Goals, and what is met again, in words."""

from collections.abc import Iterator

from game.i18n.words import Words
from game.titles.wiraqocha.campaign.carrying import Luggage
from game.titles.wiraqocha.campaign.goals import GoalProgress
from game.titles.wiraqocha.content.definitions import Hold, Keep, Own, Plunder, Win
from game.titles.wiraqocha.phrases import tile_in_text


def goal_text(words: Words, found: GoalProgress) -> str:
    """A goal as a sentence, with how far it is."""
    have = min(found.have, found.need)
    match found.goal:
        case Hold(rounds=rounds) as goal:
            what = _tiles(words, goal)
            held = words("goal.hold", what=what, have=have, need=found.need)
            if not rounds:
                return held
            return words("goal.lasting", goal=held, have=min(found.rounds, rounds), count=rounds)
        case Own(what=what):
            return words(f"goal.own.{what}", have=have, need=found.need)
        case Plunder(rival=rival):
            if rival:
                name = words(f"rivals.{rival}.name")
                return words("goal.plunder", name=name, have=have, need=found.need)
            return words("goal.plunder_any", have=have, need=found.need)
        case Win(victory=victory):
            return words(f"goal.win.{victory or 'any'}")
        case Keep(token=token):
            return words(f"goal.keep.{token}")


def _tiles(words: Words, goal: Hold) -> str:
    if goal.tiles:
        return words.listed([tile_in_text(words, label) for label in goal.tiles])
    return words(f"goal.terrain.{goal.terrain or 'any'}")


def met_again(words: Words, luggage: Luggage) -> list[str]:
    """What a chapter finds of those before it, each as a sentence."""
    return list(_met_again(words, luggage))


def _met_again(words: Words, luggage: Luggage) -> Iterator[str]:
    if luggage.crater:
        yield words("goal.again.crater", tile=tile_in_text(words, luggage.crater))
    if luggage.machines:
        yield words("goal.again.machines", count=len(luggage.machines))
    if luggage.relics:
        yield words("goal.again.relics", count=len(luggage.relics))
    if luggage.grudge:
        yield words("goal.again.grudge", name=words(f"rivals.{luggage.grudge}.name"))
