"""Puts mods together with the game: their tiles, cards, layouts and variants stand among its own."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from game.base.files.problems import ContentError, Problem
from game.kit.data.mods.packed_mods import check_size, digest_with
from game.titles.wiraqocha.content.definitions import (
    Content,
    ExtraDie,
    Ground,
    Layout,
    Probe,
    Tile,
    TileEffectKind,
    Variant,
    WiraqochaMod,
)
from game.titles.wiraqocha.content.mods import limits


def merge(base: Content, mods: Iterable[WiraqochaMod]) -> Content:
    """The game with these mods; their order does not matter.

    Raises ContentError where two of them bring the same thing or the whole is more than a game can bear.
    """
    chosen = sorted(mods, key=lambda mod: mod.name)
    if not chosen:
        return base
    problems = check_merge(base, chosen)
    if problems:
        raise ContentError(problems)
    return _merged(base, chosen)


def check_merge(base: Content, mods: Sequence[WiraqochaMod]) -> list[Problem]:
    """What keeps these mods from being played together, each told of the later mod."""
    problems = _clashes(mods)
    if problems:
        return problems
    problems = check_size(base.texts, mods)
    if problems:
        return problems
    last = mods[-1].name
    content = _merged(base, mods)
    if len({card.effect for card in content.cards if isinstance(card.effect, Probe)}) > 1:
        problems.append(Problem(last, 0, "cards", "problem.mod_probe_faces"))
    extra = sum(isinstance(card.effect, ExtraDie) for card in content.cards)
    if extra > limits.EXTRA_DIE_CARDS:
        details = {"have": extra, "most": limits.EXTRA_DIE_CARDS}
        problems.append(Problem(last, 0, "cards", "problem.mod_extra_dice", details))
    for name, layout in content.layouts.items():
        laid = [content.tiles[label] for row in layout.rows for label in row]
        for found in goal_problems(layout, content, laid):
            problems.append(Problem(last, 0, f"layouts.{name}", f"problem.{found.reason}", found.details))
        dice = content.figures.start_dice + _dice(content, layout)
        if dice > content.figures.dice:
            told = {"have": dice, "most": content.figures.dice}
            problems.append(Problem(last, 0, f"layouts.{name}", "problem.mod_many_dice", told))
    return problems


class GoalProblem(NamedTuple):
    """Why a layout cannot be played to its end: a locale key below `problem`, and what fills its gaps."""

    reason: str
    details: dict[str, str | int]


def goal_problems(layout: Layout, content: Content, laid: Sequence[Tile]) -> list[GoalProblem]:
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
    valleys = sum(tile.ground is Ground.VALLEY for tile in laid)
    if valleys < need:
        found.append(GoalProblem("mod_few_valleys", {"need": need, "have": valleys}))
    return found


def _dice(content: Content, layout: Layout) -> int:
    """The dice that all tiles of a layout give together, those that a variant may lay there among them."""
    labels = [label for row in layout.rows for label in row]
    labels += [new for variant in content.variants.values() for new in variant.replaces.values()]
    return sum(
        effect.amount
        for label in labels
        for effect in content.tiles[label].effects
        if effect.kind is TileEffectKind.DICE
    )


def _clashes(mods: Sequence[WiraqochaMod]) -> list[Problem]:
    """What two mods bring under one name, or in the place of one tile."""
    problems = []
    owners: dict[tuple[str, str], str] = {}
    for mod in mods:
        brought = {
            "tiles": [*mod.tiles],
            "cards": [card.name for card in mod.cards],
            "layouts": [*mod.layouts],
            "variants": [*mod.variants],
            "chapters": [*mod.chapters],
            "replaces": [*mod.replaces],
        }
        for part, names in brought.items():
            for name in names:
                owner = owners.setdefault((part, name), mod.name)
                if owner != mod.name:
                    reason = "mod_same_tile" if part == "replaces" else "mod_same_name"
                    key = name if part == "replaces" else f"{part}.{name}"
                    problems.append(
                        Problem(mod.name, 0, key, f"problem.{reason}", {"other": owner, "found": name})
                    )
    return problems


def _merged(base: Content, mods: Sequence[WiraqochaMod]) -> Content:
    replaced: dict[str, str] = {}
    tiles: dict[str, Tile] = dict(base.tiles)
    layouts: dict[str, Layout] = dict(base.layouts)
    variants: dict[str, Variant] = dict(base.variants)
    cards = list(base.cards)
    for mod in mods:
        replaced.update(mod.replaces)
        tiles.update(mod.tiles)
        layouts.update(mod.layouts)
        variants.update(mod.variants)
        cards += mod.cards
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
