"""What the classes that a game of Wiraqocha is made of are called in the digests of its journals, for ever."""

from typing import Final

from game.kit.rules.digest import Names
from game.titles.wiraqocha.content import definitions as d
from game.titles.wiraqocha.rules.house_rules import HouseRules

DIGEST_NAMES: Final[Names] = {
    HouseRules: (
        "HouseRules(probed_camp_waits_for_owner, exchange_keeps_die, limited_dice, plunder_keeps_die)"
    ),
    d.Tile: "Tile(label, requirement, terrain, ground, effects, relic)",
    d.Total: "Total(value)",
    d.ExactFaces: "Faces(faces)",
    d.Terrain: "Terrain",
    d.Ground: "Ground",
    d.TileEffect: "TileEffect(kind, amount)",
    d.TileEffectKind: "TileEffectKind",
    d.Card: "Card(name, type, cost, effect)",
    d.CardType: "CardType",
    d.Cost: "Cost(resources, somnium)",
    d.ExtraDie: "ExtraDie(cubes)",
    d.Fortress: "Fortress()",
    d.Shield: "Shield()",
    d.Workshop: "Workshop()",
    d.WhiteToken: "WhiteToken(token)",
    d.TokenKind: "Kind",
    d.SetDie: "SetDie(face)",
    d.DeathRay: "DeathRay()",
    d.Income: "Income(cubes)",
    d.Probe: "Probe(face)",
    d.Tunneller: "Tunneller()",
}
