"""A design: what may be tuned of the valley and the cards, and the small steps from one design to the next."""

import json
import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Self, TypeVar

import yaml

from game.titles.wiraqocha.content.definitions import Cost, Ground, Terrain, TileEffectKind, ValleyData
from game.titles.wiraqocha.content.load import DATA

T = TypeVar("T")

MOST_CUBES, MOST_CRYSTALS = 6, 2  # of a card's cost
NO_RUINS = "N7"  # gives way to the Caves, and its relic would be lost
LEAST = {Terrain.JUNGLE: 2, Terrain.VEIN: 3}  # H-9, H-10: the rulebooks' examples need so many
RUINS = 4  # W-3.5


@dataclass(frozen=True, slots=True)
class Land:
    """What a territory is; its requirement stays. `cubes`: of a jungle, 1 or 2; of others always 1."""

    terrain: Terrain
    ground: Ground
    cubes: int = 1

    def __post_init__(self) -> None:
        """Lands that play alike are equal, so that no design is played twice."""
        if self.terrain is not Terrain.JUNGLE:
            object.__setattr__(self, "cubes", 1)


@dataclass(frozen=True, slots=True)
class Design:
    """The territories in the order of `ValleyData.base`, and the costs in the order of `ValleyData.cards`."""

    lands: tuple[Land, ...]
    costs: tuple[Cost, ...]

    @classmethod
    def of(cls, content: ValleyData) -> Self:
        """That of the content."""
        tiles = [content.tiles[label] for label in content.base]
        cubes = [
            next((effect.amount for effect in tile.effects if effect.kind is TileEffectKind.RESOURCES), 1)
            for tile in tiles
        ]
        lands = (Land(tile.terrain, tile.ground, number) for tile, number in zip(tiles, cubes, strict=True))
        return cls(tuple(lands), tuple(card.cost for card in content.cards))

    @classmethod
    def read(cls, text: str) -> Self:
        """One that `str` has written."""
        said = json.loads(text)
        lands = (
            Land(Terrain(land["terrain"]), Ground(land["ground"]), land["cubes"]) for land in said["lands"]
        )
        return cls(tuple(lands), tuple(Cost(**cost) for cost in said["costs"]))

    def __str__(self) -> str:
        return json.dumps(asdict(self))

    def may_be(self, content: ValleyData) -> bool:
        """Whether it keeps to the rulebooks."""
        terrains = [land.terrain for land in self.lands]
        enough = all(terrains.count(terrain) >= least for terrain, least in LEAST.items())
        at_caves = terrains[content.base.index(NO_RUINS)]
        return terrains.count(Terrain.RUINS) == RUINS and enough and at_caves is not Terrain.RUINS

    def content(self, base: ValleyData) -> ValleyData:
        """The game's data with this design in them."""
        return DATA.of_texts(self.texts(base))

    def texts(self, base: ValleyData) -> list[str]:
        """The same as the texts of the files of DATA."""
        said = {name: yaml.safe_load(text) for name, text in zip(DATA.files, base.texts, strict=True)}
        tiles, cards = said["tiles.yaml"]["tiles"], said["cards.yaml"]["cards"]
        for label, land in zip(base.base, self.lands, strict=True):
            tiles[label] = {"requirement": tiles[label]["requirement"], **_said_of(land)}
        for card, cost in zip(base.cards, self.costs, strict=True):
            cards[card.name]["cost"] = {name: amount for name, amount in asdict(cost).items() if amount}
        return [yaml.safe_dump(said[name], sort_keys=False) for name in DATA.files]


def _said_of(land: Land) -> dict[str, Any]:
    said: dict[str, Any] = {"terrain": land.terrain.value, "ground": land.ground.value}
    if land.cubes > 1:
        said["resources"] = land.cubes
    if land.terrain is Terrain.RUINS:
        said["relic"] = True
    return said


def changed(design: Design, content: ValleyData, chance: random.Random) -> Design:
    """Another design that a few small steps lead to."""
    while True:
        other = design
        for _ in range(chance.choice((1, 1, 2, 2, 3, 4))):
            other = chance.choice(_STEPS)(other, chance)
        if other != design and other.may_be(content):
            return other


def crossed(one: Design, other: Design, chance: random.Random) -> Design:
    """The valley of one, with costs from both."""
    pairs = zip(one.costs, other.costs, strict=True)
    return replace(one, costs=tuple(chance.choice(pair) for pair in pairs))


def _put(row: Sequence[T], place: int, value: T) -> tuple[T, ...]:
    return (*row[:place], value, *row[place + 1 :])


def _terrains_swapped(design: Design, chance: random.Random) -> Design:
    one, other = chance.sample(range(len(design.lands)), 2)
    first, second = design.lands[one], design.lands[other]
    lands = _put(design.lands, one, replace(first, terrain=second.terrain, cubes=second.cubes))
    return replace(
        design, lands=_put(lands, other, replace(second, terrain=first.terrain, cubes=first.cubes))
    )


def _terrain_changed(design: Design, chance: random.Random) -> Design:
    place = chance.randrange(len(design.lands))
    terrain = chance.choice((Terrain.JUNGLE, Terrain.VILLAGE, Terrain.VEIN))
    return replace(design, lands=_put(design.lands, place, replace(design.lands[place], terrain=terrain)))


def _ground_changed(design: Design, chance: random.Random) -> Design:
    place = chance.randrange(len(design.lands))
    land = design.lands[place]
    ground = Ground.VALLEY if land.ground is Ground.MOUNTAIN else Ground.MOUNTAIN
    return replace(design, lands=_put(design.lands, place, replace(land, ground=ground)))


def _cubes_changed(design: Design, chance: random.Random) -> Design:
    place = chance.randrange(len(design.lands))
    land = design.lands[place]
    return replace(design, lands=_put(design.lands, place, replace(land, cubes=3 - land.cubes)))


def _price_changed(design: Design, chance: random.Random) -> Design:
    place = chance.randrange(len(design.costs))
    cost = design.costs[place]
    cubes = min(MOST_CUBES, max(1, cost.resources + chance.choice((-1, 0, 1))))
    crystals = min(MOST_CRYSTALS, max(0, cost.somnium + chance.choice((-1, 0, 1))))
    return replace(design, costs=_put(design.costs, place, Cost(cubes, crystals)))


def _all_dearer_or_cheaper(design: Design, chance: random.Random) -> Design:
    more = chance.choice((-1, 1))
    costs = (Cost(min(MOST_CUBES, max(1, cost.resources + more)), cost.somnium) for cost in design.costs)
    return replace(design, costs=tuple(costs))


_STEPS = (
    *(_terrains_swapped,) * 5,
    *(_terrain_changed,) * 4,
    *(_ground_changed,) * 2,
    _cubes_changed,
    *(_price_changed,) * 7,
    _all_dearer_or_cheaper,
)
