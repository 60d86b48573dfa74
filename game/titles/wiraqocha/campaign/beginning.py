"""How a chapter begins: a new game on its valley, changed as the chapter says and by what is carried there."""

from collections.abc import Collection
from typing import Any

from game.base.files.yaml_tree import node_of
from game.titles.wiraqocha.campaign.carrying import CarriedOver
from game.titles.wiraqocha.content.definitions import YOU, Chapter, ValleyData
from game.titles.wiraqocha.rules.notation.positions import format_position, plain_position, read_position
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import State


def setup_of(content: ValleyData, chapter: Chapter, seed: int, carried: CarriedOver) -> Setup:
    """The set-up of a chapter's game, with all that it begins with. Raises DataError where no game can begin so."""
    colours = tuple(colours_of(content, chapter).values())
    plain = Setup(colours, seed, chapter.layout, chapter.variants)
    position = format_position(position_of(content, chapter, plain, carried))
    return Setup(colours, seed, chapter.layout, chapter.variants, plain.house_rules, chapter.name, position)


def colours_of(content: ValleyData, chapter: Chapter) -> dict[str, str]:
    """The colour that each player of a chapter plays with."""
    return dict(zip((YOU, *chapter.rivals), content.colours, strict=False))


def position_of(content: ValleyData, chapter: Chapter, setup: Setup, carried: CarriedOver) -> State:
    """The state that a chapter begins with. Raises DataError."""
    plain = plain_position(new_game(content, setup))
    colours = colours_of(content, chapter)
    start = chapter.start
    plain["board"] = {label: f"{colours[who]} {kind.value}" for label, (who, kind) in start.board.items()}
    plain["graveyard"] = [f"{colours[YOU]} {kind.value}" for kind in carried.machines]
    for key, amounts in (("cubes", start.cubes), ("crystals", start.crystals)):
        plain[key] = {**plain.get(key, {}), **{colours[who]: count for who, count in amounts.items()}}
    relics = {who: list(names) for who, names in start.relics.items()}
    taken = [name for names in relics.values() for name in names]
    relics.setdefault(YOU, []).extend(name for name in carried.relics if name not in taken)
    plain["relics"] = {colours[who]: names for who, names in relics.items()}
    owned = {colours[who]: list(names) for who, names in start.cards.items()}
    _give_cards(plain, owned, start.without, content)
    for crater in filter(None, (carried.crater, start.crater)):
        if crater not in plain["board"] and not content.tiles[crater].relic:
            plain["markers"] = {"death_ray": crater}
            break
    return read_position(node_of(plain), content)


def _give_cards(
    plain: dict[str, Any], owned: dict[str, list[str]], without: Collection[str], content: ValleyData
) -> None:
    """Let players own cards from the start, and leave others out: more come from the pile in their place."""
    given = [*without, *(name for names in owned.values() for name in names)]
    pile = [name for key in ("market", "deck") for name in plain.get(key, []) if name not in given]
    offered = content.figures.market
    plain |= {"owned": owned, "market": pile[:offered], "deck": pile[offered:]}
