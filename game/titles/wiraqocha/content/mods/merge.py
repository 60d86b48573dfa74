"""Puts mods together with the game: their tiles, cards, layouts and variants stand among its own."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from game.base.files.problems import ContentError, Problem
from game.kit.data.mods.packed_mods import digest_with
from game.kit.data.mods.title_mods import BroughtThing
from game.titles.wiraqocha.content.definitions import (
    Additions,
    ExtraDie,
    Ground,
    Layout,
    Probe,
    Tile,
    TileEffectKind,
    ValleyData,
    Variant,
    WiraqochaMod,
)
from game.titles.wiraqocha.content.mods import limits


def merge(base: ValleyData, mods: Sequence[WiraqochaMod]) -> ValleyData:
    """The game with these mods. Raises ContentError where the whole is more than a game can bear."""
    content = _merged(base, mods)
    problems = list(_problems(content, mods[-1].name))
    if problems:
        raise ContentError(problems)
    return content


def named(additions: Additions) -> Mapping[str, Sequence[str]]:
    """The names of all that a mod adds, by the part where they stand."""
    return {
        "tiles": [*additions.tiles],
        "cards": [card.name for card in additions.cards],
        "layouts": [*additions.layouts],
        "variants": [*additions.variants],
        "chapters": [*additions.chapters],
    }


def things(additions: Additions) -> Iterator[BroughtThing]:
    """What no two mods may bring: something under one name, or in the place of one tile."""
    for part, names in named(additions).items():
        for name in names:
            yield BroughtThing("mod_same_name", f"{part}.{name}", name)
    for label in additions.replaces:
        yield BroughtThing("mod_same_tile", label, label)


def _problems(content: ValleyData, last: str) -> Iterator[Problem]:
    """What keeps the game from being played with its mods, told of the last one."""
    if len({card.effect for card in content.cards if isinstance(card.effect, Probe)}) > 1:
        yield Problem(last, 0, "cards", "problem.mod_probe_faces")
    extra = sum(isinstance(card.effect, ExtraDie) for card in content.cards)
    if extra > limits.EXTRA_DIE_CARDS:
        details = {"have": extra, "most": limits.EXTRA_DIE_CARDS}
        yield Problem(last, 0, "cards", "problem.mod_extra_dice", details)
    for name, layout in content.layouts.items():
        laid = [content.tiles[label] for row in layout.rows for label in row]
        for found in goal_problems(layout, content, laid):
            yield Problem(last, 0, f"layouts.{name}", f"problem.{found.reason}", found.details)
        dice = content.figures.start_dice + _dice(content, layout)
        if dice > content.figures.dice:
            told = {"have": dice, "most": content.figures.dice}
            yield Problem(last, 0, f"layouts.{name}", "problem.mod_many_dice", told)


class GoalProblem(NamedTuple):
    """Why a layout cannot be played to its end: a locale key below `problem`, and what fills its gaps."""

    reason: str
    details: dict[str, str | int]


def goal_problems(layout: Layout, content: ValleyData, laid: Sequence[Tile]) -> list[GoalProblem]:
    """What keeps a victory from being had on a layout with these tiles, or a Camp from being placed."""
    found: list[GoalProblem] = []
    relics = sum(tile.relic for tile in laid)
    for players in layout.players or tuple(content.victory):
        goal = layout.victory.get(players) or content.victory[players]
        if relics < goal.relics:
            found.append(
                GoalProblem("mod_relics_short", {"players": players, "count": goal.relics, "have": relics})
            )
        if goal.crystals > content.figures.crystals:
            have = content.figures.crystals
            found.append(GoalProblem("mod_crystals_short", {"need": goal.crystals, "have": have}))
    if relics > limits.RELICS:
        found.append(GoalProblem("mod_many_relics", {"have": relics, "most": limits.RELICS}))
    need = 2 * max(layout.players or tuple(content.victory))
    raised = {
        label
        for variant in content.variants.values()
        for label, ground in variant.grounds.items()
        if ground is Ground.MOUNTAIN
    }
    valleys = sum(tile.ground is Ground.VALLEY and tile.label not in raised for tile in laid)
    if valleys < need:
        found.append(GoalProblem("mod_few_valleys", {"need": need, "have": valleys}))
    return found


def _dice(content: ValleyData, layout: Layout) -> int:
    """The dice that all tiles of a layout give together, those that a variant may lay there among them."""
    labels = [label for row in layout.rows for label in row]
    labels += [new for variant in content.variants.values() for new in variant.replaces.values()]
    return sum(
        effect.amount
        for label in labels
        for effect in content.tiles[label].effects
        if effect.kind is TileEffectKind.DICE
    )


def _merged(base: ValleyData, mods: Sequence[WiraqochaMod]) -> ValleyData:
    replaced: dict[str, str] = {}
    tiles: dict[str, Tile] = dict(base.tiles)
    layouts: dict[str, Layout] = dict(base.layouts)
    variants: dict[str, Variant] = dict(base.variants)
    cards = list(base.cards)
    for mod in mods:
        added = mod.additions
        replaced.update(added.replaces)
        tiles.update(added.tiles)
        layouts.update(added.layouts)
        variants.update(added.variants)
        cards += added.cards
    return replace(
        base,
        base=tuple(replaced.get(label, label) for label in base.base),
        tiles=tiles,
        layouts={name: _laid(layout, replaced) for name, layout in layouts.items()},
        variants={name: _varied(variant, replaced) for name, variant in variants.items()},
        cards=tuple(cards),
        digest=digest_with(base.digest, mods),
        mods=tuple(mods),
    )


def _laid(layout: Layout, replaced: Mapping[str, str]) -> Layout:
    """The layout with the tiles that mods put in the place of others, but no tile twice."""
    have = {label for row in layout.rows for label in row}
    new = {old: label for old, label in replaced.items() if label not in have}
    return replace(layout, rows=tuple(tuple(new.get(label, label) for label in row) for row in layout.rows))


def _varied(variant: Variant, replaced: Mapping[str, str]) -> Variant:
    """The variant, whose tiles take the place of whatever lies there now."""
    return replace(variant, replaces={replaced.get(old, old): new for old, new in variant.replaces.items()})
