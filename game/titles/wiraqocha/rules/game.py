"""The frame of one game: who plays what on which board. Shared by all its states, never copied, never changed."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from game.kit.rules.digest import Seal
from game.titles.wiraqocha.content.definitions import (
    Card,
    CardEffect,
    CardType,
    DeathRay,
    ExtraDie,
    Fortress,
    Ground,
    Income,
    Probe,
    SetDie,
    Shape,
    Shield,
    Slot,
    Tile,
    TileEffectKind,
    Tunneller,
    ValleyData,
    Victory,
    WhiteToken,
    Workshop,
)
from game.titles.wiraqocha.rules.catalogue import Memo, catalogue
from game.titles.wiraqocha.rules.dice import requirement_key
from game.titles.wiraqocha.rules.digest_names import DIGEST_NAMES
from game.titles.wiraqocha.rules.house_rules import HouseRules
from game.titles.wiraqocha.rules.needs import Need
from game.titles.wiraqocha.rules.tokens import KIND_INDEX, KINDS

_NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


Rows = tuple[tuple[str, ...], ...]  # the label of every slot


class Game:
    """One game's players, tiles, cards and house rules, with the look-up tables that the rules read.

    Tiles are known by their index in `labels`; sets of tiles and of cards are bit masks over these indices.
    """

    def __init__(
        self,
        content: ValleyData,
        colours: tuple[str, ...],
        rows: Rows,
        variants: Iterable[str] = (),
        house_rules: HouseRules | None = None,
        tiles: Mapping[str, Tile] | None = None,
        cards: Mapping[str, Card] | None = None,
        valley: str = "",
    ) -> None:
        """`rows` names the tile of every slot; `tiles` and `cards` replace definitions for this game alone.

        `valley` names the layout whose shape and victories the game has; by default they are the content's.
        """
        self.content = content
        self.figures = content.figures
        self.colours = colours
        self.seats = range(len(colours))
        self.variants = tuple(sorted(variants))
        self.house_rules = house_rules or HouseRules()
        self.rows = rows
        self.hostages = any(content.variants[name].hostages for name in self.variants)
        self.valley = valley
        self.shape = shape_of(content, valley)
        self.victory = victory_of(content, valley, len(colours))
        self.labels = self._in_order(label for row in self.rows for label in row)
        self._lay_tiles({**tiles_with(content, self.variants, self.labels), **(tiles or {})})
        self._index_cards(tuple((cards or {}).get(card.name, card) for card in content.cards))
        self.needs_met = Need.HOSTAGES * self.hostages | Need.CAVES * bool(self.passages)
        key = (content.digest, colours, rows, self.variants, self.house_rules, self.tiles, self.cards)
        self._key: tuple[object, ...] = (*key, valley) if valley else key
        self._hash = hash((content.digest, colours, rows))
        self.seal: Seal = Seal(self._key, DIGEST_NAMES)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._key == other._key

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type["Game"], tuple[object, ...]]:
        """Another process makes the game anew from what it was made of, with look-up tables of its own."""
        tiles, cards = {tile.label: tile for tile in self.tiles}, {card.name: card for card in self.cards}
        variants, house_rules = self.variants, self.house_rules
        return Game, (self.content, self.colours, self.rows, variants, house_rules, tiles, cards, self.valley)

    def _lay_tiles(self, tiles: Mapping[str, Tile]) -> None:
        self.index = {label: number for number, label in enumerate(self.labels)}
        self.tiles = tuple(tiles[label] for label in self.labels)
        self.territories = range(len(self.labels))
        self.keys = tuple(requirement_key(tile.requirement) for tile in self.tiles)
        self.mountains = self._mask(tile.ground is Ground.MOUNTAIN for tile in self.tiles)
        self.resources = self._amounts(TileEffectKind.RESOURCES)
        self.dice = self._amounts(TileEffectKind.DICE)
        self.rerolls = self._amounts(TileEffectKind.REROLL)
        self.extraction = self._amounts(TileEffectKind.EXTRACTION)
        self.ruins = self._mask(amount > 0 for amount in self.rerolls)
        self.passages = self._mask(
            any(effect.kind is TileEffectKind.PASSAGE for effect in tile.effects) for tile in self.tiles
        )
        self.relics = tuple(tile.label for tile in self.tiles if tile.relic)
        self.relic_on = tuple(
            self.relics.index(tile.label) if tile.label in self.relics else -1 for tile in self.tiles
        )
        self.catalogue = catalogue(self.labels, self.keys)
        self.slots = self._slots()
        self.neighbours = self._neighbours()

    def _in_order(self, labels: Iterable[str]) -> tuple[str, ...]:
        """The labels in the order of the content; what replaces another tile has that one's place."""
        order = {
            label: place
            for place, label in enumerate(dict.fromkeys((*self.content.base, *self.content.tiles)))
        }
        found = list(labels)
        for old, new in replacements(self.content, self.variants).items():
            if old not in found:
                order[new] = order[old]
        return tuple(sorted(found, key=order.__getitem__))

    def _amounts(self, kind: TileEffectKind) -> tuple[int, ...]:
        return tuple(
            sum(effect.amount for effect in tile.effects if effect.kind is kind) for tile in self.tiles
        )

    @staticmethod
    def _mask(flags: Iterable[bool]) -> int:
        return sum(1 << number for number, flag in enumerate(flags) if flag)

    def _slots(self) -> tuple[Slot, ...]:
        """Where each tile lies, by tile index."""
        places: dict[str, Slot] = {}
        for labels, slots in zip(self.rows, self.shape.rows, strict=True):
            places.update(zip(labels, slots, strict=True))
        return tuple(places[label] for label in self.labels)

    def _neighbours(self) -> tuple[int, ...]:
        """For each tile the mask of the tiles beside it; the Graveyard is none of them (W-3.13)."""
        at = {(slot.q, slot.r): number for number, slot in enumerate(self.slots)}
        return tuple(
            sum(1 << at[place] for dq, dr in _NEIGHBOURS if (place := (slot.q + dq, slot.r + dr)) in at)
            for slot in self.slots
        )

    def _index_cards(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.card_index = {card.name: number for number, card in enumerate(cards)}
        self.prices = tuple((card.cost.resources, card.cost.somnium) for card in cards)
        self.cheapest = min([self.figures.recover_cubes, *(resources for resources, _ in self.prices)])
        self.inventions = self._mask(card.type is CardType.INVENTION for card in cards)
        self.extra_die_cards = self._effect_mask(ExtraDie)
        self.fortress_cards = self._effect_mask(Fortress)
        self.shield_cards = self._effect_mask(Shield)
        self.workshop_cards = self._effect_mask(Workshop)
        self.set_die_cards = self._effect_mask(SetDie)
        self.ray_cards = self._effect_mask(DeathRay)
        self.income_cards = self._effect_mask(Income)
        self.probe_cards = self._effect_mask(Probe)
        self.tunnel_cards = self._effect_mask(Tunneller)
        self._needs = (
            (Need.EXTRA_DIE, self.extra_die_cards),
            (Need.SET_DIE, self.set_die_cards),
            (Need.TUNNEL, self.tunnel_cards),
            (Need.FORTRESS, self.fortress_cards),
            (Need.PROBE, self.probe_cards),
            (Need.WORKSHOP, self.workshop_cards),
        )
        self.card_needs = Memo(self._needs_of, 4096)  # by a mask of unused cards: what they meet of `Need`
        self.token_card = {
            KIND_INDEX[card.effect.token]: number
            for number, card in enumerate(cards)
            if isinstance(card.effect, WhiteToken)
        }
        self.coloured = tuple(self.figures.tokens.get(kind, 0) for kind in KINDS)

    def _effect_mask(self, effect: type[CardEffect]) -> int:
        return self._mask(isinstance(card.effect, effect) for card in self.cards)

    def _needs_of(self, cards: int) -> int:
        return sum(need for need, mask in self._needs if cards & mask)

    def reroll_rights(self, ruins: int) -> int:
        """The re-rolls that a set of Ruins gives (W-3.7)."""
        if not ruins:
            return 0
        return sum(amount for tile, amount in enumerate(self.rerolls) if amount and ruins >> tile & 1)

    def card_effects(self, mask: int) -> tuple[Any, ...]:
        """The effects of the cards in a mask, in card order."""
        if not mask:
            return ()
        return tuple(card.effect for number, card in enumerate(self.cards) if mask >> number & 1)


def shape_of(content: ValleyData, valley: str) -> Shape:
    """The shape of the layout with this name, or the content's own where it has none."""
    layout = content.layouts.get(valley)
    return layout.shape if layout and layout.shape else content.shape


def victory_of(content: ValleyData, valley: str, players: int) -> Victory:
    """What wins for so many players on the layout with this name."""
    layout = content.layouts.get(valley)
    return (layout.victory.get(players) if layout else None) or content.victory[players]


def with_replacements(rows: Rows, replaced: Mapping[str, str]) -> Rows:
    """The rows with tiles in the place of others; none lies twice, whatever is replaced by it."""
    have = {label for row in rows for label in row}
    new: dict[str, str] = {}
    for old, label in replaced.items():
        if old in have and label not in have:
            new[old] = label
            have.add(label)
    return tuple(tuple(new.get(label, label) for label in row) for row in rows)


def tiles_with(content: ValleyData, variants: Iterable[str], labels: Iterable[str]) -> dict[str, Tile]:
    """All tiles of the content by label, on the grounds that the chosen variants give them where these labels lie.

    A variant that replaces tiles gives grounds only where one of its own lies (O-11).
    """
    tiles, laid = dict(content.tiles), set(labels)
    for name in variants:
        variant = content.variants[name]
        if variant.replaces and laid.isdisjoint(variant.replaces.values()):
            continue
        for label, ground in variant.grounds.items():
            tiles[label] = replace(tiles[label], ground=ground)
    return tiles


def replacements(content: ValleyData, variants: Iterable[str]) -> dict[str, str]:
    """Which base tile each chosen variant replaces by which (W-15.13)."""
    found: dict[str, str] = {}
    for name in variants:
        found.update(content.variants[name].replaces)
    return found
