"""Goals, how a chapter was lost, and what is met again, in words."""

from collections.abc import Iterator, Sequence

from game.base.i18n.words import Words
from game.titles.wiraqocha.campaign.carrying import CarriedOver
from game.titles.wiraqocha.campaign.goals import GoalLoss, GoalProgress, loss, progress
from game.titles.wiraqocha.content.definitions import Chapter, Hold, Keep, Own, PlunderGoal, Win
from game.titles.wiraqocha.phrases import tile_in_text
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WiraqochaStep


def goal_text(words: Words, found: GoalProgress) -> str:
    """A goal as a sentence, with how far it is."""
    have = min(found.have, found.need)
    match found.goal:
        case Hold(rounds=rounds) as goal:
            what = _tiles(words, goal)
            held = words("goal.hold", what=what, have=have, need=found.need)
            if not rounds:
                return held
            if rounds == 1:
                return words("goal.once", goal=held)
            return words("goal.lasting", goal=held, have=min(found.rounds, rounds), rounds=rounds)
        case Own(what=what):
            return words(f"goal.own.{what}", have=have, need=found.need)
        case PlunderGoal(rival=rival):
            if rival:
                name = words(f"rivals.{rival}.name")
                return words("goal.plunder", name=name, have=have, need=found.need)
            return words("goal.plunder_any", have=have, need=found.need)
        case Win(victory=victory):
            return words(f"goal.win.{victory or 'any'}")
        case Keep(token=token):
            return words(f"goal.keep.{token}")


def why_lost(words: Words, chapter: Chapter, initial: State, steps: Sequence[WiraqochaStep]) -> str:
    """How a chapter was lost, as a sentence."""
    state, how = steps[-1].after, loss(chapter, initial, steps)
    match how:
        case GoalLoss.TOKEN:
            found = progress(chapter, initial, steps)
            kept = next(one.goal for one in found if isinstance(one.goal, Keep) and not one.met)
            return words(f"goal.lost.token.{kept.token}")
        case GoalLoss.RIVAL | GoalLoss.OTHERWISE:
            names = [words(f"rivals.{rival}.name") for rival in chapter.rivals]
            name = names[state.winner - 1] if how is GoalLoss.RIVAL else ""
            return words(f"goal.lost.{how}", name=name, victory=words(f"victory.{state.victory}"))
        case _:
            return words("goal.lost.time", last=chapter.rounds)


def _tiles(words: Words, goal: Hold) -> str:
    if goal.tiles:
        return words.listed([tile_in_text(words, label) for label in goal.tiles])
    return words(f"goal.terrain.{goal.terrain or 'any'}")


def carried_over_lines(words: Words, carried_over: CarriedOver) -> list[str]:
    """What a chapter finds of those before it, each as a sentence."""
    return list(_carried_over_lines(words, carried_over))


def _carried_over_lines(words: Words, carried_over: CarriedOver) -> Iterator[str]:
    if carried_over.crater:
        yield words("goal.again.crater", tile=tile_in_text(words, carried_over.crater))
    if carried_over.machines:
        yield words("goal.again.machines", count=len(carried_over.machines))
    if carried_over.relics:
        yield words("goal.again.relics", count=len(carried_over.relics))
    if carried_over.grudge:
        yield words("goal.again.grudge", name=words(f"rivals.{carried_over.grudge}.name"))
