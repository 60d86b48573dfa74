"""Checks what goals.yaml says, and gives it as typed values."""

from game.base.files.source import Source
from game.kit.data.sourced import Sources, sourced
from game.titles.inkas.content.goals import (
    AlternateQuests,
    Condition,
    DefeatingAyllus,
    DefeatingNeighbour,
    Dominating,
    FellingRoles,
    GoalKind,
    GoalName,
    PlantingFlags,
    StoringLlamas,
    TakingSuyus,
)
from game.titles.inkas.content.schema import GoalCardsModel, GoalModel, GoalsFile, StoreModel


def read_goals(source: Source, sources: Sources) -> AlternateQuests | None:
    """The goals and the store; None where something is wrong."""
    source.check(GoalsFile)
    cards = sourced(source, sources, GoalCardsModel, ("cards",))
    store = sourced(source, sources, StoreModel, ("store",))
    found = {}
    for name in source.check_names(("goals",), tuple(GoalName)):
        if model := sourced(source, sources, GoalModel, ("goals", name)):
            found[GoalName(str(name))] = GoalKind(_condition(model), tuple(model.apus))
    if cards is None or store is None:
        return None
    return AlternateQuests(found, cards.each, store.offered, store.tampu, store.by_flag)


def _condition(model: GoalModel) -> Condition:
    conditions: dict[str, Condition] = {
        "flags": PlantingFlags(dict(zip((2, 3, 4), model.by_apus, strict=True)), model.printed, model.qusqu),
        "suyus": TakingSuyus(model.count),
        "neighbour": DefeatingNeighbour(model.steps),
        "defeated": DefeatingAyllus(model.count),
        "fallen": FellingRoles(tuple(role.value for role in model.roles)),
        "stored": StoringLlamas(model.llamas),
        "dominated": Dominating(),
    }
    return conditions[model.condition]
